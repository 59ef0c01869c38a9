"""What the compiler is told of a class: `@native(acyclic=True)`. Interpreted, it means nothing.

This module itself is never compiled, so that the compiled engine asks for no package to be told what it was built with.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

__all__ = ["native"]

C = TypeVar("C")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as native
else:

    def native(**told: object) -> Callable[[C], C]:
        return lambda cls: cls
