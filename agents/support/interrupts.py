"""Ctrl-C while a run learns: it stops where everything can be saved. And what else may ask it to end."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Protocol


class Stoppable(Protocol):
    """Something that looks at `stopping` now and then."""

    stopping: bool


@contextmanager
def sets_stopping(target: Stoppable) -> Iterator[None]:
    """Ctrl-C asks the target to stop; a second one stops at once."""

    def stop(number: int, frame: FrameType | None) -> None:
        if target.stopping:
            raise KeyboardInterrupt
        target.stopping = True

    old = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, old)


@contextmanager
def ignored() -> Iterator[None]:
    """Ctrl-C does nothing, here and in processes that are started meanwhile, from their first moment on."""
    old = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, old)


@contextmanager
def termination() -> Iterator[None]:
    """SIGTERM, of a launcher or of `kill`, is like a second Ctrl-C: it ends at once, but there is time for a last word."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    old = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, old)
