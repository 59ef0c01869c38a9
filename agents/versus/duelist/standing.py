"""How a player stands: wounds, characters, resources and cards of one side against those of the others."""

from __future__ import annotations

from typing import Final

from mc_env.agents.versus.duelist import assault
from mc_env.agents.versus.duelist.fighters import LAST_WOUND, NEAR_DEATH, WOUND, Fighter, fighters
from mc_env.versus.engine import values
from mc_env.versus.engine.state import State
from mc_env.versus.engine.zones import HAND, RESOURCES
from mc_env.versus.terms import POWER_LEVEL_UP

WON: Final = 200.0
RESOURCE: Final = 1.0
LOCATION: Final = 0.5  # face up, beyond a resource
CARD: Final = 1.1  # in hand
EXPERIENCE: Final = 2.5  # all that a level takes
DOWN: Final = 0.75  # of its worth, while a character is stunned
COMING: Final = 0.6  # of what the best attack promises
_ENOUGH: Final = 9  # resources


def friends(g: State, p: int) -> list[int]:
    """The players of a side, those who are out too: their cards are gone."""
    return [q for q in range(g.n) if g.sides[q] == g.sides[p]]


def enemies(g: State, p: int) -> list[int]:
    return [q for q in range(g.n) if g.sides[q] != g.sides[p]]


def health_of(left: int) -> float:
    """What the wounds that a main character can still take are worth."""
    return LAST_WOUND + sum([WOUND + NEAR_DEATH / n for n in range(2, left + 1)]) if left > 0 else 0.0


def one(g: State, f: Fighter) -> float:
    """What a character is worth where it stands."""
    if f.main:
        return health_of(f.left) + f.worth * (DOWN if f.down else 1.0)
    return f.worth * (DOWN if f.down else 1.0) * (0.7 + 0.3 * min(f.left, 2) / 2)


def holdings(g: State, p: int) -> float:
    """Resources, cards and experience."""
    row = g.zones[RESOURCES + p]
    total = RESOURCE * min(len(row), _ENOUGH) + CARD * len(g.zones[HAND + p])
    for c in row:
        if not g.facedown[c]:
            total += LOCATION
    main = g.mains[p]
    for _, power in values.powers_of(g, main):
        if power.kind == POWER_LEVEL_UP and power.need:
            total += EXPERIENCE * min(int(g.xp[main]), power.need) / power.need
    return total


def standing(g: State, p: int, coming: bool = True) -> float:
    """How a player stands; with what the best attack promises, if it is their turn and they may still attack."""
    if g.outcome:
        won = {g.sides[q] for q in g.winners}
        return 0.0 if len(won) > 1 else WON if g.sides[p] in won else -WON
    mine, theirs = friends(g, p), enemies(g, p)
    own, other = fighters(g, mine), fighters(g, theirs)
    sides = len({g.sides[q] for q in theirs})
    total = sum([one(g, f) for f in own]) + sum([holdings(g, q) for q in mine if g.alive[q]])
    total -= (sum([one(g, f) for f in other]) + sum([holdings(g, q) for q in theirs if g.alive[q]])) / sides
    if coming and g.on_turn(p):
        plan = assault.best(g, own, other)
        if plan is not None and plan.gain > 0:
            total += COMING * plan.gain
    return total
