"""`mc-env evaluate`: the words of the command, read into an `Evaluation`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console

from mc_env.agents.evaluation.games import MASKS
from mc_env.agents.evaluation.measure import measure
from mc_env.agents.evaluation.plan import SAVES, SEEDS, from_words
from mc_env.agents.players.registry import about, names
from mc_env.agents.support import placing
from mc_env.agents.support.places import one_thread
from mc_env.env.settings import MAX_ROUNDS
from mc_env.errors import McEnvError

PROGRAM: Final = "mc-env evaluate"
EXAMPLES: Final = """\
examples:
  mc-env evaluate random heuristic
  mc-env evaluate heuristic heuristic:style=protective --heroes spider_man,captain_marvel --seeds 500
  mc-env evaluate heuristic montecarlo:rollouts=16 --scenarios rhino,klaw --seeds 200 --workers 2
  mc-env evaluate heuristic ppo:generalist --heroes each:core --heroes pairs:core --scenarios rhino,klaw,ultron --seeds 100
  mc-env evaluate heuristic --partners random --heroes spider_man,captain_marvel
  mc-env evaluate heuristic random --cross --heroes spider_man,captain_marvel --seeds 300
  mc-env evaluate heuristic --replace heuristic:style=protective,random --heroes spider_man,captain_marvel
  mc-env evaluate heuristic --runs duo ppo:runs/a/best.safetensors ppo:runs/b/best.safetensors --heroes spider_man,captain_marvel
  mc-env evaluate heuristic --mask ask --mask ask,defend_other --heroes spider_man,captain_marvel
  mc-env evaluate heuristic my_agent.py:MyAgent --seeds 200 --workers 2   (an agent of yours; docs/AGENTS.md)
  mc-env evaluate heuristic search:generalist --seeds 2000 --cluster auto --out runs/far   (on a Ray cluster; docs/SCALE.md)
  mc-env evaluate heuristic --seeds 20 --save-games losses --out runs/look   (then: mc-env replay FILE)

`python evaluate.py` is the same command.
"""


def parser() -> argparse.ArgumentParser:
    """Flags are called like the fields of `Evaluation`; those of the last group say how it is done, not what."""
    top = argparse.ArgumentParser(
        prog=PROGRAM,
        description="Play agents on fixed seeds and report win rates with intervals, paired tests and cooperation figures.",
        epilog=EXAMPLES
        + "\nagents:\n"
        + "\n".join(f"  {name:10} {about(name)}" for name in names())
        + "\n\nmasks:\n"
        + "\n".join(f"  {name:14} {what}" for name, what in MASKS.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    _add_agents(top)
    add_tables(top)
    _add_variants(top)
    placing.add_arguments(top)
    top.add_argument(
        "--out",
        type=Path,
        metavar="DIR",
        help="write results.json, games.csv and plots here; if stopped, it goes on from it",
    )
    top.add_argument("--no-plots", action="store_true", help="no PNG files")
    top.add_argument("--quiet", action="store_true", help="no progress bar")
    return top


def _add_agents(top: argparse.ArgumentParser) -> None:
    top.add_argument(
        "agents", nargs="*", metavar="AGENT", help="spec strings; the first is what the others are compared with"
    )
    top.add_argument(
        "--runs",
        nargs="+",
        action="append",
        metavar=("NAME", "SPEC"),
        help="training seeds of one recipe, reported together with a bootstrap over them; repeat for several recipes",
    )
    top.add_argument(
        "--partners", nargs="+", metavar="SPEC", help="who plays the other seats (default: the same agent)"
    )
    top.add_argument(
        "--cross",
        action="store_true",
        help="every agent at seat 0 beside every agent at the other seats; with --runs, within each recipe",
    )


def add_tables(top: argparse.ArgumentParser) -> None:
    """Which games."""
    top.add_argument(
        "--heroes",
        action="append",
        metavar="A,B",
        help="heroes of a game; repeat for several; `each` is every hero alone, `pairs` every pair, `each:core` "
        "those of one product (default spider_man)",
    )
    top.add_argument("--scenarios", metavar="A,B", help="scenarios (default rhino)")
    top.add_argument("--modes", metavar="A,B", help="standard, expert (default standard)")
    top.add_argument("--modular", metavar="A,B", help="modular sets (default: the recommended ones)")
    top.add_argument("--heroic", type=int, metavar="N", help="additional encounter cards each round")
    top.add_argument("--skirmish", type=int, metavar="STAGE", help="only this stage of the villain")
    top.add_argument("--hands", help="open, private or signals (default open)")
    top.add_argument(
        "--task", action="append", metavar="NAME", help="a benchmark task instead of heroes and scenarios; repeat"
    )
    top.add_argument(
        "--seeds", type=int, metavar="N", help=f"games of each lineup (default {SEEDS:,}, or as many as the task has)"
    )
    top.add_argument("--first-seed", type=int, metavar="N", help="seeds N, N+1, ... (default 0, or those of the task)")
    top.add_argument(
        "--max-rounds",
        type=int,
        metavar="N",
        help=f"longer games are cut off and not won (default {MAX_ROUNDS}, or as the task pins it)",
    )


def _add_variants(top: argparse.ArgumentParser) -> None:
    top.add_argument(
        "--mask",
        action="append",
        metavar="A,B",
        help="also without these options; repeat for several variants (see below)",
    )
    top.add_argument(
        "--replace", metavar="A,B", help="also with one seat of each team given to these agents: what the team loses"
    )
    top.add_argument("--save-games", metavar="WHICH", help=f"keep replays: {', '.join(SAVES)} (needs --out)")


def main(argv: Sequence[str] | None = None) -> int:
    """Evaluate; the exit code: 0 well, 2 something unknown or wrong."""
    try:
        args = parser().parse_args(argv)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 2
    console = Console() if sys.stdout.isatty() else Console(width=120)
    one_thread()
    try:
        measure(from_words(vars(args)), console, args.out, placing.place_of(args), not args.no_plots, args.quiet)
    except McEnvError as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        kept = (
            f"the same command goes on with the games kept in {args.out}"
            if args.out
            else "without --out nothing is kept"
        )
        print(f"\n{PROGRAM}: stopped; {kept}", file=sys.stderr)
        return 130
    return 0
