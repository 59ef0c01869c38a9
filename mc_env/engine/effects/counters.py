"""Counters: put on cards, and taken off."""

from __future__ import annotations

from typing import Final

from mc_env.cards.kit import effects as e
from mc_env.cards.terms import EVENT_COUNTER, EVENT_IF_EVER
from mc_env.engine.effects.base import ChooseOp, Context, TargetedOp, after, done, handles, listened
from mc_env.engine.program.tables import COUNTERS, FACES, counter_id
from mc_env.engine.query.values import compile_value
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY
from mc_env.kernel.log import note
from mc_env.kernel.ops import share_of
from mc_env.kernel.records import Scope
from mc_env.kernel.zones import NOBODY

_IF_EVER: Final = EVENT_IF_EVER * 3


class AddCountersEffect(TargetedOp):
    """Put named counters on cards."""

    __slots__ = ("counter", "n")

    def __init__(self, n: e.AddCounters, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)
        self.n = compile_value(n.n, ctx)
        self.counter = counter_id(n.counter)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return g.zone[c] >= PLAY

    def possible(self, g: State, s: Scope) -> bool:
        return any(self.affects(g, s, c) for c in self.find(g, s))

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        n = self.n(g, s)
        found = [c for c in self.find(g, s) if self.affects(g, s, c)]
        for c in found:
            if n > 0:
                key = c << 8 | self.counter
                g.counters[key] = g.counters.get(key, 0) + n
                tell(g, c, self.counter, n)
        s.last = done(n if found else 0, 1, tuple(found))
        if g.trig[_IF_EVER]:
            g.dirty = True
        if n > 0 and listened(g, EVENT_COUNTER):
            after(g, [(EVENT_COUNTER, c, s.player, n) for c in found], s.src)


class RemoveCountersEffect(TargetedOp):
    """Remove named counters; the last one of a card with uses has it discarded after the effect."""

    __slots__ = ("counter", "n")

    def __init__(self, n: e.RemoveCounters, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)
        self.n = compile_value(n.n, ctx)
        self.counter = counter_id(n.counter)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return g.counters.get(c << 8 | self.counter, 0) > 0

    def fully(self, g: State, s: Scope) -> bool:
        found = self.find(g, s)
        n = self.n(g, s)
        return bool(found) and all(g.counters.get(c << 8 | self.counter, 0) >= n for c in found)

    def share(self, g: State, s: Scope) -> int:
        found = self.find(g, s)
        n = self.n(g, s)
        return share_of(sum([min(n, g.counters.get(c << 8 | self.counter, 0)) for c in found]), n * len(found))

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        n = self.n(g, s)
        total = 0
        for c in self.find(g, s):
            key = c << 8 | self.counter
            x = min(n, g.counters.get(key, 0))
            if x:
                total += x
                g.counters[key] -= x
                tell(g, c, self.counter, -x)
                if not g.counters[key]:
                    del g.counters[key]
                    uses = FACES[g.face[c]].uses
                    if uses is not None and counter_id(uses[0]) == self.counter:
                        g.spent += (c,)
        s.last = done(total, n)
        if g.trig[_IF_EVER]:
            g.dirty = True


def tell(g: State, c: int, counter: int, n: int) -> None:
    """Counters on cards of the scenario are news; what players do with their own is told by the ability."""
    if g.log is not None and g.owner[c] == NOBODY:
        event = "counters placed" if n > 0 else "counters removed"
        note(g, event, card=c, counter=COUNTERS[counter], amount=abs(n))


handles(
    {
        e.AddCounters: AddCountersEffect,
        e.RemoveCounters: RemoveCountersEffect,
    }
)
