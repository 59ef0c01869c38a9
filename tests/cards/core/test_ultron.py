"""Ultron: his three stages and his three main schemes (his encounter set: `test_ultron_encounter_set.py`)."""

from typing import Any

import pytest

import mc_env
from mc_env.cards.terms import Stat
from mc_env.engine.program.tables import FACES
from mc_env.engine.state.zones import ENC_DECK, PLAY
from mc_env.table import Table
from tests.rules.citation import rule


@pytest.fixture
def ultron() -> Table:
    """An empty table of the Ultron scenario."""
    return Table(scenario="ultron")


def drones(table: Table, seat: int) -> int:
    """Facedown Drones engaged with a seat."""
    g = table.game.state
    return sum(1 for zone in g.zones[PLAY:] for c in zone if g.guise[c] and g.engaged[c] == seat)


# ------------------------------------------------------------------------------------------ stages


@pytest.mark.parametrize(("stage", "sch", "atk", "hp"), [(1, 1, 2, 17), (2, 2, 2, 22), (3, 2, 4, 27)])
@rule("per_player_icon.1")
def test_ultron_has_hit_points_for_each_player(ultron, stage, sch, atk, hp):
    ultron.hero("Captain Marvel").hero("She-Hulk").villain("Ultron", stage=stage)
    assert [ultron.stat("Ultron", s) for s in (Stat.SCH, Stat.ATK, Stat.HP)] == [sch, atk, 2 * hp]


def attacked_by_ultron(table: Table, stage: int, deck: str = "Genius", **villain: Any) -> Table:
    """Ultron attacks Captain Marvel by Assault, so that new Drones do not activate in this phase."""
    table.hero("Captain Marvel", deck=[deck]).villain("Ultron", stage=stage, **villain).environment("Ultron Drones")
    return table.dealt(0, "Assault").start(phase="villain", step=4)


def test_ultron_1_places_1_threat_after_he_attacks_you_when_you_choose_that(ultron):
    attacked_by_ultron(ultron, 1).choose("Do not defend", "threat")
    ultron.expect(damage={"Captain Marvel": 2}, threat={"The Crimson Cowl": 1})
    assert drones(ultron, 0) == 0


def test_ultron_1_makes_your_top_card_a_drone_after_he_attacks_you_when_you_choose_that(ultron):
    attacked_by_ultron(ultron, 1).choose("Do not defend", "facedown Drone")
    assert drones(ultron, 0) == 1
    ultron.attack("Drone").expect(discard={0: ["Genius"]}, threat={"The Crimson Cowl": 0})


def test_ultron_1_offers_only_threat_when_your_deck_is_empty(table_of):
    ultron = table_of("ultron", filler=0).hero("Captain Marvel", hand=["Genius"]).villain("Ultron", stage=1)
    ultron.encounter_deck("Swarm Attack", "Swarm Attack", "Swarm Attack").start(phase="villain", step=2)
    ultron.choose("Do not defend")
    assert len(ultron.options()) == 1
    assert "threat" in ultron.options()[0]


@rule("defend.20")
def test_ultron_1_asks_the_player_who_defended(ultron):
    ultron.hero("Captain Marvel").hero("She-Hulk").villain("Ultron", stage=1).environment("Ultron Drones")
    ultron.dealt(0, "Assault").start(phase="villain", step=4)
    ultron.decline().defend("She-Hulk")
    assert (ultron.decision.kind, ultron.decision.player) == ("option", 1)
    ultron.choose("facedown Drone")
    assert (drones(ultron, 0), drones(ultron, 1)) == (0, 1)


def test_ultron_1_does_nothing_after_he_schemes(ultron):
    ultron.hero("Captain Marvel", form="alter-ego").villain("Ultron", stage=1).environment("Ultron Drones")
    ultron.start(phase="villain", step=2)
    ultron.expect(threat={"The Crimson Cowl": 1})
    assert drones(ultron, 0) == 0


@rule("stun.9")
def test_ultron_1_asks_nothing_when_he_is_stunned(ultron):
    attacked_by_ultron(ultron, 1, status=["stunned"])
    ultron.expect(threat={"The Crimson Cowl": 0}, damage={"Captain Marvel": 0}, status={"Ultron": []})


def test_ultron_2_makes_a_drone_before_you_defend(ultron):
    attacked_by_ultron(ultron, 2)
    assert ultron.decision.kind == "defend"
    assert drones(ultron, 0) == 1


@pytest.mark.parametrize("engaged", [0, 1, 3])
def test_ultron_2_gets_1_attack_for_each_drone_engaged_with_you(ultron, engaged):
    ultron.hero("Captain Marvel").hero("She-Hulk").villain("Ultron", stage=2).environment("Ultron Drones")
    for _ in range(engaged):
        ultron.minion("Drone", engaged=0)
    ultron.minion("Drone", engaged=1).dealt(0, "Assault").start(phase="villain", step=4)
    ultron.choose("Do not defend", "Do not defend")
    ultron.expect(damage={"Captain Marvel": 2 + engaged + 1})


@rule("traits.1")
def test_ultron_2_counts_an_advanced_ultron_drone(ultron):
    ultron.hero("Captain Marvel").villain("Ultron", stage=2).environment("Ultron Drones")
    ultron.minion("Advanced Ultron Drone").dealt(0, "Assault").start(phase="villain", step=4).choose("Do not defend")
    ultron.expect(damage={"Captain Marvel": 4})


def test_ultron_2_loses_the_attack_bonus_at_the_end_of_the_attack(ultron):
    ultron.hero("Captain Marvel").villain("Ultron", stage=2).environment("Ultron Drones")
    ultron.start(phase="villain", step=2)
    assert ultron.stat("Ultron", Stat.ATK) == 3
    ultron.choose("Do not defend")
    assert ultron.options() == ["Activate facedown Drone"]  # still in the same step
    assert ultron.stat("Ultron", Stat.ATK) == 2


def test_ultron_2_makes_no_drone_when_he_schemes(ultron):
    ultron.hero("Captain Marvel", form="alter-ego").villain("Ultron", stage=2).environment("Ultron Drones")
    ultron.start(phase="villain", step=2)
    ultron.expect(threat={"The Crimson Cowl": 2})
    assert drones(ultron, 0) == 0


def test_ultron_3_makes_each_drone_stronger(ultron):
    ultron.hero("Captain Marvel").villain("Ultron", stage=3).environment("Ultron Drones")
    ultron.minion("Drone").minion("Advanced Ultron Drone").minion("Weapons Runner")
    assert [(ultron.stat(m, Stat.ATK), ultron.stat(m, Stat.HP)) for m in ("Drone", "Advanced Ultron Drone")] == [
        (2, 2),
        (2, 5),
    ]
    assert (ultron.stat("Weapons Runner", Stat.ATK), ultron.stat("Weapons Runner", Stat.HP)) == (1, 2)


@rule("cannot.1")
def test_ultron_3_cannot_be_attacked_while_another_player_is_engaged_with_a_drone(ultron):
    ultron.hero("Captain Marvel").hero("She-Hulk").villain("Ultron", stage=3).environment("Ultron Drones")
    ultron.minion("Drone", engaged=1).choose("Attack with Captain Marvel")
    assert ultron.options() == ["facedown Drone"]


def test_ultron_3_can_be_attacked_while_only_other_minions_are_in_play(ultron):
    ultron.hero("Captain Marvel").villain("Ultron", stage=3).minion("Weapons Runner")
    ultron.attack("Ultron").expect(damage={"Ultron": 2})


@rule("villain_defeat.3", "search.2")
def test_ultron_3_finds_and_reveals_ultrons_imperative_in_the_deck(table_of):
    ultron = table_of("ultron", mode="expert").hero("Captain Marvel").villain("Ultron", stage=2, damage=21)
    ultron.environment("Ultron Drones").encounter_deck("Drone Factory", "Ultron's Imperative")
    ultron.attack("Ultron").choose("Ultron's Imperative")
    ultron.expect(damage={"Ultron": 0}, threat={"Ultron's Imperative": 2}, not_in_play=["Drone Factory"])
    assert drones(ultron, 0) == 2


def test_ultron_3_finds_ultrons_imperative_in_the_discard_pile(table_of):
    ultron = table_of("ultron", mode="expert").hero("Captain Marvel").villain("Ultron", stage=2, damage=21)
    ultron.environment("Ultron Drones").encounter_discard("Ultron's Imperative", "Drone Factory")
    ultron.attack("Ultron").choose("Ultron's Imperative")
    ultron.expect(threat={"Ultron's Imperative": 2}, discard={None: ["Drone Factory"]})


@rule("search.5")
def test_ultron_3_reveals_nothing_when_ultrons_imperative_is_in_play_already(table_of):
    ultron = table_of("ultron", mode="expert").hero("Captain Marvel").villain("Ultron", stage=2, damage=21)
    ultron.environment("Ultron Drones").side_scheme("Ultron's Imperative", threat=1).attack("Ultron")
    ultron.expect(threat={"Ultron's Imperative": 1}, damage={"Ultron": 0})
    assert drones(ultron, 0) == 0


@pytest.mark.parametrize(("mode", "stage", "hp"), [("standard", 2, 22), ("expert", 3, 27)])
def test_ultron_is_beaten_at_the_last_stage_of_the_mode(table_of, mode, stage, hp):
    ultron = table_of("ultron", mode=mode).hero("Captain Marvel").villain("Ultron", stage=stage, damage=hp - 1)
    ultron.attack("Ultron").expect(outcome="win")


# ------------------------------------------------------------------------------------------ main schemes


@pytest.mark.parametrize(
    ("title", "stage", "target"),
    [("The Crimson Cowl", 1, 3), ("Assault on NORAD", 2, 10), ("Countdown to Oblivion", 3, 5)],
)
@rule("per_player_icon.1")
def test_ultrons_main_schemes_have_target_and_acceleration_for_each_player(ultron, title, stage, target):
    ultron.hero("Captain Marvel").hero("She-Hulk").main_scheme(stage=stage)
    assert [ultron.stat(title, s) for s in (Stat.TARGET_THREAT, Stat.ESCALATION)] == [2 * target, 2]


def test_the_crimson_cowl_contains_the_sets_it_lists():
    game = mc_env.new_game(heroes=["spider_man"], scenario="ultron", seed=1)
    # Ultron without the environment, Standard, Under Attack, an obligation
    assert len(game.state.zones[ENC_DECK]) == 18 + 7 + 5 + 1


@pytest.mark.parametrize("heroes", [["captain_marvel"], ["captain_marvel", "she_hulk"]])
def test_the_crimson_cowl_sets_up_the_environment_and_a_drone_for_each_player(heroes):
    g = mc_env.new_game(heroes=heroes, scenario="ultron", seed=1).state
    in_play = [c for zone in g.zones[PLAY:] for c in zone]
    assert "Ultron Drones" in [FACES[g.face[c]].title for c in in_play]
    assert sorted(g.engaged[c] for c in in_play if g.guise[c]) == list(range(len(heroes)))


def advanced(table: Table, stage: int, threat: int) -> Table:
    """Step one completes a stage; Ultron then begins to attack Captain Marvel."""
    table.hero("Captain Marvel").hero("She-Hulk").environment("Ultron Drones").villain("Ultron", stage=1)
    return table.main_scheme(stage=stage, threat=threat).start(phase="villain", step=1).run_until("defend")


@rule("main_scheme.3")
def test_assault_on_norad_makes_a_drone_for_each_player_when_revealed(ultron):
    advanced(ultron, 1, 4)
    ultron.expect(in_play=["Assault on NORAD"], threat={"Assault on NORAD": 0}, midway=True)
    assert (drones(ultron, 0), drones(ultron, 1)) == (1, 1)


def test_countdown_to_oblivion_makes_a_drone_for_each_player_when_revealed(ultron):
    ultron.hero("Captain Marvel", form="alter-ego").hero("She-Hulk").environment("Ultron Drones")
    ultron.villain("Ultron", stage=1).main_scheme(stage=2, threat=19).start(phase="villain", step=2)
    ultron.run_until("defend")
    ultron.expect(in_play=["Countdown to Oblivion"], midway=True)
    assert (drones(ultron, 0), drones(ultron, 1)) == (1, 1)


def norad(table: Table) -> Table:
    """A player with Assault on NORAD at 3 threat, asked in step one."""
    table.hero("Captain Marvel", deck=["Genius"]).environment("Ultron Drones").villain("Ultron", status=["stunned"])
    return table.main_scheme(stage=2, threat=3).start(phase="villain", step=1).run_until("option")


def test_assault_on_norad_places_2_threat_when_you_choose_that(ultron):
    norad(ultron).choose("Place 2 threat")
    ultron.expect(threat={"Assault on NORAD": 3 + 1 + 2})
    assert drones(ultron, 0) == 0


def test_assault_on_norad_makes_your_top_card_a_drone_when_you_choose_that(ultron):
    norad(ultron).choose("facedown Drone", "Activate", "Do not defend")
    ultron.expect(threat={"Assault on NORAD": 3 + 1}, damage={"Captain Marvel": 1})
    ultron.attack("Drone").expect(discard={0: ["Genius"]})


def test_assault_on_norad_lets_each_player_choose(ultron):
    ultron.hero("Captain Marvel").hero("She-Hulk").environment("Ultron Drones").villain("Ultron")
    ultron.main_scheme(stage=2, threat=3).start(phase="villain", step=1)
    ultron.choose("Player 1", "Place 2 threat", "Player 2", "facedown Drone")
    ultron.expect(threat={"Assault on NORAD": 3 + 2 + 2}, midway=True)
    assert (drones(ultron, 0), drones(ultron, 1)) == (0, 1)


def test_assault_on_norad_asks_nothing_when_ultron_schemes(ultron):
    ultron.hero("Captain Marvel", form="alter-ego").environment("Ultron Drones").villain("Ultron", stage=1)
    ultron.main_scheme(stage=2, threat=3).start(phase="villain", step=2)
    ultron.expect(threat={"Assault on NORAD": 4})


@rule("cannot.1")
def test_countdown_to_oblivion_cannot_be_thwarted(ultron):
    ultron.hero("Captain Marvel").main_scheme(stage=3, threat=3)
    assert "Thwart with Captain Marvel" not in ultron.options()


def test_countdown_to_oblivion_lets_side_schemes_be_thwarted(ultron):
    ultron.hero("Captain Marvel").main_scheme(stage=3, threat=3).side_scheme("Invasive AI")
    ultron.choose("Thwart with Captain Marvel")
    assert ultron.options() == ["Invasive AI"]


@rule("winning.2", "main_scheme.4")
def test_countdown_to_oblivion_loses_the_game_when_it_is_completed(ultron):
    ultron.hero("Captain Marvel").main_scheme(stage=3, threat=4).start(phase="villain", step=1)
    ultron.expect(outcome="loss")
    assert ultron.game.outcome_reason == "scheme_completed"
