"""Games of Vs. System between agents: who sits where, how it ended, many side by side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from mc_env.agents.players import registry, side_by_side
from mc_env.agents.players.base import Agent, Seat
from mc_env.versus.engine import new_game
from mc_env.versus.engine.game import Game, start
from mc_env.versus.engine.new_game import Setup
from mc_env.versus_env.episodes import KEYS, Episodes
from mc_env.versus_env.settings import MAX_ROUNDS

AT_ONCE: Final = 32  # games played side by side
LONGEST: Final = 4000  # choices after which a game that is limited at all is cut off
FIRST_SEED: Final = 0  # of evaluations: training never plays small seeds


@dataclass(frozen=True)
class Result:
    """How a game ended: points by side (1 won, 0 lost, shares of a tie or of a game that was cut off)."""

    setup: Setup
    lineup: tuple[str, ...]  # who sat at each seat
    sides: tuple[int, ...]
    points: tuple[float, ...]  # by seat
    first: int  # who had the first turn
    reason: str
    rounds: int
    decisions: int

    def points_of(self, name: str) -> float:
        """The points of those who go by a name, on average."""
        found = [x for who, x in zip(self.lineup, self.points, strict=True) if who == name]
        return sum(found) / len(found)


class Table:
    """A game with an agent at every seat, as `side_by_side` plays it."""

    def __init__(
        self, setup: Setup, lineup: Sequence[str], agents: Mapping[str, Agent], max_rounds: int | None
    ) -> None:
        self.setup, self.lineup = setup, tuple(lineup)
        self.game: Game = start(setup)
        self.agents = [agents[name] for name in lineup]
        self.max_rounds = max_rounds
        self.decisions = 0
        for agent in self.agents:
            agent.begin(setup.seed)

    @property
    def over(self) -> bool:
        g = self.game.state
        late = self.max_rounds is not None and (g.round > self.max_rounds or self.decisions >= LONGEST)
        return g.pending is None or late

    def ask(self) -> tuple[Agent, Seat] | None:
        pending = self.game.state.pending
        assert pending is not None
        return self.agents[pending.player], Seat(self.game, pending.player)

    def choose(self, option: int, seconds: float) -> None:
        self.decisions += 1
        self.game.choose(option)

    def result(self) -> Result:
        g = self.game.state
        if g.outcome:
            points = tuple([1.0 / len({g.sides[q] for q in g.winners}) if p in g.winners else 0.0 for p in range(g.n)])
        else:
            points = (1.0 / len(set(g.sides)),) * g.n
        reason = self.game.outcome_reason or "max_rounds"
        return Result(self.setup, self.lineup, g.sides, points, g.first, reason, g.round, self.decisions)


def play(
    games: Iterable[tuple[Setup, Sequence[str]]],
    agents: Mapping[str, Agent],
    max_rounds: int | None = MAX_ROUNDS,
    at_once: int = AT_ONCE,
) -> Iterator[Result]:
    """Play games, each with who sits where; results come as games end."""
    tables = (Table(setup, lineup, agents, max_rounds) for setup, lineup in games)
    for table in side_by_side.play(tables, at_once):
        yield table.result()


def made(specs: Iterable[str]) -> dict[str, Agent]:
    """Agents by their specs."""
    return {spec: registry.make(spec) for spec in specs}


@dataclass(frozen=True)
class Match:
    """Games between two players: every setup is played with each of them in every place, so decks and seats are fair."""

    arguments: Mapping[str, Any]  # of the environment: mode, players, decks
    games: int  # setups times places
    first_seed: int = FIRST_SEED

    def pairings(self, one: str, other: str) -> Iterator[tuple[Setup, tuple[str, ...]]]:
        """One side is played by the first, the others by the second; the side changes from game to game of a setup."""
        episodes = Episodes(**{k: v for k, v in self.arguments.items() if k in KEYS})
        left, seed = self.games, self.first_seed
        while left > 0:
            setup = episodes.setup(seed)
            sides = sides_of(setup)
            for side in sorted(set(sides))[:left]:
                yield setup, tuple([one if s == side else other for s in sides])
                left -= 1
            seed += 1

    def mirrored(self, name: str) -> Iterator[tuple[Setup, tuple[str, ...]]]:
        """Everybody is the same player, in another setup each time."""
        episodes = Episodes(**{k: v for k, v in self.arguments.items() if k in KEYS})
        for seed in range(self.first_seed, self.first_seed + self.games):
            setup = episodes.setup(seed)
            yield setup, (name,) * len(setup.decks)


def sides_of(setup: Setup) -> tuple[int, ...]:
    """The side of every seat."""
    return new_game.sides(setup.mode, len(setup.decks))


def score(match: Match, agent: Agent, rival: str) -> float:
    """The mean points of an agent against a rival; in a free for all against several of it."""
    agents = {"agent": agent, "rival": registry.make(rival)}
    limit = match.arguments.get("max_rounds", MAX_ROUNDS)
    results = list(play(match.pairings("agent", "rival"), agents, limit))
    return sum(result.points_of("agent") for result in results) / len(results)
