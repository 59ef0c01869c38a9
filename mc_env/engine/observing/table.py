"""Cards in play and in hands in an observation, kept from one look of a seat to its next.

Between two decisions little changes: somebody pays, passes, picks a target. What a seat saw of a game last is kept in a `Seen`
with everything it was made of, and made anew only where that has changed. Nothing is taken on trust: a `Seen` is found by the
address of the game, which another game or a copy with redrawn cards may have by now, so all columns and piles are compared.

Rows in play are made in two layers. The first holds what changes seldom: faces, who controls and engages whom, attachments, and
the values that modifiers make of these. The second adds tokens, status cards and exhaustion. A modifier may look at anything;
one that looks at more than the first layer is compared with (`tables.Modifier.reusable`) has it made anew at every look.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from operator import itemgetter
from typing import Any, Final

from mc_env.cards.terms import STAT_HAND_SIZE, TYPE_MINION
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.visibility import lies_facedown, seen_of_hand
from mc_env.engine.observing.columns import NO_LIMIT
from mc_env.engine.observing.globals import (
    FIRST_ICON,
    ICONS_OF_FACE,
    LAST_ICON,
    SCENARIO_ZONES,
    Icons,
    icons_of,
    live_icons,
)
from mc_env.engine.observing.live import KEYWORDS, live_values, put
from mc_env.engine.observing.piles import SeenPiles
from mc_env.engine.observing.rows import AT, NULL_ROW, WIDTH, PlayKey, RowMaker
from mc_env.engine.program.tables import FACES, NEVER, WITH_SAME_LAYOUT, WITH_SAME_TOKENS
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import HAND, MINIONS, N_ZONES, PLAY
from mc_env.kernel.columns import any_set
from mc_env.kernel.rows import MAX_ROWS
from mc_env.kernel.zones import NOBODY

_COUNT: Final = range(1, MAX_ROWS)
_TYPE: Final = AT["type"]
_SEAT: Final = AT["seat"]
_AREA: Final = AT["area"]
_FACEDOWN: Final = AT["facedown"]
_TOKENS: Final = AT["tokens"]
_BLANK: Final = AT["blank"]
_STUNNED: Final = AT["stunned"]
_CONFUSED: Final = AT["confused"]
_TOUGH: Final = AT["tough"]
_LEAVING: Final = AT["leaving"]
_EXHAUSTED: Final = AT["exhausted"]
_READY: Final = AT["ready"]
_DAMAGE: Final = AT["damage"]
_THREAT: Final = AT["threat"]
_REMAINING: Final = AT["remaining"]

Table = tuple[
    tuple[int, ...], tuple[bool, ...], tuple[int, ...], bool, int
]  # identities, alive, areas, open hands, players

Take = Callable[[Any], tuple[int, ...]]  # of a column


class Seen:
    """What one seat saw last of one game, and what that was made of."""

    __slots__ = (
        "base",
        "cards",
        "counters",
        "facedown",
        "hand_cards",
        "hand_parts",
        "hand_rows",
        "hand_table",
        "hands",
        "hosts",
        "icons",
        "in_play",
        "known",
        "mods",
        "piles",
        "reusable",
        "row_of",
        "rows",
        "sizes",
        "slow",
        "table",
        "take",
        "tokens",
        "zones",
    )

    def __init__(self) -> None:
        # what the first layer is made of
        self.zones: list[tuple[int, ...]] = []
        self.slow = b""
        self.table: Table = ((), (), (), True, 0)
        self.mods: list[tuple[int, ...]] = []
        self.counters: dict[int, int] = {}
        self.hosts: tuple[int, ...] = ()
        self.reusable = NEVER
        # ... and what it is
        self.cards: list[int] = []  # in the order of their rows
        self.take: Take = itemgetter(0, 0)  # what they have in a column, and two numbers more
        self.in_play: dict[int, int] = {}  # their rows
        self.base = bytearray()  # rows, from the null row on
        self.icons: Icons = (0, 0, 0, 0, 0)
        self.sizes: tuple[int, ...] = ()  # hand sizes
        self.facedown: list[int] = []  # cards in play that lie facedown
        # the second layer
        self.tokens = b""
        self.rows = b""
        # hands
        self.hands: list[tuple[int, ...]] = []
        self.known = b""
        self.hand_table: Table = ((), (), (), True, 0)
        self.hand_cards: list[tuple[int, ...]] = []  # by seat, from the observer's on
        self.hand_parts: list[bytes] = []
        self.hand_rows = b""
        self.row_of: dict[int, int] = {}  # of cards in play and in hands; -1 has row 0
        self.piles = SeenPiles()


def look_at_table(g: State, p: int, make: RowMaker, seen: Seen) -> None:
    """Bring what a seat saw last up to date."""
    zones = g.zones[PLAY:N_ZONES]
    slow = b"".join((g.face, g.ctype, g.owner, g.controller, g.area, g.engaged, g.guise, g.blank, g.accel))
    table = (g.identity, g.alive, g.parea, g.open_hands, g.n)
    tokens = b"".join((g.stunned, g.confused, g.tough, g.leaving, g.exhausted, g.damage, g.threat))
    same_tokens = tokens == seen.tokens
    same = (
        (seen.reusable == WITH_SAME_LAYOUT or (seen.reusable == WITH_SAME_TOKENS and same_tokens))
        and slow == seen.slow
        and zones == seen.zones
        and table == seen.table
        and g.mods == seen.mods
        and g.counters == seen.counters
        and seen.take(g.host) == seen.hosts  # not all hosts: boost cards come and go
    )
    if not same:
        seen.reusable = NEVER  # until all of it is there: an error on the way leaves nothing half made behind
        _first_layer(g, p, make, seen)
        seen.slow = slow
        seen.zones = zones
        seen.table = table
        seen.mods = g.mods[:]
        seen.counters = g.counters.copy()
        seen.hosts = seen.take(g.host)
    if not same or not same_tokens:
        seen.rows = _second_layer(g, seen, tokens)
        seen.tokens = tokens
    hands = g.zones[HAND : HAND + g.n]
    known = b"".join((g.face, g.owner)) if g.open_hands else b"".join((g.face, g.owner, g.known))
    again = known == seen.known and table == seen.hand_table
    if not again or hands != seen.hands:
        seen.known = b""
        _hands(g, p, make, seen, again)
        seen.hands = hands
        seen.known = known
        seen.hand_table = table
        seen.row_of = {}
    if not same or not seen.row_of:
        row_of = seen.in_play.copy()
        row_of.update(zip(chain.from_iterable(seen.hand_cards), range(len(row_of), MAX_ROWS), strict=False))
        seen.row_of = row_of
    if not same:
        seen.reusable = NEVER if g.outcome else _reusable(g)


def _reusable(g: State) -> int:
    """When values in play may be used again: as the modifier that allows it least."""
    face, zone = g.face, g.zone
    out = WITH_SAME_LAYOUT
    for entries in filter(None, g.mods):
        for e in entries:
            if e < 0 or zone[e >> 8] < PLAY:
                return NEVER
            out = min(out, FACES[face[e >> 8]].mods[e & 255].reusable)
    return out


# ------------------------------------------------------------------------------------------ cards in play


def _first_layer(g: State, p: int, make: RowMaker, seen: Seen) -> None:
    """Rows of cards in play as if they were ready and bore nothing."""
    zones = g.zones
    # identities from the observer's on, then by type, each as they entered play
    cards = [c for c in g.identity[p:] + g.identity[:p] if c in zones[PLAY]]
    cards.extend(chain.from_iterable(zones[PLAY + 1 : N_ZONES]))
    if g.outcome and not all(g.alive):
        cards = still_shown(g, cards)
    row_of = dict(zip(cards, _COUNT, strict=False))
    row_of[-1] = 0
    take: Take = itemgetter(*cards, 0, 0)  # a single card would be taken without a tuple
    hosts = [row_of.get(c, 0) for c in take(g.host)[:-2]]
    keys = list(zip(take(g.face), take(g.owner), take(g.controller), take(g.engaged), hosts, strict=False))
    play = make.play
    base = bytearray().join([NULL_ROW, *[play.get(key) or make.in_play(key) for key in keys]])
    twins = _twins(g, cards, keys) if len(zones[MINIONS]) > 1 and len(set(keys)) < len(keys) else {}
    if twins:
        live_values(g, [c for c in cards if c not in twins], row_of, base)
        for c, other in twins.items():
            start, like = row_of[c] * WIDTH, row_of[other] * WIDTH
            base[start : start + WIDTH] = base[like : like + WIDTH]
    else:
        live_values(g, cards, row_of, base)
    seen.facedown = []
    if any_set(g.blank):
        for c in cards:
            if g.blank[c]:
                start = row_of[c] * WIDTH
                base[start + _BLANK] = 1
                for s, column in KEYWORDS:
                    put(base, start + 2 * column, mod.stat(g, c, s))
    if any_set(g.guise):
        for c in cards:
            if g.guise[c]:
                start = row_of[c] * WIDTH
                base[start + _TYPE] = g.ctype[c] + 1
                if lies_facedown(g, c):
                    base[start + _FACEDOWN] = 1
                    seen.facedown.append(c)
    seen.icons = _scenario(g, g.parea[p], make.rel, row_of, base)
    if g.parea[0] != g.parea[-1]:
        for c in cards:
            base[row_of[c] * WIDTH + _AREA] = make.rel[g.area[c]]
    if g.mods[STAT_HAND_SIZE]:
        seen.sizes = tuple([mod.stat(g, c, STAT_HAND_SIZE) for c in g.identity])
    else:
        seen.sizes = tuple([FACES[g.face[c]].base[STAT_HAND_SIZE] for c in g.identity])
    seen.cards = cards
    seen.take = take
    seen.in_play = row_of
    seen.base = base


def _twins(g: State, cards: list[int], keys: list[PlayKey]) -> dict[int, int]:
    """Minions of whom another one in play is the very image, as far as modifiers can tell: each with that other one.

    Drones come in numbers, and what is worked out for one of them holds for all that are engaged with the same player."""
    single = set()  # what modifiers may mean in particular
    for entries in filter(None, g.mods):
        for e in entries:
            if e < 0 or not FACES[g.face[e >> 8]].mods[e & 255].alike:
                return {}
            single.add(e >> 8)
            single.add(g.host[e >> 8])
    first: dict[tuple[PlayKey, int, int, int], int] = {}
    out: dict[int, int] = {}
    for c, key in zip(cards, keys, strict=True):
        if g.ctype[c] == TYPE_MINION and c not in single:
            other = first.setdefault((key, g.guise[c], g.blank[c], g.area[c]), c)
            if other != c:
                out[c] = other
    return out


def still_shown(g: State, cards: list[int]) -> list[int]:
    """Cards in play without those that went with an eliminated player: the game stops in the middle of the last elimination.

    As in `views.view`: what such a player controls, the minions engaged with them, and what is attached to either."""
    out = []
    for c in cards:
        at = c
        while g.host[at] >= 0 and g.zone[g.host[at]] >= PLAY:
            at = g.host[at]
        if all(q >= g.n or g.alive[q] for q in (g.controller[at], g.engaged[at])):
            out.append(c)
    return out


def _scenario(g: State, area: int, rel: tuple[int, ...], row_of: dict[int, int], base: bytearray) -> Icons:
    """Acceleration tokens, and whom attached encounter cards mean by "you"; returns icons and tokens in the area."""
    zones, host, faces, areas, accel = g.zones, g.host, g.face, g.area, g.accel
    a = c = h = m = tokens = 0
    for z in SCENARIO_ZONES:
        for card in zones[z]:
            row = row_of.get(card, 0)
            if accel[card] and row:
                put(base, row * WIDTH + _TOKENS, min(accel[card], 255))
            if row and host[card] >= 0 and g.controller[card] == NOBODY:
                you = mod.you_of(g, card)
                if you >= 0:
                    base[row * WIDTH + _SEAT] = rel[you]
            if areas[card] == area:
                tokens += accel[card]
                found = ICONS_OF_FACE.get(faces[card])
                if found is None:
                    found = icons_of(faces[card])
                a += found[0]
                c += found[1]
                h += found[2]
                m += found[3]
    if any(g.mods[FIRST_ICON : LAST_ICON + 1]):
        a, c, h, m = live_icons(g, area)
    return a, c, h, m, tokens


def _second_layer(g: State, seen: Seen, tokens: bytes) -> bytes:
    """The rows with exhaustion, damage, threat and status cards."""
    buf = seen.base[:]
    take = seen.take
    starts = range(WIDTH, len(buf), WIDTH)
    for start, exhausted, damage, threat in zip(
        starts, take(g.exhausted), take(g.damage), take(g.threat), strict=False
    ):
        if exhausted:
            buf[start + _EXHAUSTED] = 1
            buf[start + _READY] = 0
        if damage:
            full = buf[start + _REMAINING] | buf[start + _REMAINING + 1] << 8  # without damage
            if full < 256 and damage < 256:
                buf[start + _DAMAGE] = damage
                buf[start + _REMAINING] = full - damage if full > damage else 0
            else:
                put(buf, start + _DAMAGE, damage)
                if full != NO_LIMIT:
                    put(buf, start + _REMAINING, full - damage if full > damage else 0)
        if threat:
            if threat < 256:
                buf[start + _THREAT] = threat
            else:
                put(buf, start + _THREAT, threat)
    if any_set(g.stunned) or any_set(g.confused) or any_set(g.tough) or any_set(g.leaving):
        for start, c in zip(starts, seen.cards, strict=True):
            buf[start + _STUNNED] = g.stunned[c]
            buf[start + _CONFUSED] = g.confused[c]
            buf[start + _TOUGH] = g.tough[c]
            buf[start + _LEAVING] = g.leaving[c]
    return bytes(buf)


# ------------------------------------------------------------------------------------------ hands


def _hands(g: State, p: int, make: RowMaker, seen: Seen, again: bool) -> None:
    """Rows of the hands that the observer sees; `again` if those that are the same tuples can be used again."""
    n = g.n
    face, owner = g.face, g.owner
    if not again:
        seen.hand_cards = [()] * n
        seen.hand_parts = [b""] * n
        seen.hands = [()] * n
    for i in range(n):
        q = (p + i) % n
        hand = g.zones[HAND + q]
        if hand is seen.hands[q]:
            continue
        hand = seen_of_hand(g, p, q) if g.alive[q] else ()
        kept = make.hands[q]
        rows = []
        for c in hand:
            key = face[c] << 8 | owner[c]
            row = kept.get(key)
            if row is None:
                row = kept[key] = make.not_in_play((face[c], HAND + q, owner[c], NOBODY, 0))
            rows.append(row)
        seen.hand_cards[i] = hand
        seen.hand_parts[i] = b"".join(rows)
    seen.hand_rows = b"".join(seen.hand_parts)
