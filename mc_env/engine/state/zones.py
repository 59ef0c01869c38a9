"""The zone registry: every card is in exactly one of these piles. The top of a pile is its last element."""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import (
    PILE_DEALT,
    PILE_DECK,
    PILE_DISCARD,
    PILE_ENCOUNTER_DECK,
    PILE_ENCOUNTER_DISCARD,
    PILE_HAND,
    PILE_NEMESIS,
    PILE_REMOVED,
    PILE_SCHEME_DECK,
    PILE_SET_ASIDE,
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

MAX_PLAYERS: Final = 4
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
NOWHERE: Final = 255  # of a card that is in no zone yet, or no longer

PLAY_ZONE: Final = tuple(PLAY + (0 if t == TYPE_ALTER_EGO else t) for t in range(16))
NOBODY: Final = 255

DECKS: Final = (*range(DECK, DECK + 4), *range(ENC_DECK, ENC_DECK + 5), *range(EXTRA, PLAY, 2))
DISCARD_PILES: Final = (
    *range(DISCARD, DISCARD + 4),
    *range(ENC_DISCARD, ENC_DISCARD + 5),
    *range(EXTRA + 1, PLAY, 2),
)

PILE_ZONE: Final = {
    PILE_HAND: HAND,
    PILE_DECK: DECK,
    PILE_DISCARD: DISCARD,
    PILE_DEALT: DEALT,
    PILE_NEMESIS: NEMESIS,
}
AREA_PILE_ZONE: Final = {
    PILE_ENCOUNTER_DECK: ENC_DECK,
    PILE_ENCOUNTER_DISCARD: ENC_DISCARD,
    PILE_VILLAIN_DECK: VILLAIN_DECK,
    PILE_SCHEME_DECK: SCHEME_DECK,
}
GLOBAL_PILE_ZONE: Final = {
    PILE_SET_ASIDE: ASIDE,
    PILE_VICTORY: VICTORY,
    PILE_REMOVED: REMOVED,
}


def zone_name(zone: int) -> str:
    """A readable name, for messages and logs."""
    if zone >= PLAY:
        return "in play"
    for first, size, name in (
        (DECK, 4, "deck"),
        (HAND, 4, "hand"),
        (DISCARD, 4, "discard pile"),
        (DEALT, 4, "dealt encounter cards"),
        (NEMESIS, 4, "nemesis set"),
    ):
        if first <= zone < first + size:
            return f"player {zone - first + 1}'s {name}"
    if zone >= EXTRA:
        return "extra deck" if (zone - EXTRA) % 2 == 0 else "extra discard pile"
    if zone < REMOVED:
        return ("encounter deck", "encounter discard pile", "villain deck", "main scheme deck")[(zone - ENC_DECK) // 5]
    return {
        REMOVED: "removed from the game",
        VICTORY: "victory display",
        ASIDE: "set aside",
        BOOST: "boost card",
        UNDER: "beneath a card",
        TABLE: "on the table",
    }[zone]
