"""Every kind of decision but the turn: scores for its options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mc_env.agents.players.heuristic import facts
from mc_env.agents.players.heuristic.defending import defend
from mc_env.agents.players.heuristic.nouns import Here
from mc_env.agents.players.heuristic.position import (
    ATK,
    MAIN_SCHEME,
    MINION,
    THW,
    VILLAIN,
    Position,
)
from mc_env.agents.players.heuristic.reach import go_for_it
from mc_env.agents.players.heuristic.turn import ALLY, Turn
from mc_env.agents.players.heuristic.verbs import Gist, gist
from mc_env.agents.players.heuristic.worth import ally_in_play, basic, card, keep, power, worth
from mc_env.cards.terms import (
    EVENT_ATTACK,
    EVENT_DAMAGE,
    EVENT_PLACE_THREAT,
    EVENT_REVEAL,
    EVENT_SCHEME,
    EVENT_TAKE,
    STAT_COST,
    TYPE_ALTER_EGO,
    TYPE_ATTACHMENT,
    TYPE_HERO,
    TYPE_PLAYER_SIDE_SCHEME,
    TYPE_SIDE_SCHEME,
)
from mc_env.engine.knowing.sight import Occurrence
from mc_env.engine.program.tables import FaceInfo
from mc_env.engine.state import options as o
from mc_env.kernel.state import Opt

Scores = list[float]
_FRIENDS: Final = (TYPE_HERO, TYPE_ALTER_EGO, ALLY)
_SCHEMES: Final = (MAIN_SCHEME, TYPE_SIDE_SCHEME, TYPE_PLAYER_SIDE_SCHEME)
_THREATENING: Final = (EVENT_PLACE_THREAT, EVENT_SCHEME)
_HARMING: Final = (EVENT_DAMAGE, EVENT_TAKE)


def turn(pos: Position) -> Scores:
    go_for_it(pos)
    return Turn(pos).scores()


def mulligan(pos: Position) -> Scores:
    """Discard what is dear and does nothing early; keep what lasts, what is cheap, and what answers an attack."""
    s = pos.sight
    out = []
    for verb, c, _, _ in s.options:
        if verb == o.V_STOP:
            out.append(0.0)
            continue
        face = s.face(c)
        assert face is not None
        out.append(pos.style.card * 1.15 - keep(pos, c, face))
    return out


def discard(pos: Position) -> Scores:
    """At the end of the phase let go of what a fresh card will better; elsewhere, of what is worth least."""
    s = pos.sight
    optional = any(x[0] == o.V_STOP for x in s.options)
    out = []
    picked = s.picked()
    dear = sorted(
        (
            keep(pos, c, f)
            for c in s.hand(pos.seat)
            if c not in picked and (f := s.face(c)) is not None and f.base[STAT_COST] >= 3
        ),
        reverse=True,
    )
    for verb, c, _, _ in s.options:
        if verb == o.V_STOP:
            out.append(0.0)
            continue
        if s.in_play(c):
            out.append(-_in_play(pos, c))
            continue
        face = s.face(c)
        value = keep(pos, c, face) if face is not None else 1.0
        if face is not None and face.base[STAT_COST] >= 3 and dear and value < dear[0]:
            value -= 0.9 * dear.index(value)  # one dear card can be paid for in a turn, hardly two
        out.append((pos.style.fresh if optional else 0.0) - value)
    return out


def pay(pos: Position) -> Scores:
    """Pay with what is neither planned nor worth keeping; free sources first; more than needed only for a type that the card
    rewards, and cheaply."""
    go_for_it(pos)
    s = pos.sight
    what = s.source
    due = s.due()
    missing = max(1, sum(due))
    t = Turn(pos)
    gone = {what, *s.picked()}
    t.faces = {c: f for c, f in t.faces.items() if c not in gone}
    planned = {it[2]: it[0] for it in t.plan(pos.hero, None).items} if s.active == pos.seat else {}
    face = s.face(what) if what >= 0 else None
    wanted = facts.wants(face) if face is not None else frozenset()
    values = dict(s.sources(what))
    if not sum(due):
        paid = [v for src, v in values.items() if (src if src >= 0 else -src - 1 >> 8) in gone]
        wanted -= {r for r in wanted if any(v[r] or v[3] for v in paid)}
    out = []
    for verb, c, x, _ in s.options:
        if verb == o.V_PASS:  # offered only when the cost is met
            out.append(0.0)
            continue
        if verb == o.V_PAY_HELP:
            out.append(-6.0)
            continue
        if verb == o.V_PAY_ABILITY:
            v = values.get(-(c << 8 | x) - 1, (0, 0, 0, 1))
            price = 0.25 * s.counters(c) / 3 if s.counters(c) else 0.0
            price += 0.35 if s.counters(c) else 0.05
        else:
            f = s.face(c)
            v = values.get(c, (0, 0, 0, 0))
            price = t.kept.get(c, 0.5) + 0.6
            if c in planned:
                price += planned[c]
            elif f is not None:
                price += 0.12 * keep(pos, c, f)
        n = min(sum(v), missing)
        price += 0.4 * (sum(v) - n)  # wasted
        price -= sum(0.9 for r in wanted if v[r] or v[3])
        out.append(-price / max(1, n))
    return out


# ------------------------------------------------------------------------------------------ interrupts and responses


def answer(pos: Position) -> Scores:
    """Use an interrupt or response if what it does is worth more than what it takes."""
    s = pos.sight
    return [0.0 if x[0] == o.V_PASS else _answer(pos, x) for x in s.options]


def _answer(pos: Position, opt: Opt) -> float:
    s = pos.sight
    verb, c, i, serial = opt
    face = s.face(c)
    if face is None or i < 0:
        return 0.0
    happening = s.occurrence(serial)
    amount = float(happening.amount) if happening is not None else 0.0
    effect, cost = facts.ability(face, i, s, c, pos.seat, amount)
    value = 0.0
    rest = dict(effect)
    if happening is not None:
        for name in ("prevent", "cancel", "instead"):
            if name in rest:
                x = rest.pop(name)
                value += _averted(pos, name, x, happening)
        if "hurt" in rest and "instead" in effect:
            rest["hurt"] = amount
    value += worth(pos, rest)
    taken = cost.get("spend", 0.0)
    if verb == o.V_PLAY:
        taken += s.cost(c)
        value -= pos.style.moment * _other_use(pos, c, face, effect, happening)
    value -= taken * pos.style.card * 0.95
    if cost.get("discard_self"):
        value -= 0.8
    if cost.get("uses"):
        value -= 0.3
    if cost.get("exhaust_self") and face.type == ALLY:
        value -= power(pos, c)
    if cost.get("hurt"):
        value -= pos.hurt(pos.seat, cost["hurt"])
    return value + 0.05


def _other_use(pos: Position, c: int, face: FaceInfo, effect: Gist, happening: Occurrence | None) -> float:
    """What a card in hand could do instead of answering now: answer at a better moment, or pay for something.

    There is no better moment for one that prevents a little threat if all of that is prevented now.
    """
    if happening is not None and happening.kind in _THREATENING and 0 < effect.get("prevent", 0.0) <= 2:
        return face.n_icons * pos.style.card * pos.style.icon
    return keep(pos, c, face)


def _averted(pos: Position, how: str, x: float, happening: Occurrence) -> float:
    """What it is worth that an event does not happen, or not whole."""
    s = pos.sight
    kind = happening.kind
    if kind in _HARMING:
        n = min(x, happening.amount) if how == "prevent" else happening.amount
        c = happening.target
        if c >= 0 and s.type(c) == ALLY:
            return min(ally_in_play(pos, c), n * 0.9)
        p = s.controller(c) if c >= 0 else pos.seat
        return pos.hurt(p if p >= 0 else pos.seat, n)
    if kind in _THREATENING:
        n = min(x, happening.amount or 2) if how == "prevent" else (happening.amount or 2)
        room = pos.margin - (pos.add if s.phase == 1 else 0.4 * pos.add)
        if happening.target >= 0 and s.type(happening.target) not in (MAIN_SCHEME, VILLAIN, MINION):
            return 0.7 * n
        return pos.danger(room - n) - pos.danger(room)
    if kind == EVENT_REVEAL:
        c = happening.target
        face = s.face(c) if c >= 0 else None
        if face is None:
            return 1.5
        p = happening.player if happening.player >= 0 else pos.seat
        bad = -worth(pos, facts.revealed(face, s, c, p), p)
        if face.type == MINION:
            bad += 3.0
        elif face.type in _SCHEMES:
            bad += 3.5
        elif face.type == TYPE_ATTACHMENT:
            bad += 2.0
        return bad
    if kind == EVENT_ATTACK:
        return -worth(pos, {"attacks": 1.0}, happening.player)
    return 1.0


# ------------------------------------------------------------------------------------------ targets


def target(pos: Position) -> Scores:
    """What an attack, a thwart or an effect is aimed at."""
    go_for_it(pos)
    s = pos.sight
    source = s.source
    ours = source < 0 or not s.is_encounter(source)
    effect = _aim(pos, source)
    return [_aimed(pos, x, source, effect, ours) for x in s.options]


def _aim(pos: Position, source: int) -> Gist:
    """What the source of a choice is about to do, as far as its card tells."""
    s = pos.sight
    face = s.face(source) if source >= 0 else None
    if face is None:
        return {}
    out: Gist = {}
    for i in range(len(face.face.abilities)):
        effect, _ = facts.ability(face, i, s, source, pos.seat)
        for name, x in effect.items():
            out[name] = max(out.get(name, 0.0), x)
    return out


def _aimed(pos: Position, opt: Opt, source: int, effect: Gist, ours: bool) -> float:
    s = pos.sight
    verb, c, x, _ = opt
    if verb == o.V_PLAYER:
        return _player(pos, x, effect, ours)
    t = s.type(c)
    if s.basic_power:  # what counts is the power, not what an ability of the same character does
        return pos.strike(s.stat(source, ATK), c) if t in (VILLAIN, MINION) else pos.removal(s.stat(source, THW), c)
    if t in (VILLAIN, MINION):
        return _enemy(pos, c, effect, ours)
    if t in _SCHEMES and s.in_play(c):
        return pos.removal(effect.get("thwart") or 1.0, c)
    if t in _FRIENDS and s.in_play(c):
        return _friend(pos, c, effect, ours)
    if s.in_play(c):
        return _in_play(pos, c) if ours and not effect.get("lose_gear") else -_in_play(pos, c)
    face = s.face(c)
    if face is None:
        return 0.0
    enters = not s.in_hand(c) and effect.get("put_ally")  # other cards go to a hand, or stay there
    value = card(pos, c, face, True) if enters else keep(pos, c, face)
    return value if ours else -value


def _enemy(pos: Position, c: int, effect: Gist, ours: bool) -> float:
    s = pos.sight
    if not ours:
        return -1.0 if s.type(c) == VILLAIN else 0.0
    if effect.get("heal") and not effect.get("damage"):
        return -pos.damage * min(effect["heal"], s.damage(c)) - 0.1
    if effect.get("instead") or (effect.get("stun") and not effect.get("damage")):
        if s.type(c) == VILLAIN:
            return 0.2 if s.stunned(c) else 3.0
        return 0.1 if s.stunned(c) else 0.9 * s.stat(c, ATK)
    if effect.get("confuse"):
        return 2.0 if s.type(c) == VILLAIN else 1.0
    n = max(effect.get("damage", 0.0), effect.get("damage_minion", 0.0), effect.get("damage_each", 0.0))
    if not n and "damage" in effect:
        n = 6.0  # what it grew by went with its cost: what was saved up is a great blow
    if not n:  # an upgrade put on a minion that is to fall soon
        return 3.0 - 0.5 * s.remaining(c) + (1.0 if s.engaged(c) == pos.seat else 0.0)
    beyond = effect.get("overkill", 0.0) * pos.spill(n, c) if s.type(c) == MINION else 0.0
    return pos.strike(n, c) + beyond


def _friend(pos: Position, c: int, effect: Gist, ours: bool) -> float:
    s = pos.sight
    p = s.controller(c)
    is_ally = s.type(c) == ALLY
    if not ours:  # the scenario hurts somebody: whoever loses least
        return -ally_in_play(pos, c) if is_ally else -pos.hurt(p, 2) - 1.0
    if effect.get("heal"):
        return min(effect["heal"], s.damage(c)) * 0.8 if is_ally else pos.heal(p, effect["heal"])
    if effect.get("ready_ally") or effect.get("ready_hero"):
        return basic(pos, c) if s.exhausted(c) else -1.0
    if effect.get("tough"):
        return 0.0 if s.tough(c) else (1.0 if is_ally else 2.0)
    if effect.get("hurt") or effect.get("lose_gear"):
        return -ally_in_play(pos, c) if is_ally else -5.0
    return ally_in_play(pos, c) if is_ally else 2.0


def _player(pos: Position, p: int, effect: Gist, ours: bool) -> float:
    """Which player: for gifts whoever gains most, oneself between equals; for harm whoever can bear it."""
    s = pos.sight
    mine = 0.1 if p == pos.seat else 0.0
    if not ours:
        return float(s.remaining(s.identity(p))) if s.alive(p) else 0.0
    if effect.get("draw"):
        turn_to_come = s.phase == 1 and _to_come(pos, p)
        return mine + (0.5 if turn_to_come else 0.0) - 0.05 * len(s.hand(p))
    if effect.get("surge_of_power"):
        return mine + sum(1 for c in [s.identity(p), *s.allies(p)] if not s.exhausted(c))
    return mine


def _to_come(pos: Position, p: int) -> bool:
    """Whether a player still has (the rest of) a turn in this player phase."""
    s = pos.sight
    order = s.order()
    if s.active < 0 or p not in order or s.active not in order:
        return False
    return order.index(p) >= order.index(s.active)


def _in_play(pos: Position, c: int) -> float:
    """What a card in play is still worth."""
    s = pos.sight
    face = s.face(c)
    if face is None:
        return 0.5
    if face.type == ALLY:
        return ally_in_play(pos, c)
    value = card(pos, c, face, True)
    if face.uses is not None:
        value *= s.counters(c) / max(1, face.uses[1])
    return value


# ------------------------------------------------------------------------------------------ the rest


def option(pos: Position) -> Scores:
    """One of several effects, or whether to do one at all."""
    s = pos.sight
    out = []
    for verb, c, _, n in s.options:
        node = s.effect(n)
        if verb == o.V_NO or node is None:
            out.append(0.0)
            continue
        here = Here(s, c, pos.seat)
        g = gist(node, here)
        value = worth(pos, {k: x for k, x in g.items() if k not in ("discard_self", "flip")})
        if g.get("flip"):
            value += _flip(pos, c)
        out.append(value + (0.05 if verb == o.V_YES else 0.0))
    return out


def _flip(pos: Position, c: int) -> float:
    """Changing form outside one's turn, as obligations offer it: good if what follows needs a ready alter-ego."""
    s = pos.sight
    if s.is_encounter(c):
        return 1.0 if not s.exhausted(pos.me) else -0.5
    return 0.3


def number(pos: Position) -> Scores:
    """How many: of our own effects as many as there are, of the scenario's as few."""
    s = pos.sight
    ours = s.source < 0 or not s.is_encounter(s.source)
    return [float(n) if ours else -float(n) for _, _, _, n in s.options]


def pick(pos: Position) -> Scores:
    """Which card of a pile: the best of ours, the least of the scenario's."""
    s = pos.sight
    ours = s.source < 0 or not s.is_encounter(s.source)
    out = []
    for verb, c, _, _ in s.options:
        if verb in (o.V_STOP, o.V_PASS):
            out.append(0.9)
            continue
        face = s.face(c)
        if face is None:
            out.append(0.0)
            continue
        value = keep(pos, c, face) + 0.3 * card(pos, c, face, True) / (max(0, face.base[STAT_COST]) + 1)
        out.append(value if ours else -value)
    return out


def assign(pos: Position) -> Scores:
    """One point of damage: to whoever bears it best; of threat: from where it is worst."""
    s = pos.sight
    out = []
    for _, c, _, left in s.options:
        t = s.type(c)
        if t in _SCHEMES:
            out.append(pos.removal(float(left), c))
        elif t in (VILLAIN, MINION):
            out.append(pos.strike(1, c, attacks=False))
        elif t == ALLY:
            left = s.remaining(c)
            out.append(-ally_in_play(pos, c) if left <= 1 else -0.7 * power(pos, c))
        else:
            out.append(-pos.hurt(s.controller(c), 1))
    return out


def order(pos: Position) -> Scores:
    """Which comes first: mostly all the same; the strongest blow is met while there is somebody to meet it."""
    s = pos.sight
    out = []
    for verb, c, x, n in s.options:
        if verb == o.V_ACTIVATE:
            out.append(float(s.stat(c, ATK)))
        elif verb == o.V_OPTION and (node := s.effect(n)) is not None:
            out.append(worth(pos, gist(node, Here(s, c, pos.seat))))
        elif verb == o.V_PLAYER:
            out.append(1.0 if x == pos.seat else 0.0)
        elif verb == o.V_ORDER and c >= 0 and not s.is_encounter(c):
            out.append(1.0)
        else:
            out.append(0.0)
    return out


def ask(pos: Position) -> Scores:
    """Asked to act in another's turn: do it if it is worth doing now."""
    s = pos.sight
    t = Turn(pos)
    offered = {i: x for i, x in enumerate(s.options) if x[0] in (o.V_PLAY, o.V_USE)}
    planned = {it[3]: it[0] for it in t.plan(pos.hero, offered).items}
    out = []
    for i, x in enumerate(s.options):
        if x[0] in (o.V_PAY_CARD, o.V_PAY_ABILITY):
            out.append(0.5)
        else:
            out.append(planned.get(i, -1.0) if x[0] != o.V_PASS else 0.0)
    return out


def signal(pos: Position) -> Scores:
    """It says nothing: its plans are not made before it sees what the turn offers."""
    return [float(x == o.Signal.NOTHING) for _, _, x, _ in pos.sight.options]


BY_KIND: Final[dict[int, Callable[[Position], Scores]]] = {
    o.ASK_MULLIGAN: mulligan,
    o.ASK_TURN: turn,
    o.ASK_TARGET: target,
    o.ASK_PAY: pay,
    o.ASK_DEFEND: defend,
    o.ASK_INTERRUPT: answer,
    o.ASK_RESPONSE: answer,
    o.ASK_ORDER: order,
    o.ASK_OPTION: option,
    o.ASK_NUMBER: number,
    o.ASK_PICK: pick,
    o.ASK_ASSIGN: assign,
    o.ASK_DISCARD: discard,
    o.ASK_ASK: ask,
    o.ASK_SIGNAL: signal,
}
