"""Piles: decks and discard piles counted over card ids, known hidden cards, lasting effects. `observing.piles` says why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mc_env.engine.board.visibility import effects_show, lies_facedown, seen_from_top, visible
from mc_env.engine.observing.direct.places import P_CARD, P_COUNT, P_PILE, P_POSITION, P_SEAT, P_WIDTH
from mc_env.engine.observing.direct.sheets import WORD, WORD_MASK, Sheets
from mc_env.engine.observing.piles import (
    KIND_ASIDE,
    KIND_DISCARD,
    KIND_ENC_DISCARD,
    KIND_EXTRA_DISCARD,
    KIND_EXTRA_SIZE,
    KIND_HIDDEN,
    KIND_HIDDEN_ENCOUNTER,
    KIND_KNOWN_BOOST,
    KIND_KNOWN_DEALT,
    KIND_KNOWN_DECK,
    KIND_KNOWN_ENCOUNTER,
    KIND_KNOWN_EXTRA,
    KIND_NEMESIS,
    KIND_REMOVED,
    KIND_SCHEME_DECK,
    KIND_VICTORY,
    KIND_VILLAIN_DECK,
    lasting_rows,
)
from mc_env.engine.program.tables import CARDS
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
    N_ZONES,
    NEMESIS,
    PLAY,
    REMOVED,
    SCHEME_DECK,
    TABLE,
    UNDER,
    VICTORY,
    VILLAIN_DECK,
)
from mc_env.kernel.cells import Blank, cells, laid, no_cells, no_numbers, noted
from mc_env.kernel.native import i16, i64, native
from mc_env.kernel.rows import relative
from mc_env.kernel.zones import NOBODY

if TYPE_CHECKING:
    from mc_env.kernel.cells import Cells, Numbers

_NO_PILES: Final = Blank(P_WIDTH)
# by kind of pile: whether its order is open
ORDERED: Final = [kind in (KIND_DISCARD, KIND_ENC_DISCARD, KIND_EXTRA_DISCARD) for kind in range(KIND_EXTRA_SIZE + 1)]
_OF_AREA: Final = 256  # + area: whose a scattered encounter card is


@final
@native(acyclic=True)
class Counted:
    """The rows of a pile, without what is hidden elsewhere, and all they were made of: its cards and the faces they had."""

    __slots__ = ("cards", "faces", "members", "rows")

    def __init__(self, g: State, cards: tuple[int, ...], rows: Cells) -> None:
        members, faces, face = no_numbers(), no_numbers(), g.face
        c: i64
        for c in cards:
            members = noted(members, c)
            faces = noted(faces, face[c])
        self.cards = cards
        self.members: Numbers = members
        self.faces: Numbers = faces
        self.rows = rows


@final
@native(acyclic=True)
class Shelf:
    """The piles of one game as they were counted last, by zone. Copies of the game share it: piles are tuples that are replaced
    and never changed, so whether a pile is still the same is one comparison, and whether its cards still have these faces one
    walk along native numbers."""

    __slots__ = ("ids", "piles")

    def __init__(self, ids: list[int]) -> None:
        self.ids = ids
        self.piles: list[Counted | None] = [None] * N_ZONES


def _shelf_of(g: State, s: Sheets) -> Shelf:
    found = g.counted
    if isinstance(found, Shelf) and found.ids is s.ids:
        return found
    made = Shelf(s.ids)
    g.counted = made
    return made


def write_piles(g: State, p: int, s: Sheets) -> i64:
    """All rows; returns how many."""
    before = len(s.piles)
    s.known = 0
    shelf = _shelf_of(g, s)
    _scatter(g, p, s)
    n: i64 = g.n
    extra: i64 = len(g.extra)
    apart = g.parea[0] != g.parea[-1]
    areas: i64 = 1
    if apart:
        areas = n
    for i in range(n):
        q = (p + i) % n
        _hidden(g, s, shelf, DECK + q, KIND_HIDDEN, i + 1, q)
        _open(g, s, shelf, DISCARD + q, KIND_DISCARD, i + 1)
    for i in range(areas):  # one for each player, or one for all
        a = (p + i) % n if apart else 0
        _hidden(g, s, shelf, ENC_DECK + a, KIND_HIDDEN_ENCOUNTER, i + 1 if apart else 0, _OF_AREA + a)
        _open(g, s, shelf, ENC_DISCARD + a, KIND_ENC_DISCARD, i + 1 if apart else 0)
    for i in range(extra):
        _open(g, s, shelf, EXTRA + 2 * i + 1, KIND_EXTRA_DISCARD, 0)
    for i in range(n):
        _open(g, s, shelf, NEMESIS + (p + i) % n, KIND_NEMESIS, i + 1)
    for i in range(areas):
        a = (p + i) % n if apart else 0
        _open(g, s, shelf, VILLAIN_DECK + a, KIND_VILLAIN_DECK, i + 1 if apart else 0)
        _open(g, s, shelf, SCHEME_DECK + a, KIND_SCHEME_DECK, i + 1 if apart else 0)
    _open(g, s, shelf, ASIDE, KIND_ASIDE, 0)
    _open(g, s, shelf, VICTORY, KIND_VICTORY, 0)
    _open(g, s, shelf, REMOVED, KIND_REMOVED, 0)
    if effects_show(g) or s.known >> p & 1:
        _known(g, p, s, apart)
    c: i64
    for c in g.zones[BOOST]:
        if visible(g, p, c):
            _row(s, s.card_ids[g.face[c]], KIND_KNOWN_BOOST, 0, 1, 0)
    for i in range(extra):
        _row(s, 0, KIND_EXTRA_SIZE, 0, len(g.zones[EXTRA + 2 * i]), i + 1)
    if g.lasting:
        s.piles = laid(s.piles, cells(lasting_rows(g, p, relative(g.n, p), s.ids)))
    return (len(s.piles) - before) // P_WIDTH


def _row(s: Sheets, card_id: i64, pile: i64, seat: i64, n: i64, position: i64) -> None:
    """Write one row."""
    at = len(s.piles)
    out = s.piles = laid(s.piles, _NO_PILES.of(1))
    out[at + P_CARD] = i16(card_id)
    out[at + P_PILE] = i16(pile)
    out[at + P_SEAT] = i16(seat)
    out[at + P_COUNT] = i16(n)
    out[at + P_POSITION] = i16(position)


# ------------------------------------------------------------------------------------------ counting


def _tally(g: State, s: Sheets, z: i64) -> i64:
    """Count the cards of a pile by card id and note the place of the topmost copy; how many ids there are."""
    face, ids, counts, depths = g.face, s.card_ids, s.counts, s.depths
    cards = g.zones[z]
    depth: i64 = len(cards)
    found: i64 = 0
    c: i64
    for c in cards:  # from the bottom
        card_id = ids[face[c]]
        n = counts[card_id]
        counts[card_id] = n + 1
        depths[card_id] = depth
        depth -= 1
        if not n:
            _mark(s, card_id)
            found += 1
    return found


def _mark(s: Sheets, card_id: i64) -> None:
    """Note that a card id is in the pile that is being counted; the marks are in the order of ids, so nothing is sorted."""
    word = card_id >> WORD
    s.marks[word] |= 1 << (card_id & WORD_MASK)
    if word < s.low:
        s.low = word
    if word > s.high:
        s.high = word


def _counted(g: State, s: Sheets, shelf: Shelf, z: i64, pile: i64) -> Counted:
    """A pile counted: as it was found last, or anew."""
    cards = g.zones[z]
    known = shelf.piles[z]
    if known is not None and known.cards is cards and _same_faces(g, known):
        return known
    rows = laid(no_cells(0), _NO_PILES.of(_tally(g, s, z)))
    _write_counts(s, rows, 0, pile, 0, ORDERED[pile])
    made = Counted(g, cards, rows)
    shelf.piles[z] = made
    return made


def _same_faces(g: State, known: Counted) -> bool:
    """Whether the cards of a pile have the faces that were counted: redrawing what is hidden exchanges them."""
    face, members, faces = g.face, known.members, known.faces
    for i in range(len(members)):
        if face[members[i]] != faces[i]:
            return False
    return True


def _open(g: State, s: Sheets, shelf: Shelf, z: i64, pile: i64, seat: i64) -> None:
    """Rows of a pile that everybody may look through; of discard piles each card id with the place of its topmost copy."""
    if g.zones[z]:
        _lay(s, _counted(g, s, shelf, z, pile), seat)


def _lay(s: Sheets, counted: Counted, seat: i64) -> None:
    """Put the rows of a pile on the sheet."""
    at = len(s.piles)
    out = s.piles = laid(s.piles, counted.rows)
    if seat:
        while at < len(out):
            out[at + P_SEAT] = i16(seat)
            at += P_WIDTH


def _hidden(g: State, s: Sheets, shelf: Shelf, z: i64, pile: i64, seat: i64, whose: i64) -> None:
    """Rows of a hidden pile and of the hidden cards that are counted with it."""
    counted = _counted(g, s, shelf, z, pile)
    known, members = g.known, counted.members
    who: i64 = 0
    for i in range(len(members)):
        who |= known[members[i]]
    s.known |= who
    for i in range(s.n_scattered):
        if s.scattered_of[i] == whose and _place(counted, s.scattered[i]) < 0:
            _count_with_others(g, s, z, pile, seat, whose)
            return
    at = len(s.piles)
    _lay(s, counted, seat)
    for i in range(s.n_scattered):
        if s.scattered_of[i] == whose:
            s.piles[at + _place(counted, s.scattered[i]) + P_COUNT] += 1


def _place(counted: Counted, card_id: i64) -> i64:
    """The cell where the row of a card id begins among the rows of a pile, -1 if there is none."""
    rows = counted.rows
    at: i64 = 0
    while at < len(rows):
        if rows[at + P_CARD] == card_id:
            return at
        at += P_WIDTH
    return -1


def _count_with_others(g: State, s: Sheets, z: i64, pile: i64, seat: i64, whose: i64) -> None:
    """Rows of a hidden pile to which hidden cards come that it holds no copy of."""
    found = _tally(g, s, z)
    counts = s.counts
    for i in range(s.n_scattered):
        if s.scattered_of[i] == whose:
            card_id = s.scattered[i]
            if not counts[card_id]:
                _mark(s, card_id)
                found += 1
            counts[card_id] += 1
    at = len(s.piles)
    s.piles = laid(s.piles, _NO_PILES.of(found))
    _write_counts(s, s.piles, at, pile, seat, False)


def _write_counts(s: Sheets, out: Cells, at: i64, pile: i64, seat: i64, ordered: bool) -> None:
    """Write a row for each card id found, in order, from a cell on; nothing stays counted."""
    marks, counts, depths = s.marks, s.counts, s.depths
    for word in range(s.low, s.high + 1):
        bits = marks[word]
        marks[word] = 0
        card_id = word << WORD
        while bits:
            if bits & 1:
                out[at + P_CARD] = i16(card_id)
                out[at + P_PILE] = i16(pile)
                out[at + P_SEAT] = i16(seat)
                out[at + P_COUNT] = i16(counts[card_id])
                if ordered:
                    out[at + P_POSITION] = i16(min(depths[card_id], 255))
                counts[card_id] = 0
                at += P_WIDTH
            bits >>= 1
            card_id += 1
    s.low = len(marks)
    s.high = -1


# ------------------------------------------------------------------------------------------ hidden cards


def _scatter(g: State, p: i64, s: Sheets) -> None:
    """Note hidden cards outside decks, and whose they are."""
    s.n_scattered = 0
    zones = g.zones
    n: i64 = g.n
    for z in range(DEALT, DEALT + n):
        _note_all(g, s, z)
    _note_all(g, s, BOOST)
    if zones[UNDER] or zones[TABLE]:
        _note_unseen(g, p, s, UNDER)
        _note_unseen(g, p, s, TABLE)
    if not g.open_hands:
        for q in range(n):
            if q != p:
                _note_all(g, s, HAND + q)
    for i in range(len(g.extra)):
        _note_all(g, s, EXTRA + 2 * i)
    if s.disguised:
        for z in range(PLAY, N_ZONES):
            _note_facedown(g, s, z)


def _note_all(g: State, s: Sheets, z: i64) -> None:
    c: i64
    for c in g.zones[z]:
        _note_hidden(g, s, c, g.face[c])


def _note_unseen(g: State, p: i64, s: Sheets, z: i64) -> None:
    c: i64
    for c in g.zones[z]:
        if not visible(g, p, c):
            _note_hidden(g, s, c, g.face[c])


def _note_facedown(g: State, s: Sheets, z: i64) -> None:
    c: i64
    for c in g.zones[z]:
        if g.guise[c] and lies_facedown(g, c):
            _note_hidden(g, s, c, CARDS[g.card[c]].faces[0])


def _note_hidden(g: State, s: Sheets, c: i64, face: i64) -> None:
    n = s.n_scattered
    if n >= len(s.scattered):
        s.scattered = noted(s.scattered, 0)
        s.scattered_of = noted(s.scattered_of, 0)
    whose = g.owner[c]
    if whose == NOBODY:
        whose = _OF_AREA + g.area[c]
    s.scattered[n] = s.card_ids[face]
    s.scattered_of[n] = whose
    s.n_scattered = n + 1
    s.known |= g.known[c]


def _known(g: State, p: i64, s: Sheets, apart: bool) -> None:
    """Cards of hidden piles that the observer sees, by their place from the top."""
    n: i64 = g.n
    for i in range(n):
        q = (p + i) % n
        _known_in(g, p, s, DECK + q, KIND_KNOWN_DECK, i + 1)
        _known_in(g, p, s, DEALT + q, KIND_KNOWN_DEALT, i + 1)
    for i in range(n if apart else 1):
        if apart:
            _known_in(g, p, s, ENC_DECK + (p + i) % n, KIND_KNOWN_ENCOUNTER, i + 1)
        else:
            _known_in(g, p, s, ENC_DECK, KIND_KNOWN_ENCOUNTER, 0)
    for i in range(len(g.extra)):
        _known_in(g, p, s, EXTRA + 2 * i, KIND_KNOWN_EXTRA, 0)


def _known_in(g: State, p: i64, s: Sheets, z: i64, pile: i64, seat: i64) -> None:
    """Those of one pile."""
    cards = g.zones[z]
    if not cards:
        return
    if effects_show(g):
        for i in seen_from_top(g, p, z):
            _row(s, s.card_ids[g.face[cards[-1 - i]]], pile, seat, 1, min(i + 1, 255))
        return
    known = g.known
    n: i64 = len(cards)
    for depth in range(1, n + 1):
        c: i64 = cards[n - depth]
        if known[c] >> p & 1:
            _row(s, s.card_ids[g.face[c]], pile, seat, 1, min(depth, 255))
