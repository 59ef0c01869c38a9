"""Further events that powers wait for, further kinds of characters, and further circumstances."""

from __future__ import annotations

from dataclasses import dataclass

from mc_env.versus.cards.kit.nodes import ITSELF, Fact, Target, Value, Which
from mc_env.versus.cards.kit.powers import When
from mc_env.versus.terms import (
    EVENT_APPEARS,
    EVENT_ATTACK_DECLARED,
    EVENT_ATTACKS,
    EVENT_BUILD_BEGINS,
    EVENT_DRAWS,
    EVENT_GAINS_ATK,
    EVENT_GAINS_PLUS,
    EVENT_KO,
    EVENT_LOCATION_APPEARS,
    EVENT_RECOVERS,
    EVENT_RESOURCE,
    EVENT_WOUNDED,
    STAT_ATTACKS_FIRST,
    STAT_CANNOT_BE_ATTACKED,
    STAT_CANNOT_BE_STRUCK,
    STAT_CANNOT_BE_STUNNED,
    STAT_CANNOT_MOVE,
    STAT_CANNOT_READY,
    STAT_CANNOT_STRIKE,
    STAT_DURABLE,
    STAT_GAINS_NO_MINUS,
    STAT_GAINS_NO_PLUS,
    STAT_HEX,
    STAT_MOBILE,
    STAT_NO_PLOT_TWISTS,
    STAT_POWERED_UP_BY_ANYONE,
    STAT_RECRUITS_FROM_KO_PILE,
    STAT_SNIPES_THE_PROTECTED,
    STAT_STUNS_WHOM_IT_STRIKES,
    STAT_SYMBIOSIS,
    STAT_WITHOUT,
    UNTIL_RECOVERY_ENDS,
)

__all__ = [
    "ALL_YOURS_SHARE_A_TEAM",
    "APPEARED_THIS_TURN",
    "ATTACKED_SINCE_YOUR_LAST_TURN",
    "ATTACKING",
    "ATTACKING_SOMEONE_WITH_MINUS",
    "ATTACKING_THE_EXHAUSTED",
    "ATTACKS_FIRST",
    "A_BUILD_PHASE_BEGINS",
    "A_LOCATION_APPEARS_ON_YOUR_SIDE",
    "A_RESOURCE_APPEARS",
    "A_TEAM_ATTACK",
    "AmountOfThat",
    "CANNOT_BE_ATTACKED",
    "CANNOT_BE_STRUCK",
    "CANNOT_BE_STUNNED",
    "CANNOT_MOVE",
    "CANNOT_READY",
    "CANNOT_STRIKE",
    "CurrentATK",
    "CurrentDEF",
    "DEFENDING",
    "DURABLE",
    "ENEMY_TURN",
    "GAINS_NO_MINUS",
    "GAINS_NO_PLUS",
    "GainsATK",
    "GainsPlus",
    "GetsWounded",
    "HAS_MINUS",
    "HEX",
    "IN_MELEE_COMBAT",
    "IN_RANGED_COMBAT",
    "IN_YOUR_BACK_ROW",
    "IT",
    "IT_ATTACKS",
    "Kills",
    "MOBILE",
    "NOT_FROZEN",
    "NO_PLOT_TWISTS",
    "OF_THAT_PLAYER",
    "POWERED_UP_BY_ANYONE",
    "POWERED_UP_BY_NAMESAKE",
    "PROTECTING",
    "PlusOn",
    "RECOVERED_THIS_TURN",
    "RECOVERS",
    "RECRUITS_FROM_KO_PILE",
    "SNIPES_THE_PROTECTED",
    "STUNS_WHOM_IT_STRIKES",
    "SYMBIOSIS",
    "SomeoneAppears",
    "SomeoneGetsKOd",
    "TimesUsed",
    "Total",
    "WITHOUT",
    "YOUR_BUILD_PHASE_BEGINS",
    "YOUR_MAIN",
    "YOUR_MAIN_IS_GREAT_EVIL",
    "YOUR_NEXT_RECOVERY",
    "YOU_DRAW",
    "YOU_HAVE_THE_CHAMPION",
    "YOU_TEAM_ATTACK",
]

HEX, SYMBIOSIS, MOBILE = STAT_HEX, STAT_SYMBIOSIS, STAT_MOBILE
CANNOT_STRIKE, CANNOT_BE_STRUCK, CANNOT_BE_STUNNED = STAT_CANNOT_STRIKE, STAT_CANNOT_BE_STRUCK, STAT_CANNOT_BE_STUNNED
CANNOT_READY, CANNOT_MOVE, CANNOT_BE_ATTACKED = STAT_CANNOT_READY, STAT_CANNOT_MOVE, STAT_CANNOT_BE_ATTACKED
GAINS_NO_PLUS, GAINS_NO_MINUS, WITHOUT, DURABLE = STAT_GAINS_NO_PLUS, STAT_GAINS_NO_MINUS, STAT_WITHOUT, STAT_DURABLE
STUNS_WHOM_IT_STRIKES, SNIPES_THE_PROTECTED = STAT_STUNS_WHOM_IT_STRIKES, STAT_SNIPES_THE_PROTECTED
ATTACKS_FIRST, POWERED_UP_BY_ANYONE = STAT_ATTACKS_FIRST, STAT_POWERED_UP_BY_ANYONE
NO_PLOT_TWISTS, RECRUITS_FROM_KO_PILE = STAT_NO_PLOT_TWISTS, STAT_RECRUITS_FROM_KO_PILE
YOUR_NEXT_RECOVERY = UNTIL_RECOVERY_ENDS

# ------------------------------------------------------------------------------------------ which characters

HAS_MINUS = Which((("has -1/-1", 0),))
YOUR_MAIN = Which((("your main character", 0),))
OF_THAT_PLAYER = Which((("of that player", 0),))
APPEARED_THIS_TURN = Which((("appeared this turn", 0),))
ATTACKED_SINCE_YOUR_LAST_TURN = Which((("attacked since your last turn", 0),))

IT = Target("remembered")  # what a delayed effect remembers

# ------------------------------------------------------------------------------------------ events

YOU_DRAW = When(EVENT_DRAWS, you=True)
A_BUILD_PHASE_BEGINS = When(EVENT_BUILD_BEGINS)
YOUR_BUILD_PHASE_BEGINS = When(EVENT_BUILD_BEGINS, you=True)
A_RESOURCE_APPEARS = When(EVENT_RESOURCE)
A_LOCATION_APPEARS_ON_YOUR_SIDE = When(EVENT_LOCATION_APPEARS, you=True)
RECOVERS = When(EVENT_RECOVERS, to=ITSELF)
YOU_TEAM_ATTACK = When(EVENT_ATTACK_DECLARED, you=True, least=2)
IT_ATTACKS = When(EVENT_ATTACKS, by=Which((("remembered", 0),)))


def SomeoneAppears(who: Which) -> When:
    """A character of a kind appears."""
    return When(EVENT_APPEARS, to=who)


def SomeoneGetsKOd(who: Which) -> When:
    """A character of a kind is KO'd, whoever does it."""
    return When(EVENT_KO, to=who)


def Kills(who: Which) -> When:
    """The character itself is the source of a KO."""
    return When(EVENT_KO, to=who, by=ITSELF)


def GetsWounded(who: Which) -> When:
    """A character gets a wound."""
    return When(EVENT_WOUNDED, to=who)


def GainsPlus(who: Which) -> When:
    """A character gains one or more +1/+1 counters."""
    return When(EVENT_GAINS_PLUS, to=who)


def GainsATK(who: Which) -> When:
    """A character gains ATK by a counter or an effect."""
    return When(EVENT_GAINS_ATK, to=who)


# ------------------------------------------------------------------------------------------ values


@dataclass(frozen=True)
class PlusOn(Value):
    """+1/+1 counters on all characters of a kind."""

    which: Which


@dataclass(frozen=True)
class CurrentATK(Value):
    """The ATK that the character itself has now."""


@dataclass(frozen=True)
class CurrentDEF(Value):
    """The DEF that the character itself has now."""


@dataclass(frozen=True)
class AmountOfThat(Value):
    """How much there was of what has happened."""


@dataclass(frozen=True)
class TimesUsed(Value):
    """How often you have used super powers of a name in this game."""

    name: str


@dataclass(frozen=True)
class Total(Value):
    """One number and another."""

    first: Value
    second: Value


# ------------------------------------------------------------------------------------------ circumstances

PROTECTING = Fact("itself protecting a character")
ENEMY_TURN = Fact("it is an enemy player's turn")
ATTACKING = Fact("attacking")
DEFENDING = Fact("defending")
ATTACKING_THE_EXHAUSTED = Fact("attacking an exhausted character")
ATTACKING_SOMEONE_WITH_MINUS = Fact("attacking a character with a -1/-1 counter")
IN_MELEE_COMBAT = Fact("in melee combat")
IN_RANGED_COMBAT = Fact("in ranged combat")
IN_YOUR_BACK_ROW = Fact("itself in your back row")
A_TEAM_ATTACK = Fact("the combat is a team attack")
RECOVERED_THIS_TURN = Fact("this character recovered this turn")
NOT_FROZEN = Fact("itself not frozen")
ALL_YOURS_SHARE_A_TEAM = Fact("all characters on your side share a team")
YOUR_MAIN_IS_GREAT_EVIL = Fact("your main character is Evil and of level 2 or higher")
YOU_HAVE_THE_CHAMPION = Fact("your best supporting character has more ATK than any enemy supporting character")
POWERED_UP_BY_NAMESAKE = Fact("the discarded card has its name")
