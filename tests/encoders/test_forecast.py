"""What an observation says is sure to come, beside what the engine does when the villain phase is played.

Cards that are turned up have no boost icons and no text (filler), and nobody defends.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mc_env.cards.terms import CardType
from mc_env.encoders import GLOBAL_COLUMNS, EntityEncoder, names
from mc_env.engine.state.zones import MAIN_SCHEMES
from mc_env.table import Table

AT = names(GLOBAL_COLUMNS)
SEATS = ("my", "next", "third", "fourth")


def seen(table: Table, seat: int = 0) -> dict[str, int]:
    """The row of globals, by column."""
    row = EntityEncoder(table.game.players, "open").encode(table.game, seat)["globals"]
    return {name: int(row[at]) for name, at in AT.items()}


def alone() -> Table:
    return Table().hero("Spider-Man", form="hero")


def alone_at_home() -> Table:
    return Table().hero("Captain Marvel", form="alter-ego").minion("Hydra Mercenary").minion("Sandman")


def with_a_weapon() -> Table:
    return Table().hero("She-Hulk", form="hero").villain("Rhino", stage=2, attachments=["Enhanced Ivory Horn"])


def against_drones() -> Table:
    table = Table(scenario="ultron").hero("Captain Marvel", form="alter-ego").villain(status=["confused"])
    return table.environment("Ultron Drones").minion("Drone")


def with_a_stunned_villain() -> Table:
    table = Table().hero("Black Panther", form="hero").hero("She-Hulk", form="alter-ego")
    return table.villain("Rhino", status=["stunned"]).minion("Hydra Mercenary", engaged=0)


def with_confused_enemies() -> Table:
    table = Table(scenario="klaw").hero("Spider-Man", form="alter-ego").villain(status=["confused"])
    return table.minion("Hydra Mercenary", status=["confused"]).minion("Hydra Mercenary")


def four_of_them() -> Table:
    table = Table().hero("Spider-Man", form="hero").hero("Iron Man", form="alter-ego").hero("She-Hulk", form="hero")
    table.hero("Black Panther", form="alter-ego").side_scheme("Breakin' & Takin'")
    return table.minion("Sandman", engaged=1).minion("Hydra Mercenary", engaged=2)


@pytest.mark.parametrize(
    "build",
    [alone, alone_at_home, with_a_weapon, against_drones, with_a_stunned_villain, with_confused_enemies, four_of_them],
)
def test_what_is_said_to_come_comes(build: Callable[[], Table]) -> None:
    table = build().start()
    before, g = seen(table), table.game.state
    (scheme,) = g.zones[MAIN_SCHEMES]
    identities = list(g.identity)
    damage, heroes = [g.damage[c] for c in identities], [g.ctype[c] == CardType.HERO for c in identities]
    table.run_villain_phase()
    plotted = [before[f"{who}_coming_threat"] for who, hero in zip(SEATS, heroes, strict=False) if not hero]
    assert g.threat[scheme] - before["main_threat"] == before["main_step_one"] + sum(plotted)
    for who, hero, c, had in zip(SEATS, heroes, identities, damage, strict=False):
        assert g.damage[c] - had == (before[f"{who}_coming_damage"] if hero else 0), who


def test_the_other_alter_egos_are_counted_from_every_seat() -> None:
    table = four_of_them().start()
    for seat in range(4):
        numbers = seen(table, seat)
        others = [numbers[f"{who}_coming_threat"] for who in SEATS[1:] if numbers[f"{who}_form"] == 2]
        assert numbers["others_threat"] == sum(others)
    assert seen(table, 0)["others_threat"] == 1 + 2 + 1  # Rhino against both, Sandman against Iron Man


def test_who_is_ready_is_counted_and_who_cannot_act_is_not() -> None:
    table = (
        Table()
        .hero("Spider-Man", form="hero", in_play=["Black Cat", "Mockingbird"])
        .card("Mockingbird", exhausted=True)
    )
    table.hero("Captain Marvel", form="hero", status=["stunned", "confused"]).start()
    numbers = seen(table)
    assert (numbers["my_ready_thw"], numbers["my_ready_atk"]) == (1 + 1, 2 + 1)
    assert (numbers["next_ready_thw"], numbers["next_ready_atk"]) == (0, 0)
    assert (seen(table, 1)["next_ready_thw"], seen(table, 1)["next_ready_atk"]) == (2, 3)


def test_an_alter_ego_has_neither_thw_nor_atk() -> None:
    numbers = seen(Table().hero("Spider-Man", form="alter-ego").start())
    assert (numbers["my_ready_thw"], numbers["my_ready_atk"]) == (0, 0)
