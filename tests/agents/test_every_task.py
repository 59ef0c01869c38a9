"""Baselines of every task: measured once, measured again when something has changed."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from mc_env.agents.evaluation import every_task, page, sections
from mc_env.agents.evaluation.every_task import Column
from mc_env.agents.support.places import HERE

TASK = "ladder-1-v1"


@pytest.fixture
def place(tmp_path, monkeypatch):
    """A place of its own for what is measured."""
    monkeypatch.setattr(every_task, "TABLE", tmp_path / "baselines.json")
    monkeypatch.setattr(every_task, "AT_WORK", tmp_path / "work")
    monkeypatch.setattr(page, "PAGE", tmp_path / "RESULTS.md")
    return tmp_path


def measured(games: int) -> int:
    """How many entries were made."""
    said = StringIO()
    every_task.run([TASK], [Column("random", "random", 2)], games, HERE, Console(file=said))
    return said.getvalue().count("won")


def test_an_entry_is_made_once_and_again_if_more_games_are_asked_for(place):
    assert measured(2) == 1
    assert measured(2) == 0
    assert measured(3) == 1
    assert measured(2) == 0  # more than was asked for is welcome
    assert every_task.read()[TASK]["random"]["games"] == 3


def test_an_entry_of_other_weights_or_rules_does_not_stand(place):
    measured(2)
    entry = every_task.read()[TASK]["random"]
    assert every_task.stands(entry, "random", 2)
    assert not every_task.stands({**entry, "rules": -1}, "random", 2)
    assert not every_task.stands({**entry, "weights": "others"}, "random", 2)
    assert not every_task.stands(entry, "heuristic", 2)


def test_the_page_shows_a_task_in_a_line(place):
    measured(2)
    says, table = sections.every_task(every_task.TABLE)
    assert "every_task" in says
    assert f"| `{TASK}` | **0%** (0 to 66) of 2 |" in table
    assert f"| `{TASK}` |" in page.PAGE.read_text()


def test_unknown_tasks_and_agents_are_told_with_what_there_is(capsys):
    assert every_task.main(["--task", "ladder-1"]) == 2
    assert every_task.main(["--agent", "heuristics"]) == 2
    said = capsys.readouterr().err
    assert "unknown task 'ladder-1'; did you mean ladder-" in said
    assert "did you mean heuristic" in said
