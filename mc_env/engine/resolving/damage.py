"""Dealing and taking damage in the ten steps of the Reference ("Damage").

One op handles a whole batch: everything in it is simultaneous.
"""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import (
    AFTER,
    CHARACTER_TYPES,
    EVENT_ATTACK,
    EVENT_DAMAGE,
    EVENT_DEFEAT,
    EVENT_TAKE,
    STAT_CANNOT_TAKE_DAMAGE,
    STAT_DAMAGE_DEALT,
    STAT_DAMAGE_TAKEN,
    TYPE_ALLY,
    TYPE_MINION,
    WHEN,
    WOULD,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.events import Pair, heard, open_at, open_window, paired
from mc_env.engine.program.ops import OP_DAMAGE, OP_DEFEAT, OP_FOLLOW, Op
from mc_env.engine.resolving.defeat import defeated
from mc_env.engine.resolving.frames import DamageFrame, DefeatFrame
from mc_env.engine.state.frames import FollowFrame
from mc_env.engine.state.records import (
    F_ANNOUNCED,
    F_ATTACK,
    F_CONSEQUENTIAL,
    F_DERIVED,
    F_IGNORES_TOUGH,
    F_MADE,
    F_OVER,
    F_OVERKILL,
    F_PIERCING,
    F_PREVENTED,
    Record,
)
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY
from mc_env.kernel.log import fact, note
from mc_env.kernel.records import FULLY, NONE, PARTLY
from mc_env.kernel.zones import NOBODY

_CHARACTERS: Final = frozenset(int(t) for t in CHARACTER_TYPES)


def can_take_damage(g: State, c: int, source: int) -> bool:
    """Whether a card in play could take damage from a source."""
    if g.zone[c] < PLAY or g.leaving[c]:
        return False
    return not (g.mods[STAT_CANNOT_TAKE_DAMAGE] and mod.stat(g, c, STAT_CANNOT_TAKE_DAMAGE, source))


def packet(
    g: State,
    target: int,
    amount: int,
    src: int,
    actor: int = -1,
    player: int = -1,
    link: int = -1,
    flags: int = 0,
) -> int:
    """A record of damage about to be dealt."""
    tplayer = mod.you_of(g, target)
    return g.new_rec(EVENT_DAMAGE, src, actor, player, target, tplayer, amount, flags, link)


def deal(g: State, sc: int, packets: list[int], in_full: bool = False) -> None:
    """Push a batch of damage. `in_full`: it is part of a cost, and all of it must be taken."""
    if packets:
        g.stack.append(DamageFrame(OP_DAMAGE, sc, tuple(packets), (), int(in_full)))


def announce_attack(g: State, link: int, targets: list[int]) -> bool:
    """A player's attack strikes these characters; as it strikes its first "when ... attacks" can be answered."""
    a = g.recs[link]
    for t in targets:
        if t not in a.struck:
            a.struck += (t,)
    a.flags |= F_MADE
    if a.flags & F_ANNOUNCED or not targets:
        return False
    a.flags |= F_ANNOUNCED
    a.target = targets[0]
    note(g, "attack", actor=a.actor, target=a.target, player=a.player, _rec=link, _source=a.src)
    return open_at(g, link, EVENT_ATTACK, WHEN)


class DamageOp(Op):
    """A batch of damage, simultaneous, in the ten steps of Reference "Damage"."""

    __slots__ = ("delaying",)

    def __init__(self) -> None:
        super().__init__(OP_DAMAGE)
        self.steps = (
            self.attack_is_announced,
            self.would_be_dealt,
            self.excess_is_dealt_on,
            self.would_be_taken,
            self.when_taken,
            self.take,
            self.delayed_effects,
            self.after_taken,
            self.end,
        )
        self.delaying = self.number(self.delayed_effects)

    def attack_is_announced(self, g: State, f: DamageFrame) -> bool:
        """The first damage of a player's attack: now its targets are known, "when ... attacks" can be answered."""
        recs = f.damage
        link = g.recs[recs[0]].link
        a = g.recs.get(link)
        if a is None or a.kind != EVENT_ATTACK or a.oplayer >= 0:
            return False
        return announce_attack(g, link, [g.recs[r].target for r in recs if not g.recs[r].flags & F_DERIVED])

    def would_be_dealt(self, g: State, f: DamageFrame) -> bool:
        """Step 1: abilities that trigger when damage would be dealt."""
        self.determine(g, f.damage)
        return heard(g, EVENT_DAMAGE * 3 + WOULD) and open_window(g, paired(f.damage, EVENT_DAMAGE), WOULD)

    def excess_is_dealt_on(self, g: State, f: DamageFrame) -> bool:
        """With overkill excess damage joins the batch (Reference "Overkill")."""
        extra = self.overkill(g, f.damage)
        if not extra:
            return False
        f.damage += extra
        return open_window(g, paired(extra, EVENT_DAMAGE), WOULD)

    def would_be_taken(self, g: State, f: DamageFrame) -> bool:
        """Steps 2 and 3: tough status cards, then abilities that trigger when damage would be taken."""
        self.tough(g, f.damage)
        return heard(g, EVENT_TAKE * 3 + WOULD) and open_window(g, self.taking(g, f.damage), WOULD)

    def when_taken(self, g: State, f: DamageFrame) -> bool:
        """Step 4: abilities that trigger when damage is taken."""
        return heard(g, EVENT_TAKE * 3 + WHEN) and open_window(g, self.taking(g, f.damage), WHEN)

    def take(self, g: State, f: DamageFrame) -> bool:
        """Step 5: all of it is placed at once; steps 6 to 9 follow for whoever has no hit points left (`DefeatOp`)."""
        f.defeats = self.apply(g, f.damage)
        if f.defeats:
            g.stack.append(DefeatFrame(OP_DEFEAT, -1, f.defeats, 1))
        return bool(f.defeats)

    def delayed_effects(self, g: State, f: DamageFrame) -> bool:
        """What waits for an activation to deal damage, before anybody responds to that (Reference "Delayed Effect")."""
        for r in f.damage:
            rec = g.recs[r]
            a = g.recs.get(rec.link)
            if a is None or not a.follow or rec.flags & F_OVER or rec.amount <= 0:
                continue
            for due in a.follow:
                if due[0] < 0:
                    a.follow = tuple([x for x in a.follow if x != due])
                    g.stack.append(FollowFrame(OP_FOLLOW, due[1], -due[0] - 1, rec.link))
                    f.at = self.delaying
                    return True
        return False

    def after_taken(self, g: State, f: DamageFrame) -> bool:
        """Step 10: one response window for the damage and the defeats of the batch."""
        pairs: list[Pair] = []
        for r in f.damage:
            rec = g.recs[r]
            if rec.flags & F_OVER == 0 and rec.amount > 0:
                pairs.append((r, EVENT_DAMAGE))
                if rec.taken > 0:
                    pairs.append((r, EVENT_TAKE))
        pairs += defeated(g, f.defeats)
        return bool(pairs) and open_window(g, tuple(pairs), AFTER)

    def end(self, g: State, f: DamageFrame) -> bool:
        dealt = taken = full = 0
        hit: tuple[int, ...] = ()
        for r in f.damage:
            rec = g.recs.pop(r)
            if rec.flags & F_OVER == 0:
                dealt += rec.amount
                taken += rec.taken
                full += rec.amount > 0
                if rec.taken > 0:
                    hit += (rec.target,)
        for r in f.defeats:
            g.recs.pop(r, None)
        status = FULLY if full == len(f.damage) and f.damage else PARTLY if full else NONE
        g.stack.pop()
        if f.in_full:  # a cost worded "take": all of it must be taken
            status = FULLY if taken == dealt > 0 else NONE
        if f.sc >= 0 and f.sc in g.scopes:
            g.scopes[f.sc].last = (status, dealt, hit)
        return True

    def determine(self, g: State, recs: tuple[int, ...]) -> None:
        """Drop what cannot be damaged; apply changes to damage dealt; piercing discards tough."""
        for r in recs:
            rec = g.recs[r]
            if g.ledger is not None:
                self.tell(g, r)
            if not can_take_damage(g, rec.target, rec.src):
                rec.flags |= F_OVER
                rec.amount = 0
                continue
            if g.mods[STAT_DAMAGE_DEALT] and rec.actor >= 0 and not rec.flags & F_DERIVED:
                rec.amount = mod.changed(g, rec.actor, STAT_DAMAGE_DEALT, rec.amount, rec.src)
            if rec.amount <= 0:
                rec.flags |= F_OVER
            a = g.recs.get(rec.link)
            if a is not None and a.flags & F_PIERCING and not rec.flags & F_DERIVED and g.tough[rec.target]:
                g.tough[rec.target] = 0

    def overkill(self, g: State, recs: tuple[int, ...]) -> tuple[int, ...]:
        """Excess damage of an attack (Reference "Excess Damage"); with overkill it is dealt on at the same time (Reference
        "Overkill"). Of a tough character there is none (docs/RULINGS.md, R71)."""
        extra = []
        for r in recs:
            rec = g.recs[r]
            a = g.recs.get(rec.link)
            if rec.flags & (F_OVER | F_DERIVED) or a is None:
                continue
            t = rec.target
            excess = rec.amount - mod.remaining(g, t)
            if excess <= 0 or g.tough[t]:
                continue
            a.excess += excess
            if g.ctype[t] not in (TYPE_ALLY, TYPE_MINION) or not a.flags & F_OVERKILL:
                continue
            if g.ctype[t] == TYPE_ALLY:
                p = g.controller[t]
                other = g.identity[p] if p != NOBODY else -1
            else:
                other = mod.active_villain(g, g.area[t])
            if other >= 0 and can_take_damage(g, other, rec.src):
                extra.append(packet(g, other, excess, rec.src, rec.actor, rec.player, rec.link, F_ATTACK | F_DERIVED))
                if g.ledger is not None:
                    self.tell(g, extra[-1])
        return tuple(extra)

    def tell(self, g: State, r: int) -> None:
        """For auditors: damage about to be dealt."""
        rec = g.recs[r]
        fact(
            g,
            "damage due",
            rec=r,
            target=rec.target,
            source=rec.src,
            actor=rec.actor,
            amount=rec.amount,
            link=rec.link,
            attack=bool(rec.flags & F_ATTACK),
            excess=bool(rec.flags & F_DERIVED),
            consequential=bool(rec.flags & F_CONSEQUENTIAL),
            ignores_tough=bool(rec.flags & F_IGNORES_TOUGH),
        )

    def tough(self, g: State, recs: tuple[int, ...]) -> None:
        """Tough comes between "would be dealt" and "would take"; it prevents all of it."""
        for r in recs:
            rec = g.recs[r]
            if rec.flags & F_OVER or rec.amount <= 0:
                continue
            a = g.recs.get(rec.link)
            if a is not None:
                a.dealt += rec.amount
                if rec.target not in a.given:
                    a.given += (rec.target,)
            t = rec.target
            taken = rec.amount
            if g.mods[STAT_DAMAGE_TAKEN]:
                taken = mod.changed(g, t, STAT_DAMAGE_TAKEN, taken, rec.src)
            if taken > 0 and g.tough[t] and not rec.flags & F_IGNORES_TOUGH:
                g.tough[t] -= 1
                rec.flags |= F_PREVENTED
                taken = 0
                note(g, "tough", card=t, amount=rec.amount, _rec=r)
            rec.taken = taken

    def taking(self, g: State, recs: tuple[int, ...]) -> tuple[Pair, ...]:
        return tuple((r, EVENT_TAKE) for r in recs if g.recs[r].taken > 0 and not g.recs[r].flags & F_OVER)

    def apply(self, g: State, recs: tuple[int, ...]) -> tuple[int, ...]:
        """Place all the damage; list the defeats it causes."""
        defeated: list[int] = []
        for r in recs:
            rec = g.recs[r]
            t = rec.target
            if rec.flags & F_OVER or rec.amount <= 0 or g.zone[t] < PLAY:
                continue
            if g.log is not None:
                note(
                    g,
                    "damage",
                    target=t,
                    source=rec.src,
                    actor=rec.actor,
                    amount=rec.amount,
                    taken=rec.taken,
                    attack=bool(rec.flags & F_ATTACK),
                    consequential=bool(rec.flags & F_CONSEQUENTIAL),
                    _rec=r,
                    _link=rec.link,
                )
            if rec.taken <= 0:
                continue
            g.damage[t] += rec.taken
            a = g.recs.get(rec.link)
            if a is not None:
                a.placed += rec.taken
                if t not in a.hit:
                    a.hit += (t,)
                if a.tplayer >= 0 and t == g.identity[a.tplayer]:
                    a.taken += rec.taken
            if g.ctype[t] in _CHARACTERS and t not in defeated and mod.remaining(g, t) == 0 and not g.leaving[t]:
                if not mod.cannot_be_defeated(g, t):
                    defeated.append(t)
        out = []
        for t in defeated:
            rec = self.first_for(g, recs, t)
            out.append(
                g.new_rec(
                    EVENT_DEFEAT, rec.src, rec.actor, rec.player, t, mod.you_of(g, t), 0, rec.flags & F_ATTACK, rec.link
                )
            )
        return tuple(out)

    def first_for(self, g: State, recs: tuple[int, ...], t: int) -> Record:
        """The first damage of a batch to a character."""
        return next(g.recs[r] for r in recs if g.recs[r].target == t)


DamageOp()
