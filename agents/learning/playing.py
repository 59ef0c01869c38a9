"""Whole games: many at once by a network (evaluation while training), or one after another by an agent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch

from mc_env import agents
from mc_env.agents.network.model import Network, inputs, sample
from mc_env.agents.players.base import Agent
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


def seated(spec: str, settings: Settings) -> list[Agent]:
    """An agent for every seat."""
    return [agents.make(spec, seed=seat) for seat in range(settings.players)]


def begin(match: Match, players: Sequence[Agent], seed: int) -> None:
    """The episode of a seed, and everybody at the table knows."""
    match.begin(seed)
    for player in players:
        player.begin(seed)


def win_rate(spec: str, games: Mapping[str, Any], seeds: Sequence[int]) -> float:
    """The share of these episodes that an agent wins when it plays every seat."""
    match = Match(Settings({**games, "reward": "sparse"}))
    players = seated(spec, match.settings)
    wins = 0
    for seed in seeds:
        begin(match, players, seed)
        while not match.over:
            match.choose(players[match.seat].decide(match.game, match.seat))
        wins += match.outcome == "win"
    return wins / len(seeds)
