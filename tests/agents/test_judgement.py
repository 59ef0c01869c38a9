"""The questions of judgement are sound, and what agents make of them is counted right."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mc_env import agents
from mc_env.agents.judgement import QUESTIONS, Question
from mc_env.agents.judgement.cli import main
from mc_env.agents.judgement.proving import line, losing
from mc_env.agents.judgement.question import won
from mc_env.agents.judgement.report import data, missed, rows
from mc_env.agents.judgement.scoring import answers, did_right, score
from mc_env.agents.players.base import Agent, Seat
from mc_env.errors import McEnvError
from mc_env.table import Table

BY_NAME = {q.name: q for q in QUESTIONS}


class Follows(Agent):
    """Chooses by labels, one after the other, where there is a choice."""

    spec = "follows"

    def __init__(self, labels: tuple[str, ...]) -> None:
        self.labels = labels
        self.at = 0

    def begin(self, seed: int) -> None:
        self.at = 0

    def choose(self, seat: Seat) -> int:
        self.at += 1
        return [o.label for o in seat.decision.options].index(self.labels[self.at - 1])


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda q: q.name)
def test_right_can_be_done_and_wrong_as_well(question: Question) -> None:
    right, wrong = line(question), line(question, right=False)
    assert right is not None, "nothing does right here"
    assert wrong is not None, "nothing can go wrong here"
    assert did_right(Follows(right.labels), question)
    assert not did_right(Follows(wrong.labels), question)


def test_there_are_at_least_forty_questions_of_many_topics_each_with_a_name_of_its_own() -> None:
    assert len(BY_NAME) == len(QUESTIONS) >= 40
    assert {
        "lethal",
        "tough",
        "combination",
        "certain loss",
        "threat",
        "crisis",
        "keeping",
        "defence",
        "restraint",
    } == {q.topic for q in QUESTIONS}


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("no rest at 5 of 7", "Change form to Peter Parker"),
        ("the small blow first", "Play Swinging Web Kick"),
        ("flip and lift", "Recover with Jennifer Walters"),
        ("hide", "End turn"),
        ("stay hidden", "Change form to Spider-Man"),
        ("thwart at 6 of 7", "Attack with Spider-Man"),
        ("no blow into spikes", "Attack with Spider-Man"),
        ("an ally strips tough", "Attack with Spider-Man"),
        ("the kick is no resource", "Play Avengers Mansion"),
    ],
)
def test_a_wrong_first_choice_cannot_be_mended(name: str, wrong: str) -> None:
    assert wrong in losing(BY_NAME[name])


def test_a_search_says_which_first_choice_does_not_exist() -> None:
    with pytest.raises(McEnvError, match="Fly"):
        line(BY_NAME["hide"], first="Fly")


def test_an_agent_that_draws_lots_is_asked_several_times() -> None:
    found = answers(agents.make("random"), [BY_NAME["no rest at 5 of 7"]], times=8)
    assert 0 < found[0].right < found[0].times == 8
    assert score(found) == found[0].right / 8


def test_what_is_kept_tells_topics_and_what_was_missed() -> None:
    impossible = Question("never", "lethal", "nothing wins here", lambda: Table("rhino").hero("Spider-Man"), won)
    kept = data({"heuristic": answers(agents.make("heuristic"), [BY_NAME["hide"], impossible])}, 1)
    assert json.loads(json.dumps(kept)) == kept
    assert rows(kept) == (
        ["topic", "positions", "heuristic"],
        [["certain loss", "1", "100%"], ["lethal", "1", "0%"], ["all", "2", "50.0%"]],
    )
    assert missed(kept, "heuristic") == ["never (0 of 1): nothing wins here"]


def test_the_command_prints_a_table_and_keeps_the_answers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "answers.json"
    assert main(["heuristic", "--topic", "crisis", "--times", "1", "--missed", "--out", str(out)]) == 0
    assert "crisis" in capsys.readouterr().out
    assert list(json.loads(out.read_text())["agents"]) == ["heuristic"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["heuristic", "--topic", "luck"], "luck"),
        (["heuristic", "--times", "0"], "--times"),
        (["nobody"], "nobody"),
    ],
)
def test_the_command_names_what_is_wrong(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert said in capsys.readouterr().err
