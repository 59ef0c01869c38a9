"""A stopped evaluation goes on where it was, and never mixes games of different ones."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from mc_env.agents.evaluation import cli, playing
from mc_env.agents.evaluation.games import GameResult, Lineup
from mc_env.agents.evaluation.journal import NAME, Journal
from mc_env.agents.support import provenance

WORDS = ["random", "heuristic", "--skirmish", "1", "--seeds", "9", "--quiet", "--no-plots", "--out"]


def interrupt(monkeypatch: pytest.MonkeyPatch, after: int) -> list[tuple[tuple[str, ...], list[int]]]:
    """Let only so many pieces be played; the list fills with those that were."""
    real = playing.play_some
    pieces: list[tuple[tuple[str, ...], list[int]]] = []

    def play_some(lineup: Lineup, seeds: Sequence[int], save: str) -> list[GameResult]:
        if len(pieces) == after:
            raise KeyboardInterrupt
        pieces.append((lineup.team, list(seeds)))
        return real(lineup, seeds, save)

    monkeypatch.setattr(playing, "play_some", play_some)
    return pieces


def results(folder: Path) -> list[tuple[object, ...]]:
    rows = json.loads((folder / "results.json").read_text())["results"]
    return [(row["team"], row["wins"], row["games"], row["rounds"], row["decisions"]) for row in rows]


def test_a_stopped_evaluation_goes_on_and_ends_as_if_never_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, halves = tmp_path / "whole", tmp_path / "halves"
    assert cli.main([*WORDS, str(whole)]) == 0
    with monkeypatch.context() as patch:
        first = interrupt(patch, after=2)
        assert cli.main([*WORDS, str(halves)]) == 130
    assert "the same command goes on" in capsys.readouterr().err
    assert not (halves / "results.json").exists()
    with (halves / NAME).open("a") as file:
        file.write('{"piece": 2, "games": [{"ta')  # killed while writing
    second = interrupt(monkeypatch, after=100)
    assert cli.main([*WORDS, str(halves)]) == 0
    assert "8 games were played before" in capsys.readouterr().out
    assert [seeds for _, seeds in first + second] == [[0, 1, 2, 3], [4, 5, 6, 7], [8]] * 2
    assert results(halves) == results(whole)
    assert not (halves / NAME).exists()


def test_games_of_other_code_are_not_mixed_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with monkeypatch.context() as patch:
        interrupt(patch, after=1)
        assert cli.main([*WORDS, str(tmp_path)]) == 130
    with monkeypatch.context() as patch:
        patch.setattr(provenance, "code", lambda: "changed since")
        assert cli.main([*WORDS, str(tmp_path)]) == 2
    assert "is 'changed since'" in capsys.readouterr().err
    monkeypatch.setattr(provenance, "commit", lambda: "another")  # of the same code
    assert cli.main([*WORDS, str(tmp_path)]) == 0
    made = json.loads((tmp_path / "results.json").read_text())
    assert (made["git"], len(made["code"])) == ("another", 16)


def test_games_of_another_evaluation_are_not_mixed_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    interrupt(monkeypatch, after=1)
    cli.main([*WORDS, str(tmp_path)])
    kept = (tmp_path / NAME).read_text()
    assert cli.main([*WORDS, str(tmp_path), "--modes", "expert"]) == 2
    said = capsys.readouterr().err
    assert "4 games of another evaluation (modes was ['standard'], is ['expert'])" in said
    assert (tmp_path / NAME).read_text() == kept


def test_other_weights_under_the_same_name_are_another_evaluation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch")
    from mc_env.agents.checkpoints import find

    path = tmp_path / "best.safetensors"
    words = [f"ppo:{path}", *WORDS[1:], str(tmp_path / "out")]
    path.write_bytes(find("rhino_solo").read_bytes())
    interrupt(monkeypatch, after=1)
    assert cli.main(words) == 130
    path.write_bytes(find("rhino_duo").read_bytes())
    assert cli.main(words) == 2
    assert "weights was" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["nonsense\n", '{}\n{"piece": 0, "games": [{}]}\n', "[]\n[]\n"])
def test_a_journal_that_cannot_be_read_is_told_and_kept(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / NAME).write_text(text)
    assert cli.main([*WORDS, str(tmp_path)]) == 2
    assert "delete it to begin anew" in capsys.readouterr().err
    assert (tmp_path / NAME).read_text() == text


def test_an_empty_journal_belongs_to_nobody(tmp_path: Path) -> None:
    Journal(tmp_path, {"seeds": 5})
    assert Journal(tmp_path, {"seeds": 6}).games == 0
    assert json.loads((tmp_path / NAME).read_text()) == {"seeds": 6}
