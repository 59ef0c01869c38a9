"""The round: player turns, the end of the player phase, the villain phase (Reference "Round Overview")."""

from __future__ import annotations

from collections.abc import Sequence

from mc_env.cards.terms import CardType, Event, Period, Stat, Until
from mc_env.engine import attack, moves
from mc_env.engine import modifiers as mod
from mc_env.engine.abilities import can_initiate, can_play_event, start_ability
from mc_env.engine.activation import activate
from mc_env.engine.costs import Purse, playable_elsewhere
from mc_env.engine.entering import can_play, reveal, start_play
from mc_env.engine.events import AFTER, WHEN, open_at, open_window
from mc_env.engine.leaving import leave_play
from mc_env.engine.log import fact, note
from mc_env.engine.ops import K, Op
from mc_env.engine.options import (
    K_ASK,
    K_DISCARD,
    K_MULLIGAN,
    K_ORDER,
    K_TURN,
    PASS,
    STOP,
    V_ACTIVATE,
    V_ASK,
    V_ATTACK,
    V_END,
    V_FORM,
    V_PASS,
    V_PICK,
    V_PLAY,
    V_RECOVER,
    V_STOP,
    V_THWART,
    V_USE,
    Verb,
)
from mc_env.engine.records import F_STEP_ONE, NOTHING, Frame, Scope
from mc_env.engine.state import PLAYER_PHASE, VILLAIN_PHASE, Opt, State
from mc_env.engine.tables import CARDS, FACE_BITS, FACES, M_ACCELERATION, M_HAZARD, M_TEMPORARY
from mc_env.engine.threat import place_threat
from mc_env.engine.windows import shares
from mc_env.engine.zones import DEALT, HAND, NOBODY, PLAY

_EVENT = int(CardType.EVENT)
_ALLY = int(CardType.ALLY)
_MINION = int(CardType.MINION)
_HAND_SIZE = int(Stat.HAND_SIZE)
_HAZARD = int(Stat.HAZARD)
_ACCELERATION = int(Stat.ACCELERATION)
_ESCALATION = int(Stat.ESCALATION)
_CANNOT_READY = int(Stat.CANNOT_READY)
_CANNOT_CHANGE_FORM = int(Stat.CANNOT_CHANGE_FORM)
_TEMPORARY = int(Stat.TEMPORARY)
_PLAY_FROM = int(Stat.PLAY_FROM)
ACTION_KEY = int(Event.ACTION) * 3
_TURN_BEGINS = int(Event.TURN_BEGINS)
_TURN_ENDS = int(Event.TURN_ENDS)
_END_OF_TURN = int(Until.END_OF_TURN)
_TURN = int(Period.TURN)
_CHANGE_FORM = int(Event.CHANGE_FORM)
_FLIP = int(Event.FLIP)
_PHASE_BEGINS = int(Event.PHASE_BEGINS)
_ROUND_BEGINS = int(Event.ROUND_BEGINS)
_END_OF_PHASE = int(Until.END_OF_PHASE)
_NEXT_PLAY = int(Until.NEXT_PLAY)
_NEXT_EVENT = int(Until.NEXT_EVENT)
_PHASE = int(Period.PHASE)
_PHASE_ENDS = int(Event.PHASE_ENDS)
_END_OF_ROUND = int(Until.END_OF_ROUND)
_ROUND_ENDS = int(Event.ROUND_ENDS)
_ROUND = int(Period.ROUND)
_MAIN_SCHEME = int(CardType.MAIN_SCHEME)
_PLAYABLE = frozenset({2, 5, 6, 7})
_ICON_ZONES = tuple(PLAY + t for t in (9, 11, 7, 10, 12, 13, 15, 8))  # of cards on which scheme icons may be


# ------------------------------------------------------------------------------------------ a player's turn


def actions(g: State, p: int, entries: list[int], purse: Purse | None = None, any_: bool = False) -> list[Opt]:
    """Of the action abilities a player may use (`shares`) those that could be used now. `any_` stops at the first."""
    out: list[Opt] = []
    seen: list[int] = []
    form = g.ctype[g.identity[p]]
    s: Scope | None = None  # one serves the whole list
    for e in entries:
        c = e >> 8
        face = g.face[c]
        ab = FACES[face].abilities[e & 255]
        if (ab.form >= 0 and ab.form != form) or (ab.exhausts and g.exhausted[c]):
            continue
        z = g.zone[c]
        event = z < PLAY and g.ctype[c] == _EVENT
        if purse is None and (event or not ab.free):
            purse = Purse(g, p)
        if s is None:
            s = Scope(c, p)
        s.src = c
        s.ability = ab.id
        s.slots = ab.slots0
        s.named = ab.named0
        if event:
            look = face << 8 | z
            if look not in seen and can_play_event(g, s, ab, purse):
                seen.append(look)
                out.append((V_PLAY, c, ab.index, -1))
        elif z >= PLAY or ab.pile:
            if can_initiate(g, s, ab, 0, purse):
                out.append((V_USE, c, ab.index, -1))
        if any_ and out:
            break
    return out


def playable(g: State, p: int, purse: Purse) -> list[Opt]:
    """Allies, upgrades, supports and player side schemes a player could play now."""
    out: list[Opt] = []
    faces: list[int] = []
    cards = g.zones[HAND + p]
    if g.mods[_PLAY_FROM]:
        cards += tuple(playable_elsewhere(g, p))
    for c in cards:
        if g.ctype[c] in _PLAYABLE:
            face = g.face[c] << 8 | g.zone[c]
            if face not in faces:
                faces.append(face)
                if can_play(g, p, c, purse):
                    out.append((V_PLAY, c, -1, -1))
    return out


def turn_options(g: State, p: int) -> list[Opt]:
    """Everything a player may do on their turn (Reference "Player Turn")."""
    purse = Purse(g, p)
    out = playable(g, p, purse)
    usable = shares(g, ACTION_KEY)
    if usable[p]:
        out += actions(g, p, usable[p], purse)
    identity = g.identity[p]
    if g.ctype[identity] and attack.can_recover(g, p):
        out.append((V_RECOVER, identity, -1, 0))
    able = [] if g.ctype[identity] or g.exhausted[identity] else [identity]  # an alter-ego neither attacks nor thwarts
    for c in g.zones[PLAY + _ALLY]:
        if g.controller[c] == p and not g.exhausted[c]:
            able.append(c)
    if able:
        schemes = attack.any_scheme(g, p)
        for c in able:
            if attack.can_attack(g, p, c):
                out.append((V_ATTACK, c, -1, 0))
            if attack.can_thwart(g, p, c, schemes):
                out.append((V_THWART, c, -1, 0))
    if not g.changed >> p & 1 and not (g.mods[_CANNOT_CHANGE_FORM] and mod.stat(g, identity, _CANNOT_CHANGE_FORM)):
        for face in other_forms(g, identity):
            out.append((V_FORM, identity, face, 0))
    if g.n > 1:
        for q in g.players():
            if q == p or g.declined >> q & 1:
                continue
            if not g.open_hands or (usable[q] and actions(g, q, usable[q], any_=True)):
                out.append((V_ASK, -1, q, 0))
    out.append((V_END, -1, -1, 0))
    return out


def other_forms(g: State, identity: int) -> list[int]:
    """Faces an identity can turn to: the others of its card."""
    now = g.face[identity]
    faces = CARDS[g.card[identity]].faces
    if len(faces) == 2:
        return [1] if faces[0] == now else [0]
    return [i for i, face in enumerate(faces) if face != now]


class TurnOp(Op):
    """A player's turn. Registers: a = player, b = record of the turn, c = player asked to act."""

    __slots__ = ()

    def step(self, g: State, f: Frame) -> None:
        p = f.a
        if f.pc == 0:
            f.pc = 1
            g.active = p
            g.changed &= ~(1 << p)
            g.declined = 0
            f.b = g.new_rec(_TURN_BEGINS, -1, g.identity[p], p, g.identity[p], p)
            if g.log is not None:
                note(g, "turn", player=p)
            if open_at(g, f.b, _TURN_BEGINS, AFTER):
                return
        if f.pc == 1:
            if not g.alive[p]:
                f.pc = 5
            else:
                f.pc = 2
                g.ask(p, K_TURN, tuple(turn_options(g, p)))
                return
        if f.pc == 2:
            f.pc = 1
            self.act(g, f, p)
            return
        if f.pc == 3:  # somebody was asked to act
            f.pc = 1
            q = f.c
            verb, c, ai, _ = g.answer
            if verb == V_PASS:
                g.declined |= 1 << q
                note(g, "declines", player=q)
            else:
                g.declined = 0
                start_ability(g, c, FACES[g.face[c]].abilities[ai], q)
            return
        if f.pc == 4:
            f.pc = 5
            if open_at(g, f.b, _TURN_ENDS, AFTER):
                return
        del g.recs[f.b]
        end_lastings(g, _END_OF_TURN)
        clear_limits(g, _TURN)
        g.active = -1
        g.stack.pop()

    def act(self, g: State, f: Frame, p: int) -> None:
        verb, c, x, _ = g.answer
        if g.ledger is not None:
            fact(g, "acts", player=p, verb=Verb(verb).name.lower(), card=c)
        if verb == V_ASK:
            f.pc = 3
            f.c = x
            if g.log is not None:
                note(g, "asks", player=p, other=x)
            g.ask(x, K_ASK, (*actions(g, x, shares(g, ACTION_KEY)[x]), PASS))
            return
        g.declined = 0
        if verb == V_END:
            f.pc = 4
            if g.log is not None:
                note(g, "ends turn", player=p)
        elif verb == V_PLAY:
            if x >= 0:
                start_ability(g, c, FACES[g.face[c]].abilities[x], p)
            else:
                start_play(g, p, c)
        elif verb == V_USE:
            start_ability(g, c, FACES[g.face[c]].abilities[x], p)
        elif verb == V_ATTACK:
            g.push(K.basic_attack, -1, c, -1, p)
        elif verb == V_THWART:
            g.push(K.basic_thwart, -1, c, -1, p)
        elif verb == V_RECOVER:
            g.push(K.basic_recover, -1, c, -1, p)
        elif verb == V_FORM:
            g.changed |= 1 << p
            change_form(g, -1, p, x)


K.turn = TurnOp().id


def change_form(g: State, sc: int, p: int, face: int = -1) -> None:
    """A player changes form: the identity turns to another face, keeping everything on it (Reference "Form")."""
    c = g.identity[p]
    others = other_forms(g, c)
    if not others or mod.stat(g, c, _CANNOT_CHANGE_FORM):
        g.report(sc, NOTHING)
        return
    old = g.ctype[c]
    moves.flip(g, c, CARDS[g.card[c]].faces[face if face >= 0 else others[0]])
    if g.log is not None:
        note(g, "change form", card=c, player=p)
    r = g.new_rec(_CHANGE_FORM, c, c, p, c, p, old)
    g.push(K.point, sc, r, ((r, _CHANGE_FORM), (r, _FLIP)))


class PointOp(Op):
    """A moment that abilities may respond to. Registers: a = record, b = events, c = 1 if interrupts come first."""

    __slots__ = ()

    def step(self, g: State, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            if f.c and open_window(g, f.b, WHEN):
                return
        if f.pc == 1:
            f.pc = 2
            if open_window(g, f.b, AFTER):
                return
        del g.recs[f.a]
        g.stack.pop()
        g.report(f.sc, (2, 1, ()))


K.point = PointOp().id


def moment(g: State, event: int, player: int = -1) -> None:
    """Open the windows of a moment of the round, if anybody listens."""
    if g.trig[event * 3 + WHEN] or g.trig[event * 3 + AFTER] or g.mods[_PLAY_FROM]:
        r = g.new_rec(event, -1, -1, player, -1, player, g.phase)
        g.push(K.point, -1, r, ((r, event),), 1)


def end_lastings(g: State, until: int) -> None:
    """Lasting effects whose time is over."""
    if g.lasting:
        for serial in [x for x, e in g.lasting.items() if e.until == until]:
            moves.end_lasting(g, serial)


def period_over(limit: int, period: int) -> bool:
    """Whether limits of one period start anew when another ends: a turn ends with every phase and round as well."""
    return limit == _TURN or (period != _TURN and limit <= period)


def clear_limits(g: State, period: int) -> None:
    """Limits of a period start anew."""
    if not g.limits:
        return
    for key in list(g.limits):
        if key >= 0:
            faces = CARDS[g.card[key >> 8]].faces
            face, i = divmod(key & 255, 1 << FACE_BITS)
            ab = FACES[faces[face]].abilities if face < len(faces) else ()
            if i >= len(ab) or period_over(ab[i].period, period):
                del g.limits[key]
        elif period_over((-key - 1) % 8, period):
            del g.limits[key]


# ------------------------------------------------------------------------------------------ the round


class RoundOp(Op):
    """The whole round, over and over. Registers: a = position in player order, b = the players of the phase."""

    __slots__ = ()

    def step(self, g: State, f: Frame) -> None:
        pc = f.pc
        if pc == 0:  # the round and the player phase begin
            g.round += 1
            g.phase = PLAYER_PHASE
            g.step = 0
            f.pc = 1
            f.a = 0
            f.b = g.players()
            if g.log is not None:
                note(g, "round", number=g.round, first=g.first)
            moment(g, _PHASE_BEGINS)
            moment(g, _ROUND_BEGINS)
        elif pc == 1:
            if f.a < len(f.b):
                p = f.b[f.a]
                f.a += 1
                if g.alive[p]:
                    g.push(K.turn, -1, p)
            else:
                f.pc = 2
                g.push(K.end_phase, -1, 0, 0, ())
        elif pc == 2:
            f.pc = 3
            end_lastings(g, _END_OF_PHASE)
            end_lastings(g, _NEXT_PLAY)
            end_lastings(g, _NEXT_EVENT)
            clear_limits(g, _PHASE)
            moment(g, _PHASE_ENDS)
        elif pc == 3:
            g.phase = VILLAIN_PHASE
            f.pc = 4
            if g.log is not None:
                note(g, "villain phase")
            moment(g, _PHASE_BEGINS)
        elif pc == 4:
            f.pc = 5
            g.push(K.villain_phase, -1, 0, (), ())
        elif pc == 5:  # steps 6 and 7
            f.pc = 6
            g.step = 6
            if g.ledger is not None:
                fact(g, "step", number=6)
            end_lastings(g, _END_OF_PHASE)
            end_lastings(g, _NEXT_PLAY)
            end_lastings(g, _NEXT_EVENT)
            end_lastings(g, _END_OF_ROUND)
            moment(g, _ROUND_ENDS)
            moment(g, _PHASE_ENDS)
            discard_temporary(g)  # before what happens at the end of the round
        else:
            f.pc = 0
            clear_limits(g, _ROUND)
            if g.ledger is not None:
                fact(g, "round over")
            g.happened.clear()


K.round = RoundOp().id


def discard_temporary(g: State) -> None:
    """Temporary cards leave play when the round ends (Reference "Temporary")."""
    if g.marks[M_TEMPORARY] or g.mods[_TEMPORARY]:
        leave_play(g, [c for z in range(PLAY, PLAY + 16) for c in g.zones[z] if mod.stat(g, c, _TEMPORARY)])


def hand_size(g: State, p: int) -> int:
    """A player's hand size now."""
    c = g.identity[p]
    return mod.stat(g, c, _HAND_SIZE) if g.mods[_HAND_SIZE] else FACES[g.face[c]].values[g.n][_HAND_SIZE]


class EndPhaseOp(Op):
    """End of the player phase: discard, draw, ready. Registers: a = position, b = players, c = cards picked."""

    __slots__ = ()

    def step(self, g: State, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            f.b = g.players()
            g.active = -1
            if g.ledger is not None:
                fact(g, "end of player phase")
        if f.pc == 2:
            f.pc = 1
            verb, c, _, _ = g.answer
            if verb == V_STOP:
                self.drop(g, f)
            else:
                f.c = (*f.c, c)
        if f.pc == 1:
            while f.a < len(f.b):
                p = f.b[f.a]
                left = len(g.zones[HAND + p]) - len(f.c)
                if not left:
                    self.drop(g, f)
                    continue
                opts = pick_options(g, g.zones[HAND + p], f.c)
                if left <= hand_size(g, p):
                    opts.append(STOP)
                f.pc = 2
                g.ask(p, K_DISCARD, tuple(opts))
                return
            f.pc = 3
        for p in g.players():
            missing = hand_size(g, p) - len(g.zones[HAND + p])
            if missing > 0:
                moves.draw_cards(g, p, missing, replace=True)
        if g.ledger is not None:
            fact(g, "drawn up")
        ready_all(g)
        if g.ledger is not None:
            fact(g, "readied")
        g.stack.pop()

    def drop(self, g: State, f: Frame) -> None:
        if f.c:
            moves.discard_from_hand(g, f.b[f.a], f.c)
        f.c = ()
        f.a += 1

    def picked(self, f: Frame) -> tuple[int, ...]:
        return tuple(f.c)


K.end_phase = EndPhaseOp().id


def pick_options(g: State, cards: Sequence[int], picked: tuple[int, ...] = ()) -> list[Opt]:
    """Options to pick a card of a hand, beside those picked already; identical copies are one."""
    seen: list[int] = []
    out: list[Opt] = []
    for c in cards:
        if c not in picked:
            face = g.face[c]
            if face not in seen:
                seen.append(face)
                out.append((V_PICK, c, -1, 0))
    return out


def ready_all(g: State) -> None:
    """Each player readies all of their cards."""
    c = g.exhausted.find(1)
    while c >= 0:
        if g.controller[c] != NOBODY and not (g.mods[_CANNOT_READY] and mod.stat(g, c, _CANNOT_READY)):
            g.exhausted[c] = 0
        c = g.exhausted.find(1, c + 1)


class VillainPhaseOp(Op):
    """Steps one to five of the villain phase. Registers: a = position, b = players, c = minions that have activated."""

    __slots__ = ()

    def step(self, g: State, f: Frame) -> None:
        pc = f.pc
        if pc == 0:
            g.step = 1
            f.pc = 1
            if g.ledger is not None:
                fact(g, "step", number=1)
            self.step_one(g)
            return
        if pc == 1:
            g.step = 2
            if g.ledger is not None:
                fact(g, "step", number=2)
            f.pc = 2
            f.a = 0
            f.b = g.players()
            f.c = (-1,)
            pc = 2
        if pc == 2:
            if self.step_two(g, f):
                return
            f.pc = pc = 4
        if pc == 3:  # the player has picked the next minion
            f.pc = 2
            p = f.b[f.a]
            f.c = (*f.c, g.answer[1])
            if g.ledger is not None:
                fact(g, "takes its turn", card=g.answer[1], player=p)
            activate(g, g.answer[1], p)
            return
        if pc == 4:
            g.step = 3
            if g.ledger is not None:
                fact(g, "step", number=3)
            deal_encounter_cards(g)
            if g.ledger is not None:
                fact(g, "step", number=4)
            f.pc = 5
            f.a = 0
            f.b = g.players()
            return
        if pc == 5:
            g.step = 4
            while f.a < len(f.b):
                p = f.b[f.a]
                dealt = g.zones[DEALT + p]
                if dealt and g.alive[p]:
                    reveal(g, -1, dealt[0], p, True)
                    return
                f.a += 1
            if any(g.zones[DEALT + p] for p in g.players()):
                f.a = 0
                return
            g.step = 5
            if g.ledger is not None:
                fact(g, "step", number=5)
            g.first = g.next_player(g.first)
            if g.log is not None:
                note(g, "first player", player=g.first)
            g.stack.pop()

    def step_one(self, g: State) -> None:
        """Threat on each main scheme: its own field, and every acceleration icon and token."""
        for area in sorted(set(g.parea), reverse=True):
            scheme = mod.active_main_scheme(g, area)
            targets = []
            for c in g.zones[PLAY + _MAIN_SCHEME]:
                if g.area[c] == area:
                    n = mod.stat(g, c, _ESCALATION)
                    if c == scheme:
                        n += acceleration(g, area)
                    targets.append((c, n))
            if targets:
                place_threat(g, -1, targets, scheme, g.first, F_STEP_ONE)

    def step_two(self, g: State, f: Frame) -> bool:
        """The villain activates against each player, then each minion engaged with that player, in their order."""
        while f.a < len(f.b):
            p = f.b[f.a]
            if not g.alive[p]:
                f.a += 1
                f.c = (-1,)
                continue
            if f.c == (-1,):
                f.c = ()
                villain = mod.active_villain(g, g.parea[p])
                if g.ledger is not None:
                    fact(g, "takes its turn", card=villain, player=p)
                if villain >= 0 and activate(g, villain, p):
                    return True
            left = to_come(g, p, f.c)
            if left:
                if len(left) == 1 and g.auto:
                    f.c = (*f.c, left[0])
                    if g.ledger is not None:
                        fact(g, "takes its turn", card=left[0], player=p)
                    activate(g, left[0], p)
                    return True
                f.pc = 3
                g.ask(p, K_ORDER, tuple((V_ACTIVATE, m, p, 0) for m in left))
                return True
            f.a += 1
            f.c = (-1,)
        return False


K.villain_phase = VillainPhaseOp().id


def to_come(g: State, p: int, done: tuple[int, ...]) -> list[int]:
    """Minions engaged with a player that have not activated yet."""
    return [m for m in g.zones[PLAY + _MINION] if g.engaged[m] == p and m not in done]


def to_activate(g: State) -> list[int]:
    """Enemies whose activation waits, and those still to activate in step two of the villain phase, as things stand."""
    out = [entry[1] for entry in g.queue]
    f = next((f for f in g.stack if f.op == K.villain_phase), None)
    if f is None or g.step != 2:
        return out
    for i, p in enumerate(f.b[f.a :]):
        if g.alive[p]:
            done = f.c if i == 0 else (-1,)
            villain = mod.active_villain(g, g.parea[p])
            if done == (-1,) and villain >= 0:
                out.append(villain)
            out += to_come(g, p, done)
    return out


def acceleration(g: State, area: int) -> int:
    """Acceleration icons and tokens in play in an area."""
    icons = bool(g.marks[M_ACCELERATION] or g.mods[_ACCELERATION])
    n = 0
    for z in _ICON_ZONES:
        for c in g.zones[z]:
            if g.area[c] == area:
                n += g.accel[c] + (mod.stat(g, c, _ACCELERATION) if icons else 0)
    return n


def deal_encounter_cards(g: State) -> None:
    """Step three: one card each, then one for each hazard icon in player order, then those of heroic mode."""
    players = g.players()
    for p in players:
        moves.deal_encounter(g, p)
    for area in sorted(set(g.parea)) if g.marks[M_HAZARD] or g.mods[_HAZARD] else ():
        here = [p for p in players if g.parea[p] == area]
        if not here:
            continue
        icons = sum(mod.stat(g, c, _HAZARD) for z in _ICON_ZONES for c in g.zones[z] if g.area[c] == area)
        for i in range(icons):
            moves.deal_encounter(g, here[i % len(here)])
    for _ in range(g.heroic):
        for p in players:
            moves.deal_encounter(g, p)


class MulliganOp(Op):
    """Step 15 of setup. Registers: a = position, b = players, c = cards picked."""

    __slots__ = ()

    def step(self, g: State, f: Frame) -> None:
        if f.pc == 1:
            f.pc = 0
            verb, c, _, _ = g.answer
            if verb == V_STOP:
                self.redraw(g, f)
            else:
                f.c = (*f.c, c)
        while f.a < len(f.b):
            p = f.b[f.a]
            if len(g.zones[HAND + p]) == len(f.c):
                self.redraw(g, f)
                continue
            f.pc = 1
            g.ask(p, K_MULLIGAN, (*pick_options(g, g.zones[HAND + p], f.c), STOP))
            return
        g.stack.pop()

    def redraw(self, g: State, f: Frame) -> None:
        p = f.b[f.a]
        note(g, "mulligan", player=p, n=len(f.c))
        if f.c:
            moves.discard_from_hand(g, p, f.c)
        moves.draw_cards(g, p, hand_size(g, p) - len(g.zones[HAND + p]), replace=True)
        f.c = ()
        f.a += 1

    def picked(self, f: Frame) -> tuple[int, ...]:
        return tuple(f.c)


MULLIGAN = MulliganOp()
