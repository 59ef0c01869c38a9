"""Shipped checkpoints: kept with their cards, found by name, carried by the package."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path

import pytest
import torch
import yaml

import mc_env
from mc_env import agents
from mc_env.agents import checkpoints
from mc_env.agents.checkpoints.__main__ import main
from mc_env.agents.checkpoints.cards import card, measured, plays
from mc_env.agents.learning import config as configs
from mc_env.agents.learning import folders as runs
from mc_env.agents.learning.config import RunConfig
from mc_env.agents.network import saving
from mc_env.agents.network.model import Network, Shape
from mc_env.errors import ConfigError

ROOT = Path(mc_env.__file__).parent.parent
TINY = Shape(width=8, context=8, card=4)


@pytest.fixture
def run(tmp_path: Path) -> Path:
    """The folder of a run that has just ended."""
    config = RunConfig(name="tiny", seed=3, out=str(tmp_path / "runs"))
    config.game = {"heroes": ["spider_man"], "scenario": "rhino", "skirmish": 1}
    folder = runs.new_folder(config)
    evaluation = {"games": 40, "wins": 10, "win_rate": 0.25, "rounds": 5.0}
    told = {
        "config": json.dumps(config.data()),
        "decisions": 12_345,
        "seconds": 4000.0,
        "evaluation": json.dumps(evaluation),
    }
    data = saving.pack(Network(TINY), told)
    saving.write(folder / "best.safetensors", {**data, "optimiser": {"large": torch.zeros(50_000)}})
    return folder


@pytest.fixture
def results(run: Path, tmp_path: Path) -> Path:
    """results.json of an evaluation of that run."""
    from mc_env.agents.evaluation.cli import main as evaluate

    out = tmp_path / "evaluation"
    words = ["random", f"ppo:{run}/best.safetensors", "--skirmish", "1", "--seeds", "2", "--max-rounds", "3", "--quiet"]
    assert evaluate([*words, "--no-plots", "--out", str(out)]) == 0
    return out / "results.json"


def ship(run: Path, folder: Path, *words: str) -> int:
    folder.mkdir(exist_ok=True)
    return main(["--folder", str(folder), "ship", str(run), "--name", "tiny_solo", *words])


def test_a_run_is_shipped_with_a_card_that_says_everything(run: Path, results: Path, tmp_path: Path) -> None:
    folder = tmp_path / "shipped"
    assert ship(run, folder, "--results", str(results)) == 0
    text = (folder / "tiny_solo.md").read_text()
    for words in ("ppo:tiny_solo", "12,345", "1 h 07 min", "| Training seed | 3 |", "25.0% of 40 games", "torch"):
        assert words in text
    assert "spider_man against rhino standard, skirmish, stage 1, open hands" in text
    assert "| rhino standard skirmish stage 1, spider_man | `random` | 2 |" in text
    assert "| rhino standard skirmish stage 1, spider_man | `ppo:tiny_solo` | 2 |" in text
    assert str(tmp_path) not in text  # no path of the machine it was trained on
    data = saving.read(folder / "tiny_solo.safetensors")
    assert set(data) == {"format", "version", "rules", "network", "weights", "card"}  # weights only
    assert card("tiny_solo", data) == text


def test_a_card_tells_the_config_by_which_the_checkpoint_was_trained(run: Path, tmp_path: Path) -> None:
    config = configs.read(run / "config.yaml")
    config.decisions = 77_000_000  # the run has gone on since
    runs.write_config(run, config)
    assert ship(run, tmp_path / "shipped") == 0
    text = (tmp_path / "shipped" / "tiny_solo.md").read_text()
    assert "decisions: 1000000\n" in text
    assert "77000000" not in text


def test_a_shipped_checkpoint_is_found_by_its_name_and_plays_as_the_run_did(
    run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "shipped"
    assert ship(run, folder) == 0
    assert checkpoints.find("tiny_solo", folder) == folder / "tiny_solo.safetensors"
    monkeypatch.setattr(
        "mc_env.agents.players.network_agent.find", lambda text: checkpoints.shipped(folder).get(text, Path(text))
    )
    by_name, by_path = agents.make("ppo:tiny_solo"), agents.make(f"ppo:{run}/best.safetensors")
    game = mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=5)
    for _ in range(40):
        if game.decision is None:
            break
        assert by_name.decide(game, 0) == by_path.decide(game, 0)
        game.choose(by_name.decide(game, 0))


def test_half_the_bits_are_enough_to_play(run: Path, tmp_path: Path) -> None:
    folder = tmp_path / "shipped"
    assert ship(run, folder, "--half") == 0
    file = folder / "tiny_solo.safetensors"
    network = saving.network_of(saving.read(file), file)
    assert all(p.dtype == torch.float32 for p in network.parameters())
    whole = saving.network_of(saving.read(run / "best.safetensors"), run)
    assert torch.allclose(network.own, whole.own, atol=1e-2)
    assert "16 bits" in file.with_suffix(".md").read_text()


def test_a_network_too_large_is_shipped_in_half_or_not_at_all(
    run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    size = sum(4 * v.numel() for v in saving.read(run / "best.safetensors")["weights"].values())
    monkeypatch.setattr("mc_env.agents.checkpoints.shipping.LARGEST", size)
    assert ship(run, tmp_path / "a") == 0
    assert "16 bits" in (tmp_path / "a" / "tiny_solo.md").read_text()
    monkeypatch.setattr("mc_env.agents.checkpoints.shipping.LARGEST", size // 3)
    assert ship(run, tmp_path / "b") == 2
    assert "even in 16 bits" in capsys.readouterr().err


def test_what_is_shipped_is_listed(run: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--folder", str(tmp_path)]) == 0
    assert "no checkpoints" in capsys.readouterr().out
    ship(run, tmp_path)
    capsys.readouterr()
    assert main(["--folder", str(tmp_path)]) == 0
    shown = capsys.readouterr().out
    for words in ("ppo:tiny_solo", "skirmish", "12,345", "25.0%"):
        assert words in shown


def test_an_unknown_name_is_an_error_that_names_the_shipped_ones(run: Path, tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"rhino_sollo.*none is shipped"):
        checkpoints.find("rhino_sollo", tmp_path)
    ship(run, tmp_path)
    with pytest.raises(ConfigError, match=r"'tiny_sollo'.*did you mean tiny_solo\?.*shipped: tiny_solo"):
        checkpoints.find("tiny_sollo", tmp_path)
    assert checkpoints.find("runs/tiny_solo", tmp_path) == Path("runs/tiny_solo")  # a path is a path


def test_what_cannot_be_shipped_is_refused_and_nothing_is_written(
    run: Path, results: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "shipped"
    folder.mkdir()
    foreign = tmp_path / "foreign.json"
    data = json.loads(results.read_text())
    data["results"] = [row for row in data["results"] if row["team"] == ["random"]]
    foreign.write_text(json.dumps(data))
    for words, said in (
        ([str(run), "--name", "Tiny!"], "small letters"),
        ([str(tmp_path), "--name", "tiny"], "no checkpoint"),
        ([str(run), "--name", "tiny", "--which", "last"], "best.safetensors"),
        ([str(run), "--name", "tiny", "--results", str(foreign)], "it is about random"),
        ([str(run), "--name", "tiny", "--results", str(tmp_path / "none.json")], "cannot read"),
    ):
        assert main(["--folder", str(folder), "ship", *words]) == 2
        assert said in capsys.readouterr().err
    assert not list(folder.iterdir())
    assert ship(run, folder) == 0
    assert ship(run, folder) == 2
    assert "--replace" in capsys.readouterr().err
    assert ship(run, folder, "--replace") == 0


@pytest.mark.parametrize("name", [*checkpoints.shipped()])
def test_every_shipped_card_begins_with_what_the_hub_reads(name: str) -> None:
    _, head, page = checkpoints.shipped()[name].with_suffix(".md").read_text().split("---\n", 2)
    said = yaml.safe_load(head)
    assert said["license"] == "mit"
    assert said["library_name"] == "mc_env"
    assert said["pipeline_tag"] == "reinforcement-learning" in said["tags"]
    (index,) = said["model-index"]
    assert index["name"] == name
    assert index["results"]
    for result in index["results"]:
        assert result["task"]["type"] == "reinforcement-learning"
        assert set(result["dataset"]) == {"type", "name"}
        (metric,) = result["metrics"]
        assert metric["type"] == "win_rate"
        assert 0 <= metric["value"] <= 1
    assert page.startswith(f"\n# {name}\n")


def test_a_card_tells_what_was_measured_and_else_the_evaluation_in_training() -> None:
    setup = {"heroes": ["spider_man"], "scenario": "rhino"}
    row = {"team": ["ppo:tiny"], "task": "a", "mask": [], "setup": setup, "games": 9, "win_rate": 0.5}
    masked, other = {**row, "mask": ["ask"]}, {**row, "team": ["random"]}
    mean = {"team": "ppo:tiny", "mask": [], "place": "rhino standard", "mean": 0.25, "tables": 30, "games": 900}
    facts = {
        "plays": "games",
        "results": [row, masked, other],
        "overall": [mean],
        "evaluation": {"games": 4, "win_rate": 0},
    }
    assert measured("tiny", facts) == [("rhino standard, spider_man", 0.5, "win rate of 9 games")]
    many = {**facts, "results": [{**row, "task": str(i)} for i in range(30)]}
    assert measured("tiny", many) == [("rhino standard", 0.25, "mean win rate of 30 tables, 900 games")]
    ((place, rate, words),) = measured("tiny", {**facts, "results": [], "overall": []})
    assert (place, rate) == ("games", 0)
    assert "4 games: the highest evaluation while it was trained" in words


@pytest.mark.parametrize("name", [*checkpoints.shipped()])
def test_every_shipped_card_is_made_from_its_checkpoint(name: str) -> None:
    file = checkpoints.shipped()[name]
    assert file.stat().st_size < 1_000_000
    assert file.with_suffix(".md").read_text() == card(name, saving.read(file)), (
        "python -m mc_env.agents.checkpoints cards"
    )
    assert agents.make(f"ppo:{name}").spec == f"ppo:{name}"


def test_the_package_carries_checkpoints_and_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, object] = {}
    monkeypatch.setattr("setuptools.setup", lambda **words: given.update(words))
    monkeypatch.chdir(ROOT)
    where = importlib.util.spec_from_file_location("the_setup", ROOT / "setup.py")
    assert where is not None
    assert where.loader is not None
    where.loader.exec_module(importlib.util.module_from_spec(where))
    assert given["package_data"]["mc_env.agents.checkpoints"] == ["*.safetensors", "*.md"]  # type: ignore[index]
    assert given["package_data"]["mc_env.agents.network"] == ["*.json"]  # type: ignore[index]
    assert "mc_env.agents.checkpoints" in given["packages"]  # type: ignore[operator]


def test_games_are_told_in_words() -> None:
    generalist = {"sample": {"one_of": [1, 2]}, "of": ["spider_man", "iron_man"]}
    game = {"heroes": generalist, "scenario": {"one_of": ["rhino", "klaw"]}, "hands": "private", "heroic": 1}
    said = plays({"game": game})
    assert re.search("1 or 2 of spider_man, iron_man against rhino or klaw standard", said)
    assert "heroic 1, private hands" in said
    assert plays({"task": "rhino-1p-standard-v1"}) == "task rhino-1p-standard-v1"
