"""Numbers that last: every face, guise, kind of counter, extra deck and trait of the products has one, in `ledger.txt`.

States, saved games, observations and checkpoints hold these numbers. The file only grows at its end, so that neither the order in
which products come nor what else is registered moves a number: `make ledger` appends what is new. What users and tests register
for themselves is not in it and counts from `own` on, in the order of registration.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from mc_env.errors import CardError

FILE: Final = Path(__file__).with_name("ledger.txt")
FACE_NUMBERS: Final = 8192  # 0 is no card, 1 a card that cannot be seen
BYTE: Final = 256


class Numbers:
    """The numbers of one kind of name."""

    def __init__(self, kind: str, own: int, end: int) -> None:
        self.kind = kind
        self.own = own  # the first number of names that are not in the file
        self.end = end
        self.free = own  # the next of them
        self.of: dict[str, int] = {}
        self.names: dict[int, str] = {}

    def write_down(self, name: str, number: int) -> None:
        """What the file says."""
        if name in self.of or number in self.names or not 0 <= number < self.own:
            raise CardError(f"{FILE.name}: {self.kind} {number} {name} is there twice, or not below {self.own}")
        self.of[name] = number
        self.names[number] = name

    def number(self, name: str) -> int:
        """The number of a name; one that is not in the file gets the next of its own."""
        known = self.of.get(name)
        if known is not None:
            return known
        fresh = self.free
        if fresh >= self.end:
            raise CardError(
                f"no number left for {self.kind} {name!r}: there is room for {self.end - self.own} of your own"
            )
        self.free += 1
        self.of[name] = fresh
        self.names[fresh] = name
        return fresh

    def shipped(self) -> Iterator[tuple[int, str]]:
        """What the file holds, in the order of numbers."""
        return ((n, name) for n, name in sorted(self.names.items()) if n < self.own)


FACES: Final = Numbers("face", 6144, FACE_NUMBERS)
GUISES: Final = Numbers("guise", 128, BYTE)
COUNTERS: Final = Numbers("counter", 128, BYTE)
DECKS: Final = Numbers("deck", 4096, 2 * 4096)
TRAITS: Final = Numbers("trait", 4096, 2 * 4096)
KINDS: Final = {numbers.kind: numbers for numbers in (FACES, GUISES, COUNTERS, DECKS, TRAITS)}
FIRST: Final = {"face": 2, "guise": 1}  # where counting begins, if not at 0


def lines(text: str) -> Iterator[tuple[str, int, str]]:
    """Kind, number and name of each line; a line that begins with # is a remark."""
    for line in text.splitlines():
        if line and not line.startswith("#"):
            kind, number, name = line.split(maxsplit=2)
            yield kind, int(number), name


for _kind, _number, _name in lines(FILE.read_text(encoding="utf-8")):
    KINDS[_kind].write_down(_name, _number)
