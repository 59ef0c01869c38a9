"""Family Emergency, and the Yon-Rogg set."""

import pytest

from mc_env.cards.terms import Stat
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ Family Emergency


@rule("Obligation")
def test_family_emergency_leaves_the_game_when_carol_exhausts(table):
    table.hero("Captain Marvel", form="alter-ego").dealt(0, "Family Emergency").start(phase="villain", step=4)
    table.choose("Exhaust")
    table.expect(exhausted=["Carol Danvers"], status={"Carol Danvers": []})
    assert table.where("Family Emergency") == "removed from the game"


@rule("may.1")
def test_family_emergency_lets_captain_marvel_flip_first(table):
    table.hero("Captain Marvel").dealt(0, "Family Emergency").start(phase="villain", step=4)
    table.choose("Yes", "Exhaust")
    table.expect(exhausted=["Carol Danvers"])
    assert "Carol Danvers" in table.in_play()
    assert table.where("Family Emergency") == "removed from the game"


@rule("choose_option.1")
def test_family_emergency_only_stuns_when_captain_marvel_does_not_flip(table):
    table.hero("Captain Marvel").dealt(0, "Family Emergency").encounter_deck("Hydra Mercenary")
    table.start(phase="villain", step=4).choose("No")
    assert len(table.options()) == 1
    table.choose("Stun")
    table.expect(status={"Captain Marvel": ["stunned"]}, in_play=["Captain Marvel", "Hydra Mercenary"])


def test_family_emergency_stuns_carol_surges_and_is_discarded_when_she_does_not_exhaust(table):
    table.hero("Captain Marvel", form="alter-ego").dealt(0, "Family Emergency")
    table.encounter_deck("Hydra Mercenary").start(phase="villain", step=4)
    table.choose("Stun")
    table.expect(
        status={"Carol Danvers": ["stunned"]},
        ready=["Carol Danvers"],
        in_play=["Hydra Mercenary"],
        discard={None: ["Family Emergency"]},
    )


@rule("choose_option.1")
def test_family_emergency_offers_no_exhausting_when_carol_is_exhausted(table):
    table.hero("Captain Marvel", form="alter-ego", exhausted=True).dealt(0, "Family Emergency")
    table.start(phase="villain", step=4)
    assert not [o for o in table.options() if "Exhaust" in o]


@rule("obligation.5", "obligation.6")
def test_family_emergency_goes_to_carol_danvers_when_another_player_reveals_it(table):
    table.hero("She-Hulk").hero("Captain Marvel", form="alter-ego").dealt(0, "Family Emergency")
    table.start(phase="villain", step=4)
    assert table.decision.player == 1
    table.choose("Exhaust")
    table.expect(exhausted=["Carol Danvers"], ready=["She-Hulk"])


# ------------------------------------------------------------------------------------------ the Yon-Rogg set


@pytest.mark.parametrize("players", [1, 2])
@rule("per_player_icon.1")
def test_the_psyche_magnitron_enters_with_1_more_threat_for_each_player(table, players):
    for hero in ["Captain Marvel", "She-Hulk"][:players]:
        table.hero(hero)
    table.dealt(0, "The Psyche-Magnitron").start(phase="villain", step=4)
    table.expect(threat={"The Psyche-Magnitron": 3 + players})


@rule("hazard_icon.1")
def test_the_psyche_magnitron_deals_one_more_encounter_card(table):
    table.hero("Captain Marvel").side_scheme("The Psyche-Magnitron")
    table.encounter_deck("Hydra Mercenary", "Shocker", "Sandman").start(phase="villain", step=3)
    table.expect(in_play=["Hydra Mercenary", "Shocker"], not_in_play=["Sandman"])


def test_yon_rogg_has_3_attack_2_scheme_and_5_hit_points(table):
    table.hero("Captain Marvel").minion("Yon-Rogg")
    assert [table.stat("Yon-Rogg", s) for s in (Stat.ATK, Stat.SCH, Stat.HP)] == [3, 2, 5]


def yon_rogg(table, form="hero", in_play=(), **minion):
    table.hero("Captain Marvel", form=form, in_play=list(in_play)).minion("Yon-Rogg", **minion).main_scheme(threat=0)
    table.villain("Rhino", status=["stunned", "confused"]).side_scheme("The Psyche-Magnitron", threat=4)
    return table.start(phase="villain", step=2).choose("Activate Yon-Rogg")


def test_yon_rogg_places_1_threat_on_the_psyche_magnitron_when_he_attacked(table):
    yon_rogg(table).choose("Do not defend")
    table.expect(damage={"Captain Marvel": 3}, threat={"The Psyche-Magnitron": 5, "The Break-In!": 0})


def test_yon_rogg_places_the_threat_when_an_ally_defended_as_well(table):
    yon_rogg(table, in_play=["Daredevil"]).defend("Daredevil")
    table.expect(damage={"Captain Marvel": 0}, threat={"The Psyche-Magnitron": 5}, not_in_play=["Daredevil"])


@rule("stun.10")
def test_yon_rogg_places_nothing_when_stun_replaced_his_attack(table):
    yon_rogg(table, status=["stunned"])
    table.expect(threat={"The Psyche-Magnitron": 4}, status={"Yon-Rogg": []}, damage={"Captain Marvel": 0})


def test_yon_rogg_places_nothing_on_the_psyche_magnitron_when_he_schemes(table):
    yon_rogg(table, form="alter-ego")
    table.expect(threat={"The Psyche-Magnitron": 4, "The Break-In!": 2})


@rule("Surge")
def test_kree_manipulator_places_1_threat_on_the_main_scheme_and_surges(table):
    table.hero("Captain Marvel").main_scheme(threat=0).dealt(0, "Kree Manipulator")
    table.encounter_deck("Hydra Mercenary").start(phase="villain", step=4)
    table.expect(threat={"The Break-In!": 1}, in_play=["Hydra Mercenary"], discard={None: ["Kree Manipulator"]})


@rule("boost.5")
def test_kree_manipulator_as_boost_places_1_threat_when_nobody_defends(table):
    table.hero("Captain Marvel").main_scheme(threat=0).encounter_deck("Kree Manipulator")
    table.start(phase="villain", step=2).choose("Do not defend")
    table.expect(threat={"The Break-In!": 1}, damage={"Captain Marvel": 2})


def test_kree_manipulator_as_boost_places_nothing_when_the_hero_defends(table):
    table.hero("Captain Marvel").main_scheme(threat=0).encounter_deck("Kree Manipulator")
    table.start(phase="villain", step=2).defend("Captain Marvel")
    table.expect(threat={"The Break-In!": 0}, damage={"Captain Marvel": 1}, discard={None: ["Kree Manipulator"]})


def test_kree_manipulator_as_boost_places_nothing_when_the_villain_schemes(table):
    table.hero("Captain Marvel", form="alter-ego").main_scheme(threat=0).encounter_deck("Kree Manipulator")
    table.start(phase="villain", step=2)
    table.expect(threat={"The Break-In!": 1}, discard={None: ["Kree Manipulator"]})


def treason(table, hand):
    table.hero("Captain Marvel", hand=hand).hero("She-Hulk", hand=["Energy"]).dealt(0, "Yon-Rogg's Treason")
    return table.encounter_deck("Hydra Mercenary").start(phase="villain", step=4)


def test_yon_roggs_treason_discards_each_energy_card_of_your_hand(table):
    treason(table, ["Energy Absorption", "Crisis Interdiction", "Genius"])
    table.expect(hand={0: ["Genius"]}, discard={0: ["Energy Absorption", "Crisis Interdiction"]})


def test_yon_roggs_treason_does_not_surge_when_it_discarded_a_card(table):
    treason(table, ["Energy", "Genius"])
    table.expect(not_in_play=["Hydra Mercenary"], discard={0: ["Energy"]})


def test_yon_roggs_treason_discards_nothing_of_another_players_hand(table):
    treason(table, ["Energy"])
    table.expect(hand={0: 0, 1: ["Energy"]})


def test_yon_roggs_treason_surges_when_there_is_no_energy_card(table):
    treason(table, ["Genius", "Strength"])
    table.expect(hand={0: ["Genius", "Strength"]}, in_play=["Hydra Mercenary"])


def test_yon_roggs_treason_surges_when_the_hand_is_empty(table):
    treason(table, [])
    table.expect(in_play=["Hydra Mercenary"])
