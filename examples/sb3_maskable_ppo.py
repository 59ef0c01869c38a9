"""MaskablePPO of sb3-contrib on many games at once: a plain MLP, so a flat observation and actions with a meaning of their own.

python examples/sb3_maskable_ppo.py --task rhino-1p-standard-v1 --steps 200000
"""

from __future__ import annotations

import argparse

import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy

import mc_env
from mc_env.env.sb3 import SB3Games


def train(task: str, steps: int, games: int = 16, rollout: int = 128, seed: int = 1) -> MaskablePPO:
    """Learn from the training seeds of a task."""
    torch.set_num_threads(1)  # small networks: more threads only get in each other's way
    env = SB3Games(mc_env.make_task(task).vector(games, encoder="flat", action_space="semantic", reward="shaped"))
    model = MaskablePPO("MultiInputPolicy", env, n_steps=rollout, batch_size=256, gamma=0.997, seed=seed, verbose=1)
    model.learn(steps)
    return model


def score(model: MaskablePPO, task: str, episodes: int) -> float:
    """The win rate on evaluation seeds; sb3-contrib's `evaluate_policy` knows about masks, SB3's own does not."""
    games = mc_env.make_task(task).vector(4, "test", encoder="flat", action_space="semantic")
    env = SB3Games(games)
    env.seed(mc_env.make_task(task).evaluation_seeds[0])
    rewards, _ = evaluate_policy(model, env, episodes, return_episode_rewards=True, warn=False)
    assert isinstance(rewards, list)  # one for each episode, as asked
    return sum(r > 0 for r in rewards) / len(rewards)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--task", default="rhino-1p-standard-v1")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--episodes", type=int, default=100)
    args = parser.parse_args()
    print("win rate:", score(train(args.task, args.steps), args.task, args.episodes))
