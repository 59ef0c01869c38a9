"""Benchmarks measure what they say, and the page shows what was kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import page
from benchmarks.calibration import build, keep
from benchmarks.training import WAITING, Clocks, measure, recipe


def test_clocks_count_inner_work_once(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0

    def work(seconds: float) -> None:
        nonlocal now
        now += seconds

    monkeypatch.setattr("benchmarks.training.time.perf_counter", lambda: now)
    monkeypatch.setattr("benchmarks.training.time.process_time", lambda: now / 2)
    clocks = Clocks()
    inner = clocks.around(lambda: work(3), "inner")

    def outer() -> None:
        work(1)
        inner()
        inner()

    clocks.around(outer, "outer")()
    assert clocks.wall == {"inner": 6.0, "outer": 1.0}
    assert clocks.cpu == {"inner": 3.0, "outer": 0.5}


def test_a_short_run_is_measured_piece_by_piece() -> None:
    config = recipe("small", processes=1)
    config.ppo.games, config.ppo.steps, config.ppo.microbatch = 4, 8, 16
    found = measure(config, seconds=0)
    assert found["iterations"] == 1
    assert found["decisions_per_second"] > 0
    pieces = found["microseconds"]
    for name in ("environment: observations", "network forward, playing", "network forward, learning", "advantages"):
        assert pieces[name] > 0, name
    assert WAITING in pieces
    # all pieces together are the time of a decision
    raw = found["decisions_per_second"] * 0.35 / found["calibration_seconds"]
    assert sum(pieces.values()) == pytest.approx(1e6 / raw, rel=0.2)


def test_published_speeds_are_the_kept_ones() -> None:
    assert page.page() == page.PAGE.read_text(), "run: python -m benchmarks.page"


def test_figures_are_kept_under_the_build_that_was_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep("engine", {"rows": []}, None)
    assert not list(tmp_path.iterdir())
    keep("engine", {"rows": []}, tmp_path / "speed")
    printed, again = capsys.readouterr().out.splitlines()
    assert printed == again
    (file,) = (tmp_path / "speed").iterdir()
    assert file.name == f"engine_{build()}.json"
    assert json.loads(file.read_text()) == json.loads(printed)
