"""`mc-env submit`: an agent's results on benchmark tasks, packed so that others can check them."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path
from typing import Final

from rich.console import Console

from mc_env.agents.evaluation.journal import Journal
from mc_env.agents.evaluation.lineups import lineups
from mc_env.agents.evaluation.plan import Evaluation
from mc_env.agents.evaluation.playing import play_all
from mc_env.agents.players.registry import make
from mc_env.agents.submitting import folder
from mc_env.agents.submitting.folder import About, Played
from mc_env.agents.support import placing, provenance
from mc_env.agents.support.places import one_thread
from mc_env.engine.game import load_game
from mc_env.engine.version import RULES_VERSION
from mc_env.errors import ConfigError

EXAMPLES: Final = """\
examples:
  mc-env submit heuristic --task rhino-2p-standard-v1 --name "Heuristic" --by "mc_env" --out leaderboard/heuristic
  mc-env submit ppo:runs/best.safetensors --task rhino-2p-standard-v1 --task split-heroes-v1 --out my_entry --workers 2
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Play all evaluation seeds of some tasks and pack what came of it."""
    top = argparse.ArgumentParser(
        prog="mc-env submit",
        description="Play an agent on the evaluation seeds of tasks and pack results, metadata and every game into a folder.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument(
        "agent", metavar="AGENT", help="spec of the agent, at every seat that is not a task's own partner's"
    )
    top.add_argument("--task", action="append", required=True, metavar="NAME", help="repeat for several")
    top.add_argument("--name", default="", help="of the entry (default: the spec)")
    top.add_argument("--by", default="", help="who submits it")
    top.add_argument("--about", default="", help="a line or two on the agent, or where to read about it")
    top.add_argument("--out", type=Path, required=True, metavar="DIR", help="if stopped, it goes on from there")
    top.add_argument(
        "--seeds", type=int, metavar="N", help="only the first N seeds of each task: not for the leaderboard"
    )
    placing.add_arguments(top)
    top.add_argument("--quiet", action="store_true", help="no progress bar")
    args = top.parse_args(argv)
    one_thread()
    if (args.out / folder.RESULTS).exists():
        raise ConfigError(f"{args.out} holds a submission already; take another --out")
    console = Console()
    games: list[Played] = []
    for task in dict.fromkeys(args.task):
        games += _games(args, task, console)
    agent = make(args.agent)
    about = About(
        args.name or args.agent,
        args.agent,
        args.by,
        args.about,
        agent.weights,
        metadata.version("mc_env"),
        RULES_VERSION,
        provenance.code(),
    )
    folder.write(args.out, about, games)
    for name, found in folder.figures(games).items():
        low, high = found["wilson_95"]
        console.print(
            f"{name}: {found['wins']} of {found['games']} won, {found['win_rate']:.1%} ({low:.1%} to {high:.1%})"
        )
    console.print(f"written: {args.out}; check it with `mc-env verify {args.out}`", soft_wrap=True)
    return 0


def _games(args: argparse.Namespace, task: str, console: Console) -> list[Played]:
    """All games of one task; what was played before a stop is not played again."""
    evaluation = Evaluation(agents=(args.agent,), task=(task,), seeds=args.seeds, save_games="all")
    evaluation.check()
    evaluation = evaluation.settled()
    origin = {**evaluation.data(), "rules": RULES_VERSION, "weights": make(args.agent).weights}
    journal = Journal(args.out / f"unfinished-{task}", origin)
    bar = None if args.quiet else console
    played = play_all(lineups(evaluation), evaluation.seed_range, placing.place_of(args), "all", bar, journal)
    journal.close()
    journal.path.parent.rmdir()
    return [Played(task, one.seed, one.outcome, one.rounds, load_game(one.save).choices) for one in played]
