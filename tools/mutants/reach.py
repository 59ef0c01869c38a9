"""Which tests run which lines of the engine, and which of these to run first."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tools.mutants.source import Change

# The tests that are about the rules, those about every position of any game, and those that compare whole games with how they
# went before. A failure of the last names no fault, so they come last.
GROUPS: Final = {
    "rules": ("tests/rules/", "tests/probes/", "tests/cards/"),
    "properties": ("tests/property/", "tests/audit/"),
    "digests": ("tests/playthroughs/", "tests/env/test_outcomes.py", "tests/property/test_saves_v1.py"),
}
FOLDERS: Final = (
    "tests/rules",
    "tests/probes",
    "tests/cards",
    "tests/property",
    "tests/audit",
    "tests/playthroughs",
    "tests/env/test_outcomes.py",
)


def group_of(test: str) -> str:
    """To which group a test belongs; the later groups of the table take what they name from the earlier ones."""
    for group, starts in reversed(GROUPS.items()):
        if test.startswith(starts):
            return group
    return "rules"


@dataclass
class Reach:
    """The map: for each line of each file the tests that run it, as bits. Bit 0 stands for what runs before any test."""

    tests: list[tuple[str, float]]  # with the seconds each takes
    lines: dict[str, dict[int, int]]
    failed: list[str] = field(default_factory=list)
    weight: list[int] = field(default_factory=list)  # of each test: how many lines it runs

    def __post_init__(self) -> None:
        self.weight = [0] * len(self.tests)
        for there in self.lines.values():
            for bits in there.values():
                for number in _numbers(bits):
                    self.weight[number] += 1

    def of(self, change: Change, data: bytes) -> list[str]:
        """The tests that matter to a change, the most telling first.

        What runs at import (tables, the steps of an op, compiling cards) is noticed by tests that run nothing of it. Then
        those of the same class come next, those of the same file, and at last all of them.
        """
        there = self.lines.get(change.path, {})
        line = there.get(change.line, 0) | there.get(_first_line(change, data), 0)
        wanted = [line]
        if line & 1 or change.function.endswith("__init__"):
            around = _class_around(change, data)
            wanted.append(_any(bits for at, bits in there.items() if at in around))
            wanted.append(_any(there.values()))
            wanted.append(-1 + (2 << len(self.tests)))
        return self._ordered(wanted)

    def at_import(self, change: Change) -> bool:
        """Whether the line of a change runs before any test."""
        return bool(self.lines.get(change.path, {}).get(change.line, 0) & 1)

    def in_order(self) -> list[str]:
        """All tests in the order in which a trial would run them."""
        return self._ordered([-1 + (2 << len(self.tests))])

    def _ordered(self, wanted: list[int]) -> list[str]:
        """By group, then by the nearest circle of lines, then by how little else a test runs."""
        circle: dict[int, int] = {}
        for i, bits in enumerate(wanted):
            for number in _numbers(bits):
                if self.weight[number]:
                    circle.setdefault(number, i)
        groups = list(GROUPS)
        names = [test for test, _ in self.tests]
        order = sorted(circle, key=lambda n: (groups.index(group_of(names[n])), circle[n], self.weight[n], n))
        return [names[n] for n in order]


def _numbers(bits: int) -> list[int]:
    """The numbers of the tests in a set of bits."""
    digits = bin(bits >> 1)[2:][::-1]
    return [i for i, digit in enumerate(digits) if digit == "1"]


def _any(sets: Iterable[int]) -> int:
    out = 0
    for bits in sets:
        out |= bits
    return out


def _first_line(change: Change, data: bytes) -> int:
    """Coverage counts a statement of several lines at its first one."""
    compound = ast.FunctionDef | ast.ClassDef | ast.If | ast.For | ast.While | ast.With | ast.Try
    for node in ast.walk(ast.parse(data)):
        if isinstance(node, ast.stmt) and not isinstance(node, compound):
            if node.lineno <= change.line <= (node.end_lineno or node.lineno):
                return node.lineno
    return change.line


def _class_around(change: Change, data: bytes) -> range:
    """The lines of the class around a change, if there is one."""
    for node in ast.walk(ast.parse(data)):
        if isinstance(node, ast.ClassDef) and node.lineno <= change.line <= (node.end_lineno or 0):
            return range(node.lineno, (node.end_lineno or 0) + 1)
    return range(0)


def record(folder: Path, out: Path) -> None:
    """Run all tests in a folder once and write the map to a file."""
    out.parent.mkdir(parents=True, exist_ok=True)
    words = [
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:xdist",
        "-p",
        "no:cacheprovider",
        "-p",
        "tools.mutants.recording",
        *FOLDERS,
    ]
    environment = {**os.environ, "MUTANTS_OUT": str(out)}
    run = subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if not out.is_file():
        raise RuntimeError(f"the map of the tests was not written:\n{run.stdout[-4000:]}{run.stderr[-4000:]}")


def load(path: Path) -> Reach:
    kept = json.loads(path.read_text(encoding="utf-8"))
    lines = {name: {int(line): int(bits, 16) for line, bits in there.items()} for name, there in kept["lines"].items()}
    return Reach([(test, seconds) for test, seconds in kept["tests"]], lines, kept["failed"])
