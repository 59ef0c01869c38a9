"""What an effect has done, who did it and to what: so that "then", "otherwise" and answers find what they ask for."""

from __future__ import annotations

import tests.rules.report_cards  # noqa: F401
from tests.rules.citation import rule


@rule("then.1")
def test_what_comes_then_comes_when_an_acceleration_token_was_placed(table):
    table.hero("Spider-Man").reveal("Fumes")
    table.expect(damage={"Spider-Man": 2})
    assert table.acceleration() == 1


@rule("then.1")
def test_what_comes_then_comes_when_one_card_was_drawn(table):
    table.hero("Spider-Man", hand=["Lesson"]).play("Lesson").choose("Rhino")
    table.expect(damage={"Rhino": 1}, hand={0: 1})


@rule("activation.14")
def test_an_attack_that_waits_for_another_activation_was_made_and_nothing_comes_instead(table):
    table.hero("Spider-Man", exhausted=True).minion("Hydra Mercenary").main_scheme(threat=0)
    table.encounter_deck("Diversion").enemy_attacks("Rhino").run_until("turn")
    table.expect(threat={"The Break-In!": 0}, damage={"Spider-Man": 2 + 1})


@rule("then.1")
def test_what_comes_then_does_not_come_when_nobody_could_be_made_the_defender(table):
    table.hero("Spider-Man", hand=["Understudy"], exhausted=True).enemy_attacks("Rhino").choose("Play Understudy")
    table.run_until("turn").expect(hand={0: 1}, damage={"Spider-Man": 2})


def test_an_attacker_is_nobody_when_nobody_attacks(table):
    table.hero("Spider-Man", in_play=["Grudge"])
    assert not [label for label in table.options() if "Grudge" in label]


@rule("damage.1")
def test_no_damage_would_be_dealt_when_the_attacker_has_no_attack(table):
    table.hero("Spider-Man", in_play=["Harmless", "Jolt"]).attack("Rhino", by="Harmless")
    table.expect(damage={"Rhino": 0}, exhausted=["Harmless"], hand={0: 0})


@rule("damage.1")
def test_no_damage_would_be_dealt_to_what_cannot_take_damage(table):
    table.hero("Spider-Man", in_play=["Jolt"]).environment("Shell").deal_damage("Rhino", 2)
    table.expect(damage={"Rhino": 0}, hand={0: 0})


@rule("damage.1")
def test_an_answer_to_damage_that_would_be_dealt_is_offered_when_there_is_some(table):
    table.hero("Spider-Man", in_play=["Jolt"]).attack("Rhino").choose("Use Jolt")
    table.expect(damage={"Rhino": 2}, hand={0: 1})


@rule("tough.1")
def test_a_tough_card_prevents_its_part_of_an_attack_that_is_divided(table):
    table.hero("Spider-Man", hand=["Burst"]).villain("Rhino", status=["tough"])
    table.play("Burst").run_until("turn", accept=["Rhino"])
    table.expect(damage={"Rhino": 0}, status={"Rhino": []})


def test_the_player_a_card_names_chooses_a_player(table):
    table.hero("Spider-Man").hero("She-Hulk").reveal("Shared Luck", seat=1)
    assert table.decision.player == 0
    table.choose("Player 2").expect(hand={0: 0, 1: 1})


@rule("thwart.1")
def test_threat_is_removed_by_the_ally_who_thwarts(table):
    table.hero("Spider-Man").hero("She-Hulk", in_play=["Ovation", "Daredevil"]).main_scheme(threat=5)
    table.start(seat=1).thwart("The Break-In!").thwart("The Break-In!", by="Daredevil")
    assert table.counters("Ovation", "clap") == 1


@rule("status_cards.1")
def test_getting_a_status_card_can_be_answered(table):
    table.hero("Spider-Man", hand=["Shove"], in_play=["Nurse"]).play("Shove").choose("Rhino")
    assert table.counters("Nurse", "bandage") == 1


def test_card_attached_to_an_ally_is_found_and_one_attached_elsewhere_is_not(table):
    table.hero("Spider-Man", hand=["Pickpocket", "Inspired", "Energy"], in_play=["Web-Shooter", "Daredevil"])
    table.play("Inspired", pay=["Energy"], target="Daredevil").choose("Play Pickpocket", "Inspired")
    table.expect(not_in_play=["Inspired"], in_play=["Web-Shooter"])


def test_control_goes_back_to_the_last_who_took_it_and_not_to_the_first(table):
    table.hero("Spider-Man", hand=["Short Charm"], in_play=["Daredevil"])
    table.hero("She-Hulk", hand=["Long Charm"]).hero("Iron Man", hand=["Long Charm"])
    table.start(seat=1, first=1).play("Long Charm", target="Daredevil").end_turn()
    table.play("Long Charm", target="Daredevil").end_turn().play("Short Charm", target="Daredevil").end_turn()
    table.run_until("defend")
    assert table.controller("Daredevil") == 2


@rule("leaves_play.3")
def test_a_new_copy_is_not_discarded_for_the_last_use_of_the_old_one(table):
    table.hero("Spider-Man", in_play=["Last Candle"]).use("Last Candle").expect(in_play=["Last Candle"])
    assert table.counters("Last Candle", "match") == 1
