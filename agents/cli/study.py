"""One recipe, several training seeds: `mc-env study configs/rhino_duo.yaml --seeds 1-5 [--key value ...]`.

Trains the seeds one after another, or several at once, into OUT/NAME_study/seed1, seed2, ...; draws all learning curves in one
picture; and measures the runs: together with a bootstrap over training seeds, and beside each other (cross-play). Stopped at any
moment, the same command goes on: finished seeds are skipped, an unfinished one is resumed. Other keys are those of
`mc-env train`. `mc-env study curves RUN... --out FILE.png` only draws.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from mc_env.agents.checkpoints import BEST, LAST
from mc_env.agents.cli import curves
from mc_env.agents.cli.train import train
from mc_env.agents.evaluation.measure import measure
from mc_env.agents.evaluation.plan import Evaluation
from mc_env.agents.evaluation.tables import from_task
from mc_env.agents.learning import config as configs
from mc_env.agents.learning.config import RunConfig
from mc_env.agents.learning.folders import config_of, has_checkpoint
from mc_env.agents.learning.partners import PAST
from mc_env.agents.learning.playing import win_rate
from mc_env.agents.learning.resuming import convert_run
from mc_env.agents.network import saving
from mc_env.agents.players.registry import files_of
from mc_env.agents.support import placing
from mc_env.agents.support.places import Place, Processes, one_thread
from mc_env.errors import ConfigError, McEnvError

OWN: Final = ("name", "seed", "out", *configs.MAY_CHANGE)  # keys in which runs of one study may differ


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="mc-env study",
        usage="mc-env study CONFIG --seeds 1-5 [--key value ...]",
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
        help="train so many seeds side by side, each in one process with all of its games: nobody waits for anybody; with "
        "--cluster all of them, each on any processor of it, into an --out that its machines share (default 1)",
    )
    placing.add_arguments(top, workers=2)
    top.add_argument("--no-evaluation", action="store_true", help="train and draw only")
    top.add_argument("--quiet", action="store_true", help="no progress bars")
    return top


def main(argv: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else list(argv)
    path = words.pop(0) if words and not words[0].startswith("-") else None
    if path == "curves":
        return curves.main(words)
    args, overrides = parser().parse_known_args(words)
    console = Console(stderr=True)
    try:
        if path is None:
            raise ConfigError("say a config first, for example configs/rhino_duo.yaml")
        return study(path, seeds_of(args.seeds), overrides, args, console)
    except McEnvError as error:
        console.print(f"[red]error:[/red] {error}", highlight=False, soft_wrap=True)
        return 2
    except KeyboardInterrupt:
        console.print("stopped; the same command goes on from here")
        return 130


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
    place = placing.place_of(args)
    folder = Path(recipe.out) / f"{recipe.name}_study"
    runs = []
    for seed in seeds:
        own = ["--seed", str(seed), "--name", f"seed{seed}", "--out", str(folder)]
        config = configs.read(path, [*overrides, *own])
        runs.append((in_one_process(config) if args.at_once > 1 else config, folder / config.name))
    folders = [here for _, here in runs]
    specs = [f"{recipe.agent}:{here / BEST}" for here in folders]
    # what cannot be measured is told before hours of training
    evaluation = None if args.no_evaluation else evaluation_of(recipe, specs, args.reference, args.games)
    references = dict(_reference(text, recipe) for text in args.reference)
    if args.at_once > 1:
        code = train_on_cluster(runs, place) if args.cluster else train_at_once(runs, Processes(args.at_once))
    else:
        code = train_in_a_row(runs, console, args.quiet)
    if code or any(trained(here) < config.decisions for config, here in runs):
        console.print("stopped; the same command goes on from here")
        return code or 130
    picture = curves.draw(folders, folder / "curves.png", references, f"{recipe.name}: {len(seeds)} training seeds")
    console.print(f"learning curves: {picture}", soft_wrap=True)
    if evaluation is not None:
        one_thread()
        shown = Console() if sys.stdout.isatty() else Console(width=120)
        measure(evaluation, shown, folder / "evaluation", place, quiet=args.quiet)
    return 0


def in_one_process(config: RunConfig) -> RunConfig:
    """The same run, with the games and batches of all its processes in one."""
    ppo = config.ppo
    games, microbatch = ppo.games * ppo.processes, ppo.microbatch * ppo.processes
    return replace(config, ppo=replace(ppo, processes=1, games=games, microbatch=microbatch))


def train_in_a_row(runs: Sequence[tuple[RunConfig, Path]], console: Console, quiet: bool) -> int:
    """Train one after another, until one is stopped."""
    for config, folder in runs:
        code = train_one(config, folder, console, quiet)
        if code or trained(folder) < config.decisions:
            return code
    return 0


def train_at_once(runs: Sequence[tuple[RunConfig, Path]], place: Place) -> int:
    """Train several at once. Ctrl-C reaches all of them: those that have begun save and stop, the others do not begin."""
    try:
        return max(code for _, code in place.each(train_alone, dict(enumerate(runs)), read_by(runs[0][0])))
    except KeyboardInterrupt:
        return 130


def train_on_cluster(runs: Sequence[tuple[RunConfig, Path]], place: Place) -> int:
    """The same on other machines, which must write where this one reads: to whole paths, in a folder that they share."""
    whole = [(replace(config, out=str(folder.parent.resolve())), folder.resolve()) for config, folder in runs]
    code = train_at_once(whole, place)
    missing = [folder.name for _, folder in whole if not has_checkpoint(folder)]
    if code == 0 and missing:
        raise ConfigError(
            f"{', '.join(missing)}: trained on another machine, into a folder that this one does not see; all machines of the "
            f"cluster must share --out ({whole[0][0].out})"
        )
    return code


def read_by(config: RunConfig) -> list[Path]:
    """Files that a run reads: weights to begin with, agents to imitate, partners."""
    specs = [spec for spec in (config.warm_start.agent, *config.ppo.partners) if spec and spec != PAST]
    return [*files_of(specs), *(path for path in [Path(config.init)] if config.init and path.is_file())]


def train_alone(config: RunConfig, folder: Path) -> int:
    """One of several that are trained at once, in a process of its own: its lines say whose they are, bars would collide."""
    return train_one(config, folder, Console(stderr=True), quiet=True)


def _reference(text: str, recipe: RunConfig) -> tuple[str, float]:
    """A reference with its rate: as said, or measured on the seeds on which the runs are evaluated."""
    spec, rate = _split_reference(text)
    if rate is not None:
        return curves.reference(text)
    plan = recipe.evaluation
    seeds = range(plan.first_seed, plan.first_seed + plan.games)
    return spec, win_rate(spec, recipe.evaluation_arguments(), seeds)


def _split_reference(text: str) -> tuple[str, str | None]:
    """`heuristic=0.87` or `heuristic:style=thwart`: a spec, and its rate if that is said."""
    spec, _, rate = text.rpartition("=")
    return (spec, rate) if rate.replace(".", "", 1).isdigit() else (text, None)


def trained(folder: Path) -> int:
    """How many decisions a run has behind it."""
    last = folder / LAST
    return int(saving.read(last)["card"]["decisions"]) if last.is_file() else 0


def train_one(config: RunConfig, folder: Path, console: Console, quiet: bool) -> int:
    """Train a seed as far as it is not trained yet."""
    convert_run(folder)
    if folder.is_dir() and not has_checkpoint(folder):
        shutil.rmtree(folder)  # killed before its first checkpoint: nothing is lost
    if not folder.is_dir():
        return train(config, None, console, quiet)
    configs.must_agree(config_of(folder), config, OWN, folder)
    done = trained(folder)
    if done >= config.decisions:
        console.print(f"{folder}: trained already ({done:,} decisions)", soft_wrap=True)
        return 0
    return train(config, folder, console, quiet)


# ------------------------------------------------------------------------------------------ measuring


def evaluation_of(recipe: RunConfig, specs: Sequence[str], references: Sequence[str], games: int) -> Evaluation:
    """The runs of a study beside each other and the references, on every table that the recipe names."""
    tables = _task_table(recipe) if recipe.task else _tables(recipe)
    players = min(map(len, tables.pop("teams")))
    several = len(specs) > 1
    named = [_split_reference(text)[0] for text in references]
    evaluation = Evaluation(
        agents=tuple(named if several else [*specs, *named]),
        runs={recipe.name: tuple(specs)} if several else {},
        cross=several and players > 1,
        seeds=games,
        **tables,
    )
    evaluation.check()
    evaluation.settled()
    return evaluation


def _task_table(recipe: RunConfig) -> dict[str, Any]:
    _, setup = from_task(recipe.task)
    return {"task": (recipe.task,), "teams": [setup["heroes"]]}


def _tables(recipe: RunConfig) -> dict[str, Any]:
    """Fields of an `Evaluation` for games whose heroes, scenario and mode are fixed or one of several."""
    game = recipe.game
    heroes = _each(game.get("heroes", ["spider_man"]))
    scenarios, modes = _each(game.get("scenario", "rhino")), _each(game.get("mode", "standard"))
    drawn = {"heroes": heroes, "scenario": scenarios, "mode": modes}
    odd = [key for key, values in drawn.items() if any(isinstance(value, dict) for value in values)]
    odd += [key for key in ("modular", "heroic", "skirmish") if isinstance(game.get(key), dict)]
    if odd or game.get("decks") or game.get("start"):
        raise _not_listed(recipe, ", ".join(odd) or "decks or start")
    same = {key: game[key] for key in ("heroic", "skirmish", "hands") if game.get(key) is not None}
    if game.get("modular") is not None:
        same["modular"] = tuple(game["modular"])
    teams = [tuple(team) for team in heroes]
    return {"teams": teams, "heroes": tuple(teams), "scenarios": tuple(scenarios), "modes": tuple(modes), **same}


def _not_listed(recipe: RunConfig, why: str) -> ConfigError:
    return ConfigError(
        f"the tables of {recipe.name} cannot be listed ({why}): say --no-evaluation to train and draw only, then measure the "
        "runs with mc-env evaluate --runs on tables of your choice"
    )


def _each(value: Any) -> list[Any]:
    """What a key of `game` can be: itself, or one of several."""
    return list(value["one_of"]) if isinstance(value, dict) and set(value) == {"one_of"} else [value]


if __name__ == "__main__":
    sys.exit(main())
