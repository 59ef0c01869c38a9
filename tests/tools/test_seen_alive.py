"""Every printed ability is seen alive in games, and what is dead is named."""

from __future__ import annotations

import pytest

from mc_env.cards import registry
from mc_env.cards.kit import (
    ATTACK,
    ENEMY,
    SELF,
    VILLAIN,
    YOUR_HERO,
    A,
    Ability,
    Action,
    After,
    CardPool,
    CountersOn,
    Damage,
    Effect,
    EncounterSet,
    Exhaust,
    Face,
    ForcedResponse,
    Gets,
    Heal,
    Named,
    Support,
    Treachery,
    WhenRevealed,
)
from mc_env.engine.program.tables import all_faces
from mc_env.table import Table
from tools import seen_alive
from tools.ability_watcher import Printed, Watcher, printed


def support(code: str, *abilities: Ability | Effect) -> Face:
    return Support(f"probe_alive_{code}", f"Alive {code}", cost=0, aspect="basic", abilities=abilities)


ALIVE = (
    support("acts", Action(Damage(A(ENEMY), 1), cost=Exhaust(SELF))),
    support("answers", ForcedResponse(After(ATTACK), Damage(ENEMY, 1))),
    support("applies", Gets(YOUR_HERO, atk=1)),
)
DEAD = {
    "waits for nobody": support("waits", ForcedResponse(After(ATTACK, by=Named("Nobody")), Damage(ENEMY, 1))),
    "applies to nobody": support("nobody", Gets(Named("Nobody"), atk=1)),
    "adds nothing": support("zero", Gets(YOUR_HERO, atk=CountersOn(SELF, "never"))),
    "pays and does nothing": support("nothing", Action(Damage(A(ENEMY), 0), cost=Exhaust(SELF))),
    "triggers and does nothing": support("idle", ForcedResponse(After(ATTACK), Heal(SELF, 1))),
}
REST = Treachery("probe_alive_rest", "Rest", abilities=[WhenRevealed(Heal(VILLAIN, 1))])
POOL = CardPool("probe_alive", "Alive", (*ALIVE, *DEAD.values()))
SET = EncounterSet("probe_alive_set", "Alive", kind="campaign", cards={REST: 1})


@pytest.fixture(autouse=True, scope="module")
def cards() -> None:
    if POOL.code not in registry.POOLS:
        registry.register(POOL, SET)


def test_every_printed_ability_of_every_product_is_seen_alive() -> None:
    found = seen_alive.never_seen(printed())
    assert [f"{item.face.code} {item.face.title}: {item}" for item in found.missing] == []


def test_games_about_a_card_show_its_ability_alive() -> None:
    found = seen_alive.never_seen([Printed(face, 0) for face in ALIVE], most=0, tries=10)
    assert (found.wanted, found.missing) == (3, [])


@pytest.mark.parametrize("face", DEAD.values(), ids=DEAD)
def test_ability_that_changes_nothing_is_never_seen_alive(face: Face) -> None:
    item = Printed(face, 0)
    found = seen_alive.never_seen([item], most=1, tries=4)
    assert (found.missing, found.games) == ([item], 5)


@pytest.mark.parametrize("damage", [0, 3])
def test_ability_is_alive_only_if_its_effect_changes_something(damage: int) -> None:
    table = Table(verify=False).hero("Spider-Man").villain("Rhino", damage=damage).dealt(0, "Rest")
    with Watcher() as watcher:
        table.start(phase="villain", step=4).run_until("turn")
    assert watcher.counts.fired[REST.code, 0] == 1
    assert ((REST.code, 0) in watcher.counts.alive) == bool(damage)


def test_search_follows_from_its_seed() -> None:
    items = printed()[:40]
    assert seen_alive.never_seen(items, seed=3, most=4, tries=0) == seen_alive.never_seen(
        items, seed=3, most=4, tries=0
    )


def test_command_names_what_is_dead_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    dead = Printed(DEAD["waits for nobody"], 0)
    monkeypatch.setattr(seen_alive, "printed", lambda: (Printed(ALIVE[0], 0), dead))
    assert seen_alive.main(["--games", "0", "--tries", "5"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("1 of 2 abilities seen alive in ")
    assert said[1:] == ["  never: probe_alive_waits Alive waits: forced response"]


def test_effects_are_themselves_again_when_the_watcher_has_gone() -> None:
    effects = [ab.effect for face in all_faces() for ab in face.abilities]
    with Watcher():
        assert [ab.effect for face in all_faces() for ab in face.abilities] != effects
    assert [ab.effect for face in all_faces() for ab in face.abilities] == effects
