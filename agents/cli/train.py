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

from mc_env import agents
from mc_env.agents.learning import config as configs
from mc_env.agents.learning.config import RunConfig
from mc_env.agents.learning.folders import config_of, has_begun, new_folder, write_config, write_versions
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
            configs.must_agree(config_of(folder), config, configs.MAY_CHANGE, folder)
        elif path:
            folder = None
            config = configs.read(path, overrides)
        else:
            parser().error("say a config, for example configs/demo.yaml, or --resume FOLDER")
        return train(config, folder, console, known.quiet)
    except McEnvError as error:
        console.print(f"[red]error:[/red] {error}", highlight=False, soft_wrap=True)
        return 2


def train(config: RunConfig, folder: Path | None, console: Console, quiet: bool) -> int:
    """A run by the algorithm that the config names: a new one, or what is left of the one in a folder."""
    resume = folder is not None and has_begun(folder)
    if not resume:
        try_what_it_begins_with(config)
    if folder is None:
        folder = new_folder(config)
    else:
        write_config(folder, config)
        if not resume:
            write_versions(folder)
            console.print(f"{folder} has no checkpoint yet: it begins anew", soft_wrap=True)
    try:
        if config.algo == "sb3":
            from mc_env.agents.learning.sb3 import train as train_sb3

            best = train_sb3(config, folder, resume, console, quiet)
        else:
            best = train_ppo(config, folder, resume, console, quiet)
    except KeyboardInterrupt:  # in the warm start, or a second one while it learns: there was no time to save
        if has_begun(folder):
            said = "stopped at once, without what came after the last checkpoint; go on with"
        else:
            said = "stopped before the first checkpoint; begin anew with"
        console.print(f"{said}: python train.py --resume {folder}", soft_wrap=True)
        return 130
    if best is None:
        console.print(f"stopped and saved; go on with: python train.py --resume {folder}", soft_wrap=True)
    else:
        console.print(f"done: best evaluation {best:.0%}; {folder}/best.pt, {folder}/curve.png", soft_wrap=True)
    return 0


def try_what_it_begins_with(config: RunConfig) -> None:
    """Have it told, before anything is written, if the weights do not fit or the agent to imitate cannot be made."""
    from mc_env.agents.network import files as saving
    from mc_env.agents.network.model import Network, preset

    if config.init:
        saving.begin_with(Network(preset(config.network)), config.init)
    elif config.imitates:
        agents.make(config.warm_start.agent)


def train_ppo(config: RunConfig, folder: Path, resume: bool, console: Console, quiet: bool) -> float | None:
    """A run of PPO: its best evaluation once it has come to its end, None if it was stopped and saved."""
    from mc_env.agents.learning import imitation, progress
    from mc_env.agents.learning.folders import Books
    from mc_env.agents.learning.training import Run

    run = Run(config, folder, resume)
    books = Books(folder)
    books.forget_after(run.learner.decisions)
    console.print(
        f"{folder}: {config.decisions:,} decisions, {config.ppo.processes} processes x {config.ppo.games} games",
        soft_wrap=True,
    )
    try:
        if run.warms_up:
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
    return run.best if run.learner.decisions >= config.decisions else None
