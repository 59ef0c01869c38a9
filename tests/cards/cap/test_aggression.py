"""The Aggression card of the Captain America pack."""

from mc_env.cards.terms import Stat
from tests.rules.citation import rule


@rule("consequential_damage.1")
def test_enraged_gives_2_attack_and_1_more_consequential_damage(table):
    table.hero("She-Hulk", hand=["Enraged", "Genius"], in_play=["Luke Cage"])
    table.play("Enraged", pay=["Genius"], target="Luke Cage")
    table.attack("Rhino", by="Luke Cage")
    table.expect(damage={"Rhino": 4}, status={"Luke Cage": []})
    assert table.stat("Luke Cage", Stat.CONSEQUENTIAL_ATK) == 2


@rule("consequential_damage.2")
def test_enraged_gives_no_more_consequential_damage_for_a_thwart(table):
    table.hero("She-Hulk", in_play=["Vision"]).attach("Enraged", "Vision").main_scheme(threat=3)
    table.thwart("The Break-In!", by="Vision")
    table.expect(damage={"Vision": 1}, threat={"The Break-In!": 2})


def test_enraged_makes_black_cat_take_consequential_damage(table):
    table.hero("Spider-Man", in_play=["Black Cat"]).attach("Enraged", "Black Cat").attack("Rhino", by="Black Cat")
    table.expect(damage={"Rhino": 3, "Black Cat": 1})


@rule("max.1")
def test_enraged_is_attached_only_once_to_an_ally(table):
    table.hero("She-Hulk", hand=["Enraged", "Genius"], in_play=["Vision"]).hero("Thor", in_play=["Tigra"])
    table.attach("Enraged", "Vision").play("Enraged", pay=["Genius"])
    assert table.options() == ["Tigra"]


def test_enraged_is_not_offered_without_an_ally(table):
    table.hero("She-Hulk", hand=["Enraged", "Genius"])
    assert "Play Enraged" not in table.options()
