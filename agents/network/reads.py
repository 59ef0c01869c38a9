"""What a network reads of a game: its tables of observations, its cards, and what stands out among them.

Everything a network knows of a game is here; its layers know none. A checkpoint says which game it is of.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache
from importlib import import_module
from typing import Final

import numpy as np
from numpy.typing import NDArray

from mc_env.encoders.packed import Widths
from mc_env.errors import unknown
from mc_env.kernel.rows import Column

MARVEL: Final = "marvel"
VERSUS: Final = "versus"
_MODULES: Final = {MARVEL: "mc_env.agents.network.marvel", VERSUS: "mc_env.agents.network.versus"}


@dataclass(frozen=True)
class Table:
    """A table of an observation: which columns are categories, which are cards, which small numbers have vectors of their own.

    A coded number is a column or a difference of columns, written as `target-threat`.
    """

    columns: tuple[Column, ...]
    categories: tuple[str, ...]
    cards: tuple[str, ...] = ()
    coded: tuple[str, ...] = ()


@dataclass(frozen=True)
class Reads:
    """A game as networks read it."""

    game: str
    rules: int  # the version of its rules
    entity: Table
    option: Table
    whole: Table
    decision: Table
    piles: tuple[Column, ...]
    pools: tuple[tuple[int, bool], ...]  # which piles are summed: kind, and whether it must be the observer's own
    pointed: tuple[
        tuple[str, str], ...
    ]  # cards that the whole ("global") or the decision points at: where, and by which column
    room: int  # for card ids
    used_ids: Callable[[], list[int]]  # card ids in use
    features: Callable[[], NDArray[np.float32]]  # by card id
    feature_names: Callable[[], tuple[str, ...]]
    codes: Callable[[Sequence[int]], list[str]]  # what card ids are called
    values: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # names of values without an order, by column
    meets: tuple[str, tuple[str, ...]] = ("", ())  # which entities look at each other: by a column and its values

    @property
    def widths(self) -> Widths:
        """How many columns its tables have."""
        return Widths(
            len(self.entity.columns),
            len(self.option.columns),
            len(self.whole.columns),
            len(self.decision.columns),
            len(self.piles),
        )


@cache
def reads(game: str = MARVEL) -> Reads:
    """What is read of a game, by its name."""
    if game not in _MODULES:
        raise unknown("game", game, _MODULES)
    found: Reads = import_module(_MODULES[game]).READS
    return found


NO_CARD: Final = ""  # instead of a code
UNKNOWN_CARD: Final = "?"


def by_number(kind: type[IntEnum], first: str = "none") -> tuple[str, ...]:
    """Names of the values of a code that is 1 + a number of an enum."""
    named = {int(v): v.name.lower() for v in kind}
    return (first, *(named.get(i, str(i + 1)) for i in range(max(named) + 1)))
