"""Work in several processes, with a bar that shows how far it is."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import Pool
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Job = TypeVar("Job")
Result = TypeVar("Result")


def done(
    work: Callable[[Job], Result], jobs: Sequence[Job], workers: int, begin: Callable[[], object], title: str
) -> Iterator[Result]:
    """What becomes of each job, as it comes in. Each process begins with `begin`; one alone works right here."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(title, total=len(jobs))
        for result in _results(work, jobs, workers, begin):
            bar.advance(task)
            yield result


def _results(
    work: Callable[[Job], Result], jobs: Sequence[Job], workers: int, begin: Callable[[], object]
) -> Iterator[Result]:
    if workers == 1:
        begin()
        yield from map(work, jobs)
        return
    with Pool(workers, initializer=begin) as pool:
        yield from pool.imap_unordered(work, jobs)
