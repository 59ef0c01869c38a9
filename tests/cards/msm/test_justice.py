"""The Justice card of the Ms. Marvel pack."""

from tests.rules.citation import rule


def test_concussive_blow_confuses_an_enemy(table):
    table.hero("She-Hulk", hand=["Concussive Blow", "Genius", "Energy"])
    table.play("Concussive Blow", pay=["Genius", "Energy"], target="Rhino")
    table.expect(status={"Rhino": ["confused"]}, damage={"Rhino": 0})


def test_concussive_blow_deals_3_damage_too_when_a_physical_resource_was_paid(table):
    table.hero("She-Hulk", hand=["Concussive Blow", "Strength", "Energy"])
    table.play("Concussive Blow", pay=["Strength", "Energy"], target="Rhino")
    table.expect(status={"Rhino": ["confused"]}, damage={"Rhino": 3})


@rule("target.15")
def test_concussive_blow_needs_an_enemy_that_can_be_confused(table):
    table.hero("She-Hulk", hand=["Concussive Blow", "Strength", "Energy"]).villain("Rhino", status=["confused"])
    assert "Play Concussive Blow" not in table.options()


@rule("guard.1")
def test_concussive_blow_cannot_reach_the_villain_past_a_guard(table):
    table.hero("She-Hulk", hand=["Concussive Blow", "Strength", "Energy"]).minion("Hydra Mercenary")
    table.play("Concussive Blow", pay=["Strength", "Energy"])
    assert table.options() == ["Hydra Mercenary"]


def test_concussive_blow_is_not_offered_in_alter_ego_form(table):
    table.hero("She-Hulk", form="alter-ego", hand=["Concussive Blow", "Strength", "Energy"])
    assert "Play Concussive Blow" not in table.options()
