"""Nothing that is played leaves reference cycles behind, which only the garbage collector would find and free."""

from __future__ import annotations

import gc
from collections.abc import Callable
from random import Random

import pytest

from mc_env.agents.learning.playing import win_rate
from mc_env.env.aec import raw_env
from mc_env.env.vector import VectorGames
from tests.env.playing import episode, pick

HEROES = ["spider_man", "captain_marvel", "she_hulk", "iron_man"]


def through_the_environment(seed: int) -> None:
    env = raw_env(heroes=HEROES, scenario=["rhino", "klaw", "ultron"][seed % 3], max_rounds=3)
    episode(env, Random(seed), seed)


def many_at_once(seed: int) -> None:
    rng = Random(seed)
    games = VectorGames(4, heroes=HEROES[:2], scenario="klaw", max_rounds=2, hands="private", reward="shaped")
    seen, _ = games.reset(seed=seed)
    for _ in range(100):
        seen, *_ = games.step([pick(mask, rng) for mask in seen["action_mask"]])


def by_rules_of_thumb(seed: int) -> None:
    win_rate("heuristic", {"heroes": HEROES[:2], "scenario": "ultron", "max_rounds": 3}, [seed])


def by_search(seed: int) -> None:
    win_rate(
        "montecarlo:rollouts=1,rounds=1,width=2", {"heroes": HEROES[:1], "scenario": "rhino", "max_rounds": 1}, [seed]
    )


@pytest.mark.parametrize("play", [through_the_environment, many_at_once, by_rules_of_thumb, by_search])
def test_games_leave_no_cycles_behind(play: Callable[[int], None]) -> None:
    for seed in range(3):
        play(seed)  # what is made once and kept
    gc.collect()
    gc.disable()
    try:
        for seed in range(3, 6):
            play(seed)
        # the runner of the tests may leave a few; plans that were closures left thousands
        assert gc.collect() < 50
    finally:
        gc.enable()
