"""Additional costs: what cards in play demand beside the cost of a card that is played (Reference "Cost").

They are paid together with it: resources in one payment, then everything else; if not all of it can be paid, nothing is.
"""

from __future__ import annotations

from mc_env.cards.terms import STAT_ADDITIONAL_COST
from mc_env.engine.board import modifiers as mod
from mc_env.engine.program.ops import OP_DO_ALL, OPS, Op
from mc_env.engine.program.tables import EXTRA_COSTS, CostC
from mc_env.engine.state.frames import OldFrame
from mc_env.engine.state.records import DONE, NOTHING
from mc_env.engine.state.state import State


def extra_costs(g: State, c: int) -> list[CostC]:
    """What cards in play demand for playing a card."""
    if not g.mods[STAT_ADDITIONAL_COST]:
        return []
    return [EXTRA_COSTS[m.id] for m, s in mod.entries(g, STAT_ADDITIONAL_COST) if m.match(g, s, c)]


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
    """What several costs ask for beside resources, one after another. Reports whether all of it was done.

    Registers: a = ops to come, b = 1 if something failed.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_DO_ALL)

    def step(self, g: State, f: OldFrame) -> None:
        s = g.scopes[f.sc]
        if f.at and s.last == NOTHING:
            f.b = 1
        f.at = 1
        if not f.a:
            s.last = NOTHING if f.b else DONE
            g.stack.pop()
            return
        op, f.a = f.a[0], f.a[1:]
        OPS[op].start(g, f.sc)


DoAllOp()


def do_all(g: State, sc: int, costs: list[CostC]) -> bool:
    """Begin what costs ask for beside resources; False if that is nothing."""
    ops = tuple(x.whole.id for x in costs if x.whole is not None)
    if len(ops) == 1:
        OPS[ops[0]].start(g, sc)
    elif ops:
        g.push(OP_DO_ALL, sc, ops, 0)
    return bool(ops)
