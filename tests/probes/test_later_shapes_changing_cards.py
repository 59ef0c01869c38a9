"""Cards that become something else: another type, blank, another card in their place, a copy, a new instance."""

from __future__ import annotations

from mc_env.cards.terms import Stat
from mc_env.table import Table
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ an ally turned minion


def turncoat(table: Table) -> Table:
    """Twin, damaged, with a sidearm for allies and a rage for characters, has been turned against Beta."""
    table.hero("Beta", form="hero", exhausted=True, hand=["Genius"], in_play=["probe_twin"])
    table.attach("Sidearm", "Twin").attach("Battle Rage", "Twin").card("Twin", damage=1)
    table.encounter_deck("Mind Control")
    return table.start(phase="villain", step=3)


@rule("card_types.3", "card_types.4", "card_types.5")
def test_ally_turned_minion_keeps_attachments_but_only_what_speaks_of_characters_applies(table: Table) -> None:
    turncoat(table)
    table.expect(damage={"Twin": 1}, in_play=["Sidearm", "Battle Rage", "Mind Control"])
    assert table.stat("Twin", Stat.ATK) == 1 + 2
    player = table.game.view(0)["players"][0]
    assert [c["title"] for c in player["minions"]] == ["Twin"]


@rule("card_types.6")
def test_ally_turned_minion_takes_no_consequential_damage_when_it_attacks(table: Table) -> None:
    turncoat(table)
    table.end_turn().choose("Done").run_until("order")
    table.choose("Activate Twin").run_until("turn")
    table.expect(damage={"Beta": 2 + 3, "Twin": 1})


def test_ally_turned_minion_is_an_ally_again_with_its_tokens_when_the_effect_ends(table: Table) -> None:
    turncoat(table)
    table.use("Mind Control", pay=["Genius"])
    table.expect(damage={"Twin": 1}, not_in_play=["Mind Control"])
    assert table.stat("Twin", Stat.ATK) == 1 + 2 + 1
    assert "Attack with Twin" in table.options()


@rule("ownership_control.9")
def test_ally_turned_minion_goes_to_its_owners_discard_pile_when_it_is_defeated(table: Table) -> None:
    table.hero("Alpha", form="alter-ego", in_play=["probe_twin"]).encounter_deck("Mind Control")
    table.start(phase="villain", step=3)
    table.change_form().attack("Twin")
    table.expect(discard={0: ["Twin"], None: ["Mind Control"]}, not_in_play=["Twin"])


# ------------------------------------------------------------------------------------------ a blank text box


@rule("text_box.2", "ability.1")
def test_blank_minion_has_neither_keywords_nor_abilities_until_the_phase_ends(table: Table) -> None:
    table.hero("Alpha", hand=["Null Field"]).minion("Sentinel")
    table.play("Null Field", target="Sentinel")
    table.attack("Rhino")  # no guard
    table.expect(damage={"Rhino": 3})
    table.end_turn().run_until("order")
    table.choose("Activate Sentinel").run_until("turn")
    table.choose("Attack with Alpha")
    assert table.options() == ["Sentinel"]  # guard is back
    table.choose("Sentinel")
    table.expect(damage={"Alpha": 2 + 1 + 2}, threat={"The Break-In!": 1 + 1})  # retaliate and the response, too


@rule("permanent.1")
def test_permanent_card_is_not_blanked_by_a_card_of_another_set(table: Table) -> None:
    table.hero("Phaser", in_play=["Dense", "Heavy Boots"]).environment("Silence").start()
    assert table.stat("Phaser", Stat.ATK) == 1 + 1
    assert table.stat("Phaser", Stat.OVERKILL) == 0


@rule("winning.4")
def test_way_to_win_is_not_blanked_when_its_card_is() -> None:
    table = Table(scenario="probe_chase").hero("Alpha").side_scheme("Evidence", threat=1).environment("Silence")
    table.thwart("Evidence")
    table.expect(outcome="win")


# ------------------------------------------------------------------------------------------ swapping


@rule("swap.4", "swap.5")
def test_swapped_card_takes_over_tokens_attachments_and_state_when_titles_are_the_same(table: Table) -> None:
    table.hero("Beta", hand=["Stand-In"], in_play=["probe_twin"], deck=["probe_mighty_twin"])
    table.attach("Sidearm", "Twin").card("Twin", damage=2, exhausted=True, status=["stunned"])
    table.play("Stand-In", target=["Twin", "Twin"])
    table.expect(damage={"Twin": 2}, exhausted=["Twin"], status={"Twin": ["stunned"]}, in_play=["Sidearm"])
    assert table.stat("Twin", Stat.ATK) == 3 + 1


@rule("swap.6", "swap.7")
def test_swapped_cards_leave_and_enter_play_when_titles_differ(table: Table) -> None:
    table.hero("Beta", hand=["Stand-In"], in_play=["probe_twin"], deck=["Stranger"])
    table.attach("Sidearm", "Twin").card("Twin", damage=2, exhausted=True)
    table.play("Stand-In", target=["Stranger", "Twin", "Use Stranger"])
    table.expect(damage={"Stranger": 0}, ready=["Stranger"], hand={0: 1}, discard={0: ["Sidearm"]})
    assert table.where("Twin") == "player 1's deck"


@rule("leaves_play.1", "swap.6")
def test_card_that_is_swapped_out_of_play_has_left_play(table: Table) -> None:
    table.hero("Beta", hand=["Stand-In"], in_play=["Stranger", "Guest Book"], deck=["probe_twin"])
    table.play("Stand-In", target=["Twin", "Stranger"])
    table.expect(counters={"Guest Book": {"farewell": 1}}, in_play=["Twin"], not_in_play=["Stranger"])


@rule("swap.3")
def test_swapping_a_card_in_hand_with_the_top_of_the_deck_is_no_draw(table: Table) -> None:
    table.hero("Beta", hand=["Sleight of Hand", "Genius"], deck=["Haymaker", "Strength"])
    table.play("Sleight of Hand", target="Genius")
    table.expect(hand={0: ["Haymaker"]})
    assert table.where("Genius") == "player 1's deck"
    table.end_turn().choose("Done").run_villain_phase()
    assert "Genius" in table.hand(0)


@rule("swap.2")
def test_swap_is_not_offered_when_one_of_the_places_is_empty(table: Table) -> None:
    table.hero("Beta", hand=["Sleight of Hand"])
    assert "Play Sleight of Hand" not in table.options()


def test_minions_change_players_when_they_are_swapped_in_play(table: Table) -> None:
    table.hero("Alpha", hand=["Trade Dance Partners"]).hero("Beta")
    table.minion("Hydra Mercenary", engaged=0, damage=1).minion("Sandman", engaged=1)
    table.play("Trade Dance Partners", target=["Sandman", "Hydra Mercenary"])
    table.choose("Attack with Alpha")
    assert table.options() == ["Rhino", "Hydra Mercenary", "Sandman"]
    assert table.damage("Hydra Mercenary") == 1


# ------------------------------------------------------------------------------------------ copies


def test_copied_ability_is_paid_for_by_the_card_that_copies_it(table: Table) -> None:
    table.hero("Beta", in_play=["Mirror", "Avengers Mansion"])
    table.use("Mirror").choose("Avengers Mansion", "Player 1")
    table.expect(hand={0: 1}, exhausted=["Mirror"], ready=["Avengers Mansion"])


def test_ability_that_copies_is_not_copied_itself(table: Table) -> None:
    table.hero("Beta", in_play=["Mirror", "Mirror", "Avengers Mansion"])
    table.choose("Use Mirror: Reflect")
    assert table.options() == ["Avengers Mansion"]


def test_event_in_the_discard_pile_resolves_without_being_played_when_it_is_copied(table: Table) -> None:
    table.hero("Alpha", hand=["Echo"], discard=["Alpha Strike"])
    table.play("Echo").choose("Alpha Strike", "Rhino")
    table.expect(damage={"Rhino": 5}, discard={0: ["Alpha Strike", "Echo"]})


def test_new_card_comes_into_the_game_in_the_middle_of_it(table: Table) -> None:
    table.hero("Alpha", hand=["Call Backup", "Call Backup"])
    table.play("Call Backup").play("Call Backup")
    table.attack("Rhino", by="Joint Recruit")
    table.expect(damage={"Rhino": 1, "Joint Recruit": 1, "Joint Recruit#2": 0})


# ------------------------------------------------------------------------------------------ tokens in unusual places


@rule()
def test_environment_is_damaged_and_discarded_when_its_text_says_so(table: Table) -> None:
    table.hero("Alpha", hand=["Sabotage", "Sabotage"]).environment("Reactor")
    table.play("Sabotage", target="Reactor")
    table.expect(damage={"Reactor": 3})
    table.play("Sabotage", target="Reactor")
    table.expect(not_in_play=["Reactor"])


@rule("hinder.1")
def test_minion_holds_threat_when_it_enters_play_with_hinder(table: Table) -> None:
    table.hero("Alpha", form="alter-ego").encounter_deck("Plotter").start(phase="villain", step=3)
    table.expect(threat={"Plotter": 2})
    assert table.stat("Plotter", Stat.ATK) == 2
    table.change_form().use("Plotter")
    table.expect(threat={"Plotter": 1})
    assert table.stat("Plotter", Stat.ATK) == 1
