"""What was played by other rules: choices are refused in clear words, positions go on."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

import mc_env
from mc_env.cli.main import main
from mc_env.engine.version import FIRST_RULES, RULES_VERSION
from mc_env.env.match import Match
from mc_env.env.settings import Settings
from mc_env.errors import CorruptSave
from mc_env.table import Table


def begun() -> mc_env.Game:
    """A game with a few choices made."""
    game = mc_env.new_game(["spider_man"], "rhino", 7)
    for _ in range(5):
        game.choose(0)
    return game


def by_other_rules(text: str, rules: int | None = FIRST_RULES) -> str:
    """A saved game as another mc_env would have saved it; one without a word on its rules is of the first ones."""
    data = json.loads(text)
    del data["rules"]
    return json.dumps(data if rules is None else {**data, "rules": rules})


def test_saved_game_names_its_rules() -> None:
    assert json.loads(begun().save())["rules"] == RULES_VERSION


@pytest.mark.parametrize(("rules", "named"), [(None, "1"), (FIRST_RULES, "1"), (RULES_VERSION + 1, "3")])
def test_saved_choices_of_other_rules_are_refused(rules: int | None, named: str) -> None:
    with pytest.raises(CorruptSave, match=f"saved game was played by rules {named}; this mc_env has rules 2"):
        mc_env.load_game(by_other_rules(begun().save(), rules))


def test_saved_setup_of_other_rules_begins_when_no_choice_was_made() -> None:
    game = mc_env.new_game(["spider_man"], "rhino", 7)
    assert mc_env.load_game(by_other_rules(game.save())) == game


def test_saved_position_of_other_rules_goes_on() -> None:
    game = Table(scenario="rhino").hero("Spider-Man", hand=["Backflip"]).game
    again = mc_env.load_game(by_other_rules(game.save()))
    assert again == game
    again.choose(0)
    with pytest.raises(CorruptSave, match="was played by rules 1"):  # what was chosen since is a replay as well
        mc_env.load_game(by_other_rules(again.save()))


@pytest.mark.parametrize("command", [["replay"], ["audit"], ["play", "--resume"]])
def test_commands_refuse_a_saved_game_of_other_rules(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(by_other_rules(begun().save()), encoding="utf-8")
    assert main([*command, str(file)]) == 2
    assert "was played by rules 1; this mc_env has rules 2" in capsys.readouterr().err


def a_match() -> Match:
    match = Match(Settings({"heroes": ["spider_man"]}))
    match.begin(3)
    match.choose(0)
    return match


def test_kept_game_of_other_rules_is_refused() -> None:
    match = a_match()
    kept = match.keep()
    for older in (kept._replace(rules=FIRST_RULES), type(kept)(*kept[:4])):
        with pytest.raises(CorruptSave, match="a kept game was played by rules 1"):
            match.resume(older)
    match.resume(kept)


def test_pickled_environment_of_other_rules_is_refused() -> None:
    match = a_match()
    data: dict[str, Any] = match.__getstate__()
    del data["game"]["rules"]
    with pytest.raises(CorruptSave, match="this pickled environment was played by rules 1"):
        Match.__new__(Match).__setstate__(data)
    assert pickle.loads(pickle.dumps(match)).game == match.game
