"""Who was measured to be the strongest at a table, and that a new game says so."""

from __future__ import annotations

from typing import Any

import pytest

import mc_env
from mc_env import strengths
from mc_env.engine.new_game import Setup
from mc_env.strengths import Strength, at_table, strongest

ROWS = (
    {"spec": "ppo:lucky", "wins": 3, "games": 3},
    {"spec": "search:generalist", "wins": 90, "games": 100},
    {"spec": "ppo:generalist", "wins": 50, "games": 100},
    {"spec": "heuristic", "wins": 60, "games": 100},
)
WHERE = {"heroes": ["captain_marvel", "spider_man"], "scenario": "rhino", "mode": "standard", "hands": "open"}


@pytest.fixture
def four_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strengths, "measured", lambda: tuple({**row, **WHERE} for row in ROWS))


def table(*heroes: str, **more: Any) -> Setup:
    setup = mc_env.new_game(heroes=heroes or ("spider_man", "captain_marvel"), scenario="rhino", seed=1, **more).setup
    assert setup is not None
    return setup


def test_three_lucky_games_are_no_strength(four_measured: None) -> None:
    assert [one.spec for one in at_table(table())][:2] == ["search:generalist", "heuristic"]
    assert Strength("a", 3, 3).at_least == pytest.approx(0.438, abs=0.001)


def test_the_strongest_of_a_table_is_who_won_most(four_measured: None) -> None:
    assert strongest(table()) == Strength("search:generalist", 90, 100)
    assert strongest(table(), among=["ppo:generalist"]).spec == "ppo:generalist"


def test_other_tables_get_the_network_that_knows_all(four_measured: None) -> None:
    for other in (
        table("iron_man", "spider_man"),
        table(mode="expert"),
        table(heroic=1),
        table(modular=["under_attack"]),
    ):
        assert strongest(other) == Strength("ppo:generalist")


def test_without_torch_rules_play(four_measured: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strengths, "networks", lambda: False)
    assert strongest(table()).spec == "heuristic"
    assert strongest(table("iron_man")) == Strength("heuristic")


def test_a_second_hero_is_played_by_the_strongest_partner_and_it_is_said_how_strong_it_is(mc, four_measured) -> None:
    out = mc("play", "--heroes", "spider_man,captain_marvel", "--no-autosave", typed=("quit",)).out
    assert "Captain Marvel (search:generalist)" in " ".join(out.split())
    assert "won 90 of 100 games at this table" in " ".join(out.split())


def test_two_people_may_share_a_keyboard(mc) -> None:
    out = mc("play", "--heroes", "spider_man,iron_man", "--player-2", "human", "--no-autosave", typed=("quit",)).out
    assert "Iron Man (human)" in " ".join(out.split())
