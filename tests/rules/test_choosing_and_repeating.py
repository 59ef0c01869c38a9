"""Choosing targets and options, effects for each of something, each player, canceling, delayed effects."""

import pytest

import tests.rules.entry_cards
import tests.rules.keyword_cards
import tests.rules.seldom_cards  # noqa: F401
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ choosing


@rule("choose_element.1", "choose_element.2")
def test_player_who_resolves_an_ability_chooses_what_fits_it(table):
    table.hero("Spider-Man", in_play=["Mockingbird"]).hero("Captain Marvel", hand=["Recall Notice"], in_play=["Hulk"])
    table.start(seat=1).choose("Play Recall Notice")
    assert (table.decision.player, table.options()) == (1, ["Mockingbird", "Hulk"])


@rule("choose_element.2")
def test_player_who_reveals_an_encounter_card_chooses_for_it(table):
    table.hero("Spider-Man").hero("Captain Marvel").side_scheme("Slow Fuse").side_scheme("Crowd Control", threat=3)
    table.dealt(1, "Fuse").start(phase="villain", step=4, seat=1)
    assert (table.decision.player, table.options()) == (1, ["Slow Fuse", "Crowd Control"])


@rule("choose_element.3")
def test_player_card_that_chooses_needs_a_valid_target(table):
    table.hero("Spider-Man", hand=["Recall Notice"])
    assert "Play Recall Notice" not in table.options()


@rule("choose_element.3")
def test_player_card_with_two_choices_needs_a_target_for_one_of_them(table):
    table.hero("Spider-Man", hand=["Double Purpose"]).main_scheme(threat=1)
    assert "Play Double Purpose" in table.options()


@rule("choose_element.3")
def test_player_card_with_two_choices_and_no_target_at_all_cannot_be_played(table):
    table.hero("Spider-Man", hand=["Double Purpose"]).main_scheme(threat=0)
    assert "Play Double Purpose" not in table.options()


@rule("choose_element.4")
def test_several_targets_are_chosen_before_anything_happens_to_them(table):
    table.hero("Spider-Man", hand=["Double Tap"]).minion("Spiteful Thug").minion("Hydra Mercenary")
    table.play("Double Tap", target=["Spiteful Thug"])
    assert table.options() == ["Rhino", "Hydra Mercenary"]
    table.expect(damage={"Spiteful Thug": 0}, midway=True)
    table.choose("Rhino").expect(damage={"Rhino": 1, "Spider-Man": 1}, not_in_play=["Spiteful Thug"])


@rule("choose_element.4")
def test_as_many_targets_are_chosen_as_there_are(table):
    table.hero("Spider-Man", hand=["Double Tap"]).play("Double Tap", target="Rhino").expect(damage={"Rhino": 1})


@rule("choose_element.5")
def test_choosing_none_of_any_number_is_no_success(table):
    table.hero("Spider-Man", hand=["Clean-Up", "Genius"]).play("Clean-Up").choose("No")
    table.expect(damage={"Rhino": 0}, hand={0: ["Genius"]})


@rule("choose_element.5")
def test_choosing_one_of_any_number_is_a_success(table):
    table.hero("Spider-Man", hand=["Clean-Up", "Genius"]).play("Clean-Up").choose("Yes", "Genius")
    table.expect(damage={"Rhino": 2}, hand={0: []})


SPEND = "Spend an energy, a mental, and a physical resource"
DISCARD = "Discard 4 cards from hand"


@pytest.mark.parametrize(
    ("hand", "offered"),
    [
        (["Energy"], [SPEND]),  # a third of the resources, a quarter of the cards
        (["Energy", "Energy", "Genius"], [DISCARD]),  # two thirds, three quarters
        (["Energy", "Genius", "Strength"], [SPEND]),  # in full
        (["Energy", "Energy", "Energy", "Energy"], [DISCARD]),  # in full
    ],
)
@rule("choose_option.1", "choose_option.2")
def test_option_of_an_encounter_card_that_can_be_resolved_most_fully_must_be_chosen(table, hand, offered):
    table.hero("Spider-Man", hand=hand).dealt(0, "Extortion").start(phase="villain", step=4)
    assert table.options() == offered


@rule("choose_option.2")
def test_options_of_an_encounter_card_are_all_offered_when_they_can_be_resolved_equally(table):
    table.hero("Spider-Man", hand=["Energy", "Genius"], exhausted=True).dealt(0, "Shakedown")
    table.start(phase="villain", step=4)
    assert len(table.options()) == 2  # one effect of two; two cards of four


@rule("choose_option.2")
def test_option_that_is_resolved_in_part_does_as_much_as_it_can(table):
    table.hero("Spider-Man", hand=["Energy", "Energy", "Genius"]).dealt(0, "Extortion")
    table.start(phase="villain", step=4).choose(DISCARD, "Energy", "Energy", "Genius")
    table.expect(hand={0: 0}, discard={0: ["Energy", "Energy", "Genius"]})


@rule("choose_option.2", "cost.19")
def test_cost_inside_an_option_is_not_paid_in_part(table):
    table.hero("Spider-Man", damage=2, hand=["Energy"]).dealt(0, "Ransom").start(phase="villain", step=4)
    assert table.options() == [DISCARD]


@pytest.mark.parametrize(("card", "offered"), [("Genius", 1), ("Energy", 2)])
@rule("choose_option.4")
def test_option_of_a_player_card_needs_a_cost_that_can_be_paid(table, card, offered):
    table.hero("Spider-Man", hand=["Fork in the Road", card]).choose("Play Fork in the Road")
    assert len(table.options()) == offered
    assert any("draw" in x.lower() for x in table.options())


@pytest.mark.parametrize(("damage", "offered"), [(0, 1), (1, 2)])
@rule("choose_option.3")
def test_option_of_a_player_card_must_do_something(table, damage, offered):
    table.hero("Spider-Man", damage=damage, hand=["Catch a Breath"]).choose("Play Catch a Breath")
    assert len(table.options()) == offered
    assert ("heal" in " ".join(table.options()).lower()) == bool(damage)


@rule("confuse.5")
def test_character_that_cannot_be_confused_is_no_target_for_it(table):
    table.hero("Spider-Man", hand=["Daze"]).minion("Calm Thug").choose("Play Daze")
    assert table.options() == ["Rhino"]


@rule("character.1", "enemy.1")
def test_characters_are_identities_allies_minions_and_villains(table):
    table.hero("Spider-Man", hand=["Headcount"], in_play=["Mockingbird", "Aunt May"])
    table.hero("Captain Marvel", form="alter-ego").minion("Hydra Mercenary").side_scheme("Crowd Control", threat=2)
    table.play("Headcount").expect(
        damage={
            "Spider-Man": 1,
            "Captain Marvel": 1,
            "Mockingbird": 1,
            "Rhino": 1,
            "Hydra Mercenary": 1,
            "Aunt May": 0,
            "Crowd Control": 0,
        }
    )


@rule("enemy.1")
def test_enemies_are_minions_and_villains(table):
    table.hero("Spider-Man", hand=["Roll Call"], in_play=["Mockingbird"]).minion("Hydra Mercenary").play("Roll Call")
    table.expect(damage={"Rhino": 1, "Hydra Mercenary": 1, "Mockingbird": 0, "Spider-Man": 0})


@rule("enemy.2", "friendly.1")
def test_enemy_cards_are_those_of_the_scenario_and_friendly_ones_those_players_control(table):
    table.hero("Spider-Man", hand=["Confiscate"], in_play=["Web-Shooter"]).hero("Iron Man", in_play=["Mark V Armor"])
    table.villain("Rhino", attachments=["Enhanced Ivory Horn"]).attach("Webbed Up", "Rhino")
    table.choose("Play Confiscate")
    assert table.options() == ["Enhanced Ivory Horn"]


@rule("friendly.1")
def test_card_a_player_controls_on_an_enemy_is_friendly(table):
    table.hero("Spider-Man", hand=["Inventory"], in_play=["Web-Shooter"]).hero("Iron Man", in_play=["Mark V Armor"])
    table.villain("Rhino", attachments=["Enhanced Ivory Horn"]).attach("Webbed Up", "Rhino")
    table.choose("Play Inventory")
    assert sorted(table.options()) == ["Mark V Armor", "Web-Shooter", "Webbed Up"]


# ------------------------------------------------------------------------------------------ for each, each player


@rule("for_each.1", "for_each.3")
def test_for_each_repeats_an_effect_as_one_instance(table):
    table.hero("Spider-Man", hand=["Many Hands"], in_play=["Holster", "Bandolier", "Aegis"])
    table.villain("Rhino", damage=1).play("Many Hands", target="Rhino").expect(damage={"Rhino": 4})


@rule("for_each.4")
def test_for_each_with_choose_is_one_instance_for_each(table):
    table.hero("Spider-Man", hand=["Many Fists"], in_play=["Holster", "Bandolier", "Aegis"])
    table.villain("Rhino", status=["tough"]).minion("Hydra Mercenary")
    table.play("Many Fists", target=["Rhino", "Rhino", "Hydra Mercenary"])
    table.expect(damage={"Rhino": 1, "Hydra Mercenary": 1}, status={"Rhino": []})  # tough stopped one instance only


@rule("for_each.5")
def test_modifier_applies_to_each_instance_of_a_for_each_effect(table):
    table.hero("Spider-Man", hand=["Spark", "Many Fists"], in_play=["Holster", "Bandolier"]).play("Spark")
    table.play("Many Fists", target=["Rhino", "Rhino"]).expect(damage={"Rhino": 4})


@rule("for_each.5")
def test_modifier_applies_once_to_a_for_each_effect_of_one_instance(table):
    table.hero("Spider-Man", hand=["Spark", "Many Hands"], in_play=["Holster", "Bandolier"]).play("Spark")
    table.play("Many Hands", target=["Rhino"]).expect(damage={"Rhino": 3})


@rule("each_player.1")
def test_players_resolve_an_effect_for_each_of_them_one_after_another(table):
    table.hero("Spider-Man", hand=["Genius"]).hero("Captain Marvel", hand=["Energy"])
    table.dealt(0, "Toll Booth").start(phase="villain", step=4).choose("Player 2", "Energy")
    table.expect(hand={1: 0, 0: 1}, discard={1: ["Energy"]}, midway=True)  # done before the next one begins
    table.choose("Player 1", "Genius").expect(hand={0: 0}, midway=True)


@rule("each_player.3", "choose_element.3")
@pytest.mark.parametrize("damage", [1, 0])
def test_effect_for_each_player_needs_one_who_can_do_something(table, damage):
    table.hero("Spider-Man", hand=["All Hurt"]).hero("Captain Marvel", damage=damage)
    assert ("Play All Hurt" in table.options()) == bool(damage)


# ------------------------------------------------------------------------------------------ canceling, confusing


@rule("cancel.1")
def test_cancel_keeps_an_effect_from_resolving_as_it_initiates(table):
    table.hero("Spider-Man", hand=["Roll Call"]).environment("Jammer").play("Roll Call")
    table.expect(damage={"Rhino": 0}, discard={0: ["Roll Call"]})


@rule("cancel.6")
def test_canceled_effect_is_replaced_by_nothing_and_cannot_be_interrupted_further(table):
    table.hero("Spider-Man", hand=["Roll Call"]).environment("Tattling Jammer").environment("Tattling Jammer")
    table.main_scheme(threat=0).play("Roll Call").choose("Resolve Tattling Jammer")
    table.expect(damage={"Rhino": 0}, threat={"The Break-In!": 1})


@rule("confuse.2", "confuse.3")
def test_confused_character_has_a_confused_card(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Daze"]).main_scheme(threat=0).play("Daze", target="Rhino")
    table.expect(status={"Rhino": ["confused"]}).end_turn()
    table.run_until("turn").expect(status={"Rhino": []}, threat={"The Break-In!": 1})  # he did not scheme


@pytest.mark.parametrize(("cards", "threat"), [(1, 1), (2, 0)])
@rule("confuse.4")
def test_steady_character_is_confused_by_two_cards_only(table, cards, threat):
    table.hero("Spider-Man", form="alter-ego").villain("Rhino", status=["confused"]).main_scheme(threat=0)
    table.minion("Steady Thug", status=["confused"] * cards).start(phase="villain", step=2)
    table.run_until("turn").expect(threat={"The Break-In!": threat})


# ------------------------------------------------------------------------------------------ delayed effects


@rule("delayed_effect.1")
def test_delayed_effect_waits_for_its_moment(table):
    table.hero("Spider-Man", hand=["Time Bomb"]).play("Time Bomb").expect(damage={"Rhino": 0})
    table.run_villain_phase().expect(damage={"Rhino": 3})
    table.run_villain_phase().expect(damage={"Rhino": 3})


@rule("delayed_effect.3")
def test_delayed_effect_comes_before_forced_abilities_of_the_same_moment(table):
    table.hero("Spider-Man", hand=["Time Bomb"]).environment("Tally").main_scheme(threat=0).play("Time Bomb").end_turn()
    while table.decision.kind != "turn":
        assert table.decision.kind != "order"  # nobody is asked which comes first
        table.decline()
    table.expect(damage={"Rhino": 3}, threat={"The Break-In!": 1 + 3})


@rule("delayed_effect.4")
def test_delayed_effect_is_no_triggered_ability_of_its_own(table):
    table.hero("Spider-Man", hand=["Sticky Bomb"]).encounter_deck("Sudden Blow", "Sweeping Swoop").play("Sticky Bomb")
    table.run_villain_phase()  # the stunned card would cancel an attack ability
    table.expect(damage={"Rhino": 2}, status={"Spider-Man": ["stunned"]})


@rule("delayed_effect.1")
def test_delayed_effect_of_an_attack_comes_when_the_attack_is_long_over(table):
    table.hero("Spider-Man", hand=["Slow Gas"]).play("Slow Gas").run_villain_phase()
    table.expect(status={"Rhino": ["stunned"]})
