"""Where compiled things stand in their tables: each product has room of its own.

States and saved positions hold the numbers of ops, faces and abilities. So a number must not depend on which products were
compiled before: it is counted from where the room of its product begins, which follows from the number printed on the product's
cards. What is of no such product stands behind all of them, in the order in which it is compiled.
"""

from __future__ import annotations

from typing import Any, Final

from mc_env.errors import CardError

OWN: Final = 100  # the room of everything that is of no numbered product; those have 1 to 99

_compiling: Final[list[int]] = [OWN]  # the room that things are put into, the innermost last


class Rooms:
    """The rooms of one table."""

    __slots__ = ("begin", "counts", "size", "table", "total", "what")

    def __init__(self, what: str, table: list[Any], size: int) -> None:
        self.what = what
        self.table = table
        self.size = size
        self.begin = len(table)  # what is there already belongs to the rules
        self.counts: dict[int, int] = {}  # how many things are in each
        self.total = 0  # ... and in all of them

    def first(self, room: int) -> int:
        """The first place of a room."""
        return self.begin + (room - 1) * self.size

    def filled(self, room: int) -> int:
        """How many things are in a room."""
        return self.counts.get(room, 0)

    def put(self, thing: object) -> int:
        """Give something the next place in the room that is being filled; its number."""
        room, table = _compiling[-1], self.table
        count = self.filled(room)
        if room != OWN and count == self.size:
            raise CardError(f"product {room:02} has more than {self.size} {self.what}")
        at = self.first(room) + count
        if at >= len(table):
            table.extend([None] * (at + 1 - len(table)))
        table[at] = thing
        self.counts[room] = count + 1
        self.total += 1
        return at

    def things(self) -> list[Any]:
        """Everything that is in the table, without the gaps: compiled, a loop over the table itself would stumble over them."""
        return [thing for thing in self.table if thing is not None]


def enter(room: int) -> None:
    """What is compiled from here on belongs to a product."""
    _compiling.append(room)


def leave() -> None:
    _compiling.pop()
