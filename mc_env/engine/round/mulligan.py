"""The mulligan, step 15 of setup."""

from __future__ import annotations

from mc_env.engine.board import dealing, moves
from mc_env.engine.program.ops import OP_MULLIGAN, Op
from mc_env.engine.round.end_phase import hand_size, pick_options
from mc_env.engine.round.frames import HandsFrame
from mc_env.engine.state.options import ASK_MULLIGAN, STOP, V_STOP
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import HAND
from mc_env.kernel.log import note


class MulliganOp(Op):
    """Step 15 of Reference "Appendix II: Setup": each player may discard cards of their opening hand and draw again."""

    __slots__ = ("asking",)

    def __init__(self) -> None:
        super().__init__(OP_MULLIGAN)
        self.steps = (self.ask, self.take_pick)
        self.asking = self.number(self.ask)

    def ask(self, g: State, f: HandsFrame) -> bool:
        while f.position < len(f.players):
            p = f.players[f.position]
            if len(g.zones[HAND + p]) == len(f.picks):
                self.redraw(g, f)
                continue
            g.ask(p, ASK_MULLIGAN, (*pick_options(g, g.zones[HAND + p], f.picks), STOP))
            return True
        g.stack.pop()
        return True

    def take_pick(self, g: State, f: HandsFrame) -> bool:
        f.at = self.asking
        verb, c, _, _ = g.answer
        if verb == V_STOP:
            self.redraw(g, f)
        else:
            f.picks = (*f.picks, c)
        return False

    def redraw(self, g: State, f: HandsFrame) -> None:
        """Discard what a player has picked and draw as many cards; the next player's turn to pick."""
        p = f.players[f.position]
        note(g, "mulligan", player=p, n=len(f.picks))
        if f.picks:
            moves.discard_from_hand(g, p, f.picks)
        dealing.draw_cards(g, p, hand_size(g, p) - len(g.zones[HAND + p]), replace=True)
        f.picks = ()
        f.position += 1

    def picked(self, f: HandsFrame) -> tuple[int, ...]:
        return f.picks


MulliganOp()


def start_mulligans(g: State) -> None:
    """Push the mulligans of all players."""
    g.stack.append(HandsFrame(OP_MULLIGAN, -1, 0, g.players()))
