"""Playing a card and putting one into play; what the four types of resources pay for."""

import pytest

import tests.rules.keyword_cards
import tests.rules.reference_cards
import tests.rules.reference_word_cards  # noqa: F401
from tests.rules.citation import rule


def offered(table, words):
    return [x for x in table.options() if words in x]


# ------------------------------------------------------------------------------------------ playing


@rule("play.1", "play.2", "player_turn.3", "upgrade.1", "upgrade.2")
def test_a_played_upgrade_is_paid_for_and_enters_play_from_hand(table):
    table.hero("Spider-Man", hand=["Web-Shooter", "Genius"]).play("Web-Shooter", pay=["Genius"])
    table.expect(in_play=["Web-Shooter"], hand={0: []}, discard={0: ["Genius"]}, counters={"Web-Shooter": {"web": 3}})


@rule("play.2", "play.6", "player_turn.9")
def test_a_played_event_resolves_and_then_goes_to_the_discard_pile(table):
    table.hero("Spider-Man", hand=["Haymaker", "Genius"]).choose("Play Haymaker")
    assert table.where("Haymaker") == "on the table"
    table.choose("Genius", "Rhino")
    table.expect(damage={"Rhino": 3}, discard={0: ["Genius", "Haymaker"]}, not_in_play=["Haymaker"])


@rule("play.3", "play.8")
def test_a_card_put_into_play_costs_nothing_and_heeds_no_restriction_on_playing(table):
    table.hero("Spider-Man", hand=["Smuggle", "Unplayable"]).play("Smuggle", target="Unplayable")
    table.expect(in_play=["Unplayable"], hand={0: []})  # a dash as its cost, and nothing to pay with


@rule("play.5", "form.11")
@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_a_card_for_one_form_is_neither_played_nor_put_into_play_in_another(table, form):
    table.hero("Spider-Man", form=form, hand=["Costume", "Smuggle"])
    assert bool(offered(table, "Play Costume")) is (form == "hero")
    assert bool(offered(table, "Play Smuggle")) is (form == "hero")


@rule("play.9")
def test_an_upgrade_put_into_play_is_attached_as_its_text_says(table):
    table.hero("Spider-Man", hand=["Smuggle", "Inspired"], in_play=["Black Cat", "Daredevil"])
    table.play("Smuggle", target=["Inspired", "Daredevil"])
    g = table.game.state
    assert g.host[table.find("Inspired")] == table.find("Daredevil")
    table.expect(ready=["Inspired"])


@rule("play.9")
def test_an_upgrade_is_not_put_into_play_when_there_is_nothing_to_attach_it_to(table):
    table.hero("Spider-Man", hand=["Smuggle", "Inspired"])
    assert offered(table, "Play Smuggle") == []


@rule("play_restrictions.1")
def test_every_restriction_on_a_card_must_be_met(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Narrow Path", "Genius"], damage=1)
    assert offered(table, "Narrow Path") == []  # damaged, but in the wrong form
    table.change_form()
    assert offered(table, "Narrow Path") == ["Play Narrow Path"]


@rule("play_restrictions.1")
def test_one_restriction_that_is_not_met_is_enough(table):
    table.hero("Spider-Man", hand=["Narrow Path", "Genius"])
    assert offered(table, "Narrow Path") == []  # the right form, but no damage


# ------------------------------------------------------------------------------------------ played by an effect


@rule("play.1", "golden_rules.2")
def test_a_card_played_by_an_effect_is_paid_for_at_its_price(table):
    table.hero("Spider-Man", hand=["Headhunter", "Mockingbird", "Haymaker"])
    table.play("Headhunter").choose("Play Mockingbird", "Haymaker").run_until("turn")
    table.expect(in_play=["Mockingbird"], hand={0: []}, discard={0: ["Haymaker", "Headhunter"]})


@rule("play.1")
def test_what_an_effect_saves_is_not_saved_for_the_next_card(table):
    table.hero("Spider-Man", hand=["Headhunter", "Mockingbird", "Nick Fury", "Genius", "Energy"])
    table.play("Headhunter").choose("Play Mockingbird", "Genius").run_until("turn")
    assert offered(table, "Play Nick Fury") == []  # 4 again, with one card of two resources left


@rule("requirement.2")
def test_a_requirement_card_cannot_be_played_ignoring_its_cost(table):
    table.hero("Spider-Man", hand=["Free Ride", "Strict", "Haymaker", "Strength"]).play("Free Ride")
    assert table.options() == ["Play Haymaker"]
    table.choose("Play Haymaker", "Rhino").expect(damage={"Rhino": 3}, hand={0: ["Strict", "Strength"]})


@rule("requirement.1")
def test_the_required_resource_is_spent_also_when_the_card_costs_nothing_any_more(table):
    table.hero("Spider-Man", hand=["Discount", "Strict", "Strength"]).play("Discount")
    table.play("Strict", pay=["Strength"], target="Rhino").expect(damage={"Rhino": 3}, hand={0: []})


@rule("requirement.1")
def test_a_requirement_card_that_costs_nothing_is_not_offered_without_the_resource(table):
    table.hero("Spider-Man", hand=["Discount", "Strict", "Genius"]).play("Discount")
    assert offered(table, "Strict") == []


def test_faq_a_card_that_takes_one_type_only_needs_none_when_it_costs_nothing(table):
    """FAQ on Crushing Blow."""
    table.hero("Spider-Man", hand=["Discount", "Brute"]).play("Discount").play("Brute", target="Rhino")
    table.expect(damage={"Rhino": 4})


def test_faq_a_card_on_top_of_the_deck_is_played_by_an_effect_but_not_put_into_play(table):
    """FAQ on Magik: playing it is allowed wherever playing from hand is; putting into play is not playing."""
    table.hero("Spider-Man", hand=["Headhunter", "Smuggle", "Genius"], deck=["Mockingbird"], in_play=["Attic"])
    assert offered(table, "Play Smuggle") == []
    table.play("Headhunter").choose("Play Mockingbird", "Genius").run_until("turn")
    table.expect(in_play=["Mockingbird"])


def test_faq_the_next_card_of_the_deck_is_seen_as_soon_as_the_first_is_on_the_table(table):
    """FAQ on Magik."""
    table.hero("Spider-Man", hand=["Genius"], deck=["Haymaker", "Mockingbird"], in_play=["Attic"])
    table.choose("Play Haymaker")
    assert table.game.view(0)["players"][0]["deck"]["known"] == {0: "Mockingbird"}


# ------------------------------------------------------------------------------------------ resources

FOUR = [("Energy", "energy"), ("Genius", "mental"), ("Strength", "physical"), ("Cosmic Coin", "wild")]


@rule("resource.1", "resource.2", "resource_card.1", "mental_resource.2", "physical_resource.2")
@pytest.mark.parametrize("card", ["Energy", "Genius", "Strength"])
def test_a_resource_card_is_discarded_from_hand_for_the_two_resources_on_it(table, card):
    table.hero("Captain Marvel", hand=["Uppercut", card, "Webbed Up"], exhausted=True)
    table.play("Uppercut", pay=[card, "Webbed Up"], target="Rhino")
    table.expect(damage={"Rhino": 5}, discard={0: [card, "Webbed Up", "Uppercut"]})


@rule("mental_resource.1", "physical_resource.1", "wild_resource.1", "physical_resource.3", "wild_resource.5")
@pytest.mark.parametrize("wanted", [kind for _, kind in FOUR])
def test_an_ability_may_ask_for_one_of_the_four_types(table, wanted):
    table.hero("Spider-Man", hand=[card for card, _ in FOUR], in_play=["Vending Machine"])
    table.choose(f"Use Vending Machine: {wanted}")
    fitting = [card for card, kind in FOUR if kind == wanted or (kind == "wild" and wanted != "wild")]
    assert [x.removeprefix("Pay with ") for x in table.options()] == fitting
    table.choose(fitting[0]).expect(damage={"Rhino": 1})


@rule("resource.5", "mental_resource.2", "physical_resource.2")
def test_an_ability_with_a_resource_cost_takes_that_many_resources(table):
    table.hero("Spider-Man", hand=["Webbed Up", "Haymaker", "Genius"], in_play=["Tollbooth"])
    table.choose("Use Tollbooth", "Webbed Up")
    assert table.decision.kind == "pay"  # one of three so far
    table.choose("Genius").expect(hand={0: ["Haymaker"]}, damage={"Rhino": 3})


@rule("resource.5")
def test_an_ability_is_not_offered_when_resources_are_short_of_its_cost(table):
    table.hero("Spider-Man", hand=["Webbed Up", "Haymaker"], in_play=["Tollbooth"])
    assert offered(table, "Tollbooth") == []


@rule("printed.3")
def test_a_wild_resource_is_nothing_else_for_a_cost_of_printed_resources(table):
    table.hero("Spider-Man", hand=["Cosmic Coin"], in_play=["Purist"])
    assert offered(table, "Purist") == []


@rule("printed.2", "printed.1")
def test_an_icon_in_a_text_box_pays_a_cost_of_printed_resources(table):
    table.hero("Spider-Man", hand=["Cosmic Coin"], in_play=["Purist", "Power Cell"])
    table.use("Purist", pay=["Power Cell"], target="Rhino")
    table.expect(damage={"Rhino": 2}, exhausted=["Power Cell"])


@rule("printed.2")
def test_icons_read_off_another_card_do_not_pay_a_cost_of_printed_resources(table):
    table.hero("Iron Man", discard=["Energy"], in_play=["Purist", "Pepper Potts"])
    assert offered(table, "Purist") == []


# ------------------------------------------------------------------------------------------ resource abilities


@rule("resource_ability.1", "resource_ability.2")
def test_a_resource_ability_is_used_while_a_cost_is_paid_and_at_no_other_time(table):
    table.hero("Spider-Man", hand=["Haymaker", "Genius"], in_play=["Power Cell"])
    assert offered(table, "Power Cell") == []
    table.choose("Play Haymaker")
    assert len(offered(table, "Power Cell")) == 1


@rule("resource_ability.3")
def test_a_resource_for_one_kind_of_cost_is_not_generated_for_another(table):
    table.hero("Spider-Man", hand=["Haymaker", "Genius"], in_play=["Sponsor"]).choose("Play Haymaker")
    assert offered(table, "Sponsor") == []


@rule("resource_ability.3", "player_card.2")
def test_a_resource_for_an_aspects_cards_pays_for_their_abilities_too(table):
    """FAQ on Finesse."""
    table.hero("Spider-Man", hand=[], in_play=["Sponsor", "Coach"])
    table.use("Coach", pay=["Sponsor"]).expect(damage={"Rhino": 1}, exhausted=["Sponsor"])
