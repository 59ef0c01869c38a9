"""What an effect tells the next one, and costs in the middle of effects."""

import pytest

import tests.rules.report_cards  # noqa: F401
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
