"""Cards of hands, decks and discard piles: drawn, discarded, moved, searched for, dealt."""

from __future__ import annotations

from mc_env.cards.kit.effects.sentences import Effect
from mc_env.cards.kit.nodes import SELF, YOU, In, PlayerSel, Sel, Target, Val, Who
from mc_env.cards.kit.nodes.base import node
from mc_env.cards.terms import Pile, Res

__all__ = [
    "Draw",
    "DrawToHandSize",
    "DiscardFromHand",
    "DiscardTop",
    "DiscardUntil",
    "EachTime",
    "Discard",
    "ReturnToHand",
    "AddToHand",
    "ShuffleInto",
    "PutOnDeck",
    "RemoveFromGame",
    "SetAside",
    "PutInVictoryDisplay",
    "PutUnder",
    "BringIntoGame",
    "Search",
    "Find",
    "LookAt",
    "Rearrange",
    "DealEncounter",
    "DealAsEncounter",
    "DiscardResources",
]


@node
class Draw(Effect):
    """Players draw cards."""

    n: Val
    who: Who = YOU


@node
class DrawToHandSize(Effect):
    """Players draw up to their hand size."""

    who: Who = YOU
    printed: bool = False


@node
class DiscardFromHand(Effect):
    """Discard cards from hand: chosen by the player, or at random, or every one that fits."""

    n: Val
    who: Who = YOU
    random: bool = False
    which: Sel | None = None
    up_to: bool = False
    each: bool = False


@node
class DiscardTop(Effect):
    """Discard cards from the top of a deck (a player's, or the encounter deck)."""

    n: Val
    who: Who | None = YOU  # None: the encounter deck


@node
class DiscardUntil(Effect):
    """Discard from the top of the encounter deck (or of a player's) until such a card is discarded; it is the report's card."""

    which: Sel
    who: PlayerSel | None = None  # None: the encounter deck


@node
class EachTime(Effect):
    """Cards are discarded from a deck (`of`); each time such a card is, the discarding waits for `effect` about that card."""

    name: str
    of: Effect  # DiscardTop or DiscardUntil
    which: Sel
    effect: Effect


@node
class Discard(Effect):
    """Discard cards from play (or from wherever they are)."""

    target: Target


@node
class ReturnToHand(Effect):
    """Cards go to their owner's hand."""

    target: Target


@node
class AddToHand(Effect):
    """Put cards into a player's hand (no draw)."""

    target: Target
    who: PlayerSel | None = None  # None: the owner


@node
class ShuffleInto(Effect):
    """Shuffle cards into a deck: their owner's, the encounter deck, or an extra deck of that name."""

    target: Target
    pile: Pile = Pile.DECK
    extra: str = ""


@node
class PutOnDeck(Effect):
    """Put cards on the top or the bottom of their owner's deck, or of an extra deck of that name."""

    target: Target
    bottom: bool = False
    extra: str = ""


@node
class RemoveFromGame(Effect):
    """Remove cards from the game."""

    target: Target


@node
class SetAside(Effect):
    """Set cards aside, out of play."""

    target: Target


@node
class PutInVictoryDisplay(Effect):
    """Place cards in the victory display."""

    target: Target


@node
class PutUnder(Effect):
    """Place cards beneath a card, faceup or facedown (who knew them still does)."""

    target: Target
    host: Sel = SELF
    facedown: bool = True


@node
class BringIntoGame(Effect):
    """A new copy of a card (its code or title) comes into the game: it is set aside, and is `Ref(name)`."""

    name: str
    card: str
    owner: PlayerSel | None = YOU  # None: the scenario


@node
class Search(Effect):
    """Look for a card in piles; shuffles every deck searched. The card found is `Ref(name)`."""

    name: str
    of: Sel
    by: PlayerSel = YOU
    count: Val = 1


@node
class Find(Effect):
    """Look for a card wherever it may be: in play, in piles that lie open, only then in decks. It is `Ref(name)`."""

    name: str
    of: Sel
    by: PlayerSel = YOU


@node
class LookAt(Effect):
    """Look at the top cards of a deck and call them by a name."""

    name: str
    pile: In
    by: PlayerSel = YOU


@node
class Rearrange(Effect):
    """Put the cards of a name back on top of their deck in any order."""

    name: str
    by: PlayerSel = YOU


@node
class DealEncounter(Effect):
    """Deal facedown encounter cards to players."""

    n: Val = 1
    who: Who = YOU


@node
class DealAsEncounter(Effect):
    """Deal these very cards to a player as facedown encounter cards."""

    target: Target
    who: PlayerSel = YOU


@node
class DiscardResources(Effect):
    """Players discard cards of their hand until so many resources (of these types) are printed on what they discarded."""

    n: Val
    who: Who = YOU
    types: tuple[Res, ...] = ()  # none: of any type
