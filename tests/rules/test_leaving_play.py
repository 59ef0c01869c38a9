"""Leaving play: whatever makes a card leave, abilities that look for it see it, before and after."""

import pytest

import tests.rules.keyword_cards
import tests.rules.reference_cards
import tests.rules.reference_word_cards  # noqa: F401
from tests.rules.citation import rule


def losses(table):
    """How many cards have left play since Ledger came."""
    return table.counters("Ledger", "loss")


@rule("leaves_play.1", "leaves_play.2")
def test_an_ally_that_is_defeated_has_left_play(table):
    table.hero("Spider-Man", in_play=["Ledger", "Daredevil"]).card("Daredevil", damage=2)
    table.attack("Rhino", by="Daredevil")
    table.run_until("turn")
    table.expect(not_in_play=["Daredevil"])
    assert losses(table) == 1


@rule("leaves_play.1", "uses.4", "keywords.28", "player_turn.6")
def test_a_card_whose_uses_are_spent_has_left_play(table):
    table.hero("Spider-Man", in_play=["Ledger", "Last Match"]).use("Last Match", target="Rhino")
    table.expect(damage={"Rhino": 1}, discard={0: ["Last Match"]})
    assert losses(table) == 1


@rule("leaves_play.1", "restricted.3")
def test_a_card_discarded_for_a_limit_has_left_play(table):
    table.hero("Spider-Man", hand=["Rifle"], in_play=["Ledger", "Holster", "Bandolier"])
    table.play("Rifle").choose("Holster")
    table.expect(discard={0: ["Holster"]})
    assert losses(table) == 1


@rule("leaves_play.1", "ally_limit.3", "interrupt.1")
def test_a_card_discarded_for_a_limit_can_be_interrupted_and_no_other_goes_meanwhile(table):
    table.hero("Spider-Man", hand=["Pacifist"], in_play=["Nick Fury", "Black Cat", "Daredevil"], deck=["Haymaker"])
    table.attach("Keepsake", to="Daredevil").play("Pacifist").choose("Daredevil")
    table.choose("Use Keepsake").expect(hand={0: ["Haymaker"]}, in_play=["Nick Fury", "Black Cat", "Pacifist"])
    table.expect(not_in_play=["Daredevil", "Keepsake"])


@rule("leaves_play.1", "temporary.1")
def test_a_temporary_card_has_left_play_when_the_round_is_over(table):
    table.hero("Spider-Man", in_play=["Ledger"]).environment("Passing Storm").run_villain_phase()
    table.expect(discard={None: ["Passing Storm"]})
    assert losses(table) == 1


@rule("leaves_play.1", "leaves_play.4")
def test_cards_attached_to_a_card_that_leaves_play_leave_it_too(table):
    table.hero("Spider-Man", hand=["Dismiss"], in_play=["Ledger"]).minion("Hydra Mercenary", attachments=["Medal"])
    table.play("Dismiss", target="Hydra Mercenary").run_until("turn")
    table.expect(not_in_play=["Medal", "Hydra Mercenary"])
    assert losses(table) == 2


@rule("leaves_play.1", "player_elimination.4")
def test_the_cards_of_an_eliminated_player_have_left_play(table):
    table.hero("Spider-Man", in_play=["Ledger"])
    table.hero("Captain Marvel", in_play=["Helicarrier", "Hellcat"], damage=11).start(phase="villain", step=2, seat=1)
    table.run_until("turn")
    table.expect(not_in_play=["Captain Marvel", "Helicarrier", "Hellcat"])
    assert losses(table) == 3  # the identity as well


@rule("leaves_play.1", "interrupt.1")
@pytest.mark.parametrize("cause", ["defeated", "discarded"])
def test_a_card_may_be_interrupted_as_it_leaves_play_with_its_host(table, cause):
    table.hero("Spider-Man", hand=["Dismiss"], in_play=["Daredevil"], deck=["Haymaker"])
    table.attach("Keepsake", to="Daredevil").card("Daredevil", damage=2)
    if cause == "defeated":
        table.attack("Rhino", by="Daredevil")
    else:
        table.play("Dismiss", target="Daredevil")
    table.expect(in_play=["Keepsake"], midway=True)  # still there, as the window is before
    table.choose("Use Keepsake")
    table.expect(not_in_play=["Keepsake", "Daredevil"])
    assert "Haymaker" in table.hand(0)


@rule("response.1", "leaves_play.1")
def test_a_card_that_has_left_play_cannot_respond_to_that(table):
    table.hero("Spider-Man", hand=["Dismiss"], in_play=["Daredevil"], deck=["Haymaker"]).attach(
        "Farewell", to="Daredevil"
    )
    table.play("Dismiss", target="Daredevil")
    table.expect(not_in_play=["Farewell"], hand={0: 0})


@rule("replacement_effect.2", "would.1")
@pytest.mark.parametrize("cause", ["defeated", "discarded"])
def test_leaving_play_is_replaced_by_something_else(table, cause):
    table.hero("Spider-Man", hand=["Dismiss"], in_play=["Daredevil", "Lifeline"]).card("Daredevil", damage=2)
    if cause == "defeated":
        table.attack("Rhino", by="Daredevil")
    else:
        table.play("Dismiss", target="Daredevil")
    table.choose("Use Lifeline")
    table.expect(not_in_play=["Daredevil"], exhausted=["Lifeline"])
    assert "Daredevil" in table.hand(0)
    assert "Daredevil" not in table.discard(0)


# ------------------------------------------------------------------------------------------ entering play


@rule("teamwork.1", "quickstrike.1")
def test_a_minion_with_teamwork_and_quickstrike_does_both(table):
    table.hero("Captain Marvel").minion("Pack Pup").dealt(0, "Pack Hunter").start(phase="villain", step=4)
    table.decline().expect(damage={"Captain Marvel": 2}, midway=True)
    table.run_until("turn").expect(damage={"Captain Marvel": 4})
