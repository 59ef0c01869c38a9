"""docs/LEADERBOARD.md from the folders in `leaderboard/`: `python -m mc_env.agents.submitting.board`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from mc_env.agents.evaluation.markdown import table
from mc_env.agents.submitting import folder
from mc_env.agents.submitting.folder import Submission
from mc_env.agents.submitting.verifying import verify
from mc_env.agents.support import files
from mc_env.env.tasks import task_names
from mc_env.errors import McEnvError

HEAD: Final = """\
# Leaderboard

Win rates on the evaluation seeds of the [tasks](ENVIRONMENT.md), with 95% Wilson intervals. Every entry is a folder in
`leaderboard/` with all its games, and every game was played again before it came onto this page.

To add one: `mc-env submit AGENT --task NAME ... --out leaderboard/YOUR_NAME`, then `mc-env verify leaderboard/YOUR_NAME`, then
`python -m mc_env.agents.submitting.board`, and open a pull request.
"""


def page(entries: Sequence[Submission]) -> str:
    """The page of verified entries, task by task, the best first."""
    lines = [HEAD]
    for task in task_names():
        there = [(entry.about, entry.results[task]) for entry in entries if task in entry.results]
        if not there:
            continue
        there.sort(key=lambda one: (-one[1]["win_rate"], one[0].name))
        rows = [
            (
                about.name,
                f"`{about.agent}`",
                about.by,
                f"{found['games']:,}",
                f"{found['win_rate']:.1%}",
                f"{found['wilson_95'][0]:.1%} to {found['wilson_95'][1]:.1%}",
            )
            for about, found in there
        ]
        lines += [f"## {task}\n", *table(("entry", "agent", "by", "games", "won", "95%"), rows), ""]
    return "\n".join(lines)


def main(argv: Sequence[str] | None = None) -> int:
    """Verify all folders and write the page; the exit code is 1 if one does not hold, and then nothing is written."""
    top = argparse.ArgumentParser(prog="python -m mc_env.agents.submitting.board", description=__doc__)
    top.add_argument("--folders", type=Path, default=Path("leaderboard"), metavar="DIR")
    top.add_argument("--out", type=Path, default=Path("docs/LEADERBOARD.md"), metavar="FILE")
    args = top.parse_args(argv)
    entries, bad = [], []
    for place in sorted(path for path in args.folders.iterdir() if path.is_dir()):
        try:
            found = folder.read(place)
            verdict = verify(found)
        except McEnvError as error:
            bad.append(f"{place}: {error}")
            continue
        bad += [f"{place}: {complaint}" for complaint in verdict.complaints]
        if not verdict.whole:
            bad.append(f"{place}: it does not have all evaluation seeds of its tasks")
        entries.append(found)
    if bad:
        print("\n".join(bad), file=sys.stderr)
        return 1
    files.write_text(args.out, page(entries))
    print(f"written: {args.out}, {len(entries)} entries")
    return 0


if __name__ == "__main__":
    sys.exit(main())
