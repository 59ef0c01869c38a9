"""Words of the kit that came with later products: activations made otherwise, villains with two sides."""

import pytest

import tests.rules.grown_cards  # noqa: F401
from mc_env.table import Table
from tests.rules.citation import rule


def test_an_attack_of_an_effect_has_more_atk(table):
    table.hero("Spider-Man").reveal("Push").run_until("turn").expect(damage={"Spider-Man": 3})


def test_a_scheme_of_an_effect_has_more_sch(table):
    table.hero("Spider-Man", form="alter-ego").main_scheme(threat=0).reveal("Push").expect(threat={"The Break-In!": 2})


@rule("Boost")
def test_an_activation_without_a_boost_card_turns_up_none(table):
    table.hero("Spider-Man").encounter_deck("Hydra Mercenary").reveal("Glance").run_until("turn")
    table.expect(damage={"Spider-Man": 2})
    assert table.events("boost card") == []


def test_an_attack_that_has_to_wait_is_made_as_it_was_begun(table):
    table.hero("Spider-Man").encounter_deck("Shove").enemy_attacks("Rhino").run_until("turn")
    table.expect(damage={"Spider-Man": 2 + 5})


@rule("When Revealed Abilities")
def test_when_revealed_abilities_resolve_once_more(table):
    table.hero("Spider-Man").reveal("Loud Echo").reveal("Shove").expect(damage={"Spider-Man": 2})


def test_only_what_that_player_reveals_resolves_again(table):
    table.hero("Spider-Man").hero("Captain Marvel").reveal("Loud Echo").reveal("Shove", seat=1)
    table.expect(damage={"Captain Marvel": 1})


# ------------------------------------------------------------------------------------------ two sides


@pytest.fixture
def street():
    return Table(scenario="grown_street").hero("Spider-Man", hand=["Curtain"]).environment("Patience")


@rule("Flip")
def test_a_villain_flips_when_the_last_counter_is_gone_and_is_revealed(street):
    street.attack("Jekyll").choose("Spider-Man")
    street.expect(damage={"Hyde": 0, "Spider-Man": 1}, in_play=["Hyde", "Fury"], counters={"Fury": {"rage": 1}})


@rule("Flip")
def test_a_villain_that_flips_keeps_damage_and_status_cards(street):
    street.villain(damage=4, status=["confused"]).attack("Jekyll").choose("Spider-Man")
    street.expect(status={"Hyde": ["confused"]}, damage={"Hyde": 4})


def test_a_villain_flips_back_when_the_other_side_is_empty(street):
    street.attack("Jekyll").choose("Spider-Man").change_form().end_turn().run_until("turn")
    street.expect(in_play=["Jekyll", "Patience"], counters={"Patience": {"calm": 2}})


@rule("Villain Defeat")
def test_the_next_stage_shows_the_side_that_was_up(street):
    street.villain(damage=9).attack("Jekyll").choose("Spider-Man")
    street.play("Curtain").choose("Spider-Man")
    street.expect(damage={"Hyde": 0, "Spider-Man": 2}, in_play=["Hyde", "Fury"])
    assert "villain stage: card Hyde" in street.events()
