"""Resolving abilities of other cards."""

from __future__ import annotations

from mc_env.cards.kit import effects as e
from mc_env.cards.terms import ABILITY_SPECIAL
from mc_env.engine.effects.base import ChooseOp, Context, TargetedOp, done, handles
from mc_env.engine.effects.frames import SpecialsFrame
from mc_env.engine.program.tables import FACES, AbilityC
from mc_env.engine.query.selectors import compile_sel
from mc_env.engine.state.options import ASK_ORDER, V_ORDER
from mc_env.engine.state.state import State
from mc_env.engine.using.abilities import start_ability
from mc_env.engine.using.initiating import can_initiate
from mc_env.engine.using.payment import payable
from mc_env.kernel.records import Scope


class ResolveSpecialsEffect(TargetedOp):
    """Resolve the Special ability of each card in an order the player picks; each is a step of a sequence.

    A Special that cannot do anything when its turn comes is skipped; the last one that can is the final step.
    """

    __slots__ = ("asking",)

    def __init__(self, n: e.ResolveSpecials, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.steps = (self.ask, self.resolve)
        self.asking = self.number(self.ask)
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

    def start(self, g: State, sc: int) -> None:
        g.stack.append(SpecialsFrame(self.id, sc))

    def ask(self, g: State, f: SpecialsFrame) -> bool:
        """Which one is next; when none is left, all of it is done."""
        s = g.scopes[f.sc]
        left = [] if f.over else self.open(g, s, f.resolved)
        if not left:
            s.last = done(len(f.resolved), 1)
            g.stack.pop()
            return True
        g.ask(s.player, ASK_ORDER, tuple((V_ORDER, c, -1, 0) for c in left), s.src)
        return True

    def resolve(self, g: State, f: SpecialsFrame) -> bool:
        s = g.scopes[f.sc]
        c = g.answer[1]
        f.resolved += (c,)
        f.over = 1 if not self.open(g, s, f.resolved) else 0
        f.at = self.asking
        ab = FACES[g.face[c]].by_kind[ABILITY_SPECIAL][0]
        start_ability(g, c, ab, s.player, s.rec, f.over)
        return True


class ResolveAbilityEffect(TargetedOp):
    """Resolve an ability of another card, as this player: its costs are paid, but nothing is played and no use counted.

    As if printed here, the bearer of this effect stands in for the other card.
    """

    __slots__ = ("here", "kind", "name")

    def __init__(self, n: e.ResolveAbility, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.of, ctx, pre)
        self.kind = -1 if n.kind is None else int(n.kind)
        self.name = n.name.strip('"')
        self.here = n.here

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return bool(self.open(g, s, c))

    def open(self, g: State, s: Scope, c: int) -> list[AbilityC]:
        """Abilities of a card that can be paid for and would do something now; one that copies others is not copied, as
        two of that kind would never come to an end."""
        src = s.src if self.here else c
        out = []
        for ab in FACES[g.face[c]].abilities:
            if ab.effect is None or self.kind not in (-1, ab.kind):
                continue
            if self.name and ab.name.strip('"') != self.name:
                continue
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
