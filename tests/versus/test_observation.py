"""Observations of Vs. System: what the columns say, that nothing leaks, that every option of every game can be read."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from mc_env import versus
from mc_env.encoders import names
from mc_env.versus.engine import values
from mc_env.versus.engine.observing import columns, ids, places
from mc_env.versus.engine.zones import BACK, FRONT, HAND
from mc_env.versus.table import Table
from mc_env.versus_env.encoder import VersusEncoder, packed
from mc_env.versus_env.episodes import Episodes
from mc_env.versus_env.features import card_features, feature_names

E, O, G, D, P = (  # noqa: E741
    names(table)
    for table in (
        columns.ENTITY_COLUMNS,
        columns.OPTION_COLUMNS,
        columns.GLOBAL_COLUMNS,
        columns.DECISION_COLUMNS,
        columns.PILE_COLUMNS,
    )
)
Rows = list[dict[str, int]]


def rows(game: versus.Game, seat: int, table: str) -> Rows:
    """The rows of a table by the names of their columns."""
    found = VersusEncoder(game.players).encode(game, seat)
    width = {"entities": E, "options": O, "piles": P}[table]
    n = int(found["globals"][G[table]])
    return [dict(zip(width, row.tolist(), strict=True)) for row in found[table][:n]]


def whole(game: versus.Game, seat: int) -> dict[str, int]:
    return dict(zip(G, VersusEncoder(game.players).encode(game, seat)["globals"].tolist(), strict=True))


def row_of(game: versus.Game, seat: int, name: str) -> dict[str, int]:
    code = {game.state.title(c): game.state.code(c) for c in range(len(game.state.card))}[name]
    card = ids.names().index(code)
    return next(row for row in rows(game, seat, "entities") if row["card"] == card)


def test_places_are_where_the_columns_are() -> None:
    for prefix, table in (("E", E), ("O", O), ("G", G), ("D", D), ("P", P)):
        said = {k[2:].lower(): v for k, v in vars(places).items() if k.startswith(f"{prefix}_")}
        said = {name: place for name, place in said.items() if name not in ("counted", "seats")}
        assert said == {name: place for name, place in table.items() if name in said}
    assert len(E) == places.E_COUNTED + len(columns.COUNTED)
    seat = {k[2:].lower(): v for k, v in vars(places).items() if k.startswith("S_")}
    assert {f"my_{name}": places.G_SEATS + place for name, place in seat.items()} == {
        name: place for name, place in G.items() if name.startswith("my_")
    }


def test_row_of_a_character_says_how_it_stands() -> None:
    t = Table().side("Captain America", front=["Thor"]).side("Magneto")
    t.card("Thor", plus=2, exhausted=True)
    row = row_of(t.game, 0, "Thor")
    assert (row["atk"], row["dfn"]) == (t.atk("Thor"), t.dfn("Thor"))
    assert (row["controller"], row["enemy"], row["front"], row["exhausted"], row["ready"]) == (1, 0, 1, 1, 0)
    assert row_of(t.game, 1, "Thor")["enemy"] == 1


def test_keywords_are_those_that_count_now() -> None:
    """Every column of a keyword agrees with the engine, in games with all that changes them."""
    rng = Random(4)
    for seed in range(3):
        game = versus.new_game([versus.random_deck(rng), versus.random_deck(rng)], seed=seed)
        for k in range(150):
            if game.decision is None:
                break
            if k % 10 == 0:
                _same_keywords(game)
            game.step(rng.randrange(len(game.decision)))


def _same_keywords(game: versus.Game) -> None:
    g = game.state
    found = VersusEncoder(2).encode(game, 0)["entities"]
    for at, c in enumerate([c for q in range(2) for z in (FRONT + q, BACK + q) for c in g.zones[z]], 1):
        assert found[at, E["atk"]] == values.atk(g, c)
        counted = [max(values.number(g, c, stat), 0) for stat in columns.COUNTED]
        assert found[at, places.E_COUNTED :].tolist() == counted, g.title(c)


def test_option_to_attack_foresees_what_is_struck_and_struck_back() -> None:
    t = Table().side("Captain America", front=["Thor"]).side("Magneto", front=["Sabretooth"])
    t.choose("Attack with Thor")
    target = next(o for o in rows(t.game, 0, "options") if o["card_id"] == row_of(t.game, 0, "Sabretooth")["card"])
    assert (target["force"], target["resist"]) == (t.atk("Thor"), t.dfn("Sabretooth"))
    assert (target["back"], target["endure"]) == (t.atk("Sabretooth"), t.dfn("Thor"))


def test_equal_cards_of_a_hand_share_a_row() -> None:
    t = Table().side("Captain America", hand=["Thor", "Thor", "Laboratory"]).side("Magneto")
    thor = row_of(t.game, 0, "Thor")
    assert thor["copies"] == 2


def test_hand_of_an_enemy_is_a_number() -> None:
    t = Table().side("Captain America", hand=["Thor"]).side("Magneto")
    seen = VersusEncoder(2).encode(t.game, 1)
    thor = row_of(t.game, 0, "Thor")["card"]
    assert thor not in seen["entities"][:, E["card"]]
    assert whole(t.game, 1)["next_hand"] == 1


def test_super_power_is_known_by_a_card_id_of_its_own() -> None:
    t = Table().side("Hulk", resources=["Fortress"]).side("Magneto")
    used = [o["power_id"] for o in rows(t.game, 0, "options") if o["power_id"]]
    assert used
    assert all(ids.names()[power].startswith("mnb-003/") for power in used)


@pytest.mark.parametrize("mode", ["duel", "free_for_all", "2v2", "two_headed"])
def test_nothing_shown_depends_on_what_cannot_be_known(mode: str) -> None:
    """For every seat the observation is the same when what that seat cannot know is redrawn."""
    rng = Random(mode)
    for seed in range(2):
        game = Episodes(mode=mode, decks="random").game(seed)
        for k in range(240):
            if game.decision is None:
                break
            if k % 6 == 0:
                _leaks_nothing(game, seed + k)
            game.step(rng.randrange(len(game.decision)))


def _leaks_nothing(game: versus.Game, seed: int) -> None:
    encoder = VersusEncoder(game.players)
    for seat in range(game.players):
        twin = game.resample(seat, seed)
        assert encoder.raw(twin, seat) == encoder.raw(game, seat), f"seat {seat} sees {game.decision}"


def test_redrawing_changes_what_lies_hidden() -> None:
    """The test of leaks would notice nothing if nothing were redrawn."""
    game = versus.new_game(["Hulk", "Magneto"], seed=3)
    for _ in range(6):
        game.choose(0)
    hands = {tuple(game.resample(0, seed).state.card[c] for c in game.state.zones[HAND + 1]) for seed in range(5)}
    assert len(hands) > 1


def test_pointers_lead_to_rows_and_numbers_stay_in_their_ranges() -> None:
    rng = Random(9)
    encoder = VersusEncoder(4)
    for seed, mode in enumerate(("duel", "2v2")):
        game = Episodes(mode=mode, decks="random").game(seed)
        for k in range(200):
            if game.decision is None:
                break
            if k % 8 == 0:
                assert encoder.space.contains(encoder.encode(game, game.decision.player))
                n = whole(game, game.decision.player)["entities"]
                for option in rows(game, game.decision.player, "options"):
                    assert option["card"] < n
                    assert option["target"] < n
                    assert option["verb"] > 0
            game.step(rng.randrange(len(game.decision)))


def test_batch_holds_what_each_game_shows() -> None:
    games = [versus.new_game(["Hulk", "Magneto"], seed=seed) for seed in range(4)]
    for k, game in enumerate(games):
        for _ in range(12 * k):
            game.choose(0)
    encoder, one_by_one, at_once = VersusEncoder(2), packed(), packed()
    seats = [game.decision.player for game in games if game.decision is not None]
    for game, seat in zip(games, seats, strict=True):
        encoder.pack(game, seat, one_by_one)
    encoder.pack_all(games, seats, at_once)
    for name, table in one_by_one.arrays().items():
        assert np.array_equal(table, at_once.arrays()[name]), name


def test_every_card_and_power_has_features_of_its_own_kind() -> None:
    table = card_features()[: len(ids.names())]
    assert not table[0].any()
    assert table[1:].any(1).all(), "a card without features could not be told from none"
    place = {name: i for i, name in enumerate(feature_names())}
    hulk = ids.names().index("mnb-003")
    assert table[hulk, place["is main character"]] == 1
    assert table[hulk, place["team Avengers"]] == 1
    assert table[ids.names().index("mnb-003/0"), place["is a power"]] == 1
