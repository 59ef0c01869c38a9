"""The course of a game: what must happen at once is checked all the time, then the op on top of the stack goes on."""

from __future__ import annotations

from typing import Final

from mc_env.kernel.loop import Loop
from mc_env.versus.engine import ending, hatching, lending, levels, moves, stunning, triggers, values
from mc_env.versus.engine.glance import SEES_DEFENSE, SEES_LEVELS, SEES_NAMES, SEES_POWERS, SEES_WOUNDS, glance
from mc_env.versus.engine.phases import BuildOp, MainOp
from mc_env.versus.engine.setting_up import SetupOp
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import FACES, OPS
from mc_env.versus.engine.turn import RecoveryOp, TurnOp
from mc_env.versus.engine.zones import DECK, REMOVED
from mc_env.versus.terms import (
    STAT_BRAINWASHED,
    STAT_CANNOT_BE_STUNNED,
    STAT_LOSES_POWERS,
    STAT_PLAYS_FROM_TOP,
    STAT_SWARM,
    TYPE_MAIN,
)


def check(g: State) -> bool:
    """Do the next thing that must happen at once. True if something was done or pushed."""
    if g.active >= 0 and ending.fallen(g):
        return True
    seen = glance(g)
    if seen & SEES_POWERS and brought_up_to_date(g):
        return True
    if g.mods[STAT_PLAYS_FROM_TOP]:
        see_tops(g)
    if lending.refresh(g) or (g.mods[STAT_BRAINWASHED] and held_no_more(g)) or (g.zones[REMOVED] and hatching.free(g)):
        return True
    if seen & SEES_DEFENSE and without_defense(g):
        return True
    if seen & SEES_WOUNDS and wounded_to_death(g):
        return True
    if seen & SEES_NAMES and twice_on_a_side(g):
        return True
    if seen & SEES_LEVELS and levels.level_up(g):
        return True
    return bool(g.due) and triggers.look(g)


def brought_up_to_date(g: State) -> bool:
    """Who has just lost its powers, or has counters that stunned characters do not have."""
    powerless = bool(g.mods[STAT_LOSES_POWERS])
    for c in values.characters(g):
        down = g.facedown[c]
        if (powerless or down != g.blank[c]) and moves.refresh_blank(g, c):
            return True
        if down and (g.plus[c] or g.minus[c]) and stunning.shed(g, c):
            return True
    return False


def see_tops(g: State) -> None:
    """Who may look at the top card of their deck at any time has seen it."""
    for p in g.players():
        if g.zones[DECK + p] and values.somebody(g, p, STAT_PLAYS_FROM_TOP):
            g.known[g.zones[DECK + p][-1]] |= 1 << p


def held_no_more(g: State) -> bool:
    """Characters that another one holds on a side are let go when that one is not there any more."""
    for e in g.mods[STAT_BRAINWASHED]:
        held = g.lasting[-e]
        if not g.controls(held.scope.player, held.scope.src):
            moves.end_lasting(g, -e)
            return True
    return False


def without_defense(g: State) -> bool:
    """A face-up character with DEF 0 or less is stunned at once; who lowered it is the source."""
    hits: list[stunning.Hit] = []
    for c in values.characters(g):
        if not g.facedown[c] and values.dfn(g, c) <= 0 and not values.has(g, c, STAT_CANNOT_BE_STUNNED):
            by = g.harmed[c]
            hits.append((c, stunning.by_itself(g, by)))
    if hits:
        stunning.stun(g, hits)
    return bool(hits)


def wounded_to_death(g: State) -> bool:
    """Characters with as many wounds as their health are KO'd."""
    dead = [c for c in values.characters(g) if g.wounds[c] >= values.health(g, c)]
    if dead:
        stunning.knock_out(g, dead)
    return bool(dead)


def twice_on_a_side(g: State) -> bool:
    """Of two characters with the same name on one side the one that was there first is KO'd; a main character stays.

    Who was taken from another side came when it was taken (rulebook, "Uniqueness")."""
    for p in g.players():
        if p != g.team(p)[0]:
            continue
        mine = sorted(values.of_player(g, p), key=lambda c: (g.ctype[c] == TYPE_MAIN, g.joined[c]))
        for i, c in enumerate(mine):
            if g.ctype[c] != TYPE_MAIN and not swarms(g, c):
                for x in mine[i + 1 :]:
                    if values.same_name(g, c, x):
                        stunning.knock_out(g, [c])
                        return True
    return False


def swarms(g: State, c: int) -> bool:
    """Swarm cannot be turned off."""
    return any(bool(FACES[f].printed[STAT_SWARM]) for f in (g.face[c], *[face for x, face, _ in g.lent if x == c]))


class Course(Loop[State]):
    """The course of a game."""

    __slots__ = ()

    def check(self, g: State) -> bool:
        return check(g)


COURSE: Final = Course(OPS)
SetupOp()
TurnOp()
RecoveryOp()
BuildOp()
MainOp()


def run(g: State) -> None:
    """Resolve until a decision is pending or the game has ended."""
    COURSE.run(g)
