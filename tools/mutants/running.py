"""A plugin of pytest that runs some tests in a given order and says which one failed first: `-p tools.mutants.running`.

A test that does not come to its end fails, and so does one that wants all the memory there is.
"""

from __future__ import annotations

import json
import os
import resource
import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Final

import pytest

ORDER: Final[list[str]] = json.loads(Path(os.environ["MUTANTS_TESTS"]).read_text(encoding="utf-8"))
OUT: Final = Path(os.environ["MUTANTS_OUT"])
SECONDS: Final = float(os.environ["MUTANTS_SECONDS"])  # for one test
MEMORY: Final = 4 << 30  # bytes

_FAILED: Final[list[tuple[str, str]]] = []
_PASSED: Final[list[str]] = []
resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


class Endless(BaseException):
    """A test took so long that it is taken to be endless. No handler of the engine or of a test may catch it."""


def _too_long(signum: int, frame: FrameType | None) -> None:
    raise Endless(f"took more than {SECONDS:.0f} seconds")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    place = {test: i for i, test in enumerate(ORDER)}
    items[:] = sorted((item for item in items if item.nodeid in place), key=lambda item: place[item.nodeid])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    signal.signal(signal.SIGALRM, _too_long)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        return (yield)
    except Endless as error:
        pytest.fail(str(error))
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        _FAILED.append((report.nodeid, _said(report)))
    elif report.when == "call":
        _PASSED.append(report.nodeid)


def pytest_collectreport(report: pytest.CollectReport) -> None:
    if report.failed:
        _FAILED.append((report.nodeid, _said(report)))


def _said(report: pytest.TestReport | pytest.CollectReport) -> str:
    """The last line of what a failure says that is not a place in a file."""
    lines = [line[2:].strip() for line in report.longreprtext.splitlines() if line.startswith("E  ")]
    return (lines[0] if lines else report.longreprtext.strip().splitlines()[-1] if report.longreprtext.strip() else "")[
        :200
    ]


def pytest_sessionfinish() -> None:
    OUT.write_text(json.dumps({"failed": _FAILED, "passed": len(_PASSED)}), encoding="utf-8")
