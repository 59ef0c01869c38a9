"""Progress bars of training."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from mc_env.agents.learning.config import RunConfig
from mc_env.agents.learning.imitation import GAMES, UPDATES, OnProgress


class LearningBar:
    """Decisions done and left, speed, win rates in training and in the last evaluation."""

    def __init__(self, decisions: int, done: int, console: Console, quiet: bool) -> None:
        self.bar = Progress(
            TextColumn("{task.completed:,.0f}/{task.total:,.0f}"),
            BarColumn(bar_width=24),
            TextColumn("{task.fields[speed]}/s  win {task.fields[win]}  eval {task.fields[evaluated]}"),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            console=console,
            disable=quiet,
        )
        self._total = decisions
        self._task = self.bar.add_task("", total=decisions, completed=done, speed="-", win="-", evaluated="-")

    def show(self, done: int, speed: float | None, win: float | None, evaluated: float | None) -> None:
        """What is known now; None leaves what was there."""
        fields: dict[str, Any] = {} if speed is None else {"speed": f"{speed:,.0f}"}
        fields |= {k: f"{v:.0%}" for k, v in (("win", win), ("evaluated", evaluated)) if v is not None}
        self.bar.update(self._task, completed=min(done, self._total), **fields)


@contextmanager
def warm_start_bar(config: RunConfig, processes: int, console: Console, quiet: bool) -> Iterator[OnProgress]:
    """A bar for one of several processes: games first, of which it plays its share, then updates."""
    warm = config.warm_start
    console.print(f"warm start: {warm.games} games of {warm.agent} to imitate")
    shown = Progress(
        TextColumn("  {task.description:8}"),
        BarColumn(bar_width=24),
        TextColumn("{task.completed:,.0f}/{task.total:,.0f}"),
        TimeElapsedColumn(),
        console=console,
        disable=quiet,
        transient=True,
    )
    with shown:
        tasks = {GAMES: shown.add_task(GAMES, total=warm.games), UPDATES: shown.add_task(UPDATES, total=warm.updates)}
        yield lambda what, done: shown.update(tasks[what], completed=done * (processes if what == GAMES else 1))
