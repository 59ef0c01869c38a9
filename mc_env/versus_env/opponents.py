"""Who plays the other seats: an agent by its spec ("random", "duelist", "ppo:FILE"), or anything that answers a decision.

It is a callable that takes the game at its decision and returns the index of an option, or an object with such an `act`. If it
has `begin(seed)`, that is called before each episode.
"""

from __future__ import annotations

from typing import Any, Final

from mc_env import loading
from mc_env.errors import ConfigError, unknown
from mc_env.kernel.rng import MASK, mix
from mc_env.versus.engine.game import Game

RANDOM: Final = "random"


class Random:
    """Any option, each as likely; the same seed plays the same way."""

    def __init__(self) -> None:
        self.seed = 0

    def begin(self, seed: int) -> None:
        self.seed = mix(seed & MASK)

    def act(self, game: Game) -> int:
        pending = game.state.pending
        assert pending is not None
        return mix(self.seed ^ mix(len(game.choices))) % len(pending.opts)

    def __repr__(self) -> str:
        return "<opponent random>"


def make_opponent(spec: Any) -> Any:
    """A player from the spec of an agent, a callable, or an object with `act`."""
    if isinstance(spec, str):
        if spec == RANDOM:
            return Random()
        agents = loading.module("mc_env.agents", "opponent")  # they come after environments; who names one has them
        if not agents.is_spec(spec):
            raise ConfigError(str(unknown("opponent", spec, agents.names())))
        return agents.partner(spec)
    if isinstance(spec, type):
        return make_opponent(spec())
    if callable(spec) or callable(getattr(spec, "act", None)):
        return spec
    raise ConfigError(f"an opponent is a name, a callable or an object with act(game), not {spec!r}")
