"""What characters are now: ATK and DEF, keywords, teams, cost (rulebook, "Calculating ATK/DEF", "Timestamps", "Modifiers").

Base values, then counters, then modifiers in the order of their timestamps. A continuous power has the timestamp of its
character and looks at the game as it is; what an effect has made has its own, and was locked in when the effect resolved.
"""

from __future__ import annotations

from typing import Final

from mc_env.kernel.records import Lasting, Scope
from mc_env.kernel.zones import MAX_PLAYERS
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import FACES, PowerC
from mc_env.versus.engine.zones import DECK, FRONT, HAND, N_ZONES
from mc_env.versus.terms import (
    NO_SUPER_POWERS,
    POWER_BORROWS,
    POWER_LEVEL_UP,
    POWER_SUPER,
    STAT_AS_BASE,
    STAT_BASE,
    STAT_CANNOT_GAIN,
    STAT_COST,
    STAT_FLIGHT,
    STAT_HEALTH,
    STAT_LAST_KEYWORD,
    STAT_LEAP,
    STAT_LOSES_POWERS,
    STAT_PLAYS_FROM_TOP,
    STAT_SWITCHED,
    STAT_SYMBIOSIS,
    STAT_TEAM,
    STAT_VALUES,
    STAT_WAKING_NIGHTMARE,
    STAT_WITHOUT,
    TYPE_EQUIPMENT,
    TYPE_MAIN,
    TYPE_SUPPORTING,
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
    """The characters on a player's side; two-headed teammates share one."""
    if not g.shared:
        return [*g.zones[FRONT + p], *g.zones[FRONT + 4 + p]]
    return row(g, p, True) + row(g, p, False)


def row(g: State, p: int, front: bool) -> list[int]:
    """The characters in the front or back row of a player's side."""
    z = FRONT if front else FRONT + 4
    if not g.shared:
        return list(g.zones[z + p])
    return [c for q in range(g.n) if g.sides[q] == g.sides[p] for c in g.zones[z + q]]


def is_main(g: State, c: int) -> bool:
    return g.ctype[c] == TYPE_MAIN


LENT: Final = 128  # from this index on powers are lent by other cards


def power_at(g: State, c: int, i: int) -> PowerC:
    """A power of a card by its index: printed, or lent."""
    if i < LENT:
        return FACES[g.face[c]].powers[i]
    at = LENT
    for bearer, face, what in g.lent:
        if bearer == c:
            for power in FACES[face].powers:
                if lendable(power, what):
                    if at == i:
                        return power
                    at += 1
    raise IndexError(f"card {c} has no lent power {i}")


def lendable(power: PowerC, what: int) -> bool:
    """Whether a power is among those that are lent."""
    if power.kind in (POWER_LEVEL_UP, POWER_BORROWS):
        return False
    return what != NO_SUPER_POWERS or power.kind != POWER_SUPER


def lent_powers(g: State, c: int) -> list[tuple[int, PowerC]]:
    """The powers that other cards lend a character, with their indices."""
    out: list[tuple[int, PowerC]] = []
    for bearer, face, what in g.lent:
        if bearer == c:
            for power in FACES[face].powers:
                if lendable(power, what):
                    out.append((LENT + len(out), power))
    return out


def powers_of(g: State, c: int) -> list[tuple[int, PowerC]]:
    """All powers of a card with their indices."""
    return list(enumerate(FACES[g.face[c]].powers)) + lent_powers(g, c)


def borrows(g: State, c: int) -> bool:
    """Whether other cards lend a character powers now."""
    for bearer, _, _ in g.lent:
        if bearer == c:
            return True
    return False


def cards_of(e: Lasting) -> tuple[int, ...]:
    """The characters that a lasting modifier is on."""
    cards = e.scope.slots[0]
    return cards if isinstance(cards, tuple) else ()


def works(g: State, e: Lasting, c: int) -> bool:
    """Whether a lasting modifier is on a card and works now; one for the next attack works while the character attacks."""
    cards = e.scope.slots[0]
    if not isinstance(cards, tuple) or c not in cards:
        return False
    return e.until != UNTIL_NEXT_ATTACK_ENDS or (g.combat >= 0 and c in g.recs[g.combat].cards)


def applies(g: State, power: PowerC, src: int, c: int) -> bool:
    """Whether a continuous power of one card changes another one now."""
    if power.itself:
        if src != c:
            return False
        return power.during is None or power.during(g, scope_of(g, src))
    assert power.who is not None
    s = scope_of(g, src)
    return power.who(g, s, c) and (power.during is None or power.during(g, s))


def number(g: State, c: int, stat: int, though_stunned: bool = False) -> int:
    """How often something that is counted holds for a character: a keyword, a prohibition.

    A character without powers has no printed keywords, and of those gained only what it gained later.
    """
    lost = -1
    if stat <= STAT_LAST_KEYWORD:
        lost = lost_at(g, c, though_stunned)
        if g.mods[STAT_WITHOUT] and goes_without(g, c, stat):
            return 0
    n = FACES[g.face[c]].printed[stat] if lost < 0 else 0
    if g.lent and lost < 0:
        for bearer, face, _ in g.lent:
            if bearer == c:
                n += FACES[face].printed[stat]
    for e in g.mods[stat]:
        if e >= 0:
            src = e >> 8
            if lost >= 0 and g.stamp[src] <= lost:
                continue
            power = power_at(g, src, e & 255)
            if applies(g, power, src, c):
                assert power.value is not None
                n += power.value(g, scope_of(g, src))
        elif -e > lost and works(g, g.lasting[-e], c):
            n += 1
    if stat == STAT_FLIGHT and not n and leaps(g, c):
        return 1
    return n


def leaps(g: State, c: int) -> bool:
    """Whether a character flies because it is its own turn (rulebook, "Leap")."""
    if not (FACES[g.face[c]].printed[STAT_LEAP] or g.mods[STAT_LEAP] or g.lent):
        return False
    return g.on_turn(g.controller[c]) and number(g, c, STAT_LEAP) > 0


def goes_without(g: State, c: int, keyword: int) -> bool:
    """Whether a character has lost a keyword and cannot gain it."""
    for e in g.mods[STAT_WITHOUT]:
        if e < 0:
            if works(g, g.lasting[-e], c) and locked(g.lasting[-e])[0] == keyword:
                return True
            continue
        power = power_at(g, e >> 8, e & 255)
        assert power.value is not None
        if power.value(g, scope_of(g, e >> 8)) == keyword and applies(g, power, e >> 8, c):
            return True
    return False


NEVER: Final = -1
ALWAYS: Final = 1 << 60  # no gain comes later


def lost_at(g: State, c: int, though_stunned: bool = False) -> int:
    """When a character lost its powers, as a timestamp; NEVER if it has them, ALWAYS if it is stunned or cannot gain any."""
    if g.facedown[c] and not though_stunned:
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


def may_level(g: State, c: int) -> bool:
    """Whether a character has its level up power: it is face up, and nothing took that power with the others."""
    for e in g.mods[STAT_LOSES_POWERS]:
        if e < 0 and locked(g.lasting[-e])[0] and works(g, g.lasting[-e], c):
            return False
    return not g.facedown[c]


def has(g: State, c: int, stat: int) -> bool:
    """Whether something that is counted holds for a character at all: seldom, and nearly always told at once."""
    printed = FACES[g.face[c]].printed
    if not (printed[stat] or g.mods[stat]):
        if stat != STAT_FLIGHT or not (printed[STAT_LEAP] or g.mods[STAT_LEAP]):
            if not g.lent or not borrows(g, c):
                return False
    return number(g, c, stat) > 0


def has_cost(g: State, c: int) -> bool:
    """Whether a card has a recruit cost: supporting characters and equipment have."""
    return g.ctype[c] in (TYPE_SUPPORTING, TYPE_EQUIPMENT)


def symbiotic(g: State, c: int) -> bool:
    """Whether a character may have +1/+1 counters though it is stunned (rulebook, "Symbiosis")."""
    return number(g, c, STAT_SYMBIOSIS, though_stunned=True) > 0


def of_you(g: State, p: int, stat: int) -> bool:
    """Whether something that an effect has made holds for a player."""
    for e in g.mods[stat]:
        if e < 0 and g.lasting[-e].scope.player == p:
            return True
    return False


def number_of_you(g: State, p: int, stat: int) -> int:
    """The sum of what effects have made for a player."""
    return sum([locked(g.lasting[-e])[0] for e in g.mods[stat] if e < 0 and g.lasting[-e].scope.player == p])


def of_enemies(g: State, p: int, stat: int) -> bool:
    """Whether something holds for a player because of an enemy player or an enemy character."""
    for e in g.mods[stat]:
        if e < 0:
            q = g.lasting[-e].scope.player
        else:
            power, q = power_at(g, e >> 8, e & 255), g.controller[e >> 8]
            if power.during is not None and not power.during(g, scope_of(g, e >> 8)):
                continue
        if g.sides[q] != g.sides[p]:
            return True
    return False


def health(g: State, c: int) -> int:
    """How many wounds KO a character."""
    out = FACES[g.face[c]].health
    for e in g.mods[STAT_HEALTH]:
        if works(g, g.lasting[-e], c):
            out += locked(g.lasting[-e])[0]
    return out


def somebody(g: State, p: int, stat: int) -> bool:
    """Whether something holds for a character on a player's side."""
    if g.mods[stat]:
        for c in of_player(g, p):
            if has(g, c, stat):
                return True
    return False


def hindered(g: State, p: int, stat: int, n: int = 1) -> bool:
    """Whether an enemy of a player keeps them from something: their power or effect says so, with this number."""
    for e in g.mods[stat]:
        if e < 0:
            lasting = g.lasting[-e]
            if g.sides[lasting.scope.player] != g.sides[p] and locked(lasting)[0] == n:
                return True
            continue
        power, s = power_at(g, e >> 8, e & 255), scope_of(g, e >> 8)
        assert power.value is not None
        if g.sides[s.player] != g.sides[p] and power.value(g, s) == n and (power.during is None or power.during(g, s)):
            return True
    return False


def minus_stays(g: State, c: int) -> bool:
    """Whether a character can have -1/-1 counters while stunned: an enemy has Waking Nightmare."""
    for q in g.opponents(g.controller[c]):
        for x in of_player(g, q):
            if has(g, x, STAT_WAKING_NIGHTMARE):
                return True
    return False


def within_reach(g: State, p: int) -> tuple[int, ...]:
    """Cards that a player may recruit or play: their hand, and the top of the deck if a power says so."""
    hand = g.zones[HAND + p]
    if not g.mods[STAT_PLAYS_FROM_TOP]:
        return hand
    deck = g.zones[DECK + p]
    return (*hand, deck[-1]) if deck and somebody(g, p, STAT_PLAYS_FROM_TOP) else hand


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
            atk, dfn = locked(lasting)
    return atk, dfn


def locked(e: Lasting) -> tuple[int, int]:
    """The numbers that were locked in when an effect resolved."""
    atk, dfn = e.scope.slots[1], e.scope.slots[2]
    assert isinstance(atk, int)
    assert isinstance(dfn, int)
    return atk, dfn


def values(g: State, c: int) -> tuple[int, int]:
    """Current ATK and DEF; ATK may be below 0, which counts as 0 except for further changes."""
    atk, dfn = base(g, c)
    atk, dfn = atk + g.plus[c] - g.minus[c], dfn + g.plus[c] - g.minus[c]
    if not (g.mods[STAT_VALUES] or g.mods[STAT_SWITCHED] or g.mods[STAT_AS_BASE]):
        return atk, dfn
    if g.mods[STAT_SWITCHED] or g.mods[STAT_AS_BASE]:
        return _in_order(g, c, atk, dfn)
    for e in g.mods[STAT_VALUES]:  # the order in which these are added does not matter
        more, tougher = _change(g, c, e)
        atk += more
        dfn += tougher
    return atk, dfn


def _change(g: State, c: int, e: int) -> tuple[int, int]:
    """What one modifier adds to a character's ATK and DEF."""
    if e < 0:
        return locked(g.lasting[-e]) if works(g, g.lasting[-e], c) else (0, 0)
    power = power_at(g, e >> 8, e & 255)
    if not applies(g, power, e >> 8, c):
        return 0, 0
    assert power.value is not None
    assert power.dfn is not None
    s = scope_of(g, e >> 8)
    return power.value(g, s), power.dfn(g, s)


def _in_order(g: State, c: int, atk: int, dfn: int) -> tuple[int, int]:
    """ATK and DEF with counters, changed in the order of timestamps: some changes do more than add."""
    found: list[tuple[int, int, int]] = []  # timestamp, stat, entry
    for stat in (STAT_VALUES, STAT_SWITCHED, STAT_AS_BASE):
        for e in g.mods[stat]:
            found.append((g.stamp[e >> 8] if e >= 0 else -e, stat, e))
    found.sort()
    for _, stat, e in found:
        if stat == STAT_VALUES:
            more, tougher = _change(g, c, e)
            atk += more
            dfn += tougher
        elif works(g, g.lasting[-e], c):
            atk, dfn = (dfn, atk) if stat == STAT_SWITCHED else base(g, c)
    return atk, dfn


def atk(g: State, c: int) -> int:
    """Current ATK, not below 0."""
    return max(values(g, c)[0], 0)


def dfn(g: State, c: int) -> int:
    """Current DEF."""
    if not (g.mods[STAT_VALUES] or g.mods[STAT_SWITCHED] or g.mods[STAT_AS_BASE] or g.mods[STAT_BASE]):
        return FACES[g.face[c]].dfn + g.plus[c] - g.minus[c]
    return values(g, c)[1]


def cost(g: State, p: int, c: int) -> int:
    """What a player pays to recruit a card."""
    less = 0
    for e in g.mods[STAT_COST]:
        if e < 0:
            less += locked(g.lasting[-e])[0] if is_cheaper(g, p, c, g.lasting[-e]) else 0
        elif g.controls(p, e >> 8):
            power, s = power_at(g, e >> 8, e & 255), scope_of(g, e >> 8)
            assert power.who is not None
            assert power.value is not None
            less += power.value(g, s) if power.who(g, s, c) else 0
    return max(FACES[g.face[c]].cost - less, 0)


def is_cheaper(g: State, p: int, c: int, e: Lasting) -> bool:
    """Whether a modifier makes a card cheaper for a player: any character, or only those of a team."""
    team = locked(e)[1] - 1
    return e.scope.player == p and g.ctype[c] == TYPE_SUPPORTING and (team < 0 or in_team(g, c, team))


def face_up(g: State, c: int) -> bool:
    """Whether a card is a face-up character in play."""
    return in_play(g, c) and not g.facedown[c]


def same_name(g: State, a: int, b: int) -> bool:
    """Whether two cards share a name (rulebook, "AKA")."""
    one, other = FACES[g.face[a]], FACES[g.face[b]]
    if not (one.name_bits & other.name_bits and one.more_name_bits & other.more_name_bits):
        return False
    for name in one.name_ids:
        if name in other.name_ids:
            return True
    return False


def protected(g: State, c: int) -> bool:
    """Whether a face-up back row character has a face-up front row character before it (rulebook, "Protection")."""
    if g.zone[c] < FRONT + 4 or g.facedown[c]:
        return False
    return stands(g, g.controller[c], True)


def stands(g: State, p: int, front: bool) -> bool:
    """Whether there is a face-up character in the front or back row of a player's side."""
    for c in row(g, p, front):
        if not g.facedown[c]:
            return True
    return False


def all_stunned(g: State, p: int) -> bool:
    """Whether all characters on a player's side are stunned."""
    for c in of_player(g, p):
        if not g.facedown[c]:
            return False
    return True
