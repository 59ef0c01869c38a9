"""One observation after another into the same sheets, and what one seat sees in each of many games."""

from __future__ import annotations

from typing import Final

from mc_env.kernel.native import i64
from mc_env.kernel.rows import Look
from mc_env.versus.engine.game import Game
from mc_env.versus.engine.observing.decision import write_decision
from mc_env.versus.engine.observing.entities import write_entities
from mc_env.versus.engine.observing.globals import write_globals
from mc_env.versus.engine.observing.piles import write_piles
from mc_env.versus.engine.observing.sheets import Sheets
from mc_env.versus.engine.state import State

_SHEETS: Final[list[Sheets]] = []


def write(g: State, p: int, s: Sheets, piles: bool) -> None:
    """Everything player p may know, after what the sheets hold already; piles only if they are wanted."""
    s.look_as(g.n, p, len(g.card))
    pending = g.pending
    if pending is not None and pending.player != p:
        pending = None
    try:
        write_entities(g, p, s, pending)
        write_decision(g, p, s, pending)
        n_piles: i64 = write_piles(g, p, s) if piles else 0
        write_globals(g, p, s, len(pending.opts) if pending is not None else 0, n_piles)
    finally:
        s.forget()
    s.end(s.n, n_piles)


def look(g: State, p: int, piles: bool = True) -> Look:
    """Everything player p may know, packed; piles only if they are wanted."""
    if not _SHEETS:
        _SHEETS.append(Sheets())
    _SHEETS[0].clear()
    write(g, p, _SHEETS[0], piles)
    return _SHEETS[0].look()


def write_all(games: list[Game], seats: list[int], sheets: Sheets, piles: bool) -> None:
    """What one seat sees in each game, one after another."""
    sheets.clear()
    for i, game in enumerate(games):
        write(game.state, seats[i], sheets, piles)
