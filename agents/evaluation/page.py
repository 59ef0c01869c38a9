"""docs/RESULTS.md from kept results: `python -m mc_env.agents.evaluation.page`.

Results come from `mc-env evaluate --out DIR`; a `results.json` that is worth publishing is kept as
`docs/results/NAME.json`, and `docs/results/about.yaml` says in which order they stand and what they are about. No number in the
tables is typed by hand, and each table says the command that made it.
"""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import yaml

from mc_env.agents.evaluation import markdown, sections
from mc_env.agents.evaluation.plan import from_words, to_words
from mc_env.agents.judgement import report
from mc_env.agents.support import files
from mc_env.errors import ConfigError

ROOT: Final = Path(__file__).resolve().parent.parent.parent
PAGE: Final = ROOT / "docs" / "RESULTS.md"
KEPT: Final = ROOT / "docs" / "results"
COLUMNS: Final = (
    "`random`",
    "`heuristic`",
    "`montecarlo`",
    "`search`",
    "`sb3`",
    "`ppo`, this table",
    "`ppo:generalist`",
)
HEAD: Final = """\
# Results

Made by `python -m mc_env.agents.evaluation.page` from `docs/results/*.json`; do not edit.

Starter decks, recommended modular sets, fixed seeds from 0. Intervals of win rates are Wilson's 95%; differences are on the
same seeds, with a bootstrap over games and an exact McNemar test: to the first team of a table, or of a team without some
options to the same team with all of them. Each table stands below the command that makes it again, with the rounds after which
its games were cut off. What the agents are is told in [AGENTS.md](AGENTS.md), how they learned in [TRAINING.md](TRAINING.md).
The heuristic was mended while these games were played. It is today's in the tables of all core heroes, of heroes, pairs and
villains that the network has never met, and of styles; elsewhere it is an earlier one, which wins a few percent less.
First, who wins how often (`montecarlo` is a small one: its section says how many rollouts it had):
"""

JUDGEMENT: Final = (
    "Positions in which the right play can be proved, and how often it was found ([AGENTS.md](AGENTS.md) says how). "
    "Random play shows how easily each kind is done right by chance."
)


def command(arguments: Mapping[str, Any]) -> str:
    """The words that make these results again."""
    return shlex.join(["mc-env", "evaluate", *to_words(from_words(arguments))])


def merged(results: Sequence[Mapping[str, Any]]) -> dict[str, list[Any]]:
    """Several results as one."""
    parts = ("results", "paired", "overall", "groups", "cross")
    return {part: [one for data in results for one in data.get(part, ())] for part in parts}


def column(spec: str) -> str:
    """Whose column of the summary an agent's results stand in."""
    kind = spec.partition(":")[0]
    if kind == "ppo":
        if spec == "ppo:core_generalist":
            return ""  # the generalist of before
        return "`ppo:generalist`" if spec == "ppo:generalist" else "`ppo`, this table"
    return f"`{kind}`" if spec == kind or kind in ("montecarlo", "search", "sb3") else ""


def summary(results: Sequence[Mapping[str, Any]]) -> list[str]:
    """Who wins how often where more than two kinds of agents were measured; of several results that with most games."""
    best: dict[str, dict[str, Mapping[str, Any]]] = {}
    for r in results:
        name = column(r["team"][0])
        if name and len(set(r["team"])) == 1 and not r["mask"] and r["setup"].get("hands", "open") == "open":
            there = best.setdefault(markdown.describe_table(r["setup"]), {})
            if name not in there or there[name]["games"] < r["games"]:
                there[name] = r
    shown = {at: found for at, found in best.items() if len(found) > 2}
    columns = [name for name in COLUMNS if any(name in found for found in shown.values())]
    cells = [
        [at, *(_cell(found[name]) if name in found else "" for name in columns)] for at, found in sorted(shown.items())
    ]
    return markdown.table(["Table", *columns], cells)


def _cell(r: Mapping[str, Any]) -> str:
    low, high = r["wilson_95"]
    return f"**{r['win_rate']:.1%}** ({100 * low:.1f} to {100 * high:.1f})"


def page(folder: Path = KEPT) -> str:
    """The whole page."""
    listed = yaml.safe_load((folder / "about.yaml").read_text(encoding="utf-8"))
    names = [name for entry in listed for name in entry["files"]]
    there = sorted(path.stem for path in folder.glob("*.json"))
    if sorted(names) != there:
        odd = sorted(set(names) ^ set(there)) or [name for name in names if names.count(name) > 1]
        raise ConfigError(f"{folder}: about.yaml and the results that are kept differ in {', '.join(odd)}")
    kept = {name: json.loads((folder / f"{name}.json").read_text(encoding="utf-8")) for name in names}
    # training seeds of a study are told together, in its own section
    alone = [r for data in kept.values() if not data.get("groups") for r in data["results"]]
    parts = [HEAD.rstrip(), "\n".join(summary(alone))]
    for entry in listed:
        results = [kept[name] for name in entry["files"]]
        commands = "\n".join(command(data["arguments"]) for data in results)
        parts += [f"## {entry['title']}", entry["says"].strip(), f"```sh\n{commands}\n```"]
        parts.append("\n".join(markdown.results(merged(results))))
        if entry.get("grid"):
            parts.append("\n".join(markdown.grid(merged(results))))
        if entry.get("seats"):
            parts.append("\n".join(["What each seat did, a game on average:", "", *markdown.seats(merged(results))]))
        parts += [f"![{words}](results/{picture})" for picture, words in entry.get("pictures", {}).items()]
    parts += sections.every_task(folder / sections.TASKS)
    parts += sections.field(folder / sections.FIELD) + sections.adhoc(folder / sections.ADHOC)
    parts += sections.calibration(folder / sections.CALIBRATION)
    parts += judged(folder / "judgement" / "answers.json")
    return "\n\n".join(parts) + "\n"


def judged(file: Path) -> list[str]:
    """What agents made of the positions of judgement, if it is kept."""
    if not file.exists():
        return []
    kept = json.loads(file.read_text(encoding="utf-8"))
    head, body = report.rows(kept)
    table = markdown.table([head[0], head[1], *(f"`{spec}`" for spec in head[2:])], body)
    return ["## Judgement", JUDGEMENT, f"```sh\n{report.command(kept)}\n```", "\n".join(table)]


if __name__ == "__main__":
    files.write_text(PAGE, page())
    print(PAGE, file=sys.stderr)
