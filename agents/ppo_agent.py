"""A trained network at a seat: `ppo:PATH`, `ppo:NAME` of a shipped one, `ppo:PATH,greedy=false`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import torch
from torch import Tensor

from agents import saving
from agents.base import Agent, Seat
from agents.checkpoints import find
from agents.networks import Network, inputs, log_probabilities, sample
from mc_env.encoders import Encoder, Packed, make_encoder


class NetworkAgent(Agent):
    """Plays the option that a network likes best, or draws one by its probabilities."""

    def __init__(self, network: Network, greedy: bool = True, seed: int = 0) -> None:
        self.network = network
        self.greedy = greedy
        self.together = greedy  # otherwise it draws lots, and every game has its own
        self.seed = seed
        self.generator = torch.Generator().manual_seed(seed)
        self.packed = Packed(1)
        self._encoders: dict[int, Encoder] = {}  # by player count

    def begin(self, seed: int) -> None:
        self.generator.manual_seed((seed * 1_000_003 + self.seed) % (1 << 62))

    def _logits(self, seats: Sequence[Seat]) -> tuple[Tensor, Tensor]:
        """Scores of the options at each seat, and what the network expects."""
        self.packed.clear()
        for seat in seats:
            encoder = self._encoders.get(seat.players)
            if encoder is None:
                encoder = self._encoders[seat.players] = make_encoder("entities", seat.players, "open")
            seat.encode(partial(encoder.pack, into=self.packed))
        found: tuple[Tensor, Tensor] = self.network(inputs(self.packed))
        return found

    @torch.no_grad()
    def choose_together(self, seats: Sequence[Seat]) -> list[int]:
        logits, _ = self._logits(seats)
        chosen: list[int] = (logits.argmax(1) if self.greedy else sample(logits, self.generator)).tolist()
        return chosen

    @torch.no_grad()
    def choose(self, seat: Seat) -> int:
        logits, value = self._logits([seat])
        if self.talks:
            chances = log_probabilities(logits)[0].exp()
            best = torch.topk(chances, min(3, len(chances))).indices.tolist()
            ranked = [(i, f"{float(chances[i]):.0%}") for i in best if chances[i] >= 0.005]
            ranked[0] = (ranked[0][0], f"{ranked[0][1]}, expects {float(value):+.2f}")
            self.say(seat, ranked)
        return int(logits.argmax(1) if self.greedy else sample(logits, self.generator))


class PpoAgent(NetworkAgent):
    """The network of a checkpoint."""

    def __init__(self, path: str, greedy: bool = True, seed: int = 0) -> None:
        file = find(path)
        super().__init__(saving.network_of(saving.read(file), file), greedy, seed)
        self.weights = saving.digest(file)
