"""Rows of an evaluation that belong together: training seeds, replaced seats, cross-play, many tables."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

import mc_env
from mc_env.agents.evaluation import crossplay, groups, markdown, overall, report
from mc_env.agents.evaluation.cli import main
from mc_env.agents.evaluation.games import GameResult, Lineup
from mc_env.agents.evaluation.lineups import lineups
from mc_env.agents.evaluation.plan import split_specs
from mc_env.agents.evaluation.tables import teams_of_heroes
from mc_env.cards import catalog
from mc_env.errors import UnknownCard
from tests.agents.test_evaluation import DUO, prepared, script

# ------------------------------------------------------------------------------------------ several runs, replaced seats


def outcomes(task: str, team: tuple[str, ...], won: list[int], mask: tuple[str, ...] = ()) -> report.Row:
    """A row whose games ended as said."""
    games = [GameResult(task, team, mask, seed, "win" if w else "loss", "", 5, 50, 0.1) for seed, w in enumerate(won)]
    return report.Row(Lineup(task, team, DUO, mask), tuple(games))


def test_a_team_without_some_options_is_compared_with_itself() -> None:
    ask = ("ask",)
    rows = [
        outcomes("duo", ("heuristic",) * 2, [0] * 10),
        outcomes("duo", ("heuristic",) * 2, [0] * 10, ask),
        outcomes("duo", ("ppo:a",) * 2, [1] * 8 + [0] * 2),
        outcomes("duo", ("ppo:a",) * 2, [1] * 5 + [0] * 5, ask),
        outcomes("duo", ("ppo:b",) * 2, [1] * 10),
        outcomes("duo", ("ppo:b",) * 2, [1] * 9 + [0], ask),
    ]
    found = {(c["team"], tuple(c["mask"])): (c["against"], c["difference"]) for c in report.comparisons(rows)}
    assert found == {
        ("heuristic", ask): ("heuristic", 0.0),
        ("ppo:a", ()): ("heuristic", pytest.approx(0.8)),
        ("ppo:a", ask): ("ppo:a", pytest.approx(-0.3)),
        ("ppo:b", ()): ("heuristic", 1.0),
        ("ppo:b", ask): ("ppo:b", pytest.approx(-0.1)),
    }
    whole, less = groups.grouped(rows, {"duo": ["ppo:a", "ppo:b"]})
    assert (whole["against"], whole["difference"]) == ("heuristic", pytest.approx(0.9))
    assert (less["against"], less["mask"], less["difference"]) == ("duo", ["ask"], pytest.approx(-0.2))


def test_runs_of_one_recipe_are_reported_together_with_a_bootstrap_over_runs() -> None:
    rows = [
        outcomes("duo", ("heuristic",) * 2, [1, 0] * 20),
        outcomes("duo", ("ppo:a",) * 2, [1] * 40),
        outcomes("duo", ("ppo:b",) * 2, [0] * 40),
        outcomes("duo", ("ppo:a", "ppo:b"), [0] * 40),  # runs beside each other are cross-play
    ]
    (made,) = groups.grouped(rows, {"duo": ["ppo:a", "ppo:b"]})
    assert (made["win_rates"], made["mean"]) == ([1.0, 0.0], 0.5)
    assert made["bootstrap_95"] == [0.0, 1.0]  # both runs drawn alike a quarter of the time
    assert (made["against"], made["difference"]) == ("heuristic", 0.0)
    assert made["difference_95"][0] < -0.4
    assert made["difference_95"][1] > 0.4


def test_a_replaced_seat_costs_what_the_paired_games_say() -> None:
    team = ("ppo:a", "ppo:a")
    assert groups.with_replaced(team, ["random", "ppo:a"]) == [("random", "ppo:a"), ("ppo:a", "random")]
    rows = [
        outcomes("duo", team, [1] * 10),
        outcomes("duo", ("random", "ppo:a"), [1] * 4 + [0] * 6),
        outcomes("duo", ("ppo:a", "random"), [1] * 10),
    ]
    first, second = groups.replaced(rows, [team], ["random"])
    assert (first["seat"], first["drop"], first["mcnemar_p"]) == (0, pytest.approx(0.6), pytest.approx(2 / 64))
    assert (second["seat"], second["drop"], second["bootstrap_95"]) == (1, 0.0, [0.0, 0.0])


def test_cross_play_is_summed_up_as_diagonal_against_the_rest() -> None:
    rows = [
        outcomes("duo", (a, b), [1] * 8 if a == b else [1, 0, 0, 0] * 2)
        for a in ("ppo:a", "ppo:b", "ppo:c")
        for b in ("ppo:a", "ppo:b", "ppo:c")
    ]
    (made,) = crossplay.summaries(rows, {"": ["ppo:a", "ppo:b", "ppo:c"]})
    assert made["matrix"][0] == [1.0, 0.25, 0.25]
    assert (made["self_play"]["mean"], made["cross_play"]["mean"], made["gap"]["mean"]) == (1.0, 0.25, 0.75)
    assert made["self_play"]["bootstrap_95"] == [1.0, 1.0]  # never mixed with pairs of strangers
    low, high = made["gap"]["bootstrap_95"]
    assert low < 0.75 < high < 1.01
    assert crossplay.summary(crossplay.wins(rows, ["ppo:a", "ppo:b"], "duo"))["agents"] == 2


def test_how_far_agents_are_apart_shows_in_the_interval_of_self_play_also_for_two() -> None:
    won = np.zeros((2, 2, 100))
    won[0, 0], won[1, 1, :50] = 1.0, 1.0  # one always wins by itself, one every other game
    low, high = crossplay.summary(won)["self_play"]["bootstrap_95"]
    assert low < 0.6
    assert high > 0.95


def test_pictures_name_runs_by_their_folders() -> None:
    pytest.importorskip("matplotlib")
    from mc_env.agents.evaluation.plots import short

    assert short("ppo:/far/away/duo_study/seed1/best.safetensors + heuristic") == "ppo:duo_study/seed1 + heuristic"
    assert short("ppo:runs/duo/best.safetensors") == "ppo:runs/duo"
    assert short("ppo:duo/last.pt + ppo:rhino_solo") == "ppo:duo + ppo:rhino_solo"


def test_cross_play_needs_two_agents() -> None:
    with pytest.raises(mc_env.ConfigError, match="two different agents"):
        crossplay.summary(np.ones((1, 1, 5)))


def test_labels_say_what_makes_a_table_another_game() -> None:
    words = "random --skirmish 1 --heroic 2 --hands private --modular bomb_scare --seeds 1"
    (lineup,) = lineups(prepared(words.split()))
    assert lineup.task == "rhino_standard_skirmish1_heroic2_with_bomb_scare_private_spider_man"
    said = "rhino standard skirmish stage 1 heroic 2 with bomb_scare private hands, spider_man"
    assert markdown.describe_table(lineup.setup) == said
    assert [m.task for m in lineups(prepared(["random"]))] == ["rhino_standard_spider_man"]


def test_cross_play_of_recipes_stays_within_each_of_them() -> None:
    words = (
        "random --runs one heuristic:style=thwart heuristic:style=balanced --cross --heroes spider_man,captain_marvel"
    )
    played = [m.team for m in lineups(prepared(words.split()))]
    assert ("random", "random") in played
    assert ("heuristic:style=thwart", "heuristic:style=balanced") in played
    assert len(played) == 5


def test_agents_are_split_at_commas_that_begin_an_agent() -> None:
    said = "heuristic:style=protective,random,montecarlo:rollouts=2,rounds=1"
    assert split_specs(said) == ("heuristic:style=protective", "random", "montecarlo:rollouts=2,rounds=1")


def test_script_reports_groups_replacements_and_cross_play(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    done = script(
        *("heuristic", "--runs", "styles", "heuristic:style=aggressive", "heuristic:style=thwart"),
        *("--replace", "random", "--heroes", "spider_man,captain_marvel", "--seeds", 1, "--out", tmp_path),
        *("--skirmish", 1),
    )
    assert done.returncode == 0, done.stderr
    for words in ("training seeds together", "one seat replaced", "skirmish1"):
        assert words in done.stdout
    data = json.loads((tmp_path / "results.json").read_text())
    assert data["groups"][0]["group"] == "styles"
    assert len(data["replaced"]) == 3 * 2
    assert "cross" not in data


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], ["at least one agent"]),
        (["--runs", "ppo:a", "ppo:b"], ["name for the recipe"]),
        (["--runs", "duo", "random"], ["at least two different runs"]),
        (["random", "--runs", "duo", "random", "heuristic", "--runs", "duo", "random", "search"], ["two recipes"]),
        (["random", "--replace", "heuristic"], ["alone"]),
        (["random", "--cross", "--heroes", "spider_man,captain_marvel"], ["two different agents"]),
        (["random", "heuristic", "--cross", "--replace", "random"], ["--replace"]),
        (["random", "--replace", "heuristik", "--heroes", "spider_man,captain_marvel"], ["heuristik", "heuristic"]),
    ],
)
def test_wrong_groups_and_replacements_are_told(
    arguments: list[str], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--seeds", "1", "--quiet"]) == 2
    message = capsys.readouterr().err
    for word in words:
        assert word in message


# ------------------------------------------------------------------------------------------ many tables


def at(scenario: str, name: str, spec: str, won: list[int]) -> report.Row:
    row = outcomes(f"{scenario}_{name}", (spec,), won)
    return report.Row(Lineup(row.lineup.task, (spec,), {"heroes": (name,), "scenario": scenario}), row.games)


def test_means_over_tables_count_every_table_the_same_and_compare_on_the_same_seeds() -> None:
    wins = {"rhino": [1, 1, 1, 1], "klaw": [0, 0, 0, 1]}
    rows = [at(s, hero, "heuristic", [0, 0, 1, 1]) for s in wins for hero in "abc"]
    rows += [at(s, hero, "ppo:x", won) for s, won in wins.items() for hero in "abc"]
    rows.append(at("rhino", "a", "random", [0, 0, 0, 0]))  # it did not play everywhere
    made = overall.overall(rows)
    assert [(m["place"], m["team"], m["tables"], m["games"], m["mean"]) for m in made] == [
        ("rhino standard", "heuristic", 3, 12, 0.5),
        ("rhino standard", "ppo:x", 3, 12, 1.0),
        ("klaw standard", "heuristic", 3, 12, 0.5),
        ("klaw standard", "ppo:x", 3, 12, 0.25),
        ("all", "heuristic", 6, 24, 0.5),
        ("all", "ppo:x", 6, 24, 0.625),
    ]
    assert [m.get("difference") for m in made] == [None, 0.5, None, -0.25, None, 0.125]
    low, high = made[-1]["difference_95"]
    assert low < 0.125 < high
    assert not overall.overall(rows[:2])


def test_every_hero_alone_and_in_pairs(capsys: pytest.CaptureFixture[str]) -> None:
    heroes = len(catalog.heroes())
    words = ["random", "--heroes", "each", "--heroes", "pairs", "--heroes", "spider_man", "--seeds", "1"]
    assert main([*words, "--max-rounds", "1", "--quiet"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("rhino_standard_") == heroes + heroes * (heroes - 1) // 2
    assert "each counting the same" in shown
    assert "together, a game on average" not in shown  # too many tables for that


def test_every_hero_of_one_product() -> None:
    core = [hero.code for hero in catalog.heroes(["core"])]
    assert teams_of_heroes([("each:core",), ("pairs:core",)]) == [*combinations(core, 1), *combinations(core, 2)]
    with pytest.raises(UnknownCard, match="unknown product 'cor'; did you mean core"):
        teams_of_heroes([("each:cor",)])
