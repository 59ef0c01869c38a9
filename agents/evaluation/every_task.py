"""Baselines of every benchmark task, for docs/RESULTS.md: `python -m mc_env.agents.evaluation.every_task`.

Each agent plays the first evaluation seeds of each task. What was measured is in `docs/results/tasks/baselines.json`, an entry
for each task and agent; it is made again if more games are asked for, or if the weights or the rules are others. Stopped at any
moment, in the middle of an entry too, the same command goes on.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from mc_env.agents.evaluation import page, sections, stats
from mc_env.agents.evaluation.measure import measure
from mc_env.agents.evaluation.plan import Evaluation
from mc_env.agents.players.registry import make
from mc_env.agents.support import files, placing
from mc_env.agents.support.places import Place, one_thread
from mc_env.engine.version import RULES_VERSION
from mc_env.env.tasks import task_names
from mc_env.errors import McEnvError, unknown

AT_WORK: Final = Path("runs/every_task")
TABLE: Final = page.KEPT / sections.TASKS
GAMES: Final = 40  # of a quick agent at each task
SEARCHED: Final = 8  # of one that thinks
OWN: Final = {  # the network that was trained for a task
    "rhino-1p-standard-v1": "ppo:rhino_solo",
    "rhino-1p-expert-v1": "ppo:rhino_solo",
    "rhino-2p-standard-v1": "ppo:rhino_duo_1",
    "rhino-2p-expert-v1": "ppo:rhino_duo_1",
    "rhino-2p-private-standard-v1": "ppo:rhino_duo_private_1",
    "rhino-2p-private-expert-v1": "ppo:rhino_duo_private_1",
}


@dataclass(frozen=True)
class Column:
    """An agent of the table, and how many games it plays at each task."""

    name: str  # as the table and --agents call it
    spec: str  # "" where it differs from task to task
    games: int

    def plays(self, task: str) -> str:
        """Who plays a task; "" for nobody."""
        return self.spec or OWN.get(task, "")


COLUMNS: Final = (
    Column("random", "random", GAMES),
    Column("heuristic", "heuristic", GAMES),
    Column("generalist", "ppo:generalist", GAMES),
    Column("own", "", GAMES),
    Column("search", "search:generalist,worlds=4,width=3,sure=0.9,least=0.05", SEARCHED),
)


def entry(task: str, column: Column, games: int, place: Place) -> dict[str, Any]:
    """What one agent does at one task."""
    spec = column.plays(task)
    out = AT_WORK / task / column.name
    (row,) = measure(
        Evaluation(agents=(spec,), task=(task,), seeds=games), Console(quiet=True), out, place, draw=False, quiet=True
    )
    return {
        "spec": spec,
        "games": len(row.games),
        "wins": row.wins,
        "rounds": round(stats.mean([game.rounds for game in row.games]), 2),
        "seconds": round(sum(game.seconds for game in row.games), 1),
        **depends_on(spec),
    }


def depends_on(spec: str) -> dict[str, Any]:
    """What must be as it was for an entry to stand."""
    return {"rules": RULES_VERSION, "weights": make(spec).weights}


def stands(kept: Mapping[str, Any] | None, spec: str, games: int) -> bool:
    """Whether an entry answers the question as it is asked now; more games than that are welcome."""
    return (
        kept is not None
        and kept["spec"] == spec
        and kept["games"] >= games
        and {key: kept[key] for key in ("rules", "weights")} == depends_on(spec)
    )


def read() -> dict[str, dict[str, Any]]:
    """What is kept, by task and agent."""
    found: dict[str, dict[str, Any]] = json.loads(TABLE.read_text(encoding="utf-8")) if TABLE.exists() else {}
    return found


def run(tasks: Sequence[str], columns: Sequence[Column], games: int | None, place: Place, console: Console) -> None:
    """Measure what is missing, agent by agent, and write the page."""
    kept = read()
    for column in columns:
        asked = column.games if games is None else games
        for task in tasks:
            spec = column.plays(task)
            if not spec or stands(kept.get(task, {}).get(column.name), spec, asked):
                continue
            made = entry(task, column, asked, place)
            kept.setdefault(task, {})[column.name] = made
            # tasks in their own order, so that a change of one entry is a change of one line
            ordered = {name: kept[name] for name in task_names() if name in kept}
            files.write_json(TABLE, ordered, indent=1)
            console.print(f"{task}: {spec} won {made['wins']} of {made['games']}", highlight=False, soft_wrap=True)
    files.write_text(page.PAGE, page.page())
    console.print(f"written: {page.PAGE}", soft_wrap=True)


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code: 0 well, 2 something unknown, 130 stopped."""
    top = argparse.ArgumentParser(
        prog="python -m mc_env.agents.evaluation.every_task",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--task", action="append", metavar="NAME", help="only this one; repeat (default: all)")
    top.add_argument(
        "--agent",
        action="append",
        metavar="NAME",
        help=f"of {', '.join(c.name for c in COLUMNS)}; repeat (default: all)",
    )
    top.add_argument(
        "--games", type=int, metavar="N", help=f"of each agent and task (default {GAMES}, of search {SEARCHED})"
    )
    placing.add_arguments(top)
    args = top.parse_args(argv)
    console = Console(stderr=True)
    one_thread()
    named = {column.name: column for column in COLUMNS}
    try:
        for word, what, known in (
            *((name, "task", task_names()) for name in args.task or ()),
            *((name, "agent of this table", list(named)) for name in args.agent or ()),
        ):
            if word not in known:
                raise unknown(what, word, known)
        tasks = [name for name in task_names() if not args.task or name in args.task]
        run(tasks, [named[name] for name in args.agent or named], args.games, placing.place_of(args), console)
    except McEnvError as error:
        console.print(f"error: {error}", highlight=False, soft_wrap=True)
        return 2
    except KeyboardInterrupt:
        console.print("stopped; the same command goes on")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
