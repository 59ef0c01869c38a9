"""Short words for definitions: events, resources, forms, keywords, verbs for status cards, a sentence of obligations."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mc_env.cards.kit.abilities import Ability, WhenRevealed
from mc_env.cards.kit.effects import (
    ChangeForm,
    ChooseOne,
    Discard,
    Do,
    Effect,
    Exhaust,
    Give,
    May,
    OneOf,
    RemoveFromGame,
    Spend,
)
from mc_env.cards.kit.nodes import SELF, YOUR_ALTER_EGO, Target
from mc_env.cards.terms import AbilityKind, CardType, Event, Form, Label, Period, Pile, Res, Stage, Stat, Status, Until

__all__ = [
    "CardType",
    "Form",
    "AbilityKind",
    "Label",
    "Period",
    "Pile",
    "Res",
    "Stage",
    "Stat",
    "Status",
    "Until",
    "ATTACK",
    "SCHEMES",
    "THWART",
    "DEFEND",
    "DAMAGE",
    "TAKE_DAMAGE",
    "DEFEAT",
    "PLACE_THREAT",
    "REMOVE_THREAT",
    "REVEAL",
    "ENTER_PLAY",
    "LEAVE_PLAY",
    "PLAY",
    "ENGAGE",
    "CHANGE_FORM",
    "BOOST_FLIP",
    "ROUND_ENDS",
    "PHASE_ENDS",
    "COMPLETE",
    "TRIGGER_ABILITY",
    "SURGES",
    "STEP_ONE_ENDS",
    "PLACE_ACCELERATION",
    "READY_STEP",
    "PHASE_BEGINS",
    "TURN_BEGINS",
    "TURN_ENDS",
    "ENERGY",
    "MENTAL",
    "PHYSICAL",
    "WILD",
    "HERO_FORM",
    "ALTER_EGO_FORM",
    "ATTACK_LABEL",
    "THWART_LABEL",
    "DEFENSE_LABEL",
    "STUNNED",
    "CONFUSED",
    "TOUGH",
    "GUARD",
    "TOUGHNESS",
    "SURGE",
    "QUICKSTRIKE",
    "RETALIATE",
    "OVERKILL",
    "PIERCING",
    "RANGED",
    "RESTRICTED",
    "END_OF_PHASE",
    "END_OF_ROUND",
    "END_OF_ATTACK",
    "Stun",
    "Confuse",
    "Toughen",
    "ExhaustAlterEgoOr",
    "SpendDifferent",
]

ATTACK: Final = Event.ATTACK
SCHEMES: Final = Event.SCHEME
THWART: Final = Event.THWART
DEFEND: Final = Event.DEFEND
DAMAGE: Final = Event.DAMAGE
TAKE_DAMAGE: Final = Event.TAKE
DEFEAT: Final = Event.DEFEAT
PLACE_THREAT: Final = Event.PLACE_THREAT
REMOVE_THREAT: Final = Event.REMOVE_THREAT
REVEAL: Final = Event.REVEAL
ENTER_PLAY: Final = Event.ENTER_PLAY
LEAVE_PLAY: Final = Event.LEAVE_PLAY
PLAY: Final = Event.PLAY
ENGAGE: Final = Event.ENGAGE
CHANGE_FORM: Final = Event.CHANGE_FORM
BOOST_FLIP: Final = Event.BOOST_FLIP
ROUND_ENDS: Final = Event.ROUND_ENDS
PHASE_ENDS: Final = Event.PHASE_ENDS
COMPLETE: Final = Event.COMPLETE
TRIGGER_ABILITY: Final = Event.ABILITY
SURGES: Final = Event.SURGE
STEP_ONE_ENDS: Final = Event.STEP_ONE_ENDS
PLACE_ACCELERATION: Final = Event.ACCELERATION
READY_STEP: Final = Event.READY_STEP
PHASE_BEGINS: Final = Event.PHASE_BEGINS
TURN_BEGINS: Final = Event.TURN_BEGINS
TURN_ENDS: Final = Event.TURN_ENDS

ENERGY: Final = Res.ENERGY
MENTAL: Final = Res.MENTAL
PHYSICAL: Final = Res.PHYSICAL
WILD: Final = Res.WILD

HERO_FORM: Final = Form.HERO
ALTER_EGO_FORM: Final = Form.ALTER_EGO

ATTACK_LABEL: Final = Label.ATTACK
THWART_LABEL: Final = Label.THWART
DEFENSE_LABEL: Final = Label.DEFENSE

STUNNED: Final = Status.STUNNED
CONFUSED: Final = Status.CONFUSED
TOUGH: Final = Status.TOUGH

GUARD: Final = Stat.GUARD
TOUGHNESS: Final = Stat.TOUGHNESS
SURGE: Final = Stat.SURGE
QUICKSTRIKE: Final = Stat.QUICKSTRIKE
RETALIATE: Final = Stat.RETALIATE
OVERKILL: Final = Stat.OVERKILL
PIERCING: Final = Stat.PIERCING
RANGED: Final = Stat.RANGED
RESTRICTED: Final = Stat.RESTRICTED

END_OF_PHASE: Final = Until.END_OF_PHASE
END_OF_ROUND: Final = Until.END_OF_ROUND
END_OF_ATTACK: Final = Until.END_OF_ATTACK


def Stun(target: Target) -> Give:
    """Give a stunned status card."""
    return Give(Status.STUNNED, target)


def Confuse(target: Target) -> Give:
    """Give a confused status card."""
    return Give(Status.CONFUSED, target)


def Toughen(target: Target) -> Give:
    """Give a tough status card."""
    return Give(Status.TOUGH, target)


def ExhaustAlterEgoOr(*otherwise: Effect) -> Ability:
    """What most obligations say: you may change to alter-ego form; then exhaust your alter-ego to remove the card from the
    game, or else these effects resolve and the card is discarded."""
    rid = Exhaust(YOUR_ALTER_EGO).then(RemoveFromGame(SELF))
    do = Do(May(ChangeForm(to=Form.ALTER_EGO)), ChooseOne(rid, Do(*otherwise, Discard(SELF))))
    return WhenRevealed(do, bare=True)


def SpendDifferent(n: int) -> OneOf:
    """A cost: so many resources, each of another type (a wild is whichever is needed)."""
    return OneOf(tuple(Spend(types) for types in combinations((Res.ENERGY, Res.MENTAL, Res.PHYSICAL), n)))
