"""What to play from a hand, and what to pay it with.

A turn is a small knapsack: each card is either played, or spent for another, or kept. With a handful of cards all ways can be
tried. The plan is made anew at every decision, so nothing has to be remembered between them.
"""

from __future__ import annotations

from collections.abc import Sequence

Item = tuple[float, float, int, int]
"""Something to play: worth, cost in resources, the card it takes from hand (-1: none), an index for the caller."""


class Plan:
    """The best set of items, its worth, and the cards left over to pay with."""

    __slots__ = ("items", "spare", "worth")

    def __init__(self, items: tuple[Item, ...], worth: float, spare: frozenset[int]) -> None:
        self.items = items
        self.worth = worth
        self.spare = spare  # cards that are neither played nor worth keeping whole


def best(items: Sequence[Item], hand: dict[int, tuple[int, float]], free: float, most: int = 9) -> Plan:
    """The best plan. `hand` maps each card to (icons, worth if it is kept); `free` is what resource abilities generate.

    A kept card counts for what it is worth above a fresh one, which would be drawn in its place.
    """
    ranked = sorted(items, key=lambda it: (-it[0] / (it[1] + 1.0), it[2], it[3]))[:most]
    icons = sum(n for n, _ in hand.values()) + free
    total_keep = sum(k for _, k in hand.values())
    tried = _Tried(ranked, hand, free)
    tried.go_on(0, (), frozenset(), float(icons), 0.0, 0.0)
    played = {it[2] for it in tried.items}
    spare = frozenset(c for c in hand if c not in played)
    return Plan(tried.items, tried.worth + total_keep, spare)


class _Tried:
    """All sets of items that can be paid, and the best of them so far."""

    __slots__ = ("free", "hand", "items", "ranked", "worth")

    def __init__(self, ranked: Sequence[Item], hand: dict[int, tuple[int, float]], free: float) -> None:
        self.ranked = ranked
        self.hand = hand
        self.free = free
        self.worth = -1.0
        self.items: tuple[Item, ...] = ()

    def go_on(
        self, i: int, chosen: tuple[Item, ...], used: frozenset[int], left: float, need: float, worth: float
    ) -> None:
        """A set, and those with more of the items from the i-th on."""
        if left >= need and worth > self.worth:
            # what is paid costs the cards' kept worth: the cheapest ones go first
            value = worth - (_price(self.hand, used, need - self.free) if need > self.free else 0.0)
            if value > self.worth + 1e-9:
                self.worth = value
                self.items = chosen
        for j in range(i, len(self.ranked)):
            it = self.ranked[j]
            c = it[2]
            if c >= 0:
                if c in used:
                    continue
                n, kept = self.hand[c]
                if left - n < need + it[1]:
                    continue
                self.go_on(j + 1, (*chosen, it), used | {c}, left - n, need + it[1], worth + it[0] - kept)
            elif left >= need + it[1]:
                self.go_on(j + 1, (*chosen, it), used, left, need + it[1], worth + it[0])


def _price(hand: dict[int, tuple[int, float]], used: frozenset[int], need: float) -> float:
    """The kept worth of the cheapest cards that pay a need."""
    price = 0.0
    for n, kept in sorted(
        (x for c, x in hand.items() if c not in used and x[0] > 0), key=lambda x: x[1] / min(x[0], max(need, 1.0))
    ):
        if need <= 0:
            break
        price += kept
        need -= n
    return price
