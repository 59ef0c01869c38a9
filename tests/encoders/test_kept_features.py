"""The file that keeps the features of shipped cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path

import numpy as np
import pytest

from mc_env.cards import products
from mc_env.encoders import card_features, features, vocab
from mc_env.encoders import kept_features as kept

SHIPPED = [i for i in vocab.used_ids() if 2 <= i < vocab.OWN]


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder for the file, and no table in memory, before and after."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    features._table.clear()
    yield tmp_path / "mc_env"
    features._table.clear()


def made() -> kept.Rows:
    return features._rows(SHIPPED)


def made_again(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The table as another process would make it; how many rows were made of definitions."""
    counted: list[int] = []
    rows = features._rows

    def counting(cards: Sequence[int]) -> kept.Rows:
        counted.append(len(cards))
        return rows(cards)

    monkeypatch.setattr(features, "_rows", counting)
    features._table.clear()
    assert np.array_equal(card_features()[SHIPPED], rows(SHIPPED))
    return counted


def test_definitions_are_read_once_and_the_file_the_next_time(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = len(vocab.used_ids()) - len(SHIPPED) - 2
    assert made_again(monkeypatch) == [len(SHIPPED), own]
    (path,) = place.iterdir()
    assert path.stat().st_size < 200 * len(SHIPPED)
    assert made_again(monkeypatch)[-1:] == [own]  # cards of no product are not kept


@pytest.mark.parametrize("damage", [b"", b"no features", None])
def test_a_damaged_file_is_made_anew(place: Path, monkeypatch: pytest.MonkeyPatch, damage: bytes | None) -> None:
    card_features()
    (path,) = place.iterdir()
    whole = path.read_bytes()
    path.write_bytes(whole[:-1] if damage is None else damage)
    assert made_again(monkeypatch)[0] == len(SHIPPED)
    assert path.read_bytes() == whole


def test_a_file_of_other_rows_is_made_anew(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    card_features()
    (path,) = place.iterdir()
    kept._write(path, made()[1:])
    assert made_again(monkeypatch)[0] == len(SHIPPED)


def test_features_need_no_folder_that_can_be_written(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place.write_text("a file where the folder should be")
    assert made_again(monkeypatch)[0] == len(SHIPPED)
    assert place.is_file()


def test_features_need_no_home(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    assert made_again(monkeypatch)[0] == len(SHIPPED)


def test_a_changed_definition_has_a_file_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "DEFINITIONS", tmp_path / "definitions")
    card = tmp_path / "definitions" / "core" / "hero.py"
    card.parent.mkdir(parents=True)
    found = []
    for text in ("cost=1", "cost=2", "cost=1"):
        card.write_text(text)
        found.append(kept._place(SHIPPED))
    assert found[0] == found[2] != found[1]
    assert kept._place(SHIPPED[1:]) not in found


def test_a_product_from_elsewhere_is_part_of_the_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    known = dict(products.PRODUCTS)
    monkeypatch.setattr(kept, "PRODUCTS", known)
    package = tmp_path / "elsewhere"
    package.mkdir()
    (package / "__init__.py").write_text("raise AssertionError('imported without need')")
    before = kept._place(SHIPPED)
    known["elsewhere"] = products.Product("elsewhere", "E", "hero pack", date(2030, 1, 1), "elsewhere")
    with_it = kept._place(SHIPPED)
    (package / "hero.py").write_text("cost=1")
    assert len({before, with_it, kept._place(SHIPPED)}) == 3


def test_many_writers_leave_one_whole_file_and_readers_never_see_half_of_it(place: Path) -> None:
    rows, path = made(), place / "features-test.z"
    with ThreadPoolExecutor(4) as pool:
        for _ in range(5):
            for _ in range(4):
                pool.submit(kept._write, path, rows)
            seen = kept._read(path, *rows.shape)
            assert seen is None or np.array_equal(seen, rows)
    assert [x.name for x in place.iterdir()] == [path.name]
    whole = kept._read(path, *rows.shape)
    assert whole is not None
    assert np.array_equal(whole, rows)


def test_only_a_few_files_are_kept(place: Path) -> None:
    for i in range(kept.FEW + 3):
        kept._write(place / f"features-{i}.z", made()[:1])
    assert len(list(place.iterdir())) == kept.FEW
    assert kept._read(place / f"features-{kept.FEW + 2}.z", 1, made().shape[1]) is not None
