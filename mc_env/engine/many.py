"""What one seat sees in each of many games, in a single call, which pays once compiled."""

from __future__ import annotations

from mc_env.engine.game import Game
from mc_env.engine.observing.direct.sheets import Sheets
from mc_env.engine.observing.direct.write import write


def write_all(games: list[Game], seats: list[int], ids: list[int], sheets: Sheets, piles: bool) -> None:
    """What one seat sees in each game, one after another."""
    sheets.clear()
    for i, game in enumerate(games):
        write(game.state, seats[i], ids, sheets, piles)
