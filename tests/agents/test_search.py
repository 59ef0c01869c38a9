"""Search guided by a network."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
import torch

import mc_env
from mc_env import agents
from mc_env.agents.judgement import QUESTIONS
from mc_env.agents.judgement.scoring import did_right
from mc_env.agents.network import saving
from mc_env.agents.network.model import Network, Shape
from mc_env.agents.players.base import Seat
from mc_env.agents.players.search import DRAWS, STAGE, Inquiry, SearchAgent
from mc_env.engine.game import Game
from mc_env.table import Table

TINY = Shape(width=8, context=8, card=4, coded=True, win=True)


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A network that has learned nothing: it likes all options about as well."""
    torch.manual_seed(4)
    file = tmp_path_factory.mktemp("nets") / "tiny.safetensors"
    saving.write(file, saving.pack(Network(TINY), {}))
    return str(file)


def a_game(players: int, hands: str = "open", seed: int = 5) -> Game:
    heroes = ["spider_man", "captain_marvel", "she_hulk", "iron_man"][:players]
    return mc_env.new_game(heroes=heroes, scenario="rhino", seed=seed, hands=hands)


def play_on(game: Game, agent: agents.Agent, decisions: int) -> list[int]:
    chosen = []
    for _ in range(decisions):
        if game.decision is None:
            break
        chosen.append(agent.decide(game, game.decision.player))
        game.choose(chosen[-1])
    return chosen


@pytest.mark.parametrize(("players", "hands"), [(1, "open"), (2, "open"), (2, "private"), (4, "private")])
def test_it_plays_with_any_number_of_players_open_and_private(tiny: str, players: int, hands: str) -> None:
    game = a_game(players, hands)
    agent = agents.make(f"search:{tiny},worlds=2,width=3")
    assert len(play_on(game, agent, 12)) == 12


def test_the_same_position_is_searched_the_same_way_alone_or_among_others(tiny: str) -> None:
    agent = SearchAgent(tiny, worlds=4, width=3)
    games = [a_game(2, seed=seed) for seed in range(4)]
    seats = [Seat(game, game.decision.player) for game in games if game.decision is not None]
    together = agent.choose_together(seats)
    assert together == [agent.choose(seat) for seat in seats]
    assert together == SearchAgent(tiny, worlds=4, width=3).choose_together(seats)


def test_a_winning_blow_is_found_by_a_network_that_knows_nothing(tiny: str) -> None:
    """One world is enough: the game is won there, and nothing is more than that."""
    t = Table(scenario="rhino", seed=1)
    t.hero("Spider-Man", form="hero", hand=["Haymaker", "Genius"], damage=8, exhausted=True)
    t.villain("Rhino", stage=2, damage=12)
    t.main_scheme(threat=6)
    agent = SearchAgent(tiny, worlds=4, width=8, least=0.0, margin=0.0)
    agent.talks = True
    assert t.options()[agent.decide(t.game, 0)] == "Play Haymaker"
    assert agent.explain().startswith("Play Haymaker (wins 100% in 4 worlds)")


@pytest.mark.parametrize("name", ["the mansion can wait", "no rest among bombers"])
def test_a_narrow_way_out_is_found_where_all_that_the_network_would_do_is_lost(name: str) -> None:
    question = next(q for q in QUESTIONS if q.name == name)
    wide = agents.make("search:generalist,worlds=4,width=20")
    assert not did_right(agents.make("ppo:generalist"), question)
    assert did_right(wide, question)


@pytest.mark.parametrize(("chance", "worlds"), [(0.0, STAGE), (0.5, 6)], ids=["nothing_found", "a_way_out"])
def test_anything_is_tried_in_few_worlds_if_nothing_comes_of_it(
    tiny: str, chance: float, worlds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(self: SearchAgent, copies: Sequence[tuple[Inquiry, int, Game]], drawn: Random | None = None) -> None:
        for inquiry, option, _ in copies:
            inquiry.results[option].append(0.0 if drawn is None else chance)

    monkeypatch.setattr(SearchAgent, "_play", play)
    game = a_game(1)
    assert game.decision is not None
    agent = SearchAgent(tiny, worlds=6)
    agent.choose(Seat(game, game.decision.player))
    (inquiry,) = agent.searched
    assert {len(tried) for tried in inquiry.results.values()} == {worlds * DRAWS}


def test_searching_changes_nothing_at_the_table(tiny: str) -> None:
    game = a_game(2)
    before = game.state.key()
    SearchAgent(tiny, worlds=4).decide(game, 0)
    assert game.state.key() == before


def test_it_cannot_see_what_its_player_cannot(tiny: str) -> None:
    """The choice is the same in every world that looks the same from the seat."""
    game = a_game(2, "private")
    agent = SearchAgent(tiny, worlds=4, width=3)
    play_on(game, agents.make("random", seed=2), 30)
    assert game.decision is not None
    player = game.decision.player
    chosen = agent.decide(game, player)
    for seed in range(5):
        assert agent.decide(game.resample(player, seed), player) == chosen


def test_the_policy_stands_unless_another_option_is_ahead_by_more_than_chance() -> None:
    inquiry = Inquiry(None, 0, [2, 0], until=1)  # type: ignore[arg-type]
    inquiry.results = {2: [0.5, 0.2, 0.6, 0.4], 0: [0.6, 0.2, 0.5, 0.5]}
    assert inquiry.choice(1.0) == 2
    inquiry.results[0] = [0.7, 0.3, 0.8, 0.6]
    assert inquiry.choice(1.0) == 0


def test_options_far_behind_are_dropped() -> None:
    inquiry = Inquiry(None, 0, [0, 1, 2, 3], until=1)  # type: ignore[arg-type]
    inquiry.results = {0: [0.5, 0.6], 1: [0.1, 0.2], 2: [0.5, 0.7], 3: [0.5, 0.6]}
    inquiry.drop()
    assert 1 not in inquiry.alive
    assert len(inquiry.alive) == 2


def test_it_says_how_often_each_option_wins(tiny: str) -> None:
    game = a_game(1)
    agent = agents.make(f"search:{tiny},worlds=2,width=3")
    agent.talks = True
    play_on(game, agent, 3)
    assert "worlds" in agent.explain() or "not searched" in agent.explain()


def test_time_can_be_its_budget(tiny: str) -> None:
    game = a_game(1)
    agent = SearchAgent(tiny, worlds=10_000, milliseconds=1)
    agent.decide(game, 0)
    assert all(inquiry.worlds < 10_000 for inquiry in agent.searched)


@pytest.mark.parametrize("options", ["worlds=0", "width=1", "rounds=0", "milliseconds=-1"])
def test_budgets_of_nothing_are_refused(tiny: str, options: str) -> None:
    with pytest.raises(mc_env.ConfigError, match="search needs"):
        agents.make(f"search:{tiny},{options}")


def test_a_network_without_a_chance_to_win_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "old.safetensors"
    saving.write(file, saving.pack(Network(Shape(8, 8, 4)), {}))
    with pytest.raises(mc_env.ConfigError, match="how likely a win"):
        agents.make(f"search:{file}")
