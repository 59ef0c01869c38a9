"""Rows of cards: characters in play, locations face up, hands that the observer sees, and what the decision is about."""

from __future__ import annotations

from typing import Final

from mc_env.kernel.cells import cells, laid
from mc_env.kernel.native import i16, i64
from mc_env.kernel.rows import UNKNOWN
from mc_env.kernel.state import Pending
from mc_env.kernel.zones import of_each
from mc_env.versus.engine import combat, limits, values
from mc_env.versus.engine.frames import DeclareFrame, SymbolsFrame
from mc_env.versus.engine.observing.columns import COUNTED, ENTITY_COLUMNS
from mc_env.versus.engine.observing.places import (
    E_ABLE,
    E_ATK,
    E_ATTACKER,
    E_BLANK,
    E_CANDIDATE,
    E_CONTROLLER,
    E_COPIES,
    E_COST,
    E_COUNTED,
    E_COUNTERS,
    E_DEFENDER,
    E_DFN,
    E_ENEMY,
    E_EXHAUSTED,
    E_FRONT,
    E_FROZEN,
    E_HEALTH,
    E_HOST,
    E_LEFT,
    E_OWN_MAIN,
    E_OWNER,
    E_PICKED,
    E_PROTECTED,
    E_READY,
    E_SOURCE,
    E_STUNNED,
    E_USED,
    E_WOUNDS,
    E_XP,
    E_ZONE,
)
from mc_env.versus.engine.observing.sheets import (
    T_ABLE,
    T_BACK,
    T_DOWN,
    T_FORCE,
    T_FRONT,
    T_STRENGTH,
    T_TOUGHNESS,
    TALLIES,
    Sheets,
)
from mc_env.versus.engine.options import V_PICK, V_POWER_UP, V_TARGET
from mc_env.versus.engine.state import State
from mc_env.versus.engine.visibility import visible
from mc_env.versus.engine.zones import BACK, FRONT, HAND, N_ZONES, RESOURCES, TABLE, ZONES
from mc_env.versus.terms import STAT_COST, STAT_FLIGHT, STAT_LEAP, STAT_WITHOUT, TYPE_SUPPORTING

FLIGHT: Final = COUNTED.index(STAT_FLIGHT)
_NULL_ROW: Final = cells([0] * len(ENTITY_COLUMNS))
_HIDDEN_ROW: Final = cells([UNKNOWN, *([0] * (len(ENTITY_COLUMNS) - 1))])
# in `columns.ZONE_NAMES`; 0 for what is in no zone
ZONE_NUMBER: Final = tuple([max(n, 0) for n in of_each(ZONES, lambda zone: ZONES.index(zone) + 1)])


def write_entities(g: State, p: int, s: Sheets, pending: Pending | None) -> None:
    """The null row, then everything that has a row, and what the moment makes of it."""
    s.entities = laid(s.entities, _NULL_ROW)
    s.n = 1
    side = g.sides[p]
    for i in range(g.n):
        q = (p + i) % g.n
        for z in (FRONT + q, BACK + q):
            for c in g.zones[z]:
                _lay_character(g, s, c, z, q, g.sides[q] != side)
    _lay_counted(g, s)
    if g.limits:
        _count_used(g, s)
    for i in range(g.n):
        q = (p + i) % g.n
        _lay_equal(g, p, s, g.zones[RESOURCES + q], q, True)
        _lay_equal(g, p, s, g.zones[HAND + q], q, False)
    for c in g.zones[TABLE]:
        _lay_elsewhere(g, p, s, c)
    for z in range(FRONT, N_ZONES):
        for c in g.zones[z]:
            if g.host[c] >= 0:
                s.entities[s.at(c) + E_HOST] = i16(s.row(g.host[c]))
    _mark_fight(g, s)
    if pending is not None:
        _mark_decision(g, p, s, pending)


def _lay_character(g: State, s: Sheets, c: int, z: int, q: int, enemy: bool) -> None:
    """The row of a character in play, but for its keywords."""
    face = s.faces[g.face[c]]
    at: i64 = len(s.entities)
    out = s.entities = laid(s.entities, face.in_play)
    s.number(c)
    atk, dfn = values.values(g, c)
    if atk < 0:
        atk = 0
    front = z < BACK
    out[at + E_ZONE] = i16(ZONE_NUMBER[z])
    out[at + E_OWNER] = i16(s.relative[g.owner[c]])
    out[at + E_CONTROLLER] = i16(s.relative[q])
    out[at + E_ENEMY] = i16(enemy)
    out[at + E_FRONT] = i16(front)
    out[at + E_OWN_MAIN] = i16(g.mains[g.owner[c]] == c)
    out[at + E_ATK] = i16(atk)
    out[at + E_DFN] = i16(dfn)
    hurt, health = g.wounds[c], values.health(g, c)
    out[at + E_WOUNDS] = i16(hurt)
    out[at + E_HEALTH] = i16(health)
    out[at + E_LEFT] = i16(max(health - hurt, 0))
    out[at + E_COUNTERS] = i16(g.plus[c] - g.minus[c])
    out[at + E_XP] = i16(g.xp[c])
    tally = s.tally
    mine: i64 = q * TALLIES
    tally[mine + T_STRENGTH] += atk
    tally[mine + T_TOUGHNESS] += dfn
    if g.facedown[c]:
        tally[mine + T_DOWN] += 1
        out[at + E_STUNNED] = out[at + E_EXHAUSTED] = 1
        out[at + E_READY] = 0
    else:
        tally[mine + (T_FRONT if front else T_BACK)] += 1
        if g.exhausted[c]:
            out[at + E_EXHAUSTED] = 1
            out[at + E_READY] = 0
        elif combat.can_attack(g, c):
            out[at + E_ABLE] = 1
            tally[mine + T_ABLE] += 1
            tally[mine + T_FORCE] += atk
        if not front and values.protected(g, c):
            out[at + E_PROTECTED] = 1
    if g.frozen[c]:
        out[at + E_FROZEN] = 1
    if g.blank[c]:
        out[at + E_BLANK] = 1


def _lay_counted(g: State, s: Sheets) -> None:
    """Keywords and marks of characters in play, where they may differ from what is printed."""
    every = list(range(len(COUNTED))) if g.lent or g.mods[STAT_WITHOUT] else []
    changed = [i for i, stat in enumerate(COUNTED) if g.mods[stat] or (stat == STAT_FLIGHT and g.mods[STAT_LEAP])]
    for c in s.cards:
        out = s.entities
        at: i64 = s.at(c) + E_COUNTED
        looked_at = every or changed
        face = s.faces[g.face[c]]
        if not every and (g.blank[c] or g.facedown[c]):
            looked_at = [*changed, *face.keywords]
        if not every and face.leaps:
            looked_at = [*looked_at, FLIGHT]
        for i in looked_at:
            out[at + i] = i16(max(values.number(g, c, COUNTED[i]), 0))


def _count_used(g: State, s: Sheets) -> None:
    for c in s.cards:
        used = 0
        for power in s.faces[g.face[c]].supers:
            if limits.used_up(g, c, power):
                used += 1
        if used:
            s.entities[s.at(c) + E_USED] = i16(used)


def _lay_equal(g: State, p: int, s: Sheets, cards: tuple[int, ...], q: int, resources: bool) -> None:
    """One row for equal cards that the observer sees in a hand, or that lie face up among resources."""
    rows: dict[int, int] = {}
    dear = bool(g.mods[STAT_COST])
    for c in cards:
        if g.facedown[c] if resources else not visible(g, p, c):
            continue
        first = rows.get(g.face[c])
        if first is not None:
            s.row_of[c] = s.row_of[first]
            s.cards.append(c)
            s.entities[s.at(c) + E_COPIES] += 1
            continue
        rows[g.face[c]] = c
        at: i64 = len(s.entities)
        out = s.entities = laid(s.entities, s.faces[g.face[c]].elsewhere)
        s.number(c)
        out[at + E_ZONE] = i16(ZONE_NUMBER[g.zone[c]])
        out[at + E_OWNER] = i16(s.relative[g.owner[c]])
        out[at + E_CONTROLLER] = i16(s.relative[q])
        out[at + E_ENEMY] = i16(g.sides[q] != g.sides[p])
        if dear and g.ctype[c] == TYPE_SUPPORTING:
            out[at + E_COST] = i16(values.cost(g, q, c))


def _lay_elsewhere(g: State, p: int, s: Sheets, c: int, shown: bool = False) -> None:
    """The row of a card that is neither in play nor in a hand; one that the observer may not see shows its place alone."""
    at: i64 = len(s.entities)
    seen = shown or visible(g, p, c)
    out = s.entities = laid(s.entities, s.faces[g.face[c]].elsewhere if seen else _HIDDEN_ROW)
    s.number(c)
    out[at + E_ZONE] = i16(ZONE_NUMBER[g.zone[c]])
    out[at + E_OWNER] = i16(s.relative[g.owner[c]])
    out[at + E_COPIES] = 1


def declared(g: State) -> DeclareFrame | None:
    """The attack that is being declared, if one is."""
    if g.stack:
        f = g.stack[-1]
        if isinstance(f, DeclareFrame):
            return f
    return None


def _mark_fight(g: State, s: Sheets) -> None:
    """Attackers and defender of the combat, or of the attack that is being declared."""
    attackers: tuple[int, ...] = ()
    defender = -1
    f = declared(g)
    if f is not None:
        attackers, defender = f.attackers, f.defender
    elif g.combat >= 0:
        attackers, defender = g.recs[g.combat].cards, g.recs[g.combat].target
    for c in attackers:
        at = s.at(c)
        if at >= 0:
            s.entities[at + E_ATTACKER] = 1
    if defender >= 0:
        at = s.at(defender)
        if at >= 0:
            s.entities[at + E_DEFENDER] = 1


def _mark_decision(g: State, p: int, s: Sheets, pending: Pending) -> None:
    """Rows that options are about; a card that has none gets one."""
    for verb, c, x, _ in pending.opts:
        if c >= 0:
            if not s.row_of[c]:
                _lay_elsewhere(g, p, s, c, verb == V_PICK)
            s.entities[s.at(c) + E_CANDIDATE] = 1
        if verb in (V_POWER_UP, V_TARGET) and x >= 0 and s.row_of[x]:
            s.entities[s.at(x) + E_CANDIDATE] = 1
    if pending.source >= 0:
        if not s.row_of[pending.source]:
            _lay_elsewhere(g, p, s, pending.source)
        s.entities[s.at(pending.source) + E_SOURCE] = 1
    if g.stack:
        f = g.stack[-1]
        if isinstance(f, SymbolsFrame):
            for c in f.sources:
                at = s.at(c)
                if at >= 0:
                    s.entities[at + E_PICKED] = 1
