"""One glance at all characters: which of the checks that follow every step could find something to do.

Nearly always none could. A glance never overlooks anything, but may ask for a check in vain: it knows what is printed and
counted, and leaves everything else to the check.
"""

from __future__ import annotations

from typing import Final

from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import FACES
from mc_env.versus.engine.values import locked, power_at
from mc_env.versus.engine.zones import BACK, FRONT
from mc_env.versus.terms import (
    STAT_AS_BASE,
    STAT_BASE,
    STAT_HEALTH,
    STAT_LOSES_POWERS,
    STAT_SWITCHED,
    STAT_VALUES,
)

SEES_POWERS: Final = 1  # somebody may have lost its powers, or have them back, or have counters that it cannot have
SEES_DEFENSE: Final = 2  # a DEF may be 0 or less
SEES_WOUNDS: Final = 4  # wounds may be as many as health
SEES_NAMES: Final = 8  # two characters on a side may share a name
SEES_LEVELS: Final = 16  # XP are enough for a level


def glance(g: State) -> int:
    """What is to be checked, as bits."""
    found = SEES_POWERS if g.mods[STAT_LOSES_POWERS] else 0
    if g.mods[STAT_HEALTH]:
        found |= SEES_WOUNDS
    if weakened(g):
        found |= SEES_DEFENSE
    side, some, others = -1, 0, 0
    face, down, blank, wounds, plus, minus = g.face, g.facedown, g.blank, g.wounds, g.plus, g.minus
    for p in range(g.n):
        if g.sides[p] != side or not g.shared:  # two-headed teammates sit side by side
            side, some, others = g.sides[p], 0, 0
        for z in (FRONT + p, BACK + p):
            for c in g.zones[z]:
                info = FACES[face[c]]
                if some & info.name_bits and others & info.more_name_bits:
                    found |= SEES_NAMES
                some |= info.name_bits
                others |= info.more_name_bits
                if down[c]:
                    if plus[c] or minus[c] or not blank[c]:
                        found |= SEES_POWERS
                else:
                    if blank[c]:
                        found |= SEES_POWERS
                    if minus[c] >= info.dfn:
                        found |= SEES_DEFENSE
                if wounds[c] >= info.health:
                    found |= SEES_WOUNDS
                if info.need and g.xp[c] >= info.need:
                    found |= SEES_LEVELS
    return found


def weakened(g: State) -> bool:
    """Whether DEF may be less than what is printed and counted."""
    if g.mods[STAT_BASE] or g.mods[STAT_SWITCHED] or g.mods[STAT_AS_BASE]:
        return True
    for e in g.mods[STAT_VALUES]:
        if e >= 0:
            if power_at(g, e >> 8, e & 255).weakens:
                return True
        elif locked(g.lasting[-e])[1] < 0:
            return True
    return False
