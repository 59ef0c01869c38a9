"""After a game: how it went by the eyes of a network, where it turned, and what the network would have done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Final

from mc_env.agents.players.base import Seat
from mc_env.engine.game import Game
from mc_env.web import thinking
from mc_env.web.course import OPENLY
from mc_env.web.protocol import Moment, Review

TURNING: Final = 5  # moments that are called turning points at most
TURN: Final = 0.05  # and how much the value must change there
TOGETHER: Final = 32  # decisions that a network looks at at once


def positions(game: Game) -> Iterator[tuple[Game, int]]:
    """The game at each of its decisions, as it was before the choice, and the choice. Each position is a copy of its own."""
    past = game.rewind(0)
    for i in game.choices:
        yield past.clone(), i
        past.choose(i)


def assessed(game: Game, adviser: str) -> list[tuple[list[float], float]]:
    """What a network thinks at each decision of a game: the chance of every option, and the value."""
    network = thinking.network(adviser)
    out: list[tuple[list[float], float]] = []
    seats: list[Seat] = []
    for at, _ in positions(game):
        assert at.decision is not None
        seats.append(Seat(at, at.decision.player))
        if len(seats) == TOGETHER:
            out += network.assess(seats)
            seats = []
    return out + (network.assess(seats) if seats else [])


def review(game: Game, adviser: str, only: int | None, conceded: bool = False) -> Review:
    """Every decision of a finished game (`only`: of one seat) beside what the network would have done."""
    moments: list[Moment] = []
    followed: list[
        int
    ] = []  # moments whose values can be compared: a payment or discard half made looks odd to a network
    for n, ((at, choice), (chances, value)) in enumerate(zip(positions(game), assessed(game, adviser), strict=True)):
        decision = at.decision
        assert decision is not None
        if only is not None and decision.player != only:
            continue
        best = max(range(len(chances)), key=chances.__getitem__)
        options = decision.options
        would = options[best].label if best != choice else ""
        about = (decision.player, decision.prompt, options[choice].label, would)
        moments.append(Moment(n, at.round, *about, chances[choice], value, False))
        if decision.kind in OPENLY:
            followed.append(len(moments) - 1)
    outcome = "conceded" if conceded else game.outcome or ""
    return Review(
        "review", adviser, thinking.network(adviser).assesses, outcome, game.round, tuple(_turning(moments, followed))
    )


def _turning(moments: list[Moment], followed: list[int]) -> list[Moment]:
    """The same with those marked after which the value changed most, from one followed moment to the next."""
    values = [m.value or 0.0 for m in moments]
    changes = {i: abs(values[j] - values[i]) for i, j in pairwise(followed)}
    largest = sorted(changes, key=lambda i: -changes[i])[:TURNING]
    marked = {i for i in largest if changes[i] >= TURN}
    return [replace(m, turning=i in marked) for i, m in enumerate(moments)]
