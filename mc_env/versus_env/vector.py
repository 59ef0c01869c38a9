"""Many games of Vs. System stepped together in one process, with batched observations: the fast path for learners.

A `gymnasium.vector.VectorEnv` as `mc_env.env.vector` describes it, with the same seeds, autoreset modes, padded and packed
observations. Without `seat` one learner plays every seat and a reward is that of who has just decided; `infos["rewards"]` has
what each seat got, one row a game, `infos["points"]` what it has made of an episode that ended (`Match.points`). With `seat`
opponents (`partners=`, in order of seats, or one for all) play the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from mc_env.encoders.packed import Packed
from mc_env.env.controller import Controller
from mc_env.env.matches import KEYS_USED, AnySettings
from mc_env.env.vector import VectorGames
from mc_env.errors import ConfigError
from mc_env.versus_env.encoder import packed
from mc_env.versus_env.match import Match
from mc_env.versus_env.rewards import Sparse
from mc_env.versus_env.settings import Settings


class VersusController(Controller):
    """A match as one learner lives it: paid as its seat is, or as whoever has decided."""

    match: Match

    def __init__(self, settings: AnySettings, seat: int | None = None, partners: Any = None) -> None:
        super().__init__(settings, seat, partners)
        self.match.payee = -1 if seat is None else seat

    def set_state(self, state: tuple[Any, ...]) -> None:
        super().set_state(state)
        self.match.payee = -1 if self.seat is None else self.seat


class VersusGames(VectorGames):
    """See the module's docstring."""

    def __init__(self, num_envs: int, **arguments: Any) -> None:
        super().__init__(num_envs, **arguments)
        self._pays_at_end = type(self.settings.reward) is Sparse
        self._by_seat = np.zeros((self.num_envs, self.settings.players), np.float32)
        self._points = np.zeros_like(self._by_seat)

    def _checked(self, arguments: Mapping[str, Any]) -> AnySettings:
        out = Settings(arguments)
        if out.keys != KEYS_USED:
            raise ConfigError(f"keys: a vector of games calls them {' and '.join(KEYS_USED)}")
        return out

    def _controller(self, seat: int | None, partners: Any) -> Controller:
        return VersusController(self.settings, seat, partners)

    def _batch_of(self, n: int) -> Packed:
        return packed(n)

    def _clear_results(self) -> None:
        super()._clear_results()
        self._by_seat.fill(0.0)
        self._points.fill(0.0)

    def _note_result(self, i: int) -> None:
        super()._note_result(i)
        match: Any = self.games[i].match
        if match.by_seat is not None:
            self._by_seat[i, : match.game.players] = match.rewards()
        if match.seat < 0:
            self._points[i, : match.game.players] = match.points()

    def _infos(self) -> dict[str, Any]:
        return {**super()._infos(), "rewards": self._by_seat.copy(), "points": self._points.copy()}


def make_vector(num_envs: int = 1, **arguments: Any) -> VersusGames:
    """For `gymnasium.make_vec(id, vectorization_mode="vector_entry_point")`."""
    return VersusGames(num_envs, **arguments)
