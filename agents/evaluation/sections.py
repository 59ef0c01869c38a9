"""Sections of docs/RESULTS.md that are made from files of their own, each by a command of its own."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from mc_env.agents.evaluation import markdown, stats

# below docs/results
TASKS: Final = "tasks/baselines.json"  # `every_task`
FIELD: Final = "field/results.json"  # `mc_env.agents.baselines`
CURVES: Final = "field/curves.png"
ADHOC: Final = "adhoc/results.json"  # `mc_env.agents.adhoc`

EVERY_TASK: Final = """\
## Every task

The first evaluation seeds of each [task](ENVIRONMENT.md#tasks), few games: enough to see what is easy and what is open. In an
entry stands the win rate, Wilson's 95% interval, and the number of games; where a task draws partners, the agent plays the other
seat. *Its own* is the network that was trained for the task; search is a small one (four worlds, three options).

```sh
python -m mc_env.agents.evaluation.every_task
```
"""
TASK_COLUMNS: Final = {
    "random": "`random`",
    "heuristic": "`heuristic`",
    "generalist": "`ppo:generalist`",
    "own": "its own",
    "search": "`search:generalist`",
}


def every_task(file: Path) -> list[str]:
    """Baselines by task, as far as they are measured."""
    if not file.exists():
        return []
    kept = json.loads(file.read_text(encoding="utf-8"))
    columns = {key: head for key, head in TASK_COLUMNS.items() if any(key in found for found in kept.values())}
    rows = [[f"`{task}`", *(_won(found.get(key)) for key in columns)] for task, found in kept.items()]
    return [EVERY_TASK.rstrip(), "\n".join(markdown.table(["Task", *columns.values()], rows))]


def _won(found: Mapping[str, Any] | None) -> str:
    """A win rate with its interval and games; nothing where nobody has played."""
    if found is None:
        return ""
    low, high = stats.wilson(found["wins"], found["games"])
    return f"**{found['wins'] / found['games']:.0%}** ({100 * low:.0f} to {100 * high:.0f}) of {found['games']}"


FIELD_SAYS: Final = """\
## Algorithms of the field, at equal decisions

Independent PPO (a network for each seat), MAPPO (a critic that sees the whole state, in training only), PPO with a memory,
MaskablePPO of sb3-contrib and our PPO. All begin with the same network, which has imitated {imitated} games of the heuristic, and
learn from {decisions:,} decisions with the same batches and the same learning rate: a short time, in which none is done. The
network at the end plays {games} evaluation seeds of the task; intervals draw training runs and games. What they are is told in
[TRAINING.md](TRAINING.md#algorithms-of-the-field).

```sh
python -m mc_env.agents.baselines --decisions {decisions} --games {games} --publish
```
"""


def field(file: Path) -> list[str]:
    """The comparison of algorithms, if it is kept."""
    if not file.exists():
        return []
    kept = json.loads(file.read_text(encoding="utf-8"))
    rows = [
        (
            f"`{one['task']}`",
            one["algorithm"],
            markdown.percent(one["mean"]),
            markdown.interval(one["bootstrap_95"]),
            ", ".join(map(markdown.percent, one["runs"])),
            f"{one['seconds']:.0f}" if one["seconds"] else "",
        )
        for one in kept["summary"]
    ]
    head = ("Task", "Algorithm", "Won", "95%", "Each run", "Seconds of processor")
    says = FIELD_SAYS.format(**{key: kept[key] for key in ("imitated", "decisions", "games")})
    picture = (
        f"![learning curves of the algorithms: means of the runs, between the least and the most](results/{CURVES})"
    )
    return [says.rstrip(), "\n".join(markdown.table(head, rows)), picture]


ADHOC_SAYS: Final = """\
## Beside partners it has never met

Each agent at seat 0 of `{task}` beside a held-out pool of partners, {games} games each, on the same seeds. *Trained* is a best
response: our PPO beside that one partner for {decisions:,} decisions, for a few of them. *BR-Prox* is what an agent wins as a
share of the most that anybody here wins beside the same partner, the mean over the partners beside whom winning is possible at
all; since the best responses are short runs, and most partners have none, it is an upper bound. Intervals draw games.

```sh
python -m mc_env.agents.adhoc --games {games} --decisions {decisions} --publish
```
"""


def adhoc(file: Path) -> list[str]:
    """Agents beside a pool of partners, if it is kept."""
    if not file.exists():
        return []
    kept = json.loads(file.read_text(encoding="utf-8"))
    n = kept["games"]
    lines = [
        (
            one["name"],
            one["habit"],
            *(_beside(one["wins"][ego], n, one["best"]) for ego in kept["egos"]),
            "" if one["trained"] is None else markdown.percent(one["trained"]),
        )
        for one in kept["partners"]
    ]
    head = ("Partner", "Habit", *(f"`{ego}`" for ego in kept["egos"]), "Trained")
    means = [
        (
            f"`{one['ego']}`",
            f"{markdown.percent(one['cross_play'])} ({markdown.interval(one['cross_play_95'])})",
            f"{one['br_prox']:.2f} ({one['br_prox_95'][0]:.2f} to {one['br_prox_95'][1]:.2f})",
            str(one["partners"]),
        )
        for one in kept["overall"]
    ]
    return [
        ADHOC_SAYS.format(**kept).rstrip(),
        "\n".join(markdown.table(("Agent", "Cross-play, mean over partners", "BR-Prox", "Partners in it"), means)),
        "\n".join(["Won beside each partner (Wilson 95%), and BR-Prox:", "", *markdown.table(head, lines)]),
    ]


def _beside(wins: int, games: int, best: float) -> str:
    low, high = stats.wilson(wins, games)
    rate = wins / games
    share = f", {rate / best:.2f}" if best else ""
    return f"{rate:.0%} ({100 * low:.0f} to {100 * high:.0f}){share}"
