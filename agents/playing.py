"""Whole games played by a network, many at once: evaluation while training, and demonstrations to imitate."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from agents.networks import Network, inputs, sample
from mc_env.encoders import Packed
from mc_env.env.match import Match
from mc_env.env.settings import Settings

TOGETHER = 128  # games at once


@torch.no_grad()
def play_seeds(
    network: Network, games: Mapping[str, Any], seeds: Sequence[int], greedy: bool = True, seed: int = 0
) -> list[dict[str, Any]]:
    """One episode for every seed, all seats played by the network; results in the order of the seeds."""
    settings = Settings({**games, "reward": "sparse"})
    network.eval()
    network.forget_some(None)
    generator = torch.Generator().manual_seed(seed)
    results: list[dict[str, Any]] = [{}] * len(seeds)
    waiting = list(range(len(seeds)))[::-1]
    playing: list[tuple[int, Match]] = []
    packed = Packed(TOGETHER)
    while waiting or playing:
        while waiting and len(playing) < TOGETHER:
            k = waiting.pop()
            match = Match(settings)
            match.begin(seeds[k])
            playing.append((k, match))
        packed.clear()
        for _, match in playing:
            settings.encoder.pack(match.game, match.seat, packed)
        logits, _ = network(inputs(packed))
        actions = (logits.argmax(1) if greedy else sample(logits, generator)).tolist()
        still = []
        for (k, match), action in zip(playing, actions, strict=True):
            match.choose(action)
            if match.over:
                results[k] = {
                    "seed": seeds[k],
                    "outcome": match.outcome or "truncated",
                    "reason": match.reason,
                    "rounds": match.game.round,
                    "decisions": len(match.game.choices),
                }
            else:
                still.append((k, match))
        playing = still
    return results


Tell = Callable[[str, int], None]  # what is being done, and how much of it is
GAMES, UPDATES = "games", "updates"


@dataclass
class Demonstrations:
    """Decisions of somebody else: what they saw, what they chose, and what came of it."""

    observations: Packed
    actions: np.ndarray[Any, np.dtype[np.int64]]
    returns: np.ndarray[Any, np.dtype[np.float32]]
    wins: int
    games: int


def demonstrate(
    spec: str, games: Mapping[str, Any], seeds: Sequence[int], tell: Tell = lambda stage, done: None
) -> Demonstrations:
    """Games in which an agent plays every seat; `tell` hears how many have been played."""
    import agents

    settings = Settings(games)
    match = Match(settings)
    store = Packed(4096)
    actions: list[int] = []
    returns: list[float] = []
    wins = 0
    for number, seed in enumerate(seeds):
        tell(GAMES, number)
        match.begin(seed)
        players = [agents.make(spec, seed=p) for p in range(match.game.players)]
        for player in players:
            player.begin(seed)
        rewards: list[float] = []
        while not match.over:
            settings.encoder.pack(match.game, match.seat, store)
            chosen = players[match.seat].decide(match.game, match.seat)
            actions.append(chosen)
            match.choose(chosen)
            rewards.append(match.reward)
        wins += match.outcome == "win"
        returns.extend(np.cumsum(np.array(rewards[::-1]))[::-1].tolist())
    return Demonstrations(store, np.array(actions, np.int64), np.array(returns, np.float32), wins, len(seeds))
