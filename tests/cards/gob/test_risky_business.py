"""The Green Goblin: risky_business."""

from __future__ import annotations

import pytest


def test_norman_osborn_1_forced_interrupt() -> None:
    pytest.fail("to be written: 02001a Norman Osborn, forced interrupt")


def test_norman_osborn_1_forced_interrupt_2() -> None:
    pytest.fail("to be written: 02001a Norman Osborn, forced interrupt")


def test_green_goblin_1_when_revealed() -> None:
    pytest.fail("to be written: 02001b Green Goblin, when revealed")


def test_green_goblin_1_forced_interrupt() -> None:
    pytest.fail("to be written: 02001b Green Goblin, forced interrupt")


def test_norman_osborn_2_forced_interrupt() -> None:
    pytest.fail("to be written: 02002a Norman Osborn, forced interrupt")


def test_norman_osborn_2_forced_interrupt_2() -> None:
    pytest.fail("to be written: 02002a Norman Osborn, forced interrupt")


def test_green_goblin_2_when_revealed() -> None:
    pytest.fail("to be written: 02002b Green Goblin, when revealed")


def test_green_goblin_2_forced_interrupt() -> None:
    pytest.fail("to be written: 02002b Green Goblin, forced interrupt")


def test_norman_osborn_3_forced_interrupt() -> None:
    pytest.fail("to be written: 02003a Norman Osborn, forced interrupt")


def test_norman_osborn_3_forced_interrupt_2() -> None:
    pytest.fail("to be written: 02003a Norman Osborn, forced interrupt")


def test_green_goblin_3_when_revealed() -> None:
    pytest.fail("to be written: 02003b Green Goblin, when revealed")


def test_green_goblin_3_forced_interrupt() -> None:
    pytest.fail("to be written: 02003b Green Goblin, forced interrupt")


def test_hostile_takeover_1_setup() -> None:
    pytest.fail("to be written: 02004a Hostile Takeover, setup")


def test_hostile_takeover_1_when_completed() -> None:
    pytest.fail("to be written: 02004b Hostile Takeover, when completed")


def test_corporate_acquisition_2_when_revealed() -> None:
    pytest.fail("to be written: 02005a Corporate Acquisition, when revealed")


def test_corporate_acquisition_2_constant() -> None:
    pytest.fail("to be written: 02005b Corporate Acquisition, constant")


def test_criminal_enterprise_constant() -> None:
    pytest.fail("to be written: 02006a Criminal Enterprise, constant")


def test_state_of_madness_constant() -> None:
    pytest.fail("to be written: 02006b State of Madness, constant")


def test_hired_gun_when_revealed() -> None:
    pytest.fail("to be written: 02007 Hired Gun, when revealed")


def test_hired_gun_boost() -> None:
    pytest.fail("to be written: 02007 Hired Gun, boost")


def test_private_security_specialist_boost() -> None:
    pytest.fail("to be written: 02008 Private Security Specialist, boost")


def test_collapsing_bridge_boost() -> None:
    pytest.fail("to be written: 02009 Collapsing Bridge, boost")


def test_oscorp_manufacturing_when_revealed() -> None:
    pytest.fail("to be written: 02010 Oscorp Manufacturing, when revealed")


def test_payoff_boost() -> None:
    pytest.fail("to be written: 02011 Payoff, boost")


def test_all_in_a_days_work_when_revealed() -> None:
    pytest.fail("to be written: 02012 All in a Day's Work, when revealed")


def test_all_in_a_days_work_boost() -> None:
    pytest.fail("to be written: 02012 All in a Day's Work, boost")


def test_mad_genius_when_revealed() -> None:
    pytest.fail("to be written: 02013 Mad Genius, when revealed")


def test_mad_genius_when_revealed_2() -> None:
    pytest.fail("to be written: 02013 Mad Genius, when revealed")
