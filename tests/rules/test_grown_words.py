"""Words of the kit that came with later products: numbers, selectors, windows."""

import pytest

import tests.rules.grown_cards  # noqa: F401
from mc_env.cards import registry
from mc_env.cards.kit import SUPPORT, EncounterSet, ResolveAbility
from mc_env.engine.using.costs import play_cost
from mc_env.errors import CardError, UnknownCard
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ numbers and selectors


def test_the_enemy_with_the_fewest_remaining_hit_points_is_chosen_among_ties(table):
    table.hero("Spider-Man", hand=["Weak Link"]).minion("Hydra Bomber").minion("Hydra Mercenary", damage=1)
    table.play("Weak Link").choose("Hydra Bomber")
    table.expect(damage={"Hydra Bomber": 1, "Hydra Mercenary": 1, "Rhino": 0})


def test_damage_on_characters_is_compared(table):
    table.hero("Spider-Man", hand=["Open Wound"]).minion("Hydra Bomber").villain(damage=3)
    table.play("Open Wound").expect(damage={"Rhino": 4, "Hydra Bomber": 0})


def test_threat_on_schemes_is_compared(table):
    table.hero("Spider-Man", hand=["Hot Spot"]).side_scheme("Crowd Control", threat=6).main_scheme(threat=3)
    table.play("Hot Spot").expect(threat={"Crowd Control": 5, "The Break-In!": 3})


def test_counters_are_compared_and_counted_per_player(table):
    table.hero("Captain Marvel").hero(
        "Spider-Man", hand=["Sweet Tooth"], in_play=["Candy Jar", "Big Candy Jar"]
    ).end_turn()
    table.play("Sweet Tooth").expect(counters={"Candy Jar": {"sweet": 2}, "Big Candy Jar": {"sweet": 5}})


def test_the_stage_number_is_that_of_the_villain(table_of):
    table = table_of(scenario="rhino", mode="expert").hero("Spider-Man", hand=["Curtain"])
    table.play("Curtain").expect(damage={"Rhino": 4})


def test_half_of_an_odd_hand_is_rounded_down_or_up(table):
    table.hero("Spider-Man", hand=["Half Measures", "Round Up", "Energy", "Genius", "Strength"])
    table.play("Round Up").expect(damage={"Rhino": 2}, midway=True)
    table.play("Half Measures").choose("Energy").expect(hand={0: 2})


def test_different_card_types_are_counted_once_each(table):
    table.hero("Spider-Man", hand=["Variety"], deck=["Backflip", "Black Cat", "Enhanced Spider-Sense"])
    table.play("Variety").expect(damage={"Rhino": 2})


def test_only_the_first_ally_of_a_round_is_cheaper(table):
    hand = ["Black Cat", "Nick Fury", "Energy", "Genius", "Strength"]
    table.hero("Spider-Man", hand=hand, in_play=["Opening Night"])
    assert play_cost(table.game.state, table.find("Black Cat")) == 1
    table.play("Black Cat", pay=["Energy"])
    assert play_cost(table.game.state, table.find("Nick Fury")) == 4


def test_the_first_minion_discarded_is_put_into_play(table):
    table.hero("Spider-Man").encounter_deck("Hard to Keep Down", "Hydra Bomber", "Hydra Mercenary")
    table.reveal("First Come")
    assert table.engaged("Hydra Bomber") == 0
    assert table.where("Hydra Mercenary") == "encounter discard pile"


# ------------------------------------------------------------------------------------------ windows


def test_an_ability_that_was_triggered_can_be_answered_though_its_card_is_gone(table):
    table.hero("Spider-Man", in_play=["Trap", "Trapper"]).use("Trap")
    table.expect(damage={"Rhino": 1}, discard={0: ["Trap"]}, midway=True)
    table.choose("Use Trapper").expect(hand={0: 1})


def test_an_ability_of_another_card_or_player_is_not_answered(table):
    table.hero("Spider-Man", in_play=["Trapper"], hand=["Curtain"]).hero("Captain Marvel", in_play=["Trap"])
    table.play("Curtain").expect(hand={0: 0})
    table.end_turn().use("Trap").expect(hand={0: 0})


@rule("Surge")
def test_a_surge_can_be_interrupted_and_resolves_all_the_same(table):
    table.hero("Spider-Man", in_play=["Shortcut"]).encounter_deck("Hydra Mercenary")
    table.reveal("Rush").choose("Use Shortcut").expect(hand={0: 2}, in_play=["Hydra Mercenary"])


@rule("Surge", "Replacement Effect")
def test_a_surge_can_be_replaced(table):
    table.hero("Spider-Man", in_play=["Detour"]).encounter_deck("Hydra Bomber")
    table.reveal("Rush").choose("Use Detour").expect(hand={0: 1}, not_in_play=["Hydra Bomber"])


def test_a_turn_that_is_ending_is_interrupted_before_the_end_of_the_phase(table):
    table.hero("Spider-Man", hand=["Energy", "Genius"], in_play=["Bedtime"]).hero("Captain Marvel", hand=["Strength"])
    table.end_turn().expect(hand={0: 0, 1: 1})


@rule("Reveal")
def test_only_what_you_reveal_yourself_is_interrupted(table):
    table.hero("Spider-Man").hero("Captain Marvel", in_play=["Keyhole"])
    table.reveal("Hard to Keep Down").expect(in_play=["Keyhole"])
    table.reveal("Hard to Keep Down", seat=1).choose("Use Keyhole").expect(not_in_play=["Keyhole"])


def test_step_one_of_the_villain_phase_is_answered_before_the_villain_activates(table):
    table.hero("Spider-Man", in_play=["Dawn Patrol"], form="alter-ego").main_scheme(threat=0)
    table.end_turn().run_until("turn")
    table.expect_order("remove threat", "enemy schemes")


def test_acceleration_tokens_are_answered(table):
    table.hero("Spider-Man", hand=["Haste"], in_play=["Sandglass"]).play("Haste").expect(hand={0: 1})


def test_a_token_for_an_empty_encounter_deck_is_answered(table_of):
    table = table_of(filler=0).hero("Spider-Man", in_play=["Sandglass"], deck=["Energy"] * 3)
    table.encounter_deck("Hydra Bomber").encounter_discard("Hydra Mercenary").reveal("Rush")
    table.run_until("turn").expect(hand={0: 1})


def test_the_ready_step_is_interrupted_while_cards_are_exhausted(table):
    table.hero("Spider-Man", in_play=["Sleepless"], exhausted=True).end_turn().run_until("turn")
    table.expect(damage={"Rhino": 1}, ready=["Spider-Man"])


# ------------------------------------------------------------------------------------------ what is ignored


@rule("Crisis Icon")
def test_threat_is_removed_ignoring_crisis(table):
    table.hero("Spider-Man", hand=["Skylight"]).side_scheme("Crowd Control").main_scheme(threat=3)
    table.play("Skylight").expect(threat={"The Break-In!": 1, "Crowd Control": 2})


@rule("Patrol")
def test_threat_is_removed_ignoring_patrol(table):
    table.hero("Spider-Man", hand=["Skylight"]).minion("Stroller").main_scheme(threat=3)
    table.play("Skylight").expect(threat={"The Break-In!": 1})


@rule("Guard")
def test_the_villain_is_attacked_ignoring_guard(table):
    table.hero("Spider-Man", hand=["High Lob"]).minion("Hydra Mercenary").play("High Lob").expect(damage={"Rhino": 2})


def test_a_character_takes_no_more_damage_at_once_than_its_cap(table):
    table.hero("She-Hulk", hand=["Haymaker", "Energy"]).villain(attachments=["Shock Absorber"]).deal_damage("Rhino", 5)
    table.expect(damage={"Rhino": 3}).deal_damage("Rhino", 2).expect(damage={"Rhino": 5})


# ------------------------------------------------------------------------------------------ divided, named, from extra decks


@rule("Thwart")
def test_threat_is_removed_from_several_schemes_as_the_player_divides_it(table):
    table.hero("Spider-Man", hand=["Broad Broom"]).side_scheme("Breakin' & Takin'", threat=3).main_scheme(threat=6)
    table.choose("Play Broad Broom")
    assert table.decision.prompt == "Remove 1 threat from (Broad Broom)"
    assert table.options() == ["1 threat from The Break-In!", "1 threat from Breakin' & Takin'"]
    table.choose(*["1 threat from Breakin' & Takin'"] * 3).choose("1 threat from The Break-In!")
    table.expect(threat={"The Break-In!": 5}, hand={0: 2})
    assert "Breakin' & Takin'" not in table.in_play()


def test_no_more_threat_is_divided_than_there_is(table):
    table.hero("Spider-Man", hand=["Broad Broom"]).side_scheme("Breakin' & Takin'", threat=1).main_scheme(threat=2)
    table.choose("Play Broad Broom").run_until("turn").expect(threat={"The Break-In!": 0}, hand={0: 1})


@rule("Crisis Icon")
def test_divided_threat_is_not_removed_from_the_main_scheme_beside_a_crisis_icon(table):
    table.hero("Spider-Man", hand=["Broad Broom"]).side_scheme("Crowd Control", threat=9).main_scheme(threat=3)
    table.choose("Play Broad Broom").run_until("turn").expect(threat={"The Break-In!": 3, "Crowd Control": 5})


def test_an_event_that_divides_threat_removes_more_of_it_with_shrink(table):
    table.hero("Ms. Marvel", hand=["Broad Broom"], in_play=["Shrink"]).main_scheme(threat=6)
    table.choose("Play Broad Broom", "Use Shrink").run_until("turn").expect(threat={"The Break-In!": 0})


def test_the_ability_of_a_name_resolves_and_no_other_of_its_card(table):
    table.hero("Spider-Man", damage=3, in_play=["Recipe Book", "Hungry Cook"]).choose("Use Hungry Cook: Breakfast")
    table.expect(damage={"Spider-Man": 2, "Rhino": 0}, ready=["Recipe Book"])


def test_the_ability_of_a_name_and_a_kind_resolves(table):
    table.hero("Spider-Man", in_play=["Recipe Book", "Hungry Cook"]).choose("Use Hungry Cook: Supper")
    table.expect(damage={"Rhino": 0}, hand={0: 1})


def test_an_ability_of_neither_kind_nor_name_is_refused():
    with pytest.raises(CardError, match="say which ability is meant"):
        ResolveAbility(SUPPORT)


@rule("Deck")
def test_an_extra_deck_that_ends_stays_empty_when_it_has_run_out(table):
    table.hero("Clockmaker").choose("Use Clockmaker: Wind")
    assert table.where("Brass Gear") == "extra discard pile"
    assert table.game.view(0)["extra_decks"]["gears"] == {"deck": {"size": 0, "known": {}}, "discard": ["Brass Gear"]}
    assert "Use Clockmaker: Wind" not in table.options()


@rule("Deck")
def test_cards_of_an_extra_deck_without_a_discard_pile_go_to_that_of_their_owner(table):
    table.hero("Clockmaker").choose("Use Clockmaker: Unwind").expect(discard={0: ["Coiled Spring"]})
    assert table.game.view(0)["extra_decks"]["springs"] == {"deck": {"size": 0, "known": {}}, "discard": []}


def test_options_of_an_extra_deck_have_to_name_one_of_the_set():
    odd = EncounterSet("grown_odd", "Odd", cards={}, finite_decks=("gaers",))
    with pytest.raises(UnknownCard, match="unknown extra deck of Odd 'gaers'"):
        registry.register(odd)
    assert "grown_odd" not in registry.ENCOUNTER_SETS
