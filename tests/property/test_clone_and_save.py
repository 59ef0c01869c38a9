"""A copy goes on exactly like the original, however it was made: cloned, saved, pickled, replayed."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from array import array
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mc_env
from mc_env.engine import library
from mc_env.engine.game import Game, new_game, start
from mc_env.engine.program.ops import N_RULES, OPS
from mc_env.engine.save import restore, snapshot
from mc_env.engine.state.ledger import Ledger
from mc_env.engine.state.state import SHARED, State
from mc_env.kernel.ops import Op
from mc_env.kernel.state import Pending
from mc_env.versus.engine.state import State as VersusState
from tests.slots import slots_of
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


def test_a_state_holds_nothing_but_its_slots() -> None:
    """Compiled, a class that inherits from `Generic` has a dictionary too, and each of its values is read with a check."""
    assert not hasattr(State(), "__dict__")
    assert not hasattr(VersusState(), "__dict__")


INDEX = ("trig", "mods", "marks")  # a clone takes its own before it changes them


def test_clone_shares_nothing_that_changes() -> None:
    game = next(g for g in playing(3, aggressive) if len(g.choices) == 30)
    twin = game.clone()
    for name in slots_of(State):
        mine, theirs = getattr(game.state, name), getattr(twin.state, name)
        if isinstance(mine, list | dict | bytearray | array) and name != "log":
            assert (mine is theirs) == (name in SHARED or name in INDEX), name
    assert twin.choices is not game.choices


@pytest.mark.parametrize("seed", SEEDS)
def test_what_happens_to_a_clone_does_not_happen_to_the_game(seed: int) -> None:
    rng = Random(seed)
    for game in playing(seed, aggressive, every=20):
        before, twin = game.state.key(), game.clone()
        while twin.decision is not None and len(twin.choices) < len(game.choices) + 60:
            twin.choose(rng.randrange(len(twin.decision)))
        assert game.state.key() == before


# ------------------------------------------------------------------------------------------ every slot

NOT_COMPARED = {
    "answer": "the answer to the last decision: the next one replaces it before anybody reads it",
    "log": "what has happened; nothing is decided by it",
    "ledger": "what the exact log was told last; nothing is decided by it",
    "borrowed": "whether the index is another state's too",
    "counted": "piles as somebody has counted them; looked through before they are used",
}
NOT_CLONED = {"log", "ledger"}  # a copy is played on without telling


def other(value: Any) -> Any:
    """A value of the same kind that is not equal to this one."""
    if value is None:
        return ()
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "!"
    if isinstance(value, tuple):
        return (*value, 1)
    if isinstance(value, bytearray | array):
        column = value[:]
        column[-1] = (column[-1] + 1) % 100
        return column
    if isinstance(value, list):
        return [other(value[0]), *value[1:]]
    if isinstance(value, dict):
        return {**value, 10_000: 1} if all(isinstance(x, int) for x in value.values()) else altered(value)
    record = value.copy() if hasattr(value, "copy") else Pending(*value.data())
    name = slots_of(type(value))[0]
    setattr(record, name, other(getattr(value, name)))
    return record


def altered(records: dict[int, Any]) -> dict[int, Any]:
    """The same records, but the last of them is another one."""
    last = max(records)
    return {**records, last: other(records[last])}


@cache
def found_busy() -> State:
    """In the middle of everything: a decision is pending, and scopes, records and lasting effects are there."""
    for seed in range(40):
        for game in playing(seed, aggressive):
            g = game.state
            if g.pending is not None and g.stack and g.scopes and g.recs and g.lasting:
                return g.clone()
    raise AssertionError("no such position was met")


def busy_position() -> State:
    return found_busy().clone()


def comparable(value: Any) -> Any:
    """What a slot holds, with records as plain data."""
    if isinstance(value, dict):
        return {k: comparable(x) for k, x in value.items()}
    if isinstance(value, list):
        return [comparable(x) for x in value]
    return value.data() if hasattr(value, "data") else value


@pytest.mark.parametrize("slot", [name for name in slots_of(State) if name not in NOT_COMPARED])
def test_key_changes_with_every_slot_that_is_compared(slot: str) -> None:
    g = busy_position()
    before = g.key()
    assert g.clone().key() == before
    setattr(g, slot, other(getattr(g, slot)))
    assert g.key() != before


def test_slots_that_are_not_compared_have_a_reason_and_are_in_no_key() -> None:
    g = busy_position()
    before = g.key()
    g.answer = (9, 9, 9, 9)
    g.log = [{"event": "something"}]
    g.ledger = Ledger()
    assert g.key() == before
    assert set(NOT_COMPARED) < set(slots_of(State))


def test_answer_to_the_last_decision_does_not_matter_at_the_next() -> None:
    """Which is why two games that differ only in it are equal."""
    rng = Random(6)
    for game in playing(6, aggressive, every=9):
        if game.decision is None:
            break
        twin = game.clone()
        twin.state.answer = (0, -1, -1, 0)
        assert twin == game
        go_on(game.clone(), twin, rng=rng, steps=3)


@pytest.mark.parametrize("slot", [name for name in slots_of(State) if name not in NOT_CLONED])
def test_clone_has_every_slot_as_it_is(slot: str) -> None:
    g = busy_position()
    if slot != "answer":
        setattr(g, slot, other(getattr(g, slot)))
    assert comparable(getattr(g.clone(), slot)) == comparable(getattr(g, slot))


def test_clone_does_not_go_on_with_the_log() -> None:
    game = new_game(["spider_man"], "rhino", 1, log=True, exact=True)
    assert game.record()
    assert {getattr(game.state.clone(), name) for name in NOT_CLONED} == {None}


@pytest.mark.parametrize(
    "rules", [{"heroic": 1}, {"overpay": True}, {"hands": "private"}, {"auto": False}, {"mode": "expert"}], ids=str
)
def test_games_by_other_rules_are_not_equal(rules: dict[str, Any]) -> None:
    assert new_game(["spider_man"], "rhino", 7) == new_game(["spider_man"], "rhino", 7)
    assert new_game(["spider_man"], "rhino", 7) != new_game(["spider_man"], "rhino", 7, **rules)


def test_game_has_no_hash_because_it_changes() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(new_game(["spider_man"], "rhino", 7))


@pytest.mark.parametrize("seed", SEEDS)
def test_saved_game_loads_as_an_equal_game_that_goes_on_alike(seed: int) -> None:
    for game in playing(seed, aggressive, every=35):
        loaded = mc_env.load_game(game.save())
        assert loaded == game
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
@pytest.mark.pure("compiled games cannot be pickled: `clone` copies them, `save` writes them down")
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
    assert Op not in rules
    assert not [op for op in OPS[N_RULES:] if type(op) in rules]
    assert all(op.id == i for i, op in enumerate(OPS) if op is not None)
