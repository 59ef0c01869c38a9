"""Paying costs: resources of types, wilds, overpaying, resource abilities, reductions; everything at once."""

import pytest

import tests.rules.entry_cards  # noqa: F401
from tests.rules.citation import rule


@rule("resource.4", "cost.1")
def test_a_card_is_paid_for_with_any_resources(table):
    table.hero("Spider-Man", hand=["Black Cat", "Backflip", "Haymaker"])
    table.play("Black Cat", pay=["Backflip", "Haymaker"])
    table.expect(in_play=["Black Cat"], discard={0: ["Backflip", "Haymaker"]})


@rule("cost.7", "initiating_abilities.4")
def test_a_card_that_cannot_be_paid_for_is_not_offered(table):
    table.hero("Spider-Man", hand=["Black Cat", "Backflip"])
    assert "Play Black Cat" not in table.options()


@rule("event.2")
def test_a_card_does_not_pay_for_itself(table):
    table.hero("Spider-Man", hand=["Web-Shooter"])
    assert "Play Web-Shooter" not in table.options()


@rule("event.2")
def test_a_second_copy_of_a_card_pays_for_the_first(table):
    table.hero("Spider-Man", hand=["Web-Shooter", "Web-Shooter"])
    table.play("Web-Shooter", pay=["Web-Shooter"])
    table.expect(in_play=["Web-Shooter"], discard={0: ["Web-Shooter"]})


@rule("resource.4")
def test_a_card_that_costs_nothing_asks_for_no_payment(table):
    table.hero("Captain Marvel", hand=["Energy Channel"])
    table.play("Energy Channel").choose("Player 1")
    table.expect(in_play=["Energy Channel"])


@rule("cost.9", "cost.11", "resource.7")
def test_surplus_resources_are_lost(table):
    table.hero("Spider-Man", hand=["Aunt May", "Genius", "Web-Shooter"])
    table.play("Aunt May", pay=["Genius"])
    assert "Play Web-Shooter" not in table.options()


@rule("resource.4")
def test_payment_stops_when_the_cost_is_met(table):
    table.hero("Spider-Man", hand=["Haymaker", "Genius", "Strength"])
    table.play("Haymaker", pay=["Genius"])
    assert table.decision.kind == "target"


@rule("cost.12", "initiating_abilities.7")
def test_nothing_moves_before_the_whole_cost_is_paid(table):
    table.hero("Spider-Man", hand=["Black Cat", "Backflip", "Haymaker"], in_play=["Web-Shooter"])
    table.choose("Play Black Cat", "Web-Shooter")
    table.expect(ready=["Web-Shooter"], counters={"Web-Shooter": {"web": 3}}, hand={0: 2}, midway=True)


@rule("cost.12")
def test_a_resource_ability_does_not_see_cards_spent_in_the_same_payment(table):
    table.hero("Iron Man", hand=["Supersonic Punch", "Genius"], in_play=["Pepper Potts"])
    assert "Play Supersonic Punch" in table.options()
    table.choose("Play Supersonic Punch")
    assert table.options() == ["Pay with Genius"]  # an empty discard pile gives Pepper Potts nothing


@rule("resource.6", "mental_resource.3")
def test_a_typed_cost_offers_only_sources_of_that_type(table):
    table.hero(
        "Spider-Man",
        hand=["Strength", "Genius", "Backflip", "The Power of Justice"],
        exhausted=True,
        in_play=["Tenacity"],
    )
    table.use("Tenacity")
    assert table.options() == ["Pay with Strength", "Pay with Backflip", "Pay with The Power of Justice"]


@rule("wild_resource.2", "resource.3")
def test_a_wild_resource_serves_as_any_type(table):
    table.hero("Spider-Man", hand=["Strength"], in_play=["Web-Shooter"]).villain(
        "Rhino", attachments=["Enhanced Ivory Horn"]
    )
    table.use("Enhanced Ivory Horn", pay=["Strength", "Web-Shooter"])
    table.expect(not_in_play=["Enhanced Ivory Horn"])


@rule("wild_resource.4")
def test_doubled_wild_resources_may_be_of_different_types(table_of):
    table = table_of(scenario="klaw")
    table.hero("Black Panther", hand=["Vibranium", "Energy"]).villain("Klaw", attachments=["Solid-Sound Body"])
    table.use("Solid-Sound Body", pay=["Energy", "Vibranium"])
    table.expect(not_in_play=["Solid-Sound Body"])


@rule("resource.6")
def test_a_cost_of_three_types_needs_each_of_them(table_of):
    table = table_of(scenario="klaw")
    table.hero("Spider-Man", hand=["Energy", "Genius", "Haymaker"]).villain("Klaw", attachments=["Solid-Sound Body"])
    assert "Use Solid-Sound Body" not in table.options()


@rule("cost.10")
def test_an_effect_that_asks_what_was_paid_sees_the_resources_of_the_payment(table):
    table.hero("Captain Marvel", hand=["Photonic Blast", "Genius", "Energy"])
    table.play("Photonic Blast", pay=["Genius", "Energy"], target="Rhino")
    table.expect(hand={0: 1}, damage={"Rhino": 5})


@rule("cost.10")
def test_an_effect_that_asks_for_a_type_does_not_find_one_that_was_not_paid(table):
    table.hero("Captain Marvel", hand=["Photonic Blast", "Genius", "Strength"])
    table.play("Photonic Blast", pay=["Genius", "Strength"], target="Rhino")
    table.expect(hand={0: 0}, damage={"Rhino": 5})


@rule("cost.10")
def test_nothing_was_paid_for_a_card_that_cost_nothing(table):
    table.hero("She-Hulk", hand=["Relentless Assault", "Backflip"], in_play=["Helicarrier", "Helicarrier"])
    table.minion("Shocker").choose("Use Helicarrier", "Player 1", "Use Helicarrier", "Player 1")
    table.play("Relentless Assault", target="Shocker")
    table.expect(damage={"Rhino": 0}, not_in_play=["Shocker"], hand={0: 1})


@rule("cost.9", "cost.10")
def test_more_can_be_paid_when_the_cost_is_met_and_the_effect_asks_what_was_paid(table):
    table.hero("Spider-Man", hand=["For Justice!", "Strength"], in_play=["Web-Shooter"]).main_scheme(threat=5)
    table.choose("Play For Justice!", "Strength")
    assert table.options() == ["Pay using Web-Shooter", "Done paying"]
    assert table.decision.prompt == "Pay more than needed? (For Justice!)"
    table.choose("Pay using Web-Shooter", "The Break-In!")
    table.expect(threat={"The Break-In!": 1}, exhausted=["Web-Shooter"])


@rule("cost.9")
def test_nothing_more_is_spent_when_the_player_has_done_paying(table):
    table.hero("Spider-Man", hand=["For Justice!", "Strength"], in_play=["Web-Shooter"]).main_scheme(threat=5)
    table.choose("Play For Justice!", "Strength", "Done paying", "The Break-In!")
    table.expect(threat={"The Break-In!": 2}, ready=["Web-Shooter"])


@pytest.mark.parametrize("order", [["Strength", "Web-Shooter"], ["Web-Shooter", "Strength"]])
@rule("cost.10")
def test_what_was_paid_does_not_depend_on_the_order_of_payment(table, order):
    table.hero("Spider-Man", hand=["For Justice!", "Strength"], in_play=["Web-Shooter"]).main_scheme(threat=5)
    table.play("For Justice!", pay=order, target="The Break-In!")
    table.expect(threat={"The Break-In!": 1})


@pytest.mark.parametrize(
    ("hand", "pay"),
    [
        (["Genius", "Genius"], "Genius"),  # the type is paid already
        (["Strength", "Energy"], "Strength"),  # nothing left is of the type
    ],
)
@rule("cost.9")
def test_more_is_not_asked_for_when_it_could_not_matter(table, hand, pay):
    table.hero("Spider-Man", hand=["For Justice!", *hand]).main_scheme(threat=5)
    table.choose("Play For Justice!", pay)
    assert table.decision.kind == "target"


@rule("cost.9")
def test_only_sources_of_the_type_are_offered_when_the_cost_is_met(table):
    table.hero("Captain Marvel", hand=["Photonic Blast", "Genius", "Strength", "Energy", "Mockingbird"])
    table.choose("Play Photonic Blast", "Genius", "Strength")
    assert table.options() == ["Pay with Energy", "Done paying"]


@rule("cost.10")
def test_overpaid_resources_are_not_paid_when_the_cost_asks_for_another_type(table):
    table.hero("Spider-Man", hand=["Energy Only", "Energy", "Genius"])
    table.choose("Play Energy Only", "Energy")  # nothing mental could have been paid: nothing more is asked
    table.expect(damage={"Rhino": 1}, hand={0: ["Genius"]})


@rule("resource_ability.2")
def test_resource_abilities_pay_along_with_cards(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Black Cat", "Backflip"])
    table.play("Black Cat", pay=["Scientist", "Backflip"])
    table.expect(in_play=["Black Cat"])


@rule("resource_ability.2", "ability.13")
def test_another_players_resource_ability_cannot_be_used(table):
    table.hero("Captain Marvel", hand=["Alpha Flight Station"]).hero("Spider-Man", form="alter-ego")
    assert "Play Alpha Flight Station" not in table.options()


@rule("cost.14")
def test_another_players_cards_cannot_pay(table):
    table.hero("Captain Marvel", hand=["Alpha Flight Station"]).hero("Spider-Man", hand=["Genius"])
    assert "Play Alpha Flight Station" not in table.options()


@rule("initiating_abilities.6", "modifiers.5")
def test_a_reduced_cost_is_never_below_zero(table):
    table.hero("Captain Marvel", hand=["Energy Channel"], in_play=["Helicarrier"])
    table.use("Helicarrier", target="Player 1").play("Energy Channel").choose("Player 1")
    table.expect(in_play=["Energy Channel"])


@rule("non_numerical_variable.3", "cost.17")
def test_x_is_chosen_before_paying_and_is_at_least_1(table):
    table.hero("Captain Marvel", hand=["Energy", "Haymaker"], in_play=["Energy Channel"])
    table.choose("Use Energy Channel")
    assert table.options() == ["1", "2", "3"]
    table.choose("3", "Energy", "Haymaker")
    table.expect(counters={"Energy Channel": {"energy": 3}})


@rule("cost.12", "cost.16")
def test_a_card_discarded_as_a_cost_cannot_also_be_spent(table):
    table.hero("Captain Marvel", hand=["Genius"], in_play=["Alpha Flight Station"])
    table.use("Alpha Flight Station").choose("Genius")
    table.expect(hand={0: 1}, discard={0: ["Genius"]})


@rule("cost.19")
def test_a_cost_that_cannot_be_paid_in_full_is_not_begun(table):
    table.hero("Spider-Man", hand=["Strength"]).villain("Rhino", attachments=["Enhanced Ivory Horn"])
    assert "Use Enhanced Ivory Horn" not in table.options()
