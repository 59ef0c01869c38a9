"""How a test ends that a mutant has broken: what both plugins of pytest know (`running`, `forked`)."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import pytest


class Endless(BaseException):
    """A test took so long that it is taken to be endless. No handler of the engine or of a test may catch it."""


@contextmanager
def not_endless(seconds: float, *, of_the_processor: bool) -> Iterator[None]:
    """A test that takes longer fails."""
    timer, alarm = (signal.ITIMER_PROF, signal.SIGPROF) if of_the_processor else (signal.ITIMER_REAL, signal.SIGALRM)

    def too_long(signum: int, frame: FrameType | None) -> None:
        raise Endless(f"took more than {seconds:.0f} seconds")

    signal.signal(alarm, too_long)
    signal.setitimer(timer, seconds)
    try:
        yield
    except Endless as error:
        pytest.fail(str(error))
    finally:
        signal.setitimer(timer, 0)


def said(report: pytest.TestReport | pytest.CollectReport) -> str:
    """The first line of a failure that says what is wrong."""
    lines = [line[2:].strip() for line in report.longreprtext.splitlines() if line.startswith("E  ")]
    rest = report.longreprtext.strip().splitlines()
    return (lines[0] if lines else rest[-1] if rest else "")[:200]
