"""The Gymnasium environment: ids, one learner for all seats or for one with partners, masks as sb3-contrib wants them."""

from __future__ import annotations

import subprocess
import sys
import warnings
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from stable_baselines3.common.env_checker import check_env as check_env_of_sb3

import mc_env
import mc_env.env.gym
from mc_env.engine.game import Game
from mc_env.engine.version import RULES_VERSION
from mc_env.env.aec import raw_env
from mc_env.env.gym import MarvelChampionsEnv
from mc_env.env.partners import TASTES, make_partner
from mc_env.errors import ConfigError, IllegalChoice
from mc_env.registration import IDS, PINNED
from mc_env.table import Table
from tests.env.playing import doomed_partner, pick, same

ROOT = Path(mc_env.__file__).parent.parent


def play(env: Any, rng: Random, seed: int | None = None) -> tuple[float, dict[str, Any], int]:
    """A masked random episode: return, last info, steps."""
    observation, info = env.reset(seed=seed)
    total, steps, done = 0.0, 0, False
    while not done:
        observation, reward, terminated, truncated, info = env.step(pick(observation["action_mask"], rng))
        total += float(reward)
        steps += 1
        done = terminated or truncated
    return total, info, steps


@pytest.mark.parametrize("name", IDS)
def test_ids_make_environments_that_play(name: str) -> None:
    env = gymnasium.make(name)
    total, info, _ = play(env, Random(1), 1)
    assert total in (1.0, -1.0)
    assert info["is_success"] == (total == 1.0)
    assert env.get_wrapper_attr("action_masks")().dtype == np.bool_


def test_ids_of_both_versions_make_the_same_games_in_silence() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for name in (name for name in IDS if name.endswith("-v0")):
            always, pinned = (gymnasium.make(f"{name.removesuffix('v0')}{version}") for version in ("v0", "v1"))
            for env in (always, pinned):
                env.reset(seed=5)
            assert always.unwrapped.game == pinned.unwrapped.game  # type: ignore[attr-defined]


def test_pinned_version_of_the_ids_is_that_of_the_rules() -> None:
    assert f"v{RULES_VERSION - 1}" == PINNED


def test_ids_fix_scenario_and_mode_and_leave_the_rest_to_the_caller() -> None:
    env = gymnasium.make("mc_env/KlawExpert-v0", heroes=["iron_man"], max_rounds=3)
    env.reset(seed=1)
    setup = env.unwrapped.game.setup  # type: ignore[attr-defined]
    assert (setup.scenario, setup.mode, setup.heroes) == ("klaw", "expert", ("iron_man",))
    core = gymnasium.make("mc_env/Core-v0")
    found = set()
    for seed in range(12):
        core.reset(seed=seed)
        setup = core.unwrapped.game.setup  # type: ignore[attr-defined]
        found.add((setup.scenario, setup.mode, len(setup.heroes)))
    assert len(found) > 6


@pytest.mark.parametrize(
    "first",
    [
        "import mc_env, gymnasium",
        "import gymnasium, mc_env",
        "import gymnasium, mc_env.env",
        "import mc_env; mc_env.env",
    ],
)
def test_ids_are_known_whatever_is_imported_first(first: str) -> None:
    program = (
        f"{first}\nimport gymnasium\nprint(gymnasium.make('mc_env/Rhino-v0').unwrapped, gymnasium.__spec__.loader)"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, timeout=120)
    assert run.returncode == 0, run.stderr
    assert "MarvelChampionsEnv" in run.stdout
    assert "SourceFileLoader" in run.stdout  # nothing is left of the waiting


def test_entry_point_for_older_gymnasiums_registers_the_same_ids() -> None:
    import tomllib
    from importlib.metadata import EntryPoint

    from gymnasium.envs import registration

    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"]["gymnasium.envs"]
    assert list(declared) == ["mc_env"]
    kept = {name: registration.registry.pop(name) for name in IDS}
    try:
        with registration.namespace("mc_env"):
            EntryPoint("mc_env", declared["mc_env"], "gymnasium.envs").load()()
        assert all(name in registration.registry for name in IDS)
    finally:
        registration.registry.update(kept)


@pytest.mark.parametrize(
    "arguments",
    [{}, {"encoder": "flat", "action_space": "semantic"}, {"seat": 1, "partners": "fighter", "reward": "shaped"}],
    ids=["all seats", "flat semantic", "one seat"],
)
def test_environment_passes_the_checks_of_gymnasium_and_sb3(arguments: dict[str, Any], capsys: Any) -> None:
    """Both sample without masks, so illegal actions must end the episode instead of raising."""
    env = MarvelChampionsEnv(illegal="terminate", render_mode="ansi", **arguments)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*unconventional shape.*")  # tables of rows: the policy has to know them
        warnings.filterwarnings("ignore", ".*render")
        check_env(env, skip_render_check=True)
        check_env_of_sb3(env, skip_render_check=True)
    capsys.readouterr()


def test_observation_is_flat_and_seen_with_the_eyes_of_the_decider() -> None:
    env = MarvelChampionsEnv(heroes=["spider_man", "iron_man"], hands="private")
    aec = raw_env(heroes=["spider_man", "iron_man"], hands="private")
    rng = Random(2)
    observation, info = env.reset(seed=2)
    aec.reset(seed=2)
    done = False
    while not done:
        assert not any(isinstance(v, dict) for v in observation.values())
        seen = aec.observe(aec.agent_selection)
        assert same({**seen["observation"], "action_mask": seen["action_mask"]}, observation)
        assert f"player_{info['decider']}" == aec.agent_selection
        assert np.array_equal(env.action_masks(), observation["action_mask"].astype(bool))
        action = pick(observation["action_mask"], rng)
        assert env.describe(action) == aec.describe(action)
        aec.step(action)
        observation, _, terminated, truncated, info = env.step(action)
        done = terminated or truncated
    assert info["outcome"] == aec.infos["player_0"]["outcome"]


def test_mask_after_the_end_allows_action_zero() -> None:
    env = MarvelChampionsEnv(heroes=["spider_man"])
    play(env, Random(3), 3)
    assert env.action_masks().tolist() == [True, *[False] * (mc_env.MAX_OPTIONS - 1)]
    with pytest.raises(IllegalChoice, match="call reset"):
        env.step(0)
    with pytest.raises(IllegalChoice, match="call reset"):
        MarvelChampionsEnv().step(0)


def test_illegal_action_raises_or_ends_the_episode() -> None:
    env = MarvelChampionsEnv()
    env.reset(seed=1)
    with pytest.raises(IllegalChoice, match="legal: 0"):
        env.step(127)
    env = MarvelChampionsEnv(illegal="terminate")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(127)
    assert (reward, terminated, info["outcome_reason"]) == (-1.0, True, "illegal_action")


# ------------------------------------------------------------------------------------------ partners


@pytest.mark.parametrize("partner", TASTES)
def test_scripted_partners_play_the_other_seats(partner: str) -> None:
    env = MarvelChampionsEnv(heroes=["spider_man", "iron_man", "she_hulk"], seat=1, partners=partner, reward="shaped")
    rng = Random(4)
    observation, info = env.reset(seed=4)
    total, done = 0.0, False
    begun = env.controller.match.memory[1]
    while not done:
        assert info["decider"] == 1
        observation, reward, terminated, truncated, info = env.step(pick(observation["action_mask"], rng))
        assert float(reward) == pytest.approx(sum(info.get("reward_components", {}).values()))
        total += float(reward)
        done = terminated or truncated
    assert begun is not None
    first = env.settings.reward.begin(env.settings.episodes.game(4))[1]
    assert total == pytest.approx((1 if info["outcome"] == "win" else -1) - sum(first))  # nothing is lost or paid twice


def test_partners_of_the_same_seed_play_the_same_way_and_of_another_differently() -> None:
    env = MarvelChampionsEnv(heroes=["spider_man", "iron_man"], seat=0, partners="random")

    def course(seed: int) -> list[int]:
        play(env, Random(1), seed)
        return list(env.game.choices)

    assert course(5) == course(5)
    assert course(5) != course(6)


def test_partners_differ_in_style() -> None:
    """The fighter attacks more often than the thwarter."""
    from mc_env.engine.state.options import Verb

    def attacks(partner: str) -> float:
        attacking = thwarting = 0
        for seed in range(12):
            game = mc_env.new_game(["captain_marvel"], "rhino", seed)
            player = make_partner(partner)
            player.begin(seed)
            while game.state.pending is not None:
                i = player.act(game)
                verb = game.state.pending.opts[i][0]
                attacking += verb == Verb.ATTACK
                thwarting += verb == Verb.THWART
                game.choose(i)
        return attacking / (attacking + thwarting)

    assert attacks("fighter") > attacks("thwarter") + 0.2


def first_option(game: Game) -> int:
    return 0


class Counting:
    """A partner with `act` and `begin`."""

    def __init__(self) -> None:
        self.begun: list[int] = []
        self.asked = 0

    def begin(self, seed: int) -> None:
        self.begun.append(seed)

    def act(self, game: Game) -> int:
        self.asked += 1
        return 0


def test_callables_and_objects_are_partners() -> None:
    counting = Counting()
    env = MarvelChampionsEnv(heroes=["spider_man", "iron_man", "she_hulk"], seat=0, partners=[first_option, counting])
    play(env, Random(5), 5)
    play(env, Random(5), None)
    assert counting.asked > 2
    assert len(counting.begun) == 2
    named = MarvelChampionsEnv(heroes=["spider_man", "iron_man"], seat=0, partners="tests.env.test_gym:first_option")
    play(named, Random(5), 5)


def test_partners_can_be_drawn_for_each_episode() -> None:
    env = MarvelChampionsEnv(
        heroes=["spider_man", "iron_man"], seat=0, partners={"one_of": ["fighter", "builder", "random"]}
    )
    met = set()
    for seed in range(12):
        env.reset(seed=seed)
        met.add(env.controller.partners[1].name)
    assert met == {"fighter", "builder", "random"}


def test_learner_who_is_eliminated_waits_for_the_end() -> None:
    env = MarvelChampionsEnv(start=doomed_partner(), seat=0, partners="fighter", reward="shaped")
    observation, _ = env.reset(seed=1)
    done = False
    while not done:
        assert env.game.state.alive[0]  # asked no more after that
        labels = [env.describe(i) for i in range(int(observation["action_mask"].sum()))]
        end = next((i for i, label in enumerate(labels) if "End" in label), len(labels) - 1)
        observation, _, terminated, truncated, _ = env.step(end)
        done = terminated or truncated
    assert not env.game.state.alive[0]


def test_episode_that_ends_before_the_learner_decides_is_paid_by_one_ignored_action() -> None:
    def wins(game: Game) -> int:
        assert game.decision is not None
        return next((o.index for o in game.decision.options if o.kind == "attack" or o.target == "Rhino"), 0)

    t = Table(scenario="rhino").hero("Spider-Man", form="hero").hero("She-Hulk")
    t.villain("Rhino", stage=2, damage=29)
    env = MarvelChampionsEnv(start=t, seat=1, partners=wins)
    observation, info = env.reset(seed=1)
    assert info["decider"] == -1
    assert observation["action_mask"].tolist() == [1, *[0] * (mc_env.MAX_OPTIONS - 1)]
    _, reward, terminated, _, info = env.step(99)
    assert (reward, terminated, info["outcome"]) == (1.0, True, "win")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"partners": "fighter"}, "seat=0"),
        ({"seat": 2}, "seats 0 to 1"),
        ({"seat": 0, "partners": "figther"}, "unknown partner 'figther'; did you mean fighter"),
        ({"seat": 0, "partners": ["random", "random"]}, "2 partners for 1 other seats"),
        ({"seat": 0, "partners": 7}, "a partner is a name"),
        ({"seat": 0, "partners": "nowhere.at:all"}, "and no module of that name"),
        ({"seat": 0, "partners": {"one_of": ["random", "rndom"]}}, "did you mean random"),
    ],
)
def test_bad_seats_and_partners_are_refused(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(ConfigError, match=words):
        MarvelChampionsEnv(**arguments)


def test_partner_who_answers_nonsense_is_named() -> None:
    env = MarvelChampionsEnv(heroes=["spider_man", "iron_man"], seat=1, partners=lambda game: 999)
    with pytest.raises(ConfigError, match=r"partner .*lambda.* chose 999; there are options 0 to"):
        env.reset(seed=1)
