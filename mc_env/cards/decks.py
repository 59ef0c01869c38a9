"""Player decks: starter decks, reading a deck, and the rules of deck customization (Reference, Appendix I)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from mc_env.cards import registry
from mc_env.cards.kit.cards import Card, Face, HeroSet
from mc_env.cards.terms import CardType, Stat
from mc_env.errors import InvalidDeck, UnknownCard

MIN_CARDS: Final = 40
MAX_CARDS: Final = 50
ASPECTS: Final = ("aggression", "justice", "leadership", "protection", "pool")

Deck = dict[str, int]  # card code -> copies


def code_of(card: Card | Face) -> str:
    return card.code


def own_cards(hero: HeroSet) -> Deck:
    """The cards every deck of this identity contains."""
    return {code_of(card): n for card, n in hero.cards.items()}


def starter_deck(hero: HeroSet) -> Deck:
    """The deck its product recommends."""
    return {**own_cards(hero), **hero.starter}


def read_deck(source: str | Path | Mapping[str, int], hero: HeroSet) -> Deck:
    """A deck from a mapping of codes or titles to copies, or from a JSON file with such a mapping under "cards"."""
    if isinstance(source, str | Path):
        path = Path(source)
        try:
            data = json.loads(path.read_text())
        except OSError as error:
            raise InvalidDeck([f"cannot read deck file {str(source)!r}: {error.strerror}"]) from None
        except ValueError as error:
            raise InvalidDeck([f"deck file {str(source)!r} is not JSON: {error}"]) from None
        source = data.get("cards", data) if isinstance(data, dict) else data
    if not isinstance(source, Mapping):
        raise InvalidDeck([f"a deck is a mapping of card codes or titles to copies, not {type(source).__name__}"])
    deck: Deck = {}
    problems = []
    for name, n in source.items():
        if not isinstance(n, int) or isinstance(n, bool) or n < 1:
            problems.append(f"{name!r}: {n!r} is not a number of copies")
            continue
        try:
            code = registry.card(name).code
        except UnknownCard:
            try:
                code = _by_title(name, hero).code
            except UnknownCard as error:
                problems.append(str(error))
                continue
        deck[code] = deck.get(code, 0) + n
    if problems:
        raise InvalidDeck(problems)
    return deck


def _by_title(title: str, hero: HeroSet) -> Card:
    found = [c for c in registry.titled(title) if c.faces[0].type < CardType.VILLAIN]
    own = own_cards(hero)
    return next((c for c in found if c.code in own), found[0]) if found else registry.titled(title)[0]


def problems_of(deck: Mapping[str, int], hero: HeroSet) -> list[str]:
    """Every rule of deck customization a deck breaks, in words."""
    out = []
    cards = {code: registry.card(code).faces[0] for code in deck}
    counted = sum(n for code, n in deck.items() if not cards[code].stats.get(Stat.PERMANENT))
    if not MIN_CARDS <= counted <= MAX_CARDS:
        out.append(f"{counted} cards: a deck has {MIN_CARDS} to {MAX_CARDS}")
    own = own_cards(hero)
    for code, n in own.items():
        if deck.get(code, 0) != n:
            face = registry.card(code).faces[0]
            out.append(f"{face.title} ({code}): {deck.get(code, 0)} copies, {hero.name} needs exactly {n}")
    aspects = set()
    by_title: dict[tuple[str, str], int] = {}
    for code, n in deck.items():
        face = cards[code]
        if code not in own:
            if face.type >= CardType.VILLAIN or face.type <= CardType.ALTER_EGO:
                out.append(
                    f"{face.title} ({code}): {face.type.name.lower().replace('_', ' ')} cards do not go into a deck"
                )
                continue
            if face.aspect in ASPECTS:
                aspects.add(face.aspect)
            elif face.aspect != "basic":
                out.append(f"{face.title} ({code}) belongs to another identity ({registry.SET_OF[code]})")
            if face.linked:
                out.append(f"{face.title} ({code}) is linked to {face.linked} and does not go into a deck")
            limit = 1 if face.unique else min(3, face.deck_limit)
            if n > limit:
                out.append(f"{face.title} ({code}): {n} copies, at most {limit}")
        if face.unique:
            key = (face.title, face.subtitle)
            by_title[key] = by_title.get(key, 0) + n
        if face.team_up and not any(f.title in face.team_up for f in hero.identity.faces):
            out.append(f"{face.title} ({code}) needs {' or '.join(face.team_up)} as identity")
    for face in hero.identity.faces:
        for (title, subtitle), n in by_title.items():
            alter_ego = hero.identity.faces[-1].title
            if title == face.title and n and (not subtitle or subtitle == alter_ego):
                out.append(f"{title} is unique and already the identity")
    if len(aspects) > hero.aspects:
        out.append(f"aspects {', '.join(sorted(aspects))}: {hero.name} may use {hero.aspects}")
    return out


def validate(deck: Mapping[str, int], hero: HeroSet) -> None:
    """Raise `InvalidDeck` with every problem at once."""
    problems = problems_of(deck, hero)
    if problems:
        raise InvalidDeck([f"deck of {hero.name}: {p}" for p in problems])
