"""The benchmark of training measures what it says."""

from __future__ import annotations

import pytest

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
    clocks.around(lambda: (work(1), inner(), inner()), "outer")()
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
