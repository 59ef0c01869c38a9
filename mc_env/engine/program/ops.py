"""Ops: the compiled procedures of which everything that happens is made, and the numbers states know them by.

An op is a list of named steps, in the order in which the Reference lists them. A frame (`state.frames`) is one op in progress; it
says at which step. A step answers whether to wait: True lets the loop (`round.run`) look at what was pushed, asked or changed
before the next step; False goes on with the next step at once. A step that goes elsewhere than to the next one says where by
name: `f.at = self.asking`, where `self.asking = self.number(self.ask)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mc_env.cards.kit.effects import Effect
from mc_env.engine.program.rooms import Rooms

if TYPE_CHECKING:
    from mc_env.engine.state.frames import Frame
    from mc_env.engine.state.records import Scope
    from mc_env.engine.state.state import State

Step = Callable[[Any, Any], bool]  # of a state and the op's own kind of frame

# The ops of the rules themselves come first, one of each: saved positions hold the numbers. A new one goes to the end.
OP_PAY: Final = 0
OP_DO_ALL: Final = 1
OP_LEAVE: Final = 2
OP_DEPARTED: Final = 3
OP_ABILITY: Final = 4
OP_KIND_ABILITIES: Final = 5
OP_DAMAGE: Final = 6
OP_DEFEAT: Final = 7
OP_PLACE_THREAT: Final = 8
OP_REMOVE_THREAT: Final = 9
OP_LIMIT: Final = 10
OP_COMPLETE: Final = 11
OP_ADVANCE: Final = 12
OP_BASIC_ATTACK: Final = 13
OP_ATTACK_END: Final = 14
OP_BASIC_THWART: Final = 15
OP_THWART_END: Final = 16
OP_RECOVER: Final = 17
OP_ASSIGN: Final = 18
OP_INDIRECT_STRIKE: Final = 19
OP_ENEMY_ATTACK: Final = 20
OP_FOLLOW: Final = 21
OP_BOOSTS: Final = 22
OP_ENEMY_SCHEME: Final = 23
OP_QUEUE: Final = 24
OP_PLAY: Final = 25
OP_ENTER: Final = 26
OP_REVEAL: Final = 27
OP_WINDOW: Final = 28
OP_TURN: Final = 29
OP_POINT: Final = 30
OP_ROUND: Final = 31
OP_END_PHASE: Final = 32
OP_VILLAIN_PHASE: Final = 33
OP_MULLIGAN: Final = 34
OP_SETUP: Final = 35
N_RULES: Final = 36

WHOLE: Final = 100  # all of an effect, where it matters how much of one could be done
DEPENDS: Final = -1  # in place of a share: it depends on the effect before

FIRST: Final = 0  # the first step of every op: `f.at = FIRST` begins anew


class Op:
    """One compiled procedure. `start` begins it in a scope: at once if it can be done at once, else as a frame."""

    __slots__ = ("id", "steps")

    def __init__(self, number: int = -1) -> None:
        """An op of the rules has a fixed number; others are counted in the room of their product."""
        self.steps: tuple[Step, ...] = ()
        if number < 0:
            self.id: int = OP_ROOMS.put(self)
        else:
            self.id = number
            OPS[number] = self

    def start(self, g: State, sc: int) -> None:
        g.begin(self.id, sc)

    def step(self, g: State, f: Frame) -> None:
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

    def possible(self, g: State, s: Scope) -> bool:
        """Could this do anything now? Decides what may be initiated (Reference "Target")."""
        return True

    def fully(self, g: State, s: Scope) -> bool:
        """Could this be done in full now? Decides what can be paid, and which option must be chosen."""
        return self.possible(g, s)

    def share(self, g: State, s: Scope) -> int:
        """How much of this could be done now, in hundredths. Decides which option must be chosen if none can be resolved in
        full (Reference "Choose (Option)"). An effect that cannot say how much answers with half."""
        if self.fully(g, s):
            return WHOLE
        return WHOLE // 2 if self.possible(g, s) else 0

    def be_option(self) -> None:
        """Told once, when compiled: this is one option of a choice, all of it. A payment may then be made in part."""

    def affects(self, g: State, s: Scope, c: int) -> bool:
        """Would this affect card c as its target?"""
        return True

    def picked(self, f: Any) -> tuple[int, ...]:
        """Cards picked so far in a choice of several steps, once for each time."""
        return ()


class Vacant(Op):
    """Holds the number of an op of the rules until its module is imported."""

    __slots__ = ()

    def __init__(self, number: int) -> None:
        self.id = number
        self.steps = ()


def share_of(can: int, wanted: int) -> int:
    """A part of something in hundredths."""
    return WHOLE * can // wanted if wanted > 0 else 0


OPS: Final[list[Op]] = [Vacant(i) for i in range(N_RULES)]
OP_ROOMS: Final = Rooms("effects", OPS, 4096)
OP_NODES: Final[dict[int, Effect]] = {}  # the node an op was made from, for options described in words
