"""Changes of stats and costs, as constants or for a while."""

from __future__ import annotations

from mc_env.cards.kit.effects.sentences import Effect
from mc_env.cards.kit.nodes import YOU, Condition, Node, Sel, Target, Val, Who
from mc_env.cards.kit.nodes.base import node
from mc_env.cards.terms import Stat, Until

__all__ = [
    "Change",
    "Modify",
    "CostChange",
    "AdditionalCost",
    "NextEvent",
]


@node
class Change(Node):
    """One change to one stat; `how`: "add", "set", "base", "double", "halve", "cap"."""

    stat: Stat
    value: Val
    how: str = "add"
    trait: str = ""


@node
class Modify(Effect):
    """Change stats of cards: a constant ability when it stands on its own, a lasting effect with `until`."""

    target: Target
    changes: tuple[Change, ...]
    until: Until | None = None
    where: Condition | None = None
    source: Sel | None = None  # only against damage from (or threat removed by) such cards


@node
class CostChange(Effect):
    """Cards a player plays cost more or less; `until=NEXT_PLAY` for the next one; `on`: if attached to such a card."""

    which: Sel | None
    by: Val
    sign: int = -1
    who: Who = YOU
    until: Until | None = None
    on: Sel | None = None
    where: Condition | None = None


@node
class AdditionalCost(Effect):
    """A constant: as an additional cost to play such cards (or `to` "attack" or "thwart" with such characters), their players do
    this too. It speaks of "you" and chooses nothing but cards to discard; that of a power asks for no resources."""

    which: Sel
    cost: Effect
    to: str = "play"


@node
class NextEvent(Effect):
    """The next event this player plays this phase is modified: more damage or threat for each instance. With
    `which=THAT_CARD` it is the event that is being played."""

    damage: Val = 0
    threat: Val = 0
    which: Sel | None = None
