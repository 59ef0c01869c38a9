"""`tasks`: the benchmark tasks, all of them or one in full."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from mc_env.cards.products import product
from mc_env.env.episodes import DEFAULTS, Episodes
from mc_env.env.tasks import SPLITS, Task, make_task, task_names
from mc_env.errors import ConfigError
from mc_env.render.setups import in_words
from mc_env.render.text import console as make_console

EXAMPLES: Final = """\
examples:
  mc-env tasks
  mc-env tasks show rhino-2p-standard-v1
"""
UNUSUAL: Final = ("skirmish", "heroic", "modular", "decks", "hands", "partners")  # told if they are not as usual
TABLE: Final = ("players", "heroes", "scenario", "mode", *UNUSUAL, "max_rounds")
USUAL: Final[Mapping[str, Any]] = {**DEFAULTS, "hands": "open", "modular": "recommended", "decks": "starter"}


def parser() -> argparse.ArgumentParser:
    out = argparse.ArgumentParser(
        prog="mc-env tasks",
        description="List the benchmark tasks: fixed conditions by name and version, so that results can be compared.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    actions = out.add_subparsers(dest="action", metavar="ACTION")
    showing = actions.add_parser("show", help="one task in full", description="Show one task in full.")
    showing.add_argument("name", metavar="ID", help="a name from `mc-env tasks`")
    return out


def main(argv: Sequence[str] | None = None) -> int:
    """List the tasks, or show one."""
    args = parser().parse_args(argv)
    if args.action == "show":
        show(make_console(), make_task(args.name))
    else:
        list_all(make_console())
    return 0


def list_all(console: Console) -> None:
    """Every task on a line, under what many of them have in common."""
    alike: dict[str, list[Task]] = {}
    for name in task_names():
        try:
            task = make_task(name)
        except ConfigError as error:  # its pins do not hold here
            console.print(Text(str(error), "yellow"))
        else:
            alike.setdefault(f"{in_common(task)}{beside_the_core_set(task)}", []).append(task)
    for heading, tasks in alike.items():
        console.print(Text(heading, "bold"))
        out = Table("Task", "Players", "Scenario", "Rules in force", box=box.SIMPLE_HEAD, pad_edge=False)
        out.columns[0].no_wrap = True
        for task in tasks:
            out.add_row(task.name, *(value_of(task, "train", key) for key in ("players", "scenario")), rules_of(task))
        console.print(out)
    console.print(f"{len(task_names())} tasks. All of one: mc-env tasks show ID. In Python: mc_env.make_task(ID)")


def in_common(task: Task) -> str:
    """The conditions in which tasks seldom differ."""
    rounds = value_of(task, "test", "max_rounds")
    return f"Rules version {task.pins['rules']}, at most {rounds} rounds, evaluation seeds {seeds_of(task)}"


def beside_the_core_set(task: Task) -> str:
    """Which other products a task draws from."""
    others = [product(code).title for code in task.pins["products"] if code != "core"]
    return f", with {' and '.join(others)}" if others else ""


def seeds_of(task: Task) -> str:
    seeds = task.evaluation_seeds
    return f"{seeds.start} to {seeds.stop - 1} ({len(seeds):,} games)"


def rules_of(task: Task) -> str:
    """The mode, what is not as usual, and what the test has that training had not."""
    train, test = ({key: value_of(task, split, key) for key in TABLE} for split in SPLITS)
    said = {"skirmish": "stage {} alone", "hands": "{} hands"}
    unusual = [key for key in UNUSUAL if train[key] == test[key] != usual(key)]
    out = [train["mode"], *(said.get(key, f"{key} {{}}").format(train[key]) for key in unusual)]
    others = [key for key in TABLE if train[key] != test[key]]
    if others:
        out.append(f"other {' and '.join(others)} in test")
    return ", ".join(out)


def show(console: Console, task: Task) -> None:
    """Everything a task says."""
    pins = task.pins
    console.print(Text.assemble((task.name, "bold"), f": {task.about}"))
    out = Table("", *SPLITS, box=box.SIMPLE_HEAD, pad_edge=False)
    for key in TABLE:
        values = [value_of(task, split, key) for split in SPLITS]
        if values != ["", ""]:
            out.add_row(key.replace("_", " "), *values)
    console.print(out)
    console.print(f"Evaluation seeds: {seeds_of(task)}; training refuses them.")
    console.print("Score: the share of these games that is won; a game cut off after max rounds is not.")
    names = " and ".join(product(code).title for code in pins["products"])
    console.print(f"Pinned: rules version {pins['rules']}, cards of {names}, decks by hash. All of it holds here.")
    console.print(f'In Python: mc_env.make_task("{task.name}")')
    console.print(f"Measure agents: mc-env evaluate heuristic --task {task.name}")


def value_of(task: Task, split: str, key: str) -> str:
    """What a split says of a key, in words; "" if nothing."""
    arguments = task.splits[split]
    if key == "players":
        return " or ".join(map(str, Episodes(heroes=arguments["heroes"]).sizes))
    value = arguments.get(key)
    return in_words(value) if value is not None else usual(key)


def usual(key: str) -> str:
    """What a key is where nothing is said, in words; "" if it is nothing."""
    return in_words(USUAL.get(key) or "")
