"""What is in play and what is not; decks, discard piles, finding, cards with two sides, identities."""

import pytest

import mc_env
import tests.rules.entry_cards
import tests.rules.keyword_cards  # noqa: F401
from mc_env.cards.terms import CardType, Stat
from mc_env.engine.program.tables import FACES
from mc_env.engine.state.zones import DECK, ENC_DECK, PLAY, VILLAIN_DECK
from tests.rules.citation import rule


def deck(table, zone=DECK):
    """Titles of a deck, the top card first."""
    g = table.game.state
    return [FACES[g.face[c]].title for c in reversed(g.zones[zone])]


# ------------------------------------------------------------------------------------------ in play


@rule("in_play.2")
def test_player_cards_in_play_are_the_faceup_identity_and_what_has_entered_play(table):
    table.hero("Spider-Man", hand=["Hulk"], in_play=["Mockingbird", "Aunt May", "Web-Shooter"], discard=["Tigra"])
    titles = set(table.in_play())
    assert {"Spider-Man", "Mockingbird", "Aunt May", "Web-Shooter"} <= titles
    assert not {"Peter Parker", "Hulk", "Tigra"} & titles


@rule("in_play.3", "in_play.13")
def test_only_the_faceup_top_of_villain_and_main_scheme_decks_is_in_play(table_of):
    table = table_of(scenario="klaw")
    table.hero("Spider-Man").villain("Klaw", stage=1)
    g = table.game.state
    assert [FACES[g.face[c]].stage for c in g.zones[PLAY + CardType.VILLAIN]] == [1]
    assert [FACES[g.face[c]].code for c in g.zones[PLAY + CardType.MAIN_SCHEME]] == ["01116b"]
    assert [FACES[g.face[c]].stage for c in g.zones[VILLAIN_DECK]] == [2]
    assert "Secret Rendezvous" not in table.in_play()
    assert table.where("Secret Rendezvous") == "main scheme deck"


@rule("in_play.4")
def test_encounter_cards_in_play_are_those_that_have_entered_play(table):
    table.hero("Captain Marvel").minion("Shocker").environment("Heat Wave").side_scheme("Slow Fuse")
    table.villain("Rhino", attachments=["Enhanced Ivory Horn"]).dealt(0, "Bad Habit").encounter_deck("Sandman")
    table.start(phase="villain", step=4)
    assert {"Shocker", "Heat Wave", "Slow Fuse", "Enhanced Ivory Horn", "Bad Habit"} <= set(table.in_play())
    assert "Sandman" not in table.in_play()


@rule("in_play.5", "in_play.16", "enters_play.1")
def test_card_enters_play_from_outside_and_leaves_it_for_outside(table):
    table.hero("Spider-Man", hand=["Shed", "Genius", "Fire Sale"], in_play=["Doorman"])
    table.play("Shed", pay=["Genius"]).expect(counters={"Doorman": {"in": 1, "out": 0}})
    table.play("Fire Sale", target="Shed").expect(counters={"Doorman": {"in": 1, "out": 1}})


@rule("enters_play.2")
def test_played_card_put_into_play_and_revealed_card_all_enter_play(table):
    table.hero("Spider-Man", hand=["Shed", "Genius", "Salvage"], discard=["Holster"], in_play=["Doorman"])
    table.dealt(0, "Heat Wave").play("Shed", pay=["Genius"]).expect(counters={"Doorman": {"in": 1}})
    table.play("Salvage", target="Holster").expect(counters={"Doorman": {"in": 2}})
    table.run_villain_phase().expect(in_play=["Heat Wave"], counters={"Doorman": {"in": 3}})


@pytest.mark.parametrize("place", ["hand", "deck", "discard"])
@rule("in_play.7", "in_play.9", "discard_pile.1", "in_play.11")
def test_text_of_a_card_out_of_play_is_inactive(table, place):
    table.hero("Spider-Man", **{place: ["Training Dummy"]})
    assert table.stat("Spider-Man", Stat.ATK) == 2
    assert not [x for x in table.options() if x.startswith("Use Training Dummy")]


@rule("in_play.12", "in_play.9")
def test_encounter_deck_and_discard_pile_are_out_of_play(table):
    table.hero("Captain Marvel").encounter_deck("Heat Wave").encounter_discard("Heat Wave").main_scheme(threat=0)
    assert table.stat("Rhino", Stat.ATK) == 2


@rule("in_play.13")
def test_encounter_card_dealt_facedown_is_out_of_play(table):
    table.hero("Captain Marvel", hand=["Cold Front"]).dealt(0, "Heat Wave", "Icon Scheme").main_scheme(threat=0)
    assert table.stat("Rhino", Stat.ATK) == 2
    assert "Play Cold Front" not in table.options()


@rule("in_play.14")
def test_facedown_card_beneath_a_card_in_play_is_out_of_play(table):
    table.hero("Spider-Man", hand=["Training Dummy"], in_play=["Vault"]).use("Vault", target="Training Dummy")
    assert table.where("Training Dummy") == "beneath a card"
    assert table.stat("Spider-Man", Stat.ATK) == 2
    assert "Training Dummy" not in table.in_play()


@rule("in_play.15")
def test_card_that_is_set_aside_is_out_of_play(table):
    table.hero("Spider-Man", hand=["Banish"], in_play=["Training Dummy"])
    assert table.stat("Spider-Man", Stat.ATK) == 3
    table.play("Banish", target="Training Dummy")
    assert (table.where("Training Dummy"), table.stat("Spider-Man", Stat.ATK)) == ("set aside", 2)


@rule("in_play.15")
def test_card_removed_from_the_game_is_out_of_play(table):
    table.hero("Spider-Man", hand=["Recall Notice"], in_play=["Cut-Out"]).play("Recall Notice", target="Cut-Out")
    assert table.where("Cut-Out") == "removed from the game"
    assert "Cut-Out" not in table.in_play()


@rule("in_play.8", "in_play.17", "flip.1")
def test_only_the_faceup_side_of_a_double_sided_card_is_in_play(table):
    table.hero("Spider-Man", hand=["Turn of the Tide"]).environment("Broad Daylight")
    assert [table.stat("Rhino", x) for x in (Stat.ATK, Stat.SCH)] == [3, 1]
    table.play("Turn of the Tide", target="Broad Daylight")
    assert [table.stat("Rhino", x) for x in (Stat.ATK, Stat.SCH)] == [2, 2]
    table.expect(in_play=["Dead of Night"], not_in_play=["Broad Daylight"])


# ------------------------------------------------------------------------------------------ two sides


@rule("double_sided_card.1", "flip.1")
def test_double_sided_card_shows_one_of_its_faces_always(table):
    table.hero("Spider-Man", hand=["Turn of the Tide", "Turn of the Tide"]).environment("Broad Daylight")
    table.play("Turn of the Tide", target="Broad Daylight").play("Turn of the Tide", target="Dead of Night")
    table.expect(in_play=["Broad Daylight"])
    assert table.stat("Rhino", Stat.ATK) == 3


@rule("double_sided_card.2")
def test_double_sided_card_that_would_go_to_a_hand_leaves_the_game(table):
    table.hero("Spider-Man", hand=["Recall Notice"], in_play=["Cut-Out"]).play("Recall Notice", target="Cut-Out")
    table.expect(hand={0: 0})
    assert table.where("Cut-Out") == "removed from the game"


@pytest.mark.parametrize(("mode", "atk"), [("standard", 1), ("expert", 2)])
@rule("double_sided_card.3")
def test_card_with_a_side_for_each_mode_shows_the_one_of_this_game(table_of, mode, atk):
    table = table_of(scenario="rhino", mode=mode)
    table.hero("Spider-Man").dealt(0, "Rules of Engagement").start(phase="villain", step=4)
    printed = {"standard": 2, "expert": 3}[mode]  # Rhino I and Rhino II
    assert table.stat("Rhino", Stat.ATK) == printed + atk


@rule("double_sided_card.3")
def test_new_game_in_expert_mode_holds_the_expert_side():
    game = mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=1, mode="expert", modular=["entry_two_modes"])
    g = game.state
    codes = {FACES[g.face[c]].code for c in g.zones[ENC_DECK]}
    assert "entry_mode_expert" in codes
    assert "entry_mode_standard" not in codes


@rule("flip.3")
def test_card_flipped_to_the_same_type_keeps_everything_on_it(table):
    table.hero("Spider-Man", hand=["Unmask"]).minion("Meek Shape", damage=2, status=["stunned"], attachments=["Medal"])
    table.card("Meek Shape", counters={"secret": 1}).play("Unmask", target="Meek Shape")
    table.expect(damage={"Fierce Shape": 2}, status={"Fierce Shape": ["stunned"]}, in_play=["Medal"])
    table.expect(counters={"Fierce Shape": {"secret": 1}})
    assert table.stat("Fierce Shape", Stat.ATK) == 3 + 1


@rule("flip.4")
def test_card_flipped_to_another_type_loses_everything_on_it(table):
    table.hero("Spider-Man", hand=["Expose"]).side_scheme("Secret Base", attachments=["Medal"]).main_scheme(threat=0)
    table.dealt(0, "Fuse").start(phase="villain", step=4).choose("Secret Base").play("Expose", target="Secret Base")
    base = table.game.view(0)["areas"][0]["environments"][0]
    assert (base["title"], base["threat"], base.get("acceleration_tokens", 0)) == ("Open Base", 0, 0)
    table.expect(not_in_play=["Medal"]).run_villain_phase().expect(threat={"The Break-In!": 1})


# ------------------------------------------------------------------------------------------ identities


@rule("identity.1", "identity.2", "form.1")
def test_identity_shows_the_form_its_player_is_in(table):
    table.hero("Spider-Man", form="alter-ego")
    view = table.game.view(0)["players"][0]
    assert (view["form"], view["identity"]["title"]) == ("alter-ego", "Peter Parker")
    table.change_form()
    view = table.game.view(0)["players"][0]
    assert (view["form"], view["identity"]["title"]) == ("hero", "Spider-Man")


@rule("identity.5")
def test_identity_cannot_be_discarded(table):
    table.hero("Spider-Man", hand=["Fire Sale"], in_play=["Mockingbird", "Web-Shooter"]).choose("Play Fire Sale")
    assert sorted(table.options()) == ["Mockingbird", "Web-Shooter"]


@rule("identity.6", "in_play.17")
def test_facedown_side_of_an_identity_is_out_of_play(table):
    table.hero("Alpha", hand=["Haymaker", "Avengers Mansion", "Web-Shooter"])
    table.choose("Play Haymaker")
    assert not [x for x in table.options() if "Gym Member" in x]  # a resource ability of the alter-ego


@rule("identity.6")
def test_faceup_side_of_an_identity_is_in_play(table):
    table.hero("Alpha", form="alter-ego", hand=["Alpha Battery"])
    table.choose("Play Alpha Battery")
    assert [x for x in table.options() if "Gym Member" in x]


# ------------------------------------------------------------------------------------------ decks and discard piles


@rule("deck.2", "encounter_deck.2", "draw.1")
def test_order_of_decks_changes_only_when_something_says_so(table):
    table.hero("Spider-Man", deck=["Hulk", "Tigra", "Genius", "Energy", "Strength", "Haymaker", "Shed"])
    table.encounter_deck("Sudden Blow", "Sting Ray", "Shocker", "Sandman").run_villain_phase()
    assert deck(table)[:2] == ["Haymaker", "Shed"]  # five were drawn
    assert deck(table, ENC_DECK)[:2] == ["Shocker", "Sandman"]  # a boost card and a dealt card
    assert table.hand() == ["Hulk", "Tigra", "Genius", "Energy", "Strength"]


@rule("draw.2")
def test_drawn_card_goes_to_hand(table):
    table.hero("Spider-Man", deck=["Hulk", "Tigra"], in_play=["Training Dummy"]).use("Training Dummy")
    table.expect(hand={0: ["Hulk"]})
    assert deck(table)[0] == "Tigra"


@rule("deal.2")
def test_dealt_encounter_card_lies_facedown_before_the_player(table):
    table.hero("Spider-Man").dealt(0, "Double Trouble").encounter_deck("Grudge", "Backlash").start(
        phase="villain", step=4
    )
    table.expect(in_play=["Grudge", "Backlash"])  # dealt in this step, so revealed in this step


@rule("deal.2")
def test_encounter_card_dealt_in_the_player_phase_is_not_revealed_yet(table):
    table.hero("Spider-Man").minion("Hydra Soldier", damage=3).encounter_deck("Grudge").attack("Hydra Soldier")
    assert table.where("Grudge") == "player 1's dealt encounter cards"
    assert table.game.view(0)["players"][0]["encounter_cards"] == [None]


@rule("discard.1")
def test_card_in_a_discard_pile_cannot_be_discarded(table):
    table.hero("Spider-Man", hand=["Grave Robber"], discard=["Hulk", "Tigra"])
    assert "Play Grave Robber" not in table.options()


@rule("discard.6", "discard.7")
def test_cards_discarded_from_a_deck_are_answered_when_all_are_discarded(table):
    table.hero("Spider-Man", hand=["Mill"], deck=["Hulk", "Genius", "Tigra", "Shed"], in_play=["Scavenger"])
    table.play("Mill")
    assert table.options() == ["Use Scavenger", "Pass"]
    table.expect(discard={0: ["Hulk", "Genius", "Tigra"]}, midway=True)
    table.choose("Use Scavenger", "Use Scavenger").expect(damage={"Rhino": 2})


@rule("discard.8")
def test_card_looked_at_and_discarded_is_discarded_from_the_top_of_the_deck(table):
    table.hero("Spider-Man", hand=["Scry"], deck=["Genius", "Hulk"], in_play=["Scavenger"]).play("Scry", target="Hulk")
    table.choose("Use Scavenger").expect(damage={"Rhino": 1}, discard={0: ["Hulk"]})


@rule("discard.8")
def test_card_discarded_from_hand_is_not_discarded_from_a_deck(table):
    table.hero("Spider-Man", hand=["Toss", "Hulk"], in_play=["Scavenger"]).play("Toss", target="Hulk")
    table.expect(discard={0: ["Hulk"]})


@rule("discard_pile.2")
def test_each_player_and_the_encounter_deck_have_a_discard_pile(table):
    table.hero("Spider-Man", hand=["Toss", "Hulk"]).hero("Captain Marvel", discard=["Tigra"]).encounter_discard(
        "Advance"
    )
    table.play("Toss", target="Hulk").expect(discard={0: ["Hulk", "Toss"], 1: ["Tigra"], None: ["Advance"]})
    assert (table.discard(1), table.discard(None)) == (["Tigra"], ["Advance"])


@rule("discard_pile.3")
def test_discard_piles_are_open_to_everybody(table_of):
    table = table_of(scenario="rhino", hands="private")
    table.hero("Spider-Man", discard=["Hulk"]).hero("Captain Marvel", discard=["Tigra"]).encounter_discard("Advance")
    for seat in (0, 1):
        view = table.game.view(seat)
        assert [p["discard"] for p in view["players"]] == [["Hulk"], ["Tigra"]]
        assert view["areas"][0]["encounter_discard"] == ["Advance"]


@rule("discard_pile.5")
def test_shuffling_an_empty_discard_pile_into_a_deck_does_not_shuffle_it(table):
    cards = ["Hulk", "Tigra", "Genius", "Energy", "Strength", "Haymaker", "Shed"]
    table.hero("Spider-Man", deck=cards).dealt(0, "Rewind").start(phase="villain", step=4)
    assert deck(table)[:7] == cards


@rule("discard_pile.5")
def test_shuffling_a_discard_pile_into_a_deck_shuffles_it(table):
    cards = ["Hulk", "Tigra", "Genius", "Energy", "Strength", "Haymaker", "Shed"]
    table.hero("Spider-Man", deck=cards, discard=["Mockingbird"]).dealt(0, "Rewind").start(phase="villain", step=4)
    assert deck(table)[:7] != cards
    assert "Mockingbird" in deck(table)


# ------------------------------------------------------------------------------------------ finding


CARDS = ("Sudden Blow", "Sting Ray", "Shocker", "Sandman", "Advance", "Assault")


def fugitive(table, place):
    """A Fugitive somewhere, and a card that has player 1 find and reveal one."""
    table.hero("Spider-Man", form="alter-ego").hero("Captain Marvel", form="alter-ego").dealt(0, "Wanted")
    if place == "in play":
        table.minion("Fugitive", engaged=1, damage=1, status=["stunned"], attachments=["Medal"])
    elif place == "boost card":
        table.villain("Rhino", boost=["Fugitive"])
    elif place == "dealt":
        table.dealt(1, "Fugitive")
    elif place == "encounter discard pile":
        table.encounter_discard("Advance", "Fugitive")
    table.encounter_deck(*CARDS, *(["Fugitive"] if place == "encounter deck" else []))
    return table.start(phase="villain", step=4)


@pytest.mark.parametrize("place", ["encounter deck", "encounter discard pile", "in play"])
@rule("find.1")
def test_card_is_found_wherever_it_may_be(table, place):
    fugitive(table, place)
    assert len(table.options()) == 1
    table.choose("Fugitive").expect(in_play=["Fugitive"])
    assert table.game.view(0)["players"][0]["minions"][0]["title"] == "Fugitive"


@rule("find.1")
def test_card_that_is_set_aside_is_found(table):
    table.hero("Spider-Man", form="alter-ego").dealt(0, "Old Enemy").start(phase="villain", step=4).choose("Vulture")
    table.expect(in_play=["Vulture"])


@pytest.mark.parametrize("place", ["encounter discard pile", "in play"])
@rule("find.2")
def test_deck_is_not_searched_when_the_card_lies_open_elsewhere(table, place):
    fugitive(table, place).choose("Fugitive")
    assert deck(table, ENC_DECK)[:6] == list(CARDS)


@rule("find.2")
def test_deck_is_searched_and_shuffled_when_the_card_lies_nowhere_else(table):
    fugitive(table, "encounter deck").choose("Fugitive")
    assert deck(table, ENC_DECK)[:6] != list(CARDS)


@pytest.mark.parametrize("place", ["boost card", "dealt", "nowhere"])
@rule("find.3")
def test_facedown_encounter_cards_are_not_searched(table, place):
    fugitive(table, place)
    assert table.decision.kind == "turn"  # nothing was found
    assert not table.game.view(0)["players"][0]["minions"]


@rule("find.3")
def test_victory_display_is_not_searched(table):
    table.hero("Spider-Man").minion("Fugitive", damage=2).dealt(0, "Wanted").attack("Fugitive")
    assert table.where("Fugitive") == "victory display"
    table.run_villain_phase()
    assert table.where("Fugitive") == "victory display"


@rule("find.3")
def test_removed_card_is_not_searched(table):
    table.hero("Spider-Man", hand=["Recall Notice", "Headhunt"], in_play=["Cut-Out"])
    table.play("Recall Notice", target="Cut-Out").play("Headhunt")
    table.expect(hand={0: 0})
    assert table.where("Cut-Out") == "removed from the game"


@rule("find.5")
def test_minion_found_in_play_keeps_what_is_on_it(table):
    fugitive(table, "in play").choose("Fugitive")
    table.expect(damage={"Fugitive": 1}, status={"Fugitive": ["stunned"]}, in_play=["Medal"])
