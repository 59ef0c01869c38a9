"""Powers: what happens when, what is paid for, what holds, and when a character levels up."""

from __future__ import annotations

from dataclasses import dataclass

from mc_env.versus.cards.kit.effects import Effect
from mc_env.versus.cards.kit.nodes import ITSELF, Cond, Node, Number, Which
from mc_env.versus.terms import (
    EVENT_APPEARS,
    EVENT_ATTACKED,
    EVENT_ATTACKS,
    EVENT_KO,
    EVENT_LEAVES_HAND,
    EVENT_PLOT_TWIST,
    EVENT_POWER_UP,
    EVENT_RECRUIT,
    EVENT_RESOURCE,
    EVENT_STUNNED,
    EVENT_SUPER_POWER,
    EVENT_TURN_BEGINS,
    EVENT_TURN_ENDS,
    PILE_PLAY,
    Symbol,
)

__all__ = [
    "APPEARS",
    "ATTACKS",
    "A_CARD_LEAVES_YOUR_HAND",
    "Continuous",
    "GETS_KOD",
    "GETS_STUNNED",
    "IS_ATTACKED",
    "LevelUp",
    "Power",
    "PowersUp",
    "SomeoneGetsStunned",
    "Stuns",
    "SuperPower",
    "Trigger",
    "When",
    "YOUR_TURN_BEGINS",
    "YOUR_TURN_ENDS",
    "YOU_GAIN_A_RESOURCE",
    "YOU_PLAY_A_PLOT_TWIST",
    "YOU_RECRUIT",
    "YOU_USE_A_SUPER_POWER",
]


@dataclass(frozen=True)
class When(Node):
    """An event that a power waits for: what happens, to whom, by whom. `to` and `by` are characters, `you` a player."""

    event: int
    to: Which | None = None
    by: Which | None = None
    you: bool = False


APPEARS = When(EVENT_APPEARS, to=ITSELF)
ATTACKS = When(EVENT_ATTACKS, by=ITSELF)
IS_ATTACKED = When(EVENT_ATTACKED, to=ITSELF)
GETS_STUNNED = When(EVENT_STUNNED, to=ITSELF)
GETS_KOD = When(EVENT_KO, to=ITSELF)
YOUR_TURN_BEGINS = When(EVENT_TURN_BEGINS, you=True)
YOUR_TURN_ENDS = When(EVENT_TURN_ENDS, you=True)
YOU_PLAY_A_PLOT_TWIST = When(EVENT_PLOT_TWIST, you=True)
YOU_USE_A_SUPER_POWER = When(EVENT_SUPER_POWER, you=True)
YOU_RECRUIT = When(EVENT_RECRUIT, you=True)
YOU_GAIN_A_RESOURCE = When(EVENT_RESOURCE, you=True)
A_CARD_LEAVES_YOUR_HAND = When(EVENT_LEAVES_HAND, you=True)


def Stuns(to: Which) -> When:
    """The character itself is the source of a stun."""
    return When(EVENT_STUNNED, to=to, by=ITSELF)


def SomeoneGetsStunned(who: Which) -> When:
    """A character of a kind gets stunned, whoever does it."""
    return When(EVENT_STUNNED, to=who)


def PowersUp(who: Which) -> When:
    """A character is powered up."""
    return When(EVENT_POWER_UP, to=who)


@dataclass(frozen=True)
class Power(Node):
    """A power of a character."""

    name: str


@dataclass(frozen=True)
class Trigger(Power):
    """When something happens, something else does. `cond` must be true when it triggers and, after "if", when it resolves."""

    when: When
    effect: Effect
    cond: Cond | None = None  # if
    during: Cond | None = None  # while


@dataclass(frozen=True)
class SuperPower(Power):
    """Paid with locations, once each turn."""

    moment: int
    cost: tuple[Symbol, ...]
    effect: Effect
    any_turn: bool = False
    any_combat: bool = False
    only_if: Cond | None = None
    active_in: int = PILE_PLAY
    while_stunned: bool = False


@dataclass(frozen=True)
class Continuous(Power):
    """A continuous power, or a conditional one with `during`: it changes a stat of characters."""

    which: Which
    stat: int
    atk: Number = 1  # for ATK and DEF; for everything else how much it counts
    dfn: Number = 0
    during: Cond | None = None


@dataclass(frozen=True)
class LevelUp(Power):
    """Experience: after so many XP the main character becomes the next level."""

    need: int
    when: When
    n: Number = 1
    cond: Cond | None = None
    during: Cond | None = None
