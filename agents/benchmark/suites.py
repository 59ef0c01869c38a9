"""Suites: what is asked of every agent. `text-tiny` takes minutes, `text-core` is whole games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from mc_env.agents.benchmark.positions import Position, ours
from mc_env.env.tasks import make_task
from mc_env.errors import unknown


@dataclass(frozen=True)
class Suite:
    """Positions, and games of benchmark tasks: the first seeds of each task's evaluation seeds."""

    name: str
    about: str
    positions: Callable[[], Sequence[Position]] = field(default=list)
    tasks: tuple[str, ...] = ()
    games: int = 0  # of each task

    def seeds(self, task: str) -> list[int]:
        return list(make_task(task).evaluation_seeds[: self.games])


_LADDER: Final = tuple(f"ladder-{n}-v1" for n in range(1, 6))

SUITES: Final = {
    suite.name: suite
    for suite in (
        Suite("text-tiny", "positions with a right answer; minutes", ours),
        Suite("text-core", "the first five rungs of the ladder, whole games", tasks=_LADDER, games=3),
    )
}


def suite_called(name: str) -> Suite:
    """A suite by its name."""
    if name not in SUITES:
        raise unknown("suite", name, SUITES)
    return SUITES[name]
