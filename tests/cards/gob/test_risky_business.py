"""Risky Business: Norman Osborn and the Green Goblin, their main schemes and environment, and the encounter set."""

import pytest

import mc_env
from mc_env.cards.terms import Stat
from mc_env.table import Table
from tests.rules.citation import rule

BOOST_CARDS = ["Hired Gun", "Private Security Specialist", "Collapsing Bridge", "Payoff", "All in a Day's Work"]


def norman(stage: int = 1, infamy: int = 2, **more) -> Table:
    """Norman Osborn at a stage, with so much infamy."""
    table = Table(scenario="risky_business", mode="expert" if stage == 3 else "standard")
    return (
        table.hero("Captain Marvel", **more)
        .villain("Norman Osborn", stage=stage)
        .environment("Criminal Enterprise")
        .card("Criminal Enterprise", counters=infamy)
    )


def goblin(stage: int = 1, madness: int = 2, **more) -> Table:
    """The Green Goblin at a stage, with so much madness."""
    table = Table(scenario="risky_business", mode="expert" if stage == 3 else "standard")
    return (
        table.hero("Captain Marvel", **more)
        .villain("Green Goblin", stage=stage)
        .environment("State of Madness")
        .card("State of Madness", counters=madness)
    )


# ------------------------------------------------------------------------------------------ Norman Osborn


@pytest.mark.parametrize(("stage", "infamy"), [(1, 1), (2, 2), (3, 3)])
@rule("Replacement Effect")
def test_norman_osborn_places_infamy_instead_of_attacking(stage, infamy):
    table = norman(stage).enemy_attacks("Norman Osborn")
    table.expect(damage={"Captain Marvel": 0}, counters={"Criminal Enterprise": {"infamy": 2 + infamy}})
    assert table.events("boost card") == []


@pytest.mark.parametrize("stage", [1, 2, 3])
@rule("Replacement Effect")
def test_norman_osborn_loses_infamy_instead_of_taking_damage(stage):
    table = norman(stage, infamy=9).attack("Norman Osborn")
    table.expect(damage={"Norman Osborn": 0}, counters={"Criminal Enterprise": {"infamy": 7}})


@rule("stun.9")
def test_norman_osborn_discards_a_stunned_card_rather_than_placing_infamy():
    """FAQ on Norman Osborn (#1A)."""
    table = norman()
    table.villain("Norman Osborn", status=["stunned"]).enemy_attacks("Norman Osborn")
    table.expect(status={"Norman Osborn": []}, counters={"Criminal Enterprise": {"infamy": 2}})


def test_norman_osborn_schemes_as_others_do():
    table = norman(form="alter-ego").encounter_deck("Mad Genius").main_scheme(threat=0)
    table.enemy_schemes("Norman Osborn").expect(threat={"Hostile Takeover": 3})


def test_norman_osborn_has_no_tough_card_taken_by_damage_that_costs_infamy():
    """A tough card prevents the damage first: status cards come before other abilities."""
    table = norman(infamy=3)
    table.villain("Norman Osborn", status=["tough"]).attack("Norman Osborn")
    table.expect(status={"Norman Osborn": []}, counters={"Criminal Enterprise": {"infamy": 3}})


# ------------------------------------------------------------------------------------------ flipping


@rule("Flip")
def test_criminal_enterprise_flips_with_norman_osborn_when_its_last_infamy_is_gone():
    table = norman().attack("Norman Osborn").run_until("turn")
    table.expect(
        in_play=["Green Goblin", "State of Madness"],
        not_in_play=["Norman Osborn", "Criminal Enterprise"],
        counters={"State of Madness": {"madness": 2}},
        damage={"Green Goblin": 0, "Captain Marvel": 3},
    )


@rule("per_player_icon.1")
def test_criminal_enterprise_enters_play_with_infamy_for_each_player():
    game = mc_env.new_game(heroes=["spider_man", "iron_man", "she_hulk"], scenario="risky_business", seed=1)
    found = next(card for card in game.view(0)["areas"][0]["environments"] if card["title"] == "Criminal Enterprise")
    assert found["counters"] == {"infamy": 6}


@rule("Flip")
def test_state_of_madness_flips_with_the_green_goblin_when_its_last_madness_is_gone():
    table = goblin(madness=1, form="alter-ego").enemy_schemes("Green Goblin")
    table.expect(in_play=["Norman Osborn", "Criminal Enterprise"], counters={"Criminal Enterprise": {"infamy": 2}})


@rule("Flip")
def test_norman_osborn_keeps_the_damage_and_attachments_of_the_green_goblin():
    table = goblin(madness=1, form="alter-ego")
    table.villain("Green Goblin", damage=5, attachments=["02033"]).enemy_schemes("Green Goblin")
    table.expect(damage={"Norman Osborn": 5}, in_play=["Goblin Glider"])


def test_green_goblin_who_flips_in_his_attack_strikes_with_the_boost_icons_alone():
    """FAQ on Green Goblin (#1B): he is Norman Osborn by then, and past the point where he would attack."""
    table = goblin(madness=1).encounter_deck("Hired Gun").enemy_attacks("Green Goblin")
    table.run_until("turn")
    table.expect(
        damage={"Captain Marvel": 2}, in_play=["Norman Osborn"], counters={"Criminal Enterprise": {"infamy": 2}}
    )


# ------------------------------------------------------------------------------------------ the Green Goblin


@pytest.mark.parametrize(("stage", "madness"), [(1, 1), (2, 1), (3, 2)])
@rule("Replacement Effect")
def test_green_goblin_loses_madness_instead_of_scheming(stage, madness):
    table = goblin(stage, madness=5, form="alter-ego").main_scheme(threat=0).enemy_schemes("Green Goblin")
    table.expect(threat={"Hostile Takeover": 0}, counters={"State of Madness": {"madness": 5 - madness}})


def test_green_goblin_1_deals_indirect_damage_to_players_in_hero_form_when_he_shows_himself():
    table = Table(scenario="risky_business").hero("Captain Marvel").hero("She-Hulk", form="alter-ego")
    table.environment("Criminal Enterprise").card("Criminal Enterprise", counters=1)
    table.attack("Norman Osborn").run_until("turn")
    table.expect(damage={"Captain Marvel": 3, "Jennifer Walters": 0})


@rule("Villain Defeat")
def test_green_goblin_2_deals_indirect_damage_to_every_player_when_he_takes_over():
    table = Table(scenario="risky_business").hero("Captain Marvel").hero("She-Hulk", form="alter-ego")
    table.villain("Green Goblin", damage=27).environment("State of Madness").attack("Green Goblin")
    table.run_until("turn")
    table.expect(damage={"Captain Marvel": 3, "Jennifer Walters": 3, "Green Goblin": 0}, in_play=["State of Madness"])
    assert table.stat("Green Goblin", Stat.HP) == 36


def test_green_goblin_2_divides_his_indirect_damage_among_the_characters_of_a_player():
    table = goblin(1, in_play=["Nick Fury"])
    table.villain("Green Goblin", damage=13).attack("Green Goblin")
    table.choose("Player 1 (Captain Marvel)", "1 damage to Nick Fury").choose(*["1 damage to Captain Marvel"] * 2)
    table.expect(damage={"Captain Marvel": 2, "Nick Fury": 1})


def test_green_goblin_3_deals_damage_to_every_player_when_he_takes_over():
    table = Table(scenario="risky_business", mode="expert").hero("Captain Marvel").hero("She-Hulk", form="alter-ego")
    table.villain("Green Goblin", stage=2, damage=35).environment("State of Madness").attack("Green Goblin")
    table.expect(damage={"Captain Marvel": 4, "Jennifer Walters": 4})


def test_green_goblin_wins_the_game_for_the_players_at_his_last_stage():
    goblin(2).villain("Green Goblin", damage=17).attack("Green Goblin").expect(outcome="win")


# ------------------------------------------------------------------------------------------ main schemes


@pytest.mark.parametrize("mode", ["standard", "expert"])
def test_hostile_takeover_puts_criminal_enterprise_into_play(mode):
    table = Table(scenario="risky_business", mode=mode, modular=[]).hero("Captain Marvel").start(phase="setup")
    table.run_until("mulligan")
    assert {"Criminal Enterprise", "Norman Osborn"} <= set(table.in_play())
    assert table.threat("Hostile Takeover") == 2


def test_hostile_takeover_costs_every_player_a_card_for_each_infamy_when_completed():
    table = Table(scenario="risky_business").hero("Captain Marvel").hero("She-Hulk").main_scheme(threat=13)
    table.environment("Criminal Enterprise").card("Criminal Enterprise", counters=1)
    table.place_threat("Hostile Takeover", 1)
    table.expect(counters={"Criminal Enterprise": {"infamy": 3}}, threat={"Corporate Acquisition": 2})
    assert (len(table.discard(0)), len(table.discard(1))) == (3, 3)


@rule("then.1")
def test_hostile_takeover_discards_nothing_while_the_green_goblin_is_there():
    table = goblin().main_scheme(threat=6).place_threat("Hostile Takeover", 1)
    table.expect(in_play=["Corporate Acquisition"])
    assert table.discard(0) == []


def test_corporate_acquisition_is_lost_when_completed():
    norman().main_scheme(stage=2, threat=9).place_threat("Corporate Acquisition", 1).expect(outcome="loss")


def test_corporate_acquisition_deals_one_more_card_for_its_hazard_icon():
    table = norman().main_scheme(stage=2, threat=0).start(phase="villain", step=3)
    assert len(table.events("deal encounter card")) == 2


# ------------------------------------------------------------------------------------------ encounter cards


@pytest.mark.parametrize("title", BOOST_CARDS)
def test_boost_of_the_set_places_infamy(title):
    table = norman(form="alter-ego").encounter_deck(title).enemy_schemes("Norman Osborn")
    table.expect(counters={"Criminal Enterprise": {"infamy": 3}})


@pytest.mark.parametrize("title", BOOST_CARDS)
def test_boost_of_the_set_removes_madness_while_the_green_goblin_is_there(title):
    table = goblin(madness=3).encounter_deck(title).enemy_attacks("Green Goblin").run_until("turn")
    table.expect(counters={"State of Madness": {"madness": 2}})


def test_hired_gun_gives_the_villain_a_boost_card_or_places_infamy():
    table = norman().reveal("Hired Gun")
    assert len(table.options()) == 2
    table.choose("Place 2 infamy counters on Criminal Enterprise")
    table.expect(counters={"Criminal Enterprise": {"infamy": 4}}, in_play=["Hired Gun"])


def test_hired_gun_leaves_only_the_boost_card_while_the_green_goblin_is_there():
    table = goblin().encounter_deck("Mad Genius").reveal("Hired Gun").choose("Give the villain 1 boost card")
    table.expect(in_play=["Hired Gun"])
    assert table.where("Mad Genius") == "boost card"


def test_private_security_specialist_guards_norman_osborn():
    table = norman().minion("Private Security Specialist")
    table.choose("Attack with Captain Marvel")
    assert "Norman Osborn" not in table.options()


def test_collapsing_bridge_keeps_threat_on_the_main_scheme():
    table = norman().side_scheme("Collapsing Bridge").main_scheme(threat=3).choose("Thwart with Captain Marvel")
    assert table.options() == ["Collapsing Bridge"]


def test_oscorp_manufacturing_has_more_threat_while_norman_osborn_is_there():
    norman().reveal("Oscorp Manufacturing").expect(threat={"Oscorp Manufacturing": 3})


def test_oscorp_manufacturing_has_its_printed_threat_while_the_green_goblin_is_there():
    goblin().reveal("Oscorp Manufacturing").expect(threat={"Oscorp Manufacturing": 2})


def test_payoff_deals_one_more_card_for_its_hazard_icon():
    table = norman().side_scheme("Payoff").start(phase="villain", step=3)
    assert len(table.events("deal encounter card")) == 2


def test_all_in_a_days_work_places_infamy():
    norman().reveal("All in a Day's Work").expect(counters={"Criminal Enterprise": {"infamy": 4}})


def test_all_in_a_days_work_removes_madness_while_the_green_goblin_is_there():
    goblin(madness=3).reveal("All in a Day's Work").expect(counters={"State of Madness": {"madness": 1}})


def test_all_in_a_days_work_turns_the_green_goblin_back_with_his_last_madness():
    goblin(madness=1).reveal("All in a Day's Work").expect(
        in_play=["Norman Osborn"], counters={"Criminal Enterprise": {"infamy": 2}}
    )


def test_mad_genius_has_the_green_goblin_attack_the_hero_with_the_fewest_hit_points_left():
    table = Table(scenario="risky_business").hero("Captain Marvel").hero("She-Hulk", damage=9)
    table.villain("Green Goblin").environment("State of Madness").reveal("Mad Genius").run_until("turn")
    table.expect(damage={"Captain Marvel": 0, "She-Hulk": 12})


def test_mad_genius_lets_the_first_player_break_a_tie():
    table = Table(scenario="risky_business").hero("Captain Marvel").hero("She-Hulk", damage=3)
    table.villain("Green Goblin").environment("State of Madness").reveal("Mad Genius", seat=1)
    assert (table.decision.player, table.options()) == (0, ["Captain Marvel", "She-Hulk"])


@rule("Surge")
def test_mad_genius_surges_without_a_hero_to_attack():
    table = goblin(form="alter-ego").encounter_deck("Private Security Specialist").reveal("Mad Genius")
    table.expect(in_play=["Private Security Specialist"], damage={"Carol Danvers": 0})


def test_mad_genius_discards_cards_too_when_its_attack_turned_him_back_into_norman_osborn():
    table = goblin(madness=1).encounter_deck("Hired Gun").reveal("Mad Genius").run_until("turn")
    table.expect(in_play=["Norman Osborn"], damage={"Captain Marvel": 2})  # of the boost icons alone
    assert len(table.discard(0)) == table.counters("Criminal Enterprise", "infamy") == 2


def test_mad_genius_discards_a_card_for_each_infamy_while_norman_osborn_is_there():
    table = norman(infamy=3).reveal("Mad Genius")
    assert len(table.discard(0)) == 3
