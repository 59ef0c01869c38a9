"""The build phase of a duelist: a resource every turn, the most for its points, rows for its attacks against those to come."""

from __future__ import annotations

from typing import Final

from mc_env.agents.versus.duelist import assault, looking
from mc_env.agents.versus.duelist.fighters import Fighter, fighters, worth
from mc_env.agents.versus.duelist.standing import enemies, friends, standing
from mc_env.kernel.state import Pending
from mc_env.versus.engine import values
from mc_env.versus.engine.game import Game
from mc_env.versus.engine.options import V_MOVE, V_RECRUIT, V_RESOURCE, V_YES
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import FACES
from mc_env.versus.engine.zones import HAND, RESOURCES, in_front
from mc_env.versus.terms import POWER_SUPER, STAT_FLIGHT, STAT_RANGED, TYPE_LOCATION, TYPE_PLOT_TWIST, TYPE_SUPPORTING

EARLY: Final = 3  # what can be recruited in the first turns costs at most so much
PLENTY: Final = 7  # resources after which only what is of no use is placed
DANGER: Final = 0.8  # of what the enemy's next attacks would win
EFFECT: Final = 0.4  # an effect in the build phase must gain so much
_FRAIL: Final = 3  # DEF of those who are better behind others


def mulligan(g: State, pending: Pending, p: int) -> int:
    """Away with a hand without a location, or without anybody to recruit soon."""
    hand = g.zones[HAND + p]
    early = [c for c in hand if g.ctype[c] == TYPE_SUPPORTING and FACES[g.face[c]].cost <= EARLY]
    locations = [c for c in hand if g.ctype[c] == TYPE_LOCATION]
    wanted = len(early) < 2 or not locations
    return next(i for i, o in enumerate(pending.opts) if (o[0] == V_YES) == wanted)


# ------------------------------------------------------------------------------------------ resources


def symbols_wanted(g: State, p: int) -> dict[int, int]:
    """How many super powers on one's side ask for each symbol."""
    found: dict[int, int] = {}
    for c in values.of_player(g, p):
        for _, power in values.powers_of(g, c):
            if power.kind == POWER_SUPER:
                for symbol in set(power.cost):
                    found[symbol] = found.get(symbol, 0) + 1
    return found


def resource(world: Game, pending: Pending, p: int) -> int:
    """A location face up that pays for something; else the card that is missed least."""
    effect = _effect(world, pending, p)
    if effect >= 0:
        return effect
    g = world.state
    wanted = symbols_wanted(g, p)
    lying: dict[int, int] = {}
    for c in g.zones[RESOURCES + p]:
        if not g.facedown[c]:
            lying[g.face[c]] = lying.get(g.face[c], 0) + 1
    n = len(g.zones[RESOURCES + p])
    best, most = looking.declining(pending.opts), 0.0 if n < PLENTY else 1.5
    for i, (verb, c, _, up) in enumerate(pending.opts):
        if verb == V_RESOURCE:
            liked = _spare(g, p, c, bool(up), n, wanted, lying)
            if liked > most:
                best, most = i, liked
    return best


def _spare(g: State, p: int, c: int, up: bool, n: int, wanted: dict[int, int], lying: dict[int, int]) -> float:
    """How gladly a card is made a resource."""
    info = FACES[g.face[c]]
    if info.type == TYPE_LOCATION:
        if not up:
            return 0.1
        uses = sum([wanted.get(s, 0) for s in info.symbols])
        return 3.0 + 0.5 * min(uses, 2) - 0.7 * lying.get(g.face[c], 0)
    if info.type == TYPE_PLOT_TWIST:
        return 1.2
    if any(values.same_name(g, c, x) for x in values.of_player(g, p)):
        return 1.6
    return 2.0 if info.cost > n + 3 else 1.0 if info.cost > n + 1 else 0.6 - 0.05 * info.cost


# ------------------------------------------------------------------------------------------ recruiting


def _use(g: State, p: int, c: int) -> float:
    """What recruiting a card is worth."""
    info = FACES[g.face[c]]
    if info.type != TYPE_SUPPORTING:
        return 1.0
    if any(values.same_name(g, c, x) for x in values.of_player(g, p)):
        return 0.0
    keywords = sum([1 for n in info.printed if n])
    return worth(info.atk, info.dfn, keywords) + 0.3 * len(info.powers)


def recruit(world: Game, pending: Pending, p: int) -> int:
    """The cards that are worth most together for the points there are, the dearest first."""
    effect = _effect(world, pending, p)
    if effect >= 0:
        return effect
    g = world.state
    cards = {o[1]: i for i, o in reversed(list(enumerate(pending.opts))) if o[0] == V_RECRUIT}
    names: dict[int, tuple[int, float]] = {c: (values.cost(g, p, c), _use(g, p, c)) for c in cards}
    chosen = _together(sorted(names.items(), key=lambda x: -x[1][0]), g.points)
    if not chosen:
        return looking.declining(pending.opts)
    c = chosen[0]
    rows = [i for i, o in enumerate(pending.opts) if o[0] == V_RECRUIT and o[1] == c]
    behind = _belongs_behind(g, p, c)
    return next((i for i in rows if in_front(pending.opts[i][2]) != behind), rows[0])


def _together(cards: list[tuple[int, tuple[int, float]]], points: int) -> list[int]:
    """The cards worth most for so many points."""
    best: dict[int, tuple[float, list[int]]] = {0: (0.0, [])}
    for c, (cost, use) in cards:
        if use <= 0:
            continue
        for spent, (total, chosen) in list(best.items()):
            now = spent + cost
            if now <= points and total + use > best.get(now, (-1.0, []))[0]:
                best[now] = (total + use, [*chosen, c])
    return max(best.values(), key=lambda x: x[0])[1]


def _belongs_behind(g: State, p: int, c: int) -> bool:
    """Ranged and frail characters stand behind others, if there are any."""
    info = FACES[g.face[c]]
    guarded = any(in_front(g.zone[x]) and not g.facedown[x] for x in values.of_player(g, p))
    return bool(info.printed[STAT_RANGED]) and not info.printed[STAT_FLIGHT] and info.dfn <= _FRAIL and guarded


# ------------------------------------------------------------------------------------------ formation


def formation(world: Game, pending: Pending, p: int) -> int:
    """The move that does most for one's own attacks against those to come; in the order in which moves are offered."""
    g = world.state
    movable = {o[1]: i for i, o in enumerate(pending.opts) if o[0] == V_MOVE}
    own = fighters(g, friends(g, p))
    other = fighters(g, [q for q in enemies(g, p) if g.alive[q]])
    for f in other:
        f.able = not f.down or f.left > 0  # they recover and ready before they attack
    now = _rated(g, own, other)
    for f in sorted([f for f in own if f.card in movable], key=lambda f: f.card):
        f.front = not f.front
        then = _rated(g, own, other)
        if then > now + 0.2:
            return movable[f.card]
        f.front = not f.front
    effect = _effect(world, pending, p)
    return effect if effect >= 0 else looking.declining(pending.opts)


def _rated(g: State, own: list[Fighter], other: list[Fighter]) -> float:
    """What one's own attacks would win, less what the enemy's next ones would."""
    able = [f.able for f in other]
    down = [f.down for f in other]
    mine = assault.assault(g, own, other)
    for f in other:
        f.able, f.down = True, False
    theirs = assault.assault(g, other, own)
    for f, was_able, was_down in zip(other, able, down, strict=True):
        f.able, f.down = was_able, was_down
    return mine - DANGER * theirs


# ------------------------------------------------------------------------------------------ effects


def _effect(world: Game, pending: Pending, p: int) -> int:
    """A plot twist or super power of the build phase that gains enough; -1 without one."""
    effects = [i for i, o in enumerate(pending.opts) if o[0] not in (V_RESOURCE, V_RECRUIT, V_MOVE)]
    effects = [i for i in effects if i != looking.declining(pending.opts)]
    if not effects:
        return -1
    now = standing(world.state, p)
    best, gain = -1, EFFECT
    for i in effects[: looking.MANY]:
        more = looking.outlook(world, p, i) - now
        if more > gain:
            best, gain = i, more
    return best
