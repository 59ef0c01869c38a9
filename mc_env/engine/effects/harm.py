"""Effects on damage and threat."""

from __future__ import annotations

from typing import Final

from mc_env.cards.kit import effects as e
from mc_env.cards.terms import (
    ENEMY_TYPES,
    EVENT_ATTACK,
    EVENT_HEAL,
    LABEL_ATTACK,
    LABEL_THWART,
    STAT_CANNOT_BE_HEALED,
    STAT_HP,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.effects.base import ChooseOp, Context, TargetedOp, after, done, handles, listened, movable
from mc_env.engine.effects.frames import AssignFrame
from mc_env.engine.program.ops import OP_ASSIGN, OP_INDIRECT_STRIKE, Op
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.selectors import compile_sel
from mc_env.engine.query.values import compile_value, declared, settled
from mc_env.engine.resolving.attack import can_be_attacked, can_be_thwarted
from mc_env.engine.resolving.damage import can_take_damage, deal, packet
from mc_env.engine.resolving.threat import place_threat, remove_threat, threat_removable
from mc_env.engine.state.options import ASK_ASSIGN, V_ASSIGN
from mc_env.engine.state.records import F_ATTACK, F_IGNORES_CRISIS, F_IGNORES_TOUGH, F_INDIRECT
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import ALLIES, IDENTITIES, PLAY
from mc_env.engine.using.initiating import actor_of
from mc_env.kernel.log import note
from mc_env.kernel.ops import WHOLE, share_of
from mc_env.kernel.records import NOTHING, Scope
from mc_env.kernel.zones import NOBODY

# how assigned damage is dealt
BY_NO_ATTACK: Final = 0
BY_PLAYER_ATTACK: Final = 1
BY_ENEMY_ATTACK: Final = 2
_FLAGS: Final = (F_INDIRECT, F_ATTACK, F_ATTACK | F_INDIRECT)


class DamageEffect(TargetedOp):
    """Deal damage to each target at once. Of a labeled attack only what may be attacked is a target."""

    __slots__ = ("amount", "attack", "flags", "ignores_guard", "some", "take", "x")

    def __init__(self, n: e.Damage, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.to, ctx, pre)
        self.amount = compile_value(n.amount, ctx)
        self.attack = bool(ctx.labels & LABEL_ATTACK)
        self.take = n.take
        self.flags = F_IGNORES_TOUGH if n.ignores_tough else 0
        self.ignores_guard = n.ignores_guard
        self.x = declared(n.amount)
        self.some = not isinstance(n.amount, int) and settled(n.amount)  # known beforehand: 0 affects nothing

    def affects(self, g: State, s: Scope, c: int) -> bool:
        if not can_take_damage(g, c, s.src) or (self.some and self.amount(g, s) <= 0):
            return False
        if not self.attack or g.ctype[c] not in ENEMY_TYPES or s.player < 0:
            return True
        return can_be_attacked(g, s.player, c, self.ignores_guard)

    def packets(self, g: State, s: Scope) -> list[int]:
        """The damage this deals now."""
        n = self.amount(g, s)
        if n <= 0:
            return []
        who = actor_of(g, s.src, s.player) if g.owner[s.src] != NOBODY else s.src
        link = s.act if self.attack else -1
        flags = self.flags | (F_ATTACK if self.attack else 0)
        return [packet(g, c, n, s.src, who, s.player, link, flags) for c in self.find(g, s) if self.affects(g, s, c)]

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        packets = self.packets(g, s)
        if not packets:
            s.last = NOTHING
            return
        deal(g, sc, packets, self.take)

    def possible(self, g: State, s: Scope) -> bool:
        return super().possible(g, s) and (self.x or self.amount(g, s) > 0)

    def fully(self, g: State, s: Scope) -> bool:
        return self.share(g, s) == WHOLE

    def share(self, g: State, s: Scope) -> int:
        """By how many of the targets are dealt damage or, if it is to be taken, do take it."""
        found = self.find(g, s)
        hit = 0
        for c in found:
            if self.affects(g, s, c) and not (self.take and g.tough[c]):
                hit += 1
        return share_of(hit, len(found))


class IndirectDamageEffect(TargetedOp):
    """Damage that players divide among characters they control (Reference "Indirect Damage")."""

    __slots__ = ("amount", "players")

    def __init__(self, n: e.IndirectDamage, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.players = compile_players(n.to, ctx)
        self.amount = compile_value(n.amount, ctx)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        players = self.players(g, s)
        n = self.amount(g, s)
        among = tuple(
            c
            for z in (IDENTITIES, ALLIES)
            for c in g.zones[z]
            if g.controller[c] in players and can_take_damage(g, c, s.src)
        )
        if not among or n <= 0:
            s.last = NOTHING
            return
        by = players[0] if len(players) == 1 else g.first
        g.stack.append(AssignFrame(OP_ASSIGN, sc, among, (), n, by, BY_NO_ATTACK))

    def possible(self, g: State, s: Scope) -> bool:
        return bool(self.players(g, s))


class AssignEffect(TargetedOp):
    """Damage assigned point by point by one player. As an attack it may be divided among what may be attacked, and each of
    those was attacked (FAQ on divided attacks)."""

    __slots__ = ("amount", "attack", "by")

    def __init__(self, n: e.Assign, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = compile_sel(n.among, ctx)[0]
        self.amount = compile_value(n.amount, ctx)
        self.by = compile_players(n.by, ctx)
        self.attack = bool(ctx.labels & LABEL_ATTACK)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        if not can_take_damage(g, c, s.src):
            return False
        return not self.attack or g.ctype[c] not in ENEMY_TYPES or s.player < 0 or can_be_attacked(g, s.player, c)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        n = self.amount(g, s)
        among = tuple(c for c in self.find(g, s) if self.affects(g, s, c))
        if not among or n <= 0:
            s.last = NOTHING
            return
        by = self.by(g, s)
        how = BY_PLAYER_ATTACK if self.attack else BY_NO_ATTACK
        g.stack.append(AssignFrame(OP_ASSIGN, sc, among, (), n, by[0] if by else g.first, how))


def ask_for_next(g: State, f: AssignFrame, may: list[int]) -> bool:
    """Ask where the next point goes; False if none is left, or nobody may have it."""
    left = f.points - len(f.assigned)
    if left <= 0 or not may:
        return False
    g.ask(f.player, ASK_ASSIGN, tuple((V_ASSIGN, c, -1, left) for c in may), g.scopes[f.sc].src)
    return True


class AssignOp(Op):
    """Assign damage one point at a time, nobody more than would defeat them (except by a player's attack, whose excess
    may matter); then deal it all at once."""

    __slots__ = ("asking", "dealing")

    def __init__(self) -> None:
        super().__init__(OP_ASSIGN)
        self.steps = (self.ask, self.take_answer, self.deal_all)
        self.asking = self.number(self.ask)
        self.dealing = self.number(self.deal_all)

    def ask(self, g: State, f: AssignFrame) -> bool:
        may = [c for c in f.among if f.how == BY_PLAYER_ATTACK or f.assigned.count(c) < mod.remaining(g, c)]
        if ask_for_next(g, f, may):
            return True
        f.at = self.dealing
        return False

    def take_answer(self, g: State, f: AssignFrame) -> bool:
        f.assigned += (g.answer[1],)
        f.at = self.asking
        return False

    def deal_all(self, g: State, f: AssignFrame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        points = f.assigned
        who = actor_of(g, s.src, s.player) if g.owner[s.src] != NOBODY else s.src
        link = s.act if f.how != BY_NO_ATTACK else -1
        flags = _FLAGS[f.how]
        packets = [packet(g, c, points.count(c), s.src, who, s.player, link, flags) for c in f.among if c in points]
        deal(g, f.sc, packets)
        return True

    def picked(self, f: AssignFrame) -> tuple[int, ...]:
        return f.assigned


AssignOp()


class IndirectStrike(Op):
    """Step four of an enemy attack that deals indirect damage: the attacked player divides it; only the defender or the
    identity was attacked (Reference "Indirect Damage"). The amount is in the first slot."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_INDIRECT_STRIKE)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        n = s.slots[0]
        assert isinstance(n, int)
        among = tuple(
            c
            for z in (IDENTITIES, ALLIES)
            for c in g.zones[z]
            if g.controller[c] == s.player and can_take_damage(g, c, s.src)
        )
        if among:
            g.stack.append(AssignFrame(OP_ASSIGN, sc, among, (), n, s.player, BY_ENEMY_ATTACK))


IndirectStrike()


class MoveDamageEffect(TargetedOp):
    """Move damage: healed from one character, dealt to another (Reference "Move")."""

    __slots__ = ("amount", "attack", "source")

    def __init__(self, n: e.MoveDamage, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.source = self.target(n.source, ctx, pre)
        self.find = self.target(n.to, ctx, pre)
        movable(self, pre)
        self.amount = compile_value(n.amount, ctx)
        self.attack = bool(ctx.labels & LABEL_ATTACK)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        if not any(g.damage[x] > 0 and x != c for x in self.source(g, s)):
            return False
        if not can_take_damage(g, c, s.src):
            return False
        return not self.attack or g.ctype[c] not in ENEMY_TYPES or can_be_attacked(g, s.player, c)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        targets = [c for c in self.find(g, s) if self.affects(g, s, c)]
        sources = self.source(g, s)
        if not targets or not sources:
            s.last = NOTHING
            return
        a = sources[0]
        n = min(self.amount(g, s), g.damage[a])
        if n <= 0:
            s.last = NOTHING
            return
        g.damage[a] -= n
        note(g, "heal", target=a, amount=n, source=s.src)
        link = s.act if self.attack else -1
        flags = F_ATTACK if self.attack else 0
        who = actor_of(g, s.src, s.player)
        deal(g, sc, [packet(g, targets[0], n, s.src, who, s.player, link, flags)])


class AddDamageEffect(TargetedOp):
    """Damage is placed on cards, not dealt."""

    __slots__ = ("amount",)

    def __init__(self, n: e.AddDamage, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)
        self.amount = compile_value(n.amount, ctx)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return g.zone[c] >= PLAY

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        n = self.amount(g, s)
        found = [c for c in self.find(g, s) if self.affects(g, s, c)]
        for c in found:
            g.damage[c] += n
            note(g, "damage placed", target=c, amount=n, source=s.src)
        g.dirty = True
        s.last = done(n if found else 0, 1, tuple(found))


class HealEffect(TargetedOp):
    """Heal damage; never above the maximum (Reference "Heal")."""

    __slots__ = ("amount",)

    def __init__(self, n: e.Heal, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)
        self.amount = compile_value(n.amount, ctx)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return g.damage[c] > 0 and not (g.mods[STAT_CANNOT_BE_HEALED] and mod.stat(g, c, STAT_CANNOT_BE_HEALED))

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        n = self.amount(g, s)
        total = 0
        healed = []
        for c in self.find(g, s):
            if n > 0 and self.affects(g, s, c):
                x = min(n, g.damage[c])
                g.damage[c] -= x
                total += x
                healed.append((EVENT_HEAL, c, s.player, x))
                note(g, "heal", target=c, amount=x, source=s.src)
        s.last = done(total, 1 if n >= e.ALL else n, tuple(c for _, c, _, _ in healed))
        if healed and listened(g, EVENT_HEAL):
            after(g, healed, s.src)

    def fully(self, g: State, s: Scope) -> bool:
        return self.share(g, s) == WHOLE

    def share(self, g: State, s: Scope) -> int:
        found = self.find(g, s)
        n = self.amount(g, s)
        if n >= e.ALL:
            n = 1
        healed = [min(n, g.damage[c]) for c in found if self.affects(g, s, c)]
        return share_of(sum(healed), n * len(found))


class SetHitPointsEffect(TargetedOp):
    """A hit point dial is set: no damage is healed or dealt, and it shows no more than the maximum."""

    __slots__ = ("to",)

    def __init__(self, n: e.SetHitPoints, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)
        self.to = compile_value(n.to, ctx)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return g.zone[c] >= PLAY and mod.remaining(g, c) != self.to(g, s)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        to = self.to(g, s)
        found = [c for c in self.find(g, s) if self.affects(g, s, c)]
        for c in found:
            g.damage[c] = max(0, mod.stat(g, c, STAT_HP) - to)
            note(g, "hit points set", target=c, amount=to, source=s.src)
        g.dirty = True
        s.last = done(len(found), 1, tuple(found))


class PlaceThreatEffect(TargetedOp):
    """Place threat on schemes."""

    __slots__ = ("amount",)

    def __init__(self, n: e.PlaceThreat, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.on, ctx, pre)
        self.amount = compile_value(n.amount, ctx)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return g.zone[c] >= PLAY

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        n = self.amount(g, s)
        place_threat(g, sc, [(c, n) for c in self.find(g, s)], s.src, s.player)


class RemoveThreatEffect(TargetedOp):
    """Remove threat from schemes. Of a labeled thwart only what may be thwarted is a target."""

    __slots__ = ("amount", "flags", "ignores_patrol", "some", "thwart")

    def __init__(self, n: e.RemoveThreat, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.from_, ctx, pre)
        self.amount = compile_value(n.amount, ctx)
        self.thwart = bool(ctx.labels & LABEL_THWART)
        self.some = not isinstance(n.amount, int) and settled(n.amount)
        self.flags = F_IGNORES_CRISIS if n.ignores_crisis else 0
        self.ignores_patrol = n.ignores_patrol

    def affects(self, g: State, s: Scope, c: int) -> bool:
        if not threat_removable(g, c, s.player, bool(self.flags)) or (self.some and self.amount(g, s) <= 0):
            return False
        return not self.thwart or can_be_thwarted(g, s.player, c, self.ignores_patrol)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        n = self.amount(g, s)
        self.take_off(g, sc, [(c, n) for c in self.find(g, s) if self.affects(g, s, c)])

    def take_off(self, g: State, sc: int, targets: list[tuple[int, int]]) -> None:
        """Remove so much threat from each of these schemes."""
        s = g.scopes[sc]
        link = -1
        if self.thwart:
            act = g.recs.get(s.act)
            link = act.link if act is not None and act.kind == EVENT_ATTACK else s.act
        remove_threat(g, sc, targets, s.src, actor_of(g, s.src, s.player), s.player, link, self.flags)


class RemoveDividedEffect(RemoveThreatEffect):
    """Threat divided among schemes by one player, from each no more than lies there; then removed all at once."""

    __slots__ = ("asking", "by", "removing")

    def __init__(self, n: e.RemoveDivided, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__(e.RemoveThreat(n.among, n.amount, n.ignores_crisis, n.ignores_patrol), ctx, pre)
        self.by = compile_players(n.by, ctx)
        self.steps = (self.ask, self.take_answer, self.remove)
        self.asking = self.number(self.ask)
        self.removing = self.number(self.remove)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        among = tuple(c for c in self.find(g, s) if self.affects(g, s, c))
        by = self.by(g, s)
        player = by[0] if by else g.first
        g.stack.append(AssignFrame(self.id, sc, among, (), self.amount(g, s), player, BY_NO_ATTACK))

    def ask(self, g: State, f: AssignFrame) -> bool:
        if ask_for_next(g, f, [c for c in f.among if f.assigned.count(c) < g.threat[c]]):
            return True
        f.at = self.removing
        return False

    def take_answer(self, g: State, f: AssignFrame) -> bool:
        f.assigned += (g.answer[1],)
        f.at = self.asking
        return False

    def remove(self, g: State, f: AssignFrame) -> bool:
        g.stack.pop()
        self.take_off(g, f.sc, [(c, f.assigned.count(c)) for c in f.among if c in f.assigned])
        return True

    def picked(self, f: AssignFrame) -> tuple[int, ...]:
        return f.assigned


handles(
    {
        e.Damage: DamageEffect,
        e.IndirectDamage: IndirectDamageEffect,
        e.Assign: AssignEffect,
        e.MoveDamage: MoveDamageEffect,
        e.AddDamage: AddDamageEffect,
        e.Heal: HealEffect,
        e.SetHitPoints: SetHitPointsEffect,
        e.PlaceThreat: PlaceThreatEffect,
        e.RemoveThreat: RemoveThreatEffect,
        e.RemoveDivided: RemoveDividedEffect,
    }
)
