"""The exact side of the event log: which card ids an entry means, and everything that has changed since the entry before.

Only auditors switch it on (`Game.record(exact=True)`). Changes are read off the state by comparing it with a copy, not
reported by the handlers that made them: what a handler does in silence shows up all the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from mc_env.cards.terms import PILE_PLAY, CardType
from mc_env.engine.program.tables import COUNTERS, FACES, GUISES
from mc_env.engine.state.columns import raw
from mc_env.engine.state.zones import N_ZONES, ZONES

if TYPE_CHECKING:
    from mc_env.engine.state.columns import Column
    from mc_env.engine.state.state import State

Changes = dict[str, object]

COLUMNS: Final = (
    "face",
    "ctype",
    "owner",
    "controller",
    "engaged",
    "exhausted",
    "stunned",
    "confused",
    "tough",
    "guise",
    "host",
    "damage",
    "threat",
    "accel",
)
PLAIN: Final = ("first", "active", "round", "phase", "step", "alive", "outcome", "peril")


def _pile_names() -> tuple[str, ...]:
    """Names of piles by zone: of several alike with their number, of cards in play with their type."""
    names = [""] * N_ZONES
    for zone in ZONES:
        for i, z in enumerate(zone.piles):
            which = CardType(i).name.lower() if zone.kind == PILE_PLAY else i
            names[z] = f"{zone.log} {which}" if len(zone.piles) > 1 else zone.log
    return tuple(names)


PILE_NAMES: Final = _pile_names()


class Ledger:
    """A copy of the state as it was at the last entry."""

    __slots__ = ("columns", "counters", "piles", "plain", "raw")

    def __init__(self) -> None:
        self.columns: dict[str, list[int]] = {name: [] for name in COLUMNS}
        self.raw: dict[str, bytes] = {}  # the same columns, to compare at once
        self.piles: list[tuple[int, ...]] = [()] * N_ZONES
        self.counters: dict[int, int] = {}
        self.plain: tuple[object, ...] = (None,) * len(PLAIN)

    def changes(self, g: State) -> Changes:
        """What is different now; the copy is brought up to date."""
        out: Changes = {}
        cards = [[c, name, value] for name in COLUMNS for c, value in self._column(g, name)]
        if cards:
            out["cards"] = cards
        if g.zones != self.piles:
            moved = {PILE_NAMES[z]: list(g.zones[z]) for z in range(N_ZONES) if g.zones[z] != self.piles[z]}
            self.piles = g.zones[:]
            out["piles"] = moved
        if g.counters != self.counters:
            keys = [k for k in {**g.counters, **self.counters} if g.counters.get(k, 0) != self.counters.get(k, 0)]
            out["counters"] = [[k >> 8, COUNTERS[k & 255], g.counters.get(k, 0)] for k in keys]
            self.counters = g.counters.copy()
        plain = tuple(getattr(g, name) for name in PLAIN)
        if plain != self.plain:
            new = {k: v for k, v, old in zip(PLAIN, plain, self.plain, strict=True) if v != old}
            out["plain"] = {k: list(v) if isinstance(v, tuple) else v for k, v in new.items()}
            self.plain = plain
        return out

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
                if name == "face":
                    yield c, FACES[value].code
                elif name == "guise":
                    guise = GUISES[value]
                    yield c, guise.name if guise is not None else ""
                else:
                    yield c, value
