"""How often a power may be used: each turn, each game, on each level (rulebook, "Super Powers", "Once Per Game Restrictions")."""

from __future__ import annotations

from typing import Final

from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import PowerC
from mc_env.versus.terms import ANY_NUMBER, ONCE_A_LEVEL, ONCE_A_TURN


def _key(c: int, power: PowerC) -> int:
    return power.limit << 48 | c << 16 | power.id


def used_up(g: State, c: int, power: PowerC, copies: int = 1) -> bool:
    """Whether a card may not use a power again now; who has it several times may use each copy."""
    return power.limit != ANY_NUMBER and g.limits.get(_key(c, power), 0) >= copies


def use(g: State, c: int, power: PowerC) -> None:
    """A card uses a power."""
    if power.limit != ANY_NUMBER:
        g.limits[_key(c, power)] = g.limits.get(_key(c, power), 0) + 1


_COUNTED: Final[list[str]] = []  # names of super powers whose uses are counted
_USES: Final = 15 << 48


def counted(name: str) -> int:
    """The number of a name of super powers whose uses are counted from now on."""
    if name not in _COUNTED:
        _COUNTED.append(name)
    return _COUNTED.index(name)


def count_use(g: State, p: int, power: PowerC) -> None:
    """A player has used a super power."""
    if power.name in _COUNTED:
        key = _USES | p << 16 | _COUNTED.index(power.name)
        g.limits[key] = g.limits.get(key, 0) + 1


def times_used(g: State, p: int, name: int) -> int:
    """How often a player has used super powers of a name in this game."""
    return g.limits.get(_USES | p << 16 | name, 0)


def end_turn(g: State) -> None:
    """What can be used once each turn can be used again."""
    for key in [key for key in g.limits if key >> 48 == ONCE_A_TURN]:
        del g.limits[key]


def end_level(g: State, c: int) -> None:
    """A main character has become another level."""
    for key in [key for key in g.limits if key >> 48 == ONCE_A_LEVEL and key >> 16 & 0xFFFFFFFF == c]:
        del g.limits[key]
