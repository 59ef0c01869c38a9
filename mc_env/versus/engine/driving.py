"""A character that attacks in an enemy row: one attack after another, in the main phase, until its player has done enough.

It stays its player's character, and is an enemy to those whose row it attacks.
"""

from __future__ import annotations

from mc_env.kernel.state import Opt
from mc_env.versus.engine import combat, moves, values
from mc_env.versus.engine.effects.base import ask_row
from mc_env.versus.engine.frames import PhaseFrame
from mc_env.versus.engine.options import ASK_DEFENDER, STOP, V_TARGET
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import OP_DRIVE, Op
from mc_env.versus.engine.zones import in_front, side_of
from mc_env.versus.terms import STAT_DRIVES, STAT_NO_ATTACKS


def begins(g: State, p: int) -> bool:
    """Go on with a character that drives, if there is one."""
    for e in g.mods[STAT_DRIVES]:
        lasting = g.lasting[-e]
        if g.controls(p, lasting.scope.src):
            g.stack.append(PhaseFrame(OP_DRIVE, -1, p, values.locked(lasting)[0], lasting.scope.src))
            return True
    return False


class DriveOp(Op):
    """Melee attacks of one character (`last`) against characters of one row (`stage`), protected or not."""

    __slots__ = ("asking", "parking")

    def __init__(self) -> None:
        super().__init__(OP_DRIVE)
        self.steps = (self.ask, self.take, self.park, self.pick_row, self.stop)
        self.asking = self.number(self.ask)
        self.parking = self.number(self.park)

    def ask(self, g: State, f: PhaseFrame) -> bool:
        c = f.last
        row = values.row(g, side_of(f.stage), in_front(f.stage))
        opts: list[Opt] = [(V_TARGET, x, -1, 0) for x in row if combat.attackable(g, x)]
        if not values.face_up(g, c) or not g.controls(f.player, c) or not opts or g.mods[STAT_NO_ATTACKS]:
            f.at = self.parking
            return False
        g.ask(f.player, ASK_DEFENDER, (*opts, STOP), c)
        return True

    def take(self, g: State, f: PhaseFrame) -> bool:
        if g.answer[0] != V_TARGET:
            return False
        f.at = self.asking
        combat.start_combat(g, f.player, (f.last,), g.answer[1], melee=True)
        return True

    def park(self, g: State, f: PhaseFrame) -> bool:
        """It comes back exhausted."""
        for e in g.mods[STAT_DRIVES]:
            if g.lasting[-e].scope.src == f.last:
                moves.end_lasting(g, -e)
        if not values.in_play(g, f.last) or not g.controls(f.player, f.last):
            g.stack.pop()
            return True
        g.exhausted[f.last] = 1
        return True

    def pick_row(self, g: State, f: PhaseFrame) -> bool:
        """To either of its rows, if it is still there."""
        if not values.in_play(g, f.last):
            g.stack.pop()
            return True
        ask_row(g, g.controller[f.last], f.last)
        return True

    def stop(self, g: State, f: PhaseFrame) -> bool:
        g.stack.pop()
        if values.in_play(g, f.last) and g.zone[f.last] != g.answer[2]:
            moves.change_row(g, f.last, g.answer[2])
        return True


DriveOp()
