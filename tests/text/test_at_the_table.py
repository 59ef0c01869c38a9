"""A language model beside a person at the terminal: it plays, it speaks, it hears, and what is taken back was never said."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mc_env.cli.main import main
from mc_env.cli.session import Session
from mc_env.engine.game import new_game
from mc_env.render.text import console
from tests.text.fake_server import FakeServer, serving


@pytest.fixture
def server() -> Iterator[FakeServer]:
    with serving(says="I have your back") as found:
        yield found


def seated(server: FakeServer, *typed: str) -> Session:
    """Spider-Man at the keyboard beside a model as Captain Marvel."""
    lines = iter(typed)
    model = f"llm:{server.url},model=ours"
    return Session(
        new_game(["spider_man", "captain_marvel"], "rhino", 5), ["human", model], console(), lambda prompt: next(lines)
    )


def play(session: Session) -> None:
    """Until nothing is left to type."""
    with pytest.raises(StopIteration):
        session.run()


def told(server: FakeServer) -> str:
    return str(server.asked[-1]["messages"][1]["content"])


def test_model_plays_its_seat_and_what_it_says_is_shown_and_listed(
    server: FakeServer, capsys: pytest.CaptureFixture[str]
) -> None:
    session = seated(server, "done", "log", "end turn")
    play(session)
    out = capsys.readouterr().out
    said = 'Captain Marvel: "I have your back"'
    assert out.count(said) >= 2  # when it was said, and in the log
    assert len(session.game.choices) > 3
    assert {said.seat for _, said in session.talk.said} == {1}


def test_what_a_person_says_is_told_to_the_model(server: FakeServer, capsys: pytest.CaptureFixture[str]) -> None:
    play(seated(server, "say Thwart first, please", "done", "end turn"))
    assert 'Spider-Man: "Thwart first, please"' in capsys.readouterr().out
    assert 'Spider-Man: "Thwart first, please"' in told(server)


def test_what_is_taken_back_was_never_said(server: FakeServer) -> None:
    session = seated(server, "done", "say Wrong idea", "end turn", "undo", "undo", "done")
    play(session)
    words = [said.words for _, said in session.talk.said]
    assert "Wrong idea" not in words
    assert words.count("I have your back") == 1  # the opening hand, decided again
    session = seated(server, "done", "say Wrong idea", "undo", "done", "end turn")
    play(session)
    assert "Wrong idea" not in told(server)


def test_say_needs_words_and_somebody_to_hear_them(server: FakeServer, capsys: pytest.CaptureFixture[str]) -> None:
    play(seated(server, "say"))
    assert "say what?" in capsys.readouterr().out
    lines = iter(["say hello"])
    play(Session(new_game(["spider_man"], "rhino", 5), ["human"], console(), lambda prompt: next(lines)))
    assert "nobody to hear you" in capsys.readouterr().out


def test_wrong_model_is_told_before_the_game_begins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--heroes", "spider_man,iron_man", "--player-2", "llm:nowhere,model=m"]) == 2
    assert "http://localhost:8000/v1" in capsys.readouterr().err


def test_decision_is_shown_and_measured_by_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["text", "show", "--after", "12", "--options", "hidden", "--primer", "full"]) == 0
    out = capsys.readouterr().out
    assert "# More of the rules" in out
    assert "tokens of instructions" in out
    assert main(["text", "show", "--after", "100000"]) == 2
    assert "the game is over" in capsys.readouterr().err
    assert main(["text", "run", "text-huge", "heuristic", "--out", "nowhere"]) == 2
    assert "text-tiny" in capsys.readouterr().err
    assert main(["text", "report", "nowhere"]) == 2
    assert "no run of a benchmark" in capsys.readouterr().err
