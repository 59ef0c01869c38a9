"""Decks: load, check, write and make them. `new_game(decks={"spider_man": ...})` takes everything this module makes or reads.

>>> from mc_env.decks import load_deck, parse_deck, random_deck, starter_deck
>>> deck = random_deck("she_hulk", seed=7, aspect="protection")
>>> 40 <= deck.size <= 50, deck.problems()
(True, [])
>>> parse_deck(deck.yaml()) == deck
True

A deck file is YAML or JSON with a hero, a name, and cards by title or code:

    hero: spider_man
    name: Webs for everyone
    cards:
      Backflip: 2
      "01008": 2

The text and JSON exports of MarvelCDB are read as they are; the content of the file decides what it is. YAML needs PyYAML.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from mc_env.cards import decks as rules
from mc_env.cards.decks import MAX_CARDS, MIN_CARDS, Deck, DeckSource
from mc_env.cards.kit.cards import HeroSet
from mc_env.errors import InvalidDeck

__all__ = [
    "MAX_CARDS",
    "MIN_CARDS",
    "Deck",
    "DeckSource",
    "InvalidDeck",
    "load_deck",
    "parse_deck",
    "random_deck",
    "starter_deck",
]


def _hero(name: str | None) -> HeroSet | None:
    return None if name is None else rules.hero_called(name)


def load_deck(path: str | Path, hero: str | None = None) -> Deck:
    """A deck from a file. `hero` says whose deck it must be; without it the file says so, or the hero's own cards do.

    The deck may still break rules of deck customization: `deck.problems()` lists them, `deck.check()` raises.
    """
    return rules.load(path, _hero(hero))


def parse_deck(text: str, hero: str | None = None) -> Deck:
    """A deck from the text of a deck file."""
    return rules.parse(text, _hero(hero))


def starter_deck(hero: str) -> Deck:
    """The deck that the hero's product recommends."""
    found = rules.hero_called(hero)
    return Deck(found.code, rules.starter_deck(found), f"{found.name} starter deck")


def random_deck(
    hero: str,
    seed: int,
    aspect: str | None = None,
    *,
    without: Iterable[str] = (),
    including: Iterable[str] = (),
    products: Iterable[str] | None = None,
) -> Deck:
    """A legal deck of 40 to 50 cards; the same for the same arguments.

    `without` are codes of cards that stay out, `including` codes of cards that go in first if they fit hero and aspect.
    `products` are codes of the products to take cards from; without it a new product makes other decks of the same seeds.
    """
    identity = rules.hero_called(hero)
    return rules.random_deck(identity, seed, aspect, without=without, including=including, products=products)
