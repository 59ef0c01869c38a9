"""Setting up a game: arguments, decks, and the sixteen steps of setup (Reference, Appendix II)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final, TypeVar

from mc_env.cards import decks as deck_rules
from mc_env.cards import registry
from mc_env.cards.kit.cards import CardLike, Scenario
from mc_env.cards.terms import (
    ABILITY_SETUP,
    ABILITY_WHEN_REVEALED,
    STAT_PERMANENT,
    STAT_SETUP,
    TYPE_ALTER_EGO,
    TYPE_MINION,
)
from mc_env.engine import library
from mc_env.engine.board import dealing, index, moves
from mc_env.engine.program.ops import OP_ROUND, OP_SETUP, Op
from mc_env.engine.program.tables import CARDS, FACES, deck_id
from mc_env.engine.resolving.entering import enter_play
from mc_env.engine.resolving.playing import hosts_for
from mc_env.engine.resolving.schemes import reveal_side_b
from mc_env.engine.round.end_phase import hand_size
from mc_env.engine.round.frames import RoundFrame, SetupFrame
from mc_env.engine.round.mulligan import start_mulligans
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import (
    ASIDE,
    DECK,
    ENC_DECK,
    EXTRA,
    HAND,
    MAIN_SCHEMES,
    N_EXTRA,
    NEMESIS,
    PLAY,
    PLAY_ZONE,
    SCHEME_DECK,
    VILLAIN_DECK,
    VILLAINS,
)
from mc_env.engine.using.abilities import resolve_kind
from mc_env.errors import ConfigError, unknown
from mc_env.kernel import rng
from mc_env.kernel.columns import replaced
from mc_env.kernel.ops import FIRST
from mc_env.kernel.zones import NOBODY

MODES: Final = ("standard", "expert")
HANDS: Final = ("open", "private", "signals")  # signals: private, but a word may be said at the beginning of a turn
DeckSource = deck_rules.DeckSource
T = TypeVar("T")


@dataclass(frozen=True)
class Setup:
    """The arguments of a game, checked. Saved games keep them as their origin."""

    heroes: tuple[str, ...]
    scenario: str
    seed: int = 0
    mode: str = "standard"
    modular: tuple[str, ...] | None = None  # None: the recommended ones
    decks: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    heroic: int = 0
    skirmish: int | None = None
    hands: str = "open"
    auto: bool = True
    overpay: bool = False


def check(
    heroes: Sequence[str],
    scenario: str,
    seed: int = 0,
    *,
    decks: Mapping[str, DeckSource] | None = None,
    modular: Sequence[str] | None = None,
    mode: str = "standard",
    heroic: int = 0,
    skirmish: int | None = None,
    hands: str = "open",
    auto: bool = True,
    overpay: bool = False,
) -> Setup:
    """Check every argument; each error names the culprit and what would be valid."""
    _names("heroes", heroes)
    if not 1 <= len(heroes) <= 4:
        raise ConfigError(f"{len(heroes)} heroes: a game has 1 to 4 players")
    for h in heroes:
        registry.hero(h)
    twice = sorted({h for h in heroes if list(heroes).count(h) > 1})
    if twice:
        raise ConfigError(f"hero {', '.join(twice)} is chosen twice; identities are unique")
    if not isinstance(scenario, str):
        raise ConfigError(f"scenario is a name, not {scenario!r}")
    story = registry.scenario(scenario)
    one_of("mode", mode, MODES)
    one_of("hands", hands, HANDS)
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise ConfigError(f"seed is a whole number, not {seed!r}")
    _flag("auto", auto)
    check_variant(story, heroic, skirmish, overpay)
    return Setup(
        tuple(heroes),
        scenario,
        seed,
        mode,
        modular_sets(modular),
        _decks(decks, heroes),
        heroic,
        skirmish,
        hands,
        auto,
        overpay,
    )


def check_variant(story: Scenario, heroic: int, skirmish: int | None, overpay: bool) -> None:
    """Check the arguments that vary the rules of a game."""
    if not isinstance(heroic, int) or isinstance(heroic, bool) or heroic < 0:
        raise ConfigError(f"heroic is a level of 0 or more, not {heroic!r}")
    stages = [v.stage for v in story.villains[0]]
    if skirmish is not None and (skirmish not in stages or isinstance(skirmish, bool)):
        raise ConfigError(f"skirmish stage {skirmish!r}: {story.name} has stages {', '.join(map(str, stages))}")
    _flag("overpay", overpay)


def modular_sets(modular: Sequence[str] | None) -> tuple[str, ...] | None:
    """The chosen modular sets, checked; None: the recommended ones."""
    if modular is None:
        return None
    _names("modular", modular)
    for m in modular:
        chosen = registry.encounter_set(m)
        if chosen.kind != "modular":
            fit = ", ".join(sorted(c for c, s in registry.ENCOUNTER_SETS.items() if s.kind == "modular"))
            raise ConfigError(f"encounter set {m!r} is not modular ({chosen.kind}); modular sets: {fit}")
    if len(set(modular)) < len(modular):
        raise ConfigError(f"modular sets {', '.join(modular)}: each set can be used once")
    return tuple(modular)


def _decks(decks: Mapping[str, DeckSource] | None, heroes: Sequence[str]) -> dict[str, dict[str, int]]:
    if decks is not None and not isinstance(decks, Mapping):
        raise ConfigError(f"decks is a mapping of heroes to decks, not {decks!r}")
    checked: dict[str, dict[str, int]] = {}
    for name, source in (decks or {}).items():
        if name not in heroes:
            raise unknown("hero in decks", name, heroes)
        hero = registry.hero(name)
        deck = deck_rules.read_deck(source, hero)
        deck_rules.validate(deck, hero)
        checked[name] = deck
    return checked


def _names(what: str, value: object) -> None:
    if isinstance(value, str) or not isinstance(value, Sequence) or not all(isinstance(x, str) for x in value):
        raise ConfigError(f"{what} is a list of names, not {value!r}")


def _flag(what: str, value: object) -> None:
    if not isinstance(value, bool):
        raise ConfigError(f"{what} is True or False, not {value!r}")


def one_of(what: str, value: object, known: Sequence[str]) -> None:
    """Refuse a word that is not among the known ones."""
    if value not in known:
        near = get_close_matches(str(value), known, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"known: {', '.join(known)}"
        raise ConfigError(f"unknown {what} {value!r}; {hint}")


def hands_of(g: State) -> str:
    """How the hands of a game are held: one of `HANDS`."""
    return "open" if g.open_hands else "signals" if g.said else "private"


# ------------------------------------------------------------------------------------------ building the table


def new_card(g: State, code: str, owner: int, area: int, zone: int) -> int:
    """Add a card to a zone that is out of play."""
    return new_cards(g, code, 1, owner, area, zone)[0]


def new_cards(g: State, code: str, n: int, owner: int, area: int, zone: int) -> tuple[int, ...]:
    """Add copies of a card to a zone that is out of play."""
    info = library.info(code)
    face = info.expert if g.expert else info.faces[0]
    added = g.new_cards(n, info.id, face, FACES[face].type, owner, area, zone)
    pile = index.PILE_KIND[zone]
    for c in added:
        if HAND <= zone < HAND + 4:
            g.known[c] = moves.ALL_KNOW if g.open_hands else 1 << (zone - HAND)
        elif zone in moves.FACEUP:
            g.known[c] = moves.ALL_KNOW
        if pile >= 0:
            index.index_add(g, c, pile)
    return added


def add_cards(g: State, cards: Mapping[CardLike, int], owner: int, area: int, zone: int) -> None:
    for card, n in cards.items():
        new_cards(g, card.code, n, owner, area, zone)


def place_identity(g: State, p: int, hero: str) -> int:
    """An identity enters the game with its alter-ego side up."""
    info = library.info(registry.hero(hero).identity.code)
    face = next((f for f in info.faces if FACES[f].type == TYPE_ALTER_EGO), info.faces[0])
    c = g.new_card(info.id, face, FACES[face].type, p)
    g.controller[c] = p
    g.area = replaced(g.area, c, g.parea[p])
    z = PLAY_ZONE[g.ctype[c]]
    g.zone[c] = z
    g.zones[z] += (c,)
    index.index_add(g, c, 0)
    return c


def stages_used(story: Scenario, mode: str, skirmish: int | None) -> tuple[int, ...]:
    if skirmish is not None:
        return (skirmish,)
    return story.expert if mode == "expert" else story.standard


_TEMPLATES: Final[dict[object, State]] = {}
_MOST_TEMPLATES: Final = 256


def build(setup: Setup) -> State:
    """Steps 1 to 10: everything on the table, decks shuffled; the rest of setup waits on the stack.

    All but the shuffling is the same for every seed: it is done once and copied.
    """
    decks = tuple((h, tuple(sorted(d.items()))) for h, d in sorted(setup.decks.items()))
    key = (
        setup.heroes,
        setup.scenario,
        setup.mode,
        setup.modular,
        decks,
        setup.heroic,
        setup.skirmish,
        setup.hands,
        setup.auto,
        setup.overpay,
    )
    template = _TEMPLATES.get(key)
    if template is None:
        if len(_TEMPLATES) >= _MOST_TEMPLATES:
            _TEMPLATES.clear()
        template = _TEMPLATES[key] = lay_out(setup)
    g = template.clone()
    g.rng = rng.new(setup.seed)
    for p in range(g.n):
        moves.shuffle(g, DECK + p)
    for zone in (*(ENC_DECK + a for a in sorted(set(g.parea))), *range(EXTRA, PLAY, 2)):
        if g.zones[zone]:
            moves.shuffle(g, zone)
    return g


def lay_out(setup: Setup) -> State:
    """Everything on the table before any deck is shuffled."""
    g = State()
    story = registry.scenario(setup.scenario)
    n = len(setup.heroes)
    g.n = n
    g.open_hands = setup.hands == "open"
    g.said = (0,) * n if setup.hands == "signals" else ()
    g.auto = setup.auto
    g.overpay = setup.overpay
    g.heroic = setup.heroic
    g.expert = setup.mode == "expert"
    g.alive = (True,) * n
    g.parea = tuple(range(n)) if story.own_area_each else (0,) * n
    g.identity = tuple(place_identity(g, p, h) for p, h in enumerate(setup.heroes))
    for p, h in enumerate(setup.heroes):
        hero = registry.hero(h)
        area = g.parea[p]
        deck = setup.decks.get(h) or deck_rules.starter_deck(hero)
        for code, copies in deck.items():
            permanent = FACES[library.info(code).faces[0]].base[STAT_PERMANENT]
            new_cards(g, code, copies, p, area, ASIDE if permanent else DECK + p)
        add_cards(g, hero.nemesis, NOBODY, area, NEMESIS + p)
        for name, cards in hero.extra_decks.items():
            add_cards(g, cards, p, area, extra_deck(g, name))
        for linked in registry.linked_to({FACES[library.info(code).faces[0]].title for code in deck}):
            new_card(g, linked.code, p, area, ASIDE)
    used = stages_used(story, setup.mode, setup.skirmish)
    of = 1 if story.own_area_each else len(story.villains)
    for i, (stages, area) in enumerate(by_area(story.villains, story, n)):
        place_stages(g, [s.code for s in stages if s.stage in used or len(stages) == 1], area, i, of)
    of = 1 if story.own_area_each else len(story.schemes)
    for i, (schemes, area) in enumerate(by_area(story.schemes, story, n)):
        place_stages(g, [s.code for s in schemes], area, i, of, SCHEME_DECK)
    add_encounter_cards(g, encounter_sets(story, setup.mode, setup.modular), setup.heroes)
    begin_setup(g)
    return g


def encounter_sets(story: Scenario, mode: str, modular: Sequence[str] | None) -> list[str]:
    """The encounter sets of a game, in their order."""
    sets = [*story.sets, *(story.modular if modular is None else modular)]
    if mode == "expert" and "expert" not in sets:
        sets.append("expert")
    return sets


def add_encounter_cards(g: State, sets: Sequence[str], heroes: Sequence[str]) -> None:
    """Encounter decks (not yet shuffled) of sets and of the obligations of all players, and what their sets lay aside."""
    areas = sorted(set(g.parea))
    for area in areas:
        for code in sets:
            add_cards(g, registry.encounter_set(code).cards, NOBODY, area, ENC_DECK + area)
            add_cards(g, registry.encounter_set(code).aside, NOBODY, area, ASIDE)
        for p, h in enumerate(heroes):
            if g.parea[p] == area:
                add_cards(g, registry.hero(h).obligations, NOBODY, area, ENC_DECK + area)
    for code in sets:
        for name, cards in registry.encounter_set(code).extra_decks.items():
            add_cards(g, cards, NOBODY, areas[0], extra_deck(g, name))


def begin_setup(g: State, at: int = FIRST) -> None:
    """Push the rest of setup (from a step of `SETUP` on), with the first round waiting beneath."""
    any_setup = any(FACES[CARDS[card].faces[0]].base[STAT_SETUP] for card in set(g.card))
    g.stack.append(RoundFrame(OP_ROUND, -1))
    g.stack.append(SetupFrame(OP_SETUP, -1, any_setup=int(any_setup), at=at))


def by_area(decks: Sequence[T], story: Scenario, n: int) -> list[tuple[T, int]]:
    """Which deck of stages goes into which area: all into the one there is, or one into each player's own."""
    if story.own_area_each:
        return [(decks[p % len(decks)], p) for p in range(n)]
    return [(deck, 0) for deck in decks]


def extra_deck(g: State, name: str) -> int:
    """Make room for an extra deck (and its discard pile); the zone it gets (Reference "Deck")."""
    if len(g.extra) == N_EXTRA:
        raise ConfigError(f"extra deck {name!r}: a game has room for {N_EXTRA} extra decks")
    g.extra = (*g.extra, deck_id(name))
    return EXTRA + 2 * (len(g.extra) - 1)


def place_stages(g: State, codes: list[str], area: int, i: int, of: int, deck: int = VILLAIN_DECK) -> None:
    """A villain deck, or a main scheme deck: the first stage in play, the others beneath, the next on top.

    It is the i-th of several; stages of several villains lie in one deck, each with the first of its own.
    """
    first = -1
    for code in codes:
        c = new_card(g, code, NOBODY, area, deck + area)
        if first < 0:
            first = c
        else:
            g.host[c] = first if of > 1 else -1
    cards = g.zones[deck + area]
    mine = tuple(c for c in cards if c == first or g.host[c] == first or of == 1)
    g.zones[deck + area] = tuple(c for c in cards if c not in mine) + mine[::-1]
    moves.put_in_play(g, first)
    g.area = replaced(g.area, first, area)
    if of > 1 and i == 0:
        g.counters[first << 8] = 1


class SetupOp(Op):
    """Steps 11 to 16 of Reference "Appendix II: Setup"; there is no campaign for step 13."""

    __slots__ = ("mulligans", "revealing", "turning")

    def __init__(self) -> None:
        super().__init__(OP_SETUP)
        self.steps = (
            self.put_setup_cards_into_play,
            self.resolve_scenario_setup,
            self.turn_main_schemes,
            self.resolve_when_revealed,
            self.draw_cards,
            self.resolve_mulligans,
            self.resolve_character_setup,
            self.end,
        )
        self.turning = self.number(self.turn_main_schemes)
        self.revealing = self.number(self.resolve_when_revealed)
        self.mulligans = self.number(self.resolve_mulligans)

    def put_setup_cards_into_play(self, g: State, f: SetupFrame) -> bool:
        """Step 11: cards with the setup keyword."""
        if f.any_setup:
            f.encounter_cards = self.setup_cards(g)
        return True

    def resolve_scenario_setup(self, g: State, f: SetupFrame) -> bool:
        """Step 12a: setup abilities of the main schemes."""
        f.cards = g.zones[MAIN_SCHEMES]
        for c in reversed(f.cards):
            resolve_kind(g, c, ABILITY_SETUP, g.first)
        return True

    def turn_main_schemes(self, g: State, f: SetupFrame) -> bool:
        """Step 12b: each main scheme to side B, with what is revealed on it."""
        if f.position < len(f.cards):
            f.at = self.turning
            f.position += 1
            reveal_side_b(g, f.cards[f.position - 1])
        else:
            f.position = 0
            f.cards = (*g.zones[VILLAINS], *f.encounter_cards)
        return True

    def resolve_when_revealed(self, g: State, f: SetupFrame) -> bool:
        """Step 12c: of the villains, and of encounter cards that are in play since step 11."""
        if f.position < len(f.cards):
            f.at = self.revealing
            f.position += 1
            resolve_kind(g, f.cards[f.position - 1], ABILITY_WHEN_REVEALED, g.first)
        return True

    def draw_cards(self, g: State, f: SetupFrame) -> bool:
        """Step 14: each player up to their hand size."""
        for p in g.players():
            dealing.draw_cards(g, p, hand_size(g, p), replace=True)
        return False

    def resolve_mulligans(self, g: State, f: SetupFrame) -> bool:
        """Step 15 (`mulligan.MulliganOp`)."""
        start_mulligans(g)
        return True

    def resolve_character_setup(self, g: State, f: SetupFrame) -> bool:
        """Step 16: setup abilities of identities."""
        for p in reversed(g.players()):
            resolve_kind(g, g.identity[p], ABILITY_SETUP, p)
        return True

    def end(self, g: State, f: SetupFrame) -> bool:
        g.stack.pop()
        return True

    def setup_cards(self, g: State) -> tuple[int, ...]:
        """Cards with the setup keyword start in play (Reference "Setup (Keyword)"); lists those of the scenario."""
        zones = [ASIDE] + list(range(DECK, DECK + g.n)) + [ENC_DECK + a for a in sorted(set(g.parea))]
        found = [c for z in zones for c in g.zones[z] if FACES[CARDS[g.card[c]].faces[0]].base[STAT_SETUP]]
        for c in reversed(found):
            p = g.owner[c]
            host = -1
            if FACES[g.face[c]].attach is not None:
                hosts = hosts_for(g, c, p if p != NOBODY else g.first)
                host = hosts[0] if hosts else g.identity[p if p != NOBODY else g.first]
            if p != NOBODY:
                enter_play(g, -1, c, p, NOBODY, host)
            elif g.ctype[c] == TYPE_MINION:
                enter_play(g, -1, c, NOBODY, g.first)
            else:
                enter_play(g, -1, c, NOBODY, NOBODY, host)
        return tuple(c for c in found if g.owner[c] == NOBODY)


SETUP: Final = SetupOp()
