"""Abilities: a bold trigger, a pattern of events, a cost, an effect."""

from __future__ import annotations

from collections.abc import Iterable

from mc_env.cards.kit.effects import Change, Effect, Modify
from mc_env.cards.kit.nodes import Condition, Node, PlayerSel, Sel, Target, Val
from mc_env.cards.kit.nodes.base import node
from mc_env.cards.terms import AbilityKind, Event, Form, Label, Period, Pile, Stage, Stat, Until

__all__ = [
    "Pattern",
    "Would",
    "When",
    "After",
    "Limit",
    "ONCE_PER_ROUND",
    "ONCE_PER_PHASE",
    "Ability",
    "Action",
    "Interrupt",
    "ForcedInterrupt",
    "Response",
    "ForcedResponse",
    "Resource",
    "WhenRevealed",
    "WhenDefeated",
    "WhenCompleted",
    "Boost",
    "Setup",
    "Special",
    "Constant",
    "IfEver",
    "Gets",
    "Gains",
    "Loses",
    "Cannot",
    "Must",
    "Blank",
]


@node
class Pattern(Node):
    """Which occurrences an ability looks for: stage, event, who did it, to whom, under what condition."""

    stage: Stage
    event: Event
    by: Sel | PlayerSel | None = None
    to: Sel | PlayerSel | None = None
    where: Condition | None = None
    source: Sel | None = None  # the card that caused it
    defeats: Sel | None = None  # attacks that defeated such a character
    damages: Sel | None = None  # attacks after which such a character has taken damage
    from_attack: bool = False


def Would(
    event: Event,
    by: Sel | PlayerSel | None = None,
    to: Sel | PlayerSel | None = None,
    *,
    where: Condition | None = None,
    source: Sel | None = None,
    from_attack: bool = False,
) -> Pattern:
    """Just before the event would happen: it can still be replaced."""
    return Pattern(Stage.WOULD, event, by, to, where, source, from_attack=from_attack)


def When(
    event: Event,
    by: Sel | PlayerSel | None = None,
    to: Sel | PlayerSel | None = None,
    *,
    where: Condition | None = None,
    source: Sel | None = None,
    from_attack: bool = False,
) -> Pattern:
    """As the event initiates, before it resolves."""
    return Pattern(Stage.WHEN, event, by, to, where, source, from_attack=from_attack)


def After(
    event: Event,
    by: Sel | PlayerSel | None = None,
    to: Sel | PlayerSel | None = None,
    *,
    where: Condition | None = None,
    source: Sel | None = None,
    defeats: Sel | None = None,
    damages: Sel | None = None,
    from_attack: bool = False,
) -> Pattern:
    """When the event has happened."""
    return Pattern(Stage.AFTER, event, by, to, where, source, defeats, damages, from_attack)


@node
class Limit(Node):
    """ "Limit n per period": per card and ability. `shared` makes it a "max", by title over all players."""

    n: int = 1
    period: Period = Period.ROUND
    shared: bool = False


ONCE_PER_ROUND = Limit(1, Period.ROUND)
ONCE_PER_PHASE = Limit(1, Period.PHASE)


@node
class Ability(Node):
    """One ability of a card."""

    kind: AbilityKind
    effect: Effect | None = None
    cost: Effect | None = None
    trigger: tuple[Pattern, ...] = ()
    form: Form | None = None
    labels: int = 0
    limit: Limit | None = None
    name: str = ""
    where: Condition | None = None  # play restriction
    active_in: Pile = Pile.PLAY
    constants: tuple[Effect, ...] = ()
    anyone: bool = False  # any player may trigger it, though one player controls it
    bare: bool = False  # no timing trigger stands before it: it is resolved with When Revealed abilities, but is none


def _labels(labels: Label | Iterable[Label]) -> int:
    if isinstance(labels, Label):
        return int(labels)
    bits = 0
    for label in labels:
        bits |= int(label)
    return bits


def _triggered(kind: AbilityKind, trigger: Pattern | tuple[Pattern, ...], effect: Effect, **kw: object) -> Ability:
    patterns = (trigger,) if isinstance(trigger, Pattern) else trigger
    labels = kw.pop("labels", ())
    return Ability(kind, effect, trigger=patterns, labels=_labels(labels), **kw)  # type: ignore[arg-type]


def Action(
    effect: Effect,
    *,
    cost: Effect | None = None,
    form: Form | None = None,
    labels: Label | Iterable[Label] = (),
    limit: Limit | None = None,
    name: str = "",
    where: Condition | None = None,
    active_in: Pile = Pile.PLAY,
    anyone: bool = False,
) -> Ability:
    """An ability used on one's turn, or when asked on another's."""
    return Ability(
        AbilityKind.ACTION, effect, cost, (), form, _labels(labels), limit, name, where, active_in, anyone=anyone
    )


def Interrupt(
    trigger: Pattern | tuple[Pattern, ...],
    effect: Effect,
    *,
    cost: Effect | None = None,
    form: Form | None = None,
    labels: Label | Iterable[Label] = (),
    limit: Limit | None = None,
    name: str = "",
    where: Condition | None = None,
) -> Ability:
    """Optional, before the event resolves."""
    return _triggered(
        AbilityKind.INTERRUPT, trigger, effect, cost=cost, form=form, labels=labels, limit=limit, name=name, where=where
    )


def ForcedInterrupt(
    trigger: Pattern | tuple[Pattern, ...],
    effect: Effect,
    *,
    cost: Effect | None = None,
    form: Form | None = None,
    limit: Limit | None = None,
    name: str = "",
    where: Condition | None = None,
) -> Ability:
    """Mandatory, before the event resolves."""
    return _triggered(
        AbilityKind.FORCED_INTERRUPT, trigger, effect, cost=cost, form=form, limit=limit, name=name, where=where
    )


def Response(
    trigger: Pattern | tuple[Pattern, ...],
    effect: Effect,
    *,
    cost: Effect | None = None,
    form: Form | None = None,
    labels: Label | Iterable[Label] = (),
    limit: Limit | None = None,
    name: str = "",
    where: Condition | None = None,
) -> Ability:
    """Optional, after the event."""
    return _triggered(
        AbilityKind.RESPONSE, trigger, effect, cost=cost, form=form, labels=labels, limit=limit, name=name, where=where
    )


def ForcedResponse(
    trigger: Pattern | tuple[Pattern, ...],
    effect: Effect,
    *,
    cost: Effect | None = None,
    form: Form | None = None,
    limit: Limit | None = None,
    name: str = "",
    where: Condition | None = None,
) -> Ability:
    """Mandatory, after the event."""
    return _triggered(
        AbilityKind.FORCED_RESPONSE, trigger, effect, cost=cost, form=form, limit=limit, name=name, where=where
    )


def Resource(
    effect: Effect,
    *,
    cost: Effect | None = None,
    form: Form | None = None,
    limit: Limit | None = None,
    name: str = "",
    where: Condition | None = None,
    anyone: bool = False,
) -> Ability:
    """Used while paying a cost (with `anyone`: while any player pays one)."""
    return Ability(AbilityKind.RESOURCE, effect, cost, (), form, 0, limit, name, where, anyone=anyone)


def WhenRevealed(effect: Effect, *, form: Form | None = None, bare: bool = False) -> Ability:
    """Resolved when the card is revealed (by a player in the given form, if one is given). `bare`: the card says so without
    these words, as obligations do; what speaks of "When Revealed" abilities does not mean it."""
    return Ability(AbilityKind.WHEN_REVEALED, effect, form=form, bare=bare)


def WhenDefeated(effect: Effect) -> Ability:
    """Resolved as the card is defeated, before it leaves play."""
    return Ability(AbilityKind.WHEN_DEFEATED, effect)


def WhenCompleted(effect: Effect) -> Ability:
    """Resolved as the main scheme stage is completed."""
    return Ability(AbilityKind.WHEN_COMPLETED, effect)


def Boost(effect: Effect) -> Ability:
    """Resolved when the card is turned up as a boost card."""
    return Ability(AbilityKind.BOOST, effect)


def Setup(effect: Effect, *, name: str = "") -> Ability:
    """Resolved during setup."""
    return Ability(AbilityKind.SETUP, effect, name=name)


def Special(
    effect: Effect, *, labels: Label | Iterable[Label] = (), cost: Effect | None = None, name: str = ""
) -> Ability:
    """Resolved only through another ability."""
    return Ability(AbilityKind.SPECIAL, effect, cost, labels=_labels(labels), name=name)


def Constant(*constants: Effect, active_in: Pile = Pile.PLAY, name: str = "") -> Ability:
    """Modifiers that apply while the card is active."""
    return Ability(AbilityKind.CONSTANT, constants=constants, active_in=active_in, name=name)


def IfEver(where: Condition, effect: Effect) -> Ability:
    """A constant with an effect: as soon as the condition holds, this happens. It is about counters on the card itself, and its
    effect makes it untrue: "if there are no counters here, flip this card"."""
    return Ability(AbilityKind.CONSTANT, effect, where=where)


# ------------------------------------------------------------------------------ phrases for modifiers

_POWERS = {
    "thw": Stat.THW,
    "atk": Stat.ATK,
    "dfn": Stat.DEF,
    "rec": Stat.REC,
    "sch": Stat.SCH,
    "hp": Stat.HP,
    "hand_size": Stat.HAND_SIZE,
    "ally_limit": Stat.ALLY_LIMIT,
    "conseq_atk": Stat.CONSEQUENTIAL_ATK,
    "conseq_thw": Stat.CONSEQUENTIAL_THW,
    "boost": Stat.BOOST,
    "damage_dealt": Stat.DAMAGE_DEALT,
    "damage_taken": Stat.DAMAGE_TAKEN,
    "threat_removed": Stat.THREAT_REMOVED,
    "acceleration": Stat.ACCELERATION,
    "escalation": Stat.ESCALATION,
    "target_threat": Stat.TARGET_THREAT,
}


def Gets(
    target: Target,
    *,
    until: Until | None = None,
    where: Condition | None = None,
    how: str = "add",
    source: Sel | None = None,
    **powers: Val,
) -> Modify:
    """A target gets +N to powers: `Gets(YOUR_HERO, atk=1)`."""
    changes = tuple(Change(_POWERS[k], v, how) for k, v in powers.items())
    return Modify(target, changes, until, where, source)


def Gains(
    target: Target,
    *keywords: Stat,
    trait: str = "",
    n: Val = 1,
    until: Until | None = None,
    where: Condition | None = None,
) -> Modify:
    """A target gains keywords, icons or a trait."""
    changes = tuple(Change(k, n) for k in keywords)
    if trait:
        changes += (Change(Stat.TRAIT, 1, trait=trait),)
    return Modify(target, changes, until, where)


def Loses(
    target: Target,
    *keywords: Stat,
    trait: str = "",
    until: Until | None = None,
    where: Condition | None = None,
) -> Modify:
    """A target loses keywords, icons or a trait, whatever else grants them."""
    changes = tuple(Change(k, 0, "set") for k in keywords)
    if trait:
        changes += (Change(Stat.TRAIT, 0, "set", trait),)
    return Modify(target, changes, until, where)


def Cannot(
    target: Target,
    what: Stat,
    *,
    until: Until | None = None,
    where: Condition | None = None,
    source: Sel | None = None,
) -> Modify:
    """A target is under a prohibition."""
    return Modify(target, (Change(what, 1),), until, where, source)


def Must(
    target: Target,
    what: Stat,
    *,
    until: Until | None = None,
    where: Condition | None = None,
) -> Modify:
    """A target puts players under an obligation: "must ..., if able"."""
    return Modify(target, (Change(what, 1),), until, where)


def Blank(target: Target, *, until: Until | None = None, where: Condition | None = None) -> Modify:
    """Treat the printed text box of a target as blank."""
    return Modify(target, (Change(Stat.BLANK, 1),), until, where)
