"""Limits, maximums, uses, uniqueness, the ally limit."""

import tests.rules.seldom_cards  # noqa: F401
from mc_env.cards.terms import Stat
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ limits and maximums


@rule("limit.1")
def test_a_limit_belongs_to_each_copy_of_a_card(table):
    table.hero("Captain Marvel", hand=["Energy", "Energy"], in_play=["Vision"])
    table.use("Vision", pay=["Energy"]).choose("THW")
    assert "Use Vision" not in table.options()


@rule("limit.1")
def test_both_sides_of_an_identity_have_limits_of_their_own(table):
    table.hero("Captain Marvel", form="alter-ego", damage=2, hand=["Haymaker"])
    table.use("Carol Danvers", target="Player 1").change_form()
    assert "Use Captain Marvel: Rechannel" in table.options()


@rule("leaves_play.3")
def test_a_limit_is_forgotten_when_the_card_leaves_play(table):
    table.hero("She-Hulk", hand=["Genius", "Energy", "Strength"], in_play=["Hellcat"])
    table.attack("Rhino", by="Hellcat").use("Hellcat").play("Hellcat", pay=["Genius", "Energy"])
    table.expect(damage={"Hellcat": 0}, ready=["Hellcat"])


@rule("max.5")
def test_max_1_per_player_counts_each_player_by_itself(table):
    table.hero("Spider-Man", hand=["Interrogation Room", "Genius"]).hero(
        "Captain Marvel", in_play=["Interrogation Room"]
    )
    table.choose("Play Interrogation Room", "Player 1", "Genius")
    table.expect(in_play=["Interrogation Room"])


@rule("max.7")
def test_max_1_per_ally_bars_a_second_copy_on_the_same_ally(table):
    table.hero("Captain Marvel", hand=["Inspired", "Genius"], in_play=["Maria Hill"]).attach("Inspired", "Maria Hill")
    assert "Play Inspired" not in table.options()


@rule("max.11")
def test_a_maximum_hand_size_binds_all_abilities(table):
    table.hero(
        "Iron Man",
        in_play=["Arc Reactor", "Mark V Armor", "Mark V Helmet", *["Powered Gauntlets"] * 2, *["Rocket Boots"] * 2],
    )
    assert table.stat("Iron Man", Stat.HAND_SIZE) == 7


# ------------------------------------------------------------------------------------------ uniqueness


@rule("unique_icon.2", "icons.13")
def test_a_unique_card_in_play_bars_another_copy_for_all_players(table):
    table.hero("Spider-Man", hand=["Nick Fury", "Genius", "Energy"]).hero("Captain Marvel", in_play=["Nick Fury"])
    assert "Play Nick Fury" not in table.options()


@rule("unique_icon.8")
def test_a_revealed_unique_minion_already_in_play_is_discarded_and_another_card_revealed(table):
    table.hero("Spider-Man").minion("Shocker").dealt(0, "Shocker").encounter_deck("Hydra Mercenary")
    table.start(phase="villain", step=4)
    table.expect(discard={None: ["Shocker"]}, in_play=["Hydra Mercenary"], damage={"Spider-Man": 0})


@rule("unique_icon.9")
def test_a_unique_minion_in_play_cannot_be_put_into_play_again(table):
    table.hero("Captain Marvel").minion("Melter").dealt(0, "The Masters of Evil").encounter_deck("Melter")
    table.start(phase="villain", step=4)
    table.expect(discard={None: ["Melter"]}, threat={"The Masters of Evil": 3})
    assert table.in_play().count("Melter") == 1


@rule("unique_icon.2")
def test_cards_that_are_not_unique_may_have_copies_in_play(table):
    table.hero("Spider-Man", hand=["Web-Shooter", "Genius"], in_play=["Web-Shooter"])
    table.play("Web-Shooter", pay=["Genius"])
    assert table.in_play().count("Web-Shooter") == 2


# ------------------------------------------------------------------------------------------ the ally limit


@rule("ally_limit.1", "ally_limit.2", "ally_limit.3")
def test_a_fourth_ally_makes_its_controller_discard_one(table):
    table.hero("Spider-Man", hand=["Black Cat", "Genius"], in_play=["Daredevil", "Jessica Jones", "Mockingbird"])
    table.play("Black Cat", pay=["Genius"])
    assert sorted(table.options()) == ["Black Cat", "Daredevil", "Jessica Jones", "Mockingbird"]
    table.choose("Daredevil")
    table.expect(discard={0: ["Daredevil"]}, in_play=["Black Cat"])


@rule("ally_limit.4")
def test_the_discard_comes_before_abilities_on_entering_play(table):
    table.hero(
        "Spider-Man", hand=["Mockingbird", "Genius", "Energy"], in_play=["Daredevil", "Jessica Jones", "Black Cat"]
    )
    table.play("Mockingbird", pay=["Genius", "Energy"]).choose("Mockingbird")
    table.expect(status={"Rhino": []}, discard={0: ["Mockingbird"]})


@rule("ally_limit.1")
def test_the_limit_counts_each_player_by_itself(table):
    table.hero("Spider-Man", hand=["Black Cat", "Genius"], in_play=["Daredevil", "Jessica Jones"])
    table.hero("Captain Marvel", in_play=["Maria Hill", "Hawkeye", "Vision"])
    table.play("Black Cat", pay=["Genius"])
    table.expect(in_play=["Black Cat", "Vision"])


@rule("ally_limit.1", "golden_rules.2")
def test_the_triskelion_raises_the_limit(table):
    allies = ["Daredevil", "Jessica Jones", "Mockingbird"]
    table.hero("Spider-Man", hand=["Black Cat", "Genius"], in_play=[*allies, "The Triskelion"])
    table.play("Black Cat", pay=["Genius"])
    table.expect(in_play=["Black Cat", *allies])


@rule("ally_limit.3")
def test_losing_the_triskelion_makes_its_controller_discard_an_ally(table):
    table.hero("Spider-Man", in_play=["Daredevil", "Jessica Jones", "Mockingbird", "Black Cat", "The Triskelion"])
    table.dealt(0, "Caught Off Guard").start(phase="villain", step=4).choose("The Triskelion")
    assert table.decision.kind == "discard"
    table.choose("Black Cat")
    table.expect(not_in_play=["Black Cat", "The Triskelion"])


# ------------------------------------------------------------------------------------------ uses


@rule("uses.1", "uses.4")
def test_a_card_with_uses_is_spent_in_as_many_rounds_as_it_has_counters(table):
    table.hero("Spider-Man", form="alter-ego", in_play=["Surveillance Team"]).main_scheme(threat=6)
    table.use("Surveillance Team", target="The Break-In!")
    assert "Use Surveillance Team" not in table.options()
    table.expect(counters={"Surveillance Team": {"snoop": 2}})


@rule("uses.4", "leaves_play.3")
def test_a_spent_card_that_left_play_and_came_back_is_not_discarded(table):
    table.hero("Spider-Man", in_play=["Phoenix Candle"]).use("Phoenix Candle")
    table.expect(in_play=["Phoenix Candle"], counters={"Phoenix Candle": {"flame": 1}}, damage={"Rhino": 1})


@rule("all_purpose_counter.1")
def test_counters_without_the_uses_keyword_do_not_discard_the_card(table):
    table.hero("Spider-Man", in_play=["Hawkeye"]).card("Hawkeye", counters=1).dealt(0, "Hydra Mercenary")
    table.start(phase="villain", step=4).choose("Use Hawkeye")
    table.expect(damage={"Hydra Mercenary": 2}, in_play=["Hawkeye"])
