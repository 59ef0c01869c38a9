"""train.py as a user runs it, on a very small scale."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

import agents
import train
from agents import saving
from agents.config import read
from mc_env.errors import ConfigError

SMALL = {
    "name": "small",
    "decisions": 192,
    "game": {"heroes": ["spider_man", "captain_marvel"], "scenario": "rhino", "skirmish": 1, "max_rounds": 20},
    "ppo": {"network": "small", "processes": 1, "games": 4, "steps": 16, "microbatch": 32},
    "sb3": {"network": "small", "games": 2, "steps": 32, "batch": 32, "epochs": 1},
    "warm_start": {"agent": "random", "games": 1, "updates": 2},
    "evaluation": {"every": 128, "games": 3},
}


@pytest.fixture
def small(tmp_path: Path) -> Path:
    path = tmp_path / "small.yaml"
    path.write_text(yaml.safe_dump(SMALL))
    return path


def run(small: Path, *extra: str) -> int:
    return train.main([str(small), "--quiet", "--out", str(small.parent / "runs"), *extra])


def test_a_run_leaves_a_folder_that_tells_everything(small: Path) -> None:
    assert run(small) == 0
    folder = small.parent / "runs" / "small"
    for name in ("config.yaml", "versions.json", "metrics.jsonl", "curve.png", "best.pt", "last.pt", "tensorboard"):
        assert (folder / name).exists(), name
    records = [json.loads(line) for line in (folder / "metrics.jsonl").read_text().splitlines()]
    assert [r["decisions"] for r in records] == [64, 128, 192]
    assert records[-1]["evaluation"]["games"] == 3
    assert agents.make(f"ppo:{folder}/best.pt").spec.startswith("ppo:")


def test_a_finished_run_goes_on_when_it_is_given_more_decisions(small: Path) -> None:
    assert run(small) == 0
    folder = small.parent / "runs" / "small"
    assert train.main(["--resume", str(folder), "--quiet", "--decisions", "320"]) == 0
    records = [json.loads(line) for line in (folder / "metrics.jsonl").read_text().splitlines()]
    assert [r["decisions"] for r in records] == [64, 128, 192, 256, 320]
    assert saving.read(folder / "last.pt")["decisions"] == 320


def test_maskable_ppo_trains_the_same_network(small: Path) -> None:
    assert run(small, "--algo", "sb3") == 0
    folder = small.parent / "runs" / "small"
    assert (folder / "curve.png").exists()
    assert agents.make(f"sb3:{folder}/best.pt").spec.startswith("sb3:")


@pytest.mark.slow
def test_two_processes_learn_together(small: Path) -> None:
    assert run(small, "--ppo.processes", "2") == 0
    assert len(saving.read(small.parent / "runs" / "small" / "last.pt")["processes"]) == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--ppo.gamse", "3"], "ppo.games"),
        (["--games", "3"], "--ppo.games or --sb3.games"),
        (["--ppo.games"], "needs a value"),
        (["--ppo.games", "few"], "whole number"),
        (["extra"], "overrides look like"),
    ],
)
def test_a_wrong_override_is_named(small: Path, arguments: list[str], words: str) -> None:
    with pytest.raises(ConfigError, match=words):
        read(small, arguments)


def test_a_missing_config_lists_what_is_there(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="cannot read"):
        read(tmp_path / "nothing.yaml")


def test_nothing_to_resume_is_said_and_nothing_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert train.main(["--resume", str(tmp_path)]) == 2
    assert "cannot read" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("path", sorted(Path("configs").glob("*.yaml")), ids=lambda p: p.name)
def test_every_config_that_is_shipped_can_be_run(path: Path) -> None:
    assert read(path).decisions > 0
