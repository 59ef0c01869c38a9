"""Abilities of other cards, and attacks inside an ability."""

from __future__ import annotations

from mc_env.cards.kit.effects.sentences import Effect
from mc_env.cards.kit.nodes import Sel, Target
from mc_env.cards.kit.nodes.base import node
from mc_env.cards.terms import AbilityKind, Label

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
    """Resolve an ability of another card (of a kind) as this player; with `here` as if it were printed on this card, which
    is then what the ability calls itself and exhausts."""

    of: Target
    kind: AbilityKind
    here: bool = False


@node
class LabeledAttack(Effect):
    """An effect that is an attack of its own inside another ability ("make the following attacks")."""

    effect: Effect
    labels: int = int(Label.ATTACK)
