"""Timing: who may act when, forced before optional, "would" before "when", windows in player order."""

import mc_env
import tests.rules.copy_cards  # noqa: F401
from tests.rules.citation import rule


@rule("forced.4", "timing_priority.4", "timing_priority.5")
def test_a_forced_interrupt_resolves_before_optional_interrupts_are_offered(table_of):
    table = table_of(scenario="klaw")
    table.hero("Spider-Man").villain("Klaw").encounter_deck("Sonic Boom").start(phase="villain", step=2)
    assert table.options() == ["Use Spider-Man: Spider-Sense", "Pass"]
    assert table.where("Sonic Boom") == "boost card"


@rule("forced.4", "timing_priority.7", "timing_priority.8")
def test_a_forced_response_resolves_before_optional_responses_are_offered(table):
    table.hero("She-Hulk", hand=["One-Two Punch", "Genius"], in_play=["Superhuman Strength"])
    table.attack("Rhino")
    assert table.options() == ["Play One-Two Punch", "Pass"]
    table.expect(status={"Rhino": ["stunned"]}, not_in_play=["Superhuman Strength"], midway=True)


@rule("forced.5", "first_player.7")
def test_the_first_player_orders_forced_abilities_of_the_same_moment(table):
    table.hero("Spider-Man").hero("Captain Marvel").villain("Rhino", attachments=["Charge", "Charge"])
    table.start(phase="villain", step=2, seat=0, first=1)
    assert (table.decision.kind, table.decision.player) == ("order", 1)


@rule("interrupt.7", "first_player.8")
def test_interrupts_are_offered_to_the_first_player_first(table):
    table.hero("Spider-Man", hand=["Great Responsibility"]).hero("Captain Marvel", hand=["Great Responsibility"])
    table.start(phase="villain", step=1, first=1)
    order = [table.decision.player]
    table.decline()
    order.append(table.decision.player)
    assert order == [1, 0]


@rule("interrupt.7", "in_player_order.2")
def test_a_window_goes_round_until_all_players_pass_in_a_row(table):
    table.hero("Spider-Man", hand=["Great Responsibility"]).hero("She-Hulk", form="alter-ego")
    table.start(phase="villain", step=1)
    table.decline()  # Spider-Man passes ...
    table.choose("I Object")  # ... Jennifer Walters does not ...
    assert table.decision.player == 0  # ... so Spider-Man may still interrupt
    assert table.options() == ["Play Great Responsibility", "Pass"]


@rule("interrupt.9")
def test_a_window_is_closed_when_all_players_have_passed(table):
    table.hero("Spider-Man", hand=["Great Responsibility"]).hero("She-Hulk", form="alter-ego").main_scheme(threat=0)
    table.start(phase="villain", step=1).decline().decline()
    table.expect(threat={"The Break-In!": 2}, midway=True)


@rule("response.6", "first_player.9")
def test_responses_are_offered_in_player_order(table):
    table.hero("Spider-Man", in_play=["Hawkeye"]).hero("Captain Marvel").hero("She-Hulk")
    table.dealt(1, "Hydra Mercenary").start(phase="villain", step=4, first=1, seat=1)
    assert table.decision.player == 0
    assert table.options() == ["Use Hawkeye", "Pass"]


@rule("interrupt.10", "would.2", "replacement_effect.3")
def test_nothing_more_interrupts_an_event_that_was_replaced(table):
    table.hero("Spider-Man", hand=["Great Responsibility"]).hero("She-Hulk", form="alter-ego").main_scheme(threat=0)
    table.start(phase="villain", step=1).choose("Play Great Responsibility")
    assert "I Object" not in " ".join(table.options())
    table.expect(threat={"The Break-In!": 0}, damage={"Spider-Man": 2}, midway=True)


@rule("would.1", "interrupt.8")
def test_a_would_interrupt_comes_before_a_when_interrupt(table):
    table.hero("Spider-Man").villain("Rhino", attachments=["Charge"]).attach("Webbed Up", "Rhino")
    table.start(phase="villain", step=2)
    table.expect(in_play=["Charge"], not_in_play=["Webbed Up"], status={"Rhino": ["stunned"]})


@rule("interrupt.4", "triggering_condition.2")
def test_an_interrupt_is_used_once_for_each_occurrence(table):
    table.hero("Captain Marvel", in_play=["Cosmic Flight"]).villain("Rhino", attachments=["Charge"])
    table.start(phase="villain", step=2).choose("Do not defend", "Use Cosmic Flight")
    table.expect(damage={"Captain Marvel": 2})


@rule("interrupt.5", "triggering_condition.3")
def test_two_copies_of_a_card_may_both_interrupt_one_occurrence(table):
    table.hero("Captain Marvel", in_play=["Cosmic Flight", "Cosmic Flight"]).villain("Rhino", attachments=["Charge"])
    table.start(phase="villain", step=2).choose("Do not defend", "Use Cosmic Flight #2", "Use Cosmic Flight")
    table.expect(damage={"Captain Marvel": 0}, not_in_play=["Cosmic Flight"])


@rule("interrupt.2", "ability.13")
def test_a_player_cannot_use_an_interrupt_on_another_players_card(table):
    table.hero("Captain Marvel", in_play=["Cosmic Flight"]).hero("Spider-Man").villain("Rhino")
    table.start(phase="villain", step=2, seat=1).decline().choose("Do not defend", "Do not defend")
    table.expect(damage={"Spider-Man": 2}, in_play=["Cosmic Flight"])


@rule("status_cards.4", "timing_priority.3")
def test_a_status_card_acts_before_a_forced_interrupt_to_the_same_attack(table):
    table.hero("Spider-Man").villain("Rhino", status=["stunned"], attachments=["Charge"])
    table.start(phase="villain", step=2)
    table.expect(in_play=["Charge"], status={"Rhino": []})


@rule("ability.9")
def test_player_card_abilities_do_not_resolve_during_setup():
    game = mc_env.new_game(heroes=["she_hulk"], scenario="klaw", seed=1, auto=False)
    while game.decision is not None and game.decision.kind == "pick":
        game.choose(0)  # Klaw's scenario looks for Defense Network and places threat on it
    assert game.decision is not None
    assert game.decision.kind == "mulligan"


@rule("response.4", "ability_triggered.2")
def test_a_response_may_be_declined_for_good(table):
    table.hero("Spider-Man", in_play=["Hawkeye"]).dealt(0, "Hydra Mercenary").start(phase="villain", step=4)
    table.decline()
    table.expect(damage={"Hydra Mercenary": 0}, counters={"Hawkeye": {"arrow": 4}})


@rule("forced.6")
def test_each_forced_ability_resolves_before_the_next_one_begins(table_of):
    table = table_of(scenario="klaw")
    table.hero("Spider-Man").villain("Klaw", attachments=["Sonic Converter"]).minion("Yon-Rogg")
    table.side_scheme("The Psyche-Magnitron", threat=3).start(phase="villain", step=2)
    table.decline().choose("Do not defend", "Activate Yon-Rogg", "Do not defend")
    table.expect(threat={"The Psyche-Magnitron": 4}, status={"Spider-Man": ["stunned"]}, midway=True)


@rule("forced.1", "forced.2", "stun.6")
def test_a_forced_response_that_becomes_possible_inside_its_window_does_not_resolve(table_of):
    table = table_of(scenario="klaw")
    table.hero("Spider-Man", hand=["Counter-Punch"], status=["stunned"])
    table.villain("Klaw", attachments=["Sonic Converter"])
    table.encounter_deck("Explosion", "Explosion").start(phase="villain", step=2).decline()
    table.defend("Spider-Man").choose("Play Counter-Punch")  # spends the stunned card
    table.expect(status={"Spider-Man": []}, discard={0: ["Counter-Punch"]})


@rule("delayed_effect.2")
def test_a_delayed_effect_resolves_by_itself_when_its_moment_comes(table):
    table.hero("Spider-Man", hand=["Nick Fury", "Genius", "Energy"])
    table.play("Nick Fury", pay=["Genius", "Energy"]).choose("Draw").end_turn()
    table.run_until("turn")
    assert table.game.round == 2
    table.expect(not_in_play=["Nick Fury"])


@rule("delayed_effect.2", "delayed_effect.3")
def test_a_delayed_effect_of_a_boost_ability_comes_before_responses_to_the_damage(table):
    table.hero("Spider-Man", in_play=["Gritted Teeth"]).encounter_deck("Sweeping Swoop").start(phase="villain", step=2)
    table.decline().choose("Do not defend")
    assert table.options() == ["Use Gritted Teeth", "Pass"]
    table.expect(damage={"Spider-Man": 2}, status={"Spider-Man": ["stunned"]}, midway=True)


@rule("delayed_effect.2")
def test_a_delayed_effect_comes_once_when_two_things_happen_at_the_same_time(table):
    table.hero("She-Hulk", hand=["On the Watch", "Ground Stomp", "Genius"], deck=["Energy", "Strength"])
    table.minion("Shocker", damage=2).minion("Hydra Mercenary", damage=2)
    table.play("On the Watch").play("Ground Stomp", pay=["Genius"])
    table.expect(hand={0: ["Energy"]}, not_in_play=["Shocker", "Hydra Mercenary"])


@rule("triggering_condition.2", "and.3")
def test_an_interrupt_may_answer_either_of_two_simultaneous_events(table):
    table.hero("Spider-Man", hand=["Great Responsibility"]).side_scheme("Crowd Control").side_scheme("Bomb Scare")
    table.dealt(0, "Masterplan").start(phase="villain", step=4)
    table.choose("Play Great Responsibility (Bomb Scare)")
    table.expect(threat={"Crowd Control": 2 + 4, "Bomb Scare": 2}, damage={"Spider-Man": 4})


@rule("forced.5", "simultaneous_resolution.1")
def test_the_first_player_orders_interrupts_to_simultaneous_defeats(table):
    table.hero("Spider-Man").hero("She-Hulk", hand=["Ground Stomp", "Genius"]).main_scheme(threat=9)
    table.minion("Shocker", damage=2).attach("Spider-Tracer", "Shocker")
    table.minion("Hydra Mercenary", damage=2).attach("Spider-Tracer", "Hydra Mercenary")
    table.start(seat=1).play("Ground Stomp", pay=["Genius"])
    assert (table.decision.kind, table.decision.player) == ("order", 0)
    table.choose("Resolve Spider-Tracer (Shocker)", "The Break-In!", "The Break-In!")
    table.expect(threat={"The Break-In!": 3}, not_in_play=["Shocker", "Hydra Mercenary"])
