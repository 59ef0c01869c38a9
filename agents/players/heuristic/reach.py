"""What a player could still do to the villain in this turn: if that is enough to win, nothing else matters."""

from __future__ import annotations

from typing import Final

from mc_env.agents.players.heuristic import facts, plan
from mc_env.agents.players.heuristic.position import ATK, GUARD, Position
from mc_env.cards.terms import (
    ABILITY_ACTION,
    ABILITY_RESPONSE,
    EVENT_CHANGE_FORM,
    FORM_HERO,
    TYPE_ALLY,
    TYPE_EVENT,
)
from mc_env.engine.program.tables import FaceInfo
from mc_env.engine.state.options import ASK_PAY, ASK_TARGET

ALL_IN: Final = 25.0  # the price of damage that wins
_FAR: Final = 40  # more than this is not tried


def go_for_it(pos: Position) -> None:
    """Price damage as what it is if the last stage of the villain is within reach of this turn."""
    s = pos.sight
    if not pos.final_stage or pos.villain < 0 or pos.villain_hp > _FAR or s.phase != 1 or s.active != pos.seat:
        return
    guards = [m for m in s.minions(pos.seat) if s.stat(m, GUARD)]
    if any(s.tough(m) for m in guards):
        return
    if reach(pos) >= pos.villain_hp + sum(s.remaining(m) for m in guards):
        pos.damage = ALL_IN
        pos.memo.clear()
        for m in guards:
            pos.memo[("kill", m)] = 2.0 * ALL_IN * s.remaining(m)


def reach(pos: Position) -> float:
    """Damage that hand and board can deal to the villain; types of resources are not looked at."""
    s = pos.sight
    able = pos.hero or not s.changed_form(pos.seat)
    hits = [_power(pos, pos.me) + _on_change(pos)] if able else []
    again = _strength(pos, pos.me) if able else 0.0  # what it is worth to ready
    hits += [_power(pos, a) for a in s.allies(pos.seat)]
    under_way, due = _under_way(pos)
    gone = {s.source, *s.picked()} if s.kind == ASK_PAY else set()
    items: list[plan.Item] = [(under_way, due, -1, 0)] if under_way else []
    hand: dict[int, tuple[int, float]] = {}
    for c in s.hand(pos.seat):
        face = s.face(c)
        if face is None or c in gone:
            continue
        hand[c] = (face.n_icons, 0.0)
        n = _card(pos, c, face, able, again)
        if n > 0:
            items.append((n, float(s.cost(c)), c, 0))
    for c in s.gear(pos.seat):
        face = s.face(c)
        if face is not None and not s.exhausted(c):
            items += [(n, cost, -1, 0) for n, cost in _uses(pos, c, face, again)]
    free = float(sum(sum(v) for c, v in s.sources() if c < 0))
    total = plan.best(items, hand, free).worth + sum(hits)
    if s.tough(pos.villain):  # it takes one blow, the least
        total -= min((n for n in (*hits, *(it[0] for it in items)) if n > 0), default=0.0)
    return total


def _power(pos: Position, c: int) -> float:
    """What a character's basic attack would deal now."""
    s = pos.sight
    return 0.0 if s.exhausted(c) or s.stunned(c) else _strength(pos, c)


def _on_change(pos: Position) -> float:
    """What becoming the hero deals by itself."""
    s = pos.sight
    face = next(iter(s.other_faces(pos.me)), None)
    if pos.hero or face is None:
        return 0.0
    out = 0.0
    for i in facts.of_kind(face, ABILITY_RESPONSE):
        if any(t.event == EVENT_CHANGE_FORM for t in face.face.abilities[i].trigger):
            out += facts.ability(face, i, s, pos.me, pos.seat)[0].get("damage", 0.0)
    return out


def _strength(pos: Position, c: int) -> float:
    """ATK of a character, of an alter-ego that of the hero."""
    s = pos.sight
    if c == pos.me and not pos.hero:
        face = next(iter(s.other_faces(c)), None)
        return float(max(0, face.base[ATK])) if face is not None else 0.0
    return float(max(0, s.stat(c, ATK)))


def _card(pos: Position, c: int, face: FaceInfo, able: bool, again: float) -> float:
    """What a card in hand would add; `again` is what readying the hero would."""
    s = pos.sight
    if face.type == TYPE_ALLY:
        return float(max(0, face.base[ATK]))
    if face.type != TYPE_EVENT:
        return 0.0
    best = 0.0
    for i in facts.of_kind(face, ABILITY_ACTION, ABILITY_RESPONSE):
        ab = face.face.abilities[i]
        if (ab.form == FORM_HERO and not able) or (ab.labels & 1 and s.stunned(pos.me)):
            continue
        effect, cost = facts.ability(face, i, s, c, pos.seat)
        if ab.kind == ABILITY_RESPONSE:
            best = max(best, again if effect.get("ready_hero") else 0.0)
        elif not cost.get("spend"):
            readied = again if effect.get("ready_hero") else 0.0
            best = max(best, effect.get("damage", 0.0) + effect.get("damage_each", 0.0) + readied)
    return best


def _uses(pos: Position, c: int, face: FaceInfo, again: float) -> list[tuple[float, float]]:
    """(damage, cost) of what a card in play can do."""
    out = []
    for i in facts.of_kind(face, ABILITY_ACTION):
        effect, cost = facts.ability(face, i, pos.sight, c, pos.seat)
        n = effect.get("damage", 0.0) + effect.get("damage_each", 0.0)
        n += again if effect.get("ready_hero") else 0.0
        if n > 0 and not cost.get("spend_x"):
            out.append((n, cost.get("spend", 0.0)))
    return out


def _under_way(pos: Position) -> tuple[float, float]:
    """Damage of what is being paid for or aimed, and what it still costs."""
    s = pos.sight
    if s.kind not in (ASK_PAY, ASK_TARGET) or s.source < 0 or s.is_encounter(s.source):
        return 0.0, 0.0
    face = s.face(s.source)
    if face is None:
        return 0.0, 0.0
    if s.in_play(s.source) and face.type != TYPE_EVENT:
        power = float(max(0, s.stat(s.source, ATK)))
        uses = _uses(pos, s.source, face, 0.0)
        return max([power, *(n for n, _ in uses)]), 0.0
    return _card(pos, s.source, face, True, 0.0), float(sum(s.due())) if s.kind == ASK_PAY else 0.0
