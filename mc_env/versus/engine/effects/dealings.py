"""Further effects on players, and effects that are done later or if something was done."""

from __future__ import annotations

from typing import Any, Final

from mc_env.kernel.frames import Frame
from mc_env.kernel.records import DONE, NOTHING, Scope, set_slot
from mc_env.versus.cards import kit
from mc_env.versus.engine import becoming, moves, query, values
from mc_env.versus.engine.effects.base import CHOSEN_SLOT, AtOnce
from mc_env.versus.engine.options import ASK_OPTION, V_PLAYER
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import FACES, Op, PowerC
from mc_env.versus.engine.zones import FRONT, HAND
from mc_env.versus.terms import (
    POWER_TRIGGER,
    STAT_HANDS_REVEALED,
    STAT_POINTS,
    UNTIL_FAR_OFF,
    UNTIL_TURN_ENDS,
)

PLAYER_SLOT: Final = 1  # where a power keeps the player it has chosen


class IfYouDo(Op):
    """Something is done; only if it was, something else is."""

    __slots__ = ("first", "then")

    def __init__(self, first: Op, then: Op) -> None:
        super().__init__()
        self.first = first
        self.then = then
        self.steps = (self.do, self.go_on)

    def possible(self, g: State, s: Scope) -> bool:
        return self.first.possible(g, s)

    def do(self, g: State, f: Frame) -> bool:
        g.scopes[f.sc].last = NOTHING
        self.first.start(g, f.sc)
        return True

    def go_on(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        if g.scopes[f.sc].last[1]:
            self.then.start(g, f.sc)
        return True


class NextTime(AtOnce):
    """A delayed effect: it comes with the next event that it waits for (rulebook, "Delayed Trigger Modifiers").

    It remembers the character that was chosen, and the player that the event before happened to."""

    __slots__ = ("later", "until")

    def __init__(self, node: kit.NextTime, effect: Op) -> None:
        super().__init__()
        self.later = PowerC(POWER_TRIGGER, -1, "the next time")
        self.later.event, self.later.waits = node.when.event, query.waits(node.when)
        self.later.cond = query.cond(node.cond) if node.cond is not None else None
        self.later.effect = effect
        self.until = node.until

    def act(self, g: State, s: Scope) -> int:
        cards = s.slots[CHOSEN_SLOT]
        card = cards[0] if isinstance(cards, tuple) and cards else -1
        whose = g.recs[s.rec].tplayer if s.rec in g.recs else 0
        moves.add_delayed(g, self.later.id, s, self.until, card, whose)
        return 1


class ChooseEnemyPlayer(Op):
    """An enemy player is chosen, of whom numbers may speak."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.steps = (self.take,)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        g.begin(self.id, sc)
        g.ask(s.player, ASK_OPTION, tuple([(V_PLAYER, -1, q, 0) for q in g.enemies(s.player)]), s.src)

    def take(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        set_slot(s, PLAYER_SLOT, g.answer[2])
        s.last = DONE
        return True


class MakeTokens(AtOnce):
    """Tokens are put into the front row until there are so many (rulebook, "Token Characters")."""

    __slots__ = ("code", "up_to")

    def __init__(self, node: kit.MakeTokens) -> None:
        super().__init__()
        self.code = node.code
        self.up_to = node.up_to

    def lacking(self, g: State, p: int) -> int:
        mine = [c for c in values.of_player(g, p) if FACES[g.face[c]].code == self.code]
        return max(self.up_to - len(mine), 0)

    def possible(self, g: State, s: Scope) -> bool:
        return self.lacking(g, s.player) > 0

    def act(self, g: State, s: Scope) -> int:
        n = self.lacking(g, s.player)
        for _ in range(n):
            moves.enter(g, becoming.create(g, self.code, s.player), s.player, FRONT + s.player)
        return n


class Holds(AtOnce):
    """Something that is counted holds for a player, or for the enemies of one, for a time."""

    __slots__ = ("stat", "until")

    def __init__(self, node: kit.EnemiesCannot | kit.YouMay) -> None:
        super().__init__()
        self.stat = node.stat
        self.until = node.until

    def act(self, g: State, s: Scope) -> int:
        moves.add_lasting(g, self.stat, s, (), self.until)
        return 1


class RevealHands(AtOnce):
    """Enemy players play with open hands from now on; the main phase lets them end it (`revealing`)."""

    __slots__ = ("symbol",)

    def __init__(self, node: kit.RevealHands) -> None:
        super().__init__()
        self.symbol = int(node.symbol)

    def act(self, g: State, s: Scope) -> int:
        moves.add_lasting(g, STAT_HANDS_REVEALED, s, (), UNTIL_FAR_OFF, self.symbol)
        for q in g.enemies(s.player):
            for c in g.zones[HAND + q]:
                g.known[c] = moves.ALL_KNOW
        return 1


class GainPoints(AtOnce):
    __slots__ = ("n",)

    def __init__(self, node: kit.GainPoints) -> None:
        super().__init__()
        self.n = node.n

    def act(self, g: State, s: Scope) -> int:
        moves.add_lasting(g, STAT_POINTS, s, (), UNTIL_TURN_ENDS, self.n)
        return self.n


class PayPoint(AtOnce):
    __slots__ = ()

    def __init__(self, node: kit.PayPoint) -> None:
        super().__init__()

    def possible(self, g: State, s: Scope) -> bool:
        return g.points > 0 and g.on_turn(s.player)

    def act(self, g: State, s: Scope) -> int:
        if not g.points:
            return 0
        g.points -= 1
        return 1


MAKERS: Final[dict[type[kit.Effect], Any]] = {
    kit.ChooseEnemyPlayer: lambda node: ChooseEnemyPlayer(),
    kit.MakeTokens: MakeTokens,
    kit.EnemiesCannot: Holds,
    kit.YouMay: Holds,
    kit.RevealHands: RevealHands,
    kit.GainPoints: GainPoints,
    kit.PayPoint: PayPoint,
}
