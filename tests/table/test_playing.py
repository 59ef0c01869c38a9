"""Playing by label: paying with named sources, policies, the order of events."""

from __future__ import annotations

import pytest

from mc_env.table import Table, TableError


def test_all_named_sources_are_spent_where_paying_more_is_offered() -> None:
    t = Table(overpay=True).hero("Spider-Man", hand=["Black Cat", "Energy", "Genius", "Strength"])
    t.play("Black Cat", pay=["Energy", "Genius"]).expect(hand={0: ["Strength"]}, in_play=["Black Cat"])


def test_payment_ends_where_more_is_offered_and_not_named() -> None:
    t = Table(overpay=True).hero("Spider-Man", hand=["Black Cat", "Energy", "Genius"])
    t.play("Black Cat", pay="Energy").expect(hand={0: ["Genius"]}, in_play=["Black Cat"])


def test_source_that_is_not_asked_for_is_named() -> None:
    t = Table().hero("Spider-Man", hand=["Black Cat", "Energy", "Genius"])
    with pytest.raises(
        TableError, match=r"nothing to pay with 'Genius': .*\(picked so far: Energy\).* decision is turn"
    ):
        t.play("Black Cat", pay=["Energy", "Genius"])


def test_source_that_is_not_offered_is_named() -> None:
    t = Table().hero("Spider-Man", hand=["Black Cat", "Energy", "Genius"])
    with pytest.raises(TableError, match=r"'Strength' cannot be spent here .*legal: Pay with Energy, Pay with Genius"):
        t.play("Black Cat", pay=["Strength"])


def test_what_is_accepted_is_chosen_whenever_it_is_offered_and_the_rest_is_declined() -> None:
    t = Table().hero("Spider-Man", hand=["Backflip", "Backflip", "Genius"], in_play=["Black Cat"])
    t.minion("Hydra Mercenary").encounter_deck("Quiet Moment")
    t.start(phase="villain", step=2).run_until("turn", accept=["Backflip"])
    t.expect(damage={"Spider-Man": 0}, ready=["Spider-Man", "Black Cat"], discard={0: ["Backflip", "Backflip"]})
    assert len(t.events("play Backflip")) == 2


def test_what_is_accepted_first_comes_first() -> None:
    t = Table().hero("Spider-Man", in_play=["Black Cat"]).minion("Hydra Mercenary").end_turn()
    t.run_until("discard").run_villain_phase(accept=["Defend with Black Cat", "Defend with Spider-Man"])
    assert [line.split(",")[0] for line in t.events("defend")] == ["defend: card Black Cat", "defend: card Spider-Man"]


def test_run_stops_with_the_game() -> None:
    t = Table().hero("Spider-Man", damage=9).run_villain_phase()
    assert t.game.outcome == "loss"


def test_run_that_never_arrives_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mc_env.table.playing._MOST_CHOICES", 5)
    with pytest.raises(TableError, match="not there after 5 choices; the decision is <Decision"):
        Table().hero("Spider-Man").run_until("mulligan")


def test_order_of_events_is_checked_and_what_is_missing_is_named() -> None:
    t = Table().hero("Spider-Man", form="hero").minion("Hydra Mercenary").attack("Hydra Mercenary").end_turn()
    t.expect_order("attack Spider-Man Hydra Mercenary", "damage Hydra Mercenary taken 2", "ends turn")
    with pytest.raises(
        TableError, match=r"'attack Spider-Man' did not happen in this place \(ends turn \| attack Spider"
    ):
        t.expect_order("ends turn", "attack Spider-Man")
    with pytest.raises(TableError, match="'thwart' did not happen"):
        t.expect_order("thwart")


def test_events_name_piles_in_words_and_leave_out_what_nobody_sees() -> None:
    t = Table(exact=True).hero("Spider-Man", hand=["Energy", "Black Cat"]).play("Black Cat", pay="Energy")
    assert t.events("discard Energy") == ["discard: card Energy, zone player 1's hand"]
    assert not t.events("decision")


def test_table_without_a_log_says_so() -> None:
    with pytest.raises(TableError, match="keeps no log of events: build it without log=False"):
        Table(log=False).hero("Spider-Man").events()
