"""Stable-Baselines3: games by their id, MaskablePPO of sb3-contrib.

python examples/clients/sb3_make_vec_env.py
"""

from __future__ import annotations

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import mc_env  # noqa: F401 - makes the ids known


def main(steps: int = 100_000, rollout: int = 128) -> MaskablePPO:
    """Train."""
    torch.set_num_threads(1)  # small networks: more threads only get in each other's way
    games = make_vec_env("mc_env/Rhino-v0", 4, env_kwargs={"encoder": "flat", "action_space": "semantic"})
    model = MaskablePPO("MultiInputPolicy", games, n_steps=rollout, batch_size=64, gamma=0.997)
    return model.learn(steps)


if __name__ == "__main__":
    main()
