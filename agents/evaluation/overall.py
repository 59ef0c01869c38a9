"""Many tables as one number: the mean over tables, each counting as much as any other, by scenario and over all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console

from mc_env.agents.evaluation import stats
from mc_env.agents.evaluation.report import Row, named, numbers, tables_of, without

FEW = 3  # tables from which on a mean is told


def overall(found: Sequence[Row]) -> list[dict[str, Any]]:
    """Each team over the tables of a scenario and mode, and over all tables; compared with the first team there.

    Fewer tables than `FEW` are not summed up. Intervals draw games anew within each table: tables are chosen, not drawn."""
    places: dict[str, list[str]] = {}
    for row in found:
        setup = row.match.setup
        for place in (f"{setup['scenario']} {setup.get('mode', 'standard')}", "all"):
            there = places.setdefault(place, [])
            if row.match.task not in there:
                there.append(row.match.task)
    if len(places) == 2:  # one scenario in one mode: that is all
        del places["all"]
    out = []
    for place in sorted(places, key=lambda name: name == "all"):
        tasks = places[place]
        if len(tasks) >= FEW:
            out += _at(place, tasks, [row for row in found if row.match.task in tasks])
    return out


def _at(place: str, tasks: Sequence[str], found: Sequence[Row]) -> list[dict[str, Any]]:
    teams: dict[tuple[str, tuple[str, ...]], dict[str, Row]] = {}
    for row in found:
        teams.setdefault((row.match.name, row.match.mask), {})[row.match.task] = row
    whole = {who: rows for who, rows in teams.items() if len(rows) == len(tasks)}  # teams that played everywhere
    out: list[dict[str, Any]] = []
    base: dict[str, Row] | None = None
    for (name, mask), rows in whole.items():
        won = [[float(g.won) for g in rows[task].games] for task in tasks]
        made: dict[str, Any] = {
            "place": place,
            "tables": len(tasks),
            "team": name,
            "mask": list(mask),
            "games": sum(map(len, won)),
            "mean": stats.mean([stats.mean(w) for w in won]),
            "bootstrap_95": list(stats.bootstrap_tables(won)),
        }
        if base is None:
            base = rows
        else:
            gaps = [
                [float(a.won) - float(b.won) for a, b in zip(rows[t].games, base[t].games, strict=True)] for t in tasks
            ]
            first = base[tasks[0]].match
            made |= {
                "against": without(first.name, first.mask),
                "difference": stats.mean([stats.mean(g) for g in gaps]),
                "difference_95": list(stats.bootstrap_tables(gaps)),
            }
        out.append(made)
    return out


def cells(made: Mapping[str, Any]) -> tuple[str, ...]:
    """One line of the table of means."""
    low, high = made["bootstrap_95"]
    gap = ""
    if "difference" in made:
        gap = f"{made['difference']:+.1%} ({made['difference_95'][0]:+.1%} to {made['difference_95'][1]:+.1%})"
    return (
        made["place"],
        without(made["team"], made["mask"]),
        str(made["tables"]),
        str(made["games"]),
        f"{made['mean']:.1%}",
        f"{low:.1%} to {high:.1%}",
        gap,
    )


HEAD = ("where", "team", "tables", "games", "mean", "bootstrap 95%", "to the first, same seeds")


def show(made: Sequence[Mapping[str, Any]], console: Console) -> None:
    """The means on the screen."""
    if made:
        table = numbers("over several tables, each counting the same", *HEAD, left=2)
        for one in made:
            table.add_row(*cells(one))
        console.print(table)


def show_each(found: Sequence[Row], console: Console) -> None:
    """Win rates of many tables in one: a line each, a column for each team."""
    teams = list(dict.fromkeys(named(row) for row in found))
    at = {(row.match.task, named(row)): row for row in found}
    table = numbers(f"win rates, {len(found[0].games)} games each", "table", *teams)
    for task in tables_of(found):
        table.add_row(task, *[f"{at[task, team].rate:.1%}" if (task, team) in at else "" for team in teams])
    console.print(table)
