"""TorchRL: `PettingZooWrapper` with masks, one policy shared by all seats, policy gradient with a running baseline.

python examples/clients/torchrl_pettingzoo.py
"""

from __future__ import annotations

import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.envs import PettingZooWrapper
from torchrl.modules import MaskedCategorical, ProbabilisticActor

import mc_env

TEAM = "team"  # all seats are one group


def make_env() -> PettingZooWrapper:
    """Infos are numbers on request: TorchRL makes tensors of them."""
    env = mc_env.env(
        heroes=["spider_man", "captain_marvel"],
        scenario="rhino",
        encoder="flat",
        action_space="semantic",
        reward="shaped",
        infos="numbers",
    )
    return PettingZooWrapper(env, use_mask=True, group_map={TEAM: env.possible_agents}, categorical_actions=True)


def main(updates: int = 100, frames: int = 256) -> list[float]:
    """Train; the loss of each update."""
    torch.set_num_threads(1)
    env = make_env()
    inputs = env.observation_spec[TEAM, "observation", "observation"].shape[-1]
    actions = env.full_action_spec[TEAM, "action"].space.n
    body = nn.Sequential(nn.Linear(inputs, 64), nn.Tanh(), nn.Linear(64, actions))
    policy = ProbabilisticActor(
        TensorDictModule(body, [(TEAM, "observation", "observation")], [(TEAM, "logits")]),
        in_keys={"logits": (TEAM, "logits"), "mask": (TEAM, "action_mask")},
        out_keys=[(TEAM, "action")],
        distribution_class=MaskedCategorical,
    )
    optimizer = torch.optim.Adam(policy.parameters(), 3e-4)
    losses = []
    for _ in range(updates):
        with torch.no_grad():
            data = env.rollout(frames, policy, break_when_any_done=False)
        rewards = data["next", TEAM, "reward"].squeeze(-1)
        returns = rewards.flip(0).cumsum(0).flip(0)
        acted = data[TEAM, "mask"]  # who decided: only that choice counts
        chances = policy.get_dist(data).log_prob(data[TEAM, "action"])
        loss = -(chances * (returns - returns.mean()))[acted].mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(float(loss))
        print(f"{len(losses) * frames:8,d} decisions, loss {losses[-1]:+.3f}")
    return losses


if __name__ == "__main__":
    main()
