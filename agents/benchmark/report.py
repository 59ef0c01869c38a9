"""What a run came to, in tables: right answers, wins, progress, legal answers, tokens and seconds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from mc_env.agents.benchmark.journal import read
from mc_env.agents.benchmark.playing import Played
from mc_env.agents.evaluation.stats import mean, wilson
from mc_env.agents.support import files

Row = tuple[str, ...]


def summary(played: Sequence[Played]) -> dict[str, Any]:
    """The figures of some items: positions or games of one agent."""
    n = len(played)
    right = sum(p.right for p in played)
    low, high = wilson(right, n)
    out: dict[str, Any] = {
        "items": n,
        "right": right,
        "rate": right / n,
        "low": low,
        "high": high,
        "villain": mean([p.villain for p in played]),
        "rounds": mean([p.rounds for p in played]),
        "decisions": mean([p.decisions for p in played]),
    }
    told = [p.tally for p in played if p.tally]
    asked = sum(t["decisions"] for t in told)
    if asked:
        answered = asked - sum(t["unanswered"] + t["unasked"] for t in told)
        out["first"] = sum(t["first"] for t in told) / answered if answered else 0.0
        out["legal"] = sum(t["legal"] for t in told) / answered if answered else 0.0
        out["unanswered"] = sum(t["unanswered"] for t in told)
        out["unasked"] = sum(t["unasked"] for t in told)
        out["tokens"] = mean([t["prompt_tokens"] + t["completion_tokens"] for t in told])
        out["seconds"] = mean([t["seconds"] for t in told])
    else:
        out["seconds"] = mean([p.seconds for p in played])
    return out


def groups(done: Mapping[tuple[str, str], Played]) -> dict[str, dict[str, list[Played]]]:
    """Played items by agent, then by task (or "positions")."""
    out: dict[str, dict[str, list[Played]]] = {}
    for (team, item), played in done.items():
        group = item.rpartition("/")[0] if played.kind == "game" else "positions"
        out.setdefault(team, {}).setdefault(group, []).append(played)
    return out


# ------------------------------------------------------------------------------------------ tables


def percent(value: float) -> str:
    return f"{value:.0%}"


def _row(team: str, group: str, s: Mapping[str, Any]) -> Row:
    game = group != "positions"
    model = "legal" in s
    return (
        f"`{team}`",
        group,
        f"{s['right']}/{s['items']}",
        f"{percent(s['rate'])} [{percent(s['low'])}, {percent(s['high'])}]",
        percent(s["villain"]) if game else "",
        f"{s['rounds']:.1f}" if game else "",
        f"{s['decisions']:.0f}" if game else "",
        percent(s["first"]) if model else "",
        percent(s["legal"]) if model else "",
        f"{s['tokens']:,.0f}" if model else "",
        f"{s['seconds']:.1f}",
    )


HEAD: Row = (
    "agent",
    "what",
    "right or won",
    "rate [95 %]",
    "villain beaten",
    "rounds",
    "decisions",
    "legal at once",
    "legal",
    "tokens",
    "seconds",
)


def markdown(head: Mapping[str, Any], done: Mapping[tuple[str, str], Played]) -> str:
    """The report as a page."""
    found = groups(done)
    rows = [_row(team, group, summary(items)) for team, by in found.items() for group, items in sorted(by.items())]
    lines = [f"# {head['suite']}", "", _about(head, done), "", *table(HEAD, rows)]
    wrong = [_wrong(team, by["positions"]) for team, by in found.items() if "positions" in by]
    trouble = [_trouble(team, by) for team, by in found.items()]
    return "\n".join([*lines, *(line for line in [*wrong, *trouble] if line)]) + "\n"


def table(head: Row, rows: Sequence[Row]) -> list[str]:
    """Rows as Markdown."""
    return ["| " + " | ".join(row) + " |" for row in (head, tuple("---" for _ in head), *rows)]


def _about(head: Mapping[str, Any], done: Mapping[tuple[str, str], Played]) -> str:
    expected = len(head["agents"]) * (len(head["positions"]) + len(head["tasks"]) * head["games"])
    beside = f" Partner: `{head['partner']}`." if head["partner"] else ""
    masked = f" Without: {', '.join(head['mask'])}." if head["mask"] else ""
    return f"{len(done)} of {expected} items, rules {head['rules']}.{beside}{masked} Tokens and seconds are means of an item."


def _wrong(team: str, played: Sequence[Played]) -> str:
    missed = [f"{p.item} ({p.outcome})" for p in played if not p.right]
    return f"\nNot found by `{team}`: {', '.join(missed)}." if missed else ""


def _trouble(team: str, by: Mapping[str, Sequence[Played]]) -> str:
    told = [p.tally for items in by.values() for p in items if p.tally]
    lost = {name: sum(t[name] for t in told) for name in ("unanswered", "unasked")}
    if not any(lost.values()):
        return ""
    return (
        f"\n`{team}`: {lost['unanswered']:.0f} decisions without an answer of the server, {lost['unasked']:.0f} beyond the "
        "budget; "
        "the fallback was chosen, and they count neither as legal nor as illegal."
    )


def write(folder: Path) -> str:
    """Write `report.md` and `results.json` of a run, finished or not; the page."""
    head, done = read(folder)
    page = markdown(head, done)
    figures = {team: {group: summary(items) for group, items in by.items()} for team, by in groups(done).items()}
    items = [{"team": team, **asdict(played)} for (team, _), played in done.items()]
    files.write_text(folder / "report.md", page)
    files.write_json(folder / "results.json", {"run": head, "figures": figures, "items": items})
    return page
