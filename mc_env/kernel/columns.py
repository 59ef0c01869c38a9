"""Columns over card ids: numbers of one kind, one for each card.

Compiled, a column is a native array that compiled code reads and writes without making objects; interpreted, it is the
smallest array of the standard library. Both are typed as the native one: one source, two speeds. They are read and written by
index, copied by `[:]` and gone through like a list; for everything else there is a function here.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from librt.vecs import append, extend, vec
    from mypy_extensions import i64

    Column = vec[i64]

COMPILED: Final = not __file__.endswith(".py")
BYTE: Final = "B"  # 0 to 255; the other kinds are codes of `array`


def column(values: Iterable[int], kind: str = BYTE) -> Column:
    """A column with these values."""
    if COMPILED:
        return vec[i64](values)
    plain: Any = bytearray(values) if kind == BYTE else array(kind, values)
    made: Column = plain
    return made


def copied(old: Column) -> Column:
    """A copy. Compiled, a slice would go number by number; this is one copy of memory."""
    if COMPILED:
        return extend(vec[i64](), old)
    return old[:]


def replaced(old: Column, c: int, value: int) -> Column:
    """The column with another value for one card: a copy, for columns that copies of a game share."""
    if old[c] == value:
        return old
    new = old[:]
    new[c] = value
    return new


def exchanged(old: Column, a: int, b: int) -> Column:
    """The column with the values of two cards exchanged, as a copy."""
    new = old[:]
    new[a], new[b] = old[b], old[a]
    return new


def lengthened(old: Column, value: int, n: int) -> Column:
    """The column with so many more of a value; the old one is not to be used any more."""
    if COMPILED:
        for _ in range(n):
            old = append(old, value)
        return old
    plain: Any = old
    plain.extend([value] * n)
    return old


def raw(values: Column) -> bytes:
    """The column as bytes, to compare many values at once."""
    return bytes(memoryview(values))


def cards_with(values: Column) -> list[int]:
    """The cards whose value is not 0, in order."""
    if COMPILED:
        return [c for c, x in enumerate(values) if x]
    plain: Any = values
    return [c for c, x in enumerate(plain) if x] if any(plain) else []


def any_set(values: Column) -> bool:
    """Whether any value is not 0."""
    if COMPILED:
        for x in values:
            if x:
                return True
        return False
    plain: Any = values
    return any(plain)
