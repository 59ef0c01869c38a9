"""Comparisons of players of Vs. System: what is played and kept, the page that is made of it; checkpoints with their cards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import torch
import yaml

from mc_env.agents import checkpoints
from mc_env.agents.checkpoints.__main__ import main as ship
from mc_env.agents.network.reads import VERSUS
from mc_env.agents.players import registry
from mc_env.agents.players.network_agent import NetworkAgent
from mc_env.agents.versus import evaluation, page, report
from mc_env.agents.versus.cli import main
from mc_env.agents.versus.playing import Match, made
from mc_env.agents.versus.training import Run, read_config
from mc_env.errors import ConfigError

SMALL = (
    "--decisions 40 --ppo.games 4 --ppo.steps 8 --ppo.microbatch 16 --ppo.network small "
    "--warm_start.games 1 --warm_start.epochs 1 --evaluation.games 2 --evaluation.every 20"
)


def kept(tmp_path: Path, words: str) -> dict[str, Any]:
    """What a command keeps."""
    file = tmp_path / "kept.json"
    assert main([*words.split(), "--out", str(file)]) == 0
    data: dict[str, Any] = json.loads(file.read_text())
    return data


def test_published_results_are_made_from_what_is_kept() -> None:
    assert page.PAGE.read_text(encoding="utf-8") == page.page(), "run: python -m mc_env.agents.versus.page"


def test_results_that_nothing_is_said_about_are_not_published(tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_text("{}")
    (tmp_path / "about.yaml").write_text("[]")
    with pytest.raises(ConfigError, match=r"about.yaml .* odd"):
        page.page(tmp_path)


def test_comparison_of_a_task_is_played_on_its_seeds_and_says_its_command(tmp_path: Path) -> None:
    data = kept(tmp_path, "evaluate random duelist --task versus-duel-v1 --games 2")
    assert data["played"]["task"] == "versus-duel-v1"
    assert data["command"] == "mc-env versus evaluate random duelist --games 2 --task versus-duel-v1"
    assert [(x["one"], x["other"], x["games"]) for x in data["pairs"]] == [("random", "duelist", 2)]
    assert "| random against duelist | 2 |" in "\n".join(report.lines(data))


def test_partners_are_kept_with_the_rival_they_met(tmp_path: Path) -> None:
    data = kept(tmp_path, "partners random --rival duelist --games 2")
    assert data["rival"] == "duelist"
    assert "| random with itself | 2 |" in "\n".join(report.lines(data))


def test_players_who_meet_themselves_show_what_places_are_worth() -> None:
    found = evaluation.payoff(made(["random", "duelist"]), {"mode": "duel"}, 2, mirrored=["random"])
    assert [result.lineup for result in found.mirrors["random"]] == [("random", "random")] * 2
    assert {result.setup.seed for result in found.mirrors["random"]} == {0, 1}
    data = report.of_payoff(found, "")
    assert [x["place"] for x in data["places"] if "itself" in x["of"]] == ["seat 1", "seat 2", "first turn"]


def test_mirrored_games_have_other_setups_each() -> None:
    seeds = [setup.seed for setup, _ in Match({"mode": "duel"}, 3).mirrored("a")]
    assert seeds == [0, 1, 2]


def test_a_pair_is_told_as_either_of_them_sees_it() -> None:
    pair = {"one": "a", "other": "b", "games": 10, "ties": 0, "mean": 0.3, "low": 0.1, "high": 0.6}
    data = {"pairs": [pair], "played": {}, "command": ""}
    seen = report.pairs_of(data, lambda spec: spec == "b")[0]
    assert (seen["one"], seen["mean"], seen["low"], seen["high"]) == ("b", 0.7, 0.4, 0.9)


def test_a_run_is_shipped_with_a_card_that_says_whom_it_met(tmp_path: Path) -> None:
    Run(read_config("configs/versus/duel.yaml", ["--out", str(tmp_path), *SMALL.split()])).go()
    run, folder = tmp_path / "versus_duel", tmp_path / "shipped"
    folder.mkdir()
    best = f"ppo:{run / 'best.safetensors'}"
    kept(tmp_path, f"evaluate {best} random --games 2")
    words = ["--folder", str(folder), "ship", str(run), "--results", str(tmp_path / "kept.json"), "--note", "a try"]
    assert ship([*words, "--name", "tiny"]) != 0  # so that nobody takes it for a network of the first game
    assert ship([*words, "--name", "versus_tiny"]) == 0
    text = (folder / "versus_tiny.md").read_text()
    head = yaml.safe_load(text.split("---\n")[1])
    assert "vs-system" in head["tags"]
    assert "marvel-champions" not in head["tags"]
    assert "| `ppo:versus_tiny` |" in text
    assert "Vs. System, duel, decks of" in text
    assert "| Note | a try |" in text
    assert "| random | 2 |" in text


def test_a_running_mean_of_weights_keeps_its_share_of_itself(tmp_path: Path) -> None:
    words = ["--out", str(tmp_path), *SMALL.split(), "--smooth", "0.75", "--warm_start.agent", ""]
    run = Run(read_config("configs/versus/duel.yaml", words))
    before = run.mean.value_out.weight.clone()
    run._iterate()
    now = run.network.value_out.weight
    assert not torch.equal(before, now)
    assert torch.allclose(run.mean.value_out.weight, 0.75 * before + 0.25 * now)


@pytest.mark.parametrize("name", [name for name in checkpoints.shipped() if name.startswith("versus")])
def test_shipped_networks_of_this_game_are_played_by_their_names(name: str) -> None:
    agent = registry.make(f"ppo:{name}")
    assert isinstance(agent, NetworkAgent)
    assert agent.network.reads.game == VERSUS
