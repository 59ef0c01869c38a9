"""Captain America and his signature cards (his obligation and nemesis set: `test_captain_america_nemesis.py`)."""

import pytest

from mc_env.cards.terms import Stat
from tests.rules.citation import rule

SHIELD = "Captain America's Shield"
HELMET = "Captain America's Helmet"

# ------------------------------------------------------------------------------------------ the identity


def test_i_can_do_this_all_day_readies_captain_america_for_a_card(table):
    table.hero("Captain America", hand=["Genius", "Energy"], exhausted=True)
    table.choose("I Can Do This All Day!", "Genius")
    table.expect(ready=["Captain America"], hand={0: ["Energy"]}, discard={0: ["Genius"]})


@rule("target.2")
def test_i_can_do_this_all_day_is_not_offered_when_he_is_ready(table):
    table.hero("Captain America", hand=["Genius"])
    assert not any("All Day" in label for label in table.options())


def test_i_can_do_this_all_day_is_not_offered_with_an_empty_hand(table):
    table.hero("Captain America", exhausted=True)
    assert not any("All Day" in label for label in table.options())


@rule("limit.1")
def test_i_can_do_this_all_day_is_offered_only_once_per_round(table):
    table.hero("Captain America", hand=["Genius", "Energy"], exhausted=True)
    table.choose("I Can Do This All Day!", "Genius").attack("Rhino")
    assert not any("All Day" in label for label in table.options())


def test_i_can_do_this_all_day_is_not_offered_in_alter_ego_form(table):
    table.hero("Captain America", form="alter-ego", hand=["Genius"], exhausted=True)
    assert not any("All Day" in label for label in table.options())


def test_living_legend_makes_the_first_ally_of_the_round_cost_1_less(table):
    table.hero("Captain America", form="alter-ego", hand=["Agent 13", "Genius", "Squirrel Girl", "Haymaker"])
    table.play("Agent 13", pay=["Genius"])
    table.expect(in_play=["Agent 13"], hand={0: ["Squirrel Girl", "Haymaker"]})
    assert "Play Squirrel Girl" not in table.options()


def test_living_legend_is_there_again_in_the_next_round(table):
    table.hero("Captain America", form="alter-ego", hand=["Agent 13", "Genius"], deck=["Squirrel Girl", "Haymaker"])
    table.play("Agent 13", pay=["Genius"]).run_villain_phase()
    table.play("Squirrel Girl", pay=["Haymaker"])
    assert "Squirrel Girl" in table.in_play()


def test_living_legend_does_not_follow_an_ally_played_as_captain_america(table):
    """FAQ "Steve Rogers": only the very first ally played each round."""
    table.hero("Captain America", hand=["Squirrel Girl", "Genius", "Agent 13", "Strength"])
    table.play("Squirrel Girl", pay=["Genius"]).decline().change_form()
    assert "Play Agent 13" not in table.options()


def test_living_legend_is_not_there_in_hero_form(table):
    table.hero("Captain America", hand=["Agent 13", "Genius"])
    assert "Play Agent 13" not in table.options()


def test_living_legend_helps_another_player_and_is_used_up_by_one(table):
    table.hero("She-Hulk", hand=["Tigra", "Genius"]).hero(
        "Captain America", form="alter-ego", hand=["Agent 13", "Strength"]
    )
    table.play("Tigra", pay=["Genius"])
    table.expect(in_play=["Tigra"])
    table.end_turn()
    assert "Play Agent 13" not in table.options()


@rule("play.7")
def test_living_legend_is_not_used_up_by_an_ally_put_into_play(table):
    table.hero(
        "Captain America", form="alter-ego", hand=["Make the Call", "Strength", "Agent 13", "Genius"], discard=["Hulk"]
    )
    table.choose("Play Make the Call", "Hulk", "Strength").play("Agent 13", pay=["Genius"])
    table.expect(in_play=["Hulk", "Agent 13"])


def test_living_legend_does_not_make_other_cards_cheaper(table):
    table.hero("Captain America", form="alter-ego", hand=["Super-Soldier Serum", "Haymaker"])
    assert "Play Super-Soldier Serum" not in table.options()


@rule("setup_ability")
def test_steve_rogers_begins_with_his_shield_in_hand(table_of):
    table = table_of(seed=3)
    table.hero(
        "Captain America", deck=["Genius", "Energy", "Strength", "Agent 13", "Falcon", "Quinjet", "Hawkeye", SHIELD]
    )
    table.start(phase="setup").choose("Done", SHIELD)
    assert SHIELD in table.hand(0)


@rule("Search")
def test_steve_rogers_does_not_find_a_shield_that_has_become_a_drone(table_of):
    """FAQ "Steve Rogers": only deck and discard pile are searched."""
    table = table_of(scenario="ultron")
    table.hero("Captain America", deck=[SHIELD, *["Genius"] * 8]).encounter_deck("Ultron Drones")
    table.start(phase="setup").run_until("turn")
    assert SHIELD not in table.hand(0)
    assert SHIELD not in table.deck(0) + table.discard(0)


# ------------------------------------------------------------------------------------------ signature cards


def test_agent_13_removes_2_threat_when_she_enters_play(table):
    table.hero("Captain America", hand=["Agent 13", "Genius", "Energy"]).main_scheme(threat=5)
    table.play("Agent 13", pay=["Genius", "Energy"]).choose("Use Agent 13", "The Break-In!")
    table.expect(threat={"The Break-In!": 3}, in_play=["Agent 13"])


@rule("target.2")
def test_agent_13_offers_nothing_when_no_scheme_has_threat(table):
    table.hero("Captain America", hand=["Agent 13", "Genius", "Energy"]).main_scheme(threat=0)
    table.play("Agent 13", pay=["Genius", "Energy"])
    table.expect(in_play=["Agent 13"])


def test_fearless_determination_adds_1_to_thwart_until_the_end_of_the_phase_and_draws(table):
    table.hero("Captain America", hand=["Fearless Determination"], deck=["Genius"]).main_scheme(threat=5)
    table.play("Fearless Determination").thwart("The Break-In!")
    table.expect(threat={"The Break-In!": 2}, hand={0: ["Genius"]})
    table.run_villain_phase()
    assert table.stat("Captain America", Stat.THW) == 2


def test_fearless_determination_may_be_played_twice(table):
    table.hero("Captain America", hand=["Fearless Determination", "Fearless Determination"])
    table.play("Fearless Determination").play("Fearless Determination")
    assert table.stat("Captain America", Stat.THW) == 4


def test_fearless_determination_is_not_offered_in_alter_ego_form(table):
    table.hero("Captain America", form="alter-ego", hand=["Fearless Determination"])
    assert "Play Fearless Determination" not in table.options()


def test_heroic_strike_deals_6_damage(table):
    table.hero("Captain America", hand=["Heroic Strike", "Genius", "Energy"])
    table.play("Heroic Strike", pay=["Genius", "Energy"], target="Rhino")
    table.expect(damage={"Rhino": 6}, status={"Rhino": []})


def test_heroic_strike_stuns_when_a_physical_resource_was_paid(table):
    table.hero("Captain America", hand=["Heroic Strike", "Strength", "Energy"])
    table.play("Heroic Strike", pay=["Strength", "Energy"], target="Rhino")
    table.expect(damage={"Rhino": 6}, status={"Rhino": ["stunned"]})


def test_heroic_strike_stuns_the_next_stage_of_a_villain_it_defeats(table):
    table.hero("Captain America", hand=["Heroic Strike", "Strength", "Energy"]).villain("Rhino", stage=1, damage=12)
    table.play("Heroic Strike", pay=["Strength", "Energy"], target="Rhino").run_until("turn")
    table.expect(damage={"Rhino": 0}, status={"Rhino": ["stunned"]})


def test_heroic_strike_is_not_offered_in_alter_ego_form(table):
    table.hero("Captain America", form="alter-ego", hand=["Heroic Strike", "Strength", "Energy"])
    assert "Play Heroic Strike" not in table.options()


def test_shield_block_prevents_all_damage_by_exhausting_the_shield(table):
    table.hero("Captain America", hand=["Shield Block"], in_play=[SHIELD]).encounter_deck("Charge")
    table.start(phase="villain", step=2).choose("Do not defend", "Play Shield Block")
    table.expect(damage={"Captain America": 0}, exhausted=[SHIELD], ready=["Captain America"], midway=True)


@rule("defend.12")
def test_shield_block_makes_captain_america_the_defender_so_that_he_retaliates(table):
    table.hero("Captain America", hand=["Shield Block"], in_play=[SHIELD]).encounter_deck("Charge")
    table.start(phase="villain", step=2).choose("Do not defend", "Play Shield Block")
    table.expect(damage={"Rhino": 1, "Captain America": 0}, midway=True)


def test_shield_block_prevents_damage_that_is_not_from_an_attack_in_either_form(table):
    table.hero("Captain America", form="alter-ego", hand=["Shield Block"], in_play=[SHIELD])
    table.deal_damage("Steve Rogers", 4).play("Shield Block")
    table.expect(damage={"Steve Rogers": 0}, exhausted=[SHIELD])


def test_shield_block_is_not_offered_without_a_ready_shield(table):
    table.hero("Captain America", hand=["Shield Block", SHIELD], in_play=[SHIELD]).card(SHIELD, exhausted=True)
    table.deal_damage("Captain America", 4)
    table.expect(damage={"Captain America": 4}, hand={0: ["Shield Block", SHIELD]})


def test_shield_block_does_not_help_an_ally(table):
    table.hero("Captain America", hand=["Shield Block"], in_play=[SHIELD, "Agent 13"]).deal_damage("Agent 13", 1)
    table.expect(damage={"Agent 13": 1}, ready=[SHIELD])


def test_shield_toss_deals_4_damage_to_as_many_enemies_as_cards_are_discarded(table):
    table.hero("Captain America", hand=["Shield Toss", "Genius", "Energy"], in_play=[SHIELD])
    table.minion("Titania").minion("Shocker")
    table.choose("Play Shield Toss", "Genius", "Energy", "Titania", "Rhino")
    table.expect(damage={"Titania": 4, "Rhino": 4, "Shocker": 0}, hand={0: [SHIELD]}, not_in_play=[SHIELD])


def test_shield_toss_discards_no_more_cards_than_there_are_enemies(table):
    table.hero("Captain America", hand=["Shield Toss", "Genius", "Energy"], in_play=[SHIELD])
    table.choose("Play Shield Toss", "Genius", "Rhino")
    table.expect(damage={"Rhino": 4}, hand={0: [SHIELD, "Energy"]})


@rule("cost.17")
def test_shield_toss_is_not_offered_without_a_card_to_discard(table):
    table.hero("Captain America", hand=["Shield Toss"], in_play=[SHIELD])
    assert "Play Shield Toss" not in table.options()


def test_shield_toss_is_not_offered_when_the_shield_is_not_in_play(table):
    table.hero("Captain America", hand=["Shield Toss", SHIELD, "Genius"])
    assert "Play Shield Toss" not in table.options()


def test_shield_toss_returns_an_exhausted_shield_too(table):
    table.hero("Captain America", hand=["Shield Toss", "Genius"], in_play=[SHIELD]).card(SHIELD, exhausted=True)
    table.choose("Play Shield Toss", "Genius", "Rhino")
    table.expect(damage={"Rhino": 4}, hand={0: [SHIELD]})


@rule("guard.1")
def test_shield_toss_cannot_reach_the_villain_past_a_guard(table):
    table.hero("Captain America", hand=["Shield Toss", "Genius", "Energy"], in_play=[SHIELD]).minion("Hydra Mercenary")
    table.choose("Play Shield Toss", "Genius", "Done")
    assert table.options() == ["Hydra Mercenary"]


def test_steves_apartment_draws_a_card_and_heals_1_damage(table):
    table.hero("Captain America", form="alter-ego", in_play=["Steve's Apartment"], deck=["Genius"], damage=3)
    table.use("Steve's Apartment")
    table.expect(hand={0: ["Genius"]}, damage={"Steve Rogers": 2}, exhausted=["Steve's Apartment"])


@rule("target.6")
def test_steves_apartment_draws_when_there_is_nothing_to_heal(table):
    table.hero("Captain America", form="alter-ego", in_play=["Steve's Apartment"], deck=["Genius"])
    table.use("Steve's Apartment")
    table.expect(hand={0: ["Genius"]})


def test_steves_apartment_is_not_offered_in_hero_form(table):
    table.hero("Captain America", in_play=["Steve's Apartment"], damage=3)
    assert "Use Steve's Apartment" not in table.options()


@rule("Replacement Effect")
def test_captain_americas_helmet_leaves_him_with_1_hit_point(table):
    table.hero("Captain America", in_play=[HELMET], damage=8).deal_damage("Captain America", 7)
    table.choose(f"Use {HELMET}")
    table.expect(damage={"Captain America": 10}, discard={0: [HELMET]}, outcome=None)
    table.expect_order(f"replaced {HELMET}", f"hit points set Captain America 1 source {HELMET}")


def test_captain_americas_helmet_saves_him_from_an_attack(table):
    table.hero("Captain America", in_play=[HELMET], damage=10).start(phase="villain", step=2)
    table.choose("Do not defend", f"Use {HELMET}")
    table.expect(damage={"Captain America": 10}, outcome=None, midway=True)


def test_captain_americas_helmet_counts_hit_points_that_others_give(table):
    table.hero("Captain America", in_play=[HELMET, "Endurance"], damage=12).deal_damage("Captain America", 2)
    table.choose(f"Use {HELMET}")
    table.expect(damage={"Captain America": 13})


def test_captain_americas_helmet_may_be_declined(table):
    table.hero("Captain America", in_play=[HELMET], damage=8).deal_damage("Captain America", 7)
    table.decline()
    table.expect(outcome="loss")


def test_captain_americas_helmet_does_not_save_steve_rogers(table):
    table.hero("Captain America", form="alter-ego", in_play=[HELMET], damage=8).deal_damage("Steve Rogers", 7)
    table.expect(outcome="loss")


def test_captain_americas_shield_gives_1_defense_and_retaliate_1(table):
    table.hero("Captain America", in_play=[SHIELD]).hero("She-Hulk")
    assert (table.stat("Captain America", Stat.DEF), table.stat("She-Hulk", Stat.DEF)) == (3, 2)
    table.enemy_attacks("Rhino", seat=0).choose("Do not defend", "Do not defend")
    table.expect(damage={"Rhino": 1, "Captain America": 2})


def test_captain_americas_shield_gives_steve_rogers_nothing(table):
    table.hero("Captain America", form="alter-ego", in_play=[SHIELD])
    assert table.stat("Steve Rogers", Stat.RETALIATE) == 0


@rule("Restricted")
def test_captain_americas_shield_is_restricted(table):
    table.hero("Captain America", hand=[SHIELD, "Genius"], in_play=["Jarnbjorn", "Mjolnir"])
    table.play(SHIELD, pay=["Genius"]).choose("Mjolnir")
    table.expect(in_play=[SHIELD, "Jarnbjorn"], not_in_play=["Mjolnir"])


@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_super_soldier_serum_generates_a_physical_resource_in_either_form(table, form):
    table.hero("Captain America", form=form, hand=[SHIELD], in_play=["Super-Soldier Serum"])
    table.play(SHIELD, pay=["Super-Soldier Serum"])
    table.expect(in_play=[SHIELD], exhausted=["Super-Soldier Serum"])


def test_super_soldier_serum_generates_what_stuns_with_heroic_strike(table):
    table.hero("Captain America", hand=["Heroic Strike", "Genius"], in_play=["Super-Soldier Serum"])
    table.play("Heroic Strike", pay=["Super-Soldier Serum", "Genius"], target="Rhino")
    table.expect(status={"Rhino": ["stunned"]})


def test_super_soldier_serum_cannot_be_used_when_exhausted(table):
    table.hero("Captain America", hand=[SHIELD], in_play=["Super-Soldier Serum"])
    table.card("Super-Soldier Serum", exhausted=True)
    assert f"Play {SHIELD}" not in table.options()
