"""What a player is asked says what it is about."""

from __future__ import annotations

import pytest

from mc_env.engine.game import new_game
from mc_env.errors import ConfigError
from mc_env.table import Table


def test_prompt_of_a_payment_counts_down() -> None:
    t = Table().hero("Spider-Man", form="hero", hand=["Swinging Web Kick", "Genius", "Energy"])
    t.choose("Play Swinging Web Kick")
    assert t.decision.prompt == "Pay 3 (Swinging Web Kick)"
    t.choose("Genius")
    assert t.decision.prompt == "Pay 1 more (Swinging Web Kick)"


def test_prompt_of_a_payment_names_the_type_it_asks_for() -> None:
    t = Table().hero("Spider-Man", form="hero", hand=["Strength", "Backflip"], in_play=["Tenacity"], exhausted=True)
    t.choose("Use Tenacity")
    assert t.decision.prompt == "Pay 1 physical (Tenacity)"


def test_prompt_of_an_interrupt_says_how_much_damage_it_is_about() -> None:
    t = Table().hero("Spider-Man", form="hero", hand=["Backflip"]).encounter_deck("Advance")
    t.start(phase="villain", step=2)
    assert t.decision.prompt == "Interrupt? (Rhino attacks Spider-Man)"
    t.choose("Pass", "Do not defend")
    assert t.decision.prompt == "Interrupt? (Spider-Man takes 2 damage)"


def test_prompt_calls_a_defeated_drone_what_it_was() -> None:
    t = Table(scenario="ultron").hero("She-Hulk", in_play=["Tigra"]).environment("Ultron Drones").minion("Drone")
    t.card("Tigra", damage=1).attack("Drone", by="Tigra")
    assert t.decision.prompt == "Respond? (Tigra attacks facedown Drone)"


def test_prompt_of_a_response_says_who_defended() -> None:
    t = Table().hero("Black Panther", hand=["Counter-Punch"]).start(phase="villain", step=2)
    t.defend("Black Panther")
    assert t.decision.prompt == "Respond? (Black Panther defends against Rhino)"


def test_why_not_tells_responses_from_actions() -> None:
    t = Table().hero("She-Hulk", form="hero", hand=["One-Two Punch", "Genius"])
    assert t.game.why_not("One-Two Punch") == "One-Two Punch is a response: it waits for its triggering condition."


def test_game_is_rewound_to_any_of_its_choices() -> None:
    game = new_game(["spider_man"], "rhino", 2)
    past = [game.clone()]
    for _ in range(30):
        game.choose(0)
        past.append(game.clone())
    assert all(game.rewind(n) == past[n] for n in range(31))
    assert game.rewind(10, log=True).record()
    with pytest.raises(ConfigError, match="30 have been made"):
        game.rewind(31)


def test_position_of_a_table_is_rewound_to_its_start() -> None:
    t = Table().hero("Spider-Man", form="hero", hand=["Haymaker", "Genius"])
    start = t.game.clone()
    t.play("Haymaker", pay=["Genius"], target="Rhino")
    assert t.game.rewind(0) == start
