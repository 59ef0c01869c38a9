"""Cards that enter play, turn, change sides, are attached, engage; counters on them."""

from __future__ import annotations

from mc_env.cards.kit.effects.sentences import Effect
from mc_env.cards.kit.nodes import YOU, PlayerSel, Sel, Target, Val
from mc_env.cards.kit.nodes.base import node
from mc_env.cards.terms import Form, Until

__all__ = [
    "PlayCard",
    "PutIntoPlay",
    "PutIntoPlayAs",
    "TurnInto",
    "Reveal",
    "Swap",
    "Flip",
    "ChangeForm",
    "AttachTo",
    "TakeControl",
    "Engage",
    "AddCounters",
    "RemoveCounters",
]


@node
class PlayCard(Effect):
    """Play such a card from hand as part of an effect, for less or ignoring its resource cost; its other costs are paid."""

    which: Sel
    cheaper: Val = 0
    free: bool = False


@node
class PutIntoPlay(Effect):
    """Put a card into play (not played): under a player's control, or engaged with a player. What is `joined` to that by "and"
    is done before anybody responds to its entering play."""

    target: Target
    control: PlayerSel = YOU
    engaged: PlayerSel = YOU
    attach: Target | None = None
    joined: Effect | None = None


@node
class PutIntoPlayAs(Effect):
    """Put cards from the top of a player's deck into play facedown with another guise, engaged with that player."""

    guise: str
    n: Val = 1
    who: PlayerSel = YOU


@node
class TurnInto(Effect):
    """A card in play becomes another type (None: its printed one again), and may change sides."""

    target: Target
    guise: str | None
    engaged: PlayerSel | None = None
    control: PlayerSel | None = None


@node
class Reveal(Effect):
    """A player reveals a card: from the encounter deck, or a card found elsewhere."""

    target: Target | None = None  # None: the top card of the encounter deck
    who: PlayerSel = YOU


@node
class Swap(Effect):
    """Exchange the places of two cards (Reference "Swap")."""

    a: Target
    b: Target


@node
class Flip(Effect):
    """Flip cards to another of their faces (default: the next); `reveal`: When Revealed abilities of those faces resolve."""

    target: Target
    face: int | None = None
    reveal: bool = False


@node
class ChangeForm(Effect):
    """A player changes form (not counted as the one of their turn), to a given one or to the next."""

    who: PlayerSel = YOU
    to: Form | None = None


@node
class AttachTo(Effect):
    """Attach a card to another."""

    target: Target
    host: Target


@node
class TakeControl(Effect):
    """A player takes control of a card: while it is in play, or `until` a moment, when its owner has it back."""

    target: Target
    who: PlayerSel = YOU
    until: Until | None = None


@node
class Engage(Effect):
    """A minion engages a player."""

    target: Target
    who: PlayerSel = YOU


@node
class AddCounters(Effect):
    """Put counters on cards."""

    target: Target
    n: Val
    counter: str


@node
class RemoveCounters(Effect):
    """Remove counters from cards; as a cost all of them must be there."""

    target: Target
    n: Val
    counter: str
