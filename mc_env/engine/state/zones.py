"""The zones: every card is in exactly one of these piles. The top of a pile is its last element.

A zone is a number. `ZONES` is the one table of them: what they are called, which numbers they have, whose they are, as what
kind of pile cards speak of them and who sees what lies in them. Moving, the index, logs, views and observations read it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mc_env.cards.terms import (
    PILE_BOOST,
    PILE_DEALT,
    PILE_DECK,
    PILE_DISCARD,
    PILE_ENCOUNTER_DECK,
    PILE_ENCOUNTER_DISCARD,
    PILE_EXTRA_DECK,
    PILE_EXTRA_DISCARD,
    PILE_HAND,
    PILE_NEMESIS,
    PILE_PLAY,
    PILE_REMOVED,
    PILE_SCHEME_DECK,
    PILE_SET_ASIDE,
    PILE_UNDER,
    PILE_VICTORY,
    PILE_VILLAIN_DECK,
    TYPE_ALLY,
    TYPE_ALTER_EGO,
    TYPE_ATTACHMENT,
    TYPE_ENVIRONMENT,
    TYPE_MAIN_SCHEME,
    TYPE_MINION,
    TYPE_OBLIGATION,
    TYPE_PLAYER_SIDE_SCHEME,
    TYPE_SIDE_SCHEME,
    TYPE_SUPPORT,
    TYPE_UPGRADE,
    TYPE_VILLAIN,
)
from mc_env.kernel.zones import (
    HELD,
    HIDDEN,
    IN_PLAY,
    OF_AREA,
    OF_CARD,
    OF_GAME,
    OF_PLAYER,
    OPEN,
    RESOLVING,
    SHOWN,
    Zone,
    names,
    of_each,
)

MAX_AREAS: Final = 5  # one for the scenario, or one for each player

DECK: Final = 0  # + player
HAND: Final = 4
DISCARD: Final = 8
DEALT: Final = 12  # facedown encounter cards in front of a player
NEMESIS: Final = 16  # set aside for a player
ENC_DECK: Final = 20  # + area
ENC_DISCARD: Final = 25
VILLAIN_DECK: Final = 30
SCHEME_DECK: Final = 35
REMOVED: Final = 40
VICTORY: Final = 41
ASIDE: Final = 42
BOOST: Final = 43  # boost cards, on the enemy that is their host
UNDER: Final = 44  # cards beneath the card that is their host
TABLE: Final = 45  # a card being played, revealed or resolved
EXTRA: Final = 46  # + 2 * index: extra decks, each followed by its discard pile
N_EXTRA: Final = 8
PLAY: Final = EXTRA + 2 * N_EXTRA  # + card type; both faces of an identity share one pile
N_ZONES: Final = PLAY + 16

# cards in play by type: one pile each
IDENTITIES: Final = PLAY
ALLIES: Final = PLAY + TYPE_ALLY
SUPPORTS: Final = PLAY + TYPE_SUPPORT
UPGRADES: Final = PLAY + TYPE_UPGRADE
PLAYER_SIDE_SCHEMES: Final = PLAY + TYPE_PLAYER_SIDE_SCHEME
VILLAINS: Final = PLAY + TYPE_VILLAIN
MAIN_SCHEMES: Final = PLAY + TYPE_MAIN_SCHEME
MINIONS: Final = PLAY + TYPE_MINION
SIDE_SCHEMES: Final = PLAY + TYPE_SIDE_SCHEME
ATTACHMENTS: Final = PLAY + TYPE_ATTACHMENT
ENVIRONMENTS: Final = PLAY + TYPE_ENVIRONMENT
OBLIGATIONS: Final = PLAY + TYPE_OBLIGATION

PLAY_ZONE: Final = tuple(PLAY + (0 if t == TYPE_ALTER_EGO else t) for t in range(16))

# in the order of their numbers in observations, which are 1, 2, ...
ZONES: Final = (
    Zone("in play", "play", range(PLAY, N_ZONES), OF_GAME, PILE_PLAY, IN_PLAY),
    Zone("hand", "hand", range(HAND, DISCARD), OF_PLAYER, PILE_HAND, HELD),
    Zone("deck", "deck", range(DECK, HAND), OF_PLAYER, PILE_DECK, HIDDEN, "player deck"),
    Zone("discard pile", "discard", range(DISCARD, DEALT), OF_PLAYER, PILE_DISCARD, SHOWN),
    Zone("dealt encounter cards", "dealt", range(DEALT, NEMESIS), OF_PLAYER, PILE_DEALT, HIDDEN),
    Zone("nemesis set", "nemesis", range(NEMESIS, ENC_DECK), OF_PLAYER, PILE_NEMESIS, OPEN),
    Zone("encounter deck", "encounter deck", range(ENC_DECK, ENC_DISCARD), OF_AREA, PILE_ENCOUNTER_DECK, HIDDEN),
    Zone(
        "encounter discard pile",
        "encounter discard",
        range(ENC_DISCARD, VILLAIN_DECK),
        OF_AREA,
        PILE_ENCOUNTER_DISCARD,
        SHOWN,
    ),
    Zone("villain deck", "villain deck", range(VILLAIN_DECK, SCHEME_DECK), OF_AREA, PILE_VILLAIN_DECK, OPEN),
    Zone("main scheme deck", "scheme deck", range(SCHEME_DECK, REMOVED), OF_AREA, PILE_SCHEME_DECK, OPEN),
    Zone("removed from the game", "removed", range(REMOVED, VICTORY), OF_GAME, PILE_REMOVED, SHOWN),
    Zone("victory display", "victory", range(VICTORY, ASIDE), OF_GAME, PILE_VICTORY, SHOWN),
    Zone("set aside", "aside", range(ASIDE, BOOST), OF_GAME, PILE_SET_ASIDE, OPEN),
    Zone("boost card", "boost", range(BOOST, UNDER), OF_CARD, PILE_BOOST, HIDDEN, "boost cards"),
    Zone("beneath a card", "under", range(UNDER, TABLE), OF_CARD, PILE_UNDER, HIDDEN),
    Zone("on the table", "table", range(TABLE, EXTRA), OF_GAME, -1, RESOLVING, "being played, revealed or resolved"),
    Zone("extra deck", "extra deck", range(EXTRA, PLAY, 2), OF_GAME, PILE_EXTRA_DECK, HIDDEN),
    Zone("extra discard pile", "extra discard", range(EXTRA + 1, PLAY, 2), OF_GAME, PILE_EXTRA_DISCARD, SHOWN),
)


def by_zone(column: Callable[[Zone], int]) -> tuple[int, ...]:
    """A column of the table by number, for whoever asks often; -1 for what is no zone (`NOWHERE`)."""
    return of_each(ZONES, column)


# Whether z is a hand, a discard pile, ...: `PILE_KIND[z] == PILE_HAND`.
PILE_KIND: Final = by_zone(lambda zone: zone.kind)
SECRECY: Final = by_zone(lambda zone: zone.secrecy)
DECKS: Final = tuple(z for z in range(N_ZONES) if PILE_KIND[z] in (PILE_DECK, PILE_ENCOUNTER_DECK, PILE_EXTRA_DECK))
DISCARD_PILES: Final = tuple(
    z for z in range(N_ZONES) if PILE_KIND[z] in (PILE_DISCARD, PILE_ENCOUNTER_DISCARD, PILE_EXTRA_DISCARD)
)
PILES_IN_PLAY: Final = tuple(range(PLAY, N_ZONES))

# by kind of pile: the zone, or the first of those by player or by area
PILE_ZONE: Final = {zone.kind: zone.piles[0] for zone in ZONES if zone.whose == OF_PLAYER}
AREA_PILE_ZONE: Final = {zone.kind: zone.piles[0] for zone in ZONES if zone.whose == OF_AREA}
GLOBAL_PILE_ZONE: Final = {
    zone.kind: zone.piles[0] for zone in ZONES if zone.whose == OF_GAME and len(zone.piles) == 1 and zone.kind >= 0
}


_NAMES: Final = names(ZONES)


def zone_name(zone: int) -> str:
    """A readable name, for messages and logs."""
    return _NAMES[zone]
