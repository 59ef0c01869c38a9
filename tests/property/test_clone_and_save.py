"""A copy goes on exactly like the original, however it was made: cloned, saved, pickled, replayed."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mc_env
from mc_env.engine import library
from mc_env.engine.game import Game, new_game, start
from mc_env.engine.program.ops import N_RULES, OPS, Vacant
from mc_env.engine.save import restore, snapshot
from tools.random_games import aggressive, clones_agree, label_list, looks_right, play, playing, several, some_setup

SEEDS = [*range(4), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(4, 40))]


def go_on(*games: Game, rng: Random, steps: int = 15) -> None:
    """Make the same random choices in several games; they must stay equal."""
    first = games[0]
    for _ in range(steps):
        if first.decision is None:
            return
        i = rng.randrange(len(first.decision))
        texts = label_list(first)
        for game in games:
            assert label_list(game) == texts
            game.choose(i)
            assert game == first


@pytest.mark.parametrize("seed", SEEDS)
def test_clones_of_every_tenth_decision_go_the_same_way(seed: int) -> None:
    rng = Random(seed)
    for game in playing(seed, aggressive, every=10):
        clones_agree(game, rng)


@pytest.mark.pure("compiled classes do not list their slots")
def test_clone_shares_nothing_that_changes() -> None:
    game = next(g for g in playing(3, aggressive) if len(g.choices) == 30)
    twin = game.clone()
    for name in game.state.__slots__:
        mine, theirs = getattr(game.state, name), getattr(twin.state, name)
        if isinstance(mine, list | dict | bytearray) and name != "log":
            assert mine is not theirs, name
    assert twin.choices is not game.choices


@pytest.mark.parametrize("seed", SEEDS)
def test_saved_game_loads_as_an_equal_game_that_goes_on_alike(seed: int) -> None:
    for game in playing(seed, aggressive, every=35):
        loaded = mc_env.load_game(game.save())
        assert loaded == game
        assert hash(loaded) == hash(game)
        assert loaded.save() == game.save()
        go_on(game.clone(), loaded, rng=Random(seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_snapshot_restores_every_position(seed: int) -> None:
    for game in playing(seed, aggressive, every=3):
        twin = restore(snapshot(game.state))
        assert twin.key() == game.state.key()
        for name in ("open_hands", "auto", "overpay", "heroic", "dirty", "answer"):
            assert getattr(twin, name) == getattr(game.state, name)


@pytest.mark.parametrize("seed", SEEDS)
def test_game_without_setup_saves_its_origin(seed: int) -> None:
    for game in playing(seed, aggressive, every=60):
        position = game.resample(player=0, seed=seed)
        go_on(position, mc_env.load_game(position.save()), rng=Random(seed))
        assert mc_env.load_game(position.save()) == position


@pytest.mark.parametrize("seed", SEEDS)
def test_replay_meets_every_position_again(seed: int) -> None:
    rng = Random(seed)
    game = new_game(**some_setup(rng))
    seen = [(g.state.key(), label_list(g)) for g in play(game, aggressive, rng)]
    assert game.setup is not None
    twin = start(game.setup)
    for (key, texts), i in zip(seen, [*game.choices, None], strict=True):
        assert twin.state.key() == key
        assert label_list(twin) == texts
        if i is not None:
            twin.choose(i)
    assert (twin.outcome, twin.outcome_reason) == (game.outcome, game.outcome_reason)


@pytest.mark.parametrize("seed", SEEDS)
def test_pickled_and_deeply_copied_games_go_on_alike(seed: int) -> None:
    for game in playing(seed, aggressive, every=45):
        if game.decision is not None:
            assert game.decision.options  # a decision that was looked at is pickled too
        pickled = pickle.loads(pickle.dumps(game))
        copied = copy.deepcopy(game)
        assert pickled == copied == game
        assert pickled.save() == game.save()
        go_on(game.clone(), pickled, copied, rng=Random(seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_looking_changes_nothing(seed: int) -> None:
    for game in playing(seed, aggressive, every=12):
        before = pickle.dumps(game.state)
        looks_right(game)
        repr(game)
        game.save()
        if game.decision is not None:
            assert [o.label for o in game.decision.options] == label_list(game)
        assert pickle.dumps(game.state) == before


@settings(deadline=None, max_examples=30, derandomize=True)
@given(seed=st.integers(0, 50), steps=st.integers(0, 40), wrong=st.integers())
def test_illegal_choice_leaves_the_game_untouched(seed: int, steps: int, wrong: int) -> None:
    rng = Random(seed)
    game = new_game(**some_setup(rng))
    for _ in range(steps):
        if game.decision is not None:
            game.choose(aggressive(game, rng))
    d = game.decision
    if d is not None and 0 <= wrong < len(d):
        return
    before = pickle.dumps(game.state), list(game.choices)
    with pytest.raises(mc_env.IllegalChoice):
        game.choose(wrong)
    assert (pickle.dumps(game.state), game.choices) == before


def test_position_saved_in_one_process_loads_in_another() -> None:
    """Ids mean the same everywhere, also where more cards have been defined since: here, the tests' own."""
    program = (
        "from mc_env.table import Table\n"
        "t = Table(scenario='rhino').hero('Spider-Man', hand=['Backflip'], in_play=['Web-Shooter']).minion('Sandman')\n"
        "game = t.choose('End turn').game\n"
        "print(game.save())\n"
        "print(game.view(0))\n"
        "while game.decision: game.choose(0)\n"
        "print(game.outcome_reason, game.round, len(game.choices))\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
        cwd=Path(__file__).parents[2],
    )
    saved, view, end = run.stdout.splitlines()
    game = mc_env.load_game(saved)
    assert str(game.view(0)) == view
    while game.decision:
        game.choose(0)
    assert f"{game.outcome_reason} {game.round} {len(game.choices)}" == end


def test_save_is_plain_json_that_names_the_setup() -> None:
    game = new_game(heroes=several(2), scenario="rhino", seed=11, modular=["bomb_scare"], heroic=1, hands="private")
    game.choose(0)
    data = json.loads(game.save())
    assert data["format"] == "mc_env game"
    assert data["choices"] == [0]
    assert data["setup"]["heroes"] == several(2)
    assert data["setup"]["modular"] == ["bomb_scare"]
    assert data["setup"]["hands"] == "private"


def test_ops_of_the_rules_keep_their_numbers_whatever_is_imported_first() -> None:
    """Saved positions name ops by number."""
    library.ready()
    rules = [type(op) for op in OPS[:N_RULES]]
    assert len(set(rules)) == N_RULES
    assert Vacant not in rules
    assert not [op for op in OPS[N_RULES:] if type(op) in rules]
    assert [op.id for op in OPS] == list(range(len(OPS)))
