"""What the machine asks of a compiled face; games derive their own from it and keep them in tables of their own."""

from __future__ import annotations


class Printed:
    """Static facts of one face, as far as the index is concerned."""

    __slots__ = ("active", "changes", "keys", "marks", "unblanked")

    def __init__(self) -> None:
        self.active = 0  # kinds of piles, as bits, in which the card has anything for the index
        self.keys: dict[int, tuple[tuple[int, int], ...]] = {}  # kind of pile -> (index key, ability index)
        self.changes: dict[int, tuple[tuple[int, int], ...]] = {}  # kind of pile -> (stat, index of the modifier)
        self.marks: tuple[int, ...] = ()  # printed things that rules look for among everything in play
        self.unblanked: tuple[int, ...] = ()  # abilities, by index, that work though their card has lost its text
