"""Padded batches filled in place: raw rows go straight into the arrays, and only what was longer before is cleared."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from mc_env.encoders import Encoder, EntityEncoder
from mc_env.engine.game import Game

Batch = dict[str, NDArray[Any]]


class PaddedRows:
    """The places of one game in a batch. `write` leaves there what the encoder's `encode` would have given."""

    __slots__ = ("_encoder", "_lengths", "_raw", "_views")

    def __init__(self, encoder: Encoder, batch: Batch, i: int) -> None:
        self._encoder = encoder
        # The entity encoder has its rows as bytes anyway; making arrays of them first would move three times as much.
        self._raw = encoder if isinstance(encoder, EntityEncoder) and not encoder.history else None
        names = ("globals", "decision", "entities", "options", "piles")[: 5 if "piles" in batch else 4]
        if self._raw is not None:
            self._views: list[Any] = [memoryview(batch[name][i]).cast("B") for name in names]
            self._lengths = [len(view) for view in self._views]
        else:
            self._views = [(name, batch[name][i : i + 1]) for name in batch if name != "action_mask"]
            self._lengths = []

    def write(self, game: Game, seat: int) -> None:
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
