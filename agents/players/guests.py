"""Agents of others, named in a spec by module or file: `my_package.module:Class`, `path/file.py:Class,depth=3`.

Three shapes are welcome: an `Agent`, any class with `choose(seat) -> index`, and any class with `act(observation, mask, info)
-> index`, which is shown what the Gymnasium environment shows: a one-level dictionary of arrays by its `encoder` ("entities"
unless it says otherwise), the mask in it. `begin(seed)`, `explain()`, `together` and the arguments of
the constructor, `seed` among them, are optional. What a guest answers is checked, so that a wrong answer names who gave it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from mc_env import loading
from mc_env.agents.players import options
from mc_env.agents.players.base import Agent, Seat
from mc_env.agents.players.options import Spec
from mc_env.agents.support.provenance import digest
from mc_env.encoders import Encoder, make_encoder
from mc_env.errors import ConfigError, McEnvError
from mc_env.kernel.state import MAX_OPTIONS


class Guest(Agent):
    """Somebody else's player at a seat."""

    def __init__(self, player: Any, spec: str) -> None:
        self.player = player
        self.spec = spec
        self.together = bool(getattr(player, "together", False)) and hasattr(player, "choose_together")
        self.weights = getattr(player, "weights", "") or _source(player)
        self._choose = self._way_to_choose()
        self._encoders: dict[int, Encoder] = {}  # by player count

    def _way_to_choose(self) -> Callable[[Seat], object]:
        if callable(getattr(self.player, "choose", None)):
            choose: Callable[[Seat], object] = self.player.choose
            return choose
        if callable(getattr(self.player, "act", None)):
            return self._by_arrays
        raise ConfigError(
            f"agent {self.spec!r}: a {type(self.player).__name__} has neither choose(seat) nor act(observation, mask, info)"
        )

    def begin(self, seed: int) -> None:
        if hasattr(self.player, "begin"):
            self.player.begin(seed)

    def choose(self, seat: Seat) -> int:
        if isinstance(self.player, Agent):
            self.player.talks = self.talks
        chosen = self._checked(self._choose(seat), seat)
        self.ranked = tuple(getattr(self.player, "ranked", ()))
        return chosen

    def choose_together(self, seats: Sequence[Seat]) -> list[int]:
        if not self.together:
            return super().choose_together(seats)
        chosen = list(self.player.choose_together(seats))
        if len(chosen) != len(seats):
            raise ConfigError(f"agent {self.spec!r} gave {len(chosen)} choices for {len(seats)} seats")
        return [self._checked(one, seat) for one, seat in zip(chosen, seats, strict=True)]

    def act(self, observation: Any, mask: Sequence[int], info: Mapping[str, Any]) -> int:
        if not isinstance(info.get("seat"), Seat) and callable(getattr(self.player, "act", None)):
            return int(self.player.act(observation, mask, info))
        return super().act(observation, mask, info)

    def explain(self) -> str:
        return str(self.player.explain()) if self.talks and hasattr(self.player, "explain") else ""

    def _by_arrays(self, seat: Seat) -> object:
        """The answer of a player who wants arrays."""
        encoder = self._encoders.get(seat.players)
        if encoder is None:
            wanted = getattr(self.player, "encoder", "entities")
            encoder = self._encoders[seat.players] = make_encoder(wanted, seat.players)
        inner = seat.encode(encoder.encode)
        mask = np.zeros(MAX_OPTIONS, np.int8)
        mask[: len(seat.decision)] = 1
        observation = {**(inner if isinstance(inner, Mapping) else {"observation": inner}), "action_mask": mask}
        return self.player.act(observation, mask, {"decider": seat.player, "decision": seat.decision.kind})

    def _checked(self, answer: Any, seat: Seat) -> int:
        """An answer as an index of an option; anything else names the guest."""
        count = len(seat.decision)
        if isinstance(answer, bool) or not hasattr(answer, "__index__") or not 0 <= int(answer) < count:
            raise ConfigError(f"agent {self.spec!r} chose {answer!r}; there are options 0 to {count - 1}")
        return int(answer)


def make(text: str, place: str, spec: Spec, seed: int) -> Guest:
    """The guest that `module:Name` or `path.py:Name` names: a class is called with the options of the spec."""
    found = loading.attribute(place, "agent")
    if not isinstance(found, type):
        if spec.bare is not None or spec.options:
            raise ConfigError(f"agent {text!r}: {place} is no class, so it takes no options")
        return Guest(found, text)
    given = options.arguments(text, spec, found, seed)
    try:
        player = found(**given)
    except McEnvError:
        raise
    except Exception as error:
        raise ConfigError(f"agent {text!r} could not be made: {type(error).__name__}: {error}") from error
    return Guest(player, text)


def _source(player: object) -> str:
    """The file that a player is written in, as a digest: an evaluation does not go on with games of other code."""
    named = player if hasattr(player, "__name__") else type(player)
    file = getattr(sys.modules.get(getattr(named, "__module__", "")), "__file__", None)
    return digest(Path(file)) if file is not None and Path(file).is_file() else ""
