"""Further selectors, values and conditions."""

from __future__ import annotations

from dataclasses import dataclass

from mc_env.versus.cards.kit.nodes import (
    CHOSEN,
    Cond,
    Fact,
    Node,
    Number,
    Target,
    Value,
    Which,
)
from mc_env.versus.terms import (
    PILE_DECK,
    PILE_HAND,
    PILE_KO,
    STAT_COST,
    STAT_CREATURE,
    STAT_DEFENSELESS,
    STAT_IMMOBILE,
    STAT_LEAP,
    STAT_NO_SUPER_POWERS,
    STAT_PASSIVE,
    STAT_PLAYS_FROM_TOP,
    STAT_STEALTH,
    STAT_TRIPLE_STRIKE,
    STAT_UNWOUNDABLE,
    STAT_WAKING_NIGHTMARE,
    Symbol,
    Team,
)

__all__ = [
    "A_BERSERKER",
    "CANNOT_BE_WOUNDED",
    "COST",
    "CREATURE",
    "DEFENSELESS",
    "IMMOBILE",
    "LEAP",
    "NO_SUPER_POWERS_OF",
    "PASSIVE",
    "PLAYS_FROM_TOP",
    "STEALTH",
    "TRIPLE_STRIKE",
    "WAKING_NIGHTMARE",
    "ALL_ENEMIES_STUNNED",
    "A_COPY_IS_THERE",
    "BasicOnYourSide",
    "CostAtLeast",
    "EXHAUSTED",
    "FIVE_OF_ONE_TEAM",
    "FROM_ANYWHERE",
    "FROM_DECK",
    "FROM_DECK_AND_KO_PILE",
    "FROM_HAND",
    "FROM_HAND_AND_KO_PILE",
    "FROM_KO_PILE",
    "Figure",
    "HandAtMost",
    "HandGap",
    "HealthOfTheFallen",
    "IS_WOUNDED",
    "IS_YOUR_MAIN",
    "Kind",
    "LIKE_CHOSEN",
    "LIKE_THAT",
    "MELEE_ATTACK",
    "MELEE_ATTACKING",
    "Missing",
    "NOT_RECRUITED_FROM_HAND",
    "NotNamed",
    "RANGED_ATTACKING",
    "READY",
    "SURVIVED_IT",
    "OF_CHOSEN_PLAYER",
    "UNPROTECTED",
    "YOURS_IS_MELEE_ATTACKED",
]

# ------------------------------------------------------------------------------------------ characters in play

EXHAUSTED = Which((("exhausted", 0),))
READY = Which((("ready", 0),))
UNPROTECTED = Which((("unprotected", 0),))
OF_CHOSEN_PLAYER = Which((("of the chosen player", 0),))  # on the side of the player that was chosen
LIKE_CHOSEN = Which((("like chosen", 0),))  # others with the name of the one that was chosen
LIKE_THAT = Which((("like that", 0),))  # others on the side of the one that the event is about, with its name


def NotNamed(name: str) -> Which:
    """Characters without a name."""
    return Which((("not named", name),))


def CostAtLeast(n: int) -> Which:
    """Characters with at least this cost."""
    return Which((("cost at least", n),))


# ------------------------------------------------------------------------------------------ cards out of play


@dataclass(frozen=True)
class Kind(Node):
    """Cards out of play that meet all that is said: type, name, team, keyword; a location of one symbol and no team."""

    type: str = ""
    name: str = ""
    team: Team | None = None
    keyword: int = -1
    basic: bool = False


FROM_DECK = (PILE_DECK,)
FROM_HAND = (PILE_HAND,)
FROM_KO_PILE = (PILE_KO,)
FROM_DECK_AND_KO_PILE = (PILE_DECK, PILE_KO)
FROM_HAND_AND_KO_PILE = (PILE_HAND, PILE_KO)
FROM_ANYWHERE = (PILE_DECK, PILE_HAND, PILE_KO)


# ------------------------------------------------------------------------------------------ what is counted

LEAP, STEALTH, WAKING_NIGHTMARE, CREATURE, PASSIVE = (
    STAT_LEAP,
    STAT_STEALTH,
    STAT_WAKING_NIGHTMARE,
    STAT_CREATURE,
    STAT_PASSIVE,
)
COST, IMMOBILE, PLAYS_FROM_TOP, NO_SUPER_POWERS_OF = (
    STAT_COST,
    STAT_IMMOBILE,
    STAT_PLAYS_FROM_TOP,
    STAT_NO_SUPER_POWERS,
)
CANNOT_BE_WOUNDED, DEFENSELESS, TRIPLE_STRIKE = STAT_UNWOUNDABLE, STAT_DEFENSELESS, STAT_TRIPLE_STRIKE
A_BERSERKER = 0  # among keywords to pick from

# ------------------------------------------------------------------------------------------ values


@dataclass(frozen=True)
class Figure(Value):
    """A figure of one character: "atk", "dfn" or "health"; out of play what is printed."""

    word: str
    of: Target = CHOSEN


@dataclass(frozen=True)
class Missing(Value):
    """How much the character itself lacks of so much ATK or DEF."""

    word: str
    to: Number


@dataclass(frozen=True)
class HandGap(Value):
    """How many cards more the chosen player, or so many cards, are than your hand."""

    to: int = 0  # 0: the hand of the chosen player


@dataclass(frozen=True)
class HealthOfTheFallen(Value):
    """The health of all enemy characters that were KO'd this turn."""


# ------------------------------------------------------------------------------------------ conditions


@dataclass(frozen=True)
class HandAtMost(Cond):
    """Your hand has at most so many cards."""

    n: int


@dataclass(frozen=True)
class BasicOnYourSide(Cond):
    """A face-up basic location of a symbol is among your resources."""

    symbol: Symbol


MELEE_ATTACKING = Fact("itself melee attacking")
RANGED_ATTACKING = Fact("itself ranged attacking")
MELEE_ATTACK = Fact("it is a melee attack")
YOURS_IS_MELEE_ATTACKED = Fact("a character on your side is melee attacked")
ALL_ENEMIES_STUNNED = Fact("all enemy characters are stunned")
FIVE_OF_ONE_TEAM = Fact("five or more characters on your side share a team")
IS_YOUR_MAIN = Fact("itself your main character")
IS_WOUNDED = Fact("itself wounded")
SURVIVED_IT = Fact("itself through the combat")
NOT_RECRUITED_FROM_HAND = Fact("it was not recruited from a hand")
A_COPY_IS_THERE = Fact("another character with that name is on your side")
