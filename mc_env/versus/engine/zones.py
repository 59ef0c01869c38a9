"""The zones of Vs. System (rulebook, "Basic Game Concepts"): decks, hands, KO piles, the three rows of play, removed cards."""

from __future__ import annotations

from typing import Final

from mc_env.kernel.zones import (
    HELD,
    HIDDEN,
    IN_PLAY,
    OF_GAME,
    OF_PLAYER,
    RESOLVING,
    SHOWN,
    Zone,
    names,
    of_each,
)
from mc_env.versus.terms import PILE_DECK, PILE_HAND, PILE_KO, PILE_PLAY, PILE_REMOVED, PILE_RESOURCES

DECK: Final = 0  # + player
HAND: Final = 4
KO_PILE: Final = 8
RESOURCES: Final = 12
REMOVED: Final = 16
TABLE: Final = 17  # a plot twist being played, a card being recruited
ATTACHED: Final = 18  # equipment, on the character that is its host
EGGS: Final = 19  # + player: the Facehugger pile
SIDE: Final = 23  # + player: main characters to transform into
FRONT: Final = 27  # + player: from here on characters in play
BACK: Final = 31
N_ZONES: Final = 35

ZONES: Final = (
    Zone("front row", "front", range(FRONT, BACK), OF_PLAYER, PILE_PLAY, IN_PLAY),
    Zone("back row", "back", range(BACK, N_ZONES), OF_PLAYER, PILE_PLAY, IN_PLAY),
    Zone("hand", "hand", range(HAND, KO_PILE), OF_PLAYER, PILE_HAND, HELD),
    Zone("deck", "deck", range(DECK, HAND), OF_PLAYER, PILE_DECK, HIDDEN),
    Zone("KO pile", "ko", range(KO_PILE, RESOURCES), OF_PLAYER, PILE_KO, SHOWN),
    Zone("resource row", "resources", range(RESOURCES, REMOVED), OF_PLAYER, PILE_RESOURCES, HIDDEN),
    Zone("removed from the game", "removed", range(REMOVED, TABLE), OF_GAME, PILE_REMOVED, SHOWN),
    Zone("on the table", "table", range(TABLE, ATTACHED), OF_GAME, -1, RESOLVING),
    Zone("on its bearer", "attached", range(ATTACHED, EGGS), OF_GAME, -1, SHOWN),
    Zone("Facehugger pile", "pile", range(EGGS, SIDE), OF_PLAYER, -1, SHOWN),
    Zone("side deck", "side", range(SIDE, FRONT), OF_PLAYER, -1, HIDDEN),
)

PILE_KIND: Final = of_each(ZONES, lambda zone: zone.kind)
SECRECY: Final = of_each(ZONES, lambda zone: zone.secrecy)
PILE_BIT: Final = tuple(1 << kind if kind >= 0 else 0 for kind in PILE_KIND)
_NAMES: Final = names(ZONES)


def zone_name(zone: int) -> str:
    """A readable name, for messages and labels."""
    return _NAMES[zone]


def in_front(zone: int) -> bool:
    """Whether a zone is a front row."""
    return FRONT <= zone < BACK


def side_of(zone: int) -> int:
    """Whose front or back row a zone is."""
    return (zone - FRONT) % 4
