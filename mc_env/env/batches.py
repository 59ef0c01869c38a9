"""Padded batches filled in place: rows go straight into the arrays, and only what was longer before is cleared."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from mc_env.encoders.base import Encoder, RowEncoder
from mc_env.encoders.packed import Packed

Batch = dict[str, NDArray[Any]]


class PaddedRows:
    """The places of one game in a batch. `write` leaves there what the encoder's `encode` would have given."""

    __slots__ = ("_encoder", "_lengths", "_raw", "_views")

    def __init__(self, encoder: Encoder, batch: Batch, i: int) -> None:
        self._encoder = encoder
        # Such an encoder has its rows as bytes anyway; making arrays of them first would move three times as much.
        self._raw = encoder if isinstance(encoder, RowEncoder) and not encoder.history else None
        names = ("globals", "decision", "entities", "options", "piles")[: 5 if "piles" in batch else 4]
        if self._raw is not None:
            self._views: list[Any] = [memoryview(batch[name][i]).cast("B") for name in names]
            self._lengths = [len(view) for view in self._views]
        else:
            self._views = [(name, batch[name][i : i + 1]) for name in batch if name != "action_mask"]
            self._lengths = []

    def write(self, game: Any, seat: int) -> None:
        """Observe a game as a seat sees it."""
        if self._raw is None:
            seen = self._encoder.encode(game, seat)
            for name, place in self._views:
                place[0] = seen[name] if isinstance(seen, dict) else seen
            return
        raw = self._raw.raw(game, seat)
        lengths = self._lengths
        tables = (raw.globals, raw.decision, raw.entities, raw.options, raw.piles)
        for k in range(len(lengths)):
            data = tables[k]
            view, n, before = self._views[k], len(data), lengths[k]
            view[:n] = data
            if n < before:
                view[n:before] = bytes(before - n)
            lengths[k] = n


class PaddedTables:
    """A whole batch filled from packed rows: NumPy is asked a few times for all games together, which pays once compiled."""

    __slots__ = ("_batch", "_encoder", "_lengths", "_masks", "_packed")

    def __init__(self, encoder: RowEncoder, batch: Batch, packed: Packed) -> None:
        self._encoder = encoder
        self._batch = batch
        self._packed = packed
        self._lengths = {name: np.full(len(batch[name]), batch[name].shape[1]) for name in TABLES if name in batch}
        size = batch["action_mask"].shape[1]
        self._masks = np.tri(size + 1, size, -1, np.int8)  # by the number of options ...
        self._masks[0, 0] = 1  # ... where nothing is to be decided action 0, which is ignored

    def write(self, games: list[Any], seats: list[int], deciders: NDArray[Any]) -> None:
        """Observe every game as a seat sees it; where nobody decides (-1) the episode is over."""
        packed, batch = self._packed, self._batch
        self._encoder.pack_all(games, seats, packed)
        batch["globals"][:] = packed.globals
        batch["decision"][:] = packed.decision
        for name, before in self._lengths.items():
            rows, starts = getattr(packed, name), getattr(packed, STARTS[name])
            self._lengths[name] = _spread(rows, starts, batch[name], before)
        batch["action_mask"][:] = self._masks[np.where(deciders >= 0, self._lengths["options"], 0)]


TABLES = ("entities", "options", "piles")
STARTS = {"entities": "entity_start", "options": "option_start", "piles": "pile_start"}


def _spread(rows: NDArray[Any], starts: NDArray[Any], out: NDArray[Any], before: NDArray[Any]) -> NDArray[Any]:
    """Put the rows of each observation into its own table, and clear what was longer before; returns the lengths now."""
    n, room, width = out.shape
    lengths = np.diff(starts)
    first = np.arange(n) * room - starts[:-1]
    out.reshape(-1, width)[np.arange(len(rows)) + np.repeat(first, lengths)] = rows
    for i in np.flatnonzero(before > lengths):
        out[i, lengths[i] : before[i]] = 0
    return lengths
