"""Decisions to learn from, and how much better each was than expected.

`team` advantages follow a game's decisions whoever makes them (one mind, open hands); `seat` advantages follow each seat's own
decisions (private hands): what a seat has decided last stays open until it decides again or the game ends, also across rollouts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mc_env.encoders import Packed

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]


@dataclass
class Rollout:
    """Decisions to learn from, and what was seen while playing them."""

    observations: Packed
    actions: Ints
    logp: Floats
    values: Floats
    advantages: Floats
    wins: Floats  # the share of wins that the network should expect; NaN where nothing is known of it
    kinds: Ints  # the kind of game, as a number
    episodes: list[dict[str, Any]]  # outcome, rounds, decisions of those that ended

    @property
    def returns(self) -> Floats:
        return self.advantages + self.values

    def __len__(self) -> int:
        return len(self.actions)


def take(whole: Rollout, which: Ints) -> Rollout:
    """Some decisions of a rollout."""
    return Rollout(
        whole.observations.take(which),
        whole.actions[which],
        whole.logp[which],
        whole.values[which],
        whole.advantages[which],
        whole.wins[which],
        whole.kinds[which],
        [],
    )


# ---------------------------------------------------------------------------------------------- advantages


def team_advantages(
    rewards: Floats, values: Floats, ends: NDArray[np.bool_], last: Floats, gamma: float, lam: float
) -> Floats:
    """Generalised advantages of T steps of N games; `ends[t]`: step t ended an episode; `last`: values after step T."""
    out = np.zeros_like(rewards)
    after, running = last.astype(np.float32), np.zeros(rewards.shape[1], np.float32)
    for t in range(len(rewards) - 1, -1, -1):
        goes_on = 1.0 - ends[t].astype(np.float32)
        delta = rewards[t] + gamma * after * goes_on - values[t]
        running = delta + gamma * lam * goes_on * running
        out[t] = running
        after = values[t]
    return out


class SeatStep:
    """One decision of one seat: where its observation lies, its value, and the rewards since."""

    __slots__ = ("advantage", "index", "reward", "value")

    def __init__(self, index: int, value: float) -> None:
        self.index = index
        self.value = value
        self.reward = 0.0
        self.advantage = 0.0


class SeatChains:
    """Advantages along each seat's own decisions.

    `decide` adds a decision, `earn` a reward that all seats of the game share, `end` closes a game. `finish` computes
    advantages of all decisions that are closed by a later one of their seat or by the end, and keeps the open ones.
    """

    def __init__(self, gamma: float, lam: float) -> None:
        self.gamma, self.lam = gamma, lam
        self.open: dict[int, dict[int, list[SeatStep]]] = {}  # by game and seat
        self.done: list[SeatStep] = []

    def decide(self, game: int, seat: int, index: int, value: float) -> None:
        self.open.setdefault(game, {}).setdefault(seat, []).append(SeatStep(index, value))

    def earn(self, game: int, reward: float) -> None:
        if reward:
            for chain in self.open[game].values():
                chain[-1].reward += reward

    def earn_each(self, game: int, rewards: Mapping[int, float]) -> None:
        """A reward that differs from seat to seat (or side to side, where chains are those of sides)."""
        for seat, chain in self.open.get(game, {}).items():
            chain[-1].reward += rewards.get(seat, 0.0)

    def end(self, game: int) -> None:
        for chain in self.open.pop(game, {}).values():
            self._close(chain, 0.0)
            self.done += chain

    def finish(self) -> tuple[list[SeatStep], list[SeatStep]]:
        """(closed decisions with their advantages, the open last decision of each chain)."""
        waiting = []
        for seats in self.open.values():
            for chain in seats.values():
                last = chain.pop()
                self._close(chain, last.value)
                self.done += chain
                chain[:] = [last]
                waiting.append(last)
        closed, self.done = self.done, []
        return closed, waiting

    def _close(self, chain: list[SeatStep], after: float) -> None:
        running = 0.0
        for step in reversed(chain):
            running = step.reward + self.gamma * after - step.value + self.gamma * self.lam * running
            step.advantage = running
            after = step.value
