"""Effects under a condition, and on what the effect before has done."""

from __future__ import annotations

from mc_env.cards.kit import effects as e
from mc_env.engine.effects.base import ChooseOp, Context, Wrapper, compile_effect, handles, set_slot
from mc_env.engine.program.ops import Op
from mc_env.engine.query.conditions import compile_cond
from mc_env.engine.state.state import State
from mc_env.kernel.frames import Frame
from mc_env.kernel.ops import DEPENDS, WHOLE
from mc_env.kernel.records import FULLY, NONE, NOTHING, Scope


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

    def share(self, g: State, s: Scope) -> int:
        return DEPENDS


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
        self.steps = (self.do, self.keep_report)
        self.slot = ctx.slot(n.name)
        self.report = ctx.report(n.name)

    def do(self, g: State, f: Frame) -> bool:
        g.scopes[f.sc].last = NOTHING
        self.op.start(g, f.sc)
        return True

    def keep_report(self, g: State, f: Frame) -> bool:
        s = g.scopes[f.sc]
        i = self.report
        s.named = s.named[:i] + (s.last,) + s.named[i + 1 :]
        set_slot(s, self.slot, s.last[2])
        g.stack.pop()
        return True

    def possible(self, g: State, s: Scope) -> bool:
        return self.op.possible(g, s)

    def fully(self, g: State, s: Scope) -> bool:
        return self.op.fully(g, s)

    def share(self, g: State, s: Scope) -> int:
        return self.op.share(g, s)

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

    def share(self, g: State, s: Scope) -> int:
        if self.cond(g, s):
            return self.yes.share(g, s)
        return self.no.share(g, s) if self.no is not None else WHOLE


handles(
    {
        e.Then: ThenOp,
        e.IfDone: IfDoneOp,
        e.Otherwise: OtherwiseOp,
        e.Let: LetOp,
        e.If: IfOp,
    }
)
