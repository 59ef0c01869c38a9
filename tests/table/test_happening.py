"""Things made to happen at a player's turn go through the engine's own ops."""

from __future__ import annotations

import pytest

from mc_env.audit import audit
from mc_env.engine.game import load_game
from mc_env.table import Table, TableError


def test_damage_that_is_dealt_opens_windows_and_the_turn_goes_on() -> None:
    t = Table().hero("Captain Marvel", in_play=["Cosmic Flight"]).deal_damage("Captain Marvel", 5)
    assert t.decision.prompt == "Interrupt? (Captain Marvel takes 5 damage)"
    t.choose("Use Cosmic Flight").expect(damage={"Captain Marvel": 2}, not_in_play=["Cosmic Flight"])
    t.deal_damage("Captain Marvel", 1).expect(damage={"Captain Marvel": 3})


def test_damage_that_is_dealt_meets_tough_and_defeats() -> None:
    t = Table().hero("Spider-Man").minion("Hydra Mercenary", status="tough")
    t.deal_damage("Hydra Mercenary", 9).expect(status={"Hydra Mercenary": []}, damage={"Hydra Mercenary": 0})
    t.deal_damage("Hydra Mercenary", 9).expect(discard={None: ["Hydra Mercenary"]})


def test_damage_dealt_by_a_card_comes_from_it() -> None:
    t = Table().hero("Black Panther", in_play=["Energy Daggers"]).minion("Killmonger").minion("Hydra Mercenary")
    t.deal_damage("Killmonger", 2, by="Energy Daggers").deal_damage("Hydra Mercenary", 2, by="Energy Daggers")
    t.expect(damage={"Killmonger": 0, "Hydra Mercenary": 2})
    assert t.events("damage source Energy Daggers Hydra Mercenary")


def test_threat_that_is_placed_can_be_taken_as_damage() -> None:
    t = Table().hero("Spider-Man", hand=["Great Responsibility"]).place_threat("The Break-In!", 2)
    t.choose("Play Great Responsibility").expect(damage={"Spider-Man": 2}, threat={"The Break-In!": 0})
    t.place_threat("The Break-In!", 2).expect(threat={"The Break-In!": 2})


def test_threat_that_is_placed_completes_the_scheme() -> None:
    t = Table().hero("Spider-Man").place_threat("The Break-In!", 7)
    assert (t.game.outcome, t.game.outcome_reason) == ("loss", "scheme_completed")


def test_revealed_minion_engages_the_seat_and_its_quickstrike_works() -> None:
    t = Table().hero("Spider-Man").hero("She-Hulk", form="hero").reveal("Whiplash", seat=1)
    t.expect(in_play=["Whiplash"])
    assert t.engaged("Whiplash") == 1
    t = Table().hero("Spider-Man").encounter_deck("Shocker").reveal("Shocker")
    assert t.deck(None)[0] == "Quiet Moment"  # it was the one on top
    t.expect(damage={"Spider-Man": 1}, in_play=["Shocker"])


def test_revealed_surge_card_is_followed_by_another() -> None:
    t = Table(mode="expert").hero("Spider-Man").encounter_deck("Hydra Mercenary").reveal("Exhaustion")
    t.expect(exhausted=["Spider-Man"], in_play=["Hydra Mercenary"])
    t.expect_order("reveal Exhaustion", "surge", "reveal Hydra Mercenary")


def test_villain_attacks_with_a_boost_card_and_may_be_defended() -> None:
    t = Table().hero("She-Hulk", form="hero").encounter_deck("Hydra Mercenary").enemy_attacks("Rhino")
    assert t.decision.prompt == "Defend? (Rhino attacks She-Hulk)"
    t.defend("She-Hulk").expect(exhausted=["She-Hulk"], damage={"She-Hulk": 1})
    t.expect_order("enemy attacks Rhino", "defend She-Hulk", "boost card Hydra Mercenary", "attack damage amount 1")


def test_minion_attacks_the_seat_it_is_engaged_with_and_others_are_told_whom() -> None:
    t = Table().hero("Spider-Man").hero("She-Hulk", form="hero").minion("Hydra Mercenary", engaged=1)
    t.enemy_attacks("Hydra Mercenary")
    asked = {}
    while t.decision.kind == "defend":
        asked[t.decision.player] = t.decision.prompt
        t.decline()
    assert asked == dict.fromkeys((1, 0), "Defend? (Hydra Mercenary attacks She-Hulk)")
    t.expect(damage={"She-Hulk": 1, "Spider-Man": 0})
    t.enemy_attacks("Hydra Mercenary", seat=0).run_until("turn").expect(damage={"Spider-Man": 1})


def test_enemy_schemes_and_a_confused_one_does_not() -> None:
    t = Table().hero("Spider-Man").villain(status="confused").enemy_schemes("Rhino")
    t.expect(threat={"The Break-In!": 0}, status={"Rhino": []})
    t.enemy_schemes("Rhino").expect(threat={"The Break-In!": 1})


def test_things_happen_only_at_a_players_turn() -> None:
    t = Table().hero("She-Hulk", form="hero").enemy_attacks("Rhino")
    with pytest.raises(
        TableError, match=r"at a player's turn; the decision is defend \(Defend\? .*\): answer it first"
    ):
        t.deal_damage("Rhino", 1)
    t = Table().hero("Spider-Man", damage=9).deal_damage("Spider-Man", 1)
    with pytest.raises(TableError, match="at a player's turn; the game is over"):
        t.deal_damage("Rhino", 1)


def test_enemy_that_is_not_in_play_and_an_empty_seat_are_named() -> None:
    t = Table().hero("Spider-Man").encounter_deck("Shocker")
    with pytest.raises(TableError, match="Shocker cannot activate against seat 0"):
        t.enemy_attacks("Shocker")
    with pytest.raises(TableError, match="seat 2 is empty"):
        Table().hero("Spider-Man").enemy_attacks("Rhino", seat=2)


def test_game_in_which_something_was_made_to_happen_can_be_saved_and_audited() -> None:
    t = Table(exact=True).hero("Spider-Man", form="hero").deal_damage("Rhino", 3).reveal("Shocker").attack("Shocker")
    assert load_game(t.game.save()) == t.game
    assert not audit(t.game.record(exact=True)).complaints
