"""Seeds of training games: away from those of evaluation, and from each other."""

from __future__ import annotations

from itertools import pairwise

import pytest
import torch

from mc_env.agents.learning.config import EvaluationConfig, RunConfig
from mc_env.agents.learning.ppo import PpoConfig
from mc_env.agents.learning.seeds import imitation_seeds, learning_seeds
from mc_env.agents.learning.self_play import Player
from mc_env.env.episodes import DERIVED
from mc_env.env.tasks import make_task, task_names
from mc_env.errors import ConfigError

SOLO = {"heroes": ["spider_man"], "scenario": "rhino"}


def test_no_two_runs_or_processes_begin_with_the_same_episodes() -> None:
    blocks = [imitation_seeds(seed, 5000) for seed in range(20)]
    blocks += [learning_seeds(seed, rank, 1024) for seed in range(20) for rank in range(8)]
    blocks.sort(key=lambda block: block.start)
    assert all(a.stop <= b.start for a, b in pairwise(blocks))


def test_training_never_meets_an_evaluation_seed_or_a_later_episode() -> None:
    reserved = max(EvaluationConfig().first_seed, *(make_task(name).evaluation_seeds.stop for name in task_names()))
    assert min(imitation_seeds(0, 1).start, learning_seeds(0, 0, 1).start) > 1000 * reserved
    assert learning_seeds((1 << 32) - 1, 510, 1 << 20).stop == DERIVED


@pytest.mark.parametrize(
    ("seed", "rank", "games", "words"),
    [
        (-1, 0, 1, "seed is between 0 and 4,294,967,295, not -1"),
        (1 << 32, 0, 1, "seed is between"),
        (1, 511, 1, "processes is between 0 and 511, not 512"),
        (1, 0, (1 << 20) + 1, "games is between 0 and 1,048,576"),
    ],
)
def test_what_has_no_seeds_is_named(seed: int, rank: int, games: int, words: str) -> None:
    with pytest.raises(ConfigError, match=words):
        learning_seeds(seed, rank, games)


def test_both_algorithms_play_these_episodes() -> None:
    from mc_env.agents.learning import sb3

    player = Player(PpoConfig(games=3), SOLO, seed=5, rank=2)
    assert [game.match.seed for group in player.groups for game in group.games] == list(learning_seeds(5, 2, 3))
    config = RunConfig(seed=5, game=SOLO)
    config.sb3.games = 3
    model = sb3.build(config)
    assert model.env is not None
    model.env.reset()
    assert [game.match.seed for game in sb3.vector_of(model).games] == list(learning_seeds(5, 0, 3))


def test_processes_draw_different_lots() -> None:
    players = [Player(PpoConfig(games=1), SOLO, seed, rank) for seed in (0, 8) for rank in range(2)]
    assert len({torch.rand(1, generator=player.generator).item() for player in players}) == 4
