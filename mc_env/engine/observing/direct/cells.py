"""Rows of int16 that grow, and scratch numbers: native arrays when compiled, arrays of the standard library when interpreted.

Both are typed as the native ones, as are the columns of a state (`state.columns`).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from mc_env.engine.program.native import i16, i64
from mc_env.engine.state.columns import COMPILED

if TYPE_CHECKING:
    from librt.vecs import append, extend, vec

    Cells = vec[i16]
    Numbers = vec[i64]


def cells(values: Iterable[int], room: int = 0) -> Cells:
    """Cells with these values, and room for so many in all."""
    if COMPILED:
        made: Cells = vec[i16](capacity=room)
        for value in values:
            made = append(made, i16(value))
        return made
    plain: Any = array("h", values)
    return plain  # type: ignore[no-any-return]


def laid(rows: Cells, row: Cells) -> Cells:
    """The rows with one more (or several); the old ones are not to be used any more."""
    if COMPILED:
        return extend(rows, row)
    plain: Any = rows
    plain.extend(row)
    return rows


def numbers(values: Iterable[int]) -> Numbers:
    """Scratch numbers with these values."""
    if COMPILED:
        return vec[i64](values)
    plain: Any = list(values)
    return plain  # type: ignore[no-any-return]


def noted(old: Numbers, value: i64) -> Numbers:
    """The numbers with one more; the old ones are not to be used any more."""
    if COMPILED:
        return append(old, value)
    plain: Any = old
    plain.append(value)
    return old
