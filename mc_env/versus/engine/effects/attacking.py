"""Effects that make attacks."""

from __future__ import annotations

from mc_env.kernel.frames import Frame
from mc_env.kernel.records import DONE, Scope
from mc_env.kernel.state import Opt
from mc_env.versus.engine import combat, values
from mc_env.versus.engine.effects.base import Question
from mc_env.versus.engine.options import ASK_DEFENDER, STOP, V_TARGET
from mc_env.versus.engine.state import State
from mc_env.versus.terms import STAT_NO_ATTACKS


class AttackBackRow(Question):
    """The character itself may attack somebody in the back row of a player, ready or not, protected or not."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_DEFENDER)
        self.steps = (self.take,)

    def options(self, g: State, s: Scope) -> list[Opt]:
        q = s.slots[2]
        assert isinstance(q, int)
        if not values.face_up(g, s.src) or not g.alive[q] or g.mods[STAT_NO_ATTACKS]:
            return []
        opts: list[Opt] = [(V_TARGET, c, -1, 0) for c in values.row(g, q, False) if combat.attackable(g, c)]
        return [*opts, STOP] if opts else []

    def take(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        if g.answer[0] == V_TARGET:
            combat.follow_up(g, s.player, (s.src,), g.answer[1])
            s.last = DONE
        return True
