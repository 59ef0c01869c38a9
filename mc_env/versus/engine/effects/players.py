"""Effects on players and their hands (`cards.kit.players`)."""

from __future__ import annotations

from mc_env.kernel.frames import Frame
from mc_env.kernel.records import DONE, NOTHING, Scope, set_slot
from mc_env.kernel.state import Opt
from mc_env.versus.cards import kit
from mc_env.versus.engine import moves, values
from mc_env.versus.engine.effects.base import AtOnce, different
from mc_env.versus.engine.options import ASK_DISCARD, ASK_OPTION, V_PICK, V_PLAYER
from mc_env.versus.engine.selecting import PLAYER_SLOT
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import Op
from mc_env.versus.engine.zones import HAND
from mc_env.versus.terms import TYPE_SUPPORTING


def player_meant(g: State, s: Scope) -> int:
    """The player that was chosen, or else the one that the event is about."""
    q = s.slots[PLAYER_SLOT] if len(s.slots) > PLAYER_SLOT else -1
    if isinstance(q, int) and q >= 0:
        return q
    return g.recs[s.rec].tplayer if s.rec in g.recs else -1


class Choose(Op):
    """A player is chosen; what follows speaks of them."""

    __slots__ = ("op", "who")

    def __init__(self, who: str, op: Op) -> None:
        super().__init__()
        self.who = who
        self.op = op
        self.steps = (self.take,)

    def candidates(self, g: State, s: Scope) -> list[int]:
        if self.who == kit.AN_ENEMY_PLAYER:
            return list(g.enemies(s.player))
        if self.who == kit.ANYBODY:
            return list(g.players())
        return [q for q in g.players() if not g.zones[HAND + q] or not _helpers(g, q)]

    def possible(self, g: State, s: Scope) -> bool:
        for q in self.candidates(g, s):
            one = Scope(s.src, s.player, s.rec, slots=(*s.slots[:PLAYER_SLOT], q))
            if self.op.possible(g, one):
                return True
        return False

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        opts: list[Opt] = [(V_PLAYER, -1, q, 0) for q in self.candidates(g, s)]
        if not opts:
            s.last = NOTHING
            return
        g.begin(self.id, sc)
        if len(opts) == 1:
            g.settle(opts[0])
        else:
            g.ask(s.player, ASK_OPTION, tuple(opts), s.src)

    def take(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        set_slot(g.scopes[f.sc], PLAYER_SLOT, g.answer[2])
        self.op.start(g, f.sc)
        return True


def _helpers(g: State, q: int) -> bool:
    return any(g.ctype[c] == TYPE_SUPPORTING for c in values.of_player(g, q))


class Discards(Op):
    """A player discards a card, one they pick or a random one."""

    __slots__ = ("random",)

    def __init__(self, node: kit.Discards) -> None:
        super().__init__()
        self.random = node.random
        self.steps = (self.take,)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        q = player_meant(g, s)
        hand = g.zones[HAND + q] if q >= 0 and g.alive[q] else ()
        s.last = NOTHING
        if not hand:
            return
        g.begin(self.id, sc)
        if self.random:
            g.settle((V_PICK, moves.at_random(g, q, hand), -1, 0))
        else:
            g.ask(q, ASK_DISCARD, different(g, hand), s.src)

    def take(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        moves.discard_from_hand(g, player_meant(g, s), (g.answer[1],))
        s.last = DONE
        return True


class DiscardsHand(AtOnce):
    """All cards of the hand at the same time; an empty hand cannot be discarded."""

    __slots__ = ()

    def possible(self, g: State, s: Scope) -> bool:
        return bool(g.zones[HAND + s.player])

    def act(self, g: State, s: Scope) -> int:
        hand = g.zones[HAND + s.player]
        moves.discard_from_hand(g, s.player, hand)
        return len(hand)
