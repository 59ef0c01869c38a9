"""Which card a name means: by title where only one fits, by code always."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields

from mc_env.cards import registry
from mc_env.cards.kit.cards import Card, Face, HeroSet
from mc_env.cards.terms import CardType
from mc_env.cards.text import card_text
from mc_env.errors import unknown

Names = Sequence[str] | str


class TableError(AssertionError):
    """Something at the table is not as the caller says."""


def listed(names: Names) -> list[str]:
    """One name, or several."""
    return [names] if isinstance(names, str) else list(names)


def hero_titled(title: str) -> HeroSet:
    """The hero whose identity has this title on any face (or this code)."""
    registry.load()
    for hero in registry.HEROES.values():
        if hero.code == title or any(f.title == title for f in hero.identity.faces):
            return hero
    raise unknown("hero", title, {f.title for h in registry.HEROES.values() for f in h.identity.faces})


def player_card(title: str, hero: HeroSet) -> str:
    """The code of a player card; of namesakes a hero means their own."""
    own = {c.code for c in hero.cards}
    types = range(CardType.ALTER_EGO + 1, CardType.VILLAIN)
    found = _called(title, lambda card: card.faces[0].type in types, "a player card")
    return _the_one(title, [card for card in found if card.code in own] or found)


def encounter_card(title: str, kind: CardType | None = None) -> str:
    """The code of an encounter card (of a type) that can be placed; villains and main schemes belong to the scenario."""

    def placed(card: Card) -> bool:
        t = card.faces[0].type
        fits = t >= CardType.VILLAIN and t not in (CardType.VILLAIN, CardType.MAIN_SCHEME) and kind in (None, t)
        return fits or t == CardType.PLAYER_SIDE_SCHEME

    what = "an encounter card" if kind is None else f"a {kind.name.lower().replace('_', ' ')}"
    return _the_one(title, _called(title, placed, f"{what} that can be placed here"))


def attached_card(title: str) -> Card:
    """An upgrade or attachment."""
    types = (CardType.UPGRADE, CardType.ATTACHMENT)
    found = _called(title, lambda card: card.faces[0].type in types, "an upgrade or attachment")
    return registry.card(_the_one(title, found))


def _called(title: str, fits: Callable[[Card], bool], what: str) -> list[Card]:
    """The cards of a title (or code) that can be what is asked for."""
    registry.load()
    cards = [registry.card(title)] if title in registry.CARDS else registry.titled(title)
    found = [card for card in cards if fits(card)]
    if not found and title not in registry.CARDS:
        raise TableError(f"{title} is not {what}; so called: {_codes(cards)}")
    return found or cards  # whoever names a code knows best


def _the_one(title: str, cards: list[Card]) -> str:
    """The code of the only card there is, or of the first of several that differ in nothing but their resources."""
    if any(_text(card) != _text(cards[0]) for card in cards):
        raise TableError(f"several cards are called {title}: {_codes(cards)}; say which by its code")
    return cards[0].code


def _text(card: Card) -> list[object]:
    """Everything on a card but its code and resources; of its abilities what they say."""
    told = [f.name for f in fields(Face) if f.name not in ("code", "icons", "abilities")]
    return [x for face in card.faces for x in (*(getattr(face, name) for name in told), card_text(face))]


def _codes(cards: list[Card]) -> str:
    """ "01134 (villain stage 1, ultron), 01135 (villain stage 2, ultron)"."""
    out = []
    for card in cards:
        face = card.faces[0]
        kind = face.type.name.lower().replace("_", " ") + (f" stage {face.stage}" if face.stage else "")
        out.append(f"{card.code} ({kind}, {registry.SET_OF[card.code]})")
    return ", ".join(out)
