"""Deep Q-learning over options: the network values each option by its features, and only options that exist are compared.

python examples/masked_dqn.py --task rhino-1p-standard-v1 --steps 100000
"""

from __future__ import annotations

import argparse
import copy
import random
import sys
from collections import deque
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.nn import functional

import mc_env

sys.path.insert(0, str(Path(__file__).parent))
from scoring import OptionScorer, tensors

Seen = dict[str, np.ndarray]


def stack(several: list[Seen]) -> dict[str, torch.Tensor]:
    return tensors({k: np.stack([s[k] for s in several]) for k in several[0]})


def main(
    task: str = "rhino-1p-standard-v1",
    steps: int = 100_000,
    seed: int = 1,
    batch: int = 64,
    warmup: int = 1_000,
    gamma: float = 0.997,
    memory: int = 20_000,
    update_every: int = 4,
    target_every: int = 1_000,
) -> list[float]:
    """Train; the outcomes of all finished episodes (1 for a win)."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    rng = random.Random(seed)
    env = mc_env.make_task(task).gym(reward="shaped")
    net = OptionScorer()
    target = copy.deepcopy(net)
    optimizer = torch.optim.Adam(net.parameters(), lr=1e-4)
    replay: deque[tuple[Seen, int, float, Seen, bool]] = deque(maxlen=memory)
    wins: list[float] = []
    seen, _ = env.reset(seed=seed)
    for step in range(steps):
        if rng.random() < max(0.05, 1 - step / (0.5 * steps)):
            action = rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
        else:
            with torch.no_grad():
                action = int(net(stack([seen]))[0].argmax())
        after, reward, terminated, truncated, info = env.step(action)
        replay.append((seen, action, float(reward), after, terminated))  # a truncated game still has a future
        seen = after
        if terminated or truncated:
            wins.append(float(info["is_success"]))
            seen, _ = env.reset()
        if step >= warmup and step % update_every == 0:
            learn(net, target, optimizer, rng.sample(replay, min(batch, len(replay))), gamma)
        if step % target_every == 0:
            target.load_state_dict(net.state_dict())
            print(f"{step:8,d} decisions, {len(wins)} episodes, won {np.mean(wins[-100:]) if wins else 0:.2f} lately")
    return wins


def learn(net: OptionScorer, target: OptionScorer, optimizer: Any, sample: list[Any], gamma: float) -> None:
    """One step of double Q-learning; the best next action is sought among the legal ones only."""
    before, actions, rewards, after, ended = zip(*sample, strict=True)
    value = net(stack(list(before)))[0].gather(1, torch.tensor(actions).unsqueeze(1)).squeeze(1)
    with torch.no_grad():
        coming = stack(list(after))
        best = net(coming)[0].argmax(1, keepdim=True)
        future = target(coming)[0].gather(1, best).squeeze(1)
        goal = torch.tensor(rewards) + gamma * future * (1 - torch.tensor(ended, dtype=torch.float32))
    loss = functional.smooth_l1_loss(value, goal)
    optimizer.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(net.parameters(), 10.0)
    optimizer.step()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--task", default="rhino-1p-standard-v1")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    main(**vars(parser.parse_args()))
