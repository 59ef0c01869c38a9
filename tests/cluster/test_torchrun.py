"""Two torchrun nodes on this machine learn what two local processes learn, also when one is killed (`make test-cluster`)."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import torch
import yaml

import train
from mc_env.agents.learning.folders import read_metrics
from mc_env.agents.network import saving
from tools.nodes import ended, torchrun

pytestmark = pytest.mark.cluster

EACH = 128  # decisions of an iteration
SMALL: dict[str, Any] = {
    "name": "small",
    "decisions": 8 * EACH,
    "save_every": 0,
    "game": {"heroes": ["spider_man", "captain_marvel"], "scenario": "rhino", "skirmish": 1, "max_rounds": 20},
    "ppo": {"network": "small", "processes": 2, "games": 4, "steps": 16, "microbatch": 32},
    "warm_start": {"agent": "random", "games": 2, "updates": 2},
    "evaluation": {"every": 2 * EACH, "games": 4},
}
SOON = 60  # seconds; it used to be a matter of minutes


@pytest.fixture
def small(tmp_path: Path) -> Path:
    path = tmp_path / "small.yaml"
    path.write_text(yaml.safe_dump({**SMALL, "out": str(tmp_path)}))
    return path


def locally(*words: str | Path) -> None:
    subprocess.run([sys.executable, train.__file__, *map(str, words), "--quiet"], check=True)


def weights(folder: Path) -> dict[str, torch.Tensor]:
    found: dict[str, torch.Tensor] = saving.read(folder / "last.safetensors")["weights"]
    return found


def same(one: Path, two: Path) -> bool:
    mine, its = weights(one), weights(two)
    return all(torch.equal(mine[name], its[name]) for name in mine)


def wait_for_records(folder: Path, count: int) -> None:
    file, until = folder / "metrics.jsonl", time.monotonic() + 300
    while not file.exists() or file.read_text().count("\n") < count:
        assert time.monotonic() < until, "nothing is learned"
        time.sleep(0.02)


def workers_of(launcher: subprocess.Popen[str]) -> dict[int, int]:
    """The processes that a launcher has started: ids by rank."""
    found = {}
    for pid in Path(f"/proc/{launcher.pid}/task/{launcher.pid}/children").read_text().split():
        said = dict(entry.partition("=")[::2] for entry in Path(f"/proc/{pid}/environ").read_text().split("\0"))
        if "RANK" in said:
            found[int(said["RANK"])] = int(pid)
    return found


def kill_rank_1(launchers: list[subprocess.Popen[str]]) -> None:
    os.kill({rank: pid for one in launchers for rank, pid in workers_of(one).items()}[1], signal.SIGKILL)


def test_two_nodes_make_the_first_update_of_two_local_processes(small: Path) -> None:
    only = ("--decisions", str(EACH))
    locally(small, *only, "--name", "local")
    ended(torchrun(str(small), *only, "--name", "nodes"))
    mine, its = weights(small.parent / "local"), weights(small.parent / "nodes")
    assert all(torch.allclose(mine[name], its[name], rtol=1e-5, atol=1e-7) for name in mine)
    (one,), (two,) = (read_metrics(small.parent / name) for name in ("local", "nodes"))
    assert one["learn/kl"] == pytest.approx(two["learn/kl"], rel=1e-3)
    assert one["train/decisions_per_game"] == two["train/decisions_per_game"]


def test_a_node_that_is_killed_is_missed_at_once_and_nothing_is_lost(small: Path) -> None:
    locally(small, "--name", "whole")
    launchers = torchrun(str(small), "--name", "killed")
    killed = small.parent / "killed"
    wait_for_records(killed, 3)
    began = time.monotonic()
    kill_rank_1(launchers)
    told = ended(launchers, code=1)
    assert time.monotonic() - began < SOON
    assert "a training process has died" in told
    assert f"--resume {killed} instead of the config, in the same torchrun commands" in told.replace("\n", " ")
    assert saving.read(killed / "last.safetensors")["decisions"] < SMALL["decisions"]
    ended(torchrun("--resume", str(killed)))
    assert same(small.parent / "whole", killed)
    assert [r["decisions"] for r in read_metrics(killed)] == [
        r["decisions"] for r in read_metrics(small.parent / "whole")
    ]


def test_torchrun_may_start_everything_once_more_by_itself(small: Path) -> None:
    locally(small, "--name", "whole")
    launchers = torchrun(str(small), "--name", "again", nodes=1, each=2, restarts=1)
    wait_for_records(small.parent / "again", 3)
    kill_rank_1(launchers)
    ended(launchers)
    assert same(small.parent / "whole", small.parent / "again")
