"""Physical Toll, and the Baron Mordo set."""

import pytest

from mc_env.table import Table
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ Physical Toll


@rule("obligation.6")
def test_physical_toll_leaves_the_game_when_stephen_strange_exhausts(table):
    table.hero("Doctor Strange", form="alter-ego").reveal("Physical Toll").choose("Yes").expect(
        exhausted=["Stephen Strange"]
    )
    assert table.where("Physical Toll") == "removed from the game"


def test_physical_toll_lets_doctor_strange_flip_first(table):
    table.hero("Doctor Strange").reveal("Physical Toll").choose("Yes", "Yes").expect(exhausted=["Stephen Strange"])
    assert table.where("Physical Toll") == "removed from the game"


def test_physical_toll_stays_and_makes_the_next_event_cost_3_more(table):
    hand = ["Magic Blast", "Energy", "Genius", "Strength", "Magic Blast"]
    table.hero("Doctor Strange", hand=hand).reveal("Physical Toll").choose("No").expect(in_play=["Physical Toll"])
    table.play("Magic Blast", pay=["Energy", "Genius", "Strength"], target="Rhino").run_until("turn")
    table.expect(hand={0: 1}, discard={None: ["Physical Toll"]}, not_in_play=["Physical Toll"])
    assert table.damage("Rhino") >= 5


def test_physical_toll_forbids_an_event_that_cannot_be_paid(table):
    table.hero("Doctor Strange", hand=["Warning", "Energy"]).card("Doctor Strange").reveal("Physical Toll").choose("No")
    table.deal_damage("Doctor Strange", 2).expect(damage={"Doctor Strange": 2}, in_play=["Physical Toll"])


def test_physical_toll_does_not_change_the_cost_of_other_cards_or_of_invocations(table):
    table.hero("Doctor Strange", hand=["Wong", "Energy", "Genius"], extra={"Invocation": ["Winds of Watoomb"]})
    table.reveal("Physical Toll").choose("No").play("Wong", pay=["Energy", "Genius"]).use("Doctor Strange")
    table.choose("Winds of Watoomb").expect(hand={0: 3}, in_play=["Physical Toll"])


def test_physical_toll_does_not_concern_the_events_of_other_players(table):
    table.hero("Spider-Man", hand=["Swinging Web Kick", "Genius", "Energy"]).hero("Doctor Strange").reveal(
        "Physical Toll", seat=1
    )
    table.choose("No").play("Swinging Web Kick", pay=["Genius", "Energy"], target="Rhino").expect(
        in_play=["Physical Toll"]
    )


def test_physical_toll_waits_for_the_next_round(table):
    table.hero("Doctor Strange", hand=["Magic Blast"]).reveal("Physical Toll").choose("No").run_villain_phase()
    table.expect(in_play=["Physical Toll"])


# ------------------------------------------------------------------------------------------ the nemesis set


@pytest.mark.parametrize(
    ("card", "damage", "status"),
    [
        ("Strength", 2, ["stunned"]),
        ("Energy", 4, []),
        ("Genius", 2, ["confused"]),
        ("Wong", 4, ["confused", "stunned"]),
    ],
)
def test_baron_mordo_discards_a_card_as_he_attacks_and_its_resource_says_what_happens(table, card, damage, status):
    table.hero("Doctor Strange", deck=[card]).minion("Baron Mordo").enemy_attacks("Baron Mordo").run_until("turn")
    table.expect(damage={"Doctor Strange": damage}, status={"Doctor Strange": status}, discard={0: [card]})


def test_baron_mordo_acts_before_anybody_defends(table):
    table.hero("Doctor Strange", deck=["Energy"]).minion("Baron Mordo").enemy_attacks("Baron Mordo")
    table.run_until("defend").expect(damage={"Doctor Strange": 2}, midway=True)


def test_baron_mordo_discards_nothing_when_he_is_stunned(table):
    table.hero("Doctor Strange", deck=["Energy"]).minion("Baron Mordo", status="stunned").enemy_attacks("Baron Mordo")
    table.expect(damage={"Doctor Strange": 0}, discard={0: []})


def test_open_the_dark_dimension_takes_the_top_invocation(table):
    deck = ["Winds of Watoomb", "Vapors of Valtorr"]
    table.hero("Doctor Strange", extra={"Invocation": deck}).reveal("Open the Dark Dimension")
    assert table.where("Winds of Watoomb") == "beneath a card"
    table.expect(threat={"Open the Dark Dimension": 3})
    assert table.game.view(0)["extra_decks"]["Invocation"]["deck"]["size"] == 1


def test_open_the_dark_dimension_shuffles_the_invocation_back(table):
    deck = ["Winds of Watoomb", "Vapors of Valtorr"]
    table.hero("Doctor Strange", hand=["To the Rescue!", "Genius"], extra={"Invocation": deck}).main_scheme(threat=0)
    table.reveal("Open the Dark Dimension").thwart("Open the Dark Dimension")
    table.play("To the Rescue!", pay="Genius", target="Open the Dark Dimension")
    table.expect(not_in_play=["Open the Dark Dimension"])
    assert table.game.view(0)["extra_decks"]["Invocation"]["deck"]["size"] == 2


def test_open_the_dark_dimension_begins_with_3_threat_per_player_and_needs_no_doctor_strange():
    table = Table().hero("Spider-Man").hero("She-Hulk").reveal("Open the Dark Dimension")
    table.expect(threat={"Open the Dark Dimension": 6})


def test_counterspell_cancels_the_next_event_and_is_discarded(table):
    table.hero("Doctor Strange", hand=["Magic Blast", "Strength", "Energy"]).attach("Counterspell", "Doctor Strange")
    table.play("Magic Blast", pay=["Strength", "Energy"])
    table.expect(damage={"Rhino": 0}, discard={0: ["Magic Blast", "Strength", "Energy"], None: ["Counterspell"]})


def test_counterspell_attaches_to_the_hero_of_the_player_who_reveals_it(table):
    table.hero("Doctor Strange").hero("Spider-Man").reveal("Counterspell", seat=1)
    assert table.host("Counterspell") == "Spider-Man"


def test_counterspell_is_discarded_when_it_is_revealed_in_alter_ego_form(table):
    """FAQ: no other card is revealed in its place."""
    table.hero("Doctor Strange", form="alter-ego").encounter_deck("Shocker").reveal("Counterspell")
    table.expect(discard={None: ["Counterspell"]}, not_in_play=["Shocker"])


def test_counterspell_does_not_answer_events_of_others_or_cards_that_are_no_events(table):
    table.hero("Spider-Man", hand=["Swinging Web Kick", "Genius", "Energy"]).hero("Doctor Strange").attach(
        "Counterspell", "Doctor Strange"
    )
    table.play("Swinging Web Kick", pay=["Genius", "Energy"], target="Rhino").expect(
        damage={"Rhino": 8}, in_play=["Counterspell"]
    )


def test_counterspell_lets_other_cards_be_played(table):
    table.hero("Doctor Strange", hand=["Wong", "Genius", "Energy"]).attach("Counterspell", "Doctor Strange")
    table.play("Wong", pay=["Genius", "Energy"]).expect(in_play=["Wong", "Counterspell"])


def test_counterspell_still_cancels_when_its_player_is_in_alter_ego_form(table):
    table.hero("Doctor Strange", hand=["Mystical Studies", "Genius"]).attach(
        "Counterspell", "Doctor Strange"
    ).change_form()
    table.play("Mystical Studies", pay="Genius").expect(hand={0: 0}, discard={None: ["Counterspell"]})


def test_thoughtcasting_discards_the_dearest_card_and_deals_its_cost_as_damage(table):
    table.hero("Doctor Strange", hand=["Magic Blast", "Warning", "Genius"]).reveal("Thoughtcasting").run_until("turn")
    table.expect(damage={"Doctor Strange": 3}, hand={0: ["Warning", "Genius"]}, discard={0: ["Magic Blast"]})


def test_thoughtcasting_places_as_much_threat_in_alter_ego_form(table):
    table.hero("Doctor Strange", form="alter-ego", hand=["Magic Blast", "Clea"]).main_scheme(threat=0).reveal(
        "Thoughtcasting"
    )
    table.run_until("turn").expect(threat={"The Break-In!": 3}, hand={0: ["Clea"]}, damage={"Stephen Strange": 0})


def test_thoughtcasting_lets_the_player_choose_among_equals(table):
    table.hero("Doctor Strange", hand=["Magic Blast", "Wong", "Clea"]).reveal("Thoughtcasting")
    assert sorted(table.options()) == ["Magic Blast", "Wong"]


def test_thoughtcasting_takes_a_resource_card_when_there_is_nothing_else(table):
    table.hero("Doctor Strange", hand=["Genius"]).reveal("Thoughtcasting").run_until("turn")
    table.expect(damage={"Doctor Strange": 0}, discard={0: ["Genius"]})


def test_thoughtcasting_does_nothing_to_an_empty_hand(table):
    table.hero("Doctor Strange").reveal("Thoughtcasting").expect(damage={"Doctor Strange": 0})


def test_open_the_dark_dimension_leaves_an_invocation_known_to_all_beneath_it(table):
    table.hero("Doctor Strange", extra={"Invocation": ["Winds of Watoomb", "Vapors of Valtorr"]}).hero("Spider-Man")
    table.reveal("Open the Dark Dimension")
    scheme = next(s for s in table.game.view(1)["areas"][0]["side_schemes"] if s["title"] == "Open the Dark Dimension")
    assert scheme["beneath_it"] == ["Winds of Watoomb"]
