"""docs/VERSUS_RESULTS.md from kept comparisons: `python -m mc_env.agents.versus.page`.

They come from `mc-env versus evaluate --out FILE` and `mc-env versus partners --out FILE`, kept as
`docs/results/versus/NAME.json`; `about.yaml` beside them says in which order they stand and what they are about. No number in the
tables is typed by hand.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

import yaml

from mc_env.agents.support import files
from mc_env.agents.versus import report
from mc_env.errors import ConfigError

ROOT: Final = Path(__file__).resolve().parent.parent.parent
PAGE: Final = ROOT / "docs" / "VERSUS_RESULTS.md"
KEPT: Final = ROOT / "docs" / "results" / "versus"
HEAD: Final = """\
# Vs. System: results

Made by `python -m mc_env.agents.versus.page` from `docs/results/versus/*.json`; do not edit.

Points are 1 for a win, 0 for a loss, a half for a tie or a game that is cut off. Elo are the strengths that make the points
likeliest; their intervals of 95% draw setups anew, those of points are Wilson's (drawn anew where there are ties). Each table
stands below the command that makes it again. What the players are is told in [VERSUS_ARENA.md](VERSUS_ARENA.md)."""


def page(folder: Path = KEPT) -> str:
    """The text of the page."""
    about = yaml.safe_load((folder / "about.yaml").read_text(encoding="utf-8"))
    named, kept = [part["file"] for part in about], sorted(file.stem for file in folder.glob("*.json"))
    if sorted(named) != kept:
        raise ConfigError(f"{folder}: about.yaml names {', '.join(sorted(named))}, but there is {', '.join(kept)}")
    out = [HEAD]
    for part in about:
        data = json.loads((folder / f"{part['file']}.json").read_text(encoding="utf-8"))
        out += [
            f"## {part['title']}",
            part["says"].strip(),
            f"```sh\n{data['command']}\n```",
            "\n".join(report.lines(data)),
        ]
    return "\n\n".join(out) + "\n"


if __name__ == "__main__":
    files.write_text(PAGE, page())
    print(PAGE, file=sys.stderr)
