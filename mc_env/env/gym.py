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
from typing import Any, ClassVar, SupportsFloat, Unpack

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from mc_env.engine.game import Game
from mc_env.env.aec import RENDER_MODES, check_render_mode
from mc_env.env.controller import Controller, Observation, flat_space
from mc_env.env.partners import PartnerSpec
from mc_env.env.settings import Arguments, Settings
from mc_env.env.whole import WholeState
from mc_env.errors import ConfigError, IllegalChoice


class MarvelChampionsEnv(gymnasium.Env[Observation, Any]):
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
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.settings = Settings(arguments)
        self.controller = Controller(self.settings, seat, partners)
        self.observation_space: spaces.Dict = flat_space(self.settings)
        self.action_space: spaces.Discrete = spaces.Discrete(self.settings.size)
        self._whole = WholeState(self.settings.players)
        self.state_space = self._whole.space
        self._done = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.controller.begin(seed, options)
        self._done = False
        if self.render_mode == "human":
            self.render()
        return self.controller.observe(), self.controller.info()

    def step(self, action: Any) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        if self._done:
            raise IllegalChoice("the episode is over or was never begun; call reset() before the next step")
        controller = self.controller
        controller.step(action)
        match = controller.match
        self._done = match.seat < 0
        if self.render_mode == "human":
            self.render()
        return controller.observe(), controller.reward, match.terminated, match.truncated, controller.info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal, as sb3-contrib asks for it."""
        return self.controller.mask().astype(np.bool_)

    def state(self) -> NDArray[np.int16]:
        """The whole game, what nobody may know included (`mc_env.env.whole`): for critics in training, never for players."""
        return self._whole.encode(self.controller.match.game)

    def describe(self, action: int) -> str:
        """The label of an action of the current decision."""
        match = self.controller.match
        return match.labels()[match.index(action)]

    @property
    def game(self) -> Game:
        """The game itself. Look, but choose only through `step`."""
        return self.controller.match.game

    def render(self) -> Any:
        if self.render_mode is None:
            raise ConfigError(f"render: make the environment with render_mode={' or '.join(map(repr, RENDER_MODES))}")
        from mc_env.env import drawing

        match = self.controller.match
        return drawing.drawn(self.render_mode, match.game, match.seat, match.reason, match.outcome)
