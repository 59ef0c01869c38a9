"""What a decision costs in bytecodes (pure Python) and machine instructions (any build): figures that no load disturbs.

    python -m benchmarks.count

Random games of one to four seats against each villain, rules alone and with the observation of the deciding seat. Bytecodes
are counted by a trace function. Instructions are counted by callgrind, if valgrind is installed: two runs of different length
are subtracted, so that starting up does not count.
"""

from __future__ import annotations

import argparse
import gc
import os
import random
import re
import shutil
import subprocess
import sys
from types import FrameType
from typing import Any

from rich.console import Console
from rich.table import Table

import mc_env
from benchmarks.calibration import build, keep, keep_argument
from mc_env.cards import catalog, registry
from mc_env.encoders.entities import EntityEncoder
from mc_env.encoders.packed import Packed

WORK = {"rules": False, "rules and observation": True}
SCENARIOS = ("rhino", "klaw", "ultron")


def play(games: int, observe: bool) -> int:
    """Random games from fixed seeds; the number of decisions."""
    heroes = [hero.code for hero in catalog.heroes(["core"])]
    encoders = {n: EntityEncoder(n) for n in (1, 2, 3, 4)}
    decisions = 0
    for i in range(games):
        n = i % 4 + 1
        rng = random.Random(i)
        game = mc_env.new_game(rng.sample(heroes, n), SCENARIOS[i % 3], i)
        batch: Packed = encoders[n].packed(1)
        while game.state.pending is not None:
            if observe:
                batch.clear()
                encoders[n].pack(game, game.state.pending.player, batch)
            game.step(rng.randrange(len(game.state.pending.opts)))
            decisions += 1
    return decisions


def bytecodes(games: int, observe: bool) -> float:
    """Bytecodes a decision; compiled functions count as nothing."""
    play(games, observe)  # what is made when first used is made now
    counted = 0

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal counted
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        if event == "opcode":
            counted += 1
        return trace

    sys.settrace(trace)
    try:
        decisions = play(games, observe)
    finally:
        sys.settrace(None)
    return counted / decisions


def instructions(games: int, observe: bool) -> float:
    """Machine instructions a decision, by callgrind."""
    few, many = max(1, games // 4), games
    return (_callgrind(many, observe) - _callgrind(few, observe)) / (play(many, observe) - play(few, observe))


def _callgrind(games: int, observe: bool) -> int:
    valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    program = [sys.executable, "-m", "benchmarks.count", "--only-play", str(games), *(["--observe"] if observe else [])]
    quiet = {"PYTHONHASHSEED": "0", "PYTHONMALLOC": "pymalloc", "OPENBLAS_NUM_THREADS": "1"}  # idle threads spin
    environment = {**os.environ, **quiet}
    done = subprocess.run([*valgrind, *program], capture_output=True, text=True, check=True, env=environment)
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None, done.stderr
    return int(found[1])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.count", description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=48, help="random games (default 48)")
    parser.add_argument(
        "--only-play", type=int, metavar="GAMES", help="play and count nothing (what callgrind looks at)"
    )
    parser.add_argument("--observe", action="store_true", help="with --only-play: make observations too")
    keep_argument(parser)
    args = parser.parse_args()
    registry.load()
    if args.only_play is not None:
        gc.disable()  # when it runs is a matter of chance, and games leave nothing for it to find
        play(args.only_play, args.observe)
        return
    rows = []
    for name, observe in WORK.items():
        row: dict[str, Any] = {"work": name}
        if build() == "pure":
            row["bytecodes"] = round(bytecodes(args.games, observe))
        if shutil.which("valgrind"):
            row["instructions"] = round(instructions(args.games, observe))
        rows.append(row)
    table = Table(title=f"what a decision costs ({build()})")
    for column in ("work", "bytecodes", "instructions"):
        table.add_column(column, justify="left" if column == "work" else "right")
    for row in rows:
        table.add_row(row["work"], *(f"{row[c]:,}" if c in row else "" for c in ("bytecodes", "instructions")))
    Console().print(table)
    keep("count", {"rows": rows}, args.keep)


if __name__ == "__main__":
    main()
