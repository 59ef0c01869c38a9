"""Ronan Modular Set: kree_fanatic."""

from __future__ import annotations

import pytest


def test_ronan_the_accuser_constant() -> None:
    pytest.fail("to be written: 90001 Ronan the Accuser, constant")


def test_ronan_the_accuser_forced_interrupt() -> None:
    pytest.fail("to be written: 90001 Ronan the Accuser, forced interrupt")


def test_ronan_the_accuser_boost() -> None:
    pytest.fail("to be written: 90001 Ronan the Accuser, boost")


def test_judge_jury_executioner_forced_response() -> None:
    pytest.fail("to be written: 90002 Judge, Jury, Executioner, forced response")


def test_judge_jury_executioner_boost() -> None:
    pytest.fail("to be written: 90002 Judge, Jury, Executioner, boost")


def test_the_accused_constant() -> None:
    pytest.fail("to be written: 90003 The Accused, constant")


def test_the_accused_forced_interrupt() -> None:
    pytest.fail("to be written: 90003 The Accused, forced interrupt")


def test_the_accused_forced_response() -> None:
    pytest.fail("to be written: 90003 The Accused, forced response")


def test_the_accused_boost() -> None:
    pytest.fail("to be written: 90003 The Accused, boost")


def test_bring_the_hammer_down_when_revealed() -> None:
    pytest.fail("to be written: 90004 Bring the Hammer Down, when revealed")


def test_bring_the_hammer_down_boost() -> None:
    pytest.fail("to be written: 90004 Bring the Hammer Down, boost")


def test_you_dare_oppose_me_when_revealed() -> None:
    pytest.fail("to be written: 90005 You Dare Oppose Me?, when revealed")


def test_you_dare_oppose_me_boost() -> None:
    pytest.fail("to be written: 90005 You Dare Oppose Me?, boost")
