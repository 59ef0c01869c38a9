"""Many games at once: the same episodes as in the AEC environment, every reward paid once, in one process or several."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import mc_env.env
from mc_env.encoders import EntityEncoder, Packed
from mc_env.env.aec import raw_env
from mc_env.env.gym import MarvelChampionsEnv
from mc_env.env.processes import ProcessGames, WorkerFailed, unbatched
from mc_env.env.vector import VectorGames
from mc_env.errors import ConfigError, IllegalChoice
from tests.env.playing import pick, same

SETTINGS: dict[str, Any] = {
    "heroes": {"sample": {"one_of": [1, 2]}, "of": ["spider_man", "she_hulk", "iron_man"]},
    "scenario": {"one_of": ["rhino", "klaw"]},
    "max_rounds": 4,
    "reward": "shaped",
}
PATHS = ["VectorGames", "ProcessGames"]


def make(path: str, n: int, **arguments: Any) -> Any:
    if path == "VectorGames":
        return VectorGames(n, **arguments)
    return ProcessGames(n, workers=2, **arguments)


class Reference:
    """The AEC path, game by game, episode after episode."""

    def __init__(self, seed: int, **arguments: Any) -> None:
        self.env = raw_env(**arguments)
        self.env.reset(seed=seed)

    def observation(self, agent: str | None = None) -> dict[str, Any]:
        match = self.env.match
        seen = self.env.observe(agent or f"player_{max(match.seat, 0)}")
        inner = seen["observation"]
        out = {**inner, "action_mask": seen["action_mask"]}
        if match.over:
            out["action_mask"][0] = 1
        return out


def row(batch: dict[str, Any], i: int) -> dict[str, Any]:
    return {k: v[i] for k, v in batch.items()}


@pytest.mark.parametrize("autoreset", ["SAME_STEP", "NEXT_STEP"])
@pytest.mark.parametrize("path", PATHS)
def test_episodes_are_those_of_the_aec_environment_and_rewards_are_paid_once(path: str, autoreset: str) -> None:
    n, steps = 3, 260
    rng = Random(1)
    games = make(path, n, autoreset=autoreset, **SETTINGS)
    try:
        assert games.metadata["autoreset_mode"] is AutoresetMode[autoreset]
        references = [Reference(10 + i, **SETTINGS) for i in range(n)]
        observations, infos = games.reset(seed=10)
        numbers = [0] * n
        waiting = [False] * n
        paid, earned = [0.0] * n, [0.0] * n
        ended = truncated_ones = 0
        for _ in range(steps):
            for i, reference in enumerate(references):
                assert same(row(observations, i), reference.observation())
                assert infos["decider"][i] == reference.env.match.seat
                assert infos["episode_id"][i] == numbers[i] * n + i
            actions = [pick(observations["action_mask"][i], rng) for i in range(n)]
            observations, rewards, terminations, truncations, infos = games.step(np.array(actions))
            for i, reference in enumerate(references):
                env = reference.env
                if waiting[i]:  # NEXT_STEP: the action was ignored and the next episode has begun
                    assert (rewards[i], terminations[i], truncations[i]) == (0.0, False, False)
                    env.reset()
                    numbers[i] += 1
                    waiting[i] = False
                    continue
                env.step(actions[i])
                paid[i] += rewards[i]
                earned[i] += env.match.reward
                assert (terminations[i], truncations[i]) == (env.match.terminated, env.match.truncated)
                assert rewards[i] == env.match.reward
                if not env.match.over:
                    continue
                ended += 1
                truncated_ones += env.match.truncated
                if autoreset == "NEXT_STEP":
                    assert "final_obs" not in infos
                    waiting[i] = True
                    continue
                assert infos["_final_obs"][i]
                assert same(infos["final_obs"][i], reference.observation())
                info = unbatched(infos["final_info"], i)
                assert info["outcome_reason"] == env.match.reason
                assert info["outcome"] == env.match.outcome
                assert sum(info["reward_components"].values()) == pytest.approx(env.match.reward)
                env.reset()
                numbers[i] += 1
        assert ended > 3
        assert truncated_ones
        assert paid == pytest.approx(earned)
    finally:
        games.close()


@pytest.mark.parametrize("path", PATHS)
def test_one_seat_with_partners_is_played_as_in_gymnasium(path: str) -> None:
    arguments: dict[str, Any] = {
        "heroes": ["spider_man", "iron_man"],
        "seat": 1,
        "partners": {"one_of": ["fighter", "builder"]},
        "reward": "shaped",
    }
    single = MarvelChampionsEnv(**arguments)
    games = make(path, 2, **arguments)
    try:
        rng = Random(2)
        batch, _ = games.reset(seed=[7, 8])
        observation, _ = single.reset(seed=8)
        total = other = 0.0
        for _ in range(120):
            assert same(row(batch, 1), observation)
            actions = [pick(batch["action_mask"][i], rng) for i in range(2)]
            batch, rewards, terminations, _, _ = games.step(actions)
            observation, reward, terminated, _, _ = single.step(actions[1])
            total += rewards[1]
            other += float(reward)
            assert terminations[1] == terminated
            if terminated:
                observation, _ = single.reset()
        assert total == pytest.approx(other)
    finally:
        games.close()


def test_packed_observations_hold_the_same_rows_as_padded_ones() -> None:
    n = 4
    padded = VectorGames(n, history=5, **SETTINGS)
    packed = VectorGames(n, history=5, observations="packed", **SETTINGS)
    rng = Random(3)
    seen, _ = padded.reset(seed=3)
    batch, _ = packed.reset(seed=3)
    for _ in range(120):
        assert isinstance(batch, Packed)
        assert len(batch) == n
        for i in range(n):
            for name, starts in (("entities", "entity_start"), ("options", "option_start"), ("piles", "pile_start")):
                first, last = getattr(batch, starts)[i : i + 2]
                rows = getattr(batch, name)[first:last]
                assert np.array_equal(seen[name][i][: last - first], rows)
                assert not seen[name][i][last - first :].any()
            assert np.array_equal(batch.globals[i], seen["globals"][i])
            assert np.array_equal(batch.history[i], seen["history"][i])
            assert np.array_equal(batch.decision[i], seen["decision"][i])
            assert batch.option_start[i + 1] - batch.option_start[i] == seen["action_mask"][i].sum()
        assert np.array_equal(packed.action_masks(), padded.action_masks())
        actions = [pick(m, rng) for m in seen["action_mask"]]
        seen, rewards, *_ = padded.step(actions)
        batch, others, *_, infos = packed.step(actions)
        assert np.array_equal(rewards, others)
        if "final_obs" in infos:
            i = int(np.flatnonzero(infos["_final_obs"])[0])
            assert padded.single_observation_space.contains(infos["final_obs"][i])


@pytest.mark.parametrize("autoreset", ["SAME_STEP", "NEXT_STEP"])
@pytest.mark.parametrize("piles", [True, False])
def test_whole_tables_are_padded_as_game_by_game(autoreset: str, piles: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiled engine fills a padded batch table by table."""
    both = []
    for compiled in (False, True):
        monkeypatch.setattr("mc_env.env.vector.COMPILED", compiled)
        encoder = EntityEncoder(2, piles=piles)
        both.append(VectorGames(3, autoreset=autoreset, **{**SETTINGS, "max_rounds": 2}, encoder=encoder))
    rng = Random(5)
    seen = [games.reset(seed=3)[0] for games in both]
    for _ in range(150):
        assert ("piles" in seen[0]) == piles
        assert same(*seen)
        actions = [pick(mask, rng) for mask in seen[0]["action_mask"]]
        seen = [games.step(actions)[0] for games in both]


def test_illegal_action_leaves_all_games_as_they_were() -> None:
    games = VectorGames(3, **SETTINGS)
    games.reset(seed=3)
    before = [game.match.game.clone() for game in games.games]
    with pytest.raises(IllegalChoice, match="legal: "):
        games.step([0, 0, 127])
    assert [game.match.game for game in games.games] == before


@pytest.mark.parametrize("encoder", ["entities", "flat"])
@pytest.mark.parametrize("action_space", ["index", "semantic"])
def test_batches_lie_in_their_space(encoder: str, action_space: str) -> None:
    games = VectorGames(3, encoder=encoder, action_space=action_space, **SETTINGS)
    rng = Random(4)
    seen, _ = games.reset(seed=4)
    for _ in range(40):
        assert games.observation_space.contains(seen)
        seen, *_ = games.step([pick(m, rng) for m in seen["action_mask"]])


def test_batches_handed_out_stay_as_they_are_unless_copies_are_switched_off() -> None:
    for copy in (True, False):
        games = VectorGames(2, copy=copy, **SETTINGS)
        seen, _ = games.reset(seed=5)
        kept = {k: v.copy() for k, v in seen.items()}
        for _ in range(10):
            games.step([0, 0])
        assert same(seen, kept) == copy


@pytest.mark.pure("compiled games cannot be pickled: `clone` copies them, `save` writes them down")
def test_state_of_many_games_can_be_kept_and_set_back() -> None:
    games = VectorGames(3, **SETTINGS)
    seen, _ = games.reset(seed=6)
    rng = Random(6)
    for _ in range(30):
        seen, *_ = games.step([pick(m, rng) for m in seen["action_mask"]])
    state = pickle.loads(pickle.dumps(games.get_state()))
    runs = []
    for _ in range(2):
        seen = games.set_state(state)
        rng = Random(7)
        run = []
        for _ in range(80):
            seen, rewards, *_ = games.step([pick(m, rng) for m in seen["action_mask"]])
            run.append((seen, rewards))
        runs.append(run)
    assert all(same(a[0], b[0]) and np.array_equal(a[1], b[1]) for a, b in zip(*runs, strict=True))


@pytest.mark.parametrize("path", PATHS)
def test_some_games_can_be_begun_anew_by_hand(path: str) -> None:
    games = make(path, 3, **SETTINGS)
    try:
        first, _ = games.reset(seed=8)
        moved, *_ = games.step([0, 0, 0])
        seen, infos = games.reset(seed=8, options={"reset_mask": np.array([True, False, True])})
        assert same(row(seen, 0), row(first, 0))
        assert same(row(seen, 1), row(moved, 1))
        assert infos["episode_id"].tolist() == [3, 1, 5]
    finally:
        games.close()


def test_vector_of_games_comes_from_gymnasium_too() -> None:
    games = gymnasium.make_vec("mc_env/Klaw-v0", num_envs=3, vectorization_mode="vector_entry_point", max_rounds=2)
    assert isinstance(games, VectorGames)
    seen, _ = games.reset(seed=1)
    assert seen["action_mask"].shape == (3, mc_env.MAX_OPTIONS)


# ------------------------------------------------------------------------------------------ errors


@pytest.mark.parametrize("path", PATHS)
def test_bad_arguments_are_refused(path: str) -> None:
    cases: list[tuple[int, dict[str, Any], str]] = [
        (0, {}, "at least"),
        (2, {"autoreset": "LATER"}, "unknown autoreset mode 'LATER'; known: SAME_STEP, NEXT_STEP"),
        (2, {"autoreset": AutoresetMode.DISABLED}, "DISABLED"),
        (2, {"observations": "ragged"} if path == "VectorGames" else {"observations": "packed"}, "observations"),
        (2, {"scenari": "rhino"}, "did you mean scenario"),
    ]
    for n, arguments, words in cases:
        with pytest.raises(ConfigError, match=words):
            make(path, n, **arguments)


@pytest.mark.parametrize("path", PATHS)
def test_wrong_number_of_actions_or_seeds_is_refused(path: str) -> None:
    games = make(path, 2, heroes=["spider_man"])
    try:
        with pytest.raises(ConfigError, match="3 seeds for 2 games"):
            games.reset(seed=[1, 2, 3])
        games.reset(seed=1)
        with pytest.raises(ConfigError, match="1 actions for 2 games"):
            games.step([0])
    finally:
        games.close()


@pytest.mark.parametrize("path", PATHS)
def test_games_have_to_be_begun_before_they_are_played(path: str) -> None:
    for act in (lambda g: g.step([0, 0]), lambda g: g.reset(options={"reset_mask": np.array([True, False])})):
        games = make(path, 2, heroes=["spider_man"])
        try:
            with pytest.raises(ConfigError, match="call reset"):
                act(games)
        finally:
            games.close()


@pytest.mark.parametrize("path", PATHS)
def test_illegal_action_raises_where_it_was_made(path: str) -> None:
    games = make(path, 2, heroes=["spider_man"])
    try:
        games.reset(seed=1)
        with pytest.raises(IllegalChoice, match="action 127 is not legal for player_0; legal: 0"):
            games.step([0, 127])
    finally:
        games.close()


def test_packed_observations_need_index_actions_and_same_step() -> None:
    for arguments in ({"autoreset": "NEXT_STEP"}, {"action_space": "semantic"}):
        with pytest.raises(ConfigError, match="packed ones go with SAME_STEP and index actions"):
            VectorGames(2, observations="packed", **arguments)  # type: ignore[arg-type]


def test_worker_that_is_gone_is_reported_and_closing_twice_is_fine() -> None:
    games = ProcessGames(2, workers=2, heroes=["spider_man"])
    games.reset(seed=1)
    games._processes[0].terminate()
    games._processes[0].join()
    with pytest.raises(WorkerFailed, match="gone"):
        games.step([0, 0])
    games.close()
    assert not any(p.is_alive() for p in games._processes)
    with pytest.raises(ConfigError, match="closed"):
        games.step([0, 0])


def test_workers_can_be_spawned() -> None:
    """Fork is not to be had everywhere; everything that goes to a worker can be pickled."""
    with ProcessGames(2, workers=1, context="spawn", heroes=["spider_man"], reward="shaped") as games:
        seen, _ = games.reset(seed=1)
        other, _ = VectorGames(2, heroes=["spider_man"]).reset(seed=1)
        for name in (
            "globals",
            "action_mask",
        ):  # card ids differ where other tests have registered cards in this process
            assert np.array_equal(seen[name], other[name])
