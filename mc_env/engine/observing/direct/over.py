"""What is rarely there, or new at every decision, written over the rows of cards."""

from __future__ import annotations

from mc_env.cards.terms import EVENT_SCHEME, STAT_COST, TYPE_ALTER_EGO, TYPE_VILLAIN
from mc_env.engine.board import modifiers as mod
from mc_env.engine.observing.direct.places import (
    E_ACTIVE,
    E_ATTACKED,
    E_ATTACKER,
    E_BOOST_CARDS,
    E_CARDS_BENEATH,
    E_COST,
    E_COUNTERS,
    E_DEFENDER,
    E_LIMIT_REACHED,
    E_LIMITS_USED,
    E_PICKED,
    E_SOURCE,
    E_TO_ACTIVATE,
    E_USES,
    E_WIDTH,
)
from mc_env.engine.observing.direct.sheets import Sheets
from mc_env.engine.program.ops import OPS
from mc_env.engine.program.tables import ABILITIES, CARDS, COUNTERS, FACES
from mc_env.engine.round.villain_phase import to_activate
from mc_env.engine.state.records import Record
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import BOOST, PLAY, UNDER
from mc_env.kernel.native import i16, i64
from mc_env.kernel.state import Pending


def write_over(g: State, s: Sheets, act: Record | None, pending: Pending | None) -> None:
    """All of it."""
    if g.counters:
        _write_counters(g, s)
    if g.limits:
        _write_limits(g, s)
    if g.happened:
        _write_maximums(g, s)
    if g.zones[BOOST]:
        _pile_up(g, s, BOOST, E_BOOST_CARDS)
    if g.zones[UNDER]:
        _pile_up(g, s, UNDER, E_CARDS_BENEATH)
    if g.mods[STAT_COST]:
        _write_costs(g, s)
    if act is not None:
        _mark(s, act.actor, E_ATTACKER)
        if act.kind != EVENT_SCHEME:  # a scheme is against a player: `act_player`
            _mark(s, act.target, E_ATTACKED)
        _mark(s, act.defender, E_DEFENDER)
    if g.step == 2 or g.queue:
        for c in to_activate(g):
            _mark(s, c, E_TO_ACTIVATE)
    if pending is not None:
        _mark(s, pending.source, E_SOURCE)
        f = g.stack[-1]
        for c in OPS[f.op].picked(f):
            _count(s, c, E_PICKED, 1)


def _mark(s: Sheets, c: i64, column: i64) -> None:
    at = s.at(c)
    if at >= 0:
        s.entities[at + column] = 1


def _count(s: Sheets, c: i64, column: i64, more: i64) -> None:
    """Add to a number of a card, which has an end at 255."""
    at = s.at(c)
    if at >= 0:
        s.entities[at + column] = i16(min(i64(s.entities[at + column]) + more, 255))


def _write_counters(g: State, s: Sheets) -> None:
    """Active marks, uses left, and other counters added up."""
    key: i64
    n: i64
    for key, n in g.counters.items():
        c = key >> 8
        at = s.at(c)
        if at >= 0:
            kind = key & 255
            uses = FACES[g.face[c]].uses
            if kind == 0:
                s.entities[at + E_ACTIVE] = 1 if n else 0
            elif uses is not None and COUNTERS[kind] == uses[0]:
                s.entities[at + E_USES] = i16(min(n, 255))
            else:
                _count(s, c, E_COUNTERS, n)


def _write_limits(g: State, s: Sheets) -> None:
    """Uses that count against limits of abilities."""
    key: i64
    n: i64
    for key, n in g.limits.items():
        if key >= 0:
            if s.row_of[key >> 8]:
                _write_limit(g, s, key >> 8, key & 255, n)
        else:  # a maximum over all players: by ability, on every copy
            shared = ABILITIES[(-key - 1) // 8]
            for row in range(1, s.n):
                c = s.cards[row]
                if shared in FACES[g.face[c]].abilities:
                    _used(s, c, n, shared.limit)


def _write_limit(g: State, s: Sheets, c: i64, slot: i64, n: i64) -> None:
    """Uses of one ability of a card."""
    for ab in FACES[g.face[c]].abilities:
        if ab.limit_slot == slot and not ab.shared:
            _used(s, c, n, ab.limit)
    if g.ctype[c] <= TYPE_ALTER_EGO:  # used in the other form: it counts when the identity turns back
        for f in CARDS[g.card[c]].faces:
            if f != g.face[c] and _has_slot(f, slot):
                _used(s, c, n, 0)


def _has_slot(face: i64, slot: i64) -> bool:
    for ab in FACES[face].abilities:
        if ab.limit_slot == slot:
            return True
    return False


def _write_maximums(g: State, s: Sheets) -> None:
    """Copies of cards played that have a maximum for each round."""
    key: i64
    titles = False
    for key in g.happened:
        if key > 0:
            titles = True
    if not titles:
        return
    for row in range(1, s.n):
        c = s.cards[row]
        face = s.faces.row(g.face[c])
        if face.maximum:
            n: i64 = g.happened.get(face.title, 0)
            if n:
                _used(s, c, n, face.maximum)


def _used(s: Sheets, c: i64, n: i64, limit: i64) -> None:
    """Note uses that count against a limit."""
    _count(s, c, E_LIMITS_USED, n)
    if limit and n >= limit:
        _mark(s, c, E_LIMIT_REACHED)


def _pile_up(g: State, s: Sheets, zone: i64, column: i64) -> None:
    """Count cards that lie on or beneath others on the rows of those."""
    c: i64
    for c in g.zones[zone]:
        _count(s, g.host[c], column, 1)


def _write_costs(g: State, s: Sheets) -> None:
    """What cards that are not in play cost now."""
    at: i64 = s.base
    for row in range(1, s.n):
        at += E_WIDTH
        c = s.cards[row]
        info = FACES[g.face[c]]
        if g.zone[c] < PLAY and info.type < TYPE_VILLAIN and info.base[STAT_COST] >= 0:
            s.entities[at + E_COST] = i16(mod.stat(g, c, STAT_COST))
