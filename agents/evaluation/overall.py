"""Many tables as one number: the mean over tables, each counting as much as any other, by scenario and over all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console

from mc_env.agents.evaluation import stats
from mc_env.agents.evaluation.report import Row, masked_name, number_table, tables_of

LEAST: Final = 3  # tables that are worth a mean


def overall(found: Sequence[Row]) -> list[dict[str, Any]]:
    """Each team over the tables of a scenario and mode, and over all tables; compared with the first team there.

    Fewer tables than `LEAST` are not summed up. Intervals draw games anew within each table: tables are chosen, not drawn."""
    places: dict[str, list[str]] = {}
    for row in found:
        setup = row.lineup.setup
        for place in (f"{setup['scenario']} {setup.get('mode', 'standard')}", "all"):
            there = places.setdefault(place, [])
            if row.lineup.task not in there:
                there.append(row.lineup.task)
    if len(places) == 2:  # one scenario in one mode: that is all
        del places["all"]
    out = []
    for place in sorted(places, key=lambda name: name == "all"):
        tasks = places[place]
        if len(tasks) >= LEAST:
            out += _at(place, tasks, [row for row in found if row.lineup.task in tasks])
    return out


def _at(place: str, tasks: Sequence[str], found: Sequence[Row]) -> list[dict[str, Any]]:
    teams: dict[tuple[str, tuple[str, ...]], dict[str, Row]] = {}
    for row in found:
        teams.setdefault((row.lineup.name, row.lineup.mask), {})[row.lineup.task] = row
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
            first = base[tasks[0]].lineup
            made |= {
                "against": masked_name(first.name, first.mask),
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
        masked_name(made["team"], made["mask"]),
        str(made["tables"]),
        str(made["games"]),
        f"{made['mean']:.1%}",
        f"{low:.1%} to {high:.1%}",
        gap,
    )


HEAD: Final = ("where", "team", "tables", "games", "mean", "bootstrap 95%", "to the first, same seeds")


def show(made: Sequence[Mapping[str, Any]], console: Console) -> None:
    """The means on the screen."""
    if made:
        table = number_table("over several tables, each counting the same", *HEAD, left=2)
        for one in made:
            table.add_row(*cells(one))
        console.print(table)


def show_each(found: Sequence[Row], console: Console) -> None:
    """Win rates of many tables in one: a line each, a column for each team."""
    teams = list(dict.fromkeys(row.name for row in found))
    at = {(row.lineup.task, row.name): row for row in found}
    table = number_table(f"win rates, {len(found[0].games)} games each", "table", *teams)
    for task in tables_of(found):
        table.add_row(task, *[f"{at[task, team].rate:.1%}" if (task, team) in at else "" for team in teams])
    console.print(table)
