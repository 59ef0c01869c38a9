"""Speed on one and two processes: learning by local processes and by two torchrun nodes, games by processes and by two Ray nodes.

    python -m tools.node_speed        (at the end of `make test-cluster`, in whose environment ray is)

All ways take turns, so that a busy machine is busy for each of them. Per second on the wall they say what this machine does now;
learning is also counted per second of processor, of all processes together, which the load of others hardly changes.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import yaml
from rich.console import Console
from rich.table import Table

from mc_env.agents.learning.folders import read_metrics
from tools import ROOT
from tools.nodes import RayNodes, ended, torchrun

ITERATIONS: Final = 4  # of which the first warms up
RECIPE: Final[dict[str, Any]] = {
    "game": {"heroes": ["spider_man", "captain_marvel"], "scenario": "rhino", "max_rounds": 40},
    "warm_start": {"agent": ""},
    "save_every": 100_000,
    "evaluation": {"every": 1 << 40, "games": 1},
}
GAMES: Final = 200
EVALUATION: Final = (
    "heuristic",
    "--heroes",
    "spider_man,captain_marvel",
    "--seeds",
    str(GAMES),
    "--no-plots",
    "--quiet",
)
LEARNING: Final = {"1 process": 1, "2 processes": 2, "2 torchrun nodes": 2}


def learn(way: str, folder: Path) -> tuple[float, float]:
    """Decisions a second: on the wall, and of processor."""
    processes = LEARNING[way]
    each = 128 * 64 * processes
    name = way.replace(" ", "_")
    recipe = folder / "recipe.yaml"
    recipe.write_text(yaml.safe_dump(RECIPE))
    words = [str(recipe), "--out", str(folder), "--name", name, "--decisions", str(each * ITERATIONS)]
    if "torchrun" in way:
        ended(torchrun(*words))
    else:
        command = [sys.executable, str(ROOT / "train.py"), *words, "--processes", str(processes), "--quiet"]
        subprocess.run(command, check=True, capture_output=True)
    first, *rest = read_metrics(folder / name)
    wall = (rest[-1]["decisions"] - first["decisions"]) / (rest[-1]["seconds"] - first["seconds"])
    spent = sum(record["learn/seconds_of_processor"] for record in rest) * processes  # the mean of all processes
    return wall, each * len(rest) / spent


def play(where: list[str], folder: Path) -> float:
    """Games a second, start-up included."""
    begun = time.perf_counter()
    command = [sys.executable, "-m", "mc_env", "evaluate", *EVALUATION, *where]
    subprocess.run(command, check=True, capture_output=True, cwd=folder)
    return GAMES / (time.perf_counter() - begun)


def measure(rounds: int) -> dict[str, Any]:
    """Medians over rounds in which all ways take turns."""
    walls: dict[str, list[float]] = {way: [] for way in LEARNING}
    spent: dict[str, list[float]] = {way: [] for way in LEARNING}
    nodes = RayNodes()
    places = {
        "1 process": ["--workers", "1"],
        "2 processes": ["--workers", "2"],
        "2 Ray nodes": ["--cluster", nodes.address],
    }
    games: dict[str, list[float]] = {way: [] for way in places}
    try:
        for _ in range(rounds):
            with tempfile.TemporaryDirectory() as folder:
                for way in LEARNING:
                    wall, processor = learn(way, Path(folder))
                    walls[way].append(wall)
                    spent[way].append(processor)
                for way, where in places.items():
                    games[way].append(play(where, Path(folder)))
    finally:
        nodes.close()

    def middle(found: dict[str, list[float]]) -> dict[str, float]:
        return {way: statistics.median(values) for way, values in found.items()}

    return {"rounds": rounds, "learning": middle(walls), "learning_of_processor": middle(spent), "games": middle(games)}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.node_speed", description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=2, help="(default 2)")
    args = parser.parse_args()
    found = measure(args.rounds)
    table = Table(title="one machine, all ways in turn")
    for column in ("", "per second on the wall", "per second of processor"):
        table.add_column(column, justify="right" if column else "left")
    for way, wall in found["learning"].items():
        table.add_row(
            f"learning, {way}", f"{wall:,.0f} decisions", f"{found['learning_of_processor'][way]:,.0f} decisions"
        )
    for way, wall in found["games"].items():
        table.add_row(f"games, {way}", f"{wall:,.2f} games", "")
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
