"""What an effect tells the next one, and costs in the middle of effects."""

import pytest

import tests.rules.report_cards
import tests.rules.seldom_cards  # noqa: F401
from tests.rules.citation import rule


@pytest.mark.parametrize(("threat", "gone"), [(5, 3), (2, 2)])
def test_number_of_an_effect_is_what_it_did(table, threat, gone):
    table.hero("Spider-Man", hand=["Siphon"]).main_scheme(threat=threat).play("Siphon")
    table.expect(threat={"The Break-In!": threat - gone}, damage={"Rhino": gone})


@rule("crisis_icon.1")
def test_number_of_an_effect_that_could_not_be_resolved_is_0(table):
    table.hero("Spider-Man", hand=["Siphon"]).main_scheme(threat=5).side_scheme("Crowd Control").play("Siphon")
    table.expect(threat={"The Break-In!": 5}, damage={"Rhino": 0})


@pytest.mark.parametrize(("option", "damage", "exhausted"), [(0, 1, False), (1, 0, True)])
def test_cost_with_alternatives_inside_an_effect_is_paid_by_the_one_that_is_chosen(table, option, damage, exhausted):
    table.hero("Spider-Man", hand=["Turnstile"]).choose("Play Turnstile")
    table.choose(table.options()[option])
    table.expect(damage={"Spider-Man": damage, "Rhino": 2}, **{"exhausted" if exhausted else "ready": ["Spider-Man"]})


@pytest.mark.parametrize("others", [[], ["She-Hulk", "Iron Man"]])
def test_amount_may_be_the_number_of_players(table, others):
    table.hero("Spider-Man", hand=["Head Start"])
    for title in others:
        table.hero(title)
    table.play("Head Start").expect(damage={"Rhino": 1 + len(others)})


@rule("initiating_abilities.11")
def test_interrupt_to_playing_a_card_comes_before_the_card_enters_play(table):
    table.hero("Spider-Man", hand=["Black Cat", "Energy"], in_play=["Doorbell"]).play("Black Cat", pay="Energy")
    table.expect(damage={"Rhino": 1}, in_play=["Black Cat"])
    table.expect_order("play Black Cat", "damage Rhino", "enters play Black Cat")


def test_cost_offers_only_cards_that_it_can_be_paid_with(table):
    table.hero("Spider-Man", hand=["Relay"], in_play=["Web-Shooter", "Endurance", "Tenacity"])
    table.card("Tenacity", exhausted=True).choose("Play Relay")
    assert table.options() == ["Web-Shooter", "Endurance"]
    table.choose("Endurance").expect(damage={"Rhino": 1}, exhausted=["Endurance"], ready=["Web-Shooter"])


def test_cost_that_no_card_can_pay_keeps_an_event_in_hand(table):
    table.hero("Spider-Man", hand=["Relay"], in_play=["Tenacity"]).card("Tenacity", exhausted=True)
    assert "Play Relay" not in table.options()


# ------------------------------------------------------------------------------------------ what was done, and what was not


@rule("then.1", "then.2")
def test_an_acceleration_token_is_placed_in_full(table):
    table.hero("Spider-Man", hand=["Headlong"]).play("Headlong").expect(hand={0: 1})
    assert table.acceleration() == 1


@rule("then.1", "then.2")
def test_one_card_is_all_that_one_player_draws(table):
    table.hero("Spider-Man", hand=["Fresh Air"]).play("Fresh Air").expect(hand={0: 1}, damage={"Rhino": 1})


@rule("defend.7")
def test_nobody_is_declared_the_defender_beside_an_ally_who_defends(table):
    table.hero("Spider-Man", in_play=["Late Guard", "Black Cat"]).start(phase="villain", step=2)
    table.decline().defend("Black Cat").run_until("turn").expect(hand={0: 1}, damage={"Spider-Man": 0})


@rule("cost.19")
def test_cost_inside_an_effect_that_cannot_be_paid_is_not_paid(table):
    table.hero("Spider-Man", hand=["Short of Cash", "Energy"]).play("Short of Cash")
    table.expect(damage={"Rhino": 1}, hand={0: ["Energy"]})


def test_cost_inside_an_effect_is_not_paid_if_nobody_is_there_to_pay_it(table):
    table.hero("Spider-Man", hand=["Absent Patron", "Energy"]).play("Absent Patron")
    table.expect(damage={"Rhino": 1}, hand={0: ["Energy"]})


@rule("activation.14")
def test_activation_that_waits_for_another_has_been_started(table):
    table.hero("Spider-Man", exhausted=True).encounter_deck("Second Thoughts", "Hard to Keep Down")
    table.start(phase="villain", step=2).run_until("turn")
    table.expect_order(
        "damage Spider-Man source Second Thoughts", "damage Spider-Man source Rhino", "enemy schemes Rhino"
    )


def test_enemy_does_not_attack_a_player_who_is_out_of_the_game(table):
    table.hero("Spider-Man", damage=5).hero("She-Hulk").reveal("Last Blow").choose("Player 1")
    table.expect(not_in_play=["Spider-Man"], threat={"The Break-In!": 0}, damage={"She-Hulk": 0})
    assert table.events("attacks Rhino") == []


@rule("surge.1", "then.1", "then.2")
def test_surge_is_gained_in_full(table):
    table.hero("Spider-Man").encounter_deck("Hydra Mercenary").reveal("Overflow")
    table.expect(threat={"The Break-In!": 1}, in_play=["Hydra Mercenary"])


def test_nobody_has_turned_into_something_if_nobody_is_there(table):
    table.hero("Spider-Man", hand=["No Traitor"]).play("No Traitor").expect(damage={"Rhino": 1})
