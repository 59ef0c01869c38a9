"""Further things that are done: to characters, to players, later."""

from __future__ import annotations

from dataclasses import dataclass

from mc_env.versus.cards.kit.effects import Effect
from mc_env.versus.cards.kit.nodes import THIS_COMBAT, THIS_TURN, Cond, Target
from mc_env.versus.cards.kit.powers import When
from mc_env.versus.terms import Symbol

__all__ = [
    "Brainwash",
    "ChooseEnemyPlayer",
    "DesertToTheStrongest",
    "DoubleMinus",
    "DramaticEntrance",
    "Drive",
    "EnemiesCannot",
    "Exhaust",
    "GainPoints",
    "HaveBaseOfThat",
    "IfYouDo",
    "Lose",
    "MakeTokens",
    "MatchATK",
    "NextTime",
    "PayPoint",
    "RemoveMinus",
    "RemoveOnePlus",
    "RevealHands",
    "SetAside",
    "TakeOver",
    "YouMay",
]


@dataclass(frozen=True)
class IfYouDo(Effect):
    """Something is done, and if it was, something else."""

    effect: Effect
    then: Effect


@dataclass(frozen=True)
class NextTime(Effect):
    """Done when something happens the next time, in this turn or combat; `cond` must be true then."""

    when: When
    effect: Effect
    cond: Cond | None = None
    until: int = THIS_TURN


@dataclass(frozen=True)
class Exhaust(Effect):
    """Exhaust characters."""

    target: Target


@dataclass(frozen=True)
class Lose(Effect):
    """Characters lose a keyword and cannot gain it for a time."""

    target: Target
    stat: int
    until: int = THIS_COMBAT


@dataclass(frozen=True)
class RemoveMinus(Effect):
    """Remove all -1/-1 counters."""

    target: Target


@dataclass(frozen=True)
class RemoveOnePlus(Effect):
    """Remove a +1/+1 counter."""

    target: Target


@dataclass(frozen=True)
class DoubleMinus(Effect):
    """Put as many -1/-1 counters on characters as they have."""

    target: Target


@dataclass(frozen=True)
class MatchATK(Effect):
    """The character itself gains ATK this combat up to that of another."""

    target: Target


@dataclass(frozen=True)
class HaveBaseOfThat(Effect):
    """The character itself has the base ATK and DEF of the card found before, for a time."""

    until: int = THIS_TURN


@dataclass(frozen=True)
class Brainwash(Effect):
    """A character is exhausted and moves to your back row, until the character itself gets stunned or leaves your side."""

    target: Target


@dataclass(frozen=True)
class SetAside(Effect):
    """Characters leave the game with their counters, until your next turn begins or the character itself leaves play."""

    target: Target


@dataclass(frozen=True)
class DesertToTheStrongest(Effect):
    """The character itself moves to the back row of an enemy player who has more ATK than anybody on your side."""


@dataclass(frozen=True)
class DramaticEntrance(Effect):
    """A character of your hand comes beside your defender and takes its place; it is KO'd when the combat ends."""


@dataclass(frozen=True)
class Drive(Effect):
    """The character itself attacks characters of an enemy row, one after another, as often as you like."""


@dataclass(frozen=True)
class TakeOver(Effect):
    """The character itself becomes your main character, and the one you have a supporting character."""


@dataclass(frozen=True)
class MakeTokens(Effect):
    """Tokens come into your front row until so many of them are on your side."""

    code: str
    up_to: int


@dataclass(frozen=True)
class ChooseEnemyPlayer(Effect):
    """Choose an enemy player; numbers may speak of them."""


@dataclass(frozen=True)
class RevealHands(Effect):
    """Enemy players play with open hands, until one of them pays a symbol in their main phase."""

    symbol: Symbol


@dataclass(frozen=True)
class EnemiesCannot(Effect):
    """Something that is counted holds for enemy players for a time: no plot twists ..."""

    stat: int
    until: int = THIS_COMBAT


@dataclass(frozen=True)
class YouMay(Effect):
    """Something that is counted holds for you for a time: recruiting from the KO pile ..."""

    stat: int
    until: int = THIS_TURN


@dataclass(frozen=True)
class GainPoints(Effect):
    """Recruit points more for this build phase."""

    n: int = 1


@dataclass(frozen=True)
class PayPoint(Effect):
    """Pay a recruit point."""
