"""Games of any team, written as they are played: what was seen, what could be chosen, what was chosen, how it ended.

A folder gets `shards/*.npz` (one for each piece of games, unpadded: rows one after another and where each observation begins,
as `Packed` has them), `games.jsonl` (a line a game, with the saved game itself) and `README.md`, the data card. A shard is
written whole or not at all, so a dataset that was stopped goes on with the same command.
"""

from __future__ import annotations

import io
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import mc_env
from mc_env.agents.datasets.card import card
from mc_env.agents.evaluation.games import GameResult, Lineup, MeasuredGame
from mc_env.agents.players import side_by_side
from mc_env.agents.players.base import Agent
from mc_env.agents.players.registry import files_of, make
from mc_env.agents.support import files
from mc_env.agents.support.places import Place
from mc_env.encoders import EntityEncoder, Packed
from mc_env.engine.version import RULES_VERSION
from mc_env.errors import ConfigError

GAMES: Final = 10_000
PIECE: Final = 50  # games of a shard
SHARDS, LIST, CARD, PLAN = "shards", "games.jsonl", "README.md", "plan.json"
OUTCOMES: Final = {"win": 1, "loss": -1, "truncated": 0}


class RecordedGame(MeasuredGame):
    """A game that keeps what each deciding seat saw and chose."""

    def __init__(self, lineup: Lineup, seed: int, agents: Sequence[Agent], encoder: EntityEncoder) -> None:
        super().__init__(lineup, seed, agents)
        self.encoder = encoder
        self.seen = Packed(64)
        self.chosen: list[int] = []
        self.seats: list[int] = []

    def choose(self, option: int, seconds: float) -> None:
        pending = self.game.state.pending
        assert pending is not None
        self.encoder.pack(self.game, pending.player, self.seen)
        self.chosen.append(option)
        self.seats.append(pending.player)
        super().choose(option, seconds)


def pieces(lineups: Sequence[Lineup], games: int, first_seed: int) -> list[tuple[Lineup, range]]:
    """All games in pieces: each table gets its share, the first ones one more where it does not come out even."""
    out = []
    for i, lineup in enumerate(lineups):
        count = games // len(lineups) + (i < games % len(lineups))
        for begin in range(first_seed, first_seed + count, PIECE):
            out.append((lineup, range(begin, min(begin + PIECE, first_seed + count))))
    return out


def shard(name: str, lineup: Lineup, seeds: Sequence[int]) -> tuple[bytes, list[dict[str, Any]]]:
    """Play a piece: what its file holds, and a line for each game."""
    players = len(lineup.setup["heroes"])
    encoder = EntityEncoder(players, lineup.setup.get("hands", "open"))
    agents = [make(spec, seed=seat) for seat, spec in enumerate(lineup.team)]
    together = all(agent.together for agent in agents)
    playing = (RecordedGame(lineup, seed, agents, encoder) for seed in seeds)
    played = {game.seed: game for game in side_by_side.play(playing, len(seeds) if together else 1)}
    seen, actions, seats, of, results = Packed(4096), [], [], [], []
    for number, seed in enumerate(seeds):
        game = played[seed]
        seen.extend(game.seen)
        actions += game.chosen
        seats += game.seats
        of += [number] * len(game.chosen)
        results.append(game.result(save=True))
    arrays: dict[str, Any] = {
        **seen.arrays(),
        "action": np.array(actions, np.int16),
        "seat": np.array(seats, np.int8),
        "game": np.array(of, np.int32),
        "outcome": np.array([OUTCOMES[r.outcome] for r in results], np.int8),
        "seed": np.array(seeds, np.int64),
    }
    whole = io.BytesIO()
    np.savez_compressed(whole, **arrays)
    return whole.getvalue(), [line(lineup, result, name) for result in results]


def keep_shard(path: Path, content: bytes, lines: Sequence[Mapping[str, Any]]) -> None:
    """Write a piece: its lines first, so that a shard that is there is whole."""
    files.write_lines(path.with_suffix(".jsonl"), lines)
    with files.replacing(path) as file:
        file.write(content)


def line(lineup: Lineup, result: GameResult, shard: str) -> dict[str, Any]:
    """A game in `games.jsonl`."""
    return {
        "shard": shard,
        "table": result.task,
        "setup": dict(lineup.setup),
        "team": list(result.team),
        "seed": result.seed,
        "outcome": result.outcome,
        "reason": result.reason,
        "rounds": result.rounds,
        "decisions": result.decisions,
        "save": result.save,
    }


def make_dataset(
    folder: Path, lineups: Sequence[Lineup], games: int, first_seed: int, place: Place, console: Console
) -> None:
    """Play and write everything that is not there yet."""
    if games < 1:
        raise ConfigError(f"--games is at least 1, not {games}")
    specs = list(dict.fromkeys(spec for lineup in lineups for spec in lineup.team))
    for spec in specs:
        make(spec)  # a wrong one is told before anything is played
    plan = {
        "teams": [[lineup.task, *lineup.team] for lineup in lineups],
        "games": games,
        "first_seed": first_seed,
        "rules": RULES_VERSION,
        "mc_env": mc_env.__version__,
    }
    _same_plan(folder, plan)
    todo = [
        (folder / SHARDS / f"{i:05}.npz", lineup, seeds)
        for i, (lineup, seeds) in enumerate(pieces(lineups, games, first_seed))
    ]
    left = {i: (path.name, lineup, seeds) for i, (path, lineup, seeds) in enumerate(todo) if not path.exists()}
    with _bar(console) as bar:
        there = sum(len(seeds) for i, (_, _, seeds) in enumerate(todo) if i not in left)
        task = bar.add_task("games", total=games, completed=there)
        for i, (content, lines_of_it) in place.each(shard, left, files_of(specs)):
            keep_shard(todo[i][0], content, lines_of_it)
            bar.update(task, advance=len(lines_of_it))
    lines = [one for path, _, _ in todo for one in path.with_suffix(".jsonl").read_text().splitlines()]
    files.write_text(folder / LIST, "".join(f"{one}\n" for one in lines))
    size = sum(path.stat().st_size for path, _, _ in todo)
    files.write_text(folder / CARD, card(plan, [json.loads(one) for one in lines], size))


def _same_plan(folder: Path, plan: Mapping[str, Any]) -> None:
    """Note what is made here; another dataset in the same folder is refused."""
    path = folder / PLAN
    try:
        if path.exists():
            before = json.loads(path.read_text(encoding="utf-8"))
            changed = [key for key in plan if before.get(key) != plan[key]]
            if changed:
                raise ConfigError(
                    f"{folder} holds another dataset ({', '.join(changed)} differ): choose another folder"
                )
        elif folder.is_dir() and any(folder.iterdir()):
            raise ConfigError(f"{folder} holds something else already: choose an empty folder")
        files.write_text(path, json.dumps(plan, indent=1))
    except (OSError, json.JSONDecodeError) as error:
        raise ConfigError(f"cannot write to {str(folder)!r}: {error}") from None


def _bar(console: Console) -> Progress:
    columns = (TextColumn("[bold]{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True)
