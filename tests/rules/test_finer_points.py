"""Finer points of entries L to W: when exactly, and what exactly not."""

import pytest

import tests.rules.keyword_cards
import tests.rules.reference_cards
import tests.rules.reference_word_cards  # noqa: F401
from mc_env.cards.terms import Stat
from tests.rules.citation import rule


def offered(table, words):
    return [x for x in table.options() if words in x]


# ------------------------------------------------------------------------------------------ ends of phases and rounds


@rule("lasting_effects.5")
def test_a_lasting_effect_is_over_before_abilities_at_the_end_of_its_phase(table):
    table.hero("Captain Marvel", hand=["Energy Drink"], in_play=["Afterglow"]).play("Energy Drink")
    assert table.stat("Captain Marvel", Stat.ATK) == 5
    table.end_turn().run_until("defend").expect(damage={"Rhino": 2}, midway=True)  # Afterglow deals ATK, without the 3


@rule("villain_phase.11", "lasting_effects.5")
def test_effects_until_the_end_of_the_round_outlast_the_player_phase_and_end_with_the_villain_phase(table):
    table.hero("Captain Marvel", hand=["Long Haul"], in_play=["Sundown"]).play("Long Haul").end_turn().run_until(
        "defend"
    )
    assert table.stat("Captain Marvel", Stat.ATK) == 3
    table.run_villain_phase()
    assert table.stat("Captain Marvel", Stat.ATK) == 2
    table.expect(damage={"Rhino": 2})  # Sundown deals ATK when the round has ended: the bonus is gone by then


@rule("villain_phase.11")
def test_an_effect_of_the_villain_phase_until_its_end_runs_out_with_it(table):
    table.hero("Captain Marvel", hand=["Brace"]).start(phase="villain", step=2).choose("Play Brace").run_until("turn")
    assert table.stat("Captain Marvel", Stat.ATK) == 2


@rule("villain_phase.12")
def test_abilities_after_the_round_resolve_at_its_very_end(table):
    table.hero("Captain Marvel", in_play=["Sundown"]).hero("She-Hulk").start(phase="villain", step=4)
    table.run_until("turn").expect(damage={"Rhino": 2})
    assert table.game.view(0)["first_player"] == 1  # after the token had passed


# ------------------------------------------------------------------------------------------ schemes, maximums, uniqueness


@rule("main_scheme.13")
def test_a_main_scheme_is_no_target_for_being_discarded(table):
    table.hero("Spider-Man", hand=["Scrub", "Scrub"]).main_scheme(threat=3).side_scheme("Breakin' & Takin'")
    table.choose("Play Scrub")
    assert table.options() == ["Breakin' & Takin'"]
    table.choose("Breakin' & Takin'")
    assert offered(table, "Scrub") == []


@rule("max.6")
def test_a_player_cannot_take_control_of_a_second_copy_of_a_max_1_per_player_card(table):
    table.hero("Spider-Man", hand=["Borrow"], in_play=["Lucky Charm"]).hero("Captain Marvel", in_play=["Lucky Charm"])
    assert offered(table, "Borrow") == []


@rule("max.6")
def test_a_player_without_one_may_take_control_of_a_max_1_per_player_card(table):
    table.hero("Spider-Man", hand=["Borrow"]).hero("Captain Marvel", in_play=["Lucky Charm"])
    table.play("Borrow", target="Lucky Charm")
    assert table.game.state.controller[table.find("Lucky Charm")] == 0


@rule("unique_icon.5")
def test_unique_allies_of_one_title_coexist_when_their_subtitles_differ(table):
    table.hero("Spider-Man", hand=["ref_ripple_ally", "ref_ripple_clone"], in_play=["ref_ripple_kin"])
    assert len(offered(table, "Play Ripple")) == 1  # the clone has the subtitle of the one in play
    table.play("Ripple")
    assert table.in_play().count("Ripple") == 2


@rule("set_aside.1")
def test_a_card_that_is_set_aside_does_nothing(table):
    table.hero("Spider-Man", hand=["Shelve", "Dismiss"], in_play=["Ledger", "Nick Fury"])
    table.play("Shelve", target="Ledger").expect(not_in_play=["Ledger"])
    table.play("Dismiss", target="Nick Fury")
    assert (table.where("Ledger"), table.counters("Ledger", "loss")) == ("set aside", 0)


# ------------------------------------------------------------------------------------------ costs of damage, retaliate, defeat


@rule("prevent.6", "cost.21")
@pytest.mark.parametrize("prevented", [False, True])
def test_a_cost_of_taking_damage_is_unpaid_when_an_interrupt_prevents_it(table, prevented):
    table.hero("Spider-Man", in_play=["Blood Oath", "Tripwire"]).use("Blood Oath")
    table.choose("Use Tripwire" if prevented else "Pass")
    table.expect(hand={0: 0 if prevented else 2}, damage={"Spider-Man": 0 if prevented else 1})


@rule("prevent.6", "cost.21")
@pytest.mark.parametrize("prevented", [False, True])
def test_a_cost_inside_an_effect_is_unpaid_when_an_interrupt_prevents_it(table, prevented):
    table.hero("Spider-Man", hand=["Devils Bargain"], in_play=["Tripwire"]).play("Devils Bargain")
    table.choose("Use Tripwire" if prevented else "Pass")
    table.expect(hand={0: 0 if prevented else 2}, damage={"Spider-Man": 0 if prevented else 1})


@rule("retaliate.3", "retaliate.4")
def test_responses_to_damage_taken_come_before_retaliate(table):
    table.hero("Spider-Man", in_play=["Bruise"]).minion("Hedgehog").attack("Hedgehog")
    assert table.options() == ["Use Bruise", "Pass"]
    table.expect(damage={"Hedgehog": 2, "Spider-Man": 0}, midway=True)
    table.decline().expect(damage={"Spider-Man": 2})


@rule("when_defeated.3", "when_defeated.2")
def test_a_card_is_still_in_play_while_its_when_defeated_ability_resolves(table):
    table.hero("Spider-Man").minion("Last Gasp").attack("Last Gasp")
    table.expect(damage={"Rhino": 1}, not_in_play=["Last Gasp"])  # 1 for each minion in play: it counted itself


@rule("when_defeated.2")
@pytest.mark.parametrize("kind", ["ally", "player side scheme"])
def test_when_defeated_abilities_of_allies_and_schemes_resolve(table, kind):
    if kind == "ally":
        table.hero("Spider-Man", hand=["Friendly Fire"], in_play=["Martyr"]).play("Friendly Fire", target="Martyr")
    else:
        table.hero("Spider-Man").side_scheme("Safe House", threat=1).thwart("Safe House")
    table.expect(hand={0: 1})


@rule("main_scheme.10")
def test_side_b_resolves_its_when_revealed_ability_after_it_has_its_threat(table_of):
    table = table_of(scenario="ref_stairs")
    table.hero("Captain Marvel").main_scheme(threat=3).start(phase="villain", step=1)
    table.expect(threat={"Top of the Stairs": 2 + 3}, midway=True)  # 2 to begin with, and 1 more than there is of it


# ------------------------------------------------------------------------------------------ X


@rule("non_numerical_variable.3")
def test_a_lower_price_leaves_x_as_it_was_chosen(table):
    table.hero("Spider-Man", hand=["Discount One", "Everything", "Genius", "Haymaker"]).play("Discount One")
    table.choose("Play Everything")
    assert [x for x in table.options() if "4" in x]  # 3 resources and 1 less to pay
    table.choose("4").choose("Genius").choose("Haymaker").expect(damage={"Rhino": 4}, hand={0: 0})
