"""Redrawing what a player cannot know: cards that lie hidden from them change places among themselves.

Used by search (`Game.resample`) and by the tests that hold views against leaks.
"""

from __future__ import annotations

from mc_env.engine.board import index
from mc_env.engine.board.visibility import visible
from mc_env.engine.program.tables import CARDS, FACES
from mc_env.engine.state import rng
from mc_env.engine.state.frames import Holds
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import HAND, NOBODY, NOWHERE, PLAY


def pinned(g: State, p: int) -> set[int]:
    """Cards that must stay what they are for player p's sake or another decider's.

    Those are what the resolution in progress refers to and, inside another player's decision, that player's whole hand:
    what is offered to them depends on all of it (what a card in it can be paid with, for one).
    """
    keep: set[int] = set()
    if g.pending is not None:
        keep.update(o[1] for o in g.pending.opts)
        keep.add(g.pending.source)
        if g.pending.player != p:
            keep.update(g.zones[HAND + g.pending.player])
    for s in [*g.scopes.values(), *(e.scope for e in g.lasting.values())]:
        keep.add(s.src)
        for v in (*s.slots, s.last[2], *(report[2] for report in s.named)):
            keep.update(v if isinstance(v, tuple) else ())
    for f in g.stack:
        for name, holds in f.holds.items():
            if holds is Holds.CARD:
                keep.add(getattr(f, name))
            elif holds is Holds.CARDS or holds is Holds.SOURCES:
                keep.update(getattr(f, name))
    for r in g.recs.values():
        keep.update((r.src, r.actor, r.target, r.defender))
    return keep


def pools(g: State, p: int, keep: set[int]) -> list[list[int]]:
    """Groups of cards that look alike to a player: by owner (or area) and deck among those they cannot see.

    A deck that is being searched keeps its cards: somebody has all of them before their eyes.
    """
    opts = g.pending.opts if g.pending is not None else ()
    searched = {g.zone[o[1]] for o in opts if o[1] >= 0}
    groups: dict[tuple[int, int, int, int], list[int]] = {}
    for c in range(len(g.card)):
        if c in keep or g.zone[c] == NOWHERE or visible(g, p, c):
            continue
        owner = g.owner[c]
        deck = FACES[CARDS[g.card[c]].faces[0]].extra_deck
        place = g.zone[c] if g.zone[c] in searched else -1
        groups.setdefault((owner, g.area[c] if owner == NOBODY else 0, deck, place), []).append(c)
    return [cards for _, cards in sorted(groups.items()) if len(cards) > 1]


def exchange(g: State, cards: list[int], order: tuple[int, ...]) -> None:
    """Card i of `cards` becomes what card `order[i]` was; places, tokens and knowledge stay."""
    was = {c: g.card[c] for c in cards}
    for c, other in zip(cards, order, strict=True):
        if was[other] == was[c]:
            continue
        pile = index.PILE_KIND[g.zone[c]]
        facedown = g.zone[c] >= PLAY
        if pile >= 0 and not facedown:
            index.index_remove(g, c, pile)
        g.card[c] = was[other]
        if not facedown:
            g.face[c] = CARDS[was[other]].faces[0]
            g.ctype[c] = FACES[g.face[c]].type
            if pile >= 0:
                index.index_add(g, c, pile)


def resample(g: State, p: int, seed: int) -> State:
    """A copy in which what player p cannot know is redrawn; p's view is the same, the future is not.

    Inside another player's decision what that decision depends on stays, so that it is still possible.
    """
    twin = g.clone()
    own = rng.new(seed)
    for cards in pools(twin, p, pinned(twin, p)):
        exchange(twin, cards, rng.shuffled(own, rng.MISC, tuple(cards)))
    twin.dirty = g.dirty  # nothing has happened
    twin.rng = rng.new(rng.mix(seed) ^ g.rng[0])
    return twin
