"""The Leadership card of the Thor pack."""

from mc_env.cards.terms import Stat
from tests.rules.citation import rule


def test_teamwork_adds_the_attack_of_an_ally_to_a_basic_attack(table):
    table.hero("Thor", hand=["Teamwork"], in_play=["Tigra"])
    table.attack("Rhino").play("Teamwork", target="Tigra")
    table.expect(damage={"Rhino": 2 + 2, "Tigra": 0}, exhausted=["Thor", "Tigra"])


def test_teamwork_adds_the_thwart_of_an_ally_to_a_basic_thwart(table):
    table.hero("Thor", hand=["Teamwork"], in_play=["Daredevil"]).main_scheme(threat=6)
    table.thwart("The Break-In!").play("Teamwork", target="Daredevil")
    table.expect(threat={"The Break-In!": 6 - 1 - 2}, exhausted=["Thor", "Daredevil"], damage={"Daredevil": 0})


@rule("lasting_effects.5")
def test_teamwork_is_over_after_that_use(table):
    table.hero("Thor", hand=["Teamwork"], in_play=["Tigra"])
    table.attack("Rhino").play("Teamwork", target="Tigra")
    assert (table.stat("Thor", Stat.ATK), table.stat("Thor", Stat.THW)) == (2, 1)


def test_teamwork_is_over_after_a_thwart_too(table):
    table.hero("Thor", hand=["Teamwork"], in_play=["Daredevil"]).main_scheme(threat=6)
    table.thwart("The Break-In!").play("Teamwork", target="Daredevil")
    assert table.stat("Thor", Stat.THW) == 1


def test_teamwork_is_not_offered_without_a_ready_ally(table):
    table.hero("Thor", hand=["Teamwork"], in_play=["Tigra"]).card("Tigra", exhausted=True)
    table.attack("Rhino")
    table.expect(damage={"Rhino": 2}, hand={0: ["Teamwork"]})


@rule("cost.14")
def test_teamwork_cannot_use_an_ally_of_another_player(table):
    table.hero("Thor", hand=["Teamwork"]).hero("She-Hulk", in_play=["Tigra"])
    table.attack("Rhino")
    table.expect(damage={"Rhino": 2}, hand={0: ["Teamwork"]})


def test_teamwork_is_not_offered_for_an_attack_event_or_an_ally(table):
    table.hero("Thor", hand=["Teamwork", "Haymaker", "Genius"], in_play=["Tigra", "Hellcat"])
    table.play("Haymaker", pay=["Genius"], target="Rhino").attack("Rhino", by="Tigra")
    table.expect(damage={"Rhino": 5}, hand={0: ["Teamwork"]})


@rule("dash.1")
def test_teamwork_adds_nothing_to_a_thwart_for_an_ally_with_a_dash(table):
    table.hero("Thor", hand=["Teamwork"], in_play=["Hulk"]).main_scheme(threat=6)
    table.thwart("The Break-In!").play("Teamwork", target="Hulk")
    table.expect(threat={"The Break-In!": 5})
