"""The ops of this game (`kernel.ops`), and the numbers states know them by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mc_env.cards.kit.effects import Effect
from mc_env.kernel import ops as kernel
from mc_env.kernel.rooms import Rooms

if TYPE_CHECKING:
    from mc_env.engine.state.state import State

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


class Op(kernel.Op["State"]):
    """One compiled procedure of this game."""

    __slots__ = ()

    def __init__(self, number: int = -1) -> None:
        """An op of the rules has a fixed number; others are counted in the room of their product."""
        super().__init__(OP_ROOMS.put(self) if number < 0 else number)
        if number >= 0:
            OPS[number] = self


# each number of an op of the rules is held for it until its module is imported
OPS: Final[list[kernel.Op[State]]] = [kernel.Op(i) for i in range(N_RULES)]
OP_ROOMS: Final = Rooms("effects", OPS, 4096)
OP_NODES: Final[dict[int, Effect]] = {}  # the node an op was made from, for options described in words
