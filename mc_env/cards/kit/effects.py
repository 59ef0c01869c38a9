"""Effect nodes: what an ability does, as verbs.

`Do` is one sentence after another; `Together` is "and" (one batch). Each effect reports what it did, so that
`.then(...)` (only if the effect before resolved in full), `.if_done(...)` and `.otherwise(...)` can read it.
"""

from __future__ import annotations

from typing import Final

from mc_env.cards.kit.nodes import (
    SELF,
    YOU,
    Condition,
    In,
    Node,
    PlayerSel,
    Sel,
    Target,
    Val,
    Who,
    node,
)
from mc_env.cards.terms import Event, Kind, Label, Pile, Res, Stage, Stat, Status, Until

ALL: Final = 9999


@node
class Effect(Node):
    """Base of all effects."""

    def then(self, effect: Effect) -> Effect:
        """`effect` follows only if this one resolved in full (Reference "Then")."""
        return Do(self, Then(effect))

    def if_done(self, effect: Effect) -> Effect:
        """`effect` follows if this one did anything."""
        return Do(self, IfDone(effect))

    def otherwise(self, effect: Effect) -> Effect:
        """`effect` follows only if this one did nothing (Reference "Otherwise")."""
        return Do(self, Otherwise(effect))

    def named(self, name: str) -> Effect:
        """Keep this effect's report under a name for later."""
        return Let(name, self)


class Do(Effect):
    """Sentences one after another."""

    __slots__ = ("steps",)
    steps: tuple[Effect, ...]

    def __init__(self, *steps: Effect) -> None:
        object.__setattr__(self, "steps", steps)


class Together(Effect):
    """Effects joined by "and": damage in them is one batch; they do not depend on each other."""

    __slots__ = ("parts",)
    parts: tuple[Effect, ...]

    def __init__(self, *parts: Effect) -> None:
        object.__setattr__(self, "parts", parts)


class ChooseOne(Effect):
    """The player picks one of several options, each with a readable name made from its effect."""

    __slots__ = ("by", "options")
    options: tuple[Effect, ...]
    by: PlayerSel

    def __init__(self, *options: Effect, by: PlayerSel = YOU) -> None:
        object.__setattr__(self, "options", options)
        object.__setattr__(self, "by", by)


class InAnyOrder(Effect):
    """Effects resolved one after another in an order the player picks; one that can do nothing is left out."""

    __slots__ = ("by", "effects")
    effects: tuple[Effect, ...]
    by: PlayerSel

    def __init__(self, *effects: Effect, by: PlayerSel = YOU) -> None:
        object.__setattr__(self, "effects", effects)
        object.__setattr__(self, "by", by)


@node
class Then(Effect):
    """See `Effect.then`."""

    effect: Effect


@node
class IfDone(Effect):
    """See `Effect.if_done`."""

    effect: Effect


@node
class Otherwise(Effect):
    """See `Effect.otherwise`."""

    effect: Effect


@node
class Let(Effect):
    """See `Effect.named`."""

    name: str
    effect: Effect


@node
class If(Effect):
    """An effect under a condition."""

    where: Condition
    then_: Effect
    else_: Effect | None = None


@node
class May(Effect):
    """You may do this."""

    effect: Effect
    by: PlayerSel = YOU


@node
class ForEachPlayer(Effect):
    """Players do this one at a time, each as "you" (Reference "Each Player")."""

    effect: Effect
    of: PlayerSel | None = None


@node
class ForEach(Effect):
    """Do this for each card of a set, which is then `Ref(name)` (with "choose": a separate instance each time)."""

    name: str
    of: Sel
    effect: Effect
    ordered_by: PlayerSel | None = None  # who picks the order; None: table order


@node
class Repeat(Effect):
    """Do this a number of times."""

    times: Val
    effect: Effect


@node
class RepeatAbility(Effect):
    """Resolve this ability again from its costs, if they can be paid and the player wants to."""


@node
class Pay(Effect):
    """Pay a cost inside an effect; what follows with `.if_done` needs it paid."""

    cost: Effect
    by: PlayerSel = YOU


@node
class Choose(Effect):
    """Choose cards (or with `count` several, pick-next-or-stop) and call them by a name."""

    name: str
    of: Sel
    by: PlayerSel = YOU
    count: Val = 1
    up_to: bool = False
    distinct_titles: bool = False


@node
class ChoosePlayer(Effect):
    """Choose a player and call them by a name."""

    name: str
    of: PlayerSel
    by: PlayerSel = YOU


@node
class ChooseNumber(Effect):
    """Choose a number between two bounds and call it by a name."""

    name: str
    low: Val
    high: Val
    by: PlayerSel = YOU


# ------------------------------------------------------------------------------ damage, threat, status


@node
class Damage(Effect):
    """Deal damage. As part of an attack-labeled ability it is damage of that attack."""

    to: Target
    amount: Val
    take: bool = False  # worded "take": as a cost, all of it must be taken
    ignores_tough: bool = False


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
    """Move threat from one scheme to another, on which it is placed."""

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
class PlaceThreat(Effect):
    """Place threat on a scheme."""

    on: Target
    amount: Val


@node
class RemoveThreat(Effect):
    """Remove threat from a scheme. As part of a thwart-labeled ability it is that thwart."""

    from_: Target
    amount: Val


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
class Exhaust(Effect):
    """Exhaust cards."""

    target: Target


@node
class Ready(Effect):
    """Ready cards."""

    target: Target


# ------------------------------------------------------------------------------ cards and piles


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
    """Discard from the top of the encounter deck until such a card is discarded; it is the report's card."""

    which: Sel


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
    """Shuffle cards into a deck: their owner's, or the encounter deck."""

    target: Target
    pile: Pile = Pile.DECK


@node
class PutOnDeck(Effect):
    """Put cards on the top or the bottom of their owner's deck."""

    target: Target
    bottom: bool = False


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
class PlayCard(Effect):
    """Play such a card from hand as part of an effect, for less or ignoring its resource cost; its other costs are paid."""

    which: Sel
    cheaper: Val = 0
    free: bool = False


@node
class PutIntoPlay(Effect):
    """Put a card into play (not played): under a player's control, or engaged with a player."""

    target: Target
    control: PlayerSel = YOU
    engaged: PlayerSel = YOU
    attach: Target | None = None


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
class Swap(Effect):
    """Exchange the places of two cards (Reference "Swap")."""

    a: Target
    b: Target


@node
class Flip(Effect):
    """Flip a card to another of its faces (default: the next)."""

    target: Target
    face: int | None = None


@node
class ChangeForm(Effect):
    """A player changes form (not counted as the one of their turn)."""

    who: PlayerSel = YOU
    to: int | None = None


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


# ------------------------------------------------------------------------------ enemies and schemes


@node
class EnemyAttacks(Effect):
    """Enemies attack a player; `afterwards` sees the finished attack through `Hit` and `DealtByAttack`."""

    enemies: Target
    who: PlayerSel = YOU
    afterwards: Effect | None = None
    engaged_players: bool = False  # each attacks the player it is engaged with
    character: Target | None = None  # attack this character instead of the identity


@node
class EnemySchemes(Effect):
    """Enemies scheme."""

    enemies: Target
    who: PlayerSel = YOU
    afterwards: Effect | None = None


@node
class EnemyActivates(Effect):
    """Enemies activate against a player: attack in hero form, scheme in alter-ego form."""

    enemies: Target
    who: PlayerSel = YOU
    afterwards: Effect | None = None


@node
class AlsoAttack(Effect):
    """The current attack is also resolved, in lockstep, against other players' heroes."""

    who: PlayerSel


@node
class GiveBoost(Effect):
    """Give an enemy boost cards (during its activation: for that activation)."""

    to: Target
    n: Val = 1


@node
class AttackGains(Effect):
    """This attack gains a keyword."""

    keyword: Stat


@node
class DefendedBy(Effect):
    """Declare a character the defender of the current attack."""

    target: Target


@node
class AtEndOfActivation(Effect):
    """When the current activation has finished, do this."""

    effect: Effect


@node
class Delay(Effect):
    """A delayed effect: the next time such an event happens, do this."""

    stage: Stage
    event: Event
    effect: Effect


@node
class Surge(Effect):
    """This card gains surge."""


@node
class AddAcceleration(Effect):
    """Place acceleration tokens on the main scheme (or another card)."""

    n: Val = 1
    on: Target | None = None


@node
class AdvanceScheme(Effect):
    """The main scheme deck advances (not completed)."""


@node
class MakeActive(Effect):
    """The active mark moves to this villain or main scheme, from the other of its kind in the same area."""

    target: Target


@node
class WinGame(Effect):
    """The players win."""

    reason: str = "card_effect"


@node
class LoseGame(Effect):
    """The players lose."""

    reason: str = "card_effect"


@node
class Eliminate(Effect):
    """Players are eliminated."""

    who: PlayerSel = YOU


# ------------------------------------------------------------------------------ editing the event at hand


@node
class Prevent(Effect):
    """Prevent damage or threat of the triggering event."""

    amount: Val


@node
class ChangeAmount(Effect):
    """Change the amount of the triggering event (damage dealt, threat placed or removed)."""

    by: Val
    sign: int = 1


@node
class CancelEffects(Effect):
    """Cancel the "When Revealed" effects of the revealed card."""


@node
class CancelCard(Effect):
    """Cancel the revealed card as a whole and discard it."""


@node
class CancelEvent(Effect):
    """Cancel the triggering event (an attack, an event card's effects, a boost card's ability)."""


@node
class Instead(Effect):
    """Replace the triggering event with this."""

    effect: Effect


# ------------------------------------------------------------------------------ modifiers


@node
class Change(Node):
    """One change to one stat; `how`: "add", "set", "base", "double", "halve", "cap"."""

    stat: Stat
    value: Val
    how: str = "add"
    trait: str = ""


@node
class Modify(Effect):
    """Change stats of cards: a constant ability when it stands on its own, a lasting effect with `until`."""

    target: Target
    changes: tuple[Change, ...]
    until: Until | None = None
    where: Condition | None = None
    source: Sel | None = None  # only against damage from (or threat removed by) such cards


@node
class CostChange(Effect):
    """Cards a player plays cost more or less; `until=NEXT_PLAY` for the next one."""

    which: Sel | None
    by: Val
    sign: int = -1
    who: Who = YOU
    until: Until | None = None


@node
class AdditionalCost(Effect):
    """A constant: as an additional cost to play such cards, their players do this too. It speaks of "you" and chooses nothing
    but cards to discard."""

    which: Sel
    cost: Effect


@node
class NextEvent(Effect):
    """The next event this player plays this phase is modified: more damage or threat for each instance."""

    damage: Val = 0
    threat: Val = 0
    which: Sel | None = None


# ------------------------------------------------------------------------------ resources


@node
class Generate(Effect):
    """Generate resources."""

    resources: tuple[Res, ...]
    only_for: Sel | None = None


@node
class GenerateFromCard(Effect):
    """Generate the printed resources of a card (the top card of your discard pile, as it lies before this payment)."""

    of: Sel


@node
class Spend(Effect):
    """Spend resources: these types, and `any_` more of any type; `x` chooses how many of one type.

    An untyped X of an event that costs nothing else is the cost of the card, and lowered with it. `printed`: only
    resources whose icons are printed count, each as what it is.
    """

    resources: tuple[Res, ...] = ()
    any_: Val = 0
    x: str = ""
    x_type: Res | None = None
    printed: bool = False


@node
class PayPrintedCost(Effect):
    """Pay the printed cost of a card, as if paying for that card."""

    of: Sel


@node
class OneOf(Effect):
    """A cost with alternatives: pay exactly one of them."""

    costs: tuple[Effect, ...]


# ------------------------------------------------------------------------------ abilities of other cards


@node
class ResolveSpecials(Effect):
    """Resolve the Special ability of each such card, in an order the player picks; each is a step of a sequence."""

    of: Sel


@node
class ResolveAbility(Effect):
    """Resolve an ability of another card (of a kind) as this player; with `here` as if it were printed on this card, which
    is then what the ability calls itself and exhausts."""

    of: Target
    kind: Kind
    here: bool = False


@node
class LabeledAttack(Effect):
    """An effect that is an attack of its own inside another ability ("make the following attacks")."""

    effect: Effect
    labels: int = int(Label.ATTACK)
