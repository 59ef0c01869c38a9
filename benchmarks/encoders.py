"""What an observation costs, piece by piece, for 1, 2 and 4 seats: microseconds and calibration loops.

Random games are played with and without a piece of work at every decision; the difference is what the piece costs while the
game is warm, as it is in a training loop. Figures are scaled like those of `python -m benchmarks`; a ratio is to one
iteration of the calibration loop (one addition).
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable

import numpy as np
from rich.console import Console
from rich.table import Table as RichTable

from benchmarks.calibration import REFERENCE_SECONDS, calibrate
from mc_env.cards import catalog, registry
from mc_env.encoders import Packed, SemanticActions, make_encoder, vocab
from mc_env.engine.game import MAX_OPTIONS, Game, new_game
from mc_env.engine.observing.view import look

Work = Callable[[Game], object]
SCENARIOS = ("rhino", "klaw", "ultron")


def setups(players: int, games: int) -> list[tuple[list[str], str, int]]:
    """Whom to send against whom: the same games for every piece."""
    rng = random.Random(players)
    heroes = [hero.code for hero in catalog.heroes(["core"])]
    return [(rng.sample(heroes, players), SCENARIOS[i % 3], rng.randrange(1 << 30)) for i in range(games)]


def play(tables: list[tuple[list[str], str, int]], work: Work | None) -> tuple[float, int]:
    """Play random games; scaled CPU seconds spent between the first and the last decision, and how many there were."""
    rng = random.Random(3)
    total = 0.0
    decisions = 0
    for heroes, scenario, seed in tables:
        game = new_game(heroes, scenario, seed)
        before = calibrate()
        start = time.process_time()
        while (pending := game.state.pending) is not None:
            if work is not None:
                work(game)
            game.step(rng.randrange(len(pending.opts)))
            decisions += 1
        spent = time.process_time() - start
        total += spent * REFERENCE_SECONDS / ((before + calibrate()) / 2)
    return total, decisions


def pieces(players: int) -> dict[str, Work]:
    """What is measured, each for the deciding seat."""
    entities = make_encoder("entities", players)
    flat = make_encoder("flat", players)
    packed = Packed()
    semantic = SemanticActions(players)

    def seat(game: Game) -> int:
        assert game.state.pending is not None
        return game.state.pending.player

    def pack(game: Game) -> None:
        if len(packed) >= 256:
            packed.clear()
        entities.pack(game, seat(game), packed)

    def mask(game: Game) -> None:
        out = np.zeros(MAX_OPTIONS, np.int8)
        out[: len(game.state.pending.opts)] = 1  # type: ignore[union-attr]

    return {
        "raw view": lambda game: look(game.state, seat(game), vocab.ids()),
        "pack": pack,
        "encode": lambda game: entities.encode(game, seat(game)),
        "flat": lambda game: flat.encode(game, seat(game)),
        "mask": mask,
        "semantic mask": semantic.mask,
        "view (dict)": lambda game: game.view(seat(game)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.encoders", description=__doc__.split("\n")[0])
    parser.add_argument("--repetitions", type=int, default=5, help="repetitions of each measurement (default 5)")
    parser.add_argument("--games", type=int, default=9, help="random games a repetition (default 9)")
    args = parser.parse_args()
    registry.load()
    rows: list[dict[str, float | str]] = []
    for players in (1, 2, 4):
        tables = setups(players, args.games)
        play(tables[:3], None)
        work = pieces(players)
        for piece in work.values():
            play(tables[:1], piece)
        costs: dict[str, list[float]] = {name: [] for name in work}
        steps = []
        for _ in range(args.repetitions):
            alone, decisions = play(tables, None)
            steps.append(alone / decisions * 1e6)
            for name, piece in work.items():
                spent, _ = play(tables, piece)
                costs[name].append((spent - alone) / decisions * 1e6)
        row: dict[str, float | str] = {"board": f"{players} seats", "choose": statistics.median(steps)}
        row.update({name: statistics.median(values) for name, values in costs.items()})
        rows.append(row)
    table = RichTable(title="cost of a decision in us, scaled to 10^7 additions in 0.35 s (one core, pure Python)")
    columns = ["board", "choose", *pieces(1)]
    for column in columns:
        table.add_column(column, justify="left" if column == "board" else "right")
    one = REFERENCE_SECONDS / 10  # us an addition takes on the reference machine
    for row in rows:
        table.add_row(*(f"{v:,.1f} ({v / one:,.0f}x)" if isinstance(v := row[c], float) else str(v) for c in columns))
    console = Console(width=160)
    console.print(table)
    console.print("in brackets: iterations of the calibration loop; target: pack with mask <= 25 us for 2 seats")
    print(json.dumps({"benchmark": "encoders", "rows": rows}))


if __name__ == "__main__":
    main()
