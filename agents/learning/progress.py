"""Progress of training: bars, and lines now and then where there is no terminal to draw them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from mc_env.agents.learning.config import RunConfig
from mc_env.agents.learning.imitation import GAMES, UPDATES, OnProgress

LINE_EVERY: Final = 20.0  # seconds between two lines


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
        self._console = None if quiet or console.is_terminal else console
        self._told, self._evaluated = time.perf_counter(), "-"
        self._task = self.bar.add_task("", total=decisions, completed=done, speed="-", win="-", evaluated="-")

    def show(self, done: int, speed: float | None, win: float | None, evaluated: float | None) -> None:
        """What is known now; None leaves what was there."""
        fields: dict[str, Any] = {} if speed is None else {"speed": f"{speed:,.0f}"}
        fields |= {k: f"{v:.0%}" for k, v in (("win", win), ("evaluated", evaluated)) if v is not None}
        self.bar.update(self._task, completed=min(done, self._total), **fields)
        if self._console is not None:
            self._tell(self._console)

    def _tell(self, console: Console) -> None:
        """A line for a file or a pipe: after every evaluation, and when the last one is a while ago."""
        task = self.bar.tasks[self._task]
        now, evaluated = time.perf_counter(), str(task.fields["evaluated"])
        if now - self._told < LINE_EVERY and evaluated == self._evaluated:
            return
        self._told, self._evaluated = now, evaluated
        console.print(
            f"{task.completed:,.0f} of {self._total:,} decisions, {task.fields['speed']}/s, "
            f"win {task.fields['win']}, eval {evaluated}",
            soft_wrap=True,
        )


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
