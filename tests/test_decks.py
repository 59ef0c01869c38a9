"""Decks: every kind of file is read, every mistake is told with its line, and made decks are legal."""

from __future__ import annotations

import builtins
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mc_env
from mc_env.cards import catalog, registry
from mc_env.decks import MAX_CARDS, MIN_CARDS, Deck, InvalidDeck, load_deck, parse_deck, random_deck, starter_deck

HEROES = [hero.code for hero in catalog.heroes()]
ASPECTS = ["aggression", "justice", "leadership", "protection"]
PLURAL = {"ally": "Allies", "event": "Events", "resource": "Resources", "support": "Supports", "upgrade": "Upgrades"}


def text_export(deck: Deck) -> str:
    """The deck as MarvelCDB exports it as text."""
    hero = registry.hero(deck.hero)
    groups: dict[str, list[str]] = {}
    for code, n in deck.cards.items():
        face = registry.card(code).faces[0]
        groups.setdefault(face.type.name.lower(), []).append(f"{n}x {face.title} (Core Set)")
    blocks = [f"{PLURAL[kind]}\n\n" + "\n".join(lines) for kind, lines in groups.items()]
    return "\n\n".join([deck.name, f"{hero.name} (Core Set)", "Packs: Core Set", *blocks]) + "\n"


def json_export(deck: Deck, hero_key: str = "investigator_code", meta: object = '{"aspect":"justice"}') -> str:
    """The deck as MarvelCDB exports it as JSON."""
    identity = registry.hero(deck.hero).identity.code
    return json.dumps({"name": deck.name, hero_key: identity, "slots": dict(deck.cards), "meta": meta}, indent=1)


def complaints(text: str, hero: str | None = None) -> str:
    with pytest.raises(InvalidDeck) as caught:
        parse_deck(text, hero)
    return "\n".join(caught.value.problems)


# ------------------------------------------------------------------------------------------ kinds of files


@pytest.mark.parametrize("hero", HEROES)
def test_deck_written_as_yaml_is_read_back(hero: str) -> None:
    deck = starter_deck(hero)
    assert parse_deck(deck.yaml()) == deck


@pytest.mark.parametrize("hero", HEROES)
def test_text_export_is_read(hero: str) -> None:
    deck = starter_deck(hero)
    assert parse_deck(text_export(deck)) == deck


@pytest.mark.parametrize("key", ["investigator_code", "hero_code"])
def test_json_export_is_read(key: str) -> None:
    deck = starter_deck("spider_man")
    found = parse_deck(json_export(deck, key))
    assert (found.hero, found.cards, found.declared) == ("spider_man", deck.cards, ("justice",))


@pytest.mark.parametrize("meta", [None, "", "{}", {"aspect": "justice"}])
def test_json_export_may_have_any_meta(meta: object) -> None:
    assert parse_deck(json_export(starter_deck("spider_man"), meta=meta)).problems() == []


def test_identity_listed_among_the_slots_is_not_a_card_of_the_deck() -> None:
    deck = starter_deck("spider_man")
    data = {"hero_code": "01001a", "slots": {"01001a": 1, **deck.cards}}
    assert parse_deck(json.dumps(data)).cards == deck.cards


def test_codes_in_yaml_are_not_taken_for_octal_numbers() -> None:
    assert parse_deck("hero: spider_man\ncards:\n  01002: 1\n  01003: 2\n").cards == {"01002": 1, "01003": 2}


def test_cards_may_be_a_list_of_lines() -> None:
    assert parse_deck("hero: spider_man\ncards:\n- 2x Backflip\n- 1 Aunt May\n").cards == {"01003": 2, "01006": 1}


def test_titles_are_found_in_any_spelling() -> None:
    cards = {"wakanda forever!": 5, "the power of Protection": 2, "tactical genius": 1}
    deck = parse_deck(json.dumps({"hero": "T\u2019Challa", "cards": cards}))
    assert Counter(deck.cards) == Counter({"01043a": 1, "01043b": 1, "01043c": 1, "01043d": 2, "01079": 2}) + Counter(
        {registry.titled("Tactical Genius")[0].code: 1}
    )


def test_hero_is_found_by_its_own_cards_if_the_file_does_not_say() -> None:
    assert parse_deck(json.dumps(dict(starter_deck("iron_man").cards))).hero == "iron_man"


def test_file_without_a_name_is_called_after_the_file(tmp_path: Path) -> None:
    path = tmp_path / "webs.json"
    path.write_text(json.dumps({"hero": "Spider-Man", "cards": {"Backflip": 2}}))
    assert load_deck(path).name == "webs"


@pytest.mark.parametrize("kind", ["yaml", "text", "export", "json"])
def test_new_game_takes_every_kind_of_file(kind: str, tmp_path: Path) -> None:
    deck = starter_deck("spider_man")
    written = {
        "yaml": deck.yaml(),
        "text": text_export(deck),
        "export": json_export(deck),
        "json": json.dumps({"cards": dict(deck.cards)}),
    }
    path = tmp_path / "deck"
    path.write_text(written[kind], encoding="utf-8-sig")
    mine = mc_env.new_game(["spider_man"], "rhino", 3, decks={"spider_man": path})
    assert mine == mc_env.new_game(["spider_man"], "rhino", 3)


def test_new_game_takes_a_deck_and_its_save_keeps_it() -> None:
    deck = random_deck("she_hulk", 5)
    game = mc_env.new_game(["she_hulk"], "klaw", 1, decks={"she_hulk": deck})
    assert mc_env.load_game(game.save()) == game


def test_deck_is_saved_to_a_file(tmp_path: Path) -> None:
    deck = starter_deck("captain_marvel")
    deck.save(tmp_path / "deck.yaml")
    assert load_deck(tmp_path / "deck.yaml") == deck


# ------------------------------------------------------------------------------------------ mistakes


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", ["empty"]),
        ("{", ["not JSON"]),
        ("[1]", ["mapping", "list"]),
        ("just words", ["neither a deck file", "2x Backflip"]),
        ("hero: spider_man\ncards:\n  Backflop: 2\n", ["line 3", "Backflop", "Backflip"]),
        ("hero: spider_man\ncards:\n  Backflip: two\n", ["line 3", "'two'", "number of copies"]),
        ("hero: spider_man\ncards:\n  Backflip: 0\n", ["line 3", "number of copies"]),
        ("hero: spider_man\ncards:\n  Backflip: 2\n  Backflip: 1\n", ["line 4", "twice", "line 3"]),
        ("hero: spider_man\ncards:\n  Backflip: [2]\n", ["line 3", "number of copies"]),
        ("hero: spider_man\ncards: many\n", ["line 2", "many"]),
        ("hero: spider_man\ncard:\n  Backflip: 2\ncards: {}\n", ["line 2", "'card'", "did you mean 'cards'"]),
        ("hero: spidr_man\ncards:\n  Backflip: 2\n", ["line 1", "spidr_man", "spider_man"]),
        ("hero: [a]\ncards:\n  Backflip: 2\n", ["line 1", "hero is a name"]),
        ("cards:\n\tBackflip: 2\n", ["line 2", "not YAML"]),
        ('{"hero": "spider_man",\n"cards": {\n"Backflop": 1}}', ["line 3", "Backflop", "Backflip"]),
        ('{"hero": "spider_man",\n"cards": {\n"Backflip": 1,\n"Backflip": 1}}', ["line 4", "twice"]),
        ('{"hero": 7, "cards": {"Backflip": 1}}', ["line 1", "hero is a name", "7"]),
        ('{"hero": "spider_man", "cards": 3}', ["cards", "3"]),
        ('{"hero_code": "99001a", "slots": {"01003": 2}}', ["line 1", "99001a"]),
        ('{"hero_code": "01001a", "slots": {\n"21005": 2}}', ["line 2", "21005", "no product"]),
        ('{"hero_code": "01001a", "slots": "x"}', ["slots"]),
        ('{"hero_code": "01001a", "slots": {}, "meta": "{"}', ["meta", "not JSON"]),
        (
            "My deck\n\nSpidr-Man (Core Set)\n\nEvents\n\n2x Backflip (Core Set)\n",
            ["line 3", "Spidr-Man", "spider_man"],
        ),
        ("My deck\n\nSpider-Man\n\nEvents\n\n2x Backflop (Core Set)\n", ["line 7", "Backflop", "Backflip"]),
        ("My deck\n\nSpider-Man\n\n2x Backflip\nAunt May\n", ["line 6", "Aunt May", "card line"]),
        ("My deck\n\nSpider-Man\n\n0x Backflip\n", ["line 5", "0"]),
        ('{"cards": {"Haymaker": 2}}', ["does not say whose", "hero: spider_man"]),
    ],
)
def test_mistake_in_a_file_is_told_with_its_line(text: str, words: list[str]) -> None:
    told = complaints(text)
    for word in words:
        assert word in told, told


def test_all_mistakes_are_told_at_once() -> None:
    told = complaints("hero: spider_man\ncards:\n  Backflop: 2\n  Aunt Mae: 1\n  Genius: -1\n")
    assert [line.split(":")[0] for line in told.splitlines()] == ["line 5", "line 3", "line 4"]


def test_file_is_named_in_every_complaint(tmp_path: Path) -> None:
    path = tmp_path / "my.yaml"
    path.write_text("hero: spider_man\ncards:\n  Backflop: 2\n")
    with pytest.raises(InvalidDeck, match=r"my\.yaml.*line 3"):
        load_deck(path)
    with pytest.raises(InvalidDeck, match=r"cannot read.*none\.yaml"):
        load_deck(tmp_path / "none.yaml")
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(InvalidDeck, match="not a text file"):
        load_deck(path)


def test_deck_of_another_hero_is_refused() -> None:
    assert "deck of Iron Man, not of Spider-Man" in complaints(starter_deck("iron_man").yaml(), "spider_man")
    with pytest.raises(InvalidDeck, match="deck of Iron Man"):
        mc_env.new_game(["spider_man"], "rhino", decks={"spider_man": starter_deck("iron_man")})


def test_missing_yaml_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without_yaml(name: str, *args: Any, **kw: Any) -> Any:
        if name == "yaml":
            raise ImportError(name)
        return real(name, *args, **kw)

    monkeypatch.delitem(sys.modules, "yaml", raising=False)
    monkeypatch.setattr(builtins, "__import__", without_yaml)
    assert "PyYAML" in complaints("hero: spider_man\ncards:\n  Backflip: 2\n")
    assert parse_deck('{"hero": "spider_man", "cards": {"Backflip": 2}}').cards == {"01003": 2}


# ------------------------------------------------------------------------------------------ the rules


def changed(**copies: int) -> Deck:
    """Spider-Man's starter deck with other numbers of some codes ("c01060" is 01060)."""
    cards = {**starter_deck("spider_man").cards, **{code[1:]: n for code, n in copies.items()}}
    return Deck("spider_man", {code: n for code, n in cards.items() if n})


def test_every_violation_is_told_at_once() -> None:
    told = changed(c01003=0, c01060=4, c01058=2, c01056=1, c01012=1, c01094=1, c01087=3, c01086=3, c01093=3).problems()
    for words in (
        "Backflip (01003): 0 copies, Spider-Man needs exactly 2",
        "For Justice! (01060): 4 copies, at most 3",
        "Daredevil (01058): 2 copies, at most 1",
        "aspects aggression, justice: Spider-Man may use 1",
        "belongs to another identity (captain_marvel)",
        "villain cards do not go into a deck",
    ):
        assert any(words in line for line in told), told
    with pytest.raises(InvalidDeck) as caught:
        changed(c01003=0).check()
    assert len(caught.value.problems) == 2


def test_cards_outside_the_declared_aspect_are_named() -> None:
    deck = starter_deck("spider_man")
    told = Deck(deck.hero, deck.cards, "", ("leadership",)).problems()
    assert "Daredevil (01058) is justice, but the deck's aspect is leadership" in told
    assert Deck(deck.hero, deck.cards, "", ("justise",)).problems() == [
        "unknown aspect 'justise'; known: aggression, justice, leadership, protection, pool"
    ]


@pytest.mark.parametrize("hero", HEROES)
def test_starter_deck_is_legal(hero: str) -> None:
    deck = starter_deck(hero).check()
    assert deck.size == MIN_CARDS
    assert len(deck.aspects) == 1


@settings(max_examples=60, deadline=None)
@given(hero=st.sampled_from(HEROES), seed=st.integers(), aspect=st.sampled_from([None, *ASPECTS]))
def test_random_deck_is_legal_and_the_same_for_the_same_seed(hero: str, seed: int, aspect: str | None) -> None:
    deck = random_deck(hero, seed, aspect)
    assert deck.problems() == []
    assert MIN_CARDS <= deck.size <= MAX_CARDS
    assert deck.hero == hero
    assert set(deck.aspects) <= {aspect or deck.aspects[0]}
    assert deck == random_deck(hero, seed, aspect)


def test_random_decks_differ() -> None:
    decks = [random_deck("iron_man", seed) for seed in range(20)]
    assert len({json.dumps(sorted(d.cards.items())) for d in decks}) == 20
    assert len({d.size for d in decks}) > 3
    assert {d.aspects for d in decks} == {(a,) for a in ASPECTS}


def test_random_deck_names_what_it_does_not_know() -> None:
    with pytest.raises(mc_env.UnknownCard, match=r"iron_men.*iron_man"):
        random_deck("iron_men", 1)
    with pytest.raises(mc_env.UnknownCard, match=r"justise.*justice"):
        random_deck("iron_man", 1, "justise")
    with pytest.raises(mc_env.ConfigError, match="seed"):
        random_deck("iron_man", "x")  # type: ignore[arg-type]


def test_random_deck_plays() -> None:
    game = mc_env.new_game(["black_panther"], "rhino", 1, decks={"black_panther": random_deck("black_panther", 3)})
    while game.decision:
        game.choose(0)
    assert game.outcome is not None
