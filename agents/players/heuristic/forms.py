"""In which form to end a turn: what the villain phase will cost a hero, and what an alter-ego."""

from __future__ import annotations

from mc_env.agents.players.heuristic.hands import hand_size
from mc_env.agents.players.heuristic.position import BOOST, DEF, HAND_SIZE, REC, SCH, Position
from mc_env.agents.players.heuristic.verbs import gist
from mc_env.cards.terms import ABILITY_INTERRUPT, EVENT_PLACE_THREAT

_OBJECTS: dict[int, float] = {}  # threat that an identity's own interrupt prevents, by face id


def certain_threat(pos: Position, as_hero: bool) -> float:
    """Threat that the next villain phase places on the main scheme whatever boost and encounter cards come."""
    s = pos.sight
    n = float(s.escalation())
    for p in s.order():
        if not (as_hero if p == pos.seat else s.in_hero_form(p) or pos.to_come(p)):
            n += sum(s.stat(m, SCH) for m in s.minions(p) if not s.confused(m))
            if pos.villain >= 0 and not s.confused(pos.villain):
                n += pos.villain_sch
            n -= _objects(pos, p)
    return n


def _objects(pos: Position, p: int) -> float:
    """Threat that an alter-ego's own interrupt prevents, once."""
    s = pos.sight
    me = s.identity(p)
    face = s.face(me) if not s.in_hero_form(p) else next(iter(s.other_faces(me)), None)
    if face is None:
        return 0.0
    known = _OBJECTS.get(face.id)
    if known is None:
        known = 0.0
        for ab in face.face.abilities:
            if ab.kind == ABILITY_INTERRUPT and any(t.event == EVENT_PLACE_THREAT for t in ab.trigger):
                known += gist(ab.effect).get("prevent", 0.0)
        _OBJECTS[face.id] = known
    return known


def certain_loss(pos: Position, as_hero: bool) -> bool:
    """Whether the main scheme is surely completed for good if this player ends the turn so and nobody thwarts."""
    return pos.final_scheme and pos.main >= 0 and certain_threat(pos, as_hero) >= pos.margin


def price_as_hero(pos: Position, hp: float | None = None) -> float:
    """What the villain phase will cost if this player ends the turn as a hero."""
    s = pos.sight
    st = pos.style
    have = pos.hp if hp is None else hp
    base = pos.wounds(have)
    blows = pos.blows(pos.seat)
    own = s.stat(pos.me, DEF)
    total = 0.0
    cost = 0.0
    blockers = sum(1 for a in s.allies(pos.seat) if s.remaining(a) > 0)
    if s.tough(pos.me) and blows:
        blows[0] = 0.0
    for i, blow in enumerate(blows):
        if i == 0 and pos.villain >= 0 and blow > 0:
            options = [pos.wounds(have - blow) - base]
            options.append(pos.wounds(have - max(0.0, blow - own)) - base + pos.action(pos.seat))
            if blockers:
                options.append(pos.block)
            best = min(options)
            if best == options[0]:
                total += blow
            elif best == options[1]:
                total += max(0.0, blow - own)
                cost += pos.action(pos.seat)
            else:
                cost += pos.block
        else:
            total += blow
    total += st.ambush * (pos.villain_atk + BOOST)  # treacheries that attack heroes
    cost += pos.wounds(have - total) - base
    return cost + pos.danger(pos.margin - pos.expected_threat(True))


def price_as_alter_ego(pos: Position, hp: float | None = None) -> float:
    """What the villain phase will cost if this player ends the turn as an alter-ego, less what the form brings."""
    s = pos.sight
    have = pos.hp if hp is None else hp
    cost = pos.danger(pos.margin - pos.expected_threat(False))
    me = s.face(pos.me) if not pos.hero else next(iter(s.other_faces(pos.me)), None)
    if me is not None:
        hurt = s.max_hp(pos.me) - have
        gain = pos.wounds(have) - pos.wounds(have + min(me.base[REC], hurt)) - pos.action(pos.seat)
        cost -= max(0.0, gain) * 0.8
        cost -= pos.style.card * pos.style.hand * max(0, me.base[HAND_SIZE] - hero_hand(pos))
    return cost


def hero_hand(pos: Position) -> int:
    """The hand size this player has, or would have, as a hero."""
    s = pos.sight
    if pos.hero:
        return s.stat(pos.me, HAND_SIZE)
    face = next(iter(s.other_faces(pos.me)), None)
    return hand_size(pos, face) if face is not None else 5
