"""Runs that torchrun starts, as far as one process can show; `make test-cluster` starts it for real."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import pytest
import yaml
from torch.distributed import HashStore  # type: ignore[attr-defined]

import train
from mc_env.agents.cli.train import resuming
from mc_env.agents.learning import training, workers
from mc_env.agents.learning.config import RunConfig
from mc_env.agents.learning.folders import newest_folder, read_metrics
from mc_env.agents.learning.workers import Peers
from mc_env.agents.network import saving
from mc_env.agents.support import launching
from mc_env.errors import ConfigError

TINY: dict[str, Any] = {
    "name": "tiny",
    "decisions": 128,
    "game": {"heroes": ["spider_man"], "scenario": "rhino", "skirmish": 1, "max_rounds": 10},
    "ppo": {"network": "small", "processes": 2, "games": 4, "steps": 16, "microbatch": 32},
    "warm_start": {"agent": ""},
    "evaluation": {"every": 1000, "games": 1},
}


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A config, in a process as torchrun starts it: one of one."""
    for name, value in (("RANK", "0"), ("WORLD_SIZE", "1"), ("MASTER_ADDR", "127.0.0.1"), ("MASTER_PORT", "29500")):
        monkeypatch.setenv(name, value)
    path = tmp_path / "tiny.yaml"
    path.write_text(yaml.safe_dump({**TINY, "out": str(tmp_path / "runs")}))
    return path


def run(*words: str | Path) -> int:
    return train.main([*map(str, words), "--quiet"])


def test_torchrun_says_how_many_processes_there_are(tiny: Path) -> None:
    assert run(tiny) == 0
    folder = tiny.parent / "runs" / "tiny"
    assert len(saving.read(folder / "last.safetensors")["processes"]) == 1
    assert yaml.safe_load((folder / "config.yaml").read_text())["ppo"]["processes"] == 1
    assert run("--resume", folder, "--decisions", "192") == 0
    assert [r["decisions"] for r in read_metrics(folder)] == [64, 128, 192]


def test_run_goes_on_only_with_as_many_processes_as_it_began_with(
    tiny: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tiny) == 0
    monkeypatch.setattr("mc_env.agents.cli.train.launched", lambda: Peers(0, 3))
    monkeypatch.setattr(Peers, "close", lambda self: None)
    assert run("--resume", tiny.parent / "runs" / "tiny") == 2
    assert "ppo.processes was 1, is 3" in capsys.readouterr().err


def test_run_that_torchrun_starts_once_more_goes_on(tiny: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(tiny) == 0
    monkeypatch.setenv("TORCHELASTIC_RESTART_COUNT", "1")
    assert run(tiny, "--decisions", "192") == 0
    assert [folder.name for folder in (tiny.parent / "runs").iterdir()] == ["tiny"]
    assert [r["decisions"] for r in read_metrics(tiny.parent / "runs" / "tiny")] == [64, 128, 192]


def test_sb3_is_no_matter_for_torchrun(tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tiny, "--algo", "sb3") == 2
    assert "start it without torchrun" in capsys.readouterr().err


def test_machine_with_other_sources_is_refused(tiny: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WORLD_SIZE", "2")
    monkeypatch.setattr(workers, "rendezvous", lambda *where, **how: iter([(HashStore(), 0, 2)]))
    monkeypatch.setattr(workers, "_join", lambda rank, size, here, **how: Peers(rank, size))
    monkeypatch.setattr(Peers, "share", lambda self, message=None: "another")
    with pytest.raises(ConfigError, match="has other sources of mc_env than the machine of the first process"):
        workers.launched()


def test_newest_folder_of_a_name_is_the_one_with_the_highest_number(tmp_path: Path) -> None:
    config = RunConfig(name="duo", out=str(tmp_path))
    assert newest_folder(config) is None
    for name in ("duo", "duo-2", "duo-10", "duo_study", "duo-old"):
        (tmp_path / name).mkdir()
    assert newest_folder(config) == tmp_path / "duo-10"


def test_process_told_to_end_says_how_to_go_on(
    tiny: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def told_to_end(learner: training.Learner) -> None:
        os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setattr(training.Learner, "iterate", told_to_end)
    assert run(tiny) == 130
    folder = tiny.parent / "runs" / "tiny"
    assert f"begin anew with: --resume {folder} instead of the config" in capsys.readouterr().err.replace("\n", " ")


def test_death_of_a_process_is_told_with_how_to_go_on(
    tiny: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def gone(learner: training.Learner) -> None:
        with workers._death_noticed():
            raise RuntimeError("[/somewhere/pair.cc:553] Connection closed by peer [127.0.0.1]:9. More\nand more")

    for name in launching._PLACE:
        monkeypatch.delenv(name)
    monkeypatch.setattr(training.Learner, "iterate", gone)
    assert run(tiny, "--processes", "1") == 2
    told = capsys.readouterr().err.replace("\n", " ")
    assert "a training process has died" in told
    assert "Connection closed by peer [127.0.0.1]:9." in told
    assert f"go on with: mc-env train --resume {tiny.parent / 'runs' / 'tiny'}" in told
    assert "pair.cc" not in told


def test_words_to_go_on_are_those_by_which_it_began(tiny: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert resuming(Path("runs/x")) == "--resume runs/x instead of the config, in the same torchrun commands"
    monkeypatch.delenv("RANK")
    assert resuming(Path("runs/x")) == "mc-env train --resume runs/x"


def test_place_among_the_processes_of_a_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    assert launching.local_place() == (0, 1)
    monkeypatch.setenv("LOCAL_RANK", "3")
    monkeypatch.setenv("LOCAL_WORLD_SIZE", "8")
    assert launching.local_place() == (3, 8)
    assert not launching.first_here()
    assert not launching.by_torchrun()
