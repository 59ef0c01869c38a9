"""The words of which cards of Vs. System are made: selectors (CAPITAL nouns), values, conditions, effects (verbs), powers, cards.

A definition is a tree of these frozen nodes, with no function and no state in it. The engine compiles each node once; readable
text is generated from the same tree (`mc_env.versus.cards.text`).
"""

from __future__ import annotations

from dataclasses import dataclass, field

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
    MOMENT_BUILD,
    MOMENT_COMBAT,
    MOMENT_MAIN,
    PILE_KO,
    PILE_PLAY,
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
    UNTIL_NEXT_ATTACK_ENDS,
    UNTIL_SOURCE_GOES,
    UNTIL_TURN_ENDS,
    Symbol,
    Team,
)

ENERGY, INTELLECT, MIGHT, SKILL = Symbol.ENERGY, Symbol.INTELLECT, Symbol.MIGHT, Symbol.SKILL
BUILD, MAIN_PHASE, COMBAT = MOMENT_BUILD, MOMENT_MAIN, MOMENT_COMBAT
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
WITH_ANY_MAIN_CHARACTER = STAT_TEAM_ATTACKS_WITH_MAIN
IN_KO_PILE = PILE_KO
WHILE_HERE = UNTIL_SOURCE_GOES  # until the character it comes from gets stunned or leaves play


@dataclass(frozen=True)
class Node:
    """Part of a definition."""


# ------------------------------------------------------------------------------------------ which cards


@dataclass(frozen=True)
class Which(Node):
    """Cards that meet every one of some conditions, each a word and a number."""

    tests: tuple[tuple[str, int], ...] = ()

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


SELF = Target("self")
CHOSEN = Target("before")  # what the power has chosen already
THAT = Target("that")  # what the event happened to


def A(which: Which) -> Target:
    """One, chosen by the player; if there is none, the effect does nothing."""
    return Target("a", which)


def UpToOne(which: Which) -> Target:
    """One or none, chosen by the player."""
    return Target("up to one", which)


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


# ------------------------------------------------------------------------------------------ effects


@dataclass(frozen=True)
class Effect(Node):
    """Something that is done."""


@dataclass(frozen=True)
class Do(Effect):
    """One after another."""

    effects: tuple[Effect, ...]

    def __init__(self, *effects: Effect) -> None:
        object.__setattr__(self, "effects", effects)


@dataclass(frozen=True)
class May(Effect):
    """The player may do it."""

    effect: Effect


@dataclass(frozen=True)
class If(Effect):
    """Done only if something is true."""

    cond: Cond
    effect: Effect


@dataclass(frozen=True)
class OneOf(Effect):
    """The player picks which is done."""

    effects: tuple[Effect, ...]

    def __init__(self, *effects: Effect) -> None:
        object.__setattr__(self, "effects", effects)


@dataclass(frozen=True)
class AddPlus(Effect):
    """Put +1/+1 counters on characters."""

    target: Target
    n: Number = 1


@dataclass(frozen=True)
class AddMinus(Effect):
    """Put -1/-1 counters on characters."""

    target: Target
    n: Number = 1


@dataclass(frozen=True)
class RemovePlus(Effect):
    """Remove all +1/+1 counters; the report says how many."""

    target: Target


@dataclass(frozen=True)
class Transmute(Effect):
    """+1/+1 counters become as many -1/-1 counters, or the other way round."""

    target: Target


@dataclass(frozen=True)
class Stun(Effect):
    """Stun characters."""

    target: Target


@dataclass(frozen=True)
class Wound(Effect):
    """Put a wound on characters without stunning them."""

    target: Target


@dataclass(frozen=True)
class Heal(Effect):
    """Take wounds off."""

    target: Target
    n: int = 1


@dataclass(frozen=True)
class KnockOut(Effect):
    """KO characters."""

    target: Target


@dataclass(frozen=True)
class Ready(Effect):
    """Ready characters."""

    target: Target


@dataclass(frozen=True)
class Recover(Effect):
    """Turn stunned characters face up."""

    target: Target


@dataclass(frozen=True)
class Freeze(Effect):
    """Exhaust characters, which cannot ready during their next turn."""

    target: Target


@dataclass(frozen=True)
class Push(Effect):
    """Move characters to their back row."""

    target: Target


@dataclass(frozen=True)
class Pull(Effect):
    """Move characters to their front row."""

    target: Target


@dataclass(frozen=True)
class SwitchRow(Effect):
    """Move characters to the other row of their side."""

    target: Target


@dataclass(frozen=True)
class Boost(Effect):
    """ATK and DEF change for a time."""

    target: Target
    atk: Number = 0
    dfn: Number = 0
    until: int = THIS_COMBAT


@dataclass(frozen=True)
class Gain(Effect):
    """Characters have a keyword, or something else that is counted, for a time."""

    target: Target
    stat: int
    until: int = THIS_TURN


@dataclass(frozen=True)
class LosePowers(Effect):
    """Characters lose their powers for a time, and gain none if `for_good` says so."""

    target: Target
    until: int = THIS_TURN
    no_gain: bool = False


@dataclass(frozen=True)
class SwitchValues(Effect):
    """Current ATK and DEF change places for a time."""

    target: Target
    until: int = THIS_COMBAT


@dataclass(frozen=True)
class BackToBase(Effect):
    """Current ATK and DEF become the same as base ATK and DEF for a time."""

    target: Target
    until: int = THIS_COMBAT


@dataclass(frozen=True)
class BecomeLike(Effect):
    """The character's own base ATK and DEF become the current ones of another, for a time."""

    target: Target
    until: int = THIS_TURN


@dataclass(frozen=True)
class ReturnToHand(Effect):
    """Characters go to their owner's hand."""

    target: Target


@dataclass(frozen=True)
class CancelCombat(Effect):
    """The combat ends, and nobody gets stunned."""


@dataclass(frozen=True)
class Defend(Effect):
    """A defender on your side is replaced by another character, which takes its place in its row."""

    target: Target


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards."""

    n: Number = 1


@dataclass(frozen=True)
class EnemyDiscards(Effect):
    """An enemy player discards a card, of their choice or a random one."""

    random: bool = False


@dataclass(frozen=True)
class GainXP(Effect):
    """The main character gains XP."""

    n: Number = 1


@dataclass(frozen=True)
class BecomeLevelOne(Effect):
    """The main character regresses to level 1."""


@dataclass(frozen=True)
class FromKOPile(Effect):
    """A card of your KO pile goes to your hand."""

    random: bool = False


@dataclass(frozen=True)
class OntoYourSide(Effect):
    """The card itself comes from your KO pile onto your side."""


@dataclass(frozen=True)
class ResourceFromDeck(Effect):
    """The top card of your deck becomes a resource, a location face up if you like."""


@dataclass(frozen=True)
class TurnLocation(Effect):
    """A location among resources is turned face up (one of yours) or face down (any)."""

    up: bool


@dataclass(frozen=True)
class KnockOutResource(Effect):
    """KO a face-down resource."""


@dataclass(frozen=True)
class PayLess(Effect):
    """Your next recruit this turn costs less."""

    n: int = 1


@dataclass(frozen=True)
class Look(Effect):
    """See the top cards of your deck, take one (of a kind) into your hand, the rest go to the bottom."""

    n: int
    characters: bool = False


@dataclass(frozen=True)
class Dig(Effect):
    """Find a copy of the character in your deck; it comes onto your side."""


@dataclass(frozen=True)
class ShuffleIn(Effect):
    """The card itself, KO'd just now, is shuffled into its owner's deck."""


@dataclass(frozen=True)
class BecomeResource(Effect):
    """The card itself, KO'd just now, becomes a face-down resource of its owner."""


@dataclass(frozen=True)
class AtEndOfCombat(Effect):
    """Done when this combat ends."""

    effect: Effect


@dataclass(frozen=True)
class DivideMinus(Effect):
    """Put -1/-1 counters on enemy characters, divided as the player chooses."""

    n: int


@dataclass(frozen=True)
class MinusToRow(Effect):
    """All characters of one enemy row get a -1/-1 counter."""


@dataclass(frozen=True)
class TakeControl(Effect):
    """Ready an enemy character and move it to one of your rows; at the end of your turn it goes back."""

    target: Target


@dataclass(frozen=True)
class NewHand(Effect):
    """A player discards their hand, then draws as many cards."""


@dataclass(frozen=True)
class StunUnlessDiscard(Effect):
    """Stun a character unless its player discards a random card."""

    target: Target


@dataclass(frozen=True)
class RaiseFromEnemy(Effect):
    """A character of an enemy player's KO pile comes onto your side."""


# ------------------------------------------------------------------------------------------ powers


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


# ------------------------------------------------------------------------------------------ cards


@dataclass(frozen=True)
class Card(Node):
    """A card: its code, by which printed figures are found, its name, and what it says."""

    code: str
    name: str
    aka: tuple[str, ...] = field(default=(), kw_only=True)


@dataclass(frozen=True)
class Character(Card):
    """A main or supporting character."""

    keywords: tuple[int, ...] = ()
    powers: tuple[Power, ...] = ()
    appears_stunned: bool = False


@dataclass(frozen=True)
class PlotTwist(Card):
    """A plot twist."""

    moment: int
    effect: Effect
    any_turn: bool = False


@dataclass(frozen=True)
class Location(Card):
    """A location: the symbols it gives, one of them at a time."""

    symbols: tuple[Symbol, ...]


BERSERKER = Trigger("Berserker", ATTACKS, AddPlus(SELF))
INSPIRE = Trigger("Inspire", When(EVENT_APPEARS, to=YOURS & OTHER), AddPlus(THAT))
SCHEMER = Trigger("Schemer", YOU_PLAY_A_PLOT_TWIST, May(Draw(1)), during=FIRST_TIME_THIS_TURN)
SHRINK = Trigger("Shrink", IS_ATTACKED, May(CancelCombat()), during=FIRST_TIME_THIS_TURN)
GENIUS = Trigger("Genius", YOUR_TURN_BEGINS, May(Draw(1)), cond=FACE_UP_NOW)

__all__ = [
    "A",
    "AN_ENEMY_PLAYER_ALL_STUNNED",
    "APPEARS",
    "ATTACKER",
    "ATTACKING_A_MAIN_CHARACTER",
    "ATTACKING_SOLO",
    "ATTACKING_THE_BACK_ROW",
    "ATTACKS",
    "A_CARD_LEAVES_YOUR_HAND",
    "AddMinus",
    "AddPlus",
    "AlsoIn",
    "AtEndOfCombat",
    "AtLeast",
    "BACK_ROW",
    "BERSERKER",
    "BUILD",
    "BackToBase",
    "BecomeLevelOne",
    "BecomeLike",
    "BecomeResource",
    "Boost",
    "CANNOT_RECOVER",
    "CANNOT_STRIKE_BACK",
    "CHARACTER",
    "CHOSEN",
    "COMBAT",
    "CancelCombat",
    "Card",
    "Character",
    "Cond",
    "Continuous",
    "CostAtMost",
    "Count",
    "DEADLY",
    "DEFENDER",
    "DODGE",
    "DOUBLE_STRIKE",
    "Defend",
    "Dig",
    "DivideMinus",
    "Do",
    "Draw",
    "ENEMY",
    "ENERGY",
    "Each",
    "Effect",
    "EnemyDiscards",
    "FACE_UP",
    "FACE_UP_NOW",
    "FEROCIOUS",
    "FIRST_TIME_THIS_TURN",
    "FLIGHT",
    "FRONT_ROW",
    "Fact",
    "Freeze",
    "FromKOPile",
    "GENIUS",
    "GETS_KOD",
    "GETS_STUNNED",
    "GRAB",
    "Gain",
    "GainXP",
    "HAND_IS_EMPTY",
    "HAS_PLUS",
    "Has",
    "Heal",
    "INSPIRE",
    "INTELLECT",
    "IN_A_COMBAT",
    "IN_COMBAT",
    "IN_KO_PILE",
    "IS_ATTACKED",
    "ITSELF",
    "If",
    "KnockOut",
    "KnockOutResource",
    "LEADER",
    "LETHAL",
    "LevelUp",
    "Location",
    "Look",
    "LosePowers",
    "MAIN",
    "MAIN_PHASE",
    "MELEE_ATTACKED",
    "MIGHT",
    "MONSTROUS",
    "May",
    "MinusToRow",
    "NEXT_ATTACK",
    "NO_ATTACK_THIS_TURN",
    "NO_RANGED_STRIKE_BACK",
    "NO_STRIKE_BACK",
    "NO_WOUND",
    "NewHand",
    "No",
    "Node",
    "OTHER",
    "Of",
    "OneOf",
    "OntoYourSide",
    "PayLess",
    "PlotTwist",
    "PlusOf",
    "Power",
    "PowersUp",
    "Pull",
    "Push",
    "RANGED",
    "RaiseFromEnemy",
    "Ready",
    "Recover",
    "RemovePlus",
    "ResourceFromDeck",
    "Resources",
    "ReturnToHand",
    "SCHEMER",
    "SELF",
    "SHRINK",
    "SKILL",
    "STUNNED",
    "STUNNED_AN_ENEMY_THIS_TURN",
    "STUNNED_NOW",
    "SUPPORTING",
    "SURVIVED",
    "SWARM",
    "Same",
    "ShuffleIn",
    "SomeoneGetsStunned",
    "Stun",
    "StunUnlessDiscard",
    "Stuns",
    "SuperPower",
    "SwitchRow",
    "SwitchValues",
    "Symbol",
    "TEAM_ATTACKING",
    "THAT",
    "THIS_COMBAT",
    "THIS_TURN",
    "TakeControl",
    "Target",
    "Team",
    "Transmute",
    "Trigger",
    "TurnLocation",
    "UpToOne",
    "VALUES",
    "Value",
    "WHILE_HERE",
    "WITH_ANY_MAIN_CHARACTER",
    "When",
    "Which",
    "Wound",
    "WoundsOf",
    "YOURS",
    "YOUR_TURN_BEGINS",
    "YOUR_TURN_ENDS",
    "YOU_GAIN_A_RESOURCE",
    "YOU_PLAY_A_PLOT_TWIST",
    "YOU_RECRUIT",
    "YOU_USE_A_SUPER_POWER",
]
