"""Yes-or-no questions about the game."""

from __future__ import annotations

from mc_env.cards.kit.nodes.base import Condition, PlayerSel, Sel, Val, node
from mc_env.cards.terms import Form, Res

__all__ = [
    "Exists",
    "Compare",
    "InForm",
    "YouHave",
    "YouAre",
    "Paid",
    "PaidOnly",
    "Did",
    "DidFully",
    "Undefended",
    "Attacking",
    "InStepOne",
    "InPhase",
    "EventHas",
]


@node
class Exists(Condition):
    """Some card fits."""

    of: Sel


@node
class Compare(Condition):
    """Two numbers compare so: "<", "<=", "==", ">=", ">"."""

    a: Val
    op: str
    b: Val


@node
class InForm(Condition):
    """A player (default: you) is in a form: hero, alter-ego, or one that a card with the "[type] form" keyword grants."""

    form: Form | str
    player: PlayerSel | None = None


@node
class YouHave(Condition):
    """Your identity has a trait."""

    trait: str


@node
class YouAre(Condition):
    """Your identity's faceup side has this title."""

    title: str


@node
class Paid(Condition):
    """At least n resources of a type were paid (not overpaid) for this card."""

    res: Res
    n: int = 1


@node
class PaidOnly(Condition):
    """Resources were paid for this card, all of one type."""

    res: Res


@node
class Did(Condition):
    """An earlier effect ("": the one just before) did something."""

    name: str = ""


@node
class DidFully(Condition):
    """An earlier effect resolved in full."""

    name: str = ""


@node
class Undefended(Condition):
    """The current attack has no defender."""


@node
class Attacking(Condition):
    """The current activation is an attack."""


@node
class InStepOne(Condition):
    """The triggering threat is that of step one of the villain phase."""


@node
class InPhase(Condition):
    """It is the "player" or the "villain" phase."""

    which: str


@node
class EventHas(Condition):
    """The triggering event has a quality: "basic", "attack", "defense", "from_deck" (a discard), "from_encounter_deck" (a
    reveal), "defended", "overkill"."""

    flag: str
