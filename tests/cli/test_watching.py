"""Watching a saved game: forward, back, from any round, by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from mc_env.cli.replay import Replay
from mc_env.cli.saved import load
from mc_env.render.text import console

SPIDEY = ("play", "--heroes", "spider_man", "--scenario", "rhino", "--seed", 5)
OPENING = ("done", "change form", "attack")


def test_replay_steps_by_sentence_and_choice(mc, saved: Path) -> None:
    out = mc("replay", saved, typed=("", "", "", "", "b", "what", "q")).out
    assert "Spider-Man draws" in out
    assert "0/" in out
    assert "on to the next round" in out
    assert out.count("Round 0 | setup") == 2
    assert "The players" not in out


def test_replay_goes_on_to_decisions_rounds_and_the_end(mc, saved: Path) -> None:
    out = mc("replay", saved, typed=("n", "n", "r", "e")).out
    assert "Discard which cards of your opening hand?: Done" in out
    assert "-- Round 1" in out
    assert "-- The players lose" in out


def test_replay_for_one_player_hides_what_they_could_not_see(mc, saved: Path) -> None:
    everything, mine = (mc("replay", saved, *more, typed=("e",)).out for more in ((), ("--player", 1)))
    assert "Iron Man draws 6 cards." in mine
    assert "You draw" in mine
    assert "Iron Man draws 6 cards." not in everything


def test_replay_of_an_unfinished_game_says_so(mc, tmp_path: Path) -> None:
    mc(*SPIDEY, typed=(*OPENING, f"save {tmp_path / 'g'}"))
    assert "goes no further" in mc("replay", tmp_path / "g", typed=("e",)).out
    assert mc("replay", tmp_path / "g").code == 0  # no input at all


def test_replay_goes_back(mc, saved: Path) -> None:
    out = mc("replay", saved, typed=("n 3", "p", "p 2", "p 9", "q")).out
    assert [line.split("(")[0] for line in out.splitlines() if line.startswith("round")] == [
        f"round {r}, {n}/{len(load(str(saved)).choices)} " for r, n in ((0, 0), (1, 3), (1, 2), (0, 0), (0, 0))
    ]
    assert (
        out.count("Discard which cards of your opening hand?: Done") == 2
    )  # told once for each player: back tells nothing


def test_what_comes_after_going_back_is_told_again(mc, saved: Path) -> None:
    out = mc("replay", saved, typed=("n 2", "p", "n")).out
    assert out.count("-- Round 1, Spider-Man first --") == 2


def test_replay_jumps_to_any_round(mc, saved: Path) -> None:
    out = mc("replay", saved, typed=("r 3", "r 2", "r 99", "r x", "q")).out
    boards = [line[:8] for line in out.splitlines() if line.startswith("Round ")]
    assert boards == ["Round 0 ", "Round 3 ", "Round 2 "]
    assert "there is no round 99: this game has rounds 0 to " in out
    assert "'x' is not a number" in out
    assert "Round 3 | player phase" in mc("replay", saved, "--round", 3).out
    assert "no round 77" in mc("replay", saved, "--round", 77).err


def watched(saved: Path, typed: Iterator[str], sleep: object) -> Replay:
    return Replay(load(str(saved)), console(), lambda prompt: next(typed), sleep=sleep)  # type: ignore[arg-type]


def test_replay_plays_by_itself_until_the_end(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    waited: list[float] = []
    replay = watched(saved, iter(["a 0.25", ""]), waited.append)
    replay.run()
    out = capsys.readouterr().out
    assert waited == [0.25] * len(replay.choices)
    assert "-- The players lose" in out
    assert out.count("Lost in round") == 1  # Enter at the end leaves


def test_ctrl_c_stops_what_plays_by_itself(saved: Path) -> None:
    def tired(seconds: float) -> None:
        if replay.made == 4:
            raise KeyboardInterrupt

    typed = iter(["a", "q", "never typed"])
    replay = watched(saved, typed, tired)
    replay.run()
    assert replay.made == 4
    assert next(typed) == "never typed"


def test_pace_must_be_a_number_of_seconds(mc, saved: Path) -> None:
    assert "'fast': seconds for a decision" in mc("replay", saved, typed=("a fast", "q")).out
    assert "--autoplay -1.0" in mc("replay", saved, "--autoplay", -1).err
    assert "-- The players lose" in mc("replay", saved, "--autoplay", 0).out


def test_results_are_shown_at_the_end_of_a_replay(mc, saved: Path) -> None:
    out = mc("replay", saved, typed=("e", "b", "")).out
    assert out.count("Lost in round") == 1
    assert "Damage taken" in out
