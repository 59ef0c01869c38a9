"""How far a game has come, in numbers that everybody at the table can see."""

from __future__ import annotations

from mc_env.cards.terms import STAT_TARGET_THREAT
from mc_env.engine.board import modifiers as mod
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import MAIN_SCHEMES, SCHEME_DECK, VILLAIN_DECK, VILLAINS


def measures(g: State) -> tuple[int, int, int]:
    """What progress is measured against: villain hit points of all stages, scheme stages in all, stages not yet in play."""
    areas = sorted(set(g.parea))
    stages = [*g.zones[VILLAINS], *(c for a in areas for c in g.zones[VILLAIN_DECK + a])]
    waiting = sum(len(g.zones[SCHEME_DECK + a]) for a in areas)
    return sum(mod.max_hp(g, c) for c in stages), waiting + len(g.zones[MAIN_SCHEMES]), waiting


def progress(g: State, totals: tuple[int, int, int]) -> tuple[float, float, float]:
    """How far the villain is beaten, how far the scheme has come, how healthy the heroes are; each from 0 to 1."""
    hit_points, stages, waiting = totals
    areas = [0] if len(g.parea) == 1 or not any(g.parea) else sorted(set(g.parea))
    left = 0
    for c in g.zones[VILLAINS]:
        left += mod.remaining(g, c)
    done = waiting
    for a in areas:
        for c in g.zones[VILLAIN_DECK + a]:
            left += mod.max_hp(g, c)
        done -= len(g.zones[SCHEME_DECK + a])
    threat = float(done)
    for c in g.zones[MAIN_SCHEMES]:
        target = mod.stat(g, c, STAT_TARGET_THREAT)
        if target > 0:
            threat += min(1.0, int(g.threat[c]) / target)
    health = 0.0
    for p, c in enumerate(g.identity):
        if g.alive[p]:
            full = mod.max_hp(g, c)
            health += min(1.0, max(0, full - int(g.damage[c])) / full) if full else 0.0
    return (
        1 - min(1.0, left / hit_points) if hit_points else 0.0,
        min(1.0, threat / stages) if stages else 0.0,
        health / g.n,
    )
