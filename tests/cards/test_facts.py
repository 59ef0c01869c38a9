"""Every printed fact of every definition, against a table made independently of them.

`mc_env/cards/facts` holds it, one file a product, and says what its columns mean. Its columns of the text are the auditor's.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from mc_env.cards import catalog, registry
from mc_env.cards.decks import copies_allowed, own_cards
from mc_env.cards.facts import FIGURES, PRINTED, TEXT, product, products
from mc_env.cards.kit import HOST, SELF, Face, PerPlayer
from mc_env.cards.kit.cards import CardLike, Num
from mc_env.cards.kit.effects import Modify
from mc_env.cards.products import PRODUCTS
from mc_env.cards.terms import DASH, KEYWORDS, CardType, Stat
from mc_env.decks import starter_deck
from mc_env.errors import CardError, UnknownCard

FACTS: Final = [{k: v for k, v in row.items() if k in PRINTED} for name in products() for row in product(name)]
HEROES: Final = [hero.code for hero in catalog.heroes()]


def figure(value: Num) -> int | str:
    if isinstance(value, PerPlayer):
        return f"{value.n} per hero"
    return "-" if value is None or value == DASH else int(value)


def figures(face: Face) -> dict[str, int | str]:
    """Printed figures, among them those that a constant ability stands for: X, and what an attachment adds."""
    out = {key: figure(face.stats[stat]) for key, stat in FIGURES.items() if stat in face.stats}
    words = {stat: key for key, stat in FIGURES.items()}
    for effect in (c for a in face.abilities for c in a.constants):
        if not isinstance(effect, Modify) or effect.where is not None:
            continue
        for change in effect.changes:
            if effect.target is SELF and change.how == "base":
                out[words[change.stat]] = "X"
            elif effect.target is HOST and face.type == CardType.ATTACHMENT and change.stat in (Stat.ATK, Stat.SCH):
                out[words[change.stat]] = f"+{change.value}"
    return out


def copies() -> dict[str, int]:
    """How many of each card its set has, by the code of a face."""
    piles: list[Mapping[CardLike, int]] = []
    for hero in catalog.heroes():
        piles += [{hero.identity: 1}, hero.cards, hero.obligations, hero.nemesis, *hero.extra_decks.values()]
    for encounter_set in catalog.encounter_sets():
        piles += [encounter_set.cards, encounter_set.aside, *encounter_set.extra_decks.values()]
    for scenario in catalog.scenarios():
        piles += [dict.fromkeys(stages, 1) for stages in scenario.villains]
        piles += [dict.fromkeys(schemes, 1) for schemes in scenario.schemes]
    out: dict[str, int] = {}
    for pile in piles:
        for card, n in pile.items():
            for face in (card,) if isinstance(card, Face) else card.faces:
                out[face.code] = out.get(face.code, 0) + n
    return out


COPIES: Final = copies()


def facts(face: Face) -> dict[str, Any]:
    """What a definition says, in the words of the table."""
    out: dict[str, Any] = {"code": face.code, "title": face.title, "type": face.type.name.lower()}
    out["set"] = registry.SET_OF[registry.card(face.code).code]
    out |= figures(face)
    optional = {
        "subtitle": face.subtitle,
        "stage": face.stage,
        "unique": face.unique,
        "aspect": face.aspect,
        "resources": [r.name.lower() for r in face.icons],
        "traits": list(face.traits),
        "keywords": {s.name.lower(): n for s, n in face.stats.items() if s in KEYWORDS},
        "uses": list(face.uses or ()),
        "boost_star": face.boost_star,
        "copies": COPIES.get(face.code, 0),
    }
    out |= {key: value for key, value in optional.items() if value}
    if face.aspect and face.code not in registry.DECK_OF:
        out["deck_limit"] = COPIES[face.code] if face.aspect == "hero" else copies_allowed(face)
    elif face.type in (CardType.HERO, CardType.ALTER_EGO):
        out["deck_limit"] = 1
    return out


@pytest.mark.parametrize("printed", FACTS, ids=[f"{f['code']}-{f['title']}" for f in FACTS])
def test_definition_has_the_printed_facts(printed: dict[str, Any]) -> None:
    face = next(f for f in registry.card(printed["code"]).faces if f.code == printed["code"])
    assert facts(face) == printed


@pytest.mark.parametrize("name", products())
def test_facts_and_definitions_of_a_product_have_the_same_faces(name: str) -> None:
    defined = [f.code for f in catalog.faces([name])]
    assert [f["code"] for f in product(name)] == defined
    assert defined


def test_facts_have_no_words_of_cards() -> None:
    """Names of cards, traits and rules, and numbers: nothing as long as a sentence."""
    assert {key for name in products() for f in product(name) for key in f} <= PRINTED | TEXT
    assert max(len(word.split()) for name in products() for f in product(name) for word in words(f)) <= 7


def words(value: object) -> list[str]:
    """Every string in a row."""
    if isinstance(value, dict):
        return [word for part in value.values() for word in words(part)]
    if isinstance(value, list):
        return [word for part in value for word in words(part)]
    return [value] if isinstance(value, str) else []


def test_unknown_product_and_unknown_column_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownCard, match="unknown product with facts 'cor'; did you mean core"):
        product("cor")
    (tmp_path / "other.json").write_text('[{"code": "99001", "title": "Somebody", "attack": 3}]')
    monkeypatch.setattr("mc_env.cards.facts.__file__", str(tmp_path / "__init__.py"))
    assert products() == ["other"]
    with pytest.raises(CardError, match=r"other.json, 99001: unknown column 'attack'"):
        product("other")


def copies_of(set_code: str, *, but: Collection[str] = (), aspect: str = "") -> int:
    """How many cards of a set the facts have: of all types but some, of an aspect if one is named."""
    cards = {
        registry.card(f["code"]).code: f["copies"]
        for f in FACTS
        if f["set"] == set_code and f["type"] not in but and f.get("aspect", "") == aspect
    }
    return sum(cards.values())


@pytest.mark.parametrize("hero", HEROES)
def test_starter_deck_is_legal_and_an_identity_has_the_cards_of_the_facts(hero: str) -> None:
    starter_deck(hero).check()
    found = registry.hero(hero)
    assert sum(own_cards(found).values()) == copies_of(hero, aspect="hero")
    assert sum(found.nemesis.values()) == copies_of(f"{hero}_nemesis")
    assert sum(found.obligations.values()) == copies_of(hero, but=("hero", "alter_ego"))


@pytest.mark.parametrize("code", [s.code for s in catalog.encounter_sets()])
def test_encounter_set_has_the_size_of_the_facts(code: str) -> None:
    s = registry.encounter_set(code)
    size = sum(s.cards.values()) + sum(s.aside.values())
    assert size == copies_of(code, but=("villain", "main_scheme")) > 0


def test_every_product_has_facts() -> None:
    assert sorted(PRODUCTS) == products()
