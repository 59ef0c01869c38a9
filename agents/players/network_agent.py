"""A trained network at a seat: `ppo:PATH`, `ppo:NAME` of a shipped one, `ppo:PATH,greedy=false`, `ppo:NAME,device=cuda`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor

from mc_env.agents.checkpoints import find
from mc_env.agents.network import saving
from mc_env.agents.network.device import device as find_device
from mc_env.agents.network.model import NONE, Network, log_probabilities, sample
from mc_env.agents.network.reading import from_each, inputs
from mc_env.agents.network.reads import VERSUS
from mc_env.agents.players.base import Agent, Seat
from mc_env.agents.support.provenance import digest
from mc_env.encoders import Packed, make_encoder
from mc_env.errors import ConfigError

WIN: Final = "chance to win"
VALUE: Final = "value head"  # the rewards to come, which are no probability


class NetworkAgent(Agent):
    """Plays the option that a network likes best, or draws one by its probabilities."""

    def __init__(self, network: Network, greedy: bool = True, seed: int = 0) -> None:
        self.network = network
        self.greedy = greedy
        self.together = greedy  # otherwise it draws lots, and every game has its own
        self.seed = seed
        self.generator = torch.Generator().manual_seed(seed)
        self.packed = Packed(1, widths=network.reads.widths)
        self._encoders: dict[int, Any] = {}  # by player count

    def begin(self, seed: int) -> None:
        self.generator.manual_seed((seed * 1_000_003 + self.seed) % (1 << 62))

    def _logits(self, seats: Sequence[Seat]) -> Tensor:
        """Scores of the options at each seat."""
        return self._outputs(seats)[0]

    def _outputs(self, seats: Sequence[Seat]) -> tuple[Tensor, Tensor, Tensor]:
        """Scores of the options at each seat, what the network expects there, and the logit of a win."""
        self.packed.clear()
        for seat in seats:
            encoder = self._encoders.get(seat.players)
            if encoder is None:
                encoder = self._encoders[seat.players] = encoder_for(self.network, seat.players)
            seat.encode(partial(encoder.pack, into=self.packed))
        return self.network.look(inputs(self.packed))

    @torch.no_grad()
    def choose_together(self, seats: Sequence[Seat]) -> list[int]:
        return self._picked(self._logits(seats))

    @property
    def assesses(self) -> str:
        """What `assess` says of a position, in words."""
        return WIN if self.network.shape.win else VALUE

    @torch.no_grad()
    def assess(self, seats: Sequence[Seat]) -> list[tuple[list[float], float]]:
        """How likely the policy is to choose each option at each seat, and how it stands there (see `assesses`)."""
        logits, values, wins = self._outputs(seats)
        values = wins.sigmoid() if self.network.shape.win else values
        chances = log_probabilities(logits).exp().tolist()
        return [
            (row[: len(seat.decision)], value) for seat, row, value in zip(seats, chances, values.tolist(), strict=True)
        ]

    @torch.no_grad()
    def act(self, observation: Any, mask: Sequence[int], info: Mapping[str, Any]) -> int:
        """The action for an environment: the network reads the observation itself and needs no seat."""
        if isinstance(info.get("seat"), Seat):
            return super().act(observation, mask, info)
        tables = observation.get("observation", observation) if isinstance(observation, Mapping) else {}
        if not isinstance(tables, Mapping) or "entities" not in tables:
            raise ConfigError(
                f"{self.spec or type(self).__name__} reads observations of the encoder 'entities', the default of mc_env.env"
            )
        logits: Tensor = self.network.look(from_each([tables]))[0]
        logits[:, ~torch.as_tensor(np.asarray(mask[: logits.shape[1]], np.bool_))] = NONE
        return self._picked(logits)[0]

    def _picked(self, logits: Tensor) -> list[int]:
        """One option for each decision."""
        found: list[int] = (logits.argmax(1) if self.greedy else sample(logits, self.generator)).tolist()
        return found

    @torch.no_grad()
    def choose(self, seat: Seat) -> int:
        logits = self._logits([seat])
        chosen = self._picked(logits)[0]
        if self.talks:
            chances = log_probabilities(logits)[0].exp().tolist()
            others = sorted((i for i, x in enumerate(chances) if i != chosen and x >= 0.005), key=lambda i: -chances[i])
            self.say(seat, [(i, f"{chances[i]:.0%}") for i in (chosen, *others)])
        return chosen


def encoder_for(network: Network, players: int) -> Any:
    """What makes the rows that a network reads."""
    if network.reads.game == VERSUS:
        from mc_env.versus_env.encoder import VersusEncoder

        return VersusEncoder(players, network.shape.piles)
    return make_encoder("entities", players, "open")


class PpoAgent(NetworkAgent):
    """The network of a checkpoint."""

    def __init__(self, path: str, greedy: bool = True, device: str = "cpu", seed: int = 0) -> None:
        file = Path(find(path))
        written = file.stat().st_mtime_ns if file.is_file() else 0
        network, self.weights = read_once(file, written, find_device(device))
        super().__init__(network, greedy, seed)


@lru_cache(maxsize=16)
def read_once(file: Path, written: int, where: torch.device) -> tuple[Network, str]:
    """The network of a checkpoint on a device, and its digest, the same for all agents that play it; `written` is when the file
    was."""
    return saving.network_of(saving.read(file), file).to(where), digest(file)
