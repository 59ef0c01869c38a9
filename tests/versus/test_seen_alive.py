"""Every power of every card has been seen to change something, and the tool that looks for it sees what it should."""

from __future__ import annotations

import pytest

from mc_env.versus.engine.tables import FACES
from mc_env.versus.table import Table
from tools.versus_seen_alive import Watcher, lines, never_seen, printed


def power_of(code: str, name: str) -> int:
    return next(power.id for face in FACES if face.code == code for power in face.powers if power.name == name)


def test_power_is_alive_once_it_has_changed_something() -> None:
    table = Table().side("Hulk", front=["Thor"], resources=["Laboratory"]).side("Magneto")
    with Watcher() as watcher:
        table.choose("Use Lightning Strike", "Turn Laboratory", "Magneto")
    assert watcher.alive == {power_of("mnb-021", "Lightning Strike")}


def test_power_that_found_nothing_to_do_is_not_alive() -> None:
    table = (
        Table().side("Hulk", front=["Thanos"]).side("Magneto", front=["Miss America"]).attack("Thanos", "Miss America")
    )
    with Watcher() as watcher:
        table.passes().choose("No")
    assert watcher.alive == set()


def test_continuous_power_is_alive_while_it_applies() -> None:
    table = Table().side("Hulk", front=["Drax"]).side("Black Cat", front=["Moonstone"])
    with Watcher() as watcher:
        watcher.look(table.game.state)
        assert watcher.alive == set()  # no enemy flies
        watcher.look(Table().side("Storm").side("Black Cat", front=["Moonstone"]).game.state)
    assert watcher.alive == {power_of("aff-039", "Gravity Stone")}


@pytest.mark.slow
def test_every_power_is_seen_alive() -> None:
    found = never_seen(printed())
    assert not found.missing, "\n".join(lines(found))
