"""Proximal policy optimisation by self-play with shared weights: the recipe's keys, the objective, the update.

Every process plays its own games (`self_play`), computes gradients on its own decisions (`rollouts`), and all average them, so
their weights stay equal. A run is a function of its config, on one machine with the same number of processes.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional as F

from mc_env.agents.learning import partners
from mc_env.agents.learning.rollouts import Floats, Rollout, take
from mc_env.agents.network.model import Network, chosen, entropy, log_probabilities, preset
from mc_env.agents.network.reading import inputs
from mc_env.errors import ConfigError

GAE: Final = ("team", "seat")
COMPARE: Final = ("all", "kind")
_FEW: Final = 200  # decisions that say little of a spread
Averager = Callable[[Tensor], None]  # makes the gradients of all processes equal their mean


@dataclass
class PpoConfig:
    """How to learn. What is played is said elsewhere, as arguments of the environment."""

    network: str = "default"  # preset of mc_env.agents.network.model
    processes: int = 2  # one torch thread each
    games: int = 128  # in each process
    steps: int = 64  # decisions of each game in a rollout
    gae: str = "team"  # advantages over the decisions of all seats, or of each by itself ("seat")
    gamma: float = 1.0  # discount for each decision
    lam: float = 0.98  # of generalised advantage estimation
    learning_rate: float = 7e-4  # of Adam
    anneal: bool = True  # learning rate down to a tenth by the end
    epochs: int = 2  # over each rollout
    microbatch: int = 512  # decisions a process contributes to one step of the optimiser
    clip: float = 0.2  # of the ratio of probabilities
    value_weight: float = 0.5  # of the value's loss
    entropy_start: float = 0.01  # weight of the entropy bonus at the beginning ...
    entropy_end: float = 0.002  # ... and at the end
    max_gradient: float = 0.5  # longer gradients are shortened
    target_kl: float = 0.05  # an update stops early beyond this
    partners: list[str] = field(default_factory=list)  # agent specs, or "past", that play the other seats ...
    partner_share: float = 0.0  # ... in this share of games
    past_every: int = 500_000  # decisions between two snapshots of this network, for "past"
    past_keep: int = 8  # snapshots
    win_weight: float = 0.5  # of the chance to win, in the loss
    balance: bool = False  # meet tables more often where neither a win nor a loss is certain
    compare: str = "all"  # advantages are scaled over all decisions, or over those of each "kind" of game

    def check(self) -> None:
        """Raise for values that make no sense."""
        preset(self.network)
        if self.gae not in GAE:
            raise ConfigError(f"ppo.gae is {' or '.join(GAE)}, not {self.gae!r}")
        if self.compare not in COMPARE:
            raise ConfigError(f"ppo.compare is {' or '.join(COMPARE)}, not {self.compare!r}")
        at_least_one("ppo", self, "processes", "games", "steps", "epochs", "microbatch", "past_every", "past_keep")
        for name in ("gamma", "lam", "partner_share"):
            if not 0 <= getattr(self, name) <= 1:
                raise ConfigError(f"ppo.{name} is between 0 and 1, not {getattr(self, name)}")
        if self.learning_rate <= 0 or self.clip <= 0:
            raise ConfigError("ppo.learning_rate and ppo.clip are more than 0")
        if bool(self.partners) != (self.partner_share > 0):
            raise ConfigError("ppo.partners and ppo.partner_share go together: say both or neither")
        partners.check(self.partners)


def at_least_one(section: str, config: object, *keys: str) -> None:
    """Refuse counts of nothing."""
    for key in keys:
        if getattr(config, key) < 1:
            raise ConfigError(f"{section}.{key} is at least 1, not {getattr(config, key)}")


def update(
    network: Network,
    optimiser: torch.optim.Optimizer,
    rollout: Rollout,
    config: PpoConfig,
    entropy_weight: float,
    order: np.random.Generator,
    average: Averager,
) -> dict[str, float]:
    """Improve the network on one rollout; returns means of what was measured.

    All processes take the same number of steps, whatever the size of their rollouts, and stop early together.
    """
    network.train()
    gradients = one_vector(network)
    returns = rollout.returns
    advantages = scaled(rollout.advantages, rollout.kinds if config.compare == "kind" else np.zeros(len(rollout)))
    sums: dict[str, float] = {}
    steps = 0
    per_epoch = max(1, config.games * config.steps // config.microbatch)
    for _ in range(config.epochs):
        shuffled = order.permutation(len(rollout))
        for k in range(per_epoch):
            which = shuffled[np.arange(k, len(shuffled), per_epoch)]
            loss, measured = losses(
                network, take(rollout, which), returns[which], advantages[which], config, entropy_weight
            )
            gradients.zero_()
            loss.backward()
            kl = step_together(gradients, optimiser, config, average, measured["kl"])
            steps += 1
            for name, value in measured.items():
                sums[name] = sums.get(name, 0.0) + value
            if kl > config.target_kl:
                break
        else:
            continue
        break
    out = {name: value / steps for name, value in sums.items()}
    out["steps"] = float(steps)
    error = float(np.var(returns - rollout.values))
    out["explained_variance"] = 1 - error / float(np.var(returns)) if float(np.var(returns)) > 0 else math.nan
    return out


def scaled(advantages: Floats, kinds: NDArray[Any]) -> Floats:
    """Advantages less their mean, in units of their spread, within each kind of game.

    A kind with few decisions, or hardly any spread, is measured by the spread of all: what is noise there stays small.
    """
    out = advantages.copy()
    parts = [np.flatnonzero(kinds == one) for one in np.unique(kinds)]
    for at in parts:
        out[at] -= out[at].mean()
    spread = float(out.std())
    for at in parts:
        own = float(out[at].std()) if len(at) >= _FEW else spread
        out[at] /= max(own, 0.7 * spread) + 1e-6
    return out


def losses(
    network: Network, batch: Rollout, returns: Floats, advantages: Floats, config: PpoConfig, entropy_weight: float
) -> tuple[Tensor, dict[str, float]]:
    """The clipped objective on some decisions."""
    said = network.judge(inputs(batch.observations))
    return objective(said, batch, returns, advantages, config, entropy_weight, network.shape.win)


def objective(
    said: tuple[Tensor, Tensor, Tensor],
    batch: Rollout,
    returns: Floats,
    advantages: Floats,
    config: PpoConfig,
    entropy_weight: float,
    has_win: bool,
) -> tuple[Tensor, dict[str, float]]:
    """The same of what a network has said: scores, values and logits of a win."""
    logits, value, win = said
    logps = log_probabilities(logits)
    change = chosen(logps, beside(value, batch.actions)) - beside(value, batch.logp)
    ratio = change.exp()
    gain = beside(value, advantages)
    policy = -torch.min(ratio * gain, ratio.clamp(1 - config.clip, 1 + config.clip) * gain).mean()
    value_loss = 0.5 * (value - beside(value, returns)).pow(2).mean()
    spread = entropy(logps).mean()
    win_loss = win_error(win, beside(value, batch.wins))
    loss = policy + config.value_weight * value_loss - entropy_weight * spread
    if has_win:
        loss = loss + config.win_weight * win_loss
    with torch.no_grad():
        measured = {
            "policy_loss": float(policy),
            "value_loss": float(value_loss),
            "win_loss": float(win_loss),
            "entropy": float(spread),
            "kl": float((ratio - 1 - change).mean()),
            "clipped": float(((ratio - 1).abs() > config.clip).float().mean()),
        }
    return loss, measured


def beside(tensor: Tensor, numbers: NDArray[Any]) -> Tensor:
    """Numbers as a tensor on the device of another."""
    return torch.from_numpy(numbers).to(tensor.device)


def squared_error(value: Tensor, returns: Tensor) -> Tensor:
    """The mean over a batch; games that were cut off teach choices, but not what comes of them."""
    known = ~returns.isnan()
    return torch.where(known, value - returns.nan_to_num(), 0.0).pow(2).mean()


def win_error(win: Tensor, wins: Tensor) -> Tensor:
    """How far the expected wins are off; decisions of which nothing is known do not count."""
    error = F.binary_cross_entropy_with_logits(win, wins.nan_to_num(0.5), reduction="none")
    return torch.where(wins.isnan(), 0.0, error).mean()


def one_vector(network: Network) -> Tensor:
    """A vector of which every gradient is a piece: one call clears, averages or scales all. Its last place is for a figure."""
    parameters = list(network.parameters())
    out = torch.zeros(sum(p.numel() for p in parameters) + 1, device=network.device)
    at = 0
    for p in parameters:
        p.grad = out[at : at + p.numel()].view_as(p)
        at += p.numel()
    return out


def step_together(
    gradients: Tensor, optimiser: torch.optim.Optimizer, config: PpoConfig, average: Averager, kl: float
) -> float:
    """One step of the optimiser with the mean gradient of all processes; returns their mean divergence."""
    gradients[-1] = kl
    average(gradients)
    kl = float(gradients[-1])
    gradients[-1] = 0.0  # no part of the norm
    gradients.mul_((config.max_gradient / (gradients.norm() + 1e-6)).clamp(max=1.0))
    optimiser.step()
    return kl
