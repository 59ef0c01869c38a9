"""Who owns and controls a card, and what moves from one place to another."""

import pytest

import mc_env
import tests.rules.reference_cards
import tests.rules.reference_word_cards  # noqa: F401
from tests.rules.citation import rule


def controller(table, title):
    return table.game.state.controller[table.find(title)]


def owner(table, title):
    return table.game.state.owner[table.find(title)]


# ------------------------------------------------------------------------------------------ ownership


@rule("ownership_control.1", "ownership_control.2", "player.3")
def test_players_own_their_decks_and_identities_and_the_scenario_every_encounter_card():
    g = mc_env.new_game(heroes=["spider_man", "captain_marvel"], scenario="rhino", seed=3).state
    for p in (0, 1):
        mine = [g.identity[p], *g.zones[0 + p], *g.zones[4 + p]]  # identity, deck, hand
        assert len(mine) == 41
        assert {g.owner[c] for c in mine} == {p}
    scenario = [c for c in range(len(g.card)) if g.owner[c] not in (0, 1)]
    assert sum(1 for c in range(len(g.card)) if g.owner[c] in (0, 1)) == 2 * 41
    assert all(g.ctype[c] >= 8 for c in scenario)  # villains, schemes and encounter cards, obligations and nemeses too


@rule("ownership_control.3", "player.3", "players_play_area.2", "play.4", "players_play_area.6")
@pytest.mark.parametrize("title", ["Black Cat", "Aunt May", "Web-Shooter"])
def test_a_player_card_enters_play_under_its_owners_control(table, title):
    table.hero("Captain Marvel").hero("Spider-Man", hand=[title, "Genius"]).start(seat=1)
    table.play(title, pay=["Genius"]).run_until("turn")
    assert (controller(table, title), owner(table, title)) == (1, 1)
    assert title in [c["title"].partition(":")[0] for c in table.game.view(0)["players"][1]["in_play"]]


@rule("ownership_control.3")
def test_an_encounter_card_is_controlled_by_no_player(table):
    table.hero("Spider-Man").minion("Hydra Mercenary").side_scheme("Crowd Control")
    assert controller(table, "Hydra Mercenary") == controller(table, "Crowd Control") == owner(table, "Crowd Control")
    assert controller(table, "Crowd Control") not in range(4)


@rule("ownership_control.5", "ownership_control.6")
def test_a_player_owns_a_scenarios_ally_they_take_control_of_until_another_does(table):
    table.hero("Spider-Man", hand=["Release", "Dismiss"]).hero("Captain Marvel", hand=["Recruit"])
    table.encounter_discard("ref_hostage").play("Release")
    assert (owner(table, "Hostage"), controller(table, "Hostage")) == (0, 0)
    table.ask(1).choose("Play Recruit", "Hostage")
    assert (owner(table, "Hostage"), controller(table, "Hostage")) == (1, 1)
    table.play("Dismiss", target="Hostage")
    table.expect(discard={1: ["Hostage"]})


@rule("ownership_control.7", "ownership_control.14")
def test_control_stays_as_it_is_until_an_ability_changes_it(table):
    table.hero("Spider-Man", hand=["Recruit"]).hero("Captain Marvel", in_play=["Mockingbird"])
    table.play("Recruit", target="Mockingbird").run_villain_phase()
    assert (controller(table, "Mockingbird"), owner(table, "Mockingbird")) == (0, 1)


@rule("ownership_control.15")
def test_control_taken_for_a_time_returns_to_the_owner_when_the_time_is_over(table):
    table.hero("Spider-Man", hand=["Charm"]).hero("Captain Marvel", in_play=["Mockingbird"])
    table.play("Charm", target="Mockingbird")
    assert controller(table, "Mockingbird") == 0
    table.run_until("defend")
    assert controller(table, "Mockingbird") == 1


@rule("ownership_control.15")
def test_control_returns_to_the_owner_when_the_card_that_gave_it_leaves_play(table):
    table.hero("Spider-Man", in_play=["Leash"]).hero("Captain Marvel", in_play=["Mockingbird"])
    table.attach("Inspired", to="Mockingbird").choose("Use Leash [1]", "Mockingbird")
    assert (controller(table, "Mockingbird"), controller(table, "Inspired")) == (0, 0)
    table.choose("Let Go")
    assert (controller(table, "Mockingbird"), controller(table, "Inspired")) == (1, 1)


@rule("ownership_control.15")
def test_control_returns_to_the_player_who_took_it_last_and_still_may_have_it(table):
    table.hero("Spider-Man", hand=["Charm"]).hero("Captain Marvel", in_play=["Mockingbird"])
    table.hero("She-Hulk", in_play=["Leash"]).hero("Iron Man", in_play=["Leash"])
    for seat in (2, 3):
        table.ask(seat).choose("Use Leash [1]", "Mockingbird")
    table.play("Charm", target="Mockingbird")
    assert controller(table, "Mockingbird") == 0
    table.run_until("defend")
    assert controller(table, "Mockingbird") == 3


@rule("ownership_control.8")
def test_a_player_controls_the_cards_in_their_discard_pile(table):
    table.hero("Spider-Man", hand=["Condolences"]).hero("Captain Marvel", discard=["Mockingbird"], deck=["Haymaker"])
    table.play("Condolences", target="Mockingbird")
    table.expect(hand={1: ["Haymaker"]})


@rule("ownership_control.10")
def test_a_card_leaves_the_game_with_its_owner_whoever_controls_it(table):
    table.hero("Spider-Man", hand=["Recruit"]).hero("Captain Marvel", in_play=["Mockingbird"], damage=11)
    table.play("Recruit", target="Mockingbird").run_villain_phase()
    table.expect(not_in_play=["Captain Marvel", "Mockingbird"])
    assert table.where("Mockingbird") == "removed from the game"


@rule("ownership_control.16")
def test_you_control_means_cards_in_play_that_the_player_controls_now(table):
    table.hero(
        "Spider-Man", hand=["Recruit", "All Present", "Mockingbird"], discard=["Daredevil"], in_play=["Black Cat"]
    )
    table.hero("Captain Marvel", in_play=["Hellcat", "Maria Hill"])
    table.play("Recruit", target="Hellcat").play("All Present", target="Rhino")
    table.expect(damage={"Rhino": 2})  # Black Cat and Hellcat; not Maria Hill, nor the cards in hand and discard pile


# ------------------------------------------------------------------------------------------ permissions


@rule("play_restrictions.2")
def test_a_permission_lets_a_player_play_a_card_of_another_player(table):
    table.hero("Spider-Man", hand=["Genius", "Energy", "Dismiss"], in_play=["Library"])
    table.hero("Captain Marvel", discard=["Mockingbird"])
    table.play("Mockingbird", pay=["Genius", "Energy"]).run_until("turn")
    assert (controller(table, "Mockingbird"), owner(table, "Mockingbird")) == (0, 1)
    table.play("Dismiss", target="Mockingbird").expect(discard={1: ["Mockingbird"]})


@rule("play_restrictions.2", "play.6")
def test_an_event_of_another_player_goes_back_to_its_owners_discard_pile(table):
    table.hero("Spider-Man", hand=["Genius"], in_play=["Library"]).hero("Captain Marvel", discard=["Haymaker"])
    table.play("Haymaker", pay=["Genius"], target="Rhino")
    table.expect(damage={"Rhino": 3}, discard={1: ["Haymaker"], 0: ["Genius"]})


@rule("play_restrictions.2")
def test_a_permission_is_given_only_to_the_player_who_has_the_card(table):
    table.hero("Spider-Man", in_play=["Library"])
    table.hero("Captain Marvel", hand=["Genius", "Energy"], discard=["Mockingbird"]).start(seat=1)
    assert [x for x in table.options() if "Mockingbird" in x] == []


# ------------------------------------------------------------------------------------------ moving


@rule("move.1", "move.2")
def test_nothing_moves_to_where_it_is(table):
    table.hero("Spider-Man", hand=["Decoy", "Heave"], damage=3).main_scheme(threat=4)
    assert [x for x in table.options() if x.startswith("Play")] == []


@rule("move.3", "move.4", "move.6")
def test_damage_moves_from_a_dial_to_a_card(table):
    table.hero("Spider-Man", hand=["Heave"], in_play=["Black Cat"], damage=2)
    table.play("Heave", target=["Spider-Man", "Black Cat"])
    table.expect(damage={"Spider-Man": 0})  # the dial is back at its maximum and no higher
    assert table.where("Black Cat") == "player 1's discard pile"  # 2 damage was all her hit points


@rule("move.3", "move.5")
def test_damage_moves_from_a_card_to_a_dial(table):
    table.hero("Spider-Man", hand=["Heave"], in_play=["Nick Fury"], damage=1).card("Nick Fury", damage=2)
    table.play("Heave", target=["Nick Fury", "Spider-Man"])
    table.expect(damage={"Spider-Man": 3, "Nick Fury": 0})


@rule("move.7")
def test_threat_that_is_moved_is_placed(table):
    table.hero("Spider-Man", hand=["Decoy"]).hero("She-Hulk", form="alter-ego")
    table.main_scheme(threat=4).side_scheme("Breakin' & Takin'", threat=2)
    table.play("Decoy", target="Breakin' & Takin'")
    table.choose("I Object")  # Jennifer Walters prevents 1 of the threat that would be placed
    table.expect(threat={"The Break-In!": 2, "Breakin' & Takin'": 3})


@rule("move.2")
def test_threat_cannot_be_moved_from_where_it_cannot_be_removed(table):
    table.hero("Spider-Man", hand=["Decoy"]).main_scheme(threat=4)
    table.side_scheme("Crowd Control").side_scheme("Breakin' & Takin'")  # the first has a crisis icon
    assert [x for x in table.options() if x.startswith("Play")] == []
