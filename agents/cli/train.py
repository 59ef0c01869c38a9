"""Train a cooperative agent: `mc-env train CONFIG [--key value ...]`, or `python train.py CONFIG`, which is the same.

    mc-env train demo                             a recipe that comes with mc_env, or a YAML file of yours
    mc-env train rhino_duo --seed 2 --ppo.learning_rate 3e-4
    mc-env train --resume runs/rhino_duo
    torchrun --nproc-per-node 8 --nnodes 4 ... train.py rhino_duo        on several machines (docs/SCALE.md)

The run folder gets the config, versions, metrics.jsonl, curve.png, TensorBoard events, best.safetensors and last.safetensors.
Ctrl-C saves and says how to go on.
"""

from __future__ import annotations

import argparse
import dataclasses
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markup import escape

from mc_env.agents.checkpoints import BEST
from mc_env.agents.learning import config as configs
from mc_env.agents.learning import keys
from mc_env.agents.learning.config import RunConfig
from mc_env.agents.learning.folders import (
    config_of,
    has_checkpoint,
    new_folder,
    newest_folder,
    write_config,
    write_versions,
)
from mc_env.agents.learning.resuming import convert_run
from mc_env.agents.learning.workers import Crew, ProcessDied, launched
from mc_env.agents.players.registry import make
from mc_env.agents.support import interrupts, launching
from mc_env.errors import ConfigError, McEnvError

NEEDED: Final = ("torch", "tensorboard", "matplotlib")
NEEDED_BY_SB3: Final = ("stable_baselines3", "sb3_contrib")


def parser() -> argparse.ArgumentParser:
    out = argparse.ArgumentParser(
        prog="mc-env train",
        description=__doc__,
        epilog=f"keys, with their defaults and what they mean:\n\n{keys.help_text(RunConfig)}",
        usage="mc-env train CONFIG [--key value ...] | mc-env train --resume FOLDER [--key value ...]",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    out.add_argument("--resume", metavar="FOLDER", help="go on with the run in this folder")
    out.add_argument("--quiet", action="store_true", help="no progress bar")
    return out


def main(argv: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else list(argv)
    path = words.pop(0) if words and not words[0].startswith("-") else None  # first, so that no value is taken for it
    known, overrides = parser().parse_known_args(words)
    console = Console(stderr=True)
    crew, folder = None, None
    try:
        crew = Crew(launched()) if launching.by_torchrun() else None
        if crew is not None and crew.peers.rank:
            return follow(crew)
        if known.resume:
            folder = Path(known.resume)
            config = sized(configs.read(folder / "config.yaml", overrides), crew)
            convert_run(folder)
        elif path:
            config = sized(configs.read(path, overrides), crew)
            if crew is not None and launching.restarts():
                folder = newest_folder(config)
        else:
            parser().error("say a config or a recipe, for example demo, or --resume FOLDER")
        if folder is not None:
            configs.must_agree(config_of(folder), config, configs.MAY_CHANGE, folder)
        return train(config, folder, console, known.quiet, crew)
    except McEnvError as error:
        if not isinstance(error, ProcessDied) or launching.first_here():  # one of each machine says so
            console.print(f"[red]error:[/red] {escape(str(error))}", highlight=False, soft_wrap=True)
        return 2
    finally:
        if crew is not None:
            crew.close()


# ------------------------------------------------------------------------------------------ processes of torchrun


def follow(crew: Crew) -> int:
    """What every process but the first does: it is told everything else. The first decides when to stop."""
    from mc_env.agents.learning.training import work

    with interrupts.ignored():
        work(crew.peers)
    return 0


def sized(config: RunConfig, crew: Crew | None) -> RunConfig:
    """The config with as many processes as torchrun has started, whatever it says."""
    if crew is None or config.ppo.processes == crew.peers.size:
        return config
    config = dataclasses.replace(config, ppo=dataclasses.replace(config.ppo, processes=crew.peers.size))
    config.check()
    return config


# ------------------------------------------------------------------------------------------ a run


def train(config: RunConfig, folder: Path | None, console: Console, quiet: bool, crew: Crew | None = None) -> int:
    """A run by the algorithm that the config names: a new one, or what is left of the one in a folder."""
    if config.algo == "sb3" and crew is not None:
        raise ConfigError("algo sb3 learns in one process: start it without torchrun")
    for package in (*NEEDED, *(NEEDED_BY_SB3 if config.algo == "sb3" else ())):
        import_module(package)  # what is missing is told before anything is written
    resume = folder is not None and has_checkpoint(folder)
    if not resume:
        check_beginning(config)
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
            with interrupts.termination():
                best = train_ppo(config, folder, resume, console, quiet, crew)
    except KeyboardInterrupt:  # in the warm start, or a second one while it learns: there was no time to save
        if has_checkpoint(folder):
            what = "stopped at once, without what came after the last checkpoint; go on with"
        else:
            what = "stopped before the first checkpoint; begin anew with"
        console.print(f"{what}: {resuming(folder)}", soft_wrap=True)
        return 130
    except ProcessDied as error:
        raise ProcessDied(
            f"{error}. Nothing up to the last checkpoint is lost; go on with: {resuming(folder)}"
        ) from None
    if best is None:
        console.print(f"stopped and saved; go on with: {resuming(folder)}", soft_wrap=True)
    else:
        console.print(f"done: best evaluation {best:.0%}; {folder / BEST}, {folder}/curve.png", soft_wrap=True)
    return 0


def resuming(folder: Path) -> str:
    """What to say to go on with a run."""
    if launching.by_torchrun():
        return f"--resume {folder} instead of the config, in the same torchrun commands"
    return f"mc-env train --resume {folder}"


def check_beginning(config: RunConfig) -> None:
    """Refuse weights that do not fit and agents to imitate that cannot be made, before anything is written."""
    from mc_env.agents.network import saving
    from mc_env.agents.network.model import Network, preset

    if config.init:
        saving.begin_with(Network(preset(config.network)), config.init)
    elif config.imitates:
        make(config.warm_start.agent)


def train_ppo(
    config: RunConfig, folder: Path, resume: bool, console: Console, quiet: bool, crew: Crew | None = None
) -> float | None:
    """A run of PPO: its best evaluation once it has come to its end, None if it was stopped and saved."""
    from mc_env.agents.learning import imitation, progress
    from mc_env.agents.learning.folders import MetricsWriter
    from mc_env.agents.learning.training import Run

    run = Run(config, folder, resume, crew)
    metrics = MetricsWriter(folder)
    metrics.drop_after(run.learner.decisions)
    console.print(
        f"{folder}: {config.decisions:,} decisions, {config.ppo.processes} processes x {config.ppo.games} games",
        soft_wrap=True,
    )
    try:
        if run.needs_warm_start:
            with progress.warm_start_bar(config, config.ppo.processes, console, quiet) as on_progress:
                run.warm_start(on_progress)
            console.print(imitation.in_words(run.warm))
        shown = progress.LearningBar(config.decisions, run.learner.decisions, console, quiet)
        with shown.bar:
            for record in run.iterations():
                metrics.add(record)
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
        metrics.close()
    return run.best if run.learner.decisions >= config.decisions else None


if __name__ == "__main__":
    sys.exit(main())
