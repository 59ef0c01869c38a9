"""The Leadership card of the Doctor Strange pack."""

from tests.rules.citation import rule


def test_iron_man_makes_upgrades_on_him_cost_1_less(table):
    table.hero("Captain Marvel", hand=["Inspired"], in_play=["09039"]).play("Inspired", target="Iron Man")
    table.expect(in_play=["Inspired"])
    assert table.host("Inspired") == "Iron Man"


def test_iron_man_does_not_make_upgrades_on_others_cheaper(table):
    table.hero("Captain Marvel", hand=["Inspired"], in_play=["09039", "Hawkeye"]).choose("Play Inspired")
    assert table.options() == ["Iron Man"]


def test_iron_man_takes_an_upgrade_that_is_paid_for_to_another_ally(table):
    table.hero("Captain Marvel", hand=["Inspired", "Genius"], in_play=["09039", "Hawkeye"]).choose(
        "Play Inspired", "Hawkeye", "Genius"
    )
    table.expect(in_play=["Inspired"], hand={0: 0})


def test_iron_man_helps_the_upgrades_of_other_players(table):
    table.hero("Captain Marvel", in_play=["09039"]).hero("Spider-Man", hand=["Inspired"]).end_turn()
    table.play("Inspired", target="Iron Man").expect(in_play=["Inspired"])


@rule("unique_icon.2")
def test_iron_man_cannot_be_played_beside_the_hero_of_that_name(table):
    table.hero("Iron Man", hand=["09039", "Energy", "Genius"])
    assert "Play Iron Man" not in table.options()
