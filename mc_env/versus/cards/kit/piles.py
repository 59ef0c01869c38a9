"""Cards out of play: which, how many there are, and what is done with hands, decks, KO piles and resources."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mc_env.versus.cards.kit.effects import Effect
from mc_env.versus.cards.kit.nodes import Value, Which
from mc_env.versus.terms import PILE_DECK, PILE_HAND, PILE_KO, Symbol

__all__ = [
    "AllResources",
    "Arrange",
    "BasicLocations",
    "CardsMoreThanThey",
    "ConsumeSoul",
    "DECK_PILE",
    "DiscardFromEnemyHand",
    "EVIL",
    "GOOD",
    "HAND_PILE",
    "INTO_HAND",
    "InKOPiles",
    "InYourKOPile",
    "KO",
    "KnockOutAllResources",
    "LOCATION_CARD",
    "NOT_OF_THEIR_MAINS_TEAM",
    "Named",
    "ONTO_SIDE",
    "PlayFromDeck",
    "PutThatCardOntoYourSide",
    "RevealUntilCharacter",
    "Search",
    "TO_BOTTOM",
]

HAND_PILE, DECK_PILE, KO = PILE_HAND, PILE_DECK, PILE_KO
# where a card goes
INTO_HAND: Final = 0
ONTO_SIDE: Final = 1  # into a row
TO_BOTTOM: Final = 2  # of the deck

LOCATION_CARD = Which((("location", 0),))
GOOD = Which((("good", 0),))
EVIL = Which((("evil", 0),))
NOT_OF_THEIR_MAINS_TEAM = Which((("not of its player's main character's team", 0),))


def Named(name: str) -> Which:
    """Cards with a name."""
    return Which((("named", name),))


@dataclass(frozen=True)
class InYourKOPile(Value):
    """How many characters of a kind lie in your KO pile."""

    which: Which


@dataclass(frozen=True)
class InKOPiles(Value):
    """How many characters of a kind lie in all KO piles."""

    which: Which


@dataclass(frozen=True)
class AllResources(Value):
    """Resources on all sides."""


@dataclass(frozen=True)
class BasicLocations(Value):
    """Face-up locations without a team on all sides that give a symbol."""

    symbol: Symbol


@dataclass(frozen=True)
class CardsMoreThanThey(Value):
    """By how many cards your hand is larger than that of the chosen player."""


@dataclass(frozen=True)
class Search(Effect):
    """Find a card in some of your piles; it goes somewhere. A deck that was searched is shuffled."""

    which: Which
    piles: tuple[int, ...]
    to: int


@dataclass(frozen=True)
class DiscardFromEnemyHand(Effect):
    """Look at the hand of an enemy player and choose a card of a kind, which that player discards."""

    which: Which


@dataclass(frozen=True)
class Arrange(Effect):
    """See the top cards of your deck; so many of them go to the bottom, the others back on top, in an order you choose."""

    n: int
    bottom: int


@dataclass(frozen=True)
class PlayFromDeck(Effect):
    """Find a plot twist for combats of any turn in your deck, with a name that none in your KO pile has, and play it."""


@dataclass(frozen=True)
class RevealUntilCharacter(Effect):
    """Reveal cards of your deck up to a character that is not on your side; it comes there, and is KO'd when the turn ends."""


@dataclass(frozen=True)
class ConsumeSoul(Effect):
    """A character of an enemy KO pile and all of its name in that player's KO pile, hand and deck leave the game."""


@dataclass(frozen=True)
class KnockOutAllResources(Effect):
    """All resources on all sides are KO'd."""


@dataclass(frozen=True)
class PutThatCardOntoYourSide(Effect):
    """The card that was discarded to power up comes onto your side."""
