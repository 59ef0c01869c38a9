"""The fast door: everything one player may know as rows of small integers, for encoders.

The same knowledge as `views.view`, in the columns of `columns.py`, packed as int16 bytes. Card ids of the engine never leave:
cards become row numbers of this view, and card ids of the vocabulary that the caller hands in (`ids`, by face). Rows stand
in the order of zones, which is public.

There are two ways to write them. Compiled, they are written anew at every look, straight from the columns of the state
(`direct`). Interpreted, that would take long, so what a seat saw last is kept and used again as far as it can be (`kept`).
"""

from __future__ import annotations

from typing import Final

from mc_env.engine.observing.direct.sheets import Sheets
from mc_env.engine.observing.direct.write import write
from mc_env.engine.observing.kept import kept_look
from mc_env.engine.state.state import State
from mc_env.kernel.columns import COMPILED
from mc_env.kernel.rows import Look

_SHEETS: Final = Sheets()


def look(g: State, p: int, ids: list[int], piles: bool = True) -> Look:
    """Everything player p may know, packed; piles only if they are wanted.

    `ids` is best always the same list: rows are kept with the ids in them."""
    if not COMPILED:
        return kept_look(g, p, ids, piles)
    _SHEETS.clear()
    write(g, p, ids, _SHEETS, piles)
    return _SHEETS.look()


__all__ = ["Look", "look"]
