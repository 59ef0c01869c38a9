"""The decision and its options."""

from __future__ import annotations

from typing import Final

from mc_env.engine.board.visibility import seen_as_option, visible
from mc_env.engine.observing.decision import amount_of, payment_so_far
from mc_env.engine.observing.direct.places import (
    D_ABILITY,
    D_AMOUNT,
    D_DUE_ENERGY,
    D_EVENT,
    D_EVENT_ACTOR,
    D_EVENT_AMOUNT,
    D_EVENT_PLAYER,
    D_EVENT_TARGET,
    D_KIND,
    D_MAY_STOP,
    D_OPTIONS,
    D_PAID_ENERGY,
    D_PAYING,
    D_SOURCE,
    D_SOURCE_ID,
    D_WIDTH,
    E_CANDIDATE,
    O_ABILITY,
    O_AMOUNT,
    O_CARD,
    O_CARD_ID,
    O_ENERGY,
    O_EVENT,
    O_EVENT_AMOUNT,
    O_MENTAL,
    O_PHYSICAL,
    O_PLAYER,
    O_TARGET,
    O_TARGET_ID,
    O_VERB,
    O_WIDTH,
    O_WILD,
    O_ZONE,
)
from mc_env.engine.observing.direct.sheets import Sheets
from mc_env.engine.observing.terms import ZONE_NUMBER
from mc_env.engine.program.tables import ABILITIES, CARDS
from mc_env.engine.state.options import (
    V_ACTIVATE,
    V_ASK,
    V_ASSIGN,
    V_CHANGE_FORM,
    V_NO,
    V_NO_DEFENSE,
    V_NUMBER,
    V_ORDER,
    V_PASS,
    V_PAY_ABILITY,
    V_PAY_CARD,
    V_PAY_HELP,
    V_PLAY,
    V_PLAYER,
    V_STOP,
    V_TARGET,
    V_USE,
)
from mc_env.engine.state.records import Record
from mc_env.engine.state.state import State
from mc_env.engine.using.frames import PayFrame
from mc_env.engine.using.spending import source_value, wallet
from mc_env.kernel.cells import Blank, cells, laid, numbers
from mc_env.kernel.native import i16, i64
from mc_env.kernel.rows import UNKNOWN
from mc_env.kernel.state import Pending

_NO_OPTIONS: Final = Blank(O_WIDTH)
_NO_DECISION: Final = cells([0] * D_WIDTH)
_PLACE: Final = numbers([max(0, place) for place in ZONE_NUMBER])


def write_decision(g: State, p: int, s: Sheets, pending: Pending | None) -> None:
    """A row for every option, and the row of the decision; cards that options are about are marked in their rows."""
    at = len(s.decision)
    s.decision = laid(s.decision, _NO_DECISION)
    if pending is None:
        return
    f = g.stack[-1] if g.stack else None
    payment = f if isinstance(f, PayFrame) else None
    _write_options(g, p, s, pending, payment)
    _write_question(g, p, s, pending, at)
    if payment is not None:
        have, due = payment_so_far(g, payment, dict(wallet(g, p, payment.card)) if payment.picked else {})
        s.decision[at + D_PAYING] = 1
        for i in range(5):
            s.decision[at + D_DUE_ENERGY + i] = i16(due[i])
        for i in range(4):
            s.decision[at + D_PAID_ENERGY + i] = i16(have[i])


def _write_question(g: State, p: int, s: Sheets, pending: Pending, at: i64) -> None:
    """The decision's own features, but for a payment."""
    out, opts = s.decision, pending.opts
    out[at + D_KIND] = i16(pending.kind + 1)
    out[at + D_OPTIONS] = i16(len(opts))
    source: i64 = pending.source
    if source >= 0:
        out[at + D_SOURCE_ID] = i16(s.card_ids[g.face[source]] if seen_as_option(g, p, source) else UNKNOWN)
        out[at + D_SOURCE] = i16(s.row_of[source])
    verb, r = opts[0][0], opts[0][3]
    rec = g.recs.get(r) if verb in (V_PLAY, V_USE, V_ORDER) else None
    scope = g.scopes.get(g.stack[-1].sc)
    if scope is not None and scope.src == source and source >= 0 and scope.ability >= 0:
        out[at + D_ABILITY] = i16(ABILITIES[scope.ability].index + 1)
        if rec is None:
            rec = g.recs.get(scope.rec)
    if rec is not None:
        out[at + D_EVENT] = i16(rec.kind + 1)
        out[at + D_EVENT_AMOUNT] = i16(amount_of(rec))
        out[at + D_EVENT_ACTOR] = i16(s.row(rec.actor))
        out[at + D_EVENT_TARGET] = i16(s.row(rec.target))
        whose: i64 = rec.tplayer if rec.tplayer >= 0 else rec.player
        if whose >= 0:
            out[at + D_EVENT_PLAYER] = i16(s.relative[whose])
    if verb == V_ASSIGN:
        out[at + D_AMOUNT] = i16(r)


def _write_options(g: State, p: int, s: Sheets, pending: Pending, payment: PayFrame | None) -> None:
    """One row for each option, in order."""
    face, zone, ids = g.face, g.zone, s.card_ids
    at = len(s.options)
    out = s.options = laid(s.options, _NO_OPTIONS.of(len(pending.opts)))
    verb: i64
    c: i64
    x: i64
    r: i64
    for verb, c, x, r in pending.opts:
        out[at + O_VERB] = i16(verb + 1)
        row: i64 = 0
        card_id: i64 = 0
        if c >= 0:
            row = s.row_of[c]
            if row:
                s.entities[s.at(c) + E_CANDIDATE] = 1
            card_id = UNKNOWN
            if row or seen_as_option(g, p, c):
                card_id = ids[face[c]]
            out[at + O_ZONE] = i16(_PLACE[zone[c]])
        if verb in (V_PLAYER, V_ASK, V_PAY_HELP):
            out[at + O_PLAYER] = i16(s.relative[x])
            out[at + O_ZONE] = 0
            at += O_WIDTH
            continue
        out[at + O_CARD] = i16(row)
        out[at + O_CARD_ID] = i16(card_id)
        if verb in (V_TARGET, V_ASSIGN):
            out[at + O_CARD] = i16(s.row(pending.source))
            out[at + O_TARGET] = i16(row)
            out[at + O_AMOUNT] = i16(r)
            out[at + O_TARGET_ID] = i16(card_id)
        elif verb in (V_PAY_CARD, V_PAY_ABILITY):
            out[at + O_ABILITY] = i16(x + 1)
            _write_offer(g, p, s, at, c, x, payment)
        elif verb == V_ACTIVATE:
            out[at + O_AMOUNT] = i16(r)
            if x >= 0:
                out[at + O_PLAYER] = i16(s.relative[x])
        elif verb == V_NUMBER:
            out[at + O_ABILITY] = i16(x + 1)
            out[at + O_AMOUNT] = i16(r)
        else:
            out[at + O_ABILITY] = i16(x + 1)
            if verb in (V_PLAY, V_USE, V_ORDER):
                _write_triggered(g, p, s, at, c, x, g.recs.get(r) if g.recs else None)
            elif verb == V_CHANGE_FORM:
                out[at + O_CARD_ID] = i16(s.card_ids[CARDS[g.card[c]].faces[x]])
        if verb in (V_PASS, V_STOP, V_NO, V_NO_DEFENSE):
            s.decision[len(s.decision) - D_WIDTH + D_MAY_STOP] = 1
        at += O_WIDTH


def _write_offer(g: State, p: int, s: Sheets, at: i64, c: i64, ability: i64, payment: PayFrame | None) -> None:
    """What an option to pay with a card, or with an ability of it, would pay."""
    if payment is None:
        return
    source = c
    if s.options[at + O_VERB] == V_PAY_ABILITY + 1:
        source = -(c << 8 | ability) - 1
    energy, mental, physical, wild = source_value(g, p, source, payment.card, False)
    out = s.options
    out[at + O_ENERGY] = i16(energy)
    out[at + O_MENTAL] = i16(mental)
    out[at + O_PHYSICAL] = i16(physical)
    out[at + O_WILD] = i16(wild)


def _write_triggered(g: State, p: int, s: Sheets, at: i64, c: i64, x: i64, rec: Record | None) -> None:
    """An ability, with the event that it answers; a delayed effect stands for the card it comes from."""
    out = s.options
    if c < 0 and x < 0:
        lasting = g.lasting.get(-x)
        src: i64 = lasting.scope.src if lasting is not None else -1
        if src >= 0:
            out[at + O_CARD_ID] = i16(s.card_ids[g.face[src]] if visible(g, p, src) else UNKNOWN)
            out[at + O_CARD] = i16(s.row_of[src])
        out[at + O_ABILITY] = 0
    if rec is not None:
        target: i64 = rec.target
        out[at + O_EVENT] = i16(rec.kind + 1)
        out[at + O_EVENT_AMOUNT] = i16(amount_of(rec))
        if target >= 0:
            row = s.row_of[target]
            seen = row or visible(g, p, target)
            out[at + O_TARGET] = i16(row)
            out[at + O_TARGET_ID] = i16(s.card_ids[g.face[target]] if seen else UNKNOWN)
