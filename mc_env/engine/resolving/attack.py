"""Basic powers of heroes, allies and alter-egos, and how attacks and thwarts end.

Reference "Attack (Player Ability Type)", "Thwart", "Recover", "Retaliate X", "Consequential Damage".
"""

from __future__ import annotations

from mc_env.cards.terms import (
    AFTER,
    EVENT_ATTACK,
    EVENT_HEAL,
    EVENT_RECOVER,
    EVENT_THWART,
    STAT_ASSAULT,
    STAT_ATK,
    STAT_CANNOT_ATTACK,
    STAT_CANNOT_BE_ATTACKED,
    STAT_CANNOT_BE_HEALED,
    STAT_CANNOT_BE_THWARTED,
    STAT_CANNOT_RECOVER,
    STAT_CANNOT_THWART,
    STAT_CONSEQUENTIAL_ATK,
    STAT_CONSEQUENTIAL_THW,
    STAT_COST_TO_ATTACK,
    STAT_COST_TO_THWART,
    STAT_GUARD,
    STAT_PATROL,
    STAT_REC,
    STAT_RETALIATE,
    STAT_THW,
    TYPE_ALLY,
    TYPE_ALTER_EGO,
    TYPE_MAIN_SCHEME,
    TYPE_MINION,
    TYPE_PLAYER_SIDE_SCHEME,
    TYPE_SIDE_SCHEME,
    TYPE_VILLAIN,
    WHEN,
    WOULD,
)
from mc_env.engine.board import lasting
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.copies import fell
from mc_env.engine.board.events import open_at, open_window
from mc_env.engine.board.statuses import confusion_stops, is_confused, is_stunned, stun_stops
from mc_env.engine.program.ops import OP_ATTACK_END, OP_BASIC_ATTACK, OP_BASIC_THWART, OP_RECOVER, OP_THWART_END, Op
from mc_env.engine.program.tables import M_PATROL
from mc_env.engine.resolving.damage import can_take_damage, deal, packet
from mc_env.engine.resolving.frames import PowerFrame
from mc_env.engine.resolving.threat import remove_threat, threat_removable
from mc_env.engine.state.frames import AttackEndFrame, ThwartEndFrame
from mc_env.engine.state.options import ASK_TARGET, TARGETS
from mc_env.engine.state.records import (
    F_ANNOUNCED,
    F_ATTACK,
    F_BASIC,
    F_CONSEQUENTIAL,
    F_ENDED,
    F_MADE,
    F_ONE_TARGET,
    F_OVER,
    F_RANGED,
    Record,
)
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import MINIONS, PLAY, VILLAINS
from mc_env.engine.using import additional
from mc_env.kernel.log import fact, note
from mc_env.kernel.records import NOTHING


def can_be_attacked(g: State, p: int, target: int, ignoring_guard: bool = False) -> bool:
    """Whether a player's cards may attack this enemy (Reference "Guard"; "cannot")."""
    t = g.ctype[target]
    if t != TYPE_VILLAIN and t != TYPE_MINION:
        return False
    if g.mods[STAT_CANNOT_BE_ATTACKED] and mod.stat(g, target, STAT_CANNOT_BE_ATTACKED):
        return False
    if t != TYPE_VILLAIN or ignoring_guard:
        return True
    return not mod.guarded(g, p) or bool(mod.stat(g, target, STAT_GUARD))


def can_be_thwarted(g: State, p: int, target: int, ignoring_patrol: bool = False) -> bool:
    """Whether a player's cards may thwart this scheme (Reference "Patrol")."""
    if g.mods[STAT_CANNOT_BE_THWARTED] and mod.stat(g, target, STAT_CANNOT_BE_THWARTED):
        return False
    if ignoring_patrol or g.ctype[target] != TYPE_MAIN_SCHEME or not (g.marks[M_PATROL] or g.mods[STAT_PATROL]):
        return True
    return not any(g.engaged[m] == p and mod.stat(g, m, STAT_PATROL) for m in g.zones[MINIONS])


def attack_targets(g: State, p: int, source: int) -> list[int]:
    """Enemies a character (or an attack of a card) may attack and damage, in a canonical order."""
    out = []
    guarded: bool | None = None
    for c in g.zones[VILLAINS]:
        if guarded is None:
            guarded = mod.guarded(g, p)
        if (not guarded or mod.stat(g, c, STAT_GUARD)) and can_take_damage(g, c, source):
            out.append(c)
    out += [c for c in g.zones[MINIONS] if can_take_damage(g, c, source)]
    if mod.apart(g):
        out = [c for c in out if g.area[c] == g.parea[p]]
    if g.mods[STAT_CANNOT_BE_ATTACKED]:
        out = [c for c in out if not mod.stat(g, c, STAT_CANNOT_BE_ATTACKED)]
    return out


def any_enemy(g: State, p: int, source: int) -> bool:
    """Whether there is an enemy to attack; mostly the first one will do."""
    if g.mods[STAT_CANNOT_BE_ATTACKED] or mod.apart(g):
        return bool(attack_targets(g, p, source))
    for c in g.zones[MINIONS]:
        if can_take_damage(g, c, source):
            return True
    guarded = mod.guarded(g, p)
    for c in g.zones[VILLAINS]:
        if (not guarded or mod.stat(g, c, STAT_GUARD)) and can_take_damage(g, c, source):
            return True
    return False


def thwart_targets(g: State, p: int) -> list[int]:
    """Schemes a player's characters may thwart."""
    out = [
        c
        for t in (TYPE_MAIN_SCHEME, TYPE_SIDE_SCHEME, TYPE_PLAYER_SIDE_SCHEME)
        for c in g.zones[PLAY + t]
        if threat_removable(g, c, p) and can_be_thwarted(g, p, c)
    ]
    return [c for c in out if g.area[c] == g.parea[p]] if mod.apart(g) else out


def any_scheme(g: State, p: int) -> bool:
    """Whether there is a scheme to thwart; mostly the first one will do."""
    if mod.apart(g):
        return bool(thwart_targets(g, p))
    for t in (TYPE_MAIN_SCHEME, TYPE_SIDE_SCHEME, TYPE_PLAYER_SIDE_SCHEME):
        for c in g.zones[PLAY + t]:
            if threat_removable(g, c, p) and can_be_thwarted(g, p, c):
                return True
    return False


def can_attack(g: State, p: int, c: int) -> bool:
    """Whether a character could make a basic attack now; a stunned one needs no target."""
    if g.exhausted[c] or mod.is_dash(g, c, STAT_ATK):
        return False
    if g.mods[STAT_CANNOT_ATTACK] and mod.stat(g, c, STAT_CANNOT_ATTACK):
        return False
    if g.mods[STAT_COST_TO_ATTACK] and not additional.power_payable(g, p, c, STAT_COST_TO_ATTACK):
        return False
    return any_enemy(g, p, c) or is_stunned(g, c)


def can_thwart(g: State, p: int, c: int, targets: bool) -> bool:
    """Whether a character could make a basic thwart now, with or without schemes to thwart; a confused one needs none."""
    if g.exhausted[c]:
        return False
    if g.mods[STAT_CANNOT_THWART] and mod.stat(g, c, STAT_CANNOT_THWART):
        return False
    if g.mods[STAT_COST_TO_THWART] and not additional.power_payable(g, p, c, STAT_COST_TO_THWART):
        return False
    if is_confused(g, c):
        return not mod.is_dash(g, c, STAT_THW)
    if targets and (mod.is_dash(g, c, STAT_THW) or mod.is_dash(g, c, STAT_ATK)):
        return bool(usable_targets(g, c, thwart_targets(g, p)))
    return targets


def usable_targets(g: State, c: int, targets: list[int]) -> list[int]:
    """Of the schemes that may be thwarted those for which a character has a power: ATK against assault, else THW."""
    if not mod.is_dash(g, c, STAT_THW) and not mod.is_dash(g, c, STAT_ATK):
        return targets
    return [t for t in targets if not mod.is_dash(g, c, STAT_ATK if mod.stat(g, t, STAT_ASSAULT) else STAT_THW)]


def can_recover(g: State, p: int) -> bool:
    """Whether an alter-ego could recover: ready, and with damage to heal."""
    c = g.identity[p]
    if g.ctype[c] != TYPE_ALTER_EGO or g.exhausted[c] or g.damage[c] == 0 or mod.is_dash(g, c, STAT_REC):
        return False
    return not mod.stat(g, c, STAT_CANNOT_RECOVER) and not mod.stat(g, c, STAT_CANNOT_BE_HEALED)


def pay_for_power(g: State, f: PowerFrame, stat: int) -> bool:
    """Begin what cards demand for a basic power beside exhausting; False if that is nothing."""
    found = additional.power_costs(g, f.character, stat) if g.mods[stat] else []
    if not found:
        return False
    f.sc = g.new_scope(f.character, f.player)
    return additional.do_all(g, f.sc, found)


def power_unpaid(g: State, f: PowerFrame) -> bool:
    """Whether such a cost could not be paid in full after all: then the power is not used."""
    if f.sc < 0:
        return False
    unpaid = g.scopes.pop(f.sc).last == NOTHING
    f.sc = -1
    if unpaid:
        g.stack.pop()
    return unpaid


class BasicAttackOp(Op):
    """A hero or ally uses ATK (Reference "Attack (Player Ability Type)", "Basic Power")."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_BASIC_ATTACK)
        self.steps = (
            self.pay_additional_cost,
            self.check_it_is_paid,
            self.ask_target,
            self.would_attack,
            self.when_attacks,
            self.deal_damage,
            self.after_attacks,
            self.end,
        )

    def pay_additional_cost(self, g: State, f: PowerFrame) -> bool:
        """What has to be paid beside exhausting."""
        return pay_for_power(g, f, STAT_COST_TO_ATTACK)

    def check_it_is_paid(self, g: State, f: PowerFrame) -> bool:
        return power_unpaid(g, f)

    def ask_target(self, g: State, f: PowerFrame) -> bool:
        c = f.character
        if stun_stops(g, c):
            g.exhausted[c] = 1
            g.stack.pop()
        else:
            g.ask(f.player, ASK_TARGET, tuple([TARGETS[t] for t in attack_targets(g, f.player, c)]), c)
        return True

    def would_attack(self, g: State, f: PowerFrame) -> bool:
        c, p = f.character, f.player
        target = g.answer[1]
        g.exhausted[c] = 1
        flags = F_ATTACK | F_BASIC | F_ANNOUNCED | mod.attack_keywords(g, c)
        f.record = g.new_rec(EVENT_ATTACK, c, c, p, target, -1, 0, flags)
        if g.log is not None:
            note(g, "attack", actor=c, target=target, player=p, basic=True, _rec=f.record, _source=c)
        return open_at(g, f.record, EVENT_ATTACK, WOULD)

    def when_attacks(self, g: State, f: PowerFrame) -> bool:
        return not g.recs[f.record].flags & F_OVER and open_at(g, f.record, EVENT_ATTACK, WHEN)

    def deal_damage(self, g: State, f: PowerFrame) -> bool:
        c = f.character
        rec = g.recs[f.record]
        t = rec.target
        if rec.flags & F_OVER or g.zone[t] < PLAY or g.zone[c] < PLAY:
            return False
        rec.flags |= F_MADE
        rec.struck = (t,)
        deal(g, -1, [packet(g, t, mod.stat(g, c, STAT_ATK), c, c, f.player, f.record, F_ATTACK)])
        return True

    def after_attacks(self, g: State, f: PowerFrame) -> bool:
        if not g.recs[f.record].flags & F_MADE:
            return False
        g.stack.append(AttackEndFrame(OP_ATTACK_END, -1, f.record))
        return True

    def end(self, g: State, f: PowerFrame) -> bool:
        end_power(g, f)
        return True


BasicAttackOp()


class AttackEndOp(Op):
    """The end of a player's attack, in the order of Reference "Attack (Player Ability Type)".

    One attack on several characters is one attack, and each of them was attacked (FAQ on "Jarnbjorn"): what answers an
    attack on somebody may answer it for each.
    """

    __slots__ = ("retaliating",)

    def __init__(self) -> None:
        super().__init__(OP_ATTACK_END)
        self.steps = (self.retaliate, self.responses, self.consequential_damage, self.end)
        self.retaliating = self.number(self.retaliate)

    def retaliate(self, g: State, f: AttackEndFrame) -> bool:
        """1: each attacked character with retaliate that survived, one after another."""
        rec = g.recs[f.attack]
        if f.target == 0 and g.ledger is not None:
            fact(g, "attack made", rec=f.attack, actor=rec.actor, struck=rec.struck)
        while f.target < len(rec.struck):
            c = rec.struck[f.target]
            f.target += 1
            if retaliate(g, rec, c):
                f.at = self.retaliating
                return True
        if g.ledger is not None:
            fact(g, "retaliation over", rec=f.attack)
        return False

    def responses(self, g: State, f: AttackEndFrame) -> bool:
        """2 and 3: forced abilities, then others, that trigger after the attack."""
        rec = g.recs[f.attack]
        f.apart = tuple([self.apart(g, f.attack, c) for c in rec.struck if c != rec.target])
        return open_window(g, ((f.attack, EVENT_ATTACK), *[(r, EVENT_ATTACK) for r in f.apart]), AFTER)

    def consequential_damage(self, g: State, f: AttackEndFrame) -> bool:
        """4: of an ally."""
        for r in f.apart:
            del g.recs[r]
        f.apart = ()
        rec = g.recs[f.attack]
        return consequential(g, rec.actor, rec.player, rec.flags, STAT_CONSEQUENTIAL_ATK)

    def end(self, g: State, f: AttackEndFrame) -> bool:
        g.stack.pop()
        if g.ledger is not None:
            fact(g, "attack over", rec=f.attack)
        return True

    def apart(self, g: State, r: int, c: int) -> int:
        """The same attack as far as it concerns another character that was attacked."""
        rec = g.recs[r]
        own = g.new_rec(EVENT_ATTACK, rec.src, rec.actor, rec.player, c, -1, rec.amount, rec.flags | F_ONE_TARGET)
        part = g.recs[own]
        part.struck = (c,)
        part.given = tuple(x for x in rec.given if x == c)
        part.hit = tuple(x for x in rec.hit if x == c)
        part.killed = tuple(x for x in rec.killed if x == c)
        part.snaps = tuple(s for x, s in zip(rec.killed, rec.snaps, strict=True) if x == c)
        return own


AttackEndOp()


def retaliate(g: State, rec: Record, defender: int) -> bool:
    """Push retaliate damage if an attacked character survived and the attacker is still there."""
    attacker = rec.actor
    if rec.flags & F_RANGED or fell(g, rec, defender):
        return False
    if g.zone[defender] < PLAY or attacker < 0 or g.zone[attacker] < PLAY:
        return False
    n = mod.stat(g, defender, STAT_RETALIATE)
    if n <= 0 or not can_take_damage(g, attacker, defender):
        return False
    note(g, "retaliate", card=defender, target=attacker, amount=n)
    deal(g, -1, [packet(g, attacker, n, defender, defender, mod.you_of(g, defender))])
    return True


def consequential(g: State, c: int, p: int, flags: int, stat: int) -> bool:
    """Push consequential damage of an ally that used a basic power, and has not left play since."""
    if c < 0 or g.zone[c] < PLAY or g.ctype[c] != TYPE_ALLY or not flags & F_BASIC or flags & F_ENDED:
        return False
    n = mod.stat(g, c, stat)
    if n <= 0 or not can_take_damage(g, c, c):
        return False
    deal(g, -1, [packet(g, c, n, c, c, p, -1, F_CONSEQUENTIAL)])
    return True


class BasicThwartOp(Op):
    """A hero or ally uses THW, or ATK against assault (Reference "Thwart", "Basic Power")."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_BASIC_THWART)
        self.steps = (
            self.pay_additional_cost,
            self.check_it_is_paid,
            self.ask_target,
            self.when_thwarts,
            self.remove_threat,
            self.after_thwarts,
            self.end,
        )

    def pay_additional_cost(self, g: State, f: PowerFrame) -> bool:
        """What has to be paid beside exhausting."""
        return pay_for_power(g, f, STAT_COST_TO_THWART)

    def check_it_is_paid(self, g: State, f: PowerFrame) -> bool:
        return power_unpaid(g, f)

    def ask_target(self, g: State, f: PowerFrame) -> bool:
        c, p = f.character, f.player
        if confusion_stops(g, c):
            g.exhausted[c] = 1
            g.stack.pop()
        else:
            targets = usable_targets(g, c, thwart_targets(g, p))
            g.ask(p, ASK_TARGET, tuple([TARGETS[t] for t in targets]), c)
        return True

    def when_thwarts(self, g: State, f: PowerFrame) -> bool:
        c, p = f.character, f.player
        target = g.answer[1]
        g.exhausted[c] = 1
        f.record = g.new_rec(EVENT_THWART, c, c, p, target, -1, 0, F_BASIC | F_ANNOUNCED)
        if g.log is not None:
            note(g, "thwart", actor=c, target=target, player=p, basic=True, _rec=f.record, _source=c)
        return open_at(g, f.record, EVENT_THWART, WHEN)

    def remove_threat(self, g: State, f: PowerFrame) -> bool:
        c = f.character
        rec = g.recs[f.record]
        t = rec.target
        if rec.flags & F_OVER or g.zone[t] < PLAY or g.zone[c] < PLAY:
            return False
        rec.flags |= F_MADE
        rec.struck = (t,)
        if mod.stat(g, t, STAT_ASSAULT):
            rec.flags |= F_ATTACK  # remembered for consequential damage
            n = mod.stat(g, c, STAT_ATK)
        else:
            n = mod.stat(g, c, STAT_THW)
        remove_threat(g, -1, [(t, n)], c, c, f.player, f.record)
        return True

    def after_thwarts(self, g: State, f: PowerFrame) -> bool:
        if not g.recs[f.record].flags & F_MADE:
            return False
        g.stack.append(ThwartEndFrame(OP_THWART_END, -1, f.record))
        return True

    def end(self, g: State, f: PowerFrame) -> bool:
        end_power(g, f)
        return True


BasicThwartOp()


def end_power(g: State, f: PowerFrame) -> None:
    """A basic attack or thwart is over."""
    lasting.end_of_attack(g, (f.record,))
    del g.recs[f.record]
    g.stack.pop()


class ThwartEndOp(Op):
    """The end of a thwart: responses, then consequential damage of an ally."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_THWART_END)
        self.steps = (self.responses, self.consequential_damage, self.end)

    def responses(self, g: State, f: ThwartEndFrame) -> bool:
        return open_at(g, f.thwart, EVENT_THWART, AFTER)

    def consequential_damage(self, g: State, f: ThwartEndFrame) -> bool:
        rec = g.recs[f.thwart]
        stat = STAT_CONSEQUENTIAL_ATK if rec.flags & F_ATTACK else STAT_CONSEQUENTIAL_THW
        return consequential(g, rec.actor, rec.player, rec.flags, stat)

    def end(self, g: State, f: ThwartEndFrame) -> bool:
        g.stack.pop()
        if g.ledger is not None:
            fact(g, "thwart over", rec=f.thwart)
        return True


ThwartEndOp()


class RecoverOp(Op):
    """An alter-ego recovers (Reference "Recover")."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_RECOVER)
        self.steps = (self.when_recovers, self.heal, self.end)

    def when_recovers(self, g: State, f: PowerFrame) -> bool:
        c, p = f.character, f.player
        g.exhausted[c] = 1
        f.record = g.new_rec(EVENT_RECOVER, c, c, p, c, p, mod.stat(g, c, STAT_REC), F_BASIC)
        return open_at(g, f.record, EVENT_RECOVER, WHEN)

    def heal(self, g: State, f: PowerFrame) -> bool:
        c = f.character
        rec = g.recs[f.record]
        n = min(rec.amount, g.damage[c])
        g.damage[c] -= n
        rec.taken = n
        note(g, "recover", card=c, player=f.player, amount=n)
        pairs = ((f.record, EVENT_RECOVER), (f.record, EVENT_HEAL)) if n else ((f.record, EVENT_RECOVER),)
        return open_window(g, pairs, AFTER)

    def end(self, g: State, f: PowerFrame) -> bool:
        del g.recs[f.record]
        g.stack.pop()
        return True


RecoverOp()
