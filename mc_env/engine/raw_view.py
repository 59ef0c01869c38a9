"""The fast door: everything one player may know as rows of small integers, for encoders.

The same knowledge as `views.view`, in the columns of `columns.py`, packed as int16 bytes. Card ids of the engine never leave:
cards become row numbers of this view, and card ids of the vocabulary that the caller hands in (`ids`, by face). Rows stand
in the order of zones, which is public; rows of equal content are made once and kept.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from mc_env.cards.terms import DASH, Event, Stat
from mc_env.engine import modifiers as mod
from mc_env.engine.columns import (
    CANNOT_STATS,
    ENTITY_COLUMNS,
    GLOBAL_COLUMNS,
    ICON_STATS,
    KEYWORD_STATS,
    NO_LIMIT,
    POWER_STATS,
    SEAT_WIDTH,
    names,
)
from mc_env.engine.costs import wallet
from mc_env.engine.options import (
    V_ACTIVATE,
    V_ASK,
    V_ASSIGN,
    V_FORM,
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
from mc_env.engine.raw_piles import pile_rows
from mc_env.engine.records import F_DEFENDED, F_OVER, F_OVERKILL, F_PIERCING, F_RANGED
from mc_env.engine.state import Pending, State
from mc_env.engine.tables import CARDS, COUNTERS, FACES, GUISES, K
from mc_env.engine.views import visible
from mc_env.engine.zones import (
    BOOST,
    DEALT,
    DECK,
    DISCARD,
    ENC_DECK,
    ENC_DISCARD,
    EXTRA,
    HAND,
    MAX_PLAYERS,
    N_ZONES,
    NEMESIS,
    NOBODY,
    PLAY,
    SCHEME_DECK,
    TABLE,
    UNDER,
    VILLAIN_DECK,
)

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
_NULL_ROW: Final = bytes(2 * len(ENTITY_COLUMNS))
UNKNOWN: Final = 1  # card id of what the observer may not see

# numbers of zones as `columns.ZONE_NAMES` has them
ZONE: Final = bytearray([1]) * N_ZONES
for _first, _size, _number in (
    (DECK, 4, 3),
    (HAND, 4, 2),
    (DISCARD, 4, 4),
    (DEALT, 4, 5),
    (NEMESIS, 4, 6),
    (ENC_DECK, 5, 7),
    (ENC_DISCARD, 5, 8),
    (VILLAIN_DECK, 5, 9),
    (SCHEME_DECK, 5, 10),
):
    for _z in range(_first, _first + _size):
        ZONE[_z] = _number
for _z, _number in ((40, 11), (41, 12), (42, 13), (BOOST, 14), (UNDER, 15), (TABLE, 16)):
    ZONE[_z] = _number
for _z in range(EXTRA, PLAY):
    ZONE[_z] = 17 + (_z - EXTRA) % 2

_CHARACTERS: Final = frozenset({0, 1, 2, 8, 10})
_SCHEMES: Final = frozenset({7, 9, 11})
_HP: Final = int(Stat.HP)
_COST: Final = int(Stat.COST)
_HAND_SIZE: Final = int(Stat.HAND_SIZE)
_TARGET: Final = int(Stat.TARGET_THREAT)
_ESCALATION: Final = int(Stat.ESCALATION)
_INFINITE: Final = int(Stat.INFINITE_HP)
_ACCELERATION: Final = int(Stat.ACCELERATION)
_POWERS: Final = tuple((int(s), _E[s.name.lower()]) for s in POWER_STATS)
_LIVE: Final = (
    *_POWERS,
    (_HP, _E["hp"]),
    (_TARGET, _E["target"]),
    (_ESCALATION, _E["escalation"]),
    *((int(s), _E[s.name.lower()]) for s in (*ICON_STATS, *KEYWORD_STATS, *CANNOT_STATS)),
)
_KEYWORDS: Final = frozenset(int(s) for s in KEYWORD_STATS)
_ICON_COLUMNS: Final = tuple(_E[s.name.lower()] for s in ICON_STATS)
_ONLY_CHARACTERS: Final = frozenset({*(int(s) for s in (*POWER_STATS, *KEYWORD_STATS)), _HP} - {int(Stat.PERMANENT)})
_ENDED: Final = F_OVER

Overrides = list[tuple[int, int]]  # (column, value)


def relative(n: int, p: int) -> tuple[int, ...]:
    """Seats as player p sees them: 1 is p, 2 the next; 0 nobody. Indexed by what byte columns hold (255 nobody)."""
    known = _RELATIVE.get((n, p))
    if known is None:
        known = _RELATIVE[n, p] = tuple((q - p) % n + 1 if q < n else 0 for q in range(256))
    return known


_RELATIVE: Final[dict[tuple[int, int], tuple[int, ...]]] = {}
_BASE: Final[dict[tuple[int, int], list[int]]] = {}
_ROWS: Final[dict[tuple[Any, ...], bytes]] = {}
_MOST_ROWS: Final = 200_000


def _base(face: int, n: int, ids: Ids) -> list[int]:
    """The row of a face as printed, for n players: everything else is put on top of a copy of it."""
    info = FACES[face]
    row = [0] * len(ENTITY_COLUMNS)

    def printed(stat: int) -> int:
        value = info.base[stat]
        return value * n if stat in info.per_player and value != DASH else value

    row[_E["card"]] = ids[face]
    for stat, column in _LIVE:
        value = printed(stat)
        row[column] = value if value > 0 else -1 if value == DASH and column < _ICON_COLUMNS[0] else 0
    for stat in (_HP, _TARGET, _ESCALATION):
        row[dict(_LIVE)[stat]] = max(0, printed(stat))
    cost = info.base[_COST]
    row[_E["cost"]] = max(cost, -1) if 2 <= info.type < 8 else -1
    row[_E["energy"] : _E["energy"] + 4] = info.icons
    return row


def base_row(face: int, n: int, ids: Ids) -> list[int]:
    row = _BASE.get((face, n))
    if row is None:
        row = _BASE[face, n] = _base(face, n, ids)
    return row


# ------------------------------------------------------------------------------------------ entities


def cards_in_play(g: State, p: int) -> list[int]:
    """Cards in play in the order of rows: identities from the observer's on, then by type, each as they entered play."""
    zones = g.zones
    n = g.n
    out = sorted(zones[PLAY], key=lambda c: (g.controller[c] - p) % n) if len(zones[PLAY]) > 1 else list(zones[PLAY])
    for z in range(PLAY + 1, N_ZONES):
        out += zones[z]
    return out


def _live_changes(g: State, cards: list[int], over: dict[int, Overrides]) -> None:
    """Values that differ from what is printed because a modifier is active."""
    mods = g.mods
    for s, column in _LIVE:
        if mods[s]:
            wanted = s not in _ONLY_CHARACTERS
            for c in cards:
                if wanted or g.ctype[c] in _CHARACTERS:
                    base = FACES[g.face[c]].base[s]
                    if base != DASH:
                        value = mod.stat(g, c, s)
                        if value != base:
                            over.setdefault(c, []).append((column, value))
    if mods[_INFINITE]:
        for c in cards:
            if g.ctype[c] in _CHARACTERS and mod.stat(g, c, _INFINITE):
                over.setdefault(c, []).append((_E["remaining"], NO_LIMIT))


def _counted(g: State, over: dict[int, Overrides]) -> None:
    """Counters, limits used, boost cards and cards beneath."""
    sums: dict[tuple[int, int], int] = {}
    for key, n in g.counters.items():
        c = key >> 8
        kind = key & 255
        uses = FACES[g.face[c]].uses
        column = _ACTIVE if kind == 0 else _USES if uses is not None and COUNTERS[kind] == uses[0] else _COUNTERS
        sums[c, column] = sums.get((c, column), 0) + (n if column != _ACTIVE else min(n, 1))
    for key, n in g.limits.items():
        if key >= 0:
            c = key >> 8
            sums[c, _LIMITS] = sums.get((c, _LIMITS), 0) + n
            for ab in FACES[g.face[c]].abilities:
                if ab.limit_slot == key & 255 and ab.limit and not ab.shared and n >= ab.limit:
                    sums[c, _REACHED] = 1
    for z, column in ((BOOST, _BOOST_CARDS), (UNDER, _BENEATH_IT)):
        for c in g.zones[z]:
            h = g.host[c]
            if h >= 0:
                sums[h, column] = sums.get((h, column), 0) + 1
    for (c, column), n in sums.items():
        over.setdefault(c, []).append((column, n))


_ACTIVE: Final = _E["active"]
_USES: Final = _E["uses"]
_COUNTERS: Final = _E["counters"]
_LIMITS: Final = _E["limits_used"]
_REACHED: Final = _E["limit_reached"]
_BOOST_CARDS: Final = _E["boost_cards"]
_BENEATH_IT: Final = _E["cards_beneath"]
_CANDIDATE: Final = _E["candidate"]
_SOURCE: Final = _E["source"]


def _make_row(key: tuple[Any, ...], ids: Ids) -> bytes:
    """A row from everything that can differ."""
    (face, ctype, zone, owner, controller, engaged, seat, area, host, down, beneath, exhausted, damage, threat, tokens,
     stunned, confused, tough, blank, leaving, over, n) = key  # fmt: skip
    row = base_row(face, n, ids)[:] if face >= 0 else [UNKNOWN] + [0] * (len(ENTITY_COLUMNS) - 1)
    if blank:
        for stat, column in _LIVE:
            if stat in _KEYWORDS:
                row[column] = 0
    row[1:12] = (ctype + 1, zone, owner, controller, engaged, seat, area, host, down, beneath, exhausted)
    row[_E["ready"]] = int(zone == 1 and not exhausted)
    row[_E["damage"]] = damage
    row[_E["threat"]] = threat
    row[_E["tokens"]] = tokens
    row[_E["stunned"]] = stunned
    row[_E["confused"]] = confused
    row[_E["tough"]] = tough
    row[_E["blank"]] = int(bool(blank))
    row[_E["leaving"]] = int(bool(leaving))
    if ctype in (0, 1) and zone == 1:
        row[_E["form"]] = 1 + ctype
    for column, value in over:
        row[column] = value
    if zone == 1 and ctype in _CHARACTERS and not row[_E["remaining"]]:
        row[_E["remaining"]] = max(0, row[_E["hp"]] - damage)
    for column in _FLAG_COLUMNS:
        row[column] = int(bool(row[column]))
    return array("h", row).tobytes()


_FLAG_COLUMNS: Final = tuple(i for i, c in enumerate(ENTITY_COLUMNS) if (c.low, c.high) == (0, 1))


def _row(g: State, c: int, rel: tuple[int, ...], row_of: dict[int, int], over: Overrides | None, ids: Ids) -> bytes:
    guise = GUISES[g.guise[c]]
    down = guise is not None and guise.facedown and g.zone[c] >= PLAY
    beneath = 0
    if down and g.known[c] >> _observer(rel) & 1:
        beneath = ids[CARDS[g.card[c]].faces[0]]
    z = g.zone[c]
    key = (
        g.face[c],
        g.ctype[c],
        ZONE[z],
        rel[g.owner[c]],
        rel[g.controller[c]],
        rel[g.engaged[c]],
        rel[mod.you_of(g, c)] if z >= PLAY else rel[z & 3] if HAND <= z < HAND + 4 else 0,
        rel[g.area[c]] if g.parea[0] != g.parea[-1] else 0,
        row_of.get(g.host[c], 0),
        int(down),
        beneath,
        g.exhausted[c],
        g.damage[c],
        g.threat[c],
        g.accel[c],
        g.stunned[c],
        g.confused[c],
        g.tough[c],
        g.blank[c],
        g.leaving[c],
        tuple(over) if over else (),
        g.n,
    )
    row = _ROWS.get(key)
    if row is None:
        if len(_ROWS) > _MOST_ROWS:
            _ROWS.clear()
        row = _ROWS[key] = _make_row(key, ids)
    return row


def _observer(rel: tuple[int, ...]) -> int:
    return rel.index(1)


def shown(g: State, p: int, c: int) -> bool:
    """Whether the decider sees an option's card: hidden piles they search lie open before them."""
    z = g.zone[c]
    if DEALT <= z < DEALT + 4 or z in (BOOST, UNDER) or HAND <= z < HAND + 4:
        return visible(g, p, c)
    return True


def look(g: State, p: int, ids: Ids) -> RawView:
    """Everything player p may know, packed."""
    n = g.n
    rel = relative(n, p)
    zones = g.zones
    cards = cards_in_play(g, p)
    in_play = len(cards)
    over: dict[int, Overrides] = {}
    _live_changes(g, cards, over)
    _counted(g, over)
    for i in range(n):
        q = (p + i) % n
        hand = zones[HAND + q]
        if i == 0 or g.open_hands:
            cards += hand
        else:
            cards += [c for c in hand if g.known[c] >> p & 1]
    if zones[TABLE]:
        cards += [c for c in zones[TABLE] if g.known[c] >> p & 1]
    if zones[UNDER]:
        cards += [c for c in zones[UNDER] if visible(g, p, c)]
    if g.mods[_COST]:
        for c in cards[in_play:]:
            cost = FACES[g.face[c]].base[_COST]
            if cost >= 0 and (now := mod.stat(g, c, _COST)) != cost:
                over.setdefault(c, []).append((_E["cost"], now))
    row_of = dict(zip(cards, range(1, len(cards) + 1), strict=True))
    pending = g.pending
    mine = pending if pending is not None and pending.player == p else None
    if mine is not None:
        for o in mine.opts:
            c = o[1]
            if c >= 0:
                if c not in row_of and shown(g, p, c):
                    cards.append(c)
                    row_of[c] = len(cards)
                found = over.get(c)
                if found is None:
                    over[c] = [(_CANDIDATE, 1)]
                elif (_CANDIDATE, 1) not in found:
                    found.append((_CANDIDATE, 1))
        if mine.source >= 0:
            over.setdefault(mine.source, []).append((_SOURCE, 1))
    row_of[-1] = 0
    act = _current_act(g)
    if act >= 0:
        rec = g.recs[act]
        for c, column in ((rec.actor, "attacker"), (rec.target, "attacked"), (rec.defender, "defender")):
            if c >= 0:
                over.setdefault(c, []).append((_E[column], 1))
    entities = b"".join([_NULL_ROW, *[_row(g, c, rel, row_of, over.get(c), ids) for c in cards]])
    if mine is not None:
        options, n_options = _options(g, p, mine, rel, row_of, ids)
        decision = _decision(g, p, mine, rel, row_of, ids)
    else:
        options, n_options = b"", 0
        decision = _NO_DECISION
    piles, n_piles = pile_rows(g, p, rel, ids)
    numbers = _globals(g, p, rel, row_of, act, over, in_play, cards)
    numbers[0] = len(cards) + 1
    numbers[1] = n_options
    numbers[2] = n_piles
    return RawView(
        entities, options, array("h", numbers).tobytes(), decision, piles, len(cards) + 1, n_options, n_piles
    )


# ------------------------------------------------------------------------------------------ the decision

_NO_DECISION: Final = bytes(2 * 20)
_OPTIONAL: Final = frozenset({V_PASS, V_STOP, V_NO, V_NO_DEFENSE})


def _decision(g: State, p: int, pending: Pending, rel: tuple[int, ...], row_of: dict[int, int], ids: Ids) -> bytes:
    source = pending.source
    out = [pending.kind + 1, len(pending.opts), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    if source >= 0:
        out[2] = ids[g.face[source]] if shown(g, p, source) else UNKNOWN
        out[3] = row_of.get(source, 0)
    for verb, _, _, r in pending.opts:
        if verb in (V_PLAY, V_USE, V_ORDER) and r in g.recs:
            rec = g.recs[r]
            out[4] = rec.kind + 1
            out[5] = _event_amount(rec.kind, rec.amount, rec.taken)
            out[6] = row_of.get(rec.actor, 0)
            out[7] = row_of.get(rec.target, 0)
            break
        if verb == V_ASSIGN:
            out[8] = pending.opts[0][3]
            break
    f = g.stack[-1] if g.stack else None
    if f is not None and f.op == K.pay:
        out[9] = 1
        have, due = _payment(g, f.a, f.b)
        out[10:15] = due
        out[15:19] = have
    if any(o[0] in _OPTIONAL for o in pending.opts):
        out[19] = 1
    return array("h", out).tobytes()


def _event_amount(kind: int, amount: int, taken: int) -> int:
    return taken if kind == Event.TAKE else max(0, amount)


def _payment(g: State, need: tuple[int, ...], picked: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """What has been picked so far by type, and what is still due (typed, then of any type)."""
    have = [0, 0, 0, 0]
    if picked:
        value = dict(pair for q in g.players() for pair in wallet(g, q, need[5]))
        for src in picked:
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


def _options(
    g: State, p: int, pending: Pending, rel: tuple[int, ...], row_of: dict[int, int], ids: Ids
) -> tuple[bytes, int]:
    out: list[int] = []
    source_row = row_of.get(pending.source, 0)
    value: dict[int, tuple[int, int, int, int]] | None = None
    face = g.face
    for verb, c, x, r in pending.opts:
        row = row_of.get(c, 0)
        target = 0
        target_id = 0
        card_id = 0
        if c >= 0:
            card_id = ids[face[c]] if row or shown(g, p, c) else UNKNOWN
        ability = x + 1 if x >= 0 else 0
        amount = 0
        player = 0
        event = 0
        event_amount = 0
        pay = (0, 0, 0, 0)
        if verb in (V_TARGET, V_ASSIGN):
            target, target_id, row = row, card_id, source_row
            amount = r
        elif verb in (V_PLAY, V_USE, V_ORDER):
            if r in g.recs:
                rec = g.recs[r]
                event = rec.kind + 1
                event_amount = _event_amount(rec.kind, rec.amount, rec.taken)
                t = rec.target
                if t >= 0:
                    target = row_of.get(t, 0)
                    target_id = ids[face[t]] if target or visible(g, p, t) else UNKNOWN
            if c < 0 and x < 0:  # a delayed effect
                ability = 0
                lasting = g.lasting.get(-x)
                if lasting is not None and lasting.scope.src >= 0:
                    src = lasting.scope.src
                    card_id = ids[face[src]] if visible(g, p, src) else UNKNOWN
                    row = row_of.get(src, 0)
        elif verb in (V_PLAYER, V_ASK, V_PAY_HELP):
            player = rel[x]
            ability = 0
        elif verb == V_ACTIVATE:
            player = rel[x] if x >= 0 else 0
            ability = 0
            amount = r
        elif verb == V_NUMBER:
            amount = r
        elif verb == V_FORM:
            card_id = ids[CARDS[g.card[c]].faces[x]]
        elif verb in (V_PAY_CARD, V_PAY_ABILITY):
            if value is None:
                value = dict(wallet(g, p, pending.source))
            pay = value.get(c if verb == V_PAY_CARD else -(c << 8 | x) - 1, pay)
        out += (verb + 1, row, target, card_id, ability, amount, player, *pay)
        out += (ZONE[g.zone[c]] if c >= 0 else 0, event, event_amount, target_id)
    return array("h", out).tobytes(), len(pending.opts)


# ------------------------------------------------------------------------------------------ globals


def _current_act(g: State) -> int:
    """The innermost attack, scheme or thwart in progress; -1 if there is none."""
    best = -1
    for r, rec in g.recs.items():
        if rec.kind <= 2 and r > best and not rec.flags & _ENDED:
            best = r
    return best


_N_FIXED: Final = len(GLOBAL_COLUMNS) - MAX_PLAYERS * SEAT_WIDTH
_ABSENT: Final = (0,) * SEAT_WIDTH


def _globals(
    g: State,
    p: int,
    rel: tuple[int, ...],
    row_of: dict[int, int],
    act: int,
    over: dict[int, Overrides],
    in_play: int,
    cards: list[int],
) -> list[int]:
    zones = g.zones
    n = g.n
    area = g.parea[p]
    villain = mod.active_villain(g, area)
    scheme = mod.active_main_scheme(g, area)
    icons = [0, 0, 0, 0]
    tokens = 0
    for c in cards[:in_play]:
        if g.area[c] == area or g.controller[c] != NOBODY:
            base = FACES[g.face[c]].base
            for i in range(4):
                icons[i] += max(0, base[14 + i])
            if g.area[c] == area:
                tokens += g.accel[c]
    for c, changes in over.items():
        for column, value in changes:
            if _ICON_COLUMNS[0] <= column <= _ICON_COLUMNS[3] and g.area[c] == area:
                i = column - _ICON_COLUMNS[0]
                icons[i] += value - max(0, FACES[g.face[c]].base[14 + i])
    out = [
        0,
        0,
        0,
        n,
        g.round,
        g.phase,
        g.step,
        rel[g.first],
        rel[g.active] if g.active >= 0 else 0,
        rel[g.peril] if g.peril >= 0 else 0,
        g.outcome,
        int(g.open_hands),
        int(g.overpay),
        g.heroic,
        int(g.parea[0] != g.parea[-1]),
        len(zones[ENC_DECK + area]),
        len(zones[ENC_DISCARD + area]),
    ]
    if villain >= 0:
        out += (
            row_of[villain],
            FACES[g.face[villain]].stage,
            len(zones[VILLAIN_DECK + area]),
            mod.remaining(g, villain),
            mod.max_hp(g, villain),
        )
    else:
        out += (0, 0, len(zones[VILLAIN_DECK + area]), 0, 0)
    if scheme >= 0:
        step_one = mod.stat(g, scheme, _ESCALATION) + icons[0] + tokens
        out += (
            row_of[scheme],
            len(zones[SCHEME_DECK + area]),
            g.threat[scheme],
            mod.stat(g, scheme, _TARGET),
            g.accel[scheme],
            step_one,
        )
    else:
        out += (0, len(zones[SCHEME_DECK + area]), 0, 0, 0, 0)
    out += icons
    if act >= 0:
        rec = g.recs[act]
        enemy = rec.actor >= 0 and g.controller[rec.actor] == NOBODY
        kind = 4 if rec.kind == 2 else 2 if rec.kind == 1 else 1 if enemy else 3
        flags = rec.flags
        out += (
            kind,
            row_of.get(rec.actor, 0),
            row_of.get(rec.target, 0),
            row_of.get(rec.defender, 0),
            rel[rec.tplayer] if rec.tplayer >= 0 else 0,
            rec.boost,
            sum(1 for c in rec.cards if g.zone[c] == BOOST),
            int(flags & F_DEFENDED != 0),
            int(flags & F_OVERKILL != 0),
            int(flags & F_PIERCING != 0),
            int(flags & F_RANGED != 0),
            sum(1 for r in g.recs.values() if r.kind <= 2 and not r.flags & _ENDED),
        )
    else:
        out += (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    out += (len(g.queue), len(zones[BOOST]))
    for i in range(n):
        q = (p + i) % n
        if not g.alive[q]:
            out += (1, 0, 0, 0, 0, len(zones[DECK + q]), len(zones[DISCARD + q]), 0, 0, 0, 0, 0)
            continue
        identity = g.identity[q]
        out += (
            1,
            1,
            1 + g.ctype[identity],
            len(zones[HAND + q]),
            mod.stat(g, identity, _HAND_SIZE),
            len(zones[DECK + q]),
            len(zones[DISCARD + q]),
            len(zones[DEALT + q]),
            g.changed >> q & 1,
            g.declined >> q & 1,
            mod.remaining(g, identity),
            len(zones[NEMESIS + q]),
        )
    for _ in range(n, MAX_PLAYERS):
        out += _ABSENT
    return out
