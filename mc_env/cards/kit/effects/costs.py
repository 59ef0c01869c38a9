"""Resources, and costs that are no other effect."""

from __future__ import annotations

from mc_env.cards.kit.effects.sentences import Effect
from mc_env.cards.kit.nodes import Sel, Val
from mc_env.cards.kit.nodes.base import node
from mc_env.cards.terms import Res

__all__ = [
    "Generate",
    "GenerateFromCard",
    "Spend",
    "PayPrintedCost",
    "OneOf",
]


@node
class Generate(Effect):
    """Generate resources."""

    resources: tuple[Res, ...]
    only_for: Sel | None = None


@node
class GenerateFromCard(Effect):
    """Generate the printed resources of a card (the top card of your discard pile, as it lies before this payment)."""

    of: Sel


@node
class Spend(Effect):
    """Spend resources: these types, and `any_` more of any type; `x` chooses how many of one type.

    An untyped X of an event that costs nothing else is the cost of the card, and lowered with it. `printed`: only
    resources whose icons are printed count, each as what it is.
    """

    resources: tuple[Res, ...] = ()
    any_: Val = 0
    x: str = ""
    x_type: Res | None = None
    printed: bool = False


@node
class PayPrintedCost(Effect):
    """Pay the printed cost of a card, as if paying for that card."""

    of: Sel


@node
class OneOf(Effect):
    """A cost with alternatives: pay exactly one of them."""

    costs: tuple[Effect, ...]
