"""A plugin of pytest that writes down which lines of the engine each test runs: `-p tools.mutants.recording`.

Lines that run while modules are imported and cards are compiled belong to no test.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import coverage
import pytest

OUT: Final = Path(os.environ["MUTANTS_OUT"])
PARTS: Final = [f"{Path.cwd() / 'mc_env' / name}/*" for name in ("engine", "kernel")]

_COVERAGE: Final = coverage.Coverage(data_file=f"{OUT}.coverage", config_file=False, include=PARTS)
_SECONDS: Final[dict[str, float]] = {}
_FAILED: Final[list[str]] = []
_COVERAGE.start()  # now: before the engine is imported


def pytest_collection_finish() -> None:
    """Compile all cards before the first test, which would otherwise seem to be about every one of them."""
    from mc_env.engine import library

    library.ready()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    _COVERAGE.switch_context(item.nodeid)
    began = time.perf_counter()
    try:
        return (yield)
    finally:
        _SECONDS[item.nodeid] = time.perf_counter() - began
        _COVERAGE.switch_context("")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        _FAILED.append(report.nodeid)


def pytest_sessionfinish() -> None:
    _COVERAGE.stop()
    tests = list(_SECONDS)
    numbers = {test: number for number, test in enumerate(tests)}
    data = _COVERAGE.get_data()
    lines: dict[str, dict[int, str]] = {}
    for path in sorted(data.measured_files()):
        there: dict[int, str] = {}
        for line, contexts in data.contexts_by_lineno(path).items():
            # one bit for each test; bit 0 says that the line runs before any test
            bits = sum(1 << numbers[c] + 1 if c else 1 for c in set(contexts))
            there[line] = f"{bits:x}"
        lines[Path(path).relative_to(Path.cwd()).as_posix()] = there
    kept = {
        "tests": [[test, round(_SECONDS[test], 4)] for test in tests],
        "lines": lines,
        "failed": sorted(set(_FAILED)),
    }
    OUT.write_text(json.dumps(kept), encoding="utf-8")
    Path(f"{OUT}.coverage").unlink(missing_ok=True)
