"""Which printed abilities are used when games are played: `make coverage-abilities`, `python -m tools.ability_coverage`.

Blocks of random and of steered games are played in parallel; steered players prefer what has been used least in their block
and are helped to stay alive, so that games see late stages and rare cards. For each ability the table says how often it
was offered, fired, declined (if it is optional) and canceled (if something can cancel it). Then all tests of cards and
rules are run under the same watcher: what never happens in games must happen in a test, which is named.
Everything follows from `--seed`.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from functools import partial
from io import StringIO
from random import Random
from typing import Any, Final
from unittest.mock import patch

import pytest
from rich import box
from rich.console import Console
from rich.table import Table as RichTable

from mc_env.cards import catalog
from mc_env.engine.game import Game, new_game
from mc_env.engine.state.options import DecisionKind
from tools import ROOT, many
from tools import random_games as games
from tools.ability_watcher import Counts, Key, Printed, Watcher, canceled_by, key_of, printed
from tools.meddling import help_out
from tools.named_tests import named_tests

GAMES_A_BLOCK: Final = 10
RARE: Final = 40  # how much more an ability is liked that has never been used
TESTS: Final = ("tests/cards", "tests/probes", "tests/rules")
Used = dict[Key, list[str]]  # the tests in which an ability fires


# ------------------------------------------------------------------------------------------ games


def steered(game: Game, rng: Random, counts: Counts) -> int:
    """What a champion would do, but rather with abilities that have been used little."""
    weights = games.champion_weights(game)
    pending = game.state.pending
    assert pending is not None
    for i, opt in enumerate(pending.opts):
        key = key_of(game.state, opt)
        if key is not None:
            weights[i] *= 1 + RARE // (1 + counts.fired[key])
            about = canceled_by(game.state, opt)
            weights[i] *= 1 + max((RARE // (1 + counts.canceled[k]) for k in about), default=0)
    return rng.choices(range(len(weights)), weights)[0]


def play_block(seed: int, number: int) -> Counts:
    """The games of one block: half of the blocks are steered, the others random. All follows from seed and number."""
    rng = Random(f"{seed}/{number}")
    with Watcher() as watcher:
        for _ in range(GAMES_A_BLOCK):
            setup = games.some_setup(rng, among=[h.code for h in catalog.heroes()], against=scenarios())
            watch(new_game(**setup), rng, watcher, steer=number % 2 == 1)
        return watcher.counts


def watch(game: Game, rng: Random, watcher: Watcher, steer: bool) -> None:
    """Play a game to its end."""
    policy = rng.choice((games.uniform, games.aggressive, games.champion))
    for _ in range(games.MAX_DECISIONS):
        pending = game.state.pending
        if pending is None:
            return
        if steer and pending.kind == DecisionKind.TURN and game.round < games.HELPED_ROUNDS and rng.random() < 0.3:
            help_out(game, rng)
            if game.state.pending is None:
                return
        i = steered(game, rng, watcher.counts) if steer else policy(game, rng)
        watcher.chosen(game.state, i)
        game.choose(i)
    raise AssertionError(f"no end after {games.MAX_DECISIONS} decisions")


def scenarios() -> list[str]:
    return [s.code for s in catalog.scenarios()]


# ------------------------------------------------------------------------------------------ tests


class Recorder:
    """A pytest plugin that notes which abilities fire in which test."""

    def __init__(self) -> None:
        self.fired: Used = {}
        self.declined: Used = {}
        self.canceled: Used = {}
        self.failed: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        choose = Game.choose

        def watched(game: Game, option: Any) -> None:
            if isinstance(option, int) and game.state.pending is not None:
                watcher.chosen(game.state, option)
            choose(game, option)

        with Watcher() as watcher, patch.object(Game, "choose", watched):
            result = yield
        seen = watcher.counts
        for counter, out in (
            (seen.fired, self.fired),
            (seen.declined, self.declined),
            (seen.canceled, self.canceled),
        ):
            for key in counter:
                out.setdefault(key, []).append(item.nodeid)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


def run_tests(paths: Sequence[str]) -> Recorder:
    """Run tests in this process, silently."""
    recorder = Recorder()
    where = [str(ROOT / path) for path in paths]
    with redirect_stdout(StringIO()) as said:
        code = pytest.main(["-q", "-p", "no:xdist", "-p", "no:cacheprovider", *where], [recorder])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        raise RuntimeError(f"the tests could not be run: {said.getvalue()[-2000:]}")
    return recorder


def best_test(item: Printed, used: Used) -> str:
    """The test to name: one that is about the card, if there is one."""
    found = used.get(item.key, [])
    own = {f"{path.relative_to(ROOT).as_posix()}::{test}" for path, test in named_tests().get(item.face.code, ())}
    return next((t for t in found if t.partition("[")[0] in own), found[0] if found else "")


# ------------------------------------------------------------------------------------------ the report


def report(counts: Counts, recorder: Recorder | None, console: Console) -> int:
    """Print the table and what is missing; the number of things that are in neither games nor tests."""
    table = RichTable(box=box.SIMPLE)
    for column in ("Code", "Card", "Ability"):
        table.add_column(column)
    for column in ("Offered", "Fired", "Declined", "Canceled", "Tests"):
        table.add_column(column, justify="right")
    used: Used = recorder.fired if recorder is not None else {}
    for item in printed():
        key = item.key
        table.add_row(
            item.face.code,
            item.face.title,
            str(item),
            str(counts.offered[key]) if item.optional else "",
            str(counts.fired[key]),
            str(counts.declined[key]) if item.optional else "",
            str(counts.canceled[key]) if item.cancelable else "",
            str(len(used.get(key, ()))) if recorder is not None else "",
        )
    console.print(table)
    return missing(counts, recorder, console)


def missing(counts: Counts, recorder: Recorder | None, console: Console) -> int:
    """Say what never happened in games, with the test in which it does; return how much is in neither."""
    lost = len(recorder.failed) if recorder is not None else 0
    asked: tuple[tuple[str, Counter[Key], list[Printed], Used], ...] = (
        ("fired", counts.fired, list(printed()), recorder.fired if recorder else {}),
        ("declined", counts.declined, [p for p in printed() if p.optional], recorder.declined if recorder else {}),
        ("canceled", counts.canceled, [p for p in printed() if p.cancelable], recorder.canceled if recorder else {}),
    )
    for word, counter, items, used in asked:
        left = [item for item in items if not counter[item.key]]
        console.print(f"{len(items) - len(left)} of {len(items)} abilities were {word} in games{':' if left else '.'}")
        for item in left:
            test = best_test(item, used)
            note = f"only in {test}" if test else "never" if recorder is None else "NEITHER IN GAMES NOR IN TESTS"
            console.print(f"  {item.face.code} {item.face.title}: {item}: {note}", highlight=False, soft_wrap=True)
            lost += not test
    if recorder is not None and recorder.failed:
        console.print(f"{len(recorder.failed)} tests failed: {', '.join(recorder.failed[:5])}")
    return lost


def _parse(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.ability_coverage", description=__doc__.split("\n\n")[0])
    parser.add_argument("--games", type=int, default=1500, help="how many games (default 1500)")
    parser.add_argument("--seed", type=int, default=0, help="all games follow from it")
    parser.add_argument("--workers", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--no-tests", action="store_true", help="do not run the tests")
    return parser.parse_args(argv)


def main(argv: list[str] | None = None) -> int:
    """Play, test, print; exit with 1 if an ability was never fired, declined or canceled as it could be."""
    args: Any = _parse(argv)
    games.load()
    began = time.monotonic()
    blocks = max(1, args.games // GAMES_A_BLOCK)
    counts = Counts()
    title = f"blocks of {GAMES_A_BLOCK} games"
    for block in many.done(partial(play_block, args.seed), range(blocks), args.workers, games.load, title):
        counts.add(block)
    recorder = None if args.no_tests else run_tests(TESTS)
    console = Console() if sys.stdout.isatty() else Console(width=140)
    lost = report(counts, recorder, console)
    console.print(f"{blocks * GAMES_A_BLOCK} games in {time.monotonic() - began:.0f} s.")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
