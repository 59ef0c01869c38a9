"""The counting of abilities itself, on a few games and tests."""

from __future__ import annotations

from contextlib import nullcontext
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from mc_env.cards.terms import AbilityKind
from mc_env.engine.game import Game, new_game
from mc_env.engine.program.tables import FACES
from mc_env.engine.using.abilities import AbilityOp
from mc_env.table import Table
from tools import ability_coverage as coverage
from tools import random_games
from tools.ability_watcher import Counts, Watcher, printed

BACKFLIP = ("01003", 0)
SPIDER_SENSE = ("01001a", 0)


def choose(watcher: Watcher, table: Table, label: str) -> None:
    """Choose at a table that is watched."""
    g = table.game.state
    watcher.chosen(g, table._index(label))
    table.choose(label)


def attacked() -> Table:
    table = Table(verify=False).hero("Spider-Man", hand=["Backflip"])
    return table.start(phase="villain", step=2)


def test_used_and_declined_abilities_are_counted():
    with Watcher() as watcher:
        table = attacked()
        choose(watcher, table, "Pass")
        choose(watcher, table, "Do not defend")
        choose(watcher, table, "Backflip")
    counts = watcher.counts
    assert (counts.offered[SPIDER_SENSE], counts.fired[SPIDER_SENSE], counts.declined[SPIDER_SENSE]) == (1, 0, 1)
    assert (counts.offered[BACKFLIP], counts.fired[BACKFLIP], counts.declined[BACKFLIP]) == (1, 1, 0)


def test_status_card_cancels_an_attack_ability():
    with Watcher() as watcher:
        table = Table(verify=False).hero(
            "Spider-Man", hand=["Swinging Web Kick", "Genius", "Energy"], status=["stunned"]
        )
        table.play("Swinging Web Kick", pay=["Genius", "Energy"])
    assert watcher.counts.canceled["01005", 0] == 1


def test_canceled_treachery_is_counted_and_has_not_fired():
    with Watcher() as watcher:
        table = Table(verify=False).hero("Spider-Man", hand=["Enhanced Spider-Sense", "Genius"])
        table.villain("Rhino", damage=5).dealt(0, "Hard to Keep Down").start(phase="villain", step=4)
        table.play("Enhanced Spider-Sense", pay=["Genius"])
    assert watcher.counts.canceled["01104", 0] == 1
    assert watcher.counts.fired["01104", 0] == 0


def test_resource_and_constant_abilities_are_counted():
    with Watcher() as watcher:
        table = Table(verify=False).hero(
            "Spider-Man", hand=["Black Cat", "Backflip"], in_play=["Web-Shooter", "Combat Training"]
        )
        table.play("Black Cat", pay=["Web-Shooter", "Backflip"]).attack("Rhino")
    assert watcher.counts.fired["01008", 0] == 1
    assert watcher.counts.fired["01057", 0] > 0


def test_nothing_is_counted_any_more_when_the_watcher_has_gone():
    step = AbilityOp.step
    matches = [m.match for info in FACES for m in info.mods]
    with Watcher() as watcher:
        assert AbilityOp.step is not step
    attacked().choose("Spider-Sense", "Do not defend", "Backflip")
    assert AbilityOp.step is step
    assert [m.match for info in FACES for m in info.mods] == matches
    assert not watcher.counts.fired


def test_games_do_not_change_when_they_are_watched():
    def played(watch: bool) -> list[int]:
        rng = Random(5)
        setup = random_games.some_setup(rng, among=["spider_man", "iron_man"], against=["klaw"])
        game: Game = new_game(**setup)
        with Watcher() if watch else nullcontext():
            while game.decision is not None and len(game.choices) < 300:
                game.choose(random_games.champion(game, rng))
        return game.choices

    assert played(True) == played(False)


def test_block_of_games_follows_from_its_number(monkeypatch):
    monkeypatch.setattr(coverage, "GAMES_A_BLOCK", 1)
    assert coverage.play_block(3, 1) == coverage.play_block(3, 1)
    assert coverage.play_block(3, 0).fired != coverage.play_block(3, 1).fired


def test_report_names_what_never_happened(monkeypatch):
    counts = Counts()
    for item in printed():
        counts.fired[item.key] = counts.declined[item.key] = counts.canceled[item.key] = 1
    text = StringIO()
    out = Console(file=text, width=200)
    assert coverage.report(counts, None, out) == 0
    del counts.fired[BACKFLIP]
    assert coverage.report(counts, None, out) == 1
    assert "01003 Backflip: interrupt: never" in text.getvalue()


def test_test_in_which_an_ability_fires_is_found():
    recorder = coverage.Recorder()
    recorder.fired = {
        BACKFLIP: ["tests/other.py::test_a", "tests/cards/core/test_spider_man.py::test_backflip_is_optional[x]"]
    }
    item = next(p for p in printed() if p.key == BACKFLIP)
    assert coverage.best_test(item, recorder.fired).endswith("test_backflip_is_optional[x]")


def test_every_printed_ability_is_listed():
    assert len([p for p in printed() if p.face.code.startswith("01")]) == 228  # of the core set
    assert {p.ability.kind for p in printed()} == set(AbilityKind) - {AbilityKind.DELAYED}


@pytest.mark.slow
def test_every_ability_fires_in_a_test_of_cards_or_rules():
    recorder = coverage.run_tests(coverage.TESTS)
    assert recorder.failed == []
    assert [str(p.key) for p in printed() if p.key not in recorder.fired] == []
