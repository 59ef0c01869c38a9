"""The Green Goblin: power_drain."""

from __future__ import annotations

import pytest


def test_power_drain_when_defeated() -> None:
    pytest.fail("to be written: 02041 Power Drain, when defeated")


def test_electro_forced_response() -> None:
    pytest.fail("to be written: 02042 Electro, forced response")


def test_electro_boost() -> None:
    pytest.fail("to be written: 02042 Electro, boost")


def test_electromagnetic_pulse_when_revealed() -> None:
    pytest.fail("to be written: 02043 Electromagnetic Pulse, when revealed")


def test_electromagnetic_pulse_boost() -> None:
    pytest.fail("to be written: 02043 Electromagnetic Pulse, boost")


def test_lightning_bolt_when_revealed() -> None:
    pytest.fail("to be written: 02044 Lightning Bolt, when revealed")


def test_lightning_bolt_boost() -> None:
    pytest.fail("to be written: 02044 Lightning Bolt, boost")


def test_shock_therapy_when_revealed() -> None:
    pytest.fail("to be written: 02045 Shock Therapy, when revealed")


def test_shock_therapy_boost() -> None:
    pytest.fail("to be written: 02045 Shock Therapy, boost")
