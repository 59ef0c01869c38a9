"""The Green Goblin: a_mess_of_things."""

from __future__ import annotations

import pytest


def test_a_mess_of_things_when_revealed() -> None:
    pytest.fail("to be written: 02037 A Mess of Things, when revealed")


def test_scorpion_forced_response() -> None:
    pytest.fail("to be written: 02038 Scorpion, forced response")


def test_gang_up_when_revealed_alter_ego() -> None:
    pytest.fail("to be written: 02039 Gang-Up, when revealed (alter-ego)")


def test_gang_up_when_revealed_hero() -> None:
    pytest.fail("to be written: 02039 Gang-Up, when revealed (hero)")


def test_tail_sweep_when_revealed() -> None:
    pytest.fail("to be written: 02040 Tail Sweep, when revealed")


def test_tail_sweep_boost() -> None:
    pytest.fail("to be written: 02040 Tail Sweep, boost")
