"""Hard interaction 24: facedown cards as Drones, Ultron's stages, Assault on NORAD in mid-loop, elimination."""

import pytest

from mc_env.cards.terms import Stat
from mc_env.table import Table
from tests.rules.citation import rule


@pytest.fixture
def ultron() -> Table:
    """An empty table of the Ultron scenario."""
    return Table(scenario="ultron")


# ------------------------------------------------------------------------------------------ what a Drone is


@rule("in_play.1", "traits.1")
def test_facedown_drone_has_the_base_values_of_the_environment(ultron):
    ultron.hero("Captain Marvel").environment("Ultron Drones").minion("Drone")
    assert [ultron.stat("Drone", s) for s in (Stat.SCH, Stat.ATK, Stat.HP)] == [1, 1, 1]


def test_facedown_drone_has_no_text_of_the_card_it_is(ultron):
    ultron.hero("Spider-Man", deck=["Luke Cage"]).villain("Ultron", stage=2).environment("Ultron Drones")
    ultron.start(phase="villain", step=2).decline().choose("Do not defend")  # the attack puts the top card into play
    ultron.expect(status={"Drone": []}, not_in_play=["Luke Cage"], midway=True)


@rule("unique_icon.2")
def test_facedown_drone_is_nobody_and_does_not_keep_its_own_card_out_of_play(ultron):
    ultron.hero("Spider-Man", deck=["Luke Cage"], hand=["Luke Cage", "Genius", "Strength"])
    ultron.villain("Ultron", stage=2).environment("Ultron Drones").dealt(0, "Assault").start(phase="villain", step=4)
    ultron.decline().choose("Do not defend").play("Luke Cage", pay=["Genius", "Strength"])
    ultron.expect(in_play=["Luke Cage"])


@rule("ownership_control.9", "discard.2")
def test_defeated_drone_goes_to_the_discard_pile_of_its_owner(ultron):
    ultron.hero("Captain Marvel", deck=["Genius"]).hero("She-Hulk").villain("Ultron", stage=2)
    ultron.environment("Ultron Drones").dealt(0, "Assault").start(phase="villain", step=4)
    ultron.choose("Do not defend", "Do not defend")
    ultron.attack("Drone", by="She-Hulk")  # first player now
    ultron.expect(discard={0: ["Genius"], 1: []})


@rule("enters_play.1")
def test_hawkeye_may_shoot_a_drone_that_enters_play(ultron):
    ultron.hero("Captain Marvel", in_play=["Hawkeye"]).environment("Ultron Drones").dealt(0, "01144a")
    ultron.start(phase="villain", step=4).choose("Use Hawkeye")
    ultron.expect(discard={0: ["Filler"]}, counters={"Hawkeye": {"arrow": 3}})


@rule("printed.1")
def test_drone_has_no_printed_hit_points_when_genetically_enhanced_looks_for_the_highest(ultron):
    ultron.hero("Captain Marvel").environment("Ultron Drones").minion("Drone").minion("Weapons Runner")
    ultron.dealt(0, "Genetically Enhanced").start(phase="villain", step=4)
    assert ultron.stat("Weapons Runner", Stat.HP) == 2 + 3
    assert ultron.stat("Drone", Stat.HP) == 1


@rule("printed.1", "first_player.5")
def test_genetically_enhanced_attaches_to_a_drone_when_there_is_no_other_minion(ultron):
    ultron.hero("Captain Marvel").environment("Ultron Drones").minion("Drone")
    ultron.dealt(0, "Genetically Enhanced").start(phase="villain", step=4)
    assert ultron.stat("Drone", Stat.HP) == 1 + 3


@rule("gets.2", "defeat.1")
def test_damaged_drone_is_defeated_when_upgraded_drones_is_discarded(ultron):
    ultron.hero("Captain Marvel", hand=["Energy", "Genius", "Strength"])
    ultron.environment("Ultron Drones", attachments=["Upgraded Drones"]).minion("Drone", damage=1)
    ultron.use("Upgraded Drones", pay=["Energy", "Genius", "Strength"])
    ultron.expect(discard={0: ["Filler"], None: ["Upgraded Drones"]})


# ------------------------------------------------------------------------------------------ Ultron III


@rule("target.12", "cannot.1")
def test_ultron_iii_is_no_target_while_a_drone_is_in_play(ultron):
    ultron.hero("Captain Marvel", hand=["Haymaker", "Energy"]).villain("Ultron", stage=3)
    ultron.environment("Ultron Drones").minion("Drone").play("Haymaker", pay=["Energy"])
    assert ultron.options() == ["facedown Drone"]


@rule("target.17")
def test_ultron_iii_takes_nothing_from_damage_to_each_enemy_while_an_advanced_drone_lives(ultron):
    ultron.hero("She-Hulk", hand=["Ground Stomp", "Energy"]).villain("Ultron", stage=3).minion("Advanced Ultron Drone")
    ultron.play("Ground Stomp", pay=["Energy"])
    ultron.expect(damage={"Ultron": 0, "Advanced Ultron Drone": 1})


@rule("ability_constant.3")
def test_ultron_iii_can_be_attacked_when_the_last_drone_is_gone(ultron):
    ultron.hero("Captain Marvel", hand=["Haymaker", "Energy"]).villain("Ultron", stage=3)
    ultron.environment("Ultron Drones").minion("Drone")
    ultron.attack("Drone").play("Haymaker", pay=["Energy"], target="Ultron")
    ultron.expect(damage={"Ultron": 3})


@rule("overkill.2", "cannot.1")
def test_overkill_on_the_last_drone_does_not_reach_ultron_iii(ultron):
    ultron.hero("She-Hulk", hand=["Relentless Assault", "Strength"]).villain("Ultron", stage=3)
    ultron.environment("Ultron Drones").minion("Drone")
    ultron.play("Relentless Assault", pay=["Strength"], target="Drone")
    ultron.expect(damage={"Ultron": 0}, discard={0: ["Filler"]})  # dealt while the Drone was still in play


# ------------------------------------------------------------------------------------------ Advanced Ultron Drone


@rule("damage.13", "damage.15")
def test_advanced_ultron_drone_makes_a_drone_before_it_leaves_play(ultron):
    ultron.hero("Spider-Man", deck=["Genius"]).environment("Ultron Drones")
    ultron.minion("Advanced Ultron Drone", damage=2, attachments=["Spider-Tracer"]).main_scheme(threat=2)
    ultron.attack("Advanced Ultron Drone")
    assert ultron.decision.kind == "order"  # two forced interrupts to its defeat
    ultron.choose("Resolve Advanced Ultron Drone")
    ultron.expect(in_play=["Advanced Ultron Drone"], status={"Drone": []}, midway=True)


@rule("damage.13")
def test_ultron_iii_stays_protected_when_the_last_advanced_drone_falls_and_leaves_a_drone(ultron):
    ultron.hero("Captain Marvel", hand=["Haymaker", "Energy"]).villain("Ultron", stage=3).environment("Ultron Drones")
    ultron.minion("Advanced Ultron Drone", damage=3)
    ultron.attack("Advanced Ultron Drone").play("Haymaker", pay=["Energy"])
    assert ultron.options() == ["facedown Drone"]


# ------------------------------------------------------------------------------------------ Assault on NORAD


def norad(table: Table) -> Table:
    """Two players; step one brings Assault on NORAD to 18 of 20 threat."""
    table.hero("Captain Marvel").hero("She-Hulk").environment("Ultron Drones")
    return table.villain("Ultron", status=["stunned"]).main_scheme(stage=2, threat=16).start(phase="villain", step=1)


@rule("each_player.2")
def test_assault_on_norad_asks_each_player_in_an_order_of_the_first_player(ultron):
    norad(ultron)
    assert (ultron.decision.kind, ultron.decision.player) == ("order", 0)
    ultron.choose("Player 2")
    assert (ultron.decision.kind, ultron.decision.player) == ("option", 1)


@rule("main_scheme.3")
def test_assault_on_norad_is_completed_in_the_middle_of_its_own_ability(ultron):
    norad(ultron).choose("Player 1", "Place 2 threat")
    ultron.expect(in_play=["Countdown to Oblivion"], threat={"Countdown to Oblivion": 0}, midway=True)


@rule("leaves_play.3", "choose_option.1")
def test_here_means_nothing_when_assault_on_norad_is_gone(ultron):
    norad(ultron).choose("Player 1", "Place 2 threat", "Player 2")
    assert [o for o in ultron.options() if "threat" in o] == []
    ultron.choose("facedown Drone")
    ultron.expect(threat={"Countdown to Oblivion": 0}, midway=True)


# ------------------------------------------------------------------------------------------ elimination


@rule("player_elimination.3", "player_elimination.5", "player_elimination.6")
def test_drones_an_eliminated_player_owns_leave_the_game_and_other_minions_stay(ultron):
    ultron.hero("Captain Marvel", damage=11).hero("She-Hulk").environment("Ultron Drones").villain("Ultron", stage=1)
    ultron.minion("Drone", engaged=0).minion("Weapons Runner", engaged=0, damage=1)
    ultron.start(phase="villain", step=2).choose("Do not defend", "Do not defend")
    ultron.expect(in_play=["Weapons Runner"], damage={"Weapons Runner": 1}, midway=True)
    ultron.run_until("order")
    assert (ultron.decision.player, ultron.options()) == (1, ["Activate Weapons Runner"])
