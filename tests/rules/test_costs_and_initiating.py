"""Costs, initiating abilities, playing events, interrupts, and the steps of a round."""

import pytest

import tests.rules.entry_cards
import tests.rules.keyword_cards
import tests.rules.reference_cards
import tests.rules.seldom_cards  # noqa: F401
from mc_env.engine.state.state import VILLAIN_PHASE
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ costs


@rule("cost.4")
def test_timing_words_of_an_interrupt_are_no_part_of_its_cost(table):
    table.hero("Beta", in_play=["Beta Informant"]).start(phase="villain", step=2).choose("Use Beta Informant")
    table.expect(exhausted=["Beta Informant"], hand={0: 1}, midway=True)
    table.decline().expect(damage={"Beta": 2}, midway=True)  # the attack goes on: nothing of it was spent


@pytest.mark.parametrize(("players", "paid"), [(1, 1), (2, 2), (3, 3)])
@rule("cost.5", "icons.12")
def test_cost_per_player_is_multiplied_by_the_players_who_started(table, players, paid):
    table.hero("Spider-Man", hand=["Grand Hall", "Haymaker", "Haymaker", "Haymaker"])
    for other in ("Captain Marvel", "Iron Man")[: players - 1]:
        table.hero(other)
    table.play("Grand Hall", pay=["Haymaker"] * paid).expect(in_play=["Grand Hall"], hand={0: 3 - paid})


@rule("cost.6")
def test_reduction_lowers_the_multiplied_cost(table):
    table.hero("Spider-Man", hand=["Grand Hall", "Haymaker", "Haymaker"], in_play=["Helicarrier"]).hero("Iron Man")
    table.use("Helicarrier", target="Player 1").play("Grand Hall", pay=["Haymaker"])
    table.expect(in_play=["Grand Hall"], hand={0: 1})  # 2 less 1, not twice (1 less 1)


@pytest.mark.parametrize(("card", "damage"), [("Genius", 3), ("Energy", 1)])
@rule("cost.8")
def test_resources_for_an_ability_are_paid_for_its_card(table, card, damage):
    table.hero("Spider-Man", hand=[card], in_play=["Study Group"]).use("Study Group", pay=[card])
    table.expect(damage={"Rhino": damage})


@rule("cost.18")
def test_additional_costs_are_paid_together_with_the_cost_they_join(table):
    table.hero("Spider-Man", hand=["Shed", "Haymaker", "Haymaker", "Haymaker"])
    table.environment("Road Toll").environment("Bridge Toll")
    table.choose("Play Shed", "Haymaker", "Haymaker").expect(not_in_play=["Shed"], midway=True)
    table.choose("Haymaker").expect(in_play=["Shed"], hand={0: 0})


@rule("cost.18")
def test_nothing_is_paid_when_an_additional_cost_cannot_be_paid(table):
    table.hero("Spider-Man", hand=["Shed", "Haymaker", "Haymaker"]).environment("Road Toll").environment("Bridge Toll")
    assert "Play Shed" not in table.options()


@pytest.mark.parametrize("card", ["Haymaker", "Hanger-On"])
@rule("cost.18", "cost.12")
def test_additional_cost_may_be_something_other_than_resources(table, card):
    table.hero("Spider-Man", hand=[card, "Genius", "Shed"]).environment("Bribe").environment("Blood Money")
    table.choose(f"Play {card}", "Genius", "Shed")
    table.expect(damage={"Spider-Man": 1}, hand={0: 0}, discard={0: ["Genius", "Shed"]}, midway=card == "Haymaker")


@rule("cost.18", "cost.19", "cost.21")
@pytest.mark.parametrize("paid", [True, False])
def test_card_is_played_if_all_additional_costs_are_paid(table, paid):
    """... and not if one of them, here the damage, is not."""
    table.hero("Spider-Man", hand=["Roll Call", "Shed"], in_play=["Tripwire"])
    table.environment("Bribe").environment("Blood Money").choose("Play Roll Call", "Shed")
    table.choose("Pass" if paid else "Use Tripwire").expect(damage={"Rhino": int(paid), "Spider-Man": int(paid)})


@pytest.mark.parametrize("card", ["Haymaker", "Hanger-On"])
@rule("cost.18", "cost.19")
def test_card_is_not_offered_when_an_additional_cost_leaves_nothing_to_pay_with(table, card):
    table.hero("Spider-Man", hand=[card, "Genius"]).environment("Bribe")
    assert f"Play {card}" not in table.options()


@pytest.mark.parametrize(("hand", "offered"), [(["Genius"], True), (["Energy"], False)])
@rule("cost.18")
def test_additional_resources_join_the_cost_of_a_card(table, hand, offered):
    table.hero("Spider-Man", hand=["Roll Call", *hand]).environment("Stamp Duty")
    assert ("Play Roll Call" in table.options()) == offered
    if offered:
        table.play("Roll Call", pay=["Genius"]).expect(damage={"Rhino": 1}, hand={0: 0})


@rule("cost.18", "cost.21")
def test_additional_cost_of_taking_damage_cannot_be_paid_by_a_tough_hero(table):
    table.hero("Spider-Man", hand=["Roll Call"], status=["tough"]).environment("Blood Money")
    assert "Play Roll Call" not in table.options()


@rule("cost.18")
def test_additional_cost_is_not_asked_for_other_cards(table):
    table.hero("Spider-Man", hand=["Shed", "Genius"]).environment("Bribe").play("Shed", pay=["Genius"])
    table.expect(in_play=["Shed"])


@rule("cost.12", "cost.19")
def test_payment_spares_the_cards_that_another_part_of_the_cost_needs(table):
    table.hero("Spider-Man", hand=["Junk Sale", "Genius", "Haymaker", "Shed"]).choose("Play Junk Sale")
    assert table.options() == ["Pay with Genius"]  # two single resources would leave one card to discard
    table.choose("Genius", "Haymaker", "Shed").expect(damage={"Rhino": 5}, hand={0: 0})


@rule("cost_arrow_icon.1", "cost_arrow_icon.2")
def test_what_stands_before_the_arrow_is_paid_in_full_before_the_effect(table):
    table.hero("Spider-Man", hand=["Genius", "Energy", "Shed"], deck=["Hulk"], in_play=["Pawn Shop"]).use("Pawn Shop")
    table.choose("Genius")
    table.expect(hand={0: 3}, midway=True)  # two cards are asked for; nothing has happened yet
    table.choose("Energy").expect(hand={0: ["Shed", "Hulk"]}, discard={0: ["Genius", "Energy"]})


@rule("cost_arrow_icon.1")
def test_effect_after_the_arrow_is_out_of_reach_when_the_cost_cannot_be_paid(table):
    table.hero("Spider-Man", hand=["Genius"], in_play=["Pawn Shop"])
    assert "Use Pawn Shop" not in table.options()


@rule("cost.16")
def test_cost_of_cards_out_of_play_uses_only_the_players_own(table):
    table.hero("Spider-Man", hand=["Genius", "Energy"], in_play=["Pawn Shop"]).hero("Captain Marvel", hand=["Shed"])
    table.use("Pawn Shop")
    assert sorted(table.options()) == ["Energy", "Genius"]


@rule("cost.16")
def test_cost_of_cards_out_of_play_cannot_be_paid_with_those_of_others(table):
    table.hero("Spider-Man", hand=["Genius"], in_play=["Pawn Shop"]).hero("Captain Marvel", hand=["Shed", "Energy"])
    assert "Use Pawn Shop" not in table.options()


@rule("cost.15")
def test_cost_may_choose_any_player_if_nothing_depends_on_who_it_is(table):
    table.hero("Spider-Man", in_play=["Tip-Off"]).hero("Captain Marvel").use("Tip-Off")
    assert table.options() == ["Player 1 (Spider-Man)", "Player 2 (Captain Marvel)"]
    table.choose("Player 2").expect(damage={"Captain Marvel": 1, "Spider-Man": 0, "Rhino": 1}, exhausted=["Tip-Off"])


# ------------------------------------------------------------------------------------------ initiating


@rule("initiating_abilities.1", "initiating_abilities.5")
def test_playing_a_card_begins_with_declaring_it(table):
    table.hero("Spider-Man", hand=["Haymaker", "Genius"]).choose("Play Haymaker")
    assert table.decision.kind == "pay"
    assert table.where("Haymaker") == "on the table"
    table.expect(hand={0: ["Genius"]}, midway=True)


@rule("initiating_abilities.2")
def test_play_restrictions_are_checked_first(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Haymaker", "Webbed Up", "Genius", "Genius"])
    assert not [x for x in table.options() if x.startswith("Play")]  # both are for hero form


@rule("initiating_abilities.8", "initiating_abilities.11")
def test_interrupt_to_playing_a_card_comes_when_it_is_paid_and_before_it_resolves(table):
    table.hero("Spider-Man", hand=["Roll Call"], in_play=["Herald"]).choose("Play Roll Call")
    assert table.options() == ["Use Herald: Before", "Pass"]
    table.expect(damage={"Rhino": 0}, midway=True)
    assert table.where("Roll Call") == "on the table"


@rule("initiating_abilities.9", "initiating_abilities.12")
def test_response_to_playing_a_card_comes_when_it_has_resolved(table):
    table.hero("Spider-Man", hand=["Roll Call"], in_play=["Herald"]).choose("Play Roll Call").decline()
    assert table.options() == ["Use Herald: Behind", "Pass"]
    table.expect(damage={"Rhino": 1}, discard={0: ["Roll Call"]}, midway=True)


@rule("initiating_abilities.9")
def test_card_that_is_played_enters_play(table):
    table.hero("Spider-Man", hand=["Shed", "Genius"], in_play=["Doorman"]).play("Shed", pay=["Genius"])
    table.expect(in_play=["Shed"], counters={"Doorman": {"in": 1}})


@rule("event.5")
def test_playing_an_event_is_optional(table):
    table.hero("Captain Marvel", hand=["First Strike"]).start(phase="villain", step=2)
    assert table.options() == ["Play First Strike", "Pass"]


@rule("event.5")
def test_event_that_says_must_is_played_without_asking(table):
    table.hero("Captain Marvel", hand=["Bad Reflex"]).start(phase="villain", step=2)
    assert table.decision.kind == "defend"
    table.expect(damage={"Captain Marvel": 1}, hand={0: 0}, discard={0: ["Bad Reflex"]}, midway=True)


@rule("event.5")
def test_event_that_says_must_waits_for_its_own_player(table):
    table.hero("Captain Marvel").hero("Spider-Man", form="alter-ego", hand=["Bad Reflex"]).start(
        phase="villain", step=2
    )
    table.decline().expect(hand={1: ["Bad Reflex"]}, damage={"Captain Marvel": 2}, midway=True)


# ------------------------------------------------------------------------------------------ interrupts


@rule("interrupt.1")
def test_interrupt_resolves_just_before_what_it_breaks_into(table):
    table.hero("Spider-Man", in_play=["Quick Fist"]).minion("Spiteful Thug").attack("Spiteful Thug", by="Quick Fist")
    table.choose("Use Quick Fist")
    table.expect(not_in_play=["Spiteful Thug"], damage={"Quick Fist": 0})  # defeated before the attack itself


@rule("interrupt.3")
def test_interrupt_on_an_obligation_is_open_only_to_the_player_who_has_it(table):
    table.hero("Captain Marvel").hero("Alpha", form="alter-ego").dealt(1, "Nagging Debt")
    table.start(phase="villain", step=4, seat=1).expect(in_play=["Nagging Debt"])
    table.end_turn().end_turn().run_until("interrupt")  # the villain attacks Captain Marvel
    assert (table.decision.player, table.options()) == (1, ["Use Nagging Debt", "Pass"])
    table.decline()
    assert (table.decision.player, table.decision.kind) == (0, "defend")


# ------------------------------------------------------------------------------------------ the round


@rule(
    "round_overview.1",
    "round_overview.2",
    "round_overview.3",
    "round_overview.4",
    "round_overview.5",
    "round_overview.6",
    "round_overview.7",
    "round_overview.8",
    "round_overview.9",
)
def test_round_goes_through_its_steps_in_order(table_of):
    table = table_of(scenario="rhino", log=True)
    table.hero("Spider-Man", hand=["Genius"]).hero("Captain Marvel", hand=["Energy"]).main_scheme(threat=0)
    table.encounter_deck("Sudden Blow", "Sting Ray", "Grudge", "Backlash").run_villain_phase()
    wanted = [
        "turn",  # the player phase: every player takes a turn
        "ends turn",
        "turn",
        "ends turn",
        "draw",  # its end
        "villain phase",
        "place threat",
        "enemy attacks",  # the villain against each player
        "enemy attacks",
        "deal encounter card",
        "deal encounter card",
        "reveal",
        "reveal",
        "first player",  # the token moves on
        "turn",  # the next round
    ]
    told = [entry["event"] for entry in table.game.state.log]
    steps = iter(told)
    assert all(step in steps for step in wanted), told
    assert table.game.round == 2
    assert table.game.view(0)["first_player"] == 1


@rule("active_player.1")
def test_active_player_is_whoever_takes_their_turn(table):
    table.hero("Spider-Man").hero("Captain Marvel")
    seen = [table.game.view(0)["active_player"]]
    table.end_turn()
    seen.append(table.game.view(0)["active_player"])
    table.end_turn()
    assert table.game.state.phase == VILLAIN_PHASE
    seen.append(table.game.view(0)["active_player"])
    assert seen == [0, 1, -1]


@rule("first_player.2")
def test_first_player_token_shows_who_is_first(table):
    table.hero("Spider-Man").hero("Captain Marvel").start(first=1)
    assert table.game.view(0)["first_player"] == table.game.view(1)["first_player"] == 1


@rule("end_of_player_phase.6")
def test_after_the_phase_ends_comes_when_effects_until_its_end_are_over(table):
    table.hero("Captain Marvel", hand=["Lead from the Front", "Genius"], in_play=["Night Watch", "Training Dummy"])
    table.play("Lead from the Front", pay=["Genius"], target="Player 1").use("Training Dummy").end_turn()
    table.run_until("defend")
    table.expect(counters={"Night Watch": {"watch": 2 + 1}}, ready=["Training Dummy"], midway=True)


@rule("game_element.1")
def test_view_shows_every_kind_of_game_element(table):
    table.hero("Spider-Man", hand=["Hulk"], in_play=["Web-Shooter"], discard=["Genius"], damage=2)
    player = table.game.view(0)["players"][0]
    assert player["in_play"][0]["title"] == "Web-Shooter"  # cards
    assert player["deck"]["size"] == 20  # decks
    assert player["discard"] == ["Genius"]  # discard piles
    assert player["hand"]["cards"] == ["Hulk"]  # hands
    assert player["identity"]["remaining"] == 8  # hit point dials
    assert player["seat"] == 0  # players
    assert player["in_play"][0]["counters"] == {"web": 3}  # tokens
