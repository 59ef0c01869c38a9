"""How often a limited ability has been used, and whether it may be used again."""

from __future__ import annotations

from mc_env.cards.terms import PERIOD_INSTANCE
from mc_env.engine.program.tables import AbilityC
from mc_env.engine.state.state import State


def limit_key(g: State, c: int, ab: AbilityC) -> int:
    """Where uses of a limited ability are counted: by card and ability, or by title for a shared maximum."""
    if ab.shared:
        return -(ab.id * 8 + ab.period) - 1
    return c << 8 | ab.limit_slot


def under_limit(g: State, c: int, ab: AbilityC) -> bool:
    if ab.period == PERIOD_INSTANCE:
        return True  # the window counts these
    return g.limits.get(limit_key(g, c, ab), 0) < ab.limit


def count_use(g: State, c: int, ab: AbilityC, n: int = 1) -> None:
    """Count a use of a limited ability (or take one back)."""
    if ab.limit and ab.period != PERIOD_INSTANCE:
        key = limit_key(g, c, ab)
        g.limits[key] = g.limits.get(key, 0) + n
        if not g.limits[key]:
            del g.limits[key]
