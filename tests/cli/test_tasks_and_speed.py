"""`tasks` and `bench`: what is measured against, and how fast."""

from __future__ import annotations

import re
from random import Random

import pytest

from mc_env.cli import bench
from mc_env.cli.calibration import REFERENCE_SECONDS, measure
from mc_env.env.tasks import task_names
from mc_env.errors import ConfigError
from mc_env.render.text import console


def test_every_task_has_its_line_on_a_wide_screen(mc, monkeypatch) -> None:
    monkeypatch.setattr("mc_env.cli.tasks.make_console", lambda: console(width=200))
    lines = {line.split()[0]: line.split() for line in mc("tasks").out.splitlines() if "-v1 " in line}
    assert set(lines) == set(task_names())
    assert " ".join(lines["ladder-10-v1"][1:]) == "4 ultron expert, heroic 1"
    assert " ".join(lines["ladder-1-v1"][1:]) == "1 rhino standard, stage 1 alone"
    assert " ".join(lines["rhino-2p-private-standard-v1"][1:]) == "2 rhino standard, private hands"
    assert " ".join(lines["split-villain-v1"][1:]) == "2 rhino or klaw standard, other scenario in test"
    assert " ".join(lines["split-heroes-v1"][1:]) == "2 rhino standard, other heroes in test"
    assert " ".join(lines["split-players-v1"][1:]).startswith("1 or 2 rhino standard, other players and heroes")


def test_list_of_tasks_says_rules_rounds_and_seeds(mc) -> None:
    assert (
        "Rules version 2, at most 30 rounds, evaluation seeds 4294967296 to 4294968295 (1,000 games)" in mc("tasks").out
    )


def test_task_is_shown_in_full(mc) -> None:
    out = mc("tasks", "show", "split-aspect-v1").out
    for words in (
        "starter",
        "2 of spider_man",
        "4294967296 to 4294968295",
        "random (aspect other, products core)",
        "rules version 2, cards of Core Set, decks by hash",
    ):
        assert words in out
    assert "mc-env evaluate heuristic --task klaw-2p-expert-v1" in mc("tasks", "show", "klaw-2p-expert-v1").out


def test_unknown_task_gives_near_matches(mc) -> None:
    result = mc("tasks", "show", "rhino-2p-standart-v1")
    assert (result.code, "rhino-2p-standard-v1" in result.err) == (2, True)


def test_task_that_cannot_be_played_here_is_listed_with_the_reason(mc, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str) -> None:
        raise ConfigError(f"task {name} pins version 7 of the rules; this mc_env has 1")

    monkeypatch.setattr("mc_env.cli.tasks.make_task", refuse)
    result = mc("tasks")
    assert result.code == 0
    assert "task ladder-1-v1 pins version 7" in result.out


@pytest.mark.parametrize("name", ["ladder-1-v1", "split-heroes-v1", "adhoc-rhino-2p-v1"])
def test_evaluate_is_proposed_for_every_task(mc, name: str) -> None:
    assert f"mc-env evaluate heuristic --task {name}" in mc("tasks", "show", name).out


# ------------------------------------------------------------------------------------------ bench


def test_bench_measures_three_ways_and_says_what_ran(mc) -> None:
    result = mc("bench", "--players", 1, "--decisions", 40, "--repetitions", 1)
    assert result.code == 0
    rates = re.findall(r"^ (\S.*?\S) {2,}([\d,]+) {2,}([\d,]+) *$", result.out, re.M)
    assert [name for name, *_ in rates] == ["rules alone", "with observations, packed", "through env()"]
    assert all(int(rate.replace(",", "")) > 0 for _, *both in rates for rate in both)
    assert re.search(r"1 player against Rhino, one core, (pure|compiled) engine", result.out)


@pytest.mark.parametrize("argv", [("--players", 5), ("--players", 0), ("--decisions", 0), ("--repetitions", 0)])
def test_bench_refuses_what_it_cannot_measure(mc, argv: tuple[object, ...]) -> None:
    result = mc("bench", *argv)
    assert (result.code, str(argv[0]) in result.err) == (2, True)


def test_every_way_plays_as_many_decisions_as_asked() -> None:
    for name, play in bench.ways({"heroes": ["spider_man"], "scenario": "rhino"}, Random(1)).items():
        assert play(64) == 64, name


def test_rate_is_scaled_by_the_loop_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([0.0, 2.0])
    monkeypatch.setattr("mc_env.cli.calibration.calibrate", lambda: 2 * REFERENCE_SECONDS)  # half as fast a machine
    monkeypatch.setattr("mc_env.cli.calibration.time.process_time", lambda: next(times))
    assert measure(lambda: 100, 1) == (50.0, 100.0)
