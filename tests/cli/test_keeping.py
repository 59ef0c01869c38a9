"""Nothing is lost: games in progress are kept with their seats, and Ctrl-C asks."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from mc_env.cli import saved
from mc_env.cli.saved import Autosave
from mc_env.cli.session import Session
from mc_env.engine.game import Game, new_game
from mc_env.render.text import console

SPIDEY = ("play", "--heroes", "spider_man", "--seed", 5)
PAIR = ("play", "--heroes", "spider_man,iron_man", "--seed", 3, "--player-2", "heuristic")


def test_a_game_that_is_left_goes_on_where_it_was(mc) -> None:
    first = mc(*SPIDEY, typed=("done", "change form", "attack", "quit")).out
    assert "Goodbye; the game is kept. Go on with: mc-env play --resume" in first
    again = mc("play", "--resume", typed=("quit",)).out
    assert "Spider-Man (human) against Rhino, standard, seed 5" in again
    assert "12/14 hit points" in again


def test_a_game_whose_terminal_is_closed_is_kept_too(mc) -> None:
    assert "No more input; the game is kept." in mc(*SPIDEY, typed=("done", "change form")).out
    assert "Spider-Man | hero" in mc("play", "--resume").out


def test_a_resumed_game_knows_its_partner(mc, tmp_path: Path) -> None:
    mc(*PAIR, typed=("done", f"save {tmp_path / 'game.json'}"))
    for resume in (("--resume",), ("--resume", tmp_path / "game.json")):
        assert "Spider-Man (human), Iron Man (heuristic) against Rhino" in mc("play", *resume, typed=("quit",)).out
    other = mc("play", "--resume", tmp_path / "game.json", "--player-2", "human", typed=("quit",)).out
    assert "Spider-Man (human), Iron Man (human) against Rhino" in other


def test_games_in_progress_do_not_overwrite_each_other(mc) -> None:
    mc(*SPIDEY, typed=("done", "quit"))
    out = mc(*PAIR, typed=("done", "quit")).out
    assert "The game you left is kept" in out
    assert len(saved.in_progress()) == 2
    assert saved.read(saved.latest()).seats == ("human", "heuristic")
    mc("play", "--resume", typed=("end turn", "quit"))
    assert len(saved.in_progress()) == 2  # a kept game stays in its file


def test_only_the_latest_games_are_kept(mc) -> None:
    for seed in range(25):
        mc("play", "--seed", seed, typed=("quit",))
    assert len(saved.in_progress()) == 20
    assert saved.read(saved.latest()).game.setup.seed == 24  # type: ignore[union-attr]


def test_a_game_that_is_over_is_not_kept_any_more(mc) -> None:
    def ask(prompt: str) -> str:
        decision = s.game.decision
        kept.append(len(saved.in_progress()))
        return str(len(decision)) if decision is not None else ""

    kept: list[int] = []
    game = new_game(["spider_man"], "rhino", 5)
    s = Session(game, ["human"], console(), ask, autosave=Autosave(saved.new_place(game)))
    assert s.run() == "loss"
    assert set(kept) == {1}  # until the last moment
    assert saved.in_progress() == []
    assert "there is no game to go on with" in mc("play", "--resume").err


def test_nothing_is_kept_of_games_without_people_or_when_told_so(mc) -> None:
    mc("play", "--player-1", "random", "--seed", 1)
    out = mc(*SPIDEY, "--no-autosave", typed=("done", "quit")).out
    assert "the game was not saved after your last save" in out
    assert saved.in_progress() == []


def test_a_folder_that_cannot_be_written_is_told_once(mc, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    out = mc(*SPIDEY, typed=("done", "change form", "quit")).out
    assert out.count("the game is not kept: cannot write") == 1
    assert "You change form to Spider-Man." in out


@pytest.mark.parametrize("seats", ["heuristic", ["human"], ["human", 3]])
def test_seats_that_do_not_fit_the_game_are_refused(mc, tmp_path: Path, seats: object) -> None:
    path = tmp_path / "game.json"
    document = json.loads(new_game(["spider_man", "iron_man"], "rhino", 1).save())
    path.write_text(json.dumps({**document, "seats": seats}))
    result = mc("play", "--resume", path)
    assert result.code == 2
    assert "seats must be 2 names" in result.err


def test_a_partner_that_is_gone_is_named(mc, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    saved.write(path, new_game(["spider_man", "iron_man"], "rhino", 1), ("human", "nobody"))
    result = mc("play", "--resume", path)
    assert result.code == 2
    assert "player 2" in result.err
    assert "nobody" in result.err


def test_a_saved_game_without_seats_is_played_by_people(mc, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(new_game(["spider_man", "iron_man"], "rhino", 1).save())
    assert "Spider-Man (human), Iron Man (human)" in mc("play", "--resume", path, typed=("quit",)).out


# ------------------------------------------------------------------------------------------ Ctrl-C

Answer = str | type[BaseException]


def session(answers: list[Answer], game: Game | None = None, seats: tuple[str, ...] = ("human",)) -> Session:
    """A game at which these lines are typed, and keys pressed."""

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        answer = answers.pop(0)
        if isinstance(answer, str):
            return answer
        raise answer

    prompts: list[str] = []
    game = game or new_game(["spider_man"], "rhino", 5)
    out = Session(game, seats, console(), ask, autosave=Autosave(saved.new_place(game)))
    out.prompts = prompts  # type: ignore[attr-defined]
    return out


def test_ctrl_c_asks_before_it_leaves() -> None:
    answers: list[Answer] = ["done", KeyboardInterrupt, "n", "change form", KeyboardInterrupt, "y", "never typed"]
    s = session(answers)
    assert s.run() is None
    assert answers == ["never typed"]
    assert [p for p in s.prompts if p.startswith("Leave?")] == ["Leave? The game is kept. (y or n)> "] * 2  # type: ignore[attr-defined]
    assert len(saved.read(saved.latest()).game.choices) == 2


def test_ctrl_c_twice_leaves() -> None:
    answers: list[Answer] = ["done", KeyboardInterrupt, KeyboardInterrupt, "never typed"]
    session(answers).run()
    assert answers == ["never typed"]


def thinking(s: Session, monkeypatch: pytest.MonkeyPatch, think: Callable[[], None]) -> None:
    """Let something happen while the partner thinks for the first time."""
    choose = s.policies[1].choose
    thought: list[bool] = []

    def once(game: Game) -> int:
        if not thought:
            thought.append(True)
            think()
        return choose(game)

    monkeypatch.setattr(s.policies[1], "choose", once)


def test_ctrl_c_while_a_partner_thinks_waits_until_nothing_is_half_done(monkeypatch: pytest.MonkeyPatch) -> None:
    answers: list[Answer] = ["done", "n", "end turn", "quit"]
    s = session(answers, new_game(["spider_man", "iron_man"], "rhino", 3), ("human", "random"))
    thinking(s, monkeypatch, lambda: signal.raise_signal(signal.SIGINT))
    s.run()
    assert answers == []
    assert [p.startswith("Leave?") for p in s.prompts] == [False, True, False, False]  # type: ignore[attr-defined]
    assert s.game == saved.read(saved.latest()).game


def test_ctrl_c_twice_while_a_partner_thinks_leaves_what_was_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def pressed_twice() -> None:
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)

    s = session(["done"], new_game(["spider_man", "iron_man"], "rhino", 3), ("human", "random"))
    thinking(s, monkeypatch, pressed_twice)
    assert s.run() is None
    assert "Stopped; the game is kept." in capsys.readouterr().out
    assert saved.read(saved.latest()).game.choices == []


def test_afterwards_ctrl_c_is_what_it_was() -> None:
    before = signal.getsignal(signal.SIGINT)
    session(["quit"]).run()
    assert signal.getsignal(signal.SIGINT) is before
