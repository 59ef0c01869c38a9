"""The player phase: turns, form changes, asking others, and the end of the phase."""

from mc_env.cards.terms import Stat
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ turns


@rule("player_phase.1", "in_player_order.1")
def test_players_take_turns_in_player_order(table):
    table.hero("Captain Marvel").hero("Spider-Man").hero("She-Hulk").start(first=1, seat=1)
    order = []
    while table.decision.kind == "turn":
        order.append(table.decision.player)
        table.end_turn()
    assert order == [1, 2, 0]


@rule("player_turn.2", "form.2")
def test_a_player_may_change_form_once_a_turn(table):
    table.hero("Spider-Man", form="alter-ego").change_form()
    table.expect(in_play=["Spider-Man"])
    assert not [x for x in table.options() if x.startswith("Change form")]


@rule("form.2")
def test_a_player_may_change_form_again_in_the_next_round(table):
    table.hero("Spider-Man", form="hero").change_form().run_villain_phase()
    assert "Change form to Spider-Man" in table.options()


@rule("form.3")
def test_damage_status_and_exhaustion_outlast_a_change_of_form(table):
    table.hero("Spider-Man", damage=3, exhausted=True, status=["tough", "confused"]).change_form()
    table.expect(damage={"Peter Parker": 3}, exhausted=["Peter Parker"], status={"Peter Parker": ["confused", "tough"]})


@rule("form.4")
def test_a_change_of_form_by_an_effect_is_not_the_one_of_the_turn(table):
    table.hero("She-Hulk", hand=["Split Personality", "Genius", "Energy"])
    table.play("Split Personality", pay=["Genius", "Energy"])
    assert "Change form to She-Hulk" in table.options()


@rule("player_turn.1")
def test_options_may_be_taken_in_any_order_and_repeated(table):
    table.hero("Spider-Man", hand=["Haymaker", "Haymaker", "Genius", "Energy"]).main_scheme(threat=3)
    table.play("Haymaker", pay=["Genius"], target="Rhino").attack("Rhino").play(
        "Haymaker", pay=["Energy"], target="Rhino"
    )
    table.expect(damage={"Rhino": 3 + 2 + 3})


@rule("player_turn.3")
def test_cards_cannot_be_played_on_another_players_turn(table):
    table.hero("Spider-Man", hand=["Aunt May", "Genius"]).hero("Captain Marvel").start(seat=1)
    assert not [x for x in table.options() if x.startswith("Ask")]


# ------------------------------------------------------------------------------------------ asking


@rule("player_turn.11", "player_turn.12", "action.1")
def test_a_player_asked_to_act_may_use_an_action(table):
    table.hero("Spider-Man").hero("Captain Marvel", hand=["Get Ready"], in_play=["Maria Hill"])
    table.card("Maria Hill", exhausted=True).ask(1)
    assert table.decision.player == 1
    table.choose("Play Get Ready", "Maria Hill")
    table.expect(ready=["Maria Hill"])
    assert table.decision.player == 0


@rule("player_turn.12")
def test_a_player_asked_to_act_may_decline(table):
    table.hero("Spider-Man").hero("Captain Marvel", hand=["Get Ready"], in_play=["Maria Hill"])
    table.card("Maria Hill", exhausted=True).ask(1).choose("Decline")
    table.expect(exhausted=["Maria Hill"], hand={1: ["Get Ready"]})


@rule("player_turn.12")
def test_one_who_declined_is_not_asked_again_until_something_changes(table):
    table.hero("Spider-Man").hero("Captain Marvel", hand=["Get Ready"], in_play=["Maria Hill"])
    table.card("Maria Hill", exhausted=True).ask(1).choose("Decline")
    assert not [x for x in table.options() if x.startswith("Ask")]
    table.attack("Rhino")
    assert [x for x in table.options() if x.startswith("Ask")]


@rule("player_turn.11")
def test_only_actions_can_be_asked_for(table):
    table.hero("Spider-Man").hero("Captain Marvel", hand=["Helicarrier", "Haymaker", "Genius", "Energy"])
    table.ask(1)
    assert table.options() == ["Play Haymaker", "Decline"]


@rule("player_turn.10", "player_turn.11")
def test_a_player_asked_to_act_needs_the_form_of_the_action(table):
    table.hero("Spider-Man").hero("Captain Marvel", form="alter-ego", hand=["Haymaker", "Genius"])
    table.ask(1)
    assert table.options() == ["Use Carol Danvers: Commander", "Decline"]


# ------------------------------------------------------------------------------------------ the end of the phase


@rule("end_of_player_phase.1", "end_of_player_phase.3", "hand_size.1")
def test_players_may_discard_and_then_draw_up_to_hand_size(table):
    table.hero("Spider-Man", hand=["Genius", "Energy"], deck=["Strength"]).end_turn()
    table.choose("Genius", "Done").run_until("turn")
    assert len(table.hand(0)) == 5
    assert "Genius" not in table.hand(0)


@rule("end_of_player_phase.2", "draw.3")
def test_a_player_over_hand_size_must_discard_down_to_it(table):
    table.hero("Spider-Man", hand=["Genius", "Energy", "Strength", "Backflip", "Haymaker", "Aunt May", "Tenacity"])
    table.end_turn()
    assert "Done" not in table.options()
    table.choose("Genius")
    assert "Done" not in table.options()
    table.choose("Energy")
    assert "Done" in table.options()


@rule("end_of_player_phase.1")
def test_players_discard_in_player_order(table):
    table.hero("Spider-Man", hand=["Genius"]).hero("Captain Marvel", hand=["Energy"]).start(first=1, seat=0)
    table.end_turn()
    asked = [table.decision.player]
    table.choose("Done")
    asked.append(table.decision.player)
    assert asked == [1, 0]


@rule("end_of_player_phase.3", "form.1")
def test_hand_size_is_that_of_the_form_at_the_end_of_the_phase(table):
    table.hero("Spider-Man", form="hero").change_form().end_turn().run_until("turn")
    table.expect(hand={0: 6})


@rule("end_of_player_phase.4", "ready.2")
def test_all_cards_ready_at_the_end_of_the_phase(table):
    table.hero("Spider-Man", exhausted=True, in_play=["Helicarrier", "Daredevil"])
    table.card("Helicarrier", exhausted=True).card("Daredevil", exhausted=True).end_turn().run_until("turn")
    table.expect(ready=["Spider-Man", "Helicarrier", "Daredevil"])


@rule("end_of_player_phase.4")
def test_a_hero_readied_at_the_end_of_the_phase_can_defend(table):
    table.hero("Captain Marvel").attack("Rhino").end_turn()
    table.run_until("defend")
    assert "Defend with Captain Marvel" in table.options()


@rule("end_of_player_phase.5")
def test_effects_until_the_end_of_the_phase_run_out(table):
    table.hero("Captain Marvel", hand=["Lead from the Front", "Genius"])
    table.play("Lead from the Front", pay=["Genius"], target="Player 1")
    assert table.stat("Captain Marvel", Stat.ATK) == 3
    table.end_turn().run_until("defend")
    assert table.stat("Captain Marvel", Stat.ATK) == 2


@rule("lasting_effects.2")
def test_a_lasting_effect_outlives_the_card_that_made_it(table):
    table.hero("Iron Man", hand=["Genius", "Supersonic Punch", "Energy"], in_play=["Rocket Boots"])
    table.use("Rocket Boots", pay=["Genius"]).play("Supersonic Punch", pay=["Energy"], target="Rhino")
    table.expect(damage={"Rhino": 8})


@rule("lasting_effects.4")
def test_cards_that_come_later_are_covered_by_a_lasting_effect(table):
    table.hero("Captain Marvel", hand=["Lead from the Front", "Genius", "Maria Hill", "Energy"])
    table.play("Lead from the Front", pay=["Genius"], target="Player 1").play("Maria Hill", pay=["Energy"]).decline()
    assert table.stat("Maria Hill", Stat.ATK) == 2


@rule()
def test_the_round_goes_on_with_an_empty_hand(table):
    table.hero("Spider-Man").end_turn().run_until("turn")
    table.expect(hand={0: 5})
