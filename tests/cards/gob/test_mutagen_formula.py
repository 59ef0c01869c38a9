"""The Green Goblin: mutagen_formula."""

from __future__ import annotations

import pytest


def test_green_goblin_1_forced_response() -> None:
    pytest.fail("to be written: 02014 Green Goblin, forced response")


def test_green_goblin_2_when_revealed() -> None:
    pytest.fail("to be written: 02015 Green Goblin, when revealed")


def test_green_goblin_2_forced_response() -> None:
    pytest.fail("to be written: 02015 Green Goblin, forced response")


def test_green_goblin_3_when_revealed() -> None:
    pytest.fail("to be written: 02016 Green Goblin, when revealed")


def test_green_goblin_3_forced_response() -> None:
    pytest.fail("to be written: 02016 Green Goblin, forced response")


def test_unleashing_the_mutagen_1_setup() -> None:
    pytest.fail("to be written: 02017a Unleashing the Mutagen, setup")


def test_unleashing_the_mutagen_1_when_completed() -> None:
    pytest.fail("to be written: 02017b Unleashing the Mutagen, when completed")


def test_mutagen_cloud_2_when_revealed() -> None:
    pytest.fail("to be written: 02018a Mutagen Cloud, when revealed")


def test_mutagen_cloud_2_constant() -> None:
    pytest.fail("to be written: 02018b Mutagen Cloud, constant")


def test_mutagen_cloud_2_constant_2() -> None:
    pytest.fail("to be written: 02018b Mutagen Cloud, constant")


def test_goblin_glider_constant() -> None:
    pytest.fail("to be written: 02019 Goblin Glider, constant")


def test_goblin_glider_hero_action() -> None:
    pytest.fail("to be written: 02019 Goblin Glider, hero action")


def test_hysteria_constant() -> None:
    pytest.fail("to be written: 02020 Hysteria, constant")


def test_hysteria_forced_interrupt() -> None:
    pytest.fail("to be written: 02020 Hysteria, forced interrupt")


def test_hysteria_hero_action() -> None:
    pytest.fail("to be written: 02020 Hysteria, hero action")


def test_pumpkin_bombs_constant() -> None:
    pytest.fail("to be written: 02021 Pumpkin Bombs, constant")


def test_pumpkin_bombs_forced_response() -> None:
    pytest.fail("to be written: 02021 Pumpkin Bombs, forced response")


def test_pumpkin_bombs_hero_action() -> None:
    pytest.fail("to be written: 02021 Pumpkin Bombs, hero action")


def test_goblin_knight_forced_response() -> None:
    pytest.fail("to be written: 02022 Goblin Knight, forced response")


def test_goblin_knight_boost() -> None:
    pytest.fail("to be written: 02022 Goblin Knight, boost")


def test_goblin_soldier_when_defeated() -> None:
    pytest.fail("to be written: 02023 Goblin Soldier, when defeated")


def test_goblin_soldier_boost() -> None:
    pytest.fail("to be written: 02023 Goblin Soldier, boost")


def test_goblin_thrall_boost() -> None:
    pytest.fail("to be written: 02024 Goblin Thrall, boost")


def test_monster_when_revealed() -> None:
    pytest.fail("to be written: 02025 Monster, when revealed")


def test_monster_boost() -> None:
    pytest.fail("to be written: 02025 Monster, boost")


def test_goblin_reinforcements_when_revealed() -> None:
    pytest.fail("to be written: 02026 Goblin Reinforcements, when revealed")


def test_goblin_nation_constant() -> None:
    pytest.fail("to be written: 02027 Goblin Nation, constant")


def test_goblin_nation_boost() -> None:
    pytest.fail("to be written: 02027 Goblin Nation, boost")


def test_overrun_when_defeated() -> None:
    pytest.fail("to be written: 02028 Overrun, when defeated")


def test_death_from_above_when_revealed_alter_ego() -> None:
    pytest.fail("to be written: 02029 Death from Above, when revealed (alter-ego)")


def test_death_from_above_when_revealed_hero() -> None:
    pytest.fail("to be written: 02029 Death from Above, when revealed (hero)")


def test_i_see_you_when_revealed() -> None:
    pytest.fail("to be written: 02030 I See You, when revealed")


def test_i_see_you_boost() -> None:
    pytest.fail("to be written: 02030 I See You, boost")


def test_overconfidence_when_revealed_alter_ego() -> None:
    pytest.fail("to be written: 02031 Overconfidence, when revealed (alter-ego)")


def test_overconfidence_when_revealed_hero() -> None:
    pytest.fail("to be written: 02031 Overconfidence, when revealed (hero)")


def test_wicked_ambitions_when_revealed() -> None:
    pytest.fail("to be written: 02032 Wicked Ambitions, when revealed")
