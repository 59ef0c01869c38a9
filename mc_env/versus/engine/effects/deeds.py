"""Further effects on characters: counters, dazing, keywords lost, matched ATK, characters that go and come back."""

from __future__ import annotations

from typing import Any, Final

from mc_env.kernel.frames import Frame
from mc_env.kernel.records import DONE, NOTHING, Scope, set_slot
from mc_env.kernel.state import Opt
from mc_env.versus.cards import kit
from mc_env.versus.engine import becoming, circumstances, events, moves, stunning, values
from mc_env.versus.engine.effects.base import CHOSEN_SLOT, AtOnce, Targeted, ask_row, different, may_appear
from mc_env.versus.engine.effects.piles import KnockOutRemembered, chosen
from mc_env.versus.engine.options import ASK_PICK, ASK_ROW, ASK_TARGET, V_PLAYER, V_ROW
from mc_env.versus.engine.state import F_RANGED, State
from mc_env.versus.engine.tables import FACES, Op, PowerC
from mc_env.versus.engine.zones import BACK, FRONT, HAND, in_front, side_of
from mc_env.versus.terms import (
    EVENT_COMBAT_ENDS,
    EVENT_GAINS_ATK,
    EVENT_LEAVES_PLAY,
    EVENT_TURN_BEGINS,
    POWER_TRIGGER,
    STAT_BASE,
    STAT_BRAINWASHED,
    STAT_CANNOT_MOVE,
    STAT_DODGE,
    STAT_DRIVES,
    STAT_VALUES,
    STAT_WITHOUT,
    TYPE_SUPPORTING,
    UNTIL_COMBAT_ENDS,
    UNTIL_FAR_OFF,
    UNTIL_SOURCE_GOES,
    UNTIL_TURN_ENDS,
)


class Exhaust(Targeted):
    __slots__ = ()

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        for c in cards:
            g.exhausted[c] = 1
        return len(cards)


class Lose(Targeted):
    """A keyword is lost, and cannot be gained."""

    __slots__ = ("stat", "until")

    def __init__(self, node: kit.Lose) -> None:
        super().__init__(node.target)
        self.stat = node.stat
        self.until = node.until

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        moves.add_lasting(g, STAT_WITHOUT, s, tuple(cards), self.until, self.stat)
        return len(cards)


class RemoveMinus(Targeted):
    __slots__ = ()

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        n = 0
        for c in cards:
            n += g.minus[c]
            g.minus[c] = 0
        return n


class RemoveOnePlus(Targeted):
    __slots__ = ()

    def possible(self, g: State, s: Scope) -> bool:
        return self.how != "self" or g.plus[s.src] > 0

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        n = 0
        for c in cards:
            if g.plus[c]:
                g.plus[c] -= 1
                n += 1
        return n


class DoubleMinus(Targeted):
    __slots__ = ()

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        n = 0
        for c in cards:
            n += g.minus[c]
            stunning.add_counters(g, c, 0, g.minus[c], s.src)
        return n


class MatchATK(Targeted):
    """The character itself gains ATK up to that of the chosen one: as much as it is now (rulebook, "Resolving Effects")."""

    __slots__ = ()

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return values.atk(g, c) > values.values(g, s.src)[0]

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        n = values.atk(g, cards[0]) - values.values(g, s.src)[0]
        if n <= 0:
            return 0
        moves.add_lasting(g, STAT_VALUES, s, (s.src,), UNTIL_COMBAT_ENDS, n, 0)
        events.tell(g, EVENT_GAINS_ATK, player=s.player, target=s.src, amount=n)
        return n


class HaveBaseOfThat(AtOnce):
    """Base ATK and DEF become those printed on the card that was found before."""

    __slots__ = ("until",)

    def __init__(self, node: kit.HaveBaseOfThat) -> None:
        super().__init__()
        self.until = node.until

    def act(self, g: State, s: Scope) -> int:
        c = chosen(s)
        if c < 0 or not values.in_play(g, s.src):
            return 0
        info = FACES[g.face[c]]
        moves.add_lasting(g, STAT_BASE, s, (s.src,), self.until, info.atk, info.dfn)
        g.harmed[s.src] = s.src
        return 1


class Brainwash(Targeted):
    """A character comes exhausted to the player's back row, as long as the character itself holds it (`let_go`)."""

    __slots__ = ()

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return may_appear(g, s.player, c) and not values.has(g, c, STAT_CANNOT_MOVE)

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        for c in cards:
            g.exhausted[c] = 1
            moves.change_row(g, c, BACK + s.player)
        moves.add_lasting(g, STAT_BRAINWASHED, s, tuple(cards), UNTIL_SOURCE_GOES)
        return len(cards)


class GoHome(AtOnce):
    """A character that was held on another side goes to its owner's back row, if it is still held."""

    __slots__ = ()

    def act(self, g: State, s: Scope) -> int:
        c = s.slots[1]
        assert isinstance(c, int)
        if not values.in_play(g, c) or not g.controls(s.player, c) or not g.alive[g.owner[c]]:
            return 0
        if values.has(g, c, STAT_CANNOT_MOVE):
            return 0
        moves.change_row(g, c, BACK + g.owner[c])
        return 1


moves.LET_GO.effect = GoHome()


class Return(Op):
    """Characters that were set aside appear again on their owners' sides, with their counters, one after another."""

    __slots__ = ("asking",)

    def __init__(self) -> None:
        super().__init__()
        self.steps = (self.ask, self.enter)
        self.asking = self.number(self.ask)

    def start(self, g: State, sc: int) -> None:
        moves.forget_delayed(g, g.scopes[sc].src, EVENT_TURN_BEGINS)
        moves.forget_delayed(g, g.scopes[sc].src, EVENT_LEAVES_PLAY)
        g.begin(self.id, sc)

    def away(self, g: State, s: Scope) -> list[int]:
        return [c for c in becoming.aside(g, s.src) if g.alive[g.owner[c]]]

    def ask(self, g: State, f: Frame) -> bool:
        s = g.scopes[f.sc]
        away = self.away(g, s)
        if not away:
            g.stack.pop()
            return True
        ask_row(g, g.owner[away[0]], away[0])
        return True

    def enter(self, g: State, f: Frame) -> bool:
        s = g.scopes[f.sc]
        becoming.come_back(g, self.away(g, s)[0], g.answer[2])
        f.at = self.asking
        s.last = DONE
        return True


class SetAside(Targeted):
    """Characters leave the game for a while: until the next turn of the player begins, or the character itself leaves play."""

    __slots__ = ("gone", "turn")

    def __init__(self, node: kit.SetAside) -> None:
        super().__init__(node.target)
        back = Return()
        self.turn = PowerC(POWER_TRIGGER, -1, "come back")
        self.turn.event, self.turn.effect = EVENT_TURN_BEGINS, back
        self.turn.waits = circumstances.own_turn
        self.gone = PowerC(POWER_TRIGGER, -1, "come back")
        self.gone.event, self.gone.effect = EVENT_LEAVES_PLAY, back
        self.gone.waits = lambda g, s, rec: rec.target == s.src
        self.gone.outlives = True  # those who are away may be somebody else's

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        for c in cards:
            becoming.set_aside(g, c, s.src)
        for later in (self.turn, self.gone):
            moves.add_delayed(g, later.id, s, UNTIL_FAR_OFF)
        return len(cards)


class DesertToTheStrongest(Op):
    """The character itself moves to the back row of an enemy player with a face-up character that beats all on its side."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.steps = (self.move,)

    def players(self, g: State, s: Scope) -> list[int]:
        if not values.in_play(g, s.src) or values.has(g, s.src, STAT_CANNOT_MOVE):
            return []
        best = max([values.atk(g, c) for c in values.of_player(g, s.player) if not g.facedown[c]], default=-1)
        out: list[int] = []
        for q in g.enemies(s.player):
            if may_appear(g, q, s.src):
                if any(not g.facedown[c] and values.atk(g, c) > best for c in values.of_player(g, q)):
                    out.append(q)
        return out

    def possible(self, g: State, s: Scope) -> bool:
        return bool(self.players(g, s))

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        opts: list[Opt] = [(V_PLAYER, -1, q, 0) for q in self.players(g, s)]
        if not opts:
            s.last = NOTHING
            return
        g.begin(self.id, sc)
        if len(opts) == 1:
            g.settle(opts[0])
        else:
            g.ask(s.player, ASK_TARGET, tuple(opts), s.src)

    def move(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        moves.change_row(g, s.src, BACK + g.answer[2])
        s.last = DONE
        return True


class DramaticEntrance(Op):
    """A character of the hand appears beside the defender and takes its place in the combat; it is KO'd when that ends."""

    __slots__ = ("later",)

    def __init__(self) -> None:
        super().__init__()
        self.later = PowerC(POWER_TRIGGER, -1, "at the end of combat")
        self.later.event = EVENT_COMBAT_ENDS
        self.later.effect = KnockOutRemembered()
        self.steps = (self.enter,)

    def candidates(self, g: State, s: Scope) -> tuple[int, ...]:
        if g.combat < 0:
            return ()
        rec = g.recs[g.combat]
        if rec.target < 0 or not g.controls(s.player, rec.target):
            return ()
        hand = [c for c in g.zones[HAND + s.player] if g.ctype[c] == TYPE_SUPPORTING and may_appear(g, s.player, c)]
        return tuple([c for c in hand if not (rec.flags & F_RANGED and values.has(g, c, STAT_DODGE))])

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

    def enter(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        rec, c = g.recs[g.combat], g.answer[1]
        moves.enter(g, c, s.player, g.zone[rec.target])
        rec.target = c
        moves.add_delayed(g, self.later.id, s, UNTIL_COMBAT_ENDS, c)
        s.last = DONE
        return True


class TakeOver(AtOnce):
    """The character itself becomes its player's main character (rulebook, "Changing Main/Supporting Character Status")."""

    __slots__ = ()

    def possible(self, g: State, s: Scope) -> bool:
        return g.mains[s.player] != s.src

    def act(self, g: State, s: Scope) -> int:
        if not values.in_play(g, s.src) or g.mains[s.player] == s.src:
            return 0
        becoming.take_over(g, s.player, s.src)
        return 1


class Drive(Op):
    """A row of an enemy player is chosen; the main phase then lets the character attack there (`driving`)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.steps = (self.take,)

    def rows(self, g: State, s: Scope) -> list[int]:
        both = [z for q in g.opponents(s.player) for z in (FRONT + q, BACK + q)]
        return [z for z in both if any(not g.facedown[c] for c in values.row(g, side_of(z), in_front(z)))]

    def possible(self, g: State, s: Scope) -> bool:
        return not g.exhausted[s.src] and bool(self.rows(g, s))

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        if not self.possible(g, s):
            s.last = NOTHING
            return
        g.begin(self.id, sc)
        g.ask(s.player, ASK_ROW, tuple([(V_ROW, -1, z, 0) for z in self.rows(g, s)]), s.src)

    def take(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        set_slot(s, CHOSEN_SLOT, (s.src,))
        moves.add_lasting(g, STAT_DRIVES, s, (s.src,), UNTIL_TURN_ENDS, g.answer[2])
        s.last = DONE
        return True


def _of_target(op: type[Targeted]) -> Any:
    return lambda node: op(node.target)


def _plain(op: type[Op]) -> Any:
    return lambda node: op()


MAKERS: Final[dict[type[kit.Effect], Any]] = {
    kit.Exhaust: _of_target(Exhaust),
    kit.RemoveMinus: _of_target(RemoveMinus),
    kit.RemoveOnePlus: _of_target(RemoveOnePlus),
    kit.DoubleMinus: _of_target(DoubleMinus),
    kit.MatchATK: _of_target(MatchATK),
    kit.Brainwash: _of_target(Brainwash),
    kit.Lose: Lose,
    kit.HaveBaseOfThat: HaveBaseOfThat,
    kit.SetAside: SetAside,
    kit.DesertToTheStrongest: _plain(DesertToTheStrongest),
    kit.DramaticEntrance: _plain(DramaticEntrance),
    kit.Drive: _plain(Drive),
    kit.TakeOver: _plain(TakeOver),
}
