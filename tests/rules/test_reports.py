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
