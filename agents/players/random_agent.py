"""Any option, each as likely: the floor that everything else stands on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from mc_env.agents.players.base import Agent, Seat


class RandomAgent(Agent):
    """Chooses any option, each as likely. Needs no cards: in an environment the mask is enough."""

    spec = "random"

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._rng = Random(seed)

    def begin(self, seed: int) -> None:
        self._rng = Random(f"{self._seed}/{seed}")

    def choose(self, seat: Seat) -> int:
        return self._rng.randrange(len(seat.decision))

    def act(self, observation: Any, mask: Sequence[int], info: Mapping[str, Any]) -> int:
        legal = [i for i, x in enumerate(mask) if x]
        return legal[self._rng.randrange(len(legal))]
