"""She-Hulk and her signature cards (her obligation and nemesis set: `test_she_hulk_nemesis.py`)."""

import pytest

from mc_env.cards.terms import Stat
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ the identity


def test_she_hulk_has_the_printed_values_of_both_sides(table):
    table.hero("She-Hulk")
    values = [table.stat("She-Hulk", s) for s in (Stat.THW, Stat.ATK, Stat.DEF, Stat.HP, Stat.HAND_SIZE)]
    table.change_form()
    other = [table.stat("Jennifer Walters", s) for s in (Stat.REC, Stat.HP, Stat.HAND_SIZE)]
    assert (values, other) == ([1, 3, 2, 15, 4], [5, 15, 6])


def test_do_you_even_lift_deals_2_damage_to_the_villain_when_she_changes_form(table):
    table.hero("She-Hulk", form="alter-ego")
    table.change_form().choose("Do You Even Lift?", "Rhino")
    table.expect(damage={"Rhino": 2}, in_play=["She-Hulk"])


def test_do_you_even_lift_can_hit_a_minion(table):
    table.hero("She-Hulk", form="alter-ego").minion("Shocker")
    table.change_form().choose("Do You Even Lift?", "Shocker")
    table.expect(damage={"Rhino": 0, "Shocker": 2})


def test_do_you_even_lift_can_hit_the_villain_though_a_minion_guards_it(table):
    table.hero("She-Hulk", form="alter-ego").minion("Hydra Mercenary")
    table.change_form().choose("Do You Even Lift?", "Rhino")
    table.expect(damage={"Rhino": 2, "Hydra Mercenary": 0})


def test_do_you_even_lift_works_when_she_is_stunned(table):
    table.hero("She-Hulk", form="alter-ego", status=["stunned"])
    table.change_form().choose("Do You Even Lift?", "Rhino")
    table.expect(damage={"Rhino": 2}, status={"She-Hulk": ["stunned"]})


@rule("Response")
def test_do_you_even_lift_deals_nothing_when_declined(table):
    table.hero("She-Hulk", form="alter-ego")
    table.change_form().decline()
    table.expect(damage={"Rhino": 0}, in_play=["She-Hulk"])


def test_do_you_even_lift_is_not_offered_when_she_changes_to_alter_ego_form(table):
    table.hero("She-Hulk").change_form()
    table.expect(damage={"Rhino": 0}, in_play=["Jennifer Walters"])


def objection(table, form="alter-ego"):
    return table.hero("She-Hulk", form=form).main_scheme(threat=0)


@rule("prevent.7")
def test_i_object_prevents_1_threat_of_the_villains_scheme(table):
    objection(table).encounter_deck("Charge").start(phase="villain", step=2).choose("I Object!")
    table.expect(threat={"The Break-In!": 1 + 2 - 1})


def test_i_object_prevents_1_threat_placed_on_a_side_scheme(table):
    objection(table).side_scheme("Bomb Scare", threat=2).dealt(0, "Masterplan").start(phase="villain", step=4)
    table.choose("I Object!")
    table.expect(threat={"Bomb Scare": 2 + 4 - 1, "The Break-In!": 0})


@rule("Interrupt")
def test_i_object_prevents_nothing_when_declined(table):
    objection(table).start(phase="villain", step=2).decline()
    table.expect(threat={"The Break-In!": 1})


@rule("limit.1")
def test_i_object_is_offered_again_in_the_next_round(table):
    objection(table).start(phase="villain", step=2).choose("I Object!").end_turn()
    assert [o for o in table.options() if "I Object!" in o]


def test_i_object_is_not_offered_in_hero_form(table):
    objection(table, form="hero").start(phase="villain", step=1)
    table.expect(threat={"The Break-In!": 1}, midway=True)
    assert table.decision.kind == "defend"


def test_i_object_prevents_threat_of_a_scheme_against_another_player(table):
    table.hero("Captain Marvel", form="alter-ego").hero("She-Hulk", form="alter-ego").main_scheme(threat=0)
    table.encounter_deck("Charge").start(phase="villain", step=2)
    assert table.decision.player == 1
    table.choose("I Object!")
    table.expect(threat={"The Break-In!": 1 + 2 - 1 + 1})  # and 1 when Rhino schemes against Jennifer


# ------------------------------------------------------------------------------------------ Hellcat


@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_hellcat_returns_to_hand(table, form):
    table.hero("She-Hulk", form=form, in_play=["Hellcat"])
    table.use("Hellcat")
    table.expect(hand={0: ["Hellcat"]}, not_in_play=["Hellcat"])


def test_hellcat_returns_to_hand_when_she_is_exhausted_and_damaged(table):
    table.hero("She-Hulk", in_play=["Hellcat"]).main_scheme(threat=4)
    table.thwart("The Break-In!", by="Hellcat")
    table.expect(damage={"Hellcat": 1}, threat={"The Break-In!": 2}, exhausted=["Hellcat"])
    table.use("Hellcat")
    table.expect(hand={0: ["Hellcat"]})


def test_hellcat_enters_play_fresh_when_she_is_played_again(table):
    table.hero("She-Hulk", in_play=["Hellcat"], hand=["Energy", "Genius"]).card("Hellcat", damage=2, exhausted=True)
    table.use("Hellcat").play("Hellcat", pay=["Energy", "Genius"])
    table.expect(damage={"Hellcat": 0}, ready=["Hellcat"], in_play=["Hellcat"])


def test_hellcat_returns_to_the_hand_of_her_player_when_another_player_has_the_turn(table):
    table.hero("Captain Marvel").hero("She-Hulk", in_play=["Hellcat"])
    table.ask(1).choose("Hellcat")
    table.expect(hand={0: 0, 1: ["Hellcat"]})


@rule("consequential_damage.1")
def test_hellcat_attacks_for_1_and_takes_1_consequential_damage(table):
    table.hero("She-Hulk", in_play=["Hellcat"])
    table.attack("Rhino", by="Hellcat")
    table.expect(damage={"Rhino": 1, "Hellcat": 1})


# ------------------------------------------------------------------------------------------ Gamma Slam, Ground Stomp


def slam(table, damage, **hero):
    table.hero("She-Hulk", hand=["Gamma Slam", "Energy", "Genius"], damage=damage, **hero)
    return table.villain("Rhino", stage=3, status=[])


@pytest.mark.parametrize("damage", [1, 7, 14])
def test_gamma_slam_deals_the_damage_she_hulk_has_sustained(table, damage):
    slam(table, damage).play("Gamma Slam", pay=["Energy", "Genius"], target="Rhino")
    table.expect(damage={"Rhino": damage, "She-Hulk": damage})


def test_gamma_slam_deals_at_most_15_damage(table):
    slam(table, 18, in_play=["Endurance", "Endurance"])
    table.play("Gamma Slam", pay=["Energy", "Genius"], target="Rhino")
    table.expect(damage={"Rhino": 15})


def test_gamma_slam_can_hit_a_minion(table):
    slam(table, 5).minion("Titania").play("Gamma Slam", pay=["Energy", "Genius"], target="Titania")
    table.expect(damage={"Rhino": 0, "Titania": 5})


@rule("form.11")
def test_gamma_slam_is_not_offered_in_alter_ego_form(table):
    slam(table, 5, form="alter-ego")
    assert "Play Gamma Slam" not in table.options()


def test_gamma_slam_deals_nothing_when_she_hulk_is_stunned(table):
    slam(table, 5, status=["stunned"]).play("Gamma Slam", pay=["Energy", "Genius"])
    table.expect(damage={"Rhino": 0}, status={"She-Hulk": []}, discard={0: ["Gamma Slam"]})


def test_ground_stomp_deals_1_damage_to_each_enemy_of_every_player(table):
    table.hero("She-Hulk", hand=["Ground Stomp", "Energy"], in_play=["Hellcat"]).hero("Captain Marvel")
    table.minion("Shocker").minion("Titania", engaged=1).play("Ground Stomp", pay=["Energy"])
    table.expect(damage={"Rhino": 1, "Shocker": 1, "Titania": 1, "Hellcat": 0, "She-Hulk": 0, "Captain Marvel": 0})


@rule("form.11")
def test_ground_stomp_is_not_offered_in_alter_ego_form(table):
    table.hero("She-Hulk", form="alter-ego", hand=["Ground Stomp", "Energy"])
    assert "Play Ground Stomp" not in table.options()


def test_ground_stomp_is_no_attack_and_works_when_she_hulk_is_stunned(table):
    table.hero("She-Hulk", hand=["Ground Stomp", "Energy"], status=["stunned"]).minion("Hydra Mercenary")
    table.play("Ground Stomp", pay=["Energy"])
    table.expect(damage={"Rhino": 1, "Hydra Mercenary": 1}, status={"She-Hulk": ["stunned"]})
