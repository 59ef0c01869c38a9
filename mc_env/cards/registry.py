"""Every card and set there is: definitions by code, sets by code. Duplicates are rejected.

Products (`mc_env.cards.products`) register themselves when their package is imported, which happens when one of their sets or
cards is first asked for by its code; `load()` imports all of them.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from traceback import extract_tb
from types import ModuleType
from typing import Any, Final, TypeVar

from mc_env import loading
from mc_env.cards import kit, ledger, products
from mc_env.cards.kit.cards import Card, CardLike, CardPool, EncounterSet, Face, Guise, HeroSet, Scenario
from mc_env.errors import CardError, McEnvError, unknown

T = TypeVar("T")

AnySet = HeroSet | CardPool | EncounterSet | Scenario

_OURS: Final = str(Path(__file__).parent.parent)
_PYTHON: Final = str(Path(os.__file__).parent)
FILLER: Final = "mc_env.cards.filler"  # cards of no product

HEROES: Final[dict[str, HeroSet]] = {}
POOLS: Final[dict[str, CardPool]] = {}
ENCOUNTER_SETS: Final[dict[str, EncounterSet]] = {}
SCENARIOS: Final[dict[str, Scenario]] = {}
CARDS: Final[dict[str, Card]] = {}  # by code of the first face
SET_OF: Final[dict[str, str]] = {}  # code of a card -> code of its set
PRODUCT_OF: Final[dict[str, str]] = {}  # code of a card -> code of the product that brought it; not of fillers and such
REPRINTS: Final[dict[str, str]] = {}  # code of a card in a later product -> code that it is defined by
_PRODUCT_OF_SET: Final[
    dict[tuple[type, str], str]
] = {}  # the same for sets; a pool may get cards from several products
DECK_OF: Final[dict[str, str]] = {}  # code of a card -> name of the extra deck it belongs to
FACEUP_DECKS: Final[set[str]] = set()  # names of extra decks whose top card lies faceup
FINITE_DECKS: Final[set[str]] = set()  # ... that are not made anew when they have run out
PILELESS_DECKS: Final[set[str]] = set()  # ... without a discard pile of their own
NEMESES: Final[set[str]] = set()  # codes of the minions that nemesis sets are about
GUISES: Final[dict[str, Guise]] = {}
_LINKED: Final[dict[str, list[Card]]] = {}  # title -> cards linked to it
_FACE_CODES: Final[dict[str, str]] = {}
_imported: Final[set[str]] = set()  # codes of products


def load(*codes: str) -> None:
    """Import products: those of these codes, or all. Sets stand in the order of their products, whichever came first."""
    if not codes:
        products.discover()
    fresh = [code for code in codes or products.PRODUCTS if code not in _imported]
    if not fresh:
        return
    _imported.update(fresh)
    for code in fresh:
        product = products.product(code)
        if product.kind == products.HOMEBREW:
            take_in(product)
        else:
            import_module(product.module)
    import_module(FILLER)
    _in_order()


def take_in(product: products.Product) -> None:
    """Register every set that the files of a product of others hold; one that is registered already is not theirs."""
    ours = {id(s) for table in (HEROES, POOLS, ENCOUNTER_SETS, SCENARIOS) for s in table.values()}
    found: dict[int, AnySet] = {}
    for module in modules_of(product):
        found |= {id(s): s for s in vars(module).values() if isinstance(s, AnySet) and id(s) not in ours}
    if not found:
        raise CardError(f"cards {product.module!r}: no HeroSet, CardPool, EncounterSet or Scenario in it")
    problems = list(dict.fromkeys(_taken(found.values())))
    if problems:
        raise CardError(f"cards {product.module!r}: {'; '.join(problems)}")
    register(*found.values(), product=product.code)


def _taken(sets: Iterable[AnySet]) -> Iterator[str]:
    """Codes of sets and cards that are somebody's already. Cards of an aspect may join those that are there."""
    tables: Mapping[type, Mapping[str, AnySet]] = {HeroSet: HEROES, EncounterSet: ENCOUNTER_SETS, Scenario: SCENARIOS}
    faces: dict[str, Face] = {}
    for s in sets:
        if s.code in tables.get(type(s), {}):
            yield f"the code {s.code!r} of the set {s.name} is taken"
        for face in (face for card in cards_of(s) for face in (card.faces if isinstance(card, Card) else (card,))):
            if face.code in _FACE_CODES:
                yield f"the code {face.code!r} of {face.title} is taken by {card(face.code).title}"
            elif faces.setdefault(face.code, face) is not face:
                yield f"{face.title} and {faces[face.code].title} have the same code {face.code!r}"


def cards_of(s: AnySet) -> Iterator[CardLike]:
    """Every card of a set."""
    if isinstance(s, Scenario):
        yield from (card for stages in (*s.villains, *s.schemes) for card in stages)
        return
    yield from s.cards
    if isinstance(s, HeroSet):
        yield from (s.identity, *s.obligations, *s.nemesis)
    if isinstance(s, EncounterSet):
        yield from s.aside
    if isinstance(s, HeroSet | EncounterSet):
        yield from (card for deck in s.extra_decks.values() for card in deck)


def is_loaded(code: str) -> bool:
    """Whether a product has been imported."""
    return code in _imported


def forget(code: str) -> None:
    """A product that could not be imported is as if it had never been asked for."""
    _imported.discard(code)


def modules_of(product: products.Product) -> list[ModuleType]:
    """The files of a product, imported."""
    package = (
        loading.module(product.module, "cards") if product.kind == products.HOMEBREW else import_module(product.module)
    )
    inner = [f"{package.__name__}.{info.name}" for info in iter_modules(getattr(package, "__path__", ()))]
    try:
        files = [import_module(name) for name in inner]
    except McEnvError:
        raise
    except Exception as error:
        if product.kind != products.HOMEBREW:
            raise
        raise CardError(f"cards {product.module!r}: {_wrong(error)}") from error
    return [*files, package] if product.kind == products.HOMEBREW else files


def _wrong(error: Exception) -> str:
    """What the author of cards did wrong, and in which line: the last on the way to the error that is theirs."""
    theirs = [f for f in extract_tb(error.__traceback__) if not f.filename.startswith((_OURS, _PYTHON, "<frozen"))]
    line = f" ({theirs[-1].filename}, line {theirs[-1].lineno})" if theirs else ""
    near = get_close_matches(error.name, dir(kit), n=3) if isinstance(error, NameError) and error.name else []
    hint = f"; did you mean {', '.join(near)}?" if near else ""
    return f"{type(error).__name__}: {error}{hint}{line}"


def _in_order() -> None:
    place = {code: i for i, code in enumerate(products.PRODUCTS)}
    last = len(place)
    for code, pool in POOLS.items():
        cards = sorted(pool.cards, key=lambda c: place.get(PRODUCT_OF.get(c.code, ""), last))
        POOLS[code] = replace(pool, cards=tuple(cards))
        if cards and cards[0].code in PRODUCT_OF:
            _PRODUCT_OF_SET[CardPool, code] = PRODUCT_OF[cards[0].code]
    tables: tuple[tuple[type, dict[str, Any]], ...] = (
        (HeroSet, HEROES),
        (CardPool, POOLS),
        (EncounterSet, ENCOUNTER_SETS),
        (Scenario, SCENARIOS),
    )
    for kind, table in tables:
        there = sorted(table.items(), key=lambda x: place.get(_PRODUCT_OF_SET.get((kind, x[0]), ""), last))
        table.clear()
        table.update(there)


def _with_set(table: Mapping[str, T], code: str, kind: str) -> T:
    """A set by its code; the product that has it is imported, or all of them to find it."""
    if code not in table:
        home = products.with_set(code)
        if home is not None:
            load(home.code)
    if code not in table:
        load()
    if code not in table:
        raise unknown(kind, code, table)
    return table[code]


def register(*sets: AnySet, product: str = "", reprints: Mapping[str, str] | None = None) -> None:
    """Add sets and their cards. `product` is the code of the one that they are part of; what is part of none can be played,
    but is in no catalogue. `reprints` are codes that it gives to cards of other products: another name, not another card."""
    if product:
        products.product(product)
    known = set(CARDS)
    for s in sets:
        if isinstance(s, HeroSet):
            _hero(s)
        elif isinstance(s, CardPool):
            _pool(s, product)
            _add_all(s.cards, s.code)
        elif isinstance(s, EncounterSet):
            _check_decks(s)
            _new(ENCOUNTER_SETS, s.code, s, "encounter set")
            for guise in s.guises:
                _guise(guise, product)
            _add_all((*s.cards, *s.aside), s.code)
            _extra_decks(s)
        else:
            _new(SCENARIOS, s.code, s, "scenario")
            for villain in s.villains:
                _add_all(villain, s.code)
            for scheme in s.schemes:
                _add_all(scheme, s.code)
        if product:
            _PRODUCT_OF_SET.setdefault((type(s), s.code), product)
    if product:
        PRODUCT_OF.update({code: product for code in CARDS if code not in known})
    for code, original in (reprints or {}).items():
        _new(REPRINTS, code, original, "reprint")


def _hero(s: HeroSet) -> None:
    _check_decks(s)
    _new(HEROES, s.code, s, "hero")
    _add_all((s.identity, *s.cards, *s.obligations), s.code)
    _add_all(s.nemesis, f"{s.code}_nemesis")
    NEMESES.update(s.nemesis_minion)
    _extra_decks(s)


def _guise(guise: Guise, product: str) -> None:
    _new(GUISES, guise.name, guise, "guise")
    ledger.GUISES.number(guise.name)
    if guise.face is not None:
        ledger.FACES.number(guise.face.code)
        if product:
            PRODUCT_OF[guise.face.code] = product


def _pool(pool: CardPool, product: str) -> None:
    """An aspect has cards from many products: each adds its own to what is there."""
    there = POOLS.get(pool.code)
    if there is None or not product or _PRODUCT_OF_SET.get((CardPool, pool.code)) in (None, product):
        _new(POOLS, pool.code, pool, "card pool")
    else:
        POOLS[pool.code] = replace(there, cards=(*there.cards, *pool.cards))


def product_of(s: AnySet) -> str:
    """The code of the product that a set is part of; of a pool, the first that has cards in it; "" if of none."""
    return _PRODUCT_OF_SET.get((type(s), s.code), "")


def _add_all(cards: Iterable[CardLike], set_code: str) -> None:
    for card in cards:
        add(card, set_code)


def _check_decks(s: HeroSet | EncounterSet) -> None:
    for name in (*s.faceup_decks, *s.finite_decks, *s.pileless_decks):
        if name not in s.extra_decks:
            raise unknown(f"extra deck of {s.name}", name, s.extra_decks)


def _extra_decks(s: HeroSet | EncounterSet) -> None:
    for name, cards in s.extra_decks.items():
        for card in cards:
            DECK_OF[add(card, f"{s.code}_{name.lower().replace(' ', '_')}_deck").code] = name
    FACEUP_DECKS.update(s.faceup_decks)
    FINITE_DECKS.update(s.finite_decks)
    PILELESS_DECKS.update(s.pileless_decks)


def _new(table: dict[str, T], code: str, value: T, kind: str) -> None:
    if code in table:
        raise CardError(f"{kind} {code!r} is defined twice")
    table[code] = value


def add(card: CardLike, set_code: str) -> Card:
    """Add one card; the same definition may be added twice, another one under its code may not."""
    physical = card if isinstance(card, Card) else Card((card,))
    known = CARDS.get(physical.code)
    if known is not None:
        if known.faces == physical.faces:
            return known
        raise CardError(f"card code {physical.code} is defined twice: {known.faces[0]} and {physical.faces[0]}")
    for face in physical.faces:
        if face.code in _FACE_CODES:
            raise CardError(f"face code {face.code} is defined twice")
        _FACE_CODES[face.code] = physical.code
        ledger.FACES.number(face.code)
    CARDS[physical.code] = physical
    SET_OF[physical.code] = set_code
    if physical.faces[0].linked:
        _LINKED.setdefault(physical.faces[0].linked, []).append(physical)
    return physical


def card(code: str) -> Card:
    """A card by the code of any of its faces, or by that of a reprint."""
    first = _FACE_CODES.get(REPRINTS.get(code, code))
    if first is None:
        first = _look_for(code)
    return CARDS[first]


def _look_for(code: str) -> str:
    """The code of the first face of a card whose product has not been imported."""
    home = products.with_card(code)
    if home is not None:
        load(home.code)
    if code not in _FACE_CODES and code not in REPRINTS:
        load()
    if code in REPRINTS:
        return card(REPRINTS[code]).code
    if code not in _FACE_CODES:
        raise unknown("card code", code, _FACE_CODES)
    return _FACE_CODES[code]


def face(code: str) -> Face:
    """A printed face, or that of a guise, by its code."""
    if code not in _FACE_CODES:
        load()
    for guise in GUISES.values():
        if guise.face is not None and guise.face.code == code:
            return guise.face
    return next(f for f in card(code).faces if f.code == code)


def faces(*codes: str) -> Iterator[Face]:
    """All printed faces, in the order of codes; if products are named, only theirs are sure to be among them."""
    load(*codes)
    for code in sorted(_FACE_CODES):
        physical = CARDS[_FACE_CODES[code]]
        yield next(f for f in physical.faces if f.code == code)


def titled(title: str) -> list[Card]:
    """Cards with a face of this title, hero and player cards first; an error with near matches if there is none."""
    load()
    found = [c for code, c in sorted(CARDS.items()) if any(f.title == title for f in c.faces)]
    if not found:
        raise unknown("card", title, {f.title for f in faces() if f.title})
    return found


def linked_to(titles: Iterable[str]) -> list[Card]:
    """Cards that wait, set aside, for a card of one of these titles (Reference "Linked (Card Title)")."""
    if not _LINKED:
        return []
    return sorted((c for title in set(titles) for c in _LINKED.get(title, ())), key=lambda c: c.code)


def hero(code: str) -> HeroSet:
    return _with_set(HEROES, code, "hero")


def scenario(code: str) -> Scenario:
    return _with_set(SCENARIOS, code, "scenario")


def encounter_set(code: str) -> EncounterSet:
    return _with_set(ENCOUNTER_SETS, code, "encounter set")
