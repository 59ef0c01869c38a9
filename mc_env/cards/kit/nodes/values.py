"""Numbers, computed when they are needed."""

from __future__ import annotations

from mc_env.cards.kit.nodes.base import Condition, PlayerSel, Sel, Val, Value, node
from mc_env.cards.kit.nodes.selectors import OfType
from mc_env.cards.terms import Res, Stat

__all__ = [
    "PerPlayer",
    "Count",
    "StatOf",
    "Remaining",
    "DamageOn",
    "ThreatOn",
    "CountersOn",
    "Plus",
    "Minus",
    "Times",
    "Divided",
    "AtMost",
    "Either",
    "FinalStep",
    "Amount",
    "DamageTaken",
    "Result",
    "Number",
    "StageNumber",
    "DifferentTypes",
    "PlayedThisRound",
    "Icons",
    "CardsInHand",
    "DealtByAttack",
    "ExcessDamage",
]


@node
class PerPlayer(Value):
    """A number for each player who started the scenario (Reference "Per Player Icon")."""

    n: int


@node
class Count(Value):
    """How many cards fit, or how many players."""

    of: Sel | PlayerSel


@node
class StatOf(Value):
    """A current (or printed) value of a card; 0 if there is none."""

    of: Sel | PlayerSel
    stat: Stat
    printed: bool = False


@node
class Remaining(Value):
    """Remaining hit points."""

    of: Sel | PlayerSel


@node
class DamageOn(Value):
    """Damage on cards (for a character: sustained damage)."""

    of: Sel | PlayerSel


@node
class ThreatOn(Value):
    """Threat on schemes."""

    of: Sel


@node
class CountersOn(Value):
    """Counters of a kind on a card."""

    of: Sel
    counter: str


@node
class Plus(Value):
    """Sum."""

    a: Val
    b: Val


@node
class Minus(Value):
    """Difference, not below 0."""

    a: Val
    b: Val


@node
class Times(Value):
    """Product."""

    a: Val
    b: Val


@node
class Divided(Value):
    """A value divided by a number ("half", "for every two"), rounded down or up."""

    a: Val
    by: int = 2
    up: bool = False


@node
class AtMost(Value):
    """A value with a cap."""

    a: Val
    cap: Val


@node
class Either(Value):
    """One value if a condition holds, else another."""

    where: Condition
    then: Val
    otherwise: Val


@node
class FinalStep(Value):
    """One value if this is the last step of a sequence of Specials, else another."""

    then: Val
    otherwise: Val


@node
class Amount(Value):
    """The amount of the triggering event."""


@node
class DamageTaken(Value):
    """Damage taken in the triggering event: by a character, or after an attack by the identity of the player attacked."""


@node
class Result(Value):
    """How much an earlier, named effect did; "" means the effect just before."""

    name: str = ""


@node
class Number(Value):
    """A number chosen earlier (X)."""

    name: str


@node
class StageNumber(Value):
    """The stage number of villains or main schemes, by default that of the active villain."""

    of: Sel | None = None


@node
class DifferentTypes(Value):
    """How many different card types there are among cards."""

    of: Sel


@node
class PlayedThisRound(Value):
    """How many cards of these types players have played this round (a card counts as soon as it is paid for)."""

    types: OfType
    who: PlayerSel


@node
class Icons(Value):
    """Printed resource icons of a type on cards found earlier (None: different types among them)."""

    of: Sel
    res: Res | None


@node
class CardsInHand(Value):
    """Cards in a player's hand."""

    of: PlayerSel


@node
class DealtByAttack(Value):
    """Damage the attack of this ability has dealt, or threat its scheme has placed. `placed`: the damage that was taken."""

    placed: bool = False


@node
class ExcessDamage(Value):
    """Damage the attack of this ability has dealt beyond what was needed to defeat characters (what overkill passes on)."""
