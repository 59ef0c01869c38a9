"""The typed view: what one seat, or a spectator, sees of a table. Everything is plain data and goes into JSON as it stands.

A card is drawn from two records: `Face`, what is printed on it, which everybody may look up by its code, and `Card`, how it is
now. Ids of cards are handles of one viewer: the same card keeps its id as long as that viewer sees it, and an id tells nothing
else. `protocol.schema.json` of `mc_env.web` and the types of the page are generated from these classes.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on one face of a card, with its text as generated from the definition."""

    code: str
    title: str
    subtitle: str
    type: str  # "ally", "alter_ego", "main_scheme" ...
    aspect: str  # "aggression", "justice", "leadership", "protection", "basic", "hero"; "" on encounter cards
    set: str  # code of the hero, aspect or encounter set it belongs to
    stage: int  # of a villain or main scheme; 0 else
    unique: bool
    traits: tuple[str, ...]
    keywords: tuple[str, ...]  # "guard", "retaliate 1"
    cost: str  # "2", "X", "-"; "" where none is printed
    resources: tuple[str, ...]  # "energy", "mental", "physical", "wild"
    figures: dict[str, str]  # as printed: {"thw": "1", "hp": "14 per player"}
    boost: int  # boost icons
    boost_star: bool
    icons: tuple[str, ...]  # of schemes: "acceleration", "crisis", "hazard", "amplify"; as often as printed
    text: str
    others: tuple[str, ...]  # codes of the card's other faces


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure as it is now and as it is printed."""

    now: int
    printed: int


@dataclass(frozen=True, slots=True)
class CardName:
    """A card that needs no more than its name here; its face tells the rest."""

    id: int
    code: str
    title: str


@dataclass(frozen=True, slots=True)
class Card:
    """A card in play, in a hand or on its way, as it is now."""

    id: int
    code: str  # of the face that is up; of a facedown card in play that of its guise ("" if that has none)
    title: str
    type: str
    facedown: bool = False
    beneath: CardName | None = None  # what a facedown card is, for whoever knows it
    cost: Figure | None = None  # of cards that can be played
    figures: dict[str, Figure] = field(
        default_factory=dict
    )  # "thw", "atk", "def", "rec", "sch", "hp", "target", "escalation"
    remaining: int | None = None  # hit points left, of characters; 9999 is without end
    damage: int = 0
    threat: int = 0
    acceleration_tokens: int = 0
    counters: dict[str, int] = field(default_factory=dict)
    statuses: tuple[str, ...] = ()  # "stunned", "confused", "tough"; twice if twice
    exhausted: bool = False
    traits: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    blank: bool = False  # its text box counts as empty
    active: bool = False  # the active one of several villains or main schemes
    engaged: int | None = None  # with which seat
    controller: int | None = None  # which seat
    attached: tuple[Card, ...] = ()
    under: int = 0  # cards beneath it
    under_seen: tuple[CardName, ...] = ()
    boost_cards: int = 0  # facedown, waiting for an activation
    boost_seen: tuple[CardName, ...] = ()


@dataclass(frozen=True, slots=True)
class Place:
    """A card of a pile that the viewer knows, and how many cards lie above it."""

    place: int
    card: CardName


@dataclass(frozen=True, slots=True)
class Deck:
    """A facedown pile: how many cards, and those that are known."""

    size: int
    known: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand: how many cards, and those the viewer sees."""

    size: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Seat:
    """One player's side of the table."""

    seat: int
    hero: str  # code of the hero set
    name: str  # of the hero
    eliminated: bool
    form: str = ""  # "hero" or "alter-ego"
    identity: Card | None = None
    hand_size: int = 0
    hand: Hand = field(default_factory=lambda: Hand(0, ()))
    deck: Deck = field(default_factory=lambda: Deck(0, ()))
    discard: tuple[CardName, ...] = ()  # the last is the top
    allies: tuple[Card, ...] = ()
    upgrades: tuple[Card, ...] = ()
    supports: tuple[Card, ...] = ()
    others: tuple[Card, ...] = ()  # obligations and whatever else a player has in play
    minions: tuple[Card, ...] = ()  # engaged with this player
    encounter_cards: int = 0  # dealt facedown
    encounter_seen: tuple[CardName, ...] = ()
    nemesis: tuple[CardName, ...] = ()
    changed_form: bool = False  # this turn
    declined: bool = False


@dataclass(frozen=True, slots=True)
class Area:
    """What the scenario has on the table; most scenarios have one area for all players."""

    players: tuple[int, ...]
    villains: tuple[Card, ...]
    next_stages: tuple[str, ...]  # codes of the villain stages to come
    main_schemes: tuple[Card, ...]
    next_schemes: int
    side_schemes: tuple[Card, ...]
    environments: tuple[Card, ...]
    others: tuple[Card, ...]  # attachments and minions that belong to nobody in particular
    encounter_deck: Deck
    encounter_discard: tuple[CardName, ...]


@dataclass(frozen=True, slots=True)
class ExtraDeck:
    """A deck of its own kind, with its discard pile."""

    name: str
    deck: Deck
    discard: tuple[CardName, ...]


@dataclass(frozen=True, slots=True)
class Activation:
    """An attack or a scheme of an enemy in progress."""

    kind: str  # "attack" or "scheme"
    enemy: str
    enemy_id: int | None
    against: int  # seat
    target: str
    target_id: int | None
    defender: str
    defender_id: int | None
    boost: int  # icons turned up so far
    boost_cards: int


@dataclass(frozen=True, slots=True)
class ThreatToCome:
    """What step one of the villain phase will place on a main scheme."""

    scheme: int  # id
    amount: int
    completes: bool


@dataclass(frozen=True, slots=True)
class ActivationToCome:
    """An activation of the next villain phase."""

    enemy: int  # id
    title: str
    against: int  # seat
    kind: str  # "attack" or "scheme"
    amount: int  # before boost
    boost_cards: int
    stopped_by: str  # "stunned", "confused", "cannot", or ""


@dataclass(frozen=True, slots=True)
class Forecast:
    """What the next villain phase brings for sure, if nothing changes until then."""

    threat: tuple[ThreatToCome, ...]
    activations: tuple[ActivationToCome, ...]
    encounter_cards: tuple[int, ...]  # by seat


@dataclass(frozen=True, slots=True)
class Resources:
    """Resources by kind; `any` is what may be paid with any kind."""

    energy: int = 0
    mental: int = 0
    physical: int = 0
    wild: int = 0
    any: int = 0


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be chosen."""

    index: int
    verb: str  # "play", "use", "attack", "pay_card", "end_turn", "pass" ...
    label: str
    card: int | None = None  # id of the card it is about: to click on
    seat: int | None = None  # the player it is about
    about: int | None = None  # id of the card that the event happens to which it would answer
    amount: int = 0
    cost: int | None = None  # of a card to play
    pays: Resources | None = None  # of a source to pay with


@dataclass(frozen=True, slots=True)
class Payment:
    """A payment in progress."""

    due: Resources  # what it still lacks
    suggested: tuple[int, ...]  # options that would complete it, in this order; empty if there is nothing to suggest


@dataclass(frozen=True, slots=True)
class Decision:
    """A question and its options."""

    seat: int  # who is asked; a spectator sees everybody's decisions, a player their own
    kind: str  # "turn", "target", "pay", "defend", "interrupt", "response", "mulligan", "discard" ...
    prompt: str
    source: int | None  # id of the card that makes it necessary
    source_title: str
    options: tuple[Option, ...]
    cards: tuple[CardName, ...]  # cards that options are about and that lie nowhere else in the view: a searched deck
    picked: tuple[int, ...]  # ids of cards picked in the earlier steps of this choice
    payment: Payment | None


@dataclass(frozen=True, slots=True)
class Table:
    """Everything a viewer may know."""

    seat: int | None  # None: a spectator from whom nothing is hidden
    open_hands: bool
    round: int
    phase: str  # "setup", "player", "villain"
    step: int  # of the villain phase, as the Reference counts
    first_player: int
    active_player: int | None
    outcome: str | None  # "win", "loss"
    outcome_reason: str
    decision: Decision | None  # None if the viewer is asked nothing
    seats: tuple[Seat, ...]
    areas: tuple[Area, ...]
    on_the_table: tuple[Card, ...]  # being played, revealed or resolved
    on_the_table_hidden: int  # the same, facedown
    activations: tuple[Activation, ...]
    forecast: Forecast | None  # None in the villain phase and after the end
    set_aside: tuple[CardName, ...]
    victory_display: tuple[CardName, ...]
    removed: tuple[CardName, ...]
    extra_decks: tuple[ExtraDeck, ...]
