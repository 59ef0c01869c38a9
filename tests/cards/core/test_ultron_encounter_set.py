"""Ultron's encounter set: environment, attachments, minion and side schemes (treacheries: `test_ultron_treacheries.py`)."""

import pytest

from mc_env.cards.terms import Stat
from mc_env.engine.state.zones import DECK
from mc_env.table import Table
from tests.cards.core.test_ultron import drones
from tests.rules.citation import rule


@pytest.fixture
def ultron() -> Table:
    """An empty table of the Ultron scenario."""
    return Table(scenario="ultron")


# ------------------------------------------------------------------------------------------ Ultron Drones


def test_ultron_drones_give_a_facedown_drone_1_attack(ultron):
    ultron.hero("Captain Marvel").villain("Ultron", status=["stunned"]).environment("Ultron Drones").minion("Drone")
    ultron.start(phase="villain", step=2).choose("Activate", "Do not defend")
    ultron.expect(damage={"Captain Marvel": 1})


def test_ultron_drones_give_a_facedown_drone_1_scheme(ultron):
    ultron.hero("Captain Marvel", form="alter-ego").villain("Ultron", status=["confused"])
    ultron.environment("Ultron Drones").minion("Drone").start(phase="villain", step=2).choose("Activate")
    ultron.expect(threat={"The Crimson Cowl": 1})


def test_ultron_drones_give_a_facedown_drone_1_hit_point(ultron):
    ultron.hero("Captain Marvel", in_play=["Hawkeye"]).environment("Ultron Drones").minion("Drone")
    ultron.attack("Drone", by="Hawkeye")
    assert drones(ultron, 0) == 0


def test_ultron_drones_leave_an_advanced_ultron_drone_its_own_values(ultron):
    ultron.hero("Captain Marvel").environment("Ultron Drones").minion("Advanced Ultron Drone")
    assert [ultron.stat("Advanced Ultron Drone", s) for s in (Stat.SCH, Stat.ATK, Stat.HP)] == [1, 1, 4]


@rule("discard.2")
def test_ultron_drones_put_a_defeated_drone_into_its_owners_discard_pile(ultron):
    ultron.hero("Captain Marvel").hero("She-Hulk").environment("Ultron Drones").minion("Drone", engaged=1)
    ultron.attack("Drone")
    assert (ultron.discard(0), ultron.discard(1), ultron.discard(None)) == ([], ["Filler"], [])


# ------------------------------------------------------------------------------------------ Program Transmitter


@rule("reveal.4", "attachment.2")
def test_program_transmitter_attaches_to_ultron_and_gives_him_1_scheme(ultron):
    ultron.hero("Captain Marvel").villain("Ultron", stage=1).dealt(0, "Program Transmitter")
    ultron.start(phase="villain", step=4).expect(in_play=["Program Transmitter"])
    assert ultron.stat("Ultron", Stat.SCH) == 2


def test_program_transmitter_places_1_threat_on_each_side_scheme_after_ultron_schemes(ultron):
    ultron.hero("Captain Marvel", form="alter-ego").villain("Ultron", stage=1, attachments=["Program Transmitter"])
    ultron.side_scheme("Under Attack", threat=2).side_scheme("Drone Factory", threat=4)
    ultron.start(phase="villain", step=2)
    ultron.expect(threat={"Under Attack": 3, "Drone Factory": 5, "The Crimson Cowl": 2})


def test_program_transmitter_places_no_threat_after_ultron_attacks(ultron):
    ultron.hero("Captain Marvel").villain("Ultron", stage=2, attachments=["Program Transmitter"])
    ultron.environment("Ultron Drones").side_scheme("Under Attack", threat=2).dealt(0, "Assault")
    ultron.start(phase="villain", step=4).choose("Do not defend").expect(threat={"Under Attack": 2})


@rule("confuse.9")
def test_program_transmitter_places_no_threat_when_ultron_is_confused(ultron):
    ultron.hero("Captain Marvel", form="alter-ego").side_scheme("Under Attack", threat=2)
    ultron.villain("Ultron", attachments=["Program Transmitter"], status=["confused"]).start(phase="villain", step=2)
    ultron.expect(threat={"Under Attack": 2, "The Crimson Cowl": 0})


def test_program_transmitter_places_no_threat_after_a_minion_schemes(ultron):
    ultron.hero("Captain Marvel", form="alter-ego").side_scheme("Under Attack", threat=2)
    ultron.villain("Ultron", attachments=["Program Transmitter"], status=["confused"])
    ultron.minion("Advanced Ultron Drone").start(phase="villain", step=2).choose("Activate")
    ultron.expect(threat={"Under Attack": 2, "The Crimson Cowl": 1})


@rule("player_turn.7", "resource.6")
def test_program_transmitter_is_discarded_for_your_hero_and_2_mental_resources(ultron):
    ultron.hero("Captain Marvel", hand=["Genius"]).villain("Ultron", stage=1, attachments=["Program Transmitter"])
    ultron.use("Program Transmitter", pay=["Genius"])
    ultron.expect(exhausted=["Captain Marvel"], discard={None: ["Program Transmitter"], 0: ["Genius"]})
    assert ultron.stat("Ultron", Stat.SCH) == 1


@pytest.mark.parametrize(
    "hero",
    [
        {"hand": ["Strength", "Energy"]},
        {"hand": ["Genius"], "exhausted": True},
        {"hand": ["Genius"], "form": "alter-ego"},
    ],
    ids=["other_resources", "exhausted_hero", "alter_ego"],
)
def test_program_transmitter_cannot_be_discarded_without_its_whole_cost(ultron, hero):
    ultron.hero("Captain Marvel", **hero).villain("Ultron", attachments=["Program Transmitter"])
    assert "Use Program Transmitter" not in ultron.options()


# ------------------------------------------------------------------------------------------ Upgraded Drones


@rule("reveal.4")
def test_upgraded_drones_attach_to_the_environment_when_revealed(ultron):
    ultron.hero("Captain Marvel").environment("Ultron Drones").dealt(0, "Upgraded Drones")
    ultron.start(phase="villain", step=4)
    assert ultron.game.state.host[ultron.find("Upgraded Drones")] == ultron.find("Ultron Drones")


@pytest.mark.parametrize("copies", [1, 2])
def test_upgraded_drones_give_each_facedown_drone_1_attack_and_1_hit_point(ultron, copies):
    ultron.hero("Captain Marvel").hero("She-Hulk")
    ultron.environment("Ultron Drones", attachments=["Upgraded Drones"] * copies)
    ultron.minion("Drone", engaged=0).minion("Drone", engaged=1)
    for drone in ("Drone#1", "Drone#2"):
        values = [ultron.stat(drone, s) for s in (Stat.SCH, Stat.ATK, Stat.HP)]
        assert values == [1, 1 + copies, 1 + copies]


def test_upgraded_drones_do_not_change_an_advanced_ultron_drone(ultron):
    ultron.hero("Captain Marvel").environment("Ultron Drones", attachments=["Upgraded Drones"])
    ultron.minion("Advanced Ultron Drone")
    assert [ultron.stat("Advanced Ultron Drone", s) for s in (Stat.ATK, Stat.HP)] == [1, 4]


@rule("player_turn.7", "resource.6")
def test_upgraded_drones_are_discarded_for_three_different_resources_without_exhausting(ultron):
    ultron.hero("Captain Marvel", hand=["Energy", "Genius", "Strength"], exhausted=True)
    ultron.environment("Ultron Drones", attachments=["Upgraded Drones"]).minion("Drone")
    ultron.use("Upgraded Drones", pay=["Energy", "Genius", "Strength"])
    ultron.expect(discard={None: ["Upgraded Drones"]}, hand={0: 0}, in_play=["Ultron Drones"])
    assert ultron.stat("Drone", Stat.HP) == 1


@pytest.mark.parametrize(
    "hero",
    [{"hand": ["Energy", "Genius"]}, {"hand": ["Energy", "Genius", "Strength"], "form": "alter-ego"}],
    ids=["a_resource_is_missing", "alter_ego"],
)
def test_upgraded_drones_cannot_be_discarded_without_the_whole_cost(ultron, hero):
    ultron.hero("Captain Marvel", **hero).environment("Ultron Drones", attachments=["Upgraded Drones"])
    assert "Use Upgraded Drones" not in ultron.options()


# ------------------------------------------------------------------------------------------ Advanced Ultron Drone


@rule("Guard")
def test_advanced_ultron_drone_protects_ultron(ultron):
    ultron.hero("Captain Marvel").villain("Ultron", stage=1).minion("Advanced Ultron Drone")
    ultron.choose("Attack with Captain Marvel")
    assert ultron.options() == ["Advanced Ultron Drone"]


def test_advanced_ultron_drone_leaves_a_drone_of_the_engaged_player_when_defeated(ultron):
    ultron.hero("Captain Marvel").hero("She-Hulk", deck=["Genius"]).environment("Ultron Drones")
    ultron.minion("Advanced Ultron Drone", engaged=1, damage=2)
    ultron.attack("Advanced Ultron Drone").expect(discard={None: ["Advanced Ultron Drone"]})
    assert (drones(ultron, 0), drones(ultron, 1)) == (0, 1)


def test_advanced_ultron_drone_leaves_no_drone_while_it_survives(ultron):
    ultron.hero("Captain Marvel").environment("Ultron Drones").minion("Advanced Ultron Drone", damage=1)
    ultron.attack("Advanced Ultron Drone").expect(damage={"Advanced Ultron Drone": 3})
    assert drones(ultron, 0) == 0


# ------------------------------------------------------------------------------------------ side schemes


@pytest.mark.parametrize(("others", "threat"), [([], 4 + 1), (["She-Hulk"], 4 + 2), (["She-Hulk", "Iron Man"], 4 + 3)])
def test_drone_factory_makes_a_drone_for_each_player_and_counts_them(ultron, others, threat):
    ultron.hero("Captain Marvel").environment("Ultron Drones")
    for hero in others:
        ultron.hero(hero)
    ultron.dealt(0, "Drone Factory").start(phase="villain", step=4).run_until("turn")
    ultron.expect(threat={"Drone Factory": threat})
    assert [drones(ultron, seat) for seat in range(1 + len(others))] == [1] * (1 + len(others))


@rule("traits.1")
def test_drone_factory_counts_each_drone_in_play_and_no_other_minion(ultron):
    ultron.hero("Captain Marvel").environment("Ultron Drones").minion("Drone").minion("Advanced Ultron Drone")
    ultron.minion("Weapons Runner").dealt(0, "Drone Factory").start(phase="villain", step=4)
    ultron.expect(threat={"Drone Factory": 4 + 3})


@rule("Acceleration Icon")
def test_drone_factory_accelerates_the_main_scheme(ultron):
    ultron.hero("Captain Marvel").villain("Ultron", status=["stunned"]).side_scheme("Drone Factory")
    ultron.start(phase="villain", step=1).expect(threat={"The Crimson Cowl": 2})


def test_invasive_ai_discards_the_top_3_cards_of_each_deck(ultron):
    ultron.hero("Captain Marvel", deck=["Genius", "Energy", "Strength", "Haymaker"]).hero("She-Hulk")
    ultron.dealt(0, "Invasive AI").start(phase="villain", step=4).run_until("turn")
    ultron.expect(threat={"Invasive AI": 6})
    assert (ultron.discard(0), ultron.discard(1)) == (["Genius", "Energy", "Strength"], ["Filler"] * 3)


def test_ultrons_imperative_makes_2_drones_of_the_first_player(ultron):
    ultron.hero("Captain Marvel").hero("She-Hulk").environment("Ultron Drones").dealt(1, "Ultron's Imperative")
    ultron.start(phase="villain", step=4).run_until("turn")
    ultron.expect(threat={"Ultron's Imperative": 4})
    assert (drones(ultron, 0), drones(ultron, 1)) == (2, 0)


@pytest.mark.parametrize("scheme", ["Invasive AI", "Ultron's Imperative"])
@rule("hazard_icon.1")
def test_ultrons_hazardous_scheme_deals_one_more_encounter_card(ultron, scheme):
    ultron.hero("Captain Marvel").side_scheme(scheme)
    ultron.encounter_deck("Program Transmitter", "Concussion Blasters", "Advanced Ultron Drone")
    ultron.start(phase="villain", step=3).run_until("turn")
    ultron.expect(in_play=["Program Transmitter", "Concussion Blasters"], not_in_play=["Advanced Ultron Drone"])


def test_invasive_ai_goes_in_player_order_without_asking():
    table = Table(scenario="ultron", log=True).hero("She-Hulk").hero("Captain Marvel").hero("Iron Man")
    table.dealt(2, "Invasive AI").start(phase="villain", step=4, first=2, seat=2)
    log = table.game.state.log
    assert log is not None
    decks = [e["zone"] for e in log if e["event"] == "discard"]
    assert decks == [DECK + p for p in (2, 2, 2, 0, 0, 0, 1, 1, 1)]
    table.expect()
