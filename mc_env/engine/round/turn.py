"""A player's turn: what may be done on it, and doing it (Reference "Player Turn")."""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import (
    AFTER,
    EVENT_ACTION,
    EVENT_CHANGE_FORM,
    EVENT_FLIP,
    EVENT_TURN_BEGINS,
    EVENT_TURN_ENDS,
    PERIOD_TURN,
    STAT_CANNOT_CHANGE_FORM,
    STAT_PLAY_FROM,
    TYPE_ALLY,
    TYPE_EVENT,
    TYPE_PLAYER_SIDE_SCHEME,
    TYPE_SUPPORT,
    TYPE_UPGRADE,
    UNTIL_END_OF_TURN,
    WHEN,
    CardType,
)
from mc_env.engine.board import changing
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.events import open_at
from mc_env.engine.board.permissions import playable_elsewhere
from mc_env.engine.program.ops import OP_BASIC_ATTACK, OP_BASIC_THWART, OP_POINT, OP_RECOVER, OP_TURN, Op
from mc_env.engine.program.tables import CARDS, FACES
from mc_env.engine.resolving import attack
from mc_env.engine.resolving.frames import PowerFrame
from mc_env.engine.resolving.playing import can_play, start_play
from mc_env.engine.round.frames import TurnFrame
from mc_env.engine.round.periods import clear_limits, end_lastings
from mc_env.engine.round.windows import shares
from mc_env.engine.state.options import (
    ASK_ASK,
    ASK_SIGNAL,
    ASK_TURN,
    ASKS,
    ATTACKS,
    END_TURN,
    PASS,
    PLAYS,
    SIGNALS,
    THWARTS,
    V_ASK,
    V_ATTACK,
    V_CHANGE_FORM,
    V_END_TURN,
    V_PASS,
    V_PLAY,
    V_RECOVER,
    V_THWART,
    V_USE,
    Signal,
    Verb,
)
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import ALLIES, HAND, PLAY
from mc_env.engine.using.abilities import start_ability
from mc_env.engine.using.initiating import can_initiate, can_play_event
from mc_env.engine.using.spending import Purse
from mc_env.kernel.frames import PointFrame
from mc_env.kernel.log import fact, note
from mc_env.kernel.records import NOTHING, Scope
from mc_env.kernel.state import Opt

_PLAYABLE: Final = tuple(  # by type
    [t in (TYPE_ALLY, TYPE_SUPPORT, TYPE_UPGRADE, TYPE_PLAYER_SIDE_SCHEME) for t in range(len(CardType))]
)
ACTION_KEY: Final = EVENT_ACTION * 3


def actions(g: State, p: int, entries: list[int], purse: Purse | None = None, any_: bool = False) -> list[Opt]:
    """Of the action abilities a player may use (`shares`) those that could be used now. `any_` stops at the first."""
    out: list[Opt] = []
    seen: list[int] = []
    zone, faces, ctype = g.zone, g.face, g.ctype
    form = ctype[g.identity[p]]
    s: Scope | None = None  # one serves the whole list
    for e in entries:
        c = e >> 8
        face = faces[c]
        ab = FACES[face].abilities[e & 255]
        if (ab.form >= 0 and ab.form != form) or (ab.exhausts and g.exhausted[c]):
            continue
        z = zone[c]
        event = z < PLAY and ctype[c] == TYPE_EVENT
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
    if g.mods[STAT_PLAY_FROM]:
        cards += tuple(playable_elsewhere(g, p))
    for c in cards:
        if _PLAYABLE[g.ctype[c]]:
            face = g.face[c] << 8 | g.zone[c]
            if face not in faces:
                faces.append(face)
                if can_play(g, p, c, purse):
                    out.append(PLAYS[c])
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
    for c in g.zones[ALLIES]:
        if g.controller[c] == p and not g.exhausted[c]:
            able.append(c)
    if able:
        schemes = attack.any_scheme(g, p)
        for c in able:
            if attack.can_attack(g, p, c):
                out.append(ATTACKS[c])
            if attack.can_thwart(g, p, c, schemes):
                out.append(THWARTS[c])
    if not g.changed >> p & 1 and not (
        g.mods[STAT_CANNOT_CHANGE_FORM] and mod.stat(g, identity, STAT_CANNOT_CHANGE_FORM)
    ):
        for face in other_forms(g, identity):
            out.append((V_CHANGE_FORM, identity, face, 0))
    if g.n > 1:
        for q in g.players():
            if q == p or g.declined >> q & 1:
                continue
            if not g.open_hands or (usable[q] and actions(g, q, usable[q], any_=True)):
                out.append(ASKS[q])
    out.append(END_TURN)
    return out


def other_forms(g: State, identity: int) -> list[int]:
    """Faces an identity can turn to: the others of its card."""
    now = g.face[identity]
    faces = CARDS[g.card[identity]].faces
    if len(faces) == 2:
        return [1] if faces[0] == now else [0]
    return [i for i, face in enumerate(faces) if face != now]


class TurnOp(Op):
    """A player's turn: what they choose to do, one thing after another (Reference "Player Turn")."""

    __slots__ = ("asking", "ending", "over", "signalling")

    def __init__(self) -> None:
        super().__init__(OP_TURN)
        self.steps = (
            self.turn_begins,
            self.ask,
            self.act,
            self.other_player_acts,
            self.turn_is_ending,
            self.turn_ends,
            self.end,
            self.may_signal,  # behind the others, whose numbers old saves hold
            self.signal,
        )
        self.signalling = self.number(self.may_signal)
        self.asking = self.number(self.ask)
        self.ending = self.number(self.turn_is_ending)
        self.over = self.number(self.end)

    def turn_begins(self, g: State, f: TurnFrame) -> bool:
        p = f.player
        g.active = p
        g.changed &= ~(1 << p)
        g.declined = 0
        f.record = g.new_rec(EVENT_TURN_BEGINS, -1, g.identity[p], p, g.identity[p], p)
        if g.log is not None:
            note(g, "turn", player=p)
        if g.said:
            f.at = self.signalling
        return open_at(g, f.record, EVENT_TURN_BEGINS, AFTER)

    def may_signal(self, g: State, f: TurnFrame) -> bool:
        """Table talk as an action: where the game has signals, a player with partners may say a word before the turn."""
        if not g.alive[f.player] or len(g.players()) == 1:
            f.at = self.asking
            return False
        g.ask(f.player, ASK_SIGNAL, SIGNALS)
        return True

    def signal(self, g: State, f: TurnFrame) -> bool:
        """All hear it; it stands until the player's next turn begins."""
        p = f.player
        word = g.answer[2]
        g.said = (*g.said[:p], word, *g.said[p + 1 :])
        if g.log is not None:
            note(g, "says", player=p, word=Signal(word).name.lower())
        f.at = self.asking
        return False

    def ask(self, g: State, f: TurnFrame) -> bool:
        p = f.player
        if not g.alive[p]:
            f.at = self.over
            return False
        g.ask(p, ASK_TURN, tuple(turn_options(g, p)))
        return True

    def act(self, g: State, f: TurnFrame) -> bool:
        """Do what the player has chosen, then ask again."""
        p = f.player
        verb, c, x, _ = g.answer
        if g.ledger is not None:
            fact(g, "acts", player=p, verb=Verb(verb).name.lower(), card=c)
        if verb == V_ASK:
            f.asked = x
            if g.log is not None:
                note(g, "asks", player=p, other=x)
            g.ask(x, ASK_ASK, (*actions(g, x, shares(g, ACTION_KEY)[x]), PASS))
            return True
        f.at = self.asking
        g.declined = 0
        if verb == V_END_TURN:
            f.at = self.ending
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
            g.stack.append(PowerFrame(OP_BASIC_ATTACK, -1, c, -1, p))
        elif verb == V_THWART:
            g.stack.append(PowerFrame(OP_BASIC_THWART, -1, c, -1, p))
        elif verb == V_RECOVER:
            g.stack.append(PowerFrame(OP_RECOVER, -1, c, -1, p))
        elif verb == V_CHANGE_FORM:
            g.changed |= 1 << p
            change_form(g, -1, p, x)
        return True

    def other_player_acts(self, g: State, f: TurnFrame) -> bool:
        """The player who was asked uses an action, or declines."""
        f.at = self.asking
        verb, c, ai, _ = g.answer
        if verb == V_PASS:
            g.declined |= 1 << f.asked
            note(g, "declines", player=f.asked)
        else:
            g.declined = 0
            start_ability(g, c, FACES[g.face[c]].abilities[ai], f.asked)
        return True

    def turn_is_ending(self, g: State, f: TurnFrame) -> bool:
        return open_at(g, f.record, EVENT_TURN_ENDS, WHEN)

    def turn_ends(self, g: State, f: TurnFrame) -> bool:
        return open_at(g, f.record, EVENT_TURN_ENDS, AFTER)

    def end(self, g: State, f: TurnFrame) -> bool:
        del g.recs[f.record]
        end_lastings(g, UNTIL_END_OF_TURN)
        clear_limits(g, PERIOD_TURN)
        g.active = -1
        g.stack.pop()
        return True


TURN: Final = TurnOp()


def change_form(g: State, sc: int, p: int, face: int = -1) -> None:
    """A player changes form: the identity turns to another face, keeping everything on it (Reference "Form")."""
    c = g.identity[p]
    others = other_forms(g, c)
    if not others or mod.stat(g, c, STAT_CANNOT_CHANGE_FORM):
        g.report(sc, NOTHING)
        return
    old = g.ctype[c]
    changing.flip(g, c, CARDS[g.card[c]].faces[face if face >= 0 else others[0]])
    if g.log is not None:
        note(g, "change form", card=c, player=p)
    r = g.new_rec(EVENT_CHANGE_FORM, c, c, p, c, p, old)
    g.stack.append(PointFrame(OP_POINT, sc, r, ((r, EVENT_CHANGE_FORM), (r, EVENT_FLIP))))
