"""Identities of later shapes: three sides, form cards, extra decks, and obligations in a player deck."""

from __future__ import annotations

import pytest

import mc_env
from mc_env.cards import registry
from mc_env.cards.kit.cards import HeroSet
from mc_env.cards.terms import Stat
from mc_env.errors import UnknownCard
from mc_env.table import Table
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ three sides


@rule("flip.2")
def test_three_sided_identity_changes_to_either_other_side_when_its_player_changes_form(table: Table) -> None:
    table.hero("Small Morph", form=2)
    assert [o for o in table.options() if o.startswith("Change form")] == [
        "Change form to Small Morph",
        "Change form to Large Morph",
    ]
    table.choose("Change form to Large Morph", "Stomp", "Rhino")
    table.expect(damage={"Rhino": 1})
    assert table.stat("Large Morph", Stat.ATK) == 4


@rule("form.2", "form.3")
def test_three_sided_identity_changes_form_once_a_turn_when_both_sides_are_heroes(table: Table) -> None:
    table.hero("Small Morph", form=0, damage=3, status=["tough"])
    table.choose("Change form to Large Morph", "Pass")
    assert not any(o.startswith("Change form") for o in table.options())
    table.expect(damage={"Large Morph": 3}, status={"Large Morph": ["tough"]})


def test_game_with_a_three_sided_identity_begins_in_alter_ego_form() -> None:
    game = mc_env.new_game(["probe_morph"], "rhino", seed=1)
    assert game.view(0)["players"][0]["identity"]["title"] == "Max Morph"


# ------------------------------------------------------------------------------------------ form cards


@rule("form.7", "form.10")
def test_form_card_counts_as_changing_form_when_it_flips(table: Table) -> None:
    table.hero("Phaser", in_play=["Dense"])
    assert table.stat("Phaser", Stat.ATK) == 2
    table.use("Dense").choose("Flow")
    table.expect(hand={0: 1}, in_play=["Intangible"], not_in_play=["Dense"])
    assert (table.stat("Phaser", Stat.ATK), table.stat("Phaser", Stat.DEF)) == (1, 3)


@rule("form.9")
def test_form_card_leaves_the_change_of_the_turn_open_when_it_flips(table: Table) -> None:
    table.hero("Phaser", in_play=["Dense"])
    table.use("Dense").decline()
    assert "Change form to Pam Phase" in table.options()


@rule("form.11", "form.8", "keywords.5")
def test_event_for_one_form_is_offered_only_while_its_player_is_in_that_form(table: Table) -> None:
    table.hero("Phaser", hand=["Solid Punch"], in_play=["Dense"])
    assert "Play Solid Punch" in table.options()
    table.use("Dense").decline()
    assert "Play Solid Punch" not in table.options()


@rule("form.11")
def test_card_for_one_form_cannot_be_put_into_play_in_another(table: Table) -> None:
    table.hero("Phaser", hand=["Reunion"], discard=["Ghost Walk", "Web-Shooter"], in_play=["Dense"])
    table.choose("Play Reunion")
    assert table.options() == ["Web-Shooter"]


@rule("setup_keyword.1", "permanent.2")
def test_permanent_form_card_with_setup_starts_in_play() -> None:
    game = mc_env.new_game(["probe_phaser"], "rhino", seed=1)
    player = game.view(0)["players"][0]
    assert [c["title"] for c in player["in_play"]] == ["Dense"]
    assert player["deck"]["size"] + player["hand"]["size"] == 40


# ------------------------------------------------------------------------------------------ extra decks


@rule("deck.1")
def test_top_card_of_an_extra_deck_resolves_and_goes_to_its_own_discard_pile(table: Table) -> None:
    table.hero("Adept", extra={"spells": ["Spell of Fire", "Spell of Calm"]})
    table.use("Adept").choose("Rhino")
    table.expect(damage={"Rhino": 4}, exhausted=["Adept"], discard={0: []})
    assert table.where("Spell of Fire") == "extra discard pile"
    assert table.game.view(0)["extra_decks"]["spells"] == {
        "deck": {"size": 1, "known": {0: "Spell of Calm"}},
        "discard": ["Spell of Fire"],
    }


def test_extra_deck_is_made_anew_when_its_last_card_is_discarded(table: Table) -> None:
    table.hero("Adept", extra={"spells": ["Spell of Calm"]}).main_scheme(threat=5)
    table.use("Adept").choose("The Break-In!")
    table.expect(threat={"The Break-In!": 2})
    assert table.where("Spell of Calm") == "extra deck"


def test_card_of_an_extra_deck_goes_to_its_own_discard_pile_when_it_pays_for_something(table: Table) -> None:
    table.hero("Adept", form="alter-ego", hand=["Web-Shooter"], extra={"spells": ["Spell of Fire", "Spell of Calm"]})
    table.use("Ada Adept")
    table.expect(hand={0: ["Spell of Fire", "Web-Shooter"]})
    table.play("Web-Shooter", pay=["Spell of Fire"])
    assert table.where("Spell of Fire") == "extra discard pile"


def test_players_have_extra_decks_of_their_own_when_two_identities_bring_one() -> None:
    game = mc_env.new_game(["probe_adept", "probe_rival"], "rhino", seed=1)
    decks = game.view(0)["extra_decks"]
    assert {name: pile["deck"]["size"] for name, pile in decks.items()} == {"spells": 2, "tricks": 2}


def test_unseen_cards_of_an_extra_deck_stay_in_it_when_a_game_is_resampled() -> None:
    game = mc_env.new_game(["probe_rival"], "rhino", seed=1)
    twin = game.resample(player=0, seed=5)
    assert twin.view(0) == game.view(0)


def test_extra_deck_that_lies_faceup_has_to_be_one_of_the_identity() -> None:
    hero = HeroSet(
        "probe_nobody", "Nobody", identity=registry.hero("probe_adept").identity, cards={}, faceup_decks=("Spels",)
    )
    with pytest.raises(UnknownCard, match="unknown extra deck of Nobody 'Spels'"):
        registry.register(hero)
    assert "probe_nobody" not in registry.HEROES


# ------------------------------------------------------------------------------------------ obligations in a deck


@rule("obligation.10", "obligation.11")
def test_obligation_drawn_from_a_deck_goes_into_the_play_area_of_the_player_who_drew_it(table: Table) -> None:
    table.hero("Beta", form="alter-ego", deck=["probe_bad_debt", "Haymaker"])
    table.use("Bob Baker")
    table.expect(hand={0: 0}, in_play=["Bad Debt"], damage={"Bob Baker": 1})


@rule("when_revealed.4")
def test_drawn_obligation_was_not_revealed(table: Table) -> None:
    table.hero("Beta", form="alter-ego", deck=["probe_bad_debt", "Haymaker"])
    table.use("Bob Baker")
    table.expect(in_play=["Bad Debt"], threat={"The Break-In!": 0})


@rule("obligation.11", "hand_size.2")
def test_another_card_is_drawn_for_an_obligation_when_filling_up_to_hand_size(table: Table) -> None:
    table.hero("Beta", form="alter-ego", hand=["Haymaker"] * 5, deck=["probe_bad_debt", "Genius"])
    table.end_turn().choose("Done").run_villain_phase()
    table.expect(hand={0: ["Haymaker"] * 5 + ["Genius"]}, in_play=["Bad Debt"], damage={"Bob Baker": 1})


@rule("obligation.9")
def test_obligation_in_play_is_used_only_by_the_player_who_has_it(table: Table) -> None:
    table.hero("Beta", form="alter-ego", in_play=["probe_bad_debt"]).hero("Alpha", form="alter-ego")
    assert "Use Bad Debt" in table.options()
    table.end_turn()
    assert "Use Bad Debt" not in table.options()


@rule("encounter_deck.7")
def test_obligation_drawn_with_the_last_encounter_card_comes_too_late_to_do_anything(table_of: type[Table]) -> None:
    table = table_of(scenario="rhino", filler=0).hero(
        "Beta", form="alter-ego", deck=["probe_bad_debt"], discard=["Haymaker"]
    )
    table.encounter_deck("Hydra Bomber").use("Bob Baker")  # the new deck costs an encounter card
    table.expect(outcome="loss", damage={"Bob Baker": 0})
