"""`bench`: how many decisions a second this machine makes, with what is installed on it.

Random games, measured three ways: the rules alone; with an observation of every decision, many games at once, packed; and through
`mc_env.env(...)`, with PettingZoo's wrappers. Time is processor time of one core.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv
from rich import box
from rich.table import Table

import mc_env
from mc_env.cli.calibration import REFERENCE_SECONDS, build, calibrate, measure
from mc_env.env.match import Match
from mc_env.env.settings import Settings
from mc_env.env.vector import VectorGames
from mc_env.errors import ConfigError
from mc_env.render.text import console as make_console

HEROES: Final = ("spider_man", "captain_marvel", "she_hulk", "iron_man")
GAMES: Final = 32  # side by side on the packed path


def parser() -> argparse.ArgumentParser:
    out = argparse.ArgumentParser(
        prog="mc-env bench",
        description=__doc__,
        epilog="examples:\n  mc-env bench\n  mc-env bench --players 4 --decisions 5000\n",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    out.add_argument("--players", type=int, default=2, metavar="N", help="heroes against Rhino, 1 to 4 (default 2)")
    out.add_argument("--decisions", type=int, default=2000, metavar="N", help="decisions a repetition (default 2000)")
    out.add_argument("--repetitions", type=int, default=5, metavar="N", help="the median counts (default 5)")
    return out


def main(argv: Sequence[str] | None = None) -> int:
    """Measure, and print a table."""
    args = parser().parse_args(argv)
    for name, least, most in (("players", 1, 4), ("decisions", 1, None), ("repetitions", 1, None)):
        given = getattr(args, name)
        if given < least or (most is not None and given > most):
            raise ConfigError(f"--{name} {given}: must be {f'{least} to {most}' if most else f'at least {least}'}")
    console = make_console()
    arguments = {"heroes": HEROES[: args.players], "scenario": "rhino"}
    rng = Random(1)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("", "decisions/s here", "scaled"):
        table.add_column(column, justify="right" if column else "left")
    for name, play in ways(arguments, rng).items():
        play(min(200, args.decisions))  # what is made when first used is made now
        rate = measure(lambda play=play: play(args.decisions), args.repetitions)  # type: ignore[misc]
        table.add_row(name, f"{rate.here:,.0f}", f"{rate.scaled:,.0f}")
    who = f"{args.players} player{'s' if args.players > 1 else ''}"
    console.print(f"Random games of {who} against Rhino, one core, {build()} engine, mc_env {mc_env.__version__}:")
    console.print(table)
    console.print(
        f"10^7 additions take {calibrate():.2f} s here; scaled: as if they took {REFERENCE_SECONDS} s, to compare machines."
    )
    return 0


def ways(arguments: Mapping[str, Any], rng: Random) -> dict[str, Callable[[int], int]]:
    """Ways to play so many decisions, by name; each says how many it played."""
    settings, env = Settings(arguments), mc_env.env(**arguments)
    packed = VectorGames(GAMES, observations="packed", **arguments)
    return {
        "rules alone": lambda n: engine(settings, n, rng),
        "with observations, packed": lambda n: vector(packed, n, rng),
        "through env()": lambda n: aec(env, n, rng),
    }


def engine(settings: Settings, decisions: int, rng: Random) -> int:
    """The rules alone."""
    match = Match(settings)
    done = 0
    while done < decisions:
        match.begin(rng.randrange(1 << 30))
        game = match.game
        while game.state.pending is not None and done < decisions:
            game.step(rng.randrange(len(game.state.pending.opts)))
            done += 1
    return done


def vector(games: VectorGames, decisions: int, rng: Random) -> int:
    """Batched play; a learner would choose in one pass, so choosing is one numpy expression."""
    games.reset(seed=rng.randrange(1 << 30))
    steps = -(-decisions // games.num_envs)
    noise = np.random.default_rng(rng.randrange(1 << 30)).random((steps, games.num_envs))
    counts = np.array([len(c.match.game.state.pending.opts) for c in games.games])
    for t in range(steps):
        seen, *_ = games.step((noise[t] * counts).astype(np.int64))
        if games.packed is not None:
            counts = np.diff(games.packed.option_start)
        else:
            counts = seen["action_mask"].sum(-1)
    return steps * games.num_envs


def aec(env: AECEnv[Any, Any, Any], decisions: int, rng: Random) -> int:
    """Masked random play through `last` and `step`, observations included."""
    env.reset(seed=rng.randrange(1 << 30))
    done = 0
    while done < decisions:
        observation, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.reset(seed=rng.randrange(1 << 30))
            continue
        assert observation is not None
        mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
        env.step(choose(mask, rng))
        done += 1
    return done


def choose(mask: NDArray[np.int8], rng: Random) -> int:
    """Any of the legal actions."""
    legal = mask.nonzero()[0]
    return int(legal[int(rng.random() * len(legal))])
