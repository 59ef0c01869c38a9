"""Every wrong argument, choice, deck and save is refused in words that name the culprit and what would be right."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mc_env
from mc_env.cards import registry
from mc_env.cards.decks import starter_deck
from mc_env.engine.game import Game, Option
from mc_env.table import Table, TableError
from tools.random_games import load, several

load()


def new(**changes: Any) -> Game:
    """A game that is fine but for the changes."""
    return mc_env.new_game(**{"heroes": ["spider_man"], "scenario": "rhino", "seed": 3, **changes})


def complaint(error: type[Exception], act: Callable[[], object]) -> str:
    with pytest.raises(error) as caught:
        act()
    return str(caught.value)


# ------------------------------------------------------------------------------------------ new_game


@pytest.mark.parametrize(
    ("changes", "error", "words"),
    [
        ({"heroes": ["spiderman"]}, mc_env.UnknownCard, ["spiderman", "did you mean", "spider_man"]),
        ({"heroes": ["zzz"]}, mc_env.UnknownCard, ["zzz", "known", "spider_man"]),
        ({"scenario": "rino"}, mc_env.UnknownCard, ["rino", "did you mean", "rhino"]),
        ({"scenario": 3}, mc_env.McEnvError, ["scenario", "3"]),
        ({"scenario": None}, mc_env.McEnvError, ["scenario", "None"]),
        ({"scenario": ["rhino"]}, mc_env.ConfigError, ["scenario", "['rhino']"]),
        ({"modular": ["bomb_scar"]}, mc_env.UnknownCard, ["bomb_scar", "bomb_scare"]),
        ({"modular": ["rhino"]}, mc_env.ConfigError, ["rhino", "not modular", "bomb_scare"]),
        ({"modular": ["bomb_scare", "bomb_scare"]}, mc_env.ConfigError, ["bomb_scare", "once"]),
        ({"modular": "bomb_scare"}, mc_env.ConfigError, ["modular", "list", "bomb_scare"]),
        ({"modular": 3}, mc_env.ConfigError, ["modular", "list", "3"]),
        ({"modular": [3]}, mc_env.ConfigError, ["modular", "list", "3"]),
        ({"mode": "exprt"}, mc_env.ConfigError, ["mode", "exprt", "expert"]),
        ({"mode": None}, mc_env.ConfigError, ["mode", "None", "standard"]),
        ({"hands": "secret"}, mc_env.ConfigError, ["hands", "secret", "open", "private"]),
        ({"heroes": []}, mc_env.ConfigError, ["0", "1 to 4"]),
        ({"heroes": ["spider_man", "a", "b", "c", "d"]}, mc_env.ConfigError, ["5", "1 to 4"]),
        ({"heroes": "spider_man"}, mc_env.ConfigError, ["list", "spider_man"]),
        ({"heroes": 5}, mc_env.ConfigError, ["list", "5"]),
        ({"heroes": None}, mc_env.ConfigError, ["list", "None"]),
        ({"heroes": ["spider_man", 7]}, mc_env.ConfigError, ["list", "7"]),
        ({"heroes": ["spider_man", "spider_man"]}, mc_env.ConfigError, ["spider_man", "twice"]),
        ({"seed": "7"}, mc_env.ConfigError, ["seed", "'7'"]),
        ({"seed": 1.5}, mc_env.ConfigError, ["seed", "1.5"]),
        ({"seed": True}, mc_env.ConfigError, ["seed", "True"]),
        ({"heroic": -1}, mc_env.ConfigError, ["heroic", "-1"]),
        ({"heroic": "2"}, mc_env.ConfigError, ["heroic", "'2'"]),
        ({"skirmish": 9}, mc_env.ConfigError, ["skirmish", "9", "1, 2, 3"]),
        ({"skirmish": "1"}, mc_env.ConfigError, ["skirmish", "'1'"]),
        ({"skirmish": True}, mc_env.ConfigError, ["skirmish", "True"]),
        ({"auto": "no"}, mc_env.ConfigError, ["auto", "'no'", "True or False"]),
        ({"overpay": 1}, mc_env.ConfigError, ["overpay", "1", "True or False"]),
        ({"decks": {"hulk": {}}}, mc_env.McEnvError, ["hulk", "spider_man"]),
        ({"decks": ["spider_man"]}, mc_env.ConfigError, ["decks", "mapping"]),
        ({"decks": {"spider_man": 5}}, mc_env.InvalidDeck, ["mapping", "int"]),
        ({"decks": {"spider_man": "no_such_file.json"}}, mc_env.InvalidDeck, ["no_such_file.json", "cannot read"]),
    ],
    ids=lambda x: repr(x)[:40] if isinstance(x, dict) else "",
)
@pytest.mark.pure("a compiled function refuses arguments of another type itself, by TypeError")
def test_wrong_argument_is_named(changes: dict[str, Any], error: type[Exception], words: list[str]) -> None:
    text = complaint(error, lambda: new(**changes))
    for word in words:
        assert word in text, text


def test_errors_are_of_the_kind_one_expects() -> None:
    """`except ValueError`, `except KeyError` and `except McEnvError` all work."""
    with pytest.raises(ValueError, match="mode"):
        new(mode="x")
    with pytest.raises(KeyError, match="scenario"):
        new(scenario="x")
    with pytest.raises(mc_env.McEnvError):
        new(heroes=[])


# ------------------------------------------------------------------------------------------ decks


def spider_deck() -> dict[str, int]:
    return dict(starter_deck(registry.hero("spider_man")))


def deck_problems(deck: object) -> tuple[str, ...]:
    with pytest.raises(mc_env.InvalidDeck) as caught:
        new(decks={"spider_man": deck})
    return caught.value.problems


def test_starter_deck_given_as_a_deck_is_the_same_game() -> None:
    assert new(decks={"spider_man": spider_deck()}) == new()


def test_deck_may_be_given_by_titles_and_from_a_file(tmp_path: Path) -> None:
    titles = {registry.card(code).faces[0].title: n for code, n in spider_deck().items()}
    assert new(decks={"spider_man": titles}) == new()
    path = tmp_path / "deck.json"
    path.write_text(json.dumps({"cards": titles}))
    assert new(decks={"spider_man": str(path)}) == new(decks={"spider_man": path}) == new()


def test_deck_file_that_is_not_json_is_named(tmp_path: Path) -> None:
    path = tmp_path / "deck.json"
    path.write_text("{")
    (text,) = deck_problems(path)
    assert "deck.json" in text
    assert "JSON" in text


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"01003": 1}, ["Backflip", "1 copies", "exactly 2"]),
        ({"01003": 0}, ["01003", "number of copies"]),
        ({"01060": 4}, ["01060", "4 copies", "at most 3"]),
        ({"01058": 2}, ["01058", "2 copies", "at most 1"]),
        ({"01094": 1}, ["Rhino", "villain cards do not go into a deck"]),
        ({"01101": 1}, ["Hydra Mercenary", "minion cards do not go into a deck"]),
        ({"01001a": 1}, ["Spider-Man", "hero cards do not go into a deck"]),
        ({"Backflop": 1}, ["Backflop", "did you mean", "Backflip"]),
        ({"01060": "two"}, ["01060", "'two'", "number of copies"]),
        ({"01060": -1}, ["01060", "-1", "number of copies"]),
        ({"01060": True}, ["01060", "True", "number of copies"]),
    ],
    ids=str,
)
def test_illegal_deck_is_told_what_is_wrong(changes: dict[str, Any], words: list[str]) -> None:
    text = "; ".join(deck_problems({**spider_deck(), **changes}))
    for word in words:
        assert word in text, text


def test_deck_of_the_wrong_size_is_counted() -> None:
    small = {code: n for code, n in spider_deck().items() if code < "01060"}
    assert any("40 to 50" in text and str(sum(small.values())) in text for text in deck_problems(small))


def test_deck_with_cards_of_another_hero_names_it() -> None:
    others = [h for h in registry.HEROES.values() if h.code != "spider_man"]
    foreign = next(iter(others[0].cards))
    text = "; ".join(deck_problems({**spider_deck(), foreign.code: 1}))
    assert "belongs to another identity" in text
    assert others[0].code in text


def test_deck_with_two_aspects_names_both() -> None:
    haymaker = registry.titled("Haymaker")[0].code  # basic, and fine
    other = registry.titled("Tac Team")[0].code  # aggression, in a deck of justice
    text = "; ".join(deck_problems({**spider_deck(), haymaker: 1, other: 1}))
    assert "aggression" in text
    assert "justice" in text
    assert "Haymaker" not in text


def test_every_problem_of_a_deck_is_told_at_once() -> None:
    found = deck_problems({"01003": 1, "01060": 4, "01094": 1})
    text = "; ".join(found)
    for word in ("Backflip", "Swinging Web Kick", "at most 3", "villain cards", "40 to 50"):
        assert word in text
    assert len(found) > 8
    assert all("Spider-Man" in line for line in found)


# ------------------------------------------------------------------------------------------ choices


def untouched(game: Game, act: Callable[[], object]) -> str:
    """Do something illegal; the game must not change. Returns the complaint."""
    before = pickle.dumps(game.state), list(game.choices)
    text = complaint(mc_env.IllegalChoice, act)
    assert (pickle.dumps(game.state), game.choices) == before
    return text


@pytest.mark.parametrize("wrong", [-1, 99, 1.0, "0", None, True, [0], (0,)], ids=repr)
@pytest.mark.pure("a compiled function refuses arguments of another type itself, by TypeError")
def test_choice_that_is_no_option_lists_the_legal_ones(wrong: Any) -> None:
    game = new()
    text = untouched(game, lambda: game.choose(wrong))
    assert repr(wrong) in text
    assert game.decision is not None
    for option in game.decision.options:
        assert option.label in text


def test_option_of_another_decision_is_refused() -> None:
    game = new()
    assert game.decision is not None
    old = game.decision.options[-1]
    game.choose(old)
    assert game.decision is not None
    assert old not in game.decision.options
    assert old.label in untouched(game, lambda: game.choose(old))


def test_invented_option_is_refused() -> None:
    game = new()
    text = untouched(game, lambda: game.choose(Option(0, "win", "Win the game")))
    assert "Win the game" in text


def test_nothing_can_be_chosen_after_the_end() -> None:
    game = new()
    last = None
    while game.decision is not None:
        last = game.decision.options[0]
        game.choose(0)
    assert last is not None
    for wrong in (0, last):
        assert "over" in untouched(game, lambda wrong=wrong: game.choose(wrong))  # type: ignore[misc]


@pytest.mark.parametrize("player", [-1, 1, 7, "0", None, 0.0, True], ids=repr)
@pytest.mark.pure("a compiled function refuses arguments of another type itself, by TypeError")
def test_unknown_player_is_refused_by_view_and_resample(player: Any) -> None:
    game = new()
    for act in (lambda: game.view(player), lambda: game.resample(player=player, seed=1)):
        text = complaint(mc_env.ConfigError, act)
        assert repr(player) in text
        assert "0 to 0" in text or "only player 0" in text


@pytest.mark.pure("a compiled function refuses arguments of another type itself, by TypeError")
def test_resample_wants_a_number_as_seed() -> None:
    game = new()
    for wrong in ("1", None, 1.5):
        assert "seed" in complaint(mc_env.ConfigError, lambda wrong=wrong: game.resample(player=0, seed=wrong))  # type: ignore[misc]


def test_why_not_names_near_matches() -> None:
    game = new()
    held = game.view(0)["players"][0]["hand"]["cards"][0]
    assert held in complaint(mc_env.UnknownCard, lambda: game.why_not(held[:-1] + "?"))


# ------------------------------------------------------------------------------------------ saves


def saved() -> dict[str, Any]:
    game = new(heroes=several(2))
    for _ in range(12):
        assert game.decision is not None
        game.choose(len(game.decision) - 1)
    return json.loads(game.save())  # type: ignore[no-any-return]


def position() -> dict[str, Any]:
    game = new(heroes=several(2)).resample(player=0, seed=1)
    game.choose(0)
    return json.loads(game.save())  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not a saved game"),
        ("{", "not a saved game"),
        ("[]", "format"),
        ("7", "format"),
        ('{"format": "chess", "version": 1, "choices": []}', "format"),
        (None, "not a saved game"),
        (b"\xff\xfe", "not a saved game"),
        ({"format": "mc_env game"}, "not a saved game"),
    ],
    ids=repr,
)
@pytest.mark.pure("a compiled function refuses arguments of another type itself, by TypeError")
def test_foreign_data_is_no_saved_game(text: Any, words: str) -> None:
    assert words in complaint(mc_env.CorruptSave, lambda: mc_env.load_game(text))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"version": 99}, "version 99"),
        ({"version": 0}, "version"),
        ({"version": "1"}, "version"),
        ({"version": None}, "version"),
        ({"choices": None}, "choices"),
        ({"choices": ["0"]}, "choices"),
        ({"choices": [True]}, "choices"),
        ({"choices": [0, 0, 9999]}, "choice 3 of 3"),
        ({"choices": [-1]}, "choice 1 of 1"),
        ({"choices": [0] * 5000}, "is over"),
        ({"setup": None}, "setup"),
        ({"setup": {}}, "setup"),
        ({"setup": "rhino"}, "setup"),
        ({"setup": {"heroes": ["spider_man"]}}, "setup"),
        ({"setup": {"heroes": ["spider_man"], "scenario": "rhino", "color": "red"}}, "setup"),
        ({"setup": {"heroes": ["hulkling"], "scenario": "rhino"}}, "hulkling"),
        ({"setup": {"heroes": ["spider_man"], "scenario": "galactus"}}, "galactus"),
        ({"setup": {"heroes": ["spider_man"], "scenario": "rhino", "decks": 5}}, "setup"),
        ({"setup": {"heroes": ["spider_man"], "scenario": "rhino", "decks": {"spider_man": {"01003": 1}}}}, "Backflip"),
        ({"setup": {"heroes": 7, "scenario": "rhino"}}, "setup"),
    ],
    ids=str,
)
def test_damaged_save_says_where(changes: dict[str, Any], words: str) -> None:
    text = json.dumps({**saved(), **changes})
    assert words in complaint(mc_env.CorruptSave, lambda: mc_env.load_game(text))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"fingerprint": 1}, "other card definitions"),
        ({"fingerprint": None}, "other card definitions"),
        ({"fingerprint": "1/1/1"}, "other card definitions"),
        ({"snapshot": ""}, "snapshot"),
        ({"snapshot": 5}, "snapshot"),
        ({"snapshot": "[]"}, "snapshot"),
        ({"snapshot": "{}"}, "snapshot"),
        ({"snapshot": "__import__('os').getcwd()"}, "snapshot"),
        ({"choices": [9999]}, "choice 1 of 1"),
    ],
    ids=str,
)
def test_damaged_position_says_where(changes: dict[str, Any], words: str) -> None:
    text = json.dumps({**position(), **changes})
    assert words in complaint(mc_env.CorruptSave, lambda: mc_env.load_game(text))


def test_save_without_origin_is_refused() -> None:
    data = position()
    del data["snapshot"]
    assert "neither" in complaint(mc_env.CorruptSave, lambda: mc_env.load_game(json.dumps(data)))


@settings(deadline=None, max_examples=60, derandomize=True)
@given(
    at=st.integers(0, 10**6), cut=st.integers(1, 400), put=st.text(alphabet="0123456789[](){},:'\" abc-", max_size=6)
)
def test_damaged_snapshot_is_refused_or_harmless(at: int, cut: int, put: str) -> None:
    """Any stretch of a snapshot may be lost or overwritten: it is refused as damaged, or it still is a sound position."""
    data = POSITION
    text = data["snapshot"]
    i = at % len(text)
    broken = {**data, "snapshot": text[:i] + put + text[i + cut :]}
    try:
        game = mc_env.load_game(json.dumps(broken))
    except mc_env.CorruptSave:
        return
    game.view(0)
    repr(game.decision)


POSITION = position()


# ------------------------------------------------------------------------------------------ Table


def test_table_errors_teach() -> None:
    t = Table(scenario="rhino")
    for act, error, words in [
        (lambda: Table(scenario="rino"), mc_env.UnknownCard, ["rhino"]),
        (lambda: Table(mode="exprt"), mc_env.ConfigError, ["exprt", "expert"]),
        (lambda: Table(hands="secret"), mc_env.ConfigError, ["secret", "private"]),
        (lambda: t.villain("Rhino"), TableError, ["seat a hero"]),
        (lambda: t.hero("Spiderman"), mc_env.UnknownCard, ["Spider-Man"]),
        (lambda: t.hero("Spider-Man", form="giant"), mc_env.ConfigError, ["giant", "alter-ego"]),
        (lambda: t.hero("Spider-Man", hand=["Backflop"]), mc_env.UnknownCard, ["Backflip"]),
        (lambda: t.hero("Spider-Man", hand=["Hydra Mercenary"]), TableError, ["Hydra Mercenary", "player card"]),
        (lambda: t.hero("Spider-Man", status=["stuned"]), mc_env.UnknownCard, ["stunned"]),
    ]:
        text = complaint(error, act)
        for word in words:
            assert word in text, text


def test_table_refuses_what_is_not_there() -> None:
    t = Table(scenario="rhino").hero("Spider-Man", hand=["Backflip"])
    for act, error, words in [
        (lambda: t.villain("Rhino", stage=7), TableError, ["stage 7"]),
        (lambda: t.main_scheme(stage=5), TableError, ["stage 5"]),
        (lambda: t.minion("Hydra Mercenry"), mc_env.UnknownCard, ["Hydra Mercenary"]),
        (lambda: t.minion("Hydra Mercenary", engaged=2), TableError, ["seat 2"]),
        (lambda: t.attach("Backflip", to="Rhino"), TableError, ["Backflip"]),
        (lambda: t.card("Backflip", counters=2), TableError, ["Backflip", "counters"]),
        (lambda: t.card("Helicarrier"), mc_env.UnknownCard, ["Helicarrier"]),
        (lambda: t.encounter_deck("Advence").start(), mc_env.UnknownCard, ["Advance"]),
    ]:
        text = complaint(error, act)
        for word in words:
            assert word in text, text


def test_table_choices_name_the_legal_labels() -> None:
    t = Table(scenario="rhino").hero("Spider-Man", hand=["Backflip"])
    for act, words in [
        (lambda: t.choose("Play Backflip"), ["Play Backflip", "seat 0", "turn", "End turn"]),
        (lambda: t.choose("t"), ["several", "End turn"]),
        (lambda: t.decline(), ["cannot be declined", "End turn"]),
        (lambda: t.play("Haymaker"), ["Haymaker", "End turn"]),
        (lambda: t.attack("Klaw"), ["Klaw", "Rhino"]),
    ]:
        text = complaint(TableError, act)
        for word in words:
            assert word in text, text
    assert "started" in complaint(TableError, lambda: t.minion("Hydra Mercenary"))


def test_table_expectations_say_what_was_found() -> None:
    t = Table(scenario="rhino").hero("Spider-Man", damage=2)
    text = complaint(TableError, lambda: t.expect(damage={"Spider-Man": 3}, threat={"The Break-In!": 4}, hand={0: 1}))
    for word in ("damage on Spider-Man: 2, expected 3", "threat on The Break-In!: 0, expected 4", "hand of seat 0: 0"):
        assert word in text
