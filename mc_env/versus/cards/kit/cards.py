"""Cards, and the powers that many of them share by name."""

from __future__ import annotations

from dataclasses import dataclass, field

from mc_env.versus.cards.kit.effects import AddPlus, CancelCombat, Draw, Effect, May
from mc_env.versus.cards.kit.nodes import FACE_UP_NOW, FIRST_TIME_THIS_TURN, OTHER, SELF, THAT, YOURS, Node
from mc_env.versus.cards.kit.powers import (
    ATTACKS,
    IS_ATTACKED,
    YOU_PLAY_A_PLOT_TWIST,
    YOUR_TURN_BEGINS,
    Power,
    Trigger,
    When,
)
from mc_env.versus.terms import EVENT_APPEARS, Symbol

__all__ = [
    "BERSERKER",
    "Card",
    "Character",
    "GENIUS",
    "INSPIRE",
    "Location",
    "PlotTwist",
    "SCHEMER",
    "SHRINK",
]


@dataclass(frozen=True)
class Card(Node):
    """A card: its code, by which printed figures are found, its name, and what it says."""

    code: str
    name: str
    aka: tuple[str, ...] = field(default=(), kw_only=True)


@dataclass(frozen=True)
class Character(Card):
    """A main or supporting character."""

    keywords: tuple[int, ...] = ()
    powers: tuple[Power, ...] = ()
    appears_stunned: bool = False


@dataclass(frozen=True)
class PlotTwist(Card):
    """A plot twist."""

    moment: int
    effect: Effect
    any_turn: bool = False


@dataclass(frozen=True)
class Location(Card):
    """A location: the symbols it gives, one of them at a time."""

    symbols: tuple[Symbol, ...]


BERSERKER = Trigger("Berserker", ATTACKS, AddPlus(SELF))
INSPIRE = Trigger("Inspire", When(EVENT_APPEARS, to=YOURS & OTHER), AddPlus(THAT))
SCHEMER = Trigger("Schemer", YOU_PLAY_A_PLOT_TWIST, May(Draw(1)), during=FIRST_TIME_THIS_TURN)
SHRINK = Trigger("Shrink", IS_ATTACKED, May(CancelCombat()), during=FIRST_TIME_THIS_TURN)
GENIUS = Trigger("Genius", YOUR_TURN_BEGINS, May(Draw(1)), cond=FACE_UP_NOW)
