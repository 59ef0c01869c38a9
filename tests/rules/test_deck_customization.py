"""Deck customization (Appendix I), checked when a game is made."""

import pytest

import mc_env
from mc_env.cards import registry
from mc_env.errors import InvalidDeck
from tests.rules.citation import rule

HERO = "spider_man"


def deck(**changes):
    """Spider-Man's starter deck with some copies changed, by code ("c01058" for 01058)."""
    hero = registry.hero(HERO)
    cards = {**{card.code: n for card, n in hero.cards.items()}, **hero.starter}
    for code, n in changes.items():
        cards[code[1:]] = n
    return {code: n for code, n in cards.items() if n}


def play(cards):
    return mc_env.new_game(heroes=[HERO], scenario="rhino", seed=1, decks={HERO: cards})


@rule("appendix_player_decks.2", "aspect_card.3")
def test_a_starter_deck_is_valid():
    assert play(deck()).decision is not None


@rule("appendix_player_decks.2")
def test_a_deck_has_at_least_40_cards():
    with pytest.raises(InvalidDeck, match="39"):
        play(deck(c01093=0))


@rule("appendix_player_decks.2")
def test_a_deck_has_at_most_50_cards():
    with pytest.raises(InvalidDeck, match="51"):
        play(deck(c01085=3, c01086=3, c01087=3, c01093=3, c01060=3, c01061=3, c01064=3))


@rule("appendix_player_decks.4", "identity_specific.2")
def test_a_deck_has_every_card_of_its_identity_in_its_quantity():
    with pytest.raises(InvalidDeck, match="Backflip"):
        play(deck(c01003=1, c01086=2))


@rule("appendix_player_decks.5", "aspect_card.2")
def test_a_deck_has_one_aspect():
    with pytest.raises(InvalidDeck, match="aspect"):
        play(deck(c01052=1))


@rule("appendix_player_decks.6", "identity_specific.3")
def test_a_deck_has_no_cards_of_another_identity():
    with pytest.raises(InvalidDeck, match="Photonic Blast"):
        play(deck(c01013=1))


@rule("appendix_player_decks.7")
def test_a_deck_has_at_most_three_copies_of_a_card():
    with pytest.raises(InvalidDeck, match="Emergency"):
        play(deck(c01085=4))


@rule("max.4")
def test_max_per_deck_binds_each_deck():
    with pytest.raises(InvalidDeck, match="Genius"):
        play(deck(c01089=2))


@rule("appendix_player_decks.8", "unique_icon.3")
def test_a_deck_has_one_copy_of_a_unique_card():
    with pytest.raises(InvalidDeck, match="Daredevil"):
        play(deck(c01058=2))


@rule("player_deck.1", "encounter_card.1")
def test_encounter_cards_do_not_go_into_a_player_deck():
    with pytest.raises(InvalidDeck, match="Shocker"):
        play(deck(c01103=1))


@rule("basic_card.2")
def test_basic_cards_go_with_any_aspect():
    assert play(deck(c01085=3, c01093=3)).decision is not None


@rule("appendix_player_decks.2")
def test_every_problem_of_a_deck_is_named_at_once():
    with pytest.raises(InvalidDeck) as error:
        play(deck(c01003=1, c01089=2, c01058=2))
    assert len(error.value.problems) == 3
