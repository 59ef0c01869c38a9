"""Expert iteration: the network's own search plays games, the network imitates it, and goes on learning by itself.

Search wins more than the network it is guided by. Every so many decisions (`expert.every`) each process plays some games by
search; then all of them learn together: to choose what the search chose where it looked further, to stay as it was where it did
not, and to expect what came of the games. After that reinforcement learning goes on from there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from mc_env.agents.learning.balance import Balance
from mc_env.agents.learning.playing import Episode
from mc_env.agents.learning.ppo import (
    Averager,
    PpoConfig,
    at_least_one,
    beside,
    one_vector,
    squared_error,
    step_together,
    win_error,
)
from mc_env.agents.network.model import Network, adam, chosen, log_probabilities
from mc_env.agents.network.reading import inputs
from mc_env.agents.players.base import Seat
from mc_env.agents.players.search import SearchAgent
from mc_env.encoders import Packed
from mc_env.env.settings import Settings
from mc_env.errors import ConfigError

AT_ONCE: Final = 16  # games that are searched side by side


@dataclass
class ExpertConfig:
    """How `algo: expert` learns from search between stretches of ppo."""

    every: int = 2_000_000  # decisions
    games: int = 200  # by search each time, in all processes together
    updates: int = 200  # to imitate them
    learning_rate: float = 3e-4  # of that
    worlds: int = 8  # in which the search tries each option, at most
    width: int = 4  # options that it tries

    def check(self) -> None:
        """Raise for values that make no sense."""
        at_least_one("expert", self, "every", "games", "updates", "worlds")
        if self.width < 2 or self.learning_rate <= 0:
            raise ConfigError("expert.width is at least 2, expert.learning_rate more than 0")


@dataclass
class Lessons:
    """Decisions of games by search: what was seen and chosen, where it was searched, and what came of it."""

    observations: Packed
    actions: NDArray[np.int64]
    searched: NDArray[np.bool_]
    returns: NDArray[np.float32]  # NaN if the game was cut off
    won: NDArray[np.float32]
    games: int
    wins: int


class Noted(Episode):
    """A game by search, decision by decision."""

    def __init__(self, settings: Settings, seed: int, agent: SearchAgent) -> None:
        super().__init__(settings, seed, [agent] * settings.players)
        self.observations = Packed(256)
        self.chosen: list[int] = []
        self.searched: list[bool] = []
        self.rewards: list[float] = []

    def note(self, option: int, searched: bool) -> None:
        """Carry out a choice."""
        self.match.settings.encoder.pack(self.match.game, self.match.seat, self.observations)
        self.chosen.append(option)
        self.searched.append(searched)
        self.match.choose(option)
        self.rewards.append(self.match.reward)


def welcome_episodes(
    settings: Settings, seeds: Sequence[int], agent: SearchAgent, balance: Balance | None
) -> Iterator[Noted]:
    """The episodes of these seeds, without those of tables where nothing is to be learned."""
    for seed in seeds:
        episode = Noted(settings, seed, agent)
        if balance is None or balance.welcome(episode.match):
            yield episode


def play(agent: SearchAgent, games: Iterator[Noted], count: int) -> Lessons:
    """So many games by search, side by side."""
    playing: list[Noted] = []
    over: list[Noted] = []
    begun = 0
    while True:
        while len(playing) < AT_ONCE and begun < count and (game := next(games, None)) is not None:
            playing.append(game)
            begun += 1
        if not playing:
            return lessons(over)
        seats = [Seat(game.match.game, game.match.seat) for game in playing]
        options = agent.choose_together(seats)
        looked = {id(inquiry.seat) for inquiry in agent.searched}
        for game, seat, option in zip(playing, seats, options, strict=True):
            game.note(option, id(seat) in looked)
        over += [game for game in playing if game.over]
        playing = [game for game in playing if not game.over]


def lessons(games: Sequence[Noted]) -> Lessons:
    """What there is to learn from games that are over."""
    store = Packed(max(1, sum(len(game.chosen) for game in games)))
    returns: list[float] = []
    for game in games:
        store.extend(game.observations)
        known = game.match.terminated
        returns += np.cumsum(game.rewards[::-1])[::-1].tolist() if known else [np.nan] * len(game.rewards)
    wins = [float(game.match.outcome == "win") for game in games]
    return Lessons(
        store,
        np.array([i for game in games for i in game.chosen], np.int64),
        np.array([x for game in games for x in game.searched], np.bool_),
        np.array(returns, np.float32),
        np.repeat(np.array(wins, np.float32), [len(game.chosen) for game in games]),
        len(games),
        int(sum(wins)),
    )


def learn(
    network: Network,
    shown: Lessons,
    expert: ExpertConfig,
    ppo: PpoConfig,
    order: np.random.Generator,
    average: Averager,
) -> dict[str, float]:
    """Imitate the search together with the other processes; returns how much of it the network has taken over."""
    before = deepcopy(network).requires_grad_(False)
    optimiser, gradients = adam(network, expert.learning_rate), one_vector(network)
    network.train()
    agreed = 0.0
    for _ in range(expert.updates):
        which = order.integers(0, len(shown.actions), ppo.microbatch)
        batch = inputs(shown.observations.take(which))
        logits, value, win = network.judge(batch)
        with torch.no_grad():
            was = log_probabilities(before(batch)[0])
        looked = beside(value, shown.searched[which])
        actions = beside(value, shown.actions[which])
        loss = policy_loss(log_probabilities(logits), was, actions, looked)
        loss = loss + 0.5 * squared_error(value, beside(value, shown.returns[which]))
        if network.shape.win:
            loss = loss + ppo.win_weight * win_error(win, beside(value, shown.won[which]))
        gradients.zero_()
        loss.backward()
        step_together(gradients, optimiser, ppo, average, 0.0)
        right = (logits.argmax(1) == actions)[looked]
        agreed = 0.95 * agreed + 0.05 * (float(right.float().mean()) if len(right) else 1.0)
    figures: dict[str, Any] = {"wins": shown.wins / max(1, shown.games), "agreement": agreed}
    return {f"expert_{name}": float(x) for name, x in figures.items()}


def policy_loss(logp: Tensor, was: Tensor, actions: Tensor, looked: Tensor) -> Tensor:
    """Choose as the search did where it looked further; elsewhere stay as you were."""
    follow = -chosen(logp, actions)
    stay = (was.exp() * (was - logp)).sum(1)
    return torch.where(looked, follow, stay).mean()
