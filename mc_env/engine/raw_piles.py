"""Piles of the raw view: decks and discard piles as counts over card ids, and what is known of hidden cards.

Decklists and encounter sets are open to all at the table, so what is missing from sight is known as a whole, though not where
it lies. Hidden cards of one owner are therefore counted together: deck, facedown Drones, cards beneath, and hands that the
observer may not see; likewise hidden encounter cards: deck, dealt cards, boost cards. Known ones among them stay in
these counts and are listed again with their place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from struct import Struct
from typing import Final

from mc_env.cards.terms import Stat
from mc_env.engine.state import State
from mc_env.engine.tables import CARDS, GUISES, MODIFIERS
from mc_env.engine.views import visible
from mc_env.engine.zones import (
    ASIDE,
    BOOST,
    DEALT,
    DECK,
    DISCARD,
    ENC_DECK,
    ENC_DISCARD,
    EXTRA,
    HAND,
    NEMESIS,
    NOBODY,
    PLAY,
    REMOVED,
    SCHEME_DECK,
    TABLE,
    UNDER,
    VICTORY,
    VILLAIN_DECK,
)

# numbers of `columns.PILE_KINDS`
_HIDDEN: Final = 1
_HIDDEN_ENCOUNTER: Final = 2
_DISCARD: Final = 3
_ENC_DISCARD: Final = 4
_NEMESIS: Final = 5
_ASIDE: Final = 6
_VICTORY: Final = 7
_REMOVED: Final = 8
_VILLAIN_DECK: Final = 9
_SCHEME_DECK: Final = 10
_KNOWN_DECK: Final = 11
_KNOWN_ENCOUNTER: Final = 12
_KNOWN_DEALT: Final = 13
_KNOWN_BOOST: Final = 14
_EXTRA_DISCARD: Final = 15
_KNOWN_EXTRA: Final = 16
_LASTING: Final = 17
_EXTRA_SIZE: Final = 18
_FACEUP: Final = int(Stat.FACEUP)
_PLAY_FROM: Final = int(Stat.PLAY_FROM)

Rows = tuple[bytes, int]
_MOST: Final = 6_000
_MOST_GAMES: Final = 2_000

# Piles are tuples that are replaced and never changed: rows of one seen before are found by its identity. A copy of a game
# in which hidden cards were redrawn shares the tuples but not the cards behind the ids, so those must be the same, too.
Step = tuple[int, int, int]  # zone, pile kind, relative seat
Last = tuple[list[tuple[int, ...]], bytes, bytes, bytes, Rows]
_SEEN: Final[dict[tuple[int, int, tuple[int, ...]], tuple[tuple[int, ...], bytes, bytes, int]]] = {}
_KNOWN: Final[dict[int, tuple[tuple[int, ...], bytes]]] = {}  # piles of which nobody knows a card, with all marks

_ROWS: Final[dict[tuple[int, int, int], bytes]] = {}  # by pile and seat, card id, count: a few thousand at most
_PACK: Final[dict[int, Callable[..., bytes]]] = {}  # by how many numbers


class Plan:
    """Which zones make rows, in order, for one seat."""

    __slots__ = ("calm", "counted", "hidden", "kept", "last", "take")

    def __init__(self, n: int, p: int, apart: bool, extra: int) -> None:
        counted: list[Step] = []
        calm: list[Step] = []
        hidden: list[Step] = []
        for i in range(n):
            q = (p + i) % n
            counted += ((DECK + q, _HIDDEN, i + 1), (DISCARD + q, _DISCARD, i + 1))
            calm.append((NEMESIS + q, _NEMESIS, i + 1))
            hidden += ((DECK + q, _KNOWN_DECK, i + 1), (DEALT + q, _KNOWN_DEALT, i + 1))
        for i in range(n if apart else 1):
            a = (p + i) % n if apart else 0
            seat = i + 1 if apart else 0
            counted += ((ENC_DECK + a, _HIDDEN_ENCOUNTER, seat), (ENC_DISCARD + a, _ENC_DISCARD, seat))
            calm += ((VILLAIN_DECK + a, _VILLAIN_DECK, seat), (SCHEME_DECK + a, _SCHEME_DECK, seat))
            hidden.append((ENC_DECK + a, _KNOWN_ENCOUNTER, seat))
        calm += ((ASIDE, _ASIDE, 0), (VICTORY, _VICTORY, 0), (REMOVED, _REMOVED, 0))
        for i in range(extra):
            counted.append((EXTRA + 2 * i + 1, _EXTRA_DISCARD, 0))
            hidden.append((EXTRA + 2 * i, _KNOWN_EXTRA, 0))
        self.counted = tuple(counted)  # piles that change often
        self.calm = tuple(calm)  # ... and those that seldom do, whose rows are kept together
        self.take: Callable[[list[tuple[int, ...]]], tuple[tuple[int, ...], ...]] = itemgetter(*[z for z, _, _ in calm])
        self.hidden = tuple(hidden)  # piles of which somebody may know cards
        self.kept: dict[bytes, tuple[tuple[tuple[int, ...], ...], bytes, int]] = {}  # by the cards behind the ids
        self.last: dict[int, Last] = {}  # by game; everything that matters is compared


_PLANS: Final[dict[tuple[int, int, bool, int], Plan]] = {}


def forget_piles() -> None:
    """Drop all rows kept for speed; they hold card ids of a vocabulary."""
    _SEEN.clear()
    _PLANS.clear()


def _counted(pile: int, seat: int, faces: Sequence[int], ids: Sequence[int]) -> Rows:
    """Rows of one pile, one for each card id, in the order of card ids."""
    count: dict[int, int] = {}
    for f in faces:
        i = ids[f]
        count[i] = count.get(i, 0) + 1
    first = pile << 3 | seat
    rows = _ROWS
    out = []
    for i in sorted(count):
        key = (first, i, count[i])
        row = rows.get(key)
        if row is None:
            row = rows[key] = _packed([i, pile, seat, count[i], 0])
        out.append(row)
    return b"".join(out), len(out)


def _stacked(pile: int, seat: int, faces: Sequence[int], ids: Sequence[int]) -> Rows:
    """Rows of a discard pile, whose order is open: each card id with the place of its topmost copy (Stark Tower)."""
    count: dict[int, int] = {}
    place: dict[int, int] = {}
    top = len(faces)
    for at, f in enumerate(faces):
        i = ids[f]
        count[i] = count.get(i, 0) + 1
        place[i] = top - at
    out: list[int] = []
    for i in sorted(count):
        out += (i, pile, seat, count[i], min(place[i], 255))
    return _packed(out), len(count)


def _packed(numbers: list[int]) -> bytes:
    pack = _PACK.get(len(numbers))
    if pack is None:
        pack = _PACK[len(numbers)] = Struct(f"<{len(numbers)}h").pack
    return pack(*numbers)


def pile_rows(g: State, p: int, rel: tuple[int, ...], ids: Sequence[int]) -> Rows:
    """All rows, and how many. Between two decisions often no pile has changed: then they are those of the last time."""
    shape = (g.n, p, g.parea[0] != g.parea[-1], len(g.extra))
    plan = _PLANS.get(shape)
    if plan is None:
        plan = _PLANS[shape] = Plan(*shape)
    printed = g.card.tobytes() + (b"expert" if g.expert else b"")  # decides the faces of cards out of play
    marks = bytes(g.known)
    rows = None
    zones = g.zones[DISCARD:TABLE] + g.zones[: HAND if g.open_hands else DISCARD] + g.zones[EXTRA:PLAY]
    table = g.zones[TABLE]
    sure = not (g.mods[_FACEUP] or g.mods[_PLAY_FROM]) and (not table or all(g.known[c] >> p & 1 for c in table))
    disguised = bytes(g.guise)
    if sure:
        last = plan.last.get(id(g))
        if last is not None and last[0] == zones and last[1] == printed and last[2] == marks and last[3] == disguised:
            rows = last[4]
    if rows is None:
        rows = _all_rows(g, p, plan, printed, marks, ids)
        if sure:
            if len(plan.last) > _MOST_GAMES:
                plan.last.clear()
            plan.last[id(g)] = (zones, printed, marks, disguised, rows)
    if g.lasting:
        effects = _lasting(g, p, rel, ids)
        return rows[0] + _packed(effects), rows[1] + len(g.lasting)
    return rows


def _all_rows(g: State, p: int, plan: Plan, printed: bytes, marks: bytes, ids: Sequence[int]) -> Rows:
    """Rows of all piles, but not of lasting effects."""
    zones = g.zones
    out: list[bytes] = []
    total = 0
    rest = _scattered(g, p)
    for z, pile, seat in plan.counted:
        cards = zones[z]
        more: tuple[int, ...] = ()
        if rest and pile <= _HIDDEN_ENCOUNTER:
            more = tuple(rest.get(z if pile == _HIDDEN else 256 + z - ENC_DECK, ()))
        if cards or more:
            key = (id(cards), pile << 3 | seat, more)
            seen = _SEEN.get(key)
            if seen is None or seen[0] is not cards or seen[1] != printed:
                got = [*[g.face[c] for c in cards], *more]
                if len(_SEEN) > _MOST:
                    _SEEN.clear()
                made = _counted if pile <= _HIDDEN_ENCOUNTER else _stacked
                seen = _SEEN[key] = (cards, printed, *made(pile, seat, got, ids))
            out.append(seen[2])
            total += seen[3]
    calm = plan.take(zones)
    kept = plan.kept.get(printed)
    if kept is None or kept[0] != calm:  # tuples that are the same objects are found equal at once
        found = [_counted(pile, seat, [g.face[c] for c in zones[z]], ids) for z, pile, seat in plan.calm if zones[z]]
        if len(plan.kept) > _MOST:
            plan.kept.clear()
        kept = plan.kept[printed] = (calm, b"".join([rows for rows, _ in found]), sum([k for _, k in found]))
    out.append(kept[1])
    total += kept[2]
    listed: list[int] = []  # rows of single cards
    faceup = bool(g.mods[_FACEUP] or g.mods[_PLAY_FROM])
    for z, pile, seat in plan.hidden:
        cards = zones[z]
        if cards:
            blind = _KNOWN.get(id(cards))
            if faceup or blind is None or blind[0] is not cards or blind[1] != marks:
                _known(g, p, cards, pile, seat, faceup, marks, listed, ids)
    for c in zones[BOOST]:
        if visible(g, p, c):
            listed += (ids[g.face[c]], _KNOWN_BOOST, 0, 1, 0)
    for i in range(len(g.extra)):
        listed += (0, _EXTRA_SIZE, 0, len(zones[EXTRA + 2 * i]), i + 1)
    if listed:
        out.append(_packed(listed))
        total += len(listed) // 5
    return b"".join(out), total


def _known(
    g: State,
    p: int,
    cards: tuple[int, ...],
    pile: int,
    seat: int,
    faceup: bool,
    marks: bytes,
    listed: list[int],
    ids: Sequence[int],
) -> None:
    """Cards of a hidden pile that the observer knows, by their place from the top."""
    if faceup:
        known = [visible(g, p, c) for c in cards]
    else:
        of_pile = itemgetter(*cards)(marks) if len(cards) > 1 else (marks[cards[0]],)
        if not any(of_pile):
            if len(_KNOWN) > _MOST:
                _KNOWN.clear()
            _KNOWN[id(cards)] = (cards, marks)
            return
        known = [bool(mark >> p & 1) for mark in of_pile]
    if True in known:
        top = len(cards)
        for i in range(top - 1, -1, -1):
            if known[i]:
                listed += (ids[g.face[cards[i]]], pile, seat, 1, min(top - i, 255))


def _lasting(g: State, p: int, rel: tuple[int, ...], ids: Sequence[int]) -> list[int]:
    """Lasting effects: from which card, for whom, until when."""
    effects = []
    for e in g.lasting.values():
        src = e.scope.src
        card = 0 if src < 0 else ids[g.face[src]] if visible(g, p, src) else 1
        who = MODIFIERS[e.mod].who if e.mod >= 0 else None
        concerned = who(g, e.scope) if who is not None else (e.scope.player,)
        seat = concerned[0] if len(concerned) == 1 else -1
        effects.append((card, _LASTING, rel[seat] if seat >= 0 else 0, 1, e.until + 1))
    return [x for effect in sorted(effects) for x in effect]


def _scattered(g: State, p: int) -> dict[int, list[int]]:
    """Faces of hidden cards outside decks: by owner, or 256 + area for encounter cards."""
    out: dict[int, list[int]] = {}
    zones = g.zones
    disguised = g.guise.count(0) != len(g.guise)
    if g.open_hands and not disguised and not any(zones[BOOST : TABLE + 1]) and not any(zones[DEALT:NEMESIS]):
        if not g.extra:
            return out
    found: list[int] = []
    for z in range(DEALT, DEALT + g.n):
        if zones[z]:
            found += zones[z]
    if zones[BOOST]:
        found += zones[BOOST]
    if zones[UNDER]:
        found += [c for c in zones[UNDER] if not visible(g, p, c)]
    if zones[TABLE]:
        found += [c for c in zones[TABLE] if not g.known[c] >> p & 1]
    if not g.open_hands:
        found += [c for q in range(g.n) if q != p for c in zones[HAND + q]]
    for i in range(len(g.extra)):
        found += zones[EXTRA + 2 * i]
    for c in found:
        owner = g.owner[c]
        out.setdefault(256 + g.area[c] if owner == NOBODY else owner, []).append(g.face[c])
    if disguised:
        for z in range(PLAY, len(zones)):
            for c in zones[z]:
                guise = GUISES[g.guise[c]]
                if guise is not None and guise.facedown:
                    owner = g.owner[c]
                    face = CARDS[g.card[c]].faces[0]
                    out.setdefault(256 + g.area[c] if owner == NOBODY else owner, []).append(face)
    return out
