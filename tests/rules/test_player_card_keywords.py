"""Keywords and types of player cards beyond the core set, with cards made for them (`keyword_cards`)."""

import tests.rules.keyword_cards  # noqa: F401
from mc_env.cards.terms import Stat
from tests.rules.citation import rule


@rule("Alliance", "keywords.3")
def test_other_players_may_help_to_pay_for_an_alliance_card(table):
    table.hero("Spider-Man", hand=["Joint Venture", "Genius"]).hero("Captain Marvel", hand=["Energy"])
    table.choose("Play Joint Venture", "Pay with Genius", "Ask Player 2")
    assert table.decision.player == 1
    table.choose("Pay with Energy")
    table.expect(in_play=["Joint Venture"], discard={0: ["Genius"], 1: ["Energy"]})


@rule("alliance.1", "cost.19")
def test_nothing_is_paid_for_an_alliance_card_when_help_is_refused(table):
    table.hero("Spider-Man", hand=["Joint Venture", "Genius"]).hero("Captain Marvel", hand=["Energy"])
    table.choose("Play Joint Venture", "Pay with Genius", "Ask Player 2", "Decline")
    table.expect(not_in_play=["Joint Venture"], hand={0: ["Joint Venture", "Genius"], 1: ["Energy"]})


@rule("alliance.1")
def test_help_is_not_offered_for_other_cards(table):
    table.hero("Spider-Man", hand=["Helicarrier", "Genius"]).hero("Captain Marvel", hand=["Energy"])
    assert "Play Helicarrier" not in table.options()


@rule("Requirement (Resources)", "keywords.17")
def test_a_requirement_card_needs_the_named_resource(table):
    table.hero("Spider-Man", hand=["Heavy Lift", "Genius", "Energy"])
    assert "Play Heavy Lift" not in table.options()


@rule("requirement.1")
def test_the_required_resource_is_part_of_the_cost(table):
    table.hero("Spider-Man", hand=["Heavy Lift", "Backflip", "Haymaker"])
    table.play("Heavy Lift", pay=["Backflip", "Haymaker"], target="Rhino")
    table.expect(damage={"Rhino": 4}, hand={0: 0})


@rule("Restricted", "restricted.2", "restricted.3", "keywords.18")
def test_a_third_restricted_card_makes_its_controller_discard_one(table):
    table.hero("Spider-Man", hand=["Rifle"], in_play=["Holster", "Bandolier"])
    table.play("Rifle")
    assert sorted(table.options()) == ["Bandolier", "Holster", "Rifle"]
    table.choose("Holster")
    table.expect(in_play=["Rifle", "Bandolier"], discard={0: ["Holster"]})


@rule("restricted.1")
def test_two_restricted_cards_are_allowed(table):
    table.hero("Spider-Man", hand=["Rifle"], in_play=["Holster"])
    table.play("Rifle")
    table.expect(in_play=["Rifle", "Holster"])


@rule("Permanent", "permanent.4", "keywords.13")
def test_a_permanent_card_is_no_target_for_being_discarded(table):
    table.hero("Spider-Man", in_play=["Birthmark"]).dealt(0, "Caught Off Guard").encounter_deck("Hydra Mercenary")
    table.start(phase="villain", step=4)
    table.expect(in_play=["Birthmark", "Hydra Mercenary"])


@rule("permanent.5")
def test_an_effect_takes_another_card_in_place_of_a_permanent_one(table):
    table.hero("Spider-Man", in_play=["Birthmark", "Aunt May"]).dealt(0, "Caught Off Guard").start(
        phase="villain", step=4
    )
    assert table.options() == ["Aunt May"]


@rule("Team-Up", "keywords.24")
def test_a_team_up_card_needs_both_characters_in_play(table):
    table.hero("Spider-Man", hand=["Duet"])
    assert "Play Duet" not in table.options()


@rule("team_up.2")
def test_a_team_up_card_is_playable_with_both_characters_in_play(table):
    table.hero("Spider-Man", hand=["Duet"], deck=["Genius"]).hero("Captain Marvel")
    table.play("Duet")
    table.expect(hand={0: ["Genius"]})


@rule("team_up.2", "identity.4")
def test_an_alter_ego_is_not_the_hero_a_team_up_card_names(table):
    table.hero("Spider-Man", hand=["Duet"]).hero("Captain Marvel", form="alter-ego")
    assert "Play Duet" not in table.options()


@rule("Player Side Scheme", "player_side_scheme.2", "player_turn.3")
def test_a_player_side_scheme_is_played_with_its_starting_threat(table):
    table.hero("Spider-Man", hand=["Safe House"])
    table.play("Safe House")
    table.expect(threat={"Safe House": 2})


@rule("player_side_scheme.4", "player_side_scheme.7")
def test_a_thwarted_player_side_scheme_is_defeated_and_goes_to_its_owners_discard_pile(table):
    table.hero("Captain Marvel", hand=["Safe House"], deck=["Genius"])
    table.play("Safe House").thwart("Safe House")
    table.expect(discard={0: ["Safe House"]}, hand={0: ["Genius"]})


@rule("player_side_scheme_limit.2", "player_side_scheme_limit.3")
def test_one_player_side_scheme_is_allowed_for_one_or_two_players(table):
    table.hero("Spider-Man", hand=["Rescue", "Safe House"]).hero("Captain Marvel")
    table.play("Rescue").play("Safe House")
    assert table.decision.player == 0
    assert sorted(table.options()) == ["Rescue", "Safe House"]


@rule("player_side_scheme_limit.2")
def test_two_player_side_schemes_are_allowed_for_three_players(table):
    table.hero("Spider-Man", hand=["Rescue", "Safe House"]).hero("Captain Marvel").hero("She-Hulk")
    table.play("Rescue").play("Safe House")
    table.expect(in_play=["Rescue", "Safe House"])


@rule("player_side_scheme_limit.2", "restricted.2")
def test_limits_that_are_exceeded_at_the_same_time_are_met_one_after_the_other(table):
    table.hero("Spider-Man", in_play=["Holster", "Bandolier", "Rifle", "Rescue", "Safe House"])
    assert sorted(table.options()) == ["Rescue", "Safe House"]
    table.choose("Rescue")
    assert sorted(table.options()) == ["Bandolier", "Holster", "Rifle"]


@rule("player_side_scheme.6", "scheme_card.1")
def test_a_player_side_scheme_counts_as_a_side_scheme(table):
    table.hero("Spider-Man", hand=["Rescue"], in_play=["Jessica Jones"]).play("Rescue")
    assert table.stat("Jessica Jones", Stat.THW) == 2


@rule("max.2", "max.1")
def test_max_per_round_counts_copies_of_all_players(table):
    table.hero("Spider-Man", hand=["Once Only"]).hero("Captain Marvel", hand=["Once Only"])
    table.play("Once Only").end_turn()
    assert "Play Once Only" not in table.options()


@rule("max.2")
def test_max_per_round_starts_anew_in_the_next_round(table):
    table.hero("Spider-Man", hand=["Once Only", "Once Only"]).play("Once Only")
    assert "Play Once Only" not in table.options()
    table.run_villain_phase()
    assert "Play Once Only" in table.options()


@rule("dash.2")
def test_a_card_that_costs_a_dash_cannot_be_played(table):
    table.hero("Spider-Man", hand=["Unplayable", "Genius"])
    assert "Play Unplayable" not in table.options()
