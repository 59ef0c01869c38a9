"""Decisions per second, times of a clone, resample, new game and view, for 1, 2 and 4 seats, a crowded board and a swarm.

Machines differ and are shared, so every figure is measured next to a calibration loop (integer additions in a `for` loop)
and scaled to a machine on which 10^7 of them take 0.35 s. The median of several repetitions is printed.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable

from rich.console import Console
from rich.table import Table as RichTable

import mc_env
from benchmarks.calibration import build, calibrate, keep, keep_argument, scaled
from mc_env.cards import catalog, registry
from mc_env.cards.terms import CardType
from mc_env.engine.board import moves
from mc_env.engine.new_game import new_card
from mc_env.engine.save import snapshot
from mc_env.engine.state.zones import ASIDE
from mc_env.kernel.zones import NOBODY
from mc_env.table import Table

TARGETS = {"decisions/s": 200_000.0, "clone us": 3.0, "resample us": 60.0, "new game us": 50.0}


def random_games(heroes: list[str], scenario: str, games: int, rng: random.Random) -> int:
    """Whole random games; the number of decisions taken."""
    decisions = 0
    draw = rng.random  # a cheap die: the rules are measured, not the dice
    for _ in range(games):
        game = mc_env.new_game(heroes, scenario, rng.randrange(1 << 30))
        state = game.state
        while (pending := state.pending) is not None:
            game.step(int(draw() * len(pending.opts)))
            decisions += 1
    return decisions


def crowded(heroes: list[str], scenario: str) -> mc_env.Game:
    """A four-player game in its first turn with twenty more cards in play."""
    game = mc_env.new_game(heroes, scenario, 11)
    while game.decision is not None and game.decision.kind != "turn":
        game.step(len(game.decision) - 1)
    g = game.state
    for p in range(g.n):
        supports = [code for code, card in registry.CARDS.items() if card.faces[0].type == CardType.SUPPORT]
        for code in supports[4 * p : 4 * p + 4]:
            moves.put_in_play(g, new_card(g, code, p, g.parea[p], ASIDE), p)
        moves.put_in_play(g, new_card(g, "01101", NOBODY, g.parea[p], ASIDE), NOBODY, p)
    game.step(len(g.pending.opts) - 1)  # type: ignore[union-attr]
    return game


def drones(each: int = 4) -> mc_env.Game:
    """Ultron's second stage against four heroes, each engaged with several Drones."""
    t = Table(scenario="ultron", seed=11)
    for name in ("Spider-Man", "Captain Marvel", "She-Hulk", "Iron Man"):
        t.hero(name, form="hero", hand=["Energy", "Genius", "Strength", "First Aid"])
    t.villain("Ultron", stage=2).environment("Ultron Drones")
    for seat in range(4):
        for _ in range(each):
            t.minion("Drone", engaged=seat)
    t.start()
    t.game.state.auto = True  # as in a game: a sole option is taken
    return t.game


def from_position(game: mc_env.Game, rounds: int, rng: random.Random) -> int:
    """Play on from copies of a position; the number of decisions taken."""
    decisions = 0
    draw = rng.random
    for _ in range(rounds):
        twin = game.clone()
        for _ in range(60):
            if twin.state.pending is None:
                break
            twin.step(int(draw() * len(twin.state.pending.opts)))
            decisions += 1
    return decisions


def middle(heroes: list[str], scenario: str) -> mc_env.Game:
    """A position in the middle of a random game."""
    rng = random.Random(5)
    for seed in range(100):
        game = mc_env.new_game(heroes, scenario, seed)
        for _ in range(25 * len(heroes)):
            if game.state.pending is not None:
                game.step(rng.randrange(len(game.state.pending.opts)))
        if game.state.pending is not None:
            return game
    raise RuntimeError("no game lasted long enough")


def repeat(what: Callable[[], object], n: int) -> int:
    for _ in range(n):
        what()
    return n


def resamples(game: mc_env.Game, n: int) -> int:
    for seed in range(n):
        game.resample(0, seed)
    return n


def new_games(heroes: list[str], n: int) -> int:
    for seed in range(n):
        mc_env.new_game(heroes, "rhino", seed)
    return n


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__.split("\n")[0])
    parser.add_argument("--repetitions", type=int, default=9, help="repetitions of each measurement (default 9)")
    parser.add_argument("--games", type=int, default=12, help="random games a repetition (default 12)")
    keep_argument(parser)
    args = parser.parse_args()
    registry.load()
    heroes = [hero.code for hero in catalog.heroes(["core"])]
    seats = [n for n in (1, 2, 4) if n <= len(heroes)]
    rng = random.Random(1)
    random_games(heroes[:1], "rhino", 2, rng)
    rows: list[dict[str, float | str]] = []
    for n in seats:
        team = heroes[:n]
        rate = scaled(lambda team=team: random_games(team, "rhino", args.games, rng), args.repetitions)  # type: ignore[misc]
        position = middle(team, "rhino")
        clone = 1e6 / scaled(lambda position=position: repeat(position.state.clone, 2000), args.repetitions)  # type: ignore[misc]
        view = 1e6 / scaled(lambda position=position: repeat(lambda: position.view(0), 50), args.repetitions)  # type: ignore[misc]
        size = len(repr(snapshot(position.state)))
        rows.append(
            {
                "board": f"{n} seats",
                "decisions/s": rate,
                "clone us": clone,
                "resample us": 1e6 / scaled(lambda position=position: resamples(position, 200), args.repetitions),  # type: ignore[misc]
                "new game us": 1e6 / scaled(lambda team=team: new_games(team, 100), args.repetitions),  # type: ignore[misc]
                "view us": view,
                "snapshot bytes": size,
            }
        )
    if len(heroes) >= 4:
        board = crowded(heroes[:4], "rhino")
        plain = mc_env.new_game(heroes[:4], "rhino", 11)
        rate = scaled(lambda: from_position(board, 12, rng), args.repetitions)
        base = scaled(lambda: from_position(plain, 12, rng), args.repetitions)
        clone = 1e6 / scaled(lambda: repeat(board.state.clone, 2000), args.repetitions)
        size = len(repr(snapshot(board.state)))
        rows.append({"board": "4 seats, crowded", "decisions/s": rate, "clone us": clone, "snapshot bytes": size})
        rows.append({"board": "4 seats, from the start", "decisions/s": base})
        swarm = drones()
        rate = scaled(lambda: from_position(swarm, 12, rng), args.repetitions)
        clone = 1e6 / scaled(lambda: repeat(swarm.state.clone, 2000), args.repetitions)
        size = len(repr(snapshot(swarm.state)))
        rows.append({"board": "4 seats, 16 Drones", "decisions/s": rate, "clone us": clone, "snapshot bytes": size})
    table = RichTable(title=f"mc_env engine, scaled to 10^7 additions in 0.35 s (one core, {build()})")
    columns = ["board", "decisions/s", "clone us", "resample us", "new game us", "view us", "snapshot bytes"]
    for column in columns:
        table.add_column(column, justify="left" if column == "board" else "right")
    for row in rows:
        table.add_row(*(f"{v:,.1f}" if isinstance(v := row.get(c, ""), float) else str(v) for c in columns))
    console = Console()
    console.print(table)
    console.print(
        f"targets: {', '.join(f'{k} {v:,.0f}' for k, v in TARGETS.items())}; calibration now {calibrate():.2f} s"
    )
    keep("engine", {"rows": rows, "calibration_seconds": calibrate()}, args.keep)


if __name__ == "__main__":
    main()
