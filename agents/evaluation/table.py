"""The results table of a page, made from kept results: `python -m agents.evaluation.table`.

Results come from `evaluate.py --out DIR`; the `results.json` of a run that is worth publishing is kept as
`docs/results/NAME.json`. This command writes all of them into `docs/AGENTS.md`, between two marks, so that no number in it
is typed by hand.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from agents.evaluation import overall, report
from mc_env.errors import ConfigError

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "docs" / "AGENTS.md"
RESULTS = ROOT / "docs" / "results"
BEGIN, END = "<!-- results: begin -->", "<!-- results: end -->"
HEAD = ("Table", "Team", "Games", "Won", "Wilson 95%", "Rounds", "Lost by scheme / elimination")


def where(setup: Mapping[str, Any]) -> str:
    """A table in words: whom the heroes are against, and everything that makes it another game than the usual one."""
    against = f"{setup['scenario']} {setup.get('mode', 'standard')}"
    if setup.get("skirmish") is not None:
        against += f" skirmish stage {setup['skirmish']}"
    if setup.get("heroic"):
        against += f" heroic {setup['heroic']}"
    if setup.get("modular") is not None:
        against += f" with {' + '.join(setup['modular']) or 'no modular set'}"
    if setup.get("hands", "open") != "open":
        against += f" {setup['hands']} hands"
    return f"{against}, {' + '.join(setup['heroes'])}"


def markdown(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """The lines of a Markdown table."""
    return [f"| {' | '.join(head)} |", "|" + " --- |" * len(head), *(f"| {' | '.join(row)} |" for row in rows)]


def lines(results: list[dict[str, Any]]) -> list[str]:
    """Rows of a Markdown table."""
    rows = []
    for r in results:
        team = r["team"][0] if len(set(r["team"])) == 1 else " + ".join(r["team"])
        if r["mask"]:
            team += f" (no {', '.join(r['mask'])})"
        low, high = r["wilson_95"]
        lost = r["losses"]
        cells = (
            where(r["setup"]),
            f"`{team}`",
            str(r["games"]),
            f"{r['win_rate']:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{r['rounds']:.1f}",
            f"{lost.get('scheme_completed', 0)} / {lost.get('all_players_eliminated', 0)}",
        )
        rows.append(cells)
    return markdown(HEAD, rows)


def paired_lines(paired: Sequence[Mapping[str, Any]]) -> list[str]:
    """Comparisons on the same seeds as a Markdown table."""
    head = ("Table", "Team", "Against", "Difference", "Bootstrap 95%", "p")
    rows = []
    for c in paired:
        low, high = c["bootstrap_95"]
        cells = (
            c["task"],
            _without(c["team"], c["mask"]),
            _without(c["against"], c["against_mask"]),
            f"{c['difference']:+.1%}",
            f"{low:+.1%} to {high:+.1%}",
            f"{c['mcnemar_p']:.3g}",
        )
        rows.append(cells)
    return markdown(head, rows)


def overall_lines(made: Sequence[Mapping[str, Any]]) -> list[str]:
    """Means over several tables, with a line that says so."""
    rows = [(place, f"`{team}`", *rest) for place, team, *rest in map(overall.cells, made)]
    head = [name.capitalize() for name in overall.HEAD]
    return ["Means over several tables, each counting the same (bootstrap over games):", "", *markdown(head, rows)]


def _without(team: str, mask: Sequence[str]) -> str:
    return f"`{team}{' (no ' + ', '.join(mask) + ')' if mask else ''}`"


def kept(key: str = "results", folder: Path = RESULTS) -> list[dict[str, Any]]:
    """Every kept result, every comparison (`paired`) or mean (`overall`), by file name; of many tables only means."""
    files = sorted(folder.glob("*.json"))
    if not files:
        raise ConfigError(f"no results in {folder}; keep the results.json of evaluate.py --out there")
    contents = [json.loads(file.read_text(encoding="utf-8")) for file in files]
    return [
        r
        for data in contents
        if key == "overall" or not report.many(r["task"] for r in data["results"])
        for r in data.get(key, [])
    ]


def page(
    text: str,
    results: list[dict[str, Any]],
    paired: Sequence[Mapping[str, Any]] = (),
    means: Sequence[Mapping[str, Any]] = (),
) -> str:
    """The page with its tables made anew."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ConfigError(f"the page has no {BEGIN} ... {END}")
    made = lines(results)
    if paired:
        made += ["", "The same seeds compared (exact McNemar test; bootstrap over seeds):", "", *paired_lines(paired)]
    if means:
        made += ["", *overall_lines(means)]
    return f"{before}{BEGIN}\n" + "\n".join(made) + f"\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), kept(), kept("paired"), kept("overall")), encoding="utf-8")
    print(f"{PAGE}: results of {len(list(RESULTS.glob('*.json')))} files", file=sys.stderr)
