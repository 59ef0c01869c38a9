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

from rich.console import Console

from agents import config as configs
from agents.config import RunConfig
from mc_env.errors import McEnvError


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
    if config.init and resume is None:  # told before anything is written
        from agents import saving
        from agents.networks import Network, preset

        saving.begin_with(Network(preset(config.network)), config.init)
    if config.algo == "sb3":
        from agents.sb3 import train as train_sb3

        return train_sb3(config, resume, console, quiet)
    return train_ppo(config, resume, console, quiet)


def train_ppo(config: RunConfig, resume: Path | None, console: Console, quiet: bool) -> int:
    from agents import imitation, progress
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
    try:
        if config.imitates and not run.learner.iteration:
            with progress.warming(config, config.ppo.processes, console, quiet) as tell:
                run.warm_up(tell)
            console.print(imitation.told(run.warm))
        shown = progress.LearningBar(config.decisions, run.learner.decisions, console, quiet)
        with shown.bar:
            for record in run.iterations():
                books.add(record)
                seconds = record["learn/seconds_playing"] + record["learn/seconds_learning"]
                each = config.ppo.processes * config.ppo.games * config.ppo.steps
                evaluated = record["evaluation"]["win_rate"] if record.get("evaluation") else None
                if quiet and evaluated is not None:
                    console.print(
                        f"{folder}: {record['decisions']:,} decisions, evaluation {evaluated:.0%}", soft_wrap=True
                    )
                shown.show(record["decisions"], each / seconds, record["train/win_rate"], evaluated)
    finally:
        run.close()
        books.close()
    if run.stopping and run.learner.decisions < config.decisions:
        console.print(f"stopped and saved; go on with: python train.py --resume {folder}")
    else:
        console.print(f"done: best evaluation {run.best:.0%}; {folder}/best.pt, {folder}/curve.png", soft_wrap=True)
    return 0
