"""Main schemes: completion, advancing, what carries over."""

from mc_env.cards.terms import Stat
from tests.rules.citation import rule


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


@rule("main_scheme.8", "main_scheme.10")
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


@rule("main_scheme.13", "double_sided_card.2")
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
