"""Seeds of the games that runs learn from: no two runs share one, nor two processes of a run, and evaluation meets none.

Evaluation has the small numbers (`mc-env evaluate`), those from 3,000,000,000 on (`evaluation.first_seed` of a config), and
those from 2^32 on (tasks). Episodes after the first of a game have seeds from 2^62 on (`mc_env.env.episodes`). Training has the
room just below: each run a block of its own, the first part of it for the games it imitates, then one part for each process.
"""

from __future__ import annotations

from typing import Final

from mc_env.env.episodes import DERIVED
from mc_env.errors import ConfigError

FIRST: Final = 1 << 61
RUNS: Final = 1 << 32
PARTS: Final = 1 << 9  # of a run
GAMES: Final = 1 << 20  # of a part
EXPERT: Final = 1 << 10  # pieces of a part for games by search
assert FIRST + RUNS * PARTS * GAMES == DERIVED


def imitation_seeds(seed: int, games: int) -> range:
    """The episodes that a run imitates, in all its processes together."""
    return _part(seed, 0, games)


def learning_seeds(seed: int, rank: int, games: int) -> range:
    """The episodes with which the games of a process begin."""
    return _part(seed, 1 + rank, games)


def expert_seeds(seed: int, rank: int, time: int) -> range:
    """The episodes that a process plays by search the so manieth time: the last parts of a run, another piece each time."""
    part = _part(seed, PARTS - 1 - rank, GAMES)
    first = part.start + (time % EXPERT) * (GAMES // EXPERT)
    return range(first, first + GAMES // EXPERT)


def _part(seed: int, part: int, games: int) -> range:
    for what, n, room in (("seed", seed, RUNS), ("processes", part, PARTS), ("games", games, GAMES + 1)):
        if not 0 <= n < room:
            raise ConfigError(f"{what} is between 0 and {room - 1:,}, not {n:,}")
    first = FIRST + (seed * PARTS + part) * GAMES
    return range(first, first + games)
