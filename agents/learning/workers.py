"""The processes of a training run, and how they work in step: one line from every other process to the first.

A line is a pipe, so whoever is killed, at any moment, is missed at once by those who wait for it. A barrier in shared memory is
no good for that: it waits for its sleepers to wake, dead ones included.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from torch import Tensor

from mc_env.errors import McEnvError

DIED = "a training process has died (its message is above, if it was not killed from outside). Resume from last.pt"


class Gone(McEnvError):
    """Nobody is left at the other end of a line."""


@dataclass(frozen=True)
class Crew:
    """The processes as one of them sees them: the first has a line to each other one, each other one a line to the first."""

    rank: int = 0
    gradients: Tensor | None = None  # in shared memory, one row for each process
    lines: Sequence[Connection] = ()

    def average(self, flat: Tensor) -> None:
        """Replace a tensor by its mean over all processes."""
        if self.gradients is None:
            return
        part = self.gradients[:, : len(flat)]
        part[self.rank].copy_(flat)
        self.meet()
        flat.copy_(part.mean(0))
        self.meet()  # nobody writes again before all have read

    def meet(self) -> None:
        """Nobody goes on before all are here."""
        if self.rank:
            self.tell(None)
            self.hear()
        else:
            self.hear()
            self.tell(None)

    def tell(self, word: Any) -> None:
        with _missing():
            for line in self.lines:
                line.send(word)

    def hear(self) -> list[Any]:
        """The next word on every line."""
        with _missing():
            return [line.recv() for line in self.lines]

    def leave(self) -> None:
        for line in self.lines:
            line.close()


ALONE = Crew()


@contextmanager
def _missing() -> Iterator[None]:
    try:
        yield
    except (EOFError, OSError):
        raise Gone(DIED) from None
