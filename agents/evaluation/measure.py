"""An evaluation from beginning to end: play everything, sum it up, show it, write it down."""

from __future__ import annotations

import platform
from collections.abc import Mapping, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any

from rich.console import Console

from mc_env.agents.evaluation import crossplay, groups, overall, plots, report
from mc_env.agents.evaluation.games import Lineup
from mc_env.agents.evaluation.journal import Journal
from mc_env.agents.evaluation.lineups import base_teams, lineups
from mc_env.agents.evaluation.plan import Evaluation
from mc_env.agents.evaluation.playing import play_all, specs_of
from mc_env.agents.players.registry import make
from mc_env.agents.support import provenance
from mc_env.agents.support.places import HERE, Place
from mc_env.cards import homebrew
from mc_env.engine.version import RULES_VERSION
from mc_env.errors import ConfigError


def measure(
    evaluation: Evaluation,
    console: Console,
    out: Path | None = None,
    place: Place = HERE,
    draw: bool = True,
    quiet: bool = False,
) -> list[report.Row]:
    """Play an evaluation somewhere, show what came out, and write everything to the folder `out`, if there is one.

    `draw`: pictures too. `quiet`: no progress bar. Stopped and called again with the same folder, it goes on.
    """
    if evaluation.save_games != "none" and out is None:
        raise ConfigError("--save-games needs --out DIR")
    evaluation.check()
    evaluation = evaluation.settled()
    asked = lineups(evaluation)
    made = origin(evaluation, asked)
    journal = journal_in(out, made, console) if out is not None else None
    bar = None if quiet else console
    played = play_all(asked, evaluation.seed_range, place, evaluation.save_games, bar, journal)
    found = report.rows(asked, played)
    summed = summaries(evaluation, found)
    show(found, summed, console)
    if out is not None:
        write(found, summed, made, out, draw, console)
    if journal is not None:
        journal.close()
    return found


Summaries = dict[str, list[dict[str, Any]]]  # by their keys in results.json


def summaries(evaluation: Evaluation, found: Sequence[report.Row]) -> Summaries:
    """Comparisons, means over tables, recipes, replaced seats, cross-play: whatever the evaluation has of them."""
    return {
        "paired": report.comparisons(found),
        "overall": overall.overall(found),
        "groups": groups.grouped(found, evaluation.runs),
        "replaced": groups.replaced(found, base_teams(evaluation), evaluation.replace),
        "cross": crossplay.summaries(found, evaluation.crossed) if evaluation.cross else [],
    }


def show(found: Sequence[report.Row], summed: Summaries, console: Console) -> None:
    """All tables on the screen."""
    if report.too_many(report.tables_of(found)):
        overall.show_each(found, console)
    else:
        report.show(found, summed["paired"], console)
    overall.show(summed["overall"], console)
    groups.show_groups(summed["groups"], console)
    groups.show_replaced(summed["replaced"], console)
    crossplay.show(summed["cross"], console)


def write(
    found: Sequence[report.Row], summed: Summaries, made: dict[str, Any], folder: Path, draw: bool, console: Console
) -> None:
    """All files."""
    try:
        kept = {name: parts for name, parts in summed.items() if parts or name == "paired"}
        files = report.write(found, folder, made, kept)
        if draw:
            files += plots.plot(found, folder, summed["cross"], summed["groups"], summed["overall"])
    except OSError as error:
        raise ConfigError(f"cannot write to {str(folder)!r}: {error.strerror}") from None
    except ModuleNotFoundError as error:
        raise ConfigError(f"plots need {error.name}: install mc_env[train], or say --no-plots") from None
    shown = [str(f) for f in files if f.parent == folder]
    replays = len(files) - len(shown)
    console.print(f"written: {', '.join(shown)}" + (f" and {replays} replays" if replays else ""))


def journal_in(folder: Path, made: Mapping[str, Any], console: Console) -> Journal:
    """Where games are kept as they are played."""
    try:
        # another commit with the same code goes on
        same = {k: v for k, v in made.items() if k not in ("arguments", "git")}
        journal = Journal(folder, {**made["arguments"], **same})
    except OSError as error:
        raise ConfigError(f"cannot write to {str(folder)!r}: {error.strerror}") from None
    if journal.games:
        console.print(f"going on: {journal.games:,} games were played before")
    return journal


def origin(evaluation: Evaluation, asked: Sequence[Lineup]) -> dict[str, Any]:
    """What made these results, so that they can be made again."""
    try:
        version = metadata.version("mc_env")
    except metadata.PackageNotFoundError:
        version = "source"
    cards = homebrew.versions()
    return {
        **({"cards": cards} if cards else {}),  # of others
        "arguments": evaluation.data(),
        "weights": {spec: digest for spec in specs_of(asked) if (digest := make(spec).weights)},
        "mc_env": version,
        "rules": RULES_VERSION,
        "git": provenance.commit(),
        "code": provenance.code(),
        "python": platform.python_version(),
        "machine": platform.machine(),
    }
