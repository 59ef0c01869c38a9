"""Effects of Ovomorphs, Facehuggers and equipment."""

from __future__ import annotations

from dataclasses import dataclass

from mc_env.versus.cards.kit.effects import Effect

__all__ = ["Burst", "DestroyNamed", "EquipFromAnywhere", "Hatch", "HatchEach"]


@dataclass(frozen=True)
class Hatch(Effect):
    """A random card of the Facehugger pile is revealed: a Facehugger replaces the character itself and captures an enemy."""


@dataclass(frozen=True)
class HatchEach(Effect):
    """Each of your Ovomorphs may try to hatch, one at a time."""


@dataclass(frozen=True)
class Burst(Effect):
    """The captive goes to its KO pile, and the character itself is KO'd."""


@dataclass(frozen=True)
class EquipFromAnywhere(Effect):
    """An equipment from your deck, hand or KO pile goes onto a character on your side."""


@dataclass(frozen=True)
class DestroyNamed(Effect):
    """Characters with the name that was named go from enemy sides, hands and decks to their KO piles."""
