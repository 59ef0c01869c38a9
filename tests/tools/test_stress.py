"""The stress tool counts what it plays, and keeps a capsule of whatever breaks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import mc_env
from mc_env.engine.game import Game
from mc_env.engine.state.state import State
from tools import random_games as games
from tools import stress


def test_stress_counts_games_and_compares_the_longest_option_list(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert stress.main(["--games", "3", "--workers", "1", "--every", "5", "--out", str(tmp_path), "--seed", "4"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("3 games, ")
    assert "1 games replayed" in text  # the first of every fifty
    assert f"of MAX_OPTIONS {mc_env.MAX_OPTIONS} (" in text
    assert "outcomes: " in text
    assert "failures: 0" in text
    assert list(tmp_path.iterdir()) == []


def test_games_of_a_plan_follow_from_its_seed(tmp_path: Path) -> None:
    plan = stress.Plan(
        tuple(games.heroes()), tuple(games.scenarios()), ("expert",), (2,), ("uniform",), 10, 10, 8, tmp_path
    )
    assert stress.play_one(plan, 1) == stress.play_one(plan, 1)


def test_what_breaks_is_kept_as_a_save_and_can_be_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def audit(game: Game, origin: State | None = None) -> None:
        if len(game.choices) == 7:
            raise AssertionError("seven is too much")

    with monkeypatch.context() as patch:
        patch.setattr(games, "sound", audit)
        assert stress.main(["--games", "1", "--workers", "1", "--out", str(tmp_path), "--policies", "uniform"]) == 1
    assert "seven is too much" in capsys.readouterr().out
    path = tmp_path / "game_0_0.json"
    assert len(json.loads(path.read_text())["choices"]) == 7
    assert mc_env.load_game(path.read_text()).decision is not None
    assert "seven is too much" in path.with_suffix(".txt").read_text()
    assert stress.main(["--replay", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 8
    assert lines[-1].startswith("next: <Decision")
