"""docs/SPEED.md from kept figures: `python -m benchmarks.page`.

Figures come from `python -m benchmarks.environment --keep docs/results/speed` and its siblings, once with the pure engine and
once compiled. No number of the page is typed by hand.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

from mc_env.agents.evaluation import markdown

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "SPEED.md"
FIGURES = ROOT / "docs" / "results" / "speed"
BUILDS = ("pure", "compiled")

HEAD = """\
# Speed

Made by `python -m benchmarks.page` from kept figures; do not edit.

One core. Every figure is scaled by a loop of integer additions timed right beside it, to a machine on which 10^7 of them take
0.35 s; it is a median of several repetitions. *Compiled* is the same source built with mypyc (`make compile`, some minutes;
`make pure` undoes it): the same decisions and observations, only faster.

```sh
make peers                                                    # what to compare with, if you like
python -m benchmarks --keep docs/results/speed                # the engine
python -m benchmarks.environment --keep docs/results/speed    # the environment
python -m benchmarks.training --keep docs/results/speed       # training
python -m benchmarks.page
```
"""

ENGINE = """
## Engine

Random play, the rules alone: no observation, no log. A clone is a whole copy of a game, in the middle of anything.
"""

ENVIRONMENT = """
## Environment

Random masked play, decisions a second with observation and mask. `raw_env` is the AEC environment itself, `env()` has
PettingZoo's wrappers around it, *vector* steps 32 games together, padded to the size of the space or packed without padding.
"""

PEERS = """
Others in the same runs, through their own `env()`, or OpenSpiel's Hanabi (rules in C++) with observations as Python
lists or written into one array:
"""

PIECES = """
Where the time goes, microseconds a decision: *choose* is the rules, *encode* the observation, *environment* what `raw_env` adds;
*view* is the readable view that renderers use.
"""

TRAINING = """
## Training

The default recipe for two heroes (`make bench-train`), two processes with one torch thread each, learning included.
"""


def table(head: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    return "\n".join(markdown.table(head, lines)) + "\n"


def figures(benchmark: str) -> dict[str, dict[str, Any]]:
    """Kept figures by build."""
    files = {build: FIGURES / f"{benchmark}_{build}.json" for build in BUILDS}
    return {build: json.loads(f.read_text(encoding="utf-8")) for build, f in files.items() if f.is_file()}


def number(value: float | str | None, digits: int = 0) -> str:
    return f"{value:,.{digits}f}" if isinstance(value, int | float) else "-"


def engine() -> str:
    found = figures("engine")
    boards = [row["board"] for row in next(iter(found.values()))["rows"]]
    at = {(build, row["board"]): row for build, data in found.items() for row in data["rows"]}
    head = ["board", *(f"{what}, {build}" for what in ("decisions/s", "clone us") for build in found)]
    lines = []
    for board in boards:
        rates = [number(at[build, board].get("decisions/s")) for build in found]
        lines.append([board, *rates, *(number(at[build, board].get("clone us"), 1) for build in found)])
    return ENGINE + "\n" + table(head, lines)


def environment() -> str:
    found = figures("environment")
    rates = {(build, board, path): rate for build, data in found.items() for board, path, rate in data["rates"]}
    own, peers, pieces = [], [], []
    for board, path in dict.fromkeys((board, path) for _, board, path in rates):
        measured = [number(rates.get((build, board, path))) for build in found]
        if board == "peers":
            peers.append([path, *measured])
        else:
            own.append([board, path, *measured])
    for build, data in found.items():
        pieces += [[board, build, *(number(x, 1) for x in parts.values())] for board, parts in data["pieces"]]
    out = ENVIRONMENT + "\n" + table(["players", "path", *found], own)
    out += PEERS + "\n" + table(["environment", *(f"run of {build}" for build in found)], peers)
    names = list(next(iter(found.values()))["pieces"][0][1])
    return out + PIECES + "\n" + table(["players", "build", *names], pieces)


def training() -> str:
    found = figures("training")
    out = TRAINING + "\n"
    lines = [
        [b, number(d["decisions_per_second"]), number(d["on_this_wall"]), number(d["calibration_seconds"], 2)]
        for b, d in found.items()
    ]
    out += table(["build", "decisions/s (scaled)", "decisions/s (this wall)", "10^7 additions, s"], lines)
    names = sorted({k for d in found.values() for k in d["microseconds"]}, key=lambda k: -_mean(found, k))
    parts = [[name, *(number(d["microseconds"].get(name, 0.0), 1) for d in found.values())] for name in names]
    return (
        out + "\nMicroseconds a decision in one of the two processes, not scaled:\n\n" + table(["piece", *found], parts)
    )


def _mean(found: dict[str, dict[str, Any]], name: str) -> float:
    return fmean(d["microseconds"].get(name, 0.0) for d in found.values())


def page() -> str:
    return HEAD + engine() + environment() + training()


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE, file=sys.stderr)
