"""MAPPO: one policy for all seats, which sees what its seat sees, and a critic that sees everything, in training alone.

Yu et al. 2022. The critic reads `mc_env.env.whole`, the array that `state()` of an environment gives: every card of the game with
its pile, its place in the pile, damage and so on, hidden ones too. Since it sees the same whoever decides, advantages follow the
decisions of all seats. What is saved is the policy alone: `ppo:FILE` plays it, and it has never seen more than its seat.

The values of the other algorithms begin with what the network learned of them while it imitated. The critic has no part in that,
so it first watches the policy play, which is not counted as decisions learned from.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional as F

from mc_env.agents.baselines.rollouts import Baseline, Memory, Steps
from mc_env.agents.learning import ppo
from mc_env.agents.learning.config import RunConfig
from mc_env.agents.learning.rollouts import Floats, Ints, team_advantages
from mc_env.agents.learning.self_play import packed
from mc_env.agents.network import saving
from mc_env.agents.network.model import Network, adam, preset
from mc_env.agents.network.reading import inputs
from mc_env.encoders import CARD_IDS, Packed
from mc_env.engine.state.zones import N_ZONES
from mc_env.env.vector import VectorGames
from mc_env.env.whole import CARD, GAME, WholeState

WATCHED: Final = 1024  # decisions of each game that the critic watches first: about two games
WATCHING: Final = 1e-3  # its learning rate meanwhile

_ID, _ZONE = CARD.index("card_id"), CARD.index("zone")


class Critic(nn.Module):
    """The value of whole states: each card a row of numbers, a vector for which card it is and one for where it lies."""

    def __init__(self, width: int = 64) -> None:
        super().__init__()
        self.card = nn.Embedding(CARD_IDS, width)
        self.zone = nn.Embedding(N_ZONES, width)
        self.numbers = nn.Linear(len(CARD), width)
        self.row = nn.Linear(width, width)
        self.game = nn.Linear(len(GAME), width)
        self.mid = nn.Linear(3 * width, width)
        self.out = nn.Linear(width, 1)
        nn.init.normal_(self.card.weight, std=0.1)
        nn.init.normal_(self.zone.weight, std=0.1)

    def forward(self, states: NDArray[np.int16]) -> Tensor:
        table = torch.from_numpy(states).float()
        game, cards = table[:, 0, : len(GAME)] / 10, table[:, 1:]
        there = (cards[..., _ID] > 0)[..., None]
        numbers = (cards / 10).clamp(max=4)
        numbers[..., _ID] = numbers[..., _ZONE] = 0.0  # names, not amounts
        rows = self.numbers(numbers) + self.card(cards[..., _ID].long()) + self.zone(cards[..., _ZONE].long())
        rows = F.relu(self.row(F.relu(rows))) * there
        pooled = [rows.sum(1) / 50, rows.amax(1), F.relu(self.game(game))]
        value: Tensor = self.out(F.relu(self.mid(torch.cat(pooled, 1)))).squeeze(1)
        return value


class Mappo(Baseline):
    """A policy on what a seat sees, a critic on everything."""

    def __init__(self, config: RunConfig) -> None:
        super().__init__(config)
        torch.manual_seed(config.seed)
        self.actor = Network(preset(config.network))
        saving.begin_with(self.actor, config.init)
        self.critic = Critic()
        self.whole = WholeState(self.players)
        self.actor_adam = adam(self.actor, config.ppo.learning_rate)
        self.critic_adam = adam(self.critic, config.ppo.learning_rate)
        self.states: list[NDArray[np.int16]] = []  # of the running rollout

    def iterate(self) -> None:
        if not self.decisions:
            self.watch(WATCHED)
        super().iterate()

    def watch(self, length: int) -> None:
        """The critic learns what the policy earns from here to the end of a game, as far as games have ended."""
        steps = self.play(length)
        states, self.states = self.states, []
        rewards, ends = np.stack(steps.rewards), np.stack(steps.ends)
        nothing = np.zeros_like(rewards)
        to_come = team_advantages(rewards, nothing, ends, nothing[0], self.config.ppo.gamma, 1.0)
        known = np.logical_or.accumulate(ends[::-1])[::-1]
        if known.any():
            self._learn_values(states, to_come.reshape(-1), np.flatnonzero(known), adam(self.critic, WATCHING))

    def scores(self, seen: Packed, seats: Ints, memory: Memory) -> Tensor:
        scores: Tensor = self.actor(inputs(seen))[0]
        return scores

    def judge(self, games: VectorGames, memory: Memory) -> tuple[Tensor, Tensor]:
        self.states.append(self._look(games))
        return self.scores(packed(games), games.deciders.astype(np.int64), memory), self.critic(self.states[-1])

    def _look(self, games: VectorGames) -> NDArray[np.int16]:
        """The whole state of every game, as many rows as the largest has."""
        states = np.stack([self.whole.encode(game.match.game) for game in games.games])
        used = int(np.flatnonzero(states[:, :, _ID].any(0)).max()) + 1
        return states[:, :used]

    def draw_known_cards(self) -> None:
        self.actor.draw_known_cards(self.generator)

    def know_all_cards(self) -> None:
        self.actor.know_all_cards()

    def learn(self, steps: Steps, entropy_weight: float) -> None:
        config = self.config.ppo
        states, self.states = self.states, []
        with torch.no_grad():
            last = self.critic(self._look(self.games)).numpy()
        rewards, values, ends = np.stack(steps.rewards), np.stack(steps.values), np.stack(steps.ends)
        advantages = team_advantages(rewards, values, ends, last, config.gamma, config.lam).reshape(-1)
        every = np.arange(len(advantages))
        policy_only = replace(config, value_weight=0.0, win_weight=0.0)
        rollout = steps.rollout(every, advantages)
        ppo.update(
            self.actor, self.actor_adam, rollout, policy_only, entropy_weight, self.order, lambda gradients: None
        )
        self._learn_values(states, rollout.returns, every, self.critic_adam)

    def _learn_values(
        self, states: list[NDArray[np.int16]], returns: Floats, known: Ints, optimiser: torch.optim.Optimizer
    ) -> None:
        """The critic learns the returns of those states of which they are known."""
        config = self.config.ppo
        longest = max(state.shape[1] for state in states)
        table = np.concatenate([np.pad(s, ((0, 0), (0, longest - s.shape[1]), (0, 0))) for s in states])
        parts = max(1, len(known) // config.microbatch)
        for _ in range(config.epochs):
            for which in np.array_split(self.order.permutation(known), parts):
                loss = F.mse_loss(self.critic(table[which]), torch.from_numpy(returns[which]))
                optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.critic.parameters(), config.max_gradient)
                optimiser.step()

    def save(self, folder: Path) -> None:
        saving.write(folder / "last.safetensors", saving.pack(self.actor, {"decisions": self.decisions}))
