"""A card that leaves play is a new copy from then on (Reference "Leaves Play"): what was about the old one is over.

What an ability in progress has found or chosen is left to it: it may follow a card out of play and back ("put that ally
into play, then deal 1 damage to it"). What outlasts the ability may not.
"""

from __future__ import annotations

from mc_env.cards.terms import EVENT_ATTACK, EVENT_THWART, TYPE_VILLAIN, UNTIL_LEAVES_PLAY
from mc_env.engine.board.lasting import end_lasting
from mc_env.engine.program.tables import ABILITIES, FACES, MODIFIERS
from mc_env.engine.state.records import F_ENDED, F_MADE, Record
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY
from mc_env.kernel.records import Lasting


def forget(g: State, c: int) -> None:
    """End what is about this copy of a card: limits, lasting and delayed effects, attacks, activations that wait."""
    if g.limits:
        forget_limits(g, c)
    if g.lasting:
        for serial in [x for x, e in g.lasting.items() if is_over(e, c)]:
            end_lasting(g, serial)
    if c in g.spent:
        g.spent = _without(g.spent, c)
    if g.queue:
        for q in [q for q in g.queue if q[1] == c]:
            g.scopes.pop(q[5], None)
        g.queue = tuple([(*q[:3], -1, *q[4:]) if q[3] == c else q for q in g.queue if q[1] != c])
    if g.recs:
        forget_attacks(g, c)
    for f in g.stack:
        for name in f.copies:
            setattr(f, name, _without(getattr(f, name), c))


def forget_limits(g: State, c: int) -> None:
    """Uses of limited abilities of a card are not counted any more."""
    for key in [x for x in g.limits if x >= 0 and x >> 8 == c]:
        del g.limits[key]


def is_over(e: Lasting, c: int) -> bool:
    """Whether a lasting or delayed effect ends because a card leaves play; if it only mentions the card, that is struck out."""
    s = e.scope
    if e.until == UNTIL_LEAVES_PLAY and s.src == c:
        return True
    what = MODIFIERS[e.mod] if e.mod >= 0 else ABILITIES[-e.mod - 1]
    if what.own and s.src == c:
        return True
    for i in what.chosen:
        v = s.slots[i]
        if v == c or (isinstance(v, tuple) and c in v):
            left = _without(v, c) if isinstance(v, tuple) else ()
            if e.mod >= 0 and not left:
                return True
            s.slots = (*s.slots[:i], left, *s.slots[i + 1 :])
    return False


def forget_attacks(g: State, c: int) -> None:
    """Attacks, schemes and thwarts of the card end; one that it defends is not defended any more ("Defend"); one against it
    that has not hit it yet is against its player alone, or nobody's."""
    for rec in g.recs.values():
        if rec.kind > EVENT_THWART:
            continue
        if rec.actor == c:
            rec.flags |= F_ENDED
        if rec.defender == c:
            rec.defender = -1
        if rec.kind == EVENT_ATTACK and rec.target == c and not rec.flags & F_MADE:
            if rec.oplayer >= 0:
                rec.target = g.identity[rec.tplayer]
            else:
                rec.flags |= F_ENDED


def fell(g: State, attack: Record, c: int) -> bool:
    """Whether an attack defeated a character. A villain whose next stage has the same title is the same character still, and
    has survived (docs/RULINGS.md, R19)."""
    if c not in attack.killed:
        return False
    kind, face = attack.snaps[attack.killed.index(c)][:2]
    return kind != TYPE_VILLAIN or g.zone[c] < PLAY or FACES[g.face[c]].title != FACES[face].title


def _without(cards: tuple[int, ...], c: int) -> tuple[int, ...]:
    return tuple([x for x in cards if x != c])
