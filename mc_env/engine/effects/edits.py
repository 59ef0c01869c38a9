"""Effects that change the event at hand (prevent, cancel, replace) and effects that last (modifiers, delayed effects)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mc_env.cards.kit import effects as e
from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import (
    ABILITY_BOOST,
    ABILITY_DELAYED,
    ABILITY_WHEN_REVEALED,
    EVENT_BOOST_FLIP,
    EVENT_DAMAGE,
    EVENT_REVEAL,
    EVENT_SCHEME,
    STAT_COST,
    STAT_COST_ON_HOST,
    STAT_DAMAGE_DEALT,
    STAT_THREAT_REMOVED,
    TYPE_EVENT,
    UNTIL_END_OF_ATTACK,
    UNTIL_END_OF_TURN,
    UNTIL_NEXT_EVENT,
)
from mc_env.cards.text.tree import nodes, parts
from mc_env.engine.board import moves
from mc_env.engine.effects.base import (
    ChooseOp,
    Context,
    TargetedOp,
    activation_of,
    add_lasting,
    compile_effect,
    done,
    handles,
)
from mc_env.engine.program.ops import Op
from mc_env.engine.program.tables import (
    ABILITIES,
    ADD,
    ANY,
    FACES,
    HOST,
    HOWS,
    NEVER,
    NO_LEAST,
    OWN,
    WITH_SAME_LAYOUT,
    WITH_SAME_TOKENS,
    AbilityC,
    Modifier,
    PatternC,
    Told,
    ValueFn,
)
from mc_env.engine.query.conditions import compile_cond
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.selectors import compile_sel, compile_target
from mc_env.engine.query.values import compile_value
from mc_env.engine.state.records import F_CANCELED, F_EFFECTS_CANCELED, F_OVER, F_REPLACED
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY, TABLE
from mc_env.errors import NotImplementedCard
from mc_env.kernel.index import own
from mc_env.kernel.log import note
from mc_env.kernel.records import FULLY, NOTHING, Lasting, Scope

UNTIL_TRIGGERED: Final = 99


class PreventEffect(Op):
    """Prevent damage (what is taken) or threat (what is placed) (Reference "Prevent")."""

    __slots__ = ("amount",)

    def __init__(self, n: e.Prevent, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.amount = compile_value(n.amount, ctx)

    def possible(self, g: State, s: Scope) -> bool:
        r = g.recs.get(s.rec)
        return r is not None and (r.taken > 0 if r.kind == EVENT_DAMAGE else r.amount > 0 or r.kind == EVENT_SCHEME)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        r = g.recs[s.rec]
        n = self.amount(g, s)
        if r.kind == EVENT_DAMAGE:
            x = min(n, r.taken)
            r.taken -= x
        elif r.kind == EVENT_SCHEME:
            r.amount += n  # reduces the threat this scheme will place
            x = n
        else:
            x = min(n, r.amount)
            r.amount -= x
            if r.amount == 0 and r.kind != EVENT_BOOST_FLIP:  # a boost card without icons still has its ability
                r.flags |= F_CANCELED
        if r.kind == EVENT_BOOST_FLIP:
            note(g, "prevent", amount=x, source=s.src, target=r.target, of="boost icons", _rec=s.rec)
        else:
            note(g, "prevent", amount=x, source=s.src, target=r.target, _rec=s.rec)
        s.last = done(x, min(n, 1) if n >= e.ALL else n)


class ChangeAmountEffect(Op):
    """Change the amount of the event at hand."""

    __slots__ = ("by", "sign")

    def __init__(self, n: e.ChangeAmount, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.by = compile_value(n.by, ctx)
        self.sign = n.sign

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        r = g.recs[s.rec]
        n = self.by(g, s) * self.sign
        r.amount = max(0, r.amount + n)
        if r.kind == EVENT_DAMAGE and r.taken:
            r.taken = max(0, r.taken + n)
        s.last = done(abs(n), 1)


class BoostIconsEffect(Op):
    """The boost card at hand counts for more."""

    __slots__ = ("more",)

    def __init__(self, n: e.BoostIcons, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.more = compile_value(n.more, ctx)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        r = g.recs.get(s.rec)
        n = self.more(g, s) if r is not None and r.kind == EVENT_BOOST_FLIP else 0
        if r is not None and n:
            r.amount += n
            note(g, "boost icons", card=r.target, amount=n)
        s.last = done(n, 1)


class CancelEffectsEffect(Op):
    """Cancel the "When Revealed" effects of the card being revealed; the card is still revealed."""

    __slots__ = ()

    def __init__(self, n: e.CancelEffects, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()

    def possible(self, g: State, s: Scope) -> bool:
        r = g.recs.get(s.rec)
        if r is None or r.flags & F_EFFECTS_CANCELED:
            return False
        kind = ABILITY_BOOST if r.kind == EVENT_BOOST_FLIP else ABILITY_WHEN_REVEALED
        return bool(FACES[g.face[r.target]].by_kind.get(int(kind)))

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        r = g.recs[s.rec]
        r.flags |= F_EFFECTS_CANCELED
        note(g, "effects canceled", card=r.target, source=s.src)
        s.last = (FULLY, 1, ())


class CancelCardEffect(Op):
    """Cancel all effects of the card being revealed; it is discarded at once (Reference "Cancel")."""

    __slots__ = ()

    def __init__(self, n: e.CancelCard, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        r = g.recs[s.rec]
        r.flags |= F_CANCELED
        note(g, "card canceled", card=r.target, source=s.src)
        if r.kind == EVENT_REVEAL and g.zone[r.target] == TABLE:
            moves.discard(g, r.target)
        s.last = (FULLY, 1, ())


class CancelEventEffect(CancelCardEffect):
    """Cancel the event at hand."""

    __slots__ = ()


class InsteadEffect(Op):
    """Replace the event at hand (Reference "Replacement Effect")."""

    __slots__ = ("op",)

    def __init__(self, n: e.Instead, ctx: Context, pre: list[ChooseOp]) -> None:
        self.op = compile_effect(n.effect, ctx)
        super().__init__()

    def possible(self, g: State, s: Scope) -> bool:
        r = g.recs.get(s.rec)
        return r is not None and not r.flags & F_OVER and self.op.possible(g, s)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        r = g.recs[s.rec]
        r.flags |= F_REPLACED
        note(g, "replaced", source=s.src, target=r.target, _rec=s.rec)
        s.last = (FULLY, 1, ())
        self.op.start(g, sc)


# ------------------------------------------------------------------------------------------ modifiers


# Nodes that look at nothing but: faces and guises, who owns, controls and engages whom, what is attached to what, counters, which
# cards are in play, and values that modifiers make.
_LAYOUT: Final = frozenset(
    {
        *(k.You, k.EachPlayer, k.Both, k.EitherSel, k.Without, k.OfType, k.Self_, k.Host, k.IdentityOf),
        *(k.Trait, k.Named, k.Keyword, k.EngagedWith, k.ControlledBy, k.OwnedBy, k.AttachedTo, k.HasAttached),
        *(k.IsFacedown, k.IsNemesis, k.IsUnique, k.WithIcon, k.OfAspect, k.OfSet, k.StatIs),
        *(k.ActiveVillain, k.ActiveMainScheme),
        *(k.PerPlayer, k.Count, k.StatOf, k.CountersOn, k.Plus, k.Minus, k.Times, k.Divided, k.AtMost, k.Either),
        *(k.AllOf, k.AnyOf, k.Not, k.Exists, k.Compare, k.InForm, k.YouHave, k.YouAre),
    }
)
# ... also at exhaustion, damage, threat and status cards; not at piles or events.
_TOKENS: Final = _LAYOUT | {k.Remaining, k.DamageOn, k.ThreatOn, k.IsDamaged, k.IsReady, k.IsExhausted, k.HasStatus}


def reusable(*parts: object) -> int:
    """When the value of a modifier of such parts may be used again: as long as what it looks at is the same.

    As far as it asks for values of cards, that holds as long as all other modifiers may be used again as well."""
    found = {type(x) for x in nodes(parts)}
    return WITH_SAME_LAYOUT if found <= _LAYOUT else WITH_SAME_TOKENS if found <= _TOKENS else NEVER


def types_of(target: k.Sel | k.PlayerSel) -> frozenset[int] | None:
    """The types of card that a target can have, None if it does not say."""
    if isinstance(target, k.OfType):
        return frozenset(int(t) for t in target.types)
    if isinstance(target, k.Both):
        found = types_of(target.a)
        return found if found is not None else types_of(target.b)
    return None


def joined(n: object) -> list[object]:
    """The parts of a selector that are joined by `&`."""
    return [*joined(n.a), *joined(n.b)] if isinstance(n, k.Both) else [n]


def is_about_itself(target: object) -> bool:
    """Whether a target is the card that bears the ability, or what that is attached to."""
    return any(isinstance(x, k.Self_ | k.Host) for x in joined(target))


def compile_modifiers(n: e.Modify, ctx: Context) -> list[Modifier]:
    """The modifiers of a `Modify` node (its target must not be a fresh choice)."""
    assert not isinstance(n.target, k.A | k.AtRandom)
    match = compile_target(n.target, ctx)[1]
    cond = compile_cond(n.where, ctx) if n.where is not None else None
    source = compile_sel(n.source, ctx)[1] if n.source is not None else None
    reach = OWN if isinstance(n.target, k.Self_) else HOST if isinstance(n.target, k.Host) else ANY
    out = []
    for c in n.changes:
        least = 0
        if isinstance(c.value, int) and c.value >= 0:
            least = NO_LEAST if c.how == "add" else c.value if c.how in ("base", "set") else 0
        value = compile_value(c.value, ctx)
        made = Modifier(int(c.stat), HOWS[c.how], match, value, cond, source, c.trait, reach, least)
        made.reusable = reusable(n.target, n.where, c.value)
        made.alike = reusable(n.target) == WITH_SAME_LAYOUT and not any(
            isinstance(x, k.HasAttached) for x in nodes(n.target)
        )
        made.types = types_of(n.target)
        made.own = is_about_itself(n.target)
        made.chosen = tuple(ctx.known(x.name) for x in joined(n.target) if isinstance(x, k.Ref))
        made.yours = isinstance(n.target.of if isinstance(n.target, k.IdentityOf) else n.target, k.You)
        out.append(made)
    return out


def compile_cost_change(n: e.CostChange, ctx: Context) -> Modifier:
    """A modifier of what cards cost the given players."""
    assert not isinstance(n.who, k.APlayer)
    which = compile_sel(n.which, ctx)[1] if n.which is not None else None
    who = compile_players(n.who, ctx)
    by = compile_value(n.by, ctx)
    sign = n.sign

    def match(g: State, s: Scope, c: int) -> bool:
        return g.owner[c] in who(g, s) and (which is None or which.holds(g, s, c))

    def value(g: State, s: Scope) -> int:
        return sign * by(g, s)

    cond = compile_cond(n.where, ctx) if n.where is not None else None
    if n.on is None:
        made = Modifier(STAT_COST, ADD, Told(match), value, cond, None, "")
    else:  # asked of the host, with the card that is attached as the source
        host = compile_sel(n.on, ctx)[1]
        made = Modifier(STAT_COST_ON_HOST, ADD, host, value, cond, Told(match), "")
    made.who = who
    return made


class LastingEffect(TargetedOp):
    """Base of effects that make lasting effects."""

    __slots__ = ("mods", "until")

    def __init__(self, until: int) -> None:
        super().__init__()
        self.until = int(until)
        self.mods: list[Modifier] = []

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        until_rec = -1
        if self.until == UNTIL_END_OF_ATTACK:
            until_rec = activation_of(g, s)[0]
            if until_rec < 0:  # it can only begin during one (Reference "Lasting Effects")
                s.last = NOTHING
                return
        elif self.until == UNTIL_NEXT_EVENT and g.ctype[s.src] == TYPE_EVENT:
            until_rec = 0
        for m in self.mods:
            scope = s.copy()
            scope.last = (0, 0, ())
            add_lasting(g, m, scope, self.until, until_rec)
        s.last = (FULLY, 1, ())


class ModifyEffect(LastingEffect):
    """Stats of cards change for a while. Names in it stay bound; sets in it are looked up anew each time."""

    __slots__ = ()

    def __init__(self, n: e.Modify, ctx: Context, pre: list[ChooseOp]) -> None:
        assert n.until is not None, "a modifier inside an effect needs until="
        super().__init__(n.until)
        target = n.target
        if isinstance(target, k.A):
            self.find = self.target(target, ctx, pre)
            name = next(x for x, i in ctx.slots.items() if i == self.target_slot)
            target = k.Ref(name)
        else:
            self.find = self.target(target, ctx, pre)
        self.mods = compile_modifiers(e.Modify(target, n.changes, n.until, n.where, n.source), ctx)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return g.zone[c] >= PLAY

    def possible(self, g: State, s: Scope) -> bool:
        return self.in_time(g, s) and any(self.affects(g, s, c) for c in self.find(g, s))

    def in_time(self, g: State, s: Scope) -> bool:
        """What lasts until the end of an attack, or of a turn, begins during one (Reference "Lasting Effects")."""
        if self.until == UNTIL_END_OF_TURN:
            return g.active >= 0
        if self.until != UNTIL_END_OF_ATTACK:
            return True
        own = s.ability >= 0 and ABILITIES[s.ability].labels  # the attack that this ability is has not begun yet
        return bool(own) or activation_of(g, s)[1] is not None


class CostChangeEffect(LastingEffect):
    """Cards cost more or less for a while."""

    __slots__ = ()

    def __init__(self, n: e.CostChange, ctx: Context, pre: list[ChooseOp]) -> None:
        assert n.until is not None, "a cost change inside an effect needs until="
        super().__init__(n.until)
        who = n.who
        if isinstance(who, k.APlayer):
            self.who(who, ctx, pre)
            name = next(x for x, i in ctx.slots.items() if i == self.target_slot)
            who = k.PlayerRef(name)
        self.mods = [compile_cost_change(e.CostChange(n.which, n.by, n.sign, who, n.until, n.on, n.where), ctx)]

    def possible(self, g: State, s: Scope) -> bool:
        return True


_HURTING: Final[tuple[type[e.Effect], ...]] = (e.Damage, e.MoveDamage, e.Assign)
_REMOVING: Final[tuple[type[e.Effect], ...]] = (e.RemoveThreat, e.RemoveDivided, e.MoveThreat)


class NextEventEffect(LastingEffect):
    """The next event of this player, or the one that is being played, deals more damage or removes more threat with each
    instance. One that does neither is no target."""

    __slots__ = ("kinds", "that")

    def __init__(self, n: e.NextEvent, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__(UNTIL_NEXT_EVENT)
        which = compile_sel(n.which, ctx)[1] if n.which is not None else None
        self.that = isinstance(n.which, k.EventCard)
        self.kinds = (_HURTING if n.damage != 0 else ()) + (_REMOVING if n.threat != 0 else ())

        def mine(g: State, s: Scope, c: int) -> bool:
            return c == g.identity[s.player]

        def from_event(g: State, s: Scope, c: int) -> bool:
            return g.ctype[c] == TYPE_EVENT and c != s.src and (which is None or which.holds(g, s, c))

        match, source = Told(mine), Told(from_event)
        damage: ValueFn = compile_value(n.damage, ctx)
        threat: ValueFn = compile_value(n.threat, ctx)
        self.mods = [
            Modifier(STAT_DAMAGE_DEALT, ADD, match, damage, None, source, ""),
            Modifier(STAT_THREAT_REMOVED, ADD, match, threat, None, source, ""),
        ]

    def possible(self, g: State, s: Scope) -> bool:
        if not self.that:
            return True
        r = g.recs.get(s.rec)
        return r is not None and any(isinstance(x, self.kinds) for x in nodes(FACES[g.face[r.target]].face.abilities))


class DelayEffect(Op):
    """A delayed effect: it resolves by itself the next time the moment comes (Reference "Delayed Effect")."""

    __slots__ = ("ability", "key")

    def __init__(self, n: e.Delay, ctx: Context, pre: list[ChooseOp]) -> None:
        effect = compile_effect(n.effect, ctx)
        super().__init__()
        self.key = int(n.event) * 3 + int(n.stage)
        ab = AbilityC(ABILITY_DELAYED, 0)
        ab.effect = effect
        ab.patterns = (PatternC(self.key, lambda g, s, r: True, ""),)
        ab.own = self.about_itself(n)
        ab.chosen = tuple(ctx.known(x.name) for x in nodes(n.effect) if isinstance(x, k.Ref) and x.name in ctx.slots)
        self.ability = ab

    def about_itself(self, n: e.Delay) -> bool:
        """Whether it does something to its own card; it ends when that leaves play, and so does nothing else."""
        deeds = [x for x in nodes(n.effect) if isinstance(x, e.Effect) and not any(self.inside(x))]
        own = [any(is_about_itself(part) for _, part in parts(x)) for x in deeds]
        if any(own) and not all(own):
            raise NotImplementedCard("one Delay on its own card and on others: write a Delay for each")
        return any(own)

    def inside(self, n: e.Effect) -> Iterator[bool]:
        """Effects in an effect."""
        return (isinstance(x, e.Effect) for _, part in parts(n) for x in nodes(part))

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        scope = s.copy()
        scope.ability = self.ability.id
        g.serial += 1
        g.lasting[g.serial] = Lasting(-self.ability.id - 1, scope, UNTIL_TRIGGERED)
        own(g)
        g.trig[self.key] += (-g.serial,)
        s.last = (FULLY, 1, ())


handles(
    {
        e.Prevent: PreventEffect,
        e.ChangeAmount: ChangeAmountEffect,
        e.BoostIcons: BoostIconsEffect,
        e.CancelEffects: CancelEffectsEffect,
        e.CancelCard: CancelCardEffect,
        e.CancelEvent: CancelEventEffect,
        e.Instead: InsteadEffect,
        e.Modify: ModifyEffect,
        e.CostChange: CostChangeEffect,
        e.NextEvent: NextEventEffect,
        e.Delay: DelayEffect,
    }
)
