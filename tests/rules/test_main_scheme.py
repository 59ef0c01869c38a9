"""Main schemes: completion, advancing, what carries over."""

import pytest

from mc_env.cards.terms import Stat
from tests.rules.citation import rule
from tests.rules.keyword_cards import LADDER


@rule("main_scheme.3", "main_scheme.6", "target_threat.1")
def test_a_main_scheme_at_its_target_advances(table_of):
    table = table_of(scenario="klaw")
    table.hero("Captain Marvel").main_scheme(threat=5).start(phase="villain", step=1).run_until("turn")
    table.expect(in_play=["Secret Rendezvous"], not_in_play=["Underground Distribution"])


@rule("main_scheme.11", "main_scheme.9")
def test_excess_threat_does_not_carry_over(table_of):
    table = table_of(scenario="klaw")
    table.hero("Spider-Man", form="alter-ego").main_scheme(threat=5).start(phase="villain", step=2)
    table.expect(threat={"Secret Rendezvous": 0})  # Klaw's 2 would have been one too many


@rule("main_scheme.12", "acceleration_token.6")
def test_acceleration_tokens_carry_over(table_of):
    table = table_of(scenario="klaw")
    table.hero("Captain Marvel").main_scheme(threat=5, acceleration=2).encounter_deck("Armored Guard")
    table.start(phase="villain", step=1)
    assert table.game.state.accel[table.find("Secret Rendezvous")] == 2


@rule("main_scheme.8")
def test_when_revealed_of_side_a_resolves_when_the_deck_advances(table_of):
    table = table_of(scenario="klaw")
    table.hero("Captain Marvel", form="alter-ego").main_scheme(threat=5).encounter_deck("Armored Guard")
    table.start(phase="villain", step=1)
    table.expect(in_play=["Armored Guard"], midway=True)


@rule("main_scheme.4", "winning.2")
def test_completing_the_last_stage_loses(table_of):
    table = table_of(scenario="klaw")
    table.hero("Captain Marvel").main_scheme(threat=7, stage=2).start(phase="villain", step=1)
    table.expect(outcome="loss")
    assert table.game.outcome_reason == "scheme_completed"


@rule("per_player_icon.2")
def test_the_target_counts_the_players_who_started(table):
    table.hero("Captain Marvel", damage=10).hero("Spider-Man").start(phase="villain", step=2).run_until("turn")
    table.expect(outcome=None)
    assert table.game.state.alive == (False, True)
    assert table.stat("The Break-In!", Stat.TARGET_THREAT) == 14


@rule("double_sided_card.2")
def test_a_completed_stage_leaves_the_game(table_of):
    table = table_of(scenario="ultron")
    table.hero("Captain Marvel").main_scheme(threat=2).environment("Ultron Drones").start(phase="villain", step=1)
    assert table.where("The Crimson Cowl") == "removed from the game"


@rule("cannot.1")
def test_threat_that_cannot_be_removed_leaves_no_target(table_of):
    table = table_of(scenario="ultron")
    table.hero("Captain Marvel").main_scheme(threat=3, stage=3)
    assert "Thwart with Captain Marvel" not in table.options()


@rule("main_scheme.3")
def test_a_stage_may_be_completed_in_the_player_phase(table_of):
    """A side effect of a player's choice counts as much as the villain's: threat is checked all the time."""
    table = table_of(scenario="klaw")
    table.hero("Captain Marvel").main_scheme(threat=5).dealt(0, "Hydra Bomber").start(phase="villain", step=4)
    table.choose("threat")
    table.expect(in_play=["Secret Rendezvous"])


# ------------------------------------------------------------------------------------------ with a scenario made for it


@pytest.fixture
def ladder(table_of):
    return table_of(scenario=LADDER.code)


@rule("When Completed Abilities", "main_scheme.3", "when_completed.1", "when_completed.2")
def test_when_completed_resolves_before_the_deck_advances(ladder):
    ladder.hero("Captain Marvel").main_scheme(threat=3).start(phase="villain", step=1)
    ladder.expect(damage={"Captain Marvel": 2}, in_play=["Last Step"], midway=True)


@rule("main_scheme.5")
def test_a_stage_that_an_effect_advances_is_not_completed(ladder):
    ladder.hero("Captain Marvel").main_scheme(threat=2).dealt(0, "Leap Ahead").start(phase="villain", step=4)
    ladder.expect(damage={"Captain Marvel": 0}, in_play=["Last Step"])


@rule("main_scheme.9")
def test_the_new_stage_begins_with_its_own_threat(ladder):
    ladder.hero("Captain Marvel").main_scheme(threat=3).dealt(0, "Leap Ahead").start(phase="villain", step=4)
    ladder.expect(threat={"Last Step": 1})


@rule("main_scheme.7")
def test_cards_attached_to_the_old_stage_are_discarded(ladder):
    ladder.hero("Captain Marvel").main_scheme(threat=3, attachments=["Scaffold"]).dealt(0, "Leap Ahead")
    ladder.start(phase="villain", step=4)
    ladder.expect(discard={None: ["Scaffold"]}, not_in_play=["Scaffold"])


@rule("modifiers.1", "target_threat.1")
def test_a_raised_target_keeps_the_stage_from_being_completed(ladder):
    ladder.hero("Captain Marvel").main_scheme(threat=3, attachments=["Scaffold"]).start(phase="villain", step=1)
    ladder.expect(threat={"First Step": 4}, midway=True)


@rule("villain_defeat.7")
def test_nothing_carries_over_to_a_stage_of_another_title(ladder):
    ladder.hero("Captain Marvel").villain(
        "Boss", damage=4, attachments=["Concussion Blasters"], status=["stunned", "tough"]
    )
    ladder.card("Boss", status=["stunned"]).attack("Boss")
    ladder.expect(status={"Bigger Boss": []}, damage={"Bigger Boss": 0}, discard={None: ["Concussion Blasters"]})


@rule("villain_defeat.9")
def test_the_activation_ends_when_the_next_stage_has_another_title(ladder):
    ladder.hero("Captain Marvel", hand=["First Strike"]).villain("Boss", damage=4).start(phase="villain", step=2)
    ladder.choose("Play First Strike")
    ladder.expect(damage={"Captain Marvel": 0}, in_play=["Bigger Boss"])
