"""The index of a state: which abilities, modifiers and marks are active, kept up as cards move."""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import (
    PILE_DECK,
    PILE_DISCARD,
    PILE_ENCOUNTER_DISCARD,
    PILE_HAND,
    PILE_PLAY,
    PILE_SET_ASIDE,
    PILE_UNDER,
    PILE_VICTORY,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.program.tables import FACES
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import ASIDE, DECK, DISCARD, ENC_DISCARD, HAND, N_ZONES, PLAY, UNDER, VICTORY


def _pile_kinds() -> tuple[int, ...]:
    kinds = [-1] * N_ZONES
    for p in range(4):
        kinds[DECK + p] = PILE_DECK
        kinds[HAND + p] = PILE_HAND
        kinds[DISCARD + p] = PILE_DISCARD
    for a in range(5):
        kinds[ENC_DISCARD + a] = PILE_ENCOUNTER_DISCARD
    kinds[ASIDE] = PILE_SET_ASIDE
    kinds[VICTORY] = PILE_VICTORY
    kinds[UNDER] = PILE_UNDER
    for z in range(PLAY, N_ZONES):
        kinds[z] = PILE_PLAY
    return tuple(int(x) for x in kinds)


PILE_KIND: Final = _pile_kinds()
PILE_BIT: Final = tuple(1 << kind if kind >= 0 else 0 for kind in PILE_KIND)


def without(entries: tuple[int, ...], e: int) -> tuple[int, ...]:
    """A list of the index after an entry has been taken out, if it was there."""
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
    if pile == 0:
        if info.mods and not g.blank[c]:
            for i, m in enumerate(info.mods):
                g.mods[m.stat] += (c << 8 | i,)
            g.dirty = True
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
    if pile == 0:
        if info.mods and not g.blank[c]:
            for i, m in enumerate(info.mods):
                g.mods[m.stat] = without(g.mods[m.stat], c << 8 | i)
            g.dirty = True
        for mark in info.marks:
            g.marks[mark] = without(g.marks[mark], c)


def refresh_blank(g: State, c: int) -> bool:
    """Bring the blank mark of a card in play up to date; True if it changed."""
    blank = int(mod.blanked(g, c))
    if blank == g.blank[c]:
        return False
    index_remove(g, c, 0)
    g.blank[c] = blank
    index_add(g, c, 0)
    return True
