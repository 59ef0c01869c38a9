"""Effects one after another, or joined by "and"; a choice among them learns what it is made for."""

from __future__ import annotations

from mc_env.cards.kit import effects as e
from mc_env.engine.effects.base import (
    HANDLERS,
    ChooseOp,
    Context,
    InOrder,
    TargetedOp,
    Wrapper,
    compile_effect,
    handles,
    set_slot,
)
from mc_env.engine.effects.choosing import ChooseCards
from mc_env.engine.effects.frames import TogetherFrame
from mc_env.engine.effects.harm import DamageEffect
from mc_env.engine.program.ops import Op
from mc_env.engine.resolving.damage import deal
from mc_env.engine.state.state import State
from mc_env.kernel.records import FULLY, NOTHING, Scope


def _link(ops: list[Op]) -> None:
    """Give each choice the op that uses it first, so that it offers only valid targets (Reference "Target"); if what is chosen
    is attacked, then the attack, whatever is done to it before (Reference "Guard")."""
    for i, op in enumerate(ops):
        if isinstance(op, ChooseOp | ChooseCards) and op.consumer is None:
            users = [user for later in ops[i + 1 :] if (user := user_of(later, op.slot)) is not None]
            attacks = [user for user in users if isinstance(user, DamageEffect) and user.attack]
            if users:
                op.consumer = (attacks or users)[0]
            else:
                op.consumer = Given(op.slot, ops[i + 1 :]) if i + 1 < len(ops) else None


def user_of(op: Op, slot: int) -> Op | None:
    """The effect in an op whose target is what a slot holds."""
    if isinstance(op, TargetedOp) and op.target_slot == slot:
        return op
    if isinstance(op, InOrder):
        for x in op.ops:
            found = user_of(x, slot)
            if found is not None:
                return found
    if isinstance(op, TogetherOp):
        if any(user_of(x, slot) is not None for x in op.ops):
            return AnyAffects([x for x in op.ops if user_of(x, slot) is not None])
    if isinstance(op, Wrapper):
        return user_of(op.op, slot)
    return None


class AnyAffects(Op):
    """Not run: answers whether any of several joined effects would affect a target."""

    __slots__ = ("ops",)

    def __init__(self, ops: list[Op]) -> None:
        super().__init__()
        self.ops = ops

    def affects(self, g: State, s: Scope, c: int) -> bool:
        for op in self.ops:
            if op.affects(g, s, c):
                return True
        return False


class Given(Op):
    """Not run: answers whether what follows a choice could do anything if this were chosen."""

    __slots__ = ("ops", "slot")

    def __init__(self, slot: int, ops: list[Op]) -> None:
        super().__init__()
        self.slot = slot
        self.ops = ops

    def affects(self, g: State, s: Scope, c: int) -> bool:
        t = s.copy()
        set_slot(t, self.slot, (c,))
        for op in self.ops:
            if op.possible(g, t):
                return True
        return False


def _do(n: e.Effect, ctx: Context) -> Op:
    assert isinstance(n, e.Do)
    ops = [compile_effect(x, ctx) for x in n.steps]
    _link(ops)
    return InOrder(ops, isinstance(ops[0], ChooseOp | ChooseCards))


HANDLERS[e.Do] = _do


class TogetherOp(Op):
    """Effects joined by "and". Damage in them is one batch."""

    __slots__ = ("damage", "going_on", "ops", "others")

    def __init__(self, n: e.Together, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.steps = (self.deal_damage, self.do_others)
        self.going_on = self.number(self.do_others)
        ops: list[Op] = []
        for part in n.parts:
            op = compile_effect(part, ctx)
            if isinstance(op, InOrder) and isinstance(op.ops[0], ChooseOp):
                pre += [x for x in op.ops if isinstance(x, ChooseOp)]
                ops += [x for x in op.ops if not isinstance(x, ChooseOp)]
            else:
                ops.append(op)
        self.ops = tuple(ops)
        self.damage = tuple(op for op in ops if isinstance(op, DamageEffect))
        self.others = tuple(op for op in ops if not isinstance(op, DamageEffect))

    def start(self, g: State, sc: int) -> None:
        g.stack.append(TogetherFrame(self.id, sc))

    def deal_damage(self, g: State, f: TogetherFrame) -> bool:
        s = g.scopes[f.sc]
        packets = [r for op in self.damage for r in op.packets(g, s)]
        s.last = NOTHING if self.damage else (FULLY, 0, ())
        deal(g, f.sc, packets)
        return True

    def do_others(self, g: State, f: TogetherFrame) -> bool:
        """One after another; each report is added to those before."""
        s = g.scopes[f.sc]
        status, amount, _ = s.last
        f.status = min(f.status, status)
        f.amount += amount
        if f.begun < len(self.others):
            f.begun += 1
            f.at = self.going_on
            self.others[f.begun - 1].start(g, f.sc)
        else:
            g.stack.pop()
            s.last = (f.status, f.amount, ())
        return True

    def possible(self, g: State, s: Scope) -> bool:
        return any(op.possible(g, s) for op in self.ops)

    def fully(self, g: State, s: Scope) -> bool:
        return all(op.fully(g, s) for op in self.ops)

    def share(self, g: State, s: Scope) -> int:
        return sum([op.share(g, s) for op in self.ops]) // len(self.ops)


handles(
    {
        e.Together: TogetherOp,
    }
)
