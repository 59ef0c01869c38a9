"""Effects that hold other effects: sequences, choices, conditions, loops."""

from __future__ import annotations

from mc_env.cards.kit import effects as e
from mc_env.cards.terms import Event, Label
from mc_env.engine import costs, moves
from mc_env.engine import modifiers as mod
from mc_env.engine.abilities import actor_of, can_initiate
from mc_env.engine.damage import deal
from mc_env.engine.effects.base import (
    HANDLERS,
    ChooseOp,
    Context,
    Effect,
    InOrder,
    card_options,
    compile_effect,
    handles,
    set_slot,
)
from mc_env.engine.effects.harm import DamageEffect
from mc_env.engine.options import (
    K_NUMBER,
    K_OPTION,
    K_ORDER,
    K_PICK,
    K_TARGET,
    STOP,
    V_NO,
    V_NUMBER,
    V_OPTION,
    V_ORDER,
    V_PICK,
    V_PLAYER,
    V_STOP,
    V_YES,
)
from mc_env.engine.query.conditions import compile_cond
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.selectors import compile_sel
from mc_env.engine.query.values import compile_value
from mc_env.engine.records import DONE, F_ATTACK, F_MADE, FULLY, NONE, NOTHING, Frame, Scope
from mc_env.engine.state import State
from mc_env.engine.tables import ABILITIES, FACES, CostC, K, Op
from mc_env.engine.zones import NOBODY


def _link(ops: list[Op]) -> None:
    """Give each choice the op that uses it first, so that it offers only valid targets (Reference "Target")."""
    for i, op in enumerate(ops):
        if isinstance(op, ChooseOp | ChooseCards) and op.consumer is None:
            for later in ops[i + 1 :]:
                user = user_of(later, op.slot)
                if user is not None:
                    op.consumer = user
                    break
            else:
                op.consumer = Given(op.slot, ops[i + 1 :]) if i + 1 < len(ops) else None


def user_of(op: Op, slot: int) -> Op | None:
    """The effect in an op whose target is what a slot holds."""
    if isinstance(op, Effect) and op.target_slot == slot:
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

    __slots__ = ("damage", "ops", "others")

    def __init__(self, n: e.Together, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
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

    def step(self, g: State, f: Frame) -> None:
        i = f.pc
        f.pc = i + 1
        if i > 0:
            status, amount, _ = g.scopes[f.sc].last
            f.a = status if i == 1 else min(f.a, status)
            f.b += amount
        if i == 0:
            packets = [r for op in self.damage for r in op.packets(g, g.scopes[f.sc])]
            g.scopes[f.sc].last = NOTHING if self.damage else (FULLY, 0, ())
            deal(g, f.sc, packets)
        elif i <= len(self.others):
            self.others[i - 1].start(g, f.sc)
        else:
            g.stack.pop()
            g.scopes[f.sc].last = (f.a, f.b, ())

    def possible(self, g: State, s: Scope) -> bool:
        return any(op.possible(g, s) for op in self.ops)

    def fully(self, g: State, s: Scope) -> bool:
        return all(op.fully(g, s) for op in self.ops)


class Wrapper(Op):
    """Base of ops around one other op."""

    __slots__ = ("op",)

    def __init__(self, inner: e.Effect, ctx: Context) -> None:
        self.op = compile_effect(inner, ctx)
        super().__init__()


class ThenOp(Wrapper):
    """Only if the effect before resolved in full."""

    __slots__ = ()

    def __init__(self, n: e.Then, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__(n.effect, ctx)

    def start(self, g: State, sc: int) -> None:
        if g.scopes[sc].last[0] == FULLY:
            self.op.start(g, sc)

    def possible(self, g: State, s: Scope) -> bool:
        return False

    def fully(self, g: State, s: Scope) -> bool:
        return True


class IfDoneOp(ThenOp):
    """If the effect before did anything."""

    __slots__ = ()

    def start(self, g: State, sc: int) -> None:
        if g.scopes[sc].last[0] != NONE:
            self.op.start(g, sc)


class OtherwiseOp(ThenOp):
    """Only if the effect before did nothing."""

    __slots__ = ()

    def start(self, g: State, sc: int) -> None:
        if g.scopes[sc].last[0] == NONE:
            self.op.start(g, sc)

    def possible(self, g: State, s: Scope) -> bool:
        return self.op.possible(g, s)


class LetOp(Wrapper):
    """Keep the report of an effect, and the cards in it, under a name."""

    __slots__ = ("report", "slot")

    def __init__(self, n: e.Let, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__(n.effect, ctx)
        self.slot = ctx.slot(n.name)
        self.report = ctx.report(n.name)

    def step(self, g: State, f: Frame) -> None:
        s = g.scopes[f.sc]
        if f.pc == 0:
            f.pc = 1
            s.last = NOTHING
            self.op.start(g, f.sc)
            return
        i = self.report
        s.named = s.named[:i] + (s.last,) + s.named[i + 1 :]
        set_slot(s, self.slot, s.last[2])
        g.stack.pop()

    def possible(self, g: State, s: Scope) -> bool:
        return self.op.possible(g, s)

    def fully(self, g: State, s: Scope) -> bool:
        return self.op.fully(g, s)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return self.op.affects(g, s, c)


class IfOp(Op):
    """An effect under a condition, evaluated when the sentence is reached."""

    __slots__ = ("cond", "no", "yes")

    def __init__(self, n: e.If, ctx: Context, pre: list[ChooseOp]) -> None:
        self.cond = compile_cond(n.where, ctx)
        self.yes = compile_effect(n.then_, ctx)
        self.no = compile_effect(n.else_, ctx) if n.else_ is not None else None
        super().__init__()

    def start(self, g: State, sc: int) -> None:
        if self.cond(g, g.scopes[sc]):
            self.yes.start(g, sc)
        elif self.no is not None:
            self.no.start(g, sc)
        else:
            g.scopes[sc].last = NOTHING

    def possible(self, g: State, s: Scope) -> bool:
        if self.cond(g, s):
            return self.yes.possible(g, s)
        return self.no is not None and self.no.possible(g, s)

    def fully(self, g: State, s: Scope) -> bool:
        if self.cond(g, s):
            return self.yes.fully(g, s)
        return self.no is None or self.no.fully(g, s)


class MayOp(Wrapper):
    """A player may do this (Reference "May"). It is offered only if it would do something."""

    __slots__ = ("by",)

    def __init__(self, n: e.May, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__(n.effect, ctx)
        self.by = compile_players(n.by, ctx)

    def step(self, g: State, f: Frame) -> None:
        s = g.scopes[f.sc]
        if f.pc == 0:
            f.pc = 1
            by = self.by(g, s)
            if not by or not self.op.possible(g, s):
                s.last = NOTHING
                g.stack.pop()
                return
            g.ask(by[0], K_OPTION, ((V_YES, s.src, -1, self.op.id), (V_NO, s.src, -1, self.op.id)), s.src)
            return
        if f.pc == 1:
            f.pc = 2
            if g.answer[0] == V_YES:
                self.op.start(g, f.sc)
                return
            s.last = NOTHING
        g.stack.pop()

    def possible(self, g: State, s: Scope) -> bool:
        return self.op.possible(g, s)


class ChooseOneOp(Op):
    """Pick one option. On an encounter card it must be one that can be fully resolved, if there is one."""

    __slots__ = ("by", "ops")

    def __init__(self, n: e.ChooseOne, ctx: Context, pre: list[ChooseOp]) -> None:
        self.ops = tuple(compile_effect(x, ctx) for x in n.options)
        self.by = compile_players(n.by, ctx)
        super().__init__()

    def step(self, g: State, f: Frame) -> None:
        s = g.scopes[f.sc]
        if f.pc == 0:
            f.pc = 1
            encounter = g.owner[s.src] == NOBODY if s.src >= 0 else True
            some = [i for i, op in enumerate(self.ops) if op.possible(g, s)]
            full = [i for i, op in enumerate(self.ops) if op.fully(g, s)] if encounter else []
            found = full or some
            if not found:
                s.last = NOTHING
                g.stack.pop()
                return
            by = self.by(g, s)
            g.ask(
                by[0] if by else g.first,
                K_OPTION,
                tuple((V_OPTION, s.src, i, self.ops[i].id) for i in found),
                s.src,
            )
            return
        if f.pc == 1:
            f.pc = 2
            self.ops[g.answer[2]].start(g, f.sc)
            return
        g.stack.pop()

    def possible(self, g: State, s: Scope) -> bool:
        return any(op.possible(g, s) for op in self.ops)


class InAnyOrderOp(Op):
    """Effects of one ability that a player puts in order as they resolve (Reference "Simultaneous Resolution").

    Register a = those that are done.
    """

    __slots__ = ("by", "ops")

    def __init__(self, n: e.InAnyOrder, ctx: Context, pre: list[ChooseOp]) -> None:
        self.ops = tuple(compile_effect(x, ctx) for x in n.effects)
        self.by = compile_players(n.by, ctx)
        super().__init__()

    def step(self, g: State, f: Frame) -> None:
        s = g.scopes[f.sc]
        if f.pc == 0:
            f.a = ()
        if f.pc == 1:
            f.pc = 2
            i = g.answer[2]
            f.a = (*f.a, i)
            self.ops[i].start(g, f.sc)
            return
        left = [i for i, op in enumerate(self.ops) if i not in f.a and op.possible(g, s)]
        if not left or g.outcome:
            s.last = (FULLY if f.a else NONE, len(f.a), ())
            g.stack.pop()
            return
        f.pc = 1
        by = self.by(g, s)
        opts = tuple((V_OPTION, s.src, i, self.ops[i].id) for i in left)
        g.ask(by[0] if by else g.first, K_ORDER, opts, s.src)

    def possible(self, g: State, s: Scope) -> bool:
        return any(op.possible(g, s) for op in self.ops)


class ForEachPlayerOp(Wrapper):
    """Players do this one at a time, each as "you"; the first player decides the order (Reference "Each Player").

    Registers: a = players still to come, b = who "you" was, c = (status, amount) so far.
    """

    __slots__ = ("of",)

    def __init__(self, n: e.ForEachPlayer, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__(n.effect, ctx)
        self.of = compile_players(n.of, ctx) if n.of is not None else None

    def step(self, g: State, f: Frame) -> None:
        s = g.scopes[f.sc]
        if f.pc == 0:
            f.a = self.of(g, s) if self.of is not None else g.players()
            f.b = s.player
            f.c = (NONE, 0)
        if f.pc == 2:
            f.c = (max(f.c[0], s.last[0]), f.c[1] + s.last[1])
        if f.pc == 1:
            p = g.answer[2]
            f.a = tuple(q for q in f.a if q != p)
            f.pc = 2
            s.player = p
            s.last = NOTHING
            self.op.start(g, f.sc)
            return
        f.a = tuple(p for p in f.a if g.alive[p])
        if not f.a or g.outcome:
            s.player = f.b
            s.last = (f.c[0], f.c[1], ())
            g.stack.pop()
            return
        f.pc = 1
        g.ask(g.first, K_ORDER, tuple((V_PLAYER, -1, p, 0) for p in f.a), s.src)

    def possible(self, g: State, s: Scope) -> bool:
        return self._any(g, s, "possible")

    def fully(self, g: State, s: Scope) -> bool:
        return self._any(g, s, "fully")

    def _any(self, g: State, s: Scope, how: str) -> bool:
        players = self.of(g, s) if self.of is not None else g.players()
        for p in players:
            t = s.copy()
            t.player = p
            if self.op.possible(g, t) if how == "possible" else self.op.fully(g, t):
                return True
        return False


class ForEachOp(Wrapper):
    """Do something for each card of a set. Registers: a = cards to come, b = (status, amount)."""

    __slots__ = ("by", "find", "slot")

    def __init__(self, n: e.ForEach, ctx: Context, pre: list[ChooseOp]) -> None:
        self.slot = ctx.slot(n.name)
        self.find = compile_sel(n.of, ctx)[0]
        self.by = compile_players(n.ordered_by, ctx) if n.ordered_by is not None else None
        super().__init__(n.effect, ctx)

    def step(self, g: State, f: Frame) -> None:
        s = g.scopes[f.sc]
        if f.pc == 0:
            f.a = tuple(self.find(g, s))
            f.b = (NONE, 0)
        if f.pc == 2:
            f.b = (max(f.b[0], s.last[0]), f.b[1] + s.last[1])
        if f.pc == 1:
            self.begin(g, f, s, g.answer[1])
            return
        if not f.a or g.outcome:
            s.last = (f.b[0], f.b[1], ())
            g.stack.pop()
            return
        if self.by is not None and len(f.a) > 1:
            f.pc = 1
            by = self.by(g, s)
            g.ask(by[0] if by else g.first, K_ORDER, tuple((V_ORDER, c, -1, 0) for c in f.a), s.src)
            return
        self.begin(g, f, s, f.a[0])

    def begin(self, g: State, f: Frame, s: Scope, c: int) -> None:
        f.a = tuple(x for x in f.a if x != c)
        f.pc = 2
        set_slot(s, self.slot, (c,))
        s.last = NOTHING
        self.op.start(g, f.sc)

    def possible(self, g: State, s: Scope) -> bool:
        return bool(self.find(g, s))


class RepeatOp(Wrapper):
    """Do something a number of times, fixed when it begins. Register a = times left."""

    __slots__ = ("times",)

    def __init__(self, n: e.Repeat, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__(n.effect, ctx)
        self.times = compile_value(n.times, ctx)

    def step(self, g: State, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            f.a = self.times(g, g.scopes[f.sc])
        if f.a <= 0:
            g.stack.pop()
            return
        f.a -= 1
        self.op.start(g, f.sc)

    def possible(self, g: State, s: Scope) -> bool:
        return self.times(g, s) > 0 and self.op.possible(g, s)


class RepeatAbilityOp(Op):
    """The player may resolve this ability again, paying its costs again."""

    __slots__ = ()

    def __init__(self, n: e.RepeatAbility, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()

    def step(self, g: State, f: Frame) -> None:
        s = g.scopes[f.sc]
        ab = ABILITIES[s.ability]
        if f.pc == 0:
            f.pc = 1
            fresh = Scope(s.src, s.player, s.rec, s.ability, ab.slots0, named=ab.named0)
            if not can_initiate(g, fresh, ab):
                g.stack.pop()
                return
            g.ask(s.player, K_OPTION, ((V_YES, s.src, -1, self.id), (V_NO, s.src, -1, self.id)), s.src)
            return
        g.stack.pop()
        if g.answer[0] == V_YES:
            sc = g.new_scope(s.src, s.player, s.rec, s.ability, ab.nslots, ab.named)
            g.push(K.ability, sc, ab.id)

    def possible(self, g: State, s: Scope) -> bool:
        return False


class ChooseCards(Op):
    """Choose cards, one after another; with `up_to` the player may stop after the first."""

    __slots__ = ("by", "consumer", "count", "distinct", "find", "slot", "up_to")

    def __init__(self, n: e.Choose, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = compile_sel(n.of, ctx)[0]
        self.slot = ctx.slot(n.name)
        self.by = compile_players(n.by, ctx)
        self.count = compile_value(n.count, ctx)
        self.up_to = n.up_to
        self.distinct = n.distinct_titles
        self.consumer: Op | None = None

    def candidates(self, g: State, s: Scope, taken: tuple[int, ...] = ()) -> list[int]:
        found = [c for c in self.find(g, s) if c not in taken]
        if self.distinct and taken:
            titles = {FACES[g.face[c]].title for c in taken}
            found = [c for c in found if FACES[g.face[c]].title not in titles]
        if self.consumer is not None:
            found = [c for c in found if self.consumer.affects(g, s, c)]
        return found

    def possible(self, g: State, s: Scope) -> bool:
        return bool(self.candidates(g, s))

    def fully(self, g: State, s: Scope) -> bool:
        left = 1 if self.up_to else self.count(g, s)
        for c in self.find(g, s):
            if left <= 0:
                break
            if self.consumer is None or self.consumer.affects(g, s, c):
                left -= 1
        return left <= 0

    def step(self, g: State, f: Frame) -> None:
        s = g.scopes[f.sc]
        if f.pc == 0:
            f.a = ()
            f.b = self.count(g, s)
        if f.pc == 1:
            if g.answer[0] == V_STOP:
                f.b = len(f.a)
            else:
                f.a = (*f.a, g.answer[1])
        found = self.candidates(g, s, f.a) if len(f.a) < f.b else []
        if not found:
            set_slot(s, self.slot, f.a)
            s.last = (FULLY if f.a else NONE, len(f.a), f.a)
            g.stack.pop()
            return
        f.pc = 1
        opts = card_options(g, found, V_PICK if self.up_to else 9)
        if self.up_to and f.a:
            opts += (STOP,)
        by = self.by(g, s)
        g.ask(by[0] if by else g.first, K_PICK if self.up_to else K_TARGET, opts, s.src)

    def picked(self, f: Frame) -> tuple[int, ...]:
        return tuple(f.a)


class ChoosePlayerOp(ChooseOp):
    """Choose a player."""

    __slots__ = ()

    def __init__(self, n: e.ChoosePlayer, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__(None, n.by, ctx.slot(n.name), ctx, players=n.of)


class ChooseNumberOp(Op):
    """Choose a number."""

    __slots__ = ("by", "high", "low", "slot")

    def __init__(self, n: e.ChooseNumber, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.slot = ctx.slot(n.name)
        self.low = compile_value(n.low, ctx)
        self.high = compile_value(n.high, ctx)
        self.by = compile_players(n.by, ctx)

    def step(self, g: State, f: Frame) -> None:
        s = g.scopes[f.sc]
        if f.pc == 0:
            f.pc = 1
            by = self.by(g, s)
            opts = tuple((V_NUMBER, s.src, -1, x) for x in range(self.low(g, s), self.high(g, s) + 1))
            if not opts:
                set_slot(s, self.slot, 0)
                g.stack.pop()
                return
            g.ask(by[0] if by else g.first, K_NUMBER, opts, s.src)
            return
        set_slot(s, self.slot, g.answer[3])
        g.stack.pop()


class PayEffect(Op):
    """Pay a cost in the middle of an effect. Reports whether it was paid. Registers: a = payer, b = alternative paid."""

    __slots__ = ("by", "cost")

    def __init__(self, n: e.Pay, ctx: Context, pre: list[ChooseOp]) -> None:
        from mc_env.engine.compiler import compile_cost

        super().__init__()
        self.cost = compile_cost(n.cost, ctx)
        self.by = compile_players(n.by, ctx)

    def step(self, g: State, f: Frame) -> None:
        s = g.scopes[f.sc]
        if f.pc == 0:
            f.pc = 2
            if not self.fully(g, s):
                s.last = NOTHING
                g.stack.pop()
                return
            f.a = self.by(g, s)[0]
            f.b = -1
            if self.cost.alternatives:
                f.pc = 1
                opts = tuple(
                    (V_OPTION, s.src, i, alt.words)
                    for i, alt in enumerate(self.cost.alternatives)
                    if self.payable(g, s, alt, f.a)
                )
                g.ask(f.a, K_OPTION, opts, s.src)
                return
        if f.pc == 1:
            f.pc = 2
            f.b = g.answer[2]
        cost = self.cost.alternatives[f.b] if f.b >= 0 else self.cost
        if f.pc == 2:
            f.pc = 3
            for op in reversed(cost.pre):
                op.start(g, f.sc)
            return
        if f.pc == 3:
            f.pc = 4
            s.last = DONE
            if cost.whole is not None:
                cost.whole.start(g, f.sc)
            need = costs.ability_need(g, s, cost)
            if need != (0, 0, 0, 0, 0):
                costs.pay(g, f.sc, need, s.src, f.a, cost.reserve, cost.printed)
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
        return costs.payable(g, t, cost, 0, s.src)

    def possible(self, g: State, s: Scope) -> bool:
        return self.fully(g, s)


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

    def step(self, g: State, f: Frame) -> None:
        s = g.scopes[f.sc]
        attack = bool(self.labels & Label.ATTACK)
        if f.pc == 0:
            f.pc = 1
            who = actor_of(g, s.src, s.player)
            if who >= 0 and (mod.is_stunned(g, who) if attack else mod.is_confused(g, who)):
                if attack:
                    g.stunned[who] = 0
                else:
                    g.confused[who] = 0
                s.last = NOTHING
                g.stack.pop()
                return
            f.b = s.act
            flags = 0
            if attack:
                flags = F_ATTACK | mod.attack_keywords(g, s.src)
                flags |= mod.attack_keywords(g, who) if who >= 0 else 0
            f.a = g.new_rec(int(Event.ATTACK if attack else Event.THWART), s.src, who, s.player, flags=flags)
            s.act = f.a
            self.op.start(g, f.sc)
            return
        if f.pc == 1:
            f.pc = 2
            if g.recs[f.a].flags & F_MADE:
                g.push(K.attack_end if attack else K.thwart_end, -1, f.a)
                return
        s.act = f.b
        moves.end_of_attack(g, (f.a,))
        del g.recs[f.a]
        g.stack.pop()

    def possible(self, g: State, s: Scope) -> bool:
        return self.op.possible(g, s)


handles(
    {
        e.Then: ThenOp,
        e.IfDone: IfDoneOp,
        e.Otherwise: OtherwiseOp,
        e.Let: LetOp,
        e.If: IfOp,
        e.May: MayOp,
        e.ChooseOne: ChooseOneOp,
        e.InAnyOrder: InAnyOrderOp,
        e.ForEachPlayer: ForEachPlayerOp,
        e.ForEach: ForEachOp,
        e.Repeat: RepeatOp,
        e.RepeatAbility: RepeatAbilityOp,
        e.Choose: ChooseCards,
        e.ChoosePlayer: ChoosePlayerOp,
        e.ChooseNumber: ChooseNumberOp,
        e.Pay: PayEffect,
        e.LabeledAttack: LabeledOp,
        e.Together: TogetherOp,
    }
)
