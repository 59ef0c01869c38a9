"""Decks: which are legal (rulebook, "Deck Building Rules"), decks made by rule for every main character, random legal decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from mc_env.errors import InvalidDeck, UnknownCard
from mc_env.versus.cards import kit, registry
from mc_env.versus.terms import Symbol

DECK_SIZE: Final = 60
COPIES: Final = 4


SIDE_DECK: Final = 3  # main characters to transform into


@dataclass(frozen=True)
class Deck:
    """A main character (by code), the 60 cards that go with it (by code), and main characters it may transform into."""

    main: str
    cards: Mapping[str, int]
    side: tuple[str, ...] = ()


def problems(deck: Deck) -> list[str]:
    """Everything that is wrong with a deck, in words."""
    found: list[str] = []
    known = registry.all_facts()
    if deck.main not in registry.main_characters():
        found.append(f"{deck.main} is no main character of level 1 that can be played")
    for code, n in deck.cards.items():
        if code not in known:
            found.append(f"there is no card {code}")
            continue
        card = known[code]
        name = f"{card.name} ({code})"
        if card.type == "main":
            found.append(f"{name} is a main character: it is not part of the 60 cards")
        elif code not in registry.definitions():
            found.append(f"{name} is not defined yet: it cannot be played")
        elif card.token or card.type == "facehugger":
            found.append(f"{name} is a token: it is not part of a deck")
        if not 1 <= n <= card.limit:
            most = f"1 to {card.limit} of a card" if card.limit > 1 else "only one of this card"
            found.append(f"{n} copies of {name}: a deck has {most}")
    size = sum(deck.cards.values())
    if size != DECK_SIZE:
        found.append(f"{size} cards: a deck has exactly {DECK_SIZE}")
    return found + _disloyal(deck) + _neutral_locations(deck) + _side_deck(deck)


def _disloyal(deck: Deck) -> list[str]:
    """Loyalty: a card that is only for decks in which each card with a team, the main character too, is of its team."""
    known = registry.all_facts()
    there = [code for code in (deck.main, *deck.cards) if code in known]
    out: list[str] = []
    for code in there:
        if known[code].loyalty:
            others = [x for x in there if known[x].team not in (-1, known[code].team)]
            if others:
                other = f"{known[others[0]].name} ({others[0]})"
                out.append(f"{known[code].name} ({code}) is loyal: {other} is of another team")
    return out


def _neutral_locations(deck: Deck) -> list[str]:
    """Locations without a team that give the same symbol are one location, whatever they are called."""
    known = registry.all_facts()
    by_symbol: dict[tuple[Symbol, ...], list[str]] = {}
    for code in deck.cards:
        if code in known and known[code].type == "location" and known[code].team < 0:
            by_symbol.setdefault(known[code].symbols, []).append(code)
    out: list[str] = []
    for codes in by_symbol.values():
        if len(codes) > 1:
            names = " and ".join(f"{known[code].name} ({code})" for code in codes)
            out.append(f"{names} are one location: all copies in a deck have one name")
    return out


def _side_deck(deck: Deck) -> list[str]:
    """At most three main characters to transform into, each once."""
    out = [f"{code} is no main character of level 1" for code in deck.side if code not in registry.main_characters()]
    if len(deck.side) > SIDE_DECK or len(set(deck.side)) < len(deck.side):
        out.append(f"a side deck has at most {SIDE_DECK} different main characters, not {list(deck.side)}")
    return out


def check(deck: Deck) -> None:
    """Refuse a deck that is not legal, with everything that is wrong with it."""
    found = problems(deck)
    if found:
        raise InvalidDeck(found)


def _usable(type_: str) -> list[registry.Facts]:
    known = [registry.facts(code) for code in registry.definitions()]
    return [x for x in known if x.type == type_ and not x.token]


def for_main(main: str) -> Deck:
    """The deck that goes with a main character by rule: its team's cards, its locations, generic cards to fill up.

    Four of the team's location and three of each neutral one that gives a symbol of it, three of each plot twist of the team and
    one of each generic one, two of each equipment and each supporting character of the team; then further copies, the cheapest
    characters first. Who may transform has a side deck of its team.
    """
    code = registry.named(main, "main")
    team = registry.facts(code).team
    cards: dict[str, int] = {}
    for place in _usable("location"):
        if place.team == team:
            cards[place.code] = COPIES
            for symbol in place.symbols:
                cards[neutral(symbol, code)] = COPIES - 1
    for twist in _usable("plot twist"):
        if twist.team in (team, -1):
            cards[twist.code] = 3 if twist.team == team else 1
    for gear in _usable("equipment"):
        if gear.team == team:
            cards[gear.code] = 2
    own = sorted((x for x in _usable("supporting") if x.team == team), key=lambda x: (x.cost, x.code))
    for n in range(1, COPIES + 1):
        for x in own:
            if n <= x.limit and sum(cards.values()) < DECK_SIZE and (n > 2 or cards.get(x.code, 0) < 2):
                cards[x.code] = cards.get(x.code, 0) + 1
    others = [x for x in registry.main_characters() if x != code and registry.facts(x).team == team]
    deck = Deck(code, cards, tuple(others[:SIDE_DECK]) if _transforms(code) else ())
    check(deck)
    return deck


def _transforms(main: str) -> bool:
    """Whether a level of a main character has a power to transform."""
    known = registry.definitions()
    faces = [known[code] for code in registry.levels(main) if code in known]
    powers = [power for face in faces if isinstance(face, kit.Character) for power in face.powers]
    return any(isinstance(power, kit.SuperPower) and isinstance(power.effect, kit.Transform) for power in powers)


def neutral(symbol: Symbol, main: str) -> str:
    """The location without a team that gives a symbol: of the main character's own set if it has one."""
    places = [x.code for x in _usable("location") if x.team < 0 and x.symbols == (symbol,)]
    return next((code for code in places if code[:3] == main[:3]), places[0])


def random_deck(rng: Random, loyal: float = 0.2) -> Deck:
    """A random legal deck: any main character and any 60 cards that can be played; some keep to the main character's team."""
    main = rng.choice(registry.main_characters())
    team = registry.facts(main).team
    pool = [x for type_ in ("plot twist", "supporting", "equipment") for x in _usable(type_)]
    pool += [x for x in _usable("location") if x.team >= 0 or x.code == neutral(x.symbols[0], main)]
    if rng.random() < loyal:
        pool = [x for x in pool if x.team in (team, -1)]
    else:
        pool = [x for x in pool if not x.loyalty]
    cards: dict[str, int] = {}
    for code in rng.sample([x.code for x in pool for _ in range(x.limit)], DECK_SIZE):
        cards[code] = cards.get(code, 0) + 1
    others = [code for code in registry.main_characters() if code != main]
    deck = Deck(main, cards, tuple(rng.sample(others, rng.randint(0, min(SIDE_DECK, len(others))))))
    check(deck)
    return deck


def read(source: Deck | str | Mapping[str, object]) -> Deck:
    """A deck from what a user says: a deck, the name of a main character, or {"main": ..., "cards": {name or code: n}}
    with "side": [main characters to transform into], if any."""
    if isinstance(source, Deck):
        deck = source
    elif isinstance(source, str):
        deck = for_main(source)
    else:
        main, listed = source.get("main"), source.get("cards")
        if not isinstance(main, str) or not isinstance(listed, Mapping):
            raise InvalidDeck([f"a deck is {{'main': name, 'cards': {{name: how many}}}}, not {source!r}"])
        cards: dict[str, int] = {}
        wrong: list[str] = []
        for name, n in listed.items():
            try:
                cards[registry.by_name(str(name))] = int(n)
            except UnknownCard as error:
                wrong.append(str(error))
        if wrong:
            raise InvalidDeck(wrong)
        side = source.get("side", ())
        if isinstance(side, str) or not isinstance(side, Sequence):
            raise InvalidDeck([f"a side deck is a list of main characters, not {side!r}"])
        deck = Deck(registry.named(main, "main"), cards, tuple([registry.named(str(x), "main") for x in side]))
    check(deck)
    return deck
