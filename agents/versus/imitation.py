"""The warm start: imitate an agent's own games before the first rollout.

The agent plays both sides; now and then a choice is drawn instead, so that positions come up that it would avoid, and what it
would have chosen there is imitated all the same. Values and chances to win are learned from how the games ended.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional as F

from mc_env.agents.learning.ppo import win_error
from mc_env.agents.learning.seeds import imitation_seeds
from mc_env.agents.network.model import Network, adam, chosen, log_probabilities
from mc_env.agents.network.reading import inputs
from mc_env.agents.players import registry
from mc_env.encoders.packed import Packed
from mc_env.kernel.rng import MASK, mix
from mc_env.versus_env.encoder import VersusEncoder, packed
from mc_env.versus_env.match import Match
from mc_env.versus_env.settings import Settings

LONGEST: Final = 2000  # choices after which a game teaches nothing more


@dataclass
class WarmStart:
    """Imitate an agent's games before learning from own ones."""

    agent: str = ""  # spec; "" for none
    games: int = 1000  # that it plays against itself
    epochs: int = 4  # over all its decisions
    batch: int = 512  # decisions of a step of the optimiser
    learning_rate: float = 1e-3  # while it imitates
    drawn: float = 0.1  # share of choices that are drawn instead


@dataclass
class Shown:
    """What an agent has shown: decisions, what it chose there, and the points that its side made of the game."""

    observations: Packed
    actions: NDArray[np.int64]
    points: NDArray[np.float32]


def show(config: WarmStart, arguments: Mapping[str, Any], seed: int, piles: bool) -> Shown:
    """Games of the agent against itself."""
    agent = registry.make(config.agent)
    match = Match(Settings({**arguments, "reward": "sparse"}))
    encoder = VersusEncoder(match.settings.players, piles)
    store = packed(config.games * 100)
    actions: list[int] = []
    points: list[float] = []
    for number in imitation_seeds(seed, config.games):
        match.begin(number)
        agent.begin(number)
        seats: list[int] = []
        while match.seat >= 0 and len(seats) < LONGEST:
            choice = agent.decide(match.game, match.seat)
            encoder.pack(match.game, match.seat, store)
            actions.append(choice)
            seats.append(match.seat)
            lots = mix((number ^ mix(len(match.game.choices))) & MASK)
            if lots % 1000 < 1000 * config.drawn:
                pending = match.game.state.pending
                assert pending is not None
                choice = mix(lots) % len(pending.opts)
            match.choose(choice)
        made = match.points()
        points += [made[seat] for seat in seats]
    return Shown(store, np.array(actions, np.int64), np.array(points, np.float32))


def imitate(network: Network, shown: Shown, config: WarmStart, seed: int) -> dict[str, float]:
    """Learn to choose as was shown, and what comes of it; returns what the last epoch measured."""
    optimiser = adam(network, config.learning_rate)
    order, generator = np.random.default_rng([seed, 7]), torch.Generator().manual_seed(seed)
    n = len(shown.actions)
    steps = max(1, n // config.batch)
    measured: dict[str, float] = {}
    network.train()
    for epoch in range(config.epochs):
        shuffled, sums = order.permutation(n), np.zeros(3)
        for k in range(steps):
            which = shuffled[np.arange(k, n, steps)]
            done = (epoch + k / steps) / config.epochs
            for group in optimiser.param_groups:
                group["lr"] = config.learning_rate * max(0.03, 1 - done)
            network.draw_known_cards(generator)
            sums += _step(network, optimiser, shown, which)
        measured = dict(zip(("imitation_loss", "agreement", "value_loss"), (sums / steps).tolist(), strict=True))
    network.know_all_cards()
    return measured


def _step(
    network: Network, optimiser: torch.optim.Optimizer, shown: Shown, which: NDArray[np.int64]
) -> NDArray[np.float64]:
    """One step of the optimiser on some decisions: its loss, how often the network agrees, the value's loss."""
    logits, value, win = network.judge(inputs(shown.observations.take(which)))
    actions, points = torch.from_numpy(shown.actions[which]), torch.from_numpy(shown.points[which])
    loss = -chosen(log_probabilities(logits), actions).mean()
    value_loss = F.mse_loss(value, 2 * points - 1)
    optimiser.zero_grad()
    (loss + 0.5 * value_loss + 0.5 * win_error(win, points)).backward()
    torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
    optimiser.step()
    agreement = (logits.argmax(1) == actions).float().mean()
    return np.array([float(loss.detach()), float(agreement), float(value_loss.detach())])
