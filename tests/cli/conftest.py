"""A command line that can be called, and typed into."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

import pytest

from mc_env.cli.main import main
from mc_env.engine.game import new_game


@dataclass(frozen=True)
class Result:
    """What a command printed and returned."""

    code: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Games in progress are kept in a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))


@pytest.fixture
def mc(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Result]:
    """Run `mc-env` with these arguments; `typed` are the lines of its input."""

    def run(*argv: object, typed: tuple[object, ...] = ()) -> Result:
        monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in typed)))
        code = main([str(a) for a in argv])
        captured = capsys.readouterr()
        return Result(code, captured.out, captured.err)

    return run


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game of two that was lost, with private hands."""
    game = new_game(["spider_man", "iron_man"], "rhino", 3, hands="private")
    while game.decision:
        game.choose(len(game.decision) - 1)
    path = tmp_path / "over.json"
    path.write_text(game.save())
    return path
