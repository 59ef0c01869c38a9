"""The mulligan, step 15 of setup."""

from __future__ import annotations

from typing import Final

from mc_env.engine.board import dealing, moves
from mc_env.engine.program.ops import OP_MULLIGAN, Op
from mc_env.engine.round.end_phase import hand_size, pick_options
from mc_env.engine.state.frames import OldFrame
from mc_env.engine.state.log import note
from mc_env.engine.state.options import ASK_MULLIGAN, STOP, V_STOP
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import HAND


class MulliganOp(Op):
    """Step 15 of setup. Registers: a = position, b = players, c = cards picked."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_MULLIGAN)

    def step(self, g: State, f: OldFrame) -> None:
        if f.at == 1:
            f.at = 0
            verb, c, _, _ = g.answer
            if verb == V_STOP:
                self.redraw(g, f)
            else:
                f.c = (*f.c, c)
        while f.a < len(f.b):
            p = f.b[f.a]
            if len(g.zones[HAND + p]) == len(f.c):
                self.redraw(g, f)
                continue
            f.at = 1
            g.ask(p, ASK_MULLIGAN, (*pick_options(g, g.zones[HAND + p], f.c), STOP))
            return
        g.stack.pop()

    def redraw(self, g: State, f: OldFrame) -> None:
        p = f.b[f.a]
        note(g, "mulligan", player=p, n=len(f.c))
        if f.c:
            moves.discard_from_hand(g, p, f.c)
        dealing.draw_cards(g, p, hand_size(g, p) - len(g.zones[HAND + p]), replace=True)
        f.c = ()
        f.a += 1

    def picked(self, f: OldFrame) -> tuple[int, ...]:
        return tuple(f.c)


MULLIGAN: Final = MulliganOp()
