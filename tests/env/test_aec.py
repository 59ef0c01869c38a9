"""The AEC environment: PettingZoo's conventions, and what the game asks of them."""

from __future__ import annotations

import warnings
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

import mc_env
from mc_env.env.aec import raw_env
from mc_env.errors import ConfigError, IllegalChoice
from tests.env.playing import decisions, doomed_partner, episode, legal, pick, same, until

TEAMS = {
    1: ["iron_man"],
    2: ["spider_man", "captain_marvel"],
    4: ["spider_man", "she_hulk", "iron_man", "black_panther"],
}


# ------------------------------------------------------------------------------------------ conventions


@pytest.mark.parametrize(
    "arguments",
    [
        {"heroes": TEAMS[1]},
        {"heroes": TEAMS[4], "scenario": "ultron", "hands": "private"},
        {"reward": "shaped", "action_space": "semantic", "encoder": "flat", "scenario": "klaw"},
    ],
    ids=["solo", "four private", "semantic flat"],
)
def test_environment_passes_the_api_test_of_pettingzoo(
    arguments: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    env = mc_env.env(render_mode="ansi", **arguments)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")  # it is a Dict, as masks need
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(env, num_cycles=300)
    capsys.readouterr()


def test_environment_passes_the_seed_test_of_pettingzoo() -> None:
    seed_test(lambda: mc_env.env(heroes=TEAMS[2], decks="random"), num_cycles=150)


def test_spaces_are_the_same_objects_every_time_and_hold_every_observation() -> None:
    env = raw_env(heroes=TEAMS[2], scenario="klaw")
    for agent in env.possible_agents:
        assert env.observation_space(agent) is env.observation_space(agent)
        assert env.action_space(agent) is env.action_space(agent)
        assert env.action_space(agent) == spaces.Discrete(mc_env.MAX_OPTIONS)
    for i, _ in enumerate(decisions(env, Random(1), seed=1)):
        if i % 5 == 0:
            for agent in env.agents:
                seen = env.observe(agent)
                assert env.observation_space(agent).contains(seen)
                assert seen["action_mask"].dtype == np.int8


@pytest.mark.parametrize("action_space", ["index", "semantic"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_mask_says_what_is_legal_for_the_decider_and_nothing_for_others(players: int, action_space: str) -> None:
    env = raw_env(heroes=TEAMS[players], action_space=action_space)
    for agent in decisions(env, Random(2), seed=2):
        options = len(env.game.decision or ())
        for other in env.agents:
            mask = env.observe(other)["action_mask"]
            assert mask.sum() == (options if other == agent else 0)
        assert np.array_equal(env.infos[agent]["action_mask"], env.observe(agent)["action_mask"])
        assert list(env.labels()) == legal(env.infos[agent]["action_mask"]) or action_space == "semantic"
        assert sorted(env.labels()) == legal(env.infos[agent]["action_mask"])


def test_masks_of_everybody_are_zero_after_the_end() -> None:
    env = raw_env(heroes=TEAMS[2])
    episode_over(env)
    assert [env.observe(a)["action_mask"].sum() for a in env.possible_agents] == [0, 0]
    assert env.labels() == {}


def episode_over(env: raw_env) -> None:
    rng = Random(3)
    for _ in decisions(env, rng, seed=3):
        pass
    assert env.agents == []


def test_observing_changes_nothing_and_works_for_every_agent_at_any_time() -> None:
    env = raw_env(heroes=TEAMS[4], scenario="ultron", hands="private")
    for i, _ in enumerate(decisions(env, Random(4), seed=4)):
        if i % 7 == 0:
            before = env.game.state.key()
            first = {a: env.observe(a) for a in reversed(env.agents)}
            assert all(same(env.observe(a), first[a]) for a in env.agents)
            assert env.game.state.key() == before


def test_observations_handed_out_are_independent_of_each_other() -> None:
    env = raw_env(heroes=TEAMS[1])
    env.reset(seed=1)
    first = env.observe("player_0")
    kept = env.observe("player_0")
    for array in (*first["observation"].values(), first["action_mask"]):
        array[...] = 1
    env.infos["player_0"]["action_mask"][...] = 1
    assert same(env.observe("player_0"), kept)


def test_same_agent_decides_many_times_and_others_interrupt() -> None:
    """Anybody may answer during another's turn; both happen within a few games."""
    env = raw_env(heroes=TEAMS[2], scenario="klaw")
    rng = Random(5)
    in_a_row = interrupted = 0
    for seed in range(8):
        last = ""
        for agent in decisions(env, rng, seed):
            g = env.game.state
            in_a_row += agent == last
            interrupted += env.infos[agent]["decision"] in ("interrupt", "response") and agent != f"player_{g.active}"
            last = agent
    assert in_a_row
    assert interrupted


def test_four_players_all_decide() -> None:
    env = raw_env(heroes=TEAMS[4], scenario="ultron", mode="expert")
    deciders = Counter(decisions(env, Random(6), seed=6))
    assert set(deciders) == {"player_0", "player_1", "player_2", "player_3"}


def test_all_agents_end_together_and_leave_one_after_another() -> None:
    env = raw_env(heroes=TEAMS[4])
    env.reset(seed=7)
    rng = Random(7)
    while not any(env.terminations.values()):
        assert env.agents == env.possible_agents
        env.step(pick(env.infos[env.agent_selection]["action_mask"], rng))
    assert all(env.terminations.values())
    left = []
    while env.agents:
        left.append(env.agent_selection)
        assert env.infos[env.agent_selection]["outcome"] in ("win", "loss")
        env.step(None)
    assert left == env.possible_agents


# ------------------------------------------------------------------------------------------ rewards


@pytest.mark.parametrize("reward", ["sparse", "shaped"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_last_hands_each_agent_sums_to_the_return_of_the_team(players: int, reward: str) -> None:
    env = raw_env(heroes=TEAMS[players], reward=reward)
    rng = Random(8)
    for seed in range(3):
        paid = 0.0
        env.reset(seed=seed)
        got = dict.fromkeys(env.agents, 0.0)
        for agent in env.agent_iter():
            _, r, terminated, truncated, info = env.last()
            got[agent] += r
            assert r == pytest.approx(sum(info.get("reward_components", {}).values()))
            if terminated or truncated:
                env.step(None)
                continue
            env.step(pick(info["action_mask"], rng))
            paid += env.match.reward
        assert paid != 0
        assert got == pytest.approx(dict.fromkeys(got, paid))


def test_rewards_of_a_step_are_gone_after_the_next() -> None:
    """A missing `_clear_rewards` would count them twice; PettingZoo's own test does not notice."""
    env = raw_env(heroes=TEAMS[2], reward="shaped")
    for _ in decisions(env, Random(9), seed=9):
        assert env.rewards == dict.fromkeys(env.agents, env.match.reward)


def test_eliminated_player_stays_is_not_asked_any_more_and_shares_the_result() -> None:
    env = raw_env(start=doomed_partner(), reward="shaped")
    rng = Random(10)
    env.reset(seed=1)
    got = dict.fromkeys(env.agents, 0.0)
    paid = 0.0
    asked_after = Counter[str]()
    while env.agents:
        agent = env.agent_selection
        _, r, terminated, truncated, info = env.last()
        got[agent] += r
        if terminated or truncated:
            env.step(None)
            continue
        if not env.game.state.alive[0]:
            asked_after[agent] += 1
            assert env.agents == ["player_0", "player_1"]
            assert env.observation_space("player_0").contains(env.observe("player_0"))
        end_turn = [i for i, label in env.labels().items() if "End" in label]
        env.step(end_turn[0] if end_turn and env.game.state.alive[0] else pick(info["action_mask"], rng))
        paid += env.match.reward
    assert asked_after["player_0"] == 0
    assert asked_after["player_1"] > 0
    assert got == pytest.approx(dict.fromkeys(got, paid))


# ------------------------------------------------------------------------------------------ ends and errors


def test_truncation_comes_after_so_many_rounds_and_is_neither_win_nor_loss() -> None:
    env = raw_env(heroes=TEAMS[2], max_rounds=1)
    for _ in decisions(env, Random(11), seed=11):
        assert env.game.round <= 1
    env.reset(seed=11)
    rng = Random(11)
    while not any(env.truncations.values()):
        env.step(pick(env.infos[env.agent_selection]["action_mask"], rng))
    assert env.truncations == {"player_0": True, "player_1": True}
    assert env.terminations == {"player_0": False, "player_1": False}
    assert env.infos["player_1"]["outcome"] is None
    assert env.infos["player_1"]["outcome_reason"] == "max_rounds"
    assert env.rewards == {"player_0": 0.0, "player_1": 0.0}
    assert env.game.round == 2


@pytest.mark.parametrize("action", [127, -1, 1000, 1.0, True, None, "0", np.array([1, 2])])
def test_illegal_action_raises_with_what_is_legal_and_changes_nothing(action: object) -> None:
    env = raw_env(heroes=TEAMS[2], reward="shaped")
    env.reset(seed=1)
    before = env.get_state()
    with pytest.raises(IllegalChoice, match=r"legal: 0 \w"):
        env.step(action)  # type: ignore[arg-type]
    after = env.get_state()
    assert before["match"].game == after["match"].game
    assert all(same(before[k], after[k]) for k in before if k != "match")


@pytest.mark.parametrize("action", [1, np.int64(1), np.int8(1), np.array(1), np.array([1])])
def test_whole_numbers_of_any_kind_are_actions(action: int) -> None:
    env = raw_env(heroes=TEAMS[1])
    env.reset(seed=1)
    env.step(action)
    assert env.game.choices == [1]


def test_illegal_action_loses_the_game_for_everybody_if_so_configured() -> None:
    env = raw_env(heroes=TEAMS[2], illegal="terminate")
    env.reset(seed=1)
    env.step(127)
    assert env.rewards == {"player_0": -1.0, "player_1": -1.0}
    assert all(env.terminations.values())
    assert env.infos["player_0"]["outcome_reason"] == "illegal_action"
    assert env.infos["player_1"]["outcome"] == "loss"


def test_stepping_after_the_end_is_an_error_that_says_so() -> None:
    env = raw_env(heroes=TEAMS[1])
    episode_over(env)
    with pytest.raises(IllegalChoice, match="episode is over"):
        env.step(0)


def test_nothing_works_before_the_first_reset_and_says_so() -> None:
    env = raw_env(heroes=TEAMS[1], render_mode="ansi")
    with pytest.raises(IllegalChoice, match="has not begun; call reset"):
        env.step(0)
    for look in (lambda: env.observe("player_0"), env.render, lambda: env.describe(0), lambda: env.game):
        with pytest.raises(ConfigError, match="call reset"):
            look()


def test_ended_agent_takes_no_action_but_none() -> None:
    env = raw_env(heroes=TEAMS[1], illegal="terminate")
    env.reset(seed=1)
    env.step(127)
    with pytest.raises(ValueError, match="None"):
        env.step(0)


def test_wrapped_environment_checks_the_order_of_calls_and_bounds() -> None:
    env = mc_env.env(heroes=TEAMS[1])
    with pytest.raises(AttributeError, match="before reset"):
        env.agent_selection  # noqa: B018
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action space"):
        env.step(mc_env.MAX_OPTIONS)


def test_observing_somebody_who_does_not_play_names_who_does() -> None:
    env = raw_env(heroes=TEAMS[1], players=3)
    env.reset(seed=1)
    for agent in ("player_1", "player_9", "villain"):
        with pytest.raises(ConfigError, match=f"unknown agent '{agent}'; this episode has player_0"):
            env.observe(agent)


def test_describe_gives_the_label_of_an_action() -> None:
    for action_space in ("index", "semantic"):
        env = raw_env(heroes=TEAMS[1], action_space=action_space)
        env.reset(seed=1)
        decision = env.game.decision
        assert decision is not None
        assert [env.describe(i) for i in env.labels()] == [o.label for o in decision.options]
        with pytest.raises(IllegalChoice, match="not legal"):
            env.describe(env.settings.size - 1)


def test_infos_are_light_and_tell_who_decides_what() -> None:
    env = raw_env(heroes=TEAMS[2])
    for agent in decisions(env, Random(12), seed=12):
        for other in env.agents:
            wanted = {"round", "decision", "action_mask"} if other == agent else {"round"}
            assert set(env.infos[other]) == wanted
            assert env.infos[other]["round"] == env.game.round


def test_rendering_shows_the_board_the_question_and_the_options(capsys: pytest.CaptureFixture[str]) -> None:
    env = raw_env(heroes=TEAMS[2], render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    for words in ("Rhino", "player_0: ", *env.labels().values()):
        assert words in text
    raw_env(heroes=TEAMS[1], render_mode="human").reset(seed=1)
    assert "Rhino" in capsys.readouterr().out
    with pytest.raises(ConfigError, match="render_mode"):
        raw_env(heroes=TEAMS[1]).render()
    with pytest.raises(ConfigError, match="rgb_array"):
        raw_env(render_mode="pixels")


def test_private_hands_are_not_drawn_for_others() -> None:
    for hands, shown in (("open", True), ("private", False)):
        env = raw_env(heroes=TEAMS[2], hands=hands, render_mode="ansi")
        env.reset(seed=1)
        text = env.render()
        assert text is not None
        other = env.game.view(1)["players"][1]["hand"]["cards"]
        own = env.game.view(0)["players"][0]["hand"]["cards"]
        foreign = [card for card in other if card not in own]
        assert any(card in text for card in foreign) == shown


def test_random_game_can_be_won_through_the_environment() -> None:
    from mc_env.table import Table

    t = Table(scenario="rhino").hero("Spider-Man", form="hero").villain("Rhino", stage=2, damage=14)
    env = raw_env(start=t)
    rng = Random(13)
    until(env, rng, lambda e: any("Attack" in label or "attack" in label for label in e.labels().values()))
    totals = [sum(episode(env, rng, seed).values()) for seed in range(30)]
    assert 1.0 in totals
