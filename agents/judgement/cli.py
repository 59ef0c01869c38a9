"""`mc-env judge`: put positions to agents in which the right play can be proved."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

from mc_env import agents
from mc_env.agents.judgement import QUESTIONS
from mc_env.agents.judgement.report import data, missed, rows
from mc_env.agents.judgement.scoring import answers
from mc_env.agents.support import files
from mc_env.errors import ConfigError, McEnvError, unknown

PROGRAM: Final = "mc-env judge"
EXAMPLES: Final = """\
examples:
  mc-env judge random heuristic
  mc-env judge heuristic --topic defence --missed
  mc-env judge heuristic ppo:generalist --out runs/judgement.json
"""


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog=PROGRAM,
        description="Put positions to agents in which the right play can be proved, and count how often they find it.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("agents", nargs="+", metavar="AGENT", help="spec strings, as for mc-env evaluate")
    top.add_argument("--topic", metavar="NAME", help=f"only one of: {', '.join(topics())}")
    top.add_argument("--times", type=int, default=5, metavar="N", help="how often each position is played (default 5)")
    top.add_argument("--missed", action="store_true", help="list what each agent missed, and why it is wrong")
    top.add_argument("--out", type=Path, metavar="FILE", help="keep the answers as JSON")
    return top


def topics() -> list[str]:
    """What the questions are about, in their order."""
    return list(dict.fromkeys(q.topic for q in QUESTIONS))


def main(argv: Sequence[str] | None = None) -> int:
    """Judge; the exit code: 0 well, 2 something unknown or wrong."""
    try:
        args = parser().parse_args(argv)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 2
    try:
        judge(args)
    except McEnvError as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return 2
    return 0


def judge(args: argparse.Namespace) -> None:
    if args.topic is not None and args.topic not in topics():
        raise unknown("topic", args.topic, topics())
    if args.times < 1:
        raise ConfigError(f"--times must be at least 1, not {args.times}")
    asked = [q for q in QUESTIONS if args.topic in (None, q.topic)]
    kept = data({spec: answers(agents.make(spec), asked, args.times) for spec in args.agents}, args.times)
    console = Console() if sys.stdout.isatty() else Console(width=120)
    head, body = rows(kept)
    grid = Grid(*head, title=f"{len(asked)} positions, each played {args.times} times")
    for row in body:
        grid.add_row(*row)
    console.print(grid)
    if args.missed:
        for spec in args.agents:
            console.print(f"\n{spec} missed:", *missed(kept, spec), sep="\n  ")
    if args.out is not None:
        files.write_json(args.out, kept, indent=1)
