"""Status cards: who has enough of them, who can get another, and what they are spent on (Reference "Status Cards")."""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import (
    CHARACTER_TYPES,
    STAT_CANNOT_BE_CONFUSED,
    STAT_CANNOT_BE_STUNNED,
    STAT_STALWART,
    STAT_STEADY,
    STATUS_STUNNED,
    STATUS_TOUGH,
)
from mc_env.engine.board.modifiers import stat
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY
from mc_env.kernel.log import note

_CHARACTERS: Final = frozenset(int(t) for t in CHARACTER_TYPES)


def steady(g: State, c: int) -> int:
    """How many stunned (or confused) cards it takes: 2 for a steady character."""
    return 2 if stat(g, c, STAT_STEADY) else 1


def is_stunned(g: State, c: int) -> bool:
    n = g.stunned[c]
    return n > 0 and n >= steady(g, c)


def is_confused(g: State, c: int) -> bool:
    n = g.confused[c]
    return n > 0 and n >= steady(g, c)


def stun_stops(g: State, c: int) -> bool:
    """Whether a character loses its stunned cards instead of attacking, as it now tries to."""
    if not is_stunned(g, c):
        return False
    g.stunned[c] = 0
    g.dirty = True
    note(g, "status used", card=c, status="stunned")
    return True


def confusion_stops(g: State, c: int) -> bool:
    """Whether a character loses its confused cards instead of thwarting or scheming, as it now tries to."""
    if not is_confused(g, c):
        return False
    g.confused[c] = 0
    g.dirty = True
    note(g, "status used", card=c, status="confused")
    return True


def can_get(g: State, c: int, status: int) -> bool:
    """Whether a status card of this type can be placed on a character now."""
    if g.zone[c] < PLAY or g.ctype[c] not in _CHARACTERS:
        return False
    if status == STATUS_TOUGH:
        return g.tough[c] == 0
    if stat(g, c, STAT_STALWART):
        return False
    if status == STATUS_STUNNED:
        return g.stunned[c] < steady(g, c) and not stat(g, c, STAT_CANNOT_BE_STUNNED)
    return g.confused[c] < steady(g, c) and not stat(g, c, STAT_CANNOT_BE_CONFUSED)
