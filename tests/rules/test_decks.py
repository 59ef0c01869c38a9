"""Decks: running out, in the middle of drawing or discarding, and searching."""

import pytest

import tests.rules.seldom_cards  # noqa: F401
from mc_env.engine.state.zones import DEALT, DECK, DISCARD, ENC_DECK
from tests.rules.citation import rule


@pytest.fixture
def exact(table_of):
    """A table whose decks hold the named cards and nothing else."""
    return table_of(filler=0)


def encounter(table, *titles, quiet=9):
    return table.encounter_deck(*titles, *["Quiet Moment"] * quiet)


# ------------------------------------------------------------------------------------------ player decks


@rule("player_deck.3", "player_deck.4")
def test_an_emptied_player_deck_is_renewed_and_an_encounter_card_dealt(exact):
    exact.hero("Spider-Man", in_play=["Avengers Mansion"], deck=["Genius"], discard=["Energy", "Strength"])
    encounter(exact, "Advance").use("Avengers Mansion", target="Player 1")
    state = exact.game.state
    assert (exact.hand(0), len(state.zones[DECK]), len(state.zones[DEALT])) == (["Genius"], 2, 1)


@rule("player_deck.5")
def test_drawing_goes_on_from_the_renewed_deck(exact):
    exact.hero("Black Panther", form="alter-ego", in_play=["The Golden City"], deck=["Genius"], discard=["Energy"])
    encounter(exact).use("The Golden City")
    exact.expect(hand={0: ["Genius", "Energy"]})


@rule("player_deck.6")
def test_discarding_from_the_deck_stops_when_it_is_empty(exact):
    exact.hero("Iron Man", hand=["Repulsor Blast", "Genius"], deck=["Energy", "Energy"], discard=["Strength"] * 3)
    encounter(exact).choose("Play Repulsor Blast", "Genius", "Rhino")
    exact.expect(damage={"Rhino": 1 + 2 * 4})
    assert len(exact.game.state.zones[DECK]) == 2 + 3 + 1


@rule("player_deck.7")
def test_a_deck_without_discard_pile_waits_for_a_card_to_be_discarded(exact):
    exact.hero("Spider-Man", hand=["Haymaker", "Genius"], in_play=["Avengers Mansion"], deck=["Energy"])
    encounter(exact).use("Avengers Mansion", target="Player 1")
    assert not exact.game.state.zones[DEALT]
    exact.play("Haymaker", pay=["Genius"], target="Rhino")
    state = exact.game.state
    assert len(state.zones[DEALT]) == 1
    assert sorted(len(state.zones[z]) for z in (DECK, DISCARD)) == [1, 1]


@rule("deal.3")
def test_the_encounter_card_of_an_emptied_deck_is_revealed_in_the_villain_phase(exact):
    exact.hero("Spider-Man", form="alter-ego", in_play=["Avengers Mansion"], deck=["Genius"], discard=["Energy"] * 9)
    encounter(exact, "Hydra Mercenary").use("Avengers Mansion", target="Player 1")
    exact.expect(not_in_play=["Hydra Mercenary"])
    exact.run_villain_phase()
    exact.expect(in_play=["Hydra Mercenary"])


@rule("deal.4")
def test_a_card_dealt_while_cards_are_revealed_is_revealed_in_the_same_phase(exact):
    exact.hero("Spider-Man", deck=["Genius"], discard=["Energy"] * 9).dealt(0, "Assault")
    encounter(exact, "Hydra Mercenary").start(phase="villain", step=4).choose("Spider-Sense", "Do not defend")
    exact.expect(in_play=["Hydra Mercenary"])


@rule("deal.4", "villain_phase.9")
def test_a_card_dealt_to_a_player_who_has_revealed_theirs_is_revealed_in_the_same_phase(exact):
    exact.hero("Captain Marvel", deck=["Genius"] * 3).hero("Iron Man", form="alter-ego", deck=["Genius"] * 9)
    encounter(exact, "Hydra Mercenary").dealt(1, "Electromagnetic Backlash").start(phase="villain", step=4)
    exact.run_until("turn")
    assert exact.game.state.engaged[exact.find("Hydra Mercenary")] == 0


# ------------------------------------------------------------------------------------------ the encounter deck


@rule("encounter_deck.3", "encounter_deck.4", "acceleration_token.2")
def test_an_emptied_encounter_deck_is_renewed_and_accelerates_the_main_scheme(exact):
    exact.hero("Captain Marvel", deck=["Genius"] * 9).encounter_deck("Charge").encounter_discard("Advance", "Advance")
    exact.main_scheme(threat=0).start(phase="villain", step=2)
    state = exact.game.state
    assert (len(state.zones[ENC_DECK]), max(state.accel)) == (2, 1)


@rule("acceleration_token.1", "main_scheme.2")
def test_acceleration_tokens_add_threat_in_step_one(table):
    table.hero("Spider-Man").main_scheme(threat=0, acceleration=2).start(phase="villain", step=1).run_until("turn")
    table.expect(threat={"The Break-In!": 1 + 2})


@rule("in_player_order.1")
def test_decks_that_are_discarded_whole_are_made_anew_one_after_another(exact):
    exact.hero("Captain Marvel", deck=["Genius"] * 2).hero("Spider-Man", deck=["Energy"] * 2)
    exact.encounter_deck("Hydra Bomber", "Hydra Mercenary", "Shocker").start(first=1).reveal("Landslide")
    assert (exact.dealt_to(1), exact.dealt_to(0)) == (["Hydra Bomber"], ["Hydra Mercenary"])


@rule("encounter_deck.5", "encounter_deck.6")
def test_discarding_from_the_encounter_deck_stops_when_it_is_empty(exact):
    exact.hero("Captain Marvel", deck=["Genius"] * 9).dealt(0, "The Masters of Evil").main_scheme(threat=0)
    exact.encounter_deck("Advance").encounter_discard("Melter").start(phase="villain", step=4)
    exact.expect(not_in_play=["Melter"], in_play=["The Masters of Evil"])


@rule("encounter_deck.7")
def test_the_players_lose_when_encounter_deck_and_discard_pile_are_both_empty(exact):
    exact.hero("Captain Marvel", deck=["Genius"] * 9).encounter_deck("Charge").start(phase="villain", step=2)
    exact.expect(outcome="loss")
    assert exact.game.outcome_reason == "encounter_deck_exhausted"


@rule("encounter_deck.3", "surge.2")
def test_the_players_do_not_lose_when_the_revealed_card_was_discarded_before_its_surge(exact):
    exact.hero("Captain Marvel", form="alter-ego", deck=["Genius"] * 9).dealt(0, "Assault")
    exact.encounter_deck("False Alarm").start(phase="villain", step=4)
    exact.expect(outcome=None)


@rule("encounter_deck.7")
def test_a_card_being_revealed_does_not_save_the_players_from_two_empty_piles(exact):
    exact.hero("Captain Marvel", form="alter-ego", deck=["Genius"] * 9).dealt(0, "Under Fire")
    exact.encounter_deck("Quiet Moment").start(phase="villain", step=4)  # Under Fire is still being resolved
    exact.expect(outcome="loss")


@rule("encounter_deck.3")
def test_endless_surge_is_a_loss(exact):
    exact.hero("Spider-Man").villain("Rhino")  # undamaged: Hard to Keep Down can only surge
    exact.encounter_deck(*["Hard to Keep Down"] * 4).start(phase="villain", step=3)
    exact.expect(outcome="loss")
    assert exact.game.outcome_reason == "encounter_deck_exhausted"


# ------------------------------------------------------------------------------------------ searching


@rule("search.1", "search.3", "search.5", "shuffle.2")
def test_a_search_shuffles_the_deck_and_takes_the_chosen_card(table):
    table.hero("Black Panther", hand=["Shuri", "Genius"], deck=["Panther Claws", "Tactical Genius", "Energy"])
    table.play("Shuri", pay=["Genius"]).choose("Use Shuri")
    assert sorted(table.options()) == ["Panther Claws", "Tactical Genius"]
    table.choose("Tactical Genius")
    table.expect(hand={0: ["Tactical Genius"]})


@rule("search.2")
def test_a_search_may_find_nothing(table):
    table.hero("Black Panther", hand=["Shuri", "Genius"])
    table.play("Shuri", pay=["Genius"]).choose("Use Shuri")
    table.expect(hand={0: 0}, in_play=["Shuri"])


@rule("discard.5", "discard_pile.4")
def test_cards_discarded_from_a_deck_keep_their_order(table):
    table.hero(
        "Iron Man", hand=["Repulsor Blast", "Genius"], deck=["Energy", "Strength", "Haymaker", "Backflip", "Tenacity"]
    )
    table.choose("Play Repulsor Blast", "Genius", "Rhino")
    assert table.discard(0)[1:6] == ["Energy", "Strength", "Haymaker", "Backflip", "Tenacity"]
