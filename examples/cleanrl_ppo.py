"""PPO in one file, in the manner of CleanRL, with a network that scores options. Episodes begin anew in the step that ends one.

python examples/cleanrl_ppo.py --curve curve.png          (ten minutes; docs/TRAINING.md shows what comes of it)
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import mc_env

sys.path.insert(0, str(Path(__file__).parent))
from scoring import OptionScorer, tensors


@dataclass
class Args:
    task: str = "ladder-1-v1"  # Spider-Man against the first stage of Rhino: the curve rises at once
    steps: int = 200_000
    seed: int = 1
    games: int = 16  # played at once
    rollout: int = 128  # decisions of each game between two updates
    epochs: int = 4
    minibatch: int = 256
    learning_rate: float = 3e-4
    gamma: float = 0.997
    gae_lambda: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    value: float = 0.5
    max_grad_norm: float = 0.5
    curve: str = ""  # a PNG file for the curve


def main(args: Args) -> list[float]:
    """Train; the outcomes of all finished episodes (1 for a win)."""
    torch.manual_seed(args.seed)
    torch.set_num_threads(1)
    games = mc_env.make_task(args.task).vector(args.games, reward="shaped")
    net = OptionScorer()
    optimizer = torch.optim.Adam(net.parameters(), lr=args.learning_rate, eps=1e-5)
    seen, _ = games.reset(seed=args.seed)
    wins: list[float] = []
    curve: list[tuple[int, float]] = []  # decisions, and the share of the last 100 games that was won
    start = time.time()
    for update in range(max(1, args.steps // (args.games * args.rollout))):
        # play
        kept: list[dict[str, np.ndarray]] = []
        actions = np.zeros((args.rollout, args.games), np.int64)
        logprobs = torch.zeros(args.rollout, args.games)
        values = torch.zeros(args.rollout + 1, args.games)
        rewards = torch.zeros(args.rollout, args.games)
        dones = torch.zeros(args.rollout, args.games)
        for t in range(args.rollout):
            kept.append(seen)
            with torch.no_grad():
                scores, values[t] = net(tensors(seen))
                choice = Categorical(logits=scores)
                action = choice.sample()
                logprobs[t] = choice.log_prob(action)
            actions[t] = action.numpy()
            seen, reward, terminations, truncations, infos = games.step(actions[t])
            rewards[t] = torch.from_numpy(reward)
            dones[t] = torch.from_numpy(terminations | truncations)
            for i in np.flatnonzero(truncations & ~terminations):  # the game would have gone on: bootstrap
                last = {k: v[None] for k, v in infos["final_obs"][i].items()}
                with torch.no_grad():
                    rewards[t, i] += args.gamma * net(tensors(last))[1][0]
            if "final_info" in infos:
                wins += infos["final_info"]["is_success"][infos["_final_info"]].tolist()
        with torch.no_grad():
            values[-1] = net(tensors(seen))[1]
        # generalised advantage estimation
        advantages = torch.zeros_like(rewards)
        running = torch.zeros(args.games)
        for t in reversed(range(args.rollout)):
            alive = 1 - dones[t]
            delta = rewards[t] + args.gamma * values[t + 1] * alive - values[t]
            advantages[t] = running = delta + args.gamma * args.gae_lambda * alive * running
        returns = (advantages + values[:-1]).flatten()
        # learn
        flat = {k: np.concatenate([s[k] for s in kept]) for k in kept[0]}
        old, chosen, advantage = logprobs.flatten(), torch.from_numpy(actions.reshape(-1)), advantages.flatten()
        for _ in range(args.epochs):
            for rows in torch.randperm(len(chosen)).split(args.minibatch):
                scores, value = net(tensors({k: v[rows.numpy()] for k, v in flat.items()}))
                choice = Categorical(logits=scores)
                ratio = (choice.log_prob(chosen[rows]) - old[rows]).exp()
                a = advantage[rows]
                a = (a - a.mean()) / (a.std() + 1e-8)
                policy_loss = -torch.min(a * ratio, a * ratio.clamp(1 - args.clip, 1 + args.clip)).mean()
                value_loss = (value - returns[rows]).pow(2).mean()
                loss = policy_loss + args.value * value_loss - args.entropy * choice.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(net.parameters(), args.max_grad_norm)
                optimizer.step()
        done = (update + 1) * args.games * args.rollout
        rate = np.mean(wins[-100:]) if wins else float("nan")
        curve.append((done, float(rate)))
        print(
            f"{done:9,d} decisions, {done / (time.time() - start):6.0f}/s, {len(wins)} episodes, won {rate:.2f} lately"
        )
    if args.curve:
        draw(curve, args)
    return wins


def draw(curve: list[tuple[int, float]], args: Args) -> None:
    """The curve as a picture."""
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot(*zip(*curve, strict=True))
    axes.set(
        xlabel="decisions", ylabel="won, of the last 100 games", title=f"{args.task}, seed {args.seed}", ylim=(0, 1)
    )
    axes.grid(alpha=0.3)
    figure.savefig(args.curve, dpi=120, bbox_inches="tight")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    for field in fields(Args):
        parser.add_argument(f"--{field.name.replace('_', '-')}", type=type(field.default), default=field.default)
    main(Args(**vars(parser.parse_args())))
