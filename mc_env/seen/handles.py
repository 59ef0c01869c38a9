"""Handles: the numbers by which one viewer's page tells cards apart."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class Handles:
    """Numbers for cards, given in the order in which a viewer first sees them and forgotten when they are seen no more.

    The engine's own ids would tell where a card stood in its deck list. A number given anew tells only that a card comes into
    sight, and a card that was shuffled away comes back under another one.
    """

    def __init__(self) -> None:
        self._known: dict[int, int] = {}
        self._looked: set[int] = set()
        self._next = 1

    def of(self, c: int) -> int:
        """The number of a card that the viewer sees."""
        self._looked.add(c)
        found = self._known.get(c)
        if found is None:
            found = self._known[c] = self._next
            self._next += 1
        return found

    def looked_at(self, c: int) -> bool:
        """Whether a card is part of the current look already."""
        return c in self._looked

    def card(self, handle: int) -> int | None:
        """The card with a number, None if it is not in sight."""
        return next((c for c, h in self._known.items() if h == handle), None)

    @contextmanager
    def one_look(self) -> Iterator[None]:
        """Everything that is not looked at meanwhile is forgotten."""
        self._looked = set()
        yield
        self._known = {c: h for c, h in self._known.items() if c in self._looked}
