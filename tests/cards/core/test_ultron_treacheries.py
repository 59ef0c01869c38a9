"""The treacheries of Ultron's encounter set."""

import pytest

from mc_env.table import Table
from tests.cards.core.test_ultron import drones
from tests.rules.citation import rule


@pytest.fixture
def ultron() -> Table:
    """An empty table of the Ultron scenario."""
    return Table(scenario="ultron")


def revealed(table: Table, title: str) -> Table:
    """Captain Marvel reveals an encounter card as the last thing of the villain phase."""
    return table.environment("Ultron Drones").dealt(0, title).start(phase="villain", step=4)


# ------------------------------------------------------------------------------------------ Android Efficiency

EFFICIENCIES = pytest.mark.parametrize(
    ("code", "right", "wrong"),
    [("01144a", "Energy", "Genius"), ("01144b", "Genius", "Strength"), ("01144c", "Strength", "Energy")],
    ids=["energy", "mental", "physical"],
)


@EFFICIENCIES
def test_android_efficiency_makes_a_drone_for_each_player_when_revealed(ultron, code, right, wrong):
    ultron.hero("Captain Marvel", hand=[right]).hero("She-Hulk", form="alter-ego")
    revealed(ultron, code).run_until("turn").expect(hand={0: [right]})
    assert (drones(ultron, 0), drones(ultron, 1)) == (1, 1)


def boosted(table: Table, code: str, hand: str, form: str = "hero") -> Table:
    """A villain without responses of his own gets Android Efficiency as a boost card."""
    table.hero("Captain Marvel", form=form, hand=[hand]).villain("Ultron", stage=3).environment("Ultron Drones")
    return table.encounter_deck(code).start(phase="villain", step=2).run_until("option")


@EFFICIENCIES
def test_android_efficiency_as_a_boost_card_makes_no_drone_when_you_spend_the_resource(ultron, code, right, wrong):
    boosted(ultron, code, right).choose("spend", right)
    ultron.expect(discard={0: [right]}, hand={0: 0}, damage={"Captain Marvel": 4})
    assert drones(ultron, 0) == 0


@EFFICIENCIES
def test_android_efficiency_as_a_boost_card_makes_a_drone_when_you_choose_that(ultron, code, right, wrong):
    boosted(ultron, code, right).choose("facedown Drone")
    ultron.expect(hand={0: [right]}, damage={"Captain Marvel": 4}, midway=True)
    assert drones(ultron, 0) == 1


@EFFICIENCIES
@rule("resource.6", "choose_option.1")
def test_android_efficiency_as_a_boost_card_cannot_be_paid_with_another_resource(ultron, code, right, wrong):
    boosted(ultron, code, wrong)
    assert len(ultron.options()) == 1
    ultron.choose("facedown Drone")
    assert drones(ultron, 0) == 1


@EFFICIENCIES
def test_android_efficiency_as_a_boost_card_asks_an_alter_ego_too(ultron, code, right, wrong):
    boosted(ultron, code, right, form="alter-ego").choose("spend", right)
    ultron.expect(threat={"The Crimson Cowl": 2}, discard={0: [right]})


def entrances(table: Table) -> list[object]:
    """Who got a Drone, one after another."""
    log = table.game.state.log
    assert log is not None
    return [e["player"] for e in log if e["event"] == "enters play" and e["card"] == "facedown Drone"]


@rule("each_player.1", "each_player.2")
def test_android_efficiency_goes_in_player_order_without_asking():
    table = Table(scenario="ultron", log=True).hero("She-Hulk").hero("Captain Marvel").hero("Iron Man")
    table.environment("Ultron Drones").dealt(1, "01144a").start(phase="villain", step=4, first=1, seat=1)
    assert entrances(table) == [1, 2, 0]
    table.expect()


def test_android_efficiency_deals_encounter_cards_in_player_order_when_decks_run_out():
    table = Table(scenario="ultron", filler=0)
    table.hero("She-Hulk", deck=["Genius"], discard=["Energy"])
    table.hero("Captain Marvel", deck=["Genius"], discard=["Energy"])
    table.environment("Ultron Drones").dealt(1, "01144a").encounter_deck("Advanced Ultron Drone", "Advance", "Assault")
    table.start(phase="villain", step=4, first=1, seat=1)  # Captain Marvel's deck runs out first
    assert table.game.state.engaged[table.find("Advanced Ultron Drone")] == 1


# ------------------------------------------------------------------------------------------ Rage of Ultron


def test_rage_of_ultron_attacks_a_hero_and_discards_a_card_for_each_damage(ultron):
    ultron.hero("Captain Marvel", deck=["Genius", "Energy"]).villain("Ultron", stage=3)
    revealed(ultron, "Rage of Ultron").choose("Do not defend")
    ultron.expect(damage={"Captain Marvel": 4})
    assert ultron.discard(0) == ["Genius", "Energy", "Filler", "Filler"]


def test_rage_of_ultron_discards_less_when_you_defend(ultron):
    ultron.hero("Captain Marvel").villain("Ultron", stage=3)
    revealed(ultron, "Rage of Ultron").defend("Captain Marvel")
    ultron.expect(damage={"Captain Marvel": 3})
    assert ultron.discard(0) == ["Filler"] * 3


@rule("tough.5")
def test_rage_of_ultron_discards_for_damage_dealt_to_a_tough_hero(ultron):
    ultron.hero("Captain Marvel", status=["tough"]).villain("Ultron", stage=3)
    revealed(ultron, "Rage of Ultron").choose("Do not defend")
    ultron.expect(damage={"Captain Marvel": 0}, status={"Captain Marvel": []})
    assert ultron.discard(0) == ["Filler"] * 4


def test_rage_of_ultron_discards_for_damage_dealt_to_a_defending_ally(ultron):
    ultron.hero("Captain Marvel", in_play=["Luke Cage"]).villain("Ultron", stage=3)
    revealed(ultron, "Rage of Ultron").defend("Luke Cage").run_until("turn")
    assert ultron.discard(0) == ["Filler"] * 4


@rule("stun.9")
def test_rage_of_ultron_discards_nothing_when_ultron_is_stunned(ultron):
    ultron.hero("Captain Marvel").villain("Ultron", stage=3, status=["stunned"])
    revealed(ultron, "Rage of Ultron").expect(damage={"Captain Marvel": 0}, status={"Ultron": []})
    assert ultron.discard(0) == []


def test_rage_of_ultron_schemes_against_an_alter_ego_and_discards_a_card_for_each_threat(ultron):
    ultron.hero("Captain Marvel", form="alter-ego").hero("She-Hulk").villain("Ultron", stage=2)
    ultron.encounter_deck("Repair Sequence")  # a boost icon
    revealed(ultron, "Rage of Ultron").expect(threat={"The Crimson Cowl": 3})
    assert (ultron.discard(0), ultron.discard(1)) == (["Filler"] * 3, [])


@rule("confuse.9")
def test_rage_of_ultron_discards_nothing_when_ultron_is_confused(ultron):
    ultron.hero("Captain Marvel", form="alter-ego").villain("Ultron", stage=2, status=["confused"])
    revealed(ultron, "Rage of Ultron").expect(threat={"The Crimson Cowl": 0}, status={"Ultron": []})
    assert ultron.discard(0) == []


# ------------------------------------------------------------------------------------------ Repair Sequence


def test_repair_sequence_heals_2_damage_for_each_drone_engaged_with_you(ultron):
    ultron.hero("Captain Marvel").hero("She-Hulk").villain("Ultron", stage=1, damage=9).minion("Drone", engaged=0)
    ultron.minion("Advanced Ultron Drone", engaged=0).minion("Drone", engaged=1).minion("Weapons Runner", engaged=0)
    ultron.encounter_deck("Program Transmitter")
    revealed(ultron, "Repair Sequence").expect(damage={"Ultron": 5}, not_in_play=["Program Transmitter"])


def test_repair_sequence_does_not_surge_when_it_healed_less_than_it_could(ultron):
    ultron.hero("Captain Marvel").villain("Ultron", stage=1, damage=1).minion("Drone")
    ultron.encounter_deck("Program Transmitter")
    revealed(ultron, "Repair Sequence").expect(damage={"Ultron": 0}, not_in_play=["Program Transmitter"])


@pytest.mark.parametrize(("damage", "seat"), [(0, 0), (5, 1)], ids=["no_damage", "no_drone_of_yours"])
def test_repair_sequence_surges_when_nothing_was_healed(ultron, damage, seat):
    ultron.hero("Captain Marvel").hero("She-Hulk").villain("Ultron", stage=1, damage=damage)
    ultron.minion("Drone", engaged=seat).encounter_deck("Program Transmitter")
    revealed(ultron, "Repair Sequence").expect(damage={"Ultron": damage}, in_play=["Program Transmitter"])


def test_repair_sequence_as_a_boost_card_heals_1_damage_for_each_drone_engaged_with_you(ultron):
    ultron.hero("Captain Marvel").hero("She-Hulk").villain("Ultron", stage=3, damage=9).environment("Ultron Drones")
    ultron.minion("Drone", engaged=0).minion("Advanced Ultron Drone", engaged=0).minion("Drone", engaged=1)
    ultron.encounter_deck("Repair Sequence").start(phase="villain", step=2).choose("Do not defend", "Do not defend")
    ultron.expect(damage={"Ultron": 7, "Captain Marvel": 4 + 1}, midway=True)


def test_repair_sequence_as_a_boost_card_does_not_surge(ultron):
    ultron.hero("Captain Marvel", form="alter-ego").villain("Ultron", stage=1, damage=5)
    ultron.encounter_deck("Repair Sequence", "Advance", "Program Transmitter").start(phase="villain", step=2)
    ultron.run_until("turn").expect(damage={"Ultron": 5}, not_in_play=["Program Transmitter"])


# ------------------------------------------------------------------------------------------ Swarm Attack


def test_swarm_attack_makes_each_drone_engaged_with_your_hero_attack(ultron):
    ultron.hero("Captain Marvel").hero("She-Hulk").minion("Drone", engaged=0)
    ultron.minion("Advanced Ultron Drone", engaged=0).minion("Weapons Runner", engaged=0).minion("Drone", engaged=1)
    revealed(ultron, "Swarm Attack").run_until("turn")
    ultron.expect(damage={"Captain Marvel": 1 + 1, "She-Hulk": 0})
    assert (drones(ultron, 0), drones(ultron, 1)) == (1, 1)


def test_swarm_attack_may_be_defended(ultron):
    ultron.hero("Captain Marvel").minion("Drone")
    revealed(ultron, "Swarm Attack").run_until("defend").defend("Captain Marvel")
    ultron.expect(damage={"Captain Marvel": 0})
    assert drones(ultron, 0) == 1


def test_swarm_attack_makes_a_drone_when_no_drone_is_engaged_with_you(ultron):
    ultron.hero("Captain Marvel").hero("She-Hulk").minion("Weapons Runner", engaged=0).minion("Drone", engaged=1)
    revealed(ultron, "Swarm Attack").expect(damage={"Captain Marvel": 0, "She-Hulk": 0})
    assert (drones(ultron, 0), drones(ultron, 1)) == (1, 1)


@rule("stun.9")
def test_swarm_attack_makes_a_drone_when_your_only_drone_is_stunned(ultron):
    ultron.hero("Captain Marvel").minion("Drone", status=["stunned"])
    revealed(ultron, "Swarm Attack").run_until("turn")
    ultron.expect(damage={"Captain Marvel": 0}, status={"Drone": []})
    assert drones(ultron, 0) == 2


@rule("form.6")
def test_swarm_attack_makes_a_drone_in_alter_ego_form(ultron):
    ultron.hero("Captain Marvel", form="alter-ego").minion("Drone")
    revealed(ultron, "Swarm Attack").expect(damage={"Carol Danvers": 0}, threat={"The Crimson Cowl": 0})
    assert drones(ultron, 0) == 2
