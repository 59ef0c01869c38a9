"""What every Gymnasium environment of a card game does: one learner, who plays one seat or all of them. It knows no game."""

from __future__ import annotations

from typing import Any, SupportsFloat

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from mc_env.env.controller import Controller, Observation, flat_space
from mc_env.env.turns import check_render_mode
from mc_env.errors import ConfigError, IllegalChoice


class LearnerEnv(gymnasium.Env[Observation, Any]):
    """A Gymnasium environment over a controller."""

    def __init__(self, controller: Controller, render_mode: str | None) -> None:
        check_render_mode(render_mode, self.metadata["render_modes"])
        self.render_mode = render_mode
        self.controller = controller
        self.settings = controller.settings
        self.observation_space: spaces.Dict = flat_space(self.settings)
        self.action_space: spaces.Discrete = spaces.Discrete(self.settings.size)
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

    def describe(self, action: int) -> str:
        """The label of an action of the current decision."""
        match = self.controller.match
        return match.labels()[match.index(action)]

    def _draw(self) -> Any:
        """The board as the render mode shows it."""
        raise NotImplementedError

    def render(self) -> Any:
        if self.render_mode is None:
            modes = " or ".join(map(repr, self.metadata["render_modes"]))
            raise ConfigError(f"render: make the environment with render_mode={modes}")
        return self._draw()
