"""Faults put into the engine: the auditor complains of each, and of nothing without it."""

from __future__ import annotations

import pytest

from mc_env.audit import RULES
from mc_env.engine.resolving import damage
from tests.audit import faults_cards, faults_enemies, faults_players
from tests.audit.fault import FAULTS, Fault, kinds

ALL = [*FAULTS]
# faults replace functions of the engine, which a compiled engine would not look up again
pytestmark = pytest.mark.skipif(not str(damage.__file__).endswith(".py"), reason="the engine is compiled")
MODULES = (faults_cards, faults_enemies, faults_players)  # they register their faults when they are imported


@pytest.mark.parametrize("fault", ALL, ids=lambda f: f.name)
def test_the_auditor_complains_of_a_seeded_fault(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not kinds(fault.play()), "complaints without the fault"
    fault.apply(monkeypatch)
    assert fault.kind in kinds(fault.play())


def test_there_is_a_fault_for_every_kind_of_check() -> None:
    assert {f.kind for f in ALL} == set(RULES)
    assert len(ALL) >= 100
