"""The yardstick of every measurement of speed: a loop of integer additions, timed right beside what is measured.

Machines differ and are shared; a figure scaled by this loop says what a machine would do on which 10^7 additions take 0.35 s.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from mc_env.engine.state import state

REFERENCE_SECONDS: Final = 0.35  # 10^7 additions on the reference machine
CALIBRATION: Final = 400_000


class Rate(NamedTuple):
    """Units per second of processor time."""

    here: float  # as this machine did them
    scaled: float  # as the reference machine would


def calibrate() -> float:
    """Seconds that 10^7 additions would take right now."""
    start = time.process_time()
    x = 0
    for i in range(CALIBRATION):
        x += i
    return (time.process_time() - start) * 1e7 / CALIBRATION


def measure(work: Callable[[], int], repetitions: int) -> Rate:
    """Medians over repetitions, each scaled by the calibration loops around it; `work` says how many units it did."""
    here, there = [], []
    for _ in range(repetitions):
        before = calibrate()
        start = time.process_time()
        units = work()
        seconds = time.process_time() - start
        speed = (before + calibrate()) / 2
        here.append(units / seconds)
        there.append(units / seconds * speed / REFERENCE_SECONDS)
    return Rate(statistics.median(here), statistics.median(there))


def scaled(work: Callable[[], int], repetitions: int) -> float:
    """Units per second on the reference machine."""
    return measure(work, repetitions).scaled


def build() -> str:
    """Which engine runs: pure Python, or compiled."""
    return "pure" if str(state.__file__).endswith(".py") else "compiled"
