"""How the tests play: masked random episodes on every path, with the same choices where paths are compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np

import mc_env
from mc_env.env.aec import raw_env
from mc_env.table import Table

Env = Any  # an AEC environment, wrapped or not


def legal(mask: Any) -> list[int]:
    return [int(i) for i in np.flatnonzero(mask)]


def pick(mask: Any, rng: Random) -> int:
    """A legal action."""
    return rng.choice(legal(mask))


def episode(env: Env, rng: Random, seed: int | None = None, options: dict[str, Any] | None = None) -> dict[str, float]:
    """A masked random episode; what `last()` handed each agent, summed."""
    env.reset(seed=seed, options=options)
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        env.step(None if terminated or truncated else pick(observation["action_mask"], rng))
    return got


def decisions(env: Env, rng: Random, seed: int | None = None) -> Iterator[str]:
    """Play at random, stopping before each decision; the agent who decides."""
    env.reset(seed=seed)
    while env.agents:
        _, _, terminated, truncated, info = env.last(observe=False)
        if terminated or truncated:
            env.step(None)
            continue
        yield env.agent_selection
        if env.agents and not env.terminations[env.agent_selection]:
            env.step(pick(info["action_mask"], rng))


def same(a: Any, b: Any) -> bool:
    """Whether two observations (or infos) are equal to the last number."""
    if isinstance(a, dict):
        return isinstance(b, dict) and a.keys() == b.keys() and all(same(a[k], b[k]) for k in a)
    if isinstance(a, np.ndarray):
        return isinstance(b, np.ndarray) and a.dtype == b.dtype and np.array_equal(a, b)
    return bool(a == b)


def until(env: raw_env, rng: Random, reached: Callable[[raw_env], bool], seeds: int = 200) -> raw_env:
    """Play random games until something is the case at a decision."""
    for seed in range(seeds):
        for _ in decisions(env, rng, seed):
            if reached(env):
                return env
    raise AssertionError("it never came to that")


def doomed_partner(hands: str = "open") -> Table:
    """Two players, the first of whom falls to the next attack while the second goes on."""
    t = Table(scenario="rhino", hands=hands)
    t.hero("Spider-Man", form="hero", hand=["Backflip"], damage=9, exhausted=True)
    t.hero("Captain Marvel", form="hero", hand=["Energy Absorption", "Energy Absorption"])
    t.villain("Rhino", stage=1)
    return t


__all__ = ["Env", "decisions", "doomed_partner", "episode", "legal", "mc_env", "pick", "same", "until"]
