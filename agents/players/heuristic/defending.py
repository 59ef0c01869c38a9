"""Who stands in the way of an attack."""

from __future__ import annotations

from mc_env.agents.players.heuristic.position import ATK, BOOST, BOOSTS, DEF, VILLAIN, Position
from mc_env.agents.players.heuristic.worth import ALLY, ally_in_play, power
from mc_env.engine.state import options as o
from mc_env.engine.state.state import VILLAIN_PHASE


def defend(pos: Position) -> list[float]:
    """Who stands in the way: compare what each choice would cost, over what the boost card may be."""
    s = pos.sight
    attack = s.attack()
    if attack is None:
        return [0.0] * len(s.options)
    p = attack.player
    base = s.stat(attack.actor, ATK) + attack.boost
    villain = s.type(attack.actor) == VILLAIN
    boosts = BOOSTS if villain else ((0, 1.0),)
    more = BOOST * (pos.villain_boosts - 1) if villain else 0.0  # boost cards beside the usual one
    later, met = _still_to_come(pos, attack.actor, p)
    out = []
    for verb, c, _, _ in s.options:
        hero = verb == o.V_DEFEND and s.type(c) != ALLY
        # who does not defend now can still do so against a blow to come
        rest = later if hero and s.controller(c) == p else later - met
        cost = 0.0
        for n, chance in boosts:
            cost += chance * _cost(pos, verb, c, base + n + more, p, attack.overkill, rest)
        if verb == o.V_DEFEND and not (hero and met > 1):
            cost += _tired(pos, c)
        out.append(-cost)
    return out


def _still_to_come(pos: Position, attacker: int, p: int) -> tuple[float, float]:
    """Damage of the attacks on a player that follow in this phase, and how much of it their hero could still defend."""
    s = pos.sight
    me = s.identity(p)
    if s.phase != VILLAIN_PHASE:
        return 0.0, 0.0
    blows = [
        float(a.strength)
        for a in s.forecast().activations
        if a.player == p and a.attacks and not a.stopped and a.enemy != attacker
    ]
    if not blows:
        return 0.0, 0.0
    ready = not s.exhausted(me)
    return sum(blows), min(max(blows), float(s.stat(me, DEF))) if ready else 0.0


def _cost(pos: Position, verb: int, c: int, blow: float, p: int, overkill: bool, later: float = 0.0) -> float:
    """What one blow costs if this one takes it, with damage that will follow in mind."""
    s = pos.sight
    if verb == o.V_NO_DEFENSE:
        if s.tough(s.identity(p)):
            return 1.5
        return pos.hurt(p, blow + later)
    if s.tough(c):
        return 1.5 + pos.hurt(p, later)
    if s.type(c) != ALLY:
        if s.controller(c) == p:
            return pos.hurt(p, max(0.0, blow - s.stat(c, DEF)) + later)
        return pos.hurt(s.controller(c), blow - s.stat(c, DEF)) + pos.hurt(p, later)
    return _ally_takes(pos, c, blow, p, overkill) + pos.hurt(p, later)


def _ally_takes(pos: Position, c: int, blow: float, p: int, overkill: bool) -> float:
    """What it costs that an ally takes a blow."""
    s = pos.sight
    left = s.remaining(c)
    if blow >= left:
        return pos.style.martyr * ally_in_play(pos, c) + (pos.hurt(p, blow - left) if overkill else 0.0)
    return 0.8 * blow * power(pos, c) / max(1, left)


def _tired(pos: Position, c: int) -> float:
    """An exhausted defender does nothing in its next turn."""
    s = pos.sight
    if s.type(c) == ALLY:
        return 0.4 * power(pos, c)
    return pos.action(s.controller(c))
