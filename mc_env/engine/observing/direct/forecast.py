"""What is sure to come, and what stands ready against it: of every seat, from the entity rows."""

from __future__ import annotations

from mc_env.cards.terms import TYPE_ALTER_EGO
from mc_env.engine.board import modifiers as mod
from mc_env.engine.observing.direct.places import (
    E_ATK,
    E_CANNOT_ATTACK,
    E_CANNOT_SCHEME,
    E_CANNOT_THWART,
    E_CONFUSED,
    E_READY,
    E_SCH,
    E_STUNNED,
    E_THW,
    G_OTHERS_THREAT,
    G_SEATS,
    S_COMING_DAMAGE,
    S_COMING_THREAT,
    S_READY_ATK,
    S_READY_THW,
    S_WIDTH,
)
from mc_env.engine.observing.direct.sheets import Sheets
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import ALLIES, MINIONS
from mc_env.kernel.native import i64
from mc_env.kernel.zones import NOBODY


def write_forecast(g: State, p: i64, s: Sheets, at: i64) -> None:
    """The last numbers of every seat, and what the other alter-egos bring; `at` is where the row of globals begins."""
    out, n = s.globals, i64(g.n)
    c: i64
    for i in range(n):
        q = (p + i) % n
        if g.alive[q]:
            seat = at + G_SEATS + i * S_WIDTH
            _add_enemy(s, seat, mod.active_villain(g, g.parea[q]))
            _add_character(s, seat, g.identity[q])
    for c in g.zones[MINIONS]:
        if g.engaged[c] != NOBODY:
            _add_enemy(s, at + G_SEATS + (g.engaged[c] + n - p) % n * S_WIDTH, c)
    for c in g.zones[ALLIES]:
        if g.controller[c] != NOBODY:
            _add_character(s, at + G_SEATS + (g.controller[c] + n - p) % n * S_WIDTH, c)
    for i in range(1, n):
        q = (p + i) % n
        if g.alive[q] and g.ctype[g.identity[q]] == TYPE_ALTER_EGO:
            out[at + G_OTHERS_THREAT] += out[at + G_SEATS + i * S_WIDTH + S_COMING_THREAT]


def _add_enemy(s: Sheets, seat: i64, c: i64) -> None:
    """Whatever keeps an enemy from attacking or scheming, it adds nothing to that."""
    there = s.at(c)
    if there < 0:
        return
    seen, out = s.entities, s.globals
    if seen[there + E_SCH] > 0 and not seen[there + E_CONFUSED] and not seen[there + E_CANNOT_SCHEME]:
        out[seat + S_COMING_THREAT] += seen[there + E_SCH]
    if seen[there + E_ATK] > 0 and not seen[there + E_STUNNED] and not seen[there + E_CANNOT_ATTACK]:
        out[seat + S_COMING_DAMAGE] += seen[there + E_ATK]


def _add_character(s: Sheets, seat: i64, c: i64) -> None:
    there = s.at(c)
    if there < 0 or not s.entities[there + E_READY]:
        return
    seen, out = s.entities, s.globals
    if seen[there + E_THW] > 0 and not seen[there + E_CONFUSED] and not seen[there + E_CANNOT_THWART]:
        out[seat + S_READY_THW] += seen[there + E_THW]
    if seen[there + E_ATK] > 0 and not seen[there + E_STUNNED] and not seen[there + E_CANNOT_ATTACK]:
        out[seat + S_READY_ATK] += seen[there + E_ATK]
