"""Cards, and the powers that many of them share by name."""

from __future__ import annotations

from dataclasses import dataclass, field

from mc_env.versus.cards.kit.effects import AddPlus, CancelCombat, Draw, Effect, May, Recover
from mc_env.versus.cards.kit.happenings import ATTACKING_THE_EXHAUSTED
from mc_env.versus.cards.kit.nodes import (
    FACE_UP_NOW,
    FIRST_TIME_THIS_TURN,
    ITSELF,
    NO_STRIKE_BACK,
    OTHER,
    SELF,
    THAT,
    YOURS,
    Node,
)
from mc_env.versus.cards.kit.powers import (
    ATTACKS,
    GETS_STUNNED,
    IS_ATTACKED,
    YOU_PLAY_A_PLOT_TWIST,
    YOUR_TURN_BEGINS,
    Continuous,
    Power,
    Trigger,
    When,
)
from mc_env.versus.terms import EVENT_APPEARS, Symbol

__all__ = [
    "Also",
    "BERSERKER",
    "Card",
    "Character",
    "Equipment",
    "Incubation",
    "GENIUS",
    "INSPIRE",
    "Location",
    "POUNCE",
    "PlotTwist",
    "SCHEMER",
    "SHRINK",
    "TOUGH",
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
    appears_with_minus: int = 0
    from_deck: bool = False  # may be recruited from your deck
    instead_of_cost: tuple[int, ...] = ()  # symbols that may be paid instead of it
    when_recruited: Effect | None = None  # done before it appears
    powers_up_anybody: bool = False  # may be discarded to power up any character on your side
    hatches: bool = False  # its player uses a Facehugger pile
    captures: bool = False  # belongs to the Facehugger pile, and may have a captive


@dataclass(frozen=True)
class Also(Node):
    """What a plot twist does at another moment."""

    moment: int
    effect: Effect
    any_turn: bool = False


@dataclass(frozen=True)
class PlotTwist(Card):
    """A plot twist."""

    moment: int
    effect: Effect
    any_turn: bool = False
    also: Also | None = None


@dataclass(frozen=True)
class Equipment(Card):
    """An equipment: the powers that it lends to its bearer, who is "this character" in them."""

    powers: tuple[Power, ...] = ()


@dataclass(frozen=True)
class Incubation(Card):
    """A card of the Facehugger pile that opens no Ovomorph."""


@dataclass(frozen=True)
class Location(Card):
    """A location: the symbols it gives, one of them at a time."""

    symbols: tuple[Symbol, ...]


BERSERKER = Trigger("Berserker", ATTACKS, AddPlus(SELF))
INSPIRE = Trigger("Inspire", When(EVENT_APPEARS, to=YOURS & OTHER), AddPlus(THAT))
SCHEMER = Trigger("Schemer", YOU_PLAY_A_PLOT_TWIST, May(Draw(1)), during=FIRST_TIME_THIS_TURN)
SHRINK = Trigger("Shrink", IS_ATTACKED, May(CancelCombat()), during=FIRST_TIME_THIS_TURN)
GENIUS = Trigger("Genius", YOUR_TURN_BEGINS, May(Draw(1)), cond=FACE_UP_NOW)
TOUGH = Trigger("Tough", GETS_STUNNED, May(Recover(SELF)))
POUNCE = Continuous("Pounce", ITSELF, NO_STRIKE_BACK, during=ATTACKING_THE_EXHAUSTED)
