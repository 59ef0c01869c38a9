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
    return table.villain("Rhino", stage=3).card("Rhino", status=[])


@pytest.mark.parametrize("damage", [1, 7, 14])
def test_gamma_slam_deals_the_damage_she_hulk_has_sustained(table, damage):
    slam(table, damage).play("Gamma Slam", pay=["Energy", "Genius"], target="Rhino")
    table.expect(damage={"Rhino": damage, "She-Hulk": damage})


def test_gamma_slam_can_hit_a_minion(table):
    slam(table, 5).minion("Titania").play("Gamma Slam", pay=["Energy", "Genius"], target="Titania")
    table.expect(damage={"Rhino": 0, "Titania": 5})


def test_gamma_slam_is_not_offered_when_she_hulk_is_undamaged(table):
    slam(table, 0)
    assert "Play Gamma Slam" not in table.options()


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


# ------------------------------------------------------------------------------------------ Legal Practice

FIVE = ["Energy", "Genius", "Strength", "Haymaker", "Hellcat"]


def practice(table, hand, form="alter-ego", **hero):
    table.hero("She-Hulk", form=form, hand=["Legal Practice", *hand], **hero).main_scheme(threat=6)
    return table


def test_legal_practice_removes_1_threat_for_each_card_discarded(table):
    practice(table, FIVE).play("Legal Practice", target=["Energy", "Genius"]).decline().choose("The Break-In!")
    table.expect(
        threat={"The Break-In!": 4},
        hand={0: ["Strength", "Haymaker", "Hellcat"]},
        discard={0: ["Energy", "Genius", "Legal Practice"]},
    )


def test_legal_practice_discards_at_most_5_cards(table):
    practice(table, [*FIVE, "Gamma Slam"]).play("Legal Practice", target=FIVE).choose("The Break-In!")
    table.expect(threat={"The Break-In!": 1}, hand={0: ["Gamma Slam"]})


def test_legal_practice_is_not_offered_when_there_is_no_other_card_in_hand(table):
    practice(table, [])
    assert "Play Legal Practice" not in table.options()


def test_legal_practice_is_not_offered_when_no_scheme_has_threat(table):
    table.hero("She-Hulk", form="alter-ego", hand=["Legal Practice", "Energy"]).main_scheme(threat=0)
    assert "Play Legal Practice" not in table.options()


@rule("form.11")
def test_legal_practice_is_not_offered_in_hero_form(table):
    practice(table, FIVE, form="hero")
    assert "Play Legal Practice" not in table.options()


@rule("confuse.6", "labeled_ability.7")
def test_legal_practice_removes_nothing_when_jennifer_is_confused(table):
    practice(table, ["Energy"], status=["confused"]).play("Legal Practice", target="Energy")
    table.expect(threat={"The Break-In!": 6}, status={"Jennifer Walters": []}, discard={0: ["Energy"]})


# ------------------------------------------------------------------------------------------ One-Two Punch


def test_one_two_punch_readies_she_hulk_when_she_made_a_basic_attack(table):
    table.hero("She-Hulk", hand=["One-Two Punch", "Energy"])
    table.attack("Rhino").play("One-Two Punch", pay=["Energy"]).attack("Rhino")
    table.expect(damage={"Rhino": 6}, exhausted=["She-Hulk"], discard={0: ["One-Two Punch", "Energy"]})


def test_one_two_punch_is_optional(table):
    table.hero("She-Hulk", hand=["One-Two Punch", "Energy"])
    table.attack("Rhino").decline()
    table.expect(exhausted=["She-Hulk"], hand={0: ["One-Two Punch", "Energy"]})


def test_one_two_punch_is_not_offered_when_it_cannot_be_paid(table):
    table.hero("She-Hulk", hand=["One-Two Punch"]).attack("Rhino")
    table.expect(exhausted=["She-Hulk"], hand={0: ["One-Two Punch"]})


def test_one_two_punch_is_not_offered_when_an_ally_attacked(table):
    table.hero("She-Hulk", hand=["One-Two Punch", "Energy"], in_play=["Hellcat"], exhausted=True)
    table.attack("Rhino", by="Hellcat")
    table.expect(exhausted=["She-Hulk"], hand={0: 2})


def test_one_two_punch_is_not_offered_when_an_event_attacked(table):
    table.hero("She-Hulk", hand=["Haymaker", "Genius", "One-Two Punch", "Energy"], exhausted=True)
    table.play("Haymaker", pay=["Genius"], target="Rhino")
    table.expect(damage={"Rhino": 3}, exhausted=["She-Hulk"], hand={0: ["One-Two Punch", "Energy"]})


def test_one_two_punch_is_not_offered_when_she_hulk_thwarted(table):
    table.hero("She-Hulk", hand=["One-Two Punch", "Energy"]).main_scheme(threat=3).thwart("The Break-In!")
    table.expect(exhausted=["She-Hulk"], hand={0: 2})


# ------------------------------------------------------------------------------------------ Split Personality


def test_split_personality_changes_to_jennifer_and_draws_up_to_6_cards(table):
    table.hero("She-Hulk", hand=["Split Personality", "Energy", "Genius", "Hellcat"])
    table.play("Split Personality", pay=["Energy", "Genius"])
    table.expect(hand={0: 6}, in_play=["Jennifer Walters"])


def test_split_personality_changes_to_she_hulk_and_draws_up_to_4_cards(table):
    table.hero("She-Hulk", form="alter-ego", hand=["Split Personality", "Energy", "Genius", "Hellcat"])
    table.play("Split Personality", pay=["Energy", "Genius"]).decline()
    table.expect(hand={0: 4}, in_play=["She-Hulk"])


@rule("form.4")
def test_split_personality_is_playable_when_the_change_of_the_turn_is_used_up(table):
    table.hero("She-Hulk", hand=["Split Personality", "Energy", "Genius"]).change_form()
    table.play("Split Personality", pay=["Energy", "Genius"]).choose("Do You Even Lift?", "Rhino")
    table.expect(in_play=["She-Hulk"], damage={"Rhino": 2})
    assert not [o for o in table.options() if "Change form" in o]


# ------------------------------------------------------------------------------------------ in play


def division(table, hand, form="alter-ego", **hero):
    table.hero("She-Hulk", form=form, hand=hand, in_play=["Superhuman Law Division"], **hero)
    return table.main_scheme(threat=5).side_scheme("Bomb Scare", threat=4)


@pytest.mark.parametrize(("scheme", "left"), [("The Break-In!", 3), ("Bomb Scare", 2)])
def test_superhuman_law_division_removes_2_threat_from_a_scheme(table, scheme, left):
    division(table, ["Gamma Slam"]).use("Superhuman Law Division", pay=["Gamma Slam"], target=scheme)
    table.expect(threat={scheme: left}, exhausted=["Superhuman Law Division"], ready=["Jennifer Walters"])


def test_superhuman_law_division_is_not_offered_when_there_is_no_mental_resource(table):
    division(table, ["Energy", "Strength"])
    assert "Use Superhuman Law Division" not in table.options()


def test_superhuman_law_division_is_not_offered_when_it_is_exhausted(table):
    division(table, ["Genius"]).card("Superhuman Law Division", exhausted=True)
    assert "Use Superhuman Law Division" not in table.options()


@rule("form.11")
def test_superhuman_law_division_is_not_offered_in_hero_form(table):
    division(table, ["Genius"], form="hero")
    assert "Use Superhuman Law Division" not in table.options()


def test_focused_rage_draws_a_card_for_1_damage(table):
    table.hero("She-Hulk", in_play=["Focused Rage"], deck=["Genius"], damage=3)
    table.use("Focused Rage")
    table.expect(damage={"She-Hulk": 4}, hand={0: ["Genius"]}, exhausted=["Focused Rage"], ready=["She-Hulk"])
    assert "Use Focused Rage" not in table.options()


def test_focused_rage_can_be_used_once_for_each_copy(table):
    table.hero("She-Hulk", in_play=["Focused Rage", "Focused Rage"], deck=["Genius", "Energy"])
    table.use("Focused Rage #2").use("Focused Rage")
    table.expect(damage={"She-Hulk": 2}, hand={0: ["Genius", "Energy"]})


@rule("form.11")
def test_focused_rage_is_not_offered_in_alter_ego_form(table):
    table.hero("She-Hulk", form="alter-ego", in_play=["Focused Rage"])
    assert "Use Focused Rage" not in table.options()


def test_superhuman_strength_gives_she_hulk_2_attack(table):
    table.hero("She-Hulk", in_play=["Superhuman Strength"])
    assert table.stat("She-Hulk", Stat.ATK) == 5


def test_superhuman_strength_adds_up_when_there_are_two(table):
    table.hero("She-Hulk", in_play=["Superhuman Strength", "Superhuman Strength"])
    assert table.stat("She-Hulk", Stat.ATK) == 7


def test_superhuman_strength_is_discarded_and_stuns_the_attacked_minion(table):
    table.hero("She-Hulk", in_play=["Superhuman Strength"]).minion("Titania").attack("Titania")
    table.expect(
        damage={"Titania": 5},
        status={"Titania": ["stunned"], "Rhino": []},
        discard={0: ["Superhuman Strength"]},
        not_in_play=["Superhuman Strength"],
    )


def test_superhuman_strength_stays_when_an_ally_attacks(table):
    table.hero("She-Hulk", in_play=["Superhuman Strength", "Hellcat"]).attack("Rhino", by="Hellcat")
    table.expect(damage={"Rhino": 1}, status={"Rhino": []}, in_play=["Superhuman Strength"])
