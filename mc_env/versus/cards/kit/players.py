"""Effects on players and their hands."""

from __future__ import annotations

from dataclasses import dataclass

from mc_env.versus.cards.kit.effects import Effect

__all__ = ["ANYBODY", "AN_ENEMY_PLAYER", "Choose", "DEFENSELESS_PLAYER", "Discards", "DiscardsHand"]

AN_ENEMY_PLAYER = "an enemy player"
ANYBODY = "a player"
DEFENSELESS_PLAYER = "a player without cards in hand or without supporting characters"


@dataclass(frozen=True)
class Choose(Effect):
    """One of some players is chosen, and something is done that speaks of them."""

    who: str
    effect: Effect


@dataclass(frozen=True)
class Discards(Effect):
    """The chosen player (or the one the event is about) discards a card, one they choose or a random one."""

    random: bool = False


@dataclass(frozen=True)
class DiscardsHand(Effect):
    """You discard your hand."""
