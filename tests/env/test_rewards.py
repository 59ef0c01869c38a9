"""Rewards: sparse, shaped by a potential, or one's own."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from mc_env.engine.game import Game
from mc_env.engine.knowing.progress import measures, progress
from mc_env.env.aec import raw_env
from mc_env.env.rewards import Reward, Shaped, Sparse, make_reward
from mc_env.errors import ConfigError
from mc_env.table import Table
from tests.env.playing import decisions, episode, pick


def rhino(**villain: Any) -> Table:
    return Table(scenario="rhino").hero("Spider-Man", form="hero", damage=2).villain("Rhino", **villain)


def test_progress_counts_hit_points_of_all_stages() -> None:
    fresh = rhino(stage=1).game.state  # 14 hit points, then 15
    totals = measures(fresh)
    assert totals[0] == 29
    assert progress(fresh, totals)[0] == 0
    assert progress(rhino(stage=1, damage=7).game.state, totals)[0] == pytest.approx(7 / 29)
    assert progress(rhino(stage=2, damage=5).game.state, totals)[0] == pytest.approx(19 / 29)


def test_progress_of_the_scheme_and_health_of_the_heroes() -> None:
    g = rhino().main_scheme(threat=3).game.state
    _, threat, health = progress(g, measures(g))
    assert threat == pytest.approx(3 / 7)
    assert health == pytest.approx(8 / 10)


def test_completed_stages_of_the_main_scheme_count_in_full() -> None:
    first = Table(scenario="ultron").hero("Spider-Man").main_scheme(stage=1, threat=0).game.state
    totals = measures(first)
    assert totals[1] == 3
    second = Table(scenario="ultron").hero("Spider-Man").main_scheme(stage=2, threat=0).game.state
    assert progress(second, totals)[1] == pytest.approx(1 / 3)


def test_eliminated_heroes_have_no_health() -> None:
    t = Table(scenario="rhino").hero("Spider-Man").hero("She-Hulk")
    g = t.game.state
    totals = measures(g)
    assert progress(g, totals)[2] == 1
    g.alive = (False, True)
    assert progress(g, totals)[2] == pytest.approx(0.5)


@pytest.mark.parametrize("scenario", ["rhino", "klaw", "ultron"])
def test_shaping_sums_to_minus_the_first_potential_over_a_whole_game(scenario: str) -> None:
    reward = Shaped()
    env = raw_env(heroes=["spider_man", "iron_man"], scenario=scenario, reward=reward, max_rounds=None)
    for seed in range(3):
        env.reset(seed=seed)
        first = reward.begin(env.game)[1]
        for got in episode(env, Random(seed), seed).values():
            assert got == pytest.approx(-1 - sum(first))


def test_progress_pays_for_damage_in_a_lost_game_and_nothing_more_in_a_won_one() -> None:
    lost = won = 0
    env = raw_env(start=rhino(stage=2, damage=12), reward="progress", max_rounds=None)
    for seed in range(60):
        env.reset(seed=seed)
        totals, first = make_reward("progress").begin(env.game)
        (one,) = episode(env, Random(seed), seed).values()
        done = progress(env.game.state, totals)[0]
        if env.game.outcome == "win":
            won += 1
            assert one == pytest.approx(1 - sum(first))
        else:
            lost += done > 0
            assert one == pytest.approx(-1 + 0.5 * done - sum(first))
    assert won
    assert lost
    with pytest.raises(ConfigError, match="share between 0 and 1"):
        Shaped(kept=1.5)


def test_discounted_shaping_telescopes() -> None:
    """Summed with its discount, the shaping is minus the first potential, whatever was played."""
    reward = Shaped(gamma=0.9)
    env = raw_env(heroes=["spider_man"], reward=reward)
    rng = Random(1)
    env.reset(seed=1)
    first = sum(reward.begin(env.game)[1])
    total, factor = 0.0, 1.0
    while not env.match.over:
        env.step(pick(env.infos["player_0"]["action_mask"], rng))
        assert env.match.parts is not None
        total += factor * sum(env.match.parts[1:])
        factor *= 0.9
    assert total == pytest.approx(-first)


def test_potential_stays_at_a_truncation() -> None:
    reward = Shaped()
    env = raw_env(heroes=["spider_man", "she_hulk"], reward=reward, max_rounds=1)
    first: list[float] = []
    for _ in decisions(env, Random(2), seed=2):
        first = first or [sum(reward.begin(env.game)[1])]
    env.reset(seed=2)
    got = episode(env, Random(2), 2)
    last = sum(reward._potentials(env.game.state, env.match.memory[0]))
    assert last != 0
    assert got["player_0"] == pytest.approx(last - first[0])


def test_shaping_pays_for_damage_at_once() -> None:
    env = raw_env(start=rhino(stage=1), reward=Shaped(villain=1, threat=0, health=0))
    env.reset(seed=1)
    attack = next(i for i, label in env.labels().items() if "ttack" in label)
    env.step(attack)
    paid = env.match.reward
    while paid == 0:
        target = next(i for i, label in env.labels().items() if "Rhino" in label)
        env.step(target)
        paid = env.match.reward
    assert paid == pytest.approx(2 / 29)
    assert env.infos[env.agent_selection]["reward_components"] == pytest.approx(
        {"outcome": 0, "villain": 2 / 29, "threat": 0, "health": 0}
    ) or not env.infos[env.agent_selection].get("reward_components")


def test_values_of_win_loss_and_truncation_can_be_chosen() -> None:
    env = raw_env(heroes=["spider_man"], reward=Sparse(win=10, loss=-3, truncated=-1), max_rounds=1)
    assert episode(env, Random(1), 1) == {"player_0": -1}
    env = raw_env(heroes=["spider_man"], reward=Sparse(win=10, loss=-3))
    assert episode(env, Random(1), 1) == {"player_0": -3}


class RoundsSurvived:
    """A reward of one's own: one for each new round."""

    components = ("rounds",)

    def begin(self, game: Game) -> int:
        return game.round

    def after(self, game: Game, memory: int, end: str) -> tuple[tuple[float, ...] | None, int]:
        return ((float(game.round - memory),) if game.round > memory else None), game.round


def test_own_rewards_plug_in() -> None:
    assert isinstance(RoundsSurvived(), Reward)
    env = raw_env(heroes=["spider_man", "she_hulk"], reward=RoundsSurvived())
    got = episode(env, Random(3), 3)
    assert got == {"player_0": env.game.round, "player_1": env.game.round}


def test_bad_rewards_are_refused() -> None:
    with pytest.raises(ConfigError, match="gamma"):
        Shaped(gamma=0)
    with pytest.raises(ConfigError, match="unknown reward 'sprase'; did you mean sparse"):
        make_reward("sprase")
    with pytest.raises(ConfigError, match="gamma is 1"):
        raw_env(hands="private", reward=Shaped(gamma=0.99))
