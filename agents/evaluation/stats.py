"""The few statistics behind every number that is published: exact where that is cheap, else a bootstrap by NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, sqrt

import numpy as np
from numpy.typing import NDArray

from mc_env.errors import ConfigError

Z95 = 1.959963984540054


def wilson(wins: int, n: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a win rate: honest near 0 and 1, and for few games.

    >>> low, high = wilson(7, 10)
    >>> round(low, 4), round(high, 4)
    (0.3968, 0.8922)
    """
    if not 0 <= wins <= n or n < 1:
        raise ConfigError(f"{wins} wins of {n} games: games must be at least 1, wins between 0 and games")
    rate = wins / n
    scale = 1 + z * z / n
    centre = (rate + z * z / (2 * n)) / scale
    half = z * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n)) / scale
    return max(0.0, centre - half), min(1.0, centre + half)


def mcnemar(first_only: int, second_only: int) -> float:
    """The exact two-sided p-value that two agents win equally often on the same seeds.

    Only the seeds on which exactly one of them wins tell them apart; under equality each of those is a coin toss.
    """
    if first_only < 0 or second_only < 0:
        raise ConfigError(f"counts are not negative: {first_only}, {second_only}")
    n = first_only + second_only
    if n == 0:
        return 1.0
    tail = sum(comb(n, k) for k in range(min(first_only, second_only) + 1))
    return min(1.0, 2 * float(tail / 2**n))


def discordant(first: Sequence[bool], second: Sequence[bool]) -> tuple[int, int]:
    """On how many seeds only the first wins, and only the second."""
    if len(first) != len(second):
        raise ConfigError(f"paired results must be on the same seeds: {len(first)} and {len(second)} games")
    return (
        sum(a and not b for a, b in zip(first, second, strict=True)),
        sum(b and not a for a, b in zip(first, second, strict=True)),
    )


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def bootstrap(
    values: Sequence[float], resamples: int = 2000, seed: int = 0, level: float = 0.95
) -> tuple[float, float]:
    """A percentile bootstrap interval of the mean. Of a difference: give the paired differences."""
    if not len(values):
        raise ConfigError("a bootstrap needs at least one value")
    return _middle(_means(np.asarray(values, float), resamples, np.random.default_rng(seed)), level)


def bootstrap_runs(
    runs: Sequence[Sequence[float]], resamples: int = 2000, seed: int = 0, level: float = 0.95
) -> tuple[float, float]:
    """The same over training runs that played the same seeds: runs are drawn, and seeds, the same ones for every run drawn.

    So luck in training counts as well, and what a seed is to all runs is not averaged away as if each had met others.
    """
    if not runs or any(not len(run) for run in runs):
        raise ConfigError("a bootstrap over runs needs at least one run, and at least one value in each")
    if len({len(run) for run in runs}) > 1:
        raise ConfigError(f"runs must be measured on the same seeds: {', '.join(str(len(run)) for run in runs)} games")
    rng = np.random.default_rng(seed)
    table = np.asarray(runs, float)
    n, games = table.shape
    means = np.empty(resamples)
    for i in range(resamples):
        drawn = table[rng.integers(n, size=n)].mean(0)  # of each seed, over the runs drawn
        means[i] = drawn[rng.integers(games, size=games)].mean()
    return _middle(means, level)


def bootstrap_tables(
    tables: Sequence[Sequence[float]], resamples: int = 2000, seed: int = 0, level: float = 0.95
) -> tuple[float, float]:
    """The same over tables that were chosen, not drawn: games are drawn within each, and every table counts the same."""
    if not tables or any(not len(games) for games in tables):
        raise ConfigError("a bootstrap over tables needs at least one table, and at least one value in each")
    rng = np.random.default_rng(seed)
    return _middle(np.mean([_means(np.asarray(games, float), resamples, rng) for games in tables], axis=0), level)


def _means(values: NDArray[np.float64], resamples: int, rng: np.random.Generator) -> NDArray[np.float64]:
    """Means of as many values, drawn again and again with return."""
    n = len(values)
    return np.array([values[rng.integers(n, size=n)].mean() for _ in range(resamples)])


def _middle(means: NDArray[np.float64], level: float) -> tuple[float, float]:
    low, high = np.quantile(means, [(1 - level) / 2, (1 + level) / 2])
    return float(low), float(high)
