"""The decision and its options in an observation."""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Final

from mc_env.cards.terms import EVENT_TAKE
from mc_env.engine.board.visibility import seen_as_option, visible
from mc_env.engine.observing.columns import DECISION_COLUMNS, ENTITY_COLUMNS, OPTION_COLUMNS
from mc_env.engine.observing.terms import ZONE_NUMBER
from mc_env.engine.program.tables import ABILITIES, CARDS
from mc_env.engine.state.options import (
    V_ACTIVATE,
    V_ASK,
    V_ASSIGN,
    V_CHANGE_FORM,
    V_END_TURN,
    V_NO,
    V_NO_DEFENSE,
    V_NUMBER,
    V_OPTION,
    V_ORDER,
    V_PASS,
    V_PAY_ABILITY,
    V_PAY_CARD,
    V_PAY_HELP,
    V_PLAY,
    V_PLAYER,
    V_SIGNAL,
    V_STOP,
    V_TARGET,
    V_USE,
    V_YES,
)
from mc_env.engine.state.records import Record
from mc_env.engine.state.state import State
from mc_env.engine.using.frames import PayFrame
from mc_env.engine.using.spending import wallet
from mc_env.kernel.rows import UNKNOWN, names
from mc_env.kernel.state import Pending

_ENTITY: Final = 2 * len(ENTITY_COLUMNS)  # bytes of an entity row
_CANDIDATE: Final = 2 * names(ENTITY_COLUMNS)["candidate"]

Vec = tuple[int, int, int, int]

_D: Final = names(DECISION_COLUMNS)
_WIDTH: Final = len(DECISION_COLUMNS)
_SOURCE_ID: Final = _D["source_id"]
_SOURCE: Final = _D["source"]
_EVENT: Final = _D["event"]
_EVENT_AMOUNT: Final = _D["event_amount"]
_EVENT_ACTOR: Final = _D["event_actor"]
_EVENT_TARGET: Final = _D["event_target"]
_AMOUNT: Final = _D["amount"]
_PAYING: Final = _D["paying"]
_MAY_STOP: Final = _D["may_stop"]
_EVENT_PLAYER: Final = _D["event_player"]
_ABILITY: Final = _D["ability"]
_PACK_DECISION: Final = Struct(f"<{_WIDTH}h").pack
_PACK_OPTION: Final = Struct(f"<{len(OPTION_COLUMNS)}h").pack
_SIMPLE: Final[dict[tuple[int, int, int, int, int], bytes]] = {}  # by verb, row, card id, ability or alternative, place
_MOST_SIMPLE: Final = 50_000
NO_DECISION: Final = bytes(2 * _WIDTH)
_OPTIONAL: Final = frozenset({V_PASS, V_STOP, V_NO, V_NO_DEFENSE})
_TRIGGERED: Final = frozenset({V_PLAY, V_USE, V_ORDER})
_SEATED: Final = frozenset({V_PLAYER, V_ASK, V_PAY_HELP})
_PLAIN: Final = frozenset({V_PASS, V_END_TURN, V_NO_DEFENSE, V_STOP, V_YES, V_NO})
_BY_ABILITY: Final = frozenset({V_PLAY, V_USE, V_PAY_ABILITY, V_ORDER, V_OPTION})
_AIMED: Final = frozenset({V_TARGET, V_ASSIGN})
_SPENT: Final = frozenset({V_PAY_CARD, V_PAY_ABILITY})
_NOTHING: Final[Vec] = (0, 0, 0, 0)


def option_meanings(g: State, ids: Sequence[int]) -> list[tuple[int, int, int]]:
    """What each option of the current decision means, whatever its place in the list and whatever copy it is about.

    Verb; card id, number, word, or how many seats further the player sits; ability or alternative (-1 none).
    """
    pending = g.pending
    if pending is None:
        return []
    p = pending.player
    face = g.face
    out = []
    for verb, c, x, n in pending.opts:
        if verb in _SEATED:
            out.append((verb, (x - p) % g.n, 0))
        elif verb == V_NUMBER:
            out.append((verb, n, 0))
        elif verb == V_SIGNAL:
            out.append((verb, x, 0))
        elif verb == V_CHANGE_FORM:
            out.append((verb, ids[CARDS[g.card[c]].faces[x]], 0))
        elif verb in _PLAIN:
            out.append((verb, 0, 0))
        else:
            card = 0 if c < 0 else ids[face[c]] if seen_as_option(g, p, c) else UNKNOWN
            out.append((verb, card, (x if c >= 0 and x >= 0 else -1) if verb in _BY_ABILITY else 0))
    return out


def amount_of(rec: Record) -> int:
    """Damage being taken, else what is dealt, placed, removed."""
    return rec.taken if rec.kind == EVENT_TAKE else max(0, rec.amount)


def decision_rows(
    g: State,
    p: int,
    pending: Pending,
    rel: tuple[int, ...],
    row_of: dict[int, int],
    ids: Sequence[int],
    entities: bytearray,
) -> tuple[bytes, bytes]:
    """Rows of the options, and the row of the decision, packed; cards that options are about are marked in their rows."""
    f = g.stack[-1] if g.stack else None
    payment = f if isinstance(f, PayFrame) else None
    value: dict[int, Vec] = {}  # what each source would pay
    if payment is not None:
        value = dict(wallet(g, p, payment.card))
    options = _option_rows(g, p, pending, rel, row_of, value, ids, entities)
    decision = _decision_row(g, p, pending, rel, row_of, ids)
    if payment is not None:
        have, due = payment_so_far(g, payment, value)
        decision[_PAYING : _PAYING + 10] = (1, *due, *have)
    return options, _PACK_DECISION(*decision)


def _decision_row(
    g: State, p: int, pending: Pending, rel: tuple[int, ...], row_of: dict[int, int], ids: Sequence[int]
) -> list[int]:
    """The decision's own features, but for a payment."""
    out = [0] * _WIDTH
    opts = pending.opts
    out[0] = pending.kind + 1
    out[1] = len(opts)
    source = pending.source
    if source >= 0:
        out[_SOURCE_ID] = ids[g.face[source]] if seen_as_option(g, p, source) else UNKNOWN
        out[_SOURCE] = row_of.get(source, 0)
    verb = opts[0][0]
    rec = g.recs.get(opts[0][3]) if verb in _TRIGGERED else None
    scope = g.scopes.get(g.stack[-1].sc)
    if scope is not None and scope.src == source >= 0 and scope.ability >= 0:
        out[_ABILITY] = ABILITIES[scope.ability].index + 1
        if rec is None:
            rec = g.recs.get(scope.rec)
    if rec is not None:
        out[_EVENT] = rec.kind + 1
        out[_EVENT_AMOUNT] = amount_of(rec)
        out[_EVENT_ACTOR] = row_of.get(rec.actor, 0)
        out[_EVENT_TARGET] = row_of.get(rec.target, 0)
        whose = rec.tplayer if rec.tplayer >= 0 else rec.player
        out[_EVENT_PLAYER] = rel[whose] if whose >= 0 else 0
    if verb == V_ASSIGN:
        out[_AMOUNT] = opts[0][3]
    if not _OPTIONAL.isdisjoint([o[0] for o in opts]):
        out[_MAY_STOP] = 1
    return out


def payment_so_far(g: State, payment: PayFrame, value: dict[int, Vec]) -> tuple[list[int], list[int]]:
    """What has been picked so far by type, and what is still due (typed, then of any type); `value` is the payer's wallet."""
    need = payment.need
    have = [0, 0, 0, 0]
    if not payment.picked:
        return have, [*need]
    for src in payment.picked:
        if src not in value:  # another player helps
            value = dict(pair for q in g.players() for pair in wallet(g, q, payment.card))
            break
    for src in payment.picked:
        for i in range(4):
            have[i] += value[src][i]
    short = [max(0, need[i] - have[i]) for i in range(4)]
    wild = max(0, have[3] - need[3])
    spare = sum(max(0, have[i] - need[i]) for i in range(3))
    for i in range(3):
        used = min(short[i], wild)
        short[i] -= used
        wild -= used
    return have, [*short, max(0, need[4] - spare - wild)]


def _option_rows(
    g: State,
    p: int,
    pending: Pending,
    rel: tuple[int, ...],
    row_of: dict[int, int],
    value: dict[int, Vec],
    ids: Sequence[int],
    entities: bytearray,
) -> bytes:
    """One row for each option, in order."""
    out: list[bytes] = []
    recs = g.recs
    face = g.face
    zone = g.zone
    for verb, c, x, r in pending.opts:
        if c >= 0:
            row = row_of.get(c, 0)
            if row:
                entities[row * _ENTITY + _CANDIDATE] = 1
            card_id = ids[face[c]] if row or seen_as_option(g, p, c) else UNKNOWN
            place = ZONE_NUMBER[zone[c]]
        else:
            row = card_id = place = 0
        if verb in _AIMED:
            at = row_of.get(pending.source, 0)
            out.append(_PACK_OPTION(verb + 1, at, row, card_id, 0, r, 0, 0, 0, 0, 0, place, 0, 0, card_id))
        elif verb in _TRIGGERED:
            if c < 0 and x < 0:  # a delayed effect
                lasting = g.lasting.get(-x)
                src = lasting.scope.src if lasting is not None else -1
                if src >= 0:
                    card_id = ids[face[src]] if visible(g, p, src) else UNKNOWN
                    row = row_of.get(src, 0)
                x = -1
            rec = recs.get(r) if recs else None
            if rec is None:
                out.append(_SIMPLE.get((verb, row, card_id, x, place)) or _simple(verb, row, card_id, x, place))
            else:
                at = row_of.get(rec.target, 0)
                aim = _aim(g, p, rec.target, at, ids)
                event, much = rec.kind + 1, amount_of(rec)
                out.append(_PACK_OPTION(verb + 1, row, at, card_id, x + 1, 0, 0, 0, 0, 0, 0, place, event, much, aim))
        elif verb in _SPENT:
            pay = value.get(c if verb == V_PAY_CARD else -(c << 8 | x) - 1, _NOTHING)
            out.append(_PACK_OPTION(verb + 1, row, 0, card_id, x + 1, 0, 0, *pay, place, 0, 0, 0))
        elif verb in _SEATED:
            out.append(_PACK_OPTION(verb + 1, 0, 0, 0, 0, 0, rel[x], 0, 0, 0, 0, 0, 0, 0, 0))
        elif verb == V_ACTIVATE:
            whose = rel[x] if x >= 0 else 0
            out.append(_PACK_OPTION(verb + 1, row, 0, card_id, 0, r, whose, 0, 0, 0, 0, place, 0, 0, 0))
        elif verb == V_CHANGE_FORM:
            out.append(_simple(verb, row, ids[CARDS[g.card[c]].faces[x]], x, place))
        elif verb == V_NUMBER:
            out.append(_PACK_OPTION(verb + 1, row, 0, card_id, x + 1, r, 0, 0, 0, 0, 0, place, 0, 0, 0))
        else:
            out.append(_SIMPLE.get((verb, row, card_id, x, place)) or _simple(verb, row, card_id, x, place))
    return b"".join(out)


def _aim(g: State, p: int, c: int, row: int, ids: Sequence[int]) -> int:
    """The card id of what an event happens to."""
    return 0 if c < 0 else ids[g.face[c]] if row or visible(g, p, c) else UNKNOWN


def _simple(verb: int, row: int, card_id: int, x: int, place: int) -> bytes:
    """The row of an option that is only about a card, and perhaps one of its abilities; most are seen again and again."""
    if len(_SIMPLE) > _MOST_SIMPLE:
        _SIMPLE.clear()
    made = _PACK_OPTION(verb + 1, row, 0, card_id, x + 1, 0, 0, 0, 0, 0, 0, place, 0, 0, 0)
    _SIMPLE[verb, row, card_id, x, place] = made
    return made
