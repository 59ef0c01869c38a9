"""Burn Notice, and the Taskmaster set."""

import pytest

from mc_env.cards.terms import Stat
from mc_env.table import Table
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ Burn Notice


@rule("obligation.6")
def test_burn_notice_leaves_the_game_when_natasha_romanoff_exhausts(table):
    table.hero("Black Widow", form="alter-ego", in_play=["Attacrobatics"]).reveal("Burn Notice").choose(
        "Exhaust your alter-ego"
    )
    table.expect(exhausted=["Natasha Romanoff"], in_play=["Attacrobatics"])
    assert table.where("Burn Notice") == "removed from the game"


def test_burn_notice_lets_black_widow_flip_first(table):
    table.hero("Black Widow", in_play=["Attacrobatics"]).reveal("Burn Notice").choose("Yes", "Exhaust your alter-ego")
    assert table.where("Burn Notice") == "removed from the game"


def test_burn_notice_discards_the_preparation_with_the_highest_cost(table):
    table.hero("Black Widow", in_play=["Attacrobatics", "Grappling Hook", "Synth-Suit"]).reveal("Burn Notice")
    table.choose("No", "Discard the Preparation card", "Grappling Hook")
    table.expect(discard={0: ["Grappling Hook"], None: ["Burn Notice"]}, in_play=["Attacrobatics", "Synth-Suit"])


def test_burn_notice_lets_the_player_choose_among_equals(table):
    table.hero("Black Widow", in_play=["Attacrobatics", "Grappling Hook", "Counterintelligence"]).reveal("Burn Notice")
    table.choose("No", "Discard the Preparation card")
    assert table.options() == ["Grappling Hook", "Counterintelligence"]


def test_burn_notice_surges_when_there_is_no_preparation(table):
    table.hero("Black Widow", in_play=["Synth-Suit"], exhausted=True).encounter_deck("Shocker").reveal("Burn Notice")
    table.choose("No").run_until("turn").expect(in_play=["Shocker", "Synth-Suit"], discard={None: ["Burn Notice"]})


def test_burn_notice_does_not_surge_when_a_preparation_was_discarded(table):
    table.hero("Black Widow", in_play=["Attacrobatics"]).encounter_deck("Shocker").reveal("Burn Notice")
    table.choose("No", "Discard the Preparation card", "Attacrobatics").expect(not_in_play=["Shocker"])


@rule("obligation.5")
def test_burn_notice_is_given_to_the_natasha_romanoff_player(table):
    table.hero("Spider-Man", in_play=["Attacrobatics"]).hero("Black Widow", form="alter-ego").reveal(
        "Burn Notice", seat=0
    )
    assert table.decision.player == 1


# ------------------------------------------------------------------------------------------ the nemesis set


@pytest.mark.parametrize(("upgrades", "n"), [([], 0), (["Synth-Suit", "Spycraft"], 2)])
def test_taskmaster_gets_1_sch_and_1_atk_for_each_upgrade_of_the_engaged_player(table, upgrades, n):
    table.hero("Black Widow", in_play=[*upgrades, "Safe House #29"]).hero("Spider-Man", in_play=["Web-Shooter"] * 3)
    table.minion("Taskmaster")
    assert (table.stat("Taskmaster", Stat.SCH), table.stat("Taskmaster", Stat.ATK)) == (n, n)


def test_taskmaster_counts_the_upgrades_of_whomever_he_is_engaged_with(table):
    table.hero("Black Widow", in_play=["Synth-Suit"]).hero("Spider-Man", in_play=["Web-Shooter"] * 3)
    table.minion("Taskmaster", engaged=1).enemy_attacks("Taskmaster", seat=1).decline().decline()
    table.expect(damage={"Spider-Man": 3})


@rule("defend.21")
def test_taskmaster_counts_the_upgrades_of_the_player_who_defends_against_him(table):
    """ "You" in a constant ability of the attacker is the defending player, as in a boost ability."""
    table.hero("Black Widow", in_play=["Synth-Suit"]).hero("Spider-Man", in_play=[*["Web-Shooter"] * 3, "Brawn"])
    table.minion("Taskmaster").enemy_attacks("Taskmaster").decline().defend("Brawn")
    table.expect(damage={"Black Widow": 0, "Brawn": 3})
    table.enemy_attacks("Taskmaster").decline().decline().expect(damage={"Black Widow": 1})


def test_taskmaster_as_boost_adds_to_the_attack_for_each_upgrade_of_the_attacked_player(table):
    table.hero("Black Widow", in_play=["Synth-Suit", "Widow's Bite"]).encounter_deck("Taskmaster")
    table.enemy_attacks("Rhino").decline().expect(damage={"Black Widow": 4})
    assert table.stat("Rhino", Stat.ATK) == 2  # only for that activation


def test_taskmaster_as_boost_adds_to_the_scheme_for_each_upgrade(table):
    table.hero("Black Widow", form="alter-ego", in_play=["Synth-Suit", "Widow's Bite"]).encounter_deck("Taskmaster")
    table.main_scheme(threat=0).enemy_schemes("Rhino").expect(threat={"The Break-In!": 3})


@pytest.mark.parametrize("players", [1, 2])
def test_killer_for_hire_gets_1_more_threat_per_player(players):
    table = Table().hero("Black Widow")
    for title in ["Spider-Man"][: players - 1]:
        table.hero(title)
    table.reveal("Killer for Hire").expect(threat={"Killer for Hire": 3 + players})


@rule("guard.1")
def test_hydra_mercenary_of_this_set_guards_the_villain(table):
    table.hero("Black Widow").minion("08028").choose("Attack with Black Widow")
    assert table.options() == ["Hydra Mercenary"]


def test_deadly_shot_discards_an_upgrade_and_deals_1_damage_to_the_hero(table):
    table.hero("Black Widow", in_play=["Synth-Suit", "Spycraft", "Safe House #29"]).main_scheme(threat=0)
    table.reveal("Deadly Shot").decline()
    assert table.options() == ["Synth-Suit", "Spycraft"]
    table.choose("Synth-Suit").expect(
        damage={"Black Widow": 1}, discard={0: ["Synth-Suit"]}, threat={"The Break-In!": 0}
    )


def test_deadly_shot_discards_an_upgrade_and_places_1_threat_in_alter_ego_form(table):
    table.hero("Black Widow", form="alter-ego", in_play=["Synth-Suit"]).main_scheme(threat=0).reveal("Deadly Shot")
    table.choose("Synth-Suit").expect(
        damage={"Natasha Romanoff": 0}, threat={"The Break-In!": 1}, discard={0: ["Synth-Suit"]}
    )


def test_deadly_shot_deals_its_damage_though_there_is_no_upgrade(table):
    table.hero("Black Widow").main_scheme(threat=0).reveal("Deadly Shot").expect(damage={"Black Widow": 1})
