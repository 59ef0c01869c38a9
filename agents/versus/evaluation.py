"""How players compare: a payoff matrix with Elo and intervals, what seats and going first are worth, partners in cross-play.

Every pair of players meets in the same setups (decks and seeds), each of them in every place. Points are 1 for a win, 0 for a
loss and shares of what is tied or cut off. Elo are the strengths that make the observed points most likely; intervals draw setups
anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from mc_env.agents.evaluation.stats import bootstrap, wilson
from mc_env.agents.players.base import Agent
from mc_env.agents.versus.playing import FIRST_SEED, Match, Result, play, sides_of
from mc_env.errors import ConfigError
from mc_env.versus.engine.new_game import Setup
from mc_env.versus_env.episodes import KEYS, Episodes
from mc_env.versus_env.settings import MAX_ROUNDS

Floats = NDArray[np.float64]
SCALE: Final = 400 / np.log(10)  # of Elo
RESAMPLES: Final = 400
_PRIOR: Final = 0.5  # games that everybody has tied with everybody, so that nobody is infinitely strong


@dataclass
class Payoff:
    """Points of each player (row) against each other (column), and all games behind them."""

    names: tuple[str, ...]
    arguments: Mapping[str, Any]
    results: dict[tuple[int, int], list[Result]] = field(default_factory=dict)
    mirrors: dict[str, list[Result]] = field(default_factory=dict)  # games of players with themselves

    def points(self, i: int, j: int) -> list[float]:
        """What player i made of every game against j."""
        if (i, j) in self.results:
            return [result.points_of(self.names[i]) for result in self.results[i, j]]
        return [1 - x for x in self.points(j, i)] if (j, i) in self.results else []

    def matrix(self) -> Floats:
        """Mean points, NaN where nobody met."""
        n = len(self.names)
        out = np.full((n, n), np.nan)
        for i, j in product(range(n), repeat=2):
            found = self.points(i, j)
            if found:
                out[i, j] = np.mean(found)
        return out


def payoff(
    agents: Mapping[str, Agent],
    arguments: Mapping[str, Any],
    games: int,
    seed: int = FIRST_SEED,
    search_games: int = 0,
    mirrored: Sequence[str] = (),
) -> Payoff:
    """Let every pair of agents play so many games; pairs with a search, which is slow, fewer if that is asked for.

    Those who are mirrored play so many with themselves too: what places are worth among equals.
    """
    if len(agents) < 2:
        raise ConfigError("a payoff matrix needs at least two players")
    out = Payoff(tuple(agents), arguments)
    limit = arguments.get("max_rounds", MAX_ROUNDS)
    for i, j in combinations(range(len(out.names)), 2):
        one, other = out.names[i], out.names[j]
        searching = any(name.partition(":")[0] == "search" for name in (one, other))
        match = Match(arguments, search_games if searching and search_games else games, seed)
        out.results[i, j] = list(play(match.pairings(one, other), agents, limit))
    for name in mirrored:
        out.mirrors[name] = list(play(Match(arguments, games, seed).mirrored(name), agents, limit))
    return out


# ------------------------------------------------------------------------------------------ strengths


def elo(points: Floats, games: Floats) -> Floats:
    """Strengths that make points likeliest (Bradley and Terry), with mean 0.

    >>> [round(x) for x in elo(np.array([[0, 75.0], [25.0, 0]]), np.array([[0, 100.0], [100.0, 0]]))]
    [95, -95]
    """
    played = games + _PRIOR * (1 - np.eye(len(games)))
    won = (points + _PRIOR / 2 * (1 - np.eye(len(games)))).sum(1)
    strength = np.ones(len(games))
    for _ in range(500):
        expected = (played / (strength[:, None] + strength[None, :])).sum(1)
        strength = won / expected
        strength /= np.exp(np.log(strength).mean())
    found: Floats = SCALE * np.log(strength)
    return found


def strengths(found: Payoff, seed: int = 0) -> list[tuple[float, float, float]]:
    """Elo of every player with an interval of 95%: setups are drawn anew, with all the games that were played of each."""
    n = len(found.names)
    pairs = list(found.results)
    by_setup: dict[int, list[tuple[int, int, float]]] = {}
    for i, j in pairs:
        for result in found.results[i, j]:
            by_setup.setdefault(result.setup.seed, []).append((i, j, result.points_of(found.names[i])))
    setups = list(by_setup.values())
    rng = np.random.default_rng(seed)
    drawn = [_elo_of(setups, n)]
    for _ in range(RESAMPLES):
        drawn.append(_elo_of([setups[k] for k in rng.integers(len(setups), size=len(setups))], n))
    table = np.array(drawn)
    low, high = np.quantile(table[1:], [0.025, 0.975], axis=0)
    return list(zip(table[0].tolist(), low.tolist(), high.tolist(), strict=True))


def _elo_of(setups: Iterable[Sequence[tuple[int, int, float]]], n: int) -> Floats:
    points, games = np.zeros((n, n)), np.zeros((n, n))
    for rows in setups:
        for i, j, x in rows:
            points[i, j] += x
            points[j, i] += 1 - x
            games[i, j] += 1
            games[j, i] += 1
    return elo(points, games)


def places(results: Sequence[Result]) -> dict[str, tuple[float, float, float]]:
    """What places are worth, whoever sits there: the points of each seat and of who has the first turn, with intervals."""
    out = {}
    for p in range(len(results[0].points)):
        out[f"seat {p + 1}"] = with_interval([result.points[p] for result in results])
    out["first turn"] = with_interval([result.points[result.first] for result in results])
    return out


def with_interval(points: Sequence[float]) -> tuple[float, float, float]:
    """Mean points with an interval: Wilson's where games are won or lost, else drawn anew."""
    mean = float(np.mean(points))
    if set(points) <= {0.0, 1.0}:
        return (mean, *wilson(int(sum(points)), len(points)))
    return (mean, *bootstrap(points))


# ------------------------------------------------------------------------------------------ partners


def cross_play(
    agents: Mapping[str, Agent], rival: str, games: int, arguments: Mapping[str, Any], seed: int = FIRST_SEED
) -> dict[tuple[str, str], tuple[float, float, float]]:
    """Every pair of partners (self-play where both are the same) against two of a rival: mean points with intervals."""
    names = [name for name in agents if name != rival]
    episodes = Episodes(**{k: v for k, v in arguments.items() if k in KEYS})
    limit = arguments.get("max_rounds", MAX_ROUNDS)
    out = {}
    for one, other in [(a, b) for k, a in enumerate(names) for b in names[k:]]:
        lineups = list(_partnered(episodes, one, other, rival, games, seed))
        results = list(play(lineups, agents, limit))
        own = [next(x for who, x in zip(r.lineup, r.points, strict=True) if who != rival) for r in results]
        out[one, other] = with_interval(own)
    return out


def _partnered(
    episodes: Episodes, one: str, other: str, rival: str, games: int, seed: int
) -> Iterable[tuple[Setup, tuple[str, ...]]]:
    """Lineups in which two partners sit on either side, in either order, against the rival."""
    left = games
    while left > 0:
        setup = episodes.setup(seed)
        sides = sides_of(setup)
        for side, pair in product(sorted(set(sides)), ((one, other), (other, one))):
            if left > 0 and (one != other or pair == (one, other)):
                partners = iter(pair)
                yield setup, tuple([next(partners) if s == side else rival for s in sides])
                left -= 1
        seed += 1
