"""`list`, `cards show` and `deck`: what there is, and whether a deck is legal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mc_env.cards import catalog, registry
from mc_env.decks import Deck, parse_deck, starter_deck
from tests.probes import synthetic

SCARE = registry.encounter_set("bomb_scare").cards


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("heroes", ["spider_man", "Carol Danvers", "protection"]),
        ("scenarios", ["rhino", "Secret Rendezvous", "masters_of_evil", "II, III"]),
        ("sets", ["spider_man_nemesis", "bomb_scare", "modular", "leadership"]),
        ("cards", ["01008", "Web-Shooter", "Rhino III", "treachery"]),
        ("products", ["core", "Core Set", "2019-11-01"]),
        ("decks", ["iron_man", "Iron Man starter deck", "aggression", "40"]),
    ],
)
def test_lists_name_what_there_is(mc, what: str, words: list[str]) -> None:
    result = mc("list", what)
    assert result.code == 0
    for word in words:
        assert word in result.out


def test_list_of_cards_ends_with_the_number_of_faces_of_the_products(mc) -> None:
    synthetic.register()
    lines = mc("list", "cards").out.splitlines()
    assert lines[-1] == f"{len(catalog.faces())} faces"
    listed = {line.split()[0] for line in lines if line.strip()}
    assert "01001a" in listed
    others = registry.CARDS.keys() - {registry.card(f.code).code for f in catalog.faces()}
    assert len(others) > 5
    assert not listed & others


def test_list_of_cards_of_one_set(mc) -> None:
    assert mc("list", "cards", "--set", "bomb_scare").out.splitlines()[-1] == f"{len(SCARE)} faces"
    result = mc("list", "cards", "--set", "bomb_scar")
    assert (result.code, "bomb_scare" in result.err) == (2, True)


def listed(mc, *words: str) -> list[dict[str, Any]]:
    result = mc("list", "cards", "--json", *words)
    assert result.code == 0, result.err
    found: list[dict[str, Any]] = json.loads(result.out)
    return found


@pytest.mark.parametrize(
    ("words", "fits"),
    [
        (["--product", "core"], lambda card: card["product"] == "core"),
        (["--type", "side scheme"], lambda card: card["type"] == "side scheme"),
        (["--type", "Side_Scheme"], lambda card: card["type"] == "side scheme"),
        (["--aspect", "justice"], lambda card: card["aspect"] == "justice"),
        (["--trait", "s.h.i.e.l.d."], lambda card: "S.H.I.E.L.D." in card["traits"]),
        (["--hero", "She-Hulk"], lambda card: card["set"] in ("she_hulk", "she_hulk_nemesis")),
        (["--text", "STUN", "damage"], lambda card: "stun" in words_of(card) and "damage" in words_of(card)),
        (["--aspect", "hero", "--type", "event"], lambda card: (card["aspect"], card["type"]) == ("hero", "event")),
    ],
)
def test_list_of_cards_has_those_that_fit_every_filter(mc, words: list[str], fits: Any) -> None:
    found = listed(mc, *words)
    assert found
    assert found == [card for card in listed(mc) if fits(card)]
    assert mc("list", "cards", *words).out.splitlines()[-1] == f"{len(found)} faces"


def words_of(card: dict[str, Any]) -> str:
    return f"{card['title']} {card['text']}".lower()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--product", "zzz"], "unknown product 'zzz'; known: "),
        (["--type", "aly"], "unknown type 'aly'; did you mean ally"),
        (["--aspect", "love"], "known: aggression, basic, hero, justice, leadership, protection"),
        (["--trait", "Avengers"], "did you mean Avenger"),
        (["--hero", "spiderman"], "did you mean spider_man"),
    ],
)
def test_filter_with_a_value_that_no_card_has_names_those_there_are(mc, words: list[str], told: str) -> None:
    result = mc("list", "cards", *words)
    assert (result.code, told in result.err) == (2, True), result.err


def test_filters_go_with_cards_only(mc) -> None:
    result = mc("list", "heroes", "--aspect", "justice", "--json")
    assert (result.code, "--aspect, --json goes with `list cards` only" in result.err) == (2, True)
    assert mc("list", "cards", "--aspect", "justice", "--type", "villain").out.splitlines()[-1] == "0 faces"


def test_card_is_shown_with_facts_text_file_and_rulings(mc) -> None:
    result = mc("cards", "show", "wakanda forever!")
    assert result.code == 0
    for word in ("01043a", "Tactic", "Cost 1", "Hero Action:", "black_panther.py", "WAKANDA_FOREVER", "Ruling R4"):
        assert word in result.out


def test_card_is_found_by_code_or_part_and_with_both_sides(mc) -> None:
    assert "Peter Parker" in mc("cards", "show", "01001a").out
    assert "Web-Shooter" in mc("cards", "show", "web sh").out


@pytest.mark.parametrize(("name", "words"), [("Web-Shoter", ["Web-Shooter"]), ("power of", ["several", "Justice"])])
def test_unknown_card_gives_near_matches(mc, name: str, words: list[str]) -> None:
    result = mc("cards", "show", name)
    assert result.code == 2
    assert all(word in result.err for word in words)
    assert "Traceback" not in result.err


# ------------------------------------------------------------------------------------------ decks


def test_legal_deck_is_ok_with_its_counts(mc, tmp_path: Path) -> None:
    path = tmp_path / "deck.yaml"
    starter_deck("spider_man").save(path)
    result = mc("deck", "check", path)
    assert result.code == 0
    assert result.out.startswith("OK: Spider-Man starter deck: 40 cards (15 Spider-Man, ")
    assert "justice" in result.out


def test_illegal_deck_is_told_every_violation(mc, tmp_path: Path) -> None:
    path = tmp_path / "deck.yaml"
    cards = {**starter_deck("spider_man").cards, "01003": 1, "01060": 4, "01056": 1}
    Deck("spider_man", cards, "Bad").save(path)
    result = mc("deck", "check", path)
    assert result.code == 1
    for word in ("3 problems", "Backflip", "For Justice!", "aspects aggression, justice"):
        assert word in result.out


def test_unreadable_deck_is_refused(mc, tmp_path: Path) -> None:
    path = tmp_path / "deck.yaml"
    path.write_text("hero: spider_man\ncards:\n  Backflop: 2\n")
    result = mc("deck", "check", path)
    assert result.code == 1
    assert "line 3" in result.out
    assert "Backflip" in result.out
    assert mc("deck", "check", tmp_path / "none").code == 1


def test_deck_must_be_of_the_named_hero(mc, tmp_path: Path) -> None:
    starter_deck("iron_man").save(tmp_path / "deck.yaml")
    assert "not of She-Hulk" in mc("deck", "check", tmp_path / "deck.yaml", "--hero", "she-hulk").out


def test_random_deck_is_printed_or_written(mc, tmp_path: Path) -> None:
    printed = mc("deck", "random", "captain_marvel", "--seed", 4, "--aspect", "justice")
    deck = parse_deck(printed.out)
    assert (deck.problems(), deck.aspects, deck.hero) == ([], ("justice",), "captain_marvel")
    mc("deck", "random", "captain_marvel", "--seed", 4, "--aspect", "justice", "--out", tmp_path / "d.yaml")
    assert (tmp_path / "d.yaml").read_text() == printed.out
    assert mc("deck", "check", tmp_path / "d.yaml").code == 0


def test_starter_deck_is_printed(mc) -> None:
    assert parse_deck(mc("deck", "starter", "Iron Man").out) == starter_deck("iron_man")


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["deck", "random", "spiderman"], ["spiderman", "spider_man"]),
        (["deck", "random", "she_hulk", "--aspect", "protektion"], ["protektion", "protection"]),
        (["list", "heros"], ["heros", "heroes"]),
        (["deck", "chekc"], ["chekc", "check"]),
        (["cards"], ["required"]),
    ],
)
def test_wrong_words_end_with_code_2_and_no_traceback(mc, argv: list[str], words: list[str]) -> None:
    result = mc(*argv)
    assert result.code == 2
    assert all(word in result.err for word in words)
    assert "Traceback" not in result.err


def test_output_has_no_colours_when_it_is_not_a_terminal(mc) -> None:
    assert "\x1b" not in mc("cards", "show", "Haymaker").out + mc("list", "heroes").out
