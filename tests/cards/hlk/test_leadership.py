"""The Leadership card of the Hulk pack."""

from tests.rules.citation import rule
from tools import identities

CARD = "Inspiring Presence"


def test_inspiring_presence_heals_1_damage_from_an_ally_and_readies_it(table):
    table.hero("Captain Marvel", hand=[CARD, "Genius"], in_play=["Hawkeye"]).card("Hawkeye", damage=2, exhausted=True)
    table.play(CARD, pay="Genius", target="Hawkeye").expect(damage={"Hawkeye": 1}, ready=["Hawkeye"])


@rule("and.2")
def test_inspiring_presence_is_good_for_an_ally_who_is_only_damaged_or_only_exhausted(table):
    table.hero("Captain Marvel", hand=[CARD, "Genius"], in_play=["Hawkeye", "Maria Hill", "Vision"])
    table.card("Hawkeye", damage=1).card("Maria Hill", exhausted=True).play(CARD, pay="Genius")
    assert table.options() == ["Hawkeye", "Maria Hill"]
    table.choose("Maria Hill").expect(ready=["Maria Hill"], damage={"Hawkeye": 1})


def test_inspiring_presence_reaches_the_ally_of_another_player(table):
    table.hero("Captain Marvel", hand=[CARD, "Genius"]).hero("Spider-Man", in_play=["Black Cat"])
    table.card("Black Cat", exhausted=True).play(CARD, pay="Genius", target="Black Cat").expect(ready=["Black Cat"])


def test_inspiring_presence_needs_an_avenger_in_hero_form(table):
    table.hero("Spider-Man", hand=[CARD, "Genius"], in_play=["Hawkeye"]).card("Hawkeye", exhausted=True)
    assert f"Play {CARD}" in table.options()  # Spider-Man is an Avenger
    table.change_form()
    assert f"Play {CARD}" not in table.options()


def test_inspiring_presence_is_not_offered_to_an_identity_that_is_no_avenger(table):
    identities.register()
    table.hero("test_alpha", hand=[CARD, "Genius"], in_play=["Hawkeye"]).card("Hawkeye", exhausted=True)
    assert f"Play {CARD}" not in table.options()
