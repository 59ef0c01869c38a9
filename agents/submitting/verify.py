"""`mc-env verify`: every game of a submission played again, every number confirmed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from mc_env.agents.submitting import folder
from mc_env.agents.submitting.verifying import verify
from mc_env.agents.support.places import one_thread
from mc_env.errors import McEnvError


def main(argv: Sequence[str] | None = None) -> int:
    """Play every game of submissions again; the exit code: 0 all good, 1 something does not hold, 2 it is no submission."""
    top = argparse.ArgumentParser(
        prog="mc-env verify", description="Play every game of a submission again and confirm every number."
    )
    top.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    top.add_argument(
        "--again",
        type=int,
        default=2,
        metavar="N",
        help="games of each task in which the agent is asked again (default 2)",
    )
    args = top.parse_args(argv)
    one_thread()
    worst = 0
    for place in args.folders:
        try:
            found = folder.read(place)
        except McEnvError as error:
            print(f"mc-env verify: {error}", file=sys.stderr)
            worst = max(worst, 2)
            continue
        verdict = verify(found, args.again)
        for complaint in verdict.complaints:
            print(f"{place}: {complaint}")
        agent = f"asked again at {verdict.asked_again:,} decisions" if verdict.asked_again else "not asked again"
        what = "verified" if verdict.good else "REJECTED"
        seeds = "" if verdict.whole else ", not all seeds"
        print(f"{place}: {what}; {verdict.games:,} games played again{seeds}; {found.about.agent} {agent}")
        worst = max(worst, 0 if verdict.good else 1)
    return worst
