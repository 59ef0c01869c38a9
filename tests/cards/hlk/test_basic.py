"""Basic cards of the Hulk pack."""

from tests.rules.citation import rule


def test_to_the_rescue_removes_2_threat_from_a_scheme(table):
    table.hero("Hulk", hand=["To the Rescue!", "Strength"]).main_scheme(threat=3)
    table.play("To the Rescue!", pay="Strength", target="The Break-In!").expect(threat={"The Break-In!": 1})


@rule("confuse.6")
def test_to_the_rescue_is_a_thwart_of_the_hero(table):
    table.hero("Hulk", hand=["To the Rescue!", "Strength"], status="confused").main_scheme(threat=3)
    table.play("To the Rescue!", pay="Strength").expect(threat={"The Break-In!": 3}, status={"Hulk": []})


def test_to_the_rescue_is_not_offered_in_alter_ego_form_or_without_threat(table):
    table.hero("Hulk", form="alter-ego", hand=["To the Rescue!", "Strength"]).main_scheme(threat=3)
    assert "Play To the Rescue!" not in table.options()
    table.change_form()
    assert "Play To the Rescue!" in table.options()


def test_resourceful_is_discarded_for_a_wild_resource(table):
    table.hero("Hulk", hand=["Crushing Blow"], in_play=["Resourceful"])
    table.play("Crushing Blow", pay="Resourceful", target="Rhino")
    table.expect(damage={"Rhino": 3}, discard={0: ["Resourceful"]}, not_in_play=["Resourceful"])


def test_resourceful_pays_in_either_form(table):
    table.hero("Hulk", form="alter-ego", hand=["Resourceful"], in_play=["Resourceful"])
    table.play("Resourceful", pay="Resourceful").expect(in_play=["Resourceful"], discard={0: ["Resourceful"]})
