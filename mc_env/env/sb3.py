"""Many games as a `VecEnv` of Stable-Baselines3, for MaskablePPO of sb3-contrib and everything else that takes one.

    from mc_env.env.sb3 import SB3Games
    model = MaskablePPO("MultiInputPolicy", SB3Games(VectorGames(16, heroes=["spider_man"], scenario="rhino")))

Episodes begin anew in the step that ends one; the last observation is in `infos[i]["terminal_observation"]`, and truncated
episodes are marked in `infos[i]["TimeLimit.truncated"]`, as SB3 expects. Needs the `train` extra.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode
from stable_baselines3.common.vec_env import VecEnv
from stable_baselines3.common.vec_env.base_vec_env import VecEnvIndices, VecEnvObs, VecEnvStepReturn

from mc_env.env.processes import ProcessGames, unbatched
from mc_env.env.vector import VectorGames
from mc_env.errors import ConfigError


class SB3Games(VecEnv):
    """An adapter around `VectorGames` or `ProcessGames`."""

    def __init__(self, games: VectorGames | ProcessGames) -> None:
        if games.autoreset is not AutoresetMode.SAME_STEP:
            raise ConfigError("SB3 begins episodes anew in the same step: make the games with autoreset='SAME_STEP'")
        if isinstance(games, VectorGames) and games.packed is not None:
            raise ConfigError("SB3 reads padded observations: make the games with observations='padded'")
        if not games.copy:
            raise ConfigError("SB3 stores an observation after the step that follows it: make the games with copy=True")
        self.games = games
        self.render_mode = None
        super().__init__(games.num_envs, games.single_observation_space, games.single_action_space)
        self._actions: Any = None

    def reset(self) -> VecEnvObs:
        seeds = list(self._seeds)
        observations, _ = self.games.reset(seed=None if all(s is None for s in seeds) else seeds)
        self.reset_infos = [{} for _ in range(self.num_envs)]
        self._reset_seeds()
        self._reset_options()
        return observations  # type: ignore[no-any-return]

    def step_async(self, actions: np.ndarray) -> None:
        self._actions = actions

    def step_wait(self) -> VecEnvStepReturn:
        observations, rewards, terminated, truncated, batch = self.games.step(self._actions)
        dones = terminated | truncated
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(dones).tolist():
            infos[i] = unbatched(batch["final_info"], i)
            infos[i]["terminal_observation"] = batch["final_obs"][i]
            infos[i]["TimeLimit.truncated"] = bool(truncated[i] and not terminated[i])
        return observations, rewards.astype(np.float32), dones, infos

    def close(self) -> None:
        self.games.close()

    def action_masks(self) -> np.ndarray:
        """What is legal in each game."""
        return self.games.action_masks()

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"  # how sb3-contrib finds out that there are masks

    def get_attr(self, attr_name: str, indices: VecEnvIndices = None) -> list[Any]:
        chosen = list(self._get_indices(indices))
        if attr_name == "render_mode":
            return [None for _ in chosen]
        if attr_name == "action_masks":
            return [self.action_masks for _ in chosen]
        raise AttributeError(f"SB3Games has no attribute {attr_name!r} for each game")

    def set_attr(self, attr_name: str, value: Any, indices: VecEnvIndices = None) -> None:
        raise AttributeError(f"SB3Games: the games have no attribute {attr_name!r} that could be set")

    def env_method(
        self, method_name: str, *method_args: Any, indices: VecEnvIndices = None, **method_kwargs: Any
    ) -> list[Any]:
        if method_name != "action_masks":
            raise AttributeError(f"SB3Games has no method {method_name!r} for each game; it has action_masks")
        masks = self.action_masks()
        return [masks[i] for i in self._get_indices(indices)]

    def env_is_wrapped(self, wrapper_class: type[Any], indices: VecEnvIndices = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        if seed is not None:
            self._seeds = [seed + i for i in range(self.num_envs)]
        return self._seeds
