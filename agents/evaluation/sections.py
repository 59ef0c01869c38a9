"""Sections of docs/RESULTS.md that are made from files of their own, each by a command of its own."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from mc_env.agents.evaluation import markdown, reliability, stats

# below docs/results
TASKS: Final = "tasks/baselines.json"  # `every_task`
FIELD: Final = "field/results.json"  # `mc_env.agents.baselines`
CURVES: Final = "field/curves.png"
CALIBRATION: Final = "calibration/reliability.json"  # `mc_env.agents.evaluation.reliability`
CALIBRATED: Final = "calibration/reliability.png"
ADHOC: Final = "adhoc/results.json"  # `mc_env.agents.adhoc`

EVERY_TASK: Final = """\
## Every task

The first evaluation seeds of each [task](ENVIRONMENT.md#tasks), few games: enough to see what is easy and what is open. In an
entry stands the win rate, Wilson's 95% interval, and the number of games; where a task draws partners, the agent plays the other
seat. *Its own* is the network that was trained for the task, where there is one; search is a small one (four worlds, three
options). What else is empty has not been measured with today's weights.

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
MaskablePPO of sb3-contrib and our PPO. All runs at a task begin with one network, which has imitated {imitated} games of the
heuristic, and learn from {decisions:,} decisions with the same batches, learning rate and entropy bonus: a short time, in which
none is done. The network at the end plays {games} evaluation seeds of the task. *Gained* is what a run won more than the network
it began with, game by game. Intervals draw training runs (where there are several) and games. What they are is told in
[TRAINING.md](TRAINING.md#algorithms-of-the-field).

```sh
python -m mc_env.agents.baselines {tasks} --seeds {seeds} --decisions {decisions} --games {games} --publish
```
"""
ONE_SEED: Final = "One training seed so far: how far runs of one algorithm lie apart is not in these intervals."


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
            f"{one['gained']:+.1%} ({markdown.interval(one['gained_95'], '+')})" if "gained" in one else "",
            ", ".join(map(markdown.percent, one["runs"])),
            f"{one['seconds']:.0f}" if "seconds" in one else "",
        )
        for one in kept["summary"]
    ]
    head = ("Task", "Algorithm", "Won", "95%", "Gained (95%)", "Each run", "Seconds of processor")
    says = FIELD_SAYS.format(
        tasks=" ".join(f"--task {task}" for task in dict.fromkeys(one["task"] for one in kept["summary"])),
        seeds=",".join(map(str, kept["seeds"])),
        **{key: kept[key] for key in ("imitated", "decisions", "games")},
    )
    if len(kept["seeds"]) == 1:
        says = f"{says.rstrip()}\n\n{ONE_SEED}"
    picture = (
        f"![learning curves of the algorithms: means of the runs, between the least and the most](results/{CURVES})"
    )
    return [says.rstrip(), "\n".join(markdown.table(head, rows)), picture]


CALIBRATION_SAYS: Final = """\
## Does the network know when it wins?

At each of its decisions the network `{net}`, at every seat, says how likely a win is; here stands how often that came true. The
Brier score is the mean squared error; *without looking* is that of always saying the share of wins, *distance* the mean distance
between what was said and what was won, in ten bins. Intervals draw whole games.

```sh
{command} --out runs/reliability
```
"""


def calibration(file: Path) -> list[str]:
    """How well a network's chances to win come true, if it is kept."""
    if not file.exists():
        return []
    kept = json.loads(file.read_text(encoding="utf-8"))
    rows = [
        (
            scenario,
            f"{one['games']:,}",
            markdown.percent(one["won"]),
            f"{one['positions']:,}",
            f"{one['brier']:.3f} ({one['interval'][0]:.3f} to {one['interval'][1]:.3f})",
            f"{one['without']:.3f}",
            f"{one['error']:.3f}",
        )
        for scenario, one in kept["scenarios"].items()
    ]
    head = ("Scenario", "Games", "Won", "Positions", "Brier score (95%)", "Without looking", "Distance")
    says = CALIBRATION_SAYS.format(net=kept["net"], command=reliability.command(kept))
    picture = f"![share of positions won, by the chance that was seen; larger points are more positions](results/{CALIBRATED})"
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
