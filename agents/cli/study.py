"""One recipe, several training seeds: `python -m mc_env.agents.cli.study configs/rhino_duo.yaml --seeds 1-5 [--key value ...]`.

Trains the seeds one after another, or several at once, into OUT/NAME_study/seed1, seed2, ...; draws all learning curves in one
picture; and measures the runs: together with a bootstrap over training seeds, and beside each other (cross-play). Stopped at any
moment, the same command goes on: finished seeds are skipped, an unfinished one is resumed. Other keys are those of `train.py`.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rich.console import Console

from mc_env.agents.cli import curves
from mc_env.agents.cli.train import train
from mc_env.agents.evaluation import cli as evaluation
from mc_env.agents.learning import config as configs
from mc_env.agents.learning.config import RunConfig
from mc_env.agents.learning.folders import config_of, has_begun
from mc_env.agents.learning.playing import win_rate
from mc_env.agents.network import files as saving
from mc_env.errors import ConfigError, McEnvError

OWN = ("name", "seed", "out", *configs.MAY_CHANGE)  # keys in which runs of one study may differ


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="python -m mc_env.agents.cli.study",
        usage="python -m mc_env.agents.cli.study CONFIG --seeds 1-5 [--key value ...]",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    top.add_argument("--seeds", default="1-5", metavar="A-B", help="training seeds: 1-5, or 1,4,7 (default 1-5)")
    top.add_argument(
        "--reference",
        action="append",
        default=[],
        metavar="SPEC[=RATE]",
        help="whom to compare with: its line in the picture (measured on the evaluation seeds unless RATE is said)",
    )
    top.add_argument(
        "--games", type=int, default=500, metavar="N", help="games of each pair in cross-play (default 500)"
    )
    top.add_argument(
        "--at-once",
        type=int,
        default=1,
        metavar="N",
        help="train so many seeds side by side, each in one process with all of its games: nobody waits for anybody (default 1)",
    )
    top.add_argument("--workers", type=int, default=2, metavar="N", help="processes of the evaluation (default 2)")
    top.add_argument("--no-evaluation", action="store_true", help="train and draw only")
    top.add_argument("--quiet", action="store_true", help="no progress bars")
    return top


def main(argv: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else list(argv)
    path = words.pop(0) if words and not words[0].startswith("-") else None
    args, overrides = parser().parse_known_args(words)
    console = Console(stderr=True)
    try:
        if path is None:
            raise ConfigError("say a config first, for example configs/rhino_duo.yaml")
        return study(path, seeds_of(args.seeds), overrides, args, console)
    except McEnvError as error:
        console.print(f"[red]error:[/red] {error}", highlight=False, soft_wrap=True)
        return 2


def seeds_of(text: str) -> list[int]:
    """`1-5` or `1,4,7`."""
    out: list[int] = []
    for part in text.split(","):
        first, dash, last = part.strip().partition("-")
        try:
            out += range(int(first), int(last) + 1) if dash else [int(first)]
        except ValueError:
            raise ConfigError(f"--seeds {text}: numbers as in 1-5 or 1,4,7") from None
    if not out or len(set(out)) != len(out):
        raise ConfigError(f"--seeds {text}: at least one seed, and each of them once")
    return out


def study(path: str, seeds: list[int], overrides: Sequence[str], args: argparse.Namespace, console: Console) -> int:
    if args.at_once < 1:
        raise ConfigError(f"--at-once {args.at_once}: at least 1")
    recipe = configs.read(path, overrides)
    folder = Path(recipe.out) / f"{recipe.name}_study"
    lines = dict(_reference(text, recipe) for text in args.reference)
    runs = []
    for seed in seeds:
        own = ["--seed", str(seed), "--name", f"seed{seed}", "--out", str(folder)]
        config = configs.read(path, [*overrides, *own])
        runs.append((in_one_process(config) if args.at_once > 1 else config, folder / config.name))
    folders = [here for _, here in runs]
    code = side_by_side(runs, args.at_once) if args.at_once > 1 else in_a_row(runs, console, args.quiet)
    if code or any(trained(here) < config.decisions for config, here in runs):
        console.print("stopped; the same command goes on from here")
        return code or 130
    picture = curves.draw(folders, folder / "curves.png", lines, f"{recipe.name}: {len(seeds)} training seeds")
    console.print(f"learning curves: {picture}", soft_wrap=True)
    if args.no_evaluation:
        return 0
    specs = [f"{recipe.algo}:{here}/best.pt" for here in folders]
    return evaluation.main(evaluation_words(recipe, specs, list(lines), folder, args))


def in_one_process(config: RunConfig) -> RunConfig:
    """The same run, with the games and batches of all its processes in one."""
    ppo = config.ppo
    games, microbatch = ppo.games * ppo.processes, ppo.microbatch * ppo.processes
    return replace(config, ppo=replace(ppo, processes=1, games=games, microbatch=microbatch))


def in_a_row(runs: Sequence[tuple[RunConfig, Path]], console: Console, quiet: bool) -> int:
    """Train one after another, until one is stopped."""
    for config, folder in runs:
        code = train_one(config, folder, console, quiet)
        if code or trained(folder) < config.decisions:
            return code
    return 0


def side_by_side(runs: Sequence[tuple[RunConfig, Path]], at_once: int) -> int:
    """Train several at once. Ctrl-C reaches all of them: those that run save and stop, the others do not begin."""
    with ProcessPoolExecutor(at_once, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(train_alone, config, folder) for config, folder in runs]
        try:
            return max(future.result() for future in waiting)
        except BaseException as error:
            pool.shutdown(cancel_futures=True)
            if isinstance(error, KeyboardInterrupt):
                return 130
            raise


def train_alone(config: RunConfig, folder: Path) -> int:
    """One of several that are trained at once, in a process of its own: its lines say whose they are, bars would collide."""
    return train_one(config, folder, Console(stderr=True), quiet=True)


def _reference(text: str, recipe: RunConfig) -> tuple[str, float]:
    """A reference with its rate: as said, or measured on the seeds on which the runs are evaluated."""
    if text.rpartition("=")[2].replace(".", "", 1).isdigit():
        return curves.reference(text)
    plan = recipe.evaluation
    seeds = range(plan.first_seed, plan.first_seed + plan.games)
    return text, win_rate(text, recipe.evaluation_arguments(), seeds)


def trained(folder: Path) -> int:
    """How many decisions a run has behind it."""
    last = folder / "last.pt"
    return int(saving.read(last)["card"]["decisions"]) if last.is_file() else 0


def train_one(config: RunConfig, folder: Path, console: Console, quiet: bool) -> int:
    """Train a seed as far as it is not trained yet."""
    if folder.is_dir() and not has_begun(folder):
        shutil.rmtree(folder)  # killed before its first checkpoint: nothing is lost
    if not folder.is_dir():
        return train(config, None, console, quiet)
    configs.must_agree(config_of(folder), config, OWN, folder)
    done = trained(folder)
    if done >= config.decisions:
        console.print(f"{folder}: trained already ({done:,} decisions)", soft_wrap=True)
        return 0
    return train(config, folder, console, quiet)


def _each(value: Any) -> list[Any]:
    """What a key of `game` can be: itself, or one of several."""
    return list(value["one_of"]) if isinstance(value, dict) and set(value) == {"one_of"} else [value]


def evaluation_words(
    recipe: RunConfig, specs: Sequence[str], references: Sequence[str], folder: Path, args: argparse.Namespace
) -> list[str]:
    """The arguments of evaluate.py for the runs of a study."""
    game = recipe.game
    words = list(references)
    players = 2
    if recipe.task:
        words += ["--task", recipe.task]
        players = len(evaluation.from_task(recipe.task)[1]["heroes"])
    else:
        heroes = _each(game.get("heroes", ["spider_man"]))
        scenarios, modes = _each(game.get("scenario", "rhino")), _each(game.get("mode", "standard"))
        tables = {"heroes": heroes, "scenario": scenarios, "mode": modes}
        left = [key for key, values in tables.items() if any(isinstance(value, dict) for value in values)]
        left += [key for key in ("modular", "heroic", "skirmish") if isinstance(game.get(key), dict)]
        if left or game.get("decks") or game.get("start"):
            raise ConfigError(
                f"the tables of {recipe.name} cannot be listed ({', '.join(left) or 'decks or start'}): the runs are trained and "
                "drawn; measure them with evaluate.py --runs on tables of your choice"
            )
        players = min(map(len, heroes))
        for team in heroes:
            words += ["--heroes", ",".join(team)]
        words += ["--scenarios", ",".join(scenarios), "--modes", ",".join(modes), "--hands", game.get("hands", "open")]
        for key, value in (("skirmish", game.get("skirmish")), ("heroic", game.get("heroic"))):
            if value is not None:
                words += [f"--{key}", str(value)]
        if game.get("modular") is not None:
            words += ["--modular", ",".join(game["modular"])]
    words += ["--seeds", str(args.games), "--workers", str(args.workers), "--out", str(folder / "evaluation")]
    words += ["--quiet"] if args.quiet else []
    words += ["--cross"] if players > 1 and len(specs) > 1 else []
    if len(specs) > 1:
        return [*words, "--runs", recipe.name, *specs]
    return [*specs, *words]


if __name__ == "__main__":
    sys.exit(main())
