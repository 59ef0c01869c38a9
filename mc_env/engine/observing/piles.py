"""Piles of an observation: decks and discard piles as counts over card ids, and what is known of hidden cards.

Decklists and encounter sets are open to all at the table, so what is missing from sight is known as a whole, though not where
it lies. Hidden cards of one owner are therefore counted together: deck, facedown Drones, cards beneath, and hands that the
observer may not see; likewise hidden encounter cards: deck, dealt cards, boost cards. Known ones among them stay in
these counts and are listed again with their place.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from itertools import chain
from operator import itemgetter
from struct import Struct
from typing import Final

from mc_env.engine.board.visibility import effects_show, lies_facedown, seen_from_top, visible
from mc_env.engine.observing.columns import PILE_COLUMNS
from mc_env.engine.program.tables import CARDS, MODIFIERS
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import (
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
    PLAY,
    REMOVED,
    SCHEME_DECK,
    SECRECY,
    TABLE,
    UNDER,
    VICTORY,
    VILLAIN_DECK,
)
from mc_env.kernel.columns import any_set, cards_with, raw
from mc_env.kernel.rows import names
from mc_env.kernel.zones import HIDDEN, NOBODY

# numbers of `columns.PILE_KINDS`
KIND_HIDDEN: Final = 1
KIND_HIDDEN_ENCOUNTER: Final = 2
KIND_DISCARD: Final = 3
KIND_ENC_DISCARD: Final = 4
KIND_NEMESIS: Final = 5
KIND_ASIDE: Final = 6
KIND_VICTORY: Final = 7
KIND_REMOVED: Final = 8
KIND_VILLAIN_DECK: Final = 9
KIND_SCHEME_DECK: Final = 10
KIND_KNOWN_DECK: Final = 11
KIND_KNOWN_ENCOUNTER: Final = 12
KIND_KNOWN_DEALT: Final = 13
KIND_KNOWN_BOOST: Final = 14
KIND_EXTRA_DISCARD: Final = 15
KIND_KNOWN_EXTRA: Final = 16
KIND_LASTING: Final = 17
KIND_EXTRA_SIZE: Final = 18
_WIDTH: Final = 2 * len(PILE_COLUMNS)  # bytes of a row

# by zone: whether it is a hidden pile in which cards have a place
_HIDDEN_ZONES: Final = tuple([SECRECY[z] == HIDDEN and z not in (BOOST, UNDER) for z in range(len(SECRECY))])

Rows = tuple[bytes, int]
Step = tuple[int, int, int]  # zone, pile kind, relative seat
Zones = list[tuple[int, ...]]

_ROWS: Final[dict[int, bytes]] = {}  # by card id, count, pile and seat in one number: a few thousand at most
_COUNT_AT: Final = 2 * names(PILE_COLUMNS)["count"]  # places in the bytes of a row
_PLACE_AT: Final = 2 * names(PILE_COLUMNS)["position"]
_DEEPER: Final = [0, 1 << 8 * _PLACE_AT]  # by how many rows: 1 in the place of each, as one number
_PACK: Final[dict[int, Callable[..., bytes]]] = {}  # by how many numbers


class Plan:
    """Which zones make rows, in order, for one seat."""

    __slots__ = ("calm", "counted", "hidden", "take")

    def __init__(self, n: int, p: int, apart: bool, extra: int) -> None:
        counted: list[Step] = []
        calm: list[Step] = []
        hidden: list[Step] = []
        for i in range(n):
            q = (p + i) % n
            counted += ((DECK + q, KIND_HIDDEN, i + 1), (DISCARD + q, KIND_DISCARD, i + 1))
            calm.append((NEMESIS + q, KIND_NEMESIS, i + 1))
            hidden += ((DECK + q, KIND_KNOWN_DECK, i + 1), (DEALT + q, KIND_KNOWN_DEALT, i + 1))
        for i in range(n if apart else 1):
            a = (p + i) % n if apart else 0
            seat = i + 1 if apart else 0
            counted += ((ENC_DECK + a, KIND_HIDDEN_ENCOUNTER, seat), (ENC_DISCARD + a, KIND_ENC_DISCARD, seat))
            calm += ((VILLAIN_DECK + a, KIND_VILLAIN_DECK, seat), (SCHEME_DECK + a, KIND_SCHEME_DECK, seat))
            hidden.append((ENC_DECK + a, KIND_KNOWN_ENCOUNTER, seat))
        calm += ((ASIDE, KIND_ASIDE, 0), (VICTORY, KIND_VICTORY, 0), (REMOVED, KIND_REMOVED, 0))
        for i in range(extra):
            counted.append((EXTRA + 2 * i + 1, KIND_EXTRA_DISCARD, 0))
            hidden.append((EXTRA + 2 * i, KIND_KNOWN_EXTRA, 0))
        self.counted = tuple(counted)  # piles that change often
        self.calm = tuple(calm)  # ... and those that seldom do, whose rows are kept together
        self.take: Callable[[Zones], tuple[tuple[int, ...], ...]] = itemgetter(*[z for z, _, _ in calm])
        self.hidden = tuple(hidden)  # piles of which somebody may know cards


_PLANS: Final[dict[tuple[int, int, bool, int], Plan]] = {}


class SeenPile:
    """A pile as it was last seen, and its rows.

    Piles are tuples that are replaced and never changed. A copy of a game in which hidden cards were redrawn shares the tuples
    but not the faces behind the ids, so these are kept, too."""

    __slots__ = ("cards", "count", "faces", "more", "order", "parts", "rows", "size")

    def __init__(self) -> None:
        self.cards: tuple[int, ...] = ()
        self.faces: list[int] = []
        self.more: list[int] = []  # faces of hidden cards that are counted with it
        self.count: dict[int, int] = {}  # of hidden piles: by card id
        self.parts: dict[int, bytes] = {}  # ... the row of each card id, in order; empty if none is left
        self.order: list[int] = []  # of discard piles: card ids in the order of their rows
        self.rows = b""
        self.size = 0  # how many rows


class SeenPiles:
    """What one seat saw last of the piles of one game, and what that was made of."""

    __slots__ = ("calm", "calm_faces", "calm_rows", "columns", "faces", "piles", "rows", "shape", "zones")

    def __init__(self) -> None:
        self.shape: tuple[int, int, bool, int] = (0, 0, False, 0)
        self.zones: Zones = []
        self.columns = b""
        self.faces = b""
        self.piles: list[SeenPile] = []  # as the plan counts them
        self.calm: tuple[tuple[int, ...], ...] = ()
        self.calm_faces: list[int] = []
        self.calm_rows: Rows = (b"", 0)
        self.rows: Rows = (b"", 0)


# ------------------------------------------------------------------------------------------ counting


def _row(card_id: int, pile: int, seat: int, n: int) -> bytes:
    """The row of a card id in a pile without order."""
    key = ((card_id << 16 | n) << 8 | pile) << 3 | seat
    row = _ROWS.get(key)
    if row is None:
        row = _ROWS[key] = _packed([card_id, pile, seat, n, 0])
    return row


def _counts(faces: Sequence[int], ids: Sequence[int]) -> dict[int, int]:
    """How many there are of each card id, in the order of card ids."""
    count: dict[int, int] = {}
    for f in faces:
        i = ids[f]
        count[i] = count.get(i, 0) + 1
    return {i: count[i] for i in sorted(count)}


def _recount(seen: SeenPile, pile: int, seat: int, faces: list[int], more: list[int], ids: Sequence[int]) -> None:
    """Rows of a hidden pile, one for each card id, in the order of card ids."""
    seen.count = _counts(faces + more, ids)
    seen.parts = {i: _row(i, pile, seat, n) for i, n in seen.count.items()}
    seen.rows = b"".join(seen.parts.values())
    seen.size = len(seen.parts)


def _moved(seen: SeenPile, pile: int, seat: int, gone: list[int], come: list[int], ids: Sequence[int]) -> bool:
    """Count anew what cards that left and came have changed; False if a card id came that was not there before."""
    count, parts = seen.count, seen.parts
    for f in come:
        i = ids[f]
        if i not in count:
            return False
        count[i] += 1
        parts[i] = _row(i, pile, seat, count[i])
    for f in gone:
        i = ids[f]
        n = count[i] = count[i] - 1
        parts[i] = _row(i, pile, seat, n) if n else b""
    seen.rows = b"".join(parts.values())
    seen.size = len(seen.rows) // _WIDTH
    return True


def _discard_pile(seen: SeenPile, pile: int, seat: int, faces: list[int], under: int, ids: Sequence[int]) -> None:
    """Rows of a discard pile, whose order is open: each card id with the place of its topmost copy (Stark Tower).

    So many cards at the bottom are those that lay there before: if little has come on top, only that is written."""
    n = len(faces)
    if 0 < n - under <= 3 and under > 0 and n <= 255:
        for at in range(under, n):
            _put_on_top(seen, pile, seat, ids[faces[at]])
        return
    count: dict[int, int] = {}
    place: dict[int, int] = {}
    for f in faces:
        i = ids[f]
        count[i] = count.get(i, 0) + 1
        place[i] = n
        n -= 1
    seen.order = sorted(count)
    out: list[int] = []
    for i in seen.order:
        out += (i, pile, seat, count[i], min(place[i], 255))
    seen.rows = _packed(out)
    seen.size = len(count)


def _put_on_top(seen: SeenPile, pile: int, seat: int, card_id: int) -> None:
    """Write a card on a discard pile: all others lie one place deeper, which is one addition to all rows at once."""
    rows, order = seen.rows, seen.order
    while len(_DEEPER) <= len(order):
        _DEEPER.append(_DEEPER[-1] << 8 * _WIDTH | _DEEPER[1])
    deeper = (int.from_bytes(rows, "little") + _DEEPER[len(order)]).to_bytes(len(rows), "little")
    k = bisect_left(order, card_id)
    at = k * _WIDTH
    if k < len(order) and order[k] == card_id:
        n = deeper[at + _COUNT_AT] + 1
        seen.rows = deeper[:at] + _packed([card_id, pile, seat, n, 1]) + deeper[at + _WIDTH :]
    else:
        order.insert(k, card_id)
        seen.rows = deeper[:at] + _packed([card_id, pile, seat, 1, 1]) + deeper[at:]
        seen.size += 1


def _packed(numbers: list[int]) -> bytes:
    pack = _PACK.get(len(numbers))
    if pack is None:
        pack = _PACK[len(numbers)] = Struct(f"<{len(numbers)}h").pack
    return pack(*numbers)


# ------------------------------------------------------------------------------------------ all piles


def pile_rows(g: State, p: int, rel: tuple[int, ...], ids: Sequence[int], seen: SeenPiles) -> Rows:
    """All rows, and how many. Between two decisions often no pile has changed: then they are those of the last time."""
    columns = b"".join((g.face, g.card, g.known, g.guise, g.owner, g.area))
    # hands count only where they are hidden, cards being resolved only if somebody does not know them
    zones = g.zones[DISCARD:TABLE] + g.zones[: HAND if g.open_hands else DISCARD] + g.zones[EXTRA:PLAY]
    shape = (g.n, p, g.parea[0] != g.parea[-1], len(g.extra))
    faceup = effects_show(g)  # then what is seen of decks can depend on anything
    unknown = False
    for c in g.zones[TABLE]:
        if not visible(g, p, c):
            unknown = True
    if faceup or unknown or zones != seen.zones or columns != seen.columns or shape != seen.shape:
        seen.rows = _all_rows(g, p, shape, faceup, ids, seen)
        seen.columns = columns
        seen.zones = zones if not faceup and not unknown else []
    rows = seen.rows
    if g.lasting:
        effects = lasting_rows(g, p, rel, ids)
        return rows[0] + _packed(effects), rows[1] + len(g.lasting)
    return rows


def _all_rows(
    g: State, p: int, shape: tuple[int, int, bool, int], faceup: bool, ids: Sequence[int], seen: SeenPiles
) -> Rows:
    """Rows of all piles, but not of lasting effects; only those that have changed are made anew."""
    plan = _PLANS.get(shape)
    if plan is None:
        plan = _PLANS[shape] = Plan(*shape)
    if shape != seen.shape:
        seen.piles = [SeenPile() for _ in plan.counted]
        seen.calm = ()
    seen.shape = (0, 0, False, 0)  # until all rows are there: an error on the way leaves nothing half counted behind
    face = g.face
    faces = raw(face)
    same = faces == seen.faces
    seen.faces = faces
    zones = g.zones
    out: list[bytes] = []
    total = 0
    rest = _scattered(g, p)
    nothing: list[int] = []
    for (z, pile, seat), known in zip(plan.counted, seen.piles, strict=True):
        cards = zones[z]
        more = (
            rest.get(z if pile == KIND_HIDDEN else 256 + z - ENC_DECK, nothing)
            if rest and pile <= KIND_HIDDEN_ENCOUNTER
            else nothing
        )
        if not same or cards is not known.cards or more != known.more:
            _look_at_pile(g, known, pile, seat, cards, more, same, ids)
        out.append(known.rows)
        total += known.size
    calm = plan.take(zones)
    if calm != seen.calm or not same:
        now = [face[c] for cards in calm for c in cards]
        if calm != seen.calm or now != seen.calm_faces:
            rows = [
                _row(i, pile, seat, n)
                for z, pile, seat in plan.calm
                for i, n in _counts([face[c] for c in zones[z]], ids).items()
            ]
            seen.calm = calm
            seen.calm_faces = now
            seen.calm_rows = (b"".join(rows), len(rows))
    out.append(seen.calm_rows[0])
    total += seen.calm_rows[1]
    listed: list[int] = []  # rows of single cards
    if faceup or _any_known(g):
        for z, pile, seat in plan.hidden:
            _known(g, p, z, pile, seat, listed, ids)
    for c in zones[BOOST]:
        if visible(g, p, c):
            listed += (ids[face[c]], KIND_KNOWN_BOOST, 0, 1, 0)
    for i in range(len(g.extra)):
        listed += (0, KIND_EXTRA_SIZE, 0, len(zones[EXTRA + 2 * i]), i + 1)
    if listed:
        out.append(_packed(listed))
        total += len(listed) // 5
    seen.shape = shape
    return b"".join(out), total


def _look_at_pile(
    g: State,
    seen: SeenPile,
    pile: int,
    seat: int,
    cards: tuple[int, ...],
    more: list[int],
    same: bool,
    ids: Sequence[int],
) -> None:
    """Make the rows of a pile anew if anything about it has changed; `same` if no card has another face than before."""
    face = g.face
    old = seen.cards
    n = min(len(old), len(cards))
    if same and old[:n] == cards[:n]:  # cards were put on top, or taken off it
        faces = seen.faces[:n] + [face[c] for c in cards[n:]]
    else:
        faces = [face[c] for c in cards]
        n = 0 if faces[:n] != seen.faces[:n] else n
    if n == len(old) == len(faces) and more == seen.more:
        pass  # as it was
    elif pile > KIND_HIDDEN_ENCOUNTER:
        _discard_pile(seen, pile, seat, faces, n if n == len(old) else 0, ids)
    elif n < len(faces) or not _moved(seen, pile, seat, seen.faces[n:] + seen.more, more, ids):
        _recount(seen, pile, seat, faces, more, ids)
    seen.cards = cards
    seen.faces = faces
    seen.more = more


def _any_known(g: State) -> bool:
    """Whether anybody knows a card of a hidden pile."""
    for c in cards_with(g.known):
        if _HIDDEN_ZONES[g.zone[c]]:
            return True
    return False


def _known(g: State, p: int, z: int, pile: int, seat: int, listed: list[int], ids: Sequence[int]) -> None:
    """Cards of a hidden pile that the observer sees, by their place from the top."""
    cards = g.zones[z]
    for i in seen_from_top(g, p, z):
        listed += (ids[g.face[cards[-1 - i]]], pile, seat, 1, min(i + 1, 255))


def lasting_rows(g: State, p: int, rel: tuple[int, ...], ids: Sequence[int]) -> list[int]:
    """Lasting effects: from which card, for whom, until when."""
    effects = []
    for e in g.lasting.values():
        src = e.scope.src
        card = 0 if src < 0 else ids[g.face[src]] if visible(g, p, src) else 1
        who = MODIFIERS[e.mod].who if e.mod >= 0 else None
        concerned = who(g, e.scope) if who is not None else (e.scope.player,)
        seat = concerned[0] if len(concerned) == 1 else -1
        effects.append((card, KIND_LASTING, rel[seat] if seat >= 0 else 0, 1, e.until + 1))
    return [x for effect in sorted(effects) for x in effect]


def _scattered(g: State, p: int) -> dict[int, list[int]]:
    """Faces of hidden cards outside decks: by owner, or 256 + area for encounter cards."""
    out: dict[int, list[int]] = {}
    zones = g.zones
    disguised = any_set(g.guise)
    if g.open_hands and not disguised and not g.extra and not zones[BOOST] and not zones[UNDER] and not zones[TABLE]:
        if not any(zones[DEALT:NEMESIS]):
            return out
    found: list[int] = []
    for z in range(DEALT, DEALT + g.n):
        if zones[z]:
            found += zones[z]
    if zones[BOOST]:
        found += zones[BOOST]
    if zones[UNDER] or zones[TABLE]:
        found += [c for c in zones[UNDER] + zones[TABLE] if not visible(g, p, c)]
    if not g.open_hands:
        found += [c for q in range(g.n) if q != p for c in zones[HAND + q]]
    for i in range(len(g.extra)):
        found += zones[EXTRA + 2 * i]
    for c in found:
        owner = g.owner[c]
        out.setdefault(256 + g.area[c] if owner == NOBODY else owner, []).append(g.face[c])
    if disguised:
        for c in chain.from_iterable(zones[PLAY:]):
            if g.guise[c] and lies_facedown(g, c):
                owner = g.owner[c]
                face = CARDS[g.card[c]].faces[0]
                out.setdefault(256 + g.area[c] if owner == NOBODY else owner, []).append(face)
    return out
