"""Warm start: a network imitates somebody's games before it learns from its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import torch

from mc_env.agents.learning.config import RunConfig
from mc_env.agents.learning.playing import agents_for, begin
from mc_env.agents.learning.ppo import Averager, beside, one_vector, squared_error, step_together, win_error
from mc_env.agents.learning.seeds import imitation_seeds
from mc_env.agents.network.model import Network, adam, chosen, entropy, log_probabilities
from mc_env.agents.network.reading import inputs
from mc_env.encoders import Packed
from mc_env.env.settings import Settings

OnProgress = Callable[[str, int], None]  # what is being done, and how much of it is
GAMES: Final = "games"
UPDATES: Final = "updates"


def ignore_progress(what: str, done: int) -> None:
    """Nobody wants to know."""


@dataclass
class Demonstrations:
    """Decisions of somebody else: what they saw, what they chose, and what came of it (NaN if their game was cut off)."""

    observations: Packed
    actions: np.ndarray[Any, np.dtype[np.int64]]
    returns: np.ndarray[Any, np.dtype[np.float32]]
    won: np.ndarray[Any, np.dtype[np.float32]]  # whether their game was won
    wins: int
    games: int


def demonstrate(
    spec: str, games: Mapping[str, Any], seeds: Sequence[int], on_progress: OnProgress = ignore_progress
) -> Demonstrations:
    """Games in which an agent plays every seat."""
    settings = Settings(games)
    store = Packed(4096)
    actions: list[int] = []
    returns: list[float] = []
    won: list[float] = []
    wins = 0
    agents = agents_for(spec, settings)
    for number, seed in enumerate(seeds):
        on_progress(GAMES, number)
        match = begin(settings, seed, agents).match
        rewards: list[float] = []
        while not match.over:
            settings.encoder.pack(match.game, match.seat, store)
            chosen = agents[match.seat].decide(match.game, match.seat)
            actions.append(chosen)
            match.choose(chosen)
            rewards.append(match.reward)
        wins += match.outcome == "win"
        to_come = np.cumsum(np.array(rewards[::-1]))[::-1] if match.terminated else np.full(len(rewards), np.nan)
        returns.extend(to_come.tolist())
        won.extend([float(match.outcome == "win")] * len(rewards))
    return Demonstrations(
        store,
        np.array(actions, np.int64),
        np.array(returns, np.float32),
        np.array(won, np.float32),
        wins,
        len(seeds),
    )


def warm_start(
    network: Network,
    config: RunConfig,
    order: np.random.Generator,
    generator: torch.Generator,
    average: Averager,
    rank: int = 0,
    processes: int = 1,
    on_progress: OnProgress = ignore_progress,
) -> dict[str, float]:
    """Play this process's share of the games and imitate them, together with the other processes."""
    warm = config.warm_start
    seeds = imitation_seeds(config.seed, warm.games)[rank::processes]
    shown = demonstrate(warm.agent, config.arguments(), seeds, on_progress)
    optimiser = adam(network, warm.learning_rate)
    gradients = one_vector(network)
    network.train()
    agreed = 0.0
    for k in range(warm.updates):
        on_progress(UPDATES, k)
        if k % 20 == 0:
            network.draw_known_cards(generator)
        which = order.integers(0, len(shown.actions), config.ppo.microbatch)
        logits, value, win = network.judge(inputs(shown.observations.take(which)))
        logp = log_probabilities(logits)
        actions = beside(value, shown.actions[which])
        policy = -chosen(logp, actions).mean() - 0.01 * entropy(logp).mean()
        loss = policy + 0.5 * squared_error(value, beside(value, shown.returns[which]))
        if network.shape.win:
            loss = loss + 0.5 * win_error(win, beside(value, shown.won[which]))
        gradients.zero_()
        loss.backward()
        step_together(gradients, optimiser, config.ppo, average, 0.0)
        agreed = 0.95 * agreed + 0.05 * float((logits.argmax(1) == actions).float().mean())
    return {"games": shown.games, "wins": shown.wins, "decisions": len(shown.actions), "agreement": agreed}


def in_words(found: Mapping[str, float]) -> str:
    """What came of a warm start, in words."""
    return (
        f"  it won {found['wins']:.0f} of {found['games']:.0f}; "
        f"the network agrees with {found['agreement']:.0%} of its choices"
    )
