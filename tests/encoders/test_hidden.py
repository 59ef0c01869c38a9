"""Nobody learns from an observation what they may not know: it depends neither on hidden cards nor on card ids."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from mc_env.encoders import vocab
from mc_env.engine.columns import ENTITY_COLUMNS, OPTION_COLUMNS, PILE_COLUMNS
from mc_env.engine.game import Game, new_game
from mc_env.engine.raw_view import RawView, look
from mc_env.engine.state import State
from tests.property.disguise import disguised, permuted
from tests.property.games import aggressive, play, some_setup

SEEDS = [*range(4), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(4, 60))]
HANDS = ("open", "private")


def table(seed: int, hands: str) -> Game:
    rng = Random(f"{seed}/{hands}/encoders")
    return new_game(**{**some_setup(rng, players=(1, 2, 3, 4) if seed else (3,)), "hands": hands})


def decisions(seed: int, hands: str, every: int) -> Iterator[Game]:
    for i, game in enumerate(play(table(seed, hands), aggressive, Random(seed))):
        if i % every == 0:
            yield game


def seen(g: State, p: int) -> RawView:
    return look(g, p, vocab.ids())


def same(a: RawView, b: RawView) -> None:
    """Fail with the first table that differs."""
    assert a.n_entities == b.n_entities
    assert a.n_options == b.n_options
    for what, columns in (("entities", ENTITY_COLUMNS), ("options", OPTION_COLUMNS), ("piles", PILE_COLUMNS)):
        one = np.frombuffer(getattr(a, what), np.int16).reshape(-1, len(columns))
        two = np.frombuffer(getattr(b, what), np.int16).reshape(-1, len(columns))
        assert one.tolist() == two.tolist(), what
    assert a == b


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_observation_does_not_depend_on_what_is_hidden(seed: int, hands: str) -> None:
    rng = Random(seed)
    for game in decisions(seed, hands, every=7):
        for p in range(game.players):
            same(seen(permuted(game.state, p, rng), p), seen(game.state, p))


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_observation_does_not_depend_on_card_ids(seed: int, hands: str) -> None:
    rng = Random(seed)
    game = table(seed, hands)
    other = disguised(game, rng)
    while game.decision is not None:
        for p in range(game.players) if len(game.choices) % 4 == 0 else [game.decision.player]:
            same(seen(other.state, p), seen(game.state, p))
        i = aggressive(game, rng)
        game.choose(i)
        other.choose(i)
