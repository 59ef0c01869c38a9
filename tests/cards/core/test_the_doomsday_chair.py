"""The Doomsday Chair."""

import pytest

from mc_env.cards.terms import Stat
from mc_env.table import Table
from tests.rules.citation import rule


def host(table: Table, title: str = "Biomechanical Upgrades") -> int:
    """The card an attachment is attached to."""
    return table.game.state.host[table.find(title)]


# ------------------------------------------------------------------------------------------ the side scheme and M.O.D.O.K.


@rule("side_scheme.2")
def test_the_doomsday_chair_enters_with_8_threat_whatever_the_number_of_players(table):
    table.hero("Captain Marvel").hero("She-Hulk").dealt(0, "The Doomsday Chair").start(phase="villain", step=4)
    table.run_until("turn")
    table.expect(threat={"The Doomsday Chair": 8})


@rule("search.2")
def test_the_doomsday_chair_puts_modok_into_play_from_the_deck_engaged_with_you(table):
    table.hero("Captain Marvel").hero("She-Hulk").dealt(1, "The Doomsday Chair").encounter_deck("Shocker", "M.O.D.O.K.")
    table.start(phase="villain", step=4, seat=1).choose("M.O.D.O.K.")
    table.expect(in_play=["M.O.D.O.K."], not_in_play=["Shocker"], midway=True)
    assert table.game.state.engaged[table.find("M.O.D.O.K.")] == 1


def test_the_doomsday_chair_puts_modok_into_play_from_the_discard_pile(table):
    table.hero("Captain Marvel").dealt(0, "The Doomsday Chair").encounter_discard("M.O.D.O.K.", "Shocker")
    table.start(phase="villain", step=4).choose("M.O.D.O.K.")
    table.expect(in_play=["M.O.D.O.K."], discard={None: ["Shocker"]}, midway=True)
    assert table.game.state.engaged[table.find("M.O.D.O.K.")] == 0


def test_the_doomsday_chair_leaves_modok_where_he_is_when_he_is_in_play(table):
    table.hero("Captain Marvel").hero("She-Hulk").minion("M.O.D.O.K.", engaged=1, damage=3)
    table.dealt(0, "The Doomsday Chair").start(phase="villain", step=4).run_until("turn")
    table.expect(threat={"The Doomsday Chair": 8}, damage={"M.O.D.O.K.": 3})
    assert table.game.state.engaged[table.find("M.O.D.O.K.")] == 1


@rule("search.5")
def test_the_doomsday_chair_finds_nobody_when_modok_is_nowhere(table):
    table.hero("Captain Marvel").dealt(0, "The Doomsday Chair").start(phase="villain", step=4)
    table.expect(threat={"The Doomsday Chair": 8}, not_in_play=["M.O.D.O.K."])


@rule("Acceleration Icon")
def test_the_doomsday_chair_accelerates_the_main_scheme(table):
    table.hero("Captain Marvel").main_scheme(threat=0).side_scheme("The Doomsday Chair")
    table.start(phase="villain", step=1).run_until("turn")
    table.expect(threat={"The Break-In!": 2})


@rule("Retaliate X")
def test_modok_deals_2_damage_to_his_attacker(table):
    table.hero("Captain Marvel").minion("M.O.D.O.K.").attack("M.O.D.O.K.")
    table.expect(damage={"M.O.D.O.K.": 2, "Captain Marvel": 2})


def test_modok_has_the_values_on_his_card(table):
    table.hero("Captain Marvel").hero("She-Hulk").minion("M.O.D.O.K.")
    assert [table.stat("M.O.D.O.K.", s) for s in (Stat.SCH, Stat.ATK, Stat.HP)] == [2, 2, 8]


# ------------------------------------------------------------------------------------------ Biomechanical Upgrades


@rule("printed.1")
def test_biomechanical_upgrades_attach_to_the_minion_with_the_highest_printed_hit_points(table):
    table.hero("Captain Marvel").minion("Shocker").minion("M.O.D.O.K.", damage=7)
    table.dealt(0, "Biomechanical Upgrades").start(phase="villain", step=4)
    assert host(table) == table.find("M.O.D.O.K.")


def test_biomechanical_upgrades_do_not_join_another_copy(table):
    table.hero("Captain Marvel").minion("Shocker").minion("M.O.D.O.K.", attachments=["Biomechanical Upgrades"])
    table.dealt(0, "Biomechanical Upgrades").start(phase="villain", step=4)
    assert {host(table, f"Biomechanical Upgrades#{n}") for n in (1, 2)} == {
        table.find("Shocker"),
        table.find("M.O.D.O.K."),
    }


@pytest.mark.parametrize("choice", ["Shocker#1", "Shocker#2"])
@rule("first_player.5")
def test_biomechanical_upgrades_go_where_the_first_player_says_among_equal_minions(table, choice):
    table.hero("Captain Marvel").hero("She-Hulk").minion("Shocker").minion("Shocker", damage=1)
    table.dealt(1, "Biomechanical Upgrades").start(phase="villain", step=4)
    assert (table.decision.kind, table.decision.player, len(table.options())) == ("target", 0, 2)
    table.choose(table.options()[int(choice[-1]) - 1])
    assert host(table) == table.find(choice)


@rule("attachment.2")
def test_biomechanical_upgrades_are_discarded_when_there_is_no_minion(table):
    table.hero("Captain Marvel").dealt(0, "Biomechanical Upgrades").start(phase="villain", step=4)
    table.expect(discard={None: ["Biomechanical Upgrades"]}, not_in_play=["Biomechanical Upgrades"])


@pytest.mark.parametrize("minions", [[], ["M.O.D.O.K."]])
@rule("Surge")
def test_biomechanical_upgrades_surge(table, minions):
    table.hero("Captain Marvel")
    for minion in minions:
        table.minion(minion)
    table.dealt(0, "Biomechanical Upgrades").encounter_deck("Hydra Mercenary").start(phase="villain", step=4)
    table.expect(in_play=["Hydra Mercenary"])


def test_biomechanical_upgrades_heal_the_minion_instead_of_its_defeat(table):
    table.hero("Captain Marvel").minion("Shocker", damage=2, attachments=["Biomechanical Upgrades"]).attack("Shocker")
    table.expect(in_play=["Shocker"], damage={"Shocker": 0}, discard={None: ["Biomechanical Upgrades"]})


def test_biomechanical_upgrades_do_nothing_while_the_minion_survives(table):
    table.hero("Captain Marvel").minion("M.O.D.O.K.", attachments=["Biomechanical Upgrades"]).attack("M.O.D.O.K.")
    table.expect(in_play=["Biomechanical Upgrades"], damage={"M.O.D.O.K.": 2})


def test_biomechanical_upgrades_save_a_minion_only_once(table):
    table.hero("Captain Marvel", in_play=["Daredevil"]).minion("Weapons Runner", attachments=["Biomechanical Upgrades"])
    table.attack("Weapons Runner").expect(damage={"Weapons Runner": 0}, in_play=["Weapons Runner"])
    table.choose("Attack with Daredevil", "Weapons Runner").run_until("turn")
    table.expect(discard={None: ["Biomechanical Upgrades", "Weapons Runner"]})


def test_biomechanical_upgrades_keep_a_facedown_drone_in_play(table_of):
    ultron = table_of("ultron").hero("Captain Marvel").environment("Ultron Drones")
    ultron.minion("Drone", attachments=["Biomechanical Upgrades"]).attack("Drone")
    ultron.expect(damage={"Drone": 0}, discard={None: ["Biomechanical Upgrades"]})
    assert ultron.discard(0) == []


def test_biomechanical_upgrades_leave_an_advanced_ultron_drone_undefeated(table_of):
    ultron = table_of("ultron").hero("Captain Marvel", deck=["Genius"]).environment("Ultron Drones")
    ultron.minion("Advanced Ultron Drone", damage=3, attachments=["Biomechanical Upgrades"])
    ultron.attack("Advanced Ultron Drone").expect(damage={"Advanced Ultron Drone": 0})
    assert ultron.where("Genius") == "player 1's deck"  # no Drone was made
