"""Justice cards of the Black Widow pack."""

import pytest

from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ allies and event


def test_agent_coulson_fetches_a_preparation_from_the_deck_or_the_discard_pile(table):
    table.hero(
        "Spider-Man", hand=["Agent Coulson", "Energy", "Genius"], deck=["Spycraft"], discard=["Counterintelligence"]
    )
    table.play("Agent Coulson", pay=["Energy", "Genius"]).choose("Agent Coulson")
    assert sorted(table.options()) == ["Counterintelligence", "Spycraft"]
    table.choose("Counterintelligence").expect(hand={0: ["Counterintelligence"]}, in_play=["Agent Coulson"])


def test_agent_coulson_fetches_nothing_else(table):
    table.hero("Spider-Man", hand=["Agent Coulson", "Energy", "Genius"], deck=["Uppercut"], discard=["Haymaker"])
    table.play("Agent Coulson", pay=["Energy", "Genius"]).choose("Agent Coulson").expect(hand={0: 0})


def test_agent_coulson_may_leave_the_deck_alone(table):
    table.hero("Spider-Man", hand=["Agent Coulson", "Energy", "Genius"], deck=["Spycraft"])
    table.play("Agent Coulson", pay=["Energy", "Genius"]).decline().expect(hand={0: 0})
    assert table.deck()[0] == "Spycraft"


def test_quake_deals_2_damage_to_a_minion_after_it_schemed(table):
    table.hero("Spider-Man", form="alter-ego", in_play=["Quake"]).minion("Vulture").enemy_schemes("Vulture")
    table.choose("Use Quake").expect(damage={"Vulture": 2}, exhausted=["Quake"])


def test_quake_answers_a_minion_that_schemed_against_another_player(table):
    table.hero("Spider-Man", in_play=["Quake"]).hero("She-Hulk", form="alter-ego").minion("Vulture", engaged=1)
    table.enemy_schemes("Vulture").run_until("turn", accept=["Use Quake"]).expect(damage={"Vulture": 2})


def test_quake_does_not_answer_the_villain_or_a_minion_whose_scheme_was_replaced(table):
    table.hero("Spider-Man", form="alter-ego", in_play=["Quake"]).minion("Vulture", status="confused")
    table.enemy_schemes("Rhino").expect(ready=["Quake"])
    table.enemy_schemes("Vulture").expect(ready=["Quake"], status={"Vulture": []})


@pytest.mark.parametrize(("damage", "threat"), [(0, 4), (1, 2)])
def test_stealth_strike_removes_2_threat_only_when_the_enemy_is_defeated(table, damage, threat):
    table.hero("Spider-Man", hand=["Stealth Strike", "Energy", "Genius"]).main_scheme(threat=4).minion(
        "Titania", damage=2 * damage
    )
    table.play("Stealth Strike", pay=["Energy", "Genius"], target="Titania").run_until("turn", accept=["The Break-In!"])
    table.expect(threat={"The Break-In!": threat})


def test_stealth_strike_is_an_attack_of_4_damage(table):
    table.hero("Spider-Man", hand=["Stealth Strike", "Energy", "Genius"]).minion("Hydra Mercenary")
    table.play("Stealth Strike", pay=["Energy", "Genius"])
    assert table.options() == ["Hydra Mercenary"]


def test_stealth_strike_removes_threat_when_it_defeats_a_stage_of_the_villain(table):
    table.hero("Spider-Man", hand=["Stealth Strike", "Energy", "Genius"]).main_scheme(threat=4).villain(
        stage=1, damage=12
    )
    table.play("Stealth Strike", pay=["Energy", "Genius"], target="Rhino").run_until("turn", accept=["The Break-In!"])
    table.expect(threat={"The Break-In!": 2})


# ------------------------------------------------------------------------------------------ preparations


def test_counterintelligence_prevents_3_of_the_threat_on_the_main_scheme(table):
    table.hero("Spider-Man", in_play=["Counterintelligence"]).main_scheme(threat=0).place_threat("The Break-In!", 5)
    table.choose("Use Counterintelligence").expect(threat={"The Break-In!": 2}, discard={0: ["Counterintelligence"]})


def test_counterintelligence_is_not_offered_for_a_side_scheme(table):
    table.hero("Spider-Man", in_play=["Counterintelligence"]).side_scheme("Crowd Control").place_threat(
        "Crowd Control", 2
    )
    table.expect(threat={"Crowd Control": 4}, in_play=["Counterintelligence"])


def test_counterintelligence_answers_step_one_and_schemes_against_others(table):
    table.hero("Spider-Man", in_play=["Counterintelligence"]).hero("She-Hulk", form="alter-ego").main_scheme(threat=0)
    table.enemy_schemes("Rhino", seat=1).run_until("turn", accept=["Use Counterintelligence"])
    table.expect(threat={"The Break-In!": 0}, discard={0: ["Counterintelligence"]})


def test_counterintelligence_is_held_once_by_each_player(table):
    table.hero("Spider-Man", hand=["Counterintelligence", "Genius"], in_play=["Counterintelligence"])
    assert "Play Counterintelligence" not in table.options()


def test_spycraft_cancels_a_revealed_card_and_another_one_is_revealed(table):
    table.hero("Black Widow", in_play=["Spycraft"]).encounter_deck("Sandman").reveal("Shocker").choose("Use Spycraft")
    table.run_until("turn")
    table.expect(not_in_play=["Shocker"], in_play=["Sandman"], discard={0: ["Spycraft"], None: ["Shocker"]})


def test_spycraft_works_in_alter_ego_form_on_an_obligation(table):
    table.hero("Black Widow", form="alter-ego", in_play=["Spycraft"]).encounter_deck("Sandman").reveal("Burn Notice")
    table.choose("Use Spycraft").run_until("turn").expect(in_play=["Sandman"], discard={None: ["Burn Notice"]})


def test_spycraft_is_not_offered_for_what_another_player_reveals(table):
    table.hero("Black Widow", in_play=["Spycraft"]).hero("Spider-Man").reveal("Sandman", seat=1)
    table.expect(in_play=["Spycraft", "Sandman"])


def test_spycraft_cancels_a_nemesis_card_that_does_not_come_from_the_deck(table):
    table.hero("Black Widow", in_play=["Spycraft"]).encounter_deck("Sandman").reveal("Shadow of the Past").decline()
    table.choose("Use Spycraft").run_until("turn").expect(in_play=["Sandman"])


@rule("Play, Put into Play")
def test_spycraft_is_played_only_with_a_spy(table):
    table.hero("Spider-Man", hand=["Spycraft", "Genius"])
    assert "Play Spycraft" not in table.options()


@pytest.mark.parametrize("ally", ["Agent Coulson", "Mockingbird"])
def test_spycraft_is_played_by_whoever_controls_a_spy(table, ally):
    table.hero("Spider-Man", hand=["Spycraft", "Genius"], in_play=[ally]).play("Spycraft", pay="Genius")
    table.expect(in_play=["Spycraft"])


def test_spycraft_does_not_count_a_spy_of_another_player(table):
    table.hero("Spider-Man", hand=["Spycraft", "Genius"]).hero("Black Widow")
    assert "Play Spycraft" not in table.options()
