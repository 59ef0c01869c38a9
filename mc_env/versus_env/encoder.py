"""The encoder of Vs. System: one row for every card a player sees, one for every option, piles as counts."""

from __future__ import annotations

from threading import local
from typing import Final

import numpy as np
from gymnasium import spaces

from mc_env.encoders.base import Array, RowOverflow, bounds
from mc_env.encoders.entities import padded
from mc_env.encoders.packed import Packed, Widths
from mc_env.errors import ConfigError
from mc_env.kernel.columns import COMPILED
from mc_env.kernel.many import all_fit
from mc_env.kernel.rows import Look
from mc_env.kernel.state import MAX_OPTIONS
from mc_env.versus.engine.game import Game
from mc_env.versus.engine.observing.columns import (
    DECISION_COLUMNS,
    ENTITY_COLUMNS,
    GLOBAL_COLUMNS,
    OPTION_COLUMNS,
    PILE_COLUMNS,
)
from mc_env.versus.engine.observing.sheets import Sheets
from mc_env.versus.engine.observing.write import look, write_all

ENTITY_ROWS: Final = {2: 128, 3: 160, 4: 192}  # by players, the null row included
PILE_ROWS: Final = {2: 256, 3: 352, 4: 448}
WIDTHS: Final = Widths(
    len(ENTITY_COLUMNS), len(OPTION_COLUMNS), len(GLOBAL_COLUMNS), len(DECISION_COLUMNS), len(PILE_COLUMNS)
)


class _Own(local):
    """Sheets to write on, for each thread its own."""

    def __init__(self) -> None:
        self.sheets = Sheets()


_OWN: Final = _Own()


def packed(observations: int = 64) -> Packed:
    """An empty batch with room for so many observations; it grows when needed."""
    return Packed(observations, rows=20, piles=8, widths=WIDTHS)


class VersusEncoder:
    """Tables of int16: `entities`, `options`, `piles`, `globals`, `decision`, as docs/VERSUS.md explains."""

    name = "versus entities"
    version = 1
    history = 0

    def __init__(self, players: int, piles: bool = True) -> None:
        """Without `piles` that table is neither made nor stored: for learners that do not read it."""
        if players not in ENTITY_ROWS:
            raise ConfigError(f"players is 2 to 4, not {players!r}")
        self.players, self.piles = players, piles
        self.rows, self.pile_rows = ENTITY_ROWS[players], PILE_ROWS[players]
        tables: dict[str, spaces.Space[Array]] = {
            "globals": bounds(GLOBAL_COLUMNS),
            "decision": bounds(DECISION_COLUMNS),
            "entities": bounds(ENTITY_COLUMNS, self.rows),
            "options": bounds(OPTION_COLUMNS, MAX_OPTIONS),
        }
        if piles:
            tables["piles"] = bounds(PILE_COLUMNS, self.pile_rows)
        self._space = spaces.Dict(tables)

    @property
    def space(self) -> spaces.Dict:
        return self._space

    def raw(self, game: Game, seat: int) -> Look:
        """What the seat sees as packed rows, checked against the capacity."""
        self._check([game], [seat])
        raw = look(game.state, seat, self.piles)
        self._fits(raw.n_entities, raw.n_piles)
        return raw

    def _check(self, games: list[Game], seats: list[int]) -> None:
        if all_fit(games, seats, self.players):
            return
        for game, seat in zip(games, seats, strict=True):
            if game.state.n > self.players:
                raise ConfigError(f"the encoder was made for {self.players} players, the game has {game.state.n}")
            if not 0 <= seat < game.state.n:
                raise ConfigError(f"there is no seat {seat}; seats are 0 to {game.state.n - 1}")

    def _fits(self, entities: int, piles: int) -> None:
        if entities > self.rows or piles > self.pile_rows:
            what, n, room = ("card", entities, self.rows) if entities > self.rows else ("pile", piles, self.pile_rows)
            raise RowOverflow(f"{n} {what} rows; the encoder for {self.players} players has room for {room}")

    def encode(self, game: Game, seat: int) -> dict[str, Array]:
        """One observation, padded with zeros."""
        raw = self.raw(game, seat)
        out = {
            "globals": np.frombuffer(bytearray(raw.globals), np.int16),
            "decision": np.frombuffer(bytearray(raw.decision), np.int16),
            "entities": padded(raw.entities, self.rows, WIDTHS.entities),
            "options": padded(raw.options, MAX_OPTIONS, WIDTHS.options),
        }
        if self.piles:
            out["piles"] = padded(raw.piles, self.pile_rows, WIDTHS.piles)
        return out

    def pack(self, game: Game, seat: int, into: Packed) -> None:
        """Append one observation to a batch."""
        into.append(self.raw(game, seat))

    def pack_all(self, games: list[Game], seats: list[int], into: Packed) -> None:
        """Fill a batch anew with what one seat sees in each game, in one call; compiled, without copying the rows."""
        self._check(games, seats)
        into.clear()
        if COMPILED:
            write_all(games, seats, _OWN.sheets, self.piles)
            into.show(_OWN.sheets)
        else:
            for game, seat in zip(games, seats, strict=True):
                into.append(look(game.state, seat, self.piles))
        self._fits(*into.most_rows)

    def packed(self, observations: int = 64) -> Packed:
        """An empty batch for this encoder's rows."""
        return packed(observations)
