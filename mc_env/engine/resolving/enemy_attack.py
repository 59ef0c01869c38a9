"""An enemy attacks, in one lane or several (Reference "Attack (Enemy Activation)", "Villainous")."""

from __future__ import annotations

from mc_env.cards.terms import (
    AFTER,
    EVENT_ACTIVATION_ENDS,
    EVENT_ATTACK,
    EVENT_DEFEND,
    STAT_ATK,
    STAT_CANNOT_ATTACK,
    STAT_DEF,
    STAT_INDIRECT_ATTACK,
    STAT_VILLAINOUS,
    TYPE_ALLY,
    TYPE_ALTER_EGO,
    TYPE_HERO,
    TYPE_VILLAIN,
    WHEN,
    WOULD,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.events import open_at, open_window
from mc_env.engine.board.statuses import stun_stops
from mc_env.engine.program.ops import OP_BOOSTS, OP_ENEMY_ATTACK, OP_FOLLOW, OP_INDIRECT_STRIKE, Op
from mc_env.engine.resolving.activation import end_activation, gone, run_follow_ups
from mc_env.engine.resolving.attack import retaliate
from mc_env.engine.resolving.boosts import boosts_on, give_boost
from mc_env.engine.resolving.damage import deal, packet
from mc_env.engine.resolving.defending import declare_defender, defenders
from mc_env.engine.state.frames import OldFrame
from mc_env.engine.state.log import fact, note
from mc_env.engine.state.options import ASK_DEFEND, V_DEFEND
from mc_env.engine.state.records import (
    F_ATTACK,
    F_BASIC,
    F_BASIC_DEFENSE,
    F_DEFENDED,
    F_DEFENSE_LABEL,
    F_ENDED,
    F_MADE,
    F_OVER,
    Record,
)
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY
from mc_env.engine.using.abilities import when_defends


class AttackOp(Op):
    """An enemy attack, with all its lanes step by step. Registers: a = first record, b = lane, c = sub-step."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_ENEMY_ATTACK)

    def step(self, g: State, f: OldFrame) -> None:
        main = g.recs[f.a]
        if f.at == 0:
            f.at = 1
            e = main.actor
            if (g.mods[STAT_CANNOT_ATTACK] and mod.stat(g, e, STAT_CANNOT_ATTACK)) or stun_stops(g, e):
                main.flags |= F_ENDED
            elif open_at(g, f.a, EVENT_ATTACK, WOULD):
                return
        if f.at == 1:
            if main.flags & F_OVER or g.zone[main.actor] < PLAY:
                self.stop(g, f, main)
                return
            g.activating += 1
            f.at = 2
            f.b = 0
            if g.log is not None:
                note(g, "enemy attacks", actor=main.actor, player=main.tplayer, target=main.target, _rec=f.a)
        if f.at == 2:  # initiation, lane by lane; an interrupt may add lanes
            while f.b < len(main.lanes):
                r = main.lanes[f.b]
                f.b += 1
                if not gone(g, g.recs[r]) and open_at(g, r, EVENT_ATTACK, WHEN):
                    return
            f.at = 3
            f.b = 0
        if f.at == 3:  # step 1: boost cards
            for r in main.lanes:
                rec = g.recs[r]
                if not gone(g, rec):
                    if r == f.a:
                        rec.cards += boosts_on(g, rec)
                    if g.ctype[rec.actor] == TYPE_VILLAIN or mod.stat(g, rec.actor, STAT_VILLAINOUS):
                        # a card given by an interrupt lies on the enemy already; the order is that of dealing
                        give_boost(g, rec.actor, rec)
            f.at = 4
            f.b = 0
            f.c = 0
            if g.dirty:  # the encounter deck ran out: continuous checks come before anybody is asked
                return
        if f.at == 4 or f.at == 5:
            if self.defend(g, f, main):
                return
            f.at = 6
            f.b = 0
        if f.at == 6:  # step 3: boost cards are turned up
            while f.b < len(main.lanes):
                r = main.lanes[f.b]
                f.b += 1
                rec = g.recs[r]
                if rec.cards and not gone(g, rec):
                    g.push(OP_BOOSTS, -1, r)
                    return
            f.at = 7
        if f.at == 7:  # step 4: damage
            f.at = 8
            f.b = 0
            if self.strike(g, main):
                return
        if f.at == 8:  # step 5: retaliate
            while f.b < len(main.lanes):
                rec = g.recs[main.lanes[f.b]]
                if rec.flags & F_MADE and g.ledger is not None:
                    fact(g, "attack made", rec=main.lanes[f.b], actor=rec.actor, struck=rec.struck)
                f.b += 1
                if rec.flags & F_MADE and rec.struck and retaliate(g, rec, rec.struck[0]):
                    return
            f.at = 9
            if g.ledger is not None:
                fact(g, "retaliation over", rec=f.a)
        if f.at == 9:
            f.at = 10
            pairs = []
            for r in main.lanes:
                rec = g.recs[r]
                if rec.flags & F_MADE:
                    pairs.append((r, EVENT_ATTACK))
                if rec.flags & F_DEFENDED and rec.defender >= 0 and g.zone[rec.defender] >= PLAY:
                    basic = F_BASIC if rec.flags & F_BASIC_DEFENSE else 0
                    d = g.new_rec(
                        EVENT_DEFEND,
                        rec.actor,
                        rec.defender,
                        g.controller[rec.defender],
                        rec.actor,
                        rec.tplayer,
                        0,
                        basic,
                        r,
                    )
                    pairs.append((d, EVENT_DEFEND))
            if pairs and open_window(g, tuple(pairs), AFTER):
                return
        if f.at == 10:
            self.forget_defense(g, main)
            f.at = 11
            f.b = 0
        if not run_follow_ups(g, f, main):
            return
        if f.at == 12:
            f.at = 13
            if open_at(g, f.a, EVENT_ACTIVATION_ENDS, AFTER):
                return
        g.activating -= 1
        self.stop(g, f, main)

    def forget_defense(self, g: State, main: Record) -> None:
        """Drop what was recorded about who defended."""
        for d in [x for x, rec in g.recs.items() if rec.kind == EVENT_DEFEND and rec.link in main.lanes]:
            del g.recs[d]

    def defend(self, g: State, f: OldFrame, main: Record) -> bool:
        """Step 2: somebody may exhaust a hero or ally as the defender; the attacked player is asked first."""
        if f.at == 5:
            f.at = 4
            verb, c, _, _ = g.answer
            if verb == V_DEFEND:
                rec = g.recs[main.lanes[f.b]]
                declare_defender(g, rec, c, exhaust=True)
                r = main.lanes[f.b]
                f.b += 1
                f.c = 0
                if when_defends(g, r, F_BASIC):
                    return True
            else:
                f.c += 1
        while f.b < len(main.lanes):
            rec = g.recs[main.lanes[f.b]]
            if gone(g, rec) or rec.defender >= 0:
                f.b += 1
                f.c = 0
                continue
            order = self.may_defend(g, rec.tplayer)
            while f.c < len(order):
                p = order[f.c]
                opts = defenders(g, p, rec)
                if opts:
                    f.at = 5
                    g.ask(p, ASK_DEFEND, tuple(opts), rec.actor)
                    return True
                f.c += 1
            f.b += 1
            f.c = 0
        return False

    def may_defend(self, g: State, attacked: int) -> list[int]:
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
            if d >= 0 and (
                g.zone[d] < PLAY
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
            amount = mod.stat(g, rec.actor, STAT_ATK) + rec.boost
            if d >= 0 and rec.flags & F_BASIC_DEFENSE and g.ctype[d] == TYPE_HERO:
                amount = max(0, amount - mod.stat(g, d, STAT_DEF))
            if g.log is not None:
                note(g, "attack damage", actor=rec.actor, target=target, amount=amount, boost=rec.boost, _rec=r)
            if amount > 0 and mod.stat(g, rec.actor, STAT_INDIRECT_ATTACK):
                sc = g.new_scope(rec.actor, rec.tplayer, nslots=1)
                g.scopes[sc].slots = (amount,)
                g.push(OP_FOLLOW, sc, OP_INDIRECT_STRIKE, r)
                pushed = True
            elif amount > 0:
                packets.append(packet(g, target, amount, rec.actor, rec.actor, -1, r, F_ATTACK))
        if packets:
            deal(g, -1, packets)
        return pushed or bool(packets)

    def fallback(self, g: State, rec: Record) -> int:
        """Who defends when the defender is gone: nobody, or the hero whose defense ability had declared that defender (FAQ
        on "Mutant Protectors"); it is no basic defense."""
        hero = g.identity[rec.tplayer]
        return hero if rec.flags & F_DEFENSE_LABEL and g.ctype[hero] == TYPE_HERO and hero != rec.defender else -1

    def stop(self, g: State, f: OldFrame, main: Record) -> None:
        """The activation is over: leftover boost cards are discarded, "this attack" effects end, the queue goes on."""
        made = any(g.recs[r].flags & F_MADE for r in main.lanes)
        end_activation(g, f, main, made)


AttackOp()
