"""The board shows what the view knows, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from mc_env.engine.game import new_game
from mc_env.render.text import bar, plain, player_names, summary
from mc_env.table import Table


def test_board_shows_the_whole_table_at_a_glance() -> None:
    t = Table(scenario="klaw")
    t.hero("Spider-Man", form="hero", hand=["Backflip", "Genius"], in_play=["Web-Shooter", "Black Cat"], damage=4)
    t.hero("Iron Man", form="alter-ego", hand=["Haymaker"], status=["stunned"], exhausted=True)
    t.villain("Klaw", damage=10, attachments=["Sonic Converter"], status=["tough"]).main_scheme(
        threat=3, acceleration=1
    )
    t.minion("Hydra Mercenary", engaged=1, damage=1).side_scheme("Defense Network", threat=2)
    t.card("Web-Shooter", counters=2, exhausted=True)
    t.start()
    text = plain(t.game.view(0))
    for words in (
        "Round 1 | player phase | first player: Spider-Man | active: Spider-Man",
        "Klaw I  [==========",
        "14/24 hit points",
        "tough",
        "+ Sonic Converter",
        "3/12 threat",
        "(+1 acceleration)",
        "Defense Network 2 threat crisis",
        "P1 Spider-Man | hero",
        "6/10  THW 1 ATK 2 DEF 3",
        "Black Cat 2/2 THW 1 ATK 1",
        "Web-Shooter (2 web, exhausted)",
        "P2 Tony Stark | alter-ego | exhausted",
        "stunned",
        "Hydra Mercenary 2/3 SCH 0 ATK 1 guard",
        "hand 2, deck 20, discard 0",
        "0  Backflip",
        "mental mental",
        "Haymaker",
    ):
        assert words in text, f"{words!r} is missing:\n{text}"


def test_board_hides_private_hands() -> None:
    game = new_game(["spider_man", "iron_man"], "rhino", 1, hands="private")
    other = game.view(1)["players"][1]["hand"]["cards"]
    text = plain(game.view(0))
    assert not any(card in text for card in other if card not in game.view(0)["players"][0]["hand"]["cards"])
    assert "6 cards" in text


@pytest.mark.parametrize(("players", "scenario"), [(1, "rhino"), (3, "klaw"), (4, "ultron")])
def test_every_position_of_a_game_can_be_shown(players: int, scenario: str) -> None:
    heroes = ["spider_man", "captain_marvel", "she_hulk", "iron_man"][:players]
    game = new_game(heroes, scenario, players, hands="private")
    rng = Random(players)
    shown = 0
    while game.decision:
        game.choose(rng.randrange(len(game.decision)))
        if len(game.choices) % 29 == 0:
            seat = len(game.choices) % players
            assert "Villain" in plain(game.view(seat), width=80)
            assert summary(game.view(seat))
            shown += 1
    assert "Villain" in plain(game.view(0))
    assert shown


def test_players_are_called_by_their_heroes_in_either_form() -> None:
    assert player_names(new_game(["iron_man"], "rhino").view(0)) == ["Iron Man"]


def test_activation_in_progress_is_shown() -> None:
    t = Table().hero("Spider-Man", form="hero").start(phase="villain", step=2)
    assert "Now: Rhino attacks Spider-Man" in plain(t.game.view(0))


@pytest.mark.parametrize(
    ("now", "full", "text"),
    [(0, 10, "[    ] 0/10"), (1, 99, "[=   ] 1/99"), (12, 10, "[====] 12/10"), (3, 0, "[=   ] 3/0")],
)
def test_bar_is_empty_only_at_nothing(now: int, full: int, text: str) -> None:
    assert bar(now, full, "red", 4).plain == text
