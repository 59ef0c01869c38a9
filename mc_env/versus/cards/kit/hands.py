"""Effects on hands that others may not see, on names, and on each enemy player."""

from __future__ import annotations

from dataclasses import dataclass

from mc_env.versus.cards.kit.effects import Effect
from mc_env.versus.cards.kit.nodes import Which

__all__ = [
    "DiscardToStun",
    "ForEachEnemy",
    "KnockOutTheirResource",
    "LookAtHand",
    "NameCard",
    "PlayTwist",
    "ShuffleInCharacters",
    "TheyDiscardAtRandom",
]


@dataclass(frozen=True)
class LookAtHand(Effect):
    """You see the hand of an enemy player, or everybody does; they discard each card of a kind, or one that you choose."""

    reveal: bool = False
    each: Which | None = None
    one: Which | None = None


@dataclass(frozen=True)
class NameCard(Effect):
    """Name a card, perhaps a character; what comes after it may mean cards with that name."""

    characters: bool = False


@dataclass(frozen=True)
class PlayTwist(Effect):
    """Play an any-turn Combat plot twist from your KO pile, then shuffle it into your deck."""


@dataclass(frozen=True)
class ForEachEnemy(Effect):
    """Done for each enemy player, one after another."""

    effect: Effect


@dataclass(frozen=True)
class KnockOutTheirResource(Effect):
    """KO a resource of the enemy player it is done for."""


@dataclass(frozen=True)
class TheyDiscardAtRandom(Effect):
    """The enemy player it is done for discards a random card."""


@dataclass(frozen=True)
class ShuffleInCharacters(Effect):
    """All characters of a KO pile of your choice are shuffled into its owner's deck; the report says how many."""


@dataclass(frozen=True)
class DiscardToStun(Effect):
    """Stun a face-up enemy supporting character by discarding a card that is no cheaper."""
