"""Effects made of effects."""

from __future__ import annotations

from mc_env.kernel.frames import Frame
from mc_env.kernel.records import NOTHING, Scope
from mc_env.versus.engine.frames import ListFrame
from mc_env.versus.engine.options import (
    ASK_OPTION,
    NO,
    V_OPTION,
    V_YES,
    YES,
)
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import CondFn, Op, ValueFn


class Do(Op):
    """One after another; what is impossible is skipped."""

    __slots__ = ("ops",)

    def __init__(self, ops: tuple[Op, ...]) -> None:
        super().__init__()
        self.ops = ops
        self.steps = (self.next,)

    def possible(self, g: State, s: Scope) -> bool:
        for op in self.ops:
            if op.possible(g, s):
                return True
        return False

    def start(self, g: State, sc: int) -> None:
        g.stack.append(ListFrame(self.id, sc))

    def next(self, g: State, f: ListFrame) -> bool:
        f.at -= 1
        if f.done == len(self.ops):
            g.stack.pop()
            return True
        f.done += 1
        self.ops[f.done - 1].start(g, f.sc)
        return True


class May(Op):
    """The player is asked first."""

    __slots__ = ("op",)

    def __init__(self, op: Op) -> None:
        super().__init__()
        self.op = op
        self.steps = (self.take,)

    def possible(self, g: State, s: Scope) -> bool:
        return self.op.possible(g, s)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        if not self.op.possible(g, s):
            s.last = NOTHING
            return
        g.begin(self.id, sc)
        g.ask(s.player, ASK_OPTION, (YES, NO), s.src)

    def take(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        if g.answer[0] == V_YES:
            self.op.start(g, f.sc)
        else:
            g.scopes[f.sc].last = NOTHING
        return True


class If(Op):
    __slots__ = ("cond", "op")

    def __init__(self, cond: CondFn, op: Op) -> None:
        super().__init__()
        self.cond = cond
        self.op = op

    def possible(self, g: State, s: Scope) -> bool:
        return self.cond(g, s) and self.op.possible(g, s)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        if self.cond(g, s):
            self.op.start(g, sc)
        else:
            s.last = NOTHING


class Repeat(Op):
    """The same several times, each with choices of its own; how often is counted at the start."""

    __slots__ = ("n", "op")

    def __init__(self, n: ValueFn, op: Op) -> None:
        super().__init__()
        self.n = n
        self.op = op
        self.steps = (self.next,)

    def possible(self, g: State, s: Scope) -> bool:
        return self.op.possible(g, s)

    def start(self, g: State, sc: int) -> None:
        g.stack.append(ListFrame(self.id, sc, self.n(g, g.scopes[sc])))

    def next(self, g: State, f: ListFrame) -> bool:
        f.at -= 1
        if f.done <= 0:
            g.stack.pop()
            return True
        f.done -= 1
        self.op.start(g, f.sc)
        return True


class OneOf(Op):
    """The player picks one of several effects, of those that could do anything."""

    __slots__ = ("ops", "words")

    def __init__(self, ops: tuple[Op, ...], words: tuple[str, ...]) -> None:
        super().__init__()
        self.ops = ops
        self.words = words  # what each of them does
        self.steps = (self.take,)

    def option(self, n: int) -> str:
        return self.words[n - 1]

    def possible(self, g: State, s: Scope) -> bool:
        for op in self.ops:
            if op.possible(g, s):
                return True
        return False

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        opts = [(V_OPTION, -1, -1, i + 1) for i, op in enumerate(self.ops) if op.possible(g, s)]
        if not opts:
            s.last = NOTHING
            return
        g.begin(self.id, sc)
        g.ask(s.player, ASK_OPTION, tuple(opts), s.src)

    def take(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        self.ops[g.answer[3] - 1].start(g, f.sc)
        return True
