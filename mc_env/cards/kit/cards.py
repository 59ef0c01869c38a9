"""Card faces and the sets they come in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from mc_env.cards.kit.abilities import Ability, Constant
from mc_env.cards.kit.effects import Effect
from mc_env.cards.kit.nodes import Condition, Node, PerPlayer, PlayerSel, Sel
from mc_env.cards.terms import DASH, CardType, Form, Res, Stat

__all__ = [
    "Num",
    "Face",
    "Hero",
    "AlterEgo",
    "Ally",
    "Event",
    "ResourceCard",
    "Support",
    "Upgrade",
    "PlayerSideScheme",
    "Villain",
    "MainScheme",
    "Minion",
    "SideScheme",
    "Attachment",
    "Environment",
    "Treachery",
    "Obligation",
    "Guise",
    "Card",
    "CardLike",
    "HeroSet",
    "CardPool",
    "EncounterSet",
    "Scenario",
]

Num = int | PerPlayer | None  # None: a printed dash


@dataclass(frozen=True, slots=True, eq=False)
class Face(Node):
    """One printed face of a card: facts and abilities. Made by the functions named after card types."""

    type: CardType
    code: str
    title: str
    stats: Mapping[Stat, Num]
    subtitle: str = ""
    unique: bool = False
    traits: tuple[str, ...] = ()
    icons: tuple[Res, ...] = ()
    abilities: tuple[Ability, ...] = ()
    aspect: str = ""
    uses: tuple[str, int | PerPlayer] | None = None
    counters: tuple[str, int | PerPlayer] | None = None  # enters play with these, without the uses keyword
    attach: Sel | PlayerSel | None = None
    engage: PlayerSel | None = None  # whom a minion engages, if not the revealing player
    form: Form | str | None = None  # "hero form only"; a string names a form that a form card grants
    only_if: Condition | None = None
    max_per_player: int = 0
    max_per_host: int = 0
    max_per_round: int = 0
    any_control: bool = False  # may be played under any player's control
    doubles_for: str = ""  # an aspect: doubles the resources this card generates for its cards
    boost_star: bool = False
    stage: int = 0
    give_to: str = ""  # obligations
    requirement: tuple[Res, ...] = ()
    team_up: tuple[str, ...] = ()
    teamwork: str = ""
    linked: str = ""
    identity_form: str = ""  # the [type] form keyword
    mode: str = ""  # "standard" or "expert": the side of a double-sided card that is used in that mode only
    spend_form: Form | None = None  # "spend this card only in hero form"
    only_resources: tuple[Res, ...] = ()  # "you can only spend ... to pay for this card"
    deck_limit: int = 3

    def __repr__(self) -> str:
        return f"<{self.type.name.lower()} {self.code} {self.title!r}>"


_STATS = {
    "thw": Stat.THW,
    "atk": Stat.ATK,
    "dfn": Stat.DEF,
    "rec": Stat.REC,
    "sch": Stat.SCH,
    "hp": Stat.HP,
    "hand": Stat.HAND_SIZE,
    "cost": Stat.COST,
    "threat": Stat.THREAT,
    "target": Stat.TARGET_THREAT,
    "escalation": Stat.ESCALATION,
    "conseq_atk": Stat.CONSEQUENTIAL_ATK,
    "conseq_thw": Stat.CONSEQUENTIAL_THW,
    "boost": Stat.BOOST,
    "acceleration": Stat.ACCELERATION,
    "crisis": Stat.CRISIS,
    "hazard": Stat.HAZARD,
    "amplify": Stat.AMPLIFY,
}


def _face(
    type_: CardType,
    code: str,
    title: str,
    *,
    traits: Iterable[str] = (),
    icons: Res | Iterable[Res] = (),
    abilities: Iterable[Ability | Effect] = (),
    keywords: Mapping[Stat, Num] | Iterable[Stat] = (),
    **kw: object,
) -> Face:
    """Build a face: loose constant effects become constant abilities, keyword arguments become stats or facts."""
    stats: dict[Stat, Num] = {}
    for key in list(kw):
        if key in _STATS:
            value = kw.pop(key)
            stats[_STATS[key]] = DASH if value is None else value  # type: ignore[assignment]
    if isinstance(keywords, Mapping):
        stats.update(keywords)
    else:
        stats.update(dict.fromkeys(keywords, 1))
    bears = tuple(a if isinstance(a, Ability) else Constant(a) for a in abilities)
    symbols = (icons,) if isinstance(icons, Res) else tuple(icons)
    return Face(
        type_,
        code,
        title,
        stats,
        traits=tuple(traits),
        icons=symbols,
        abilities=bears,
        **kw,  # type: ignore[arg-type]
    )


def Hero(code: str, title: str, **kw: object) -> Face:
    """The hero side of an identity."""
    return _face(CardType.HERO, code, title, unique=True, **kw)  # type: ignore[arg-type]


def AlterEgo(code: str, title: str, **kw: object) -> Face:
    """The alter-ego side of an identity."""
    return _face(CardType.ALTER_EGO, code, title, unique=True, **kw)  # type: ignore[arg-type]


def Ally(code: str, title: str, **kw: object) -> Face:
    """An ally; consequential damage is 1 on each power unless said otherwise (0 for a dash)."""
    kw.setdefault("conseq_atk", 1)
    kw.setdefault("conseq_thw", 1)
    return _face(CardType.ALLY, code, title, **kw)  # type: ignore[arg-type]


def Event(code: str, title: str, **kw: object) -> Face:
    """An event."""
    return _face(CardType.EVENT, code, title, **kw)  # type: ignore[arg-type]


def ResourceCard(code: str, title: str, **kw: object) -> Face:
    """A resource card."""
    return _face(CardType.RESOURCE, code, title, cost=None, **kw)  # type: ignore[arg-type]


def Support(code: str, title: str, **kw: object) -> Face:
    """A support."""
    return _face(CardType.SUPPORT, code, title, **kw)  # type: ignore[arg-type]


def Upgrade(code: str, title: str, **kw: object) -> Face:
    """An upgrade."""
    return _face(CardType.UPGRADE, code, title, **kw)  # type: ignore[arg-type]


def PlayerSideScheme(code: str, title: str, **kw: object) -> Face:
    """A player side scheme."""
    return _face(CardType.PLAYER_SIDE_SCHEME, code, title, **kw)  # type: ignore[arg-type]


def Villain(code: str, title: str, **kw: object) -> Face:
    """A stage of a villain."""
    return _face(CardType.VILLAIN, code, title, unique=True, **kw)  # type: ignore[arg-type]


def MainScheme(code: str, title: str, **kw: object) -> Face:
    """One side of a main scheme card ("A" or "B")."""
    return _face(CardType.MAIN_SCHEME, code, title, **kw)  # type: ignore[arg-type]


def Minion(code: str, title: str, **kw: object) -> Face:
    """A minion."""
    return _face(CardType.MINION, code, title, **kw)  # type: ignore[arg-type]


def SideScheme(code: str, title: str, **kw: object) -> Face:
    """A side scheme."""
    return _face(CardType.SIDE_SCHEME, code, title, **kw)  # type: ignore[arg-type]


def Attachment(code: str, title: str, **kw: object) -> Face:
    """An attachment; `attach` says to what."""
    return _face(CardType.ATTACHMENT, code, title, **kw)  # type: ignore[arg-type]


def Environment(code: str, title: str, **kw: object) -> Face:
    """An environment."""
    return _face(CardType.ENVIRONMENT, code, title, **kw)  # type: ignore[arg-type]


def Treachery(code: str, title: str, **kw: object) -> Face:
    """A treachery."""
    return _face(CardType.TREACHERY, code, title, **kw)  # type: ignore[arg-type]


def Obligation(code: str, title: str, **kw: object) -> Face:
    """An obligation; `give_to` names the alter-ego."""
    return _face(CardType.OBLIGATION, code, title, **kw)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True, eq=False)
class Guise(Node):
    """What a card is while an effect makes it something else: a facedown Drone, an ally turned minion.

    `facedown` guises have no printed facts of their own but `face`; others keep the card's facts with a new type.
    """

    name: str
    type: CardType
    face: Face | None = None
    facedown: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Card(Node):
    """A physical card: its faces, the first one up when it enters the game."""

    faces: tuple[Face, ...]

    @property
    def code(self) -> str:
        return self.faces[0].code

    @property
    def title(self) -> str:
        return self.faces[0].title

    @property
    def stage(self) -> int:
        return self.faces[0].stage


CardLike = Face | Card


@dataclass(frozen=True, slots=True, eq=False)
class HeroSet(Node):
    """An identity with everything that belongs to it, and the starter deck of its product."""

    code: str
    name: str
    identity: Card
    cards: Mapping[CardLike, int]
    obligations: Mapping[CardLike, int] = field(default_factory=dict)
    nemesis: Mapping[CardLike, int] = field(default_factory=dict)  # of its minions, the first is the nemesis
    starter: Mapping[str, int] = field(default_factory=dict)  # code -> copies beside the identity's own cards
    aspects: int = 1
    balanced: bool = False  # the identity asks for exactly `aspects` aspects, with equally many cards of each
    extra_decks: Mapping[str, Mapping[CardLike, int]] = field(default_factory=dict)  # by a name no other deck has
    faceup_decks: tuple[str, ...] = ()  # those of them whose top card lies faceup
    finite_decks: tuple[str, ...] = ()  # those that stay empty when they have run out
    pileless_decks: tuple[
        str, ...
    ] = ()  # those without a discard pile of their own: cards go to the one of their owner

    @property
    def nemesis_minion(self) -> tuple[str, ...]:
        """The code of the minion that the nemesis set is about; nothing if the set has no minion."""
        faces = (card.faces[0] if isinstance(card, Card) else card for card in self.nemesis)
        return tuple(face.code for face in faces if face.type is CardType.MINION)[:1]


@dataclass(frozen=True, slots=True, eq=False)
class CardPool(Node):
    """The player cards of an aspect (or "basic")."""

    code: str
    name: str
    cards: tuple[CardLike, ...]


@dataclass(frozen=True, slots=True, eq=False)
class EncounterSet(Node):
    """Encounter cards that go into a scenario together. `kind`: scenario, modular, standard, expert; or campaign, for cards
    that only a campaign of their product uses."""

    code: str
    name: str
    cards: Mapping[CardLike, int]
    kind: str = "modular"
    aside: Mapping[CardLike, int] = field(default_factory=dict)  # start set aside
    extra_decks: Mapping[str, Mapping[CardLike, int]] = field(default_factory=dict)  # by a name no other deck has
    faceup_decks: tuple[str, ...] = ()  # as of a `HeroSet`
    finite_decks: tuple[str, ...] = ()
    pileless_decks: tuple[str, ...] = ()
    guises: tuple[Guise, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Scenario(Node):
    """A villain, main schemes and the sets that form the encounter deck."""

    code: str
    name: str
    villains: tuple[tuple[CardLike, ...], ...]  # one deck of stages for each villain; a card if they have two sides
    schemes: tuple[tuple[Card, ...], ...]  # one deck of stages for each main scheme
    sets: tuple[str, ...]
    modular: tuple[str, ...] = ()  # recommended
    standard: tuple[int, ...] = (1, 2)  # stages used in standard mode
    expert: tuple[int, ...] = (2, 3)
    own_area_each: bool = False  # each player has an area of their own
