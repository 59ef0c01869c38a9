"""A dataset read back: shard by shard, as packed batches for networks, or game by game."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from mc_env.agents.datasets.making import CARD, LIST, SHARDS
from mc_env.encoders import Packed
from mc_env.errors import ConfigError

Batch = tuple[Packed, NDArray[np.int64], NDArray[np.float32]]  # what was seen, what was chosen, how the game ended


@dataclass(frozen=True)
class Shard:
    """Decisions of some games."""

    seen: Packed
    actions: NDArray[np.int64]
    seats: NDArray[np.int8]
    game: NDArray[np.int32]  # of the shard
    outcomes: NDArray[np.float32]  # of each decision: NaN if its game was cut off

    def __len__(self) -> int:
        return len(self.actions)


class Dataset:
    """What `mc-env dataset make` wrote into a folder."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        self.files = sorted((self.folder / SHARDS).glob("*.npz"))
        if not (self.folder / LIST).exists() or not self.files:
            begun = " It was begun and not finished: the same command goes on" if self.files else ""
            raise ConfigError(
                f"{str(folder)!r} is no dataset: it has no {LIST}. `mc-env dataset make {folder}` makes one.{begun}"
            )

    def games(self) -> list[dict[str, Any]]:
        """Every game: table, team, seed, outcome, saved game."""
        return [json.loads(line) for line in (self.folder / LIST).read_text(encoding="utf-8").splitlines()]

    def card(self) -> str:
        return (self.folder / CARD).read_text(encoding="utf-8")

    def shards(self) -> Iterator[Shard]:
        """All decisions, in the order of the games."""
        for path in self.files:
            yield read_shard(path)

    def batches(self, size: int, seed: int = 0) -> Iterator[Batch]:
        """Once through all decisions, shards and the decisions of each in an order drawn by the seed."""
        rng = np.random.default_rng(seed)
        for i in rng.permutation(len(self.files)):
            shard = read_shard(self.files[i])
            for which in np.array_split(rng.permutation(len(shard)), max(1, len(shard) // size)):
                yield shard.seen.take(which), shard.actions[which], shard.outcomes[which]


def read_shard(path: Path) -> Shard:
    """One shard; what is damaged is named."""
    try:
        with np.load(path) as file:
            arrays: Mapping[str, NDArray[Any]] = dict(file)
        outcome = arrays["outcome"].astype(np.float32)
        outcome[outcome == 0] = np.nan
        game = arrays["game"]
        seen = Packed.of(arrays)
        return Shard(seen, arrays["action"].astype(np.int64), arrays["seat"], game, outcome[game])
    except (OSError, ValueError, KeyError, BadZipFile) as error:
        raise ConfigError(
            f"{path} cannot be read ({error}): remove it, and `mc-env dataset make` plays it again"
        ) from None
