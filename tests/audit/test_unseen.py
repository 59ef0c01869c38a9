"""Faults that no log can show, because nothing wrong happens: something right is no longer offered. Rules tests see them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mc_env.engine.resolving import attack
from mc_env.engine.round import rounds, turn, windows
from mc_env.table import Table
from tests.cards.core.test_captain_marvel import test_rechannel_is_available_again_in_the_next_round as rechannel
from tests.cards.core.test_iron_man import test_futurist_can_be_used_again_in_the_next_round as futurist
from tests.rules.test_player_phase import test_a_player_may_change_form_again_in_the_next_round as change_form

Test = Callable[[Table], None]
pytestmark = pytest.mark.skipif(not str(rounds.__file__).endswith(".py"), reason="the engine is compiled")


def limits_are_not_reset(patch: pytest.MonkeyPatch) -> None:
    for module in (rounds, turn):
        patch.setattr(module, "clear_limits", lambda g, period: None)


def form_changes_are_not_offered(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(turn, "other_forms", lambda g, identity: [])


def nothing_can_be_attacked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(attack, "attack_targets", lambda g, p, source: [])


def interrupts_are_not_offered(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(windows, "options", lambda *args: [])


def a_hero_attacks(table: Table) -> None:
    table.hero("Captain Marvel").attack("Rhino").expect(damage={"Rhino": 2})


def spider_sense_is_offered(table: Table) -> None:
    table.hero("Spider-Man").start(phase="villain", step=2).choose("Spider-Sense")


@pytest.mark.parametrize(
    ("fault", "test"),
    [
        (limits_are_not_reset, rechannel),
        (limits_are_not_reset, futurist),
        (form_changes_are_not_offered, change_form),
        (nothing_can_be_attacked, a_hero_attacks),
        (interrupts_are_not_offered, spider_sense_is_offered),
    ],
)
def test_a_rules_test_fails_with_a_fault_that_no_log_shows(
    fault: Callable[[pytest.MonkeyPatch], None], test: Test, monkeypatch: pytest.MonkeyPatch
) -> None:
    test(Table(scenario="rhino"))
    fault(monkeypatch)
    with pytest.raises(AssertionError):
        test(Table(scenario="rhino"))
