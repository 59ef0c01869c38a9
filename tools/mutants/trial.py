"""One mutant on trial: the tests that matter run until one fails."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.mutants import copies
from tools.mutants.picking import Mutant
from tools.mutants.reach import GROUPS, Reach, group_of

KILLED: Final = "killed"
SURVIVED: Final = "survived"
UNREACHED: Final = "unreached"  # no test runs the line
UNFINISHED: Final = "unfinished"  # the time was over and no test had failed
NOT_SWAPPED: Final = "not swapped"  # what changes cannot be changed after the import

FEW: Final = 30  # tests of the first round
FILES: Final = 6  # of which they come at most: each costs time to import
ONE_TEST: Final = 60.0  # seconds after which a test is taken to be endless; the longest takes about two


@dataclass(frozen=True)
class Outcome:
    """What came of a trial, or of one round of it."""

    verdict: str
    test: str = ""  # the first that failed
    said: str = ""
    passed: int = 0  # how many tests noticed nothing

    @property
    def group(self) -> str:
        """Which group of tests noticed it; the import, if nothing could be run at all."""
        return group_of(self.test) if "::" in self.test else "import"


def tried(folder: Path, mutant: Mutant, reach: Reach, seconds: float, most: int, first: str = "") -> Outcome:
    """Break the copy in a folder, run the tests, and mend it.

    `most`: of each group of tests only so many. `first`: the test that killed it the last time.
    """
    change = mutant.change
    tests = that_matter(folder, mutant, reach, most, first)
    if not tests:
        return Outcome(UNREACHED)
    few = _few(tests)
    rounds = [few, [test for test in tests if test not in set(few)]]
    until = time.monotonic() + seconds
    passed = 0
    with copies.broken(folder, change):
        for some in rounds:
            if not some:
                continue
            left = until - time.monotonic()
            outcome = run(folder, some, left) if left > 0 else Outcome(UNFINISHED)
            passed += outcome.passed
            if outcome.verdict != SURVIVED:
                return Outcome(outcome.verdict, outcome.test, outcome.said, passed)
    return Outcome(SURVIVED, passed=passed)


def that_matter(folder: Path, mutant: Mutant, reach: Reach, most: int, first: str = "") -> list[str]:
    """The tests to run, in their order; `first` is the one that killed it the last time."""
    change = mutant.change
    tests = _spread(reach.of(change, (folder / change.path).read_bytes()), most)
    again = [first] if tests and any(first == test for test, _ in reach.tests) else []
    return [*again, *(test for test in tests if test != first)]


def _spread(tests: Sequence[str], most: int) -> list[str]:
    """Of each group so many tests at most: the first, then some from all over the rest."""
    out: list[str] = []
    for group in GROUPS:
        there = [test for test in tests if group_of(test) == group]
        if len(there) > most:
            first, rest = there[: most // 2], there[most // 2 :]
            wanted = most - len(first)
            there = first + [rest[i * len(rest) // wanted] for i in range(wanted)]
        out.extend(there)
    return out


def _few(tests: Sequence[str]) -> list[str]:
    """The first tests, from a few files."""
    out: list[str] = []
    files: set[str] = set()
    for test in tests:
        path = test.split("::")[0]
        if path in files or len(files) < FILES:
            files.add(path)
            out.append(test)
            if len(out) == FEW:
                break
    return out


def run(folder: Path, tests: Sequence[str], seconds: float) -> Outcome:
    """Run tests in a folder, in this order, up to the first that fails."""
    with tempfile.TemporaryDirectory() as place:
        order, out = Path(place) / "tests.json", Path(place) / "out.json"
        order.write_text(json.dumps(list(tests)), encoding="utf-8")
        files = sorted({test.split("::")[0] for test in tests})
        words = ["-m", "pytest", "-q", "-x", "-p", "no:xdist", "-p", "no:cacheprovider", "-p", "tools.mutants.running"]
        environment = {
            **os.environ,
            "MUTANTS_TESTS": str(order),
            "MUTANTS_OUT": str(out),
            "MUTANTS_SECONDS": str(ONE_TEST),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        try:
            done = subprocess.run(
                [sys.executable, *words, *files],
                cwd=folder,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=seconds,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return Outcome(UNFINISHED)
        if not out.is_file():
            lines = [line for line in done.stdout.splitlines() if line.strip()]
            return Outcome(KILLED, "", (lines[-1] if lines else f"ended with {done.returncode}")[:200])
        said = json.loads(out.read_text(encoding="utf-8"))
    if said["failed"]:
        test, why = said["failed"][0]
        return Outcome(KILLED, test, why, said["passed"])
    if done.returncode:
        return Outcome(KILLED, "", f"pytest ended with {done.returncode}: {done.stdout.strip()[-150:]}")
    return Outcome(SURVIVED, passed=said["passed"])
