"""Independent PPO: every seat has a network of its own, which learns from its own decisions as if the others were nature.

De Witt et al. 2020. What they share is the reward, which is the team's. `ppo:FILE` plays the network of a seat:
`mc-env evaluate ppo:seat0.safetensors --partners ppo:seat1.safetensors ...`.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from mc_env.agents.baselines.rollouts import Baseline, Memory, Steps
from mc_env.agents.learning import ppo
from mc_env.agents.learning.config import RunConfig
from mc_env.agents.learning.rollouts import Ints
from mc_env.agents.learning.self_play import packed
from mc_env.agents.network import saving
from mc_env.agents.network.model import NONE, Network, adam, preset
from mc_env.agents.network.reading import inputs
from mc_env.encoders import Packed
from mc_env.env.vector import VectorGames


class Ippo(Baseline):
    """A network for each seat; all begin with the same weights."""

    def __init__(self, config: RunConfig) -> None:
        super().__init__(config)
        self.networks = [Network(preset(config.network)) for _ in range(self.players)]
        for network in self.networks:
            saving.begin_with(network, config.init)
        self.optimisers = [adam(network, config.ppo.learning_rate) for network in self.networks]

    def scores(self, seen: Packed, seats: Ints, memory: Memory) -> Tensor:
        return self._judge(seen, seats)[0]

    def judge(self, games: VectorGames, memory: Memory) -> tuple[Tensor, Tensor]:
        return self._judge(packed(games), games.deciders.astype(np.int64))

    def _judge(self, seen: Packed, seats: Ints) -> tuple[Tensor, Tensor]:
        """Every seat's network is asked about the decisions of its seat."""
        parts = []
        for seat, network in enumerate(self.networks):
            mine = np.flatnonzero(seats == seat)
            if len(mine):
                parts.append((torch.from_numpy(mine), *network(inputs(seen.take(mine)))))
        width = max(logits.shape[1] for _, logits, _ in parts)
        scores, values = torch.full((len(seats), width), NONE), torch.zeros(len(seats))
        for mine, logits, value in parts:
            scores[mine, : logits.shape[1]] = logits
            values[mine] = value
        return scores, values

    def draw_known_cards(self) -> None:
        for network in self.networks:
            network.draw_known_cards(self.generator)

    def know_all_cards(self) -> None:
        for network in self.networks:
            network.know_all_cards()

    def learn(self, steps: Steps, entropy_weight: float) -> None:
        config = self.config.ppo
        which, advantages = steps.by_seat(config.gamma, config.lam)
        deciders = np.concatenate(steps.seats)[which]
        share = replace(
            config, games=max(1, config.games // self.players)
        )  # so that a step learns from as many decisions
        for seat, (network, optimiser) in enumerate(zip(self.networks, self.optimisers, strict=True)):
            mine = deciders == seat
            part = steps.rollout(which[mine], advantages[mine])
            ppo.update(network, optimiser, part, share, entropy_weight, self.order, lambda gradients: None)

    def save(self, folder: Path) -> None:
        for seat, network in enumerate(self.networks):
            saving.write(folder / f"seat{seat}.safetensors", saving.pack(network, {"decisions": self.decisions}))
