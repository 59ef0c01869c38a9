"""How this game goes on: the loop of the kernel with its ops and its continuous checks."""

from __future__ import annotations

from typing import Final

from mc_env.engine.program.ops import OPS
from mc_env.engine.round import checks
from mc_env.engine.state.options import DecisionKind
from mc_env.engine.state.state import State
from mc_env.kernel.log import fact
from mc_env.kernel.loop import Loop


class Course(Loop[State]):
    """The course of a game."""

    __slots__ = ()

    def check(self, g: State) -> bool:
        return checks.check(g)

    def ended(self, g: State) -> None:
        fact(g, "end", outcome=g.outcome, reason=g.reason)

    def decided(self, g: State) -> None:
        assert g.pending is not None
        fact(g, "decision", player=g.pending.player, kind=DecisionKind(g.pending.kind).name.lower())


COURSE: Final = Course(OPS)


def run(g: State) -> None:
    """Resolve until a decision is pending or the game has ended."""
    COURSE.run(g)
