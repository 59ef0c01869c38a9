"""A submission is a folder of three files: who and what (`submission.yaml`), figures (`results.json`), and every game as its
seed and choices (`games.jsonl.gz`), from which the figures follow."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final

import yaml

from mc_env.agents.evaluation import stats
from mc_env.agents.support import files
from mc_env.errors import ConfigError

ABOUT: Final = "submission.yaml"
RESULTS: Final = "results.json"
GAMES: Final = "games.jsonl.gz"
FORMAT: Final = "mc_env submission 1"


@dataclass(frozen=True)
class About:
    """Who submits what, and what made it."""

    name: str  # of the entry, as the leaderboard shows it
    agent: str  # spec
    by: str
    about: str
    weights: str  # digest of the agent's weights, "" if it has none
    mc_env: str
    rules: int
    code: str  # digest of the sources
    format: str = FORMAT


@dataclass(frozen=True)
class Played:
    """One game."""

    task: str
    seed: int
    outcome: str  # win, loss or truncated
    rounds: int
    choices: list[int]


@dataclass(frozen=True)
class Submission:
    """What a folder holds."""

    about: About
    results: Mapping[str, Any]  # by task
    games: list[Played]


def figures(games: Iterable[Played]) -> dict[str, Any]:
    """The figures that follow from games, by task."""
    by_task: dict[str, list[Played]] = {}
    for game in games:
        by_task.setdefault(game.task, []).append(game)
    out = {}
    for task, some in by_task.items():
        wins = sum(game.outcome == "win" for game in some)
        low, high = stats.wilson(wins, len(some))
        out[task] = {"games": len(some), "wins": wins, "win_rate": wins / len(some), "wilson_95": [low, high]}
    return out


def write(folder: Path, about: About, games: list[Played]) -> None:
    """All three files; the games are written so that the same ones give the same bytes."""
    folder.mkdir(parents=True, exist_ok=True)
    files.write_text(folder / ABOUT, yaml.safe_dump(asdict(about), sort_keys=False, allow_unicode=True))
    files.write_json(folder / RESULTS, figures(games))
    lines = "".join(json.dumps(asdict(game), separators=(",", ":")) + "\n" for game in games)
    with files.replacing(folder / GAMES) as file:
        file.write(gzip.compress(lines.encode(), mtime=0))


def read(folder: Path) -> Submission:
    """What a folder holds; a file that is missing or damaged is told by name."""
    for name in (ABOUT, RESULTS, GAMES):
        if not (folder / name).is_file():
            raise ConfigError(f"{folder} is no submission: {name} is missing (`mc-env submit` makes one)")
    try:
        data = yaml.safe_load((folder / ABOUT).read_text(encoding="utf-8"))
        about = About(**{f.name: data[f.name] for f in fields(About)})
    except (yaml.YAMLError, KeyError, TypeError, UnicodeDecodeError) as error:
        raise ConfigError(f"{folder / ABOUT} cannot be read: {error}") from None
    if about.format != FORMAT:
        raise ConfigError(f"{folder / ABOUT}: the format is {about.format!r}; this mc_env reads {FORMAT!r}")
    try:
        results = json.loads((folder / RESULTS).read_text(encoding="utf-8"))
    except ValueError as error:
        raise ConfigError(f"{folder / RESULTS} cannot be read: {error}") from None
    try:
        lines = gzip.decompress((folder / GAMES).read_bytes()).decode().splitlines()
        games = [Played(**json.loads(line)) for line in lines]
    except (OSError, EOFError, ValueError, TypeError) as error:
        raise ConfigError(f"{folder / GAMES} cannot be read: {error}") from None
    return Submission(about, results, games)
