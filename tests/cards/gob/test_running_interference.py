"""The Green Goblin: running_interference."""

from __future__ import annotations

import pytest


def test_running_interference_when_revealed() -> None:
    pytest.fail("to be written: 02046 Running Interference, when revealed")


def test_tombstone_forced_response() -> None:
    pytest.fail("to be written: 02047 Tombstone, forced response")


def test_all_tied_up_constant() -> None:
    pytest.fail("to be written: 02048 All Tied Up, constant")


def test_all_tied_up_constant_2() -> None:
    pytest.fail("to be written: 02048 All Tied Up, constant")


def test_all_tied_up_action() -> None:
    pytest.fail("to be written: 02048 All Tied Up, action")


def test_media_coverage_constant() -> None:
    pytest.fail("to be written: 02049 Media Coverage, constant")


def test_media_coverage_constant_2() -> None:
    pytest.fail("to be written: 02049 Media Coverage, constant")


def test_media_coverage_alter_ego_action() -> None:
    pytest.fail("to be written: 02049 Media Coverage, alter-ego action")
