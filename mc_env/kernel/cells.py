"""Rows of int16 that grow, and scratch numbers: native arrays when compiled, arrays of the standard library when interpreted.

Both are typed as the native ones, as are the columns of a state (`state.columns`).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, final

from mc_env.kernel.columns import COMPILED
from mc_env.kernel.native import i16, i64

if TYPE_CHECKING:
    from librt.vecs import append, extend, vec

    Cells = vec[i16]
    Numbers = vec[i64]


def cells(values: Iterable[int]) -> Cells:
    """Cells with these values."""
    made = no_cells(0)
    if COMPILED:
        for value in values:
            made = append(made, i16(value))
        return made
    plain: Any = made
    plain.extend(values)
    return made


def no_cells(room: i64) -> Cells:
    """No cells yet, and room for so many."""
    if COMPILED:
        return vec[i16](capacity=room)
    plain: Any = array("h")
    return plain  # type: ignore[no-any-return]


def laid(rows: Cells, row: Cells) -> Cells:
    """The rows with one more (or several); the old ones are not to be used any more."""
    if COMPILED:
        return extend(rows, row)
    plain: Any = rows
    plain.extend(row)
    return rows


@final
class Blank:
    """Rows of zeros of one width, by how many there are: laid down at once, then written over."""

    __slots__ = ("rows", "width")

    def __init__(self, width: int) -> None:
        self.width = width
        self.rows: list[Row] = []

    def of(self, n: i64) -> Cells:
        while len(self.rows) <= n:
            self.rows.append(Row(cells([0] * (self.width * len(self.rows)))))
        return self.rows[n].cells


@final
class Row:
    """Cells as an object, for lists."""

    __slots__ = ("cells",)

    def __init__(self, made: Cells) -> None:
        self.cells: Cells = made


def numbers(values: Iterable[int]) -> Numbers:
    """Scratch numbers with these values."""
    if COMPILED:
        return vec[i64](values)
    plain: Any = list(values)
    return plain  # type: ignore[no-any-return]


def no_numbers() -> Numbers:
    """No numbers yet."""
    if COMPILED:
        return vec[i64]()
    plain: Any = []
    return plain  # type: ignore[no-any-return]


def noted(old: Numbers, value: i64) -> Numbers:
    """The numbers with one more; the old ones are not to be used any more."""
    if COMPILED:
        return append(old, value)
    plain: Any = old
    plain.append(value)
    return old
