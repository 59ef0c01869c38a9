"""Vs. System as a Gymnasium environment: one side against an opponent, or one learner for every seat.

    gymnasium.make("mc_env/Versus-v0")                              # player 0 of a duel against "random"
    gymnasium.make("mc_env/Versus-v0", partners="duelist")          # against the heuristic
    gymnasium.make("mc_env/Versus-v0", mode="2v2", seat=1, partners=["duelist", "random", "duelist"])
    gymnasium.make("mc_env/Versus-v0", seat=None)                   # every seat, seen and paid as who decides

Observations are one-level dictionaries with the mask in `action_mask`; `action_masks()` gives it as sb3-contrib wants it.
Illegal actions raise unless the environment was made with `illegal="terminate"`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from mc_env.env.controller import Controller
from mc_env.env.learner import LearnerEnv
from mc_env.versus.engine.game import Game
from mc_env.versus_env import drawing
from mc_env.versus_env.aec import RENDER_MODES
from mc_env.versus_env.settings import Settings
from mc_env.versus_env.vector import VersusController


class VersusEnv(LearnerEnv):
    """See the module's docstring."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        *,
        seat: int | None = 0,
        partners: Any = None,
        render_mode: str | None = None,
        **arguments: Any,
    ) -> None:
        super().__init__(self._made(arguments, seat, partners), render_mode)

    def _made(self, arguments: Mapping[str, Any], seat: int | None, partners: Any) -> Controller:
        return VersusController(Settings(arguments), seat, partners)

    @property
    def game(self) -> Game:
        """The game itself. Look, but choose only through `step`."""
        found: Game = self.controller.match.game
        return found

    def _draw(self) -> Any:
        match = self.controller.match
        return drawing.drawn(self.render_mode or "", match.game, match.seat, match.reason)
