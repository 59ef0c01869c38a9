"""Fixtures shared by all tests, and what is left out where the engine is compiled."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mc_env.engine import game
from mc_env.table import Table

COMPILED = not game.__file__.endswith(".py")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A test marked `pure` says why the compiled engine cannot pass it."""
    mark = item.get_closest_marker("pure")
    if COMPILED and mark is not None:
        pytest.skip(f"compiled: {mark.args[0]}")


@pytest.fixture
def table() -> Table:
    """An empty table of the Rhino scenario."""
    return Table(scenario="rhino")


@pytest.fixture
def table_of() -> Callable[..., Table]:
    """Tables of other scenarios and modes."""
    return Table
