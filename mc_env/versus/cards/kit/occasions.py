"""Events that cards of Legacy and Alien Battles wait for."""

from __future__ import annotations

from mc_env.versus.cards.kit.nodes import ITSELF, Symbol, Which
from mc_env.versus.cards.kit.powers import When
from mc_env.versus.terms import (
    EVENT_ATTACK_DECLARED,
    EVENT_ATTACKS,
    EVENT_DISCARDS,
    EVENT_EQUIPS,
    EVENT_LEAVES_PLAY,
    EVENT_MAIN_BEGINS,
    EVENT_SUPER_POWER,
    EVENT_SURVIVES,
)

__all__ = [
    "AN_ENEMY_DISCARDS",
    "AN_EQUIPMENT_APPEARS",
    "Attacks",
    "LeavesPlay",
    "SURVIVES",
    "YOUR_MAIN_PHASE_BEGINS",
    "YOU_ATTACK",
    "YouUse",
]

YOUR_MAIN_PHASE_BEGINS = When(EVENT_MAIN_BEGINS, you=True)
YOU_ATTACK = When(EVENT_ATTACK_DECLARED, you=True)
AN_ENEMY_DISCARDS = When(EVENT_DISCARDS, enemy=True)
AN_EQUIPMENT_APPEARS = When(EVENT_EQUIPS, you=True)
SURVIVES = When(EVENT_SURVIVES, to=ITSELF)


def Attacks(who: Which) -> When:
    """A character of a kind attacks, alone or with others."""
    return When(EVENT_ATTACKS, by=who)


def LeavesPlay(who: Which) -> When:
    """A character of a kind leaves play."""
    return When(EVENT_LEAVES_PLAY, to=who)


def YouUse(symbol: Symbol) -> When:
    """You use a super power with a symbol in its cost."""
    return When(EVENT_SUPER_POWER, you=True, symbol=symbol)
