"""docs/OBSERVATION.md says what the code does."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import mc_env
from mc_env.encoders import CARD_IDS, explain
from mc_env.engine.game import new_game
from mc_env.kernel.rows import MAX_ROWS
from tests.encoders.games import TABLES

ROOT = Path(mc_env.__file__).parent.parent
PAGE = ROOT / "docs" / "OBSERVATION.md"


def test_page_is_up_to_date(tmp_path: Path) -> None:
    """In a fresh interpreter: other tests register cards of their own here."""
    fresh = tmp_path / "OBSERVATION.md"
    subprocess.run([sys.executable, "-m", "tools.observation_page", str(fresh)], check=True, cwd=ROOT, timeout=120)
    assert PAGE.read_text() == fresh.read_text(), "run `make docs`"


def test_page_explains_every_column() -> None:
    text = PAGE.read_text()
    for columns in TABLES.values():
        for c in columns:
            assert f"`{c.name}` | {c.kind} | {c.low} to {c.high} | {c.doc}" in text


def test_columns_have_names_of_their_own_and_ranges_that_fit_their_kind() -> None:
    for columns in TABLES.values():
        assert len({c.name for c in columns}) == len(columns)
        for c in columns:
            assert c.kind in ("card", "row", "seat", "code", "flag", "count")
            assert (c.kind == "card") == (c.high == CARD_IDS - 1)
            assert (c.kind == "flag") == ((c.low, c.high) == (0, 1))
            assert (c.kind == "row") == (c.high == MAX_ROWS - 1)
            assert -1 <= c.low <= c.high < 1 << 15


def test_position_is_explained_in_words() -> None:
    words = explain(new_game(["spider_man"], "rhino", 1), 0)
    assert "kind 1 (mulligan)" in words
    assert "(Rhino)" in words
