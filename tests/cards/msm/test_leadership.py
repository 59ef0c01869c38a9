"""The Leadership card of the Ms. Marvel pack."""

from mc_env.cards.terms import Stat
from tests.rules.citation import rule


def powers(table, name):
    return tuple(table.stat(name, stat) for stat in (Stat.THW, Stat.ATK, Stat.DEF))


def test_morale_boost_gives_a_hero_1_more_of_each_power(table):
    table.hero("She-Hulk", hand=["Morale Boost", "Genius"]).hero("Thor")
    table.play("Morale Boost", pay=["Genius"], target="Thor")
    assert (powers(table, "Thor"), powers(table, "She-Hulk")) == ((2, 3, 3), (1, 3, 2))


@rule("lasting_effects.4")
def test_morale_boost_lasts_through_the_villain_phase_and_no_longer(table):
    table.hero("She-Hulk", hand=["Morale Boost", "Genius"]).play("Morale Boost", pay=["Genius"], target="She-Hulk")
    table.end_turn().run_until("defend")
    assert powers(table, "She-Hulk") == (2, 4, 3)
    table.run_villain_phase()
    assert powers(table, "She-Hulk") == (1, 3, 2)


def test_morale_boost_cannot_be_given_to_an_alter_ego(table):
    table.hero("She-Hulk", hand=["Morale Boost", "Genius"]).hero("Thor", form="alter-ego")
    table.play("Morale Boost", pay=["Genius"])
    assert table.options() == ["She-Hulk"]


def test_morale_boost_is_not_offered_in_alter_ego_form(table):
    table.hero("She-Hulk", form="alter-ego", hand=["Morale Boost", "Genius"]).hero("Thor")
    assert "Play Morale Boost" not in table.options()
