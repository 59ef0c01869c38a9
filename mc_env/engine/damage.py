"""Dealing and taking damage in the ten steps of the Reference ("Damage"), defeat, and threat.

One op handles a whole batch: everything in it is simultaneous.
"""

from __future__ import annotations

from mc_env.cards.terms import CHARACTER_TYPES, CardType, Event, Kind, Stat
from mc_env.engine import modifiers as mod
from mc_env.engine import moves
from mc_env.engine.abilities import resolve_kind
from mc_env.engine.events import AFTER, WHEN, WOULD, Pair, heard, open_at, open_window, snapshot
from mc_env.engine.leaving import announce, awaited, pairs, stays, told
from mc_env.engine.log import fact, note
from mc_env.engine.ops import K, Op
from mc_env.engine.options import K_ORDER, V_ORDER
from mc_env.engine.records import (
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
    F_STEP_ONE,
    FULLY,
    NONE,
    PARTLY,
    Frame,
    Record,
)
from mc_env.engine.state import State
from mc_env.engine.tables import FACES, M_CRISIS
from mc_env.engine.zones import NOBODY, PLAY, REMOVED, VICTORY, VILLAIN_DECK

_DAMAGE = int(Event.DAMAGE)
_TAKE = int(Event.TAKE)
_DEFEAT = int(Event.DEFEAT)
_LEAVE = int(Event.LEAVE_PLAY)
_ENGAGE = int(Event.ENGAGE)
_PLACE = int(Event.PLACE_THREAT)
_REMOVE = int(Event.REMOVE_THREAT)
_ATTACK = int(Event.ATTACK)
_CHARACTERS = frozenset(int(t) for t in CHARACTER_TYPES)
_ALLY = int(CardType.ALLY)
_MINION = int(CardType.MINION)
_VILLAIN = int(CardType.VILLAIN)
_MAIN = int(CardType.MAIN_SCHEME)
_TARGET_THREAT = int(Stat.TARGET_THREAT)
_SCHEMES = (7, 9, 11)
_BEARERS = (11, 9, 12, 13, 10, 7, 15)  # types on which scheme icons are printed
_CANNOT_TAKE = int(Stat.CANNOT_TAKE_DAMAGE)
_DEALT = int(Stat.DAMAGE_DEALT)
_TAKEN = int(Stat.DAMAGE_TAKEN)
_CRISIS = int(Stat.CRISIS)
_CANNOT_LOSE = int(Stat.CANNOT_LOSE_THREAT)
_REMOVED = int(Stat.THREAT_REMOVED)
_WHEN_DEFEATED = int(Kind.WHEN_DEFEATED)
_VICTORY = int(Stat.VICTORY)
_TOUGHNESS = int(Stat.TOUGHNESS)
_WHEN_REVEALED = int(Kind.WHEN_REVEALED)
_THWART = int(Event.THWART)


def can_take_damage(g: State, c: int, source: int) -> bool:
    """Whether a card in play could take damage from a source."""
    if g.zone[c] < PLAY or g.leaving[c]:
        return False
    return not (g.mods[_CANNOT_TAKE] and mod.stat(g, c, _CANNOT_TAKE, source))


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
    return g.new_rec(_DAMAGE, src, actor, player, target, tplayer, amount, flags, link)


def deal(g: State, sc: int, packets: list[int]) -> None:
    """Push a batch of damage."""
    if packets:
        g.push(K.damage, sc, tuple(packets), ())


class DamageOp(Op):
    """A batch of damage. Registers: a = damage records, b = defeat records."""

    __slots__ = ()

    def step(self, g: State, f: Frame) -> None:
        recs: tuple[int, ...] = f.a
        if f.pc == 0:
            f.pc = 1
            if self.announce(g, recs):
                return
        if f.pc == 1:
            f.pc = 2
            self.begin(g, recs)
            if heard(g, _DAMAGE * 3 + WOULD) and open_window(g, paired(recs, _DAMAGE), WOULD):
                return
        if f.pc == 2:
            f.pc = 3
            extra = self.overkill(g, recs)
            if extra:
                f.a = recs = recs + extra
                if open_window(g, paired(extra, _DAMAGE), WOULD):
                    return
        if f.pc == 3:
            f.pc = 4
            self.tough(g, recs)
            if heard(g, _TAKE * 3 + WOULD) and open_window(g, self.taking(g, recs), WOULD):
                return
        if f.pc == 4:
            f.pc = 5
            if heard(g, _TAKE * 3 + WHEN) and open_window(g, self.taking(g, recs), WHEN):
                return
        if f.pc == 5:
            f.pc = 6
            f.b = self.apply(g, recs)
            if f.b:
                g.push(K.defeat, -1, f.b, 1)
                return
        if f.pc == 6:
            f.pc = 7
            pairs: list[Pair] = []
            for r in recs:
                rec = g.recs[r]
                if rec.flags & F_OVER == 0 and rec.amount > 0:
                    pairs.append((r, _DAMAGE))
                    if rec.taken > 0:
                        pairs.append((r, _TAKE))
            pairs += defeated(g, f.b)
            if pairs and open_window(g, tuple(pairs), AFTER):
                return
        self.finish(g, f, recs)

    def announce(self, g: State, recs: tuple[int, ...]) -> bool:
        """The first damage of a player's attack: now its targets are known, "when ... attacks" can be answered."""
        link = g.recs[recs[0]].link
        a = g.recs.get(link)
        if a is None or a.kind != _ATTACK or a.oplayer >= 0:
            return False
        for r in recs:
            t = g.recs[r].target
            if not g.recs[r].flags & F_DERIVED and t not in a.struck:
                a.struck += (t,)
        a.flags |= F_MADE
        if a.flags & F_ANNOUNCED:
            return False
        a.flags |= F_ANNOUNCED
        a.target = g.recs[recs[0]].target
        note(g, "attack", actor=a.actor, target=a.target, player=a.player, _rec=link, _source=a.src)
        return open_at(g, link, _ATTACK, WHEN)

    def begin(self, g: State, recs: tuple[int, ...]) -> None:
        """Drop what cannot be damaged; apply changes to damage dealt; piercing discards tough."""
        for r in recs:
            rec = g.recs[r]
            if g.ledger is not None:
                self.tell(g, r)
            if not can_take_damage(g, rec.target, rec.src):
                rec.flags |= F_OVER
                rec.amount = 0
                continue
            if g.mods[_DEALT] and rec.actor >= 0 and not rec.flags & F_DERIVED:
                rec.amount = mod.changed(g, rec.actor, _DEALT, rec.amount, rec.src)
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
            if g.ctype[t] not in (_ALLY, _MINION) or not a.flags & F_OVERKILL:
                continue
            if g.ctype[t] == _ALLY:
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
            if g.mods[_TAKEN]:
                taken = mod.changed(g, t, _TAKEN, taken, rec.src)
            if taken > 0 and g.tough[t] and not rec.flags & F_IGNORES_TOUGH:
                g.tough[t] -= 1
                rec.flags |= F_PREVENTED
                taken = 0
                note(g, "tough", card=t, amount=rec.amount, _rec=r)
            rec.taken = taken

    def taking(self, g: State, recs: tuple[int, ...]) -> tuple[Pair, ...]:
        return tuple((r, _TAKE) for r in recs if g.recs[r].taken > 0 and not g.recs[r].flags & F_OVER)

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
                    _rec=r,
                    _link=rec.link,
                )
            if rec.taken <= 0:
                continue
            g.damage[t] += rec.taken
            a = g.recs.get(rec.link)
            if a is not None and t not in a.hit:
                a.hit += (t,)
            if g.ctype[t] in _CHARACTERS and t not in defeated and mod.remaining(g, t) == 0 and not g.leaving[t]:
                defeated.append(t)
        out = []
        for t in defeated:
            rec = self.first_for(g, recs, t)
            out.append(
                g.new_rec(
                    _DEFEAT, rec.src, rec.actor, rec.player, t, mod.you_of(g, t), 0, rec.flags & F_ATTACK, rec.link
                )
            )
        return tuple(out)

    def first_for(self, g: State, recs: tuple[int, ...], t: int) -> Record:
        """The first damage of a batch to a character."""
        return next(g.recs[r] for r in recs if g.recs[r].target == t)

    def finish(self, g: State, f: Frame, recs: tuple[int, ...]) -> None:
        dealt = taken = full = 0
        hit: tuple[int, ...] = ()
        for r in recs:
            rec = g.recs.pop(r)
            if rec.flags & F_OVER == 0:
                dealt += rec.amount
                taken += rec.taken
                full += rec.amount > 0
                if rec.taken > 0:
                    hit += (rec.target,)
        for r in f.b:
            g.recs.pop(r, None)
        status = FULLY if full == len(recs) and recs else PARTLY if full else NONE
        g.stack.pop()
        if f.c:  # a cost worded "take": all of it must be taken
            status = FULLY if taken == dealt > 0 else NONE
        if f.sc >= 0 and f.sc in g.scopes:
            g.scopes[f.sc].last = (status, dealt, hit)


K.damage = DamageOp().id


# ------------------------------------------------------------------------------------------ defeat


class DefeatOp(Op):
    """Characters and side schemes are defeated together. Registers: a = records, b = 1 if the caller opens the after
    window (and drops the records), c = records whose When Defeated abilities have resolved."""

    __slots__ = ()

    def step(self, g: State, f: Frame) -> None:
        recs: tuple[int, ...] = f.a
        if f.pc == 0:
            f.pc = 1
            f.c = ()
            for r in recs:
                g.leaving[g.recs[r].target] = 1
            if open_window(g, tuple((r, _DEFEAT) for r in recs), WOULD):
                return
        if f.pc == 1:
            f.pc = 2
            for r in recs:
                rec = g.recs[r]
                t = rec.target
                if g.zone[t] < PLAY:
                    rec.flags |= F_OVER
                elif rec.flags & F_OVER or not is_defeated(g, t):
                    rec.flags |= F_OVER
                    g.leaving[t] = 0
            fallen = [r for r in recs if not g.recs[r].flags & F_OVER and not stages_left(g, g.recs[r].target)]
            if awaited(g, [g.recs[r].target for r in fallen]):
                for r in fallen:
                    announce(g, (g.recs[r].target,), g.recs[r].src, r)
                if open_window(g, pairs(g, leavings(g, recs)), WOULD):
                    return
        if f.pc == 2:
            f.pc = 3
            live = tuple((r, _DEFEAT) for r in recs if not g.recs[r].flags & F_OVER)
            if live and open_window(g, live + pairs(g, leavings(g, recs)), WHEN):
                return
        if f.pc == 4:
            f.pc = 3
            self.when_defeated(g, f, g.answer[3])
            return
        if f.pc == 3:
            todo = [r for r in recs if not g.recs[r].flags & F_OVER and self.has_ability(g, r) and r not in f.c]
            if todo:
                if len(todo) > 1:
                    f.pc = 4
                    g.ask(g.first, K_ORDER, tuple((V_ORDER, g.recs[r].target, -1, r) for r in todo))
                    return
                self.when_defeated(g, f, todo[0])
                return
            f.pc = 5
        if f.pc == 5:
            f.pc = 6
            self.remove_all(g, recs)
            if g.stack[-1] is not f:
                return
        if f.pc == 6:
            f.pc = 7
            if not f.b:
                live = tuple(defeated(g, recs))
                if live and open_window(g, live, AFTER):
                    return
        g.stack.pop()
        if not f.b:
            for r in recs:
                g.recs.pop(r, None)

    def remove_all(self, g: State, recs: tuple[int, ...]) -> None:
        """The defeated cards leave play; one whose leaving was replaced stays, if it can ("Leaves Play")."""
        leaves = leavings(g, recs)
        for r in recs:
            rec = g.recs[r]
            if rec.flags & F_OVER:
                continue
            if stays(g, leaves, rec.target) and not is_defeated(g, rec.target):
                rec.flags |= F_OVER
                g.leaving[rec.target] = 0
                continue
            self.remove(g, r)
            told(g, rec.target)
        for r in leaves:
            del g.recs[r]

    def has_ability(self, g: State, r: int) -> bool:
        t = g.recs[r].target
        found = FACES[g.face[t]].by_kind.get(_WHEN_DEFEATED, ())
        return any(ab.decides for ab in found) if g.blank[t] else bool(found)

    def when_defeated(self, g: State, f: Frame, r: int) -> None:
        f.c = (*f.c, r)
        rec = g.recs[r]
        p = mod.you_of(g, rec.target)
        resolve_kind(g, rec.target, _WHEN_DEFEATED, p if p >= 0 else g.first, r)

    def remove(self, g: State, r: int) -> None:
        """The defeated card leaves play (Reference "Defeat", "Victory X", "Villain Defeat", "Player Elimination")."""
        rec = g.recs[r]
        t = rec.target
        if g.zone[t] < PLAY:
            return
        rec.snap = snapshot(g, t)
        a = g.recs.get(rec.link)
        if a is not None and t not in a.killed:
            a.killed += (t,)
            a.snaps += (rec.snap,)
        note(g, "defeat", card=t, actor=rec.actor, source=rec.src, _link=rec.link)
        kind = g.ctype[t]
        if kind <= 1:
            g.leaving[t] = 0
            eliminate(g, g.controller[t])
        elif kind == _VILLAIN:
            g.leaving[t] = 0
            rec.snap = ()
            next_stage(g, t)
        elif mod.stat(g, t, _VICTORY):
            moves.move(g, t, VICTORY)
        else:
            moves.discard(g, t)


K.defeat = DefeatOp().id


def eliminate(g: State, p: int) -> None:
    """A player is eliminated; the minions engaged with them engage the next player, with all that follows from engaging
    (Reference "Player Elimination", "Quickstrike")."""
    minions = [m for m in g.zones[PLAY + _MINION] if g.engaged[m] == p]
    moves.eliminate(g, p)
    for m in reversed(minions):
        if g.zone[m] >= PLAY and not g.outcome:
            q = g.engaged[m]
            r = g.new_rec(_ENGAGE, m, m, q, m, q)
            g.push(K.enter, -1, ((r, _ENGAGE),), r, 0)


def defeated(g: State, recs: tuple[int, ...]) -> list[Pair]:
    """What there is to respond to after defeats: the defeat itself, and that the card has left play."""
    out = []
    for r in recs:
        if not g.recs[r].flags & F_OVER:
            out.append((r, _DEFEAT))
            if g.zone[g.recs[r].target] < PLAY:
                out.append((r, _LEAVE))
    return out


def leavings(g: State, recs: tuple[int, ...]) -> tuple[int, ...]:
    """Records of the cards that leave play with these defeats."""
    return tuple(x for x, rec in g.recs.items() if rec.kind == _LEAVE and rec.link in recs)


def is_defeated(g: State, c: int) -> bool:
    """Whether a card in play meets the condition of defeat."""
    t = g.ctype[c]
    if t in _CHARACTERS:
        return mod.remaining(g, c) == 0 and not mod.permanent(g, c)
    return t in (7, 11) and g.threat[c] == 0 and not mod.permanent(g, c)


def stages_left(g: State, c: int) -> list[int]:
    """The stages of a villain that are still to come, the next one last; none for any other card."""
    if g.ctype[c] != _VILLAIN:
        return []
    return [x for x in g.zones[VILLAIN_DECK + g.area[c]] if g.host[x] == c or g.host[x] < 0]


def next_stage(g: State, c: int) -> None:
    """A villain stage is defeated: the next one takes its place in the same card slot, so that attachments, status cards
    and a running activation go on with it; a different title keeps none of that (Reference "Villain Defeat")."""
    mine = stages_left(g, c)
    if not mine:
        g.leaving[c] = 1  # it is defeated: what is attached to it knows
        moves.move(g, c, REMOVED)
        if not g.zones[PLAY + _VILLAIN]:
            moves.end_game(g, moves.WIN, "villain_defeated")
        return
    nxt = mine[-1]
    old_title = FACES[g.face[c]].title
    new_face = g.face[nxt]
    same = FACES[new_face].title == old_title
    moves.index_remove(g, c, 0)
    g.card[c], g.card[nxt] = g.card[nxt], g.card[c]
    g.face[c], g.face[nxt] = g.face[nxt], g.face[c]
    g.host[nxt] = -1
    moves.lift(g, nxt)
    moves.lay(g, nxt, REMOVED)
    g.damage[c] = 0
    for key in [x for x in g.limits if x >= 0 and x >> 8 == c]:
        del g.limits[key]  # of the stage that is gone
    if not same:
        moves.strip(g, c)
        for rec in g.recs.values():
            if rec.actor == c and rec.kind <= 1:
                rec.flags |= 262144  # the activation ends
    moves.index_add(g, c, 0)
    g.dirty = True
    note(g, "villain stage", card=c)
    if mod.stat(g, c, _TOUGHNESS):
        g.tough[c] = max(1, g.tough[c])
    resolve_kind(g, c, _WHEN_REVEALED, g.first)


# ------------------------------------------------------------------------------------------ threat


def threat_removable(g: State, c: int, player: int = -1) -> bool:
    """Whether threat can be removed from a scheme (Reference "Crisis Icon"; "cannot")."""
    if g.zone[c] < PLAY or g.threat[c] == 0:
        return False
    if g.mods[_CANNOT_LOSE] and mod.stat(g, c, _CANNOT_LOSE):
        return False
    return not (g.ctype[c] == _MAIN and crisis(g, g.area[c]))


def crisis(g: State, area: int) -> bool:
    """A crisis icon in play protects the main scheme."""
    if not g.marks[M_CRISIS] and not g.mods[_CRISIS]:
        return False
    if g.mods[_CRISIS]:
        return any(mod.stat(g, c, _CRISIS) for z in range(PLAY, PLAY + 16) for c in g.zones[z] if g.area[c] == area)
    zones = g.zones
    return any(
        FACES[g.face[c]].base[_CRISIS] and g.area[c] == area and not g.blank[c]
        for t in _BEARERS
        for c in zones[PLAY + t]
    )


def place_threat(
    g: State, sc: int, targets: list[tuple[int, int]], src: int, player: int, flags: int = 0, link: int = -1
) -> None:
    """Push the placing of threat on schemes, all at once."""
    actor = g.recs[link].actor if link in g.recs else -1
    recs: tuple[int, ...] = ()
    for c, n in targets:
        if n > 0 and g.zone[c] >= PLAY:
            recs += (g.new_rec(_PLACE, src, actor, player, c, player, n, flags, link),)
    if recs:
        if g.ledger is not None:
            due = [[r, g.recs[r].target, g.recs[r].amount] for r in recs]
            fact(g, "threat due", due=due, source=src, link=link, step_one=bool(flags & F_STEP_ONE))
        g.push(K.place, sc, recs)
    else:
        g.report(sc, (NONE, 0, ()))


class PlaceThreatOp(Op):
    """Threat is placed. Register a = records."""

    __slots__ = ()

    def step(self, g: State, f: Frame) -> None:
        recs: tuple[int, ...] = f.a
        if f.pc == 0:
            f.pc = 1
            if heard(g, _PLACE * 3 + WOULD) and open_window(g, paired(recs, _PLACE), WOULD):
                return
        if f.pc == 1:
            f.pc = 2
            for r in recs:
                rec = g.recs[r]
                t = rec.target
                if rec.flags & F_OVER or rec.amount <= 0 or g.zone[t] < PLAY:
                    continue
                rec.taken = rec.amount
                g.threat[t] += rec.amount
                if completes(g, t) or mod.checked(g):
                    g.dirty = True
                a = g.recs.get(rec.link)
                if a is not None:
                    a.dealt += rec.amount
                if g.log is not None:
                    note(g, "place threat", target=t, amount=rec.amount, source=rec.src, _rec=r, _link=rec.link)
            if heard(g, _PLACE * 3 + AFTER):
                placed = self.placed(g, recs)
                if placed and open_window(g, placed, AFTER):
                    return
        total = 0
        full = True
        for r in recs:
            taken = g.recs.pop(r).taken
            total += taken
            full = full and taken > 0
        g.stack.pop()
        g.report(f.sc, (FULLY if full else PARTLY if total else NONE, total, ()))

    def placed(self, g: State, recs: tuple[int, ...]) -> tuple[Pair, ...]:
        return tuple([(r, _PLACE) for r in recs if g.recs[r].taken > 0])


K.place = PlaceThreatOp().id


def completes(g: State, c: int) -> bool:
    """Whether there is enough threat on a main scheme to complete it."""
    if g.ctype[c] != _MAIN:
        return False
    target = mod.stat(g, c, _TARGET_THREAT)
    return 0 < target <= g.threat[c]


def paired(recs: tuple[int, ...], event: int) -> tuple[Pair, ...]:
    """Records that are all occurrences of one event, as a window takes them."""
    return tuple([(r, event) for r in recs])


def remove_threat(
    g: State, sc: int, targets: list[tuple[int, int]], src: int, actor: int, player: int, link: int = -1
) -> None:
    """Push the removing of threat from schemes, all at once."""
    recs = tuple(
        g.new_rec(_REMOVE, src, actor, player, c, player, n, 0, link)
        for c, n in targets
        if n > 0 and threat_removable(g, c, player)
    )
    if recs:
        wanted = sum(n for _, n in targets)
        g.push(K.remove, sc, recs, (), wanted)
    else:
        g.report(sc, (NONE, 0, ()))


class RemoveThreatOp(Op):
    """Threat is removed; side schemes without threat are defeated by whoever removed it.

    Registers: a = records, b = defeat records, c = how much was to be removed.
    """

    __slots__ = ()

    def step(self, g: State, f: Frame) -> None:
        recs: tuple[int, ...] = f.a
        if f.pc == 0:
            f.pc = 1
            link = g.recs[recs[0]].link
            a = g.recs.get(link)
            if a is not None and a.kind == _THWART:
                a.flags |= F_MADE
                for r in recs:
                    if g.recs[r].target not in a.struck:
                        a.struck += (g.recs[r].target,)
                if not a.flags & F_ANNOUNCED:
                    a.flags |= F_ANNOUNCED
                    a.target = g.recs[recs[0]].target
                    note(g, "thwart", actor=a.actor, target=a.target, player=a.player, _rec=link, _source=a.src)
                    if open_at(g, link, _THWART, WHEN):
                        return
        if f.pc == 1:
            f.pc = 2
            if heard(g, _REMOVE * 3 + WOULD) and open_window(g, tuple([(r, _REMOVE) for r in recs]), WOULD):
                return
        if f.pc == 2:
            f.pc = 3
            defeats = []
            for r in recs:
                rec = g.recs[r]
                t = rec.target
                if rec.flags & F_OVER or not threat_removable(g, t, rec.player):
                    continue
                if g.mods[_REMOVED] and rec.actor >= 0:
                    rec.amount = mod.changed(g, rec.actor, _REMOVED, rec.amount, rec.src)
                n = min(rec.amount, g.threat[t])
                g.threat[t] -= n
                rec.taken = n
                a = g.recs.get(rec.link)
                if a is not None:
                    a.dealt += n
                if g.log is not None:
                    note(g, "remove threat", target=t, amount=n, source=rec.src, actor=rec.actor, _link=rec.link)
                if g.threat[t] == 0 and g.ctype[t] in (7, 11) and not g.leaving[t]:
                    defeats.append(
                        g.new_rec(_DEFEAT, rec.src, rec.actor, rec.player, t, mod.you_of(g, t), 0, 0, rec.link)
                    )
            f.b = tuple(defeats)
            if defeats:
                g.push(K.defeat, -1, f.b, 1)
                return
        if f.pc == 3:
            f.pc = 4
            pairs = [(r, _REMOVE) for r in recs if g.recs[r].taken > 0]
            pairs += defeated(g, f.b)
            if pairs and open_window(g, tuple(pairs), AFTER):
                return
        removed = sum(g.recs[r].taken for r in recs)
        for r in recs:
            del g.recs[r]
        for r in f.b:
            g.recs.pop(r, None)
        g.stack.pop()
        g.report(f.sc, (FULLY if removed >= f.c else PARTLY if removed else NONE, removed, ()))


K.remove = RemoveThreatOp().id
