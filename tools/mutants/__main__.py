"""`make mutants`: 300 mutants, the figure, and who survived."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from tools import ROOT
from tools.mutants import copies, journal, judged, picking, reach, report, together, trial
from tools.mutants.picking import Mutant
from tools.mutants.source import Change

FOLDER: Final = ROOT / "build" / "mutants"
ALL: Final = 1_000_000


def main(argv: Sequence[str] | None = None) -> int:
    args = _arguments(argv)
    found = picking.all_changes(ROOT)
    mutants = picking.draw(found, args.seed, args.mutants)
    if args.list:
        for mutant in mutants:
            print(mutant.name, mutant.change.kind, mutant.change.key, sep="  ")
        return 0
    if args.only:
        known = picking.by_name(mutants)
        unknown = [name for name in args.only if name not in known]
        if unknown:
            print(f"no such mutant: {', '.join(unknown)}; --list shows those of this seed", file=sys.stderr)
            return 2
        mutants = [known[name] for name in args.only]
    tree = copies.digest()
    path = FOLDER / "journal.jsonl"
    kept = journal.read(path)
    again = bool(args.only or args.again)
    done = {name: one for name, one in kept.items() if not again and one.holds(tree, args.tests)}
    todo = [mutant for mutant in mutants if mutant.name not in done]
    _say(f"{len(mutants)} mutants, {len(mutants) - len(todo)} tried before")
    for one in _tried(todo, tree, kept, args):
        journal.append(path, one)
        done[one.name] = one
        _say(f"{len(done):3} {one.name} {one.verdict} {one.test or one.said} ({one.passed} passed, {one.seconds} s)")
    result = report.figure([done[m.name] for m in mutants if m.name in done], judged.read())
    print(report.shown(result))
    _stale(found)
    if args.only:
        return 0
    report.write(FOLDER / "report.json", result)
    missing = len(mutants) - sum(m.name in done for m in mutants)
    if missing:
        print(f"  the time was over: {missing} are still to be tried, the same command goes on")
    return int(result.share < args.at_least / 100 or missing > 0)


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("--mutants", type=int, default=300, metavar="N", help="how many (default 300)")
    parser.add_argument("--seed", type=int, default=1, help="a seed gives the same mutants (default 1)")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="try these again, and no others")
    parser.add_argument("--again", action="store_true", help="try all again, whatever the journal says")
    parser.add_argument("--workers", type=int, default=1, help="how many at once (default 1)")
    parser.add_argument("--seconds", type=float, default=240, help="for one mutant (default 240)")
    parser.add_argument("--minutes", type=float, default=1e9, help="for all; the same command goes on where it stopped")
    parser.add_argument(
        "--at-least", type=float, default=95, metavar="PERCENT", help="killed, or this fails (default 95)"
    )
    parser.add_argument(
        "--tests", type=int, default=ALL, metavar="N", help="of each group at most so many (default: all)"
    )
    parser.add_argument("--list", action="store_true", help="show the mutants and try none")
    return parser.parse_args(argv)


def _tried(
    todo: list[Mutant], tree: str, kept: dict[str, journal.Entry], args: argparse.Namespace
) -> Iterator[journal.Entry]:
    """What comes of each mutant, as it comes in: those that can be tried together first, then the others one by one."""
    if not todo:
        return
    until = time.time() + args.minutes * 60
    with _copies(args.workers) as folders:
        known = _map(tree, folders[0])
        found: SimpleQueue[journal.Entry | None] = SimpleQueue()

        def work(number: int) -> None:
            try:
                mine = todo[number :: args.workers]
                for mutant, outcome, seconds in _one_after_another(folders[number], mine, known, kept, args, until):
                    found.put(journal.entry(tree, mutant, outcome, args.tests, seconds))
            finally:
                found.put(None)

        with ThreadPoolExecutor(args.workers) as pool:
            workers = [pool.submit(work, number) for number in range(args.workers)]
            for _ in workers:
                yield from iter(found.get, None)
            for worker in workers:
                worker.result()


def _one_after_another(
    folder: Path,
    mutants: list[Mutant],
    known: reach.Reach,
    kept: dict[str, journal.Entry],
    args: argparse.Namespace,
    until: float,
) -> Iterator[tuple[Mutant, trial.Outcome, float]]:
    """What comes of one worker's mutants, with the seconds each took."""
    first = {mutant.name: kept[mutant.name].test for mutant in mutants if mutant.name in kept}
    jobs = [(m, trial.that_matter(folder, m, known, args.tests, first.get(m.name, ""))) for m in mutants]
    left = [mutant for mutant, tests in jobs if not tests]
    began = time.monotonic()
    for mutant, outcome in together.tried(folder, [job for job in jobs if job[1]], args.seconds, until):
        if together.left_over(outcome, known.at_import(mutant.change)):
            left.append(mutant)
        else:
            yield mutant, outcome, time.monotonic() - began
        began = time.monotonic()
    for mutant in left:
        if time.time() < until:
            began = time.monotonic()
            outcome = trial.tried(folder, mutant, known, args.seconds, args.tests, first.get(mutant.name, ""))
            yield mutant, outcome, time.monotonic() - began


@contextmanager
def _copies(count: int) -> Iterator[list[Path]]:
    """So many copies of the checkout, as long as they are needed."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as place:
        folders = [Path(place) / str(i) for i in range(count)]
        for folder in folders:
            copies.copy(folder)
        yield folders


def _map(tree: str, folder: Path) -> reach.Reach:
    """Which test runs which line, kept as long as engine and tests stay as they are."""
    path = FOLDER / f"reach-{tree}.json"
    if not path.is_file():
        _say("running all tests once, to see which lines each one runs (a minute or two)")
        for old in FOLDER.glob("reach-*"):
            old.unlink()
        reach.record(folder, path)
        known = reach.load(path)
        order = known.in_order()
        outcome = trial.run(folder, order, 3600)
        if known.failed or outcome.verdict != trial.SURVIVED:
            path.unlink()
            raise SystemExit(f"without any change these tests fail: {', '.join(known.failed) or outcome}")
    return reach.load(path)


def _stale(found: list[Change]) -> None:
    """Name judged changes that cannot be made any more: their lines have changed, and the judgement goes."""
    there = {(c.path, c.function or "module", c.before, c.after) for c in found}
    for key, one in judged.read().items():
        if key not in there:
            print(f"  tests/mutants.md: no such line any more: {one.path} {one.function}: {one.before}")


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
