"""Effects that fetch cards from decks, hands and KO piles."""

from __future__ import annotations

from dataclasses import dataclass

from mc_env.versus.cards.kit.effects import Effect
from mc_env.versus.cards.kit.selecting import Kind

__all__ = [
    "Fetch",
    "Reveal",
    "RevealUntil",
    "INTO_BACK_ROW",
    "AT_THE_BOTTOM",
    "INTO_YOUR_HAND",
    "INTO_RESOURCES",
    "ONTO_YOUR_SIDE",
]

INTO_YOUR_HAND = "hand"
ONTO_YOUR_SIDE = "side"
INTO_BACK_ROW = "back row"
INTO_RESOURCES = "resources"
AT_THE_BOTTOM = "bottom"


@dataclass(frozen=True)
class Fetch(Effect):
    """Cards of a kind from some of your piles go somewhere, one after another, at most so many."""

    kind: Kind
    piles: tuple[int, ...]
    to: str
    n: int = 1
    same_team: bool = False  # all or none, and they share a team


@dataclass(frozen=True)
class Reveal(Effect):
    """The top cards of your deck are revealed; one of a kind goes to your hand, the rest to the bottom."""

    n: int
    kind: Kind
    copies: bool = False  # and others with its name


@dataclass(frozen=True)
class RevealUntil(Effect):
    """Cards are revealed from the top of your deck up to one of a kind: it goes to your hand, the others are shuffled in."""

    kind: Kind
