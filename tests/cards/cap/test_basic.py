"""Basic cards of the Captain America pack."""

import pytest

from mc_env.cards.terms import Stat
from tests.rules.citation import rule


def test_avengers_tower_raises_the_ally_limit_while_all_allies_are_avengers(table):
    table.hero("She-Hulk", hand=["Hulk", "Genius"], in_play=["Avengers Tower", "Tigra", "Vision", "Hawkeye"])
    table.play("Hulk", pay=["Genius"])
    table.expect(in_play=["Hulk", "Tigra", "Vision", "Hawkeye"])


def test_avengers_tower_raises_no_limit_with_another_ally(table):
    table.hero(
        "She-Hulk", hand=["Luke Cage", "Genius", "Energy"], in_play=["Avengers Tower", "Tigra", "Vision", "Hawkeye"]
    )
    table.play("Luke Cage", pay=["Genius", "Energy"]).choose("Tigra")
    table.expect(in_play=["Luke Cage", "Vision", "Hawkeye"], not_in_play=["Tigra"])


def test_avengers_tower_does_not_look_at_allies_of_other_players(table):
    table.hero("She-Hulk", hand=["Hulk", "Genius"], in_play=["Avengers Tower", "Tigra", "Vision", "Hawkeye"])
    table.hero("Thor", in_play=["Luke Cage"]).play("Hulk", pay=["Genius"])
    table.expect(in_play=["Hulk", "Tigra", "Vision", "Hawkeye", "Luke Cage"])


def test_avengers_tower_makes_the_next_avenger_cost_1_less(table):
    table.hero("She-Hulk", hand=["Tigra", "Genius", "Hulk", "Haymaker"], in_play=["Avengers Tower"])
    table.use("Avengers Tower").play("Tigra", pay=["Genius"])
    table.expect(in_play=["Tigra"], exhausted=["Avengers Tower"])
    assert "Play Hulk" not in table.options()


def test_avengers_tower_helps_whoever_plays_the_next_avenger(table):
    table.hero("She-Hulk", in_play=["Avengers Tower"]).hero("Thor", hand=["Tigra", "Genius", "Hulk", "Haymaker"])
    table.use("Avengers Tower").end_turn().play("Tigra", pay=["Genius"])
    table.expect(in_play=["Tigra"])
    assert "Play Hulk" not in table.options()


def test_avengers_tower_does_not_make_other_allies_cheaper_and_waits(table):
    table.hero("She-Hulk", hand=["Luke Cage", "Genius", "Energy", "Hulk", "Haymaker"], in_play=["Avengers Tower"])
    table.use("Avengers Tower").play("Luke Cage", pay=["Genius", "Energy"]).play("Hulk", pay=["Haymaker"])
    table.expect(in_play=["Luke Cage", "Hulk"])


def test_avengers_towers_reduction_ends_with_the_phase(table):
    table.hero("She-Hulk", hand=["Hulk", "Haymaker"], in_play=["Avengers Tower"]).use("Avengers Tower")
    assert "Play Hulk" in table.options()
    table.run_villain_phase()
    assert "Hulk" in table.hand(0)
    assert "Play Hulk" not in table.options()


def test_honorary_avenger_gives_a_hit_point_and_the_avenger_trait(table):
    table.hero("She-Hulk", hand=["Honorary Avenger"], in_play=["Luke Cage", "Avengers Tower"])
    table.play("Honorary Avenger", target="Luke Cage")
    assert table.stat("Luke Cage", Stat.HP) == 6
    assert table.host("Honorary Avenger") == "Luke Cage"


def test_honorary_avenger_makes_an_avenger_for_other_cards(table):
    table.hero("She-Hulk", hand=["Hulk", "Genius"], in_play=["Avengers Tower", "Tigra", "Vision", "Luke Cage"])
    table.attach("Honorary Avenger", "Luke Cage").play("Hulk", pay=["Genius"])
    table.expect(in_play=["Hulk", "Tigra", "Vision", "Luke Cage"])


def test_honorary_avenger_may_be_attached_to_an_identity(table):
    table.hero("She-Hulk", hand=["Honorary Avenger"]).hero("Ms. Marvel").play("Honorary Avenger", target="Ms. Marvel")
    assert table.stat("Ms. Marvel", Stat.HP) == 11
    assert table.controller("Honorary Avenger") == 1


def test_honorary_avenger_lets_its_hero_play_another(table):
    table.hero("Ms. Marvel", hand=["Honorary Avenger"]).attach("Honorary Avenger", "Ms. Marvel").hero("She-Hulk")
    table.play("Honorary Avenger")
    assert table.options() == ["She-Hulk"]


@pytest.mark.parametrize(("hero", "form"), [("Ms. Marvel", "hero"), ("She-Hulk", "alter-ego")])
def test_honorary_avenger_is_not_offered_to_an_identity_without_the_trait(table, hero, form):
    table.hero(hero, form=form, hand=["Honorary Avenger"])
    assert "Play Honorary Avenger" not in table.options()


@rule("max.1")
def test_honorary_avenger_is_attached_only_once_to_a_character(table):
    """Its errata say so."""
    table.hero("She-Hulk", hand=["Honorary Avenger"], in_play=["Luke Cage"]).attach("Honorary Avenger", "Luke Cage")
    table.play("Honorary Avenger")
    assert table.options() == ["She-Hulk"]


def test_enhanced_awareness_generates_a_mental_resource(table):
    table.hero("She-Hulk", hand=["Superhuman Law Division"], in_play=["Enhanced Awareness"])
    table.play("Superhuman Law Division", pay=["Enhanced Awareness"])
    table.expect(exhausted=["Enhanced Awareness"], counters={"Enhanced Awareness": {"mental": 2}})


@rule("uses.4")
def test_enhanced_awareness_is_discarded_with_its_last_counter(table):
    table.hero("Thor", hand=["Mjolnir"], in_play=["Enhanced Awareness"]).card("Enhanced Awareness", counters=1)
    table.play("Mjolnir", pay=["Enhanced Awareness"])
    table.expect(discard={0: ["Enhanced Awareness"]})


def test_enhanced_awareness_cannot_be_used_in_alter_ego_form(table):
    table.hero("Thor", form="alter-ego", hand=["Mjolnir"], in_play=["Enhanced Awareness"])
    assert "Play Mjolnir" not in table.options()
