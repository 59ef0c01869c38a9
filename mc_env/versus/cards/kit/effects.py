"""What is done: the verbs."""

from __future__ import annotations

from dataclasses import dataclass

from mc_env.versus.cards.kit.nodes import THIS_COMBAT, THIS_TURN, Cond, Node, Number, Target, Team, Which

__all__ = [
    "AddMinus",
    "AddPlus",
    "AtEndOfCombat",
    "BackToBase",
    "BecomeLevelOne",
    "BecomeLike",
    "BecomeResource",
    "Boost",
    "CancelCombat",
    "Daze",
    "Defend",
    "Dig",
    "DivideMinus",
    "Do",
    "Draw",
    "Effect",
    "EnemyDiscards",
    "Freeze",
    "FromKOPile",
    "Gain",
    "GainXP",
    "Heal",
    "If",
    "KnockOut",
    "KnockOutResource",
    "Look",
    "LosePowers",
    "May",
    "MinusToRow",
    "NewHand",
    "OneOf",
    "OntoYourSide",
    "PayLess",
    "Pull",
    "Push",
    "RaiseFromEnemy",
    "Ready",
    "Recover",
    "RemovePlus",
    "ResourceFromDeck",
    "ReturnToHand",
    "ShuffleIn",
    "Stun",
    "StunUnlessDiscard",
    "SwitchRow",
    "SwitchValues",
    "TakeControl",
    "Transmute",
    "TurnLocation",
    "Wound",
]


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
class Daze(Effect):
    """Stun characters without a wound; they may keep their equipment."""

    target: Target
    keep_equipment: bool = False


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
    """Characters lose their powers for a time, without `level_up` all but level up powers; with `no_gain` they gain none."""

    target: Target
    until: int = THIS_TURN
    no_gain: bool = False
    level_up: bool = True


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
    """A location among resources is turned face up (one of yours) or face down (any); perhaps only one without a team."""

    up: bool
    basic: bool = False
    enemy: bool = False


@dataclass(frozen=True)
class KnockOutResource(Effect):
    """KO a face-down resource."""


@dataclass(frozen=True)
class PayLess(Effect):
    """Your next recruit this turn costs less; perhaps only of a team."""

    n: int = 1
    team: Team | None = None


@dataclass(frozen=True)
class Look(Effect):
    """See the top cards of your deck, take one (of a kind) into your hand, the rest go to the bottom."""

    n: int
    which: Which | None = None


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
