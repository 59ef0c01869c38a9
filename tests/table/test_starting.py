"""Where a game starts, and the rules it is played by."""

from __future__ import annotations

import pytest

from mc_env.cards import registry
from mc_env.cards.terms import Stat
from mc_env.errors import ConfigError, UnknownCard
from mc_env.table import Table, TableError


def test_game_that_starts_at_setup_resolves_setup_abilities_of_the_main_scheme() -> None:
    t = Table(scenario="klaw").hero("Spider-Man").encounter_deck("Advance", "Defense Network", "Hydra Mercenary")
    t.start(phase="setup").choose("Defense Network")
    assert t.decision.kind == "mulligan"
    t.expect(in_play=["Defense Network"], threat={"Defense Network": 3}, midway=True)
    t.expect_order("setup Underground Distribution", "reveal Defense Network", "draw player 0 n 6")


def test_game_that_starts_at_setup_resolves_setup_abilities_of_identities_after_the_mulligan() -> None:
    t = Table().hero("Black Panther", deck=["Genius"] * 6 + ["Panther Claws", "Vibranium Suit"])
    t.start(phase="setup").decline()  # the mulligan
    assert t.options() == ["Panther Claws", "Vibranium Suit"]
    t.choose("Vibranium Suit").expect(hand={0: ["Genius"] * 6 + ["Vibranium Suit"]})


def test_game_that_starts_at_setup_draws_the_named_hand_first_and_in_alter_ego_form() -> None:
    t = Table().hero("Spider-Man", hand=["Backflip", "Aunt May"], deck=["Energy"]).start(phase="setup")
    assert t.hand() == ["Backflip", "Aunt May", "Energy", "Filler", "Filler", "Filler"]
    t.decline().expect(threat={"The Break-In!": 0})
    assert t.game.round == 1
    assert "Change form to Spider-Man" in t.options()


def test_form_that_was_named_is_kept_at_setup() -> None:
    t = Table().hero("Spider-Man", form="hero").start(phase="setup")
    assert len(t.hand()) == 5
    assert "Change form to Peter Parker" in t.decline().options()


def test_setup_and_a_main_scheme_placed_by_hand_contradict_each_other() -> None:
    t = Table().hero("Spider-Man").main_scheme(threat=3)
    with pytest.raises(TableError, match=r"leave out main_scheme"):
        t.start(phase="setup")


def test_mulligan_discards_and_draws_again_from_a_hand_that_was_filled_up() -> None:
    t = Table().hero("Spider-Man", form="hero", hand=["Backflip", "Aunt May"], deck=["Energy", "Genius"])
    t.hero("She-Hulk", form="alter-ego").start(phase="mulligan")
    assert t.hand() == ["Backflip", "Aunt May", "Energy", "Genius", "Filler"]
    t.choose("Aunt May", "Genius", "Done").decline()
    t.expect(hand={0: ["Backflip", "Energy", "Filler", "Filler", "Filler"], 1: 6}, discard={0: ["Aunt May", "Genius"]})


def test_unknown_phase_is_named() -> None:
    with pytest.raises(ConfigError, match=r"unknown phase 'playr'; did you mean 'player'\?"):
        Table().hero("Spider-Man").start(phase="playr")


def test_modular_sets_make_the_encounter_deck_the_scenarios_own() -> None:
    t = Table(modular=["bomb_scare"]).hero("Spider-Man").encounter_deck("Shadow of the Past")
    assert t.options()
    deck = t.deck(None)
    assert deck[0] == "Shadow of the Past"
    assert deck.count("Hydra Bomber") == 2
    assert "Eviction Notice" in deck
    assert "Quiet Moment" not in deck
    sets = ("rhino", "standard", "bomb_scare")
    assert len(deck) == 2 + sum(sum(registry.encounter_set(s).cards.values()) for s in sets)
    assert "Hydra Bomber" not in Table(modular=[]).hero("Spider-Man").start().deck(None)


def test_expert_set_is_in_the_encounter_deck_in_expert_mode() -> None:
    decks = [Table(mode=mode, modular=[]).hero("Spider-Man").start().deck(None) for mode in ("standard", "expert")]
    assert [deck.count("Masterplan") for deck in decks] == [0, 1]


def test_heroic_level_deals_more_encounter_cards() -> None:
    t = Table(heroic=1).hero("Spider-Man").start(phase="villain", step=3)
    assert len(t.run_until("turn").events("reveal player 0")) == 2


def test_skirmish_has_one_stage_of_the_villain() -> None:
    t = Table(skirmish=2).hero("Spider-Man", form="hero").villain(damage=14)
    assert t.stat("Rhino", Stat.HP) == 15
    t.attack("Rhino").expect(outcome="win")


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"heroic": -1}, ConfigError, "heroic is a level of 0 or more"),
        ({"skirmish": 4}, ConfigError, "skirmish stage 4: Rhino has stages 1, 2, 3"),
        ({"overpay": 1}, ConfigError, "overpay is True or False"),
        ({"modular": ["bomb_scar"]}, UnknownCard, "did you mean bomb_scare"),
        ({"modular": ["rhino"]}, ConfigError, "is not modular"),
    ],
)
def test_wrong_rules_are_named(arguments: dict[str, object], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        Table(**arguments)  # type: ignore[arg-type]
