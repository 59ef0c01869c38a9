"""What every part of a query needs: the names inside one ability, and what they hold while it resolves."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Final

from mc_env.cards.terms import EVENT_SCHEME
from mc_env.engine.state.records import Record
from mc_env.engine.state.state import State
from mc_env.errors import NotImplementedCard
from mc_env.kernel.records import Scope

COMPARISONS: Final[dict[str, Callable[[int, int], bool]]] = {
    "<": operator.lt,
    "<=": operator.le,
    "==": operator.eq,
    ">=": operator.ge,
    ">": operator.gt,
    "!=": operator.ne,
}
LAST_KNOWN: Final = "last known "  # slots that keep counters or threat of a card that may leave play as the cost
THREAT: Final = "threat"  # among the names of counters: threat tokens are none, but are kept like them


class Names:
    """What the names inside one ability stand for: slots for choices, slots for kept reports."""

    def __init__(self) -> None:
        self.slots: dict[str, int] = {}
        self.reports: dict[str, int] = {}

    def slot(self, name: str) -> int:
        """The slot of a name, a new one if nothing is called so yet."""
        return self.slots.setdefault(name, len(self.slots))

    def fresh(self, hint: str) -> int:
        """A slot of its own, for what the ability gives no name."""
        return self.slot(f"{hint}.{len(self.slots)}")

    def known(self, name: str) -> int:
        """The slot of a name that was given earlier."""
        if name not in self.slots:
            raise NotImplementedCard(f"name {name!r} is used before anything was chosen for it")
        return self.slots[name]

    def report(self, name: str) -> int:
        """Where the report of a named effect is kept."""
        return self.reports.setdefault(name, len(self.reports))


def slot_cards(s: Scope, i: int) -> tuple[int, ...]:
    """The cards a slot holds."""
    v = s.slots[i]
    if isinstance(v, tuple):
        return v
    return (v,) if v >= 0 else ()


def attack_record(g: State, s: Scope) -> Record | None:
    """The attack or activation an ability speaks of: its own, or the one its event is part of."""
    r = g.recs.get(s.act)
    if r is None:
        r = g.recs.get(s.rec)
        if r is not None and r.kind > EVENT_SCHEME and r.link >= 0:
            r = g.recs.get(r.link)
    return r
