"""Datasets of games: made by any team, the same on any number of cores, read back, imitated; what is wrong is named."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import mc_env
from mc_env import agents
from mc_env.agents.datasets import making
from mc_env.agents.datasets.cli import main
from mc_env.agents.datasets.exporting import export, rows
from mc_env.agents.datasets.reading import Dataset
from mc_env.encoders import EntityEncoder

SHORT = ["--games", "4", "--skirmish", "1"]
EAGER = f"{Path(mc_env.__file__).parent.parent / 'examples' / 'my_agent.py'}:Eager"


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    folder = tmp_path_factory.mktemp("made") / "data"
    assert (
        main(["make", str(folder), "--team", "heuristic", "random", "--heroes", "spider_man,captain_marvel", *SHORT])
        == 0
    )
    return Dataset(folder)


def test_every_decision_is_kept_with_what_was_seen_and_chosen(data: Dataset) -> None:
    (shard,) = data.shards()
    encoder = EntityEncoder(2)
    at = 0
    for game in data.games():
        whole = mc_env.load_game(game["save"])
        now = whole.rewind(0)
        for choice in whole.choices:
            assert now.decision is not None
            assert (shard.actions[at], shard.seats[at]) == (choice, now.decision.player)
            options = shard.seen.options[shard.seen.option_start[at] : shard.seen.option_start[at + 1]]
            expected = encoder.encode(now, now.decision.player)["options"]
            assert np.array_equal(options, expected[: len(now.decision)])
            now.choose(choice)
            at += 1
        assert now.outcome == game["outcome"]
    assert at == len(shard) == sum(game["decisions"] for game in data.games())


def test_games_are_those_that_the_agents_play(data: Dataset) -> None:
    team = [agents.make("heuristic", seed=0), agents.make("random", seed=1)]
    game = mc_env.new_game(["spider_man", "captain_marvel"], "rhino", 0, skirmish=1)
    for seat, agent in enumerate(team):
        agent.begin(seat)
    while game.decision:
        game.choose(team[game.decision.player].decide(game, game.decision.player))
    assert mc_env.load_game(data.games()[0]["save"]).choices == game.choices


def test_batches_go_once_through_everything_in_a_drawn_order(data: Dataset) -> None:
    def all_of(seed: int) -> list[int]:
        return [int(a) for _, actions, _ in data.batches(16, seed) for a in actions]

    (shard,) = data.shards()
    assert sorted(all_of(1)) == sorted(shard.actions.tolist())
    assert all_of(1) == all_of(1) != all_of(2)
    for packed, actions, outcomes in data.batches(16, 1):
        assert len(packed) == len(actions) == len(outcomes)
        assert (actions < np.diff(packed.option_start)).all()
        assert set(outcomes[~np.isnan(outcomes)]) <= {-1.0, 1.0}


def test_dataset_is_the_same_on_two_cores_and_goes_on_after_a_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "PIECE", 2)
    for name, workers in (("one", "1"), ("two", "2")):
        assert main(["make", str(tmp_path / name), "--team", EAGER, *SHORT, "--workers", workers]) == 0
    lost = tmp_path / "two" / "shards" / "00001.npz"
    lost.unlink()
    (tmp_path / "two" / "games.jsonl").unlink()
    assert main(["make", str(tmp_path / "two"), "--team", EAGER, *SHORT]) == 0
    one, two = (Dataset(tmp_path / name) for name in ("one", "two"))
    assert one.games() == two.games()
    for a, b in zip(rows(one), rows(two), strict=True):
        assert all(np.array_equal(a[key], b[key]) for key in a)


def test_card_says_who_played_what_and_how_it_ended(data: Dataset, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(data.folder)]) == 0
    told = capsys.readouterr().out
    won = sum(game["outcome"] == "win" for game in data.games())
    assert f"| rhino_standard_skirmish1_spider_man_captain_marvel | heuristic + random | 4 | {won / 4:.1%} |" in told
    assert "no card text" in told.replace("\n", " ")


def test_network_that_imitates_comes_to_agree_and_plays(data: Dataset, tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from mc_env.agents.datasets.imitating import imitate

    _, agreed = imitate(data, 60, "small", batch=64)
    assert np.mean(agreed[-10:]) > np.mean(agreed[:10])
    file = tmp_path / "net.safetensors"
    assert main(["imitate", str(data.folder), "--out", str(file), "--updates", "2", "--network", "small"]) == 0
    game = mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=1)
    assert game.decision is not None
    assert 0 <= agents.make(f"ppo:{file}").decide(game, 0) < len(game.decision)


# ------------------------------------------------------------------------------------------ bad input


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--team", "heuristc"], "did you mean heuristic"),
        (["--team", "random", "random", "random"], "3 agents for the 1 seats"),
        (["--games", "0"], "--games is at least 1"),
        (["--workers", "0"], "--workers is at least 1"),
        (["--heroes", "spiderman"], "spiderman"),
        (["--scenarios", "rino"], "did you mean rhino"),
        (["--hands", "shown"], "shown"),
    ],
)
def test_dataset_that_cannot_be_made_says_why(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["make", str(tmp_path / "data"), *words]) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


def test_folder_of_something_else_is_refused(data: Dataset, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    assert main(["make", str(tmp_path), *SHORT]) == 2
    assert "holds something else" in capsys.readouterr().err
    assert main(["make", str(data.folder), "--team", "random", *SHORT]) == 2
    assert "another dataset (teams differ)" in capsys.readouterr().err


def test_what_is_no_dataset_or_damaged_is_named(data: Dataset, tmp_path: Path) -> None:
    with pytest.raises(mc_env.ConfigError, match=r"no dataset.*mc-env dataset make"):
        Dataset(tmp_path)
    with pytest.raises(mc_env.ConfigError, match="--to csv: must be one of hf, minari"):
        export(data, "csv", "x")
    broken = tmp_path / "broken"
    (broken / "shards").mkdir(parents=True)
    (broken / "games.jsonl").write_text(json.dumps({}))
    (broken / "shards" / "00000.npz").write_bytes(b"half a file")
    with pytest.raises(mc_env.ConfigError, match=r"00000.npz cannot be read.*plays it again"):
        list(Dataset(broken).shards())
