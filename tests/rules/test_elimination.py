"""Player elimination: the five steps, and the game going on."""

import tests.rules.seldom_cards  # noqa: F401
from tests.rules.citation import rule


def eliminated(table, *, damage=10, **hero):
    """Captain Marvel in seat 0 with 2 hit points left, Spider-Man in seat 1, an attack on her undefended."""
    table.hero("Captain Marvel", damage=damage, **hero).hero("Spider-Man", form="alter-ego")
    return table


def strike(table):
    return table.start(phase="villain", step=2).choose("Do not defend")


@rule("player_elimination.1", "player_elimination.7", "hit_points.5")
def test_a_player_without_hit_points_is_eliminated_and_the_others_play_on(table):
    strike(eliminated(table))
    table.expect(outcome=None)
    assert (table.game.state.alive, table.decision.player) == ((False, True), 1)


@rule("player_elimination.9")
def test_the_game_is_lost_when_all_players_are_eliminated(table):
    table.hero("Captain Marvel", damage=10).start(phase="villain", step=2).choose("Do not defend")
    table.expect(outcome="loss")
    assert table.game.outcome_reason == "all_players_eliminated"


@rule("player_elimination.2", "first_player.4")
def test_the_first_player_token_passes_to_the_next_player(table):
    strike(eliminated(table))
    assert table.game.state.first == 1


@rule("player_elimination.3", "engage.3")
def test_minions_engage_the_next_player_with_all_that_is_on_them(table):
    eliminated(table).minion("Shocker", damage=1, status=["tough"], attachments=["Biomechanical Upgrades"])
    strike(table).run_until("turn")
    assert table.game.state.engaged[table.find("Shocker")] == 1
    table.expect(damage={"Shocker": 1}, status={"Shocker": ["tough"]}, in_play=["Biomechanical Upgrades"])


@rule("player_elimination.4", "ownership_control.9")
def test_cards_of_others_in_the_area_go_to_their_owners_discard_pile(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Heroic Intuition", "Genius"]).hero("Captain Marvel", damage=10)
    table.choose("Play Heroic Intuition", "Player 2", "Genius", "End turn", "End turn")
    table.run_until("defend").choose("Do not defend")
    table.expect(discard={0: ["Heroic Intuition"]})


@rule("player_elimination.5", "player_elimination.6", "players_play_area.7")
def test_the_eliminated_players_cards_leave_the_game(table):
    eliminated(table, hand=["Genius"], discard=["Energy"], in_play=["Maria Hill", "Helicarrier"])
    strike(table)
    where = {table.where(x) for x in ("Genius", "Energy", "Maria Hill", "Helicarrier", "Captain Marvel")}
    assert where == {"removed from the game"}


@rule("player_elimination.4")
def test_dealt_encounter_cards_of_the_eliminated_player_are_discarded(table):
    eliminated(table).dealt(0, "Shocker")
    strike(table)
    table.expect(discard={None: ["Shocker"]}, not_in_play=["Shocker"])


@rule("player_elimination.6")
def test_an_upgrade_of_the_eliminated_player_leaves_the_enemy_it_was_on(table):
    eliminated(table).minion("Shocker").attach("Spider-Tracer", "Shocker")
    strike(table).run_until("turn")
    assert table.where("Spider-Tracer") == "removed from the game"


@rule("player_elimination.8")
def test_an_eliminated_player_takes_no_further_turns(table):
    strike(eliminated(table)).run_villain_phase()
    assert table.decision.player == 1


@rule("player_elimination.8", "winning.1")
def test_the_group_wins_with_an_eliminated_player(table):
    eliminated(table)
    table.villain("Rhino", stage=2, damage=29)
    strike(table).change_form().attack("Rhino")
    table.expect(outcome="win")


@rule("per_player_icon.2")
def test_eliminated_players_still_count_for_per_player_values(table_of):
    table = table_of(log=True)
    strike(eliminated(table))
    log = table.game.record()
    table.run_villain_phase()
    step_one = [e for e in log if e["event"] == "place threat" and e["source"] == "The Break-In!"]
    assert [e["amount"] for e in step_one] == [2]


@rule("player_elimination.10")
def test_the_running_ability_resolves_to_its_end(table):
    eliminated(table, damage=11).villain("Rhino", status=["stunned"]).dealt(0, "Shocker")
    table.start(phase="villain", step=4)
    table.expect(damage={"Spider-Man": 0}, in_play=["Shocker"])
    assert table.game.state.engaged[table.find("Shocker")] == 1


@rule("villain_phase.3")
def test_the_villain_goes_on_to_the_next_player_after_an_elimination(table):
    table.hero("Captain Marvel", damage=10).hero("She-Hulk").start(phase="villain", step=2)
    table.choose("Do not defend", "Do not defend")
    assert (table.decision.kind, table.decision.player) == ("defend", 1)


@rule("player_elimination.1")
def test_a_player_may_be_eliminated_on_their_own_turn(table):
    table.hero("Captain Marvel", damage=11).hero("Spider-Man").minion("Whiplash")
    table.attack("Whiplash")
    assert table.decision.player == 1


@rule("winning.1", "winning.2")
def test_a_loss_and_a_win_at_the_same_moment_are_a_loss(table):
    """Hulk's rage damages every character: the last stage and the last hero fall in one batch."""
    table.hero("She-Hulk", damage=14, in_play=["Hulk"], deck=["Energy"]).villain("Rhino", stage=2, damage=11)
    table.attack("Rhino", by="Hulk").choose("energy")
    table.expect(outcome="loss")
    assert table.game.outcome_reason == "all_players_eliminated"


@rule("player_elimination.3", "quickstrike.1", "activation.14", "keywords.15")
def test_a_quickstrike_minion_attacks_the_player_it_engages_after_an_elimination(table):
    table.hero("Captain Marvel", damage=10).hero("She-Hulk").minion("Vulture").start(phase="villain", step=2)
    table.choose("Do not defend", "Do not defend")  # Captain Marvel falls; Vulture engages She-Hulk
    table.choose("Activate Vulture", "Do not defend")
    table.expect(damage={"She-Hulk": 3}, midway=True)


@rule("player_elimination.3", "quickstrike.1")
def test_a_quickstrike_minion_does_not_attack_an_alter_ego_it_engages(table):
    strike(eliminated(table).minion("Vulture"))
    table.choose("Activate Vulture")  # its activation of step two: a scheme
    table.expect(damage={"Spider-Man": 0})


@rule("villain_phase.5")
def test_a_minion_activates_again_against_the_player_it_engages_after_an_elimination(table):
    table.hero("Spider-Man", damage=9).hero("She-Hulk").minion("Hydra Mercenary").encounter_deck("Advance", "Advance")
    table.villain("Rhino", status=["stunned"]).start(phase="villain", step=2)
    table.choose("Activate Hydra Mercenary", "Do not defend", "Do not defend")  # Spider-Man falls; it engages She-Hulk
    table.choose("Do not defend", "Activate Hydra Mercenary", "Do not defend")  # Rhino, then the minion again
    table.expect(damage={"She-Hulk": 2 + 1})


@rule("player_elimination.1", "damage.16")
def test_a_defeated_identity_is_remembered_on_the_side_that_was_up(table):
    table.hero("Captain Marvel", form="alter-ego", damage=11).hero("Spider-Man", in_play=["Black Armband"])
    table.deal_damage("Carol Danvers", 1).expect(not_in_play=["Carol Danvers"], hand={1: 1})


@rule("player_elimination.5", "leaves_play.1")
def test_the_cards_of_an_eliminated_player_are_heard_leaving_play(table):
    table.hero("Spider-Man", damage=9, in_play=["Web-Shooter", "Aunt May"]).hero(
        "Captain Marvel", in_play=["Last Will"]
    )
    table.deal_damage("Spider-Man", 1).expect(not_in_play=["Web-Shooter", "Aunt May"], hand={1: 1})
