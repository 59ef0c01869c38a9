"""What characters are now: ATK and DEF, keywords, teams, cost (rulebook, "Calculating ATK/DEF", "Timestamps", "Modifiers").

Base values, then counters, then modifiers in the order of their timestamps. A continuous power has the timestamp of its
character and looks at the game as it is; what an effect has made has its own, and was locked in when the effect resolved.
"""

from __future__ import annotations

from typing import Final

from mc_env.kernel.records import Lasting, Scope
from mc_env.kernel.zones import MAX_PLAYERS
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import FACES
from mc_env.versus.engine.zones import FRONT, N_ZONES
from mc_env.versus.terms import (
    STAT_AS_BASE,
    STAT_BASE,
    STAT_CANNOT_GAIN,
    STAT_COST,
    STAT_LAST_KEYWORD,
    STAT_LOSES_POWERS,
    STAT_SWITCHED,
    STAT_TEAM,
    STAT_VALUES,
    TYPE_MAIN,
    UNTIL_NEXT_ATTACK_ENDS,
)

_SCOPES: Final[list[list[Scope]]] = []  # by card, then by player, the first for nobody: nobody writes in them


def scope_of(g: State, c: int) -> Scope:
    """The scope in which continuous powers of a card are evaluated."""
    while c >= len(_SCOPES):
        _SCOPES.append([Scope(len(_SCOPES), p) for p in range(-1, MAX_PLAYERS)])
    p = g.controller[c]
    return _SCOPES[c][p + 1 if p < MAX_PLAYERS else 0]


def in_play(g: State, c: int) -> bool:
    """Whether a card is a character in play."""
    return FRONT <= g.zone[c] < N_ZONES


def characters(g: State) -> list[int]:
    """All characters in play, front rows first, in player order."""
    out: list[int] = []
    for z in range(FRONT, N_ZONES):
        out += g.zones[z]
    return out


def of_player(g: State, p: int) -> list[int]:
    """The characters on a player's side."""
    return [*g.zones[FRONT + p], *g.zones[FRONT + 4 + p]]


def is_main(g: State, c: int) -> bool:
    return g.ctype[c] == TYPE_MAIN


def works(g: State, e: Lasting, c: int) -> bool:
    """Whether a lasting modifier is on a card and works now; one for the next attack works while the character attacks."""
    cards = e.scope.slots[0]
    if not isinstance(cards, tuple) or c not in cards:
        return False
    return e.until != UNTIL_NEXT_ATTACK_ENDS or (g.combat >= 0 and c in g.recs[g.combat].cards)


def number(g: State, c: int, stat: int) -> int:
    """How often something that is counted holds for a character: a keyword, a prohibition.

    A character without powers has no printed keywords, and of those gained only what it gained later.
    """
    lost = lost_at(g, c) if stat <= STAT_LAST_KEYWORD else -1
    n = FACES[g.face[c]].printed[stat] if lost < 0 else 0
    for e in g.mods[stat]:
        if e >= 0:
            src = e >> 8
            if lost >= 0 and g.stamp[src] <= lost:
                continue
            power = FACES[g.face[src]].powers[e & 255]
            s = scope_of(g, src)
            assert power.who is not None
            assert power.value is not None
            if power.who(g, s, c) and (power.during is None or power.during(g, s)):
                n += power.value(g, s)
        elif -e > lost and works(g, g.lasting[-e], c):
            n += 1
    return n


NEVER: Final = -1
ALWAYS: Final = 1 << 60  # no gain comes later


def lost_at(g: State, c: int) -> int:
    """When a character lost its powers, as a timestamp; NEVER if it has them, ALWAYS if it is stunned or cannot gain any."""
    if g.facedown[c]:
        return ALWAYS
    if not g.mods[STAT_LOSES_POWERS]:
        return NEVER
    out = NEVER
    for e in g.mods[STAT_LOSES_POWERS]:
        if e < 0 and works(g, g.lasting[-e], c):
            out = max(out, -e)
    if out != NEVER:
        for e in g.mods[STAT_CANNOT_GAIN]:
            if e < 0 and works(g, g.lasting[-e], c):
                return ALWAYS
    return out


def has(g: State, c: int, stat: int) -> bool:
    return number(g, c, stat) > 0


def in_team(g: State, c: int, team: int) -> bool:
    """Whether a character has a team affiliation; it keeps it while stunned."""
    return FACES[g.face[c]].team == team or has(g, c, STAT_TEAM + team)


def base(g: State, c: int) -> tuple[int, int]:
    """Base ATK and DEF (rulebook, "Base ATK and DEF"): printed, or what a modifier has made of them."""
    info = FACES[g.face[c]]
    atk, dfn = info.atk, info.dfn
    for e in g.mods[STAT_BASE]:
        lasting = g.lasting[-e]
        if works(g, lasting, c):
            atk, dfn = _locked(lasting)
    return atk, dfn


def _locked(e: Lasting) -> tuple[int, int]:
    """The numbers that were locked in when an effect resolved."""
    atk, dfn = e.scope.slots[1], e.scope.slots[2]
    assert isinstance(atk, int)
    assert isinstance(dfn, int)
    return atk, dfn


def values(g: State, c: int) -> tuple[int, int]:
    """Current ATK and DEF; ATK may be below 0, which counts as 0 except for further changes."""
    first_atk, first_dfn = base(g, c)
    atk, dfn = first_atk + g.plus[c] - g.minus[c], first_dfn + g.plus[c] - g.minus[c]
    if not (g.mods[STAT_VALUES] or g.mods[STAT_SWITCHED] or g.mods[STAT_AS_BASE]):
        return atk, dfn
    found: list[tuple[int, int, int]] = []  # timestamp, stat, entry
    for stat in (STAT_VALUES, STAT_SWITCHED, STAT_AS_BASE):
        for e in g.mods[stat]:
            found.append((g.stamp[e >> 8] if e >= 0 else -e, stat, e))
    found.sort()
    for _, stat, e in found:
        if e >= 0:
            power = FACES[g.face[e >> 8]].powers[e & 255]
            s = scope_of(g, e >> 8)
            assert power.who is not None
            assert power.value is not None
            assert power.dfn is not None
            if power.who(g, s, c) and (power.during is None or power.during(g, s)):
                atk += power.value(g, s)
                dfn += power.dfn(g, s)
        elif works(g, g.lasting[-e], c):
            if stat == STAT_SWITCHED:
                atk, dfn = dfn, atk
            elif stat == STAT_AS_BASE:
                atk, dfn = first_atk, first_dfn
            else:
                more, tougher = _locked(g.lasting[-e])
                atk += more
                dfn += tougher
    return atk, dfn


def atk(g: State, c: int) -> int:
    """Current ATK, not below 0."""
    return max(values(g, c)[0], 0)


def dfn(g: State, c: int) -> int:
    """Current DEF."""
    return values(g, c)[1]


def cost(g: State, p: int, c: int) -> int:
    """What a player pays to recruit a card."""
    less = sum([_locked(g.lasting[-e])[0] for e in g.mods[STAT_COST] if g.lasting[-e].scope.player == p])
    return max(FACES[g.face[c]].cost - less, 0)


def face_up(g: State, c: int) -> bool:
    """Whether a card is a face-up character in play."""
    return in_play(g, c) and not g.facedown[c]


def same_name(g: State, a: int, b: int) -> bool:
    """Whether two cards share a name (rulebook, "AKA")."""
    names = FACES[g.face[b]].names
    return any(name in names for name in FACES[g.face[a]].names)


def protected(g: State, c: int) -> bool:
    """Whether a face-up back row character has a face-up front row character before it (rulebook, "Protection")."""
    z = g.zone[c]
    return z >= FRONT + 4 and not g.facedown[c] and any(not g.facedown[x] for x in g.zones[z - 4])
