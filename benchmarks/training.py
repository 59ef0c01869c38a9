"""Decisions per second while learning, and where the time goes: `make bench-train`, about a minute.

A real run of the default recipe (Spider-Man and Captain Marvel against Rhino, two processes) without warm start or evaluation.
Both processes work as they always do; the one that is measured has clocks around its pieces. "CPU" figures are what the run
would do with a core for each process; they are scaled to a machine on which 10^7 additions take 0.35 s, like all benchmarks here.
Waiting is what passes while gradients are averaged, on other programs' account too if the machine is busy.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import torch
from rich.console import Console
from rich.table import Table as RichTable

from benchmarks.calibration import REFERENCE_SECONDS, calibrate, keep, keep_argument
from mc_env.agents.learning import ppo, self_play, training
from mc_env.agents.learning.config import RunConfig, WarmStart
from mc_env.agents.network.model import Network
from mc_env.encoders import Packed
from mc_env.encoders.entities import EntityEncoder
from mc_env.env.vector import VectorGames

TARGET: Final = 3_000
GAME: Final = {"heroes": ["spider_man", "captain_marvel"], "scenario": "rhino", "max_rounds": 40}
WAITING: Final = "waiting for the other process"


class Clocks:
    """Time spent in pieces of work, without that of the pieces inside them: processor time and time on the wall."""

    def __init__(self) -> None:
        self.cpu: dict[str, float] = {}
        self.wall: dict[str, float] = {}
        self._inside: list[list[float]] = []

    def around(self, work: Callable[..., Any], name: str | Callable[[], str]) -> Callable[..., Any]:
        def timed(*args: Any, **kwargs: Any) -> Any:
            label = name if isinstance(name, str) else name()
            self._inside.append([0.0, 0.0])
            wall, cpu = time.perf_counter(), time.process_time()
            try:
                return work(*args, **kwargs)
            finally:
                cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
                inner_cpu, inner_wall = self._inside.pop()
                self.cpu[label] = self.cpu.get(label, 0.0) + cpu - inner_cpu
                self.wall[label] = self.wall.get(label, 0.0) + wall - inner_wall
                if self._inside:
                    self._inside[-1][0] += cpu
                    self._inside[-1][1] += wall

        return timed

    def clear(self) -> None:
        self.cpu.clear()
        self.wall.clear()


@contextmanager
def clocked(clocks: Clocks) -> Iterator[None]:
    """Clocks around the pieces of an iteration."""
    pieces: list[tuple[Any, str, str | Callable[[], str]]] = [
        (VectorGames, "step", "environment: rules, rewards, new games"),
        (EntityEncoder, "pack_all", "environment: observations"),
        (Network, "judge", lambda: f"network forward, {'learning' if torch.is_grad_enabled() else 'playing'}"),
        (ppo, "inputs", "observations to tensors, learning"),
        (self_play, "inputs", "observations to tensors, playing"),
        (Packed, "extend", "storing observations"),
        (self_play, "sample", "drawing actions"),
        (ppo, "take", "batches"),
        (self_play, "team_advantages", "advantages"),
        (ppo, "losses", "losses"),
        (torch.Tensor, "backward", "network backward"),
        (ppo, "step_together", "optimiser"),
        (self_play.Player, "play", "playing, the rest"),
        (training, "update", "learning, the rest"),
    ]
    patches = [patch.object(where, name, clocks.around(getattr(where, name), label)) for where, name, label in pieces]
    for one in patches:
        one.start()
    try:
        yield
    finally:
        for one in patches:
            one.stop()


def measure(config: RunConfig, seconds: float) -> dict[str, Any]:
    """Iterate for about so long (twice at least: the first iteration warms up and does not count)."""
    clocks = Clocks()
    each = config.ppo.processes * config.ppo.games * config.ppo.steps
    rates, on_wall, loops = [], [], []
    counted = 0
    with tempfile.TemporaryDirectory() as folder, clocked(clocks):
        run = training.Run(config, Path(folder))
        learner = run.learner
        learner.average = clocks.around(learner.average, WAITING)
        begun = time.perf_counter()
        before = calibrate()
        try:
            for record in run.iterations():
                if learner.iteration == 1:
                    clocks.clear()
                else:
                    loop = (before + calibrate()) / 2
                    loops.append(loop)
                    rates.append(each / record["learn/seconds_of_processor"] * loop / REFERENCE_SECONDS)
                    on_wall.append(each / (record["learn/seconds_playing"] + record["learn/seconds_learning"]))
                    counted += 1
                gone = time.perf_counter() - begun
                run.stopping = gone + 2 * gone / learner.iteration > seconds  # after the next one
                before = calibrate()
        finally:
            run.close()
    decisions = counted * each / config.ppo.processes  # of the process with the clocks
    pieces = {name: 1e6 * spent / decisions for name, spent in clocks.cpu.items()}
    pieces[WAITING] = 1e6 * max(0.0, clocks.wall.get(WAITING, 0.0) - clocks.cpu.get(WAITING, 0.0)) / decisions
    rate = statistics.median(rates)
    return {
        "iterations": counted,
        "decisions_per_second": rate,
        "decisions_per_loop": rate * REFERENCE_SECONDS,
        "on_this_wall": statistics.median(on_wall),
        "calibration_seconds": statistics.median(loops),
        "microseconds": pieces,
    }


def recipe(network: str = "default", processes: int = 2) -> RunConfig:
    """The default recipe, without what is no learning."""
    config = RunConfig(name="bench", decisions=1 << 40, game=dict(GAME), warm_start=WarmStart(agent=""))
    config.evaluation.every = 1 << 40
    config.ppo.network, config.ppo.processes = network, processes
    config.save_every = 1 << 20
    config.check()
    return config


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.training", description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=60, help="about how long to measure (default 60)")
    parser.add_argument("--network", default="default", help="preset of the network (default: default)")
    parser.add_argument("--processes", type=int, default=2, help="processes (default 2)")
    keep_argument(parser)
    args = parser.parse_args()
    found = measure(recipe(args.network, args.processes), args.seconds)
    console = Console()
    whole = sum(found["microseconds"].values())
    table = RichTable(title="where the time goes, one process (not scaled)")
    for column in ("piece", "us a decision", "share"):
        table.add_column(column, justify="left" if column == "piece" else "right")
    for name, spent in sorted(found["microseconds"].items(), key=lambda item: -item[1]):
        table.add_row(name, f"{spent:,.1f}", f"{spent / whole:.1%}")
    console.print(table)
    console.print(
        f"{found['decisions_per_second']:,.0f} decisions/s with learning (CPU, scaled; target {TARGET:,}), "
        f"{found['decisions_per_loop']:,.0f} in the time of 10^7 additions; on this wall {found['on_this_wall']:,.0f}/s; "
        f"calibration {found['calibration_seconds']:.2f} s; {found['iterations']} iterations"
    )
    keep("training", found, args.keep)


if __name__ == "__main__":
    main()
