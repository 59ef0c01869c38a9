"""Small things that all parts of an observation share: relative seats, numbers of zones."""

from __future__ import annotations

from typing import Final, NamedTuple

from mc_env.engine.state.zones import ZONES, by_zone
from mc_env.kernel.zones import MAX_PLAYERS


class Look(NamedTuple):
    """One observation as packed int16 rows, and how many there are of each."""

    entities: bytes
    options: bytes
    globals: bytes
    decision: bytes
    piles: bytes
    n_entities: int
    n_options: int
    n_piles: int


UNKNOWN: Final = 1  # card id of what the observer may not see


ZONE_NUMBER: Final = by_zone(lambda zone: ZONES.index(zone) + 1)  # in `columns.ZONE_NAMES`

SEATS_FROM: Final = {  # seats by how many there are and who looks, from the observer's on
    (n, p): (*range(p, n), *range(p)) for n in range(1, MAX_PLAYERS + 1) for p in range(n)
}

_RELATIVE: Final = {
    (n, p): tuple((q - p) % n + 1 if q < n else 0 for q in range(256))
    for n in range(1, MAX_PLAYERS + 1)
    for p in range(n)
}


def relative(n: int, p: int) -> tuple[int, ...]:
    """Seats as player p of n sees them: 1 is p, 2 the next; 0 nobody. Indexed by what byte columns hold (255 nobody)."""
    return _RELATIVE[n, p]
