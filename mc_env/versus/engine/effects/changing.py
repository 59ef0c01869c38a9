"""Effects on powers, and on what cards are: canceled, paid for, copied, delayed; tokens, new main characters.

Rulebook: "Reaction Powers", "Copying Powers", "Delayed Trigger Modifiers", "Token Characters", "Transform".
"""

from __future__ import annotations

from typing import Final

from mc_env.kernel.frames import Frame
from mc_env.kernel.records import DONE, NOTHING, Scope
from mc_env.kernel.state import Opt
from mc_env.versus.cards import kit
from mc_env.versus.engine import becoming, levels, moves, paying, values
from mc_env.versus.engine.effects.base import AtOnce, Question, Targeted
from mc_env.versus.engine.frames import ListFrame, UseFrame
from mc_env.versus.engine.options import ASK_LEVEL, ASK_OPTION, NO, V_LEVEL, V_YES, YES
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import CARDS, FACES, Op
from mc_env.versus.engine.zones import SIDE
from mc_env.versus.terms import STAT_LENT, STAT_REGRESSED, Team

NOT_MARVEL: Final = (Team.COMPANY, Team.XENOMORPHS)


class CancelPower(AtOnce):
    """The super power that is reacted to never resolves; what was paid for it stays paid."""

    __slots__ = ()

    def act(self, g: State, s: Scope) -> int:
        used = g.recs[s.rec].amount if s.rec in g.recs else -1
        for f in g.stack:
            if isinstance(f, UseFrame) and f.sc == used:
                f.canceled = 1
                return 1
        return 0


class MayPay(Op):
    """You may pay symbols, or each enemy player in turn until one does; if it is paid the effect happens."""

    __slots__ = ("asking", "cost", "enemy", "op")

    def __init__(self, node: kit.MayPay, op: Op) -> None:
        super().__init__()
        self.cost = tuple([int(symbol) for symbol in node.cost])
        self.enemy = node.enemy
        self.op = op
        self.steps = (self.ask, self.answer, self.paid)
        self.asking = self.number(self.ask)

    def payers(self, g: State, s: Scope) -> tuple[int, ...]:
        everybody = g.enemies(s.player) if self.enemy else (s.player,)
        return tuple([p for p in everybody if paying.payable(g, s.src, self.cost, paying.sources(g, p))])

    def possible(self, g: State, s: Scope) -> bool:
        return bool(self.payers(g, s)) and self.op.possible(g, s)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        s.last = NOTHING
        if self.possible(g, s):
            g.stack.append(ListFrame(self.id, sc))

    def ask(self, g: State, f: ListFrame) -> bool:
        s = g.scopes[f.sc]
        payers = self.payers(g, s)
        if f.done >= len(payers):
            g.stack.pop()
            return True
        g.ask(payers[f.done], ASK_OPTION, (YES, NO), s.src)
        return True

    def answer(self, g: State, f: ListFrame) -> bool:
        s = g.scopes[f.sc]
        if g.answer[0] != V_YES:
            f.done += 1
            f.at = self.asking
            return False
        paying.begin(g, f.sc, self.payers(g, s)[f.done], self.cost)
        return True

    def paid(self, g: State, f: ListFrame) -> bool:
        g.stack.pop()
        g.scopes[f.sc].last = DONE
        self.op.start(g, f.sc)
        return True


class GainPowers(AtOnce):
    """The character itself has the printed powers of the one that an event was about."""

    __slots__ = ("until", "what")

    def __init__(self, node: kit.GainPowers) -> None:
        super().__init__()
        self.what = node.what
        self.until = node.until

    def act(self, g: State, s: Scope) -> int:
        of = g.recs[s.rec].target if s.rec in g.recs else -1
        if of < 0:
            return 0
        moves.add_lasting(g, STAT_LENT, s, (s.src,), self.until, g.face[of], self.what)
        return 1


class Transform(Question):
    """The character itself is replaced with a Marvel main character of level 2 from its player's side deck."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_LEVEL)
        self.steps = (self.take,)

    def options(self, g: State, s: Scope) -> list[Opt]:
        side = g.zones[SIDE + s.player] if values.in_play(g, s.src) else ()
        faces = [(c, face) for c in side for face in CARDS[g.card[c]].faces if FACES[face].level == 2]
        return [(V_LEVEL, c, face, 0) for c, face in faces if FACES[face].team not in NOT_MARVEL]

    def take(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        _, new, face, _ = g.answer
        levels.become(g, new, face)
        becoming.transform(g, s.src, new)
        s.last = DONE
        return True


class Regress(Targeted):
    """Main characters become level 1; when the time is over they are what they were, unless they have leveled up."""

    __slots__ = ("until",)

    def __init__(self, node: kit.Regress) -> None:
        super().__init__(node.target)
        self.until = node.until

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return levels.level(g, c) > 1 and bool(levels.faces_of(g, c, 1))

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        for c in cards:
            if self.affects(g, s, c):
                moves.add_lasting(g, STAT_REGRESSED, s, (c,), self.until, g.face[c])
                levels.regress(g, c, levels.faces_of(g, c, 1)[0])
        return len(cards)
