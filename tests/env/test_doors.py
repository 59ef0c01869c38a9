"""What other people's libraries ask of an environment: the whole state, parallel conventions, pictures, plain infos, pickles."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.state_test import test_state as check_state
from pettingzoo.test.state_test import test_state_space as check_state_space

import mc_env
from mc_env.agents.players.base import Seat
from mc_env.encoders import vocab
from mc_env.env.aec import raw_env
from mc_env.env.vector import VectorGames
from mc_env.env.whole import CARD, GAME
from mc_env.table import Table

PAIR = ["spider_man", "captain_marvel"]

# ------------------------------------------------------------------------------------------ the whole state


def test_state_holds_to_its_space_in_whole_games() -> None:
    env = raw_env(heroes=PAIR, scenario="rhino", illegal="terminate")
    check_state_space(env)
    check_state(env, 200)


def test_state_shows_hidden_cards_where_they_lie() -> None:
    t = Table(scenario="rhino", hands="private", seed=1)
    t.hero("Spider-Man", hand=["Backflip"], deck=["Genius", "Energy"]).hero(
        "Captain Marvel", hand=["Energy Absorption"]
    )
    env = raw_env(start=t, hands="private")
    env.reset(seed=1)
    seen = {
        tuple(row[:2]) for row in env.state()[1:] if row[CARD.index("zone")] == 0 and row[0]
    }  # the first player's deck
    order = [vocab.name_of(int(card)) for card, _ in sorted(seen, key=lambda x: -x[1])]
    assert order[:2] == ["Genius", "Energy"]  # then filler
    names = {vocab.name_of(int(row[0])) for row in env.state()[1:] if row[0]}
    assert {"Backflip", "Energy Absorption", "Rhino"} <= names
    game = dict(zip(GAME, env.state()[0], strict=False))
    assert (game["players"], game["decider"], game["outcome"]) == (2, env.match.seat + 1, 0)


def test_state_changes_with_what_nobody_sees() -> None:
    one, two = (raw_env(heroes=PAIR, scenario="rhino") for _ in range(2))
    one.reset(seed=1)
    two.reset(seed=1)
    assert np.array_equal(one.state(), two.state())
    two.match.game = two.match.game.resample(one.match.seat, 5)
    agent = one.agent_selection
    assert np.array_equal(one.observe(agent)["observation"]["entities"], two.observe(agent)["observation"]["entities"])
    assert not np.array_equal(one.state(), two.state())


def test_state_is_out_of_reach_of_agents() -> None:
    game = mc_env.new_game(heroes=PAIR, scenario="rhino", seed=1)
    public = {name for name in dir(Seat(game, 0)) if not name.startswith("_")}
    assert public == {
        *("clock", "decision", "encode", "player", "players", "resample", "sight", "view"),
        *("briefing", "logged", "moment"),  # what the player was told in words
    }


# ------------------------------------------------------------------------------------------ parallel conventions


def test_parallel_environment_passes_the_test_of_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(mc_env.parallel_env(heroes=PAIR, scenario="rhino", illegal="terminate"), 200)
    assert "Passed" in capsys.readouterr().out


def test_parallel_environment_plays_the_same_episode() -> None:
    turns, at_once = mc_env.raw_env(heroes=PAIR, scenario="rhino"), mc_env.parallel_env(heroes=PAIR, scenario="rhino")
    turns.reset(seed=4)
    observations, _ = at_once.reset(seed=4)
    total, rewards = 0.0, {"player_0": 0.0}
    while at_once.agents:
        deciders = [agent for agent, seen in observations.items() if seen["action_mask"].any()]
        assert deciders == [turns.agent_selection]
        action = int(observations[deciders[0]]["action_mask"].sum()) // 2
        turns.step(action)
        observations, rewards, _, _, _ = at_once.step(dict.fromkeys(at_once.agents, action))
        total += rewards["player_0"]
    assert total == (1.0 if turns.match.outcome == "win" else -1.0)


# ------------------------------------------------------------------------------------------ pictures and infos


@pytest.mark.parametrize("heroes", [PAIR[:1], [*PAIR, "iron_man", "she_hulk"]])
def test_picture_shows_the_board_and_changes_with_it(heroes: list[str]) -> None:
    pytest.importorskip("PIL")
    env = gymnasium.make("mc_env/Rhino-v0", heroes=heroes, render_mode="rgb_array")
    env.reset(seed=3)
    before: Any = env.render()
    assert (before.shape, before.dtype) == ((720, 1280, 3), np.uint8)
    for _ in range(5):
        env.step(0)
    after: Any = env.render()
    assert not np.array_equal(before, after)


def test_video_is_recorded_of_an_episode() -> None:
    pytest.importorskip("PIL")
    env = gymnasium.wrappers.RenderCollection(gymnasium.make("mc_env/Rhino-v0", render_mode="rgb_array"))
    observation, _ = env.reset(seed=3)
    for _ in range(3):
        observation, *_ = env.step(int(observation["action_mask"].argmax()))
    frames: Any = env.render()
    assert [frame.shape for frame in frames] == [(720, 1280, 3)] * 4


def test_infos_are_numbers_on_request_under_the_same_keys_to_the_end() -> None:
    env = gymnasium.make("mc_env/Rhino-v0", heroes=PAIR[:1], infos="numbers", skirmish=1)
    observation, info = env.reset(seed=3)
    over = False
    while not over:
        assert set(info) == {"round", "decision", "outcome", "decider"}
        assert all(isinstance(value, int) for value in info.values())
        assert info["decision"] > 0
        observation, _, ended, cut, info = env.step(int(observation["action_mask"].argmax()))
        over = ended or cut
    assert (info["decision"], abs(info["outcome"])) == (0, 1)


def test_infos_as_numbers_of_pettingzoo_tell_only_the_decider_what_is_decided() -> None:
    env = mc_env.raw_env(heroes=PAIR, scenario="rhino", infos="numbers")
    env.reset(seed=3)
    decider = env.agent_selection
    assert {agent: info["decision"] > 0 for agent, info in env.infos.items()} == {
        agent: agent == decider for agent in env.agents
    }


# ------------------------------------------------------------------------------------------ pickles


@pytest.mark.parametrize("twin", [copy.deepcopy, lambda games: pickle.loads(pickle.dumps(games))])
@pytest.mark.parametrize("autoreset", ["SAME_STEP", "NEXT_STEP"])
def test_vector_of_games_goes_on_the_same_after_a_pickle(twin: Any, autoreset: str) -> None:
    games = VectorGames(3, heroes=PAIR, scenario="rhino", seat=0, partners="fighter", autoreset=autoreset, skirmish=1)
    twin(games).reset(seed=1)  # not begun yet
    observations, _ = games.reset(seed=1)
    for step in range(160):
        if step % 50 == 30:
            other = twin(games)
        actions = observations["action_mask"].argmax(-1)
        observations, rewards, ended, _, infos = games.step(actions)
        if step >= 30:
            seen, paid, over, _, told = other.step(actions)
            assert all(np.array_equal(observations[key], seen[key]) for key in observations)
            assert np.array_equal(rewards, paid)
            assert np.array_equal(ended, over)
            assert np.array_equal(infos["episode_id"], told["episode_id"])


# ------------------------------------------------------------------------------------------ bad input


@pytest.mark.parametrize("error", [TypeError, mc_env.ConfigError, mc_env.UnknownArgument])
@pytest.mark.parametrize("make", [mc_env.env, mc_env.parallel_env, VectorGames, gymnasium.make])
def test_unknown_keyword_is_what_libraries_expect(make: Any, error: type[Exception]) -> None:
    first: list[Any] = [2] if make is VectorGames else ["mc_env/Rhino-v0"] if make is gymnasium.make else []
    with pytest.raises(error, match="unexpected keyword argument 'frameskip'; known"):
        make(*first, frameskip=4)
    with pytest.raises(error, match="unexpected keyword argument 'heros'; did you mean heroes"):
        make(*first, heros=["spider_man"])


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"infos": "tensors"}, "infos.*tensors.*words.*numbers"),
        ({"render_mode": "rgb"}, "unknown render_mode 'rgb'; known: human, ansi, rgb_array"),
    ],
)
def test_wrong_values_say_what_is_known(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(mc_env.ConfigError, match=words):
        mc_env.raw_env(**arguments)
