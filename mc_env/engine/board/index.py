"""The index of a state (`kernel.index`): which abilities, modifiers and marks are active, kept up as cards move."""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import PILE_PLAY
from mc_env.engine.board import modifiers as mod
from mc_env.engine.program.tables import FACES
from mc_env.engine.state import zones
from mc_env.engine.state.state import State
from mc_env.kernel import index
from mc_env.kernel.columns import replaced

PILE_KIND: Final = zones.PILE_KIND  # an ability is listed while its card lies in a pile of the kind it works in
PILE_BIT: Final = tuple(1 << kind if kind >= 0 else 0 for kind in PILE_KIND)


def index_add(g: State, c: int, pile: int) -> None:
    """List the abilities and modifiers of a card that are active in a kind of pile."""
    index.add(g, FACES[g.face[c]], c, pile)


def index_remove(g: State, c: int, pile: int) -> None:
    """Take the entries of a card out of the index."""
    index.remove(g, FACES[g.face[c]], c, pile)


def refresh_blank(g: State, c: int) -> bool:
    """Bring the blank mark of a card in play up to date; True if it changed."""
    blank = int(mod.blanked(g, c))
    if blank == g.blank[c]:
        return False
    index_remove(g, c, PILE_PLAY)
    g.blank = replaced(g.blank, c, blank)
    index_add(g, c, PILE_PLAY)
    return True
