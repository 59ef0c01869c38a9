"""Marvel Champions as a Gymnasium environment: one learner plays every seat, or one seat with partners.

    gymnasium.make("mc_env/Rhino-v0")                                   # every seat, seen with the decider's eyes
    gymnasium.make("mc_env/Rhino-v0", seat=0, partners="fighter")       # seat 0; the others are played for it
    gymnasium.make("mc_env/Klaw-v0", heroes=["iron_man"], encoder="flat", reward="shaped")

Observations are one-level dictionaries with the mask in `action_mask`; `action_masks()` gives it as sb3-contrib wants it.
Illegal actions raise unless the environment was made with `illegal="terminate"`. Where nothing is to be decided, which is
only after the end, the mask allows action 0. Arguments are those of `mc_env.raw_env`; ids and what they fix:
`mc_env.registration.IDS`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Unpack

import numpy as np
from numpy.typing import NDArray

from mc_env.engine.game import Game
from mc_env.env.controller import Controller
from mc_env.env.learner import LearnerEnv
from mc_env.env.partners import PartnerSpec
from mc_env.env.settings import Arguments, Settings
from mc_env.env.turns import RENDER_MODES
from mc_env.env.whole import WholeState


class MarvelChampionsEnv(LearnerEnv):
    """See the module's docstring."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        *,
        seat: int | None = None,
        partners: PartnerSpec | Sequence[PartnerSpec] | Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        **arguments: Unpack[Arguments],
    ) -> None:
        super().__init__(Controller(Settings(arguments), seat, partners), render_mode)
        self._whole = WholeState(self.settings.players)
        self.state_space = self._whole.space

    def state(self) -> NDArray[np.int16]:
        """The whole game, what nobody may know included (`mc_env.env.whole`): for critics in training, never for players."""
        return self._whole.encode(self.controller.match.game)

    @property
    def game(self) -> Game:
        """The game itself. Look, but choose only through `step`."""
        found: Game = self.controller.match.game
        return found

    def _draw(self) -> Any:
        from mc_env.env import drawing

        match = self.controller.match
        return drawing.drawn(self.render_mode or "", match.game, match.seat, match.reason, match.outcome)
