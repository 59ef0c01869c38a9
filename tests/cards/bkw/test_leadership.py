"""The Leadership card of the Black Widow pack."""

from tests.rules.citation import rule


def test_rapid_response_brings_a_defeated_ally_back_with_1_damage(table):
    table.hero("Captain Marvel", in_play=["Rapid Response", "Hawkeye"]).card("Hawkeye", damage=2, counters=1)
    table.enemy_attacks("Rhino").defend("Hawkeye").choose("Use Rapid Response")
    table.expect(in_play=["Hawkeye"], damage={"Hawkeye": 1}, discard={0: ["Rapid Response"]}, ready=["Hawkeye"])
    table.expect(counters={"Hawkeye": {"arrow": 4}})


@rule("consequential_damage.1")
def test_rapid_response_answers_consequential_damage(table):
    table.hero("Captain Marvel", in_play=["Rapid Response", "Maria Hill"]).card("Maria Hill", damage=1)
    table.attack("Rhino", by="Maria Hill").choose("Use Rapid Response").run_until("turn")
    table.expect(in_play=["Maria Hill"], damage={"Maria Hill": 1})


def test_rapid_response_lets_abilities_of_entering_play_be_used(table):
    table.hero("Captain Marvel", in_play=["Rapid Response", "Maria Hill"], deck=["Genius"]).card("Maria Hill", damage=1)
    table.attack("Rhino", by="Maria Hill").choose("Use Rapid Response", "Maria Hill").expect(hand={0: ["Genius"]})


@rule("and.1")
def test_rapid_response_deals_its_damage_before_anybody_responds_to_the_ally(table):
    """ "And" joins the two: they are simultaneous."""
    table.hero("Captain Marvel", in_play=["Rapid Response", "Maria Hill"]).card("Maria Hill", damage=1)
    table.attack("Rhino", by="Maria Hill").choose("Use Rapid Response")
    assert ("Use Maria Hill" in table.options(), table.damage("Maria Hill")) == (True, 1)


def test_rapid_response_defeats_an_ally_with_1_hit_point_again(table):
    table.hero("Captain Marvel", in_play=["Rapid Response", "Black Cat"]).card("Black Cat", damage=1)
    table.deal_damage("Black Cat", 1).choose("Use Rapid Response").expect(
        in_play=["Black Cat"], damage={"Black Cat": 1}
    )


def test_rapid_response_is_not_offered_for_an_ally_of_another_player(table):
    table.hero("Captain Marvel", in_play=["Rapid Response"]).hero("Spider-Man", in_play=["Black Cat"])
    table.deal_damage("Black Cat", 2).expect(in_play=["Rapid Response"], not_in_play=["Black Cat"])


def test_rapid_response_is_not_offered_when_an_ally_is_only_discarded(table):
    table.hero("Captain Marvel", in_play=["Rapid Response", "Hellcat"]).reveal("Caught Off Guard")
    table.run_until("turn").expect(in_play=["Hellcat"])


def test_rapid_response_is_not_offered_in_alter_ego_form(table):
    table.hero("Captain Marvel", form="alter-ego", in_play=["Rapid Response", "Hawkeye"]).deal_damage("Hawkeye", 3)
    table.expect(in_play=["Rapid Response"], not_in_play=["Hawkeye"])


def test_rapid_response_is_held_once_by_each_player(table):
    table.hero("Captain Marvel", hand=["Rapid Response", "Genius"], in_play=["Rapid Response"])
    assert "Play Rapid Response" not in table.options()


def test_rapid_response_does_not_find_an_ally_that_went_to_the_discard_pile_of_another_player(table):
    """The ally's owner has it again, and only their own discard pile is looked into."""
    table.hero("Captain Marvel", in_play=["Rapid Response"]).hero("Spider-Man", in_play=["Black Cat"]).start()
    table.game.state.controller[table.find("Black Cat")] = 0
    table.deal_damage("Black Cat", 2).expect(in_play=["Rapid Response"], discard={1: ["Black Cat"]})


@rule("leaves_play.3")
def test_rapid_response_brings_back_another_copy_that_takes_no_consequential_damage(table):
    table.hero("Captain Marvel", in_play=["Rapid Response", "Maria Hill"]).card("Maria Hill", damage=1).minion(
        "Whiplash"
    )
    table.attack("Whiplash", by="Maria Hill").choose("Use Rapid Response").run_until("turn")
    table.expect(damage={"Maria Hill": 1, "Whiplash": 1}, ready=["Maria Hill"])
