"""Keywords and icons that no core card shows, with cards made for them (`keyword_cards`)."""

import tests.rules.entry_cards
import tests.rules.keyword_cards
import tests.rules.seldom_cards  # noqa: F401
from mc_env.cards.terms import Stat
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ enemies


@rule("Patrol")
def test_patrol_keeps_the_engaged_player_from_thwarting_the_main_scheme(table):
    table.hero("Spider-Man", hand=["For Justice!", "Genius"]).minion("Patroller").main_scheme(threat=3)
    table.side_scheme("Bomb Scare").play("For Justice!", pay=["Genius"])
    assert table.options() == ["Bomb Scare"]


@rule("patrol.1")
def test_patrol_does_not_stop_threat_removal_that_is_no_thwart(table):
    table.hero("Spider-Man", in_play=["Surveillance Team"]).minion("Patroller").main_scheme(threat=3)
    table.use("Surveillance Team", target="The Break-In!")
    table.expect(threat={"The Break-In!": 2})


@rule("Villainous", "boost.2", "keywords.30")
def test_a_villainous_minion_gets_a_boost_card(table):
    table.hero("Captain Marvel").villain("Rhino", status=["stunned"]).minion("Underboss").encounter_deck("Charge")
    table.start(phase="villain", step=2).choose("Activate Underboss", "Do not defend")
    table.expect(damage={"Captain Marvel": 1 + 2}, discard={None: ["Charge"]})


@rule("villainous.4")
def test_the_villain_in_a_boost_ability_of_a_minion_is_the_villain(table):
    table.hero("Captain Marvel").villain("Rhino", status=["stunned"]).minion("Underboss").encounter_deck("Tiger Shark")
    table.start(phase="villain", step=2).choose("Activate Underboss", "Do not defend")
    table.expect(status={"Rhino": ["tough"], "Underboss": []})


@rule("steady.1", "steady.2", "stun.4", "keywords.22")
def test_a_steady_character_with_one_stunned_card_attacks(table):
    table.hero("Captain Marvel").villain("Rhino", status=["stunned"]).minion("Steady Thug", status=["stunned"])
    table.start(phase="villain", step=2).choose("Activate Steady Thug", "Do not defend")
    table.expect(damage={"Captain Marvel": 2}, status={"Steady Thug": ["stunned"]})


@rule("steady.3")
def test_a_steady_character_loses_both_stunned_cards_when_its_attack_is_canceled(table):
    table.hero("Captain Marvel").villain("Rhino", status=["stunned"]).minion(
        "Steady Thug", status=["stunned", "stunned"]
    )
    table.start(phase="villain", step=2).choose("Activate Steady Thug")
    table.expect(damage={"Captain Marvel": 0}, status={"Steady Thug": []})


@rule("status_cards.3", "target.6")
def test_a_steady_character_can_be_stunned_a_second_time_but_not_a_third(table):
    table.hero("Spider-Man", hand=["Mockingbird", "Genius", "Energy"]).minion("Steady Thug", status=["stunned"])
    table.play("Mockingbird", pay=["Genius", "Energy"]).choose("Use Mockingbird", "Steady Thug")
    table.expect(status={"Steady Thug": ["stunned", "stunned"]})


@rule("steady.2")
def test_a_steady_ally_with_one_confused_card_thwarts(table):
    table.hero("Spider-Man", in_play=["Steady Friend"]).card("Steady Friend", status=["confused"]).main_scheme(threat=3)
    table.thwart("The Break-In!", by="Steady Friend")
    table.expect(threat={"The Break-In!": 2}, status={"Steady Friend": ["confused"]})


@rule("Stalwart", "target.10", "keywords.21")
def test_a_stalwart_character_cannot_be_stunned(table):
    table.hero("Spider-Man", hand=["Mockingbird", "Genius", "Energy"]).minion("Stalwart Thug")
    table.play("Mockingbird", pay=["Genius", "Energy"]).choose("Use Mockingbird")
    assert table.options() == ["Rhino"]


@rule("stalwart.2")
def test_a_character_that_becomes_stalwart_loses_its_stunned_and_confused_cards(table):
    table.hero("Captain Marvel").minion("Shocker", status=["stunned", "confused", "tough"]).dealt(0, "Plating")
    table.start(phase="villain", step=4)
    table.expect(status={"Shocker": ["tough"]})


@rule("Piercing", "keywords.14")
def test_an_enemys_piercing_attack_discards_tough_first(table):
    table.hero("Captain Marvel", status=["tough"]).villain("Rhino", status=["stunned"]).minion("Piercer")
    table.start(phase="villain", step=2).choose("Activate Piercer", "Do not defend")
    table.expect(damage={"Captain Marvel": 2}, status={"Captain Marvel": []})


@rule("piercing.1")
def test_a_players_piercing_attack_discards_tough_first(table):
    table.hero("Captain Marvel", hand=["Drill"]).villain("Rhino", status=["tough"])
    table.play("Drill", target="Rhino")
    table.expect(damage={"Rhino": 2}, status={"Rhino": []})


@rule("Ranged", "keywords.16")
def test_a_ranged_attack_ignores_retaliate(table):
    table.hero("Captain Marvel", hand=["Long Shot"]).minion("M.O.D.O.K.")
    table.play("Long Shot", target="M.O.D.O.K.")
    table.expect(damage={"M.O.D.O.K.": 2, "Captain Marvel": 0})


@rule("ranged.1")
def test_an_enemys_ranged_attack_ignores_retaliate(table):
    table.hero("Black Panther").villain("Rhino", status=["stunned"]).minion("Sniper")
    table.start(phase="villain", step=2).choose("Activate Sniper", "Do not defend")
    table.expect(damage={"Black Panther": 2, "Sniper": 0})


@rule("teamwork.1")
def test_teamwork_activates_the_newcomer_when_another_minion_has_the_trait(table):
    table.hero("Captain Marvel").minion("Teammate").dealt(0, "Teammate").start(phase="villain", step=4)
    table.choose("Do not defend")
    table.expect(damage={"Captain Marvel": 2})


@rule("teamwork.1")
def test_teamwork_does_nothing_for_a_minion_on_its_own(table):
    table.hero("Captain Marvel").dealt(0, "Teammate").start(phase="villain", step=4)
    table.expect(damage={"Captain Marvel": 0}, in_play=["Teammate"])


@rule("Victory X", "victory.1")
def test_a_defeated_victory_minion_goes_to_the_victory_display(table):
    table.hero("Captain Marvel").minion("Trophy")
    table.attack("Trophy")
    assert table.where("Trophy") == "victory display"


@rule("victory.2")
def test_a_victory_attachment_goes_to_the_victory_display_when_its_host_is_defeated(table):
    table.hero("Captain Marvel").minion("Shocker", damage=1, attachments=["Medal"])
    table.attack("Shocker")
    assert (table.where("Medal"), table.where("Shocker")) == ("victory display", "encounter discard pile")


# ------------------------------------------------------------------------------------------ encounter cards


@rule("Hinder X", "keywords.7")
def test_hinder_adds_threat_to_a_scheme_that_enters_play(table):
    table.hero("Captain Marvel").dealt(0, "Roadblock").start(phase="villain", step=4)
    table.expect(threat={"Roadblock": 1 + 2})


@rule("Incite X", "keywords.8", "reveal.3")
def test_incite_places_threat_on_the_main_scheme(table):
    table.hero("Captain Marvel").main_scheme(threat=0).dealt(0, "Provocation").start(phase="villain", step=4)
    table.expect(threat={"The Break-In!": 2})


@rule("Peril", "peril.2")
def test_other_players_cannot_act_while_a_peril_card_resolves(table):
    table.hero("Captain Marvel").hero("Spider-Man", hand=["Enhanced Spider-Sense", "Genius"])
    table.dealt(0, "Alone").start(phase="villain", step=4)
    table.expect(status={"Captain Marvel": ["stunned"]}, hand={1: 2})


@rule("peril.2", "surge.2")
def test_peril_is_over_when_the_card_that_follows_by_surge_is_revealed(table):
    table.hero("Spider-Man").hero("Captain Marvel", in_play=["Skeleton Key"]).encounter_deck("Sudden Blow")
    table.reveal("Lonely Road").expect(threat={"The Break-In!": 1}, midway=True)
    table.choose("Use Skeleton Key").expect(discard={None: ["Sudden Blow", "Lonely Road"]}, status={"Spider-Man": []})


@rule("peril.2")
def test_the_player_resolving_a_peril_card_may_act(table):
    table.hero("Captain Marvel").hero("Spider-Man", hand=["Enhanced Spider-Sense", "Genius"])
    table.dealt(1, "Alone").start(phase="villain", step=4).play("Enhanced Spider-Sense", pay=["Genius"])
    table.expect(status={"Spider-Man": []})


@rule("Assault", "keywords.4")
def test_a_thwart_against_an_assault_scheme_uses_atk(table):
    table.hero("Spider-Man").side_scheme("Fortress")
    table.thwart("Fortress")
    table.expect(threat={"Fortress": 6 - 2})


@rule("assault.2")
def test_an_ally_thwarting_an_assault_scheme_takes_the_consequential_damage_of_its_attack(table):
    table.hero("Spider-Man", in_play=["Black Cat"]).side_scheme("Fortress")
    table.thwart("Fortress", by="Black Cat")
    table.expect(threat={"Fortress": 5}, damage={"Black Cat": 0})


@rule("Amplify Icon", "icons.6")
def test_amplify_adds_a_boost_icon_to_each_boost_card(table):
    table.hero("Captain Marvel").side_scheme("Loudspeaker").encounter_deck("Charge").start(phase="villain", step=2)
    table.choose("Do not defend")
    table.expect(damage={"Captain Marvel": 2 + 2 + 1})


@rule("Temporary", "keywords.26")
def test_a_temporary_card_is_discarded_when_the_round_ends(table):
    table.hero("Captain Marvel").environment("Passing Storm")
    assert table.stat("Rhino", Stat.ATK) == 3
    table.run_villain_phase()
    table.expect(not_in_play=["Passing Storm"], discard={None: ["Passing Storm"]})


@rule("Indirect Damage")
def test_indirect_damage_is_divided_by_the_player(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).dealt(0, "Shrapnel").start(phase="villain", step=4)
    table.choose(*["1 damage to Daredevil"] * 2, *["1 damage to Spider-Man"] * 2)
    table.expect(damage={"Daredevil": 2, "Spider-Man": 2})


@rule("indirect_damage.4")
def test_nobody_is_assigned_more_indirect_damage_than_defeats_them(table):
    table.hero("Spider-Man", in_play=["Black Cat"]).dealt(0, "Shrapnel").start(phase="villain", step=4)
    table.choose(*["1 damage to Black Cat"] * 2)
    assert table.options() == ["1 damage to Spider-Man"]


@rule("indirect_damage.5")
def test_a_tough_character_may_be_assigned_indirect_damage(table):
    table.hero("Spider-Man", status=["tough"]).dealt(0, "Shrapnel").start(phase="villain", step=4)
    table.choose(*["1 damage to Spider-Man"] * 4)
    table.expect(damage={"Spider-Man": 0}, status={"Spider-Man": []})


# ------------------------------------------------------------------------------------------ activations in activations


@rule("activation.14")
def test_an_activation_started_inside_another_waits_until_that_is_over(table):
    """A boost card joins play with quickstrike: its attack comes after the villain's damage."""
    table.hero("Captain Marvel").encounter_deck("Ambusher").start(phase="villain", step=2)
    table.choose("Do not defend")
    table.expect(damage={"Captain Marvel": 2}, midway=True)
    table.choose("Activate Ambusher")  # the queue, ordered by the first player
    assert (table.decision.kind, table.decision.source) == ("defend", "Ambusher")


@rule("villain_defeat.8")
def test_a_villain_defeated_before_its_damage_attacks_on_as_the_next_stage(table):
    table.hero("Captain Marvel", hand=["First Strike"]).villain("Rhino", stage=1, damage=12)
    table.start(phase="villain", step=2).choose("Play First Strike").choose("Do not defend")
    table.expect(damage={"Rhino": 0, "Captain Marvel": 3})


@rule("villain_defeat.4", "winning.1")
def test_the_game_is_won_when_the_last_stage_falls_during_its_own_attack(table):
    table.hero("Captain Marvel", hand=["First Strike"]).villain("Rhino", stage=2, damage=13)
    table.start(phase="villain", step=2).choose("Play First Strike")
    table.expect(outcome="win")


# ------------------------------------------------------------------------------------------ attacks


@rule("consequential_damage.4", "consequential_damage.5", "consequential_damage.6")
def test_an_ally_whose_target_left_play_first_has_not_attacked(table):
    table.hero("Spider-Man", in_play=["Quick Fist"]).minion("Shocker", damage=2)
    table.attack("Shocker", by="Quick Fist").choose("Use Quick Fist")
    table.expect(damage={"Quick Fist": 0}, exhausted=["Quick Fist"], not_in_play=["Shocker"])


@rule("attack_player.10", "attack_player.11")
def test_each_attacked_enemy_retaliates_against_an_attack_on_all(table):
    table.hero("Captain Marvel", hand=["Sweep"]).minion("M.O.D.O.K.").minion("Whiplash")
    table.play("Sweep")
    table.expect(damage={"Rhino": 1, "M.O.D.O.K.": 1, "Whiplash": 1, "Captain Marvel": 2 + 1})


@rule("guard.1", "target.17")
def test_an_attack_on_each_enemy_leaves_out_a_guarded_villain(table):
    table.hero("Captain Marvel", hand=["Sweep"]).minion("Hydra Mercenary")
    table.play("Sweep")
    table.expect(damage={"Rhino": 0, "Hydra Mercenary": 1})


@rule("Attacks Against Allies")
def test_an_attack_on_an_ally_damages_the_ally_when_undefended(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).dealt(0, "Hunted").start(phase="villain", step=4)
    table.choose("Daredevil").decline().choose("Do not defend")
    table.expect(damage={"Daredevil": 2, "Spider-Man": 0})


@rule("attacks_against_allies.2", "attacks_against_allies.3", "attack_enemy.4", "attack_enemy.6")
def test_the_controller_of_an_attacked_ally_is_attacked(table):
    table.hero("Spider-Man", in_play=["Daredevil"], deck=["Genius"]).dealt(0, "Hunted").start(phase="villain", step=4)
    table.choose("Daredevil", "Spider-Sense")
    table.expect(hand={0: ["Genius"]}, midway=True)


@rule("attacks_against_allies.5")
def test_an_attack_on_an_ally_may_be_defended_by_the_hero(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).dealt(0, "Hunted").start(phase="villain", step=4)
    table.choose("Daredevil").decline().defend("Spider-Man")
    table.expect(damage={"Daredevil": 0, "Spider-Man": 0}, exhausted=["Spider-Man"])


@rule("attacks_against_allies.6")
def test_overkill_against_an_attacked_ally_goes_to_its_controller(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).villain("Rhino", attachments=["Charge"]).dealt(0, "Hunted")
    table.start(phase="villain", step=4).choose("Daredevil").decline().choose("Do not defend")
    table.expect(damage={"Spider-Man": 5 - 3}, not_in_play=["Daredevil"])


# ------------------------------------------------------------------------------------------ engaging


@rule("find.4", "find.7", "quickstrike.1")
def test_a_minion_found_in_play_engages_the_player_and_may_quickstrike(table):
    table.hero("Captain Marvel").hero("Spider-Man").minion("Vulture", engaged=1, damage=1).dealt(0, "Tracked Down")
    table.start(phase="villain", step=4)
    assert (table.decision.kind, table.decision.player) == ("defend", 0)
    table.expect(damage={"Vulture": 1}, midway=True)


@rule("find.7", "engage.5")
def test_a_minion_found_engaged_with_the_same_player_does_not_engage_again(table):
    table.hero("Captain Marvel").minion("Vulture").dealt(0, "Tracked Down").start(phase="villain", step=4)
    table.expect(damage={"Captain Marvel": 0}, in_play=["Vulture"])


@rule("find.6")
def test_a_minion_found_in_play_does_not_enter_play(table):
    table.hero("Spider-Man", form="alter-ego", in_play=["Hawkeye"]).hero("Captain Marvel").minion("Vulture", engaged=1)
    table.dealt(0, "Tracked Down").start(phase="villain", step=4)
    table.expect(counters={"Hawkeye": {"arrow": 4}}, damage={"Vulture": 0})
