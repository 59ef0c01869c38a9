"""Player decks: the rules of deck customization (Reference, Appendix I), reading, starter decks and random decks.

`mc_env.decks` is the public door.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Final

from mc_env.cards import catalog, deckfiles, registry
from mc_env.cards.kit.cards import Card, Face, HeroSet
from mc_env.cards.products import product_codes
from mc_env.cards.terms import CardType, Stat
from mc_env.errors import ConfigError, InvalidDeck, UnknownCard, unknown

MIN_CARDS: Final = 40
MAX_CARDS: Final = 50
MAX_COPIES: Final = 3
ASPECTS: Final = ("aggression", "justice", "leadership", "protection", "pool")

Cards = dict[str, int]  # card code -> copies


@dataclass(frozen=True)
class Deck:
    """A player deck: its hero, its cards by code, a name. It may break the rules; `problems` says how.

    >>> from mc_env.decks import starter_deck
    >>> deck = starter_deck("spider_man")
    >>> deck.size, deck.aspects, deck.problems()
    (40, ('justice',), [])
    """

    hero: str
    cards: Mapping[str, int]
    name: str = ""
    declared: tuple[str, ...] = ()  # aspects the file names

    @property
    def size(self) -> int:
        """Cards that count: all but permanent ones."""
        return counted(self.cards)

    @property
    def aspects(self) -> tuple[str, ...]:
        """The aspects its cards belong to."""
        used = {registry.card(code).faces[0].aspect for code in self.cards}
        return tuple(a for a in ASPECTS if a in used)

    def problems(self) -> list[str]:
        """Every rule of deck customization the deck breaks, in words."""
        return problems_of(self.cards, registry.hero(self.hero), self.declared)

    def check(self) -> Deck:
        """The deck itself; raises `InvalidDeck` with every problem at once."""
        validate(self.cards, registry.hero(self.hero), self.declared)
        return self

    def yaml(self) -> str:
        """The deck as a readable file, which `load_deck` reads back."""
        return write(self)

    def save(self, path: str | Path) -> None:
        """Write the deck to a file, as YAML."""
        Path(path).write_text(self.yaml(), encoding="utf-8")


DeckSource = str | Path | Mapping[str, int] | Deck


# ------------------------------------------------------------------------------------------ whose deck


def own_cards(hero: HeroSet) -> Cards:
    """The cards every deck of this identity contains."""
    return {card.code: n for card, n in hero.cards.items()}


def starter_deck(hero: HeroSet) -> Cards:
    """The deck its product recommends."""
    return {**own_cards(hero), **hero.starter}


def hero_called(name: str) -> HeroSet:
    """A hero by code ("spider_man"), name, title of a face or code of the identity, in any spelling of these."""
    registry.load()
    wanted = catalog.plain(name)
    for hero in registry.HEROES.values():
        faces = hero.identity.faces
        own = {hero.code, hero.name, *(f.title for f in faces), *(f.code for f in faces), faces[0].code.rstrip("ab")}
        if wanted in {catalog.plain(x) for x in own}:
            return hero
    raise unknown("hero", name, registry.HEROES)


def hero_of(cards: Iterable[str]) -> HeroSet | None:
    """The one hero whose own cards are among these, if there is exactly one."""
    codes = set(cards)
    found = [h for h in registry.HEROES.values() if codes & own_cards(h).keys()]
    return found[0] if len(found) == 1 else None


# ------------------------------------------------------------------------------------------ reading


def read_deck(source: DeckSource, hero: HeroSet) -> Cards:
    """The cards of a deck for a hero: a deck, a mapping of codes or titles to copies, or a file of any known kind."""
    if isinstance(source, Deck):
        _same_hero(registry.hero(source.hero), hero)
        return in_order(source.cards, hero)
    if isinstance(source, str | Path):
        return in_order(load(source, hero).cards, hero)
    if not isinstance(source, Mapping):
        raise InvalidDeck([f"a deck is a mapping of card codes or titles to copies, not {type(source).__name__}"])
    listing = deckfiles.Listing()
    deckfiles.from_mapping(source, listing)
    return in_order(resolve(listing, hero).cards, hero)


def in_order(cards: Mapping[str, int], hero: HeroSet) -> Cards:
    """The same cards in an order of our own: how a deck is written down must not change how it is shuffled."""
    place = {code: i for i, code in enumerate(starter_deck(hero))}
    return {code: cards[code] for code in sorted(cards, key=lambda code: (place.get(code, len(place)), code))}


def load(path: str | Path, hero: HeroSet | None = None) -> Deck:
    """A deck from a file; every problem of reading it at once, each with its line."""
    path = Path(path)
    label = f"deck file {str(path)!r}"
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise InvalidDeck([f"cannot read {label}: {error.strerror}"]) from None
    except UnicodeDecodeError:
        raise InvalidDeck([f"{label} is not a text file"]) from None
    try:
        return parse(text, hero, path.suffix.lower(), path.stem)
    except InvalidDeck as error:
        raise InvalidDeck([f"{label}: {p}" for p in error.problems]) from None


def parse(text: str, hero: HeroSet | None = None, suffix: str = "", name: str = "") -> Deck:
    """A deck from the text of a file."""
    listing = deckfiles.parse(text, suffix)
    deck = resolve(listing, hero)
    return deck if deck.name else Deck(deck.hero, deck.cards, name, deck.declared)


def resolve(listing: deckfiles.Listing, hero: HeroSet | None) -> Deck:
    """Look up the names of a listing. `hero` is the one the deck is for; a file that names another is refused."""
    registry.load()
    problems = list(listing.problems)
    named: HeroSet | None = None
    if listing.hero:
        try:
            named = hero_called(deckfiles.without_pack(listing.hero))
        except UnknownCard as error:
            problems.append(_at(listing.hero_line, str(error)))
    if named is not None and hero is not None and named.code != hero.code:
        raise InvalidDeck([_at(listing.hero_line, f"this is a deck of {named.name}, not of {hero.name}")])
    owner = hero or named
    identity = {f.code for f in owner.identity.faces} if owner is not None else set()
    copies: Cards = {}
    for entry in listing.cards:
        try:
            codes = [c.code for c in called(entry.name, owner)]
        except UnknownCard as error:
            problems.append(_at(entry.line, str(error)))
            continue
        if codes[0] in identity and listing.hero:
            continue  # some exports list the identity among the cards
        _deal_out(codes, entry.copies, copies, own_cards(owner) if owner is not None else {})
    if owner is None and not (listing.hero and named is None):
        owner = hero_of(copies)
        if owner is None:
            problems.append("the deck does not say whose it is; add a line such as 'hero: spider_man'")
    if problems or owner is None:
        raise InvalidDeck(problems)
    return Deck(owner.code, copies, listing.name, listing.aspects)


def _at(line: int, text: str) -> str:
    return f"line {line}: {text}" if line else text


def _same_hero(named: HeroSet, hero: HeroSet) -> None:
    if named.code != hero.code:
        raise InvalidDeck([f"this is a deck of {named.name}, not of {hero.name}"])


def _deal_out(codes: list[str], n: int, copies: Cards, own: Cards) -> None:
    """Copies of a title that several of the hero's own cards share (Wakanda Forever!) fill these up one after another."""
    for code in codes:
        take = min(n, max(0, own.get(code, 0) - copies.get(code, 0))) if len(codes) > 1 else n
        if take:
            copies[code] = copies.get(code, 0) + take
        n -= take
    if n:
        copies[codes[0]] = copies.get(codes[0], 0) + n


def called(name: str, hero: HeroSet | None = None) -> list[Card]:
    """The card of a code or title: the hero's own before others, player cards before encounter cards.

    More than one only if the hero has several cards of that title.
    """
    registry.load()
    index = _index(len(registry.CARDS))
    if name in index.by_code:
        return [index.by_code[name]]
    if name.isdigit():
        raise UnknownCard(f"unknown card code {name!r}: no product of mc_env contains it")
    own = own_cards(hero) if hero is not None else {}
    bare = deckfiles.without_pack(name)
    for title in (name, bare, bare.split(":")[0]):
        found = index.by_title.get(catalog.plain(title), ())
        mine = [c for c in found if c.code in own]
        if found:
            return mine or [min(found, key=_player_cards_first)]
    raise unknown("card", bare, index.titles)


@dataclass(frozen=True)
class _Index:
    by_code: Mapping[str, Card]
    by_title: Mapping[str, list[Card]]
    titles: frozenset[str]  # of player cards, for near matches


@lru_cache(maxsize=1)
def _index(size: int) -> _Index:
    """Cards by what they may be called. `size` is that of the registry, which only grows."""
    by_title: dict[str, list[Card]] = {}
    for card in (registry.CARDS[code] for code in sorted(registry.CARDS)):
        for title in dict.fromkeys(catalog.plain(f.title) for f in card.faces):
            by_title.setdefault(title, []).append(card)
    faces = [f for card in registry.CARDS.values() for f in card.faces]
    titles = frozenset(f.title for f in faces if CardType.ALLY <= f.type < CardType.VILLAIN)
    codes = (*(f.code for f in faces), *registry.REPRINTS)
    return _Index({code: registry.card(code) for code in codes}, by_title, titles)


def _player_cards_first(card: Card) -> tuple[bool, bool, str]:
    kind = card.faces[0].type
    return kind <= CardType.ALTER_EGO, kind >= CardType.VILLAIN, card.code


# ------------------------------------------------------------------------------------------ the rules


def counted(deck: Mapping[str, int]) -> int:
    """The size of a deck; permanent cards do not count."""
    return sum(n for code, n in deck.items() if not registry.card(code).faces[0].stats.get(Stat.PERMANENT))


def problems_of(deck: Mapping[str, int], hero: HeroSet, declared: Iterable[str] = ()) -> list[str]:
    """Every rule of deck customization a deck breaks, in words. `declared` are aspects the deck claims to use."""
    out = []
    cards = {code: registry.card(code).faces[0] for code in deck}
    size = counted(deck)
    if not MIN_CARDS <= size <= MAX_CARDS:
        out.append(f"{size} cards: a deck has {MIN_CARDS} to {MAX_CARDS}")
    own = own_cards(hero)
    for code, n in own.items():
        if deck.get(code, 0) != n:
            face = registry.card(code).faces[0]
            out.append(f"{face.title} ({code}): {deck.get(code, 0)} copies, {hero.name} needs exactly {n}")
    others = [code for code in deck if code not in own]
    out += [p for code in others if (p := _misplaced(cards[code], hero))]
    out += _too_many(deck, cards, own)
    out += _twins_of_the_identity(cards.values(), hero)
    used = {cards[code].aspect for code in others} & set(ASPECTS)
    if len(used) > hero.aspects:
        out.append(f"aspects {', '.join(sorted(used))}: {hero.name} may use {hero.aspects}")
    out += _unbalanced([cards[code].aspect for code in others for _ in range(deck[code])], hero)
    claimed = [a for a in declared if a in ASPECTS]
    stray = [code for code in others if claimed and cards[code].aspect in used - set(claimed)]
    out += [
        f"{cards[code].title} ({code}) is {cards[code].aspect}, but the deck's aspect is {' and '.join(claimed)}"
        for code in stray
    ]
    out += [f"unknown aspect {a!r}; known: {', '.join(ASPECTS)}" for a in declared if a not in (*ASPECTS, "basic")]
    return out


def _unbalanced(aspects: list[str], hero: HeroSet) -> list[str]:
    """What an identity asks of the aspects of its deck (Reference "Appendix I: Player Decks")."""
    if not hero.balanced:
        return []
    counts = {a: aspects.count(a) for a in ASPECTS if a in aspects}
    if len(counts) == hero.aspects and len(set(counts.values())) == 1:
        return []
    have = ", ".join(f"{n} {a}" for a, n in counts.items()) or "none"
    return [f"{have}: {hero.name} needs equally many cards of exactly {hero.aspects} aspects"]


def _misplaced(face: Face, hero: HeroSet) -> str:
    """Why a card has no place in a deck of this hero at all; empty if it has."""
    name = f"{face.title} ({face.code})"
    if face.type >= CardType.VILLAIN or face.type <= CardType.ALTER_EGO:
        return f"{name}: {face.type.name.lower().replace('_', ' ')} cards do not go into a deck"
    if face.linked:
        return f"{name} is linked to {face.linked} and does not go into a deck"
    if face.aspect == "campaign":
        return f"{name} is for campaigns of its own product only"
    if face.aspect not in (*ASPECTS, "basic"):
        return f"{name} belongs to another identity ({registry.SET_OF[registry.card(face.code).code]})"
    if face.team_up and not any(f.title in face.team_up for f in hero.identity.faces):
        return f"{name} needs {' or '.join(face.team_up)} as identity"
    return ""


def _too_many(deck: Mapping[str, int], cards: Mapping[str, Face], own: Mapping[str, int]) -> list[str]:
    """Copies are counted by title; unique cards of one title may meet if their subtitles differ."""
    groups: dict[tuple[str, str], list[str]] = {}
    for code, face in cards.items():
        if CardType.ALLY <= face.type < CardType.VILLAIN:
            groups.setdefault(_same_title(face), []).append(code)
    out = []
    for (title, _), codes in groups.items():
        n = sum(deck[code] for code in codes)
        limit = min(copies_allowed(cards[code]) for code in codes)
        if n > limit and not all(code in own for code in codes):
            out.append(f"{title} ({', '.join(sorted(codes))}): {n} copies, at most {limit}")
    return out


def _same_title(face: Face) -> tuple[str, str]:
    return face.title, face.subtitle if face.unique else ""


def copies_allowed(face: Face) -> int:
    """How many copies of a card a deck may hold."""
    return 1 if face.unique else min(MAX_COPIES, face.deck_limit)


def _twins_of_the_identity(faces: Iterable[Face], hero: HeroSet) -> list[str]:
    alter_ego = hero.identity.faces[-1].title
    titles = {f.title for f in hero.identity.faces}
    return [
        f"{f.title} ({f.code}) is unique and already the identity"
        for f in faces
        if f.unique and f.type >= CardType.ALLY and f.title in titles and f.subtitle in ("", alter_ego)
    ]


def validate(deck: Mapping[str, int], hero: HeroSet, declared: Iterable[str] = ()) -> None:
    """Raise `InvalidDeck` with every problem at once."""
    problems = problems_of(deck, hero, declared)
    if problems:
        raise InvalidDeck([f"deck of {hero.name}: {p}" for p in problems])


# ------------------------------------------------------------------------------------------ making decks


def aspects_known(products: Iterable[str] | None = None) -> list[str]:
    """Aspects that some products, or any of all, have cards of."""
    boxes = product_codes(products)
    registry.load(*boxes)
    return list(_aspects(boxes, len(registry.CARDS)))


@lru_cache(maxsize=16)
def _aspects(products: tuple[str, ...], size: int) -> tuple[str, ...]:
    """`size` is that of the registry, which only grows."""
    return tuple(sorted({f.aspect for f in catalog.faces(products)} & set(ASPECTS)))


def random_deck(
    hero: HeroSet,
    seed: int,
    aspect: str | None = None,
    *,
    without: Iterable[str] = (),
    including: Iterable[str] = (),
    products: Iterable[str] | None = None,
) -> Deck:
    """A legal deck of random size: the hero's own cards, then random copies of one aspect and of basic cards.

    Cards of the codes in `without` stay out. Those in `including` that fit the hero and the aspect go in first, in as many
    copies as are allowed. All but the hero's own come from `products`, or from any: a new product makes other decks then.
    """
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise ConfigError(f"seed is a whole number, not {seed!r}")
    if hero.balanced:
        raise ConfigError(f"{hero.name} needs {hero.aspects} aspects, and random decks have one")
    boxes = product_codes(products)
    known = aspects_known(boxes)
    if aspect is not None and aspect not in known:
        raise unknown("aspect", aspect, known)
    left_out, first = set(without), set(including)
    for code in sorted(left_out | first):
        registry.card(code)
    rng = Random(seed)
    if aspect is None:
        aspect = known[int(rng.random() * len(known))]
    size = MIN_CARDS + int(rng.random() * (MAX_CARDS - MIN_CARDS + 1))
    deck = own_cards(hero)
    own = frozenset(deck)
    fit = [f for f in _fitting(hero.code, aspect, boxes, len(registry.CARDS)) if f.code not in left_out]
    held: dict[tuple[str, str], dict[str, int]] = {}  # copies by title, as `_too_many` counts them
    for code, n in deck.items():
        held.setdefault(_same_title(registry.card(code).faces[0]), {})[code] = n
    room = size - counted(deck)
    copies = sorted((f.code not in first, rng.random(), f.code, f) for f in fit for _ in range(copies_allowed(f)))
    for _, _, code, face in copies:
        if room == 0:
            break
        group = held.setdefault(_same_title(face), {})
        limit = min(copies_allowed(registry.card(c).faces[0]) for c in (*group, code))
        if sum(group.values()) < limit or own.issuperset((*group, code)):
            group[code] = deck[code] = deck.get(code, 0) + 1
            room -= 0 if face.stats.get(Stat.PERMANENT) else 1
    if counted(deck) < MIN_CARDS:
        raise ConfigError(f"there are not enough {aspect} and basic cards for a deck of {hero.name}")
    return Deck(hero.code, deck, f"{hero.name} random {aspect} deck {seed}")


@lru_cache(maxsize=64)
def _fitting(hero: str, aspect: str, products: tuple[str, ...], size: int) -> tuple[Face, ...]:
    """Cards that may join a hero's own ones. `size` is that of the registry, which only grows."""
    identity = registry.hero(hero)
    fit = [f for f in catalog.faces(products) if f.aspect in (aspect, "basic") and not _misplaced(f, identity)]
    return tuple(f for f in fit if not _twins_of_the_identity([f], identity))


# ------------------------------------------------------------------------------------------ writing


def write(deck: Deck) -> str:
    """A deck as YAML, in groups; a card whose title is not enough to find it again is written by its code."""
    hero = registry.hero(deck.hero)
    own = own_cards(hero)
    groups: dict[str, list[tuple[str, int, str]]] = {}
    shared: dict[str, int] = {}
    for code in sorted(deck.cards):
        face = registry.card(code).faces[0]
        group = hero.name if code in own else (face.aspect or "other").capitalize()
        groups.setdefault(group, []).append((code, deck.cards[code], face.title))
        shared[face.title] = shared.get(face.title, 0) + 1
    lines = [f"hero: {deck.hero}", *([f"name: {deckfiles.scalar(deck.name)}"] if deck.name else []), "cards:"]
    for group, rows in sorted(groups.items(), key=lambda g: (g[0] != hero.name, g[0] == "Basic", g[0])):
        lines.append(f"  # {group} ({sum(n for _, n, _ in rows)})")
        for code, n, title in rows:
            found = called(title, hero)
            if len(found) == 1 and found[0].code == code and shared[title] == 1:
                lines.append(f"  {deckfiles.scalar(title)}: {n}")
            else:
                lines.append(f'  "{code}": {n}  # {title}')
    return "\n".join(lines) + "\n"
