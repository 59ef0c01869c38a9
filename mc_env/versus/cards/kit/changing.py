"""Effects on powers, and on what cards are."""

from __future__ import annotations

from dataclasses import dataclass

from mc_env.versus.cards.kit.effects import Effect
from mc_env.versus.cards.kit.nodes import Target
from mc_env.versus.terms import ALL_POWERS, UNTIL_SOURCE_GOES

__all__ = [
    "AttackBackRow",
    "CancelPower",
    "GainPowers",
    "MayPay",
    "Regress",
    "Transform",
]


@dataclass(frozen=True)
class CancelPower(Effect):
    """The super power that is reacted to never resolves."""


@dataclass(frozen=True)
class MayPay(Effect):
    """Symbols may be paid, by you or by an enemy player; who does it makes the effect happen."""

    cost: tuple[int, ...]
    effect: Effect
    enemy: bool = False


@dataclass(frozen=True)
class GainPowers(Effect):
    """The character itself has the printed powers of the one that this is about, in play or not any more."""

    what: int = ALL_POWERS
    until: int = UNTIL_SOURCE_GOES


@dataclass(frozen=True)
class AttackBackRow(Effect):
    """After this combat the character itself may attack a character in the back row of whom it stunned."""


@dataclass(frozen=True)
class Transform(Effect):
    """The character itself is replaced with a main character of level 2 from your side deck."""


@dataclass(frozen=True)
class Regress(Effect):
    """Main characters become level 1 for a time."""

    target: Target
    until: int
