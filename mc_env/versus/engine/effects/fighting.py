"""Further effects on characters and combats (`cards.kit.fighting`)."""

from __future__ import annotations

from mc_env.kernel.frames import Frame
from mc_env.kernel.records import DONE, FULLY, NOTHING, Scope, set_slot
from mc_env.versus.cards import kit
from mc_env.versus.engine import moves, stunning, values
from mc_env.versus.engine.effects.base import AtOnce, Targeted, may_appear
from mc_env.versus.engine.options import ASK_OPTION, ASK_TARGET, V_KEYWORD, V_OPTION, V_PLAYER, V_TARGET
from mc_env.versus.engine.selecting import PLAYER_SLOT
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import FaceInfo, Op
from mc_env.versus.engine.zones import BACK, HAND, KO_PILE, REMOVED, RESOURCES
from mc_env.versus.terms import (
    ALL_POWERS,
    N_TEAMS,
    STAT_CANNOT_MOVE,
    STAT_GAINS_NO_MINUS,
    STAT_HEALTH,
    STAT_LENT,
    STAT_NO_ATTACKS,
    UNTIL_GONE,
    UNTIL_TURN_ENDS,
)


class TakeMinus(Op):
    """The character takes any number of -1/-1 counters that leave its DEF above 0."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.steps = (self.take,)

    def option(self, n: int) -> str:
        return f"{n} -1/-1 counter" + ("s" if n > 1 else "")

    def possible(self, g: State, s: Scope) -> bool:
        return values.face_up(g, s.src) and values.dfn(g, s.src) > 1 and not values.has(g, s.src, STAT_GAINS_NO_MINUS)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        s.last = NOTHING
        if self.possible(g, s):
            g.begin(self.id, sc)
            opts = tuple([(V_OPTION, -1, -1, n) for n in range(1, values.dfn(g, s.src))])
            g.ask(s.player, ASK_OPTION, opts, s.src)

    def take(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s, n = g.scopes[f.sc], g.answer[3]
        stunning.add_counters(g, s.src, 0, n, s.src)
        s.last = (FULLY, n, (s.src,))
        return True


class GainOneOf(Targeted):
    """One of several powers for good: a keyword, or Berserker, whose trigger is lent like the power of another card."""

    __slots__ = ("berserker", "keywords")

    def __init__(self, node: kit.GainOneOf, berserker: FaceInfo) -> None:
        super().__init__(node.target)
        self.keywords = node.keywords
        self.berserker = berserker.id
        self.steps = (self.take, self.gain)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return not g.facedown[c]

    def take(self, g: State, f: Frame) -> bool:
        """Chosen: now the power."""
        s = g.scopes[f.sc]
        set_slot(s, 0, (g.answer[1],))
        g.ask(s.player, ASK_OPTION, tuple([(V_KEYWORD, -1, -1, k) for k in self.keywords]), g.answer[1])
        return True

    def gain(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s, keyword = g.scopes[f.sc], g.answer[3]
        chosen = s.slots[0]
        assert isinstance(chosen, tuple)
        if keyword:
            moves.add_lasting(g, keyword, s, chosen, UNTIL_GONE)
        else:
            moves.add_lasting(g, STAT_LENT, s, chosen, UNTIL_GONE, self.berserker, ALL_POWERS)
        s.last = DONE
        return True


class NoMoreAttacks(AtOnce):
    """Nobody can declare an attack any more this turn; the one that is going on goes on."""

    __slots__ = ()

    def act(self, g: State, s: Scope) -> int:
        moves.add_lasting(g, STAT_NO_ATTACKS, s, (), UNTIL_TURN_ENDS)
        return 1


class PutNext(Op):
    """The card comes from the hand into the row of a character on its player's side that is in the combat, which is canceled."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.steps = (self.enter,)

    def beside(self, g: State, s: Scope) -> list[int]:
        if g.combat < 0:
            return []
        rec = g.recs[g.combat]
        return [c for c in (*rec.cards, rec.target) if c >= 0 and g.controls(s.player, c)]

    def possible(self, g: State, s: Scope) -> bool:
        in_hand = g.zone[s.src] == HAND + s.player
        return in_hand and may_appear(g, s.player, s.src) and bool(self.beside(g, s))

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        s.last = NOTHING
        if self.possible(g, s):
            g.begin(self.id, sc)
            rows = sorted({g.zone[c] for c in self.beside(g, s)})
            by_row = [next(c for c in self.beside(g, s) if g.zone[c] == z) for z in rows]
            g.ask(s.player, ASK_TARGET, tuple([(V_TARGET, c, -1, 0) for c in by_row]), s.src)

    def enter(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        moves.enter(g, s.src, s.player, g.zone[g.answer[1]])
        if g.combat >= 0:
            moves.cancel_combat(g, s.src, s.player)
        s.last = DONE
        return True


class MoveToAnother(Op):
    """The character itself moves to the back row of another player, who controls it from now on."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.steps = (self.move,)

    def others(self, g: State, s: Scope) -> list[int]:
        if values.has(g, s.src, STAT_CANNOT_MOVE):
            return []
        return [q for q in g.players() if q != g.controller[s.src] and may_appear(g, q, s.src)]

    def possible(self, g: State, s: Scope) -> bool:
        return values.in_play(g, s.src) and bool(self.others(g, s))

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        s.last = NOTHING
        if self.possible(g, s):
            g.begin(self.id, sc)
            g.ask(s.player, ASK_OPTION, tuple([(V_PLAYER, -1, q, 0) for q in self.others(g, s)]), s.src)

    def move(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        moves.change_row(g, s.src, BACK + g.answer[2])
        s.last = DONE
        return True


class Collect(Targeted):
    """A supporting character is removed from the game; its teams are remembered for its collector's whole game."""

    __slots__ = ()

    def affects(self, g: State, s: Scope, c: int) -> bool:
        for team in range(N_TEAMS):
            if values.in_team(g, c, team) and self.key(g, s, team) in g.counters:
                return False
        return True

    def key(self, g: State, s: Scope, team: int) -> int:
        """Among the counters, under the player's number; those of versions of cards are below 128."""
        return s.player << 8 | 128 + team

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        for c in cards:
            for team in range(N_TEAMS):
                if values.in_team(g, c, team):
                    g.counters[self.key(g, s, team)] = 1
            moves.move(g, c, REMOVED)
        return len(cards)


class RemoveFromGame(AtOnce):
    """The character that the event was about, out of its KO pile."""

    __slots__ = ()

    def act(self, g: State, s: Scope) -> int:
        c = g.recs[s.rec].target if s.rec in g.recs else -1
        if c < 0 or not KO_PILE <= g.zone[c] < RESOURCES:
            return 0
        moves.move(g, c, REMOVED)
        return 1


class GrowHealth(AtOnce):
    __slots__ = ("n",)

    def __init__(self, node: kit.GrowHealth) -> None:
        super().__init__()
        self.n = node.n

    def act(self, g: State, s: Scope) -> int:
        if not values.in_play(g, s.src):
            return 0
        moves.add_lasting(g, STAT_HEALTH, s, (s.src,), UNTIL_GONE, self.n)
        return self.n


class KnockOutMain(AtOnce):
    """The main character of the player that was chosen is KO'd."""

    __slots__ = ()

    def act(self, g: State, s: Scope) -> int:
        q = s.slots[PLAYER_SLOT]
        assert isinstance(q, int)
        c = g.mains[q]
        if not values.in_play(g, c):
            return 0
        stunning.knock_out(g, [c], stunning.by_itself(g, s.src))
        return 1
