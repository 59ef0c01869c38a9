"""Tianshou 2: DQN on a Gymnasium id; it finds observation and mask under the names `obs` and `mask`.

python examples/clients/tianshou_dqn.py
"""

from __future__ import annotations

import gymnasium
import numpy as np
import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.algorithm_base import policy_within_training_step
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from torch import nn

import mc_env  # noqa: F401 - makes the ids known


def make_env() -> gymnasium.Env:
    return gymnasium.make(
        "mc_env/Rhino-v0", encoder="flat", action_space="semantic", reward="shaped", keys=("obs", "mask")
    )


class Values(nn.Module):
    """A value for every action."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(inputs, 64), nn.ReLU(), nn.Linear(64, actions))

    def forward(self, obs, state=None, info=None):  # type: ignore[no-untyped-def]
        seen = obs.obs if hasattr(obs, "obs") else obs
        return self.layers(torch.as_tensor(np.asarray(seen), dtype=torch.float32)), state


def main(updates: int = 200, steps: int = 64) -> list[float]:
    """Train; the loss of each update."""
    torch.set_num_threads(1)
    games = DummyVectorEnv([make_env for _ in range(4)])
    env = make_env()
    assert isinstance(env.action_space, gymnasium.spaces.Discrete)
    net = Values(env.observation_space["obs"].shape[0], int(env.action_space.n))  # type: ignore[index]
    policy = DiscreteQLearningPolicy(model=net, action_space=env.action_space, eps_training=0.2)
    algorithm = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-4), gamma=0.997, target_update_freq=100)
    collector = Collector(algorithm, games, VectorReplayBuffer(20_000, 4), exploration_noise=True)
    collector.reset()
    losses = []
    for _ in range(updates):
        with policy_within_training_step(policy):
            collector.collect(n_step=steps)
            result = algorithm.update(collector.buffer, sample_size=64)
        losses.append(float(result.loss))
        print(f"{len(losses) * steps:8,d} decisions, loss {losses[-1]:.4f}")
    return losses


if __name__ == "__main__":
    main()
