"""Every benchmark task can be measured: also those that draw their tables, or bring their partners."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from mc_env.agents.evaluation.games import Lineup, MeasuredGame, drawn_game
from mc_env.agents.evaluation.measure import measure
from mc_env.agents.evaluation.plan import Evaluation
from mc_env.agents.evaluation.tables import from_task
from mc_env.agents.players.registry import make
from mc_env.env import make_task
from mc_env.env.tasks import task_names

QUIET = Console(quiet=True)


def first_seed(name: str) -> int:
    return make_task(name).evaluation_seeds.start


@pytest.mark.parametrize("name", task_names())
def test_every_task_has_a_first_decision(name: str) -> None:
    label, setup = from_task(name)
    lineup = Lineup(label, ("random",) * len(setup["heroes"]), setup)
    game = MeasuredGame(lineup, first_seed(name), [make("random") for _ in lineup.team])
    asked = game.ask()
    assert asked is not None
    game.choose(asked[0].choose(asked[1]), 0.0)


@pytest.mark.parametrize("name", ["split-heroes-v1", "split-players-v1"])
def test_a_drawn_game_is_the_one_of_the_environment(name: str) -> None:
    env = make_task(name).raw_env("test")
    for seed in range(first_seed(name), first_seed(name) + 4):
        env.reset(seed=seed)
        game, partners = drawn_game(name, seed)
        assert game.state.key() == env.match.game.state.key()
        assert not partners


def test_partners_of_a_task_play_as_they_do_in_its_environment() -> None:
    name = "adhoc-rhino-2p-v1"
    for seed in range(first_seed(name), first_seed(name) + 3):
        env = make_task(name).gym("test")
        env.reset(seed=seed)
        label, setup = from_task(name)
        game = MeasuredGame(Lineup(label, ("random",), setup, max_rounds=30), seed, [make("random")])
        for _ in range(40):
            if game.over:
                break
            asked = game.ask()
            assert asked is not None
            agent, seat = asked
            if seat.player == 0:
                game.choose(0, 0.0)
                env.step(0)
            else:
                game.choose(agent.choose(seat), 0.0)
        ours, theirs = game.game.choices, env.controller.match.game.choices
        n = min(len(ours), len(theirs))
        assert n > 10
        assert ours[:n] == theirs[:n]


@pytest.mark.parametrize("name", ["split-players-v1", "adhoc-rhino-2p-v1", "split-cards-v1"])
def test_it_is_reported_by_its_name(name: str, tmp_path: Path) -> None:
    rows = measure(Evaluation(agents=("random", "heuristic"), task=(name,), seeds=2), QUIET, tmp_path, quiet=True)
    assert [row.lineup.task for row in rows] == [name, name]
    assert all(len(row.games) == 2 for row in rows)
