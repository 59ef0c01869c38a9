"""What observations of any game are made of: columns with meanings, seats as one player sees them, and a look in bytes."""

from __future__ import annotations

from typing import Final, NamedTuple

from mc_env.kernel.zones import MAX_PLAYERS

MAX_ROWS: Final = 512  # no table of entities is longer, whatever the capacity of an encoder
MANY: Final = 9999  # bound of amounts that the rules do not bound
UNKNOWN: Final = 1  # card id of what the observer may not see


class Column(NamedTuple):
    """One number of a row. `kind` says how to read it:

    `card` a card id; `row` a pointer to an entity row; `seat` a relative seat; `flag` 0 or 1; `code` one of several meanings
    without an order; `count` an amount.
    """

    name: str
    doc: str
    low: int
    high: int
    kind: str = "count"


def seat(name: str, doc: str) -> Column:
    return Column(name, doc + " (0 nobody, 1 the observer, 2 the next seat, ...)", 0, MAX_PLAYERS, "seat")


def row(name: str, doc: str) -> Column:
    return Column(name, doc + " (number of an entity row, 0 none)", 0, MAX_ROWS - 1, "row")


def flag(name: str, doc: str) -> Column:
    return Column(name, doc, 0, 1, "flag")


def code(name: str, doc: str, high: int) -> Column:
    return Column(name, doc, 0, high, "code")


def count(name: str, doc: str, high: int = 255) -> Column:
    return Column(name, doc, 0, high)


def names(columns: tuple[Column, ...]) -> dict[str, int]:
    """Column numbers by name."""
    return {c.name: i for i, c in enumerate(columns)}


class Look(NamedTuple):
    """One observation as packed int16 rows, and how many there are of each."""

    entities: bytes
    options: bytes
    globals: bytes
    decision: bytes
    piles: bytes
    n_entities: int
    n_options: int
    n_piles: int


SEATS_FROM: Final = {  # seats by how many there are and who looks, from the observer's on
    (n, p): (*range(p, n), *range(p)) for n in range(1, MAX_PLAYERS + 1) for p in range(n)
}

_RELATIVE: Final = {
    (n, p): tuple((q - p) % n + 1 if q < n else 0 for q in range(256))
    for n in range(1, MAX_PLAYERS + 1)
    for p in range(n)
}


def relative(n: int, p: int) -> tuple[int, ...]:
    """Seats as player p of n sees them: 1 is p, 2 the next; 0 nobody. Indexed by what byte columns hold (255 nobody)."""
    return _RELATIVE[n, p]
