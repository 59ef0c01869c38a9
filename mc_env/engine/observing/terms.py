"""Small things that all parts of the raw view share: relative seats, numbers of zones."""

from __future__ import annotations

from typing import Final

from mc_env.engine.state.zones import (
    ASIDE,
    BOOST,
    DEALT,
    DECK,
    DISCARD,
    ENC_DECK,
    ENC_DISCARD,
    EXTRA,
    HAND,
    MAX_AREAS,
    MAX_PLAYERS,
    N_ZONES,
    NEMESIS,
    PLAY,
    REMOVED,
    SCHEME_DECK,
    TABLE,
    UNDER,
    VICTORY,
    VILLAIN_DECK,
)

UNKNOWN: Final = 1  # card id of what the observer may not see


def _zone_numbers() -> tuple[int, ...]:
    """The number that `columns.ZONE_NAMES` gives to each zone."""
    out = [1] * N_ZONES
    for first, size, number in (
        (HAND, MAX_PLAYERS, 2),
        (DECK, MAX_PLAYERS, 3),
        (DISCARD, MAX_PLAYERS, 4),
        (DEALT, MAX_PLAYERS, 5),
        (NEMESIS, MAX_PLAYERS, 6),
        (ENC_DECK, MAX_AREAS, 7),
        (ENC_DISCARD, MAX_AREAS, 8),
        (VILLAIN_DECK, MAX_AREAS, 9),
        (SCHEME_DECK, MAX_AREAS, 10),
        (REMOVED, 1, 11),
        (VICTORY, 1, 12),
        (ASIDE, 1, 13),
        (BOOST, 1, 14),
        (UNDER, 1, 15),
        (TABLE, 1, 16),
    ):
        out[first : first + size] = [number] * size
    for z in range(EXTRA, PLAY):
        out[z] = 17 + (z - EXTRA) % 2
    return tuple(out)


ZONE: Final = _zone_numbers()

_RELATIVE: Final = {
    (n, p): tuple((q - p) % n + 1 if q < n else 0 for q in range(256))
    for n in range(1, MAX_PLAYERS + 1)
    for p in range(n)
}


def relative(n: int, p: int) -> tuple[int, ...]:
    """Seats as player p of n sees them: 1 is p, 2 the next; 0 nobody. Indexed by what byte columns hold (255 nobody)."""
    return _RELATIVE[n, p]
