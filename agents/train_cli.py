"""Train a cooperative agent: `python train.py configs/rhino_duo.yaml [--key value ...]`.

    python train.py configs/demo.yaml
    python train.py configs/rhino_duo.yaml --seed 2 --ppo.learning_rate 3e-4
    python train.py --resume runs/rhino_duo

The run folder gets the config, versions, metrics.jsonl, curve.png, TensorBoard events, best.pt and last.pt. Ctrl-C saves and says
how to go on.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from agents import config as configs
from agents.config import RunConfig
from mc_env.errors import McEnvError

if TYPE_CHECKING:  # torch takes seconds to import: --help and wrong arguments do without
    from agents.training import Run


def parser() -> argparse.ArgumentParser:
    out = argparse.ArgumentParser(
        description=__doc__,
        usage="train.py CONFIG [--key value ...] | train.py --resume FOLDER [--key value ...]",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    out.add_argument("--resume", metavar="FOLDER", help="go on with the run in this folder")
    out.add_argument("--quiet", action="store_true", help="no progress bar")
    return out


def main(arguments: list[str] | None = None) -> int:
    words = sys.argv[1:] if arguments is None else list(arguments)
    path = words.pop(0) if words and not words[0].startswith("-") else None  # first, so that no value is taken for it
    known, overrides = parser().parse_known_args(words)
    console = Console(stderr=True)
    try:
        if known.resume:
            folder = Path(known.resume)
            config = configs.read(folder / "config.yaml", overrides)
        elif path:
            folder = None
            config = configs.read(path, overrides)
        else:
            parser().error("say a config, for example configs/demo.yaml, or --resume FOLDER")
        return train(config, folder, console, known.quiet)
    except McEnvError as error:
        console.print(f"[red]error:[/red] {error}", highlight=False, soft_wrap=True)
        return 2


def train(config: RunConfig, resume: Path | None, console: Console, quiet: bool) -> int:
    """A run, new or resumed, by the algorithm that the config names."""
    if config.algo == "sb3":
        from agents.sb3 import train as train_sb3

        return train_sb3(config, resume, console, quiet)
    return train_ppo(config, resume, console, quiet)


def train_ppo(config: RunConfig, resume: Path | None, console: Console, quiet: bool) -> int:
    from agents.runs import Books, new_folder
    from agents.training import Run

    folder = resume or new_folder(config)
    run = Run(config, folder, resume is not None)
    books = Books(folder)
    books.forget_after(run.learner.decisions)
    console.print(
        f"{folder}: {config.decisions:,} decisions, {config.ppo.processes} processes x {config.ppo.games} games",
        soft_wrap=True,
    )
    bar = Progress(
        TextColumn("{task.completed:,.0f}/{task.total:,.0f}"),
        BarColumn(bar_width=24),
        TextColumn("{task.fields[speed]:,.0f}/s  win {task.fields[win]}  eval {task.fields[evaluated]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=quiet,
    )
    try:
        warm_up(run, console, quiet)
        with bar:
            task = bar.add_task(
                "", total=config.decisions, completed=run.learner.decisions, speed=0, win="-", evaluated="-"
            )
            for record in run.iterations():
                books.add(record)
                seconds = record["learn/seconds_playing"] + record["learn/seconds_learning"]
                each = config.ppo.processes * config.ppo.games * config.ppo.steps
                fields = {"speed": each / seconds}
                if record["train/win_rate"] is not None:
                    fields["win"] = f"{record['train/win_rate']:.0%}"
                if record.get("evaluation"):
                    fields["evaluated"] = f"{record['evaluation']['win_rate']:.0%}"
                    if quiet:
                        console.print(f"{record['decisions']:,}: evaluation {fields['evaluated']}")
                bar.update(task, completed=min(record["decisions"], config.decisions), **fields)
    finally:
        run.close()
        books.close()
    if run.stopping and run.learner.decisions < config.decisions:
        console.print(f"stopped and saved; go on with: python train.py --resume {folder}")
    else:
        console.print(f"done: best evaluation {run.best:.0%}; {folder}/best.pt, {folder}/curve.png", soft_wrap=True)
    return 0


def warm_up(run: Run, console: Console, quiet: bool) -> None:
    """Imitation before the first rollout, with a bar of its own: games first, then updates."""
    from agents.playing import GAMES, UPDATES

    warm, world = run.config.warm_start, run.config.ppo.processes
    if not warm.agent or run.learner.iteration:
        return
    console.print(f"warm start: {warm.games} games of {warm.agent} to imitate")
    bar = Progress(
        TextColumn("  {task.description:8}"),
        BarColumn(bar_width=24),
        TextColumn("{task.completed:,.0f}/{task.total:,.0f}"),
        TimeElapsedColumn(),
        console=console,
        disable=quiet,
        transient=True,
    )
    with bar:
        tasks = {GAMES: bar.add_task(GAMES, total=warm.games), UPDATES: bar.add_task(UPDATES, total=warm.updates)}
        # every process plays its share of the games, and all of them make every update
        run.warm_up(lambda what, done: bar.update(tasks[what], completed=done * (world if what == GAMES else 1)))
    console.print(
        f"  it won {run.warm['wins']:.0f} of {run.warm['games']:.0f}; "
        f"the network agrees with {run.warm['agreement']:.0%} of its choices"
    )
