"""The default encoder: one row for every card a player sees, one for every option, piles as counts."""

from __future__ import annotations

from typing import Final

import numpy as np
from gymnasium import spaces

from mc_env.encoders import vocab
from mc_env.encoders.base import Array, RowOverflow, bounds, check_arguments, check_game
from mc_env.encoders.packed import D, E, G, H, O, P, Packed
from mc_env.encoders.packing import fill
from mc_env.engine.game import Game
from mc_env.engine.observing.columns import (
    DECISION_COLUMNS,
    ENTITY_COLUMNS,
    GLOBAL_COLUMNS,
    HISTORY_COLUMNS,
    OPTION_COLUMNS,
    PILE_COLUMNS,
)
from mc_env.engine.observing.history import history_rows
from mc_env.engine.observing.view import Look, look
from mc_env.errors import ConfigError
from mc_env.kernel.state import MAX_OPTIONS

# By players. Over 1,000 random games (`python -m tools.measure_rows`), tables crowded on purpose included, no seat saw
# more than 33, 56, 78, 108 entity rows and 76, 112, 152, 184 pile rows.
ENTITY_ROWS: Final = {1: 64, 2: 96, 3: 128, 4: 160}  # the null row included
_INT16: Final = np.dtype(np.int16)
PILE_ROWS: Final = {1: 128, 2: 192, 3: 256, 4: 320}


class EntityEncoder:
    """Tables of int16: `entities`, `options`, `piles`, `globals`, `decision`, as docs/OBSERVATION.md explains."""

    name = "entities"
    version = 2

    def __init__(self, players: int, hands: str = "open", history: int = 0, piles: bool = True) -> None:
        """Without `piles` that table is neither made nor stored: for learners that do not read it."""
        check_arguments(players, hands, history)
        self.players = players
        self.piles = piles
        self.hands = hands
        self.history = history
        self.rows = ENTITY_ROWS[players]
        self.pile_rows = PILE_ROWS[players]
        tables: dict[str, spaces.Space[Array]] = {
            "globals": bounds(GLOBAL_COLUMNS),
            "decision": bounds(DECISION_COLUMNS),
            "entities": bounds(ENTITY_COLUMNS, self.rows),
            "options": bounds(OPTION_COLUMNS, MAX_OPTIONS),
        }
        if piles:
            tables["piles"] = bounds(PILE_COLUMNS, self.pile_rows)
        if history:
            tables["history"] = bounds(HISTORY_COLUMNS, history)
        self._space = spaces.Dict(tables)

    @property
    def space(self) -> spaces.Dict:
        return self._space

    def raw(self, game: Game, seat: int) -> Look:
        """What the seat sees as packed rows, checked against the capacity."""
        check_game(game, seat, self.players)
        raw = look(game.state, seat, vocab.ids(), self.piles)
        if raw.n_entities > self.rows or raw.n_piles > self.pile_rows:
            self._overflow(seat, raw.n_entities, raw.n_piles)
        return raw

    def _overflow(self, seat: int, entities: int, piles: int) -> None:
        what, n, room = ("entity", entities, self.rows) if entities > self.rows else ("pile", piles, self.pile_rows)
        raise RowOverflow(f"seat {seat} sees {n} {what} rows; the encoder for {self.players} players has {room}")

    def encode(self, game: Game, seat: int) -> dict[str, Array]:
        """One observation, padded with zeros."""
        raw = self.raw(game, seat)
        out = {
            "globals": np.frombuffer(bytearray(raw.globals), np.int16),
            "decision": np.frombuffer(bytearray(raw.decision), np.int16),
            "entities": padded(raw.entities, self.rows, E),
            "options": padded(raw.options, MAX_OPTIONS, O),
        }
        if self.piles:
            out["piles"] = padded(raw.piles, self.pile_rows, P)
        if self.history:
            rows = history_rows(game.state, seat, self.history, vocab.by_code())
            out["history"] = padded(rows, self.history, H)
        return out

    def pack(self, game: Game, seat: int, into: Packed) -> None:
        """Append one observation to a batch."""
        self._check_history(into)
        into.append(self.raw(game, seat))
        if self.history:
            into.append_history(history_rows(game.state, seat, self.history, vocab.by_code()))

    def pack_all(self, games: list[Game], seats: list[int], into: Packed) -> None:
        """Fill a batch anew with what one seat sees in each game."""
        self._check_history(into)
        fill(into, games, seats, self.players, self.piles)
        if into.most_rows[0] > self.rows or into.most_rows[1] > self.pile_rows:
            found = zip(seats, np.diff(into.entity_start), np.diff(into.pile_start), strict=True)
            self._overflow(*next((p, n, piles) for p, n, piles in found if n > self.rows or piles > self.pile_rows))
        if self.history:
            for game, seat in zip(games, seats, strict=True):
                into.append_history(history_rows(game.state, seat, self.history, vocab.by_code()))

    def _check_history(self, into: Packed) -> None:
        if into.history_length != self.history:
            raise ConfigError(f"this batch keeps {into.history_length} events of history, the encoder {self.history}")

    def packed(self, observations: int = 64) -> Packed:
        """An empty batch with room for so many observations; it grows when needed."""
        return Packed(observations, history=self.history)


def padded(data: bytes, rows: int, width: int) -> Array:
    """A writable table with `data` in its first rows."""
    return np.ndarray((rows, width), _INT16, bytearray(data).ljust(rows * width * 2, b"\0"))


assert len(GLOBAL_COLUMNS) == G
assert len(DECISION_COLUMNS) == D
