"""Status cards; exhausting and readying."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mc_env.cards.kit import effects as e
from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import (
    ENEMY_TYPES,
    EVENT_EXHAUST,
    EVENT_READY,
    EVENT_STATUS,
    LABEL_ATTACK,
    STAT_CANNOT_READY,
    STATUS_CONFUSED,
    STATUS_STUNNED,
    Status,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.statuses import can_get
from mc_env.engine.effects.base import ChooseOp, Context, TargetedOp, after, done, handles, listened
from mc_env.engine.effects.frames import TakeStatusFrame
from mc_env.engine.program.ops import OP_NODES, Op
from mc_env.engine.resolving.attack import can_be_attacked
from mc_env.engine.resolving.damage import announce_attack
from mc_env.engine.state.options import ASK_OPTION, V_OPTION
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY
from mc_env.kernel.frames import Frame
from mc_env.kernel.log import note
from mc_env.kernel.ops import share_of
from mc_env.kernel.records import Scope

if TYPE_CHECKING:
    from mc_env.kernel.columns import Column

STATUS_NAMES: Final = ("stunned", "confused", "tough")


class GiveStatus(TargetedOp):
    """Give status cards (Reference "Status Cards"). As part of a labeled attack it is an attack on an enemy, and only what may be
    attacked is a target."""

    __slots__ = ("attack", "status")

    def __init__(self, n: e.Give, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.steps = (self.give,)
        self.status = int(n.status)
        self.attack = bool(ctx.labels & LABEL_ATTACK)
        self.find = self.target(n.to, ctx, pre)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        if not can_get(g, c, self.status):
            return False
        return not self.attack or g.ctype[c] not in ENEMY_TYPES or s.player < 0 or can_be_attacked(g, s.player, c)

    def start(self, g: State, sc: int) -> None:
        if self.attack and self.strike(g, sc):
            return
        self.give_to_all(g, sc)

    def strike(self, g: State, sc: int) -> bool:
        """Enemies that a labeled attack is directed at are attacked, damage or not (Reference "Attack (Player Ability
        Type)"). True if somebody may answer that first."""
        s = g.scopes[sc]
        enemies = [c for c in self.find(g, s) if g.ctype[c] in ENEMY_TYPES and self.affects(g, s, c)]
        if s.act not in g.recs or not enemies:
            return False
        g.stack.append(Frame(self.id, sc))
        if announce_attack(g, s.act, enemies):
            return True
        g.stack.pop()
        return False

    def give(self, g: State, f: Frame) -> bool:
        """The attack was answered; its targets may have gone."""
        g.stack.pop()
        self.give_to_all(g, f.sc)
        return True

    def give_to_all(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        found = self.find(g, s)
        given = []
        for c in found:
            if self.affects(g, s, c):
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
                status = f.status if f.status >= 0 else there[0]
                column(g, status)[c] -= 1
                note(g, "status discarded", card=c, status=STATUS_NAMES[status])
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


class ReplaceStatusEffect(TargetedOp):
    """A status card is replaced with another: by nobody who could not have that one (Reference "Status Cards")."""

    __slots__ = ("new", "old")

    def __init__(self, n: e.ReplaceStatus, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.old = int(n.old)
        self.new = int(n.new)
        self.find = self.target(n.of, ctx, pre)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return column(g, self.old)[c] > 0 and can_get(g, c, self.new)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        found = self.find(g, s)
        changed = [c for c in found if self.affects(g, s, c)]
        for c in changed:
            column(g, self.old)[c] -= 1
            note(g, "status discarded", card=c, status=STATUS_NAMES[self.old])
            column(g, self.new)[c] += 1
            note(g, "status", card=c, status=STATUS_NAMES[self.new])
        s.last = done(len(changed), len(found), tuple(changed))
        if changed and listened(g, EVENT_STATUS):
            after(g, [(EVENT_STATUS, c, mod.you_of(g, c), self.new) for c in changed], s.src)


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
        e.ReplaceStatus: ReplaceStatusEffect,
        e.Exhaust: ExhaustEffect,
        e.Ready: ReadyEffect,
    }
)
