"""The index of a state: which abilities, modifiers and marks are active, kept up as cards move."""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import PILE_PLAY
from mc_env.engine.board import modifiers as mod
from mc_env.engine.program.tables import FACES
from mc_env.engine.state import zones
from mc_env.engine.state.columns import COMPILED, replaced
from mc_env.engine.state.state import State

PILE_KIND: Final = zones.PILE_KIND  # an ability is listed while its card lies in a pile of the kind it works in
PILE_BIT: Final = tuple(1 << kind if kind >= 0 else 0 for kind in PILE_KIND)


def without(entries: tuple[int, ...], e: int) -> tuple[int, ...]:
    """A list of the index after an entry has been taken out, if it was there."""
    if COMPILED:
        for at, x in enumerate(entries):
            if x == e:
                return entries[:at] + entries[at + 1 :]
        return entries
    if e not in entries:
        return entries
    i = entries.index(e)
    return entries[:i] + entries[i + 1 :]


def index_add(g: State, c: int, pile: int) -> None:
    """List the abilities and modifiers of a card that are active in a kind of pile."""
    info = FACES[g.face[c]]
    keys = info.keys.get(pile)
    if keys:
        entry = c << 8
        for key, i in keys:
            if not g.blank[c] or info.abilities[i].decides:
                g.trig[key] += (entry | i,)
    if info.mods and pile in info.changes and not g.blank[c]:
        for stat, i in info.changes[pile]:
            g.mods[stat] += (c << 8 | i,)
        g.dirty = True
    if pile == PILE_PLAY:
        for mark in info.marks:
            g.marks[mark] += (c,)


def index_remove(g: State, c: int, pile: int) -> None:
    """Take the entries of a card out of the index."""
    info = FACES[g.face[c]]
    keys = info.keys.get(pile)
    if keys:
        entry = c << 8
        for key, i in keys:
            g.trig[key] = without(g.trig[key], entry | i)
    if info.mods and pile in info.changes and not g.blank[c]:
        for stat, i in info.changes[pile]:
            g.mods[stat] = without(g.mods[stat], c << 8 | i)
        g.dirty = True
    if pile == PILE_PLAY:
        for mark in info.marks:
            g.marks[mark] = without(g.marks[mark], c)


def refresh_blank(g: State, c: int) -> bool:
    """Bring the blank mark of a card in play up to date; True if it changed."""
    blank = int(mod.blanked(g, c))
    if blank == g.blank[c]:
        return False
    index_remove(g, c, PILE_PLAY)
    g.blank = replaced(g.blank, c, blank)
    index_add(g, c, PILE_PLAY)
    return True
