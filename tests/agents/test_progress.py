"""What a training run shows while it goes on."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from mc_env.agents.learning import progress
from mc_env.agents.learning.progress import LearningBar


def shown(terminal: bool, quiet: bool = False) -> list[str]:
    out = StringIO()
    bar = LearningBar(1000, 0, Console(file=out, force_terminal=terminal, width=100), quiet)
    bar.show(100, 50.0, 0.25, None)
    bar.show(200, 50.0, 0.3, 0.5)
    bar.show(300, 50.0, 0.35, None)
    return out.getvalue().splitlines()


def test_a_file_gets_a_line_after_every_evaluation() -> None:
    assert shown(terminal=False) == ["200 of 1,000 decisions, 50/s, win 30%, eval 50%"]


def test_a_file_gets_a_line_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "LINE_EVERY", 0.0)
    assert [line.split()[0] for line in shown(terminal=False)] == ["100", "200", "300"]


def test_a_terminal_has_its_bar_and_whoever_wants_quiet_has_it() -> None:
    assert shown(terminal=True) == shown(terminal=False, quiet=True) == []
