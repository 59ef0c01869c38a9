"""Fixtures shared by all tests."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mc_env.table import Table


@pytest.fixture
def table() -> Table:
    """An empty table of the Rhino scenario."""
    return Table(scenario="rhino")


@pytest.fixture
def table_of() -> Callable[..., Table]:
    """Tables of other scenarios and modes."""
    return Table
