"""Probes use synthetic cards; they are registered when the first probe runs, not when tests are collected."""

from __future__ import annotations

import pytest

from tests.probes import synthetic


@pytest.fixture(autouse=True, scope="package")
def synthetic_cards() -> None:
    synthetic.register()
