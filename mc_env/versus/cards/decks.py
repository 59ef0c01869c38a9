"""Decks: which are legal (rulebook, "Deck Building Rules"), decks made by rule for every main character, random legal decks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from mc_env.errors import InvalidDeck, UnknownCard
from mc_env.versus.cards import registry

DECK_SIZE: Final = 60
COPIES: Final = 4


@dataclass(frozen=True)
class Deck:
    """A main character (by code) and the 60 cards that go with it (by code)."""

    main: str
    cards: Mapping[str, int]


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
        name = f"{known[code].name} ({code})"
        if known[code].type == "main":
            found.append(f"{name} is a main character: it is not part of the 60 cards")
        elif code not in registry.definitions():
            found.append(f"{name} is not defined yet: it cannot be played")
        if not 1 <= n <= COPIES:
            found.append(f"{n} copies of {name}: a deck has 1 to {COPIES} of a card")
    size = sum(deck.cards.values())
    if size != DECK_SIZE:
        found.append(f"{size} cards: a deck has exactly {DECK_SIZE}")
    return found


def check(deck: Deck) -> None:
    """Refuse a deck that is not legal, with everything that is wrong with it."""
    found = problems(deck)
    if found:
        raise InvalidDeck(found)


def _usable(type_: str) -> list[registry.Facts]:
    return [registry.facts(code) for code in registry.definitions() if registry.facts(code).type == type_]


def for_main(main: str) -> Deck:
    """The deck that goes with a main character by rule: its team's cards, its locations, generic cards to fill up.

    Four of the team's location and three of each neutral one, three of each plot twist of the team and one of each generic one,
    two of each supporting character of the team; then further copies, the cheapest characters first.
    """
    code = registry.named(main, "main")
    team = registry.facts(code).team
    cards: dict[str, int] = {}
    for place in _usable("location"):
        if place.team in (team, -1):
            cards[place.code] = COPIES if place.team == team else COPIES - 1
    for twist in _usable("plot twist"):
        if twist.team in (team, -1):
            cards[twist.code] = 3 if twist.team == team else 1
    own = sorted((x for x in _usable("supporting") if x.team == team), key=lambda x: (x.cost, x.code))
    for n in range(1, COPIES + 1):
        for x in own:
            if sum(cards.values()) < DECK_SIZE and (n > 2 or cards.get(x.code, 0) < 2):
                cards[x.code] = cards.get(x.code, 0) + 1
    deck = Deck(code, cards)
    check(deck)
    return deck


def random_deck(rng: Random) -> Deck:
    """A random legal deck: any main character and any 60 cards that can be played."""
    codes = [x.code for type_ in ("location", "plot twist", "supporting") for x in _usable(type_)]
    pool = [code for code in codes for _ in range(COPIES)]
    cards: dict[str, int] = {}
    for code in rng.sample(pool, DECK_SIZE):
        cards[code] = cards.get(code, 0) + 1
    deck = Deck(rng.choice(registry.main_characters()), cards)
    check(deck)
    return deck


def read(source: Deck | str | Mapping[str, object]) -> Deck:
    """A deck from what a user says: a deck, the name of a main character, or {"main": ..., "cards": {name or code: n}}."""
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
        deck = Deck(registry.named(main, "main"), cards)
    check(deck)
    return deck
