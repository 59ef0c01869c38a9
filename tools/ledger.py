"""Appends what the products have and the ledger lacks: `make ledger`, after cards were added.

A number is given once and stays (`mc_env/cards/ledger.py`). So that nobody changes a line by mistake, `MARKS` holds a checksum of
the file for every time it grew, and a test compares.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import count
from typing import Final

from mc_env.cards import ledger, registry
from mc_env.engine import library
from tools import ROOT

MARKS: Final = ROOT / "tests" / "cards" / "ledger_marks.txt"


def names() -> Iterator[tuple[str, list[str]]]:
    """Every name of the products that needs a number, by kind, in the order in which new ones are appended."""
    library.ready()
    faces = {f.code: f for f in registry.faces()} | {g.face.code: g.face for g in registry.GUISES.values() if g.face}
    yield "face", sorted(faces)
    yield "guise", sorted(registry.GUISES)
    yield "counter", list(ledger.COUNTERS.of)
    yield "deck", sorted(set(registry.DECK_OF.values()))
    yield "trait", sorted({t for f in faces.values() for t in f.traits})


def appended(old: str, wanted: Iterable[tuple[str, list[str]]]) -> str:
    """The text of the ledger with lines for names that it lacks: each gets the smallest number that nobody has."""
    text = old
    for kind, found in wanted:
        known = {name: number for k, number, name in ledger.lines(old) if k == kind}
        taken = set(known.values())
        free = (n for n in count(ledger.FIRST.get(kind, 0)) if n not in taken)
        for name in found:
            if name not in known:
                text += f"{kind} {next(free)} {name}\n"
    return text


def mark(text: str) -> str:
    """How many lines a ledger has, and a checksum of them."""
    return f"{len(text.splitlines())} {sha256(text.encode()).hexdigest()}\n"


def main() -> None:
    old = ledger.FILE.read_text(encoding="utf-8")
    new = appended(old, names())
    if new == old:
        print("the ledger is complete")
        return
    ledger.FILE.write_text(new, encoding="utf-8")
    with MARKS.open("a", encoding="utf-8") as file:
        file.write(mark(new))
    print(new.removeprefix(old), end="")


if __name__ == "__main__":
    main()
