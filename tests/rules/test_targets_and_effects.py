"""Valid targets, labeled abilities, lasting effects, limits, status cards: what no core card shows of them."""

import pytest

import tests.rules.keyword_cards
import tests.rules.reference_cards
import tests.rules.reference_word_cards  # noqa: F401
from mc_env.cards.terms import Stat
from tests.rules.citation import rule


def offered(table, words):
    return [x for x in table.options() if words in x]


# ------------------------------------------------------------------------------------------ targets


@rule("target.1", "target.4")
def test_an_ability_that_chooses_needs_something_to_choose(table):
    table.hero("Spider-Man", hand=["Single Out"])
    assert offered(table, "Single Out") == []


@rule("target.1", "target.4", "target.15")
def test_what_is_chosen_is_the_target_until_the_ability_has_resolved(table):
    table.hero("Spider-Man", hand=["Single Out"]).minion("Hydra Mercenary").minion("Hydra Soldier")
    table.play("Single Out", target="Hydra Soldier")
    table.expect(damage={"Hydra Soldier": 1, "Hydra Mercenary": 0}, status={"Hydra Soldier": ["stunned"]})


@rule("target.8")
def test_a_cost_does_not_make_a_target_valid(table):
    """Exhausting the ally is a cost; readying it is the effect. While it is ready the effect would do nothing to it ..."""
    table.hero("Spider-Man", hand=["New Breath"], in_play=["Black Cat"])
    assert offered(table, "New Breath") == []


@rule("target.9", "target.6")
@pytest.mark.parametrize("status", [[], ["stunned"]])
def test_one_effect_that_can_affect_a_target_is_enough(table, status):
    """FAQ on Images of Ikonn: what can be done is done."""
    table.hero("Spider-Man", hand=["Dizzy Spell"]).minion("Hydra Mercenary", status=status)
    table.play("Dizzy Spell", target="Hydra Mercenary")
    table.expect(status={"Hydra Mercenary": ["stunned"]}, damage={"Hydra Mercenary": 1})


@rule("target.9")
def test_a_target_that_no_effect_can_affect_is_not_offered(table):
    table.hero("Spider-Man", hand=["Cold Snap"]).minion("Stalwart Thug", status=[]).minion("Hydra Mercenary")
    table.choose("Play Cold Snap")
    assert offered(table, "Stalwart Thug") == []


@rule("target.14", "keywords.11")
def test_a_scheme_that_cannot_be_thwarted_is_no_target_of_a_thwart(table):
    table.hero("Spider-Man", hand=["Fix It", "For Justice!", "Genius"]).main_scheme(threat=5).minion("Patroller")
    assert offered(table, "For Justice!") == []  # labeled as a thwart
    table.play("Fix It").expect(threat={"The Break-In!": 4})  # not labeled


@rule("target.15")
def test_that_enemy_must_have_been_a_valid_target_of_the_effect_before(table):
    table.hero("Spider-Man", hand=["Knock Down"]).minion("Ghost").minion("Hydra Mercenary")
    table.choose("Play Knock Down")
    assert offered(table, "Ghost") == []  # it could be stunned, but not be dealt damage
    table.choose("Hydra Mercenary").expect(damage={"Hydra Mercenary": 1}, status={"Hydra Mercenary": ["stunned"]})


# ------------------------------------------------------------------------------------------ thwarts


@rule("thwart.3", "labeled_ability.5", "threat.1")
def test_an_ability_labeled_as_a_thwart_thwarts_the_scheme_it_is_used_on(table):
    table.hero("Spider-Man", hand=["For Justice!", "Energy"], in_play=["Clipping"]).main_scheme(threat=5)
    table.play("For Justice!", pay=["Energy"], target="The Break-In!").choose("Use Clipping")
    table.expect(threat={"The Break-In!": 2}, hand={0: 1})  # Clipping responds to a thwart by the hero


@rule("thwart.4")
def test_an_ability_labeled_as_a_thwart_does_not_exhaust_the_hero(table):
    table.hero("Spider-Man", hand=["For Justice!", "Genius"]).main_scheme(threat=5)
    table.play("For Justice!", pay=["Genius"], target="The Break-In!").expect(ready=["Spider-Man"])


@rule("thwart.5")
def test_a_thwart_that_removes_threat_twice_is_one_thwart(table):
    table.hero("Spider-Man", hand=["Double Check"], in_play=["Clipping"]).main_scheme(threat=5)
    table.play("Double Check").choose("Use Clipping").expect(threat={"The Break-In!": 3}, hand={0: 1})


@rule("side_scheme.4", "player_side_scheme.8", "threat.1")
@pytest.mark.parametrize("scheme", ["Breakin' & Takin'", "Safe House"])
def test_abilities_about_a_side_scheme_take_threat_off_those_of_players_too(table, scheme):
    table.hero("Spider-Man", hand=["Sweep Up"]).side_scheme(scheme, threat=3)
    table.play("Sweep Up", target=scheme).expect(threat={scheme: 2})


@rule("player_side_scheme.5", "player_side_scheme.3", "player_side_scheme_limit.1")
def test_a_player_side_scheme_stays_until_it_is_defeated_or_one_too_many(table):
    table.hero("Spider-Man", hand=["Rescue"], in_play=[]).side_scheme("Safe House", threat=2).run_villain_phase()
    table.expect(in_play=["Safe House"], threat={"Safe House": 2})
    table.play("Rescue").choose("Safe House")
    table.expect(in_play=["Rescue"], not_in_play=["Safe House"])


# ------------------------------------------------------------------------------------------ lasting effects


@rule("lasting_effects.3", "timing_priority.2")
def test_a_lasting_effect_acts_where_a_constant_one_would_before_a_status_card(table):
    table.hero("Captain Marvel", hand=["Force Field"], status=["tough"]).start(phase="villain", step=2)
    table.choose("Play Force Field").run_until("turn")
    table.expect(damage={"Captain Marvel": 0}, status={"Captain Marvel": ["tough"]})


@rule("lasting_effects.6")
def test_an_effect_for_this_attack_cannot_begin_when_there_is_no_attack(table):
    table.hero("Captain Marvel", hand=["Windup"])
    assert offered(table, "Windup") == []


# ------------------------------------------------------------------------------------------ limits


@rule("limit.2", "labeled_ability.7")
def test_a_use_that_was_canceled_counts_toward_the_limit(table):
    table.hero("Spider-Man", in_play=["Stun Gun"], status=["stunned"]).use("Stun Gun")
    table.expect(status={"Spider-Man": []}, damage={"Rhino": 0})
    assert offered(table, "Stun Gun") == []


@rule("player_turn.8", "ability.14")
def test_a_card_may_let_any_player_use_its_action(table):
    table.hero("Captain Marvel").hero("She-Hulk", in_play=["Water Cooler", "Breather"])
    assert offered(table, "Breather") == []
    table.use("Water Cooler").expect(hand={0: 1, 1: 0}, exhausted=["Water Cooler"])


# ------------------------------------------------------------------------------------------ status cards


@rule("status_cards.1", "stun.2", "stun.3", "status_cards.6")
def test_a_character_that_is_stunned_gets_the_card_and_loses_its_next_attack_to_it(table):
    table.hero("Captain Marvel", hand=["Dizzy Spell"], exhausted=True).minion("Hydra Mercenary")
    table.play("Dizzy Spell", target="Hydra Mercenary").expect(status={"Hydra Mercenary": ["stunned"]})
    table.end_turn().run_until("order").choose("Hydra Mercenary")
    table.expect(status={"Hydra Mercenary": []}, midway=True)


@rule("status_cards.5")
@pytest.mark.parametrize("what", ["thwart", "scheme"])
def test_confused_cancels_the_next_thwart_or_scheme(table, what):
    if what == "thwart":
        table.hero("Spider-Man", status=["confused"]).main_scheme(threat=3).choose("Thwart with Spider-Man")
        table.expect(threat={"The Break-In!": 3}, status={"Spider-Man": []})
    else:
        table.hero("Spider-Man", form="alter-ego").main_scheme(threat=0).villain("Rhino", status=["confused"])
        table.start(phase="villain", step=2).run_until("turn")
        table.expect(threat={"The Break-In!": 0}, status={"Rhino": []})


@rule("tough.2")
def test_of_several_tough_cards_one_is_discarded_each_time(table):
    table.hero("Spider-Man", hand=["Ouch", "Ouch", "Ouch"], status=["tough", "tough"])
    table.play("Ouch").expect(status={"Spider-Man": ["tough"]}, damage={"Spider-Man": 0})
    table.play("Ouch").expect(status={"Spider-Man": []}, damage={"Spider-Man": 0})
    table.play("Ouch").expect(damage={"Spider-Man": 1})


def test_faq_a_status_card_of_any_type_is_the_players_choice_and_may_be_tough(table):
    """FAQ on The Night Nurse."""
    table.hero("Spider-Man", hand=["Bandage", "Bandage"], status=["tough", "stunned"]).play("Bandage")
    assert len(table.options()) == 2
    table.choose("stunned").expect(status={"Spider-Man": ["tough"]})
    table.play("Bandage").expect(status={"Spider-Man": []})


# ------------------------------------------------------------------------------------------ keywords


@rule("overkill.4", "excess_damage.1")
@pytest.mark.parametrize(("damage", "drawn"), [(0, 2), (2, 4), (1, 3)])
def test_excess_damage_is_what_the_target_had_no_hit_points_left_for(table, damage, drawn):
    table.hero("Spider-Man", hand=["Overreach"]).minion("Hydra Mercenary", damage=damage)
    table.play("Overreach", target="Hydra Mercenary").expect(hand={0: drawn})  # 5 damage, and 3 hit points


@rule("overkill.4", "tough.4")
def test_there_is_no_excess_damage_on_a_tough_character(table):
    table.hero("Spider-Man", hand=["Overreach"]).minion("Hydra Mercenary", status=["tough"])
    table.play("Overreach", target="Hydra Mercenary").expect(hand={0: 0}, in_play=["Hydra Mercenary"])


@rule("permanent.6", "player_elimination.4")
def test_a_permanent_card_of_another_goes_to_its_owners_discard_pile_with_an_eliminated_player(table):
    table.hero("Captain Marvel", hand=["Borrow"], damage=11).hero("She-Hulk", in_play=["Birthmark"])
    table.play("Borrow", target="Birthmark").run_villain_phase()
    table.expect(discard={1: ["Birthmark"]}, not_in_play=["Captain Marvel", "Birthmark"])


@rule("peril.1", "table_talk.3", "keywords.12")
def test_nobody_can_be_asked_for_help_while_a_peril_card_resolves(table):
    table.hero("Captain Marvel", hand=["Distress Call", "Energy"]).hero("She-Hulk", hand=["Genius", "Strength"])
    table.dealt(0, "Alone").start(phase="villain", step=4)
    assert table.decision.kind == "turn"  # an interrupt of cost 3 that others may help to pay for was not offered
    table.expect(status={"Captain Marvel": ["stunned"]}, hand={0: ["Distress Call", "Energy"]})


@rule("alliance.1")
def test_others_may_help_with_the_same_card_when_there_is_no_peril(table):
    table.hero("Captain Marvel", hand=["Distress Call", "Energy"]).hero("She-Hulk", hand=["Genius", "Strength"])
    table.dealt(0, "Ambush Alley").start(phase="villain", step=4)
    assert offered(table, "Distress Call") == ["Play Distress Call"]


@rule("table_talk.1", "table_talk.2")
@pytest.mark.parametrize(("hands", "seen"), [("open", "Genius"), ("private", None)])
def test_hands_are_shown_to_the_others_or_kept_from_them(table_of, hands, seen):
    table = table_of(hands=hands)
    table.hero("Captain Marvel", hand=["Energy"]).hero("She-Hulk", hand=["Genius"])
    assert table.game.view(0)["players"][1]["hand"]["cards"] == [seen]


@rule("uses.2")
def test_the_word_of_uses_names_the_counters(table):
    table.hero("Spider-Man", in_play=["Web-Shooter", "Last Match"])
    table.expect(counters={"Web-Shooter": {"web": 3, "match": 0}, "Last Match": {"match": 1, "web": 0}})


# ------------------------------------------------------------------------------------------ text boxes and titles


@rule("text_box.1", "text_box.3", "traits.2", "text_box.2")
def test_a_blank_text_box_has_no_abilities_and_no_icons_but_its_card_has_its_traits(table):
    table.hero("Captain Marvel", hand=["Gag Order"]).minion("Siren")
    assert table.stat("Siren", Stat.HAZARD) == 1
    table.play("Gag Order", target="Siren")
    assert (table.stat("Siren", Stat.HAZARD), table.stat("Siren", Stat.GUARD)) == (0, 0)
    table.attack("Rhino").expect(damage={"Rhino": 2})  # guard was printed there
    assert table.game.state.blank[table.find("Siren")] == 1


@rule("traits.2", "traits.1")
def test_an_effect_on_a_trait_finds_a_card_with_a_blank_text_box(table):
    table.hero("Captain Marvel", hand=["Gag Order", "Singers Beware"]).minion("Siren")
    table.play("Gag Order", target="Siren").play("Singers Beware").expect(damage={"Siren": 1})


@rule("unique_icon.1", "unique_icon.2")
def test_of_a_card_with_the_icon_no_second_copy_comes_into_play(table):
    table.hero("Captain Marvel", hand=["Nick Fury", "Pacifist"], in_play=["Nick Fury", "Pacifist", "Tollbooth"])
    assert offered(table, "Play Nick Fury") == []
    assert offered(table, "Play Pacifist") == ["Play Pacifist"]  # without the icon


@rule("unique_icon.4", "subtitle.1")
def test_identities_of_one_title_and_different_alter_egos_play_together(table):
    table.hero("ref_ripple", hand=["ref_ripple_ally"]).hero("ref_other_ripple")
    table.play("Ripple").expect(in_play=["Ripple"])  # and an ally of that title whose subtitle is another alias
    assert table.in_play().count("Ripple") == 3
