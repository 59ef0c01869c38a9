"""Abilities of other cards, and attacks inside an ability."""

from __future__ import annotations

from mc_env.cards.kit.effects.sentences import Effect
from mc_env.cards.kit.nodes import Sel, Target
from mc_env.cards.kit.nodes.base import node
from mc_env.cards.terms import AbilityKind, Label
from mc_env.errors import CardError

__all__ = [
    "ResolveSpecials",
    "ResolveAbility",
    "LabeledAttack",
]


@node
class ResolveSpecials(Effect):
    """Resolve the Special ability of each such card, in an order the player picks; each is a step of a sequence."""

    of: Sel


@node
class ResolveAbility(Effect):
    """Resolve an ability of another card (of a kind, of a printed name, or both) as this player; with `here` as if it were
    printed on this card, which is then what the ability calls itself and exhausts."""

    of: Target
    kind: AbilityKind | None = None
    here: bool = False
    name: str = ""

    def __post_init__(self) -> None:
        if self.kind is None and not self.name:
            raise CardError("ResolveAbility: say which ability is meant, by kind= or by name=")


@node
class LabeledAttack(Effect):
    """An effect that is an attack of its own inside another ability ("make the following attacks")."""

    effect: Effect
    labels: int = int(Label.ATTACK)
