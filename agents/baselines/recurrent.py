"""PPO with a memory: what a seat has seen before stays with it, as private hands and hidden decks ask for.

Hausknecht & Stone 2015, Ni et al. 2022. A cell (GRU) for each seat of each game takes in the context of every decision of that
seat and adds to it; it begins as nothing, so the network begins as the one it was made from. It learns from whole stretches of
games, and gradients flow back through them. `mc_env.agents.baselines.recurrent:RecurrentAgent,path=FILE` plays one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
import torch
from safetensors.torch import load_file, save_file
from torch import Tensor, nn

from mc_env.agents.baselines.rollouts import Baseline, Memory, Steps
from mc_env.agents.learning import ppo
from mc_env.agents.learning.config import RunConfig
from mc_env.agents.learning.rollouts import Ints
from mc_env.agents.learning.self_play import packed
from mc_env.agents.network import saving
from mc_env.agents.network.model import Network, Shape, adam, preset
from mc_env.agents.network.reading import inputs
from mc_env.agents.players.base import Seat
from mc_env.agents.players.network_agent import NetworkAgent
from mc_env.encoders import Packed
from mc_env.env.vector import VectorGames

FILE: Final = "recurrent.safetensors"


class RecurrentNetwork(Network):
    """A network that remembers. Before it is asked, `course` says whose decisions come, in their order."""

    def __init__(self, shape: Shape) -> None:
        super().__init__(shape)
        self.cell = nn.GRUCell(shape.context, shape.context)
        self.recalled = nn.Linear(shape.context, shape.context)
        nn.init.zeros_(self.recalled.weight)
        nn.init.zeros_(self.recalled.bias)
        self.memory = torch.zeros(0)  # game, seat, what is remembered
        self.seats: list[Tensor] = []  # at each step, the deciding seat of each game
        self.goes_on: list[Tensor] = []  # and whether the game goes on after it

    def course(self, memory: Tensor, seats: list[Tensor], goes_on: list[Tensor]) -> None:
        """The observations to come are of these games, all of them at each step."""
        self.memory, self.seats, self.goes_on = memory, seats, goes_on

    def remember(self, context: Tensor) -> Tensor:
        memory, out = self.memory, []
        games = torch.arange(len(memory))
        for rows, seats, goes_on in zip(context.split(len(memory)), self.seats, self.goes_on, strict=True):
            kept = self.cell(rows, memory[games, seats])
            memory = memory.index_put((games, seats), kept) * goes_on[:, None, None]
            out.append(kept)
        self.memory = memory
        recalled: Tensor = self.recalled(torch.cat(out))
        return context + recalled


class Recurrent(Baseline):
    """One network for all seats, and a memory for each seat of each game."""

    def __init__(self, config: RunConfig) -> None:
        torch.manual_seed(config.seed)
        self.network = RecurrentNetwork(preset(config.network))
        plain = Network(preset(config.network))
        saving.begin_with(plain, config.init)
        self.network.load_state_dict(plain.state_dict(), strict=False)
        self.optimiser = adam(self.network, config.ppo.learning_rate)
        super().__init__(config)
        self.first = self.begin(config.ppo.games)  # what was remembered when the running rollout began

    def begin(self, games: int) -> Tensor:
        return torch.zeros(games, self.players, self.network.shape.context)

    def _judge(self, seen: Packed, seats: Ints, memory: Memory) -> tuple[Tensor, Tensor]:
        assert memory is not None
        self.network.course(memory, [torch.from_numpy(seats)], [torch.ones(len(seats))])
        logits, value = self.network(inputs(seen))
        memory.copy_(self.network.memory)
        return logits, value

    def scores(self, seen: Packed, seats: Ints, memory: Memory) -> Tensor:
        return self._judge(seen, seats, memory)[0]

    def judge(self, games: VectorGames, memory: Memory) -> tuple[Tensor, Tensor]:
        return self._judge(packed(games), games.deciders.astype(np.int64), memory)

    def draw_known_cards(self) -> None:
        self.network.draw_known_cards(self.generator)

    def know_all_cards(self) -> None:
        self.network.know_all_cards()

    def play(self, length: int) -> Steps:
        assert self.memory is not None
        self.first = self.memory.clone()
        return super().play(length)

    def learn(self, steps: Steps, entropy_weight: float) -> None:
        config = self.config.ppo
        which, advantages = steps.by_seat(config.gamma, config.lam)
        whole = np.zeros(config.games * config.steps, np.float32)
        whole[which] = ppo.scaled(advantages, np.zeros(len(which)))
        returns = np.zeros_like(whole)
        returns[which] = advantages + np.concatenate(steps.values)[which]
        known = np.zeros(len(whole), np.bool_)
        known[which] = True
        gradients = ppo.one_vector(self.network)
        at_once = max(1, config.microbatch // config.steps)  # games in one step of the optimiser
        for _ in range(config.epochs):
            for games in np.array_split(self.order.permutation(config.games), config.games // at_once):
                rows = (np.arange(config.steps)[:, None] * config.games + np.sort(games)).reshape(-1)
                kept = known[rows]
                said = self._replay(steps, np.sort(games), rows)
                part = steps.rollout(rows[kept], whole[rows[kept]])
                at = torch.from_numpy(kept)
                told = (said[0][at], said[1][at], said[2][at])
                loss, measured = ppo.objective(
                    told, part, returns[rows[kept]], part.advantages, config, entropy_weight, has_win=False
                )
                gradients.zero_()
                loss.backward()
                ppo.step_together(gradients, self.optimiser, config, lambda all_of_them: None, measured["kl"])

    def _replay(self, steps: Steps, games: Ints, rows: Ints) -> tuple[Tensor, Tensor, Tensor]:
        """What the network says now of all decisions of these games, with what it would remember now."""
        seats = [torch.from_numpy(seats[games]) for seats in steps.seats]
        goes_on = [torch.from_numpy(~ends[games]).float() for ends in steps.ends]
        self.network.course(self.first[torch.from_numpy(games)], seats, goes_on)
        return self.network.judge(inputs(steps.observations.take(rows)))

    def save(self, folder: Path) -> None:
        save_file(self.network.state_dict(), folder / FILE, {"preset": self.config.network})


class RecurrentAgent(NetworkAgent):
    """A network with a memory at one seat."""

    network: RecurrentNetwork

    def __init__(self, path: str, preset_name: str = "default", seed: int = 0) -> None:
        network = RecurrentNetwork(preset(preset_name))
        network.load_state_dict(load_file(path))
        network.eval()
        super().__init__(network, seed=seed)
        self.together, self.remembers = False, True
        self.begin(seed)

    def begin(self, seed: int) -> None:
        super().begin(seed)
        self.memory = torch.zeros(1, 1, self.network.shape.context)

    @torch.no_grad()
    def choose(self, seat: Seat) -> int:
        self.network.course(self.memory, [torch.zeros(1, dtype=torch.int64)], [torch.ones(1)])
        found = super().choose(seat)
        self.memory = self.network.memory
        return found
