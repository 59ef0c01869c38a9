"""Additional costs: what cards in play demand beside the cost of a card that is played (Reference "Cost").

They are paid together with it: resources in one payment, then everything else; if not all of it can be paid, nothing is.
"""

from __future__ import annotations

from mc_env.cards.terms import STAT_ADDITIONAL_COST
from mc_env.engine.board import modifiers as mod
from mc_env.engine.program.ops import OP_DO_ALL, OPS, Op
from mc_env.engine.program.tables import EXTRA_COSTS, CostC
from mc_env.engine.state.state import State
from mc_env.engine.using.costs import doable
from mc_env.engine.using.frames import OpsFrame
from mc_env.kernel.ops import FIRST
from mc_env.kernel.records import DONE, NOTHING, Scope


def extra_costs(g: State, c: int) -> list[CostC]:
    """What cards in play demand for playing a card."""
    if not g.mods[STAT_ADDITIONAL_COST]:
        return []
    return [EXTRA_COSTS[m.id] for m, s in mod.entries(g, STAT_ADDITIONAL_COST) if m.match.holds(g, s, c)]


def power_costs(g: State, c: int, stat: int) -> list[CostC]:
    """What cards demand beside exhausting for a basic power of a character."""
    return [EXTRA_COSTS[m.id] for m, s in mod.entries(g, stat) if m.match.holds(g, s, c)]


def power_payable(g: State, p: int, c: int, stat: int) -> bool:
    """Whether a player could do all of that now."""
    s = Scope(c, p)
    for cost in power_costs(g, c, stat):
        if not doable(g, s, cost):
            return False
    return True


def together(cost: CostC | None, more: list[CostC]) -> CostC | None:
    """A cost and additional costs as one, for asking what it needs; it is not run."""
    if not more:
        return cost
    parts = [cost, *more] if cost is not None else more
    out = CostC()
    out.needs = (
        sum(x.needs[0] for x in parts),
        sum(x.needs[1] for x in parts),
        sum(x.needs[2] for x in parts),
        sum(x.needs[3] for x in parts),
    )
    counted = [x.any_ for x in parts if x.any_ is not None]
    out.any_ = (lambda g, s: sum(value(g, s) for value in counted)) if counted else None
    out.checked = tuple(op for x in parts for op in x.checked)
    out.reserve = sum(x.reserve for x in parts)
    out.exhausts = any(x.exhausts for x in parts)
    if cost is not None:
        out.pre = cost.pre
        out.x_slot, out.x_type = cost.x_slot, cost.x_type
        out.printed_of = cost.printed_of
        out.alternatives = tuple(x for alt in cost.alternatives if (x := together(alt, more)) is not None)
    return out


class DoAllOp(Op):
    """What several costs ask for beside resources, one after another. Reports whether all of it was done."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_DO_ALL)
        self.steps = (self.start_next, self.see_what_came_of_it)

    def start_next(self, g: State, f: OpsFrame) -> bool:
        if not f.ops:
            g.scopes[f.sc].last = NOTHING if f.failed else DONE
            g.stack.pop()
            return True
        op, f.ops = f.ops[0], f.ops[1:]
        OPS[op].start(g, f.sc)
        return True

    def see_what_came_of_it(self, g: State, f: OpsFrame) -> bool:
        f.at = FIRST
        if g.scopes[f.sc].last == NOTHING:
            f.failed = 1
        return False


DoAllOp()


def do_all(g: State, sc: int, costs: list[CostC]) -> bool:
    """Begin what costs ask for beside resources; False if that is nothing."""
    ops = tuple(x.whole.id for x in costs if x.whole is not None)
    if len(ops) == 1:
        OPS[ops[0]].start(g, sc)
    elif ops:
        g.stack.append(OpsFrame(OP_DO_ALL, sc, ops))
    return bool(ops)
