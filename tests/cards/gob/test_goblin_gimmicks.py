"""The Green Goblin: goblin_gimmicks."""

from __future__ import annotations

import pytest


def test_goblin_glider_constant() -> None:
    pytest.fail("to be written: 02033 Goblin Glider, constant")


def test_goblin_glider_hero_action() -> None:
    pytest.fail("to be written: 02033 Goblin Glider, hero action")


def test_pumpkin_bombs_constant() -> None:
    pytest.fail("to be written: 02034 Pumpkin Bombs, constant")


def test_pumpkin_bombs_forced_response() -> None:
    pytest.fail("to be written: 02034 Pumpkin Bombs, forced response")


def test_pumpkin_bombs_hero_action() -> None:
    pytest.fail("to be written: 02034 Pumpkin Bombs, hero action")


def test_intimidation_when_revealed() -> None:
    pytest.fail("to be written: 02035 Intimidation, when revealed")


def test_intimidation_boost() -> None:
    pytest.fail("to be written: 02035 Intimidation, boost")


def test_regenerative_healing_when_revealed() -> None:
    pytest.fail("to be written: 02036 Regenerative Healing, when revealed")


def test_regenerative_healing_boost() -> None:
    pytest.fail("to be written: 02036 Regenerative Healing, boost")
