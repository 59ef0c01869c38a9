"""The shape of the round, and windows: which abilities answer what, in which order, how often."""

import pytest

import tests.rules.keyword_cards
import tests.rules.reference_cards
import tests.rules.reference_word_cards  # noqa: F401
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ the round


@rule("round_overview.1", "round_overview.2", "round_overview.3", "round_overview.4", "round_overview.5")
@rule("round_overview.6", "round_overview.7", "round_overview.8", "round_overview.9", "villain_phase.4", "player.2")
def test_a_round_goes_through_its_nine_parts_in_order(table_of):
    table = table_of(log=True)
    table.hero("Captain Marvel", exhausted=True).hero("She-Hulk", exhausted=True)
    table.encounter_deck("Advance", "Advance", "Hydra Mercenary", "Hydra Mercenary").run_villain_phase()
    log = [note["event"] for note in table.game.record()]
    parts = [
        "turn",  # the player phase: every player takes a turn ...
        "turn",
        "draw",  # ... and the phase ends with drawing up
        "villain phase",
        "place threat",  # threat goes onto the main scheme
        "enemy attacks",  # the villain activates against each player
        "enemy attacks",
        "deal encounter card",
        "reveal",
        "first player",
        "round",
    ]
    at = -1
    for part in parts:
        assert part in log[at + 1 :], (part, log[at + 1 :])
        at = log.index(part, at + 1)


@rule("player_phase.2", "player_phase.3", "round_overview.3")
def test_effects_until_the_end_of_the_phase_still_count_while_players_draw_up(table):
    table.hero("Captain Marvel", hand=["Big Bag"]).play("Big Bag").attack("Rhino").end_turn()
    table.run_until("defend").expect(hand={0: 7}, ready=["Captain Marvel"], midway=True)  # 5, and 2 by Big Bag
    assert table.game.view(0)["players"][0]["hand_size"] == 5  # by now it has run out ...
    table.run_villain_phase().end_turn().run_until("defend").expect(hand={0: 5}, midway=True)  # ... and 2 are discarded


@rule("player_phase.4", "round_overview.3")
def test_what_follows_the_end_of_the_phase_comes_after_drawing_up(table):
    table.hero("Captain Marvel", in_play=["Graveyard Shift"]).end_turn().run_until("defend")
    table.expect(hand={0: 6}, midway=True)  # up to 5 first, then one more


@rule("scheme_enemy.4", "scheme_enemy.5", "scheme_enemy.8")
def test_boost_cards_of_a_scheme_are_turned_up_and_discarded_one_by_one(table_of):
    table = table_of(log=True)
    table.hero("Captain Marvel", form="alter-ego").villain("Rhino", boost=["Advance", "Sting Operation"])
    table.encounter_deck("Assault").main_scheme(threat=0).start(phase="villain", step=2)
    table.run_until("turn")
    told = [(n["event"], n.get("card")) for n in table.game.record() if n["event"] in ("boost card", "discard")]
    assert told[:6:2] == [("boost card", "Advance"), ("boost card", "Sting Operation"), ("boost card", "Assault")]
    assert told[1:6:2] == [("discard", "Advance"), ("discard", "Sting Operation"), ("discard", "Assault")]


# ------------------------------------------------------------------------------------------ windows


@rule("timing_priority.1", "triggering_condition.1", "triggered_ability.1")
def test_abilities_with_one_triggering_condition_go_by_the_order_of_priority(table):
    table.hero("Captain Marvel", in_play=["Early Bird", "Reflex", "Tripwire"], status=["tough"])
    table.start(phase="villain", step=2)
    assert table.counters("Early Bird", "call") == 1  # forced, so first of all
    assert table.options() == ["Use Reflex", "Pass"]
    table.choose("Use Reflex")
    assert "Defend with Captain Marvel" in table.options()
    table.decline().expect(status={"Captain Marvel": []}, ready=["Tripwire"])  # status before triggered: it was spent


@rule("triggered_ability.1", "triggering_condition.1", "special.1")
def test_an_ability_is_used_at_its_bold_trigger_and_at_no_other_time(table):
    table.hero("Captain Marvel", in_play=["Reflex"])
    assert [x for x in table.options() if "Reflex" in x] == []  # an interrupt is no action
    table.end_turn().run_until("interrupt")
    assert table.options() == ["Use Reflex", "Pass"]


@rule("response.2")
def test_a_player_cannot_use_a_response_on_another_players_card(table):
    table.hero("Captain Marvel").hero("She-Hulk", in_play=["Applause"]).attack("Rhino")
    assert table.decision.player == 1
    table.choose("Use Applause").expect(hand={1: 1, 0: 0})


@rule("response.2")
def test_any_player_may_use_a_response_on_an_encounter_card(table):
    table.hero("Captain Marvel").hero("She-Hulk").environment("Turnstile").attack("Rhino")
    assert (table.decision.player, table.options()) == (0, ["Use Turnstile", "Pass"])
    table.decline()
    assert (table.decision.player, table.options()) == (1, ["Use Turnstile", "Pass"])


@rule("response.3", "obligation.9")
def test_a_response_on_an_obligation_is_for_the_player_who_has_it_alone(table):
    table.hero("Captain Marvel").hero("She-Hulk").dealt(1, "Guilty Conscience")
    table.start(phase="villain", step=4, first=1, seat=1).run_until("turn")  # then seat 0 is first, and asked first
    table.attack("Rhino")
    assert (table.decision.player, table.options()) == (1, ["Use Guilty Conscience", "Pass"])


@rule("response.5", "triggering_condition.3")
def test_two_copies_of_a_card_may_both_respond_to_one_condition(table):
    table.hero("Captain Marvel", in_play=["Applause", "Applause"]).attack("Rhino")
    table.choose("Use Applause #2").choose("Use Applause").expect(hand={0: 2})


@rule("response.7", "response.4")
def test_a_condition_is_over_once_all_players_have_passed(table):
    table.hero("Captain Marvel", in_play=["Applause"]).hero("She-Hulk", in_play=["Applause"]).attack("Rhino")
    table.decline().decline().expect(hand={0: 0, 1: 0})
    assert [x for x in table.options() if "Applause" in x] == []


@rule("triggering_condition.4", "triggering_condition.5")
@pytest.mark.parametrize("first", ["Wake", "Bruise"])
def test_damage_and_defeat_of_one_occurrence_share_a_response_window_in_any_order(table, first):
    table.hero("Captain Marvel", in_play=["Wake", "Bruise"]).minion("Hydra Mercenary", damage=2)
    table.attack("Hydra Mercenary")
    assert sorted(table.options()) == ["Pass", "Use Bruise", "Use Wake"]
    second = {"Wake": "Bruise", "Bruise": "Wake"}[first]
    table.choose(f"Use {first}")
    assert table.options() == [f"Use {second}", "Pass"]
    table.choose(f"Use {second}").expect(hand={0: 2})


@rule("triggering_condition.4")
def test_defeat_and_leaving_play_of_one_occurrence_share_an_interrupt_window(table):
    table.hero("Captain Marvel", in_play=["Last Rites"], hand=[]).minion("Hydra Mercenary", damage=2)
    table.attach("Tether", to="Hydra Mercenary").attack("Hydra Mercenary")
    assert sorted(table.options()) == ["Pass", "Use Last Rites", "Use Tether"]


@rule("may.2")
def test_a_choice_that_names_nobody_is_the_controllers(table):
    table.hero("Captain Marvel").hero("She-Hulk", in_play=["Suggestion Box"]).end_turn().end_turn()
    table.run_until("option")
    assert (table.decision.player, table.decision.kind) == (1, "option")


@rule("when_defeated.1", "when_revealed.1")
def test_abilities_about_the_card_itself_resolve_when_it_is_revealed_and_defeated(table):
    table.hero("Captain Marvel").main_scheme(threat=0).dealt(0, "Drama Queen").start(phase="villain", step=4)
    table.run_until("turn").expect(threat={"The Break-In!": 1})  # When Revealed: 1 threat
    table.attack("Drama Queen").expect(not_in_play=["Drama Queen"], damage={"Rhino": 1})  # When Defeated: 1 damage


@rule("treachery.1", "reveal.11")
def test_the_player_revealing_a_treachery_resolves_it_also_when_a_card_has_it_revealed(table):
    table.hero("Captain Marvel").hero("She-Hulk", hand=["Rummage"]).encounter_deck("Ambush Alley").ask(1)
    table.choose("Play Rummage").expect(damage={"She-Hulk": 2, "Captain Marvel": 0}, discard={None: ["Ambush Alley"]})
