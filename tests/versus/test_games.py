"""Whole games at random: they end, positions hold together, copies go the same way, nothing leaks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from mc_env import new_game, versus
from mc_env.errors import ConfigError, CorruptSave, IllegalChoice, InvalidDeck, UnknownCard
from mc_env.kernel.frames import Frame
from mc_env.versus.cards import registry
from mc_env.versus.cards.decks import DECK_SIZE, for_main, problems, read
from mc_env.versus.engine import compiler
from mc_env.versus.engine.invariants import problems as problems_of
from mc_env.versus.engine.tables import FACES
from mc_env.versus.engine.values import characters
from mc_env.versus.table import Table
from tests.versus.citation import rulebook
from tools import versus_stress

MODES = (("duel", 2), ("duel", 2), ("free_for_all", 3), ("free_for_all", 4), ("2v2", 4), ("two_headed", 4))


def game(number: int) -> tuple[versus.Game, Random]:
    rng = Random(number)
    mode, n = MODES[number % len(MODES)]
    mains = registry.main_characters()
    decks = [versus.random_deck(rng) if number % 2 else versus.for_main(rng.choice(mains)) for _ in range(n)]
    return versus.new_game(decks, seed=number, mode=mode), rng


def told(table: Table, *labels: str) -> list[dict[str, Any]]:
    """What the event log tells of some choices, without rounds and codes."""
    log = table.game.record()
    del log[:]
    table.choose(*labels)
    return [{k: v for k, v in entry.items() if k not in ("codes", "round", "seen_by")} for entry in log]


def test_log_tells_by_name_what_is_equipped_paid_and_where_characters_go() -> None:
    table = Table().side("Lt. Ripley", hand=["M41A Pulse Rifle"], resources=["Earth"]).side("Magneto").start("build")
    assert told(table, "Use Gear Up", "Turn Earth")[0] == {"event": "pays", "cards": ["Earth"], "player": 0}
    assert told(table.choose("Done"), "Equip Lt. Ripley with M41A Pulse Rifle")[1:] == [
        {"event": "equips", "card": "M41A Pulse Rifle", "host": "Lt. Ripley"},
        {"event": "XP", "card": "Lt. Ripley", "n": 1},
    ]
    moved = {"event": "moves", "card": "Lt. Ripley", "player": 0, "row": "back"}
    assert told(table.choose("Done"), "Move Lt. Ripley to the back row") == [moved]


def test_log_tells_that_a_combat_was_canceled() -> None:
    table = Table().side("Hulk").side("Captain America", hand=["Think Again"]).attack("Hulk", "Captain America")
    entries = told(table.choose("Pass"), "Play Think Again")
    assert entries[1] == {"event": "cancels the combat", "card": "Think Again", "player": 1}


@pytest.mark.parametrize("number", range(15))
def test_random_game_ends_and_its_positions_hold_together(number: int) -> None:
    played, rng = game(number)
    for n in range(20_000):
        decision = played.decision
        if decision is None:
            break
        assert problems_of(played.state) == []
        if n % 7 == 0:
            labels = [o.label for o in decision.options]
            assert len(set(labels)) == len(labels)
        played.choose(rng.randrange(len(decision)))
    assert played.winners
    assert played.outcome_reason in ("main_character_ko", "out_of_cards")


@pytest.mark.parametrize("number", range(len(MODES)))
def test_clone_save_and_replay_go_the_same_way(number: int) -> None:
    played, rng = game(number)
    for n in range(300):
        if played.decision is None:
            break
        if n % 23 == 0:
            twin = versus.load_game(played.save())
            position = versus.load_game(played.restricted(range(len(played.decision))).save())
            copies = [played.clone(), twin, position]
            assert all(copy.state.key() == played.state.key() for copy in copies)
            choice = rng.randrange(len(played.decision))
            for copy in [played, *copies]:
                copy.choose(choice)
            assert all(copy.state.key() == played.state.key() for copy in copies)
        else:
            played.choose(rng.randrange(len(played.decision)))


@rulebook("resources.2", "zones.1")
@pytest.mark.parametrize("number", range(len(MODES)))
def test_redrawn_game_looks_the_same_to_its_player(number: int) -> None:
    played, rng = game(number)
    differs = 0
    for n in range(200):
        if played.decision is None:
            break
        if n % 11 == 0:
            p = n // 11 % played.players
            twin = played.resample(p, seed=n)
            assert twin.view(p) == played.view(p)
            assert problems_of(twin.state) == []
            if played.decision.player == p:
                assert [o.label for o in twin.decision.options] == [o.label for o in played.decision.options]  # type: ignore[union-attr]
            differs += twin.state.key() != played.state.key()
        played.choose(rng.randrange(len(played.decision)))
    assert differs


@pytest.mark.slow
def test_thousand_random_games_end() -> None:
    for number in range(1000):
        played, rng = game(number)
        while played.decision is not None:
            played.choose(rng.randrange(len(played.decision)))
        assert played.winners


# ------------------------------------------------------------------------------------------ cards and decks


def test_definitions_agree_with_printed_facts() -> None:
    for code, node in registry.definitions().items():
        facts = registry.facts(code)
        compiler.card(registry.levels(code)[0])
        info = next(face for face in FACES if face.code == code)
        costs = [power.cost for power in info.powers if power.cost]
        assert costs == [tuple(int(symbol) for symbol in cost) for cost in facts.costs], node.name
        assert sum(power.need for power in info.powers) == facts.level_up, node.name
        assert tuple(info.symbols) == tuple(int(symbol) for symbol in facts.symbols), node.name


def test_all_of_the_first_set_is_defined() -> None:
    assert sum(code.startswith("mnb") for code in registry.all_facts()) == 112
    assert sum(code.startswith("mnb") for code in registry.definitions()) == 112


@rulebook("deck_building.1", "deck_building.3", "zones.4")
@pytest.mark.parametrize("main", registry.main_characters())
def test_every_main_character_has_a_legal_deck_by_rule(main: str) -> None:
    deck = for_main(main)
    assert sum(deck.cards.values()) == DECK_SIZE
    assert problems(deck) == []


@rulebook("deck_building.1", "deck_building.2")
def test_wrong_decks_are_refused_with_everything_that_is_wrong() -> None:
    with pytest.raises(
        InvalidDeck, match=r"5 copies of Thor \(mnb-021\): a deck has 1 to 4 of a card; 5 cards: a deck has exactly 60"
    ):
        read({"main": "Hulk", "cards": {"Thor": 5}})
    with pytest.raises(UnknownCard, match="Hulck"):
        read("Hulck")


def test_wrong_arguments_are_named() -> None:
    with pytest.raises(ConfigError, match="mode 'teams': one of duel, free_for_all, 2v2, two_headed"):
        versus.new_game(["Hulk", "Magneto"], mode="teams")
    with pytest.raises(ConfigError, match="3 decks: mode duel is for 2 to 2 players"):
        versus.new_game(["Hulk", "Magneto", "Storm"])
    with pytest.raises(CorruptSave, match="format mark is missing"):
        versus.load_game('{"format": "mc_env game"}')
    played = versus.new_game(["Hulk", "Magneto"])
    with pytest.raises(IllegalChoice, match="legal: 0 Go first, 1 Go second"):
        played.choose(7)


def test_names_of_the_characters_in_play_are_told_to_everybody() -> None:
    played, _ = game(0)
    while played.decision is not None and played.state.turns < 3:
        played.choose(0)
    seen: Any = played.view(1)["players"]
    assert sum(len(p["front"]) + len(p["back"]) for p in seen) == len(characters(played.state))


def test_no_two_kinds_of_frames_have_one_name() -> None:
    """Saved games of both games know frames by their names."""
    assert new_game.__module__.startswith("mc_env.engine")  # so that all frames of the other game are there
    names = [kind.__name__ for kind in Frame.__subclasses__()]
    assert sorted(set(names)) == sorted(names)


def test_tool_for_many_random_games_finds_nothing_in_a_few(capsys: pytest.CaptureFixture[str]) -> None:
    assert versus_stress.main(["--games", "2", "--workers", "1", "--clone-every", "100"]) == 0
    assert "failures: 0" in capsys.readouterr().out
