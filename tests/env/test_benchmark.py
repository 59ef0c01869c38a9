"""The benchmark of the environment measures what it says."""

from __future__ import annotations

from random import Random

from benchmarks.environment import costs_of, own_overhead, paths, peers
from mc_env.cli.bench import HEROES
from mc_env.env.settings import Settings


def test_every_path_plays_as_many_decisions_as_asked() -> None:
    arguments = {"heroes": HEROES[:2], "scenario": "rhino"}
    for name, work in paths(Settings(arguments), arguments, 2, 30, Random(1)).items():
        assert work() == 30, name


def test_pieces_cost_something() -> None:
    costs = costs_of(Settings({"heroes": HEROES[:1]}), 20, Random(1), 1)
    assert all(cost > 0 for cost in costs.values())
    assert own_overhead(Settings({"heroes": HEROES[:1]}), 1) > 0


def test_peers_are_measured_or_said_to_be_missing() -> None:
    for name, rate in peers(20, Random(1), 1).items():
        assert "not installed" in rate if isinstance(rate, str) else rate > 0, name
