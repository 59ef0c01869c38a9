"""`mc-env dataset`: make a dataset of games, look at one, imitate it, hand it on."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from rich.console import Console

from mc_env.agents.datasets.exporting import FORMATS, export
from mc_env.agents.datasets.making import GAMES, make_dataset
from mc_env.agents.datasets.reading import Dataset
from mc_env.agents.evaluation.games import Lineup
from mc_env.agents.evaluation.plan import Evaluation, split
from mc_env.agents.evaluation.tables import max_rounds_at, tables
from mc_env.agents.support import placing
from mc_env.errors import ConfigError, McEnvError

PROGRAM: Final = "mc-env dataset"
EXAMPLES: Final = """\
examples:
  mc-env dataset make data --team heuristic --workers 2                           10,000 games of Spider-Man against Rhino
  mc-env dataset make data --team heuristic ppo:rhino_duo --heroes spider_man,captain_marvel --games 2000
  mc-env dataset show data
  mc-env dataset imitate data --out net.safetensors                               then: mc-env evaluate ppo:net.safetensors
  mc-env dataset export data games_hf --to hf                                     datasets.load_from_disk("games_hf")
  mc-env dataset export data mc_env/rhino/heuristic-v0 --to minari                minari.load_dataset("mc_env/rhino/heuristic-v0")
"""


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog=PROGRAM,
        description="Games of any team as data: what was seen, what could be chosen, what was chosen, how it ended.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    what = top.add_subparsers(dest="what", metavar="ACTION", required=True)
    making = what.add_parser("make", help="play games and write them")
    making.add_argument("folder", type=Path, help="where it goes; a dataset that was stopped there goes on")
    making.add_argument(
        "--team", nargs="+", default=["heuristic"], metavar="SPEC", help="one agent, or one for each seat"
    )
    making.add_argument(
        "--heroes", action="append", metavar="A,B", help="heroes of a table; repeat (default spider_man)"
    )
    making.add_argument("--scenarios", default="rhino", metavar="A,B", help="scenarios (default rhino)")
    making.add_argument("--modes", default="standard", metavar="A,B", help="standard, expert (default standard)")
    making.add_argument("--hands", default="open", help="open, private or signals (default open)")
    making.add_argument("--skirmish", type=int, metavar="STAGE", help="only this stage of the villain")
    making.add_argument("--games", type=int, default=GAMES, metavar="N", help=f"in all (default {GAMES:,})")
    making.add_argument(
        "--first-seed", type=int, default=0, metavar="N", help="seeds N, N+1, ... at each table (default 0)"
    )
    placing.add_arguments(making)
    showing = what.add_parser("show", help="print the data card")
    showing.add_argument("folder", type=Path)
    imitating = what.add_parser("imitate", help="fit a network to the choices of a dataset")
    imitating.add_argument("folder", type=Path)
    imitating.add_argument("--out", type=Path, required=True, metavar="FILE", help="a checkpoint for ppo:FILE")
    imitating.add_argument("--updates", type=int, default=1000, metavar="N", help="(default 1,000)")
    imitating.add_argument("--network", default="default", help="a preset: small, default, piles, large")
    imitating.add_argument("--seed", type=int, default=1, metavar="N")
    exporting = what.add_parser("export", help="write it for another library")
    exporting.add_argument("folder", type=Path)
    exporting.add_argument("out", help="a folder for hf, the id of the new dataset for minari")
    exporting.add_argument("--to", required=True, metavar="FORMAT", help=" or ".join(FORMATS))
    return top


def main(argv: Sequence[str] | None = None) -> int:
    args = parser().parse_args(argv)
    console = Console(stderr=True)
    try:
        if args.what == "make":
            make(args, console)
        elif args.what == "show":
            print(Dataset(args.folder).card())
        elif args.what == "imitate":
            imitate(args, console)
        else:
            export(Dataset(args.folder), args.to, args.out)
            console.print(f"written: {args.out}", soft_wrap=True)
    except McEnvError as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return 2
    return 0


def make(args: argparse.Namespace, console: Console) -> None:
    """Play what was asked for."""
    asked = Evaluation(
        agents=tuple(args.team),
        heroes=tuple(split(team) for team in args.heroes or ["spider_man"]),
        scenarios=split(args.scenarios),
        modes=split(args.modes),
        hands=args.hands,
        skirmish=args.skirmish,
    ).settled()
    lineups = []
    for task, setup in tables(replace(asked, agents=())):
        seats = len(setup["heroes"])
        if len(args.team) not in (1, seats):
            raise ConfigError(
                f"--team: {len(args.team)} agents for the {seats} seats of {task}; say one, or one for each seat"
            )
        team = tuple(args.team) if len(args.team) == seats else tuple(args.team) * seats
        lineups.append(Lineup(task, team, setup, (), max_rounds_at(asked, task)))
    make_dataset(args.folder, lineups, args.games, args.first_seed, placing.place_of(args), console)
    console.print(f"written: {args.folder} ({args.folder / 'README.md'} says what is in it)", soft_wrap=True)


def imitate(args: argparse.Namespace, console: Console) -> None:
    """Fit a network and keep it."""
    from mc_env.agents.datasets.imitating import imitate as fit
    from mc_env.agents.network import saving

    data = Dataset(args.folder)
    network, agreed = fit(data, args.updates, args.network, seed=args.seed)
    card = {"imitates": str(args.folder), "updates": args.updates, "seed": args.seed}
    saving.write(args.out, saving.pack(network, card))
    last = agreed[-50:]
    console.print(
        f"{args.out}: agrees with {sum(last) / len(last):.0%} of the choices; try: mc-env evaluate heuristic ppo:{args.out}",
        soft_wrap=True,
    )
