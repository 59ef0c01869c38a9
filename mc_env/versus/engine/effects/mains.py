"""Effects on what characters are: levels, identities, tokens (`cards.kit.mains`)."""

from __future__ import annotations

from typing import Final

from mc_env.kernel.columns import replaced
from mc_env.kernel.frames import Frame
from mc_env.kernel.records import DONE, NOTHING, Scope, set_slot
from mc_env.versus.cards import kit
from mc_env.versus.engine import becoming, circumstances, moves, selecting, stunning, values
from mc_env.versus.engine.effects.base import CHOSEN_SLOT, AtOnce, ask_row
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import CARDS, FACES, Op, PowerC
from mc_env.versus.engine.zones import DECK, HAND, KO_PILE, REMOVED, RESOURCES, TABLE
from mc_env.versus.terms import (
    ALL_POWERS,
    EVENT_TURN_BEGINS,
    POWER_TRIGGER,
    STAT_BASE,
    STAT_HEALTH,
    STAT_LENT,
    TYPE_SUPPORTING,
    UNTIL_GONE,
)

_WOUNDS: Final = 20  # bits of a number that holds wounds, +1/+1 and -1/-1 counters
_PLUS: Final = 10


class Reincarnate(Op):
    """The main character is KO'd, and another from outside the game is your main character from now on, stunned, in a row of your
    choice."""

    __slots__ = ("code",)

    def __init__(self, node: kit.Reincarnate) -> None:
        super().__init__()
        self.code = node.main
        self.steps = (self.ask, self.enter)

    def possible(self, g: State, s: Scope) -> bool:
        return values.in_play(g, s.src) and circumstances.your_main(g, s, s.src)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        s.last = NOTHING
        if not self.possible(g, s):
            return
        p, old = s.player, s.src
        first = next(card for card in CARDS if any(FACES[f].code == self.code for f in card.faces))
        new = becoming.create(g, first.code, p)
        g.face[new] = next(f for f in first.faces if FACES[f].code == self.code)
        g.mains = tuple([new if c == old else c for c in g.mains])
        moves.lay(g, new, TABLE)
        stunning.knock_out(g, [old])
        set_slot(s, CHOSEN_SLOT, (new,))
        g.begin(self.id, sc)

    def ask(self, g: State, f: Frame) -> bool:
        s = g.scopes[f.sc]
        ask_row(g, s.player, selecting.chosen(s)[0])
        return True

    def enter(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        new = selecting.chosen(s)[0]
        g.facedown[new] = g.exhausted[new] = 1
        g.blank = replaced(g.blank, new, 1)
        moves.enter(g, new, s.player, g.answer[2])
        s.last = DONE
        return True


class ComeBack(Op):
    """The character comes back from the hand, into a row of its owner's choice, with the counters that were set aside."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.steps = (self.enter,)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        c = s.slots[1]
        assert isinstance(c, int)
        if g.zone[c] == HAND + g.owner[c]:
            g.begin(self.id, sc)
            ask_row(g, g.owner[c], c)

    def enter(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        c, n = s.slots[1], s.slots[2]
        assert isinstance(c, int)
        assert isinstance(n, int)
        moves.enter(g, c, g.owner[c], g.answer[2])
        g.wounds[c] = n >> _WOUNDS
        g.plus[c] = n >> _PLUS & 1023
        g.minus[c] = n & 1023
        s.last = DONE
        return True


class GoAwayAndComeBack(AtOnce):
    """The character goes to its owner's hand; a delayed effect brings it back as that player's next turn begins."""

    __slots__ = ("later",)

    def __init__(self) -> None:
        super().__init__()
        self.later = PowerC(POWER_TRIGGER, -1, "come back")
        self.later.event = EVENT_TURN_BEGINS
        self.later.waits = circumstances.own_turn
        self.later.effect = ComeBack()

    def possible(self, g: State, s: Scope) -> bool:
        return values.in_play(g, s.src)

    def act(self, g: State, s: Scope) -> int:
        c = s.src
        if not self.possible(g, s):
            return 0
        n = g.wounds[c] << _WOUNDS | g.plus[c] << _PLUS | g.minus[c]
        owner = Scope(c, g.owner[c])
        moves.add_delayed(g, self.later.id, owner, UNTIL_GONE, c, n)
        moves.move(g, c, HAND + g.owner[c])
        return 1


class JoinMinds(AtOnce):
    """The revealed characters are removed from the game; what they were the card itself is, as long as it is in play."""

    __slots__ = ()

    def act(self, g: State, s: Scope) -> int:
        found: list[int] = []
        for p in g.players():
            others = [c for c in reversed(g.zones[DECK + p]) if g.ctype[c] == TYPE_SUPPORTING]
            found += [c for c in others if not values.same_name(g, c, s.src)][:1]
        for c in found:
            moves.move(g, c, REMOVED)
            moves.add_lasting(g, STAT_LENT, s, (s.src,), UNTIL_GONE, g.face[c], ALL_POWERS)
        faces = [FACES[g.face[c]] for c in found]
        atk, dfn = sum([x.atk for x in faces]), sum([x.dfn for x in faces])
        moves.add_lasting(g, STAT_BASE, s, (s.src,), UNTIL_GONE, atk, dfn)
        moves.add_lasting(g, STAT_HEALTH, s, (s.src,), UNTIL_GONE, sum([x.health for x in faces]))
        for p in g.players():
            moves.shuffle(g, p)
        return len(found)


class MakeToken(Op):
    """A token of its player, into a row of their choice (rulebook, "Token Characters")."""

    __slots__ = ("code",)

    def __init__(self, node: kit.MakeToken) -> None:
        super().__init__()
        self.code = node.code
        self.steps = (self.enter,)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        token = becoming.create(g, self.code, s.player)
        set_slot(s, 0, (token,))
        g.begin(self.id, sc)
        ask_row(g, s.player, token)

    def enter(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        moves.enter(g, selecting.chosen(s)[0], s.player, g.answer[2])
        s.last = DONE
        return True


class TakeToHand(AtOnce):
    """The character that the event was about, out of its KO pile."""

    __slots__ = ()

    def possible(self, g: State, s: Scope) -> bool:
        c = g.recs[s.rec].target if s.rec in g.recs else -1
        return c >= 0 and KO_PILE <= g.zone[c] < RESOURCES

    def act(self, g: State, s: Scope) -> int:
        if not self.possible(g, s):
            return 0
        c = g.recs[s.rec].target
        moves.move(g, c, HAND + g.owner[c])
        return 1
