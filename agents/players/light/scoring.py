"""Points of options from a table of weights: what playouts cost beside the rules is next to nothing.

An option is described by a dozen small facts (what is done with which card; the same beside how much room the main scheme has,
how many hit points are left, how many minions wait, ...). Each fact has a place in a table, found by mixing its numbers, and the
points of an option are the sum of what stands there. Facts that share a place by chance share a weight; with 65,536 places that
costs little. Printed values are used, not those that modifiers make: in playouts many quick games beat a few exact ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mc_env.cards.terms import STAT_ATK, STAT_ESCALATION, STAT_HP, STAT_SCH, STAT_TARGET_THREAT
from mc_env.engine.board.visibility import shows_face
from mc_env.engine.program.tables import FACES
from mc_env.engine.state.options import (
    V_ACTIVATE,
    V_ASK,
    V_ASSIGN,
    V_NUMBER,
    V_PAY_HELP,
    V_PLAYER,
    V_TARGET,
)
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import HAND, MAIN_SCHEMES, MINIONS, PLAY, VILLAINS
from mc_env.kernel.cells import numbers
from mc_env.kernel.native import i64
from mc_env.kernel.state import MAX_OPTIONS, Pending

if TYPE_CHECKING:
    from mc_env.kernel.cells import Numbers

PLACES: Final = 1 << 16
FACTS: Final = 12  # of an option
_WORD: Final = 0x7FFFFFFF  # factors have 31 bits, so that no product has more than 63
_LAST: Final = PLACES - 1
_ROOM: Final = numbers([0] * (MAX_OPTIONS * FACTS))  # for the places of all facts; what is written in is a piece of it


def place(which: i64, a: i64, b: i64, c: i64, d: i64) -> i64:
    """Where the weight of a fact stands."""
    x: i64 = which * 0x1E3779B1 + a * 0x05EBCA77 + b * 0x42B2AE3D + c * 0x27D4EB2F + d * 0x165667B1
    x = (x ^ x >> 32) & _WORD
    x = (x ^ x >> 15) * 0x2C1B3C6D & _WORD
    return (x ^ x >> 12) & _LAST


def room(threat: i64) -> i64:
    """How much threat a scheme has room for, in six steps."""
    return (
        0 if threat <= 0 else 1 if threat <= 1 else 2 if threat <= 3 else 3 if threat <= 5 else 4 if threat <= 8 else 5
    )


def health(left: i64) -> i64:
    """How many hit points are left, in five steps; the last is none."""
    return 4 if left <= 0 else 0 if left <= 2 else 1 if left <= 4 else 2 if left <= 7 else 3


class Standing:
    """How things stand for the player who is asked, in a few small numbers."""

    __slots__ = ("exhausted", "form", "hand", "health", "minions", "room")

    def __init__(self, g: State, p: i64) -> None:
        n: i64 = g.n
        identity: i64 = g.identity[p]
        left: i64 = FACES[g.face[identity]].values[n][STAT_HP] - g.damage[identity]
        free: i64 = 9
        c: i64
        for c in g.zones[MAIN_SCHEMES]:
            printed = FACES[g.face[c]].values[n]
            free = printed[STAT_TARGET_THREAT] - g.threat[c] - printed[STAT_ESCALATION] - g.accel[c]
        plotting: i64 = 0
        striking: i64 = 0
        minions: i64 = 0
        for c in g.zones[VILLAINS]:
            printed = FACES[g.face[c]].values[n]
            plotting += max(0, printed[STAT_SCH])
            striking += max(0, printed[STAT_ATK])
        for c in g.zones[MINIONS]:
            if g.engaged[c] == p:
                printed = FACES[g.face[c]].values[n]
                plotting += max(0, printed[STAT_SCH])
                striking += max(0, printed[STAT_ATK])
                minions += 1
        self.form: i64 = g.ctype[identity]
        self.exhausted: i64 = g.exhausted[identity]
        self.room: i64 = room(free) * 8 + room(free - plotting)
        self.health: i64 = health(left) * 8 + health(left - striking)
        self.minions: i64 = min(3, minions)
        self.hand: i64 = min(6, len(g.zones[HAND + p]))


def describe(g: State, pending: Pending, ids: list[int]) -> Numbers:
    """The places of all facts, `FACTS` for each option; `ids` are lasting numbers of faces."""
    out = _ROOM[: FACTS * len(pending.opts)]
    at: i64 = 0
    p: i64 = pending.player
    s = Standing(g, p)
    n: i64 = g.n
    source: i64 = 0
    if pending.source >= 0 and shows_face(g, p, pending.source):
        source = ids[g.face[pending.source]]
    verb: i64
    c: i64
    x: i64
    r: i64
    for verb, c, x, r in pending.opts:
        what: i64 = verb * 64 + pending.kind
        card: i64 = 0
        left: i64 = 0
        whose: i64 = 0
        if verb in (V_PLAYER, V_ASK, V_PAY_HELP):
            x = (x + n - p) % n
        else:
            if verb == V_ACTIVATE:
                x = (x + n - p) % n
            if c >= 0:
                if shows_face(g, p, c):
                    card = ids[g.face[c]]
                left = (g.ctype[c] + 1) * 8
                if g.zone[c] >= PLAY:
                    full: i64 = FACES[g.face[c]].values[n][STAT_HP]
                    left += min(7, max(0, full - g.damage[c])) if full > 0 else min(7, g.threat[c])
                    whose = 2 if g.controller[c] == p else 1
        amount: i64 = min(r, 9) if verb in (V_NUMBER, V_ASSIGN, V_TARGET) else 0
        out[at] = place(1, what, card, x, 0)
        out[at + 1] = place(2, what, card, source, amount)
        out[at + 2] = place(3, what, card, s.room, s.form)
        out[at + 3] = place(4, what, card, s.health, s.form)
        out[at + 4] = place(5, what, card, s.minions * 2 + s.exhausted, s.form)
        out[at + 5] = place(6, what, card, s.hand, s.form)
        out[at + 6] = place(7, what, left, source, whose)
        out[at + 7] = place(8, what, left, s.room & 7, s.health & 7)
        out[at + 8] = place(9, what, s.room, s.health, s.form)
        out[at + 9] = place(10, what, s.minions, s.hand, s.form * 2 + s.exhausted)
        out[at + 10] = place(11, what, source, (s.room & 7) * 8 + (s.health & 7), s.form)
        out[at + 11] = place(12, what, amount, x, s.room & 7)
        at += FACTS
    return out


def places(g: State, pending: Pending, ids: list[int]) -> list[int]:
    """The same as a list, for those who learn."""
    return list(describe(g, pending, ids))


def points(g: State, pending: Pending, ids: list[int], weights: Numbers) -> list[int]:
    """The points of every option."""
    out: list[int] = []
    found = describe(g, pending, ids)
    at: i64 = 0
    while at < len(found):
        total: i64 = 0
        for i in range(at, at + FACTS):
            total += weights[found[i]]
        out.append(total)
        at += FACTS
    return out


def pick(g: State, pending: Pending, ids: list[int], weights: Numbers) -> int:
    """The option with most points, the first among equals."""
    if len(pending.opts) == 1:
        return 0
    scores = points(g, pending, ids, weights)
    return scores.index(max(scores))
