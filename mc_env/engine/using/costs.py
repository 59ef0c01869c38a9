"""What a cost asks for: resources, and what must be done beside (Reference "Cost")."""

from __future__ import annotations

from mc_env.cards.terms import DASH, STAT_COST, STAT_COST_ON_HOST
from mc_env.engine.board import modifiers as mod
from mc_env.engine.program.tables import FACES, CostC
from mc_env.engine.state.resources import Need
from mc_env.engine.state.state import State
from mc_env.kernel.records import Scope


def play_cost(g: State, c: int) -> int:
    """The resource cost of playing a card now."""
    return mod.stat(g, c, STAT_COST) if g.mods[STAT_COST] else FACES[g.face[c]].values[g.n][STAT_COST]


def cost_on(g: State, c: int, host: int) -> int:
    """The resource cost of playing a card that is to be attached to a host."""
    return mod.changed(g, host, STAT_COST_ON_HOST, play_cost(g, c), c)


def ability_need(g: State, s: Scope, cost: CostC | None, extra: int = 0) -> Need:
    """The resources an ability's cost asks for, with `extra` for the cost of the event card itself."""
    if cost is None:
        return (0, 0, 0, 0, extra)
    n = cost.needs
    any_ = extra + (cost.any_(g, s) if cost.any_ is not None else 0)
    if cost.printed_of >= 0:
        v = s.slots[cost.printed_of]
        chosen = v[0] if isinstance(v, tuple) else v
        if chosen >= 0:
            any_ += mod.printed(g, chosen, STAT_COST)
    return (n[0], n[1], n[2], n[3], any_)


def doable(g: State, s: Scope, cost: CostC) -> bool:
    """Whether choices of a cost can be made, and what it asks for beside resources be done."""
    for op in cost.pre:
        if not op.fully(g, s):
            return False
    for op in cost.checked:
        if not op.fully(g, s):
            return False
    return True


def with_requirement(need: Need, requirement: tuple[int, ...]) -> Need:
    """The requirement keyword: these types must be among what is spent for the cost."""
    typed = list(need[:4])
    any_ = need[4]
    for r in requirement:
        typed[r] += 1
        any_ = max(0, any_ - 1)
    return (typed[0], typed[1], typed[2], typed[3], any_)


def no_cost(g: State, c: int) -> bool:
    """A dash as cost: the card cannot be played."""
    return FACES[g.face[c]].base[STAT_COST] == DASH
