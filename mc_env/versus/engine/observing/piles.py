"""Decks and piles as counts, and what is known of hidden cards.

A player's hidden cards are counted in one pool: their deck, and what of their hand and resources lies hidden from the observer.
Decklists are open, where each card lies is not.
"""

from __future__ import annotations

from typing import Final

from mc_env.kernel.cells import cells, laid
from mc_env.kernel.native import i16, i64
from mc_env.versus.engine.observing.columns import PILE_COLUMNS
from mc_env.versus.engine.observing.ids import FIRST
from mc_env.versus.engine.observing.places import P_CARD, P_COUNT, P_PILE, P_POSITION, P_SEAT
from mc_env.versus.engine.observing.sheets import Sheets
from mc_env.versus.engine.state import State
from mc_env.versus.engine.visibility import visible
from mc_env.versus.engine.zones import DECK, HAND, KO_PILE, REMOVED, RESOURCES

PILE_HIDDEN: Final = 1
PILE_KO: Final = 2
PILE_REMOVED: Final = 3
PILE_RESOURCES: Final = 4
PILE_KNOWN: Final = 5
_NO_ROW: Final = cells([0] * len(PILE_COLUMNS))


def write_piles(g: State, p: int, s: Sheets) -> i64:
    """Piles of all players from the observer on; how many rows."""
    before: i64 = len(s.piles)
    for i in range(g.n):
        q = (p + i) % g.n
        _write_hidden(g, p, s, q)
        _write_counts(s, PILE_KO, q, _counted(g, g.zones[KO_PILE + q]))
        _write_counts(s, PILE_REMOVED, q, _counted(g, tuple([c for c in g.zones[REMOVED] if g.owner[c] == q])))
        known = tuple([c for c in g.zones[RESOURCES + q] if g.facedown[c] and visible(g, p, c)])
        _write_counts(s, PILE_RESOURCES, q, _counted(g, known))
    return (len(s.piles) - before) // s.p_width


def _counted(g: State, cards: tuple[int, ...]) -> dict[int, int]:
    """How many cards there are of each face."""
    found: dict[int, int] = {}
    for c in cards:
        f = g.face[c]
        found[f] = found.get(f, 0) + 1
    return found


def _write_hidden(g: State, p: int, s: Sheets, q: int) -> None:
    """The pool of a player's hidden cards, and those of the deck that the observer knows all the same."""
    deck = g.zones[DECK + q]
    found = _counted(g, deck)
    for z in (HAND + q, RESOURCES + q):
        for c in g.zones[z]:
            if not visible(g, p, c):
                found[g.face[c]] = found.get(g.face[c], 0) + 1
    _write_counts(s, PILE_HIDDEN, q, found)
    n = len(deck)
    for i in range(n):
        c = deck[n - 1 - i]
        if g.known[c] >> p & 1:
            _write(s, g.face[c], PILE_KNOWN, q, 1, i + 1)


def _write_counts(s: Sheets, pile: int, q: int, found: dict[int, int]) -> None:
    for f in sorted(found):
        _write(s, f, pile, q, found[f], 0)


def _write(s: Sheets, face: int, pile: int, q: int, n: int, position: int) -> None:
    at: i64 = len(s.piles)
    out = s.piles = laid(s.piles, _NO_ROW)
    out[at + P_CARD] = i16(face + FIRST)
    out[at + P_PILE] = i16(pile)
    out[at + P_SEAT] = i16(s.relative[q])
    out[at + P_COUNT] = i16(n)
    out[at + P_POSITION] = i16(position)
