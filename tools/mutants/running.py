"""A plugin of pytest that runs some tests in a given order and says which one failed first: `-p tools.mutants.running`.

A test that does not come to its end fails, and so does one that wants all the memory there is.
"""

from __future__ import annotations

import json
import os
import resource
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tools.mutants.endings import not_endless, said

ORDER: Final[list[str]] = json.loads(Path(os.environ["MUTANTS_TESTS"]).read_text(encoding="utf-8"))
OUT: Final = Path(os.environ["MUTANTS_OUT"])
SECONDS: Final = float(os.environ["MUTANTS_SECONDS"])  # for one test
MEMORY: Final = 4 << 30  # bytes

_FAILED: Final[list[tuple[str, str]]] = []
_PASSED: Final[list[str]] = []
resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    place = {test: i for i, test in enumerate(ORDER)}
    items[:] = sorted((item for item in items if item.nodeid in place), key=lambda item: place[item.nodeid])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    with not_endless(SECONDS, of_the_processor=False):
        return (yield)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        _FAILED.append((report.nodeid, said(report)))
    elif report.when == "call":
        _PASSED.append(report.nodeid)


def pytest_collectreport(report: pytest.CollectReport) -> None:
    if report.failed:
        _FAILED.append((report.nodeid, said(report)))


def pytest_sessionfinish() -> None:
    OUT.write_text(json.dumps({"failed": _FAILED, "passed": len(_PASSED)}), encoding="utf-8")
