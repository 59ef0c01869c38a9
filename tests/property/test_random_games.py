"""Random full games: whatever is played against whomever, every decision is sound and every game ends."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mc_env.engine.board.modifiers import SCOPES
from mc_env.engine.game import new_game
from mc_env.kernel.records import Scope
from tools.random_games import POLICIES, heroes, modular_sets, play, scenarios, some_setup, sound

TABLES = [
    (scenario, mode, players) for scenario in scenarios() for mode in ("standard", "expert") for players in (1, 2, 3, 4)
]


def play_soundly(arguments: dict[str, object], policy: str, rng: Random) -> None:
    game = new_game(**arguments)  # type: ignore[arg-type]
    origin = game.state.clone()
    for _ in play(game, POLICIES[policy], rng):
        sound(game, origin)
    assert game.outcome in ("win", "loss")
    assert game.outcome_reason
    for card, scopes in enumerate(SCOPES):  # shared by all games: nobody may have written in one
        for player, scope in enumerate(scopes, -1):
            assert scope.data() == Scope(card, player).data()


@pytest.mark.parametrize(("scenario", "mode", "players"), TABLES)
def test_random_game_is_sound_at_every_decision(scenario: str, mode: str, players: int) -> None:
    number = TABLES.index((scenario, mode, players))
    rng = Random(number)
    seats = heroes()
    seated = [seats[(number + i) % len(seats)] for i in range(min(players, len(seats)))]
    arguments = some_setup(rng, among=seated, against=[scenario], modes=[mode], players=[len(seated)])
    play_soundly(arguments, list(POLICIES)[number % len(POLICIES)], rng)


@pytest.mark.parametrize("hero", heroes())
def test_random_game_of_each_hero_alone_is_sound(hero: str) -> None:
    rng = Random(hero)
    play_soundly(some_setup(rng, among=[hero]), "champion", rng)


def test_random_game_with_every_modular_set_is_sound() -> None:
    rng = Random(7)
    arguments = {**some_setup(rng), "modular": modular_sets()}
    play_soundly(arguments, "champion", rng)


@pytest.mark.parametrize("seed", range(6))
def test_sole_options_are_taken_as_a_player_would_take_them(seed: int) -> None:
    """A game that takes sole options by itself goes the same way as one in which a player has to."""
    rng = Random(seed)
    arguments = some_setup(rng)
    quick, slow = (new_game(**{**arguments, "auto": auto}) for auto in (True, False))
    while True:
        while slow.decision is not None and len(slow.decision) == 1:
            slow.choose(0)
        at = slow.state.clone()
        at.auto = True  # the only difference
        assert at.key() == quick.state.key()
        if quick.decision is None:
            return
        i = POLICIES["champion"](quick, rng)
        quick.choose(i)
        slow.choose(i)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_played_is_paid_for(seed: int) -> None:
    """What is offered can be completed: after a card with a cost is played, the next thing is that all of it is paid."""
    rng = Random(seed)
    game = new_game(**some_setup(rng), log=True)
    for _ in play(game, POLICIES["champion"], rng):
        pass
    due = None
    played = 0
    for entry in game.record():
        if entry["event"] == "pay":
            if due is not None:
                assert entry["source"] == due["card"]
                assert sum(entry["resources"]) >= due["cost"]  # type: ignore[call-overload]
            due = None
        elif entry["event"] == "play":
            assert due is None, f"{due} was never paid"
            played += 1
            due = entry if entry["cost"] else None
    assert due is None
    assert played


@settings(deadline=None, max_examples=10, derandomize=True)
@given(seed=st.integers(), choices=st.lists(st.integers(min_value=0), max_size=120))
def test_any_sequence_of_choices_keeps_the_game_sound(seed: int, choices: list[int]) -> None:
    game = new_game(**some_setup(Random(seed)))
    origin = game.state.clone()
    for i in choices:
        if game.decision is None:
            break
        game.choose(i % len(game.decision))
        sound(game, origin)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(50))
@pytest.mark.parametrize("policy", list(POLICIES))
def test_thousands_of_random_games_are_sound(policy: str, batch: int) -> None:
    for i in range(20):
        rng = Random(f"{policy}/{batch}/{i}")
        play_soundly(some_setup(rng), policy, rng)
