"""The Justice card of the Captain America pack."""

from tests.rules.citation import rule


def test_followed_deals_4_damage_when_its_scheme_is_defeated(table):
    table.hero("Spider-Man").side_scheme("Crowd Control", threat=1).attach("Followed", "Crowd Control")
    table.thwart("Crowd Control").use("Followed", target="Rhino")
    table.expect(damage={"Rhino": 4}, not_in_play=["Crowd Control"], discard={0: ["Followed"]})


@rule("Interrupt")
def test_followed_resolves_before_its_scheme_leaves_play(table):
    """Its errata made it an interrupt: it is still attached then."""
    table.hero("Spider-Man").side_scheme("Crowd Control", threat=1).attach("Followed", "Crowd Control")
    table.thwart("Crowd Control")
    table.expect(in_play=["Crowd Control", "Followed"], midway=True)


def test_followed_may_be_declined(table):
    table.hero("Spider-Man").side_scheme("Crowd Control", threat=1).attach("Followed", "Crowd Control")
    table.thwart("Crowd Control").decline()
    table.expect(damage={"Rhino": 0}, discard={0: ["Followed"]})


def test_followed_deals_nothing_while_its_scheme_has_threat(table):
    table.hero("Spider-Man").side_scheme("Crowd Control", threat=2).attach("Followed", "Crowd Control")
    table.thwart("Crowd Control")
    table.expect(damage={"Rhino": 0}, in_play=["Followed"])


@rule("max.1")
def test_followed_is_attached_to_a_side_scheme_that_has_none(table):
    table.hero("Spider-Man", hand=["Followed", "Genius"]).side_scheme("Crowd Control").side_scheme("Highway Robbery")
    table.attach("Followed", "Crowd Control").play("Followed", pay=["Genius"])
    assert table.options() == ["Highway Robbery"]


def test_followed_is_not_offered_without_a_side_scheme(table):
    table.hero("Spider-Man", hand=["Followed", "Genius"]).main_scheme(threat=3)
    assert "Play Followed" not in table.options()
