"""Hulk and his signature cards (his obligation and nemesis set: `test_hulk_nemesis.py`)."""

import pytest

from mc_env.cards.terms import Stat
from tests.rules.citation import rule

PHYSICAL_3 = ["Strength", "Thunderclap"]  # two and one physical resource
MIXED_3 = ["Genius", "Thunderclap"]

# ------------------------------------------------------------------------------------------ the identity


@rule("Player Turn")
def test_enraged_discards_the_hand_when_the_turn_ends(table):
    table.hero("Hulk", hand=["Genius", "Energy"], deck=["Strength"] * 4).end_turn()
    table.expect(discard={0: ["Genius", "Energy"]}, midway=True)
    table.run_villain_phase().expect(hand={0: ["Strength"] * 4})  # the new hand is drawn after the discard


def test_enraged_leaves_the_hand_alone_in_alter_ego_form(table):
    table.hero("Hulk", form="alter-ego", hand=["Genius", "Energy"]).end_turn()
    table.expect(hand={0: ["Genius", "Energy"]}, discard={0: []}, midway=True)


def test_enraged_discards_no_hand_when_the_turn_of_another_player_ends(table):
    table.hero("Captain Marvel").hero("Hulk", hand=["Genius"]).end_turn()
    table.expect(hand={1: ["Genius"]}, midway=True)
    table.end_turn().expect(discard={1: ["Genius"]}, midway=True)


def test_enraged_discards_the_hand_when_bruce_banner_has_changed_to_hulk_in_that_turn(table):
    table.hero("Hulk", form="alter-ego", hand=["Genius"]).change_form().end_turn()
    table.expect(discard={0: ["Genius"]}, midway=True)


@rule("limit.1")
def test_experimental_research_draws_a_card_and_discards_one_once_per_round(table):
    table.hero("Hulk", form="alter-ego", hand=["Genius"], deck=["Energy"]).use("Bruce Banner")
    assert sorted(table.options()) == ["Energy", "Genius"]
    table.choose("Genius").expect(hand={0: ["Energy"]}, discard={0: ["Genius"]})
    assert not [o for o in table.options() if "Experimental Research" in o]


def test_experimental_research_may_discard_the_card_just_drawn(table):
    table.hero("Hulk", form="alter-ego", deck=["Energy"]).use("Bruce Banner", target="Energy")
    table.expect(hand={0: 0}, discard={0: ["Energy"]})


def test_experimental_research_is_no_ability_of_the_hero(table):
    table.hero("Hulk", hand=["Genius"])
    assert not [o for o in table.options() if "Experimental Research" in o]


# ------------------------------------------------------------------------------------------ events


@rule("Labeled Ability")
def test_crushing_blow_deals_damage_equal_to_hulks_attack(table):
    table.hero("Hulk", hand=["Crushing Blow", "Thunderclap"], in_play=["Boundless Rage"])
    table.play("Crushing Blow", pay="Thunderclap", target="Rhino").expect(damage={"Rhino": 4}, ready=["Hulk"])


def test_crushing_blow_is_paid_with_physical_and_wild_resources_only(table):
    table.hero("Hulk", hand=["Crushing Blow", "Genius", "Vibranium", "Thunderclap"]).choose("Play Crushing Blow")
    assert sorted(table.options()) == ["Pay with Thunderclap", "Pay with Vibranium"]


def test_crushing_blow_is_not_offered_when_only_other_resources_could_pay(table):
    table.hero("Hulk", hand=["Crushing Blow", "Genius", "Energy"])
    assert "Play Crushing Blow" not in table.options()


def test_crushing_blow_is_not_offered_in_alter_ego_form(table):
    table.hero("Hulk", form="alter-ego", hand=["Crushing Blow", "Thunderclap"])
    assert "Play Crushing Blow" not in table.options()


@rule("cost.1")
def test_crushing_blow_needs_no_physical_resource_when_its_cost_is_reduced_to_0(table):
    """FAQ: the restriction applies only where resources are spent."""
    table.hero("Hulk", hand=["Crushing Blow", "Genius"], in_play=["Helicarrier"]).use("Helicarrier", target="Player 1")
    table.play("Crushing Blow", target="Rhino").expect(damage={"Rhino": 3}, hand={0: ["Genius"]})


def test_hulk_smash_gives_10_attack_for_one_basic_attack(table):
    table.hero("Hulk", hand=["Hulk Smash", *MIXED_3]).choose("Attack with Hulk", "Rhino")
    table.play("Hulk Smash", pay=MIXED_3).expect(damage={"Rhino": 13}, exhausted=["Hulk"])
    assert table.stat("Hulk", Stat.ATK) == 3


@rule("overkill.2")
def test_hulk_smash_gains_overkill_when_only_physical_resources_paid(table):
    table.hero("Hulk", hand=["Hulk Smash", *PHYSICAL_3]).minion("Shocker").choose("Attack with Hulk", "Shocker")
    table.play("Hulk Smash", pay=PHYSICAL_3).expect(damage={"Rhino": 10}, not_in_play=["Shocker"])


def test_hulk_smash_has_no_overkill_when_another_resource_paid(table):
    table.hero("Hulk", hand=["Hulk Smash", *MIXED_3]).minion("Shocker").choose("Attack with Hulk", "Shocker")
    table.play("Hulk Smash", pay=MIXED_3).expect(damage={"Rhino": 0}, not_in_play=["Shocker"])


def test_hulk_smash_may_be_declined_and_is_not_offered_for_an_attack_of_an_event_or_ally(table):
    table.hero("Hulk", hand=["Hulk Smash", "Crushing Blow", *PHYSICAL_3], in_play=["Brawn"])
    table.play("Crushing Blow", pay="Thunderclap", target="Rhino").expect(damage={"Rhino": 3})
    table.attack("Rhino", by="Brawn").expect(damage={"Rhino": 4})
    table.choose("Attack with Hulk", "Rhino").expect(damage={"Rhino": 7})  # two resources are left


def test_hulk_smash_is_offered_for_a_basic_attack_and_may_be_declined(table):
    table.hero("Hulk", hand=["Hulk Smash", *PHYSICAL_3]).choose("Attack with Hulk", "Rhino")
    assert "Play Hulk Smash" in table.options()
    table.decline().expect(damage={"Rhino": 3}, hand={0: 3})


@pytest.mark.parametrize(("pay", "left"), [(PHYSICAL_3, 1), (MIXED_3, 3)])
def test_sub_orbital_leap_removes_3_threat_or_5_for_physical_resources_only(table, pay, left):
    table.hero("Hulk", hand=["Sub-Orbital Leap", *pay]).main_scheme(threat=6)
    table.play("Sub-Orbital Leap", pay=pay, target="The Break-In!").expect(threat={"The Break-In!": left})


def test_sub_orbital_leap_counts_a_wild_resource_as_physical(table):
    table.hero("Hulk", hand=["Sub-Orbital Leap", "Vibranium", "Thunderclap"]).main_scheme(threat=6)
    table.play("Sub-Orbital Leap", pay=["Vibranium", "Thunderclap"], target="The Break-In!")
    table.expect(threat={"The Break-In!": 1})


def test_sub_orbital_leap_is_a_thwart_that_confusion_stops(table):
    table.hero("Hulk", hand=["Sub-Orbital Leap", *PHYSICAL_3], status="confused").main_scheme(threat=6)
    table.play("Sub-Orbital Leap", pay=PHYSICAL_3).expect(threat={"The Break-In!": 6}, status={"Hulk": []})


def test_thunderclap_deals_3_damage_to_each_of_up_to_3_enemies(table):
    table.hero("Hulk", hand=["Thunderclap", "Strength", "Energy"]).minion("Titania").minion("Shocker").minion("Vulture")
    table.play("Thunderclap", pay=["Strength", "Energy"]).choose("Rhino", "Titania")
    assert "Rhino" not in table.options()  # different enemies
    table.choose("Vulture").expect(damage={"Rhino": 3, "Titania": 3, "Vulture": 3, "Shocker": 0})


def test_thunderclap_may_stop_at_fewer_enemies(table):
    table.hero("Hulk", hand=["Thunderclap", "Strength", "Energy"]).minion("Sandman").minion("Vulture")
    table.play("Thunderclap", pay=["Strength", "Energy"]).choose("Rhino").decline()
    table.expect(damage={"Rhino": 3, "Sandman": 0, "Vulture": 0})


@rule("guard.1")
def test_thunderclap_is_no_attack_and_reaches_a_guarded_villain_though_hulk_is_stunned(table):
    table.hero("Hulk", hand=["Thunderclap", "Strength", "Energy"], status="stunned").minion("Hydra Mercenary")
    table.play("Thunderclap", pay=["Strength", "Energy"]).choose("Rhino").decline()
    table.expect(damage={"Rhino": 3, "Hydra Mercenary": 0}, status={"Hulk": ["stunned"]})


def test_unstoppable_force_readies_hulk_and_draws_a_card_for_physical_resources_only(table):
    table.hero("Hulk", hand=["Unstoppable Force", "Strength"], deck=["Genius"], exhausted=True)
    table.play("Unstoppable Force", pay="Strength").expect(ready=["Hulk"], hand={0: ["Genius"]})


def test_unstoppable_force_draws_nothing_when_another_resource_paid(table):
    table.hero("Hulk", hand=["Unstoppable Force", "Genius"], exhausted=True)
    table.play("Unstoppable Force", pay="Genius").expect(ready=["Hulk"], hand={0: 0})


def test_unstoppable_force_draws_nothing_when_it_costs_nothing(table):
    """FAQ: nothing was paid, so it was not paid with physical resources only."""
    table.hero("Hulk", hand=["Unstoppable Force"], in_play=["Helicarrier", "Helicarrier"], exhausted=True)
    table.use("Helicarrier", target="Player 1").use("Helicarrier", target="Player 1").play("Unstoppable Force").expect(
        ready=["Hulk"], hand={0: 0}
    )


def test_unstoppable_force_is_not_offered_when_hulk_is_ready_and_no_card_could_be_drawn(table):
    table.hero("Hulk", hand=["Unstoppable Force", "Genius"])
    assert "Play Unstoppable Force" not in table.options()


# ------------------------------------------------------------------------------------------ resource, support, upgrades


def test_limitless_strength_pays_3_physical_resources_in_hero_form(table):
    table.hero("Hulk", hand=["Sub-Orbital Leap", "Limitless Strength"]).main_scheme(threat=6)
    table.play("Sub-Orbital Leap", pay="Limitless Strength", target="The Break-In!")
    table.expect(threat={"The Break-In!": 1}, hand={0: 0})


def test_limitless_strength_cannot_be_spent_in_alter_ego_form(table):
    table.hero("Hulk", form="alter-ego", hand=["Brawn", "Limitless Strength"])
    assert "Play Brawn" not in table.options()


def test_limitless_strength_is_not_among_what_bruce_banner_pays_with(table):
    table.hero("Hulk", form="alter-ego", hand=["Brawn", "Limitless Strength", "Energy", "Genius"]).choose("Play Brawn")
    assert "Pay with Limitless Strength" not in table.options()


def test_banners_laboratory_gives_2_recovery_and_a_mental_resource_to_bruce_banner(table):
    table.hero(
        "Hulk", form="alter-ego", hand=["Boundless Rage", "Resourceful"], in_play=["Banner's Laboratory"], damage=9
    )
    assert table.stat("Bruce Banner", Stat.REC) == 6
    table.recover().expect(damage={"Bruce Banner": 3})
    table.play("Resourceful", pay="Banner's Laboratory").expect(
        in_play=["Resourceful"], exhausted=["Banner's Laboratory"]
    )


def test_banners_laboratory_generates_nothing_in_hero_form(table):
    table.hero("Hulk", hand=["Resourceful"], in_play=["Banner's Laboratory"])
    assert "Play Resourceful" not in table.options()


def test_boundless_rage_gives_1_attack_until_the_form_changes(table):
    table.hero("Hulk", hand=["Boundless Rage", "Thunderclap"]).play("Boundless Rage", pay="Thunderclap")
    assert table.stat("Hulk", Stat.ATK) == 4
    table.change_form().expect(discard={0: ["Boundless Rage"]}, not_in_play=["Boundless Rage"])


def test_boundless_rage_is_played_in_hero_form_only(table):
    table.hero("Hulk", form="alter-ego", hand=["Boundless Rage", "Thunderclap"])
    assert "Play Boundless Rage" not in table.options()


def test_boundless_rage_stays_when_another_player_changes_form(table):
    table.hero("Captain Marvel", form="alter-ego").hero("Hulk", in_play=["Boundless Rage"])
    table.change_form().expect(in_play=["Boundless Rage"])


def test_immovable_object_gives_4_hit_points_and_retaliate_1_to_hulk(table):
    table.hero("Hulk", in_play=["Immovable Object"])
    assert table.stat("Hulk", Stat.HP) == 22
    table.enemy_attacks("Rhino").decline().expect(damage={"Hulk": 2, "Rhino": 1})


def test_immovable_object_gives_hit_points_but_no_retaliate_to_bruce_banner(table):
    table.hero("Hulk", form="alter-ego", in_play=["Immovable Object"])
    assert (table.stat("Bruce Banner", Stat.HP), table.stat("Bruce Banner", Stat.RETALIATE)) == (22, 0)
