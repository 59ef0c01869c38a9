"""Enemy activations: how one begins, waits for another to finish, and ends (Reference "Activation")."""

from __future__ import annotations

from mc_env.cards.terms import EVENT_ATTACK, EVENT_SCHEME, TYPE_HERO
from mc_env.engine.board import lasting, moves
from mc_env.engine.program.ops import OP_ENEMY_ATTACK, OP_ENEMY_SCHEME, OP_FOLLOW, OP_QUEUE, OPS, Op
from mc_env.engine.state.frames import OldFrame
from mc_env.engine.state.log import fact
from mc_env.engine.state.options import ASK_ORDER, V_ACTIVATE
from mc_env.engine.state.records import F_ATTACK, F_OVER, FULLY, NONE, Record
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import BOOST, PLAY, TABLE


def initiate(
    g: State, kind: int, enemy: int, player: int, sc: int = -1, follow: tuple[int, int] = (-1, -1), character: int = -1
) -> bool:
    """Start an attack or scheme of an enemy, or queue it behind the activation in progress.

    `follow` is an op and a scope to run when it has finished. False if nothing can even be attempted.
    """
    if g.zone[enemy] < PLAY or not g.alive[player]:
        return False
    if g.activating:
        g.queue += ((kind, enemy, player, character, follow[0], follow[1]),)
        if g.ledger is not None:
            fact(g, "activation waits", card=enemy, player=player, attack=kind == EVENT_ATTACK)
        return True
    target = character if character >= 0 else g.identity[player]
    flags = F_ATTACK if kind == EVENT_ATTACK else 0
    r = g.new_rec(kind, enemy, enemy, -1, target, player, 0, flags)
    rec = g.recs[r]
    rec.lanes = (r,)
    if follow[0] >= 0:
        rec.follow = (follow,)
    g.push(OP_ENEMY_ATTACK if kind == EVENT_ATTACK else OP_ENEMY_SCHEME, sc, r, 0, 0)
    if g.ledger is not None:
        fact(g, "activation", rec=r, card=enemy, player=player, attack=kind == EVENT_ATTACK, target=target)
    return True


def activate(g: State, enemy: int, player: int, sc: int = -1, follow: tuple[int, int] = (-1, -1)) -> bool:
    """An enemy activates against a player: an attack in hero form, a scheme in alter-ego form."""
    hero = g.ctype[g.identity[player]] == TYPE_HERO
    return initiate(g, EVENT_ATTACK if hero else EVENT_SCHEME, enemy, player, sc, follow)


def gone(g: State, rec: Record) -> bool:
    """Whether an activation has ended: its enemy left play, its player was eliminated, or something ended it."""
    return bool(rec.flags & F_OVER) or g.zone[rec.actor] < PLAY or not g.alive[rec.tplayer]


def run_follow_ups(g: State, f: OldFrame, main: Record) -> bool:
    """Run what was to follow this activation, one after another; False while something was pushed."""
    if f.at != 11:
        return True
    todo: list[tuple[int, int, int]] = []
    for lane in main.lanes:
        for what, scope in g.recs[lane].follow:
            todo.append((lane, what, scope))
    if f.b < len(todo):
        r, op, sc = todo[f.b]
        f.b += 1
        g.push(OP_FOLLOW, sc, op, r)
        return False
    f.at = 12
    return True


class FollowOp(Op):
    """Run an op in a kept scope, with the finished activation as its subject; then drop the scope."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_FOLLOW)

    def step(self, g: State, f: OldFrame) -> None:
        if f.at == 0:
            f.at = 1
            g.scopes[f.sc].act = f.b
            OPS[f.a].start(g, f.sc)
            return
        g.stack.pop()
        g.scopes.pop(f.sc, None)


FollowOp()


def end_activation(g: State, f: OldFrame, main: Record, made: bool) -> None:
    """Common end of attacks and schemes."""
    for r in main.lanes:
        for c in g.recs[r].cards:
            if g.zone[c] == BOOST or g.zone[c] == TABLE:
                moves.discard(g, c)
        if not made:
            for _, sc in g.recs[r].follow:
                g.scopes.pop(sc, None)
    lasting.end_of_attack(g, main.lanes)
    g.stack.pop()
    if g.ledger is not None:
        fact(g, "activation over", rec=f.a, made=made)
    report = (FULLY if made else NONE, main.dealt, main.hit)
    for r in main.lanes:
        g.recs.pop(r, None)
    if f.sc >= 0 and f.sc in g.scopes:
        g.scopes[f.sc].last = report
    if g.queue and not g.activating:
        g.push(OP_QUEUE, -1)


class QueueOp(Op):
    """Activations that waited for another to finish; the first player orders them."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_QUEUE)

    def step(self, g: State, f: OldFrame) -> None:
        if f.at == 0:
            if not g.queue:
                g.stack.pop()
                return
            f.at = 1
            g.ask(g.first, ASK_ORDER, tuple((V_ACTIVATE, q[1], q[2], i) for i, q in enumerate(g.queue)))
            return
        f.at = 0
        i = g.answer[3]
        kind, enemy, player, character, op, sc = g.queue[i]
        g.queue = g.queue[:i] + g.queue[i + 1 :]
        if not initiate(g, kind, enemy, player, -1, (op, sc), character) and sc >= 0:
            g.scopes.pop(sc, None)


QueueOp()
