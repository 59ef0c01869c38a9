"""The writer of the compiled engine writes what the interpreted one shows, byte for byte."""

from __future__ import annotations

from random import Random

import pytest

import mc_env
from mc_env.encoders import vocab
from mc_env.engine.observing import columns
from mc_env.engine.observing.direct import places
from mc_env.engine.observing.direct.faces import faces_for
from mc_env.engine.observing.direct.sheets import Sheets
from mc_env.engine.observing.direct.write import write
from mc_env.engine.observing.kept import kept_look
from mc_env.engine.observing.view import Look
from mc_env.engine.program.tables import FACE_ROOMS
from mc_env.engine.state.state import State
from mc_env.kernel.rows import Column, names
from tests.encoders.games import TABLES, rows, table
from tools.random_games import play, upset_table

HANDS = ("open", "private")


def written(g: State, p: int, sheets: Sheets, piles: bool = True) -> Look:
    sheets.clear()
    write(g, p, vocab.ids(), sheets, piles)
    return sheets.look()


def same(g: State, p: int, sheets: Sheets) -> None:
    direct, kept = written(g, p, sheets), kept_look(g, p, vocab.ids())
    if direct != kept:
        for name in TABLES:
            assert rows(direct, name).tolist() == rows(kept, name).tolist(), name
    assert direct == kept


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("seed", [*range(8), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(8, 200))])
def test_both_writers_write_the_same(seed: int, hands: str) -> None:
    rng = Random(seed)
    sheets = Sheets()
    for game in play(table(seed, hands), upset_table, rng):
        pending = game.state.pending
        for p in range(game.players):
            if (pending is not None and pending.player == p) or rng.random() < 0.2:
                same(game.state, p, sheets)


def test_observations_are_written_one_after_another() -> None:
    sheets, one = Sheets(), Sheets()
    apart: list[Look] = []
    for game in play(table(3, "open"), upset_table, Random(3)):
        for p in range(game.players):
            write(game.state, p, vocab.ids(), sheets, True)
            apart.append(written(game.state, p, one))
    together = sheets.look()
    for name in TABLES:
        assert getattr(together, name) == b"".join(getattr(look, name) for look in apart)
    for counted, ends in (
        ("n_entities", sheets.entity_ends),
        ("n_options", sheets.option_ends),
        ("n_piles", sheets.pile_ends),
    ):
        so_far = [sum(getattr(look, counted) for look in apart[: i + 1]) for i in range(len(apart))]
        assert list(ends) == so_far


def test_piles_are_written_only_if_they_are_wanted() -> None:
    sheets = Sheets()
    g = table(1, "open").state
    all_of_it, without = written(g, 0, sheets), written(g, 0, sheets, piles=False)
    assert all_of_it.n_piles > 0
    assert (without.n_piles, without.piles) == (0, b"")
    assert without.entities == all_of_it.entities


@pytest.mark.parametrize(
    ("prefix", "table"),
    [
        ("E_", columns.ENTITY_COLUMNS),
        ("O_", columns.OPTION_COLUMNS),
        ("D_", columns.DECISION_COLUMNS),
        ("G_", columns.GLOBAL_COLUMNS),
        ("P_", columns.PILE_COLUMNS),
    ],
)
def test_places_are_those_of_the_columns(prefix: str, table: tuple[Column, ...]) -> None:
    found = {name.removeprefix(prefix).lower(): at for name, at in vars(places).items() if name.startswith(prefix)}
    assert found.pop("width") == len(table)
    assert found.pop("seats", places.G_SEATS) == names(columns.GLOBAL_COLUMNS)["my_present"]
    assert found
    assert found == {name: names(table)[name] for name in found}


def test_places_are_those_of_the_seats() -> None:
    at = names(columns.GLOBAL_COLUMNS)
    found = {name.removeprefix("S_").lower(): place for name, place in vars(places).items() if name.startswith("S_")}
    assert found.pop("width") == columns.SEAT_WIDTH
    assert found == {name: at[f"my_{name}"] - places.G_SEATS for name in found}


def test_card_ids_are_read_again_when_a_product_was_compiled_in_between(monkeypatch: pytest.MonkeyPatch) -> None:
    """A product fills its own room of the tables: the list of ids need not be longer for it."""
    mc_env.new_game(["spider_man"], "rhino")  # so that there are faces
    ids = list(vocab.ids())
    before = faces_for(2, ids)
    ids[5] += 1
    assert faces_for(2, ids) is before
    assert before.card_ids[5] == ids[5] - 1
    monkeypatch.setattr(FACE_ROOMS, "total", FACE_ROOMS.total + 1)
    assert faces_for(2, ids).card_ids[5] == ids[5]
