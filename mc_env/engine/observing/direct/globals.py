"""The table as a whole: round and phase, villain and scheme, what is going on, every seat in a few numbers."""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import (
    EVENT_SCHEME,
    EVENT_THWART,
    STAT_ACCELERATION,
    STAT_AMPLIFY,
    STAT_CRISIS,
    STAT_HAND_SIZE,
    STAT_HAZARD,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.observing.direct.forecast import write_forecast
from mc_env.engine.observing.direct.places import (
    E_ESCALATION,
    E_HP,
    E_REMAINING,
    E_TARGET,
    G_ACCELERATION,
    G_ACT,
    G_ACT_ACTOR,
    G_ACT_BOOST,
    G_ACT_BOOST_CARDS,
    G_ACT_DEFENDED,
    G_ACT_DEFENDER,
    G_ACT_OVERKILL,
    G_ACT_PIERCING,
    G_ACT_PLAYER,
    G_ACT_RANGED,
    G_ACT_TARGET,
    G_ACTIVE_PLAYER,
    G_ACTS,
    G_AMPLIFY,
    G_BOOST_ON_TABLE,
    G_CRISIS,
    G_ENCOUNTER_DECK,
    G_ENCOUNTER_DISCARD,
    G_ENTITIES,
    G_EXPERT,
    G_FIRST_PLAYER,
    G_HAZARD,
    G_HEROIC,
    G_MAIN_SCHEME,
    G_MAIN_STAGES_LEFT,
    G_MAIN_STEP_ONE,
    G_MAIN_TARGET,
    G_MAIN_THREAT,
    G_MAIN_TOKENS,
    G_MY_SAID,
    G_OPEN_HANDS,
    G_OPTIONS,
    G_OUTCOME,
    G_OVERPAY,
    G_OWN_AREAS,
    G_PERIL,
    G_PHASE,
    G_PILES,
    G_PLAYERS,
    G_ROUND,
    G_SEATS,
    G_STEP,
    G_VILLAIN,
    G_VILLAIN_HP,
    G_VILLAIN_REMAINING,
    G_VILLAIN_STAGE,
    G_VILLAIN_STAGES_LEFT,
    G_WAITING,
    G_WIDTH,
    S_ALIVE,
    S_CHANGED_FORM,
    S_DEALT,
    S_DECK,
    S_DECLINED,
    S_DISCARD,
    S_FORM,
    S_HAND,
    S_HAND_SIZE,
    S_NEMESIS,
    S_PRESENT,
    S_REMAINING,
    S_WIDTH,
)
from mc_env.engine.observing.direct.sheets import Sheets
from mc_env.engine.observing.globals import live_icons
from mc_env.engine.program.tables import FACES
from mc_env.engine.state.records import F_DEFENDED, F_OVER, F_OVERKILL, F_PIERCING, F_RANGED, Record
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import (
    BOOST,
    DEALT,
    DECK,
    DISCARD,
    ENC_DECK,
    ENC_DISCARD,
    HAND,
    MAIN_SCHEMES,
    N_ZONES,
    NEMESIS,
    PLAYER_SIDE_SCHEMES,
    SCHEME_DECK,
    VILLAIN_DECK,
    VILLAINS,
)
from mc_env.kernel.cells import cells, laid
from mc_env.kernel.native import i16, i64
from mc_env.kernel.zones import NOBODY

_NO_GLOBALS: Final = cells([0] * G_WIDTH)


def write_globals(g: State, p: int, s: Sheets, act: Record | None, options: i64, piles: i64) -> None:
    """The row of globals; live values come from the entity rows, where they have been worked out."""
    at = len(s.globals)
    s.globals = laid(s.globals, _NO_GLOBALS)
    out, rel, zones = s.globals, s.relative, g.zones
    area: i64 = g.parea[p]
    out[at + G_ENTITIES] = i16(s.n)
    out[at + G_OPTIONS] = i16(options)
    out[at + G_PILES] = i16(piles)
    out[at + G_PLAYERS] = i16(g.n)
    out[at + G_ROUND] = i16(g.round)
    out[at + G_PHASE] = i16(g.phase)
    out[at + G_STEP] = i16(g.step)
    out[at + G_FIRST_PLAYER] = i16(rel[g.first])
    if g.active >= 0:
        out[at + G_ACTIVE_PLAYER] = i16(rel[g.active])
    if g.peril >= 0:
        out[at + G_PERIL] = i16(rel[g.peril])
    out[at + G_OUTCOME] = i16(g.outcome)
    out[at + G_OPEN_HANDS] = 1 if g.open_hands else 0
    out[at + G_OVERPAY] = 1 if g.overpay else 0
    out[at + G_EXPERT] = 1 if g.expert else 0
    out[at + G_HEROIC] = i16(g.heroic)
    out[at + G_OWN_AREAS] = 1 if g.parea[0] != g.parea[-1] else 0
    out[at + G_ENCOUNTER_DECK] = i16(len(zones[ENC_DECK + area]))
    out[at + G_ENCOUNTER_DISCARD] = i16(len(zones[ENC_DISCARD + area]))
    out[at + G_VILLAIN_STAGES_LEFT] = i16(len(zones[VILLAIN_DECK + area]))
    out[at + G_MAIN_STAGES_LEFT] = i16(len(zones[SCHEME_DECK + area]))
    out[at + G_WAITING] = i16(len(g.queue))
    out[at + G_BOOST_ON_TABLE] = i16(len(zones[BOOST]))
    _write_scenario(g, s, at, area)
    if act is not None:
        _write_act(g, s, at, act)
    _write_seats(g, p, s, at + G_SEATS)
    if g.said:
        for i in range(g.n):
            out[at + G_MY_SAID + i] = i16(g.said[(p + i) % g.n])
    write_forecast(g, p, s, at)


def _write_scenario(g: State, s: Sheets, at: i64, area: i64) -> None:
    """Icons in an area, its villain and its main scheme."""
    out, seen = s.globals, s.entities
    tokens = _write_icons(g, s, at, area)
    one = g.zones[VILLAINS]
    villain: i64 = one[0] if len(one) == 1 and g.area[one[0]] == area else mod.active_villain(g, area)
    if villain >= 0:
        there = s.at(villain)
        out[at + G_VILLAIN] = i16(s.row_of[villain])
        out[at + G_VILLAIN_STAGE] = i16(FACES[g.face[villain]].stage)
        out[at + G_VILLAIN_REMAINING] = seen[there + E_REMAINING]
        out[at + G_VILLAIN_HP] = seen[there + E_HP]
    one = g.zones[MAIN_SCHEMES]
    scheme: i64 = one[0] if len(one) == 1 and g.area[one[0]] == area else mod.active_main_scheme(g, area)
    if scheme >= 0:
        there = s.at(scheme)
        out[at + G_MAIN_SCHEME] = i16(s.row_of[scheme])
        out[at + G_MAIN_THREAT] = i16(g.threat[scheme])
        out[at + G_MAIN_TARGET] = seen[there + E_TARGET]
        out[at + G_MAIN_TOKENS] = i16(g.accel[scheme])
        out[at + G_MAIN_STEP_ONE] = seen[there + E_ESCALATION] + out[at + G_ACCELERATION] + i16(tokens)


def _write_icons(g: State, s: Sheets, at: i64, area: i64) -> i64:
    """Icons in an area; returns the acceleration tokens there."""
    out = s.globals
    tokens: i64 = 0
    acceleration: i64 = 0
    crisis: i64 = 0
    hazard: i64 = 0
    amplify: i64 = 0
    c: i64
    for z in range(PLAYER_SIDE_SCHEMES, N_ZONES):
        for c in g.zones[z]:
            if g.area[c] == area:
                tokens += g.accel[c]
                face = s.faces.row(g.face[c])
                acceleration += face.acceleration
                crisis += face.crisis
                hazard += face.hazard
                amplify += face.amplify
    mods = g.mods
    if mods[STAT_ACCELERATION] or mods[STAT_CRISIS] or mods[STAT_HAZARD] or mods[STAT_AMPLIFY]:
        acceleration, crisis, hazard, amplify = live_icons(g, area)
    out[at + G_ACCELERATION] = i16(acceleration)
    out[at + G_CRISIS] = i16(crisis)
    out[at + G_HAZARD] = i16(hazard)
    out[at + G_AMPLIFY] = i16(amplify)
    return tokens


def _write_act(g: State, s: Sheets, at: i64, act: Record) -> None:
    """The attack, scheme or thwart in progress."""
    out = s.globals
    enemy = act.actor >= 0 and g.controller[act.actor] == NOBODY
    flags: i64 = act.flags
    out[at + G_ACT] = 4 if act.kind == EVENT_THWART else 2 if act.kind == EVENT_SCHEME else 1 if enemy else 3
    out[at + G_ACT_ACTOR] = i16(s.row(act.actor))
    out[at + G_ACT_TARGET] = 0 if act.kind == EVENT_SCHEME else i16(s.row(act.target))
    out[at + G_ACT_DEFENDER] = i16(s.row(act.defender))
    if act.tplayer >= 0:
        out[at + G_ACT_PLAYER] = i16(s.relative[act.tplayer])
    out[at + G_ACT_BOOST] = i16(act.boost)
    facedown: i64 = 0
    for c in act.cards:
        if g.zone[c] == BOOST:
            facedown += 1
    out[at + G_ACT_BOOST_CARDS] = i16(facedown)
    out[at + G_ACT_DEFENDED] = 1 if flags & F_DEFENDED else 0
    out[at + G_ACT_OVERKILL] = 1 if flags & F_OVERKILL else 0
    out[at + G_ACT_PIERCING] = 1 if flags & F_PIERCING else 0
    out[at + G_ACT_RANGED] = 1 if flags & F_RANGED else 0
    acts: i64 = 0
    for rec in g.recs.values():
        if rec.kind <= EVENT_THWART and not rec.flags & F_OVER:
            acts += 1
    out[at + G_ACTS] = i16(acts)


def _write_seats(g: State, p: i64, s: Sheets, at: i64) -> None:
    """A few numbers of every seat, from the observer's on."""
    out, zones = s.globals, g.zones
    n: i64 = g.n
    for i in range(n):
        q = (p + i) % n
        out[at + S_PRESENT] = 1
        out[at + S_DECK] = i16(len(zones[DECK + q]))
        out[at + S_DISCARD] = i16(len(zones[DISCARD + q]))
        out[at + S_NEMESIS] = i16(len(zones[NEMESIS + q]))
        if g.alive[q]:
            identity: i64 = g.identity[q]
            out[at + S_ALIVE] = 1
            out[at + S_FORM] = i16(g.ctype[identity] + 1)
            out[at + S_HAND] = i16(len(zones[HAND + q]))
            if g.mods[STAT_HAND_SIZE]:
                out[at + S_HAND_SIZE] = i16(mod.stat(g, identity, STAT_HAND_SIZE))
            else:
                out[at + S_HAND_SIZE] = i16(FACES[g.face[identity]].base[STAT_HAND_SIZE])
            out[at + S_DEALT] = i16(len(zones[DEALT + q]))
            out[at + S_CHANGED_FORM] = i16(g.changed >> q & 1)
            out[at + S_DECLINED] = i16(g.declined >> q & 1)
            there = s.at(identity)
            if there >= 0:
                out[at + S_REMAINING] = s.entities[there + E_REMAINING]
        at += S_WIDTH
