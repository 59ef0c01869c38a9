"""The results page: made from kept results only, and what it says of them."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

import pytest

import mc_env
from mc_env.agents.evaluation import markdown, page, stats
from mc_env.agents.evaluation.cli import main, parser
from mc_env.agents.evaluation.plan import from_words
from mc_env.cards import catalog


def test_published_results_are_made_from_what_is_kept() -> None:
    assert page.PAGE.read_text(encoding="utf-8") == page.page(), "run: python -m mc_env.agents.evaluation.page"


def test_results_that_nothing_is_said_about_are_not_published(tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_text("{}")
    (tmp_path / "about.yaml").write_text("[]")
    with pytest.raises(mc_env.ConfigError, match=r"about.yaml .* odd"):
        page.page(tmp_path)


@pytest.mark.parametrize(
    "words",
    [
        "heuristic random --cross --heroes spider_man,captain_marvel --seeds 300",
        "ppo:x --heroes each --heroes pairs --modes standard,expert --mask ask --mask ask,defend_other --replace random",
        "heuristic --runs duo ppo:a ppo:b --runs trio ppo:c ppo:d --first-seed 7 --hands private",
        "heuristic --partners random montecarlo:rollouts=8,width=4 --task rhino-2p-standard-v1",
    ],
)
def test_a_published_command_is_the_one_that_made_the_results(words: str) -> None:
    asked = from_words(vars(parser().parse_args(words.split())))
    kept = json.loads(json.dumps(asked.settled().data()))  # it says also what was not asked for
    program, command, *said = shlex.split(page.command(kept))
    assert (program, command) == ("mc-env", "evaluate")
    assert from_words(vars(parser().parse_args(said))) == asked


def test_results_of_older_versions_kept_their_words_and_are_read_all_the_same() -> None:
    older = {
        "agents": ["heuristic"],
        "runs": [["duo", "ppo:a", "ppo:b"]],
        "partners": None,
        "cross": True,
        "heroes": ["spider_man,captain_marvel", "each"],
        "scenarios": "rhino,klaw",
        "modes": "standard",
        "modular": None,
        "heroic": 0,
        "mask": ["ask", "ask,defend_other"],
        "replace": "heuristic:style=thwart,random",
        "seeds": 2000,
        "first_seed": 0,
        "max_rounds": 60,
        "save_games": "none",
    }
    assert page.command(older) == (
        "mc-env evaluate heuristic --runs duo ppo:a ppo:b --cross --heroes spider_man,captain_marvel --heroes each "
        "--scenarios rhino,klaw --max-rounds 60 --mask ask --mask ask,defend_other "
        "--replace heuristic:style=thwart,random"
    )


def test_the_summary_takes_the_result_with_most_games_and_no_masked_or_mixed_teams() -> None:
    def kept(team: list[str], games: int, wins: int, mask: tuple[str, ...] = ()) -> dict[str, Any]:
        rate, interval = wins / games, stats.wilson(wins, games)
        setup = {"scenario": "rhino", "mode": "expert", "heroes": ["spider_man"] * len(team), "hands": "open"}
        return {
            "team": team,
            "mask": mask,
            "setup": setup,
            "games": games,
            "win_rate": rate,
            "wilson_95": interval,
        }

    found = page.summary(
        [
            kept(["random"], 10, 0),
            kept(["heuristic"], 100, 40),
            kept(["heuristic"], 200, 90),
            kept(["heuristic"], 300, 0, mask=("ask",)),
            kept(["heuristic:style=thwart"], 400, 0),
            kept(["ppo:runs/best.safetensors"], 50, 50),
            kept(["heuristic", "random"], 500, 5),
        ]
    )
    assert found[0] == "| Table | `random` | `heuristic` | `ppo`, this table |"
    (row,) = found[2:]
    assert [cell.split()[0] for cell in row.strip("| ").split(" | ")[1:]] == ["**0.0%**", "**45.0%**", "**100.0%**"]


def test_of_many_tables_pages_show_the_means(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    words = [
        "random",
        "heuristic",
        "--heroes",
        "each",
        "--scenarios",
        "rhino,klaw",
        "--seeds",
        "1",
        "--max-rounds",
        "1",
    ]
    assert main([*words, "--quiet", "--out", str(tmp_path / "a")]) == 0
    (tmp_path / "a" / "results.json").rename(tmp_path / "kept.json")
    (tmp_path / "about.yaml").write_text("[{files: [kept], title: All, says: Of many tables only means.}]")
    shown = page.page(tmp_path)
    assert "Lost by" not in shown
    tables = 2 * len(catalog.heroes())
    assert shown.count(f"| all | `random` | {tables} | {tables} | 0.0% |") == 1
    assert shown.count("`heuristic`") == 3
    assert (tmp_path / "a" / "win_rates.png").stat().st_size > 5000


def test_a_grid_shows_what_each_team_wins_at_every_table() -> None:
    def kept(hero: str, scenario: str, team: str, rate: float) -> dict[str, Any]:
        setup = {"scenario": scenario, "mode": "standard", "heroes": [hero]}
        return {"team": [team], "mask": (), "setup": setup, "games": 100, "win_rate": rate}

    results = [
        kept("thor", "rhino", "random", 0.02),
        kept("thor", "rhino", "heuristic", 0.5),
        kept("hulk", "klaw", "random", 0.0),
        kept("hulk", "klaw", "heuristic", 0.25),
    ]
    assert markdown.grid({"results": results}) == [
        "Won of 100 games, `random` / `heuristic`:",
        "",
        "| Heroes | rhino standard | klaw standard |",
        "| --- | --- | --- |",
        "| thor | 2.0% / 50.0% |  |",
        "| hulk |  | 0.0% / 25.0% |",
    ]
