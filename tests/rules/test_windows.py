"""The table of windows is the truth: the engine opens each of them and no other, and refuses a definition that waits elsewhere.

A card that lets something be played from elsewhere than a hand has every window opened, whether anybody waits for it or not
(`board.events`). It is in play in these games, and their exact log tells which windows there are.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import mc_env
from mc_env.cards import registry
from mc_env.cards.kit import (
    SELF,
    AddCounters,
    Delay,
    EncounterSet,
    Environment,
    Face,
    ForcedResponse,
    Gains,
    Named,
    Pattern,
    Stat,
    Treachery,
    WhenRevealed,
)
from mc_env.cards.terms import Event, Stage
from mc_env.cards.windows import WINDOWS
from mc_env.engine.compiler import compile_face
from mc_env.errors import NotImplementedCard
from tools import random_games

KEY = Environment("probe_windows_key", "Key", keywords=[Stat.SETUP], abilities=[Gains(Named("Nobody"), Stat.PLAY_FROM)])
KEY_SET = EncounterSet("probe_windows", "Windows", kind="scenario", cards={KEY: 1})
FEWEST, MOST = 10, 80  # games

Window = tuple[Event, Stage]
TABLE: set[Window] = {(event, stage) for event, stages in WINDOWS.items() for stage in stages}
NONE: list[Window] = [(event, stage) for event in Event for stage in Stage if (event, stage) not in TABLE]


def with_key(code: str) -> str:
    """A scenario in which every window is opened."""
    story = registry.scenario(code)
    name = f"probe_windows_{code}"
    registry.SCENARIOS.setdefault(name, replace(story, code=name, sets=(*story.sets, KEY_SET.code)))
    return name


def windows_of_a_game(seed: int, stories: list[str]) -> set[Window]:
    """Which windows are opened in a random game."""
    rng = Random(seed)
    game = mc_env.new_game(**random_games.some_setup(rng, against=stories), exact=True)
    log = game.record(exact=True)
    seen: set[Window] = set()
    while game.decision is not None:
        for entry in log:
            if entry["event"] == "window":
                told: Any = entry["exact"]
                seen |= {(Event(event), Stage(told["stage"])) for event in told["events"]}
        log.clear()
        game.choose(random_games.champion(game, rng))
    return seen


def test_the_engine_opens_every_window_of_the_table_and_no_other() -> None:
    random_games.load()
    if KEY_SET.code not in registry.ENCOUNTER_SETS:
        registry.register(KEY_SET)
    stories = [with_key(code) for code in random_games.scenarios()]
    seen: set[Window] = set()
    for seed in range(MOST):
        if seed >= FEWEST and seen >= TABLE:
            break
        seen |= windows_of_a_game(seed, stories)
    assert seen == TABLE


@pytest.mark.parametrize("window", NONE, ids=[f"{stage.name}-{event.name}" for event, stage in NONE])
def test_the_compiler_refuses_an_ability_that_waits_where_no_window_opens(window: Window) -> None:
    event, stage = window
    face = Environment(
        "99001", "Test", abilities=[ForcedResponse(Pattern(stage, event), AddCounters(SELF, 1, "x"), name="Patience")]
    )
    with pytest.raises(NotImplementedCard) as refused:
        compile_face(face, "")
    stages = WINDOWS.get(event, ())
    there_are = f"there is {', '.join(s.name for s in stages)}" if stages else "no stage of it has one"
    assert str(refused.value) == (
        f'Test (99001): ability 1 (Forced Response "Patience"): no window opens at {stage.name} of {event.name}; {there_are}'
    )


def waiting(effect: Delay) -> Face:
    return Treachery("99001", "Test", abilities=[WhenRevealed(effect)])


def test_the_compiler_refuses_a_delayed_effect_that_waits_where_no_window_opens() -> None:
    compile_face(waiting(Delay(Stage.AFTER, Event.HEAL, AddCounters(SELF, 1, "x"))), "")
    with pytest.raises(NotImplementedCard, match="WHEN of HEAL; there is AFTER"):
        compile_face(waiting(Delay(Stage.WHEN, Event.HEAL, AddCounters(SELF, 1, "x"))), "")
