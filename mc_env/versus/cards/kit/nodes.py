"""What definitions point at: cards, targets, values and conditions, and short names of keywords, moments and times."""

from __future__ import annotations

from dataclasses import dataclass

from mc_env.versus.terms import (
    ANY_NUMBER,
    EITHER,
    MOMENT_BUILD,
    MOMENT_COMBAT,
    MOMENT_MAIN,
    MOMENT_RECOVERY,
    NO_SUPER_POWERS,
    ONCE_A_GAME,
    ONCE_A_LEVEL,
    ONCE_A_TURN,
    PILE_HAND,
    PILE_KO,
    STAT_ATTACKS_PLAYERS,
    STAT_CANNOT_RECOVER,
    STAT_CANNOT_STRIKE_BACK,
    STAT_DEADLY,
    STAT_DODGE,
    STAT_DOUBLE_STRIKE,
    STAT_FEROCIOUS,
    STAT_FLIGHT,
    STAT_GRAB,
    STAT_LEADER,
    STAT_LETHAL,
    STAT_MONSTROUS,
    STAT_NO_STRIKE_BACK_AGAINST,
    STAT_NO_WOUND,
    STAT_RANGED,
    STAT_SNIPER,
    STAT_SWARM,
    STAT_TEAM,
    STAT_TEAM_ATTACKS_WITH_MAIN,
    STAT_VALUES,
    UNTIL_COMBAT_ENDS,
    UNTIL_GONE,
    UNTIL_NEXT_ATTACK_ENDS,
    UNTIL_SOURCE_GOES,
    UNTIL_TURN_ENDS,
    UNTIL_YOUR_NEXT_TURN,
    UNTIL_YOUR_NEXT_TURN_ENDS,
    Symbol,
    Team,
)

__all__ = [
    "A",
    "AnyNumber",
    "ANY_NUMBER",
    "AN_ENEMY_PLAYER_ALL_STUNNED",
    "ATTACKER",
    "ATTACKING_A_MAIN_CHARACTER",
    "ATTACKING_SOLO",
    "ATTACKING_THE_BACK_ROW",
    "AlsoIn",
    "AtLeast",
    "BACK_ROW",
    "BUILD",
    "CANNOT_RECOVER",
    "CANNOT_STRIKE_BACK",
    "CHARACTER",
    "CHOSEN",
    "COMBAT",
    "Cond",
    "CostAtMost",
    "Count",
    "DEADLY",
    "DEFENDER",
    "DODGE",
    "DOUBLE_STRIKE",
    "ENEMY",
    "ENERGY",
    "Each",
    "FACE_UP",
    "FACE_UP_NOW",
    "FEROCIOUS",
    "FIRST_TIME_THIS_TURN",
    "FLIGHT",
    "FRONT_ROW",
    "Fact",
    "GRAB",
    "HAND_IS_EMPTY",
    "ATTACKS_PLAYERS",
    "HAS_PLUS",
    "NAMED",
    "PLOT_TWIST",
    "THEIRS",
    "THEIR_MAIN",
    "Has",
    "INTELLECT",
    "IN_A_COMBAT",
    "IN_COMBAT",
    "IN_HAND",
    "IN_KO_PILE",
    "ITSELF",
    "LEADER",
    "LETHAL",
    "MAIN",
    "MAIN_PHASE",
    "MELEE_ATTACKED",
    "MIGHT",
    "MONSTROUS",
    "NEXT_ATTACK",
    "NO_ATTACK_THIS_TURN",
    "NO_SUPER_POWERS",
    "ONCE_A_GAME",
    "ONCE_A_LEVEL",
    "ONCE_A_TURN",
    "FOR_GOOD",
    "UNTIL_YOUR_TURN",
    "UNTIL_YOUR_TURN_IS_OVER",
    "ALIEN",
    "HUMANITY",
    "Either",
    "NO_RANGED_STRIKE_BACK",
    "NO_STRIKE_BACK",
    "NO_WOUND",
    "No",
    "Number",
    "Node",
    "OTHER",
    "Of",
    "PlusOf",
    "RANGED",
    "RECOVERY",
    "Resources",
    "SELF",
    "SKILL",
    "STUNNED",
    "STUNNED_AN_ENEMY_THIS_TURN",
    "STUNNED_NOW",
    "SUPPORTING",
    "SURVIVED",
    "SWARM",
    "Same",
    "Symbol",
    "TEAM_ATTACKING",
    "THAT",
    "THIS_COMBAT",
    "THIS_TURN",
    "Target",
    "Team",
    "UpTo",
    "UpToOne",
    "VALUES",
    "Value",
    "WHILE_HERE",
    "WITH_ANY_MAIN_CHARACTER",
    "Which",
    "WoundsOf",
    "YOURS",
]

ENERGY, INTELLECT, MIGHT, SKILL = Symbol.ENERGY, Symbol.INTELLECT, Symbol.MIGHT, Symbol.SKILL
ALIEN, HUMANITY = Symbol.ALIEN, Symbol.HUMANITY
BUILD, MAIN_PHASE, COMBAT, RECOVERY = MOMENT_BUILD, MOMENT_MAIN, MOMENT_COMBAT, MOMENT_RECOVERY
FLIGHT, RANGED, FEROCIOUS, LETHAL = STAT_FLIGHT, STAT_RANGED, STAT_FEROCIOUS, STAT_LETHAL
DODGE, LEADER, MONSTROUS, SWARM, GRAB = STAT_DODGE, STAT_LEADER, STAT_MONSTROUS, STAT_SWARM, STAT_GRAB
THIS_COMBAT, THIS_TURN, NEXT_ATTACK = UNTIL_COMBAT_ENDS, UNTIL_TURN_ENDS, UNTIL_NEXT_ATTACK_ENDS
VALUES, DOUBLE_STRIKE, CANNOT_RECOVER, CANNOT_STRIKE_BACK = (
    STAT_VALUES,
    STAT_DOUBLE_STRIKE,
    STAT_CANNOT_RECOVER,
    STAT_CANNOT_STRIKE_BACK,
)
NO_STRIKE_BACK, NO_RANGED_STRIKE_BACK, NO_WOUND, DEADLY = (
    STAT_NO_STRIKE_BACK_AGAINST,
    STAT_SNIPER,
    STAT_NO_WOUND,
    STAT_DEADLY,
)
WITH_ANY_MAIN_CHARACTER, ATTACKS_PLAYERS = STAT_TEAM_ATTACKS_WITH_MAIN, STAT_ATTACKS_PLAYERS
IN_KO_PILE = PILE_KO
IN_HAND = PILE_HAND
UNTIL_YOUR_TURN, UNTIL_YOUR_TURN_IS_OVER, FOR_GOOD = UNTIL_YOUR_NEXT_TURN, UNTIL_YOUR_NEXT_TURN_ENDS, UNTIL_GONE
WHILE_HERE = UNTIL_SOURCE_GOES  # until the character it comes from gets stunned or leaves play


@dataclass(frozen=True)
class Node:
    """Part of a definition."""


def Either(*symbols: Symbol) -> int:
    """In a cost: one of these symbols."""
    return EITHER + sum(1 << symbol for symbol in set(symbols))


# ------------------------------------------------------------------------------------------ which cards


@dataclass(frozen=True)
class Which(Node):
    """Cards that meet every one of some conditions, each a word and a number."""

    tests: tuple[tuple[str, int | str], ...] = ()

    def __and__(self, other: Which) -> Which:
        return Which(self.tests + other.tests)


CHARACTER = Which()
YOURS = Which((("yours", 0),))
ENEMY = Which((("enemy", 0),))
MAIN = Which((("main", 0),))
SUPPORTING = Which((("supporting", 0),))
FACE_UP = Which((("face up", 0),))
STUNNED = Which((("stunned", 0),))
FRONT_ROW = Which((("front row", 0),))
BACK_ROW = Which((("back row", 0),))
ATTACKER = Which((("attacker", 0),))
DEFENDER = Which((("defender", 0),))
IN_COMBAT = Which((("in combat", 0),))
SURVIVED = Which((("survived", 0),))
OTHER = Which((("other", 0),))
ITSELF = Which((("itself", 0),))  # the character that has the power
HAS_PLUS = Which((("has +1/+1", 0),))
PLOT_TWIST = Which((("plot twist", 0),))  # of cards out of play
NAMED = Which((("with the name", 0),))  # with the name that was named
THEIRS = Which((("theirs", 0),))  # of the enemy player whose turn it is in `ForEachEnemy`
THEIR_MAIN = Which((("their main", 0),))


def Has(keyword: int) -> Which:
    """Characters with a keyword."""
    return Which((("has", keyword),))


def AlsoIn(team: Team) -> int:
    """What is counted for characters that also have a team affiliation."""
    return STAT_TEAM + team


def Of(team: Team) -> Which:
    """Characters of a team."""
    return Which((("team", int(team)),))


def CostAtMost(n: int) -> Which:
    """Characters with at most this cost."""
    return Which((("cost at most", n),))


# ------------------------------------------------------------------------------------------ targets


@dataclass(frozen=True)
class Target(Node):
    """What an effect happens to: `which` in a way (`how`): itself, chosen, each, or what was chosen before."""

    how: str
    which: Which = CHARACTER
    most: int = 1  # how many may be chosen, 0 for any number


SELF = Target("self")
CHOSEN = Target("before")  # what the power has chosen already
THAT = Target("that")  # what the event happened to


def A(which: Which) -> Target:
    """One, chosen by the player; if there is none, the effect does nothing."""
    return Target("a", which)


def UpToOne(which: Which) -> Target:
    """One or none, chosen by the player."""
    return Target("up to one", which)


def UpTo(n: int, which: Which) -> Target:
    """So many at most, chosen by the player."""
    return Target("some", which, n)


def AnyNumber(which: Which) -> Target:
    """As many as the player likes."""
    return Target("some", which, 0)


def Each(which: Which) -> Target:
    """All of them."""
    return Target("each", which)


# ------------------------------------------------------------------------------------------ values and conditions


@dataclass(frozen=True)
class Value(Node):
    """A number that is counted when it is needed."""


@dataclass(frozen=True)
class Count(Value):
    """How many characters there are of a kind."""

    which: Which


@dataclass(frozen=True)
class Resources(Value):
    """Resources on your side."""


@dataclass(frozen=True)
class WoundsOf(Value):
    """Wounds on the character itself."""


@dataclass(frozen=True)
class PlusOf(Value):
    """+1/+1 counters on the character itself."""


@dataclass(frozen=True)
class Same(Value):
    """As much as the effect before has done."""


Number = int | Value


@dataclass(frozen=True)
class Cond(Node):
    """Something that is true or not."""


@dataclass(frozen=True)
class AtLeast(Cond):
    """A number is at least so much."""

    value: Value
    n: int = 1


@dataclass(frozen=True)
class No(Cond):
    """There is no character of a kind."""

    which: Which


@dataclass(frozen=True)
class Fact(Cond):
    """A word for something that the rules know: "stunned an enemy this turn", "hand is empty" ..."""

    word: str


FACE_UP_NOW = Fact("itself face up")
STUNNED_NOW = Fact("itself stunned")
HAND_IS_EMPTY = Fact("hand is empty")
STUNNED_AN_ENEMY_THIS_TURN = Fact("stunned an enemy this turn")
NO_ATTACK_THIS_TURN = Fact("no attack this turn")
AN_ENEMY_PLAYER_ALL_STUNNED = Fact("an enemy player's characters are all stunned")
FIRST_TIME_THIS_TURN = Fact("first time this turn")
ATTACKING_SOLO = Fact("attacking solo")
TEAM_ATTACKING = Fact("team attacking")
IN_A_COMBAT = Fact("in combat")
ATTACKING_A_MAIN_CHARACTER = Fact("attacking a main character")
ATTACKING_THE_BACK_ROW = Fact("attacking a back row character")
MELEE_ATTACKED = Fact("defending against a melee attack")
