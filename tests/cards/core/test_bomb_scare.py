"""Bomb Scare."""

import pytest

from tests.rules.citation import rule


@pytest.mark.parametrize(("others", "threat"), [([], 3), (["Captain Marvel"], 4), (["Captain Marvel", "She-Hulk"], 5)])
def test_bomb_scare_enters_with_1_more_threat_for_each_player(table, others, threat):
    table.hero("Spider-Man")
    for hero in others:
        table.hero(hero)
    table.dealt(0, "Bomb Scare").start(phase="villain", step=4)
    table.expect(threat={"Bomb Scare": threat})


@rule("Acceleration Icon")
def test_bomb_scare_accelerates_the_main_scheme(table):
    table.hero("Spider-Man").main_scheme(threat=0).side_scheme("Bomb Scare").start(phase="villain", step=1)
    table.run_until("turn")
    table.expect(threat={"The Break-In!": 2})


def test_hydra_bomber_deals_2_damage_when_you_choose_that(table):
    table.hero("Spider-Man").main_scheme(threat=0).dealt(0, "Hydra Bomber").start(phase="villain", step=4)
    table.choose("damage")
    table.expect(damage={"Spider-Man": 2}, threat={"The Break-In!": 0}, in_play=["Hydra Bomber"])


def test_hydra_bomber_places_1_threat_when_you_choose_that(table):
    table.hero("Spider-Man").main_scheme(threat=0).dealt(0, "Hydra Bomber").start(phase="villain", step=4)
    table.choose("threat")
    table.expect(damage={"Spider-Man": 0}, threat={"The Break-In!": 1})


def test_hydra_bomber_damages_an_alter_ego_too(table):
    table.hero("Spider-Man", form="alter-ego").dealt(0, "Hydra Bomber").start(phase="villain", step=4)
    table.choose("damage")
    table.expect(damage={"Peter Parker": 2})


@rule("choose_option.1", "tough.5")
def test_hydra_bomber_offers_no_damage_that_a_tough_card_would_prevent(table):
    table.hero("Spider-Man", status=["tough"]).main_scheme(threat=0).dealt(0, "Hydra Bomber")
    table.start(phase="villain", step=4)
    assert len(table.options()) == 1
    table.choose("threat")
    table.expect(threat={"The Break-In!": 1}, status={"Spider-Man": ["tough"]})


@rule("first_player.6")
def test_explosion_is_assigned_by_the_first_player_among_heroes_and_allies(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).hero("Captain Marvel").side_scheme("Bomb Scare", threat=3)
    table.dealt(1, "Explosion").start(phase="villain", step=4)
    assert table.decision.player == 0
    table.choose("1 damage to Spider-Man", "1 damage to Daredevil", "1 damage to Captain Marvel")
    table.expect(damage={"Spider-Man": 1, "Daredevil": 1, "Captain Marvel": 1})


def test_explosion_cannot_be_assigned_to_an_alter_ego(table):
    table.hero("Spider-Man").hero("Captain Marvel", form="alter-ego").side_scheme("Bomb Scare", threat=1)
    table.dealt(0, "Explosion").start(phase="villain", step=4)
    assert table.options() == ["1 damage to Spider-Man"]


def test_explosion_assigns_nobody_more_than_defeats_them(table):
    table.hero("Spider-Man", in_play=["Black Cat"]).side_scheme("Bomb Scare", threat=3)
    table.dealt(0, "Explosion").start(phase="villain", step=4)
    table.choose("1 damage to Black Cat", "1 damage to Black Cat")
    assert table.options() == ["1 damage to Spider-Man"]


@rule("and.1", "indirect_damage.3")
def test_explosion_is_dealt_all_at_once(table):
    table.hero("Spider-Man", status=["tough"]).side_scheme("Bomb Scare", threat=3)
    table.dealt(0, "Explosion").start(phase="villain", step=4)
    table.choose(*["1 damage to Spider-Man"] * 3)
    table.expect(damage={"Spider-Man": 0}, status={"Spider-Man": []})


def test_explosion_surges_when_bomb_scare_is_not_in_play(table):
    table.hero("Spider-Man").dealt(0, "Explosion").encounter_deck("Hydra Mercenary").start(phase="villain", step=4)
    table.expect(in_play=["Hydra Mercenary"])


def test_explosion_does_not_surge_when_bomb_scare_is_in_play(table):
    table.hero("Spider-Man").dealt(0, "Explosion").side_scheme("Bomb Scare", threat=1)
    table.encounter_deck("Hydra Mercenary").start(phase="villain", step=4).choose("1 damage to Spider-Man")
    table.expect(not_in_play=["Hydra Mercenary"], damage={"Spider-Man": 1})


@rule("you.5")
def test_false_alarm_confuses_you(table):
    table.hero("Spider-Man", form="alter-ego").dealt(0, "False Alarm").encounter_deck("Hydra Mercenary")
    table.start(phase="villain", step=4)
    table.expect(status={"Peter Parker": ["confused"]}, not_in_play=["Hydra Mercenary"])


@rule("alteration_already.1")
def test_false_alarm_surges_when_you_are_confused_already(table):
    table.hero("Spider-Man", status=["confused"]).dealt(0, "False Alarm").encounter_deck("Hydra Mercenary")
    table.start(phase="villain", step=4)
    table.expect(status={"Spider-Man": ["confused"]}, in_play=["Hydra Mercenary"])
