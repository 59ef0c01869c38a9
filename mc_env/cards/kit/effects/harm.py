"""Damage, threat, status cards; exhausting and readying."""

from __future__ import annotations

from typing import Final

from mc_env.cards.kit.effects.sentences import Effect
from mc_env.cards.kit.nodes import YOU, PlayerSel, Sel, Target, Val
from mc_env.cards.kit.nodes.base import node
from mc_env.cards.terms import Status

__all__ = [
    "ALL",
    "Damage",
    "IndirectDamage",
    "Assign",
    "MoveDamage",
    "MoveThreat",
    "AddDamage",
    "Heal",
    "SetHitPoints",
    "PlaceThreat",
    "RemoveThreat",
    "RemoveDivided",
    "Give",
    "TakeStatus",
    "ReplaceStatus",
    "Exhaust",
    "Ready",
]

ALL: Final = 9999


@node
class Damage(Effect):
    """Deal damage. As part of an attack-labeled ability it is damage of that attack."""

    to: Target
    amount: Val
    take: bool = False  # worded "take": as a cost, all of it must be taken
    ignores_tough: bool = False
    ignores_guard: bool = False  # an attack of the villain whatever minions guard


@node
class IndirectDamage(Effect):
    """Damage the player divides among the characters they control (or, for a group, among friendly ones)."""

    to: PlayerSel
    amount: Val


@node
class Assign(Effect):
    """Damage assigned point by point among a set by one player; dealt in one batch."""

    among: Sel
    amount: Val
    by: PlayerSel


@node
class MoveDamage(Effect):
    """Move damage: it heals one character and is dealt to the other."""

    source: Target
    to: Target
    amount: Val


@node
class MoveThreat(Effect):
    """Move threat from a scheme to another card, mostly a scheme too, on which it is placed."""

    source: Target
    to: Target
    amount: Val


@node
class AddDamage(Effect):
    """Place damage on cards without dealing it (for cards that are no characters)."""

    target: Target
    amount: Val


@node
class Heal(Effect):
    """Heal damage (`ALL` for all of it)."""

    target: Target
    amount: Val


@node
class SetHitPoints(Effect):
    """Set the hit point dial of characters to a number, neither healing nor dealing damage."""

    target: Target
    to: Val


@node
class PlaceThreat(Effect):
    """Place threat on a scheme."""

    on: Target
    amount: Val


@node
class RemoveThreat(Effect):
    """Remove threat from a scheme. As part of a thwart-labeled ability it is that thwart."""

    from_: Target
    amount: Val
    ignores_crisis: bool = False
    ignores_patrol: bool = False


@node
class RemoveDivided(Effect):
    """Threat that one player divides among schemes, point by point; removed in one batch."""

    among: Sel
    amount: Val
    by: PlayerSel = YOU
    ignores_crisis: bool = False
    ignores_patrol: bool = False


@node
class Give(Effect):
    """Give a status card."""

    status: Status
    to: Target


@node
class TakeStatus(Effect):
    """Discard status cards (None: one of any type, chosen)."""

    status: Status | None
    from_: Target


@node
class ReplaceStatus(Effect):
    """Replace a status card of one type with one of another type."""

    old: Status
    new: Status
    of: Target


@node
class Exhaust(Effect):
    """Exhaust cards."""

    target: Target


@node
class Ready(Effect):
    """Ready cards."""

    target: Target
