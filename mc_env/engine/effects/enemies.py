"""Effects on enemies and the activation at hand."""

from __future__ import annotations

from mc_env.cards.kit import effects as e
from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import (
    EVENT_ATTACK,
    EVENT_SCHEME,
    LABEL_DEFENSE,
    STAT_OVERKILL,
    STAT_PIERCING,
    STAT_RANGED,
    TYPE_HERO,
    TYPE_VILLAIN,
)
from mc_env.engine.effects.base import ChooseOp, Context, TargetedOp, activation_of, compile_effect, done, handles
from mc_env.engine.effects.frames import EnemiesFrame
from mc_env.engine.program.ops import Op
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.values import compile_value
from mc_env.engine.resolving.activation import activate, initiate
from mc_env.engine.resolving.boosts import give_boost
from mc_env.engine.resolving.defending import declare_defender
from mc_env.engine.state.options import ASK_ORDER, V_ACTIVATE
from mc_env.engine.state.records import F_ATTACK, F_BASIC, F_DEFENSE_LABEL, F_DERIVED, F_OVERKILL, F_PIERCING, F_RANGED
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY
from mc_env.engine.using.abilities import when_defends
from mc_env.kernel.log import fact
from mc_env.kernel.records import FULLY, NONE, NOTHING, Scope
from mc_env.kernel.zones import NOBODY


def _engaged_with(n: k.Node) -> bool:
    """Whether a selector means the minions engaged with some player."""
    if isinstance(n, k.Both):
        return _engaged_with(n.a) or _engaged_with(n.b)
    return isinstance(n, k.EngagedWith)


class ActivationEffect(TargetedOp):
    """Base of effects that make enemies attack, scheme or activate: one after another, the villain first. They report the
    identities of the players against whom it was done."""

    __slots__ = (
        "afterwards",
        "boosted",
        "character",
        "choosing",
        "counting",
        "engaged",
        "joined",
        "kind",
        "more",
        "players",
    )

    def __init__(
        self,
        n: e.EnemyAttacks | e.EnemySchemes | e.EnemyActivates,
        ctx: Context,
        pre: list[ChooseOp],
        kind: int,
        engaged: bool = False,
        character: k.Target | None = None,
    ) -> None:
        super().__init__()
        self.steps = (self.find_enemies, self.choose_next, self.activate_chosen, self.count)
        self.choosing = self.number(self.choose_next)
        self.counting = self.number(self.count)
        self.find = self.target(n.enemies, ctx, pre)
        self.joined = _engaged_with(n.enemies)
        self.players = compile_players(n.who, ctx)
        self.afterwards = compile_effect(n.afterwards, ctx) if n.afterwards is not None else None
        self.kind = kind
        self.engaged = engaged
        self.character = self.target(character, ctx, pre) if character is not None else None
        self.more = compile_value(n.more, ctx)
        self.boosted = n.boosted

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return g.zone[c] >= PLAY

    def possible(self, g: State, s: Scope) -> bool:
        return any(self.affects(g, s, c) for c in self.find(g, s))

    def start(self, g: State, sc: int) -> None:
        g.stack.append(EnemiesFrame(self.id, sc))

    def find_enemies(self, g: State, f: EnemiesFrame) -> bool:
        f.enemies = tuple(self.find(g, g.scopes[f.sc]))
        return False

    def choose_next(self, g: State, f: EnemiesFrame) -> bool:
        """Villains first; of several enemies a player picks the next one. When none is left, all of it is done."""
        s = g.scopes[f.sc]
        f.enemies = self.to_come(g, f, s)
        if not f.enemies or g.outcome:
            s.last = (FULLY if f.activated else NONE, f.activated, f.faced)
            g.stack.pop()
            return True
        villains = [c for c in f.enemies if g.ctype[c] == TYPE_VILLAIN]
        choices = villains or list(f.enemies)
        if len(choices) > 1 and not g.activating:  # inside another activation they are queued, and ordered later
            p = self.who_orders(g, s, choices)
            g.ask(p, ASK_ORDER, tuple((V_ACTIVATE, c, p, 0) for c in choices), s.src)
            return True
        f.at = self.counting
        self.begin(g, f, s, choices[0])
        return True

    def who_orders(self, g: State, s: Scope, enemies: list[int]) -> int:
        """The player against whom all of them activate (Reference "Activation"); if there are several, the first player
        (Reference "First Player")."""
        against = [g.engaged[c] for c in enemies] if self.engaged else list(self.players(g, s)[:1])
        p = against[0] if against else NOBODY
        for q in against:
            if q != p:
                return g.first
        return p if p != NOBODY else g.first

    def activate_chosen(self, g: State, f: EnemiesFrame) -> bool:
        self.begin(g, f, g.scopes[f.sc], g.answer[1])
        return True

    def count(self, g: State, f: EnemiesFrame) -> bool:
        """An enemy has had its turn: whether it did anything, and on to the next one."""
        if g.scopes[f.sc].last[0] != NONE:
            f.activated += 1
            if f.against >= 0 and f.against not in f.faced:
                f.faced += (f.against,)
        f.at = self.choosing
        return False

    def to_come(self, g: State, f: EnemiesFrame, s: Scope) -> tuple[int, ...]:
        """Enemies left to activate: a minion that engages the player meanwhile does so too (Reference "Minion")."""
        if self.joined:
            return tuple(c for c in self.find(g, s) if c not in f.had_turn)
        return tuple(c for c in f.enemies if g.zone[c] >= PLAY)

    def begin(self, g: State, f: EnemiesFrame, s: Scope, enemy: int) -> None:
        """An enemy attacks, schemes or activates, unless there is nobody to do so against."""
        f.enemies = tuple(c for c in f.enemies if c != enemy)
        f.had_turn += (enemy,)
        s.last = NOTHING
        if self.engaged:
            p = g.engaged[enemy]
        else:
            by = self.players(g, s)
            p = by[0] if by else NOBODY
        target = -1
        if self.character is not None:  # whoever is named must be there: a hero has no alter-ego to attack
            found = self.character(g, s)
            if not found:
                return
            target = found[0]
            p = g.controller[target]  # who controls them is the attacked player (Reference "Attacks Against Allies")
        f.against = g.identity[p] if p != NOBODY else -1
        if p == NOBODY:
            return
        follow = (-1, -1)
        if self.afterwards is not None:
            g.serial += 1
            g.scopes[g.serial] = s.copy()
            follow = (self.afterwards.id, g.serial)
        queued = bool(g.activating)
        how = self.more(g, s) << 1 | (not self.boosted)
        if self.kind < 0:
            ok = activate(g, enemy, p, f.sc, follow, how)
        else:
            ok = initiate(g, self.kind, enemy, p, f.sc, follow, target, how)
        if not ok and follow[1] >= 0:
            g.scopes.pop(follow[1], None)
        if ok and queued:
            s.last = (FULLY, 1, ())


class EnemyAttacksEffect(ActivationEffect):
    """Enemies attack a player, or each the player it is engaged with; only heroes if the text says hero."""

    __slots__ = ()

    def __init__(self, n: e.EnemyAttacks, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__(n, ctx, pre, EVENT_ATTACK, n.engaged_players, n.character)


class EnemySchemesEffect(ActivationEffect):
    """Enemies scheme."""

    __slots__ = ()

    def __init__(self, n: e.EnemySchemes, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__(n, ctx, pre, EVENT_SCHEME)


class EnemyActivatesEffect(ActivationEffect):
    """Enemies activate."""

    __slots__ = ()

    def __init__(self, n: e.EnemyActivates, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__(n, ctx, pre, -1)


class AlsoAttackEffect(TargetedOp):
    """Add lanes to the attack at hand: separate attacks resolved in lockstep."""

    __slots__ = ("players",)

    def __init__(self, n: e.AlsoAttack, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.players = compile_players(n.who, ctx)

    def possible(self, g: State, s: Scope) -> bool:
        _, rec = activation_of(g, s)
        return rec is not None and not rec.flags & F_DERIVED and bool(self.players(g, s))

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        _, rec = activation_of(g, s)
        s.last = NOTHING
        if rec is None or rec.flags & F_DERIVED:
            return
        n = 0
        for p in self.players(g, s):
            if g.ctype[g.identity[p]] == TYPE_HERO and p != rec.oplayer:
                r = g.new_rec(EVENT_ATTACK, rec.actor, rec.actor, -1, g.identity[p], p, 0, F_ATTACK | F_DERIVED)
                rec.lanes += (r,)
                if g.ledger is not None:
                    fact(
                        g, "activation", rec=r, card=rec.actor, player=p, attack=True, target=g.identity[p], beside=True
                    )
                n += 1
        s.last = done(n, 1)


class GiveBoostEffect(TargetedOp):
    """Give enemies boost cards, for the activation at hand if it is theirs."""

    __slots__ = ("n",)

    def __init__(self, n: e.GiveBoost, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.to, ctx, pre)
        self.n = compile_value(n.n, ctx)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return g.zone[c] >= PLAY

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        _, rec = activation_of(g, s)
        given = 0
        for c in self.find(g, s):
            for _ in range(self.n(g, s)):
                given += give_boost(g, c, rec if rec is not None and rec.actor == c else None)
        s.last = done(given, 1)


class AttackGainsEffect(Op):
    """The attack at hand gains a keyword."""

    __slots__ = ("flag",)

    def __init__(self, n: e.AttackGains, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.flag = {STAT_OVERKILL: F_OVERKILL, STAT_PIERCING: F_PIERCING, STAT_RANGED: F_RANGED}[n.keyword]

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        _, rec = activation_of(g, s)
        if rec is not None:
            rec.flags |= self.flag
        s.last = done(rec is not None, 1)

    def possible(self, g: State, s: Scope) -> bool:
        return activation_of(g, s)[1] is not None


class DefendedByEffect(TargetedOp):
    """Declare a character the defender of the attack at hand.

    A defense-labeled ability may name another defender than the identity (FAQ on "Mutant Protectors").
    """

    __slots__ = ("labeled",)

    def __init__(self, n: e.DefendedBy, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)
        self.labeled = bool(ctx.labels & LABEL_DEFENSE)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        _, rec = activation_of(g, s)
        if rec is None or g.zone[c] < PLAY:
            return False
        own = self.labeled and rec.flags & F_DEFENSE_LABEL and rec.defender == g.identity[s.player]
        return rec.defender < 0 or bool(own)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        serial, rec = activation_of(g, s)
        found = [c for c in self.find(g, s) if self.affects(g, s, c)]
        s.last = done(len(found), 1)
        if rec is not None and found:
            declare_defender(g, rec, found[0], exhaust=False)
            when_defends(g, serial, F_BASIC)


class AtEndOfActivationEffect(Op):
    """A delayed effect: do something when the activation at hand has finished, or as soon as it has dealt damage (Reference
    "Delayed Effect")."""

    __slots__ = ("on_damage", "op")

    def __init__(self, n: e.AtEndOfActivation, ctx: Context, pre: list[ChooseOp]) -> None:
        self.op = compile_effect(n.effect, ctx)
        super().__init__()
        self.on_damage = n.on_damage

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        _, rec = activation_of(g, s)
        s.last = done(rec is not None, 1)
        if rec is not None:
            g.serial += 1
            g.scopes[g.serial] = s.copy()
            rec.follow += ((-self.op.id - 1 if self.on_damage else self.op.id, g.serial),)


handles(
    {
        e.EnemyAttacks: EnemyAttacksEffect,
        e.EnemySchemes: EnemySchemesEffect,
        e.EnemyActivates: EnemyActivatesEffect,
        e.AlsoAttack: AlsoAttackEffect,
        e.GiveBoost: GiveBoostEffect,
        e.AttackGains: AttackGainsEffect,
        e.DefendedBy: DefendedByEffect,
        e.AtEndOfActivation: AtEndOfActivationEffect,
    }
)
