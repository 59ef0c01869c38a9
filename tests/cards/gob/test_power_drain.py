"""Power Drain."""

import pytest

from tests.rules.citation import rule


def test_power_drain_has_every_player_discard_resources_when_defeated(table):
    table.hero("Captain Marvel", hand=["Energy", "Haymaker"]).hero("She-Hulk", hand=["Haymaker", "Uppercut"])
    table.side_scheme("Power Drain", threat=1).encounter_deck("Hydra Mercenary", "01189").thwart("Power Drain")
    table.choose("Player 1", "Energy", "Player 2", "Haymaker", "Uppercut").expect(hand={0: ["Haymaker"], 1: []})


@rule("each_player.2")
def test_power_drain_lets_the_first_player_order_who_discards(table):
    table.hero("Captain Marvel", hand=["Energy"]).hero("She-Hulk", hand=["Haymaker"])
    table.side_scheme("Power Drain", threat=1).encounter_deck("Hydra Mercenary", "Hydra Mercenary").thwart(
        "Power Drain"
    )
    assert (table.decision.player, table.options()) == (0, ["Player 1 (Captain Marvel)", "Player 2 (She-Hulk)"])
    table.choose("Player 2")
    assert (table.decision.player, table.options()) == (1, ["Haymaker"])


def test_power_drain_costs_nothing_without_boost_icons(table):
    table.hero("Captain Marvel", hand=["Energy"]).side_scheme("Power Drain", threat=1)
    table.encounter_deck("Hard to Keep Down", "Hard to Keep Down").thwart("Power Drain").expect(hand={0: ["Energy"]})


def test_electro_hurts_you_for_the_boost_icons_of_the_card_he_discards(table):
    table.hero("Captain Marvel", in_play=["Nick Fury"]).minion("Electro").encounter_deck("Shocker").enemy_attacks(
        "Electro"
    )
    table.decline().choose("1 damage to Nick Fury", "1 damage to Captain Marvel").run_until("turn")
    table.expect(damage={"Captain Marvel": 3, "Nick Fury": 1}, discard={None: ["Shocker"]})


@pytest.mark.parametrize("title", ["Electro", "Electromagnetic Pulse", "Lightning Bolt", "Shock Therapy"])
def test_boost_of_the_set_discards_three_cards(table, title):
    table.hero("Captain Marvel").encounter_deck(title, *["Hydra Mercenary"] * 4).enemy_attacks("Rhino").run_until(
        "turn"
    )
    assert table.discard(None).count("Hydra Mercenary") == 3


def test_electromagnetic_pulse_brings_electro_if_he_is_discarded(table):
    table.hero("Captain Marvel").encounter_deck(*["Hydra Mercenary"] * 6, "Electro", "Shocker").reveal(
        "Electromagnetic Pulse"
    )
    assert table.engaged("Electro") == 0
    assert table.where("Shocker") == "encounter deck"


@rule("Surge")
def test_electromagnetic_pulse_surges_if_electro_is_not_discarded(table):
    table.hero("Captain Marvel").encounter_deck(*["Hard to Keep Down"] * 7, "Hydra Mercenary").reveal(
        "Electromagnetic Pulse"
    )
    table.expect(in_play=["Hydra Mercenary"])


def test_lightning_bolt_hurts_you_for_every_boost_icon_discarded(table):
    table.hero("Captain Marvel").encounter_deck("Shocker", "Hydra Mercenary").reveal("Lightning Bolt").run_until("turn")
    table.expect(damage={"Captain Marvel": 3})


def test_shock_therapy_heals_the_villain_for_every_boost_icon_discarded(table):
    table.hero("Captain Marvel").hero("She-Hulk").villain(damage=9).encounter_deck(
        "Shocker", "Hydra Mercenary", "Sandman"
    )
    table.reveal("Shock Therapy").expect(damage={"Rhino": 6})
    assert table.where("Sandman") == "encounter deck"
