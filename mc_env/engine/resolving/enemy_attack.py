"""An enemy attacks, in one lane or several (Reference "Attack (Enemy Activation)", "Villainous")."""

from __future__ import annotations

from collections.abc import Sequence

from mc_env.cards.terms import (
    AFTER,
    EVENT_ATTACK,
    EVENT_DEFEND,
    STAT_ATK,
    STAT_CANNOT_ATTACK,
    STAT_DEF,
    STAT_INDIRECT_ATTACK,
    TYPE_ALLY,
    TYPE_ALTER_EGO,
    TYPE_HERO,
    WHEN,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.events import open_at, open_window
from mc_env.engine.board.statuses import stun_stops
from mc_env.engine.program.ops import OP_BOOSTS, OP_ENEMY_ATTACK, OP_FOLLOW, OP_INDIRECT_STRIKE
from mc_env.engine.resolving.activation import ActivationOp, gone
from mc_env.engine.resolving.attack import retaliate
from mc_env.engine.resolving.boosts import boosts_on, give_boost_for
from mc_env.engine.resolving.damage import deal, packet
from mc_env.engine.resolving.defending import declare_defender, defenders
from mc_env.engine.resolving.frames import ActivationFrame, BoostsFrame
from mc_env.engine.state.frames import FollowFrame
from mc_env.engine.state.options import ASK_DEFEND, V_DEFEND
from mc_env.engine.state.records import (
    F_ATTACK,
    F_BASIC,
    F_BASIC_DEFENSE,
    F_DEFENDED,
    F_DEFENSE_LABEL,
    F_FINISHED,
    F_MADE,
    Record,
)
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY
from mc_env.engine.using.abilities import when_defends
from mc_env.kernel.index import own
from mc_env.kernel.log import fact, note


class AttackOp(ActivationOp):
    """An enemy attack, in the steps of Reference "Attack (Enemy Activation)". One with several lanes takes each step for all of
    them before the next."""

    __slots__ = ("announcing", "asking", "boosting", "retaliating")

    def __init__(self) -> None:
        super().__init__(OP_ENEMY_ATTACK, EVENT_ATTACK, STAT_CANNOT_ATTACK)
        self.steps = (
            self.would_activate,
            self.begin,
            self.when_attacks,
            self.give_boosts,
            self.ask_defenders,
            self.take_defender,
            self.resolve_boosts,
            self.deal_damage,
            self.retaliate,
            self.responses,
            self.forget_defenders,
            self.follow_up,
            self.activation_ends,
            self.end,
        )
        self.announcing = self.number(self.when_attacks)
        self.asking = self.number(self.ask_defenders)
        self.boosting = self.number(self.resolve_boosts)
        self.retaliating = self.number(self.retaliate)
        self.following = self.number(self.follow_up)

    def status_stops(self, g: State, enemy: int) -> bool:
        return stun_stops(g, enemy)

    def when_attacks(self, g: State, f: ActivationFrame) -> bool:
        """The attack initiates, lane by lane; an interrupt may add lanes."""
        main = g.recs[f.activation]
        while f.lane < len(main.lanes):
            r = main.lanes[f.lane]
            f.lane += 1
            if not gone(g, g.recs[r]) and open_at(g, r, EVENT_ATTACK, WHEN):
                f.at = self.announcing
                return True
        f.lane = 0
        return False

    def give_boosts(self, g: State, f: ActivationFrame) -> bool:
        """Step 1."""
        for r in g.recs[f.activation].lanes:
            rec = g.recs[r]
            if not gone(g, rec):
                if r == f.activation:
                    rec.cards = boosts_on(g, rec) + rec.cards  # dealt before it began
                give_boost_for(g, rec)
        return g.dirty  # the encounter deck ran out: continuous checks come before anybody is asked

    def ask_defenders(self, g: State, f: ActivationFrame) -> bool:
        """Step 2: somebody may exhaust a hero or ally as the defender; the attacked player is asked first."""
        lanes = g.recs[f.activation].lanes
        while f.lane < len(lanes):
            rec = g.recs[lanes[f.lane]]
            order = () if gone(g, rec) or rec.defender >= 0 else self.may_defend(g, rec.tplayer)
            while f.asked < len(order):
                opts = defenders(g, order[f.asked], rec)
                if opts:
                    g.ask(order[f.asked], ASK_DEFEND, tuple(opts), rec.actor)
                    return True
                f.asked += 1
            f.lane += 1
            f.asked = 0
        f.lane = 0
        f.at += 1  # nobody is left to ask
        return False

    def take_defender(self, g: State, f: ActivationFrame) -> bool:
        f.at = self.asking
        verb, c, _, _ = g.answer
        if verb != V_DEFEND:
            f.asked += 1
            return False
        r = g.recs[f.activation].lanes[f.lane]
        declare_defender(g, g.recs[r], c, exhaust=True)
        f.lane += 1
        f.asked = 0
        return when_defends(g, r, F_BASIC)

    def resolve_boosts(self, g: State, f: ActivationFrame) -> bool:
        """Step 3."""
        lanes = g.recs[f.activation].lanes
        while f.lane < len(lanes):
            r = lanes[f.lane]
            f.lane += 1
            rec = g.recs[r]
            if rec.cards and not gone(g, rec):
                f.at = self.boosting
                g.stack.append(BoostsFrame(OP_BOOSTS, -1, r))
                return True
        f.lane = 0
        return False

    def deal_damage(self, g: State, f: ActivationFrame) -> bool:
        """Step 4: damage equal to the modified ATK, less the DEF of a hero's basic defense."""
        return self.strike(g, g.recs[f.activation])

    def retaliate(self, g: State, f: ActivationFrame) -> bool:
        """Step 5a."""
        lanes = g.recs[f.activation].lanes
        for r in lanes:
            g.recs[r].flags |= F_FINISHED
        while f.lane < len(lanes):
            r = lanes[f.lane]
            rec = g.recs[r]
            f.lane += 1
            if rec.flags & F_MADE and g.ledger is not None:
                fact(g, "attack made", rec=r, actor=rec.actor, struck=rec.struck)
            if rec.flags & F_MADE and rec.struck and retaliate(g, rec, rec.struck[0]):
                f.at = self.retaliating
                return True
        f.lane = 0
        if g.ledger is not None:
            fact(g, "retaliation over", rec=f.activation)
        return False

    def responses(self, g: State, f: ActivationFrame) -> bool:
        """Steps 5b and 5c: forced abilities, then others, that trigger after somebody attacks, is attacked or defends."""
        pairs = []
        for r in g.recs[f.activation].lanes:
            rec = g.recs[r]
            if rec.flags & F_MADE:
                pairs.append((r, EVENT_ATTACK))
            if rec.flags & F_DEFENDED and rec.defender >= 0 and g.zone[rec.defender] >= PLAY:
                basic = F_BASIC if rec.flags & F_BASIC_DEFENSE else 0
                d, e = rec.defender, rec.actor
                pairs.append(
                    (g.new_rec(EVENT_DEFEND, e, d, g.controller[d], e, rec.tplayer, 0, basic, r), EVENT_DEFEND)
                )
        return bool(pairs) and open_window(g, tuple(pairs), AFTER)

    def forget_defenders(self, g: State, f: ActivationFrame) -> bool:
        """What was recorded about who defended is dropped."""
        lanes = g.recs[f.activation].lanes
        for d in [x for x, rec in g.recs.items() if rec.kind == EVENT_DEFEND and rec.link in lanes]:
            del g.recs[d]
        return False

    def may_defend(self, g: State, attacked: int) -> Sequence[int]:
        """Players who may defend, in the order they are asked: the attacked one first."""
        order = [attacked]
        for p in g.players():
            if p != attacked and g.parea[p] == g.parea[attacked]:
                order.append(p)
        return order

    def strike(self, g: State, main: Record) -> bool:
        packets = []
        pushed = False
        for r in main.lanes:
            rec = g.recs[r]
            if gone(g, rec):
                continue
            rec.flags |= F_MADE | mod.attack_keywords(g, rec.actor)
            d = rec.defender
            if rec.flags & F_DEFENDED and (
                d < 0  # it has left play
                or g.zone[d] < PLAY
                or (g.ctype[d] != TYPE_HERO and g.ctype[d] != TYPE_ALLY and g.ctype[d] != TYPE_ALTER_EGO)
            ):
                rec.defender = d = self.fallback(g, rec)
            target = d if d >= 0 else rec.target
            if g.zone[target] < PLAY:
                target = g.identity[rec.tplayer]
            elif d < 0 and rec.tplayer != rec.oplayer and target == g.identity[rec.oplayer]:
                # the defending ally of another player is gone: that player stays the target (see docs/RULINGS.md)
                target = g.identity[rec.tplayer]
            rec.struck = (target,)
            amount = self.power(g, main, r) + rec.boost
            if d >= 0 and rec.flags & F_BASIC_DEFENSE and g.ctype[d] == TYPE_HERO:
                amount = max(0, amount - mod.stat(g, d, STAT_DEF))
            if g.log is not None:
                note(g, "attack damage", actor=rec.actor, target=target, amount=amount, boost=rec.boost, _rec=r)
            if amount > 0 and mod.stat(g, rec.actor, STAT_INDIRECT_ATTACK):
                sc = g.new_scope(rec.actor, rec.tplayer, nslots=1)
                g.scopes[sc].slots = (amount,)
                g.stack.append(FollowFrame(OP_FOLLOW, sc, OP_INDIRECT_STRIKE, r))
                pushed = True
            elif amount > 0:
                packets.append(packet(g, target, amount, rec.actor, rec.actor, -1, r, F_ATTACK))
        if packets:
            deal(g, -1, packets)
        return pushed or bool(packets)

    def power(self, g: State, main: Record, r: int) -> int:
        """The attacker's ATK: "you" in its constant abilities is the player who defends, if somebody does (Reference "Defend").
        In one of several attacks that are made at once what lasts for another of them does not count."""
        rec = g.recs[r]
        actor = rec.actor
        you = rec.tplayer if rec.flags & F_DEFENDED else -1
        if len(main.lanes) == 1 or not g.lasting:
            return mod.stat(g, actor, STAT_ATK, -1, you)
        others = [-x for x, e in g.lasting.items() if e.until_rec != r and e.until_rec in main.lanes]
        own(g)
        known = g.mods[STAT_ATK]
        g.mods[STAT_ATK] = tuple([x for x in known if x not in others])
        atk = mod.stat(g, actor, STAT_ATK, -1, you)
        g.mods[STAT_ATK] = known
        return atk

    def fallback(self, g: State, rec: Record) -> int:
        """Who defends when the defender is gone: nobody, or the hero whose defense ability had declared that defender (FAQ
        on "Mutant Protectors"); it is no basic defense."""
        hero = g.identity[rec.tplayer]
        return hero if rec.flags & F_DEFENSE_LABEL and g.ctype[hero] == TYPE_HERO and hero != rec.defender else -1


AttackOp()
