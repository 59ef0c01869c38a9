"""Enemy activations: how one begins, waits for another to finish, and ends (Reference "Activation")."""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import AFTER, EVENT_ACTIVATION_ENDS, EVENT_ATTACK, EVENT_SCHEME, TYPE_HERO, WOULD
from mc_env.engine.board import lasting, moves
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.events import open_at
from mc_env.engine.program.ops import OP_ENEMY_ATTACK, OP_ENEMY_SCHEME, OP_FOLLOW, OP_QUEUE, OPS, Op
from mc_env.engine.resolving.frames import ActivationFrame
from mc_env.engine.state.frames import FollowFrame
from mc_env.engine.state.options import ASK_ORDER, V_ACTIVATE
from mc_env.engine.state.records import F_ATTACK, F_ENDED, F_MADE, F_NO_BOOST, F_OVER, Record
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import BOOST, PLAY, TABLE
from mc_env.kernel.frames import Frame
from mc_env.kernel.log import fact, note
from mc_env.kernel.ops import FIRST
from mc_env.kernel.records import FULLY, NONE

_HOW_AT: Final = 8  # how a waiting activation is to be made stands above its kind
_KIND: Final = (1 << _HOW_AT) - 1


def initiate(
    g: State,
    kind: int,
    enemy: int,
    player: int,
    sc: int = -1,
    follow: tuple[int, int] = (-1, -1),
    character: int = -1,
    how: int = 0,
) -> bool:
    """Start an attack or scheme of an enemy, or queue it behind the activation in progress.

    `follow` is an op and a scope to run when it has finished. `how` it is made: how much more ATK or SCH the enemy has for it,
    and in the lowest bit whether it gets no boost card. False if nothing can even be attempted.
    """
    if g.zone[enemy] < PLAY or not g.alive[player]:
        return False
    if g.activating:
        g.queue += ((kind | how << _HOW_AT, enemy, player, character, follow[0], follow[1]),)
        if g.ledger is not None:
            fact(g, "activation waits", card=enemy, player=player, attack=kind == EVENT_ATTACK)
        return True
    target = character if character >= 0 else g.identity[player]
    flags = F_ATTACK if kind == EVENT_ATTACK else 0
    r = g.new_rec(kind, enemy, enemy, -1, target, player, 0, flags)
    rec = g.recs[r]
    rec.lanes = (r,)
    if how:
        rec.boost = how >> 1
        rec.flags |= F_NO_BOOST if how & 1 else 0
    if follow[0] >= 0:
        rec.follow = (follow,)
    g.stack.append(ActivationFrame(OP_ENEMY_ATTACK if kind == EVENT_ATTACK else OP_ENEMY_SCHEME, sc, r))
    if g.ledger is not None:
        attack = kind == EVENT_ATTACK
        fact(
            g, "activation", rec=r, card=enemy, player=player, attack=attack, target=target, more=how >> 1, bare=how & 1
        )
    return True


def activate(g: State, enemy: int, player: int, sc: int = -1, follow: tuple[int, int] = (-1, -1), how: int = 0) -> bool:
    """An enemy activates against a player: an attack in hero form, a scheme in alter-ego form."""
    hero = g.ctype[g.identity[player]] == TYPE_HERO
    return initiate(g, EVENT_ATTACK if hero else EVENT_SCHEME, enemy, player, sc, follow, how=how)


def gone(g: State, rec: Record) -> bool:
    """Whether an activation has ended: its enemy left play, its player was eliminated, or something ended it."""
    return bool(rec.flags & F_OVER) or g.zone[rec.actor] < PLAY or not g.alive[rec.tplayer]


class ActivationOp(Op):
    """What attacks and schemes of enemies share: how they begin and how they end (Reference "Activation")."""

    __slots__ = ("cannot", "event", "following")

    def __init__(self, number: int, event: int, cannot: int) -> None:
        super().__init__(number)
        self.event = event
        self.cannot = cannot  # the stat that forbids it
        self.following = -1

    def status_stops(self, g: State, enemy: int) -> bool:
        """Whether a status card is discarded instead."""
        raise NotImplementedError

    def would_activate(self, g: State, f: ActivationFrame) -> bool:
        """Nothing comes of it if the enemy cannot, is stunned or confused, or an ability replaces it."""
        rec = g.recs[f.activation]
        enemy = rec.actor
        if (g.mods[self.cannot] and mod.stat(g, enemy, self.cannot)) or self.status_stops(g, enemy):
            rec.flags |= F_ENDED
            return False
        return open_at(g, f.activation, self.event, WOULD)

    def begin(self, g: State, f: ActivationFrame) -> bool:
        rec = g.recs[f.activation]
        if gone(g, rec):
            end_activation(g, f, rec)
            return True
        g.activating += 1
        if g.log is not None:
            if self.event == EVENT_ATTACK:
                note(g, "enemy attacks", actor=rec.actor, player=rec.tplayer, target=rec.target, _rec=f.activation)
            else:
                note(g, "enemy schemes", actor=rec.actor, player=rec.tplayer, _rec=f.activation)
        return False

    def follow_up(self, g: State, f: ActivationFrame) -> bool:
        """What was to follow this activation, one after another."""
        todo: list[tuple[int, int, int]] = []
        for lane in g.recs[f.activation].lanes:
            for what, scope in g.recs[lane].follow:
                if what >= 0:  # else no damage was dealt
                    todo.append((lane, what, scope))
        if f.lane >= len(todo):
            return False
        r, op, sc = todo[f.lane]
        f.lane += 1
        f.at = self.following
        g.stack.append(FollowFrame(OP_FOLLOW, sc, op, r))
        return True

    def activation_ends(self, g: State, f: ActivationFrame) -> bool:
        return open_at(g, f.activation, EVENT_ACTIVATION_ENDS, AFTER)

    def end(self, g: State, f: ActivationFrame) -> bool:
        g.activating -= 1
        end_activation(g, f, g.recs[f.activation])
        return True


class FollowOp(Op):
    """Run an op in a kept scope, with the finished activation as its subject; then drop the scope."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_FOLLOW)
        self.steps = (self.run, self.end)

    def run(self, g: State, f: FollowFrame) -> bool:
        g.scopes[f.sc].act = f.activation
        OPS[f.follow].start(g, f.sc)
        return True

    def end(self, g: State, f: FollowFrame) -> bool:
        g.stack.pop()
        g.scopes.pop(f.sc, None)
        return True


FollowOp()


def end_activation(g: State, f: ActivationFrame, main: Record) -> None:
    """Leftover boost cards are discarded, "this attack" effects end, activations that waited go on."""
    made = any(g.recs[r].flags & F_MADE for r in main.lanes)
    for r in main.lanes:
        for c in g.recs[r].cards:
            if g.zone[c] == BOOST or g.zone[c] == TABLE:
                moves.discard(g, c)
        for op, sc in g.recs[r].follow:
            if not made or op < 0:
                g.scopes.pop(sc, None)
    lasting.end_of_attack(g, main.lanes)
    g.stack.pop()
    if g.ledger is not None:
        fact(g, "activation over", rec=f.activation, made=made)
    report = (FULLY if made else NONE, main.dealt, main.hit)
    for r in main.lanes:
        g.recs.pop(r, None)
    if f.sc >= 0 and f.sc in g.scopes:
        g.scopes[f.sc].last = report
    if g.queue and not g.activating:
        g.begin(OP_QUEUE, -1)


class QueueOp(Op):
    """Activations that waited for another to finish; the first player orders them."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_QUEUE)
        self.steps = (self.ask_which, self.start_it)

    def ask_which(self, g: State, f: Frame) -> bool:
        if g.queue:
            g.ask(g.first, ASK_ORDER, tuple((V_ACTIVATE, q[1], q[2], i) for i, q in enumerate(g.queue)))
        else:
            g.stack.pop()
        return True

    def start_it(self, g: State, f: Frame) -> bool:
        f.at = FIRST
        i = g.answer[3]
        kind, enemy, player, character, op, sc = g.queue[i]
        g.queue = g.queue[:i] + g.queue[i + 1 :]
        kind, how = kind & _KIND, kind >> _HOW_AT
        if not initiate(g, kind, enemy, player, -1, (op, sc), character, how) and sc >= 0:
            g.scopes.pop(sc, None)
        return True


QueueOp()
