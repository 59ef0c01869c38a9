"""Where many pieces of work are done: right here, in processes of this machine, or on a cluster of machines.

A piece is a function of a module and its arguments. It returns what depends on nothing else, so it does not matter where it is
done, in which order, or whether it has to be done again. Whoever asks keeps what comes in, and asks next time for the rest.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Protocol, TypeVar

from mc_env.agents.support import garbage
from mc_env.errors import McEnvError

Result = TypeVar("Result")
Jobs = Mapping[int, tuple[Any, ...]]  # arguments of each piece, by its number


class PlaceLost(McEnvError):
    """Whoever did the work is no more. What has come in is kept by who asked."""


class Place(Protocol):
    """Somewhere to work."""

    def each(self, work: Callable[..., Result], jobs: Jobs, files: Iterable[Path] = ()) -> Iterator[tuple[int, Result]]:
        """What becomes of each piece, as it comes in. `files`: what the work reads, by the paths by which it reads it."""
        ...


@dataclass(frozen=True)
class Processes:
    """Processes of this machine; one is this one."""

    count: int = 1

    def each(self, work: Callable[..., Result], jobs: Jobs, files: Iterable[Path] = ()) -> Iterator[tuple[int, Result]]:
        if self.count > 1:
            yield from self._spread(work, jobs)
        else:
            for number, arguments in jobs.items():
                yield number, work(*arguments)

    def _spread(self, work: Callable[..., Result], jobs: Jobs) -> Iterator[tuple[int, Result]]:
        """Fresh processes (spawn), so that threads of torch are no danger."""
        with ProcessPoolExecutor(self.count, mp_context=get_context("spawn"), initializer=prepare_process) as pool:
            waiting: dict[Future[Result], int] = {pool.submit(work, *args): i for i, args in jobs.items()}
            try:
                while waiting:
                    finished, _ = wait(waiting, return_when=FIRST_COMPLETED)
                    for future in finished:
                        yield waiting.pop(future), future.result()
            except BrokenProcessPool:
                raise PlaceLost(
                    "a process has died that was at work (killed from outside, or for want of memory: fewer --workers need "
                    "less); what was kept so far stays, and the same command goes on"
                ) from None
            finally:
                pool.shutdown(cancel_futures=True)


HERE = Processes()


def one_thread() -> None:
    """Batches are small and processes share the cores already; threads would only fight. Best before torch is imported."""
    os.environ["OMP_NUM_THREADS"] = "1"
    torch = sys.modules.get("torch")
    if torch is not None:
        torch.set_num_threads(1)


def prepare_process() -> None:
    """The first thing that a process does which does nothing but play."""
    one_thread()
    garbage.collect_rarely()
