"""Effects on cards out of play: hands, decks, KO piles, resources."""

from __future__ import annotations

from mc_env.kernel.frames import Frame
from mc_env.kernel.records import DONE, NOTHING, Scope, set_slot
from mc_env.kernel.state import Opt
from mc_env.versus.cards import kit
from mc_env.versus.engine import moves, query
from mc_env.versus.engine.effects.base import CHOSEN_SLOT, AtOnce, ask_row, different, may_appear
from mc_env.versus.engine.options import (
    ASK_DISCARD,
    ASK_OPTION,
    ASK_PICK,
    ASK_TARGET,
    STOP,
    V_OPTION,
    V_PICK,
    V_PLAYER,
    V_TARGET,
)
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import FACES, Op
from mc_env.versus.engine.zones import DECK, HAND, KO_PILE, RESOURCES
from mc_env.versus.terms import (
    STAT_COST,
    TYPE_LOCATION,
    UNTIL_TURN_ENDS,
)


class Draw(AtOnce):
    __slots__ = ("n",)

    def __init__(self, node: kit.Draw) -> None:
        super().__init__()
        self.n = query.value(node.n)

    def act(self, g: State, s: Scope) -> int:
        return moves.draw(g, s.player, self.n(g, s))


class OntoYourSide(Op):
    """The card itself comes from its owner's KO pile onto their side, into a row of their choice."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.steps = (self.enter,)

    def possible(self, g: State, s: Scope) -> bool:
        return KO_PILE <= g.zone[s.src] < RESOURCES and may_appear(g, s.player, s.src)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        if not self.possible(g, s):
            s.last = NOTHING
            return
        g.begin(self.id, sc)
        ask_row(g, s.player, s.src)

    def enter(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        moves.enter(g, s.src, s.player, g.answer[2])
        s.last = DONE
        return True


class Dig(Op):
    """Search the deck for a copy of the character, which comes onto your side (rulebook, "Searching and Shuffling")."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.steps = (self.pick, self.enter)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        g.begin(self.id, sc)
        copies = [c for c in g.zones[DECK + s.player] if g.card[c] == g.card[s.src]]
        opts: list[Opt] = [(V_PICK, copies[0], -1, 0)] if copies and may_appear(g, s.player, copies[0]) else []
        g.ask(s.player, ASK_PICK, (*opts, STOP), s.src)

    def pick(self, g: State, f: Frame) -> bool:
        s = g.scopes[f.sc]
        verb, c, _, _ = g.answer
        if verb != V_PICK:
            g.stack.pop()
            moves.shuffle(g, s.player)
            s.last = NOTHING
            return True
        set_slot(s, CHOSEN_SLOT, (c,))
        ask_row(g, s.player, c)
        return True

    def enter(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        chosen = s.slots[CHOSEN_SLOT]
        assert isinstance(chosen, tuple)
        moves.enter(g, chosen[0], s.player, g.answer[2])
        moves.shuffle(g, s.player)
        s.last = DONE
        return True


class FromKOPile(Op):
    """A card of the KO pile goes to the hand."""

    __slots__ = ("random",)

    def __init__(self, node: kit.FromKOPile) -> None:
        super().__init__()
        self.random = node.random
        self.steps = (self.take,)

    def possible(self, g: State, s: Scope) -> bool:
        return bool(g.zones[KO_PILE + s.player])

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        pile = g.zones[KO_PILE + s.player]
        if not pile:
            s.last = NOTHING
        elif self.random:
            moves.move(g, moves.at_random(g, s.player, pile), HAND + s.player)
            s.last = DONE
        else:
            g.begin(self.id, sc)
            g.ask(s.player, ASK_PICK, different(g, pile), s.src)

    def take(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        moves.move(g, g.answer[1], HAND + s.player)
        s.last = DONE
        return True


class EnemyDiscards(Op):
    """An enemy player discards a card; of several the one who uses the power chooses whom."""

    __slots__ = ("random",)

    def __init__(self, node: kit.EnemyDiscards) -> None:
        super().__init__()
        self.random = node.random
        self.steps = (self.choose_player, self.take)

    def possible(self, g: State, s: Scope) -> bool:
        return any(bool(g.zones[HAND + q]) for q in g.enemies(s.player))

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        players = [q for q in g.enemies(s.player) if g.zones[HAND + q]]
        if not players:
            s.last = NOTHING
            return
        g.begin(self.id, sc)
        g.ask(s.player, ASK_OPTION, tuple([(V_PLAYER, -1, q, 0) for q in players]), s.src)

    def choose_player(self, g: State, f: Frame) -> bool:
        q = g.answer[2]
        hand = g.zones[HAND + q]
        if self.random:
            g.settle((V_PICK, moves.at_random(g, q, hand), -1, 0))
            return False
        g.ask(q, ASK_DISCARD, different(g, hand), g.scopes[f.sc].src)
        return True

    def take(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        c = g.answer[1]
        moves.discard_from_hand(g, g.owner[c], (c,))
        g.scopes[f.sc].last = DONE
        return True


class ResourceFromDeck(Op):
    """The top card of the deck becomes a resource; a location may lie face up."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.steps = (self.place,)

    def possible(self, g: State, s: Scope) -> bool:
        return bool(g.zones[DECK + s.player])

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        deck = g.zones[DECK + s.player]
        if not deck:
            s.last = NOTHING
            return
        c = deck[-1]
        g.begin(self.id, sc)
        if g.ctype[c] == TYPE_LOCATION:
            g.known[c] |= 1 << s.player
            g.ask(s.player, ASK_OPTION, ((V_OPTION, c, -1, 1), (V_OPTION, c, -1, 0)), s.src)
        else:
            g.settle((V_OPTION, c, -1, 0))

    def place(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        moves.gain_resource(g, s.player, g.answer[1], bool(g.answer[3]))
        s.last = DONE
        return True


class ChooseResource(Op):
    """One of the resources is chosen, and something becomes of it."""

    __slots__ = ("basic", "enemy", "what")

    def __init__(self, what: str, basic: bool = False, enemy: bool = False) -> None:
        super().__init__()
        self.enemy = enemy
        self.what = what  # "up", "down", "KO"
        self.basic = basic
        self.steps = (self.take,)

    def candidates(self, g: State, s: Scope) -> list[int]:
        out: list[int] = []
        for p in g.enemies(s.player) if self.enemy else g.players():
            for c in g.zones[RESOURCES + p]:
                if self.what == "up":
                    fits = p == s.player and bool(g.facedown[c]) and g.ctype[c] == TYPE_LOCATION
                else:
                    fits = bool(g.facedown[c]) == (self.what == "KO")
                if fits and not (self.basic and FACES[g.face[c]].team >= 0):
                    out.append(c)
        return out

    def possible(self, g: State, s: Scope) -> bool:
        return bool(self.candidates(g, s))

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        opts = [(V_TARGET, c, -1, 0) for c in self.candidates(g, s)]
        if not opts:
            s.last = NOTHING
            return
        g.begin(self.id, sc)
        g.ask(s.player, ASK_TARGET, tuple(opts), s.src)

    def take(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        c = g.answer[1]
        if self.what == "KO":
            moves.discard(g, c)
        else:
            moves.turn_resource(g, c, self.what == "up")
        g.scopes[f.sc].last = DONE
        return True


class PayLess(AtOnce):
    __slots__ = ("n", "team")

    def __init__(self, node: kit.PayLess) -> None:
        super().__init__()
        self.n = node.n
        self.team = -1 if node.team is None else int(node.team)

    def act(self, g: State, s: Scope) -> int:
        moves.add_lasting(g, STAT_COST, s, (), UNTIL_TURN_ENDS, self.n, self.team + 1)
        return 1


class Look(Op):
    """See the top cards of the deck, take one into the hand, put the rest at the bottom in the order they lie."""

    __slots__ = ("n", "test")

    def __init__(self, node: kit.Look) -> None:
        super().__init__()
        self.n = node.n
        self.test = query.fits(node.which) if node.which is not None else None
        self.steps = (self.take,)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        top = g.zones[DECK + s.player][-self.n :]
        if not top:
            s.last = NOTHING
            return
        for c in top:
            g.known[c] |= moves.ALL_KNOW if self.test is not None else 1 << s.player
        g.begin(self.id, sc)
        among = tuple([c for c in top if self.test is None or self.test(g, s, c)])
        g.ask(s.player, ASK_PICK, different(g, among) or (STOP,), s.src)

    def take(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        deck = g.zones[DECK + s.player]
        top, picked = deck[-self.n :], g.answer[1] if g.answer[0] == V_PICK else -1
        if picked >= 0:
            moves.move(g, picked, HAND + s.player)
        rest = tuple([c for c in top if c != picked])
        g.zones[DECK + s.player] = rest + deck[: len(deck) - len(top)]
        s.last = DONE
        return True


class ShuffleIn(AtOnce):
    """The card itself goes from a KO pile into its owner's deck."""

    __slots__ = ()

    def act(self, g: State, s: Scope) -> int:
        p = g.owner[s.src]
        if g.zone[s.src] != KO_PILE + p:
            return 0
        moves.move(g, s.src, DECK + p)
        moves.shuffle(g, p)
        return 1


class BecomeResource(AtOnce):
    """The card itself goes from a KO pile to its owner's resources, face down."""

    __slots__ = ()

    def act(self, g: State, s: Scope) -> int:
        p = g.owner[s.src]
        if g.zone[s.src] != KO_PILE + p:
            return 0
        moves.gain_resource(g, p, s.src, False)
        return 1
