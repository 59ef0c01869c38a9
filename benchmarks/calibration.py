"""The yardstick of all benchmarks: a loop of integer additions, timed right beside what is measured.

Machines differ and are shared; a figure scaled by this loop says what a machine would do on which 10^7 additions take 0.35 s.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mc_env.engine.state import state

REFERENCE_SECONDS = 0.35  # 10^7 additions on the reference machine
CALIBRATION = 400_000


def calibrate() -> float:
    """Seconds that 10^7 additions would take right now."""
    start = time.process_time()
    x = 0
    for i in range(CALIBRATION):
        x += i
    return (time.process_time() - start) * 1e7 / CALIBRATION


def scaled(work: Callable[[], int], repetitions: int) -> float:
    """Median of units per second, each repetition scaled by the calibration loops around it."""
    rates = []
    for _ in range(repetitions):
        before = calibrate()
        start = time.process_time()
        units = work()
        seconds = time.process_time() - start
        speed = (before + calibrate()) / 2
        rates.append(units / seconds * speed / REFERENCE_SECONDS)
    return statistics.median(rates)


def build() -> str:
    """Which engine is measured."""
    return "pure" if str(state.__file__).endswith(".py") else "compiled"


def keep_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="write the figures there, for `benchmarks.page`")


def keep(benchmark: str, figures: dict[str, Any], folder: Path | None) -> None:
    """Print figures as one line of JSON; write them to FOLDER/BENCHMARK_BUILD.json if asked to."""
    data = {"benchmark": benchmark, "build": build(), **figures}
    print(json.dumps(data))
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{benchmark}_{build()}.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
