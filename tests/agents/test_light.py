"""The light player: points from a table of weights."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

import mc_env
from mc_env.agents import make
from mc_env.agents.players.base import Seat
from mc_env.agents.players.light import LightAgent, read
from mc_env.agents.players.light.scoring import FACTS, PLACES, pick, places, points
from mc_env.encoders import vocab
from mc_env.errors import ConfigError, McEnvError
from mc_env.kernel.cells import numbers

PAIR = ["spider_man", "iron_man"]


def positions(seed: int, hands: str = "open") -> list[mc_env.Game]:
    """Some moments of a game of Ultron, played at random."""
    game, rng, out = mc_env.new_game(PAIR, "ultron", seed, hands=hands), random.Random(seed), []
    while game.decision is not None and game.state.round < 4:
        if len(game.decision) > 1 and rng.random() < 0.2:
            out.append(game.clone())
        game.choose(rng.randrange(len(game.decision)))
    return out


def test_every_option_has_a_dozen_facts_in_the_table() -> None:
    for game in positions(1):
        pending = game.state.pending
        assert pending is not None
        found = places(game.state, pending, vocab.ids())
        assert len(found) == FACTS * len(pending.opts)
        assert all(0 <= at < PLACES for at in found)


def test_the_option_with_most_points_is_picked() -> None:
    rng = random.Random(3)
    table = numbers([rng.randrange(-900, 900) for _ in range(PLACES)])
    for game in positions(2):
        pending = game.state.pending
        assert pending is not None
        scores = points(game.state, pending, vocab.ids(), table)
        assert pick(game.state, pending, vocab.ids(), table) == scores.index(max(scores))


@pytest.mark.parametrize("hands", ["open", "private"])
def test_what_a_player_cannot_know_gives_no_points(hands: str) -> None:
    agent = LightAgent()
    for game in positions(4, hands):
        assert game.decision is not None
        seat = Seat(game, game.decision.player)
        scores = seat.encode(agent._points)
        for seed in range(3):
            world = seat.resample(seed)
            assert Seat(world, seat.player).encode(agent._points) == scores


def test_it_wins_where_random_players_lose() -> None:
    for spec, least, most in (("light", 6, 12), ("random", 0, 1)):
        agent, wins = make(spec), 0
        for seed in range(12):
            game = mc_env.new_game(["spider_man"], "rhino", seed)
            while game.decision is not None:
                game.choose(agent.decide(game, game.decision.player))
            wins += game.outcome == "win"
        assert least <= wins <= most, spec


def test_it_says_what_it_liked() -> None:
    agent = make("light")
    agent.talks = True
    game = positions(1)[0]
    assert game.decision is not None
    chosen = agent.decide(game, game.decision.player)
    assert agent.explain().startswith(game.decision.options[chosen].label)


def test_search_may_play_on_by_it() -> None:
    game = mc_env.new_game(["spider_man"], "rhino", 1)
    agent = make("montecarlo:rollouts=4,rounds=1,playouts=light")
    for _ in range(30):
        assert game.decision is not None
        game.choose(agent.decide(game, game.decision.player))
    with pytest.raises(McEnvError, match="way to play on 'quick'"):
        make("montecarlo:playouts=quick")


def test_cards_that_come_later_have_points_too() -> None:
    """Faces are numbered as products are loaded; a player may be older than that."""
    agent = LightAgent()
    assert vocab.ids()
    vocab._known[0], vocab._IDS[:] = -1, []  # as it was before anything was loaded
    game = mc_env.new_game(["thor"], "risky_business", 1)
    assert game.state.pending is not None
    assert 0 <= agent.pick(game.state) < len(game.state.pending.opts)


def test_a_table_of_another_size_is_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "weights.bin"
    wrong.write_bytes(np.zeros(10, np.int16).tobytes())
    with pytest.raises(ConfigError, match=r"65,536 weights.*not 10"):
        read(wrong)


def test_fitting_finds_what_a_teacher_does(tmp_path: Path) -> None:
    from mc_env.agents.players.light import fitting

    shown = fitting.watch(make("heuristic"), 3000)
    weights, agreement = fitting.fit(shown, epochs=3)
    chance = float(np.mean(1 / shown.options))
    assert agreement > chance + 0.2
    file = tmp_path / "weights.bin"
    file.write_bytes(fitting.as_bytes(weights))
    assert len(read(file)) == PLACES
