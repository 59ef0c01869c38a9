"""Whole episodes of an environment with agents at all seats: evaluation while training, and what other agents win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mc_env.agents.network.model import Network
from mc_env.agents.players import side_by_side
from mc_env.agents.players.base import Agent, Seat
from mc_env.agents.players.network_agent import NetworkAgent
from mc_env.agents.players.registry import make
from mc_env.env.match import Match
from mc_env.env.settings import Settings

AT_ONCE: Final = 128  # games that a network plays side by side


class Episode:
    """The episode of a seed, with an agent at every seat."""

    def __init__(self, settings: Settings, seed: int, agents: Sequence[Agent]) -> None:
        self.seed, self.agents = seed, agents
        self.match = Match(settings)
        self.match.begin(seed)

    @property
    def over(self) -> bool:
        return self.match.over

    def ask(self) -> tuple[Agent, Seat]:
        seat = self.match.seat
        return self.agents[seat], Seat(self.match.game, seat)

    def choose(self, option: int, seconds: float) -> None:
        self.match.choose(option)

    def result(self) -> dict[str, Any]:
        """How it ended."""
        match = self.match
        return {
            "seed": self.seed,
            "outcome": match.outcome or "truncated",
            "reason": match.reason,
            "rounds": match.game.round,
            "decisions": len(match.game.choices),
        }


def play_seeds(
    network: Network, games: Mapping[str, Any], seeds: Sequence[int], greedy: bool = True, seed: int = 0
) -> list[dict[str, Any]]:
    """One episode for every seed, all seats played by the network; results in the order of the seeds."""
    settings = Settings({**games, "reward": "sparse"})
    network.eval()
    network.know_all_cards()
    agent = NetworkAgent(network, greedy, seed)
    episodes = (Episode(settings, one, [agent] * settings.players) for one in seeds)  # begun when there is room
    results = {episode.seed: episode.result() for episode in side_by_side.play(episodes, AT_ONCE)}
    return [results[one] for one in seeds]


def agents_for(spec: str, settings: Settings) -> list[Agent]:
    """An agent for every seat."""
    return [make(spec, seed=seat) for seat in range(settings.players)]


def begin(settings: Settings, seed: int, agents: Sequence[Agent]) -> Episode:
    """The episode of a seed; agents that draw lots begin anew with it."""
    for agent in agents:
        agent.begin(seed)
    return Episode(settings, seed, agents)


def win_rate(spec: str, games: Mapping[str, Any], seeds: Sequence[int]) -> float:
    """The share of these episodes that an agent wins when it plays every seat."""
    settings = Settings({**games, "reward": "sparse"})
    agents = agents_for(spec, settings)
    played = side_by_side.play(begin(settings, seed, agents) for seed in seeds)
    return sum(episode.match.outcome == "win" for episode in played) / len(seeds)
