"""Chance: one stream for each purpose, so that games on the same seed stay comparable after they diverge."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mc_env.engine.board import moves
from mc_env.engine.game import new_game
from mc_env.engine.state.zones import DECK, ENC_DECK
from mc_env.kernel import rng
from tools.random_games import aggressive, play, several, some_setup, uniform

SEEDS = st.integers(min_value=-(1 << 70), max_value=1 << 70)
STREAMS = st.integers(0, rng.N_STREAMS - 1)


@settings(deadline=None, max_examples=60, derandomize=True)
@given(seed=SEEDS, stream=STREAMS, others=st.lists(STREAMS, max_size=30))
def test_draws_of_one_stream_do_not_depend_on_other_streams(seed: int, stream: int, others: list[int]) -> None:
    a, b = rng.new(seed), rng.new(seed)
    for other in others:
        if other != stream:
            rng.draw(b, other, 7)
    assert [rng.draw(a, stream, 1000) for _ in range(20)] == [rng.draw(b, stream, 1000) for _ in range(20)]


@settings(deadline=None, max_examples=60, derandomize=True)
@given(seed=SEEDS, stream=STREAMS, size=st.integers(0, 60))
def test_shuffle_is_a_permutation_and_follows_from_the_seed(seed: int, stream: int, size: int) -> None:
    cards = tuple(range(100, 100 + size))
    once = rng.shuffled(rng.new(seed), stream, cards)
    assert sorted(once) == list(cards)
    assert once == rng.shuffled(rng.new(seed), stream, cards)


@settings(deadline=None, max_examples=60, derandomize=True)
@given(seed=SEEDS, stream=STREAMS, n=st.integers(1, 50))
def test_draw_is_in_range_and_moves_only_its_own_counter(seed: int, stream: int, n: int) -> None:
    numbers = rng.new(seed)
    before = list(numbers)
    assert 0 <= rng.draw(numbers, stream, n) < n
    before[stream + 1] += 1
    assert numbers == before


def test_streams_of_a_seed_and_seeds_of_a_stream_differ() -> None:
    def first(seed: int, stream: int) -> tuple[int, ...]:
        numbers = rng.new(seed)
        return tuple(rng.draw(numbers, stream, 1 << 30) for _ in range(4))

    drawn = {first(seed, stream) for seed in range(40) for stream in range(rng.N_STREAMS)}
    assert len(drawn) == 40 * rng.N_STREAMS


def test_every_card_is_as_likely_on_top_as_any_other() -> None:
    cards = tuple(range(8))
    top = Counter(rng.shuffled(rng.new(seed), seed % rng.N_STREAMS, cards)[-1] for seed in range(8000))
    assert all(850 < top[c] < 1150 for c in cards)  # 1000 expected, standard deviation 30


@pytest.mark.parametrize("seed", range(4))
def test_shuffling_one_deck_does_not_change_how_another_is_shuffled(seed: int) -> None:
    game = new_game(heroes=several(2), scenario="rhino", seed=seed)
    decks = [DECK, DECK + 1, ENC_DECK]
    for mine in decks:
        a, b = game.state.clone(), game.state.clone()
        for other in decks:
            if other != mine:
                moves.shuffle(b, other)
        moves.shuffle(a, mine)
        moves.shuffle(b, mine)
        assert a.zones[mine] == b.zones[mine]


@pytest.mark.parametrize("seed", range(4))
def test_games_on_one_seed_shuffle_alike_however_they_have_diverged(seed: int) -> None:
    """After as many shuffles of a deck, the same cards in the same order come out in the same new order."""
    ends = []
    for pick in (1, 2):
        *_, game = play(new_game(heroes=several(2), scenario="rhino", seed=seed), uniform, Random(pick))
        ends.append(game.state)
    a, b = ends
    assert a.rng[0] == b.rng[0]
    for stream in range(rng.N_STREAMS):
        b.rng[stream + 1] = a.rng[stream + 1] = max(a.rng[stream + 1], b.rng[stream + 1])
        cards = tuple(range(30))
        assert rng.shuffled(a.rng, stream, cards) == rng.shuffled(b.rng, stream, cards)


@pytest.mark.parametrize("seed", range(4))
def test_same_seed_and_choices_give_the_same_game(seed: int) -> None:
    arguments = some_setup(Random(seed))
    first, second = (list(play(new_game(**arguments), aggressive, Random(seed)))[-1] for _ in range(2))
    assert first == second
    assert first.choices == second.choices


def test_games_do_not_depend_on_the_process_they_are_played_in() -> None:
    """Nothing iterates over a set of words: with another seed of Python's own hashes the same games come out."""
    program = (
        "from random import Random\n"
        "from zlib import crc32\n"
        "from mc_env.engine.game import new_game\n"
        "from tools.random_games import champion, play, some_setup\n"
        "for seed in range(6):\n"
        "    rng = Random(seed)\n"
        "    *_, game = play(new_game(**some_setup(rng)), champion, rng)\n"
        "    print(len(game.choices), crc32(repr(game.state.key()).encode()), crc32(repr(game.view(0)).encode()))\n"
    )
    root = Path(__file__).parents[2]
    ran = [
        subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
            cwd=root,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
        )
        for hash_seed in ("1", "2")
    ]
    assert ran[0].stdout == ran[1].stdout
    assert len(ran[0].stdout.splitlines()) == 6


def test_another_seed_gives_another_game() -> None:
    games = [new_game(heroes=several(1), scenario="rhino", seed=seed) for seed in range(10)]
    assert len({tuple(game.view(0)["players"][0]["hand"]["cards"]) for game in games}) > 5
