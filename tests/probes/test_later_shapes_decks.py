"""Decks of later shapes: player side schemes, linked and team-up cards, and a deck with nothing left."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import mc_env
from mc_env.cards import decks, registry
from mc_env.errors import InvalidDeck
from mc_env.table import Table
from tests.rules.citation import rule
from tools import identities


def deck_with(hero: str, extra: Mapping[str, int]) -> dict[str, int]:
    """The starter deck of a hero with more cards."""
    return {**decks.starter_deck(registry.hero(hero)), **extra}


# ------------------------------------------------------------------------------------------ player side schemes


@rule("player_side_scheme.1", "player_side_scheme.2", "player_side_scheme.4", "player_side_scheme.7")
def test_player_side_scheme_is_played_thwarted_and_discarded(table: Table) -> None:
    table.hero("Beta", hand=["Stakeout", "Haymaker"])
    table.play("Stakeout", pay=["Haymaker"]).expect(threat={"Stakeout": 3})
    table.thwart("Stakeout")
    table.expect(hand={0: 2}, discard={0: ["Haymaker", "Stakeout"]}, not_in_play=["Stakeout"])


@rule("player_side_scheme.4", "victory.1")
def test_player_side_scheme_with_victory_helps_its_player_and_goes_to_the_victory_display(table: Table) -> None:
    table.hero("Alpha", hand=["Manhunt"]).hero("Beta")
    table.play("Manhunt").expect(threat={"Manhunt": 2})
    table.thwart("Manhunt").expect(not_in_play=["Manhunt"])  # THW 1, and 1 more for its own ability
    assert table.where("Manhunt") == "victory display"


@rule("player_side_scheme_limit.2", "player_side_scheme_limit.3")
def test_first_player_discards_down_to_one_player_side_scheme_when_two_players_began(table: Table) -> None:
    table.hero("Alpha", hand=["Picnic"]).hero("Beta", hand=["Manhunt"])
    table.play("Picnic").end_turn().play("Manhunt")
    assert (table.decision.player, table.options()) == (0, ["Picnic", "Manhunt"])
    table.choose("Picnic").expect(in_play=["Manhunt"], discard={0: ["Picnic"]})


@rule("player_side_scheme_limit.2")
def test_two_player_side_schemes_stay_in_play_when_three_players_began(table: Table) -> None:
    table.hero("Alpha", hand=["Picnic", "Manhunt"]).hero("Beta").hero("Gamma")
    table.play("Picnic").play("Manhunt").expect(in_play=["Picnic", "Manhunt"])


# ------------------------------------------------------------------------------------------ deck customization


@rule("linked.1")
def test_linked_card_is_refused_in_a_deck() -> None:
    with pytest.raises(InvalidDeck, match=r"Gadget.*linked to Blueprint"):
        mc_env.new_game(["test_alpha"], "rhino", decks={"test_alpha": deck_with("test_alpha", {"probe_gadget": 1})})


@rule("linked.2", "linked.3", "keywords.9")
def test_linked_card_is_set_aside_when_a_deck_holds_the_card_it_is_linked_to() -> None:
    deck = deck_with("test_alpha", {"probe_blueprint": 1})
    game = mc_env.new_game(["test_alpha"], "rhino", decks={"test_alpha": deck})
    player = game.view(0)["players"][0]
    assert game.view(0)["set_aside"] == ["Gadget"]
    assert player["deck"]["size"] + player["hand"]["size"] == 41
    assert mc_env.new_game(["test_alpha"], "rhino").view(0)["set_aside"] == []


@rule("team_up.1")
def test_team_up_card_is_refused_in_the_deck_of_a_third_identity() -> None:
    with pytest.raises(InvalidDeck, match="Double Act"):
        mc_env.new_game(["test_gamma"], "rhino", decks={"test_gamma": deck_with("test_gamma", {"probe_double_act": 1})})
    mc_env.new_game(["test_beta"], "rhino", decks={"test_beta": deck_with("test_beta", {"probe_double_act": 1})})


@rule("permanent.3")
def test_permanent_card_is_not_counted_when_a_deck_is_checked() -> None:
    deck = deck_with("test_alpha", {"probe_birthright": 1})
    assert decks.problems_of(deck, registry.hero("test_alpha")) == []
    assert sum(decks.starter_deck(registry.hero("test_alpha")).values()) == 40


@pytest.mark.parametrize("code", ["test_alpha", "test_beta", "test_gamma"])
def test_test_identity_has_a_legal_starter_deck(code: str) -> None:
    identities.register()
    hero = registry.hero(code)
    assert decks.problems_of(decks.starter_deck(hero), hero) == []


# ------------------------------------------------------------------------------------------ nothing left


@rule("player_deck.7")
def test_empty_deck_waits_for_a_card_in_the_discard_pile_before_it_is_made_anew() -> None:
    table = Table(filler=0).hero("Beta", form="alter-ego", hand=["Heavy Boots", "Genius"], deck=["Haymaker"])
    table.encounter_deck("Advance", "Assault", "01189", "Caught Off Guard").use("Bob Baker")
    dealt = table.game.view(0)["players"][0]["encounter_cards"]
    table.expect(hand={0: ["Heavy Boots", "Genius", "Haymaker"]})
    assert dealt == []
    table.play("Heavy Boots", pay=["Genius"])
    player = table.game.view(0)["players"][0]
    assert (player["deck"]["size"], player["discard"], len(player["encounter_cards"])) == (1, [], 1)


@rule("target.5")
def test_drawing_is_not_offered_when_deck_and_discard_pile_are_empty() -> None:
    table = Table(filler=0).hero("Beta", form="alter-ego", deck=[]).encounter_deck("Advance", "Assault")
    assert "Use Bob Baker: Read Up" not in table.options()
