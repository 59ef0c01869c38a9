"""The fast door: everything one player may know as rows of small integers, for encoders.

The same knowledge as `views.view`, in the columns of `columns.py`, packed as int16 bytes. Card ids of the engine never leave:
cards become row numbers of this view, and card ids of the vocabulary that the caller hands in (`ids`, by face). Rows stand
in the order of zones, which is public.

Speed: most rows look like one seen before, so rows are kept as bytes under what they are made of; what is rarely there
(status cards, counters, changed powers) is written over the joined bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from struct import Struct
from typing import Final, NamedTuple

from mc_env.cards.terms import DASH, Event, Stat
from mc_env.engine import modifiers as mod
from mc_env.engine.abilities import title_key
from mc_env.engine.columns import ENTITY_COLUMNS, MAX_ROWS, NO_LIMIT, names
from mc_env.engine.phases import to_activate
from mc_env.engine.raw_decision import NO_DECISION, decision_rows, shown
from mc_env.engine.raw_globals import (
    FIRST_ICON,
    ICONS_OF_FACE,
    LAST_ICON,
    NOT_YET,
    SCENARIO_ZONES,
    Icons,
    current_act,
    global_row,
    icons_of,
    live_icons,
)
from mc_env.engine.raw_live import KEYWORDS, OTHERS, POWERS, live_values, put
from mc_env.engine.raw_piles import forget_piles, pile_rows
from mc_env.engine.raw_terms import ZONE, relative
from mc_env.engine.records import Record
from mc_env.engine.state import State
from mc_env.engine.tables import ABILITIES, CARDS, COUNTERS, FACES, GUISES, OPS
from mc_env.engine.views import visible
from mc_env.engine.zones import BOOST, HAND, N_ZONES, NOBODY, PLAY, TABLE, UNDER

Ids = Sequence[int]  # card id of the vocabulary by face


class RawView(NamedTuple):
    """One observation as packed int16 rows, and how many there are of each."""

    entities: bytes
    options: bytes
    globals: bytes
    decision: bytes
    piles: bytes
    n_entities: int
    n_options: int
    n_piles: int


_E: Final = names(ENTITY_COLUMNS)
_WIDTH: Final = 2 * len(ENTITY_COLUMNS)  # bytes of a row
_PACK_ROW: Final = Struct(f"<{len(ENTITY_COLUMNS)}h").pack
_NULL_ROW: Final = bytes(_WIDTH)
_COUNT: Final = range(1, MAX_ROWS)
_MOST_ROWS: Final = 100_000  # kept for each seat; games see a few thousand

_CHARACTERS: Final = frozenset({0, 1, 2, 8, 10})
_HP: Final = int(Stat.HP)
_COST: Final = int(Stat.COST)
_INFINITE: Final = int(Stat.INFINITE_HP)
_FLAGS: Final = frozenset(i for i, c in enumerate(ENTITY_COLUMNS) if c.kind == "flag")

# numbers of columns
_C_CONTROLLER: Final = _E["controller"]
_C_DAMAGE: Final = _E["damage"]
_C_ENGAGED: Final = _E["engaged"]
_C_EXHAUSTED: Final = _E["exhausted"]
_C_FORM: Final = _E["form"]
_C_HOST: Final = _E["host"]
_C_HP: Final = _E["hp"]
_C_OWNER: Final = _E["owner"]
_C_READY: Final = _E["ready"]
_C_REMAINING: Final = _E["remaining"]
_C_SEAT: Final = _E["seat"]
_C_THREAT: Final = _E["threat"]
_C_ZONE: Final = _E["zone"]

# places of columns in the bytes of a row
_AT: Final = {name: 2 * i for name, i in _E.items()}
_TYPE: Final = _AT["type"]
_SEAT: Final = _AT["seat"]
_AREA: Final = _AT["area"]
_FACEDOWN: Final = _AT["facedown"]
_BENEATH: Final = _AT["beneath"]
_COST_AT: Final = _AT["cost"]
_TOKENS: Final = _AT["tokens"]
_ACTIVE: Final = _AT["active"]
_USES: Final = _AT["uses"]
_COUNTERS: Final = _AT["counters"]
_STUNNED: Final = _AT["stunned"]
_CONFUSED: Final = _AT["confused"]
_TOUGH: Final = _AT["tough"]
_BLANK: Final = _AT["blank"]
_LEAVING: Final = _AT["leaving"]
_LIMITS: Final = _AT["limits_used"]
_REACHED: Final = _AT["limit_reached"]
_BOOST_CARDS: Final = _AT["boost_cards"]
_CARDS_BENEATH: Final = _AT["cards_beneath"]
_CANDIDATE: Final = _AT["candidate"]
_SOURCE: Final = _AT["source"]
_ATTACKER: Final = _AT["attacker"]
_ATTACKED: Final = _AT["attacked"]
_DEFENDER: Final = _AT["defender"]
_PICKED: Final = _AT["picked"]
_TO_ACTIVATE: Final = _AT["to_activate"]
_SCHEME: Final = int(Event.SCHEME)


# ------------------------------------------------------------------------------------------ rows that are kept

# face, owner, controller, engaged, exhausted, damage, threat, host
PlayKey = tuple[int, int, int, int, int, int, int, int]


class _Kept:
    """Rows made so far, as one seat of a table of n sees them."""

    __slots__ = ("elsewhere", "hands", "ids", "n", "play", "printed", "rel")

    def __init__(self, n: int, p: int, ids: Ids) -> None:
        self.n = n
        self.ids = ids  # the vocabulary they were made with
        self.rel = relative(n, p)
        self.play: dict[PlayKey, bytes] = {}
        self.hands: tuple[dict[int, bytes], ...] = tuple({} for _ in range(n))  # by player, then by face
        self.elsewhere: dict[tuple[int, int, int, int, int], bytes] = {}  # face, zone, owner, controller, host
        self.printed: dict[int, list[int]] = {}


_KEPT: Final[dict[tuple[int, int], _Kept]] = {}


def _printed_row(kept: _Kept, face: int) -> list[int]:
    """A copy of the row of a face as printed, for so many players."""
    known = kept.printed.get(face)
    if known is None:
        known = kept.printed[face] = _from_print(face, kept.n, kept.ids)
    return known[:]


def _from_print(face: int, n: int, ids: Ids) -> list[int]:
    """The row of a face as printed."""
    info = FACES[face]
    row = [0] * len(ENTITY_COLUMNS)

    def printed(stat: int) -> int:
        value = info.base[stat]
        return value * n if stat in info.per_player and value != DASH else value

    row[_E["card"]] = ids[face]
    row[_E["type"]] = info.type + 1
    for stat, column in POWERS:
        row[column] = max(-1, printed(stat))
    for stat, column in OTHERS:
        value = max(0, printed(stat))
        row[column] = min(value, 1) if column in _FLAGS else value
    row[_E["hp"]] = max(0, printed(_HP))
    row[_E["cost"]] = max(-1, info.base[_COST]) if 2 <= info.type < 8 else -1
    row[_E["energy"] : _E["energy"] + 4] = info.icons
    return row


def _play_row(kept: _Kept, key: PlayKey) -> bytes:
    """The row of a card in play, without what is written over it."""
    face, owner, controller, engaged, exhausted, damage, threat, host = key
    rel = kept.rel
    row = _printed_row(kept, face)
    kind = FACES[face].type
    row[_C_ZONE] = 1
    row[_C_OWNER] = rel[owner]
    row[_C_CONTROLLER] = rel[controller]
    row[_C_ENGAGED] = rel[engaged]
    row[_C_SEAT] = rel[controller] or rel[engaged]
    row[_C_HOST] = host
    row[_C_EXHAUSTED] = exhausted
    row[_C_READY] = 1 - exhausted
    row[_C_DAMAGE] = damage
    row[_C_THREAT] = threat
    if kind in _CHARACTERS:
        row[_C_REMAINING] = NO_LIMIT if FACES[face].base[_INFINITE] > 0 else max(0, row[_C_HP] - damage)
    if kind <= 1:
        row[_C_FORM] = 1 + kind
    made = _PACK_ROW(*row)
    if len(kept.play) > _MOST_ROWS:
        kept.play.clear()
    kept.play[key] = made
    return made


def _row_elsewhere(kept: _Kept, key: tuple[int, int, int, int, int]) -> bytes:
    """The row of a card that is not in play: in a hand, on the table, beneath a card, or a candidate anywhere."""
    face, zone, owner, controller, host = key
    row = _printed_row(kept, face)
    row[_E["zone"]] = ZONE[zone]
    row[_E["owner"]] = kept.rel[owner]
    row[_E["controller"]] = kept.rel[controller]
    row[_E["seat"]] = kept.rel[zone - HAND] if HAND <= zone < HAND + 4 else 0
    row[_E["host"]] = host
    return _PACK_ROW(*row)


# ------------------------------------------------------------------------------------------ what is written over them


def _rare(g: State, p: int, cards: list[int], row_of: dict[int, int], buf: bytearray, ids: Ids) -> None:
    """Status cards, facedown cards, blank text, attachments of encounter cards."""
    for column, at in (
        (g.stunned, _STUNNED),
        (g.confused, _CONFUSED),
        (g.tough, _TOUGH),
        (g.leaving, _LEAVING),
    ):
        if column.count(0) != len(column):
            for c in cards:
                if column[c]:
                    buf[row_of[c] * _WIDTH + at] = column[c]
    if g.blank.count(0) != len(g.blank):
        for c in cards:
            if g.blank[c]:
                start = row_of[c] * _WIDTH
                buf[start + _BLANK] = 1
                for s, column_number in KEYWORDS:
                    put(buf, start + 2 * column_number, mod.stat(g, c, s))
    if g.guise.count(0) != len(g.guise):
        for c in cards:
            guise = GUISES[g.guise[c]]
            if guise is not None:
                start = row_of[c] * _WIDTH
                buf[start + _TYPE] = g.ctype[c] + 1
                if guise.facedown:
                    buf[start + _FACEDOWN] = 1
                    if g.known[c] >> p & 1:
                        put(buf, start + _BENEATH, ids[CARDS[g.card[c]].faces[0]])


def _counted(g: State, row_of: dict[int, int], buf: bytearray) -> None:
    """Counters and limits used."""
    for key, n in g.counters.items():
        row = row_of.get(key >> 8)
        if row:
            kind = key & 255
            uses = FACES[g.face[key >> 8]].uses
            if kind == 0:
                buf[row * _WIDTH + _ACTIVE] = 1 if n else 0
            elif uses is not None and COUNTERS[kind] == uses[0]:
                buf[row * _WIDTH + _USES] = min(n, 255)
            else:
                at = row * _WIDTH + _COUNTERS
                buf[at] = min(buf[at] + n, 255)
    for key, n in g.limits.items():
        if key >= 0:
            c = key >> 8
            row = row_of.get(c)
            if row:
                for ab in FACES[g.face[c]].abilities:
                    if ab.limit_slot == key & 255 and not ab.shared:
                        _used(buf, row, n, ab.limit)
                if g.ctype[c] <= 1:  # used in the other form: it counts when the identity turns back
                    for f in CARDS[g.card[c]].faces:
                        if f != g.face[c] and any(ab.limit_slot == key & 255 for ab in FACES[f].abilities):
                            _used(buf, row, n, 0)
        else:  # a maximum over all players: by ability, on every copy
            shared = ABILITIES[(-key - 1) // 8]
            for c, row in row_of.items():
                if c >= 0 and shared in FACES[g.face[c]].abilities:
                    _used(buf, row, n, shared.limit)
    if g.happened:
        for c, row in row_of.items():
            info = FACES[g.face[c]]
            if c >= 0 and info.max_per_round and (n := g.happened.get(title_key(info.title), 0)):
                _used(buf, row, n, info.max_per_round)


def _pile_up(g: State, zone: int, at: int, row_of: dict[int, int], buf: bytearray) -> None:
    """Count cards that lie on or beneath others on the rows of those."""
    for c in g.zones[zone]:
        row = row_of.get(g.host[c], 0)
        if row:
            buf[row * _WIDTH + at] = min(buf[row * _WIDTH + at] + 1, 255)


def _used(buf: bytearray, row: int, n: int, limit: int) -> None:
    """Note uses that count against a limit."""
    at = row * _WIDTH
    buf[at + _LIMITS] = min(buf[at + _LIMITS] + n, 255)
    if limit and n >= limit:
        buf[at + _REACHED] = 1


def _acting(act: Record, row_of: dict[int, int], buf: bytearray) -> None:
    """Who attacks, schemes or thwarts whom, and who defends."""
    attacked = act.target if act.kind != _SCHEME else -1  # a scheme is against a player: `act_player`
    for c, at in ((act.actor, _ATTACKER), (attacked, _ATTACKED), (act.defender, _DEFENDER)):
        row = row_of.get(c, 0)
        if row:
            buf[row * _WIDTH + at] = 1


def _resolving(g: State, c: int) -> int:
    """Who plays, reveals or resolves a card on the table (of a boost card: whom the enemy activates against)."""
    found = [r for r, rec in g.recs.items() if rec.target == c and rec.player >= 0]
    if found:
        return g.recs[max(found)].player
    scopes = [s.player for s in g.scopes.values() if s.src == c]
    return scopes[-1] if scopes else g.owner[c]


def _villain_phase(g: State, row_of: dict[int, int], buf: bytearray) -> None:
    """Enemies that are still to activate."""
    for c in to_activate(g):
        row = row_of.get(c, 0)
        if row:
            buf[row * _WIDTH + _TO_ACTIVATE] = 1


def _still_shown(g: State, cards: list[int]) -> list[int]:
    """Cards in play without those that went with an eliminated player: the game stops in the middle of the last elimination.

    As in `views.view`: what such a player controls, the minions engaged with them, and what is attached to either."""

    def gone(c: int) -> bool:
        while g.host[c] >= 0 and g.zone[g.host[c]] >= PLAY:
            c = g.host[c]
        return any(q < g.n and not g.alive[q] for q in (g.controller[c], g.engaged[c]))

    return [c for c in cards if not gone(c)]


def _scenario(g: State, area: int, kept: _Kept, row_of: dict[int, int], buf: bytearray) -> Icons:
    """Acceleration tokens, and whom attached encounter cards mean by "you"; returns icons and tokens in the area."""
    zones = g.zones
    accel = g.accel
    a = c = h = m = tokens = 0
    for z in SCENARIO_ZONES:
        for card in zones[z]:
            if accel[card] and card in row_of:
                put(buf, row_of[card] * _WIDTH + _TOKENS, min(accel[card], 255))
            if g.host[card] >= 0 and g.controller[card] == NOBODY:
                you = mod.you_of(g, card)
                if you >= 0 and card in row_of:
                    buf[row_of[card] * _WIDTH + _SEAT] = kept.rel[you]
            if g.area[card] == area:
                tokens += accel[card]
                found = ICONS_OF_FACE.get(g.face[card], NOT_YET)
                if found is NOT_YET:
                    found = icons_of(g.face[card])
                if found is not None:
                    a += found[0]
                    c += found[1]
                    h += found[2]
                    m += found[3]
    if any(g.mods[FIRST_ICON : LAST_ICON + 1]):
        a, c, h, m = live_icons(g, area)
    return a, c, h, m, tokens


# ------------------------------------------------------------------------------------------ the whole view


def look(g: State, p: int, ids: Ids) -> RawView:
    """Everything player p may know, packed. `ids` is best always the same list: rows are kept with the ids in them."""
    n = g.n
    kept = _KEPT.get((n, p))
    if kept is None or kept.ids is not ids:
        if kept is not None:  # another vocabulary
            _KEPT.clear()
            forget_piles()
        kept = _KEPT[n, p] = _Kept(n, p, ids)
    zones = g.zones
    face = g.face
    # cards in play: identities from the observer's on, then by type, each as they entered play
    cards = [c for c in g.identity[p:] + g.identity[:p] if c in zones[PLAY]]
    cards.extend(chain.from_iterable(zones[PLAY + 1 : N_ZONES]))
    if g.outcome and not all(g.alive):
        cards = _still_shown(g, cards)
    in_play = len(cards)
    row_of = dict(zip(cards, _COUNT, strict=False))
    row_of[-1] = 0
    owner, controller, engaged, exhausted = g.owner, g.controller, g.engaged, g.exhausted
    damage, threat, host = g.damage, g.threat, g.host
    keys = [
        (face[c], owner[c], controller[c], engaged[c], exhausted[c], damage[c], threat[c], row_of.get(host[c], 0))
        for c in cards
    ]
    play = kept.play
    try:
        rows = [_NULL_ROW, *[play[key] for key in keys]]
    except KeyError:
        rows = [_NULL_ROW, *[play[key] if key in play else _play_row(kept, key) for key in keys]]
    table = cards[:]
    # hands that the observer sees
    for i in range(n):
        q = (p + i) % n
        hand = zones[HAND + q]
        if hand and g.alive[q]:
            if i and not g.open_hands:
                hand = tuple([c for c in hand if g.known[c] >> p & 1])
            known = kept.hands[q]
            for c in hand:
                row = known.get(face[c])
                if row is None or owner[c] != q:
                    row = _row_elsewhere(kept, (face[c], HAND + q, owner[c], NOBODY, 0))
                    if owner[c] == q:
                        known[face[c]] = row
                cards.append(c)
                row_of[c] = len(cards)
                rows.append(row)
    # cards being resolved, cards beneath others, and what the decision is about
    others: list[int] = []
    if zones[TABLE]:
        others += [c for c in zones[TABLE] if g.known[c] >> p & 1]
    if zones[UNDER]:
        others += [c for c in zones[UNDER] if visible(g, p, c)]
    pending = g.pending
    candidates: list[int] = []
    if pending is not None:
        if pending.player != p:
            pending = None
        else:
            candidates = [o[1] for o in pending.opts]
            for c in candidates:
                if c not in row_of and c not in others and shown(g, p, c):
                    others.append(c)
    for c in others:
        where = (face[c], g.zone[c], owner[c], controller[c], row_of.get(host[c], 0))
        row = kept.elsewhere.get(where)
        if row is None:
            row = kept.elsewhere[where] = _row_elsewhere(kept, where)
        cards.append(c)
        row_of[c] = len(cards)
        rows.append(row)
    buf = bytearray().join(rows)
    for c in zones[TABLE]:
        if c in row_of:
            who = _resolving(g, c)
            buf[row_of[c] * _WIDTH + _SEAT] = kept.rel[who] if who >= 0 else 0
    # what is rarely there
    live_values(g, table, row_of, buf)
    _rare(g, p, table, row_of, buf, ids)
    icons = _scenario(g, g.parea[p], kept, row_of, buf)
    if g.counters or g.limits or g.happened:
        _counted(g, row_of, buf)
    if zones[BOOST]:
        _pile_up(g, BOOST, _BOOST_CARDS, row_of, buf)
    if zones[UNDER]:
        _pile_up(g, UNDER, _CARDS_BENEATH, row_of, buf)
    if g.parea[0] != g.parea[-1]:
        for c in table:
            buf[row_of[c] * _WIDTH + _AREA] = kept.rel[g.area[c]]
    if g.mods[_COST]:
        for c in cards[in_play:]:
            if FACES[face[c]].base[_COST] >= 0:
                put(buf, row_of[c] * _WIDTH + _COST_AT, mod.stat(g, c, _COST))
    act = current_act(g)
    if act is not None:
        _acting(act, row_of, buf)
    if g.step == 2 or g.queue:
        _villain_phase(g, row_of, buf)
    options = b""
    decision = NO_DECISION
    if pending is not None:
        for c in candidates:
            if c in row_of:
                buf[row_of[c] * _WIDTH + _CANDIDATE] = 1
        buf[_CANDIDATE] = 0  # an option without a card points at the null row
        if pending.source >= 0 and pending.source in row_of:
            buf[row_of[pending.source] * _WIDTH + _SOURCE] = 1
        for c in OPS[g.stack[-1].op].picked(g.stack[-1]):
            if c in row_of:
                at = row_of[c] * _WIDTH + _PICKED
                buf[at] = min(buf[at] + 1, 255)
        options, decision = decision_rows(g, p, pending, kept.rel, row_of, ids)
    piles, n_piles = pile_rows(g, p, kept.rel, ids)
    sizes = (len(rows), len(candidates), n_piles)
    numbers = global_row(g, p, kept.rel, row_of, buf, icons, act, sizes)
    return RawView(bytes(buf), options, numbers, decision, piles, *sizes)
