"""The first decisions of a game: who begins, rows of main characters, hands, mulligans (rulebook, "Setting Up the Game")."""

from __future__ import annotations

from typing import Final

from mc_env.kernel.log import note
from mc_env.versus.engine import moves
from mc_env.versus.engine.frames import PhaseFrame
from mc_env.versus.engine.options import ASK_FIRST, ASK_MULLIGAN, ASK_ROW, NO, V_ROW, V_YES, YES
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import OP_SETUP, OP_TURN, Op
from mc_env.versus.engine.zones import BACK, DECK, FRONT, HAND

OPENING_HAND: Final = 7


class SetupOp(Op):
    """Main characters take their rows, hands are drawn, each player may mulligan once; then the turns begin."""

    __slots__ = ("asking_mulligan", "asking_row", "drawing")

    def __init__(self) -> None:
        super().__init__(OP_SETUP)
        self.steps = (
            self.ask_first,
            self.take_first,
            self.ask_row,
            self.take_row,
            self.draw_hands,
            self.ask_mulligan,
            self.take_mulligan,
        )
        self.asking_row = self.number(self.ask_row)
        self.asking_mulligan = self.number(self.ask_mulligan)
        self.drawing = self.number(self.draw_hands)

    def ask_first(self, g: State, f: PhaseFrame) -> bool:
        """A random player chooses to go first or second."""
        g.ask(f.player, ASK_FIRST, (YES, NO))
        return True

    def take_first(self, g: State, f: PhaseFrame) -> bool:
        g.first = g.team(f.player)[0] if g.answer[0] == V_YES else g.next_turn(f.player)
        return False

    def ask_row(self, g: State, f: PhaseFrame) -> bool:
        """Starting with the first player, each puts their main character into a row."""
        if f.stage == g.n:
            f.stage = 0
            f.at = self.drawing
            return False
        p = g.players()[f.stage]
        c = g.mains[p]
        g.ask(p, ASK_ROW, ((V_ROW, c, FRONT + p, 0), (V_ROW, c, BACK + p, 0)), c)
        return True

    def take_row(self, g: State, f: PhaseFrame) -> bool:
        p = g.players()[f.stage]
        moves.enter(g, g.mains[p], p, g.answer[2])
        f.stage += 1
        f.at = self.asking_row
        return True

    def draw_hands(self, g: State, f: PhaseFrame) -> bool:
        for p in g.players():
            moves.shuffle(g, p)
            moves.draw(g, p, OPENING_HAND)
        return True

    def ask_mulligan(self, g: State, f: PhaseFrame) -> bool:
        if f.stage == g.n:
            g.stack.pop()
            g.stack.append(PhaseFrame(OP_TURN, -1, g.first))
            return True
        g.ask(g.players()[f.stage], ASK_MULLIGAN, (YES, NO))
        return True

    def take_mulligan(self, g: State, f: PhaseFrame) -> bool:
        p = g.players()[f.stage]
        if g.answer[0] == V_YES:
            note(g, "mulligan", player=p)
            for c in g.zones[HAND + p]:
                moves.move(g, c, DECK + p)
            moves.shuffle(g, p)
            moves.draw(g, p, OPENING_HAND)
        f.stage += 1
        f.at = self.asking_mulligan
        return True
