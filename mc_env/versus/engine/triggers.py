"""Powers that have triggered: reactions at once, the others when no effect is in progress.

Rulebook: "Timing", "Reaction Powers".
"""

from __future__ import annotations

from mc_env.kernel.frames import Frame
from mc_env.kernel.state import Opt
from mc_env.versus.engine import events, limits, powers, values
from mc_env.versus.engine.frames import ListFrame, UseFrame
from mc_env.versus.engine.options import ASK_ORDER, ASK_REACTION, PASS, V_ORDER, V_PASS, V_REACT
from mc_env.versus.engine.powers import POWER_OP
from mc_env.versus.engine.state import Due, State
from mc_env.versus.engine.tables import OP_POWER, OP_REACTIONS, OP_TRIGGERS, POWERS, Op
from mc_env.versus.terms import MOMENT_REACTION


def reacts(d: Due) -> bool:
    return POWERS[d[1]].moment == MOMENT_REACTION


def look(g: State) -> bool:
    """Begin with what is due, if anything can be done about it now."""
    top = g.stack[-1].op if g.stack else -1
    if top == OP_REACTIONS:
        return False
    since = in_progress(g)
    for d in g.due:
        if d[2] > since and reacts(d):
            g.stack.append(ListFrame(OP_REACTIONS, -1, since))
            return True
    for f in g.stack:
        if isinstance(f, UseFrame):
            return False
    if top == OP_TRIGGERS:
        return False
    g.stack.append(Frame(OP_TRIGGERS, -1))
    return True


def in_progress(g: State) -> int:
    """When the reaction that is being used began, as a serial number, or -1: what happened before waits until it is done."""
    for i in range(len(g.stack) - 2, -1, -1):
        if g.stack[i].op == OP_REACTIONS:
            return g.stack[i + 1].sc
    return -1


def take(g: State, i: int) -> Due:
    """One of the powers that are due is not any more."""
    d = g.due[i]
    g.due = g.due[:i] + g.due[i + 1 :]
    return d


class TriggersOp(Op):
    """Powers that have triggered resolve one after another; the player whose turn it is decides the order."""

    __slots__ = ("looking",)

    def __init__(self) -> None:
        super().__init__(OP_TRIGGERS)
        self.steps = (self.look, self.resolve)
        self.looking = self.number(self.look)

    def look(self, g: State, f: Frame) -> bool:
        if not g.due or g.outcome:
            g.due = ()
            g.stack.pop()
            return True
        opts: list[Opt] = [(V_ORDER, d[0], d[1], i) for i, d in enumerate(g.due)]
        if len(opts) == 1:
            g.settle(opts[0])
            return False
        decider = g.active if g.active >= 0 else g.first
        if not g.alive[decider]:
            decider = g.next_player(decider)
        g.ask(decider, ASK_ORDER, tuple(opts))
        return True

    def resolve(self, g: State, f: Frame) -> bool:
        src, power, r, p, card, n = take(g, g.answer[3])
        f.at = self.looking
        if not g.alive[p] and not POWERS[power].outlives:
            events.forget(g, r)
            return False
        sc = g.new_scope(src, p, r)
        g.scopes[sc].slots = (-1, card, n, -1)
        g.stack.append(UseFrame(OP_POWER, sc, power, 0, POWER_OP.resolving))
        return True


class ReactionsOp(Op):
    """Players may react, the one whose turn it is first; each reaction is a super power that is paid for.

    The frame says since when: inside another reaction only to what comes of that one."""

    __slots__ = ("asking",)

    def __init__(self) -> None:
        super().__init__(OP_REACTIONS)
        self.steps = (self.ask, self.answer)
        self.asking = self.number(self.ask)

    def options(self, g: State, f: ListFrame, p: int) -> list[Opt]:
        out: list[Opt] = []
        for i, (c, number, r, q, _, _) in enumerate(g.due):
            power = POWERS[number]
            if q != p or r <= f.done or not reacts(g.due[i]) or not g.alive[p] or not powers.usable(g, p, c, power, r):
                continue
            ids = [x.id for _, x in values.powers_of(g, c)]
            if not limits.used_up(g, c, power, max(ids.count(power.id), 1)):
                out.append((V_REACT, c, number, i))
        return out

    def ask(self, g: State, f: ListFrame) -> bool:
        p = g.active
        for _ in range(g.n):
            opts = self.options(g, f, p)
            if opts:
                g.ask(p, ASK_REACTION, (*opts, PASS))
                return True
            self.pass_on(g, f, p)
            p = (p + 1) % g.n
        g.stack.pop()
        g.dirty = True  # the powers that are no reactions come now
        return True

    def answer(self, g: State, f: ListFrame) -> bool:
        f.at = self.asking
        verb, _, _, i = g.answer
        if verb == V_PASS:
            waiting = [d[3] for d in g.due if reacts(d) and d[2] > f.done]
            self.pass_on(g, f, min(waiting, key=lambda p: (p - g.active) % g.n))
            return False
        c, number, r, p, _, _ = take(g, i)
        powers.begin(g, c, p, POWERS[number], r)
        return True

    def pass_on(self, g: State, f: ListFrame, p: int) -> None:
        """What a player does not react to, or cannot, is over for them."""
        for d in [d for d in g.due if d[3] == p and d[2] > f.done and reacts(d)]:
            g.due = tuple([x for x in g.due if x != d])
            events.forget(g, d[2])


TriggersOp()
ReactionsOp()
