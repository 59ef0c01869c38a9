"""Every printed fact of every definition, against a table made independently of them.

`facts.json` has one face a line and names only what is printed on it. A figure is a number, "7 per hero", "-" for a dash,
"X" if the card itself says what it is, or "+1" for what an attachment adds. Aspect and basic cards have no number of
copies: how many a box holds is no fact of the rules. The deck limit of an identity's own card is its number of copies.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from mc_env.cards import catalog, registry
from mc_env.cards.decks import copies_allowed, own_cards
from mc_env.cards.kit import HOST, SELF, Face, PerPlayer
from mc_env.cards.kit.cards import CardLike, Num
from mc_env.cards.kit.effects import Modify
from mc_env.cards.terms import DASH, KEYWORDS, CardType, Stat
from mc_env.decks import starter_deck

FACTS: Final[list[dict[str, Any]]] = json.loads((Path(__file__).parent / "facts.json").read_text(encoding="utf-8"))
FIGURES: Final = {
    "cost": Stat.COST,
    "thw": Stat.THW,
    "atk": Stat.ATK,
    "def": Stat.DEF,
    "rec": Stat.REC,
    "sch": Stat.SCH,
    "hp": Stat.HP,
    "hand_size": Stat.HAND_SIZE,
    "consequential_thw": Stat.CONSEQUENTIAL_THW,
    "consequential_atk": Stat.CONSEQUENTIAL_ATK,
    "threat": Stat.THREAT,
    "target": Stat.TARGET_THREAT,
    "escalation": Stat.ESCALATION,
    "boost": Stat.BOOST,
    "acceleration": Stat.ACCELERATION,
    "crisis": Stat.CRISIS,
    "hazard": Stat.HAZARD,
    "amplify": Stat.AMPLIFY,
}
SIZES: Final = {
    "rhino": 17,
    "klaw": 16,
    "ultron": 19,
    "standard": 7,
    "expert": 3,
    "bomb_scare": 6,
    "masters_of_evil": 7,
    "under_attack": 5,
    "legions_of_hydra": 6,
    "the_doomsday_chair": 6,
}
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
        piles += [{hero.identity: 1}, hero.cards, hero.obligations, hero.nemesis]
    for encounter_set in catalog.encounter_sets():
        piles += [encounter_set.cards, encounter_set.aside]
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
    if face.aspect:
        out["deck_limit"] = COPIES[face.code] if face.aspect == "hero" else copies_allowed(face)
    elif face.type in (CardType.HERO, CardType.ALTER_EGO):
        out["deck_limit"] = 1
    return out


@pytest.mark.parametrize("printed", FACTS, ids=[f"{f['code']}-{f['title']}" for f in FACTS])
def test_definition_has_the_printed_facts(printed: dict[str, Any]) -> None:
    face = next(f for f in registry.card(printed["code"]).faces if f.code == printed["code"])
    assert facts(face) == printed


def test_table_and_core_set_have_the_same_faces() -> None:
    core = [f.code for f in catalog.faces() if catalog.places()[f.code].product == "mc_env.cards.core"]
    assert [f["code"] for f in FACTS] == core
    assert len(core) == 209


def test_table_has_no_words_of_cards() -> None:
    keys = {"code", "title", "subtitle", "type", "stage", "unique", "set", "aspect", "resources", "traits", "keywords"}
    keys |= {"uses", "boost_star", "copies", "deck_limit", *FIGURES}
    assert {key for f in FACTS for key in f} <= keys


@pytest.mark.parametrize("hero", HEROES)
def test_starter_deck_has_15_own_cards_and_40_in_all(hero: str) -> None:
    deck = starter_deck(hero).check()
    assert deck.size == 40
    assert sum(own_cards(registry.hero(hero)).values()) == 15
    assert sum(registry.hero(hero).nemesis.values()) == 5
    assert sum(registry.hero(hero).obligations.values()) == 1


@pytest.mark.parametrize("code", SIZES)
def test_encounter_set_has_its_size(code: str) -> None:
    s = registry.encounter_set(code)
    assert sum(s.cards.values()) + sum(s.aside.values()) == SIZES[code]


def test_every_encounter_set_has_a_known_size() -> None:
    assert {s.code for s in catalog.encounter_sets()} == set(SIZES)
