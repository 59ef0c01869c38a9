"""Rows that belong together: training seeds of one recipe, and teams in which one seat was given to somebody else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console

from mc_env.agents.evaluation import stats
from mc_env.agents.evaluation.games import team_name
from mc_env.agents.evaluation.report import Row, masked_name, number_table

# ------------------------------------------------------------------------------------------ training seeds


def grouped(found: Sequence[Row], groups: Mapping[str, Sequence[str]]) -> list[dict[str, Any]]:
    """Each group of runs at each table: the mean over runs, and a bootstrap over runs and games.

    Runs play every seat, or sit beside a partner that is no run of the group. The difference is to the table's first team
    without any run of the group, on the same seeds; of runs without some options, to themselves with all of them.
    """
    out: list[dict[str, Any]] = []
    whole = {(row.lineup.task, row.lineup.team): row for row in found if not row.lineup.mask}
    for name, specs in groups.items():
        kinds: dict[tuple[str, tuple[str, ...], tuple[str, ...]], list[Row]] = {}
        for row in found:
            team = row.lineup.team
            if team[0] in specs and (len(set(team)) == 1 or not set(team[1:]) & set(specs)):
                beside = () if len(set(team)) == 1 else team[1:]
                kinds.setdefault((row.lineup.task, beside, row.lineup.mask), []).append(row)
        for (task, beside, mask), rows in kinds.items():
            rates = [row.rate for row in rows]
            made: dict[str, Any] = {
                "task": task,
                "group": name,
                "specs": [row.lineup.team[0] for row in rows],
                "beside": list(beside),
                "mask": list(mask),
                "games": len(rows[0].games),
                "win_rates": rates,
                "mean": stats.mean(rates),
                "bootstrap_95": list(stats.bootstrap_runs([[float(g.won) for g in row.games] for row in rows])),
            }
            other = next((r for r in found if r.lineup.task == task and not set(r.lineup.team) & set(specs)), None)
            bases = [whole.get((task, row.lineup.team)) if mask else other for row in rows]
            against = [base for base in bases if base is not None]
            if len(against) == len(rows):
                gaps = [
                    [float(a.won) - float(b.won) for a, b in zip(row.games, base.games, strict=True)]
                    for row, base in zip(rows, against, strict=True)
                ]
                made["against"] = name if mask else against[0].lineup.name
                made["difference"] = stats.mean([stats.mean(g) for g in gaps])
                made["difference_95"] = list(stats.bootstrap_runs(gaps))
            out.append(made)
    return out


def show_groups(made: Sequence[dict[str, Any]], console: Console) -> None:
    if not made:
        return
    columns = ("group", "table", "runs", "mean", "95%", "lowest", "highest", "to the first")
    table = number_table("training seeds together; bootstrap over runs and games", *columns, left=2)
    for g in made:
        low, high = g["bootstrap_95"]
        beside = f" beside {' + '.join(g['beside'])}" if g["beside"] else ""
        gap = ""
        if "difference" in g:
            gap = f"{g['difference']:+.1%} ({g['difference_95'][0]:+.1%} to {g['difference_95'][1]:+.1%})"
        table.add_row(
            masked_name(g["group"] + beside, g["mask"]),
            g["task"],
            str(len(g["win_rates"])),
            f"{g['mean']:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{min(g['win_rates']):.1%}",
            f"{max(g['win_rates']):.1%}",
            gap,
        )
    console.print(table)


# ------------------------------------------------------------------------------------------ replaced seats


def with_replaced(team: tuple[str, ...], replacements: Sequence[str]) -> list[tuple[str, ...]]:
    """The team with one seat given away, for every seat and every replacement."""
    return [
        (*team[:seat], other, *team[seat + 1 :])
        for other in replacements
        for seat in range(len(team))
        if other != team[seat]
    ]


def replaced(found: Sequence[Row], teams: Sequence[tuple[str, ...]], others: Sequence[str]) -> list[dict[str, Any]]:
    """How many wins a team loses when one seat becomes somebody else, on the same seeds."""
    out = []
    at = {(row.lineup.task, row.lineup.team): row for row in found if not row.lineup.mask}
    for task in dict.fromkeys(row.lineup.task for row in found):
        for team in dict.fromkeys(teams):
            whole = at.get((task, team))
            if whole is None:
                continue
            for other in others:
                for seat in range(len(team)):
                    less = at.get((task, (*team[:seat], other, *team[seat + 1 :])))
                    if other == team[seat] or less is None:
                        continue
                    before, after = [g.won for g in whole.games], [g.won for g in less.games]
                    drops = [float(a) - float(b) for a, b in zip(before, after, strict=True)]
                    out.append(
                        {
                            "task": task,
                            "team": list(team),
                            "seat": seat,
                            "by": other,
                            "whole": whole.rate,
                            "win_rate": less.rate,
                            "drop": stats.mean(drops),
                            "bootstrap_95": list(stats.bootstrap(drops)),
                            "mcnemar_p": stats.mcnemar(*stats.discordant(before, after)),
                        }
                    )
    return out


def show_replaced(made: Sequence[dict[str, Any]], console: Console) -> None:
    if not made:
        return
    columns = ("team", "seat given to", "seat", "whole", "then", "drop", "95%", "p")
    table = number_table("one seat replaced, on the same seeds", *columns, left=2)
    for r in made:
        low, high = r["bootstrap_95"]
        table.add_row(
            f"{r['task']}: {team_name(r['team'])}",
            r["by"],
            str(r["seat"]),
            f"{r['whole']:.1%}",
            f"{r['win_rate']:.1%}",
            f"{r['drop']:+.1%}",
            f"{low:+.1%} to {high:+.1%}",
            f"{r['mcnemar_p']:.3g}",
        )
    console.print(table)
