"""Choices inside an ability: whether, which one, in which order, which cards, which player, which number."""

from __future__ import annotations

from mc_env.cards.kit import effects as e
from mc_env.engine.effects.base import ChooseOp, Context, Wrapper, card_options, compile_effect, handles, set_slot
from mc_env.engine.effects.frames import OptionsFrame, PicksFrame
from mc_env.engine.program.ops import Op
from mc_env.engine.program.tables import FACES
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.selectors import compile_sel
from mc_env.engine.query.values import compile_value
from mc_env.engine.state.options import (
    ASK_NUMBER,
    ASK_OPTION,
    ASK_ORDER,
    ASK_PICK,
    ASK_TARGET,
    PICKS,
    STOP,
    TARGETS,
    V_NO,
    V_NUMBER,
    V_OPTION,
    V_STOP,
    V_YES,
)
from mc_env.engine.state.state import State
from mc_env.kernel.frames import Frame
from mc_env.kernel.records import FULLY, NONE, NOTHING, Scope
from mc_env.kernel.zones import NOBODY


class MayOp(Wrapper):
    """A player may do this (Reference "May"). It is offered only if it would do something."""

    __slots__ = ("by",)

    def __init__(self, n: e.May, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__(n.effect, ctx)
        self.steps = (self.ask, self.do_or_not, self.end)
        self.by = compile_players(n.by, ctx)

    def ask(self, g: State, f: Frame) -> bool:
        s = g.scopes[f.sc]
        by = self.by(g, s)
        if not by or not self.op.possible(g, s):
            s.last = NOTHING
            g.stack.pop()
            return True
        g.ask(by[0], ASK_OPTION, ((V_YES, s.src, -1, self.op.id), (V_NO, s.src, -1, self.op.id)), s.src)
        return True

    def do_or_not(self, g: State, f: Frame) -> bool:
        if g.answer[0] == V_YES:
            self.op.start(g, f.sc)
            return True
        g.scopes[f.sc].last = NOTHING
        return False

    def end(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        return True

    def possible(self, g: State, s: Scope) -> bool:
        return self.op.possible(g, s)


class ChooseOneOp(Op):
    """Pick one option. On an encounter card it must be one that can be resolved in full or, if there is none, one of those
    that can be resolved most fully (Reference "Choose (Option)"); equals are the player's to choose from."""

    __slots__ = ("by", "ops")

    def __init__(self, n: e.ChooseOne, ctx: Context, pre: list[ChooseOp]) -> None:
        self.ops = tuple(compile_effect(x, ctx) for x in n.options)
        for op in self.ops:
            op.be_option()
        self.by = compile_players(n.by, ctx)
        super().__init__()
        self.steps = (self.ask, self.do, self.end)

    def ask(self, g: State, f: Frame) -> bool:
        s = g.scopes[f.sc]
        found = self.fullest(g, s) if self.encounter(g, s) else []
        if not found:
            found = [i for i, op in enumerate(self.ops) if op.possible(g, s)]
        if not found:
            s.last = NOTHING
            g.stack.pop()
            return True
        by = self.by(g, s)
        g.ask(
            by[0] if by else g.first,
            ASK_OPTION,
            tuple((V_OPTION, s.src, i, self.ops[i].id) for i in found),
            s.src,
        )
        return True

    def do(self, g: State, f: Frame) -> bool:
        self.ops[g.answer[2]].start(g, f.sc)
        return True

    def end(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        return True

    def encounter(self, g: State, s: Scope) -> bool:
        """Whether it is an encounter card that asks."""
        return s.src < 0 or g.owner[s.src] == NOBODY

    def fullest(self, g: State, s: Scope) -> list[int]:
        """The options of which most can be resolved; none if nothing of any can."""
        shares = [op.share(g, s) for op in self.ops]
        most = max(shares)
        return [i for i, share in enumerate(shares) if share == most] if most > 0 else []

    def possible(self, g: State, s: Scope) -> bool:
        if any(op.possible(g, s) for op in self.ops):
            return True
        return self.encounter(g, s) and bool(self.fullest(g, s))


class InAnyOrderOp(Op):
    """Effects of one ability that a player puts in order as they resolve (Reference "Simultaneous Resolution")."""

    __slots__ = ("asking", "by", "ops")

    def __init__(self, n: e.InAnyOrder, ctx: Context, pre: list[ChooseOp]) -> None:
        self.ops = tuple(compile_effect(x, ctx) for x in n.effects)
        self.by = compile_players(n.by, ctx)
        super().__init__()
        self.steps = (self.ask, self.do)
        self.asking = self.number(self.ask)

    def start(self, g: State, sc: int) -> None:
        g.stack.append(OptionsFrame(self.id, sc))

    def ask(self, g: State, f: OptionsFrame) -> bool:
        """Which one is next; when none is left, all of it is done."""
        s = g.scopes[f.sc]
        left = [i for i, op in enumerate(self.ops) if i not in f.done and op.possible(g, s)]
        if not left or g.outcome:
            s.last = (FULLY if f.done else NONE, len(f.done), ())
            g.stack.pop()
            return True
        by = self.by(g, s)
        opts = tuple((V_OPTION, s.src, i, self.ops[i].id) for i in left)
        g.ask(by[0] if by else g.first, ASK_ORDER, opts, s.src)
        return True

    def do(self, g: State, f: OptionsFrame) -> bool:
        i = g.answer[2]
        f.done += (i,)
        f.at = self.asking
        self.ops[i].start(g, f.sc)
        return True

    def possible(self, g: State, s: Scope) -> bool:
        return any(op.possible(g, s) for op in self.ops)


class ChooseCards(Op):
    """Choose cards, one after another; with `up_to` the player may stop after the first."""

    __slots__ = ("asking", "by", "consumer", "count", "distinct", "find", "slot", "up_to")

    def __init__(self, n: e.Choose, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.steps = (self.settle_how_many, self.ask, self.take_answer)
        self.asking = self.number(self.ask)
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

    def start(self, g: State, sc: int) -> None:
        g.stack.append(PicksFrame(self.id, sc))

    def settle_how_many(self, g: State, f: PicksFrame) -> bool:
        """How many are to be chosen is settled as the choice begins."""
        f.wanted = self.count(g, g.scopes[f.sc])
        return False

    def ask(self, g: State, f: PicksFrame) -> bool:
        """For the next card; with enough of them, or no other left, the choice is made."""
        s = g.scopes[f.sc]
        found = self.candidates(g, s, f.picks) if len(f.picks) < f.wanted else []
        if not found:
            set_slot(s, self.slot, f.picks)
            s.last = (FULLY if f.picks else NONE, len(f.picks), f.picks)
            g.stack.pop()
            return True
        opts = card_options(g, found, PICKS if self.up_to else TARGETS)
        if self.up_to and f.picks:
            opts += (STOP,)
        by = self.by(g, s)
        g.ask(by[0] if by else g.first, ASK_PICK if self.up_to else ASK_TARGET, opts, s.src)
        return True

    def take_answer(self, g: State, f: PicksFrame) -> bool:
        if g.answer[0] == V_STOP:
            f.wanted = len(f.picks)
        else:
            f.picks += (g.answer[1],)
        f.at = self.asking
        return False

    def picked(self, f: PicksFrame) -> tuple[int, ...]:
        return f.picks


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
        self.steps = (self.ask, self.take_answer)
        self.slot = ctx.slot(n.name)
        self.low = compile_value(n.low, ctx)
        self.high = compile_value(n.high, ctx)
        self.by = compile_players(n.by, ctx)

    def ask(self, g: State, f: Frame) -> bool:
        s = g.scopes[f.sc]
        by = self.by(g, s)
        opts = tuple((V_NUMBER, s.src, -1, x) for x in range(self.low(g, s), self.high(g, s) + 1))
        if not opts:
            set_slot(s, self.slot, 0)
            g.stack.pop()
            return True
        g.ask(by[0] if by else g.first, ASK_NUMBER, opts, s.src)
        return True

    def take_answer(self, g: State, f: Frame) -> bool:
        set_slot(g.scopes[f.sc], self.slot, g.answer[3])
        g.stack.pop()
        return True


handles(
    {
        e.May: MayOp,
        e.ChooseOne: ChooseOneOp,
        e.InAnyOrder: InAnyOrderOp,
        e.Choose: ChooseCards,
        e.ChoosePlayer: ChoosePlayerOp,
        e.ChooseNumber: ChooseNumberOp,
    }
)
