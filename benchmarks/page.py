"""docs/SPEED.md from kept figures: `python -m benchmarks.page`.

Figures come from `python -m benchmarks.environment --keep docs/results/speed` and its siblings, once with the pure engine and
once compiled. No measured speed is typed by hand; the profile in words (`WHERE`) is.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

from mc_env.agents.evaluation import markdown
from mc_env.agents.learning.folders import read_metrics

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "SPEED.md"
FIGURES = ROOT / "docs" / "results" / "speed"
BUILDS = ("pure", "compiled")
STUDIES = {  # whose learning curves are shown
    "solo, today": "rhino_solo_today",
    "pair, before": "rhino_duo",
    "pair, today": "rhino_duo_today",
}

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
python -m benchmarks.scaling --keep docs/results/speed        # how cost grows
python -m benchmarks.playouts --keep docs/results/speed       # playouts for search
python -m benchmarks.count --keep docs/results/speed          # instructions a decision (callgrind)
python -m benchmarks.page
```

`make compile PROFILE=1` builds for what is played and takes 10 to 13% less time; the figures here are of the usual build.
"""

ENGINE = """
## Engine

Random play, the rules alone: no observation, no log, new games included. A clone is a whole copy of a game, in the middle of
anything; a resample is a copy in which what a player cannot know is drawn anew.
"""

BARS = {  # what was aimed at, compiled: (what, at least, at most)
    "rules alone, decisions/s": (200_000, None),
    "packed vector path, decisions/s": (60_000, None),
    "raw_env, decisions/s": (25_000, None),
    "env(), decisions/s": (10_000, None),
    "clone, us": (None, 3),
    "resample, us": (None, 60),
    "new game, us": (None, 50),
    "training, decisions/s": (12_000, None),
    "playouts as good as the heuristic's, a second": (4 * 36, None),
}

AIMS = """
## What was aimed at

Two players, compiled, one core (training: two processes). Measured is what the commands above kept last, on a quiet machine; the
source may be newer. Playouts were to be four times as many as the heuristic's were before the work on speed: 36 a second, 88
microseconds a decision.
"""

COUNTS = """
Bytecodes and machine instructions a decision, random games of one to four seats against three villains, new games included:
"""

GROWTH = """
## How cost grows

Decisions a second on 32 games, by players; and for two players, by the number of games that are played in turn.
"""

START = """
Milliseconds of processor time from the start of Python:
"""

WHERE = """
## Where the instructions go, and what was tried

By callgrind, two heroes against Rhino on the packed path: of a compiled decision's machine instructions the rules take 32,600,
the observation some 40,000, and what is around them, resets included, 10,000. The rules are flat: no function has more than 4%.
Half of them is spent inside CPython, on what the source makes of objects: options and piles as tuples, numbers put into objects
and taken out again, lists of what each player may use, look-ups of scopes and records by number. Listing the options of a turn
takes 23%, paying 9%, windows 4%; steps of ops are called through Python, 11 a decision, because they are listed as methods.

- Piles took 22,300 of an observation's instructions. Now a game keeps them as they were counted, with their cards and faces,
  which are compared before they are used again: a walk along native numbers. Filling a native array from a list costs 3,000
  instructions however short it is (`librt` asks the list for a buffer first: an error is made and dropped), so such arrays are
  filled one by one.
- A clone shares the index until one of the two changes it, and copies columns as memory; a slice of a native array goes number
  by number. What is left is memory to be found and given back for 13 columns of more than 512 bytes each.
- A class that inherits from `Generic` has a dictionary once compiled, its subclasses too, and each of their values is read with
  a check: states are not generic any more (the kernel asks them for their records), and 3,000 checks are gone from the rules.
- Options that only name a card are made once (`kernel/options.py`), not in every decision, and a payment for which any resource
  will do no longer asks what each source generates: 2,300 of 38,400 instructions of a decision with two heroes against Rhino.
  Both changes and smaller ones together: 7.6% fewer, by the same loop.
- A build for what is played (`make compile PROFILE=1`, gcc): 2% fewer instructions, but in an order that the processor likes
  better; 10 to 13% less time, in turns with the build without. It takes twice as long to make, so it is not the usual one.
  Link-time optimisation on top of it, 2% fewer instructions and minutes of linking, gained nothing that could be told from
  noise. Calls inside the engine are direct calls in any case (`-fno-semantic-interposition -fvisibility=hidden`).
- Garbage collection takes 1 to 2%: what a decision makes is given back at once.
- One function for all steps of an op, instead of a list of them, would save about 4% and make the interpreted engine slower.
- Smaller numbers in columns: what is calculated with them would have to be converted everywhere. Copies of a game share the six
  columns that seldom change instead: a fifth less to copy.
- Where the rules alone stay below what was aimed at: nearly half of what is left is CPython's work on objects, in small pieces.
  Calling steps through Python costs 2,400 instructions a decision, look-ups of scopes and records by number 1,400, lists of a
  moment 2,500, numbers as objects 1,600. Piles and the index in native arrays would save the last two in part.
- Vs. System, random duels of decks by rule: 118,700 instructions a decision became 63,100 by asking less. One glance at all
  characters tells which of the continuous checks could find anything (nearly always none could); a keyword that is neither
  printed nor given is denied at once; ATK and DEF are sorted by timestamps only where the order matters; names are compared
  as bits; a power is looked for where its moment allows it; no record is made of what nobody waits for, and no words of what
  nobody logs. Nothing is kept that could be out of date. Of what is left the glance takes 5%, no other function of the rules
  2%.
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

LEARNING = """
Learning curves: won of 200 or 300 games on evaluation seeds, standard and expert mixed, the mean of several training seeds
(the least and the most), and how many minutes a seed took until then. *Before* are the five kept seeds of the pair from before
the work on speed (pure engine, network `plain`, both cores), which anneal over five million decisions. *Today* are three seeds
each, the pair's annealing over three million, the single player's over one and a half; each had one core, and that beside much
other work: what a machine with nothing else to do takes is less. Of the single player of before one run is known: its best look
was 87.3% of 300 games, after 2.0 million decisions and 18 minutes on both cores.

```sh
mc-env study configs/rhino_solo.yaml --seeds 1-3 --at-once 2 --no-evaluation --decisions 1_500_000
mc-env study configs/rhino_duo.yaml --seeds 1-3 --at-once 2 --no-evaluation
```
"""

PLAYOUTS = """
## Playouts

Whole games from the third round of two heroes against Rhino (`python -m benchmarks.playouts`), for search. The *light* player
reads points of options from a table of weights that imitates a network: it wins about as often as the heuristic and costs little
beside the rules. `montecarlo:playouts=light` plays on by it.
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
    digits = {"decisions/s": 0, "clone us": 1, "resample us": 0, "new game us": 0}
    head = ["board", *(f"{what}, {build}" for what in digits for build in found)]
    lines = []
    for board in boards:
        lines.append([board, *(number(at[build, board].get(k), n) for k, n in digits.items() for build in found)])
    return ENGINE + "\n" + table(head, lines) + counts()


def counts() -> str:
    """What a decision costs, whatever the machine."""
    found = figures("count")
    lines = []
    for build, data in found.items():
        for row in data["rows"]:
            lines.append([row["work"], build, number(row.get("bytecodes")), number(row.get("instructions"))])
    return COUNTS + "\n" + table(["work", "build", "bytecodes", "instructions"], lines) if lines else ""


def growth() -> str:
    """Players, games in memory, start-up."""
    found = figures("scaling")
    if not found:
        return ""
    out = GROWTH + "\n"
    for what in ("players", "games"):
        head = [what, *(f"{path}, {build}" for path in ("rules", "packed") for build in found)]
        head += [f"bytes a game, {build}" for build in found] if what == "games" else []
        lines = []
        for i, row in enumerate(next(iter(found.values()))[what]):
            line = [number(row[what]), *(number(d[what][i][k]) for k in ("rules", "packed") for d in found.values())]
            lines.append(line + [number(d[what][i]["bytes"]) for d in found.values() if what == "games"])
        out += table(head, lines) + "\n"
    names = list(next(iter(found.values()))["start"])
    starts = [[name, *(number(d["start"][name]) for d in found.values())] for name in names]
    return out + START.lstrip() + "\n" + table(["until", *found], starts)


def playouts() -> str:
    """Whole games from the middle of one, by who plays on."""
    found = figures("playouts")
    lines = [
        [who, build, number(row["playouts"]), f"{row['ratio']:.1f} x", number(row["decisions"]), f"{row['won']:.0%}"]
        for build, data in found.items()
        for who, row in data["rows"].items()
    ]
    head = ["who plays on", "build", "playouts/s", "of the heuristic's", "decisions/s", "won"]
    return PLAYOUTS + "\n" + table(head, lines) if lines else ""


def aims() -> str:
    """The bars, and what the kept figures of the compiled build say."""
    built = {name: figures(name).get("compiled") for name in ("engine", "environment", "training", "playouts")}
    if None in built.values():
        return ""
    engine_row = next(row for row in built["engine"]["rows"] if row["board"] == "2 seats")  # type: ignore[index]
    rates = {path: rate for board, path, rate in built["environment"]["rates"] if board == "2 players"}  # type: ignore[index]
    seen = {
        "rules alone, decisions/s": engine_row["decisions/s"],
        "packed vector path, decisions/s": rates["vector, packed"],
        "raw_env, decisions/s": rates["raw_env"],
        "env(), decisions/s": rates["env()"],
        "clone, us": engine_row["clone us"],
        "resample, us": engine_row.get("resample us"),
        "new game, us": engine_row.get("new game us"),
        "training, decisions/s": built["training"]["decisions_per_second"],  # type: ignore[index]
        "playouts as good as the heuristic's, a second": built["playouts"]["rows"]["light"]["playouts"],  # type: ignore[index]
    }
    lines = []
    for name, (least, most) in BARS.items():
        value = seen[name]
        met = "met" if value is not None and value >= (least or 0) and (most is None or value <= most) else "missed"
        bar = f"at least {least:,}" if least is not None else f"at most {most}"
        lines.append(
            [
                name,
                bar,
                number(value, 1 if most is not None and most < 10 else 0),
                met if value is not None else "not kept",
            ]
        )
    return AIMS + "\n" + table(["", "aim", "measured", ""], lines) + WHERE


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


def learning() -> str:
    """How fast it is learned, in decisions and in minutes."""
    curves = {}  # by study: by decisions in half millions: each seed's share of wins, and minutes
    for name, folder in STUDIES.items():
        found: dict[int, list[tuple[float, float]]] = {}
        for run in sorted((FIGURES.parent / "study" / folder).glob("seed*")):
            for seen in read_metrics(run):
                if seen.get("evaluation"):
                    half_millions = round(seen["decisions"] / 500_000)
                    found.setdefault(half_millions, []).append((seen["evaluation"]["win_rate"], seen["seconds"] / 60))
        if found:
            curves[name] = found
    lines = []
    for at in range(1, 7):
        line = [f"{at / 2:.1f} M"]
        for found in curves.values():
            rates = found.get(at, [])
            line.append(
                f"{fmean(r for r, _ in rates):.1%} ({min(rates)[0]:.1%} to {max(rates)[0]:.1%})" if rates else "-"
            )
            line.append(number(fmean(m for _, m in rates), 1) if rates else "-")
        lines.append(line)
    head = ["decisions", *(part for name in curves for part in (name, "minutes"))]
    return LEARNING + "\n" + table(head, lines) if curves else ""


def _mean(found: dict[str, dict[str, Any]], name: str) -> float:
    return fmean(d["microseconds"].get(name, 0.0) for d in found.values())


def page() -> str:
    return HEAD + engine() + environment() + training() + learning() + playouts() + growth() + aims()


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE, file=sys.stderr)
