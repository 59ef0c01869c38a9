"""The exact side of an event log: everything that has changed since the entry before.

Only auditors switch it on. Changes are read off the state by comparing it with a copy, not reported by the handlers that made
them: what a handler does in silence shows up all the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mc_env.kernel.columns import raw

if TYPE_CHECKING:
    from mc_env.kernel.columns import Column
    from mc_env.kernel.state import State

Changes = dict[str, object]


class Ledger:
    """A copy of the state as it was at the last entry. A game says which of its columns, piles and values are told, and how."""

    __slots__ = ("columns", "counters", "names", "pile_names", "piles", "plain", "plain_names", "raw")

    def __init__(self, columns: tuple[str, ...], pile_names: tuple[str, ...], plain: tuple[str, ...]) -> None:
        self.names = columns
        self.pile_names = pile_names
        self.plain_names = plain
        self.columns: dict[str, list[int]] = {name: [] for name in columns}
        self.raw: dict[str, bytes] = {}  # the same columns, to compare at once
        self.piles: list[tuple[int, ...]] = [()] * len(pile_names)
        self.counters: dict[int, int] = {}
        self.plain: tuple[object, ...] = (None,) * len(plain)

    def changes(self, g: State) -> Changes:
        """What is different now; the copy is brought up to date."""
        out: Changes = {}
        cards = [[c, name, value] for name in self.names for c, value in self._column(g, name)]
        if cards:
            out["cards"] = cards
        if g.zones != self.piles:
            moved = {self.pile_names[z]: list(cards) for z, cards in enumerate(g.zones) if cards != self.piles[z]}
            self.piles = g.zones[:]
            out["piles"] = moved
        if g.counters != self.counters:
            keys = [k for k in {**g.counters, **self.counters} if g.counters.get(k, 0) != self.counters.get(k, 0)]
            out["counters"] = [[k >> 8, self.counter_name(k & 255), g.counters.get(k, 0)] for k in keys]
            self.counters = g.counters.copy()
        plain = tuple(getattr(g, name) for name in self.plain_names)
        if plain != self.plain:
            new = {k: v for k, v, old in zip(self.plain_names, plain, self.plain, strict=True) if v != old}
            out["plain"] = {k: list(v) if isinstance(v, tuple) else v for k, v in new.items()}
            self.plain = plain
        return out

    def told(self, column: str, value: int) -> object:
        """A value of a column as the log tells it."""
        return value

    def counter_name(self, counter: int) -> str:
        """What a kind of counter is called."""
        raise NotImplementedError

    def _column(self, g: State, name: str) -> Iterator[tuple[int, object]]:
        column: Column = getattr(g, name)
        now = raw(column)
        if now == self.raw.get(name):
            return
        self.raw[name] = now
        old, new = self.columns[name], list(column)
        self.columns[name] = new
        for c, value in enumerate(new):
            if c >= len(old) or old[c] != value:
                yield c, self.told(name, value)
