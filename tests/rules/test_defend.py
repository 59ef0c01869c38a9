"""Defending: with a hero, with an ally, for another player, with defense-labeled abilities."""

import pytest

import tests.rules.copy_cards  # noqa: F401
from tests.rules.citation import rule


@rule("defend.3", "attack_enemy.18", "basic_power.4")
def test_a_defending_hero_exhausts_and_reduces_the_damage_by_def(table):
    table.hero("Captain Marvel").start(phase="villain", step=2).defend("Captain Marvel")
    table.expect(damage={"Captain Marvel": 1}, exhausted=["Captain Marvel"])


@rule("defend.6", "ally.8", "attack_enemy.21")
def test_a_defending_ally_exhausts_and_takes_all_the_damage(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).start(phase="villain", step=2).decline().defend("Daredevil")
    table.expect(damage={"Daredevil": 2, "Spider-Man": 0}, exhausted=["Daredevil"], ready=["Spider-Man"])


@rule("defend.2", "defend.4", "defend.7")
def test_nobody_else_is_asked_when_there_is_a_defender(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).hero("Captain Marvel").start(phase="villain", step=2)
    table.decline().defend("Daredevil")
    table.expect(ready=["Captain Marvel", "Spider-Man"], midway=True)
    assert table.decision.player == 1  # the villain's next activation


@rule("defend.1")
def test_the_attacked_player_is_asked_first_and_then_the_others(table):
    table.hero("Captain Marvel").hero("She-Hulk").hero("Iron Man").start(phase="villain", step=2, seat=1)
    asked = []
    for _ in range(3):
        asked.append(table.decision.player)
        table.choose("Do not defend")
    assert asked == [1, 0, 2]


@rule("defend.19", "attack_enemy.10")
def test_another_players_hero_may_defend_and_is_dealt_the_damage(table):
    table.hero("Spider-Man").hero("Captain Marvel").start(phase="villain", step=2)
    table.decline().choose("Do not defend").defend("Captain Marvel")
    table.expect(damage={"Spider-Man": 0, "Captain Marvel": 1}, exhausted=["Captain Marvel"], midway=True)


@rule("ally.7")
def test_another_players_ally_may_defend(table):
    table.hero("Captain Marvel").hero("Spider-Man", in_play=["Daredevil"]).start(phase="villain", step=2)
    table.choose("Do not defend").defend("Daredevil")
    table.expect(damage={"Captain Marvel": 0, "Daredevil": 2}, midway=True)


@rule("exhausted.2")
def test_exhausted_characters_cannot_defend(table):
    table.hero("Spider-Man", exhausted=True, in_play=["Daredevil"]).card("Daredevil", exhausted=True)
    table.start(phase="villain", step=2).decline()
    table.expect(damage={"Spider-Man": 2})


@rule("defend.3")
def test_an_alter_ego_cannot_defend_another_player(table):
    table.hero("Captain Marvel").hero("Spider-Man", form="alter-ego").start(phase="villain", step=2)
    table.choose("Do not defend")
    table.expect(damage={"Captain Marvel": 2}, ready=["Peter Parker"])


@rule("defend.6")
def test_an_ally_of_a_player_in_alter_ego_form_may_defend(table):
    table.hero("Captain Marvel").hero("Spider-Man", form="alter-ego", in_play=["Daredevil"])
    table.start(phase="villain", step=2).choose("Do not defend").defend("Daredevil")
    table.expect(damage={"Daredevil": 2})


@rule("stun.1")
def test_a_stunned_hero_can_defend(table):
    table.hero("Captain Marvel", status=["stunned"]).start(phase="villain", step=2).defend("Captain Marvel")
    table.expect(damage={"Captain Marvel": 1}, status={"Captain Marvel": ["stunned"]})


@rule("defend.9", "defend.10", "labeled_ability.4", "labeled_ability.3")
def test_a_defense_ability_makes_the_identity_the_defender(table):
    table.hero("Spider-Man", hand=["Backflip", "Counter-Punch"]).start(phase="villain", step=2)
    table.decline().choose("Do not defend", "Play Backflip", "Play Counter-Punch")
    table.expect(damage={"Spider-Man": 0, "Rhino": 2})


@rule("defend.12")
def test_a_defense_ability_does_not_subtract_def(table):
    table.hero("Captain Marvel", in_play=["Cosmic Flight"]).villain("Rhino", attachments=["Charge"])
    table.start(phase="villain", step=2).choose("Do not defend", "Use Cosmic Flight")
    table.expect(damage={"Captain Marvel": 5 - 3}, ready=["Captain Marvel"])


@rule("defend.14")
def test_a_defending_hero_may_use_defense_abilities_as_well(table):
    table.hero("Captain Marvel", in_play=["Cosmic Flight"]).villain("Rhino", attachments=["Charge"])
    table.start(phase="villain", step=2).defend("Captain Marvel").choose("Use Cosmic Flight")
    table.expect(damage={"Captain Marvel": 5 - 1 - 3}, exhausted=["Captain Marvel"])


@rule("defend.16")
def test_a_defense_ability_does_not_replace_a_defending_ally(table):
    table.hero("Spider-Man", hand=["Backflip", "Counter-Punch"], in_play=["Black Cat"])
    table.villain("Rhino", attachments=["Charge"]).start(phase="villain", step=2)
    table.decline().defend("Black Cat").choose("Play Backflip")
    table.expect(damage={"Rhino": 0, "Spider-Man": 0}, hand={0: ["Counter-Punch"]})


@rule("defend.17", "defend.18")
def test_a_defense_ability_outside_an_attack_is_no_defense(table):
    table.hero("Captain Marvel", hand=["Counter-Punch"], in_play=["Cosmic Flight"]).dealt(0, "Shocker")
    table.start(phase="villain", step=4).choose("Use Cosmic Flight")
    table.expect(damage={"Captain Marvel": 0}, hand={0: ["Counter-Punch"]})


@rule("defend.24")
def test_abilities_after_defending_resolve_when_the_attack_has_ended(table):
    table.hero("Captain Marvel", in_play=["Indomitable"]).start(phase="villain", step=2)
    table.defend("Captain Marvel").choose("Use Indomitable")
    table.expect(damage={"Captain Marvel": 1}, ready=["Captain Marvel"], not_in_play=["Indomitable"])


@rule("ally.9", "you.17")
def test_an_ally_that_defends_is_not_the_hero_defending(table):
    table.hero("Spider-Man", hand=["Counter-Punch"], in_play=["Daredevil"]).start(phase="villain", step=2)
    table.decline().defend("Daredevil")
    table.expect(hand={0: ["Counter-Punch"]}, damage={"Rhino": 0})


@rule("attack_enemy.28")
def test_a_hero_who_defends_and_is_dealt_no_damage_has_still_defended(table):
    table.hero("Spider-Man", hand=["Counter-Punch"]).start(phase="villain", step=2)
    table.decline().defend("Spider-Man").choose("Play Counter-Punch")
    table.expect(damage={"Spider-Man": 0, "Rhino": 2})


@rule("defend.9", "defend.10", "labeled_ability.4")
def test_a_defense_ability_against_a_boost_ability_makes_the_hero_the_defender(table):
    table.hero("Captain Marvel", in_play=["Cosmic Flight", "Indomitable"], exhausted=True)
    table.encounter_deck("Concussive Blast").start(phase="villain", step=2)
    table.choose("Use Cosmic Flight", "Use Indomitable")
    table.expect(damage={"Captain Marvel": 2}, ready=["Captain Marvel"], not_in_play=["Indomitable"])


@rule("defend.15")
@pytest.mark.parametrize("used", [True, False])
def test_other_players_use_no_defense_ability_after_the_first_even_if_the_defending_ally_is_gone(table, used):
    table.hero("Captain Marvel", in_play=["Cosmic Flight", "Squirrel Girl"]).card("Squirrel Girl", damage=1)
    table.hero("Ms. Marvel", hand=["Preemptive Strike", "Genius"])
    table.villain("Rhino", boost=["Concussive Blast"]).encounter_deck("Shocker").enemy_attacks("Rhino")
    table.defend("Squirrel Girl").choose("Use Cosmic Flight" if used else "Pass")
    assert (table.decision.player, table.decision.kind) == ((0, "turn") if used else (1, "interrupt"))


@rule("defend.9", "defend.22")
def test_an_attack_is_not_undefended_when_a_defense_ability_answered_its_boost_ability(table):
    table.hero("Captain Marvel", in_play=["Cosmic Flight"], exhausted=True).main_scheme(threat=0)
    table.villain("Rhino", boost=["Concussive Blast"]).encounter_deck("Kree Manipulator")
    table.start(phase="villain", step=2).choose("Use Cosmic Flight")
    table.expect(threat={"The Break-In!": 0}, midway=True)


@rule("defend.19", "defend.9")
def test_a_defense_ability_against_a_boost_ability_moves_the_target_of_the_attack(table):
    table.hero("Spider-Man", exhausted=True).hero("She-Hulk", hand=["Drop Down"], exhausted=True)
    table.encounter_deck("Stray Pieces").start(phase="villain", step=2).decline().choose("Play Drop Down")
    table.expect(damage={"Spider-Man": 1, "She-Hulk": 2 + 2})  # this attack, and then her own


@rule("defend.15")
def test_no_other_player_may_use_a_defense_ability_after_one_against_a_boost_ability(table):
    table.hero("Spider-Man", hand=["Drop Down"], exhausted=True).hero("She-Hulk", hand=["Drop Down"], exhausted=True)
    table.encounter_deck("Stray Pieces").start(phase="villain", step=2).decline()
    table.choose("Play Drop Down")
    table.expect(hand={1: ["Drop Down"]}, damage={"She-Hulk": 1, "Spider-Man": 2}, midway=True)


@rule("defend.16")
def test_a_defense_ability_against_a_boost_ability_leaves_a_defending_ally_the_defender(table):
    table.hero("Captain Marvel", in_play=["Cosmic Flight", "Indomitable", "Mockingbird"])
    table.encounter_deck("Concussive Blast").start(phase="villain", step=2).defend("Mockingbird")
    table.choose("Use Cosmic Flight")
    table.expect(damage={"Captain Marvel": 0}, in_play=["Indomitable"], not_in_play=["Mockingbird"])


@rule("defend.18")
def test_a_defense_ability_against_damage_after_the_attack_does_not_defend_it(table):
    table.hero("Captain Marvel", in_play=["Cosmic Flight", "Indomitable"], exhausted=True).environment("Backwash")
    table.start(phase="villain", step=2)
    table.run_until("interrupt").decline().choose("Use Cosmic Flight").expect(in_play=["Indomitable"])
