"""Submissions: packed, verified, and rejected when something was changed."""

from __future__ import annotations

import gzip
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from mc_env.agents.submitting import board, folder
from mc_env.agents.submitting.verifying import verify
from mc_env.cli.main import main
from tools import ROOT

RHINO, DRAWN = "rhino-1p-standard-v1", "adhoc-rhino-2p-v1"


@pytest.fixture(scope="module")
def entry(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A submission of three games of two tasks."""
    out = tmp_path_factory.mktemp("entries") / "careful"
    words = ["submit", "heuristic", "--task", RHINO, "--task", DRAWN, "--seeds", "3", "--name", "Careful", "--by", "us"]
    assert main([*words, "--out", str(out), "--quiet"]) == 0
    return out


@pytest.fixture
def copy(entry: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(entry, tmp_path / "copy"))


def test_what_was_packed_is_verified(entry: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(entry)]) == 0
    out = capsys.readouterr().out
    assert "verified; 6 games played again, not all seeds" in out
    assert "asked again at" in out
    assert sorted(path.name for path in entry.iterdir()) == [folder.GAMES, folder.RESULTS, folder.ABOUT]


def test_the_same_games_give_the_same_bytes(entry: Path, tmp_path: Path) -> None:
    found = folder.read(entry)
    folder.write(tmp_path, found.about, found.games)
    for name in (folder.GAMES, folder.RESULTS, folder.ABOUT):
        assert (tmp_path / name).read_bytes() == (entry / name).read_bytes()


def a_changed_win(place: Path) -> None:
    results = json.loads((place / folder.RESULTS).read_text())
    results[RHINO]["wins"] += 1
    (place / folder.RESULTS).write_text(json.dumps(results))


def another_agent(place: Path) -> None:
    about = yaml.safe_load((place / folder.ABOUT).read_text())
    (place / folder.ABOUT).write_text(yaml.safe_dump({**about, "agent": "random"}))


def other_rules(place: Path) -> None:
    about = yaml.safe_load((place / folder.ABOUT).read_text())
    (place / folder.ABOUT).write_text(yaml.safe_dump({**about, "rules": 1}))


def edited(change: Callable[[list[dict[str, Any]]], None]) -> Callable[[Path], None]:
    """Games that were changed, with figures to match."""

    def edit(place: Path) -> None:
        lines = gzip.decompress((place / folder.GAMES).read_bytes()).decode().splitlines()
        games = [json.loads(line) for line in lines]
        change(games)
        folder.write(place, folder.read(place).about, [folder.Played(**game) for game in games])

    return edit


def said_to_be_won(games: list[dict[str, Any]]) -> None:
    for game in games:
        game["outcome"] = "win"
        game["rounds"] += 1


def cut_short(games: list[dict[str, Any]]) -> None:
    games[0]["choices"] = games[0]["choices"][:-3]


def an_illegal_choice(games: list[dict[str, Any]]) -> None:
    games[0]["choices"][5] = 99


def a_seed_twice(games: list[dict[str, Any]]) -> None:
    games[1] = dict(games[0])


def a_foreign_seed(games: list[dict[str, Any]]) -> None:
    games[0]["seed"] = 7


def another_partner(games: list[dict[str, Any]]) -> None:
    """Of a game beside a partner of the task, every choice is number 0: some of them are the partner's."""
    games[-1]["choices"] = [0] * len(games[-1]["choices"])


@pytest.mark.parametrize(
    ("tamper", "words"),
    [
        (a_changed_win, "results.json says"),
        (another_agent, "random chooses otherwise"),
        (other_rules, "played by rules 1"),
        (edited(said_to_be_won), "it is said to end as win"),
        (edited(cut_short), "it is not over"),
        (edited(an_illegal_choice), "choice 6 is 99"),
        (edited(a_seed_twice), "is there 2 times"),
        (edited(a_foreign_seed), "none of its evaluation seeds"),
        (edited(another_partner), "is not what the partner at seat 1 chooses"),
    ],
)
def test_what_was_changed_is_rejected(
    copy: Path, tamper: Callable[[Path], None], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    tamper(copy)
    assert main(["verify", str(copy)]) == 1
    out = capsys.readouterr().out
    assert words in out
    assert "REJECTED" in out


def test_an_agent_that_cannot_be_made_here_is_not_asked_again(copy: Path) -> None:
    about = yaml.safe_load((copy / folder.ABOUT).read_text())
    (copy / folder.ABOUT).write_text(yaml.safe_dump({**about, "agent": "ppo:somewhere/else.safetensors"}))
    verdict = verify(folder.read(copy))
    assert verdict.good
    assert verdict.asked_again == 0


@pytest.mark.parametrize("name", [folder.ABOUT, folder.RESULTS, folder.GAMES])
def test_a_file_that_is_missing_or_damaged_is_named(copy: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    (copy / name).write_bytes(b"\x00{")
    assert main(["verify", str(copy)]) == 2
    assert name in capsys.readouterr().err
    (copy / name).unlink()
    assert main(["verify", str(copy)]) == 2
    assert f"{name} is missing" in capsys.readouterr().err


def test_a_submission_is_never_written_over(entry: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["submit", "random", "--task", RHINO, "--out", str(entry)]) == 2
    assert "holds a submission already" in capsys.readouterr().err


def test_the_page_shows_verified_entries_with_all_seeds(
    entry: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--folders", str(entry.parent), "--out", str(tmp_path / "page.md")]
    assert board.main(words) == 1
    assert "does not have all evaluation seeds" in capsys.readouterr().err
    assert not (tmp_path / "page.md").exists()
    found = folder.read(entry)
    text = board.page([found])
    assert f"## {RHINO}" in text
    assert "| Careful | `heuristic` | us | 3 |" in text


KEPT = [pytest.param(place, id=place.name) for place in sorted((ROOT / "leaderboard").iterdir())]


@pytest.mark.parametrize("place", KEPT)
def test_some_games_of_each_entry_of_the_leaderboard_are_played_again(place: Path) -> None:
    found = folder.read(place)
    some = [game for task in found.results for game in [g for g in found.games if g.task == task][:3]]
    verdict = verify(folder.Submission(found.about, folder.figures(some), some), again=1)
    assert verdict.complaints == ()
    assert verdict.asked_again > 0
    assert found.results == folder.figures(found.games)


def test_the_leaderboard_page_shows_the_entries_that_are_kept() -> None:
    entries = [folder.read(place.values[0]) for place in KEPT]  # type: ignore[arg-type]
    assert (ROOT / "docs/LEADERBOARD.md").read_text() == board.page(entries)
