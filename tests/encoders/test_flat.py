"""The flat encoder: one vector, every place with a meaning of its own."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium import spaces

from mc_env.encoders import CARD_IDS, FlatEncoder, Packed, make_encoder, vocab
from mc_env.errors import ConfigError
from mc_env.table import Table
from tests.encoders.games import decisions
from tools.random_games import upset_table


def test_vector_lies_in_its_space_over_random_games() -> None:
    encoder = FlatEncoder(4)
    space = encoder.space
    assert isinstance(space, spaces.Box)
    for seed in range(3):
        for game in decisions(seed, "private", every=9, policy=upset_table):
            for p in range(game.players):
                out = encoder.encode(game, p)
                assert space.contains(out)
                assert out.dtype == np.float32


def test_places_hold_what_lies_on_the_table() -> None:
    t = Table(scenario="rhino", seed=1)
    t.hero(
        "Spider-Man",
        form="hero",
        hand=["Backflip", "Backflip"],
        in_play=["Web-Shooter"],
        damage=2,
        discard=["Haymaker"],
    )
    t.hero("Captain Marvel", hand=["Backflip"])
    t.villain("Rhino", status=["stunned"]).main_scheme(threat=3)
    t.minion("Hydra Mercenary", engaged=0, damage=1)
    encoder = FlatEncoder(2)

    def at(p: int, plane: str, code: str) -> float:
        return float(encoder.encode(t.game, p)[encoder.place(plane, vocab.card_id(code))])

    assert at(0, "own_hand", "01003") == 2
    assert at(0, "other_hands", "01003") == 1
    assert at(1, "own_hand", "01003") == 1
    assert at(0, "own_play", "01008") == at(1, "others_play", "01008") == 1
    assert at(0, "damage", "01001a") == pytest.approx(2 / 5)
    assert at(0, "against_me", "01101") == at(1, "other_encounter", "01101") == 1
    assert at(0, "stunned", "01094") == 1
    assert at(0, "threat", "01097b") == pytest.approx(3 / 5)
    assert at(0, "candidate", "01001a") == 1
    assert at(1, "candidate", "01001a") == 0
    with pytest.raises(ConfigError, match="unknown plane"):
        encoder.place("nowhere", 2)
    with pytest.raises(ConfigError, match="not in use"):
        encoder.place("damage", next(i for i in range(CARD_IDS) if i not in vocab.used_ids()))


def test_flat_encoder_packs_raw_rows_and_keeps_no_history() -> None:
    t = Table(scenario="rhino", seed=1).hero("Spider-Man").villain("Rhino")
    one, two = Packed(), Packed()
    make_encoder("flat", 1).pack(t.game, 0, one)
    make_encoder("entities", 1).pack(t.game, 0, two)
    assert np.array_equal(one.entities, two.entities)
    with pytest.raises(ConfigError, match="no history"):
        make_encoder("flat", 1, "open", 3)
