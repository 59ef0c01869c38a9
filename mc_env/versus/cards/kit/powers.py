"""Powers: what happens when, what is paid for, what holds, and when a character levels up."""

from __future__ import annotations

from dataclasses import dataclass

from mc_env.versus.cards.kit.effects import Effect
from mc_env.versus.cards.kit.nodes import ITSELF, Cond, Node, Number, Which
from mc_env.versus.terms import (
    ALL_POWERS,
    ANY_NUMBER,
    EVENT_APPEARS,
    EVENT_ATTACKED,
    EVENT_ATTACKS,
    EVENT_KO,
    EVENT_LEAVES_HAND,
    EVENT_LEAVES_PLAY,
    EVENT_MAIN_BEGINS,
    EVENT_PLOT_TWIST,
    EVENT_POWER_UP,
    EVENT_RECRUIT,
    EVENT_RESOURCE,
    EVENT_STUNNED,
    EVENT_SUPER_POWER,
    EVENT_SURVIVES,
    EVENT_TURN_BEGINS,
    EVENT_TURN_ENDS,
    ONCE_A_TURN,
    PILE_PLAY,
    Symbol,
)

__all__ = [
    "AN_ENEMY_USES_A_SUPER_POWER",
    "APPEARS",
    "ATTACKS",
    "A_CARD_LEAVES_YOUR_HAND",
    "Action",
    "Borrows",
    "Continuous",
    "GETS_KOD",
    "GETS_STUNNED",
    "IS_ATTACKED",
    "LevelUp",
    "Power",
    "PowersUp",
    "Reaction",
    "LEAVES_PLAY",
    "SURVIVES",
    "SomeoneGetsStunned",
    "YOUR_MAIN_PHASE_BEGINS",
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
    enemy: bool = False  # an enemy player
    symbol: Symbol | None = None  # a super power with this symbol in its cost
    least: int = 0  # how much of it there must be


APPEARS = When(EVENT_APPEARS, to=ITSELF)
ATTACKS = When(EVENT_ATTACKS, by=ITSELF)
IS_ATTACKED = When(EVENT_ATTACKED, to=ITSELF)
GETS_STUNNED = When(EVENT_STUNNED, to=ITSELF)
GETS_KOD = When(EVENT_KO, to=ITSELF)
SURVIVES = When(EVENT_SURVIVES, to=ITSELF)
LEAVES_PLAY = When(EVENT_LEAVES_PLAY, to=ITSELF)
YOUR_MAIN_PHASE_BEGINS = When(EVENT_MAIN_BEGINS, you=True)
YOUR_TURN_BEGINS = When(EVENT_TURN_BEGINS, you=True)
YOUR_TURN_ENDS = When(EVENT_TURN_ENDS, you=True)
YOU_PLAY_A_PLOT_TWIST = When(EVENT_PLOT_TWIST, you=True)
YOU_USE_A_SUPER_POWER = When(EVENT_SUPER_POWER, you=True)
AN_ENEMY_USES_A_SUPER_POWER = When(EVENT_SUPER_POWER, enemy=True)
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
    limit: int = ANY_NUMBER


@dataclass(frozen=True)
class SuperPower(Power):
    """Paid with locations, as often as its limit allows; amplified if one of them was discarded."""

    moment: int
    cost: tuple[int, ...]
    effect: Effect
    any_turn: bool = False
    any_combat: bool = False
    only_if: Cond | None = None
    active_in: int = PILE_PLAY
    while_stunned: bool = False
    limit: int = ONCE_A_TURN
    amplify: Effect | None = None  # what is done instead


@dataclass(frozen=True)
class Reaction(Power):
    """A super power that may be used when something happens, before what it reacts to."""

    when: When
    cost: tuple[int, ...]
    effect: Effect
    cond: Cond | None = None
    limit: int = ONCE_A_TURN


@dataclass(frozen=True)
class Action(Power):
    """Something that may be done at a moment without a cost; it is no super power."""

    moment: int
    effect: Effect
    only_if: Cond | None = None
    limit: int = ONCE_A_TURN


@dataclass(frozen=True)
class Borrows(Power):
    """The character has the powers of others: of characters in play, or of those in your KO pile."""

    which: Which
    what: int = ALL_POWERS
    pile: int = PILE_PLAY


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
    """Experience: after so many XP the main character becomes the next level. With `if_you` XP is gained only if that is done."""

    need: int
    when: When | None = None  # None: only other powers give XP
    n: Number = 1
    cond: Cond | None = None
    during: Cond | None = None
    may: bool = False  # only if the player likes
    heals: bool = False  # when it levels up its wounds are healed
    if_you: Effect | None = None
