"""Compiled definitions, shared by all games: faces, cards, abilities, modifiers.

Everything here is made once when a card is first needed and never changes; game states refer to it by index. Each product has
its own room in a table (`rooms`), so an index means the same whatever was compiled before; what is not compiled is None.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mc_env.cards import ledger
from mc_env.cards.kit.cards import Card, Face
from mc_env.cards.kit.nodes import PerPlayer
from mc_env.cards.terms import (
    CHARACTER_TYPES,
    DASH,
    N_STATS,
    PILE_PLAY,
    POWERS,
    STAT_ACCELERATION,
    STAT_ALLIANCE,
    STAT_AMPLIFY,
    STAT_CRISIS,
    STAT_GUARD,
    STAT_HAZARD,
    STAT_PATROL,
    STAT_RESTRICTED,
    STAT_TEMPORARY,
    TYPE_VILLAIN,
    Form,
)
from mc_env.engine.program.ops import Op
from mc_env.kernel.rooms import Rooms
from mc_env.kernel.tables import Printed

if TYPE_CHECKING:
    from mc_env.engine.state.records import Record
    from mc_env.engine.state.state import State
    from mc_env.kernel.records import Scope

Find = Callable[["State", "Scope"], list[int]]
Fits = Callable[["State", "Scope", int], bool]
ValueFn = Callable[["State", "Scope"], int]
CondFn = Callable[["State", "Scope"], bool]
PlayersFn = Callable[["State", "Scope"], tuple[int, ...]]


class Test:
    """Whether a card fits a selector. Compiled, asking one that is a class of its own is a plain function call."""

    __slots__ = ()

    def holds(self, g: State, s: Scope, c: int) -> bool:
        raise NotImplementedError


class Told(Test):
    """A test that a function makes."""

    __slots__ = ("fits",)

    def __init__(self, fits: Fits) -> None:
        self.fits = fits

    def holds(self, g: State, s: Scope, c: int) -> bool:
        return self.fits(g, s, c)


class PatternC:
    """A compiled event pattern."""

    __slots__ = ("binds_you", "key", "test")

    def __init__(self, key: int, test: Callable[[State, Scope, Record], bool], binds_you: str) -> None:
        self.key = key
        self.test = test
        self.binds_you = binds_you  # which player of the event an encounter card means by "you"


class Modifier:
    """A compiled change of one stat."""

    __slots__ = (
        "ability",
        "alike",
        "chosen",
        "cond",
        "how",
        "id",
        "least",
        "match",
        "own",
        "reach",
        "reusable",
        "source",
        "stat",
        "trait",
        "types",
        "value",
        "who",
        "yours",
    )

    def __init__(
        self,
        stat: int,
        how: int,
        match: Test,
        value: ValueFn,
        cond: CondFn | None,
        source: Test | None,
        trait: str,
        reach: int = 0,
        least: int = 0,
    ) -> None:
        self.ability = -1  # index of the constant ability it belongs to; -1 if an effect makes it
        self.stat = stat
        self.how = how
        self.match = match
        self.value = value
        self.cond = cond
        self.source = source
        self.trait = trait
        self.reach = reach  # a quick answer for cards it cannot apply to
        self.least = least  # it makes no number that is not smaller already smaller than this
        # made by an effect, it ends with the copies of cards it is on (Reference "Leaves Play")
        self.own = reach != ANY  # its own card, or what that is attached to
        self.chosen: tuple[int, ...] = ()  # slots that hold them
        # for the raw view
        self.types: frozenset[int] | None = None  # it applies to no card of another type
        self.yours = False  # it applies to your identity only
        self.reusable = NEVER  # when its value, once known, may be used again
        self.alike = (
            False  # it makes no difference between minions alike, unless they are its own card or what that is on
        )
        self.who: PlayersFn | None = None  # whose cards it is about, if that is not "you"
        self.id = MODIFIER_ROOMS.put(self)


EXTRA_COSTS: Final[dict[int, CostC]] = {}  # additional costs, by the id of the modifier that demands them

# what a modifier can apply to
ANY: Final = 0
OWN: Final = 1  # its own card
HOST: Final = 2  # the card it is attached to

# when the value of a modifier may be used again
NEVER: Final = 0
WITH_SAME_TOKENS: Final = 1  # as long as cards in play, and damage, threat, status cards and exhaustion are the same
WITH_SAME_LAYOUT: Final = 2  # as long as cards in play, whose they are and what is attached to what are the same

NO_LEAST: Final = 9999  # of a modifier that makes nothing smaller

ADD: Final = 0
SET: Final = 1
BASE: Final = 2
DOUBLE: Final = 3
HALVE: Final = 4
CAP: Final = 5
HOWS: Final = {"add": ADD, "set": SET, "base": BASE, "double": DOUBLE, "halve": HALVE, "cap": CAP}

MODIFIERS: Final[list[Modifier]] = []
MODIFIER_ROOMS: Final = Rooms("modifiers", MODIFIERS, 1024)


class AbilityC:
    """A compiled ability."""

    __slots__ = (
        "aims",
        "anyone",
        "asks_paid",
        "bare",
        "chosen",
        "copies",
        "cost",
        "decides",
        "effect",
        "exhausts",
        "form",
        "free",
        "id",
        "index",
        "kind",
        "labels",
        "limit",
        "limit_slot",
        "name",
        "named",
        "named0",
        "nslots",
        "own",
        "patterns",
        "period",
        "pile",
        "remembers",
        "requirement",
        "shared",
        "slots0",
        "where",
        "yields",
    )

    def __init__(self, kind: int, index: int) -> None:
        self.kind = kind
        self.index = index
        self.name = ""
        self.form = -1
        self.labels = 0
        self.limit = 0
        self.limit_slot = index  # which of the card's abilities this is, over all its faces
        self.period = 0
        self.shared = False
        self.cost: CostC | None = None
        self.exhausts = False  # exhausts its own card as a cost: quickly seen to be possible or not
        self.free = True  # costs no resources, except those of the event card it is on
        self.effect: Op | None = None
        self.aims: Op | None = None  # the effect, unless its target is chosen by the cost, which looks for valid ones
        self.patterns: tuple[PatternC, ...] = ()
        self.where: CondFn | None = None
        self.yields = 0  # what a resource ability generates (packed) if form, exhausting and limit are all it asks for
        self.nslots = 0
        self.slots0: tuple[int, ...] = ()  # slots before anything is chosen
        self.named0: tuple[tuple[int, int, tuple[int, ...]], ...] = ()  # reports before anything is done
        self.named = 0
        self.remembers: tuple[
            tuple[int, int], ...
        ] = ()  # slots that keep the card's own counters or threat as it begins
        self.requirement: tuple[
            int, ...
        ] = ()  # types that must be spent for the card the ability is on, if it is played
        self.anyone = False
        self.bare = False  # resolved as the card is revealed, but no When Revealed ability
        self.asks_paid: tuple[
            tuple[int, int], ...
        ] = ()  # resources its effect asks about: type, how many were paid (0: all)
        self.copies = False  # resolves abilities of other cards
        self.decides = False  # wins or loses the game: neither blanked nor canceled
        self.pile = PILE_PLAY
        self.own = False  # a delayed effect on its own card: it ends when that leaves play
        self.chosen: tuple[
            int, ...
        ] = ()  # a delayed effect: slots with cards that it knows no more once they leave play
        self.id = ABILITY_ROOMS.put(self)


class CostC:
    """A compiled cost: resources to spend and other things to do, all paid at once."""

    __slots__ = (
        "alternatives",
        "any_",
        "checked",
        "doing",
        "exhausts",
        "free",
        "needs",
        "pre",
        "printed",
        "printed_of",
        "reserve",
        "whole",
        "words",
        "x_slot",
        "x_type",
    )

    def __init__(self) -> None:
        self.needs: tuple[int, int, int, int] = (0, 0, 0, 0)  # typed resources
        self.any_: ValueFn | None = None  # more of any type
        self.x_slot = -1  # a number chosen before paying ...
        self.x_type = -1  # ... of this type
        self.printed = False  # only printed resources count
        self.printed_of = -1  # slot of the card whose printed cost is paid
        self.pre: tuple[Op, ...] = ()  # choices made before paying
        self.doing: tuple[Op, ...] = ()
        self.checked: tuple[Op, ...] = ()  # those of `doing` whose targets are not chosen by `pre`
        self.exhausts = False  # exhausts the card itself: told apart from `checked` for a quick answer
        self.free = False  # asks for no resources
        self.whole: Op | None = None  # `doing` as one op that reports whether all of it was paid
        self.alternatives: tuple[CostC, ...] = ()  # exactly one of these is paid instead; each is a whole cost
        self.words = 0  # an op whose node says in words what an alternative is
        self.reserve = 0  # cards from hand that `doing` needs beside the resources


ABILITIES: Final[list[AbilityC]] = []
ABILITY_ROOMS: Final = Rooms("abilities", ABILITIES, 2048)
FACE_BITS: Final = 5  # a limit slot is the number of the face, then that of the ability on it, in these bits


# Printed things that rules look for among everything in play. States keep an index of the cards that bear each.
M_UNIQUE: Final = 0
M_ACCELERATION: Final = 1
M_AMPLIFY: Final = 2
M_CRISIS: Final = 3
M_GUARD: Final = 4
M_HAZARD: Final = 5
M_PATROL: Final = 6
M_RESTRICTED: Final = 7
M_TEMPORARY: Final = 8
N_MARKS: Final = 9
_MARK_STATS: Final = (
    (M_ACCELERATION, STAT_ACCELERATION),
    (M_AMPLIFY, STAT_AMPLIFY),
    (M_CRISIS, STAT_CRISIS),
    (M_GUARD, STAT_GUARD),
    (M_HAZARD, STAT_HAZARD),
    (M_PATROL, STAT_PATROL),
    (M_RESTRICTED, STAT_RESTRICTED),
    (M_TEMPORARY, STAT_TEMPORARY),
)


# Resources of the four types, and how many they are together, in one number (12 bits each): so a hand is added up with one
# addition for each card.
MENTAL_AT: Final = 12
PHYSICAL_AT: Final = 24
WILD_AT: Final = 36
NUMBER_AT: Final = 48
TYPE_MASK: Final = (1 << 12) - 1
DOUBLING: Final = 1 << 60  # added for a card that counts double for an aspect, or in one form only
PACKED_ICONS: Final[list[int]] = []  # by face
ICON_ROOMS: Final = Rooms("faces", PACKED_ICONS, 512)


def pack(v: tuple[int, int, int, int]) -> int:
    """Resources by type as one number that can be added to others."""
    return v[0] | v[1] << MENTAL_AT | v[2] << PHYSICAL_AT | v[3] << WILD_AT | sum(v) << NUMBER_AT


def unpack(n: int) -> tuple[int, int, int, int]:
    """Resources by type from a sum of packed ones."""
    return (n & TYPE_MASK, n >> MENTAL_AT & TYPE_MASK, n >> PHYSICAL_AT & TYPE_MASK, n >> WILD_AT & TYPE_MASK)


class FaceInfo(Printed):
    """Static facts of one face."""

    __slots__ = (
        "abilities",
        "alias",
        "any_control",
        "anyone",
        "asks_paid",
        "aspect",
        "attach",
        "base",
        "by_kind",
        "card",
        "code",
        "counters",
        "doubles_for",
        "engage",
        "extra_deck",
        "face",
        "faceup_on_top",
        "form",
        "form_name",
        "give_to",
        "icons",
        "id",
        "identity_form",
        "lacks",
        "max_per_host",
        "max_per_player",
        "max_per_round",
        "mods",
        "n_icons",
        "name",
        "nemesis",
        "only_if",
        "only_resources",
        "own_pile",
        "per_player",
        "plain_cost",
        "refills_deck",
        "requirement",
        "restrictions",
        "set_code",
        "spend_form",
        "stage",
        "subtitle",
        "team_up",
        "teamwork",
        "title",
        "titles",
        "traits",
        "type",
        "unique",
        "uses",
        "values",
    )

    def __init__(self, face: Face) -> None:
        super().__init__()
        self.face = face
        self.card = -1
        self.code = face.code
        self.title = face.title
        self.subtitle = face.subtitle
        self.name = face.title or face.code
        self.titles: tuple[str, ...] = (face.title,)  # of an identity those of all its faces ...
        self.alias = face.subtitle  # ... and what tells namesakes apart is its last one, the alter-ego
        self.type = int(face.type)
        self.unique = face.unique
        self.traits = frozenset(face.traits)
        self._print(face)
        self.spend_form = -1 if face.spend_form is None else int(face.spend_form)
        in_sum = self.icons if self.spend_form < 0 else (0, 0, 0, 0)
        ICON_ROOMS.put(pack(in_sum) | (DOUBLING if face.doubles_for or self.spend_form >= 0 else 0))
        self.abilities: tuple[AbilityC, ...] = ()
        self.by_kind: dict[int, tuple[AbilityC, ...]] = {}
        self.mods: tuple[Modifier, ...] = ()
        self.marks = ((M_UNIQUE,) if face.unique else ()) + tuple(m for m, stat in _MARK_STATS if self.base[stat])
        self.aspect = face.aspect
        self.set_code = ""
        self.nemesis = False  # the minion that a nemesis set is about
        self.uses = _held(face.uses)
        self.counters = _held(face.counters)
        self.attach: Find | None = None
        self.engage: PlayersFn | None = None
        self.form = int(face.form) if isinstance(face.form, Form) else -1
        self.form_name = face.form if isinstance(face.form, str) else ""
        self.only_if: CondFn | None = None
        self.max_per_player = face.max_per_player
        self.max_per_host = face.max_per_host
        self.max_per_round = face.max_per_round
        self.any_control = face.any_control
        # what an ability asks about as the card enters play: types, how many were paid for it (0: all)
        self.asks_paid: tuple[tuple[int, int], ...] = ()
        self.anyone = False  # has an ability that players other than its controller may use
        self.doubles_for = face.doubles_for
        self.stage = face.stage
        self.give_to = face.give_to
        self.requirement = tuple(int(r) for r in face.requirement)
        self.team_up = face.team_up
        self.teamwork = face.teamwork
        self.identity_form = face.identity_form
        self.only_resources = tuple(int(r) for r in face.only_resources)
        # resources of any type from the player alone pay for it: then only their number matters
        self.plain_cost = not (self.requirement or self.only_resources or self.base[STAT_ALLIANCE])
        self.restrictions = False  # has printed play restrictions
        self.extra_deck = -1  # name of the extra deck the card belongs to
        self.faceup_on_top = False  # the top card of that deck lies faceup
        self.refills_deck = True  # that deck is made anew when it has run out
        self.own_pile = True  # that deck has a discard pile of its own
        self.id = FACE_ROOMS.put(self)

    def _print(self, face: Face) -> None:
        """Printed figures and resource icons."""
        base = [0] * N_STATS
        per_player = []
        for stat, value in face.stats.items():
            if isinstance(value, int):
                base[stat] = value
            elif value is None:
                base[stat] = DASH
            else:
                base[stat] = value.n
                per_player.append(int(stat))
        self.base = tuple(base)
        self.per_player = frozenset(per_player)
        character = face.type in CHARACTER_TYPES
        self.lacks = frozenset(int(s) for s in POWERS if character and s not in face.stats)  # powers it does not have
        self.values = tuple(  # by number of players: what is printed, a dash as 0
            tuple(0 if v < 0 else v * n if stat in self.per_player else v for stat, v in enumerate(base))
            for n in range(5)
        )
        icons = [0, 0, 0, 0]
        for icon in face.icons:
            icons[icon] += 1
        self.icons = (icons[0], icons[1], icons[2], icons[3])
        self.n_icons = len(face.icons)


def _held(counters: tuple[str, int | PerPlayer] | None) -> tuple[str, int, bool] | None:
    """Counters that a card enters play with: their name, how many, and whether for each player."""
    if counters is None:
        return None
    name, n = counters
    return (name, n, False) if isinstance(n, int) else (name, n.n, True)


FACES: Final[list[FaceInfo]] = []
FACE_ROOMS: Final = Rooms("faces", FACES, 512)


def all_faces() -> list[FaceInfo]:
    """Every face that is compiled."""
    return FACE_ROOMS.things()


class CardInfo:
    """Static facts of one physical card: its faces."""

    __slots__ = ("back", "card", "code", "encounter", "expert", "faces", "id")

    def __init__(self, card: Card, faces: tuple[int, ...]) -> None:
        sides = [f for f, face in zip(faces, card.faces, strict=True) if face.mode == "expert"]
        self.expert = sides[0] if sides else faces[0]  # the side that is up in expert mode
        self.card = card
        self.code = card.code
        self.faces = faces
        self.encounter = False  # whether it came with an encounter set
        self.back = 1 if FACES[faces[0]].type < TYPE_VILLAIN else 2  # player or encounter back
        titles = tuple(FACES[f].title for f in faces)
        for f in faces:
            if FACES[f].type <= 1:
                FACES[f].titles = titles
                FACES[f].alias = titles[-1]
        self.id = CARD_ROOMS.put(self)


CARDS: Final[list[CardInfo]] = []
CARD_ROOMS: Final = Rooms("cards", CARDS, 512)


class GuiseInfo:
    """A compiled guise."""

    __slots__ = ("face", "facedown", "id", "name", "type")

    def __init__(self, name: str, type_: int, face: int, facedown: bool) -> None:
        self.id = ledger.GUISES.number(name)
        self.name = name
        self.type = type_
        self.face = face
        self.facedown = facedown
        GUISES.extend([None] * (self.id + 1 - len(GUISES)))
        GUISES[self.id] = self


GUISES: Final[list[GuiseInfo | None]] = [None]  # by the number of the ledger
COUNTERS: Final[dict[int, str]] = ledger.COUNTERS.names  # names of counters by what states store
DECK_NAMES: Final[dict[int, str]] = ledger.DECKS.names  # names of extra decks


KEEPS_THREAT: Final = -1  # in `AbilityC.remembers` in place of a counter


def counter_id(name: str) -> int:
    """The number of a counter's name."""
    return ledger.COUNTERS.number(name)


def deck_id(name: str) -> int:
    """The number of an extra deck's name."""
    return ledger.DECKS.number(name)


def guise_id(name: str) -> int:
    """The index of a guise by name; raises KeyError when nobody has defined it."""
    for guise in GUISES:
        if guise is not None and guise.name == name:
            return guise.id
    raise KeyError(name)
