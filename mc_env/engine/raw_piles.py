"""Piles of the raw view: decks and discard piles as counts over card ids, and what is known of hidden cards.

Decklists and encounter sets are open to all at the table, so what is missing from sight is known as a whole, though not where
it lies. Hidden cards of one owner are therefore counted together: deck, facedown Drones, cards beneath, and hands that the
observer may not see; likewise hidden encounter cards: deck, dealt cards, boost cards. Known ones among them stay in
these counts and are listed again with their place.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final

from mc_env.cards.terms import Stat
from mc_env.engine.state import State
from mc_env.engine.tables import CARDS, GUISES
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

_COUNTS: Final[dict[tuple[int, ...], tuple[bytes, int]]] = {}
_MOST: Final = 50_000


def _counted(pile: int, seat: int, faces: tuple[int, ...], ids: Sequence[int]) -> tuple[bytes, int]:
    """Rows of one pile, one for each card id, in the order of card ids."""
    key = (pile, seat, *faces)
    known = _COUNTS.get(key)
    if known is None:
        count: dict[int, int] = {}
        for f in faces:
            i = ids[f]
            count[i] = count.get(i, 0) + 1
        rows = array("h")
        for i in sorted(count):
            rows.extend((i, pile, seat, count[i], 0))
        if len(_COUNTS) > _MOST:
            _COUNTS.clear()
        known = _COUNTS[key] = (rows.tobytes(), len(count))
    return known


def pile_rows(g: State, p: int, rel: tuple[int, ...], ids: Sequence[int]) -> tuple[bytes, int]:
    """All rows, and how many."""
    zones = g.zones
    face = g.face
    n = g.n
    out: list[bytes] = []
    total = 0
    rest = _scattered(g, p)
    listed: list[int] = []  # rows of single cards
    areas = sorted({g.parea[(p + i) % n] for i in range(n)}, key=lambda a: rel[a]) if g.parea[0] != g.parea[-1] else [0]

    def add(pile: int, seat: int, cards: Sequence[int]) -> None:
        nonlocal total
        if cards:
            rows, k = _counted(pile, seat, tuple([face[c] for c in cards]), ids)
            out.append(rows)
            total += k

    for i in range(n):
        q = (p + i) % n
        hidden = zones[DECK + q]
        if i and not g.open_hands:
            hidden += zones[HAND + q]
        if q in rest:
            add_faces = [face[c] for c in hidden] + rest[q]
            rows, k = _counted(1, i + 1, tuple(sorted(add_faces)), ids)
            out.append(rows)
            total += k
        else:
            add(1, i + 1, hidden)
        add(3, i + 1, zones[DISCARD + q])
        add(5, i + 1, zones[NEMESIS + q])
        _known(g, p, DECK + q, 11, i + 1, listed, ids)
        _known(g, p, DEALT + q, 13, i + 1, listed, ids)
    for a in areas:
        seat = rel[a] if len(areas) > 1 else 0
        hidden_faces = [face[c] for c in zones[ENC_DECK + a]] + rest.get(256 + a, [])
        for q in range(n):
            if g.parea[q] == a:
                hidden_faces += [face[c] for c in zones[DEALT + q] if g.owner[c] == NOBODY]
        if hidden_faces:
            rows, k = _counted(2, seat, tuple(sorted(hidden_faces)), ids)
            out.append(rows)
            total += k
        add(4, seat, zones[ENC_DISCARD + a])
        add(9, seat, zones[VILLAIN_DECK + a])
        add(10, seat, zones[SCHEME_DECK + a])
        _known(g, p, ENC_DECK + a, 12, seat, listed, ids)
    add(6, 0, zones[ASIDE])
    add(7, 0, zones[VICTORY])
    add(8, 0, zones[REMOVED])
    for c in zones[BOOST]:
        if visible(g, p, c):
            listed += (ids[face[c]], 14, 0, 1, 0)
    for i in range(len(g.extra)):
        add(15, 0, zones[EXTRA + 2 * i + 1])
        _known(g, p, EXTRA + 2 * i, 16, 0, listed, ids)
    if g.lasting:
        effects = []
        for e in g.lasting.values():
            src = e.scope.src
            card = 0 if src < 0 else ids[face[src]] if visible(g, p, src) else 1
            effects.append((card, 17, rel[e.scope.player] if e.scope.player >= 0 else 0, 1, e.until + 1))
        for effect in sorted(effects):
            listed += effect
    if listed:
        out.append(array("h", listed).tobytes())
        total += len(listed) // 5
    return b"".join(out), total


def _known(g: State, p: int, z: int, pile: int, seat: int, listed: list[int], ids: Sequence[int]) -> None:
    """Cards of a hidden pile that the observer knows, by their place from the top."""
    cards = g.zones[z]
    if not cards:
        return
    if g.mods[Stat.FACEUP] or g.mods[Stat.PLAY_FROM]:
        known = [visible(g, p, c) for c in cards]
    else:
        bit = 1 << p
        known = [bool(g.known[c] & bit) for c in cards]
    if True in known:
        top = len(cards)
        for i in range(top - 1, -1, -1):
            if known[i]:
                listed += (ids[g.face[cards[i]]], pile, seat, 1, min(top - i, 255))


def _scattered(g: State, p: int) -> dict[int, list[int]]:
    """Faces of hidden cards outside decks and hands: by owner, or 256 + area for encounter cards."""
    out: dict[int, list[int]] = {}

    def add(c: int, face: int) -> None:
        owner = g.owner[c]
        out.setdefault(256 + g.area[c] if owner == NOBODY else owner, []).append(face)

    zones = g.zones
    for z in (BOOST, UNDER, TABLE):
        for c in zones[z]:
            if z == BOOST or not visible(g, p, c):
                add(c, g.face[c])
    if any(g.guise):
        for z in range(PLAY, len(zones)):
            for c in zones[z]:
                guise = GUISES[g.guise[c]]
                if guise is not None and guise.facedown:
                    add(c, CARDS[g.card[c]].faces[0])
    for q in range(g.n):
        for c in zones[DEALT + q]:
            if g.owner[c] != NOBODY:
                add(c, g.face[c])
    for i in range(len(g.extra)):
        for c in zones[EXTRA + 2 * i]:
            add(c, g.face[c])
    return out
