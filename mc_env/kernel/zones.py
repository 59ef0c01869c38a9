"""Zones: every card is in exactly one of a game's piles. The top of a pile is its last element.

A zone is a number. Each game has one table of its zones (`Zone`): what they are called, which numbers they have, whose they are,
as what kind of pile cards speak of them and who sees what lies in them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

MAX_PLAYERS: Final = 4
NOBODY: Final = 255
NOWHERE: Final = 255  # of a card that is in no zone yet, or no longer

# whose a zone is
OF_PLAYER: Final = 0  # one for each player
OF_AREA: Final = 1  # one for each area
OF_CARD: Final = 2  # its cards lie on or beneath other cards, their hosts
OF_GAME: Final = 3  # all the same to everybody

# who sees the cards of a zone (each game has one rule of it)
IN_PLAY: Final = 0  # everybody, unless a card lies facedown in another guise
SHOWN: Final = 1  # everybody, and knows them from then on
OPEN: Final = 2  # everybody who looks through them
HELD: Final = 3  # who holds them, and everybody if hands are open
RESOLVING: Final = 4  # everybody, unless a card came there facedown: then who knows it
HIDDEN: Final = 5  # who knows them, and whomever an effect shows them to


class Zone(NamedTuple):
    """A row of the table: one kind of pile."""

    name: str  # of one pile, in words
    log: str  # ... in the exact log
    piles: range  # their numbers, in the order of players, areas, extra decks or card types
    whose: int
    kind: int  # the `Pile` that cards speak of, -1 if they never do
    secrecy: int
    observed: str = ""  # the name in observations, if it is another one


def of_each(zones: Sequence[Zone], column: Callable[[Zone], int]) -> tuple[int, ...]:
    """A column of a table of zones by their numbers; -1 for what is no zone (`NOWHERE`)."""
    out = [-1] * 256
    for zone in zones:
        for z in zone.piles:
            out[z] = column(zone)
    return tuple(out)


def names(zones: Sequence[Zone]) -> tuple[str, ...]:
    """Readable names by number, for messages and logs."""
    out = ["nowhere"] * 256
    for zone in zones:
        for i, z in enumerate(zone.piles):
            out[z] = f"player {i + 1}'s {zone.name}" if zone.whose == OF_PLAYER else zone.name
    return tuple(out)
