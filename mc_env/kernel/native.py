"""What the compiler is told: of a class with `@native(acyclic=True)`, of numbers with `i16`, `i64`. Interpreted, it means little.

This module itself is never compiled, so that the compiled engine asks for no package to be told what it was built with.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

__all__ = ["i16", "i64", "native"]

C = TypeVar("C")

if TYPE_CHECKING:
    from mypy_extensions import i16, i64
    from mypy_extensions import mypyc_attr as native
else:
    i16 = i64 = int  # compiled, these are conversions without a call; interpreted, a number is a number

    def native(**told: object) -> Callable[[C], C]:
        return lambda cls: cls
