"""Basic cards of the Black Widow pack."""

from tests.rules.citation import rule
from tools import identities


def test_quincarrier_generates_a_wild_resource(table):
    table.hero("Black Widow", hand=["Widow's Bite"], in_play=["Quincarrier"]).play("Widow's Bite", pay="Quincarrier")
    table.expect(in_play=["Widow's Bite"], exhausted=["Quincarrier"])


def test_quincarrier_is_played_by_an_avenger_only(table):
    table.hero("Black Widow", hand=["Quincarrier", "Energy", "Genius"]).play("Quincarrier", pay=["Energy", "Genius"])
    table.expect(in_play=["Quincarrier"])


def test_quincarrier_is_not_offered_to_natasha_romanoff_who_is_no_avenger(table):
    table.hero("Black Widow", form="alter-ego", hand=["Quincarrier", "Energy", "Genius"])
    assert "Play Quincarrier" not in table.options()


@rule("cancel.1")
def test_target_acquired_cancels_the_boost_ability_of_a_card_but_not_its_icons(table):
    table.hero("Spider-Man", in_play=["Target Acquired"]).encounter_deck("Heart-Shaped Herb").enemy_attacks("Rhino")
    table.run_until("turn", accept=["Use Target Acquired"])
    table.expect(damage={"Spider-Man": 3}, status={"Rhino": []}, discard={0: ["Target Acquired"]})


def test_target_acquired_may_be_declined(table):
    table.hero("Spider-Man", in_play=["Target Acquired"]).encounter_deck("Heart-Shaped Herb").enemy_attacks("Rhino")
    table.run_until("turn").expect(damage={"Spider-Man": 3}, status={"Rhino": ["tough"]}, in_play=["Target Acquired"])


def test_target_acquired_is_not_offered_for_a_card_without_boost_ability(table):
    table.hero("Spider-Man", in_play=["Target Acquired"]).encounter_deck("Sandman").enemy_attacks("Rhino")
    table.run_until("turn", accept=["Use Target Acquired"]).expect(in_play=["Target Acquired"])


def test_target_acquired_is_not_offered_in_alter_ego_form(table):
    table.hero("Spider-Man", form="alter-ego", in_play=["Target Acquired"]).encounter_deck("Heart-Shaped Herb")
    table.enemy_schemes("Rhino").expect(status={"Rhino": ["tough"]}, in_play=["Target Acquired"])


def test_target_acquired_comes_after_interrupts_to_the_same_card(table):
    table.hero("Black Widow", in_play=["Target Acquired", "Attacrobatics"]).encounter_deck("Heart-Shaped Herb")
    table.enemy_attacks("Rhino").decline()
    assert [o for o in table.options() if o.startswith("Use")] == ["Use Attacrobatics"]
    table.choose("Use Attacrobatics").decline().choose("Use Target Acquired").decline()
    table.expect(damage={"Rhino": 1, "Black Widow": 2}, status={"Rhino": []})


def test_espionage_draws_2_cards_before_surge_reveals_the_next_one(table):
    table.hero("Black Widow", in_play=["Espionage"], deck=["Genius", "Energy"]).encounter_deck("Sandman")
    table.reveal("Kree Manipulator").choose("Use Espionage").run_until("turn")
    table.expect(hand={0: ["Genius", "Energy"]}, in_play=["Sandman"], discard={0: ["Espionage"]})


def test_espionage_answers_surge_that_a_card_gained(table):
    table.hero("Black Widow", in_play=["Espionage"]).encounter_deck("Sandman").reveal("Hard to Keep Down")
    table.choose("Use Espionage").run_until("turn").expect(hand={0: 2}, in_play=["Sandman"])


def test_espionage_answers_surge_of_a_card_that_another_player_revealed(table):
    table.hero("Black Widow", in_play=["Espionage"]).hero("Spider-Man").encounter_deck("Sandman")
    table.reveal("Kree Manipulator", seat=1).run_until("turn", accept=["Use Espionage"]).expect(hand={0: 2})


def test_espionage_is_not_offered_without_surge(table):
    table.hero("Black Widow", in_play=["Espionage"]).reveal("Sandman").run_until("turn").expect(in_play=["Espionage"])


def test_espionage_is_played_only_with_a_spy(table):
    identities.register()
    table.hero("test_alpha", hand=["Espionage", "Genius"]).hero("Black Widow", hand=["Espionage", "Genius"])
    assert "Play Espionage" not in table.options()
    table.end_turn()
    assert "Play Espionage" in table.options()
