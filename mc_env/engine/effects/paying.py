"""Costs in the middle of an effect."""

from __future__ import annotations

from typing import Final

from mc_env.cards.kit import effects as e
from mc_env.engine.effects.base import ChooseOp, Context, handles
from mc_env.engine.effects.costs import compile_cost
from mc_env.engine.effects.frames import PayEffectFrame
from mc_env.engine.program.ops import Op
from mc_env.engine.program.tables import CostC
from mc_env.engine.query.players import compile_players
from mc_env.engine.state.options import ASK_OPTION, V_OPTION
from mc_env.engine.state.resources import Need, total, within
from mc_env.engine.state.state import State
from mc_env.engine.using import costs, payment
from mc_env.engine.using.spending import wallet
from mc_env.kernel.ops import WHOLE, share_of
from mc_env.kernel.records import DONE, FULLY, NOTHING, PARTLY, Scope

_IN_PART: Final = -2  # in place of an alternative: a player spends what they have of the resources


class PayEffect(Op):
    """Pay a cost in the middle of an effect. Reports whether it was paid.

    To spend resources, and no more, can be an option of an encounter card. It is no cost then, and can be resolved in part: the
    resources that are there are spent (Reference "Choose (Option)").
    """

    __slots__ = ("by", "choosing", "cost", "divisible", "paying")

    def __init__(self, n: e.Pay, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.steps = (self.ask_alternative, self.take_answer, self.make_choices, self.pay, self.end)
        self.choosing = self.number(self.make_choices)
        self.paying = self.number(self.pay)
        self.cost = compile_cost(n.cost, ctx)
        self.by = compile_players(n.by, ctx)
        self.divisible = False  # could be done in part

    def be_option(self) -> None:
        cost = self.cost
        self.divisible = not (cost.alternatives or cost.pre or cost.doing or cost.x_slot >= 0 or cost.printed_of >= 0)

    def start(self, g: State, sc: int) -> None:
        g.stack.append(PayEffectFrame(self.id, sc))

    def ask_alternative(self, g: State, f: PayEffectFrame) -> bool:
        s = g.scopes[f.sc]
        if not self.fully(g, s):
            if self.share(g, s):
                f.payer = self.by(g, s)[0]
                f.alternative = _IN_PART
                f.at = self.paying
                return False
            s.last = NOTHING
            g.stack.pop()
            return True
        f.payer = self.by(g, s)[0]
        if not self.cost.alternatives:
            f.at = self.choosing
            return False
        opts = tuple(
            (V_OPTION, s.src, i, alt.words)
            for i, alt in enumerate(self.cost.alternatives)
            if self.payable(g, s, alt, f.payer)
        )
        g.ask(f.payer, ASK_OPTION, opts, s.src)
        return True

    def take_answer(self, g: State, f: PayEffectFrame) -> bool:
        f.alternative = g.answer[2]
        return False

    def make_choices(self, g: State, f: PayEffectFrame) -> bool:
        for op in reversed(self.due(f).pre):
            op.start(g, f.sc)
        return True

    def pay(self, g: State, f: PayEffectFrame) -> bool:
        s = g.scopes[f.sc]
        cost = self.due(f)
        s.last = DONE
        if cost.whole is not None:
            cost.whole.start(g, f.sc)
        need = costs.ability_need(g, s, cost)
        if f.alternative == _IN_PART:
            need = self.there(g, s, f.payer)
        if need != (0, 0, 0, 0, 0):
            payment.pay(g, f.sc, need, s.src, f.payer, cost.reserve, cost.printed)
        return True

    def end(self, g: State, f: PayEffectFrame) -> bool:
        s = g.scopes[f.sc]
        if s.last != NOTHING:
            s.last = (PARTLY if f.alternative == _IN_PART else FULLY, 1, ())
        g.stack.pop()
        return True

    def due(self, f: PayEffectFrame) -> CostC:
        """The cost, with the alternative that is paid."""
        return self.cost.alternatives[f.alternative] if f.alternative >= 0 else self.cost

    def fully(self, g: State, s: Scope) -> bool:
        by = self.by(g, s)
        if not by:
            return False
        return self.payable(g, s, self.cost, by[0])

    def share(self, g: State, s: Scope) -> int:
        if self.fully(g, s):
            return WHOLE
        by = self.by(g, s)
        if not by or not self.divisible:
            return 0
        return share_of(sum(self.there(g, s, by[0])), sum(costs.ability_need(g, s, self.cost)))

    def there(self, g: State, s: Scope, p: int) -> Need:
        """What a player has of the resources that are asked for."""
        printed = self.cost.printed
        return within(total(wallet(g, p, s.src, printed)), costs.ability_need(g, s, self.cost), printed)

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
