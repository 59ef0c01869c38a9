"""What is shown fits the screen: the whole board on a large one, a small one on 80x24, also for four players."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console

from mc_env.agents import make
from mc_env.cli.screen import Screen
from mc_env.engine.game import Game, new_game
from mc_env.render import text
from mc_env.render.ahead import ahead, in_brief
from mc_env.table import Table

HEROES = ["spider_man", "captain_marvel", "she_hulk", "iron_man"]


def shown(game: Game, width: int, height: int, *, full: bool = False) -> list[str]:
    """The board and the options on a terminal of this size."""
    console = Console(
        width=width, height=height, file=StringIO(), force_terminal=True, highlight=False, color_system=None
    )
    screen = Screen(console, text.player_names(game.view(0)))
    assert game.decision is not None
    screen.board(game, game.decision.player, ["ppo:rhino_duo"] * game.players, full=full)
    screen.options(game)
    return console.file.getvalue().splitlines()  # type: ignore[attr-defined,no-any-return]


def positions(players: int, scenario: str) -> Iterator[Game]:
    """A game of good players, at many of the decisions that show a board."""
    agent = make("heuristic")
    game = new_game(HEROES[:players], scenario, 3)
    while game.decision is not None and game.round < 7:
        if game.decision.kind in ("mulligan", "turn", "defend", "discard") and len(game.choices) % 5 == 0:
            yield game
        game.choose(agent.decide(game, game.decision.player))


@pytest.mark.parametrize(("players", "scenario"), [(1, "klaw"), (2, "rhino"), (4, "ultron")])
def test_board_and_options_fit_on_24_lines(players: int, scenario: str) -> None:
    heights = [len(shown(game, 80, 24)) for game in positions(players, scenario)]
    fitting = sum(h < 24 for h in heights)  # and a line to type in
    assert len(heights) > 8
    assert fitting >= (len(heights) if players < 3 else 0.95 * len(heights)), sorted(heights)[-10:]
    assert max(heights) <= 27


def test_no_line_is_wider_than_the_screen() -> None:
    assert all(len(line) <= 80 for game in positions(4, "ultron") for line in shown(game, 80, 24))


def test_a_large_screen_shows_the_whole_board() -> None:
    game = next(positions(2, "rhino"))
    assert any("╭─ P1" in line for line in shown(game, 160, 50))
    assert not any("╭─ P1" in line for line in shown(game, 160, 20))
    assert not any("╭─ P1" in line for line in shown(game, 80, 50))
    assert any("╭─ P1" in line for line in shown(game, 80, 24, full=True))


def test_a_screen_too_small_once_keeps_its_board() -> None:
    console = Console(width=120, height=30, file=StringIO(), force_terminal=True, highlight=False, color_system=None)
    screen = Screen(console, ["Spider-Man", "Captain Marvel", "She-Hulk", "Iron Man"])
    full = new_game(HEROES, "ultron", 1)
    assert full.decision is not None
    screen.board(full, 0)
    assert screen.compact
    screen.board(new_game(["spider_man"], "rhino", 1), 0)
    assert screen.compact


def crowd() -> Table:
    t = Table(scenario="ultron").hero("Spider-Man", form="hero", hand=["Backflip", "Genius"], in_play=["Web-Shooter"])
    t.hero("She-Hulk", form="alter-ego", status=["tough"]).environment("Ultron Drones")
    for _ in range(4):
        t.minion("Drone")
    t.villain("Ultron", status=["stunned"]).main_scheme(threat=2, acceleration=1).side_scheme("Drone Factory", threat=3)
    return t


def test_the_small_board_tells_the_same_facts() -> None:
    small = "\n".join(shown(crowd().game, 80, 24))
    for words in (
        "Ultron I 34/34 SCH 1 ATK 2 (stunned)",
        "The Crimson Cowl 2/6 threat (+1 acceleration); Drone Factory 3 acceleration; \nUltron Drones",
        "> P1 Spider-Man hero 10/10 THW 1 ATK 2 DEF 3",
        "against facedown Drone 1/1 SCH 1 ATK 1 x4",
        "Web-Shooter (3 web)",
        "P2 Jennifer Walters alter-ego 15/15 REC 5 (tough)",
        "Hand  h1 Backflip (0 P), h2 Genius (- MM)",
        "Next  +",
        "damage: you 4",
    ):
        assert words in small, f"{words!r} is missing:\n{small}"


def test_cards_that_look_alike_share_a_line_on_the_whole_board_too() -> None:
    assert "facedown Drone 1/1 SCH 1 ATK 1 x4" in text.plain(crowd().game.view(0), 160)


def test_what_comes_next_is_told_in_words() -> None:
    game = crowd().game
    view, told = game.view(0), game.forecast()
    threat, you, other = (line.plain for line in ahead(view, told))
    assert threat == "The Crimson Cowl +5 threat (4 and 1 by scheming): 7/6"
    assert you == "you are attacked for 4 (Ultron stunned, facedown Drone 1 x4)"
    assert other == "schemes against She-Hulk: 1 (Ultron 1; 1 boost card)"
    assert in_brief(view, told).plain == "+5 threat: 7/6; damage: you 4; 1 boost card; 2 encounter cards"
    assert "bold red" in {span.style for span in ahead(view, told)[0].spans}  # the scheme would be completed


def test_what_protects_a_hero_is_counted() -> None:
    t = Table().hero("Spider-Man", form="hero", status=["tough"]).minion("Hydra Mercenary")
    lines = [line.plain for line in ahead(t.game.view(0), t.game.forecast())]
    assert lines[1] == "you are attacked for 3 (Rhino 2, Hydra Mercenary 1; 1 boost card; damage 1)"


def test_nothing_is_told_when_nothing_comes() -> None:
    t = Table().hero("Spider-Man", form="hero", hand=["Enhanced Spider-Sense", "Genius"]).dealt(0, "Advance")
    t.start(phase="villain", step=4)
    assert t.decision.prompt == "Interrupt? (Advance is revealed)"
    assert ahead(t.game.view(0), t.game.forecast()) == []
    assert in_brief(t.game.view(0), t.game.forecast()).plain == ""


def test_an_attack_without_a_target_yet_names_none() -> None:
    t = Table().hero("Spider-Man", form="hero", hand=["Swinging Web Kick", "Genius", "Energy"]).minion("Hydra Bomber")
    t.choose("Play Swinging Web Kick", "Genius", "Energy")
    assert t.decision.kind == "target"
    assert "Now: Spider-Man attacks; on the table: Swinging Web Kick" in text.plain(t.game.view(0))
