"""Two cards exchange their places."""

from __future__ import annotations

from mc_env.cards.kit import effects as e
from mc_env.cards.terms import WHEN, WOULD
from mc_env.engine.board import index, moves
from mc_env.engine.board.events import open_window
from mc_env.engine.board.leaving import announce, awaited, pairs, stays
from mc_env.engine.effects.base import ChooseOp, Context, TargetedOp, handles
from mc_env.engine.effects.frames import MoveFrame
from mc_env.engine.program.tables import CARDS, FACES
from mc_env.engine.resolving.entering import enter_play
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY, TABLE
from mc_env.kernel.columns import exchanged
from mc_env.kernel.records import FULLY, NOTHING, Scope


def same_title(g: State, a: int, b: int) -> bool:
    """Whether a card in play and one out of play share their title."""
    return FACES[g.face[a]].title == FACES[CARDS[g.card[b]].faces[0]].title


class SwapEffect(TargetedOp):
    """Two cards exchange places. Same title: the newcomer takes over everything on the old card (Reference "Swap")."""

    __slots__ = ("other",)

    def __init__(self, n: e.Swap, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.steps = (self.would_leave_play, self.when_it_leaves, self.swap_or_not)
        self.other = self.target(n.b, ctx, pre)
        self.find = self.target(n.a, ctx, pre)

    def possible(self, g: State, s: Scope) -> bool:
        return bool(self.find(g, s)) and bool(self.other(g, s))

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return True

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        aa, bb = self.find(g, s), self.other(g, s)
        if not aa or not bb or aa[0] == bb[0]:
            s.last = NOTHING
            return
        a, b = aa[0], bb[0]
        if g.zone[b] >= PLAY and g.zone[a] < PLAY:
            a, b = b, a
        s.last = (FULLY, 1, (a, b))
        if g.zone[a] >= PLAY > g.zone[b]:
            if awaited(g, (a,)) and not same_title(g, a, b):
                g.stack.append(MoveFrame(self.id, sc, announce(g, (a,), s.src), (a, b)))
            else:
                self.swap_in_play(g, s, a, b)
            return
        if g.zone[b] >= PLAY:  # both are in play: they change sides, and keep what is on them
            for column in (g.controller, g.engaged, g.host):
                column[a], column[b] = column[b], column[a]
            g.area = exchanged(g.area, a, b)
            g.dirty = True
            return
        za, zb = g.zone[a], g.zone[b]
        ia, ib = g.zones[za].index(a), g.zones[zb].index(b)
        pa, pb = index.PILE_KIND[za], index.PILE_KIND[zb]
        index.index_remove(g, a, pa)
        index.index_remove(g, b, pb)
        la, lb = list(g.zones[za]), list(g.zones[zb])
        if za == zb:
            la[ia], la[ib] = b, a
            g.zones[za] = tuple(la)
        else:
            la[ia], lb[ib] = b, a
            g.zones[za], g.zones[zb] = tuple(la), tuple(lb)
        g.zone[a], g.zone[b] = zb, za
        for c, z in ((a, zb), (b, za)):
            index.index_add(g, c, index.PILE_KIND[z])
            moves.learn(g, c, z)

    def would_leave_play(self, g: State, f: MoveFrame) -> bool:
        """Somebody may interrupt the leaving of the card in play."""
        open_window(g, pairs(g, f.leavings), WOULD)
        return True

    def when_it_leaves(self, g: State, f: MoveFrame) -> bool:
        open_window(g, pairs(g, f.leavings), WHEN)
        return True

    def swap_or_not(self, g: State, f: MoveFrame) -> bool:
        a, b = f.cards
        s = g.scopes[f.sc]
        swaps = not stays(g, f.leavings, a) and g.zone[a] >= PLAY > g.zone[b]
        for r in f.leavings:
            del g.recs[r]
        g.stack.pop()
        if swaps:
            self.swap_in_play(g, s, a, b)
        else:
            s.last = NOTHING
        return True

    def swap_in_play(self, g: State, s: Scope, a: int, b: int) -> None:
        same = same_title(g, a, b)
        controller, engaged, host = g.controller[a], g.engaged[a], g.host[a]
        if not same:
            self.take_place(g, a, b)
            enter_play(g, -1, b, controller, engaged, host)
            return
        kept = (g.damage[a], g.threat[a], g.exhausted[a], g.stunned[a], g.confused[a], g.tough[a], g.accel[a])
        counters = {k & 255: v for k, v in g.counters.items() if k >> 8 == a}
        riders = [x for x, h in enumerate(g.host) if h == a]
        for x in riders:
            g.host[x] = b
        self.take_place(g, a, b)
        moves.put_in_play(g, b, controller, engaged, host)
        (g.damage[b], g.threat[b], g.exhausted[b], g.stunned[b], g.confused[b], g.tough[b], g.accel[b]) = kept
        for key in [x for x in g.counters if x >> 8 == b]:
            del g.counters[key]
        for kind, n in counters.items():
            g.counters[b << 8 | kind] = n

    def take_place(self, g: State, a: int, b: int) -> None:
        """Card a leaves play for the very place of card b, which is on its way into play."""
        z = g.zone[b]
        i = g.zones[z].index(b)
        moves.lift(g, b)
        moves.lay(g, b, TABLE)
        moves.move(g, a, z)
        cards = list(g.zones[z][:-1])
        g.zones[z] = (*cards[:i], a, *cards[i:])


handles(
    {
        e.Swap: SwapEffect,
    }
)
