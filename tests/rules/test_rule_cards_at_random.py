"""All small cards of the rules tests at once: random games stay sound, and every definition is plain data with words for it."""

from __future__ import annotations

from random import Random

import pytest

import mc_env
from mc_env.cards import lint, registry
from mc_env.cards.kit import CardPool, EncounterSet, HeroSet, Scenario
from mc_env.cards.terms import CardType, Stat
from tests.rules import entry_cards, keyword_cards
from tools.random_games import sound_for_some_rounds

HEROES = ("test_alpha", "test_beta", "test_gamma")
SETS = (entry_cards.SET, keyword_cards.SET, entry_cards.TWO_MODES)
MEDLEY = Scenario(
    "rules_medley",
    "Medley",
    villains=registry.scenario("rhino").villains,
    schemes=registry.scenario("rhino").schemes,
    sets=(*(s.code for s in SETS), "standard"),
)
if MEDLEY.code not in registry.SCENARIOS:
    registry.SCENARIOS[MEDLEY.code] = MEDLEY  # its stages are Rhino's, which are registered


def cards_for_decks(pool: CardPool) -> list[str]:
    """Cards of a pool that fit into any deck: neither campaign cards nor unique, permanent or team-up cards."""
    faces = [registry.card(card.code).faces[0] for card in pool.cards]
    return [
        f.code
        for f in faces
        if f.aspect == "basic" and not f.unique and not f.team_up and Stat.PERMANENT not in f.stats
    ]


def rule_deck(random: Random, hero: HeroSet) -> dict[str, int]:
    """A legal deck with as many of these cards as fit."""
    deck = {card.code: n for card, n in hero.cards.items()}
    pool = cards_for_decks(entry_cards.POOL) + cards_for_decks(keyword_cards.POOL)
    while sum(deck.values()) < 48:
        code = random.choice(pool)
        if deck.get(code, 0) < 3:
            deck[code] = deck.get(code, 0) + 1
    return deck


@pytest.mark.parametrize("seed", range(16))
def test_random_game_with_rule_cards_is_sound_at_every_decision(seed: int) -> None:
    random = Random(seed)
    heroes = random.sample(HEROES, random.randint(1, 3))
    game = mc_env.new_game(
        heroes,
        MEDLEY.code,
        seed=seed,
        mode=random.choice(["standard", "expert"]),
        decks={h: rule_deck(random, registry.hero(h)) for h in heroes},
        auto=seed % 2 == 0,
        hands=random.choice(["open", "private"]),
        overpay=seed % 3 == 0,
    )
    sound_for_some_rounds(game, random)


@pytest.mark.parametrize("cards", SETS, ids=lambda s: s.code)
def test_every_rule_card_of_a_set_is_plain_data_with_words_for_it(cards: EncounterSet) -> None:
    faces = [f for card in cards.cards for f in registry.card(card.code).faces]
    assert all(f.type >= CardType.VILLAIN for f in faces)
    assert lint.lint(faces) == []


@pytest.mark.parametrize("pool", [entry_cards.POOL, keyword_cards.POOL], ids=lambda p: p.code)
def test_every_rule_card_of_a_pool_is_plain_data_with_words_for_it(pool: CardPool) -> None:
    assert lint.lint([f for card in pool.cards for f in registry.card(card.code).faces]) == []
