"""What came out: tables on the screen, results.json, games.csv."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from mc_env.agents.evaluation import stats
from mc_env.agents.evaluation.games import GameResult, Lineup
from mc_env.agents.support import files
from mc_env.env.matches import MAX_ROUNDS_REACHED

_SEAT_FIGURES: Final = ("damage", "threat", "defends", "defends_other", "could_defend_other", "asks", "asked", "helped")


@dataclass(frozen=True)
class Row:
    """All games of one lineup, added up."""

    lineup: Lineup
    games: tuple[GameResult, ...]

    @property
    def name(self) -> str:
        """The team, and what it had to do without."""
        return masked_name(self.lineup.name, self.lineup.mask)

    @property
    def wins(self) -> int:
        return sum(g.won for g in self.games)

    @property
    def rate(self) -> float:
        return self.wins / len(self.games)

    @property
    def interval(self) -> tuple[float, float]:
        return stats.wilson(self.wins, len(self.games))

    def mean(self, name: str) -> float:
        return stats.mean([float(getattr(g, name)) for g in self.games])

    def seat(self, seat: int, name: str) -> float:
        """A figure of one seat, a game on average; games without such a seat do not count."""
        there = [float(getattr(g.seats[seat], name)) for g in self.games if seat < len(g.seats)]
        return stats.mean(there) if there else 0.0

    @property
    def microseconds(self) -> float:
        """Thinking time a decision."""
        n = sum(g.decisions for g in self.games)
        return 1e6 * sum(g.seconds for g in self.games) / max(1, n)

    def losses(self) -> Counter[str]:
        return Counter(g.reason for g in self.games if not g.won)

    def curve(self, name: str) -> list[float]:
        """A curve by round, over the games that came so far."""
        curves = [getattr(g, name) for g in self.games]
        longest = max((len(c) for c in curves), default=0)
        out = []
        for r in range(longest):
            there = [c[r] for c in curves if len(c) > r]
            if len(there) < max(1, len(curves) // 10):
                break
            out.append(stats.mean(there))
        return out

    def data(self, curves: bool = True) -> dict[str, Any]:
        low, high = self.interval
        seats = range(len(self.lineup.team))
        out = {
            "task": self.lineup.task,
            "team": list(self.lineup.team),
            "mask": list(self.lineup.mask),
            "setup": {k: v for k, v in self.lineup.setup.items() if v is not None},
            "games": len(self.games),
            "wins": self.wins,
            "win_rate": self.rate,
            "wilson_95": [low, high],
            "rounds": self.mean("rounds"),
            "decisions": self.mean("decisions"),
            "microseconds_a_decision": self.microseconds,
            "losses": dict(self.losses()),
            "seats": [{name: self.seat(i, name) for name in _SEAT_FIGURES} for i in seats],
        }
        return out | {name: self.curve(name) for name in ("damage_curve", "threat_curve") if curves}


MANY: Final = 6  # more tables than these are summed up where people read, not shown one by one


def tables_of(found: Sequence[Row]) -> list[str]:
    """Names of the tables, in order."""
    return list(dict.fromkeys(row.lineup.task for row in found))


def too_many(tables: Iterable[str]) -> bool:
    """Whether there are too many tables to read them one by one."""
    return len(set(tables)) > MANY


def rows(lineups: Sequence[Lineup], games: Sequence[GameResult]) -> list[Row]:
    """Results by lineup."""
    out = []
    for lineup in lineups:
        mine = [g for g in games if (g.task, g.team, g.mask) == (lineup.task, lineup.team, lineup.mask)]
        out.append(Row(lineup, tuple(sorted(mine, key=lambda g: g.seed))))
    return out


def comparisons(found: Sequence[Row]) -> list[dict[str, Any]]:
    """Each lineup against the first of its task, or the same team with all of its options, on the same seeds."""
    out: list[dict[str, Any]] = []
    first: dict[str, Row] = {}
    whole = {(row.lineup.task, row.lineup.team): row for row in found if not row.lineup.mask}
    for row in found:
        task = row.lineup.task
        base = first.setdefault(task, row)
        if row.lineup.mask:
            base = whole.get((task, row.lineup.team), base)
        if base is row:
            continue
        ours, theirs = [g.won for g in row.games], [g.won for g in base.games]
        only_ours, only_theirs = stats.discordant(ours, theirs)
        gaps = [float(a) - float(b) for a, b in zip(ours, theirs, strict=True)]
        out.append(
            {
                "task": task,
                "team": row.lineup.name,
                "mask": list(row.lineup.mask),
                "against": base.lineup.name,
                "against_mask": list(base.lineup.mask),
                "difference": stats.mean(gaps),
                "bootstrap_95": list(stats.bootstrap(gaps)),
                "only_this_wins": only_ours,
                "only_that_wins": only_theirs,
                "mcnemar_p": stats.mcnemar(only_ours, only_theirs),
            }
        )
    return out


# ------------------------------------------------------------------------------------------ on the screen


def show(found: Sequence[Row], paired: Sequence[dict[str, Any]], console: Console) -> None:
    """The tables of each task: results, paired differences, cooperation."""
    for task in tables_of(found):
        mine = [row for row in found if row.lineup.task == task]
        _show_rates(task, mine, console)
        _show_paired([c for c in paired if c["task"] == task], console)
        _show_together([row for row in mine if len(row.lineup.team) > 1], console)


def number_table(title: str, *columns: str, left: int = 1) -> Table:
    """A table whose first columns are words and whose others are numbers."""
    table = Table(title=title, title_justify="left", title_style="bold")
    for i, name in enumerate(columns):
        table.add_column(name, justify="left" if i < left else "right", no_wrap=i >= left)
    return table


def _show_rates(task: str, found: Sequence[Row], console: Console) -> None:
    title = f"{task}: win rates, Wilson 95%"
    table = number_table(title, "team", "won", "rate", "95%", "rounds", "decisions", "us each", "lost by")
    for row in found:
        low, high = row.interval
        why = ", ".join(f"{_SHORT.get(reason, reason)} {n}" for reason, n in row.losses().most_common(3))
        table.add_row(
            row.name,
            f"{row.wins}/{len(row.games)}",
            f"{row.rate:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{row.mean('rounds'):.1f}",
            f"{row.mean('decisions'):.0f}",
            f"{row.microseconds:.0f}",
            why,
        )
    console.print(table)


_SHORT: Final = {"scheme_completed": "scheme", "all_players_eliminated": "elimination", MAX_ROUNDS_REACHED: "rounds"}


def _show_paired(paired: Sequence[dict[str, Any]], console: Console) -> None:
    if not paired:
        return
    masked = " (without some options: against itself with all)" if any(c["mask"] for c in paired) else ""
    table = number_table(
        f"on the same seeds, against the first{masked}; McNemar, exact",
        "team",
        "difference",
        "95%",
        "only this",
        "only that",
        "p",
    )
    for c in paired:
        low, high = c["bootstrap_95"]
        table.add_row(
            masked_name(c["team"], c["mask"]),
            f"{c['difference']:+.1%}",
            f"{low:+.1%} to {high:+.1%}",
            str(c["only_this_wins"]),
            str(c["only_that_wins"]),
            f"{c['mcnemar_p']:.3g}",
        )
    console.print(table)


def _show_together(found: Sequence[Row], console: Console) -> None:
    if not found:
        return
    columns = ("team", "seat", "damage", "threat off", "defends", "for others", "asks", "asked", "helped")
    table = number_table("together, a game on average", *columns)
    for row in found:
        for i in range(len(row.lineup.team)):
            table.add_row(
                row.name if i == 0 else "",
                str(i),
                f"{row.seat(i, 'damage'):.1f}",
                f"{row.seat(i, 'threat'):.1f}",
                f"{row.seat(i, 'defends'):.1f}",
                f"{row.seat(i, 'defends_other'):.2f} of {row.seat(i, 'could_defend_other'):.1f}",
                f"{row.seat(i, 'asks'):.1f}",
                f"{row.seat(i, 'asked'):.1f}",
                f"{row.seat(i, 'helped'):.1f}",
            )
    console.print(table)


def masked_name(team: str, mask: Sequence[str]) -> str:
    """A team, and what it had to do without."""
    return team + (f" (no {', '.join(mask)})" if mask else "")


# ------------------------------------------------------------------------------------------ files


def write(found: Sequence[Row], folder: Path, about: dict[str, Any], more: dict[str, Any]) -> list[Path]:
    """results.json (with `more` in it) and games.csv, and the games that were kept."""
    results = folder / "results.json"
    curves = not too_many(tables_of(found))
    data = {**about, "results": [row.data(curves) for row in found], **more}
    files.write_json(results, data, indent=1)
    table = folder / "games.csv"
    files.write_text(table, games_csv(found))
    kept = [results, table]
    for n, row in enumerate(found):
        for g in row.games:
            if g.save:
                path = folder / "games" / f"{n:02d}_{g.task}_{g.seed}_{g.outcome}.json"
                files.write_text(path, g.save)
                kept.append(path)
    return kept


def games_csv(found: Sequence[Row]) -> str:
    """A line for every game."""
    text = io.StringIO()
    out = csv.writer(text)
    seats = max((len(row.lineup.team) for row in found), default=0)
    names = [f"{name}_{i}" for i in range(seats) for name in _SEAT_FIGURES]
    out.writerow(["task", "team", "mask", "seed", "outcome", "reason", "rounds", "decisions", "seconds", *names])
    for row in found:
        for g in row.games:
            figures = [getattr(s, name) for s in g.seats for name in _SEAT_FIGURES]
            line = [g.task, row.lineup.name, " ".join(g.mask), g.seed, g.outcome, g.reason, g.rounds, g.decisions]
            out.writerow([*line, f"{g.seconds:.4f}", *figures])
    return text.getvalue()
