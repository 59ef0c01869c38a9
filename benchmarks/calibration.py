"""The yardstick of all benchmarks: a loop of integer additions, timed right beside what is measured.

Machines differ and are shared; a figure scaled by this loop says what a machine would do on which 10^7 additions take 0.35 s.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

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
