"""Results as Markdown tables: for the results page and for the cards of checkpoints."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from mc_env.agents.evaluation import overall
from mc_env.agents.evaluation.games import team_name
from mc_env.agents.evaluation.report import masked_name, too_many

Kept = Mapping[str, Any]  # a part of results.json


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """The lines of a Markdown table."""
    return [f"| {' | '.join(head)} |", "|" + " --- |" * len(head), *(f"| {' | '.join(row)} |" for row in rows)]


def describe_table(setup: Mapping[str, Any]) -> str:
    """A table in words: whom the heroes are against, and everything that makes it another game than the usual one."""
    if "drawn" in setup:
        return f"task {setup['drawn']}"
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


def percent(value: float) -> str:
    """A rate.

    >>> percent(0.5)
    '50.0%'
    """
    return f"{value:.1%}"


def interval(bounds: Sequence[float], sign: str = "") -> str:
    """An interval of rates; with "+" as sign, of differences."""
    low, high = bounds
    return f"{low:{sign}.1%} to {high:{sign}.1%}"


def difference(value: float, bounds: Sequence[float], p: float) -> str:
    """A difference on the same seeds."""
    return f"{value:+.1%} ({interval(bounds, '+')}), p {p:.2g}"


def rates(results: Sequence[Kept], paired: Sequence[Kept] = ()) -> list[str]:
    """Win rates, and how far each team is from the first at its table on the same seeds."""
    gaps = {(c["task"], c["team"], tuple(c["mask"])): c for c in paired}
    rows = []
    for r in results:
        team = team_name(r["team"])
        gap = gaps.get((r["task"], team, tuple(r["mask"])))
        lost = r["losses"]
        row = [
            describe_table(r["setup"]),
            f"`{masked_name(team, r['mask'])}`",
            str(r["games"]),
            percent(r["win_rate"]),
            interval(r["wilson_95"]),
            f"{r['rounds']:.1f}",
            f"{lost.get('scheme_completed', 0)} / {lost.get('all_players_eliminated', 0)}",
        ]
        if paired:
            row.append(difference(gap["difference"], gap["bootstrap_95"], gap["mcnemar_p"]) if gap else "")
        rows.append(row)
    head = ["Table", "Team", "Games", "Won", "95%", "Rounds", "Lost by scheme / elimination"]
    return table([*head, "To the first, same seeds"] if paired else head, rows)


def grid(data: Kept) -> list[str]:
    """Many tables at a glance: a line for the heroes, a column for whom they are against, in it what each team wins."""
    won: dict[tuple[str, str], list[str]] = {}
    for r in data["results"]:
        against, _, heroes = describe_table(r["setup"]).partition(", ")
        won.setdefault((heroes, against), []).append(percent(r["win_rate"]))
    teams = list(dict.fromkeys(f"`{masked_name(team_name(r['team']), r['mask'])}`" for r in data["results"]))
    lines, columns = (list(dict.fromkeys(place[i] for place in won)) for i in (0, 1))
    cells = [[heroes, *(" / ".join(won.get((heroes, against), ())) for against in columns)] for heroes in lines]
    games = ", ".join(str(n) for n in sorted({r["games"] for r in data["results"]}))
    return [f"Won of {games} games, {' / '.join(teams)}:", "", *table(["Heroes", *columns], cells)]


def seats(data: Kept) -> list[str]:
    """What each seat of a team did for it."""
    head = (
        "Team",
        "Seat",
        "Damage",
        "Threat removed",
        "Defends",
        "For the other, of chances",
        "Asks",
        "Helps, of asked",
    )
    rows = []
    for r in data["results"]:
        for i, (hero, did) in enumerate(zip(r["setup"]["heroes"], r["seats"], strict=True)):
            rows.append(
                (
                    f"`{masked_name(team_name(r['team']), r['mask'])}`" if i == 0 else "",
                    hero,
                    f"{did['damage']:.1f}",
                    f"{did['threat']:.1f}",
                    f"{did['defends']:.1f}",
                    f"{did['defends_other']:.2f} of {did['could_defend_other']:.2f}",
                    f"{did['asks']:.2f}",
                    f"{did['helped']:.2f} of {did['asked']:.2f}",
                )
            )
    return table(head, rows)


def means(made: Sequence[Kept]) -> list[str]:
    """Means over several tables."""
    rows = [(place, f"`{team}`", *rest) for place, team, *rest in map(overall.cells, made)]
    return table([name.capitalize() for name in overall.HEAD], rows)


def recipes(made: Sequence[Kept]) -> list[str]:
    """Training seeds of a recipe together."""
    rows = []
    for g in made:
        gap = ""
        if "difference" in g:
            gap = f"{g['difference']:+.1%} ({interval(g['difference_95'], '+')}) to `{g['against']}`"
        rows.append(
            (
                g["task"],
                masked_name(g["group"] + (f" beside {' + '.join(g['beside'])}" if g["beside"] else ""), g["mask"]),
                f"{len(g['win_rates'])} x {g['games']}",
                percent(g["mean"]),
                interval(g["bootstrap_95"]),
                ", ".join(map(percent, g["win_rates"])),
                gap,
            )
        )
    return table(("Table", "Recipe", "Runs x games", "Mean", "95%", "Each run", "Difference, same seeds"), rows)


def cross(part: Kept) -> list[str]:
    """A matrix of cross-play: who sits first, beside whom."""
    names = [str(i) for i in range(1, len(part["specs"]) + 1)]
    matrix = [(f"**{name}**", *map(percent, line)) for name, line in zip(names, part["matrix"], strict=True)]
    kinds = (("self_play", "Self-play"), ("cross_play", "cross-play"), ("gap", "gap"))
    said = [f"{words} {part[key]['mean']:.1%} ({interval(part[key]['bootstrap_95'])})" for key, words in kinds]
    return [*table(("seat 0, beside", *names), matrix), "", "; ".join(said) + "."]


def results(data: Kept) -> list[str]:
    """Everything of a results.json that people read. Of many tables only their means, of cross-play only the matrices."""
    parts = []
    if not data.get("cross") and not too_many(r["task"] for r in data["results"]):
        parts.append(rates(data["results"], data.get("paired", ())))
    if data.get("overall"):
        parts.append(["Means over several tables, each counting the same:", "", *means(data["overall"])])
    if data.get("groups"):
        parts.append(["Training seeds together; intervals draw runs and games:", "", *recipes(data["groups"])])
    for part in data.get("cross", ()):
        parts.append([f"Cross-play, {part['task']}, {part['games']} games a pair:", "", *cross(part)])
    return [line for part in parts for line in (*part, "")][:-1]
