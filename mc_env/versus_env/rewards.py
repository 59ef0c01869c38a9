"""Rewards of Vs. System: by side, and together 0.

`Sparse` pays at the end: 1 to each player of the side that has won, its share of -1 to everybody else's side; nothing for a tie
or a game that was cut off. `Shaped` adds, at every decision, the change of a potential: how much of their main characters' health
a side has left, less what the others have on average. It is 0 once the game is over, so the best policy stays what it was.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final, Protocol, runtime_checkable

from mc_env.errors import ConfigError, unknown
from mc_env.versus.engine import values
from mc_env.versus.engine.game import Game
from mc_env.versus.engine.state import State

BySeat = tuple[float, ...]
RUNNING, OVER, TRUNCATED, FORFEIT = "running", "over", "truncated", "forfeit"


@runtime_checkable
class Reward(Protocol):
    """How a reward is asked for. It keeps nothing itself: what it must remember of an episode is handed back to it."""

    @property
    def components(self) -> tuple[str, ...]:
        """Names of what a reward is the sum of."""

    def begin(self, game: Game) -> Any:
        """What to remember of the first position; plain data."""

    def after(
        self, game: Game, memory: Any, end: str, winners: tuple[int, ...]
    ) -> tuple[tuple[BySeat, ...] | None, Any]:
        """For each component what each seat gets for the last decision (None for nothing at all), and what to remember now.

        `end` is "running", "over", "truncated" or "forfeit"; `winners` the seats that have won.
        """


def outcome(g: State, winners: tuple[int, ...]) -> BySeat:
    """What each seat gets at the end: all sides together 0."""
    won = {g.sides[p] for p in winners}
    every = set(g.sides)
    if len(won) != 1:
        return (0.0,) * g.n
    return tuple(1.0 if g.sides[p] in won else -1.0 / (len(every) - 1) for p in range(g.n))


@dataclass(frozen=True)
class Sparse:
    """Something at the end, nothing on the way."""

    components: ClassVar[tuple[str, ...]] = ("outcome",)

    def begin(self, game: Game) -> None:
        return None

    def after(
        self, game: Game, memory: None, end: str, winners: tuple[int, ...]
    ) -> tuple[tuple[BySeat, ...] | None, None]:
        if end == RUNNING:
            return None, None
        return (outcome(game.state, winners),), None


@dataclass(frozen=True)
class Shaped:
    """The same, and the change of a potential on the way."""

    wounds: float = 0.5  # from untouched to KO'd
    components: ClassVar[tuple[str, ...]] = ("outcome", "wounds")

    def begin(self, game: Game) -> BySeat:
        return self.potential(game.state)

    def potential(self, g: State) -> BySeat:
        """By seat: the health that main characters of the side have left, less the mean of the other sides."""
        left: dict[int, list[float]] = {}
        for p in range(g.n):
            c = g.mains[p]
            health = max(values.health(g, c), 1)
            left.setdefault(g.sides[p], []).append(max(health - g.wounds[c], 0) / health if g.alive[p] else 0.0)
        means = {side: sum(shares) / len(shares) for side, shares in left.items()}
        total = sum(means.values())
        return tuple(
            self.wounds * (means[g.sides[p]] - (total - means[g.sides[p]]) / (len(means) - 1)) for p in range(g.n)
        )

    def after(
        self, game: Game, memory: BySeat, end: str, winners: tuple[int, ...]
    ) -> tuple[tuple[BySeat, ...] | None, BySeat]:
        g = game.state
        now = (0.0,) * g.n if end in (OVER, FORFEIT) else self.potential(g)
        change = tuple(a - b for a, b in zip(now, memory, strict=True))
        if end == RUNNING:
            return ((0.0,) * g.n, change) if any(change) else None, now
        return (outcome(g, winners), change), now


REWARDS: Final[dict[str, Reward]] = {"sparse": Sparse(), "shaped": Shaped()}


def make_reward(given: str | Reward) -> Reward:
    """A reward by name, or one at hand."""
    if isinstance(given, str):
        if given not in REWARDS:
            raise unknown("reward", given, REWARDS)
        return REWARDS[given]
    if not isinstance(given, Reward):
        raise ConfigError(
            f"reward is one of {', '.join(REWARDS)} or an object with components, begin and after, not {given!r}"
        )
    return given
