"""What a seeded fault is: a slip put into the engine, a position in which it shows, and the complaint it must cause."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from mc_env.audit import Auditor
from mc_env.cards.terms import Stat
from mc_env.engine.board import modifiers
from mc_env.engine.program.ops import OPS
from mc_env.engine.state.state import State
from mc_env.table import Table

Apply = Callable[[pytest.MonkeyPatch], None]
Play = Callable[[], Table]


@dataclass(frozen=True)
class Fault:
    """`apply` breaks the engine; after it, playing `play` must make the auditor complain of `kind`."""

    name: str
    kind: str
    play: Play
    apply: Apply


FAULTS: list[Fault] = []


def fault(kind: str, play: Play) -> Callable[[Apply], Apply]:
    """Register a function that breaks the engine as a fault."""

    def register(apply: Apply) -> Apply:
        FAULTS.append(Fault(apply.__name__, kind, play, apply))
        return apply

    return register


def table(scenario: str = "rhino", **kw: Any) -> Table:
    """A table with an exact log that does not verify every step: what it would find is not what is tested here."""
    return Table(scenario=scenario, verify=False, exact=True, **kw)


def kinds(t: Table, views: bool = True) -> set[str]:
    """What the auditor complains of after a table has been played."""
    auditor = Auditor()
    auditor.read(t.game.record(exact=True))
    if views and t.game.decision is not None:
        for p in range(t.game.players):
            auditor.view(p, t.game.view(p))
    return {c.kind for c in auditor.report.complaints}


def change(patch: pytest.MonkeyPatch, owner: Any, name: str, fault: Callable[..., Any]) -> None:
    """Replace a function by one that gets the real one first, then its arguments."""
    real = getattr(owner, name)
    patch.setattr(owner, name, lambda *args, **kw: fault(real, *args, **kw))


def change_step(patch: pytest.MonkeyPatch, op: int, name: str, fault: Callable[..., bool]) -> None:
    """Replace a step of an op by one that gets the real one first, then the state and the frame."""
    steps = OPS[op].steps
    real = getattr(OPS[op], name)
    patch.setattr(OPS[op], "steps", tuple((lambda g, f: fault(real, g, f)) if x == real else x for x in steps))


def miscount(patch: pytest.MonkeyPatch, which: Stat, by: int = 1, kind: int = -1) -> None:
    """Get a figure wrong, of every card or of those of one type."""

    def wrong(real: Callable[..., int], g: State, c: int, s: int, source: int = -1, you: int = -1) -> int:
        n = real(g, c, s, source, you)
        return n + by if s == which and (kind < 0 or g.ctype[c] == kind) else n

    change(patch, modifiers, "stat", wrong)
