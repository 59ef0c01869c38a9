"""A look that keeps what a seat saw last: the way of the interpreted engine, and what `direct` is compared with.

What a seat saw of a game at its last look is kept (`table.Seen`, `piles.SeenPiles`) and used again as far as nothing it was
made of has changed; what is rarely there, or new at every decision, is written over the joined bytes.
"""

from __future__ import annotations

from itertools import chain
from typing import Final

from mc_env.cards.terms import EVENT_SCHEME, STAT_COST, TYPE_ALTER_EGO, TYPE_VILLAIN
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.visibility import known_among, seen_as_option, visible
from mc_env.engine.observing.decision import NO_DECISION, decision_rows
from mc_env.engine.observing.globals import current_act, global_row, resolving
from mc_env.engine.observing.live import put
from mc_env.engine.observing.piles import pile_rows
from mc_env.engine.observing.rows import AT, WIDTH, Ids, RowMaker
from mc_env.engine.observing.table import Seen, look_at_table
from mc_env.engine.program.ops import OPS
from mc_env.engine.program.tables import ABILITIES, CARDS, COUNTERS, FACES
from mc_env.engine.round.villain_phase import to_activate
from mc_env.engine.state.records import Record
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import BOOST, TABLE, UNDER
from mc_env.engine.using.initiating import title_key
from mc_env.kernel.rows import Look
from mc_env.kernel.state import Pending


class _Seat:
    """What is kept for one seat of a table of n: rows for all games, and what it saw last of each."""

    __slots__ = ("games", "make")

    def __init__(self, n: int, p: int, ids: Ids) -> None:
        self.make = RowMaker(n, p, ids)
        self.games: dict[int, Seen] = {}  # by address; see `table`


_SEATS: Final[dict[tuple[int, int], _Seat]] = {}
_MOST_GAMES: Final = 1_000  # for each seat; each takes some 20 kB

# places of columns in the bytes of a row
_SEAT: Final = AT["seat"]
_BENEATH: Final = AT["beneath"]
_COST_AT: Final = AT["cost"]
_ACTIVE: Final = AT["active"]
_USES: Final = AT["uses"]
_COUNTERS: Final = AT["counters"]
_LIMITS: Final = AT["limits_used"]
_REACHED: Final = AT["limit_reached"]
_BOOST_CARDS: Final = AT["boost_cards"]
_CARDS_BENEATH: Final = AT["cards_beneath"]
_SOURCE: Final = AT["source"]
_ATTACKER: Final = AT["attacker"]
_ATTACKED: Final = AT["attacked"]
_DEFENDER: Final = AT["defender"]
_PICKED: Final = AT["picked"]
_TO_ACTIVATE: Final = AT["to_activate"]


# ------------------------------------------------------------------------------------------ what is written over rows


def _write_counters(g: State, row_of: dict[int, int], buf: bytearray) -> None:
    """Active marks, uses left, and other counters added up."""
    for key, n in g.counters.items():
        row = row_of.get(key >> 8)
        if row:
            kind = key & 255
            uses = FACES[g.face[key >> 8]].uses
            if kind == 0:
                buf[row * WIDTH + _ACTIVE] = 1 if n else 0
            elif uses is not None and COUNTERS[kind] == uses[0]:
                buf[row * WIDTH + _USES] = min(n, 255)
            else:
                at = row * WIDTH + _COUNTERS
                buf[at] = min(buf[at] + n, 255)


def _write_limits(g: State, row_of: dict[int, int], buf: bytearray) -> None:
    """Uses that count against limits of abilities."""
    for key, n in g.limits.items():
        if key >= 0:
            row = row_of.get(key >> 8)
            if row:
                _write_limit(g, key >> 8, key & 255, n, row, buf)
        else:  # a maximum over all players: by ability, on every copy
            shared = ABILITIES[(-key - 1) // 8]
            for c, row in row_of.items():
                if c >= 0 and shared in FACES[g.face[c]].abilities:
                    _used(buf, row, n, shared.limit)


def _write_limit(g: State, c: int, slot: int, n: int, row: int, buf: bytearray) -> None:
    """Uses of one ability of a card."""
    for ab in FACES[g.face[c]].abilities:
        if ab.limit_slot == slot and not ab.shared:
            _used(buf, row, n, ab.limit)
    if g.ctype[c] <= TYPE_ALTER_EGO:  # used in the other form: it counts when the identity turns back
        for f in CARDS[g.card[c]].faces:
            if f != g.face[c] and any(ab.limit_slot == slot for ab in FACES[f].abilities):
                _used(buf, row, n, 0)


def _write_maximums(g: State, row_of: dict[int, int], buf: bytearray) -> None:
    """Copies of cards played that have a maximum for each round."""
    for c, row in row_of.items():
        info = FACES[g.face[c]]
        if c >= 0 and info.max_per_round and (n := g.happened.get(title_key(info.title), 0)):
            _used(buf, row, n, info.max_per_round)


def _pile_up(g: State, zone: int, at: int, row_of: dict[int, int], buf: bytearray) -> None:
    """Count cards that lie on or beneath others on the rows of those."""
    for c in g.zones[zone]:
        row = row_of.get(g.host[c], 0)
        if row:
            buf[row * WIDTH + at] = min(buf[row * WIDTH + at] + 1, 255)


def _used(buf: bytearray, row: int, n: int, limit: int) -> None:
    """Note uses that count against a limit."""
    at = row * WIDTH
    buf[at + _LIMITS] = min(buf[at + _LIMITS] + n, 255)
    if limit and n >= limit:
        buf[at + _REACHED] = 1


def _acting(act: Record, row_of: dict[int, int], buf: bytearray) -> None:
    """Who attacks, schemes or thwarts whom, and who defends."""
    attacked = act.target if act.kind != EVENT_SCHEME else -1  # a scheme is against a player: `act_player`
    for c, at in ((act.actor, _ATTACKER), (attacked, _ATTACKED), (act.defender, _DEFENDER)):
        row = row_of.get(c, 0)
        if row:
            buf[row * WIDTH + at] = 1


def _villain_phase(g: State, row_of: dict[int, int], buf: bytearray) -> None:
    """Enemies that are still to activate."""
    for c in to_activate(g):
        row = row_of.get(c, 0)
        if row:
            buf[row * WIDTH + _TO_ACTIVATE] = 1


# ------------------------------------------------------------------------------------------ the whole view


def kept_look(g: State, p: int, ids: Ids, piles: bool = True) -> Look:
    """Everything player p may know, packed. `ids` is best always the same list: rows are kept with the ids in them."""
    seat = _SEATS.get((g.n, p))
    if seat is None or seat.make.ids is not ids:
        seat = _new_seat(g.n, p, ids)
    seen = seat.games.get(id(g))
    if seen is None:
        seen = _first_look(seat, g)
    make = seat.make
    look_at_table(g, p, make, seen)
    rel = make.rel
    row_of = seen.row_of
    pending = g.pending
    if pending is not None and pending.player != p:
        pending = None
    others = _beside(g, p, pending, row_of)
    if others:
        buf, row_of = _with_others(g, make, seen, others)
    else:
        buf = bytearray(seen.rows + seen.hand_rows)
    act = current_act(g) if g.recs else None
    _write_over(g, p, ids, seen, others, act, row_of, buf)
    options = b""
    decision = NO_DECISION
    n_options = 0
    if pending is not None:
        _write_picked(g, pending, row_of, buf)
        options, decision = decision_rows(g, p, pending, rel, row_of, ids, buf)
        n_options = len(pending.opts)
    pile, n_piles = pile_rows(g, p, rel, ids, seen.piles) if piles else (b"", 0)
    n = len(row_of)  # -1 is among the rows, as the null row
    numbers = global_row(g, p, rel, row_of, buf, seen.icons, seen.sizes, act, (n, n_options, n_piles))
    return Look(bytes(buf), options, numbers, decision, pile, n, n_options, n_piles)


def _new_seat(n: int, p: int, ids: Ids) -> _Seat:
    """A seat that has not looked yet, or that looks with another vocabulary: its card ids are in everything kept."""
    if (n, p) in _SEATS:
        _SEATS.clear()
    seat = _SEATS[n, p] = _Seat(n, p, ids)
    return seat


def _first_look(seat: _Seat, g: State) -> Seen:
    """Room for what a seat sees of a game that it has not looked at yet."""
    if len(seat.games) >= _MOST_GAMES:
        seat.games.clear()
    seen = seat.games[id(g)] = Seen()
    return seen


def _beside(g: State, p: int, pending: Pending | None, row_of: dict[int, int]) -> list[int]:
    """Cards with rows that are neither in play nor in hands: being resolved, beneath others, and what options are about."""
    zones = g.zones
    out: list[int] = []
    if zones[TABLE] or zones[UNDER]:
        out += [c for c in zones[TABLE] + zones[UNDER] if visible(g, p, c)]
    if pending is not None:
        for _, c, _, _ in pending.opts:
            if c not in row_of and c not in out and seen_as_option(g, p, c):
                out.append(c)
    return out


def _write_over(
    g: State,
    p: int,
    ids: Ids,
    seen: Seen,
    others: list[int],
    act: Record | None,
    row_of: dict[int, int],
    buf: bytearray,
) -> None:
    """What is rarely there, or new at every decision, is written over the rows."""
    if seen.facedown:
        for c in known_among(g, p, seen.facedown):
            put(buf, row_of[c] * WIDTH + _BENEATH, ids[CARDS[g.card[c]].faces[0]])
    if g.counters:
        _write_counters(g, row_of, buf)
    if g.limits:
        _write_limits(g, row_of, buf)
    if g.happened:
        _write_maximums(g, row_of, buf)
    if g.zones[BOOST]:
        _pile_up(g, BOOST, _BOOST_CARDS, row_of, buf)
    if g.zones[UNDER]:
        _pile_up(g, UNDER, _CARDS_BENEATH, row_of, buf)
    if g.mods[STAT_COST]:
        for c in chain(*seen.hand_cards, others):
            info = FACES[g.face[c]]
            if info.type < TYPE_VILLAIN and info.base[STAT_COST] >= 0:
                put(buf, row_of[c] * WIDTH + _COST_AT, mod.stat(g, c, STAT_COST))
    if act is not None:
        _acting(act, row_of, buf)
    if g.step == 2 or g.queue:
        _villain_phase(g, row_of, buf)


def _write_picked(g: State, pending: Pending, row_of: dict[int, int], buf: bytearray) -> None:
    """The card that makes the decision necessary, and what has been picked so far."""
    row = row_of.get(pending.source, 0)
    if row:
        buf[row * WIDTH + _SOURCE] = 1
    f = g.stack[-1]
    for c in OPS[f.op].picked(f):
        row = row_of.get(c, 0)
        if row:
            at = row * WIDTH + _PICKED
            buf[at] = min(buf[at] + 1, 255)


def _with_others(g: State, make: RowMaker, seen: Seen, others: list[int]) -> tuple[bytearray, dict[int, int]]:
    """The rows, with those of cards that are neither in play nor in hands; and the rows of all cards."""
    row_of = seen.row_of.copy()
    rows = [seen.rows, seen.hand_rows]
    for c in others:
        rows.append(make.not_in_play((g.face[c], g.zone[c], g.owner[c], g.controller[c], row_of.get(g.host[c], 0))))
        row_of[c] = len(row_of)  # -1 is in it, as is the null row in the rows
    buf = bytearray().join(rows)
    for c in g.zones[TABLE]:
        if c in row_of:
            who = resolving(g, c)
            buf[row_of[c] * WIDTH + _SEAT] = make.rel[who] if who >= 0 else 0
    return buf, row_of
