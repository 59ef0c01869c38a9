"""Keys of configs: read by jsonargparse, with near matches, bare keys and a help text that leaves nothing out."""

from __future__ import annotations

from typing import Any

import pytest

from mc_env.agents.cli.train import parser
from mc_env.agents.learning.config import RunConfig, read, recipes
from mc_env.agents.learning.keys import fill, keys_of, put
from mc_env.errors import ConfigError

GAME = {"heroes": ["spider_man"], "scenario": "rhino"}


def test_help_lists_every_key_with_its_default_and_meaning() -> None:
    told = parser().format_help()
    for key in keys_of(RunConfig):
        (line,) = [line for line in told.splitlines() if line.split()[:1] == [f"--{key.name}"]]
        assert key.meaning
        assert line.endswith(key.meaning)
        if key.default not in (None, ""):
            assert str(key.default) in line


def test_bare_keys_lists_mappings_and_numbers_are_read_from_the_command() -> None:
    data: dict[str, Any] = {"game": dict(GAME)}
    words = [
        "--gae",
        "seat",
        "--ppo.learning_rate=1e-3",
        "--decisions",
        "2_000",
        "--partners",
        "[past, heuristic:thwart]",
    ]
    put(RunConfig, data, [*words, "--evaluation.game", "{skirmish: null}", "--game.mode", "expert"])
    config = fill(RunConfig, data, "test")
    assert (config.ppo.gae, config.ppo.learning_rate, config.decisions) == ("seat", 1e-3, 2000)
    assert config.ppo.partners == ["past", "heuristic:thwart"]
    assert config.evaluation.game == {"skirmish": None}
    assert config.game == {**GAME, "mode": "expert"}


def test_recipes_are_found_by_name_and_by_the_path_they_have_in_a_checkout(monkeypatch: Any, tmp_path: Any) -> None:
    monkeypatch.chdir(tmp_path)
    assert read("demo") == read("configs/demo.yaml") == read(recipes()["demo"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--ppo.gmes", "4"], "did you mean .*ppo.games"),
        (["--games", "4"], "--games could be --ppo.games or --expert.games or --sb3.games"),
        (["--ppo.games"], "--ppo.games needs a value"),
        (["--ppo.games", "--seed", "1"], "--ppo.games needs a value"),
        (["--seed", "1", "2"], "'2': overrides look like --key value"),
        (["--ppo.games", "many"], "--ppo.games is a whole number, not 'many'"),
        (["--ppo.anneal", "perhaps"], "--ppo.anneal is true or false, not 'perhaps'"),
        (["--ppo.partners", "3"], "--ppo.partners is a list of texts, not '3'"),
        (["--game.heros", "x"], "did you mean .*game.heroes"),
    ],
)
def test_wrong_words_are_named_with_what_would_be_right(words: list[str], said: str) -> None:
    with pytest.raises(ConfigError, match=said):
        put(RunConfig, {}, words)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"ppo": {"gmes": 4}}, "file: ppo: unknown key 'gmes'; did you mean games"),
        ({"ppo": 3}, "file: ppo is a mapping, not 3"),
        ({"ppo": {"games": "many"}}, "file: ppo: games is a whole number, not 'many'"),
        ({"game": {"heros": []}}, "unknown key of game 'heros'; did you mean heroes"),
        ({"decisions": None}, "file: decisions is a whole number, not None"),
    ],
)
def test_wrong_files_are_named_with_what_would_be_right(data: dict[str, Any], said: str) -> None:
    with pytest.raises(ConfigError, match=said):
        fill(RunConfig, data, "file")
