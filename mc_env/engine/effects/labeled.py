"""Attacks and thwarts of their own inside an ability."""

from __future__ import annotations

from mc_env.cards.kit import effects as e
from mc_env.cards.terms import EVENT_ATTACK, EVENT_THWART, LABEL_ATTACK
from mc_env.engine.board import lasting
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.statuses import confusion_stops, stun_stops
from mc_env.engine.effects.base import ChooseOp, Context, compile_effect, handles
from mc_env.engine.program.ops import OP_ATTACK_END, OP_THWART_END, Op
from mc_env.engine.state.frames import AttackEndFrame, OldFrame, ThwartEndFrame
from mc_env.engine.state.records import F_ATTACK, F_MADE, NOTHING, Scope
from mc_env.engine.state.state import State
from mc_env.engine.using.initiating import actor_of


class LabeledOp(Op):
    """An attack (or thwart) of its own inside an ability."""

    __slots__ = ("labels", "op")

    def __init__(self, n: e.LabeledAttack, ctx: Context, pre: list[ChooseOp]) -> None:
        outer = ctx.labels
        ctx.labels = n.labels
        self.op = compile_effect(n.effect, ctx)
        ctx.labels = outer
        self.labels = n.labels
        super().__init__()

    def step(self, g: State, f: OldFrame) -> None:
        s = g.scopes[f.sc]
        attack = bool(self.labels & LABEL_ATTACK)
        if f.at == 0:
            f.at = 1
            who = actor_of(g, s.src, s.player)
            if who >= 0 and (stun_stops(g, who) if attack else confusion_stops(g, who)):
                s.last = NOTHING
                g.stack.pop()
                return
            f.b = s.act
            flags = 0
            if attack:
                flags = F_ATTACK | mod.attack_keywords(g, s.src)
                flags |= mod.attack_keywords(g, who) if who >= 0 else 0
            f.a = g.new_rec(int(EVENT_ATTACK if attack else EVENT_THWART), s.src, who, s.player, flags=flags)
            s.act = f.a
            self.op.start(g, f.sc)
            return
        if f.at == 1:
            f.at = 2
            if g.recs[f.a].flags & F_MADE:
                if attack:
                    g.push_frame(AttackEndFrame(OP_ATTACK_END, -1, f.a))
                else:
                    g.push_frame(ThwartEndFrame(OP_THWART_END, -1, f.a))
                return
        s.act = f.b
        lasting.end_of_attack(g, (f.a,))
        del g.recs[f.a]
        g.stack.pop()

    def possible(self, g: State, s: Scope) -> bool:
        return self.op.possible(g, s)


handles(
    {
        e.LabeledAttack: LabeledOp,
    }
)
