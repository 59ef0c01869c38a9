"""`python -m mc_env.agents.adhoc`: agents beside a pool of partners, best responses and BR-Prox, for docs/RESULTS.md."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from mc_env.agents.adhoc import measuring
from mc_env.agents.adhoc.measuring import Plan
from mc_env.agents.evaluation import page, sections
from mc_env.agents.support import files
from mc_env.agents.support.places import one_thread
from mc_env.errors import McEnvError


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code: 0 well, 2 something unknown, 130 stopped."""
    usual = Plan()
    top = argparse.ArgumentParser(
        prog="python -m mc_env.agents.adhoc",
        description=measuring.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("egos", nargs="*", metavar="AGENT", help=f"who is measured (default {', '.join(usual.egos)})")
    top.add_argument("--games", type=int, default=usual.games, metavar="N", help="of each pair")
    top.add_argument("--decisions", type=int, default=usual.decisions, metavar="N", help="of each best response")
    top.add_argument("--out", type=Path, default=usual.out, metavar="DIR", help="if stopped, it goes on from there")
    top.add_argument("--publish", action="store_true", help="write docs/results/adhoc and docs/RESULTS.md")
    args = top.parse_args(argv)
    console = Console(stderr=True)
    one_thread()
    try:
        plan = Plan(games=args.games, decisions=args.decisions, egos=tuple(args.egos or usual.egos), out=args.out)
        found = measuring.run(plan, console)
    except McEnvError as error:
        console.print(f"error: {error}", highlight=False, soft_wrap=True)
        return 2
    except KeyboardInterrupt:
        console.print("stopped; the same command goes on")
        return 130
    file = page.KEPT / sections.ADHOC if args.publish else plan.out / "results.json"
    files.write_json(file, found, indent=1)
    if args.publish:
        files.write_text(page.PAGE, page.page())
    console.print(f"written: {file}", soft_wrap=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
