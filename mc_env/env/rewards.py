"""Rewards: what the team gets for each decision, in named components.

All players share one reward. `Sparse` pays at the end. `Shaped` adds, at every decision, how much a potential has changed:
villain hit points over all stages, main scheme threat over all stages, hit points of the heroes. Its potential is 0 once
the game is over, so the shaping of a whole episode sums (with gamma 1) to minus the potential of its first position and
leaves the best policy what it was. `progress` is the same, but what was done to the villain stays paid when the game is lost.
At a truncation the potential of the position counts: whoever bootstraps goes on from
there.

Anything with `components`, `begin` and `after` is a reward: see `Reward`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final, Protocol, runtime_checkable

from mc_env.engine.game import Game
from mc_env.engine.knowing.progress import measures, progress
from mc_env.engine.state.state import State
from mc_env.errors import ConfigError, unknown

Parts = tuple[float, ...]
WIN: Final = 1
RUNNING, WON, LOST, TRUNCATED = "running", "win", "loss", "truncated"


@runtime_checkable
class Reward(Protocol):
    """How a reward is asked for. It keeps nothing itself: what it must remember of an episode is handed back to it."""

    @property
    def components(self) -> tuple[str, ...]:
        """Names of what a reward is the sum of."""

    def begin(self, game: Game) -> Any:
        """What to remember of the first position; plain data."""

    def after(self, game: Game, memory: Any, end: str) -> tuple[Parts | None, Any]:
        """The components earned by the last decision (None for nothing at all), and what to remember now.

        `end` is "running", "win", "loss" or "truncated".
        """


@dataclass(frozen=True)
class Sparse:
    """Something for a win, for a loss and for a game that takes too long; nothing on the way."""

    win: float = 1.0
    loss: float = -1.0
    truncated: float = 0.0
    components: ClassVar[tuple[str, ...]] = ("outcome",)

    def begin(self, game: Game) -> None:
        return None

    def after(self, game: Game, memory: None, end: str) -> tuple[Parts | None, None]:
        if end == RUNNING:
            return None, None
        return (self.outcome(end),), None

    def outcome(self, end: str) -> float:
        return self.win if end == WON else self.loss if end == LOST else self.truncated


@dataclass(frozen=True)
class Shaped:
    """`Sparse`, and the change of a potential at every decision.

    The weights say what it is worth to bring the villain from all its hit points to none, the main scheme from no threat to
    its last target, the heroes from full health to none. `gamma` is the learner's discount for one decision. `kept` is the share
    of what was done to the villain that stays paid when the game is lost: with it the best policy is no longer exactly the one
    that wins most, but there is something to learn from where nobody wins yet.
    """

    villain: float = 0.5
    threat: float = 0.25
    health: float = 0.25
    gamma: float = 1.0
    outcome: Sparse = Sparse()
    kept: float = 0.0
    components: ClassVar[tuple[str, ...]] = ("outcome", "villain", "threat", "health")

    def __post_init__(self) -> None:
        if not 0 < self.gamma <= 1:
            raise ConfigError(f"gamma of a shaped reward is more than 0 and at most 1, not {self.gamma!r}")
        if not 0 <= self.kept <= 1:
            raise ConfigError(f"kept of a shaped reward is a share between 0 and 1, not {self.kept!r}")

    def begin(self, game: Game) -> tuple[Any, Parts]:
        totals = measures(game.state)
        return totals, self._potentials(game.state, totals)

    def after(self, game: Game, memory: tuple[Any, Parts], end: str) -> tuple[Parts | None, Any]:
        totals, before = memory
        now = self._potentials(game.state, totals) if end not in (WON, LOST) else (0.0, 0.0, 0.0)
        if end == LOST and self.kept:
            now = (self.kept * self._potentials(game.state, totals)[0], 0.0, 0.0)
        if now == before and self.gamma == 1 and end == RUNNING:
            return None, memory
        gamma = self.gamma
        paid = self.outcome.outcome(end) if end != RUNNING else 0.0
        return (paid, *(gamma * b - a for a, b in zip(before, now, strict=True))), (totals, now)

    def _potentials(self, g: State, totals: tuple[int, int, int]) -> Parts:
        villain, threat, health = progress(g, totals)
        return self.villain * villain, -self.threat * threat, self.health * (health - 1)


NAMED: Final[dict[str, Reward]] = {"sparse": Sparse(), "shaped": Shaped(), "progress": Shaped(kept=1.0)}


def make_reward(spec: str | Reward) -> Reward:
    """A reward by name, or one made elsewhere."""
    if isinstance(spec, str):
        if spec not in NAMED:
            raise ConfigError(str(unknown("reward", spec, NAMED)))
        return NAMED[spec]
    if not isinstance(spec, Reward):
        raise ConfigError(f"reward is {', '.join(NAMED)} or an object with components, begin and after, not {spec!r}")
    return spec
