"""How cost grows: decisions a second for 1 to 4 players and for 1 to 4,096 games in memory, bytes a game, start-up.

    python -m benchmarks.scaling

Random play on the packed vector path, and the rules alone with all games taking turns: the more of them there are, the less of
each is still near the processor. Rates are scaled as everywhere (`benchmarks.calibration`); bytes are what the process grew
by; start-up is the least processor time of several fresh processes.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

import mc_env
from benchmarks.calibration import build, keep, keep_argument, scaled
from mc_env.cards import registry
from mc_env.cli.bench import HEROES, vector
from mc_env.env.vector import VectorGames

GAMES: Final = (1, 16, 256, 4096)
MIDDLE: Final = 40  # decisions after which a game is in its middle
STARTS: Final = {
    "Python": "pass",
    "import mc_env": "import mc_env",
    "... and a first game": "import mc_env; mc_env.new_game(['spider_man'], 'rhino', 1)",
    "... and a first observation": "import mc_env; mc_env.raw_env(heroes=['spider_man'], scenario='rhino').reset(seed=1)",
}


def held() -> int:
    """Bytes of memory this process holds; 0 where the system does not say."""
    found = Path("/proc/self/statm")
    return int(found.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if found.exists() else 0


def by_turns(games: list[mc_env.Game], heroes: Sequence[str], decisions: int, rng: random.Random) -> int:
    """One decision in each game, again and again; a game that is over is begun anew."""
    draw = rng.random
    for k in range(decisions):
        i = k % len(games)
        pending = games[i].state.pending
        if pending is None:
            games[i] = mc_env.new_game(heroes, "rhino", rng.randrange(1 << 30))
        else:
            games[i].step(int(draw() * len(pending.opts)))
    return decisions


def in_the_middle(n: int) -> list[mc_env.Game]:
    """So many games of two players, each some decisions after its start."""
    games = [mc_env.new_game(HEROES[:2], "rhino", seed) for seed in range(n)]
    by_turns(games, HEROES[:2], MIDDLE * n, random.Random(n))
    return games


def bytes_each(n: int) -> float:
    """What one of so many games takes up, in a fresh process: what another left behind would be used again."""
    program = (
        "import benchmarks.scaling as s; s.in_the_middle(1); before = s.held(); "
        f"kept = s.in_the_middle({n}); print((s.held() - before) / {n})"
    )
    return float(subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout)


def of_players(n: int, decisions: int, repetitions: int) -> dict[str, Any]:
    """Both rates for so many players, 32 games."""
    heroes, rng = HEROES[:n], random.Random(n)
    games = [mc_env.new_game(heroes, "rhino", seed) for seed in range(32)]
    rules = scaled(lambda: by_turns(games, heroes, decisions, rng), repetitions)
    batch = VectorGames(32, observations="packed", heroes=heroes, scenario="rhino")
    return {
        "players": n,
        "rules": rules,
        "packed": scaled(lambda: vector(batch, decisions, rng), repetitions),
    }


def of_games(n: int, decisions: int, repetitions: int) -> dict[str, Any]:
    """Both rates for so many games of two players, and what each of them takes up."""
    heroes, rng = HEROES[:2], random.Random(n)
    decisions = max(decisions, 2 * n)
    games = in_the_middle(n)
    rules = scaled(lambda: by_turns(games, heroes, decisions, rng), repetitions)
    games.clear()
    batch = VectorGames(n, observations="packed", heroes=heroes, scenario="rhino")
    vector(batch, MIDDLE * n, rng)
    packed = scaled(lambda: vector(batch, decisions, rng), repetitions)
    return {"games": n, "rules": rules, "packed": packed, "bytes": bytes_each(n) if n >= 256 else None}


def start_up(times: int) -> dict[str, float]:
    """Milliseconds of processor time until each is done, Python's own start included."""
    out: dict[str, float] = {}
    for name, program in STARTS.items():
        timed = f"{program}\nimport time; print(time.process_time())"
        runs = [
            subprocess.run([sys.executable, "-c", timed], capture_output=True, text=True, check=True)
            for _ in range(times)
        ]
        out[name] = 1000 * min(float(run.stdout) for run in runs)
    return out


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.scaling", description=__doc__.split("\n")[0])
    parser.add_argument("--repetitions", type=int, default=5, help="repetitions of each measurement (default 5)")
    parser.add_argument("--decisions", type=int, default=3000, help="decisions a repetition, at least (default 3000)")
    keep_argument(parser)
    args = parser.parse_args()
    registry.load()
    found: dict[str, Any] = {
        "players": [of_players(n, args.decisions, args.repetitions) for n in (1, 2, 3, 4)],
        "games": [of_games(n, args.decisions, args.repetitions) for n in GAMES],
        "start": start_up(args.repetitions),
    }
    console = Console()
    for what in ("players", "games"):
        table = Table(title=f"decisions/s by {what} ({build()})")
        for column in found[what][0]:
            table.add_column(column, justify="right")
        for row in found[what]:
            table.add_row(*(f"{x:,.0f}" if x is not None else "" for x in row.values()))
        console.print(table)
    console.print("; ".join(f"{name} {ms:.0f} ms" for name, ms in found["start"].items()))
    keep("scaling", found, args.keep)


if __name__ == "__main__":
    main()
