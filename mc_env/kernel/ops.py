"""Ops: the procedures of which everything that happens is made.

An op is a list of named steps, in the order in which the rulebook lists them. A frame (`frames`) is one op in progress; it
says at which step. A step answers whether to wait: True lets the loop (`loop`) look at what was pushed, asked or changed
before the next step; False goes on with the next step at once. A step that goes elsewhere than to the next one says where by
name: `f.at = self.asking`, where `self.asking = self.number(self.ask)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mc_env.kernel.state import State

if TYPE_CHECKING:
    from mc_env.kernel.frames import Frame
    from mc_env.kernel.records import Scope

G = TypeVar("G", bound=State)
Step = Callable[[Any, Any], bool]  # of a state and the op's own kind of frame

WHOLE: Final = 100  # all of an effect, where it matters how much of one could be done
DEPENDS: Final = -1  # in place of a share: it depends on the effect before

FIRST: Final = 0  # the first step of every op: `f.at = FIRST` begins anew


class Op(Generic[G]):
    """One procedure. `start` begins it in a scope: at once if it can be done at once, else as a frame.

    States know it by its number, which is the place it has in the table of its game.
    """

    __slots__ = ("id", "steps")

    def __init__(self, number: int) -> None:
        self.steps: tuple[Step, ...] = ()
        self.id = number

    def start(self, g: G, sc: int) -> None:
        g.begin(self.id, sc)

    def step(self, g: G, f: Frame) -> None:
        """Take steps from where the frame is until one waits."""
        steps = self.steps
        while True:
            at = f.at
            f.at = at + 1
            if steps[at](g, f):
                return

    def number(self, step: Step) -> int:
        """Where a step stands in the list, for going there."""
        return self.steps.index(step)

    def possible(self, g: G, s: Scope) -> bool:
        """Could this do anything now? Decides what may be initiated."""
        return True

    def fully(self, g: G, s: Scope) -> bool:
        """Could this be done in full now? Decides what can be paid, and which option must be chosen."""
        return self.possible(g, s)

    def share(self, g: G, s: Scope) -> int:
        """How much of this could be done now, in hundredths. Decides which option must be chosen if none can be resolved in
        full. An effect that cannot say how much answers with half."""
        if self.fully(g, s):
            return WHOLE
        return WHOLE // 2 if self.possible(g, s) else 0

    def be_option(self) -> None:
        """Told once, when compiled: this is one option of a choice, all of it. A payment may then be made in part."""

    def affects(self, g: G, s: Scope, c: int) -> bool:
        """Would this affect card c as its target?"""
        return True

    def picked(self, f: Any) -> tuple[int, ...]:
        """Cards picked so far in a choice of several steps, once for each time."""
        return ()


def share_of(can: int, wanted: int) -> int:
    """A part of something in hundredths."""
    return WHOLE * can // wanted if wanted > 0 else 0
