"""`python -m mc_env.agents.baselines`: the field's algorithms and ours at equal decisions, for docs/RESULTS.md."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from mc_env.agents.baselines import comparing
from mc_env.agents.baselines.comparing import ALGORITHMS, Plan
from mc_env.agents.cli.study import seeds_of
from mc_env.agents.evaluation import page, sections
from mc_env.agents.support import files
from mc_env.agents.support.places import one_thread
from mc_env.env.tasks import make_task
from mc_env.errors import McEnvError, unknown


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code: 0 well, 2 something unknown, 130 stopped."""
    usual = Plan()
    top = argparse.ArgumentParser(
        prog="python -m mc_env.agents.baselines",
        description=comparing.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--task", action="append", metavar="NAME", help=f"repeat (default {', '.join(usual.tasks)})")
    top.add_argument("--algorithm", action="append", metavar="NAME", help=f"repeat (default: {', '.join(ALGORITHMS)})")
    top.add_argument("--seeds", default="1-3", metavar="A-B", help="training seeds (default 1-3)")
    top.add_argument("--decisions", type=int, default=usual.decisions, metavar="N", help="of each run")
    top.add_argument("--games", type=int, default=usual.games, metavar="N", help="to measure each run by")
    top.add_argument(
        "--out", type=Path, default=usual.out, metavar="DIR", help="runs; if stopped, it goes on from there"
    )
    top.add_argument("--publish", action="store_true", help="write docs/results/field and docs/RESULTS.md")
    args = top.parse_args(argv)
    console = Console(stderr=True)
    one_thread()
    try:
        for name in args.algorithm or ():
            if name not in ALGORITHMS:
                raise unknown("algorithm", name, ALGORITHMS)
        plan = Plan(
            tasks=tuple(args.task or usual.tasks),
            algorithms=tuple(args.algorithm or ALGORITHMS),
            seeds=tuple(seeds_of(args.seeds)),
            decisions=args.decisions,
            games=args.games,
            out=args.out,
        )
        for task in plan.tasks:
            make_task(task)
            plan.config(task, comparing.OURS, plan.seeds[0])
        found = comparing.compare(plan, console)
    except McEnvError as error:
        console.print(f"error: {error}", highlight=False, soft_wrap=True)
        return 2
    except KeyboardInterrupt:
        console.print("stopped; the same command goes on")
        return 130
    made = {key: value for key, value in found.items() if key not in ("starts", "runs")}
    made["summary"] = comparing.summary(found)
    folder = (page.KEPT / sections.FIELD).parent if args.publish else plan.out
    files.write_json(folder / Path(sections.FIELD).name, made, indent=1)
    comparing.draw(found, folder / Path(sections.CURVES).name)
    if args.publish:
        files.write_text(page.PAGE, page.page())
    console.print(
        f"written: {folder / Path(sections.FIELD).name}, {folder / Path(sections.CURVES).name}", soft_wrap=True
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
