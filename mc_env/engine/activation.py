"""Enemy activations: attack and scheme, boost cards, defenders, lanes, and the queue of activations that wait.

Reference "Activation", "Attack (Enemy Activation)", "Scheme (Enemy Activation)", "Boost", "Defend", "Villainous".
"""

from __future__ import annotations

from mc_env.cards.terms import CardType, Event, Kind, Stat
from mc_env.engine import dealing, lasting, moves
from mc_env.engine import modifiers as mod
from mc_env.engine.abilities import resolve_kind, when_defends
from mc_env.engine.attack import retaliate
from mc_env.engine.damage import deal, packet
from mc_env.engine.events import AFTER, WHEN, WOULD, open_at, open_window
from mc_env.engine.log import fact, note, number_of
from mc_env.engine.ops import OPS, K, Op
from mc_env.engine.options import K_DEFEND, K_ORDER, V_ACTIVATE, V_DEFEND, V_NO_DEFENSE
from mc_env.engine.records import (
    F_ATTACK,
    F_BASIC,
    F_BASIC_DEFENSE,
    F_DEFENDED,
    F_DEFENSE_LABEL,
    F_EFFECTS_CANCELED,
    F_ENDED,
    F_MADE,
    F_OVER,
    FULLY,
    NONE,
    Frame,
    Record,
)
from mc_env.engine.state import Opt, State
from mc_env.engine.tables import FACES, M_AMPLIFY
from mc_env.engine.threat import place_threat
from mc_env.engine.zones import BOOST, PLAY, TABLE

_ATTACK = int(Event.ATTACK)
_SCHEME = int(Event.SCHEME)
_DEFEND = int(Event.DEFEND)
_HERO = int(CardType.HERO)
_ALLY = int(CardType.ALLY)
_VILLAIN = int(CardType.VILLAIN)
_ATK = int(Stat.ATK)
_SCH = int(Stat.SCH)
_DEF = int(Stat.DEF)
_CANNOT_ATTACK = int(Stat.CANNOT_ATTACK)
_CANNOT_SCHEME = int(Stat.CANNOT_SCHEME)
_CANNOT_DEFEND = int(Stat.CANNOT_DEFEND)
_MUST_ALLY = int(Stat.MUST_DEFEND_WITH_ALLY)
_VILLAINOUS = int(Stat.VILLAINOUS)
_AMPLIFY = int(Stat.AMPLIFY)
_INDIRECT = int(Stat.INDIRECT_ATTACK)
_ACTIVATION_ENDS = int(Event.ACTIVATION_ENDS)
_BOOST = int(Stat.BOOST)
_BOOST_FLIP = int(Event.BOOST_FLIP)
_KIND_BOOST = int(Kind.BOOST)
_SUPPORT = int(CardType.SUPPORT)
_OBLIGATION = int(CardType.OBLIGATION)


def initiate(
    g: State, kind: int, enemy: int, player: int, sc: int = -1, follow: tuple[int, int] = (-1, -1), character: int = -1
) -> bool:
    """Start an attack or scheme of an enemy, or queue it behind the activation in progress.

    `follow` is an op and a scope to run when it has finished. False if nothing can even be attempted.
    """
    if g.zone[enemy] < PLAY or not g.alive[player]:
        return False
    if g.activating:
        g.queue += ((kind, enemy, player, character, follow[0], follow[1]),)
        if g.ledger is not None:
            fact(g, "activation waits", card=enemy, player=player, attack=kind == _ATTACK)
        return True
    target = character if character >= 0 else g.identity[player]
    flags = F_ATTACK if kind == _ATTACK else 0
    r = g.new_rec(kind, enemy, enemy, -1, target, player, 0, flags)
    rec = g.recs[r]
    rec.lanes = (r,)
    if follow[0] >= 0:
        rec.follow = (follow,)
    g.push(K.attack if kind == _ATTACK else K.scheme, sc, r, 0, 0)
    if g.ledger is not None:
        fact(g, "activation", rec=r, card=enemy, player=player, attack=kind == _ATTACK, target=target)
    return True


def activate(g: State, enemy: int, player: int, sc: int = -1, follow: tuple[int, int] = (-1, -1)) -> bool:
    """An enemy activates against a player: an attack in hero form, a scheme in alter-ego form."""
    hero = g.ctype[g.identity[player]] == _HERO
    return initiate(g, _ATTACK if hero else _SCHEME, enemy, player, sc, follow)


def give_boost(g: State, enemy: int, rec: Record | None) -> bool:
    """Put a facedown boost card on an enemy, for the given activation or its next one."""
    c = dealing.encounter_top(g, g.area[enemy])
    if c < 0:
        return False
    moves.lay(g, c, BOOST)
    g.host[c] = enemy
    if rec is not None:
        rec.cards += (c,)
    if g.log is not None:
        note(g, "boost card dealt", target=enemy, _card=c)
    return True


def gone(g: State, rec: Record) -> bool:
    """Whether an activation has ended: its enemy left play, its player was eliminated, or something ended it."""
    return bool(rec.flags & F_OVER) or g.zone[rec.actor] < PLAY or not g.alive[rec.tplayer]


class AttackOp(Op):
    """An enemy attack, with all its lanes step by step. Registers: a = first record, b = lane, c = sub-step."""

    __slots__ = ()

    def step(self, g: State, f: Frame) -> None:
        main = g.recs[f.a]
        if f.pc == 0:
            f.pc = 1
            e = main.actor
            if g.mods[_CANNOT_ATTACK] and mod.stat(g, e, _CANNOT_ATTACK):
                main.flags |= F_ENDED
            elif mod.is_stunned(g, e):
                g.stunned[e] = 0
                g.dirty = True
                main.flags |= F_ENDED
                note(g, "status used", card=e, status="stunned")
            elif open_at(g, f.a, _ATTACK, WOULD):
                return
        if f.pc == 1:
            if main.flags & F_OVER or g.zone[main.actor] < PLAY:
                self.stop(g, f, main)
                return
            g.activating += 1
            f.pc = 2
            f.b = 0
            if g.log is not None:
                note(g, "enemy attacks", actor=main.actor, player=main.tplayer, target=main.target, _rec=f.a)
        if f.pc == 2:  # initiation, lane by lane; an interrupt may add lanes
            while f.b < len(main.lanes):
                r = main.lanes[f.b]
                f.b += 1
                if not gone(g, g.recs[r]) and open_at(g, r, _ATTACK, WHEN):
                    return
            f.pc = 3
            f.b = 0
        if f.pc == 3:  # step 1: boost cards
            for r in main.lanes:
                rec = g.recs[r]
                if not gone(g, rec):
                    if r == f.a:
                        rec.cards += boosts_on(g, rec)
                    if g.ctype[rec.actor] == _VILLAIN or mod.stat(g, rec.actor, _VILLAINOUS):
                        # a card given by an interrupt lies on the enemy already; the order is that of dealing
                        give_boost(g, rec.actor, rec)
            f.pc = 4
            f.b = 0
            f.c = 0
            if g.dirty:  # the encounter deck ran out: continuous checks come before anybody is asked
                return
        if f.pc == 4 or f.pc == 5:
            if self.defend(g, f, main):
                return
            f.pc = 6
            f.b = 0
        if f.pc == 6:  # step 3: boost cards are turned up
            while f.b < len(main.lanes):
                r = main.lanes[f.b]
                f.b += 1
                rec = g.recs[r]
                if rec.cards and not gone(g, rec):
                    g.push(K.boosts, -1, r)
                    return
            f.pc = 7
        if f.pc == 7:  # step 4: damage
            f.pc = 8
            f.b = 0
            if self.strike(g, main):
                return
        if f.pc == 8:  # step 5: retaliate
            while f.b < len(main.lanes):
                rec = g.recs[main.lanes[f.b]]
                if rec.flags & F_MADE and g.ledger is not None:
                    fact(g, "attack made", rec=main.lanes[f.b], actor=rec.actor, struck=rec.struck)
                f.b += 1
                if rec.flags & F_MADE and rec.struck and retaliate(g, rec, rec.struck[0]):
                    return
            f.pc = 9
            if g.ledger is not None:
                fact(g, "retaliation over", rec=f.a)
        if f.pc == 9:
            f.pc = 10
            pairs = []
            for r in main.lanes:
                rec = g.recs[r]
                if rec.flags & F_MADE:
                    pairs.append((r, _ATTACK))
                if rec.flags & F_DEFENDED and rec.defender >= 0 and g.zone[rec.defender] >= PLAY:
                    basic = F_BASIC if rec.flags & F_BASIC_DEFENSE else 0
                    d = g.new_rec(
                        _DEFEND,
                        rec.actor,
                        rec.defender,
                        g.controller[rec.defender],
                        rec.actor,
                        rec.tplayer,
                        0,
                        basic,
                        r,
                    )
                    pairs.append((d, _DEFEND))
            if pairs and open_window(g, tuple(pairs), AFTER):
                return
        if f.pc == 10:
            self.forget_defense(g, main)
            f.pc = 11
            f.b = 0
        if not run_follow_ups(g, f, main):
            return
        if f.pc == 12:
            f.pc = 13
            if open_at(g, f.a, _ACTIVATION_ENDS, AFTER):
                return
        g.activating -= 1
        self.stop(g, f, main)

    def forget_defense(self, g: State, main: Record) -> None:
        """Drop what was recorded about who defended."""
        for d in [x for x, rec in g.recs.items() if rec.kind == _DEFEND and rec.link in main.lanes]:
            del g.recs[d]

    def defend(self, g: State, f: Frame, main: Record) -> bool:
        """Step 2: somebody may exhaust a hero or ally as the defender; the attacked player is asked first."""
        if f.pc == 5:
            f.pc = 4
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
                    f.pc = 5
                    g.ask(p, K_DEFEND, tuple(opts), rec.actor)
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
            if d >= 0 and (g.zone[d] < PLAY or (g.ctype[d] != _HERO and g.ctype[d] != _ALLY and g.ctype[d] != 1)):
                rec.defender = d = self.fallback(g, rec)
            target = d if d >= 0 else rec.target
            if g.zone[target] < PLAY:
                target = g.identity[rec.tplayer]
            elif d < 0 and rec.tplayer != rec.oplayer and target == g.identity[rec.oplayer]:
                # the defending ally of another player is gone: that player stays the target (see docs/RULINGS.md)
                target = g.identity[rec.tplayer]
            rec.struck = (target,)
            amount = mod.stat(g, rec.actor, _ATK) + rec.boost
            if d >= 0 and rec.flags & F_BASIC_DEFENSE and g.ctype[d] == _HERO:
                amount = max(0, amount - mod.stat(g, d, _DEF))
            if g.log is not None:
                note(g, "attack damage", actor=rec.actor, target=target, amount=amount, boost=rec.boost, _rec=r)
            if amount > 0 and mod.stat(g, rec.actor, _INDIRECT):
                sc = g.new_scope(rec.actor, rec.tplayer, nslots=1)
                g.scopes[sc].slots = (amount,)
                g.push(K.follow, sc, K.indirect_strike, r)
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
        return hero if rec.flags & F_DEFENSE_LABEL and g.ctype[hero] == _HERO and hero != rec.defender else -1

    def stop(self, g: State, f: Frame, main: Record) -> None:
        """The activation is over: leftover boost cards are discarded, "this attack" effects end, the queue goes on."""
        made = any(g.recs[r].flags & F_MADE for r in main.lanes)
        end_activation(g, f, main, made)


K.attack = AttackOp().id


def run_follow_ups(g: State, f: Frame, main: Record) -> bool:
    """Run what was to follow this activation, one after another; False while something was pushed."""
    if f.pc != 11:
        return True
    todo: list[tuple[int, int, int]] = []
    for lane in main.lanes:
        for what, scope in g.recs[lane].follow:
            todo.append((lane, what, scope))
    if f.b < len(todo):
        r, op, sc = todo[f.b]
        f.b += 1
        g.push(K.follow, sc, op, r)
        return False
    f.pc = 12
    return True


class FollowOp(Op):
    """Run an op in a kept scope, with the finished activation as its subject; then drop the scope."""

    __slots__ = ()

    def step(self, g: State, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            g.scopes[f.sc].act = f.b
            OPS[f.a].start(g, f.sc)
            return
        g.stack.pop()
        g.scopes.pop(f.sc, None)


K.follow = FollowOp().id


def end_activation(g: State, f: Frame, main: Record, made: bool) -> None:
    """Common end of attacks and schemes."""
    for r in main.lanes:
        for c in g.recs[r].cards:
            if g.zone[c] == BOOST or g.zone[c] == TABLE:
                moves.discard(g, c)
        if not made:
            for _, sc in g.recs[r].follow:
                g.scopes.pop(sc, None)
    lasting.end_of_attack(g, main.lanes)
    g.stack.pop()
    if g.ledger is not None:
        fact(g, "activation over", rec=f.a, made=made)
    report = (FULLY if made else NONE, main.dealt, main.hit)
    for r in main.lanes:
        g.recs.pop(r, None)
    if f.sc >= 0 and f.sc in g.scopes:
        g.scopes[f.sc].last = report
    if g.queue and not g.activating:
        g.push(K.queue, -1)


def declare_defender(g: State, rec: Record, c: int, exhaust: bool) -> None:
    """A character becomes the defender; its player becomes the target of the attack (Reference "Defend")."""
    if exhaust:
        g.exhausted[c] = 1
    rec.defender = c
    rec.flags |= F_DEFENDED
    if g.ctype[c] == _HERO:
        rec.flags |= F_BASIC_DEFENSE
    rec.tplayer = g.controller[c]
    if g.log is not None:
        basic = g.ctype[c] == _HERO
        note(g, "defend", card=c, player=rec.tplayer, basic=basic, _exhausts=exhaust, _rec=number_of(g, rec))


def defenders(g: State, p: int, rec: Record) -> list[Opt]:
    """Whom a player could exhaust to defend, and not defending (unless an ally must)."""
    opts: list[Opt] = []
    if rec.flags & F_DEFENDED:
        return opts
    hero = g.identity[p]
    allies: list[int] = []
    for c in g.zones[PLAY + _ALLY]:
        if g.controller[c] == p and not g.exhausted[c]:
            allies.append(c)
    if allies and g.mods[_CANNOT_DEFEND]:
        allies = [c for c in allies if not mod.stat(g, c, _CANNOT_DEFEND)]
    forced = p == rec.tplayer and allies and bool(g.mods[_MUST_ALLY]) and mod.stat(g, rec.actor, _MUST_ALLY)
    if (
        not forced
        and g.ctype[hero] == _HERO
        and not g.exhausted[hero]
        and not mod.is_dash(g, hero, _DEF)
        and not (g.mods[_CANNOT_DEFEND] and mod.stat(g, hero, _CANNOT_DEFEND))
    ):
        opts.append((V_DEFEND, hero, -1, 0))
    for c in allies:
        opts.append((V_DEFEND, c, -1, 0))
    if opts and not forced:
        opts.append((V_NO_DEFENSE, -1, -1, 0))
    return opts


class BoostsOp(Op):
    """Turn up the boost cards of an activation, one at a time. Registers: a = activation, b = boost record."""

    __slots__ = ()

    def step(self, g: State, f: Frame) -> None:
        rec = g.recs[f.a]
        if f.pc == 0:
            for c in rec.cards:
                if g.zone[c] != BOOST:
                    rec.cards = still_boosting(g, rec.cards)
                    break
            if not rec.cards or gone(g, rec):
                g.stack.pop()
                return
            f.pc = 1
            c = rec.cards[0]
            moves.move(g, c, TABLE)
            g.host[c] = -1
            rec.cards = rec.cards[1:]
            icons = mod.printed(g, c, _BOOST) + amplify(g, g.area[rec.actor])
            f.b = g.new_rec(_BOOST_FLIP, c, rec.actor, rec.tplayer, c, rec.tplayer, icons, 0, f.a)
            if g.log is not None:
                note(g, "boost card", card=c, target=rec.actor, icons=icons, _rec=f.b, _activation=f.a)
            if open_at(g, f.b, _BOOST_FLIP, WHEN):
                return
        boost = g.recs[f.b]
        c = boost.target
        if f.pc == 1:
            f.pc = 2
            if not boost.flags & (F_OVER | F_EFFECTS_CANCELED) and resolve_kind(
                g, c, _KIND_BOOST, rec.tplayer, f.b, f.a
            ):
                return
        f.pc = 0
        rec.boost += boost.amount
        if g.ledger is not None:
            fact(g, "boost counted", card=c, activation=f.a, icons=boost.amount)
        del g.recs[f.b]
        f.b = 0
        if g.zone[c] == TABLE:
            moves.discard(g, c)


K.boosts = BoostsOp().id


def still_boosting(g: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Boost cards that are still where they were dealt."""
    return tuple([c for c in cards if g.zone[c] == BOOST])


def boosts_on(g: State, rec: Record) -> tuple[int, ...]:
    """Boost cards that lie on an enemy and are not counted for its activation yet."""
    return tuple([c for c in g.zones[BOOST] if g.host[c] == rec.actor and c not in rec.cards])


def amplify(g: State, area: int) -> int:
    """Amplify icons in play in an area (Reference "Amplify Icon")."""
    n = 0
    if not g.marks[M_AMPLIFY] and not g.mods[_AMPLIFY]:
        return n
    for t in range(_SUPPORT, _OBLIGATION + 1):
        for c in g.zones[PLAY + t]:
            if g.area[c] == area and (g.mods[_AMPLIFY] or FACES[g.face[c]].base[_AMPLIFY]):
                n += mod.stat(g, c, _AMPLIFY)
    return n


class SchemeOp(Op):
    """An enemy schemes. Registers: a = record, b = follow-up index."""

    __slots__ = ()

    def step(self, g: State, f: Frame) -> None:
        rec = g.recs[f.a]
        if f.pc == 0:
            f.pc = 1
            e = rec.actor
            if g.mods[_CANNOT_SCHEME] and mod.stat(g, e, _CANNOT_SCHEME):
                rec.flags |= F_ENDED
            elif mod.is_confused(g, e):
                g.confused[e] = 0
                g.dirty = True
                rec.flags |= F_ENDED
                note(g, "status used", card=e, status="confused")
            elif open_at(g, f.a, _SCHEME, WOULD):
                return
        if f.pc == 1:
            if gone(g, rec):
                end_activation(g, f, rec, False)
                return
            g.activating += 1
            f.pc = 2
            if g.log is not None:
                note(g, "enemy schemes", actor=rec.actor, player=rec.tplayer, _rec=f.a)
            if open_at(g, f.a, _SCHEME, WHEN):
                return
        if f.pc == 2:
            f.pc = 3
            if not gone(g, rec):
                rec.cards += boosts_on(g, rec)
                if g.ctype[rec.actor] == _VILLAIN or mod.stat(g, rec.actor, _VILLAINOUS):
                    give_boost(g, rec.actor, rec)
                if rec.cards:
                    g.push(K.boosts, -1, f.a)
                    return
        if f.pc == 3:
            f.pc = 4
            if not gone(g, rec):
                rec.flags |= F_MADE
                n = max(0, mod.stat(g, rec.actor, _SCH) + rec.boost - rec.amount)
                scheme = mod.active_main_scheme(g, mod.area_of(g, rec.tplayer))
                if scheme >= 0 and n:
                    place_threat(g, -1, [(scheme, n)], rec.actor, rec.tplayer, 0, f.a)
                    return
        if f.pc == 4:
            f.pc = 11
            f.b = 0
            if rec.flags & F_MADE and open_at(g, f.a, _SCHEME, AFTER):
                return
        if not run_follow_ups(g, f, rec):
            return
        if f.pc == 12:
            f.pc = 13
            if open_at(g, f.a, _ACTIVATION_ENDS, AFTER):
                return
        g.activating -= 1
        end_activation(g, f, rec, bool(rec.flags & F_MADE))


K.scheme = SchemeOp().id


class QueueOp(Op):
    """Activations that waited for another to finish; the first player orders them."""

    __slots__ = ()

    def step(self, g: State, f: Frame) -> None:
        if f.pc == 0:
            if not g.queue:
                g.stack.pop()
                return
            f.pc = 1
            g.ask(g.first, K_ORDER, tuple((V_ACTIVATE, q[1], q[2], i) for i, q in enumerate(g.queue)))
            return
        f.pc = 0
        i = g.answer[3]
        kind, enemy, player, character, op, sc = g.queue[i]
        g.queue = g.queue[:i] + g.queue[i + 1 :]
        if not initiate(g, kind, enemy, player, -1, (op, sc), character) and sc >= 0:
            g.scopes.pop(sc, None)


K.queue = QueueOp().id
