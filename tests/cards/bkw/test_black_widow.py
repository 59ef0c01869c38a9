"""Black Widow and her signature cards (her obligation and nemesis set: `test_black_widow_nemesis.py`)."""

import pytest

from mc_env.cards.terms import Stat
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ the identity


@rule("Response")
def test_widowmaker_deals_1_damage_after_a_preparation_was_triggered(table):
    table.hero("Black Widow", in_play=["Grappling Hook"]).reveal("Advance")
    table.choose("Use Grappling Hook", "Widowmaker", "Rhino")
    table.expect(damage={"Rhino": 1}, discard={0: ["Grappling Hook"], None: ["Advance"]})


def test_widowmaker_may_be_declined(table):
    table.hero("Black Widow", in_play=["Grappling Hook"]).reveal("Advance").choose("Use Grappling Hook").decline()
    table.expect(damage={"Rhino": 0})


def test_widowmaker_hits_any_enemy_and_is_no_attack(table):
    table.hero("Black Widow", in_play=["Grappling Hook"], status="stunned").minion("Hydra Mercenary")
    table.reveal("Advance").choose("Use Grappling Hook", "Widowmaker")
    assert table.options() == ["Rhino", "Hydra Mercenary"]
    table.choose("Rhino").expect(damage={"Rhino": 1}, status={"Black Widow": ["stunned"]})


def test_widowmaker_does_not_answer_other_cards(table):
    table.hero("Black Widow", hand=["Genius"], in_play=["Quincarrier", "Surveillance Team"]).main_scheme(threat=2)
    table.use("Surveillance Team", target="The Break-In!").expect(damage={"Rhino": 0})


def test_widowmaker_does_not_answer_a_preparation_of_another_player(table):
    table.hero("Spider-Man", in_play=["Target Acquired"]).hero("Black Widow").encounter_deck("Shadow of the Past")
    table.hero("Captain Marvel", in_play=["Counterintelligence"]).place_threat("The Break-In!", 1)
    table.choose("Use Counterintelligence").expect(damage={"Rhino": 0})


def test_widowmaker_does_not_answer_playing_a_preparation(table):
    table.hero("Black Widow", hand=["Widow's Bite", "Genius"]).play("Widow's Bite", pay="Genius").expect(
        damage={"Rhino": 0}
    )


def test_widowmaker_is_no_ability_of_natasha_romanoff(table):
    table.hero("Black Widow", form="alter-ego", in_play=["Counterintelligence"]).place_threat("The Break-In!", 1)
    table.choose("Use Counterintelligence").expect(damage={"Rhino": 0}, threat={"The Break-In!": 0})


def test_widowmaker_answers_a_preparation_that_a_stunned_card_made_useless(table):
    """The ability was triggered, though its attack was canceled."""
    table.hero("Black Widow", in_play=["Widow's Bite"], status="stunned").reveal("Shocker").run_until("response")
    table.choose("Use Widow's Bite", "Widowmaker", "Shocker")
    table.expect(status={"Black Widow": [], "Shocker": []}, damage={"Shocker": 1}, discard={0: ["Widow's Bite"]})


@rule("limit.1")
def test_mission_prep_draws_a_card_after_a_preparation_is_played_once_per_phase(table):
    table.hero(
        "Black Widow", form="alter-ego", hand=["Widow's Bite", "Widow's Bite", "Strength"], deck=["Genius", "Energy"]
    )
    table.play("Widow's Bite", pay="Strength").choose("Mission Prep").expect(hand={0: ["Widow's Bite", "Genius"]})
    table.play("Widow's Bite", pay="Genius").expect(hand={0: 0})


def test_mission_prep_does_not_answer_other_cards_or_preparations_of_others(table):
    table.hero("Black Widow", form="alter-ego", hand=["Safe House #29", "Genius"]).play("Safe House #29", pay="Genius")
    table.expect(hand={0: 0}, in_play=["Safe House #29"])


def test_mission_prep_is_no_ability_of_the_hero(table):
    table.hero("Black Widow", hand=["Widow's Bite", "Genius"]).play("Widow's Bite", pay="Genius").expect(hand={0: 0})


# ------------------------------------------------------------------------------------------ ally and events


@pytest.mark.parametrize(("prepared", "pay"), [([], ["Energy", "Genius"]), (["Widow's Bite", "Spycraft"], ["Energy"])])
def test_winter_soldier_costs_1_less_for_each_preparation_controlled(table, prepared, pay):
    table.hero("Black Widow", hand=["Winter Soldier", *pay], in_play=prepared).play("Winter Soldier", pay=pay)
    table.expect(in_play=["Winter Soldier"], hand={0: 0})


def test_winter_soldier_is_too_dear_without_preparations(table):
    table.hero("Black Widow", hand=["Winter Soldier", "Energy"], in_play=["Widow's Bite"])
    assert "Play Winter Soldier" not in table.options()


def test_winter_soldier_is_free_with_4_preparations_and_does_not_count_those_of_others(table):
    prepared = ["Widow's Bite", "Spycraft", "Espionage"]
    table.hero("Black Widow", hand=["Winter Soldier"], in_play=prepared).hero(
        "Spider-Man", in_play=["Counterintelligence"]
    )
    assert "Play Winter Soldier" not in table.options()


def test_winter_soldier_is_played_for_nothing_with_4_preparations(table):
    prepared = ["Widow's Bite", "Spycraft", "Espionage", "Attacrobatics"]
    table.hero("Black Widow", hand=["Winter Soldier"], in_play=prepared).play("Winter Soldier")
    table.expect(in_play=["Winter Soldier"])


def test_winter_soldiers_printed_cost_is_not_reduced_for_make_the_call(table):
    table.hero(
        "Black Widow", hand=["Make the Call", "Energy"], discard=["Winter Soldier"], in_play=["Spycraft", "Espionage"]
    )
    assert "Play Make the Call" not in table.options()


def test_covert_ops_remove_4_threat_and_confuse_the_villain(table):
    table.hero("Black Widow", hand=["Covert Ops", "Strength", "Energy"]).main_scheme(threat=6)
    table.play("Covert Ops", pay=["Strength", "Energy"], target="The Break-In!")
    table.expect(threat={"The Break-In!": 2}, status={"Rhino": ["confused"]})


def test_covert_ops_are_played_in_alter_ego_form_too(table):
    table.hero("Black Widow", form="alter-ego", hand=["Covert Ops", "Strength", "Energy"]).main_scheme(threat=6)
    table.play("Covert Ops", pay=["Strength", "Energy"], target="The Break-In!").expect(threat={"The Break-In!": 2})


def test_covert_ops_confuse_the_villain_though_there_is_no_threat(table):
    table.hero("Black Widow", hand=["Covert Ops", "Strength", "Energy"]).main_scheme(threat=0)
    table.play("Covert Ops", pay=["Strength", "Energy"]).expect(status={"Rhino": ["confused"]})


def test_covert_ops_are_lost_on_a_confused_black_widow(table):
    table.hero("Black Widow", hand=["Covert Ops", "Strength", "Energy"], status="confused").main_scheme(threat=6)
    table.play("Covert Ops", pay=["Strength", "Energy"])
    table.expect(threat={"The Break-In!": 6}, status={"Rhino": [], "Black Widow": []})


@rule("Labeled Ability")
def test_dance_of_death_makes_three_attacks_in_order(table):
    """FAQ: each is an attack of its own; the second may reach what the first made possible."""
    table.hero("Black Widow", hand=["Dance of Death", "Strength", "Energy"]).minion("Hydra Mercenary", damage=2)
    table.play("Dance of Death", pay=["Strength", "Energy"])
    assert table.options() == ["Hydra Mercenary"]
    table.choose("Hydra Mercenary", "Rhino", "Rhino").expect(damage={"Rhino": 5}, not_in_play=["Hydra Mercenary"])


@rule("retaliate.1")
def test_dance_of_death_meets_retaliation_for_each_attack(table):
    table.hero("Black Widow", hand=["Dance of Death", "Strength", "Energy"]).minion("Whiplash")
    table.play("Dance of Death", pay=["Strength", "Energy"]).choose("Whiplash", "Whiplash", "Rhino")
    table.expect(damage={"Black Widow": 2, "Whiplash": 3, "Rhino": 3})


@rule("stun.6")
def test_dance_of_death_loses_only_its_first_attack_to_a_stunned_card(table):
    """FAQ."""
    table.hero("Black Widow", hand=["Dance of Death", "Strength", "Energy"], status="stunned")
    table.play("Dance of Death", pay=["Strength", "Energy"]).choose("Rhino", "Rhino")
    table.expect(damage={"Rhino": 5}, status={"Black Widow": []})


def test_dance_of_death_is_not_offered_in_alter_ego_form(table):
    table.hero("Black Widow", form="alter-ego", hand=["Dance of Death", "Strength", "Energy"])
    assert "Play Dance of Death" not in table.options()


# ------------------------------------------------------------------------------------------ support and upgrades


def test_safe_house_29_returns_a_preparation_from_the_discard_pile(table):
    table.hero(
        "Black Widow", form="alter-ego", discard=["Genius", "Spycraft", "Widow's Bite"], in_play=["Safe House #29"]
    )
    table.use("Safe House #29")
    assert table.options() == ["Spycraft", "Widow's Bite"]
    table.choose("Spycraft").expect(hand={0: ["Spycraft"]}, exhausted=["Safe House #29"])


def test_safe_house_29_is_not_offered_without_a_preparation_or_in_hero_form(table):
    table.hero("Black Widow", form="alter-ego", discard=["Genius"], in_play=["Safe House #29"])
    assert not [o for o in table.options() if "Safe House" in o]


def test_safe_house_29_is_not_offered_in_hero_form(table):
    table.hero("Black Widow", discard=["Spycraft"], in_play=["Safe House #29"])
    assert not [o for o in table.options() if "Safe House" in o]


@rule("cancel.1")
def test_attacrobatics_cancel_boost_icons_and_deal_as_much_damage_to_the_villain(table):
    table.hero("Black Widow", in_play=["Attacrobatics"]).encounter_deck("Sandman").enemy_attacks("Rhino")
    table.decline().choose("Use Attacrobatics").decline()
    table.expect(damage={"Rhino": 2, "Black Widow": 2}, discard={0: ["Attacrobatics"]})


@rule("target.2")
def test_attacrobatics_are_not_offered_for_a_card_without_boost_icons(table):
    """FAQ: there is nothing to cancel."""
    table.hero("Black Widow", in_play=["Attacrobatics"]).encounter_deck("Advance").enemy_attacks("Rhino").decline()
    table.expect(damage={"Black Widow": 2}, in_play=["Attacrobatics"])


def test_attacrobatics_work_while_the_villain_schemes_against_another_player(table):
    table.hero("Black Widow", in_play=["Attacrobatics"]).hero("Spider-Man", form="alter-ego").encounter_deck("Sandman")
    table.main_scheme(threat=0).enemy_schemes("Rhino", seat=1).choose("Use Attacrobatics").decline()
    table.expect(damage={"Rhino": 2}, threat={"The Break-In!": 1})


def test_attacrobatics_are_an_attack_that_a_stunned_card_cancels(table):
    table.hero("Black Widow", in_play=["Attacrobatics"], status="stunned").encounter_deck("Sandman").enemy_attacks(
        "Rhino"
    )
    table.decline().choose("Use Attacrobatics").decline()
    table.expect(damage={"Rhino": 0, "Black Widow": 4}, status={"Black Widow": []}, discard={0: ["Attacrobatics"]})


def test_attacrobatics_are_not_offered_in_alter_ego_form(table):
    table.hero("Black Widow", form="alter-ego", in_play=["Attacrobatics"]).encounter_deck("Sandman").main_scheme(
        threat=0
    )
    table.enemy_schemes("Rhino").expect(threat={"The Break-In!": 3}, in_play=["Attacrobatics"])


@rule("guard.1")
def test_attacrobatics_cancel_the_icons_but_cannot_hit_a_guarded_villain(table):
    table.hero("Black Widow", in_play=["Attacrobatics"]).minion("Hydra Mercenary").encounter_deck("Sandman")
    table.enemy_attacks("Rhino").decline().choose("Use Attacrobatics").decline()
    table.expect(damage={"Rhino": 0, "Black Widow": 2})


def test_black_widows_gauntlet_pays_for_preparations_only(table):
    table.hero("Black Widow", hand=["Widow's Bite"], in_play=["Black Widow's Gauntlet"])
    table.play("Widow's Bite", pay="Black Widow's Gauntlet")
    table.expect(in_play=["Widow's Bite"], exhausted=["Black Widow's Gauntlet"])


def test_black_widows_gauntlet_pays_for_nothing_else(table):
    table.hero("Black Widow", hand=["Safe House #29"], in_play=["Black Widow's Gauntlet"])
    assert "Play Safe House #29" not in table.options()


def test_grappling_hook_cancels_a_treachery_with_its_surge(table):
    table.hero("Black Widow", in_play=["Grappling Hook"]).encounter_deck("Shocker").reveal("Kree Manipulator")
    table.choose("Use Grappling Hook").decline()
    table.expect(threat={"The Break-In!": 0}, not_in_play=["Shocker"], discard={0: ["Grappling Hook"]})


def test_grappling_hook_is_not_offered_for_other_cards_or_for_what_others_reveal(table):
    table.hero("Black Widow", in_play=["Grappling Hook"]).hero("Spider-Man").reveal("Shocker").run_until("turn")
    table.expect(in_play=["Grappling Hook", "Shocker"])
    table.reveal("Advance", seat=1).run_until("turn").expect(in_play=["Grappling Hook"])


def test_grappling_hook_is_not_offered_in_alter_ego_form(table):
    table.hero("Black Widow", form="alter-ego", in_play=["Grappling Hook"]).reveal("Advance").run_until("turn")
    table.expect(in_play=["Grappling Hook"])


def test_synth_suit_gives_1_defense_and_readies_black_widow_after_a_preparation(table):
    table.hero("Black Widow", in_play=["Synth-Suit", "Grappling Hook"], exhausted=True).reveal("Advance")
    assert table.stat("Black Widow", Stat.DEF) == 3
    table.choose("Use Grappling Hook", "Use Synth-Suit").run_until("turn")
    table.expect(ready=["Black Widow"], exhausted=["Synth-Suit"])


def test_synth_suit_may_follow_widowmaker(table):
    table.hero("Black Widow", in_play=["Synth-Suit", "Grappling Hook"], exhausted=True).reveal("Advance")
    table.choose("Use Grappling Hook", "Widowmaker", "Rhino", "Use Synth-Suit")
    table.expect(ready=["Black Widow"], damage={"Rhino": 1})


def test_synth_suit_is_not_offered_when_black_widow_is_ready_or_it_is_exhausted(table):
    table.hero("Black Widow", in_play=["Synth-Suit", "Grappling Hook"]).reveal("Advance").choose("Use Grappling Hook")
    assert "Use Synth-Suit" not in table.options()


def test_widows_bite_deals_2_damage_to_a_minion_that_entered_play_and_stuns_it(table):
    table.hero("Black Widow", in_play=["Widow's Bite"]).reveal("Shocker").run_until("response")
    table.choose("Use Widow's Bite").run_until("turn")
    table.expect(damage={"Shocker": 2}, status={"Shocker": ["stunned"]}, discard={0: ["Widow's Bite"]})


@rule("quickstrike.1")
def test_widows_bite_comes_after_quickstrike(table):
    """FAQ: keywords come before responses."""
    table.hero("Black Widow", in_play=["Widow's Bite"]).reveal("Vulture").decline()
    table.expect(damage={"Black Widow": 3}, midway=True)
    table.choose("Use Widow's Bite").run_until("turn").expect(damage={"Vulture": 2}, status={"Vulture": ["stunned"]})


def test_widows_bite_answers_a_minion_that_engages_another_player(table):
    table.hero("Black Widow", in_play=["Widow's Bite"]).hero("Spider-Man").reveal("Sandman", seat=1)
    table.choose("Use Widow's Bite").run_until("turn").expect(status={"Sandman": ["stunned"]}, damage={"Sandman": 0})


def test_widows_bite_is_not_offered_in_alter_ego_form_or_for_other_cards(table):
    table.hero("Black Widow", form="alter-ego", in_play=["Widow's Bite"]).reveal("Sandman").expect(
        in_play=["Widow's Bite"]
    )
