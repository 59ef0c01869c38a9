"""What a cost is made of: choices made first, resources to spend, and other things to do (Reference "Cost")."""

from __future__ import annotations

from typing import Final

from mc_env.cards.kit import effects, nodes
from mc_env.cards.terms import STAT_ADDITIONAL_COST, STAT_COST, STAT_COST_TO_ATTACK, STAT_COST_TO_THWART, TYPE_EVENT
from mc_env.engine.board import modifiers as mod
from mc_env.engine.effects.base import ChooseOp, Context, InOrder, compile_effect
from mc_env.engine.effects.choosing import ChooseCards
from mc_env.engine.effects.conditional import LetOp
from mc_env.engine.effects.frames import CostFrame
from mc_env.engine.effects.joining import user_of
from mc_env.engine.effects.status import ExhaustEffect
from mc_env.engine.program.ops import OP_NODES, Op
from mc_env.engine.program.tables import ADD, EXTRA_COSTS, CostC, Modifier
from mc_env.engine.query.selectors import compile_sel
from mc_env.engine.query.values import compile_value
from mc_env.engine.resolving.playing import unique_in_play
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY
from mc_env.engine.using.costs import no_cost, play_cost
from mc_env.engine.using.spending import plain_resources, wallet
from mc_env.errors import NotImplementedCard
from mc_env.kernel.frames import Frame
from mc_env.kernel.records import DONE, FULLY, NOTHING, Scope

_COSTS: Final = {"play": STAT_ADDITIONAL_COST, "attack": STAT_COST_TO_ATTACK, "thwart": STAT_COST_TO_THWART}


def compile_cost(n: effects.Effect, ctx: Context) -> CostC:
    """A cost, all parts of which are paid."""
    cost = CostC()
    alternatives: list[tuple[effects.Effect, CostC]] = []
    for part in _parts(n):
        if isinstance(part, effects.Spend):
            _spend(cost, part, ctx)
        elif isinstance(part, effects.PayPrintedCost):
            assert isinstance(part.of, nodes.Ref)
            cost.printed_of = ctx.known(part.of.name)
        elif isinstance(part, effects.OneOf):
            alternatives = [(x, compile_cost(x, ctx)) for x in part.costs]
        elif isinstance(part, effects.Choose | effects.ChoosePlayer | effects.ChooseNumber):
            cost.pre += (compile_effect(part, ctx),)
        else:
            _do(cost, part, ctx)
    _settle(cost)
    if cost.printed_of >= 0:
        for op in cost.pre:
            if isinstance(op, ChooseCards) and op.slot == cost.printed_of:
                op.consumer = AffordableCard()
    cost.alternatives = tuple(_joined(cost, alternative, words) for words, alternative in alternatives)
    cost.free = cost.free and all(alternative.free for alternative in cost.alternatives)
    return cost


def compile_additional_cost(n: effects.AdditionalCost) -> Modifier:
    """A demand for more than the cost of a card, made of everybody who plays such a card."""
    ctx = Context()
    cost = compile_cost(n.cost, ctx)
    if ctx.slots or cost.alternatives:
        raise NotImplementedCard("additional cost with a choice")
    if n.to not in _COSTS:
        raise NotImplementedCard(f"additional cost to {n.to!r}; there are {', '.join(_COSTS)}")
    if n.to != "play" and not cost.free:
        raise NotImplementedCard(f"additional cost to {n.to} that asks for resources")
    match = compile_sel(n.which, ctx)[1]
    modifier = Modifier(_COSTS[n.to], ADD, match, compile_value(1, ctx), None, None, "")
    EXTRA_COSTS[modifier.id] = cost
    return modifier


def aim_by_cost(cost: CostC, effect: Op) -> bool:
    """Let choices of a cost offer only what the effect could affect (Reference "Cost": an effect needs a valid target)."""
    aimed = False
    for op in (*cost.pre, *(x for alt in cost.alternatives for x in alt.pre if x not in cost.pre)):
        if isinstance(op, ChooseOp | ChooseCards):
            user = user_of(effect, op.slot)
            if user is not None:
                op.consumer = user if op.consumer is None else AllAffect((op.consumer, user))
                aimed = True
    return aimed


# ------------------------------------------------------------------------------------------ the parts of a cost


def _parts(n: effects.Effect) -> tuple[effects.Effect, ...]:
    """The parts of a cost as it is written."""
    if isinstance(n, effects.Do):
        return tuple(n.steps)
    return tuple(n.parts) if isinstance(n, effects.Together) else (n,)


def _spend(cost: CostC, part: effects.Spend, ctx: Context) -> None:
    """Resources to spend."""
    cost.printed = part.printed
    needs = list(cost.needs)
    for r in part.resources:
        needs[r] += 1
    cost.needs = (needs[0], needs[1], needs[2], needs[3])
    if part.any_ != 0:
        cost.any_ = compile_value(part.any_, ctx)
    if part.x:
        cost.x_slot = ctx.slot(part.x)
        cost.x_type = -1 if part.x_type is None else int(part.x_type)


def _do(cost: CostC, part: effects.Effect, ctx: Context) -> None:
    """Something else to do; what it chooses is chosen before anything is paid."""
    op = compile_effect(part, ctx)
    if isinstance(op, InOrder) and isinstance(op.ops[0], ChooseOp):
        cost.pre += tuple(x for x in op.ops if isinstance(x, ChooseOp))
        cost.doing += tuple(x for x in op.ops if not isinstance(x, ChooseOp))
    else:
        cost.doing += (op,)
    bare = part.effect if isinstance(part, effects.Let) else part
    if isinstance(bare, effects.DiscardFromHand) and not bare.random:
        cost.reserve += bare.n if isinstance(bare.n, int) and not bare.up_to else 1


def _settle(cost: CostC) -> None:
    """Choices of a cost offer what its other parts can be done to; those parts are then sure to be possible. What is done to a
    card that another part only finds cannot be told beforehand: without it the cost is not paid, and nothing follows."""
    chosen = set()
    for choice in cost.pre:
        if isinstance(choice, ChooseOp | ChooseCards):
            users = [op for op in cost.doing if user_of(op, choice.slot) is not None]
            if users:
                chosen.update(users)
                if choice.consumer is None:
                    choice.consumer = user_of(users[0], choice.slot)
    for finding in cost.doing:
        if isinstance(finding, LetOp):
            chosen.update(op for op in cost.doing if user_of(op, finding.slot) is not None)
    own = [op for op in cost.doing if isinstance(op, ExhaustEffect) and op.own]
    cost.exhausts = bool(own)
    cost.checked = tuple(op for op in cost.doing if op not in chosen and op not in own)
    cost.free = cost.needs == (0, 0, 0, 0) and cost.any_ is None and cost.x_slot < 0 and cost.printed_of < 0
    cost.whole = InFull(cost.doing) if cost.doing else None


def _joined(a: CostC, b: CostC, words: effects.Effect) -> CostC:
    """A cost with one of its alternatives: they are paid together (Reference "Cost")."""
    cost = CostC()
    cost.needs = (a.needs[0] + b.needs[0], a.needs[1] + b.needs[1], a.needs[2] + b.needs[2], a.needs[3] + b.needs[3])
    one, two = a.any_, b.any_
    cost.any_ = one or two
    if one is not None and two is not None:
        cost.any_ = lambda g, s: one(g, s) + two(g, s)
    cost.x_slot, cost.x_type = (b.x_slot, b.x_type) if b.x_slot >= 0 else (a.x_slot, a.x_type)
    cost.printed = a.printed or b.printed
    cost.printed_of = b.printed_of if b.printed_of >= 0 else a.printed_of
    cost.pre = a.pre + b.pre
    cost.doing = a.doing + b.doing
    _settle(cost)
    cost.reserve = a.reserve + b.reserve
    named = Op()  # never run
    OP_NODES[named.id] = words
    cost.words = named.id
    return cost


# ------------------------------------------------------------------------------------------ ops


class InFull(Op):
    """What a cost asks for beside resources, in printed order, each part a step. Reports whether all of it was done: of
    damage to be taken none may be prevented (Reference "Cost")."""

    __slots__ = ("ops",)

    def __init__(self, ops: tuple[Op, ...]) -> None:
        super().__init__()
        self.ops = ops

    def start(self, g: State, sc: int) -> None:
        g.stack.append(CostFrame(self.id, sc))

    def step(self, g: State, f: Frame) -> None:
        assert isinstance(f, CostFrame)
        s = g.scopes[f.sc]
        while True:
            if f.at and s.last[0] != FULLY:
                f.failed = 1
            if f.at == len(self.ops):
                s.last = NOTHING if f.failed else DONE
                g.stack.pop()
                return
            f.at += 1
            s.last = NOTHING
            self.ops[f.at - 1].start(g, f.sc)
            if g.dirty or g.stack[-1] is not f:
                return


class AllAffect(Op):
    """Not run: answers whether each of several things can be done to a target."""

    __slots__ = ("ops",)

    def __init__(self, ops: tuple[Op, ...]) -> None:
        super().__init__()
        self.ops = ops

    def affects(self, g: State, s: Scope, c: int) -> bool:
        for op in self.ops:
            if not op.affects(g, s, c):
                return False
        return True


class AffordableCard(Op):
    """Not run: answers whether a player could pay the printed cost of a card, and that of the event which asks for it, and put
    the card into play."""

    __slots__ = ()

    def affects(self, g: State, s: Scope, c: int) -> bool:
        if unique_in_play(g, c) or no_cost(g, c):
            return False
        n = mod.printed(g, c, STAT_COST)
        if g.ctype[s.src] == TYPE_EVENT and g.zone[s.src] < PLAY:
            n += play_cost(g, s.src)
        if n <= plain_resources(g, s.player, c, s.src):
            return True  # mostly the cards in hand will do
        return sum([sum(v) for x, v in wallet(g, s.player, c) if x != s.src]) >= n
