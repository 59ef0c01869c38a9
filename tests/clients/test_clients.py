"""Each library, installed for real, trains a few updates or plays with mc_env by the example that ships (`make test-clients`).

A test is run in an environment of its own where pins conflict (`tools/clients.py`), so what is not installed here is skipped.
"""

from __future__ import annotations

import math
import runpy
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import mc_env

EXAMPLES = Path(mc_env.__file__).parent.parent / "examples"
pytestmark = [pytest.mark.clients, pytest.mark.filterwarnings("default")]


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Libraries warn of their own affairs."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / "clients" / f"{name}.py"), run_name=name)


def learned(losses: list[float], updates: int) -> None:
    assert len(losses) == updates
    assert all(math.isfinite(loss) for loss in losses)


# ------------------------------------------------------------------------------------------ learning


def test_stable_baselines3_makes_games_by_id_and_learns() -> None:
    pytest.importorskip("sb3_contrib")
    assert example("sb3_make_vec_env")["main"](128, rollout=16).num_timesteps >= 128


def test_stable_baselines3_makes_games_in_processes_of_their_own() -> None:
    pytest.importorskip("sb3_contrib")
    from stable_baselines3.common.env_util import make_vec_env
    from stable_baselines3.common.vec_env import SubprocVecEnv

    games = make_vec_env("mc_env:mc_env/Rhino-v0", 2, vec_env_cls=SubprocVecEnv)
    try:
        seen: Any = games.reset()
        assert seen["action_mask"].shape == (2, mc_env.MAX_OPTIONS)
        assert [len(masks) for masks in games.env_method("action_masks")] == [mc_env.MAX_OPTIONS] * 2
    finally:
        games.close()


def test_cleanrl_style_learns(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    module = runpy.run_path(str(EXAMPLES / "cleanrl_ppo.py"), run_name="cleanrl_ppo")
    wins = module["main"](module["Args"](steps=512, games=4, rollout=64, minibatch=64, epochs=1))
    assert set(wins) <= {0.0, 1.0}


def test_torchrl_learns_through_gymnasium() -> None:
    pytest.importorskip("torchrl")
    learned(example("torchrl_ppo")["main"](2, 64), 2)


def test_torchrl_checks_the_specs_and_learns_through_pettingzoo() -> None:
    pytest.importorskip("torchrl")
    from torchrl.envs.utils import check_env_specs

    module = example("torchrl_pettingzoo")
    check_env_specs(module["make_env"]())
    learned(module["main"](2, 64), 2)


def test_rllib_learns_with_a_shared_masked_policy() -> None:
    pytest.importorskip("ray.rllib")
    learned(example("rllib_shared_policy")["main"](2, 256), 2)


def test_tianshou_learns() -> None:
    pytest.importorskip("tianshou")
    learned(example("tianshou_dqn")["main"](3, 64), 3)


def test_gymnasium_records_a_video(tmp_path: Path) -> None:
    pytest.importorskip("moviepy")
    import gymnasium

    plain = gymnasium.make("mc_env/Rhino-v0", render_mode="rgb_array")
    env = gymnasium.wrappers.RecordVideo(plain, str(tmp_path), episode_trigger=lambda _: True, video_length=4)
    observation, _ = env.reset(seed=1)
    for _ in range(5):
        observation, *_ = env.step(int(observation["action_mask"].argmax()))
    env.close()
    (video,) = tmp_path.glob("*.mp4")
    assert video.stat().st_size > 1000


# ------------------------------------------------------------------------------------------ planning


def test_open_spiel_plans_on_redrawn_states() -> None:
    pytest.importorskip("pyspiel")
    decisions, returns = example("open_spiel_mcts")["main"](3, most=6)
    assert (decisions, returns) == (6, [0.0])


def test_open_spiel_planner_sees_nothing_hidden() -> None:
    pytest.importorskip("pyspiel")
    from mc_env.env import spiel

    seen = []

    class Watcher:
        def step(self, state: Any) -> int:
            seen.append(state)
            return 0

    game = spiel.game(heroes=["spider_man", "captain_marvel"], scenario="rhino", hands="private", seed=3)
    state = game.new_initial_state()
    planner = spiel.Planner(Watcher(), 5)
    planner.step(state)
    planner.step(state)
    player = state.current_player()
    assert all(one.game.view(player) == state.game.view(player) for one in seen)
    keys = {one.game.state.key() for one in seen}
    assert state.game.state.key() not in keys
    assert len(keys) == 2


def test_open_spiel_clones_go_their_own_way() -> None:
    pytest.importorskip("pyspiel")
    from mc_env.env import spiel

    state = spiel.game(heroes=["spider_man"], scenario="rhino").new_initial_state()
    twin = state.clone()
    before = state.game.state.key()
    while not twin.is_terminal():
        twin.apply_action(twin.legal_actions()[-1])
    assert state.game.state.key() == before
    assert abs(twin.returns()[0]) == 1


# ------------------------------------------------------------------------------------------ data and files


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Any:
    from mc_env.agents.datasets.cli import main
    from mc_env.agents.datasets.reading import Dataset

    folder = tmp_path_factory.mktemp("data") / "games"
    assert main(["make", str(folder), "--games", "6", "--skirmish", "1"]) == 0
    return Dataset(folder)


def test_hugging_face_reads_every_decision_unpadded(data: Any, tmp_path: Path) -> None:
    datasets = pytest.importorskip("datasets")
    from mc_env.agents.datasets.exporting import export, rows

    export(data, "hf", str(tmp_path / "hf"))
    found = datasets.load_from_disk(str(tmp_path / "hf"))
    expected = list(rows(data))
    assert len(found) == len(expected)
    for i in (0, len(expected) // 2, len(expected) - 1):
        assert found[i]["action"] == expected[i]["action"]
        assert found[i]["options"] == expected[i]["options"].tolist()
        assert found[i]["entities"] == expected[i]["entities"].tolist()


def test_minari_reads_every_game_unpadded(data: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    minari = pytest.importorskip("minari")
    from mc_env.agents.datasets.exporting import export, tables_at

    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))
    export(data, "minari", "mc_env/rhino/test-v0")
    found = minari.load_dataset("mc_env/rhino/test-v0")
    games = data.games()
    assert (found.total_episodes, found.total_steps) == (len(games), sum(game["decisions"] for game in games))
    episode = next(iter(found.iterate_episodes([0])))
    for step, action in enumerate(episode.actions):
        assert 0 <= action < len(tables_at(episode.infos, step)["options"])


@pytest.mark.parametrize("name", ["rhino_solo", "generalist"])
def test_onnx_gives_what_the_network_gives_for_any_batch(name: str, tmp_path: Path) -> None:
    pytest.importorskip("onnxscript")
    pytest.importorskip("onnxruntime")
    module = example("onnx_play")
    assert module["compare"](name, tmp_path / "net.onnx", (1, 2, 33)) < 1e-4
