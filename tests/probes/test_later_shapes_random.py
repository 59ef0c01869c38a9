"""All later shapes at once: random games with synthetic scenarios, identities and decks stay sound."""

from __future__ import annotations

from random import Random

import pytest

import mc_env
from mc_env.cards import lint, registry
from mc_env.cards.kit import HeroSet
from tests.probes import synthetic
from tools import identities
from tools.random_games import sound_for_some_rounds

HEROES = ("test_alpha", "test_beta", "test_gamma", "probe_morph", "probe_phaser", "probe_adept", "probe_rival")
SCENARIOS = ("probe_twins", "probe_plots", "probe_hermits", "probe_chase", "probe_giants")
MODULAR = ("probe_debt", "probe_changes", "probe_numbers", "probe_keywords", "probe_enemies", "probe_prologue")


def synthetic_deck(random: Random, hero: HeroSet) -> dict[str, int]:
    """A legal deck with as many synthetic cards as fit."""
    deck = {card.code: n for card, n in hero.cards.items()}
    pool = [card.code for card in synthetic.POOL.cards if card.code not in ("probe_gadget", "probe_double_act")]
    while sum(deck.values()) < 48:
        code = random.choice(pool)
        if deck.get(code, 0) < (1 if code.endswith("_twin") else 3):
            deck[code] = deck.get(code, 0) + 1
    return deck


@pytest.mark.parametrize("seed", range(12))
def test_random_game_of_later_shapes_is_sound_at_every_decision(seed: int) -> None:
    random = Random(seed)
    heroes = random.sample(HEROES, random.randint(1, 4))
    game = mc_env.new_game(
        heroes,
        SCENARIOS[seed % len(SCENARIOS)],
        seed=seed,
        modular=random.sample(MODULAR, 3),
        decks={h: synthetic_deck(random, registry.hero(h)) for h in heroes},
        auto=seed % 2 == 0,
        hands=random.choice(["open", "private"]),
        overpay=seed % 3 == 0,
    )
    sound_for_some_rounds(game, random)


def test_every_synthetic_definition_is_plain_data_with_words_for_it() -> None:
    identities.register()
    faces = [f for f in registry.faces() if f.code.startswith(("probe_", "test_"))]
    assert lint.lint(faces) == []
