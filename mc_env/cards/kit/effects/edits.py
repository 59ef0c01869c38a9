"""Changes to the event at hand."""

from __future__ import annotations

from mc_env.cards.kit.effects.sentences import Effect
from mc_env.cards.kit.nodes import Val
from mc_env.cards.kit.nodes.base import node

__all__ = [
    "Prevent",
    "ChangeAmount",
    "BoostIcons",
    "CancelEffects",
    "CancelCard",
    "CancelEvent",
    "Instead",
]


@node
class Prevent(Effect):
    """Prevent damage or threat of the triggering event."""

    amount: Val


@node
class ChangeAmount(Effect):
    """Change the amount of the triggering event (damage dealt, threat placed or removed)."""

    by: Val
    sign: int = 1


@node
class BoostIcons(Effect):
    """The boost card that is turned up gets more boost icons."""

    more: Val


@node
class CancelEffects(Effect):
    """Cancel the "When Revealed" effects of the revealed card."""


@node
class CancelCard(Effect):
    """Cancel the revealed card as a whole and discard it."""


@node
class CancelEvent(Effect):
    """Cancel the triggering event (an attack, an event card's effects, a boost card's ability)."""


@node
class Instead(Effect):
    """Replace the triggering event with this."""

    effect: Effect
