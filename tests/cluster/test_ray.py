"""Two Ray nodes on this machine play what one machine plays, also when one of them is killed (`make test-cluster`)."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import yaml

from mc_env.agents.checkpoints import find
from mc_env.agents.datasets.reading import Dataset
from mc_env.agents.network import saving
from mc_env.agents.support.cluster import Cluster as Place
from tools.nodes import RayNodes

pytestmark = [pytest.mark.cluster, pytest.mark.filterwarnings("default")]

NET = "nets/mine.safetensors"  # by a path from the current folder: it has to travel
CROSS = [
    *("heuristic", f"ppo:{NET}", "--cross", "--heroes", "spider_man,captain_marvel"),
    *("--skirmish", "1", "--seeds", "100"),
]
GAMES = 400
TIMED = ("seconds", "microseconds_a_decision")


@pytest.fixture(scope="module")
def nodes() -> Iterator[RayNodes]:
    pytest.importorskip("ray")
    found = RayNodes()
    yield found
    found.close()


def there(nodes: RayNodes) -> list[str]:
    """The words that send work to a cluster."""
    return ["--cluster", nodes.address]


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder to work in, with a network, and the games as this machine plays them."""
    folder = tmp_path_factory.mktemp("here")
    (folder / NET).parent.mkdir()
    (folder / NET).write_bytes(find("rhino_duo").read_bytes())
    evaluate(folder, "local", ["--workers", "2"])
    assert len(games(folder / "local")) == GAMES
    return folder


def command(folder: Path, *words: str) -> subprocess.Popen[str]:
    """A command of mc-env as a user gives it."""
    return subprocess.Popen(
        [sys.executable, "-m", "mc_env", *words],
        cwd=folder,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


def ended(process: subprocess.Popen[str]) -> str:
    told, _ = process.communicate(timeout=900)
    assert process.returncode == 0, told
    return told


def evaluating(folder: Path, out: str, where: Sequence[str]) -> subprocess.Popen[str]:
    return command(folder, "evaluate", *CROSS, *where, "--out", out, "--no-plots", "--quiet")


def evaluate(folder: Path, out: str, where: Sequence[str]) -> str:
    return ended(evaluating(folder, out, where))


def wait_for_games(folder: Path, count: int) -> None:
    """Until the journal holds so many games."""
    journal = folder / "unfinished.jsonl"
    until = time.monotonic() + 300
    while not journal.exists() or journal.read_text().count('"seed"') < count:
        assert time.monotonic() < until, "nothing is played"
        time.sleep(0.05)


def games(folder: Path) -> list[dict[str, str]]:
    with (folder / "games.csv").open(encoding="utf-8") as file:
        return [{k: v for k, v in row.items() if k not in TIMED} for row in csv.DictReader(file)]


def results(folder: Path) -> Any:
    """Everything that was found, without what a clock says."""
    found = json.loads(
        (folder / "results.json").read_text(), object_hook=lambda d: {k: d[k] for k in d if k not in TIMED}
    )
    return {key: found[key] for key in ("results", "paired", "cross", "weights")}


def same(folder: Path, one: str, two: str) -> None:
    assert games(folder / one) == games(folder / two)
    assert results(folder / one) == results(folder / two)


# ------------------------------------------------------------------------------------------ games


def test_two_nodes_play_the_games_of_one_machine(nodes: RayNodes, here: Path) -> None:
    evaluate(here, "two_nodes", there(nodes))
    same(here, "local", "two_nodes")


def test_games_are_the_same_after_a_node_was_killed(nodes: RayNodes, here: Path) -> None:
    process = evaluating(here, "killed_node", there(nodes))
    try:
        wait_for_games(here / "killed_node", 40)
        nodes.kill_the_other()
        ended(process)
    finally:
        process.kill()
        nodes.begin_another()
    same(here, "local", "killed_node")


def test_evaluation_that_was_killed_goes_on_anywhere(nodes: RayNodes, here: Path) -> None:
    process = evaluating(here, "killed", there(nodes))
    wait_for_games(here / "killed", 40)
    process.kill()
    process.communicate()
    assert "games were played before" in evaluate(here, "killed", ["--workers", "2"])
    same(here, "local", "killed")


def test_search_plays_alike_on_a_cluster(nodes: RayNodes, here: Path) -> None:
    words = [
        "evaluate",
        "search:generalist,worlds=1,width=2",
        "--skirmish",
        "1",
        "--seeds",
        "3",
        "--no-plots",
        "--quiet",
    ]
    for out, where in (("search_here", []), ("search_there", there(nodes))):
        ended(command(here, *words, *where, "--out", out))
    same_games = games(here / "search_here"), games(here / "search_there")
    assert same_games[0] == same_games[1]


def threads_of_torch(_: int) -> int:
    import torch

    return torch.get_num_threads()


def test_work_on_a_cluster_has_one_thread(nodes: RayNodes) -> None:
    found = dict(Place(nodes.address).each(threads_of_torch, {n: (n,) for n in range(6)}))
    assert found == dict.fromkeys(range(6), 1)


# ------------------------------------------------------------------------------------------ datasets, studies


def test_dataset_made_on_a_cluster_is_the_same(nodes: RayNodes, here: Path) -> None:
    words = ["--team", "random", "--skirmish", "1", "--games", "150"]
    for out, where in (("data_here", []), ("data_there", there(nodes))):
        ended(command(here, "dataset", "make", out, *words, *where))
    one, two = (Dataset(here / name) for name in ("data_here", "data_there"))
    assert one.games() == two.games()
    for name in sorted(path.name for path in (here / "data_here" / "shards").glob("*.npz")):
        mine, its = (np.load(here / data / "shards" / name) for data in ("data_here", "data_there"))
        assert all(np.array_equal(mine[key], its[key]) for key in mine.files)


def test_study_on_a_cluster_learns_the_same(nodes: RayNodes, here: Path) -> None:
    recipe: dict[str, Any] = {
        "name": "tiny",
        "decisions": 256,
        "game": {"heroes": ["spider_man", "captain_marvel"], "scenario": "rhino", "skirmish": 1, "max_rounds": 10},
        "ppo": {"network": "small", "processes": 1, "games": 4, "steps": 16, "microbatch": 32},
        "warm_start": {"agent": ""},
        "evaluation": {"every": 128, "games": 4},
    }
    recipe["ppo"] |= {"partners": [f"ppo:{NET}"], "partner_share": 0.5}  # which has to travel too
    (here / "tiny.yaml").write_text(yaml.safe_dump(recipe))
    for out, where in (("study_here", ["--workers", "2"]), ("study_there", there(nodes))):
        words = ("tiny.yaml", "--seeds", "1-2", "--at-once", "2", "--games", "8", "--quiet", "--out", out)
        ended(command(here, "study", *words, *where))
    for seed in ("seed1", "seed2"):
        one, two = (
            saving.read(here / out / "tiny_study" / seed / "last.safetensors") for out in ("study_here", "study_there")
        )
        assert all((one["weights"][name] == two["weights"][name]).all() for name in one["weights"])
    found = [games(here / out / "tiny_study" / "evaluation") for out in ("study_here", "study_there")]
    assert [game["outcome"] for game in found[0]] == [game["outcome"] for game in found[1]]
