"""What all baselines share: games in lockstep, what was seen in them, and advantages.

A game that is cut off counts as it stands: its last decision has no value after it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from mc_env.agents.learning.config import RunConfig
from mc_env.agents.learning.rollouts import Floats, Ints, Rollout, SeatChains
from mc_env.agents.learning.seeds import learning_seeds
from mc_env.agents.learning.self_play import packed
from mc_env.agents.network.model import chosen, log_probabilities, sample
from mc_env.encoders import Packed
from mc_env.env.vector import VectorGames
from mc_env.kernel.rng import mix

Memory = Tensor | None  # of every seat of every game


@dataclass
class Steps:
    """T decisions of N games; observations one after another, step by step."""

    observations: Packed = field(default_factory=Packed)
    actions: list[Ints] = field(default_factory=list)
    logp: list[Floats] = field(default_factory=list)
    values: list[Floats] = field(default_factory=list)
    seats: list[Ints] = field(default_factory=list)
    rewards: list[Floats] = field(default_factory=list)
    ends: list[NDArray[np.bool_]] = field(default_factory=list)

    def rollout(self, which: Ints, advantages: Floats) -> Rollout:
        """Some of the decisions, by their number, as `learning.ppo` learns from them."""
        return Rollout(
            self.observations.take(which),
            np.concatenate(self.actions)[which],
            np.concatenate(self.logp)[which],
            np.concatenate(self.values)[which],
            advantages,
            np.full(len(which), np.nan, np.float32),  # nobody is asked how likely a win is
            np.zeros(len(which), np.int64),
            [],
        )

    def by_seat(self, gamma: float, lam: float) -> tuple[Ints, Floats]:
        """Decisions whose advantage is known, and it, along each seat's own decisions.

        A seat's last decision is measured by nothing yet: it is the value by which the one before it is.
        """
        chains = SeatChains(gamma, lam)
        for t, (seats, values, rewards, ends) in enumerate(
            zip(self.seats, self.values, self.rewards, self.ends, strict=True)
        ):
            for game, seat in enumerate(seats):
                chains.decide(game, int(seat), t * len(seats) + game, float(values[game]))
                chains.earn(game, float(rewards[game]))
                if ends[game]:
                    chains.end(game)
        closed, _ = chains.finish()
        which = np.array([step.index for step in closed], np.int64)
        return which, np.array([step.advantage for step in closed], np.float32)


class Baseline(ABC):
    """An algorithm: it scores what seats see, and learns from rollouts."""

    def __init__(self, config: RunConfig) -> None:
        torch.set_num_threads(1)
        self.config = config
        self.games = VectorGames(config.ppo.games, observations="packed", **config.arguments())
        self.players = self.games.settings.players
        seeds = learning_seeds(config.seed, 0, config.ppo.games)
        self.games.reset(seed=list(seeds))
        self.generator = torch.Generator().manual_seed(mix(seeds.start) >> 2)
        self.order = np.random.default_rng(config.seed)
        self.memory = self.begin(config.ppo.games)
        self.decisions = 0

    def begin(self, games: int) -> Memory:
        """What is remembered when so many games begin."""
        return None

    @abstractmethod
    def scores(self, seen: Packed, seats: Ints, memory: Memory) -> Tensor:
        """Scores of the options, from what the deciding seat of each game sees; a memory is changed in place."""

    @abstractmethod
    def judge(self, games: VectorGames, memory: Memory) -> tuple[Tensor, Tensor]:
        """While learning: the same, and the value of each position."""

    @abstractmethod
    def draw_known_cards(self) -> None:
        """Before each rollout: which cards are known by their features alone."""

    @abstractmethod
    def know_all_cards(self) -> None:
        """Before an evaluation."""

    @abstractmethod
    def learn(self, steps: Steps, entropy_weight: float) -> None:
        """Learn from one rollout."""

    @abstractmethod
    def save(self, folder: Path) -> None:
        """Keep what plays."""

    def iterate(self) -> None:
        """One rollout and one update."""
        ppo = self.config.ppo
        done = self.decisions / self.config.decisions
        self.draw_known_cards()
        steps = self.play(ppo.steps)
        self.learn(steps, ppo.entropy_start + (ppo.entropy_end - ppo.entropy_start) * done)
        self.decisions += ppo.games * ppo.steps

    @torch.no_grad()
    def play(self, length: int) -> Steps:
        """So many decisions in every game."""
        steps = Steps()
        for _ in range(length):
            logits, values = self.judge(self.games, self.memory)
            actions = sample(logits, self.generator)
            steps.observations.extend(packed(self.games))
            steps.actions.append(actions.numpy())
            steps.logp.append(chosen(log_probabilities(logits), actions).numpy())
            steps.values.append(values.numpy())
            steps.seats.append(self.games.deciders.astype(np.int64))
            _, rewards, terminated, truncated, _ = self.games.step(actions.numpy())
            steps.rewards.append(rewards.astype(np.float32))
            steps.ends.append(terminated | truncated)
            if self.memory is not None:
                self.memory[torch.from_numpy(steps.ends[-1])] = 0.0
        return steps

    def evaluate(self, arguments: Mapping[str, Any], seeds: Sequence[int]) -> list[bool]:
        """Which of these episodes are won, all played side by side, the best option taken each time."""
        self.know_all_cards()
        return won(self, arguments, seeds)


@torch.no_grad()
def won(who: Baseline, arguments: Mapping[str, Any], seeds: Sequence[int]) -> list[bool]:
    """Play the episode of every seed to its end."""
    games = VectorGames(len(seeds), observations="packed", **{**arguments, "reward": "sparse"})
    games.reset(seed=list(seeds))
    memory = who.begin(len(seeds))
    found: dict[int, bool] = {}
    while len(found) < len(seeds):  # a game that is over begins another one, which nobody counts
        actions = who.scores(packed(games), games.deciders.astype(np.int64), memory).argmax(1)
        _, _, terminated, truncated, infos = games.step(actions.numpy())
        for i in np.flatnonzero(terminated | truncated).tolist():
            found.setdefault(i, infos["final_info"]["outcome"][i] == "win")
            if memory is not None:
                memory[i] = 0.0
    return [found[i] for i in range(len(seeds))]
