"""The index of a state: which abilities, modifiers and marks are active, kept up as cards move.

An entry of an ability or a modifier is its card's id and its own index (card << 8 | index); one of a lasting effect is its
serial number below 0. An ability is listed while its card lies in a pile of the kind it works in.
"""

from __future__ import annotations

from typing import Final

from mc_env.kernel.columns import COMPILED
from mc_env.kernel.state import State
from mc_env.kernel.tables import Printed

PLAY_PILE: Final = 0  # the kind of pile that "in play" is, in every game


def own(g: State) -> None:
    """To be called before the lists of the index are written to: clones share them with their original until then."""
    if g.borrowed:
        g.trig, g.mods, g.marks = g.trig[:], g.mods[:], g.marks[:]
        g.borrowed = False


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


def add(g: State, info: Printed, c: int, pile: int) -> None:
    """List the abilities and modifiers of a card that are active in a kind of pile."""
    if g.borrowed:
        own(g)
    keys = info.keys.get(pile)
    if keys:
        entry = c << 8
        for key, i in keys:
            if not g.blank[c] or i in info.unblanked:
                g.trig[key] += (entry | i,)
    if info.changes and pile in info.changes and not g.blank[c]:
        for stat, i in info.changes[pile]:
            g.mods[stat] += (c << 8 | i,)
        g.dirty = True
    if pile == PLAY_PILE:
        for mark in info.marks:
            g.marks[mark] += (c,)


def remove(g: State, info: Printed, c: int, pile: int) -> None:
    """Take the entries of a card out of the index."""
    if g.borrowed:
        own(g)
    keys = info.keys.get(pile)
    if keys:
        entry = c << 8
        for key, i in keys:
            g.trig[key] = without(g.trig[key], entry | i)
    if info.changes and pile in info.changes and not g.blank[c]:
        for stat, i in info.changes[pile]:
            g.mods[stat] = without(g.mods[stat], c << 8 | i)
        g.dirty = True
    if pile == PLAY_PILE:
        for mark in info.marks:
            g.marks[mark] = without(g.marks[mark], c)
