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
    groups: dict[int, list[int]] = {}
    last, group = -1, []  # neighbours mostly lie together
    zone, known, owners = g.zone, g.known, g.owner
    for c in range(len(zone)):
        z = zone[c]
        if known[c] >> p & 1 or z == NOWHERE or c in keep or visible(g, p, c):
            continue
        owner = owners[c]
        area = g.area[c] if owner == NOBODY else 0
        deck = FACES[CARDS[g.card[c]].faces[0]].extra_deck
        look = (owner << 8 | area) << 32 | (deck + 1) << 16 | (z + 1 if z in searched else 0)
        if look != last:
            last, group = look, groups.setdefault(look, [])
        group.append(c)
    return [groups[look] for look in sorted(groups) if len(groups[look]) > 1]


def exchange(g: State, cards: list[int], order: tuple[int, ...]) -> None:
    """Card i of `cards` becomes what card `order[i]` was; places, tokens and knowledge stay."""
    was = [g.card[other] for other in order]
    g.card = g.card[:]
    for i, c in enumerate(cards):
        if g.card[c] == was[i]:
            continue
        g.card[c] = was[i]
        z = g.zone[c]
        if z >= PLAY:  # facedown: it keeps the face of its guise
            continue
        if FACES[g.face[c]].active & index.PILE_BIT[z]:
            index.index_remove(g, c, index.PILE_KIND[z])
        g.face[c] = CARDS[was[i]].faces[0]
        g.ctype[c] = FACES[g.face[c]].type
        if FACES[g.face[c]].active & index.PILE_BIT[z]:
            index.index_add(g, c, index.PILE_KIND[z])


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
