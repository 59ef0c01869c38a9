"""Effects that look for cards in hands, decks and KO piles, and bring them somewhere (rulebook, "Searching and Shuffling")."""

from __future__ import annotations

from typing import Any, Final

from mc_env.kernel.frames import Frame
from mc_env.kernel.records import DONE, NOTHING, Scope, set_slot
from mc_env.kernel.state import Opt
from mc_env.versus.cards import kit
from mc_env.versus.engine import moves, powers, query, stunning, values
from mc_env.versus.engine.effects.base import CHOSEN_SLOT, AtOnce, ask_row, different, may_appear
from mc_env.versus.engine.frames import ListFrame
from mc_env.versus.engine.options import ASK_OPTION, ASK_PICK, STOP, V_PICK, V_PLAYER
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import FACES, Fits, Op, PowerC
from mc_env.versus.engine.zones import DECK, HAND, KO_PILE, REMOVED, RESOURCES, TABLE
from mc_env.versus.terms import (
    EVENT_TURN_ENDS,
    MOMENT_COMBAT,
    PILE_DECK,
    PILE_HAND,
    PILE_KO,
    POWER_TRIGGER,
    TYPE_PLOT_TWIST,
    TYPE_SUPPORTING,
    UNTIL_TURN_ENDS,
)

FIRST_OF: Final = {PILE_HAND: HAND, PILE_DECK: DECK, PILE_KO: KO_PILE}


def chosen(s: Scope) -> int:
    """The card that the effect has picked, -1 for none."""
    cards = s.slots[CHOSEN_SLOT]
    return cards[0] if isinstance(cards, tuple) and cards else -1


class Search(Op):
    """A card is found in some piles of a player, who may fail to find one in those that only they see."""

    __slots__ = ("piles", "test", "to")

    def __init__(self, node: kit.Search) -> None:
        super().__init__()
        self.test: Fits = query.fits(node.which)
        self.piles = node.piles
        self.to = node.to
        self.steps = (self.pick, self.enter)

    def candidates(self, g: State, s: Scope) -> list[int]:
        cards = [c for pile in self.piles for c in g.zones[FIRST_OF[pile] + s.player] if self.test(g, s, c)]
        return [c for c in cards if self.to != kit.ONTO_SIDE or may_appear(g, s.player, c)]

    def possible(self, g: State, s: Scope) -> bool:
        if PILE_DECK in self.piles:
            return True  # whether it finds anything nobody knows
        return bool(self.candidates(g, s))

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        set_slot(s, CHOSEN_SLOT, ())
        opts = different(g, tuple(self.candidates(g, s)))
        if PILE_DECK in self.piles or PILE_HAND in self.piles:
            opts = (*opts, STOP)
        if not opts:
            s.last = NOTHING
            return
        g.begin(self.id, sc)
        g.ask(s.player, ASK_PICK, opts, s.src)

    def pick(self, g: State, f: Frame) -> bool:
        s = g.scopes[f.sc]
        verb, c, _, _ = g.answer
        if verb == V_PICK:
            set_slot(s, CHOSEN_SLOT, (c,))
            if self.to == kit.ONTO_SIDE:
                ask_row(g, s.player, c)
                return True
        return False

    def enter(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        c = chosen(s)
        if c >= 0 and self.to == kit.ONTO_SIDE:
            moves.enter(g, c, s.player, g.answer[2])
        elif c >= 0 and self.to == kit.INTO_HAND:
            moves.move(g, c, HAND + s.player)
        elif c >= 0:
            moves.move(g, c, DECK + s.player, bottom=True)
        if PILE_DECK in self.piles:
            moves.shuffle(g, s.player)
        s.last = DONE if c >= 0 else NOTHING
        return True


class DiscardFromEnemyHand(Op):
    """The hand of an enemy player is looked at; of the cards that fit one is chosen and discarded."""

    __slots__ = ("test",)

    def __init__(self, node: kit.DiscardFromEnemyHand) -> None:
        super().__init__()
        self.test: Fits = query.fits(node.which)
        self.steps = (self.look, self.take)

    def players(self, g: State, s: Scope) -> list[int]:
        return [q for q in g.enemies(s.player) if g.zones[HAND + q]]

    def possible(self, g: State, s: Scope) -> bool:
        return bool(self.players(g, s))

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        opts: list[Opt] = [(V_PLAYER, -1, q, 0) for q in self.players(g, s)]
        if not opts:
            s.last = NOTHING
            return
        g.begin(self.id, sc)
        g.ask(s.player, ASK_OPTION, tuple(opts), s.src)

    def look(self, g: State, f: Frame) -> bool:
        s = g.scopes[f.sc]
        hand = g.zones[HAND + g.answer[2]]
        for c in hand:
            g.known[c] |= 1 << s.player
        among = tuple([c for c in hand if self.test(g, s, c)])
        g.ask(s.player, ASK_PICK, different(g, among) or (STOP,), s.src)
        return True

    def take(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        verb, c, _, _ = g.answer
        s.last = NOTHING
        if verb == V_PICK:
            moves.discard_from_hand(g, g.owner[c], (c,))
            s.last = DONE
        return True


class Arrange(Op):
    """The top cards of the deck are looked at: some go to the bottom, the others back on top, in the order that is picked."""

    __slots__ = ("asking", "bottom", "n")

    def __init__(self, node: kit.Arrange) -> None:
        super().__init__()
        self.n = node.n
        self.bottom = node.bottom
        self.steps = (self.ask, self.take)
        self.asking = self.number(self.ask)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        top = g.zones[DECK + s.player][-self.n :]
        if not top:
            s.last = NOTHING
            return
        for c in top:
            g.known[c] |= 1 << s.player
        set_slot(s, CHOSEN_SLOT, top)
        g.stack.append(ListFrame(self.id, sc))

    def ask(self, g: State, f: ListFrame) -> bool:
        s = g.scopes[f.sc]
        left = s.slots[CHOSEN_SLOT]
        assert isinstance(left, tuple)
        if not left:
            g.stack.pop()
            s.last = DONE
            return True
        opts: list[Opt] = [(V_PICK, c, -1, int(f.done < self.bottom)) for c in left]
        g.ask(s.player, ASK_PICK, tuple(opts), s.src, 1 if f.done < self.bottom else 2)
        return True

    def take(self, g: State, f: ListFrame) -> bool:
        """The first ones go to the bottom; of the others the last one picked lies on top."""
        s = g.scopes[f.sc]
        c = g.answer[1]
        left = s.slots[CHOSEN_SLOT]
        assert isinstance(left, tuple)
        rest = tuple([x for x in g.zones[DECK + s.player] if x != c])
        g.zones[DECK + s.player] = (c, *rest) if f.done < self.bottom else (*rest, c)
        set_slot(s, CHOSEN_SLOT, tuple([x for x in left if x != c]))
        f.done += 1
        f.at = self.asking
        return False


class PlayFromDeck(Op):
    """A plot twist for combats of any turn is found in the deck and played; none whose name lies in the KO pile."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.steps = (self.play,)

    def candidates(self, g: State, s: Scope) -> list[int]:
        gone = [FACES[g.face[c]].name for c in g.zones[KO_PILE + s.player] if g.ctype[c] == TYPE_PLOT_TWIST]
        return [
            c
            for c in g.zones[DECK + s.player]
            if g.ctype[c] == TYPE_PLOT_TWIST
            and any(power.moment == MOMENT_COMBAT and power.any_turn for power in FACES[g.face[c]].powers)
            and FACES[g.face[c]].name not in gone
            and powers.playable(g, s.player, c, MOMENT_COMBAT)
        ]

    def possible(self, g: State, s: Scope) -> bool:
        return bool(g.zones[DECK + s.player])

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        g.begin(self.id, sc)
        g.ask(s.player, ASK_PICK, (*different(g, tuple(self.candidates(g, s))), STOP), s.src)

    def play(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        verb, c, _, _ = g.answer
        s.last = NOTHING
        if verb == V_PICK:
            power = powers.power_for(g, c, MOMENT_COMBAT)
            assert power is not None
            moves.move(g, c, TABLE)
            moves.shuffle(g, s.player)
            powers.begin(g, c, s.player, power)
            s.last = DONE
        else:
            moves.shuffle(g, s.player)
        return True


class KnockOutRemembered(AtOnce):
    """The character that a delayed effect remembers is KO'd, if it is still in play."""

    __slots__ = ()

    def act(self, g: State, s: Scope) -> int:
        c = s.slots[1]
        assert isinstance(c, int)
        if not values.in_play(g, c):
            return 0
        stunning.knock_out(g, [c])
        return 1


class RevealUntilCharacter(Op):
    """Cards are revealed up to a character that is not on the player's side; it appears, the others are shuffled in."""

    __slots__ = ("later",)

    def __init__(self) -> None:
        super().__init__()
        self.later = PowerC(POWER_TRIGGER, -1, "at the end of the turn")
        self.later.event = EVENT_TURN_ENDS
        self.later.effect = KnockOutRemembered()
        self.steps = (self.enter,)

    def possible(self, g: State, s: Scope) -> bool:
        return bool(g.zones[DECK + s.player])

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        mine = values.of_player(g, s.player)
        for c in reversed(g.zones[DECK + s.player]):
            g.known[c] = moves.ALL_KNOW
            if g.ctype[c] == TYPE_SUPPORTING and not any(values.same_name(g, c, x) for x in mine):
                if not may_appear(g, s.player, c):
                    continue
                set_slot(s, CHOSEN_SLOT, (c,))
                g.begin(self.id, sc)
                ask_row(g, s.player, c)
                return
        moves.shuffle(g, s.player)
        s.last = NOTHING

    def enter(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        c = chosen(s)
        moves.enter(g, c, s.player, g.answer[2])
        moves.add_delayed(g, self.later.id, s, UNTIL_TURN_ENDS, c)
        moves.shuffle(g, s.player)
        s.last = DONE
        return True


class ConsumeSoul(Op):
    """A character of an enemy KO pile leaves the game, and with it all of its name in that player's KO pile, hand and deck."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.steps = (self.take,)

    def candidates(self, g: State, s: Scope) -> tuple[int, ...]:
        piles = [c for q in g.enemies(s.player) for c in g.zones[KO_PILE + q]]
        return tuple([c for c in piles if g.ctype[c] == TYPE_SUPPORTING])

    def possible(self, g: State, s: Scope) -> bool:
        return bool(self.candidates(g, s))

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        opts = different(g, self.candidates(g, s))
        if not opts:
            s.last = NOTHING
            return
        g.begin(self.id, sc)
        g.ask(s.player, ASK_PICK, opts, s.src)

    def take(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        soul = g.answer[1]
        q = g.owner[soul]
        for z in (KO_PILE + q, HAND + q, DECK + q):
            for c in g.zones[z]:
                g.known[c] = moves.ALL_KNOW
                if g.ctype[c] == TYPE_SUPPORTING and values.same_name(g, c, soul):
                    moves.move(g, c, REMOVED)
        moves.shuffle(g, q)
        g.scopes[f.sc].last = DONE
        return True


class KnockOutAllResources(AtOnce):
    __slots__ = ()

    def possible(self, g: State, s: Scope) -> bool:
        return any(bool(g.zones[RESOURCES + p]) for p in g.players())

    def act(self, g: State, s: Scope) -> int:
        cards = [c for p in g.players() for c in g.zones[RESOURCES + p]]
        for c in cards:
            moves.discard(g, c)
        return len(cards)


class PutThatCardOntoYourSide(Op):
    """The card that was discarded to power up comes from the KO pile into a row."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.steps = (self.enter,)

    def card(self, g: State, s: Scope) -> int:
        return g.recs[s.rec].src if s.rec in g.recs else -1

    def possible(self, g: State, s: Scope) -> bool:
        c = self.card(g, s)
        return c >= 0 and g.zone[c] == KO_PILE + s.player and may_appear(g, s.player, c)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        if not self.possible(g, s):
            s.last = NOTHING
            return
        g.begin(self.id, sc)
        ask_row(g, s.player, self.card(g, s))

    def enter(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        moves.enter(g, self.card(g, s), s.player, g.answer[2])
        s.last = DONE
        return True


def _plain(op: type[Op]) -> Any:
    return lambda node: op()


MAKERS: Final[dict[type[kit.Effect], Any]] = {
    kit.Search: Search,
    kit.DiscardFromEnemyHand: DiscardFromEnemyHand,
    kit.Arrange: Arrange,
    kit.PlayFromDeck: _plain(PlayFromDeck),
    kit.RevealUntilCharacter: _plain(RevealUntilCharacter),
    kit.ConsumeSoul: _plain(ConsumeSoul),
    kit.KnockOutAllResources: _plain(KnockOutAllResources),
    kit.PutThatCardOntoYourSide: _plain(PutThatCardOntoYourSide),
}
