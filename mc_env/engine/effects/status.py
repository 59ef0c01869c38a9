"""Status cards; exhausting and readying."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mc_env.cards.kit import effects as e
from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import (
    EVENT_EXHAUST,
    EVENT_READY,
    EVENT_STATUS,
    STAT_CANNOT_READY,
    STATUS_CONFUSED,
    STATUS_STUNNED,
    Status,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.statuses import can_get
from mc_env.engine.effects.base import ChooseOp, Context, TargetedOp, after, done, handles, listened
from mc_env.engine.effects.frames import TakeStatusFrame
from mc_env.engine.program.ops import OP_NODES, Op, share_of
from mc_env.engine.state.log import note
from mc_env.engine.state.options import ASK_OPTION, V_OPTION
from mc_env.engine.state.records import Scope
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY

if TYPE_CHECKING:
    from mc_env.engine.state.columns import Column

STATUS_NAMES: Final = ("stunned", "confused", "tough")


class GiveStatus(TargetedOp):
    """Give status cards (Reference "Status Cards")."""

    __slots__ = ("status",)

    def __init__(self, n: e.Give, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.status = int(n.status)
        self.find = self.target(n.to, ctx, pre)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return can_get(g, c, self.status)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        found = self.find(g, s)
        given = []
        for c in found:
            if can_get(g, c, self.status):
                column(g, self.status)[c] += 1
                given.append((EVENT_STATUS, c, mod.you_of(g, c), self.status))
                note(g, "status", card=c, status=STATUS_NAMES[self.status])
        s.last = done(len(given), len(found), tuple(c for _, c, _, _ in given))
        if given and listened(g, EVENT_STATUS):
            after(g, given, s.src)


def column(g: State, status: int) -> Column:
    """The column of a status."""
    return g.stunned if status == STATUS_STUNNED else g.confused if status == STATUS_CONFUSED else g.tough


class TakeStatusEffect(TargetedOp):
    """Discard a status card; of any type if none is named: the player picks among those that are there."""

    __slots__ = ("discarding", "kinds", "status")

    def __init__(self, n: e.TakeStatus, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.steps = (self.find_characters, self.discard, self.take_answer)
        self.discarding = self.number(self.discard)
        self.status = -1 if n.status is None else int(n.status)
        self.find = self.target(n.from_, ctx, pre)
        self.kinds: tuple[int, ...] = ()
        if n.status is None:  # ops that are never run, for the words of the options
            words = [(Op().id, e.TakeStatus(status, n.from_)) for status in Status]
            OP_NODES.update(words)
            self.kinds = tuple(op for op, _ in words)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        if self.status < 0:
            return bool(g.stunned[c] or g.confused[c] or g.tough[c])
        return column(g, self.status)[c] > 0

    def start(self, g: State, sc: int) -> None:
        g.stack.append(TakeStatusFrame(self.id, sc, status=self.status))

    def find_characters(self, g: State, f: TakeStatusFrame) -> bool:
        f.characters = tuple(self.find(g, g.scopes[f.sc]))
        f.wanted = len(f.characters)
        return False

    def discard(self, g: State, f: TakeStatusFrame) -> bool:
        """From one character after another; where there are several types, the player is asked for one."""
        s = g.scopes[f.sc]
        while f.characters:
            c = f.characters[0]
            there = [x for x in range(len(STATUS_NAMES)) if column(g, x)[c] and self.status in (-1, x)]
            if len(there) > 1 and f.status < 0:
                by = s.player if s.player >= 0 else g.first
                g.ask(by, ASK_OPTION, tuple((V_OPTION, s.src, x, self.kinds[x]) for x in there), s.src)
                return True
            if there:
                column(g, f.status if f.status >= 0 else there[0])[c] -= 1
                f.taken += 1
            f.characters = f.characters[1:]
            f.status = self.status
        s.last = done(f.taken, f.wanted)
        g.stack.pop()
        return True

    def take_answer(self, g: State, f: TakeStatusFrame) -> bool:
        f.status = g.answer[2]
        f.at = self.discarding
        return False


class ExhaustEffect(TargetedOp):
    """Exhaust cards; chosen ones must all be ready. Of "each" card, exhausted ones are no targets (Reference "Target")."""

    __slots__ = ("each", "own")

    def __init__(self, n: e.Exhaust, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.own = isinstance(n.target, k.Self_)
        self.find = self.target(n.target, ctx, pre)
        self.each = self.target_slot < 0

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return g.zone[c] >= PLAY and not g.exhausted[c]

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        found = self.find(g, s)
        changed = [c for c in found if self.affects(g, s, c)]
        for c in changed:
            g.exhausted[c] = 1
            note(g, "exhaust", card=c)
        s.last = done(len(changed), 1 if self.each else len(found), tuple(changed))
        if changed and listened(g, EVENT_EXHAUST):
            after(g, [(EVENT_EXHAUST, c, s.player, 1) for c in changed], s.src)

    def fully(self, g: State, s: Scope) -> bool:
        found = self.find(g, s)
        ready = 0
        for c in found:
            if g.zone[c] >= PLAY and not g.exhausted[c]:
                ready += 1
        return ready > 0 and (self.each or ready == len(found))

    def share(self, g: State, s: Scope) -> int:
        found = [c for c in self.find(g, s) if g.zone[c] >= PLAY]
        ready = [c for c in found if not g.exhausted[c]]
        return share_of(len(ready), len(ready) if self.each else len(found))


class ReadyEffect(TargetedOp):
    """Ready cards."""

    __slots__ = ()

    def __init__(self, n: e.Ready, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return (
            g.zone[c] >= PLAY
            and g.exhausted[c] > 0
            and not (g.mods[STAT_CANNOT_READY] and mod.stat(g, c, STAT_CANNOT_READY))
        )

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        found = self.find(g, s)
        changed = [c for c in found if self.affects(g, s, c)]
        for c in changed:
            g.exhausted[c] = 0
            note(g, "ready", card=c)
        s.last = done(len(changed), len(found), tuple(changed))
        if changed and listened(g, EVENT_READY):
            after(g, [(EVENT_READY, c, s.player, 1) for c in changed], s.src)


handles(
    {
        e.Give: GiveStatus,
        e.TakeStatus: TakeStatusEffect,
        e.Exhaust: ExhaustEffect,
        e.Ready: ReadyEffect,
    }
)
