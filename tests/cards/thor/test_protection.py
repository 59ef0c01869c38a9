"""The Protection card of the Thor pack."""

from tests.rules.citation import rule


def test_second_wind_heals_4_damage_from_an_identity(table):
    table.hero("Thor", hand=["Second Wind", "Strength", "Energy"], damage=6)
    table.play("Second Wind", pay=["Strength", "Energy"], target="Thor")
    table.expect(damage={"Thor": 2})


def test_second_wind_heals_5_damage_when_a_mental_resource_was_paid(table):
    table.hero("Thor", hand=["Second Wind", "Genius", "Energy"], damage=6)
    table.play("Second Wind", pay=["Genius", "Energy"], target="Thor")
    table.expect(damage={"Thor": 1})


def test_second_wind_heals_the_identity_of_another_player_in_either_form(table):
    table.hero("Thor", hand=["Second Wind", "Strength", "Energy"]).hero("She-Hulk", form="alter-ego", damage=6)
    table.play("Second Wind", pay=["Strength", "Energy"])
    assert table.options() == ["Jennifer Walters"]
    table.choose("Jennifer Walters")
    table.expect(damage={"Jennifer Walters": 2})


@rule("target.2")
def test_second_wind_is_not_offered_when_no_identity_is_damaged(table):
    table.hero("Thor", hand=["Second Wind", "Strength", "Energy"], in_play=["Tigra"]).card("Tigra", damage=1)
    assert "Play Second Wind" not in table.options()
