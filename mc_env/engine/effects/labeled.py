"""Attacks and thwarts of their own inside an ability."""

from __future__ import annotations

from mc_env.cards.kit import effects as e
from mc_env.cards.terms import EVENT_ATTACK, EVENT_THWART, LABEL_ATTACK
from mc_env.engine.board import lasting
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.statuses import confusion_stops, stun_stops
from mc_env.engine.effects.base import ChooseOp, Context, compile_effect, handles
from mc_env.engine.effects.frames import LabeledFrame
from mc_env.engine.program.ops import OP_ATTACK_END, OP_THWART_END, Op
from mc_env.engine.state.frames import AttackEndFrame, ThwartEndFrame
from mc_env.engine.state.records import F_ATTACK, F_MADE
from mc_env.engine.state.state import State
from mc_env.engine.using.initiating import actor_of
from mc_env.kernel.records import NOTHING, Scope


class LabeledOp(Op):
    """An attack (or thwart) of its own inside an ability."""

    __slots__ = ("attack", "op")

    def __init__(self, n: e.LabeledAttack, ctx: Context, pre: list[ChooseOp]) -> None:
        outer = ctx.labels
        ctx.labels = n.labels
        self.op = compile_effect(n.effect, ctx)
        ctx.labels = outer
        self.attack = bool(n.labels & LABEL_ATTACK)
        super().__init__()
        self.steps = (self.begin, self.end_attempt, self.end)

    def start(self, g: State, sc: int) -> None:
        g.stack.append(LabeledFrame(self.id, sc))

    def begin(self, g: State, f: LabeledFrame) -> bool:
        """Unless a status card stops it."""
        s = g.scopes[f.sc]
        attack = self.attack
        who = actor_of(g, s.src, s.player)
        if who >= 0 and (stun_stops(g, who) if attack else confusion_stops(g, who)):
            s.last = NOTHING
            g.stack.pop()
            return True
        flags = 0
        if attack:
            flags = F_ATTACK | mod.attack_keywords(g, s.src)
            flags |= mod.attack_keywords(g, who) if who >= 0 else 0
        f.outer = s.act
        s.act = f.attempt = g.new_rec(EVENT_ATTACK if attack else EVENT_THWART, s.src, who, s.player, flags=flags)
        self.op.start(g, f.sc)
        return True

    def end_attempt(self, g: State, f: LabeledFrame) -> bool:
        if not g.recs[f.attempt].flags & F_MADE:
            return False
        if self.attack:
            g.stack.append(AttackEndFrame(OP_ATTACK_END, -1, f.attempt))
        else:
            g.stack.append(ThwartEndFrame(OP_THWART_END, -1, f.attempt))
        return True

    def end(self, g: State, f: LabeledFrame) -> bool:
        g.scopes[f.sc].act = f.outer
        lasting.end_of_attack(g, (f.attempt,))
        del g.recs[f.attempt]
        g.stack.pop()
        return True

    def possible(self, g: State, s: Scope) -> bool:
        return self.op.possible(g, s)


handles(
    {
        e.LabeledAttack: LabeledOp,
    }
)
