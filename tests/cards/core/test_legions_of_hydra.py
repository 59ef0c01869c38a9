"""Legions of Hydra: the modular encounter set."""

import pytest

from tests.rules.citation import rule

MAIN = "The Break-In!"
LEGIONS = "Legions of Hydra"


def engaged_with(table, title):
    return table.game.state.engaged[table.find(title)]


# ------------------------------------------------------------------------------------------ Legions of Hydra


@rule("search.2")
def test_legions_of_hydra_puts_madame_hydra_into_play_from_the_deck(table):
    table.hero("Captain Marvel").dealt(0, LEGIONS).encounter_deck("Advance", "Madame Hydra")
    table.start(phase="villain", step=4).choose("Madame Hydra")
    table.expect(in_play=["Madame Hydra"], threat={LEGIONS: 3 + 2})


def test_legions_of_hydra_puts_madame_hydra_into_play_from_the_discard_pile(table):
    table.hero("Captain Marvel").dealt(0, LEGIONS).encounter_discard("Madame Hydra", "Advance")
    table.start(phase="villain", step=4).choose("Madame Hydra")
    table.expect(in_play=["Madame Hydra"], threat={LEGIONS: 3 + 2}, discard={None: ["Advance"]})


def test_legions_of_hydra_engages_madame_hydra_with_the_player_who_reveals_it(table):
    table.hero("Captain Marvel").hero("She-Hulk").dealt(1, LEGIONS).encounter_deck("Madame Hydra")
    table.start(phase="villain", step=4).choose("Madame Hydra")
    assert engaged_with(table, "Madame Hydra") == 1


def test_legions_of_hydra_leaves_madame_hydra_where_she_is_when_she_is_in_play(table):
    table.hero("Captain Marvel").hero("She-Hulk").minion("Madame Hydra", engaged=0).dealt(1, LEGIONS)
    table.start(phase="villain", step=4)
    table.expect(threat={LEGIONS: 3 + 2})
    assert engaged_with(table, "Madame Hydra") == 0


def test_legions_of_hydra_has_2_more_threat_for_each_hydra_enemy(table):
    table.hero("Captain Marvel").hero("She-Hulk").minion("Hydra Soldier", engaged=0).minion(
        "Hydra Mercenary", engaged=1
    )
    table.minion("Shocker").dealt(0, LEGIONS).encounter_deck("Madame Hydra")
    table.start(phase="villain", step=4).choose("Madame Hydra")
    table.expect(threat={LEGIONS: 3 + 2 * 3})


def test_legions_of_hydra_has_its_starting_threat_when_there_is_no_hydra_enemy(table):
    table.hero("Captain Marvel").hero("She-Hulk").dealt(0, LEGIONS).start(phase="villain", step=4)
    table.expect(threat={LEGIONS: 3}, not_in_play=["Madame Hydra"])


@rule("hazard_icon.1")
def test_legions_of_hydra_deals_one_more_encounter_card(table):
    table.hero("Captain Marvel").side_scheme(LEGIONS).encounter_deck("Hydra Soldier", "Sandman", "Shocker")
    table.start(phase="villain", step=3)
    table.expect(in_play=["Hydra Soldier", "Sandman"], not_in_play=["Shocker"])


# ------------------------------------------------------------------------------------------ Madame Hydra


def test_madame_hydra_takes_damage_when_legions_of_hydra_is_not_in_play(table):
    table.hero("Captain Marvel").minion("Madame Hydra")
    table.attack("Madame Hydra")
    table.expect(damage={"Madame Hydra": 2})


@rule("target.12")
def test_madame_hydra_cannot_be_attacked_while_legions_of_hydra_is_in_play(table):
    table.hero("Captain Marvel").minion("Madame Hydra").side_scheme(LEGIONS)
    table.choose("Attack with Captain Marvel")
    assert table.options() == ["Rhino"]


def test_madame_hydra_is_spared_by_damage_to_each_enemy_while_legions_of_hydra_is_in_play(table):
    table.hero("Iron Man", in_play=["War Machine"]).minion("Madame Hydra").minion("Hydra Soldier").side_scheme(LEGIONS)
    table.use("War Machine")
    table.expect(damage={"Madame Hydra": 0, "Hydra Soldier": 1, "Rhino": 1})


def test_madame_hydra_takes_damage_again_when_legions_of_hydra_is_defeated(table):
    table.hero("Captain Marvel", in_play=["Mockingbird"]).minion("Madame Hydra").side_scheme(LEGIONS, threat=2)
    table.thwart(LEGIONS).attack("Madame Hydra", by="Mockingbird")
    table.expect(damage={"Madame Hydra": 1}, not_in_play=[LEGIONS])


def test_madame_hydra_places_2_threat_on_legions_of_hydra_when_she_attacks(table):
    table.hero("Captain Marvel").villain("Rhino", status=["stunned"]).main_scheme(threat=0)
    table.minion("Madame Hydra").side_scheme(LEGIONS, threat=3).start(phase="villain", step=2)
    table.choose("Activate Madame Hydra", "Do not defend").run_until("turn")
    table.expect(damage={"Captain Marvel": 2}, threat={LEGIONS: 5, MAIN: 0})


def test_madame_hydra_places_2_threat_on_legions_of_hydra_when_she_schemes(table):
    table.hero("Captain Marvel", form="alter-ego").villain("Rhino", status=["confused"]).main_scheme(threat=0)
    table.minion("Madame Hydra").side_scheme(LEGIONS, threat=3).start(phase="villain", step=2)
    table.choose("Activate Madame Hydra").run_until("turn")
    table.expect(threat={LEGIONS: 5, MAIN: 2})


def test_madame_hydra_places_no_threat_when_legions_of_hydra_is_not_in_play(table):
    table.hero("Captain Marvel").villain("Rhino", status=["stunned"]).main_scheme(threat=0)
    table.minion("Madame Hydra").side_scheme("Crowd Control", threat=2).start(phase="villain", step=2)
    table.choose("Activate Madame Hydra", "Do not defend")
    table.expect(damage={"Captain Marvel": 2}, threat={"Crowd Control": 2, MAIN: 0})


@pytest.mark.parametrize(("form", "status"), [("hero", "stunned"), ("alter-ego", "confused")])
def test_madame_hydra_places_no_threat_when_a_status_card_stops_her(table, form, status):
    table.hero("Captain Marvel", form=form).villain("Rhino", status=[status]).main_scheme(threat=0)
    table.minion("Madame Hydra", status=[status]).side_scheme(LEGIONS, threat=3).start(phase="villain", step=2)
    table.choose("Activate Madame Hydra")
    table.expect(threat={LEGIONS: 3, MAIN: 0}, status={"Madame Hydra": []})


# ------------------------------------------------------------------------------------------ Hydra Soldier


@rule("Guard")
def test_hydra_soldier_protects_the_villain(table):
    table.hero("Captain Marvel").minion("Hydra Soldier")
    table.choose("Attack with Captain Marvel")
    assert table.options() == ["Hydra Soldier"]


def test_hydra_soldier_deals_an_encounter_card_when_defeated(table):
    table.hero("Captain Marvel").minion("Hydra Soldier", damage=2).encounter_deck("Sandman", "Shocker")
    table.attack("Hydra Soldier")
    table.expect(not_in_play=["Hydra Soldier", "Sandman"])
    assert table.where("Sandman") == "player 1's dealt encounter cards"
    assert table.where("Shocker") == "encounter deck"


def test_hydra_soldier_deals_nothing_when_he_survives(table):
    table.hero("Captain Marvel").minion("Hydra Soldier", damage=1).encounter_deck("Sandman")
    table.attack("Hydra Soldier")
    table.expect(damage={"Hydra Soldier": 3})
    assert table.where("Sandman") == "encounter deck"


def test_hydra_soldier_deals_the_card_to_the_engaged_player_when_another_defeats_him(table):
    table.hero("Captain Marvel").hero("She-Hulk").minion("Hydra Soldier", engaged=1, damage=2).encounter_deck("Sandman")
    table.attack("Hydra Soldier")
    assert table.where("Sandman") == "player 2's dealt encounter cards"
