"""Nodes that point at things: selectors (cards), players, values and conditions.

Every node is a frozen piece of data. A plain selector means *each* card that fits; `A(selector)` means that one is
chosen. Selectors look at cards in play unless they name a pile with `In`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar, dataclass_transform

from mc_env.cards.terms import (
    CHARACTER_TYPES,
    SCHEME_TYPES,
    CardType,
    Form,
    Pile,
    Res,
    Stat,
    Status,
)

T = TypeVar("T")


@dataclass_transform(frozen_default=True, eq_default=False)
def node(cls: type[T]) -> type[T]:
    """A frozen piece of data with slots, compared by identity."""
    return dataclass(frozen=True, slots=True, eq=False)(cls)


@node
class Node:
    """Base of everything a definition is made of."""


# ---------------------------------------------------------------------------------------------- players


@node
class PlayerSel(Node):
    """A set of players, named from the point of view of the ability."""


@node
class You(PlayerSel):
    """The player resolving the ability; where a character is meant, that player's identity (Reference "You")."""


@node
class EachPlayer(PlayerSel):
    """All players still in the game, in player order."""

    others: bool = False  # without you


@node
class FirstPlayer(PlayerSel):
    """The player with the first player token."""


@node
class EngagedPlayer(PlayerSel):
    """The player with whom a minion (by default the card itself) is engaged."""

    of: Sel | None = None


@node
class ControllerOf(PlayerSel):
    """The player who controls (or, out of play, owns) a card."""

    of: Sel


@node
class OwnerOf(PlayerSel):
    """The player who owns a card."""

    of: Sel


@node
class EventPlayer(PlayerSel):
    """A player of the triggering event: who acts, who is the target now, or who was at first."""

    role: str = "target"  # target | original | actor


@node
class PlayerRef(PlayerSel):
    """A player chosen earlier in the same ability."""

    name: str


@node
class PlayerNamed(PlayerSel):
    """The player whose identity carries this title on either face."""

    title: str


@node
class PlayersWhere(PlayerSel):
    """Players of a set for whom a condition holds (evaluated with each of them as "you")."""

    of: PlayerSel
    where: Condition


# ---------------------------------------------------------------------------------------------- selectors


@node
class Sel(Node):
    """A set of cards. Combine with `&`, `|`, `~`."""

    def __and__(self, other: Sel) -> Sel:
        return Both(self, other)

    def __or__(self, other: Sel) -> Sel:
        return EitherSel(self, other)

    def __invert__(self) -> Sel:
        return Without(self)


@node
class Both(Sel):
    """Cards that fit both selectors."""

    a: Sel
    b: Sel


@node
class EitherSel(Sel):
    """Cards that fit at least one selector."""

    a: Sel
    b: Sel


@node
class Without(Sel):
    """Cards that do not fit (only as a filter, joined by `&`)."""

    a: Sel


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
class Extreme(Sel):
    """Those among a set with the highest (or lowest) value; ties stay together, to be chosen among."""

    of: Sel
    stat: Stat
    highest: bool = True
    printed: bool = False


@node
class Topmost(Sel):
    """The topmost card of a pile that fits."""

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


@node
class A(Node):
    """One card of a set, chosen when the sentence resolves: "an enemy". `by` names who chooses (default: you)."""

    of: Sel
    by: PlayerSel | None = None
    optional: bool = False
    name: str = ""


@node
class AtRandom(Node):
    """One card of a set, picked at random when the sentence resolves."""

    of: Sel


@node
class APlayer(Node):
    """One player of a set, chosen when the sentence resolves: "a player"."""

    of: PlayerSel
    name: str = ""


# ---------------------------------------------------------------------------------------------- values


@node
class Value(Node):
    """A number computed when it is needed."""


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
class Result(Value):
    """How much an earlier, named effect did; "" means the effect just before."""

    name: str = ""


@node
class Number(Value):
    """A number chosen earlier (X)."""

    name: str


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
    """Damage the attack of this ability has dealt (not: taken), or threat its scheme has placed."""


@node
class ExcessDamage(Value):
    """Damage the attack of this ability has dealt beyond what was needed to defeat characters (what overkill passes on)."""


# ---------------------------------------------------------------------------------------------- conditions


@node
class Condition(Node):
    """A yes-or-no question about the game."""

    def __and__(self, other: Condition) -> Condition:
        return AllOf(self, other)

    def __or__(self, other: Condition) -> Condition:
        return AnyOf(self, other)

    def __invert__(self) -> Condition:
        return Not(self)


@node
class AllOf(Condition):
    """Both hold."""

    a: Condition
    b: Condition


@node
class AnyOf(Condition):
    """At least one holds."""

    a: Condition
    b: Condition


@node
class Not(Condition):
    """The opposite."""

    a: Condition


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
class EventHas(Condition):
    """The triggering event has a quality: "basic", "attack", "defense", "from_deck" (a discard), "from_encounter_deck" (a
    reveal), "defended", "overkill"."""

    flag: str


Val: TypeAlias = "int | Value"
Target: TypeAlias = "Sel | PlayerSel | A | AtRandom"
Who: TypeAlias = "PlayerSel | APlayer"


# ---------------------------------------------------------------------------------------------- nouns

YOU: Final = You()
EACH_PLAYER: Final = EachPlayer()
OTHER_PLAYERS: Final = EachPlayer(others=True)
FIRST_PLAYER: Final = FirstPlayer()
ENGAGED_PLAYER: Final = EngagedPlayer()
TARGET_PLAYER: Final = EventPlayer("target")
ORIGINAL_TARGET: Final = EventPlayer("original")
ACTING_PLAYER: Final = EventPlayer("actor")

SELF: Final = Self_()
HOST: Final = Host()
ATTACKER: Final = EventCard("actor")
THAT_CARD: Final = EventCard("target")
DEFENDER: Final = EventCard("defender")

ALLY: Final = OfType(frozenset({CardType.ALLY}))
MINION: Final = OfType(frozenset({CardType.MINION}))
ENEMY: Final = OfType(frozenset({CardType.MINION, CardType.VILLAIN}))
CHARACTER: Final = OfType(CHARACTER_TYPES)
IDENTITY: Final = OfType(frozenset({CardType.HERO, CardType.ALTER_EGO}))
HERO: Final = OfType(frozenset({CardType.HERO}))
ALTER_EGO: Final = OfType(frozenset({CardType.ALTER_EGO}))
FRIENDLY: Final = OfType(frozenset({CardType.HERO, CardType.ALTER_EGO, CardType.ALLY}))
VILLAINS: Final = OfType(frozenset({CardType.VILLAIN}))
MAIN_SCHEMES: Final = OfType(frozenset({CardType.MAIN_SCHEME}))
SCHEME: Final = OfType(SCHEME_TYPES)
SIDE_SCHEME: Final = OfType(frozenset({CardType.SIDE_SCHEME, CardType.PLAYER_SIDE_SCHEME}))
UPGRADE: Final = OfType(frozenset({CardType.UPGRADE}))
SUPPORT: Final = OfType(frozenset({CardType.SUPPORT}))
EVENT: Final = OfType(frozenset({CardType.EVENT}))
ATTACHMENT: Final = OfType(frozenset({CardType.ATTACHMENT}))
ENVIRONMENT: Final = OfType(frozenset({CardType.ENVIRONMENT}))
TREACHERY: Final = OfType(frozenset({CardType.TREACHERY}))
OBLIGATION: Final = OfType(frozenset({CardType.OBLIGATION}))
CARD: Final = OfType(frozenset(CardType))

VILLAIN: Final = ActiveVillain()
MAIN_SCHEME: Final = ActiveMainScheme()
YOUR_IDENTITY: Final = IdentityOf(YOU)
YOUR_HERO: Final = IdentityOf(YOU, Form.HERO)
YOUR_ALTER_EGO: Final = IdentityOf(YOU, Form.ALTER_EGO)
YOURS: Final = ControlledBy(YOU)
READY: Final = IsReady()
EXHAUSTED: Final = IsExhausted()
FACEDOWN: Final = IsFacedown()

IN_YOUR_HAND: Final = In(Pile.HAND, YOU)
IN_YOUR_DECK: Final = In(Pile.DECK, YOU)
IN_YOUR_DISCARD: Final = In(Pile.DISCARD, YOU)
IN_ANY_DISCARD: Final = In(Pile.DISCARD, EACH_PLAYER)
IN_ENCOUNTER_DECK: Final = In(Pile.ENCOUNTER_DECK)
IN_ENCOUNTER_DISCARD: Final = In(Pile.ENCOUNTER_DISCARD)
SET_ASIDE: Final = In(Pile.SET_ASIDE)
YOUR_NEMESIS: Final = In(Pile.NEMESIS, YOU)
