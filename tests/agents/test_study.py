"""Several training seeds as one study, and their curves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

import mc_env
from mc_env.agents.cli import curves, study
from mc_env.agents.evaluation.tables import tables
from mc_env.agents.learning import config as configs
from mc_env.errors import ConfigError
from tests.agents.test_train import SMALL


def metrics(folder: Path, rates: dict[int, float]) -> Path:
    folder.mkdir()
    records = [{"decisions": at, "evaluation": {"games": 10, "win_rate": rate}} for at, rate in rates.items()]
    lines = [json.dumps(r) for r in [{"decisions": 1}, *records]]
    (folder / "metrics.jsonl").write_text("\n".join(lines) + "\n")
    return folder


def test_curves_are_drawn_in_one_picture_with_mean_and_reference(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    one = metrics(tmp_path / "one", {100: 0.2, 200: 0.6})
    two = metrics(tmp_path / "two", {100: 0.4, 200: 0.8, 300: 0.9})
    out = tmp_path / "pictures" / "both.png"
    assert study.main(["curves", str(one), str(two), "--out", str(out), "--reference", "heuristic=0.87"]) == 0
    assert out.stat().st_size > 5000
    assert curves.mean([curves.read(one), curves.read(two)]) == pytest.approx({100: 0.3, 200: 0.7})


def test_a_run_beside_the_others_is_drawn_and_is_no_part_of_their_mean(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    axes = pytest.importorskip("matplotlib.axes")
    one, two = metrics(tmp_path / "one", {100: 0.2}), metrics(tmp_path / "two", {100: 0.4})
    cold = metrics(tmp_path / "cold", {100: 0.0})
    drawn: dict[str, list[float]] = {}
    really = axes.Axes.plot

    def plot(self: object, xs: list[int], ys: list[float], label: str, **looks: object) -> object:
        drawn[label] = ys
        return really(self, xs, ys, label=label, **looks)

    monkeypatch.setattr(axes.Axes, "plot", plot)
    words = [str(one), str(two), "--beside", str(cold), "--out", str(tmp_path / "x.png")]
    assert curves.main(words) == 0
    assert drawn == {"one": [0.2], "two": [0.4], "mean of 2": [pytest.approx(0.3)], "cold": [0.0]}


def test_what_cannot_be_drawn_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    never = metrics(tmp_path / "never", {})
    for words, said in (
        ([str(never)], "never evaluated"),
        ([str(tmp_path / "nothing")], "run folder"),
        ([str(never), "--reference", "heuristic"], "between 0 and 1"),
        ([str(never), "--reference", "heuristic=87"], "between 0 and 1"),
    ):
        assert curves.main([*words, "--out", str(tmp_path / "x.png")]) == 2
        assert said in capsys.readouterr().err


def test_seeds_are_ranges_or_lists() -> None:
    assert study.seeds_of("1-3") == [1, 2, 3]
    assert study.seeds_of("1,4-5") == [1, 4, 5]
    for wrong in ("", "a-b", "1,1", "5-4"):
        with pytest.raises(ConfigError, match="--seeds"):
            study.seeds_of(wrong)


def test_a_study_trains_draws_and_measures_and_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "small.yaml"
    path.write_text(yaml.safe_dump(SMALL))
    words = [str(path), "--out", str(tmp_path / "runs"), "--quiet", "--games", "1", "--workers", "1"]
    words += ["--evaluation.every", "100_000", "--evaluation.games", "1"]  # only at the end of each run
    assert study.main([*words, "--seeds", "1", "--decisions", "128", "--no-evaluation"]) == 0
    folder = tmp_path / "runs" / "small_study"
    (folder / "seed2").mkdir()
    (folder / "seed2" / "best.safetensors").touch()  # as if killed before the first checkpoint to go on from was whole
    assert study.main([*words, "--seeds", "1-2", "--reference", "random=0.05"]) == 0
    assert (study.trained(folder / "seed1"), study.trained(folder / "seed2")) == (192, 192)
    records = [json.loads(line)["decisions"] for line in (folder / "seed1" / "metrics.jsonl").read_text().splitlines()]
    assert records == [64, 128, 192]  # resumed, not begun anew
    assert (folder / "curves.png").exists()
    results = json.loads((folder / "evaluation" / "results.json").read_text())
    assert results["groups"][0]["group"] == "small"
    assert results["cross"][0]["specs"] == [f"ppo:{folder}/seed{n}/best.safetensors" for n in (1, 2)]
    assert results["cross"][0]["task"] == "rhino_standard_skirmish1_spider_man_captain_marvel"
    capsys.readouterr()
    assert study.main([*words, "--seeds", "1-2", "--no-evaluation"]) == 0
    assert capsys.readouterr().err.count("trained already") == 2
    assert study.main([*words, "--seeds", "1", "--ppo.lam", "0.5"]) == 2
    assert "ppo.lam was 0.98, is 0.5" in capsys.readouterr().err


def test_seeds_trained_side_by_side_keep_all_games_and_are_told_apart(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "small.yaml"
    path.write_text(yaml.safe_dump(SMALL))
    words = [str(path), "--out", str(tmp_path / "runs"), "--no-evaluation", "--decisions", "128"]
    words += [
        "--ppo.processes",
        "2",
        "--warm_start.games",
        "2",
        "--evaluation.every",
        "100_000",
        "--evaluation.games",
        "1",
    ]
    assert study.main([*words, "--seeds", "1-2", "--at-once", "2"]) == 0
    told = capfd.readouterr().err
    for seed in (1, 2):
        folder = tmp_path / "runs" / "small_study" / f"seed{seed}"
        assert study.trained(folder) == 128
        ppo = yaml.safe_load((folder / "config.yaml").read_text())["ppo"]
        assert (ppo["processes"], ppo["games"], ppo["microbatch"]) == (
            1,
            2 * SMALL["ppo"]["games"],
            2 * SMALL["ppo"]["microbatch"],
        )
        assert f"{folder}: 128 decisions, evaluation" in told
    assert study.main([*words, "--seeds", "1", "--at-once", "2", "--ppo.lam", "0.5"]) == 2
    assert "ppo.lam was 0.98, is 0.5" in capfd.readouterr().err


def test_a_study_of_changing_tables_says_how_to_measure_it_before_it_trains(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert study.main(["configs/core_generalist.yaml", "--out", str(tmp_path / "runs")]) == 2
    said = capsys.readouterr().err
    assert "heroes, skirmish" in said
    assert "mc-env evaluate --runs" in said
    assert not (tmp_path / "runs").exists()


def test_a_study_is_measured_on_every_table_of_its_recipe() -> None:
    recipe = configs.read("configs/rhino_duo.yaml")
    evaluation = study.evaluation_of(recipe, ["ppo:a", "ppo:b"], ["heuristic", "random=0.5"], 7)
    assert [name for name, _ in tables(evaluation)] == [
        "rhino_standard_spider_man_captain_marvel",
        "rhino_expert_spider_man_captain_marvel",
    ]
    assert evaluation.cross
    assert (evaluation.agents, evaluation.runs) == (("heuristic", "random"), {"rhino_duo": ("ppo:a", "ppo:b")})
    assert evaluation.seeds == 7


def test_a_study_of_a_task_is_measured_on_the_evaluation_seeds_of_the_task(tmp_path: Path) -> None:
    path = tmp_path / "small.yaml"
    path.write_text(yaml.safe_dump({**{k: v for k, v in SMALL.items() if k != "game"}, "task": "ladder-1-v1"}))
    words = [str(path), "--out", str(tmp_path / "runs"), "--quiet", "--games", "2", "--workers", "1", "--seeds", "1"]
    words += ["--decisions", "64", "--evaluation.every", "100_000", "--evaluation.games", "1"]
    assert study.main(words) == 0
    folder = tmp_path / "runs" / "small_study"
    results = json.loads((folder / "evaluation" / "results.json").read_text())
    assert [(r["task"], r["team"], r["games"]) for r in results["results"]] == [
        ("ladder-1-v1", [f"ppo:{folder}/seed1/best.safetensors"], 2)
    ]
    assert results["arguments"]["first_seed"] == mc_env.make_task("ladder-1-v1").evaluation_seeds.start


def test_a_reference_is_measured_on_the_evaluation_seeds_when_no_rate_is_said(tmp_path: Path) -> None:
    path = tmp_path / "small.yaml"
    path.write_text(yaml.safe_dump(SMALL))
    recipe = configs.read(path)
    name, rate = study._reference("heuristic:style=thwart", recipe)
    assert name == "heuristic:style=thwart"
    assert rate in (0, 1 / 3, 2 / 3, 1)
    assert study._reference("heuristic:style=thwart=0.5", recipe) == ("heuristic:style=thwart", 0.5)
