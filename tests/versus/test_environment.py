"""The environment of Vs. System: conventions, episodes, rewards by side, illegal actions, going back."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

import mc_env
from mc_env.env.episodes import OneOf
from mc_env.errors import ConfigError, IllegalChoice, InvalidDeck, UnknownArgument, UnknownCard
from mc_env.versus_env import tasks
from mc_env.versus_env.aec import raw_env
from mc_env.versus_env.tasks import make_task, task_names
from mc_env.versus_env.vector import VersusGames

MODES = ("duel", "free_for_all", "2v2", "two_headed")


def played(env: raw_env, seed: int) -> list[dict[str, float]]:
    """Random play to the end; what each agent got at every step."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    paid = []
    while env.match.seat >= 0:
        mask = env.infos[env.agent_selection]["action_mask"]
        env.step(int(rng.choice(mask.nonzero()[0])))
        paid.append(dict(env.rewards))
    return paid


@pytest.mark.parametrize("mode", MODES)
def test_environment_keeps_the_conventions_of_pettingzoo(mode: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that observations are dictionaries
        api_test(mc_env.versus_env(mode=mode), num_cycles=120)


def test_same_seed_gives_the_same_episode() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: mc_env.versus_env(), num_cycles=60)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("reward", ["sparse", "shaped"])
def test_rewards_of_all_sides_add_up_to_nothing_at_every_step(mode: str, reward: str) -> None:
    env = raw_env(mode=mode, reward=reward)
    for rewards in played(env, 3):
        sides = dict(zip(env.match.game.state.sides, rewards.values(), strict=True))
        assert sum(sides.values()) == pytest.approx(0)


def test_winner_gets_one_and_loser_minus_one() -> None:
    env = raw_env()
    last = played(env, 5)[-1]
    assert sorted(last.values()) == [-1, 1]
    outcomes = {agent: env.infos[agent]["outcome"] for agent in env.agents}
    assert {agent: {"win": 1, "loss": -1}[outcome] for agent, outcome in outcomes.items()} == last


def test_teammates_are_paid_alike() -> None:
    last = played(raw_env(mode="2v2"), 2)[-1]
    assert last["player_0"] == last["player_2"] == -last["player_1"] == -last["player_3"] != 0


def test_shaped_rewards_add_up_to_the_outcome_less_where_the_game_began() -> None:
    env = raw_env(reward="shaped")
    paid = played(env, 5)
    total = sum(rewards["player_0"] for rewards in paid)
    assert total == pytest.approx(1 if env.infos["player_0"]["outcome"] == "win" else -1)  # both begin untouched


def test_only_the_decider_has_anything_to_choose() -> None:
    env = raw_env(mode="free_for_all", players=3)
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"].sum() for agent in env.agents}
    assert masks.pop(env.agent_selection) >= 2
    assert set(masks.values()) == {0}


def test_illegal_action_says_what_would_be_legal_and_changes_nothing() -> None:
    env = raw_env()
    env.reset(seed=1)
    before = env.game.clone()
    with pytest.raises(IllegalChoice, match="legal: 0 Go first, 1 Go second"):
        env.step(7)
    assert env.game == before


def test_illegal_action_can_lose_the_game_for_its_side() -> None:
    env = raw_env(mode="2v2", illegal="terminate")
    env.reset(seed=1)
    loser = int(env.agent_selection[-1])
    env.step(100)
    assert [env.rewards[a] for a in env.agents] == [-1.0 if p % 2 == loser % 2 else 1.0 for p in range(4)]
    assert env.infos["player_0"]["outcome_reason"] == "illegal_action"


def test_long_game_is_cut_off_and_pays_nothing() -> None:
    env = raw_env(max_rounds=1)
    paid = played(env, 4)
    assert all(env.truncations.values())
    assert set(paid[-1].values()) == {0.0}


def test_environment_can_be_pickled_and_set_back_in_the_middle() -> None:
    env = raw_env()
    env.reset(seed=9)
    for _ in range(40):
        env.step(0)
    kept, twin = env.get_state(), pickle.loads(pickle.dumps(env))
    env.step(1)
    twin.step(1)
    assert env.game == twin.game
    env.set_state(kept)
    assert len(env.game.choices) == 40


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"mode": "duell"}, "one of duel"),
        ({"decks": ["Hulk"]}, "1 decks, but mode duel is for 2 players"),
        ({"decks": "best"}, "known: 'mains', 'random'"),
        ({"mode": "free_for_all", "players": 5}, "3 to 4 players"),
        ({"illegal": "ignore"}, "raise"),
    ],
)
def test_wrong_argument_is_told_with_what_would_be_right(arguments: dict[str, Any], told: str) -> None:
    with pytest.raises(ConfigError, match=told):
        raw_env(**arguments)


def test_unknown_argument_names_the_near_one() -> None:
    with pytest.raises(UnknownArgument, match="decks"):
        raw_env(deck="mains")  # type: ignore[call-arg]


def test_unknown_reward_is_told_with_what_there_is() -> None:
    with pytest.raises(UnknownCard, match="sparse"):
        raw_env(reward="dense")


def test_deck_that_is_not_legal_is_refused_before_the_first_episode() -> None:
    with pytest.raises(InvalidDeck, match="60"):
        raw_env(decks=[{"main": "Hulk", "cards": {}}, "Magneto"])


def test_decks_are_those_that_were_named_or_drawn_from() -> None:
    env = raw_env(decks=["Hulk", OneOf(["Magneto", "Iron Man"])])
    seen = set()
    for seed in range(12):
        env.reset(seed=seed)
        mains = [env.game.state.title(c) for c in env.game.state.mains]
        assert mains[0] == "Hulk"
        seen.add(mains[1])
    assert seen == {"Magneto", "Iron Man"}


def test_mode_and_decks_can_differ_for_one_episode() -> None:
    env = raw_env(mode=OneOf(["duel", "2v2"]))
    env.reset(seed=1, options={"mode": "duel", "decks": ["Hulk", "Iron Man"]})
    assert [env.game.state.title(c) for c in env.game.state.mains] == ["Hulk", "Iron Man"]
    assert len(env.agents) == 2


# ------------------------------------------------------------------------------------------ many games, one learner


@pytest.mark.parametrize("observations", ["padded", "packed"])
def test_vector_plays_the_episodes_of_the_environment(observations: str) -> None:
    games = VersusGames(3, observations=observations, mode="duel")
    games.reset(seed=20)
    env = raw_env()
    env.reset(seed=21)
    for _ in range(60):
        options = len(games.games[1].match.game.state.pending.opts)
        games.step(np.zeros(3, np.int64) + (options > 1))
        env.step(1)
    assert games.games[1].match.game == env.game


def test_vector_tells_what_each_seat_got_and_goes_on() -> None:
    games = VersusGames(4, max_rounds=20)
    observations, infos = games.reset(seed=1)
    rng = np.random.default_rng(0)
    ended = 0
    for _ in range(600):
        actions = [rng.choice(mask.nonzero()[0]) for mask in observations["action_mask"]]
        observations, rewards, terminated, truncated, infos = games.step(np.array(actions))
        assert infos["rewards"].sum() == pytest.approx(0)
        for i in np.flatnonzero(terminated):
            assert sorted(infos["rewards"][i]) == [-1, 1]
            assert sorted(infos["points"][i]) == [0, 1]
            assert abs(rewards[i]) == 1
        ended += int((terminated | truncated).sum())
    assert ended


def test_vector_can_be_kept_and_resumed() -> None:
    games = VersusGames(2)
    games.reset(seed=5)
    for _ in range(50):
        games.step(np.zeros(2, np.int64))
    other = VersusGames(2)
    other.reset(seed=77)
    other.resume(games.keep())
    assert [g.match.game for g in other.games] == [g.match.game for g in games.games]
    assert [g.match.game for g in pickle.loads(pickle.dumps(games)).games] == [g.match.game for g in games.games]


def test_gymnasium_environment_is_one_side_against_an_opponent() -> None:
    env = gymnasium.make("mc_env/Versus-v0", partners="random")
    observation, info = env.reset(seed=4)
    rng, total = np.random.default_rng(1), 0.0
    while "outcome" not in info:
        assert info["decider"] == 0
        legal = observation["action_mask"].nonzero()[0]
        observation, reward, _, _, info = env.step(int(rng.choice(legal)))
        total += float(reward)
    assert total == {"win": 1, "loss": -1, None: 0}[info["outcome"]]


def test_unknown_opponent_is_refused_before_the_first_episode() -> None:
    with pytest.raises(ConfigError, match="random"):
        gymnasium.make("mc_env/Versus-v0", partners="randon")


# ------------------------------------------------------------------------------------------ tasks


@pytest.mark.parametrize("name", task_names())
def test_task_is_played_on_seeds_that_training_refuses(name: str) -> None:
    task = make_task(name)
    seed = task.evaluation_seeds[0]
    observation, _ = task.gym("test").reset(seed=seed)
    assert observation["action_mask"].sum() >= 2
    with pytest.raises(ConfigError, match="kept for evaluation"):
        task.gym("train").reset(seed=seed)


def test_task_pins_what_makes_results_comparable() -> None:
    with pytest.raises(ConfigError, match="pins decks"):
        make_task("versus-duel-v1").gym(decks="random")


@pytest.mark.parametrize(
    ("what", "other", "told"),
    [
        ("RULES", 7, "pins version 7 of the rules"),
        ("DECKS", {"Hulk": "0123456789ab"}, "deck by rule of Hulk has the hash .*, pinned is 0123456789ab"),
    ],
)
def test_task_is_refused_where_its_conditions_are_gone(
    what: str, other: object, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, what, other)
    with pytest.raises(ConfigError, match=told):
        make_task("versus-duel-v1")


def test_partners_of_the_ad_hoc_task_are_never_met_in_training() -> None:
    task = make_task("versus-teams-adhoc-v1")
    pools = [set(task.arguments(split)["partners"][1].choices) for split in ("train", "test")]
    assert not pools[0] & pools[1]


def test_unknown_task_names_the_near_one() -> None:
    with pytest.raises(UnknownCard, match="versus-duel-v1"):
        make_task("versus-duell-v1")
