"""Agents from spec strings, and the seat they look through."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import mc_env
from mc_env import agents
from mc_env.agents.players.base import Agent, Seat
from mc_env.agents.players.heuristic import HeuristicAgent
from mc_env.agents.players.heuristic.styles import STYLES
from mc_env.env.aec import raw_env

ROOT = Path(mc_env.__file__).parent.parent


def test_specs_are_read_as_name_and_options() -> None:
    spec = agents.parse("heuristic:style=protective")
    assert (spec.name, spec.bare, spec.options) == ("heuristic", None, {"style": "protective"})
    assert agents.parse("montecarlo:32").bare == "32"


def test_a_bare_value_is_the_first_option() -> None:
    assert agents.make("heuristic:thwart").style == STYLES["thwart"]  # type: ignore[attr-defined]
    assert agents.make("montecarlo:32,rounds=2").rollouts == 32  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("heuristc", ["heuristc", "heuristic"]),
        ("heuristic:styel=thwart", ["styel", "style"]),
        ("heuristic:style=thwrt", ["thwrt", "thwart"]),
        ("heuristic:style=thwart,style=thwart", ["twice"]),
        ("montecarlo:rollouts=many", ["rollouts", "whole number", "many"]),
        ("montecarlo:rollouts=0", ["rollouts >= 1"]),
        ("random:style=bold", ["takes no options"]),
        ("montecarlo:64,32", ["32", "key=value"]),
        ("", ["known"]),
    ],
)
def test_wrong_specs_say_what_is_wrong(spec: str, words: list[str]) -> None:
    with pytest.raises(mc_env.McEnvError) as error:
        agents.make(spec)
    for word in words:
        assert word in str(error.value)


def test_registering_a_name_twice_is_refused() -> None:
    with pytest.raises(mc_env.ConfigError, match="random"):
        agents.register("random", "mc_env.agents.players.random_agent", "RandomAgent", "again")


def test_plain_agents_need_no_torch() -> None:
    program = "import sys, agents; agents.make('heuristic'); agents.make('montecarlo'); print('torch' in sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT, timeout=60
    )
    assert run.stdout.strip() == "False"


def test_a_seat_answers_only_for_its_own_decisions() -> None:
    game = mc_env.new_game(heroes=["spider_man", "captain_marvel"], scenario="rhino", seed=1)
    assert game.decision is not None
    other = 1 - game.decision.player
    with pytest.raises(mc_env.IllegalChoice):
        _ = Seat(game, other).decision
    assert Seat(game, other).sight().options == ()
    assert Seat(game, other).view() == game.view(other)


def test_environment_agents_get_a_seat_through_info() -> None:
    game = mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=1)
    agent = agents.make("heuristic")
    assert agent.act(None, [], {"seat": Seat(game, 0)}) == agent.decide(game, 0)
    with pytest.raises(mc_env.ConfigError, match="seat"):
        agent.act(None, [], {})


def test_agents_fill_the_other_seats_of_an_environment() -> None:
    from mc_env.env.gym import MarvelChampionsEnv

    partner = agents.partner("heuristic")
    env = MarvelChampionsEnv(heroes=["spider_man", "captain_marvel"], scenario="rhino", seat=0, partners=partner)
    observation, _ = env.reset(seed=3)
    rng = agents.make("random", seed=1)
    for _ in range(400):
        observation, _, terminated, truncated, _ = env.step(rng.act(None, observation["action_mask"], {}))
        if terminated or truncated:
            break
    assert terminated
    assert repr(partner) == "<partner heuristic>"


def test_random_needs_only_the_mask() -> None:
    agent = agents.make("random", seed=5)
    assert {agent.act(None, [0, 1, 0, 1], {}) for _ in range(50)} == {1, 3}


def test_random_repeats_for_a_seed() -> None:
    def lots(agent: Agent) -> list[int]:
        agent.begin(9)
        return [agent.act(None, [1] * 20, {}) for _ in range(20)]

    assert lots(agents.make("random", seed=5)) == lots(agents.make("random", seed=5))
    assert lots(agents.make("random", seed=5)) != lots(agents.make("random", seed=6))


def test_reasons_name_the_choice_first() -> None:
    game = mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=1)
    agent = agents.make("heuristic")
    agent.decide(game, 0)
    assert agent.explain() == ""
    agent.talks = True
    choice = agent.decide(game, 0)
    assert game.decision is not None
    assert agent.explain().startswith(game.decision.options[choice].label)


def test_a_network_that_draws_lots_says_what_it_chose_and_how_likely_that_was() -> None:
    pytest.importorskip("torch")
    game = mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=1)
    agent = agents.make("ppo:rhino_solo,greedy=false")
    agent.talks = True
    unlikely = 0
    for _ in range(60):
        assert game.decision is not None
        choice = agent.decide(game, 0)
        said = agent.explain().split(" | ")
        assert said[0].startswith(f"{game.decision.options[choice].label} (")
        chances = [int(words.rpartition("(")[2].removesuffix("%)")) for words in said]
        unlikely += chances[0] < max(chances)
        game.choose(choice)
    assert unlikely > 0


def test_a_network_acts_on_the_observation_of_an_environment_as_at_a_seat() -> None:
    pytest.importorskip("torch")
    env = mc_env.env(heroes=["spider_man", "captain_marvel"], scenario="rhino")
    env.reset(seed=3)
    bare = env.unwrapped
    assert isinstance(bare, raw_env)
    agent = agents.make("ppo:rhino_duo")
    for _ in range(80):
        observation, _, terminated, truncated, info = env.last()
        assert not terminated
        assert not truncated
        assert observation is not None
        mask = observation["action_mask"]
        action = agent.act(observation, mask, info)
        assert action == agent.act(observation["observation"], mask, info)
        assert action == agent.decide(bare.match.game, env.possible_agents.index(env.agent_selection))
        left = mask.copy()
        left[action] = 0
        if left.any():
            assert left[agent.act(observation, left, info)]
        env.step(action)
    with pytest.raises(mc_env.ConfigError, match="encoder 'entities'"):
        agent.act(np.zeros(5), [1], {})


def test_styles_play_differently() -> None:
    seen = set()
    for name in STYLES:
        agent = HeuristicAgent(name)
        game = mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=4)
        while game.decision:
            game.choose(agent.decide(game, 0))
        seen.add(tuple(game.choices))
    assert len(seen) == len(STYLES)
