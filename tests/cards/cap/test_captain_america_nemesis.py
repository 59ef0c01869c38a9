"""Captain America's obligation and nemesis set."""

from tests.rules.citation import rule

SHIELD = "Captain America's Shield"

# ------------------------------------------------------------------------------------------ the obligation


def test_man_out_of_time_leaves_the_game_when_steve_rogers_exhausts(table):
    table.hero("Captain America", hand=["Genius", "Energy"]).dealt(0, "Man Out of Time").start(phase="villain", step=4)
    table.choose("Yes", "exhaust your alter-ego")
    table.expect(exhausted=["Steve Rogers"], hand={0: 2})
    assert table.where("Man Out of Time") == "removed from the game"


def test_man_out_of_time_discards_half_of_the_hand_rounded_down(table):
    table.hero("Captain America", hand=["Genius", "Energy", "Strength", "Quinjet", "Falcon"])
    table.dealt(0, "Man Out of Time").start(phase="villain", step=4)
    table.choose("No", "discard half", "Genius", "Falcon")
    table.expect(
        hand={0: ["Energy", "Strength", "Quinjet"]}, discard={0: ["Genius", "Falcon"], None: ["Man Out of Time"]}
    )


def test_man_out_of_time_discards_nothing_of_a_single_card(table):
    table.hero("Captain America", hand=["Genius"]).dealt(0, "Man Out of Time").start(phase="villain", step=4)
    table.choose("No", "discard half")
    table.expect(hand={0: ["Genius"]}, discard={None: ["Man Out of Time"]})


@rule("obligation.1")
def test_man_out_of_time_goes_to_the_player_of_captain_america(table):
    table.hero("She-Hulk").hero("Captain America", hand=["Genius"]).dealt(0, "Man Out of Time")
    table.start(phase="villain", step=4)
    assert table.decision.player == 1


# ------------------------------------------------------------------------------------------ the nemesis set


def test_hit_squad_deals_each_player_the_boost_icons_of_a_card(table):
    table.hero("Captain America").hero("She-Hulk").encounter_deck("Shocker", "Hydra Mercenary")
    table.dealt(0, "Hit Squad").start(phase="villain", step=4)
    table.expect(
        damage={"Captain America": 2, "She-Hulk": 1},
        threat={"Hit Squad": 6},
        discard={None: ["Shocker", "Hydra Mercenary"]},
    )


@rule("star_icon.1")
def test_hit_squad_does_not_count_a_star(table):
    table.hero("Captain America").encounter_deck("Whirlwind").dealt(0, "Hit Squad").start(phase="villain", step=4)
    table.expect(damage={"Captain America": 0}, threat={"Hit Squad": 3})


@rule("acceleration_icon.1")
def test_hit_squad_accelerates_the_main_scheme(table):
    table.hero("Captain America").side_scheme("Hit Squad").main_scheme(threat=0).start(phase="villain", step=1)
    assert table.threat("The Break-In!") == 2


def test_baron_zemo_keeps_the_hero_he_is_engaged_with_from_thwarting(table):
    table.hero("Captain America", hand=["For Justice!", "Genius"], in_play=["Agent 13"]).minion("Baron Zemo")
    table.main_scheme(threat=5)
    assert "Thwart with Captain America" not in table.options()
    assert "Play For Justice!" not in table.options()


@rule("You")
def test_baron_zemo_does_not_keep_allies_from_thwarting(table):
    table.hero("Captain America", in_play=["Agent 13"]).minion("Baron Zemo").main_scheme(threat=5)
    table.thwart("The Break-In!", by="Agent 13")
    table.expect(threat={"The Break-In!": 3})


def test_baron_zemo_does_not_keep_other_players_from_thwarting(table):
    table.hero("Captain America").hero("Spider-Man", hand=["For Justice!", "Genius"]).minion("Baron Zemo", engaged=0)
    table.main_scheme(threat=5).end_turn()
    assert {"Thwart with Spider-Man", "Play For Justice!"} <= set(table.options())


def test_baron_zemo_does_not_stop_effects_that_are_no_thwart(table):
    table.hero("Captain America", hand=["Agent 13", "Genius", "Energy"]).minion("Baron Zemo").main_scheme(threat=5)
    table.play("Agent 13", pay=["Genius", "Energy"]).choose("Use Agent 13", "The Break-In!")
    table.expect(threat={"The Break-In!": 3})


def test_baron_zemo_stops_the_thwart_of_a_special_ability(table):
    table.hero("Black Panther", hand=["Wakanda Forever!", "Vibranium"], in_play=["Tactical Genius", "Panther Claws"])
    table.minion("Baron Zemo").main_scheme(threat=5)
    table.play("Wakanda Forever!", pay=["Vibranium"]).run_until("turn", accept=["Baron Zemo"])
    table.expect(threat={"The Break-In!": 5})
    assert table.damage("Baron Zemo") > 0


@rule("Quickstrike")
def test_baron_zemo_attacks_when_he_engages_a_hero(table):
    table.hero("Captain America").dealt(0, "Baron Zemo").start(phase="villain", step=4).choose("Do not defend")
    table.expect(damage={"Captain America": 3})


def test_hydra_soldier_of_the_nemesis_set_is_that_of_legions_of_hydra(table):
    table.hero("She-Hulk").minion("03029", damage=2).attack("Hydra Soldier")
    table.expect(not_in_play=["Hydra Soldier"])
    assert len(table.dealt_to(0)) == 1


def test_hail_hydra_makes_hydra_minions_attack_their_heroes(table):
    table.hero("Captain America").hero("She-Hulk").minion("Hydra Mercenary", engaged=0).minion(
        "Hydra Soldier", engaged=1
    )
    table.dealt(0, "Hail Hydra!").encounter_deck("Baron Zemo").start(phase="villain", step=4)
    table.run_until("turn")
    table.expect(damage={"Captain America": 1, "She-Hulk": 2}, not_in_play=["Baron Zemo"])


def test_hail_hydra_brings_a_hydra_minion_to_a_player_who_was_not_attacked(table):
    table.hero("Captain America").hero("She-Hulk").minion("Hydra Mercenary", engaged=0)
    table.encounter_deck("Sandman", "Hydra Soldier").dealt(0, "Hail Hydra!").start(phase="villain", step=4)
    table.choose("Do not defend", "Do not defend", "Player 2", "Hydra Soldier")
    table.expect(damage={"Captain America": 1})
    assert table.engaged("Hydra Soldier") == 1


def test_hail_hydra_brings_a_minion_to_an_alter_ego_whose_hydra_minion_does_not_attack(table):
    table.hero("Captain America", form="alter-ego").minion("Hydra Mercenary").encounter_deck("Hydra Soldier")
    table.dealt(0, "Hail Hydra!").start(phase="villain", step=4).choose("Player 1", "Hydra Soldier")
    table.expect(damage={"Steve Rogers": 0}, in_play=["Hydra Mercenary", "Hydra Soldier"])


@rule("stun.10")
def test_hail_hydra_counts_nobody_as_attacked_by_a_stunned_minion(table):
    table.hero("Captain America").minion("Hydra Mercenary", status=["stunned"]).encounter_deck("Hydra Soldier")
    table.dealt(0, "Hail Hydra!").start(phase="villain", step=4).choose("Player 1", "Hydra Soldier")
    table.expect(damage={"Captain America": 0}, status={"Hydra Mercenary": []}, in_play=["Hydra Soldier"])


def test_hail_hydra_finds_a_minion_in_the_discard_pile_that_fell_by_its_attack(table):
    """All attacks come first: the soldier that retaliate defeats may come back to another player."""
    table.hero("Captain America", in_play=[SHIELD]).hero("She-Hulk").minion("Hydra Mercenary", engaged=0, damage=2)
    table.dealt(0, "Hail Hydra!").start(phase="villain", step=4)
    table.choose("Do not defend", "Do not defend", "Player 2", "Hydra Mercenary")
    assert table.engaged("Hydra Mercenary") == 1


def test_hail_hydra_counts_the_hero_the_minion_is_engaged_with_as_attacked_whoever_defends(table):
    table.hero("Captain America").hero("She-Hulk").minion("Hydra Mercenary", engaged=0).encounter_deck("Hydra Soldier")
    table.dealt(0, "Hail Hydra!").start(phase="villain", step=4).choose("Do not defend", "Defend with She-Hulk")
    assert table.options() == ["Player 2 (She-Hulk)"]


def test_hail_hydra_brings_nobody_when_there_is_no_hydra_minion(table):
    table.hero("Captain America").dealt(0, "Hail Hydra!").start(phase="villain", step=4).choose("Player 1")
    table.expect(damage={"Captain America": 0}, discard={None: ["Hail Hydra!"]})
