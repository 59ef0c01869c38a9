"""Measure every kept result again, then write docs/RESULTS.md: `python -m tools.results [NAME ...]`.

Each `docs/results/NAME.json` knows what it was asked. This asks the same of the present code, one file after the other, the
cheap ones first, into `runs/results/NAME`, and replaces the kept file when all its games are played. Whoever stops it loses
nothing: it goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any, Final

from mc_env.agents.evaluation import cli, page
from mc_env.agents.evaluation.plan import from_words, to_words
from mc_env.agents.support import files, placing
from mc_env.errors import unknown
from tools import ROOT

AT_WORK: Final = ROOT / "runs" / "results"


def kept() -> dict[str, dict[str, Any]]:
    """What is kept, by name."""
    return {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in sorted(page.KEPT.glob("*.json"))}


def seconds(data: dict[str, Any]) -> float:
    """About how long it took when it was measured last."""
    return float(
        sum(r["games"] * r["decisions"] * r["microseconds_a_decision"] for r in data["results"] if r["decisions"]) / 1e6
    )


def missing(words: Sequence[str]) -> list[str]:
    """Files of networks among the agents that are not there (a run of one's own, not shipped)."""
    named = [word.partition(":")[2].partition(",")[0].removeprefix("path=") for word in words if ":" in word]
    return [name for name in named if "/" in name and not (ROOT / name).exists()]


def measure(name: str, data: dict[str, Any], where: Sequence[str]) -> None:
    """Ask the same again, and keep the answer."""
    words = to_words(from_words(data["arguments"]))
    out = AT_WORK / name
    if cli.main([*words, *where, "--out", str(out)]):
        raise SystemExit(f"{name}: could not be measured")
    new = json.loads((out / "results.json").read_text(encoding="utf-8"))
    files.write_json(page.KEPT / f"{name}.json", new, indent=1)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.results", description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="which of docs/results (default: all)")
    placing.add_arguments(parser)
    parser.add_argument("--list", action="store_true", help="only say what is kept, and how long each took")
    args = parser.parse_args(argv)
    said = (("--workers", args.workers), ("--cluster", args.cluster))
    where = [word for flag, value in said if value is not None for word in (flag, str(value))]
    there = kept()
    for name in args.names:
        if name not in there:
            raise unknown("result", name, there)
    for name in sorted(args.names or there, key=lambda name: seconds(there[name])):
        words = to_words(from_words(there[name]["arguments"]))
        print(f"{name}: about {seconds(there[name]):,.0f} s of one core; mc-env evaluate {' '.join(words)}", flush=True)
        lost = missing(words)
        if lost:
            print(f"  left as it is: {', '.join(lost)} is not there; its section of RESULTS says how to train it")
        elif not args.list:
            measure(name, there[name], where)
    if not args.list:
        files.write_text(page.PAGE, page.page())
        print(page.PAGE, file=sys.stderr)


if __name__ == "__main__":
    main()
