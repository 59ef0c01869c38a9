"""Cards: where they are, what they are, what they are like."""

from __future__ import annotations

from mc_env.cards.kit.nodes.base import Node, PlayerSel, Sel, Val, node
from mc_env.cards.terms import CardType, Form, Pile, Res, Stat, Status

__all__ = [
    "OfType",
    "In",
    "Self_",
    "Host",
    "Ref",
    "EventCard",
    "Hit",
    "IdentityOf",
    "Trait",
    "Named",
    "Keyword",
    "EngagedWith",
    "ControlledBy",
    "OwnedBy",
    "AttachedTo",
    "HasAttached",
    "IsReady",
    "IsExhausted",
    "IsFacedown",
    "IsNemesis",
    "IsUnique",
    "HasStatus",
    "IsDamaged",
    "WithIcon",
    "OfAspect",
    "OfSet",
    "WithTitleOf",
    "StatIs",
    "Measure",
    "Extreme",
    "Topmost",
    "First",
    "CanBe",
    "ActiveVillain",
    "ActiveMainScheme",
]


@node
class OfType(Sel):
    """Cards of these types, as they are now."""

    types: frozenset[CardType]


@node
class In(Sel):
    """Cards in a pile: a player's, or the encounter piles of the resolver's area."""

    pile: Pile
    of: PlayerSel | None = None
    name: str = ""  # of an extra deck
    top: int = 0  # only the topmost cards (0: all)
    host: Sel | None = None  # for cards beneath, or boost cards on, another card


@node
class Self_(Sel):
    """The card that bears the ability."""


@node
class Host(Sel):
    """The card to which the card with the ability is attached."""


@node
class Ref(Sel):
    """Cards chosen or found earlier in the same ability."""

    name: str


@node
class EventCard(Sel):
    """A card of the triggering event: `actor`, `target`, `source`, `defender`."""

    role: str


@node
class Hit(Sel):
    """Characters the attack of this ability (or this activation) damaged, dealt damage to, or defeated."""

    how: str = "taken"  # taken | dealt | defeated | attacked


@node
class IdentityOf(Sel):
    """The identities of players, in the given form if one is given (else void)."""

    of: PlayerSel
    form: Form | None = None


@node
class Trait(Sel):
    """Cards with a trait."""

    name: str


@node
class Named(Sel):
    """Cards with a title; the nearest meaning wins (Reference "Referential Ability")."""

    title: str


@node
class Keyword(Sel):
    """Cards that have a keyword or icon."""

    stat: Stat


@node
class EngagedWith(Sel):
    """Minions engaged with a player."""

    player: PlayerSel


@node
class ControlledBy(Sel):
    """Cards in play under a player's control."""

    player: PlayerSel


@node
class OwnedBy(Sel):
    """Cards owned by a player."""

    player: PlayerSel


@node
class AttachedTo(Sel):
    """Cards attached to a card."""

    host: Sel


@node
class HasAttached(Sel):
    """Cards to which such a card is attached."""

    what: Sel


@node
class IsReady(Sel):
    """Ready cards."""


@node
class IsExhausted(Sel):
    """Exhausted cards."""


@node
class IsFacedown(Sel):
    """Cards lying facedown in play."""


@node
class IsNemesis(Sel):
    """Nemesis minions: of each nemesis set the first minion that its `HeroSet` lists."""


@node
class IsUnique(Sel):
    """Unique cards."""


@node
class HasStatus(Sel):
    """Characters with a status card."""

    status: Status


@node
class IsDamaged(Sel):
    """Cards with damage on them."""


@node
class WithIcon(Sel):
    """Cards with a printed resource icon of a type."""

    res: Res


@node
class OfAspect(Sel):
    """Cards of a classification: an aspect, "basic", "hero"."""

    aspect: str


@node
class OfSet(Sel):
    """Cards of an encounter or hero set; "" means the set of the card with the ability."""

    code: str = ""


@node
class WithTitleOf(Sel):
    """Cards that share their title with one of these."""

    of: Sel


@node
class StatIs(Sel):
    """Cards whose value compares so with a number."""

    stat: Stat
    op: str
    value: Val
    printed: bool = False


@node
class Measure(Node):
    """What cards have beside their stats: "remaining" hit points, "damage", "threat", or "counters" of a kind on them."""

    what: str
    counter: str = ""


@node
class Extreme(Sel):
    """Those among a set with the highest (or lowest) value; ties stay together, to be chosen among."""

    of: Sel
    stat: Stat | Measure
    highest: bool = True
    printed: bool = False


@node
class Topmost(Sel):
    """The topmost card of a pile that fits."""

    of: Sel


@node
class First(Sel):
    """The first of several cards in their order: of cards that were discarded, the one that was discarded first."""

    of: Sel


@node
class CanBe(Sel):
    """Cards to which something can be done now: "healed", "readied", "exhausted", "stunned", "confused", "toughened"."""

    what: str


@node
class ActiveVillain(Sel):
    """The active villain of the resolver's area (the only one, in most scenarios)."""


@node
class ActiveMainScheme(Sel):
    """The active main scheme of the resolver's area."""
