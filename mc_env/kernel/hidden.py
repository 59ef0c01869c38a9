"""Redrawing what a player cannot know: cards that lie hidden from them change places among themselves.

Used by search (`Game.resample`) and by the tests that hold views against leaks.
"""

from __future__ import annotations

from typing import Generic, cast

from mc_env.kernel import rng
from mc_env.kernel.frames import Holds
from mc_env.kernel.ops import G
from mc_env.kernel.state import State
from mc_env.kernel.zones import NOWHERE


def referred(g: State) -> set[int]:
    """Cards that the resolution in progress refers to: they must stay what they are."""
    keep: set[int] = set()
    if g.pending is not None:
        keep.update(o[1] for o in g.pending.opts)
        keep.add(g.pending.source)
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
    for r in g.records().values():
        keep.update(r.cards_named())
    return keep


class Redrawing(Generic[G]):
    """How the hidden cards of a game are redrawn; a game says who sees what and which cards look alike."""

    __slots__ = ("hand", "stream")

    def __init__(self, hand: int, stream: int) -> None:
        self.hand = hand  # the zone of the first player's hand; those of the others follow
        self.stream = stream  # of the generator, to redraw by

    def visible(self, g: G, p: int, c: int) -> bool:
        """Whether player p may see a card."""
        raise NotImplementedError

    def look(self, g: G, c: int) -> int:
        """What a hidden card shows all the same, below 2^16 times 2^32: whose it is, by its back; in the low 16 bits 0."""
        raise NotImplementedError

    def become(self, g: G, c: int, card: int) -> None:
        """A hidden card becomes another one, where it is."""
        raise NotImplementedError

    def pinned(self, g: G, p: int) -> set[int]:
        """Cards that must stay what they are for player p's sake or another decider's.

        Those are what the resolution in progress refers to and, inside another player's decision, that player's whole hand:
        what is offered to them depends on all of it (what a card in it can be paid with, for one).
        """
        keep = referred(g)
        if g.pending is not None and g.pending.player != p:
            keep.update(g.zones[self.hand + g.pending.player])
        return keep

    def pools(self, g: G, p: int, keep: set[int]) -> list[list[int]]:
        """Groups of cards that look alike to a player: by owner (or area) and deck among those they cannot see.

        A deck that is being searched keeps its cards: somebody has all of them before their eyes.
        """
        opts = g.pending.opts if g.pending is not None else ()
        searched = {g.zone[o[1]] for o in opts if o[1] >= 0}
        groups: dict[int, list[int]] = {}
        last, group = -1, []  # neighbours mostly lie together
        zone, known = g.zone, g.known
        for c in range(len(zone)):
            z = zone[c]
            if known[c] >> p & 1 or z == NOWHERE or c in keep or self.visible(g, p, c):
                continue
            look = self.look(g, c) | (z + 1 if z in searched else 0)
            if look != last:
                last, group = look, groups.setdefault(look, [])
            group.append(c)
        return [groups[look] for look in sorted(groups) if len(groups[look]) > 1]

    def exchange(self, g: G, cards: list[int], order: tuple[int, ...]) -> None:
        """Card i of `cards` becomes what card `order[i]` was; places, tokens and knowledge stay."""
        was = [g.card[other] for other in order]
        g.card = g.card[:]
        for i, c in enumerate(cards):
            if g.card[c] != was[i]:
                g.card[c] = was[i]
                self.become(g, c, was[i])

    def resample(self, g: G, p: int, seed: int) -> G:
        """A copy in which what player p cannot know is redrawn; p's view is the same, the future is not.

        Inside another player's decision what that decision depends on stays, so that it is still possible.
        """
        twin = cast(G, g.clone())
        own = rng.new(seed)
        for cards in self.pools(twin, p, self.pinned(twin, p)):
            self.exchange(twin, cards, rng.shuffled(own, self.stream, tuple(cards)))
        twin.dirty = g.dirty  # nothing has happened
        twin.rng = rng.new(rng.mix(seed) ^ g.rng[0])
        return twin
