"""Costs in the middle of an effect."""

from __future__ import annotations

from mc_env.cards.kit import effects as e
from mc_env.engine.effects.base import ChooseOp, Context, handles
from mc_env.engine.effects.costs import compile_cost
from mc_env.engine.program.ops import Op
from mc_env.engine.program.tables import CostC
from mc_env.engine.query.players import compile_players
from mc_env.engine.state.frames import OldFrame
from mc_env.engine.state.options import ASK_OPTION, V_OPTION
from mc_env.engine.state.records import DONE, FULLY, NOTHING, Scope
from mc_env.engine.state.state import State
from mc_env.engine.using import costs, payment


class PayEffect(Op):
    """Pay a cost in the middle of an effect. Reports whether it was paid. Registers: a = payer, b = alternative paid."""

    __slots__ = ("by", "cost")

    def __init__(self, n: e.Pay, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.cost = compile_cost(n.cost, ctx)
        self.by = compile_players(n.by, ctx)

    def step(self, g: State, f: OldFrame) -> None:
        s = g.scopes[f.sc]
        if f.at == 0:
            f.at = 2
            if not self.fully(g, s):
                s.last = NOTHING
                g.stack.pop()
                return
            f.a = self.by(g, s)[0]
            f.b = -1
            if self.cost.alternatives:
                f.at = 1
                opts = tuple(
                    (V_OPTION, s.src, i, alt.words)
                    for i, alt in enumerate(self.cost.alternatives)
                    if self.payable(g, s, alt, f.a)
                )
                g.ask(f.a, ASK_OPTION, opts, s.src)
                return
        if f.at == 1:
            f.at = 2
            f.b = g.answer[2]
        cost = self.cost.alternatives[f.b] if f.b >= 0 else self.cost
        if f.at == 2:
            f.at = 3
            for op in reversed(cost.pre):
                op.start(g, f.sc)
            return
        if f.at == 3:
            f.at = 4
            s.last = DONE
            if cost.whole is not None:
                cost.whole.start(g, f.sc)
            need = costs.ability_need(g, s, cost)
            if need != (0, 0, 0, 0, 0):
                payment.pay(g, f.sc, need, s.src, f.a, cost.reserve, cost.printed)
            return
        s.last = NOTHING if s.last == NOTHING else (FULLY, 1, ())
        g.stack.pop()

    def fully(self, g: State, s: Scope) -> bool:
        by = self.by(g, s)
        if not by:
            return False
        return self.payable(g, s, self.cost, by[0])

    def payable(self, g: State, s: Scope, cost: CostC, p: int) -> bool:
        t = s.copy()
        t.player = p
        return payment.payable(g, t, cost, 0, s.src)

    def possible(self, g: State, s: Scope) -> bool:
        return self.fully(g, s)


handles(
    {
        e.Pay: PayEffect,
    }
)
