"""Words of the kit that came with later products: costs, piles, hands."""

import tests.rules.grown_cards  # noqa: F401
from mc_env.engine.using.costs import play_cost
from tests.rules.citation import rule


def test_a_player_discards_from_their_deck_until_a_card_fits(table):
    table.hero("Spider-Man", hand=["Dig"], deck=["Backflip", "Black Cat", "Energy"]).play("Dig")
    table.expect(hand={0: ["Black Cat"]}, discard={0: ["Dig", "Backflip"]})


def test_a_deck_that_runs_out_while_discarding_is_made_anew(table_of):
    table = table_of(filler=0).encounter_deck("Hydra Bomber", "Hydra Mercenary")
    table.hero("Spider-Man", hand=["Dig"], deck=["Backflip", "Energy"]).play("Dig")
    table.expect(hand={0: []})
    assert len(table.dealt_to(0)) == 1


@rule("Wild Resource")
def test_resources_of_different_types_are_spent(table):
    table.hero("Spider-Man", hand=["Rainbow", "Energy", "Energy", "Genius"]).play("Rainbow")
    table.choose("Spend an energy and a mental resource").choose("Energy", "Genius")
    table.expect(damage={"Rhino": 3})


def test_two_resources_of_one_type_are_not_different(table):
    table.hero("Spider-Man", hand=["Rainbow", "Energy", "Energy"])
    assert "Play Rainbow" not in table.options()


def test_any_number_of_allies_is_exhausted_as_a_cost(table):
    table.hero("Spider-Man", hand=["Crowd"], in_play=["Black Cat", "Nick Fury", "Mockingbird"])
    table.play("Crowd").choose("Black Cat", "Nick Fury").decline()
    table.expect(hand={0: 2}, exhausted=["Black Cat", "Nick Fury"], ready=["Mockingbird"])


def test_a_card_in_hand_lowers_its_own_cost(table):
    table.hero("Spider-Man", hand=["Flatterer"]).minion("Hydra Bomber").minion("Hydra Mercenary")
    assert play_cost(table.game.state, table.find("Flatterer")) == 2


def test_a_card_is_played_from_the_discard_pile(table):
    table.hero("Spider-Man", hand=["Energy"], discard=["Boomerang"]).play("Boomerang", pay=["Energy"])
    table.expect(in_play=["Boomerang"])


def test_a_basic_attack_has_an_additional_cost(table):
    table.hero("Spider-Man", hand=["Energy"], in_play=["Diva"])
    table.choose("Attack with Diva", "Energy", "Rhino").expect(damage={"Rhino": 2}, hand={0: 0})


def test_without_the_additional_cost_there_is_no_attack(table):
    table.hero("Spider-Man", in_play=["Diva"])
    assert not any("Diva" in option and "ttack" in option for option in table.options())


def test_a_basic_thwart_has_an_additional_cost(table):
    table.hero("Spider-Man", in_play=["Diva"]).main_scheme(threat=3)
    table.thwart("The Break-In!", by="Diva").expect(threat={"The Break-In!": 2}, damage={"Spider-Man": 1})


def test_an_additional_cost_that_is_not_paid_in_full_ends_the_thwart(table):
    table.hero("Spider-Man", in_play=["Diva"], status=["tough"]).main_scheme(threat=3)
    assert not any("Diva" in option and "hwart" in option for option in table.options())


def test_an_upgrade_costs_less_on_the_card_that_says_so(table):
    table.hero("Spider-Man", hand=["Scarf", "Energy", "Genius"], in_play=["Mannequin", "Black Cat"])
    table.choose("Play Scarf").choose("Mannequin").choose("Energy").expect(hand={0: ["Genius"]}, in_play=["Scarf"])


def test_an_upgrade_that_is_payable_on_one_host_only_goes_there(table):
    table.hero("Spider-Man", hand=["Scarf", "Backflip"], in_play=["Mannequin", "Black Cat"])
    table.choose("Play Scarf")
    assert table.options() == ["Mannequin"]
    table.choose("Mannequin").choose("Backflip").expect(in_play=["Scarf"])
    assert table.game.state.host[table.find("Scarf")] == table.find("Mannequin")


def test_a_resource_card_is_spent_in_one_form_only(table):
    table.hero("Spider-Man", hand=["Black Cat", "Bravado"])
    assert "Play Black Cat" in table.options()
    table.change_form()
    assert "Play Black Cat" not in table.options()


def test_resources_are_discarded_by_their_icons(table):
    table.hero("Spider-Man", hand=["Energy", "Backflip", "Genius"]).reveal("Loose Change")
    table.choose("Energy", "Backflip").expect(hand={0: ["Genius"]})


@rule("Wild Resource")
def test_a_wild_resource_is_of_no_other_type_when_nothing_is_paid(table):
    table.hero("Spider-Man", hand=["Web-Shooter", "Energy"]).hero("Captain Marvel", hand=["Strength"])
    table.reveal("Pickpocket").choose("Web-Shooter").expect(hand={0: ["Energy"]})


def test_cards_of_the_set_are_dealt_as_encounter_cards_when_discarded(table):
    table.hero("Spider-Man").encounter_deck("Push", "Hydra Bomber", "Glance").reveal("Summons")
    assert table.dealt_to(0) == ["Push", "Glance"]


def test_a_stunned_character_pays_the_additional_cost_too(table):
    table.hero("Spider-Man", hand=["Energy"], in_play=["Diva"]).card("Diva", status=["stunned"])
    table.choose("Attack with Diva", "Energy").expect(
        hand={0: 0}, status={"Diva": []}, exhausted=["Diva"], damage={"Rhino": 0}
    )
