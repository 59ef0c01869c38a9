"""TorchRL: `GymEnv` with a mask on actions, one policy for all seats, clipped PPO.

python examples/clients/torchrl_ppo.py
"""

from __future__ import annotations

import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.envs import ActionMask, Compose, DTypeCastTransform, GymEnv, TransformedEnv
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

import mc_env  # noqa: F401 - makes the ids known


def make_env() -> TransformedEnv:
    """Any id of mc_env. TorchRL wants masks of bool."""
    env = GymEnv("mc_env/Rhino-v0", encoder="flat", action_space="semantic", categorical_action_encoding=True)
    cast = DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"])
    return TransformedEnv(env, Compose(cast, ActionMask()))


def main(updates: int = 100, frames: int = 512) -> list[float]:
    """Train; the loss of each update."""
    torch.set_num_threads(1)
    env = make_env()
    inputs, actions = env.observation_spec["observation"].shape[-1], env.action_spec.space.n
    body = nn.Sequential(nn.Linear(inputs, 64), nn.Tanh(), nn.Linear(64, actions))
    actor = ProbabilisticActor(
        TensorDictModule(body, ["observation"], ["logits"]),
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    critic = ValueOperator(nn.Sequential(nn.Linear(inputs, 64), nn.Tanh(), nn.Linear(64, 1)), in_keys=["observation"])
    loss_of = ClipPPOLoss(actor, critic)
    advantage = GAE(gamma=0.997, lmbda=0.95, value_network=critic)
    optimizer = torch.optim.Adam(loss_of.parameters(), 3e-4)
    losses = []
    collector = Collector(env, actor, frames_per_batch=frames, total_frames=frames * updates)
    for data in collector:
        advantage(data)
        parts = loss_of(data.reshape(-1))
        loss = parts["loss_objective"] + parts["loss_critic"] + parts["loss_entropy"]
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(float(loss))
        print(f"{len(losses) * frames:8,d} decisions, loss {losses[-1]:+.3f}")
    collector.shutdown()
    return losses


if __name__ == "__main__":
    main()
