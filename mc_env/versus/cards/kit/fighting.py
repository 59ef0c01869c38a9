"""Further effects on characters and combats."""

from __future__ import annotations

from dataclasses import dataclass

from mc_env.versus.cards.kit.effects import Effect
from mc_env.versus.cards.kit.nodes import Number, Target

__all__ = [
    "Collect",
    "GainOneOf",
    "GrowHealth",
    "KnockOutMain",
    "MoveToAnother",
    "NoMoreAttacks",
    "PutNext",
    "RemoveFromGame",
    "Repeat",
    "TakeMinus",
]


@dataclass(frozen=True)
class TakeMinus(Effect):
    """Put any number of -1/-1 counters on the character itself, so that its DEF stays above 0; the report says how many."""


@dataclass(frozen=True)
class GainOneOf(Effect):
    """Characters have one of some keywords for good, as the player picks; 0 is Berserker."""

    target: Target
    keywords: tuple[int, ...]


@dataclass(frozen=True)
class Repeat(Effect):
    """Done so many times, each with choices of its own."""

    n: Number
    effect: Effect


@dataclass(frozen=True)
class NoMoreAttacks(Effect):
    """No more attacks are made this turn."""


@dataclass(frozen=True)
class PutNext(Effect):
    """The card itself comes from your hand next to a character of yours that is in the combat, into its row."""


@dataclass(frozen=True)
class MoveToAnother(Effect):
    """The character itself moves to another player's back row."""


@dataclass(frozen=True)
class Collect(Effect):
    """A supporting character is removed from the game if it shares no team with those you have collected."""

    target: Target


@dataclass(frozen=True)
class RemoveFromGame(Effect):
    """The character that was KO'd is removed from the game, out of its KO pile."""


@dataclass(frozen=True)
class GrowHealth(Effect):
    """The character itself has more health for good."""

    n: int = 1


@dataclass(frozen=True)
class KnockOutMain(Effect):
    """The main character of the chosen player is KO'd."""
