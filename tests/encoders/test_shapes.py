"""Tables of later shapes: areas of one's own, several villains and schemes, extra decks, cards beneath cards."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from mc_env.encoders import make_encoder, vocab
from mc_env.engine.board import moves
from mc_env.engine.game import new_game
from mc_env.engine.state.zones import UNDER
from mc_env.table import Table
from tests.encoders.games import TABLES, E, G, P, rows, seen
from tests.probes import synthetic
from tools.disguise import permuted
from tools.random_games import aggressive, play

SCENARIOS = [s.code for s in vars(synthetic).values() if type(s).__name__ == "Scenario"]
TABLES_OF_LATER_SHAPES = [
    *((code, ["spider_man", "iron_man"]) for code in SCENARIOS),
    ("rhino", ["probe_adept", "probe_rival"]),  # extra decks
    ("klaw", ["probe_morph", "probe_phaser"]),  # three faces, forms of one's own
]


@pytest.fixture(autouse=True, scope="module")
def _registered() -> None:
    synthetic.register()


@pytest.mark.parametrize("hands", ["open", "private"])
@pytest.mark.parametrize(("scenario", "heroes"), TABLES_OF_LATER_SHAPES)
def test_odd_tables_are_encoded_without_leaks(scenario: str, heroes: list[str], hands: str) -> None:
    encoder = make_encoder("entities", 2)
    for seed in range(2):
        game = new_game(heroes, scenario, seed, hands=hands)
        rng = Random(seed)
        for i, now in enumerate(play(game, aggressive, rng)):
            if i > 250:
                break
            if i % 9 == 0:
                for p in (0, 1):
                    raw = seen(now.state, p)
                    assert seen(permuted(now.state, p, rng), p) == raw
                    assert encoder.space.contains(encoder.encode(now, p))
                    for name, columns in TABLES.items():
                        low = np.array([c.low for c in columns])
                        high = np.array([c.high for c in columns])
                        assert ((rows(raw, name) >= low) & (rows(raw, name) <= high)).all(), name


def test_each_player_sees_the_villain_of_their_own_area_in_globals() -> None:
    game = new_game(["spider_man", "iron_man"], "probe_hermits", 1)
    titles = []
    for p in (0, 1):
        raw = seen(game.state, p)
        numbers = rows(raw, "globals")[0]
        entities = rows(raw, "entities")
        assert numbers[G["own_areas"]] == 1
        villain = entities[numbers[G["villain"]]]
        assert villain[E["area"]] == 1
        titles.append(vocab.name_of(villain[0]))
        pile = rows(raw, "piles")
        mine = pile[(pile[:, P["pile"]] == 2) & (pile[:, P["seat"]] == 1)]
        assert mine[:, P["count"]].sum() >= numbers[G["encounter_deck"]]
    assert titles == ["Eastern Hermit", "Western Hermit"]


def test_active_mark_is_seen() -> None:
    game = new_game(["spider_man"], "probe_twins", 1)
    entities = rows(seen(game.state, 0), "entities")
    villains = entities[entities[:, E["type"]] == 9]
    assert sorted(villains[:, E["active"]].tolist()) == [0, 1]
    numbers = rows(seen(game.state, 0), "globals")[0]
    assert entities[numbers[G["villain"]], E["active"]] == 1


def test_card_beneath_another_is_a_row_only_for_those_who_know_it() -> None:
    t = Table(scenario="rhino", seed=1, hands="private").hero("Spider-Man", hand=["Backflip"]).hero("Iron Man")
    t.villain("Rhino").side_scheme("Crowd Control", threat=2)
    g = t.game.state
    card, host = t.find("Backflip"), t.find("Crowd Control")
    moves.move(g, card, UNDER)
    g.host[card] = host
    for p, shown in ((0, 1), (1, 0)):
        entities = rows(seen(g, p), "entities")
        found = entities[entities[:, 0] == vocab.card_id("01003")]
        assert len(found) == shown
        scheme = entities[entities[:, 0] == vocab.card_id("01108")][0]
        assert scheme[E["cards_beneath"]] == 1
        if shown:
            assert entities[found[0, E["host"]], 0] == vocab.card_id("01108")
