"""Goblin Gimmicks; Goblin Glider and Pumpkin Bombs, which two sets have, are tested in `test_mutagen_formula.py`."""

import pytest

from mc_env.table import Table
from tests.rules.citation import rule


def test_intimidation_is_paid_off(table):
    table.hero("Captain Marvel", hand=["Genius"]).reveal("Intimidation").choose(
        "Spend 2 resources of any type", "Genius"
    )
    table.expect(discard={0: ["Genius"]})
    assert table.events("boost card") == []


def test_intimidation_gives_the_villain_a_boost_card(table):
    table.hero("Captain Marvel").encounter_deck("Hydra Mercenary").reveal("Intimidation").choose(
        "Give the villain 1 boost card"
    )
    assert table.where("Hydra Mercenary") == "boost card"
    table.enemy_attacks("Rhino").run_until("turn").expect(damage={"Captain Marvel": 3})


@rule("boost.9")
def test_intimidation_has_another_boost_card_turned_up(table):
    table.hero("Captain Marvel").encounter_deck("Intimidation", "Hydra Mercenary").enemy_attacks("Rhino").run_until(
        "turn"
    )
    table.expect(damage={"Captain Marvel": 4})


@pytest.mark.parametrize(("stage", "left"), [(1, 8), (2, 6)])
def test_regenerative_healing_heals_twice_the_stage_number(stage, left):
    table = Table().hero("Captain Marvel").villain(stage=stage, damage=10).reveal("Regenerative Healing")
    table.expect(damage={"Rhino": left})


@rule("Surge")
def test_regenerative_healing_surges_if_nothing_is_healed(table):
    table.hero("Captain Marvel").encounter_deck("Hydra Mercenary").reveal("Regenerative Healing")
    table.expect(in_play=["Hydra Mercenary"])


def test_regenerative_healing_heals_two_as_a_boost_card(table):
    table.hero("Captain Marvel").villain(damage=5).encounter_deck("Regenerative Healing").enemy_attacks("Rhino")
    table.run_until("turn").expect(damage={"Rhino": 3})


def test_goblin_glider_and_pumpkin_bombs_serve_any_villain(table):
    table.hero("Captain Marvel").villain(attachments=["02033", "02034"]).enemy_attacks("Rhino").run_until("turn")
    table.expect(damage={"Captain Marvel": 5}, not_in_play=["Pumpkin Bombs"])
