"""docs/OBSERVATION.md says what the code does."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import mc_env
from mc_env.encoders import explain
from mc_env.engine.game import new_game
from tests.encoders.games import TABLES

ROOT = Path(mc_env.__file__).parent.parent
PAGE = ROOT / "docs" / "OBSERVATION.md"


def test_page_is_up_to_date(tmp_path: Path) -> None:
    """In a fresh interpreter: other tests register cards of their own here."""
    fresh = tmp_path / "OBSERVATION.md"
    subprocess.run([sys.executable, "-m", "mc_env.encoders.page", str(fresh)], check=True, cwd=ROOT, timeout=120)
    assert PAGE.read_text() == fresh.read_text(), "run `make docs`"


def test_page_explains_every_column() -> None:
    text = PAGE.read_text()
    for columns in TABLES.values():
        for c in columns:
            assert f"`{c.name}` | {c.low} to {c.high} | {c.doc}" in text


def test_columns_have_names_of_their_own() -> None:
    for columns in TABLES.values():
        assert len({c.name for c in columns}) == len(columns)


def test_position_is_explained_in_words() -> None:
    words = explain(new_game(["spider_man"], "rhino", 1), 0)
    assert "kind 1 (mulligan)" in words
    assert "(Rhino)" in words
