"""Redrawing what a player cannot know: cards that lie hidden from them change places among themselves.

Used by search (`Game.resample`) and by the tests that hold views against leaks.
"""

from __future__ import annotations

from mc_env.engine import moves, rng
from mc_env.engine.state import State
from mc_env.engine.tables import CARDS, FACES
from mc_env.engine.views import visible
from mc_env.engine.zones import NOBODY, PLAY


def pinned(g: State) -> set[int]:
    """Cards that the resolution in progress refers to: they must stay what they are."""
    keep: set[int] = set()
    if g.pending is not None:
        keep.update(o[1] for o in g.pending.opts)
        keep.add(g.pending.source)
    for s in g.scopes.values():
        keep.add(s.src)
        for v in s.slots:
            keep.update(v if isinstance(v, tuple) else ())
    for f in g.stack:
        for v in (f.a, f.b, f.c):
            if isinstance(v, tuple):
                keep.update(x for x in v if isinstance(x, int))
            elif isinstance(v, int):
                keep.add(v)
    for r in g.recs.values():
        keep.update((r.src, r.actor, r.target, r.defender))
    return keep


def pools(g: State, p: int, keep: set[int]) -> list[list[int]]:
    """Groups of cards that look alike to a player: by owner (or area) and deck among those they cannot see."""
    groups: dict[tuple[int, int, int], list[int]] = {}
    for c in range(len(g.card)):
        if c in keep or g.zone[c] == 255 or visible(g, p, c):
            continue
        owner = g.owner[c]
        deck = FACES[CARDS[g.card[c]].faces[0]].extra_deck
        groups.setdefault((owner, g.area[c] if owner == NOBODY else 0, deck), []).append(c)
    return [cards for _, cards in sorted(groups.items()) if len(cards) > 1]


def exchange(g: State, cards: list[int], order: tuple[int, ...]) -> None:
    """Card i of `cards` becomes what card `order[i]` was; places, tokens and knowledge stay."""
    was = {c: g.card[c] for c in cards}
    for c, other in zip(cards, order, strict=True):
        if was[other] == was[c]:
            continue
        pile = moves.PILE_KIND[g.zone[c]]
        facedown = g.zone[c] >= PLAY
        if pile >= 0 and not facedown:
            moves.index_remove(g, c, pile)
        g.card[c] = was[other]
        if not facedown:
            g.face[c] = CARDS[was[other]].faces[0]
            g.ctype[c] = FACES[g.face[c]].type
            if pile >= 0:
                moves.index_add(g, c, pile)


def resample(g: State, p: int, seed: int) -> State:
    """A copy in which what player p cannot know is redrawn; p's view is the same, the future is not.

    Inside another player's decision the cards that decision is about stay, so that it is still possible.
    """
    twin = g.clone()
    own = rng.new(seed)
    for cards in pools(twin, p, pinned(twin)):
        exchange(twin, cards, rng.shuffled(own, rng.MISC, tuple(cards)))
    twin.rng = rng.new(rng.mix(seed) ^ g.rng[0])
    return twin
