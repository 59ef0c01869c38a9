"""A trained network at a seat: `ppo:PATH`, `ppo:PATH,greedy=false`."""

from __future__ import annotations

import torch

from agents import saving
from agents.base import Agent, Seat
from agents.networks import inputs, log_probabilities, sample
from mc_env.encoders import Packed, make_encoder


class PpoAgent(Agent):
    """Plays the option that the network likes best, or draws one by its probabilities."""

    def __init__(self, path: str, greedy: bool = True, seed: int = 0) -> None:
        self.network = saving.network_of(saving.read(path), path)
        self.greedy = greedy
        self.seed = seed
        self.generator = torch.Generator().manual_seed(seed)
        self.packed = Packed(1)
        self._told = ""

    def begin(self, seed: int) -> None:
        self.generator.manual_seed((seed * 1_000_003 + self.seed) % (1 << 62))

    @torch.no_grad()
    def choose(self, seat: Seat) -> int:
        encoder = make_encoder("entities", seat.players, "open")
        self.packed.clear()
        seat.encode(lambda game, player: encoder.pack(game, player, self.packed))
        logits, value = self.network(inputs(self.packed))
        chosen = int(logits.argmax(1) if self.greedy else sample(logits, self.generator))
        chances = log_probabilities(logits)[0].exp()
        best = torch.topk(chances, min(3, len(chances))).indices.tolist()
        tops = ", ".join(f"{seat.describe(i)} {float(chances[i]):.0%}" for i in best if chances[i] >= 0.005)
        self._told = f"{tops} (expects {float(value):+.2f})"
        return chosen

    def explain(self) -> str:
        return self._told
