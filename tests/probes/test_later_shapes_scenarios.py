"""Scenarios of later shapes: several villains, several main schemes, areas of one's own, other ways to win and lose."""

from __future__ import annotations

import mc_env
from mc_env.table import Table
from tests.rules.citation import rule


def twins(**hero: object) -> Table:
    """Alpha against Castor, who is active, and Pollux."""
    return Table(scenario="probe_twins").hero("Alpha", **hero)  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------------ two villains


@rule("activation.2")
def test_active_villain_alone_activates_when_two_are_in_play() -> None:
    table = twins().start(phase="villain", step=2)
    table.choose("Pass", "Do not defend")
    table.expect(damage={"Alpha": 2})


def test_active_mark_moves_to_the_other_villain_when_a_card_says_so() -> None:
    table = twins()
    table.run_villain_phase()
    table.expect(damage={"Alpha": 2}, counters={"Pollux": {"active": 1}, "Castor": {"active": 0}})
    table.run_villain_phase()
    table.expect(damage={"Alpha": 3}, counters={"Castor": {"active": 1}})


@rule("overkill.2")
def test_overkill_damage_goes_to_the_active_villain_when_two_are_in_play() -> None:
    table = twins(in_play=["Heavy Boots"]).minion("Hydra Mercenary", damage=2)
    table.card("Pollux", counters={"active": 1}).card("Castor", counters={"active": 0})
    table.attack("Hydra Mercenary")
    table.expect(damage={"Pollux": 2, "Castor": 0}, not_in_play=["Hydra Mercenary"])


@rule("winning.1", "villain_defeat.4")
def test_players_win_only_when_both_villains_are_defeated() -> None:
    table = twins(in_play=["Alpha Partner"]).villain("Castor", damage=5).villain("Pollux", damage=4)
    table.attack("Castor")
    table.expect(outcome=None, not_in_play=["Castor"])
    table.attack("Pollux", by="Alpha Partner")
    table.expect(outcome="win")


def test_remaining_villain_activates_when_the_active_one_is_defeated() -> None:
    table = twins().villain("Castor", damage=5)
    table.attack("Castor")
    table.run_villain_phase()
    table.expect(damage={"Alpha": 1})


# ------------------------------------------------------------------------------------------ two main schemes


def plots() -> Table:
    return Table(scenario="probe_plots").hero("Beta", form="alter-ego")


@rule("villain_phase.1")
def test_each_main_scheme_gets_its_own_threat_when_there_are_two() -> None:
    table = plots().main_scheme("First Plot", threat=1, acceleration=1)
    table.start(phase="villain", step=1)
    table.expect(threat={"First Plot": 1 + 1 + 1 + 2, "Second Plot": 2})


@rule("main_scheme.3")
def test_one_main_scheme_advances_alone_when_it_is_completed() -> None:
    table = plots().main_scheme("Second Plot", threat=3).start(phase="villain", step=1)
    table.expect(threat={"First Plot": 1 + 1 + 2, "Deeper Plot": 3}, not_in_play=["Second Plot"], outcome=None)


@rule("main_scheme.4")
def test_players_lose_when_the_last_stage_of_either_main_scheme_is_completed() -> None:
    table = plots().main_scheme("First Plot", threat=5).start(phase="villain", step=1)
    table.expect(outcome="loss")


def test_a_player_chooses_between_two_main_schemes_when_thwarting() -> None:
    table = Table(scenario="probe_plots").hero("Beta").main_scheme("Second Plot", threat=4)
    table.choose("Thwart with Beta")
    assert table.options() == ["First Plot", "Second Plot"]
    table.choose("Second Plot").expect(threat={"Second Plot": 1})


# ------------------------------------------------------------------------------------------ areas of one's own


def hermits() -> Table:
    return Table(scenario="probe_hermits").hero("Alpha").hero("Beta", form="alter-ego")


def test_each_player_meets_the_villain_and_scheme_of_their_own_area() -> None:
    table = hermits().start(phase="villain", step=1)
    table.run_villain_phase()
    table.expect(damage={"Alpha": 1, "Beta": 0}, threat={"Eastern Retreat": 1, "Western Retreat": 2 + 2}, outcome=None)


def test_boost_and_encounter_cards_come_from_the_deck_of_the_players_own_area() -> None:
    table = hermits().encounter_deck("Stampede", "Hydra Mercenary", seat=0).encounter_deck("Charge", "Sandman", seat=1)
    table.start(phase="villain", step=2).run_villain_phase()
    table.expect(damage={"Alpha": 1 + 1}, threat={"Western Retreat": 2 + 2})
    table.expect(in_play=["Hydra Mercenary", "Sandman"])
    assert table.discard(None) == ["Stampede"]


def test_a_player_attacks_only_enemies_of_their_own_area_when_areas_are_apart() -> None:
    table = hermits().minion("Hydra Mercenary", engaged=0).minion("Sandman", engaged=1)
    table.choose("Attack with Alpha")
    assert table.options() == ["Hydra Mercenary"]  # it guards, but only in its own area


def test_a_player_cannot_defend_for_another_when_areas_are_apart() -> None:
    table = Table(scenario="probe_hermits").hero("Alpha", exhausted=True).hero("Beta")
    table.start(phase="villain", step=2).choose("Pass")
    assert table.decision.player == 1  # nobody was asked to defend Alpha; now Beta is attacked
    table.run_villain_phase().expect(damage={"Alpha": 1, "Beta": 2})


def test_players_win_only_when_the_villain_of_every_area_is_defeated() -> None:
    table = hermits().villain("Eastern Hermit", damage=7).villain("Western Hermit", damage=8)
    table.attack("Eastern Hermit")
    table.expect(outcome=None, not_in_play=["Eastern Hermit"], in_play=["Western Hermit"])
    table.end_turn().change_form().attack("Western Hermit")
    table.expect(outcome="win")


def test_game_with_own_areas_is_set_up_with_a_deck_for_each_player() -> None:
    game = mc_env.new_game(["test_alpha", "test_beta", "test_gamma"], "probe_hermits", seed=3)
    areas = game.view(0)["areas"]
    assert [a["villains"][0]["title"] for a in areas] == ["Eastern Hermit", "Western Hermit", "Eastern Hermit"]
    assert [a["encounter_deck"]["size"] for a in areas] == [8, 8, 8]


# ------------------------------------------------------------------------------------------ other ways to win and lose


def chase() -> Table:
    return Table(scenario="probe_chase").hero("Alpha")


@rule("flip.4", "replacement_effect.1")
def test_main_scheme_becomes_an_environment_when_its_completion_is_replaced() -> None:
    table = chase().main_scheme(threat=2).start(phase="villain", step=1)
    table.run_villain_phase()
    table.expect(outcome=None, in_play=["On the Run"], not_in_play=["Getaway"], counters={"On the Run": {"hour": 1}})
    assert table.threat("On the Run") == 0


def test_schemes_place_no_threat_when_no_main_scheme_is_in_play() -> None:
    table = Table(scenario="probe_chase").hero("Alpha", form="alter-ego").main_scheme(threat=2)
    table.start(phase="villain", step=1)
    table.expect(threat={"On the Run": 0}, outcome=None)


@rule("winning.3")
def test_players_lose_when_an_alternate_condition_is_met() -> None:
    table = chase().main_scheme(threat=2).start(phase="villain", step=1)
    table.run_villain_phase().run_villain_phase()
    table.expect(outcome="loss")
    assert table.game.outcome_reason == "escaped"


@rule("winning.3")
def test_players_win_when_an_alternate_condition_is_met() -> None:
    table = chase().side_scheme("Evidence", threat=1)
    table.thwart("Evidence")
    table.expect(outcome="win")
    assert table.game.outcome_reason == "evidence"


@rule("would.1")
def test_defeated_villain_does_not_end_the_game_when_its_defeat_is_replaced() -> None:
    table = chase().villain("Escapist", damage=3)
    table.attack("Escapist")
    table.expect(damage={"Escapist": 0}, outcome=None)


@rule("encounter_deck.7")
def test_players_lose_when_encounter_deck_and_discard_pile_are_both_empty() -> None:
    table = Table(scenario="rhino", filler=0).hero("Alpha", form="alter-ego", deck=["Haymaker"])
    table.encounter_deck("Hydra Mercenary").start(phase="villain", step=3)
    table.expect(outcome="loss")
    assert table.game.outcome_reason == "encounter_deck_exhausted"
