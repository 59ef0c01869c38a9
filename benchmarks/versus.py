"""The two games in one run: decisions per CPU second of the rules alone, and with observations, packed and many games at once.

Both are played at random, in turns, so that whatever else the machine does slows both alike. `--piles` counts piles too.

    python -m benchmarks.versus
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import mc_env
from benchmarks.calibration import build
from mc_env import versus
from mc_env.env.vector import VectorGames
from mc_env.versus_env.episodes import Episodes
from mc_env.versus_env.vector import VersusGames

HEROES = ("spider_man", "captain_marvel")
AIM = 1.5  # as many times as long as a decision of Marvel Champions


def rules(new: Callable[[int], Any]) -> Callable[[int, int], float]:
    """Random play, new games included: CPU seconds a decision."""

    def run(seed: int, decisions: int) -> float:
        rng, made = random.Random(seed), 0
        begun = time.process_time()
        while made < decisions:
            game = new(rng.randrange(1 << 30))
            while game.state.pending is not None and made < decisions:
                game.step(rng.randrange(len(game.state.pending.opts)))
                made += 1
        return (time.process_time() - begun) / made

    return run


def seen(games: VectorGames) -> Callable[[int, int], float]:
    """The same with what each decider sees, packed."""

    def run(seed: int, decisions: int) -> float:
        rng = np.random.default_rng(seed)
        games.reset(seed=seed)
        made = 0
        begun = time.process_time()
        while made < decisions:
            assert games.packed is not None
            counts = np.diff(games.packed.option_start)
            games.step((rng.random(len(counts)) * counts).astype(np.int64))
            made += len(counts)
        return (time.process_time() - begun) / made

    return run


def decks(seed: int) -> list[Any]:
    """Two decks by rule."""
    return list(Episodes().setup(seed).decks)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=4000, help="in each repetition")
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("--piles", action="store_true")
    given = parser.parse_args()
    marvel = VectorGames(32, observations="packed", heroes=list(HEROES), scenario="rhino")
    duel = VersusGames(32, observations="packed", mode="duel", piles=given.piles)
    pairs = {
        "rules alone": (
            rules(lambda seed: mc_env.new_game(heroes=list(HEROES), scenario="rhino", seed=seed)),
            rules(lambda seed: versus.new_game(decks(seed), seed=seed)),
        ),
        "rules and observations": (seen(marvel), seen(duel)),
    }
    print(f"{build()} engine; {given.repetitions} repetitions of {given.decisions:,} decisions, in turns")
    for name, both in pairs.items():
        times: list[list[float]] = [[], []]
        for run in both:
            run(99, 300)  # definitions are compiled before anything is measured
        for repetition in range(given.repetitions):
            for k, run in enumerate(both):
                times[k].append(run(repetition, given.decisions))
        first, second = (1 / statistics.median(one) for one in times)
        ratio = statistics.median(b / a for a, b in zip(*times, strict=True))
        print(
            f"{name:24} Marvel Champions {first:9,.0f}/s   Vs. System {second:9,.0f}/s   "
            f"{ratio:.2f} times as long ({'met' if ratio <= AIM else 'missed'}: {AIM})"
        )


if __name__ == "__main__":
    main()
