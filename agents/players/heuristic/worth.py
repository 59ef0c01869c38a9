"""What effects and cards are worth in a position, in points (see `styles`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mc_env.agents.players.heuristic import facts
from mc_env.agents.players.heuristic.hands import cards_each_round
from mc_env.agents.players.heuristic.nouns import who
from mc_env.agents.players.heuristic.position import ATK, BOOST, MINION, THW, Position
from mc_env.agents.players.heuristic.verbs import Gist
from mc_env.cards.terms import (
    ABILITY_ACTION,
    ABILITY_FORCED_INTERRUPT,
    ABILITY_FORCED_RESPONSE,
    ABILITY_INTERRUPT,
    ABILITY_RESOURCE,
    ABILITY_RESPONSE,
    ABILITY_SPECIAL,
    EVENT_ENTER_PLAY,
    EVENT_PLACE_THREAT,
    EVENT_PLAY,
    EVENT_SCHEME,
    FORM_ALTER_EGO,
    FORM_HERO,
    STAT_ALLY_LIMIT,
    STAT_COST,
    STAT_HP,
    STAT_TOUGHNESS,
    TYPE_ALLY,
    TYPE_EVENT,
    TYPE_RESOURCE,
    TYPE_SUPPORT,
    TYPE_UPGRADE,
)
from mc_env.engine.program.tables import FaceInfo

ALLY: Final = TYPE_ALLY
EVENT: Final = TYPE_EVENT
RESOURCE: Final = TYPE_RESOURCE
SUPPORT: Final = TYPE_SUPPORT
UPGRADE: Final = TYPE_UPGRADE
COST: Final = STAT_COST
ALLY_LIMIT: Final = STAT_ALLY_LIMIT
_USUAL_SPECIAL: Final = 4.0  # what the card on top of an extra deck does is worth about that
_THREATENING: Final = (EVENT_PLACE_THREAT, EVENT_SCHEME)
_ENTERS: Final = (EVENT_ENTER_PLAY, EVENT_PLAY)
_ANSWERS: Final = (ABILITY_INTERRUPT, ABILITY_RESPONSE, ABILITY_FORCED_INTERRUPT, ABILITY_FORCED_RESPONSE)


# ------------------------------------------------------------------------------------------ effects


def worth(pos: Position, g: Gist, player: int = -1) -> float:
    """What an effect is worth to the players, for a player (default: the one of this seat)."""
    p = pos.seat if player < 0 else player
    total = 0.0
    for name, x in g.items():
        f = _WORTH.get(name)
        if f is not None:
            total += f(pos, x, p)
        else:
            total += _FLAT.get(name, 0.0) * x
    if "overkill" in g:
        total += g["overkill"] * _beyond(pos, g)
    return total


def _beyond(pos: Position, g: Gist) -> float:
    """What overkill adds to an attack: a minion may be struck with more than it can bear, and nothing is wasted."""
    s = pos.sight
    n = g.get("damage", 0.0) + g.get("damage_minion", 0.0)
    minions = [m for m in pos.targets() if s.type(m) == MINION]
    best = max((pos.strike(n, m) + pos.spill(n, m) for m in minions), default=0.0)
    return max(0.0, best - pos.best_strike(n, "damage" not in g))


def _damage_each(pos: Position, x: float, p: int) -> float:
    s = pos.sight
    enemies = [m for q in s.order() for m in s.minions(q)]
    if pos.villain >= 0:
        enemies.append(pos.villain)
    return sum(pos.strike(x, t, attacks=False) for t in enemies)


def _heal(pos: Position, x: float, p: int) -> float:
    s = pos.sight
    best = max(pos.heal(q, x) for q in s.order())
    for a in s.allies(pos.seat):
        best = max(best, min(x, s.damage(a)) * 0.9)
    return best


def _stun(pos: Position, x: float, p: int) -> float:
    """A stunned villain misses its next attack; in alter-ego form that attack comes later."""
    s = pos.sight
    v = pos.villain
    if v < 0 or s.stunned(v):
        return 0.4 * x
    blow = pos.villain_atk + BOOST * pos.villain_boosts
    return x * max(1.0, 0.85 * min(pos.hurt(p, blow), 9.0))


def _confuse(pos: Position, x: float, p: int) -> float:
    if pos.villain < 0 or pos.sight.confused(pos.villain):
        return 0.3 * x
    return x * (0.9 * pos.threat + 0.45) * (pos.villain_sch + BOOST)


def _ready_hero(pos: Position, x: float, p: int) -> float:
    s = pos.sight
    if not pos.hero or not s.exhausted(pos.me):
        return 0.0
    return x * basic(pos, pos.me)


def _ready_ally(pos: Position, x: float, p: int) -> float:
    s = pos.sight
    tired = [a for q in s.order() for a in s.allies(q) if s.exhausted(a)]
    return x * max((power(pos, a) for a in tired), default=0.0)


def _hurt(pos: Position, x: float, p: int) -> float:
    return -pos.hurt(p, x)


def _place(pos: Position, x: float, p: int) -> float:
    room = pos.margin - pos.add
    return pos.danger(room) - pos.danger(room - x)


def _attacks(pos: Position, x: float, p: int) -> float:
    """An extra attack of the villain."""
    s = pos.sight
    if pos.villain < 0 or s.stunned(pos.villain):
        return -0.5 * x
    blow = pos.villain_atk + BOOST * pos.villain_boosts
    return -x * min(pos.hurt(p, blow), pos.block + 1.0 if s.allies(p) else 99.0)


def _schemes(pos: Position, x: float, p: int) -> float:
    if pos.villain < 0 or pos.sight.confused(pos.villain):
        return 0.0
    return _place(pos, x * (pos.villain_sch + BOOST), p)


def _minion_attacks(pos: Position, x: float, p: int) -> float:
    s = pos.sight
    return -x * sum(pos.hurt(p, s.stat(m, ATK)) for m in s.minions(p))


def _heal_enemy(pos: Position, x: float, p: int) -> float:
    if pos.villain < 0:
        return 0.0
    return -pos.damage * min(x, pos.sight.damage(pos.villain))


def _lose_gear(pos: Position, x: float, p: int) -> float:
    return -2.5 * x if pos.sight.gear(p) else 0.0


def _lose_card(pos: Position, x: float, p: int) -> float:
    return -min(x, len(pos.sight.hand(p))) * pos.style.card


def _specials(pos: Position, x: float, p: int) -> float:
    """Special abilities of the cards in play, resolved all together."""
    s = pos.sight
    total = 0.0
    for c in s.gear(p):
        face = s.face(c)
        if face is not None:
            for i in facts.of_kind(face, ABILITY_SPECIAL):
                total += worth(pos, facts.ability(face, i, s, c, p)[0], p)
    return x * total


def _top_special(pos: Position, x: float, p: int) -> float:
    """The Special ability of the card on top of an extra deck."""
    s = pos.sight
    found = [0.0]
    for c in s.extra_tops():
        face = s.face(c)
        if face is not None:
            found += [worth(pos, facts.ability(face, i, s, c, p)[0], p) for i in facts.of_kind(face, ABILITY_SPECIAL)]
    return x * max(found)


def _next_top(pos: Position, x: float, p: int) -> float:
    """To turn up the next card of an extra deck is good if the one that lies there is not."""
    return x * (_USUAL_SPECIAL - _top_special(pos, 1.0, p)) * 0.4


def _spend(pos: Position, x: float, p: int) -> float:
    return -x * pos.style.card


def _guise(pos: Position, x: float, p: int) -> float:
    return -x * pos.style.guise


def _encounter(pos: Position, x: float, p: int) -> float:
    return -x * pos.style.encounter


_WORTH: Final[dict[str, Callable[[Position, float, int], float]]] = {
    "damage": lambda pos, x, p: pos.best_strike(x),
    "damage_minion": lambda pos, x, p: pos.best_strike(x, True),
    "damage_each": _damage_each,
    "thwart": lambda pos, x, p: pos.best_removal(x),
    "thwart_each": lambda pos, x, p: sum(pos.removal(x, t) for t in pos.schemes()),
    "heal": _heal,
    "draw": lambda pos, x, p: x * pos.style.card,
    "generate": lambda pos, x, p: x * pos.style.card * 0.95,
    "stun": _stun,
    "confuse": _confuse,
    "ready_hero": _ready_hero,
    "ready_ally": _ready_ally,
    "hurt": _hurt,
    "place": _place,
    "attacks": _attacks,
    "schemes": _schemes,
    "minion_attacks": _minion_attacks,
    "heal_enemy": _heal_enemy,
    "lose_gear": _lose_gear,
    "lose_card": _lose_card,
    "specials": _specials,
    "top_special": _top_special,
    "next_top": _next_top,
    "spend": _spend,
    "guise": _guise,
    "encounter": _encounter,
}
_FLAT: Final = {
    "tough": 2.5,
    "counters": 1.7,
    "put_ally": 6.5,
    "surge_of_power": 0.8,
    "keyword": 0.6,
    "strip": 2.0,
    "minion": -4.0,
    "tough_enemy": -1.6,
    "accelerate": -2.5,
    "exhaust_me": -1.6,
    "stun_me": -1.7,
    "confuse_me": -1.1,
    "place_side": -0.8,
    "boost": -0.9,
}


# ------------------------------------------------------------------------------------------ characters


def basic(pos: Position, c: int) -> float:
    """The worth of the better basic power of a hero or ally, used now."""
    s = pos.sight
    attack = 0.0 if s.stunned(c) else pos.best_strike(s.stat(c, ATK))
    thwart = 0.0 if s.confused(c) else pos.best_removal(s.stat(c, THW))
    return max(attack, thwart, 0.5 if s.stunned(c) or s.confused(c) else 0.0)


def power(pos: Position, c: int) -> float:
    """The plain worth of one use of an ally, whatever the targets of the moment."""
    s = pos.sight
    return max(s.stat(c, ATK) * pos.damage, s.stat(c, THW) * (pos.threat + 0.5))


def ally(pos: Position, hp: int, atk: float, thw: float, tough: bool = False) -> float:
    """What an ally with so many hit points is still good for: uses of its powers, then standing in the way of an attack."""
    each = max(atk * pos.damage, thw * (pos.threat + 0.5))
    uses = min(hp - 1, pos.rounds) if hp > 1 else 0
    return each * uses * pos.style.ally + pos.block + (pos.block if tough else 0.0)


def ally_in_play(pos: Position, c: int) -> float:
    s = pos.sight
    return ally(pos, s.remaining(c), s.stat(c, ATK), s.stat(c, THW), s.tough(c))


# ------------------------------------------------------------------------------------------ cards


def card(pos: Position, c: int, face: FaceInfo, hero: bool) -> float:
    """What playing a card from hand is worth in a form, before its cost; 0 or less if it is of no use now."""
    key = ("hero" if hero else "alter-ego", face.id)
    known = pos.memo.get(key)
    if known is None:
        known = pos.memo[key] = _card(pos, c, face, hero)
    return known


def _card(pos: Position, c: int, face: FaceInfo, hero: bool) -> float:
    t = face.type
    if t == EVENT:
        return max((_event(pos, c, face, i, hero) for i in facts.of_kind(face, ABILITY_ACTION)), default=0.0)
    if t == ALLY:
        return _ally_card(pos, c, face)
    if t in (UPGRADE, SUPPORT):
        return _gear(pos, c, face)
    return 0.0


def _event(pos: Position, c: int, face: FaceInfo, i: int, hero: bool) -> float:
    form = face.face.abilities[i].form
    if form is not None and (form == FORM_HERO) != hero:
        return 0.0
    if balked(pos, face, i):
        return 0.0
    effect, cost = facts.ability(face, i, pos.sight, c, pos.seat)
    value = worth(pos, effect)
    for name, x in cost.items():
        if name != "spend":
            value += worth(pos, {name: x})
    return value


def balked(pos: Position, face: FaceInfo, i: int) -> bool:
    """Whether an attack or thwart ability would only shake off a stunned or confused card."""
    labels = face.face.abilities[i].labels
    s = pos.sight
    return bool((labels & 1 and s.stunned(pos.me)) or (labels & 2 and s.confused(pos.me)))


def burden(pos: Position, c: int, face: FaceInfo) -> float:
    """What an encounter card in play will cost while it stays: what it adds to enemies, and what it does after their deeds."""
    s = pos.sight
    rounds = min(pos.rounds, 3.0)
    value = 0.0
    for name, x in facts.constants(face, s, c, pos.seat).items():
        value += x * _BURDEN.get(name, 0.0) * rounds
    if value and who(face.face.attach, {}) not in ("enemy", "villain", "minion"):
        value *= max(1, sum(len(s.minions(p)) for p in s.order()))  # it strengthens them all
    for i, ab in enumerate(face.face.abilities):
        if ab.kind in (ABILITY_FORCED_RESPONSE, ABILITY_FORCED_INTERRUPT):
            value += 0.6 * rounds * max(0.0, -worth(pos, facts.ability(face, i, s, c, pos.seat)[0]))
    return value


_BURDEN: Final = {"enemy_atk": 0.8, "enemy_sch": 0.5, "enemy_retaliate": 1.0, "enemy_hp": 0.25}


def _ally_card(pos: Position, c: int, face: FaceInfo) -> float:
    s = pos.sight
    base = face.base
    extra = facts.constants(face, s, c, pos.seat)
    value = ally(
        pos,
        base[STAT_HP],
        max(0, base[ATK]) + extra.get("atk", 0.0),
        max(0, base[THW]) + extra.get("thw", 0.0) * 0.5,
        bool(base[STAT_TOUGHNESS]),
    )
    for i, ab in enumerate(face.face.abilities):
        effect, cost = facts.ability(face, i, s, c, pos.seat)
        if ab.kind in (ABILITY_RESPONSE, ABILITY_FORCED_RESPONSE) and any(
            t.event in _ENTERS and who(t.to, {}) == "self" for t in ab.trigger
        ):
            value += worth(pos, effect)
            if effect.get("discard_self"):  # leaves again at the end of the round
                value -= 0.5 * pos.block
        elif ab.kind == ABILITY_ACTION and not cost.get("spend"):
            value += 0.3
        elif ab.kind in _ANSWERS:
            value += min(2.0, max(0.0, worth(pos, effect)))
    mine = s.allies(pos.seat)
    if len(mine) >= max(3, s.stat(pos.me, ALLY_LIMIT)):
        value -= min(ally_in_play(pos, a) for a in mine)
    return value


def _gear(pos: Position, c: int, face: FaceInfo) -> float:
    """Upgrades and supports: what they add each round for as long as the game will last, and what their abilities do."""
    s = pos.sight
    st = pos.style
    rounds = pos.rounds
    value = 0.0
    on_ally = face.face.attach is not None and who(face.face.attach, {}) == "ally"
    for name, x in facts.constants(face, s, c, pos.seat).items():
        if on_ally:
            name = name.removeprefix("enemy_")
        if name in _CONSTANT:
            value += st.power * x * (_CONSTANT[name][0] * rounds + _CONSTANT[name][1])
    value += cards_each_round(pos, c) * rounds * st.card * st.engine
    if on_ally:
        value *= 0.5
        if not s.allies(pos.seat):
            return 0.0
    face_uses = face.uses[1] if face.uses is not None else 99
    for i, ab in enumerate(face.face.abilities):
        effect, cost = facts.ability(face, i, s, c, pos.seat)
        times = min(rounds, face_uses) if cost.get("exhaust_self") or ab.limit is not None else 1.0
        times *= 0.9 if ab.form is None or face_uses < 99 else 0.6 if ab.form == FORM_ALTER_EGO else 0.75
        if ab.kind == ABILITY_RESOURCE:
            value += times * effect.get("generate", 0.0) * st.card * 1.1 * st.engine
        elif ab.kind == ABILITY_ACTION:
            if effect.get("ready_hero"):
                once = pos.action(pos.seat)
            elif effect.get("damage", 1.0) == 0.0:  # grows with counters
                once = 3.0
            else:
                once = min(6.0, _plain(pos, effect)) - cost.get("spend", 0.0) * st.card * 0.8
                once -= cost.get("lose_card", 0.0) * st.card * 0.6
                once -= cost.get("hurt", 0.0) * pos.health * 1.5
            engine = effect.get("draw") or effect.get("generate")
            value += times * max(0.0, once) * (st.engine if engine else st.deeds)
        elif ab.kind in _ANSWERS:
            value += _answer(pos, face, effect, cost, times) * st.deeds
        elif ab.kind == ABILITY_SPECIAL:
            value += 0.75 * rounds * _plain(pos, effect)
    return value * pos.lasting


_CONSTANT: Final = {  # worth each round, and at once
    "atk": (0.75, 0.0),
    "thw": (0.55, 0.3),
    "def": (0.35, 0.3),
    "hp": (0.0, 0.75),
    "hand": (0.9, 0.0),
    "retaliate": (0.6, 0.0),
    "keyword": (0.25, 0.5),
    "rec": (0.2, 0.0),
}


def _plain(pos: Position, effect: Gist) -> float:
    """What an effect is worth on a usual day, without looking for its best target now."""
    st = pos.style
    return (
        effect.get("damage", 0.0) * pos.damage
        + effect.get("damage_minion", 0.0) * 0.7
        + effect.get("damage_each", 0.0) * 1.4
        + (effect.get("thwart", 0.0) + 1.5 * effect.get("thwart_each", 0.0)) * (pos.threat + 0.5)
        + effect.get("heal", 0.0) * pos.health
        + effect.get("draw", 0.0) * st.card
        + effect.get("generate", 0.0) * st.card
        + effect.get("surge_of_power", 0.0) * 0.6
    )


def _answer(pos: Position, face: FaceInfo, effect: Gist, cost: Gist, times: float) -> float:
    """An ability that answers an event: how often that will come cannot be known."""
    s = pos.sight
    if effect.get("instead") and effect.get("stun"):
        return 2.0 * _stun(pos, 1.0, pos.seat) if not pos.webbed(pos.villain) else 0.5
    if effect.get("prevent"):
        return min(effect["prevent"], 4.0) * (pos.health + 0.2)
    if effect.get("ready_hero"):
        return pos.action(pos.seat) * 0.9
    attach = face.face.attach
    if attach is not None and who(attach, {}) == "minion":
        return _plain(pos, effect) if any(s.minions(p) for p in s.order()) else 0.0
    return min(times, 2.0) * 0.6 * _plain(pos, effect)


# ------------------------------------------------------------------------------------------ cards kept


def keep(pos: Position, c: int, face: FaceInfo) -> float:
    """What a card in hand is worth until it is played: as an answer, as a play of a later turn, or as something to pay with."""
    key = ("keep", face.id)
    found = pos.memo.get(key)
    if found is None:
        found = pos.memo[key] = _keep(pos, c, face)
    return found


def _keep(pos: Position, c: int, face: FaceInfo) -> float:
    known = face.n_icons * pos.style.card * pos.style.icon
    if face.type == EVENT:
        best = 0.0
        for i, ab in enumerate(face.face.abilities):
            if ab.kind in (ABILITY_INTERRUPT, ABILITY_RESPONSE):
                effect = facts.ability(face, i, pos.sight, c, pos.seat)[0]
                best = max(best, _kept_answer(pos, face, effect, any(t.event in _THREATENING for t in ab.trigger)))
            elif ab.kind == ABILITY_ACTION:
                effect, cost = facts.ability(face, i, pos.sight, c, pos.seat)
                best = max(best, _plain(pos, effect) - cost.get("spend", 0.0) * pos.style.card)
        return max(known, best / (0.55 * max(0, face.base[COST]) + 1))
    if face.type in (ALLY, UPGRADE, SUPPORT):
        return max(known, card(pos, c, face, True) / (0.55 * max(0, face.base[COST]) + 1))
    return known


def _kept_answer(pos: Position, face: FaceInfo, effect: Gist, to_threat: bool) -> float:
    if to_threat and (effect.get("prevent") or effect.get("instead")):
        room = pos.margin - pos.add
        n = min(effect.get("prevent", 2.0), 3.0)
        return max(
            0.5, pos.danger(room) - pos.danger(room + n) - (pos.hurt(pos.seat, n) if effect.get("instead") else 0.0)
        )
    if effect.get("prevent", 0.0) > 50:
        return 3.2
    if effect.get("prevent"):
        return effect["prevent"] * (pos.health + 0.2)
    if effect.get("cancel"):
        return 3.6
    if effect.get("instead"):
        return 1.2
    return 0.7 * _plain(pos, effect)
