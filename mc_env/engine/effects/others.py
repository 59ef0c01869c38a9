"""Resolving abilities of other cards."""

from __future__ import annotations

from mc_env.cards.kit import effects as e
from mc_env.cards.terms import ABILITY_SPECIAL
from mc_env.engine.effects.base import ChooseOp, Context, Effect, done, handles
from mc_env.engine.program.tables import FACES, AbilityC
from mc_env.engine.query.selectors import compile_sel
from mc_env.engine.state.frames import OldFrame
from mc_env.engine.state.options import ASK_ORDER, V_ORDER
from mc_env.engine.state.records import Scope
from mc_env.engine.state.state import State
from mc_env.engine.using.abilities import start_ability
from mc_env.engine.using.initiating import can_initiate
from mc_env.engine.using.payment import payable


class ResolveSpecialsEffect(Effect):
    """Resolve the Special ability of each card in an order the player picks; each is a step of a sequence.

    A Special that cannot do anything when its turn comes is skipped; the last one that can is the final step.
    Registers: a = cards done, b = 1 after the final step.
    """

    __slots__ = ()

    def __init__(self, n: e.ResolveSpecials, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = compile_sel(n.of, ctx)[0]

    def open(self, g: State, s: Scope, taken: tuple[int, ...]) -> list[int]:
        out = []
        for c in self.find(g, s):
            if c in taken:
                continue
            for ab in FACES[g.face[c]].by_kind.get(ABILITY_SPECIAL, ()):
                t = Scope(c, s.player, s.rec, ab.id, ab.slots0, named=ab.named0)
                if can_initiate(g, t, ab):
                    out.append(c)
                    break
        return out

    def possible(self, g: State, s: Scope) -> bool:
        return bool(self.open(g, s, ()))

    def step(self, g: State, f: OldFrame) -> None:
        s = g.scopes[f.sc]
        if f.at == 0:
            f.a = ()
        if f.at == 1:
            f.at = 2
            c = g.answer[1]
            f.a = (*f.a, c)
            f.b = final = 1 if not self.open(g, s, f.a) else 0
            ab = FACES[g.face[c]].by_kind[ABILITY_SPECIAL][0]
            start_ability(g, c, ab, s.player, s.rec, final)
            return
        left = [] if f.b else self.open(g, s, f.a)
        if not left:
            s.last = done(len(f.a), 1)
            g.stack.pop()
            return
        f.at = 1
        g.ask(s.player, ASK_ORDER, tuple((V_ORDER, c, -1, 0) for c in left), s.src)


class ResolveAbilityEffect(Effect):
    """Resolve an ability of another card, as this player: its costs are paid, but nothing is played and no use counted.

    As if printed here, the bearer of this effect stands in for the other card.
    """

    __slots__ = ("here", "kind")

    def __init__(self, n: e.ResolveAbility, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.of, ctx, pre)
        self.kind = int(n.kind)
        self.here = n.here

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return bool(self.open(g, s, c))

    def open(self, g: State, s: Scope, c: int) -> list[AbilityC]:
        """Abilities of a card that can be paid for and would do something now; one that copies others is not copied, as
        two of that kind would never come to an end."""
        src = s.src if self.here else c
        out = []
        for ab in FACES[g.face[c]].by_kind.get(self.kind, ()):
            t = Scope(src, s.player, s.rec, ab.id, ab.slots0, named=ab.named0)
            if not ab.copies and payable(g, t, ab.cost, 0, src) and (ab.aims is None or ab.aims.possible(g, t)):
                out.append(ab)
        return out

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        found = [c for c in self.find(g, s) if self.affects(g, s, c)]
        s.last = done(len(found), 1)
        for c in reversed(found):
            for ab in reversed(self.open(g, s, c)):
                start_ability(g, s.src if self.here else c, ab, s.player, s.rec, used=False)


handles(
    {
        e.ResolveSpecials: ResolveSpecialsEffect,
        e.ResolveAbility: ResolveAbilityEffect,
    }
)
