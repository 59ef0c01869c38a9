"""Whole playouts from the middle of a two-player game: by the heuristic, by the light player, at random; and what each wins.

    python -m benchmarks.playouts

They take turns within one run, so that a shared machine disturbs all alike; what counts is the ratio.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Sequence

from rich.console import Console
from rich.table import Table as RichTable

import mc_env
from benchmarks.calibration import build, keep, keep_argument
from mc_env.agents.players.heuristic import HeuristicAgent
from mc_env.agents.players.light import LightAgent
from mc_env.engine.knowing.sight import Sight
from mc_env.engine.state.state import State

Pick = Callable[[State], int]
HEROES = ["spider_man", "captain_marvel"]
LONGEST = 40  # rounds


def middle(seed: int) -> mc_env.Game:
    """A game in its third round, played by the heuristic until then."""
    heuristic = HeuristicAgent()
    game = mc_env.new_game(HEROES, "rhino", seed)
    while game.state.pending is not None and game.state.round < 3:
        game.step(heuristic.pick(Sight(game.state, game.state.pending.player)))
    return game


def play_out(game: mc_env.Game, pick: Pick) -> tuple[int, bool]:
    """Play a copy to its end: decisions, and whether it is won."""
    twin = game.clone()
    state = twin.state
    decisions = 0
    while state.pending is not None and state.round < LONGEST:
        twin.step(pick(state))
        decisions += 1
    return decisions, twin.outcome == "win"


def players() -> dict[str, Pick]:
    """Who plays on, by name."""
    heuristic, light, rng = HeuristicAgent(), LightAgent(), random.Random(1)

    def at_random(state: State) -> int:
        assert state.pending is not None
        return int(rng.random() * len(state.pending.opts))

    def by_heuristic(state: State) -> int:
        assert state.pending is not None
        return heuristic.pick(Sight(state, state.pending.player))

    return {"random": at_random, "heuristic": by_heuristic, "light": light.pick}


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.playouts", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="positions to play on from (default 200)")
    keep_argument(parser)
    args = parser.parse_args(argv)
    games = [game for game in (middle(seed) for seed in range(args.games)) if game.state.pending is not None]
    found = {name: [0.0, 0, 0] for name in players()}
    for game in games:
        for name, pick in players().items():
            begun = time.process_time()
            decisions, won = play_out(game, pick)
            found[name][0] += time.process_time() - begun
            found[name][1] += decisions
            found[name][2] += won
    table = RichTable(
        "who", "playouts/s", "of the heuristic's", "decisions/s", "won", title=f"{len(games)} playouts, {build()}"
    )
    base = len(games) / found["heuristic"][0]
    rows = {}
    for name, (seconds, taken, wins) in found.items():
        rate = len(games) / seconds
        rows[name] = {"playouts": rate, "ratio": rate / base, "decisions": taken / seconds, "won": wins / len(games)}
        table.add_row(
            name, f"{rate:,.0f}", f"{rate / base:.1f} x", f"{taken / seconds:,.0f}", f"{wins / len(games):.0%}"
        )
    Console().print(table)
    keep("playouts", {"rows": rows}, args.keep)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
