"""The processes of a training run, and how they work in step: a pipe between the first process and every other one.

Whoever is killed, at any moment, is missed at once by those who wait at the other end of its pipe. A barrier in shared memory is
no good for that: it waits for its sleepers to wake, dead ones included.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

from torch import Tensor

from mc_env.errors import McEnvError

DIED: Final = (
    "a training process has died (its message is above, if it was not killed from outside). Go on with --resume"
)


class ProcessDied(McEnvError):
    """Nobody is left at the other end of a pipe."""


@dataclass(frozen=True)
class Peers:
    """The other processes as one of them sees them: the first has a pipe to each of them, each of them one to the first."""

    rank: int = 0
    gradients: Tensor | None = None  # in shared memory, one row for each process
    pipes: Sequence[Connection] = ()

    def average(self, flat: Tensor) -> None:
        """Replace a tensor by its mean over all processes."""
        if self.gradients is None:
            return
        part = self.gradients[:, : len(flat)]
        part[self.rank].copy_(flat)
        self.wait()
        flat.copy_(part.mean(0))
        self.wait()  # nobody writes again before all have read

    def wait(self) -> None:
        """Nobody goes on before all are here."""
        if self.rank:
            self.send(None)
            self.receive()
        else:
            self.receive()
            self.send(None)

    def send(self, message: Any) -> None:
        """The same message through every pipe."""
        with _death_noticed():
            for pipe in self.pipes:
                pipe.send(message)

    def receive(self) -> list[Any]:
        """The next message of every pipe."""
        with _death_noticed():
            return [pipe.recv() for pipe in self.pipes]

    def close(self) -> None:
        """Close all pipes: whoever waits at the other end is told."""
        for pipe in self.pipes:
            pipe.close()


ALONE: Final = Peers()


@contextmanager
def _death_noticed() -> Iterator[None]:
    try:
        yield
    except (EOFError, OSError):
        raise ProcessDied(DIED) from None
