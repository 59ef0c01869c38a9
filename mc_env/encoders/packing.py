"""Whole batches packed at once: what one seat sees in each of many games."""

from __future__ import annotations

from threading import local
from typing import Final

from mc_env.encoders import vocab
from mc_env.encoders.base import check_game
from mc_env.encoders.packed import Packed
from mc_env.engine.game import Game
from mc_env.engine.many import write_all
from mc_env.engine.observing.direct.sheets import Sheets
from mc_env.engine.observing.view import look
from mc_env.kernel.columns import COMPILED
from mc_env.kernel.many import all_fit


class _Own(local):
    """Sheets to write on, for each thread its own."""

    def __init__(self) -> None:
        self.sheets = Sheets()


_OWN: Final = _Own()


def fill(into: Packed, games: list[Game], seats: list[int], players: int, piles: bool = True) -> None:
    """Fill a batch anew. Compiled, all games are written by one call into arrays that the batch shows without copying them."""
    into.clear()
    if not all_fit(games, seats, players):
        for game, seat in zip(games, seats, strict=True):
            check_game(game, seat, players)
    ids = vocab.ids()
    if COMPILED:
        write_all(games, seats, ids, _OWN.sheets, piles)
        into.show(_OWN.sheets)
        return
    for game, seat in zip(games, seats, strict=True):
        into.append(look(game.state, seat, ids, piles))
