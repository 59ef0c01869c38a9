"""The benchmark of players who read: positions that are what they claim, runs that can be stopped, a report that counts."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import mc_env
from mc_env.agents.benchmark import report
from mc_env.agents.benchmark.journal import NAME
from mc_env.agents.benchmark.positions import SURVIVE, WIN, Position, ours, position
from mc_env.agents.benchmark.running import TRANSCRIPTS, Plan, plan, run
from mc_env.agents.benchmark.suites import SUITES, Suite
from mc_env.engine.game import new_game
from mc_env.errors import ConfigError, McEnvError, ServerError
from mc_env.table import Table
from tests.text.fake_server import FakeServer, serving

ROOT = Path(mc_env.__file__).parent.parent
ONE_GAME = Suite("one", "a game of two", tasks=("ladder-3-v1",), games=1)


def spec(server: FakeServer, options: str = "") -> str:
    return f"llm:{server.url},model=ours,retries=3{options}"


# ------------------------------------------------------------------------------------------ positions


def reached(where: Position, option: int, seed: int) -> bool:
    """Whether a random continuation of an option reaches what the position is about."""
    assert where.game.decision is not None
    me = where.game.decision.player
    game = where.game.resample(me, seed)
    rng = Random(seed)
    now = game.round
    alive = tuple(game.state.alive)
    game.choose(option)
    while game.decision is not None and game.round == now:
        if where.about == WIN and game.view(me)["phase"] == "villain":
            return False
        game.choose(rng.randrange(len(game.decision)))
    return game.outcome == "win" if where.about == WIN else game.outcome != "loss" and tuple(game.state.alive) == alive


@pytest.mark.parametrize("where", ours(), ids=lambda p: p.name)
def test_only_acceptable_options_reach_what_a_position_is_about(where: Position) -> None:
    assert where.about in (WIN, SURVIVE)
    assert where.game.decision is not None
    for option in where.game.decision.options:
        found = any(reached(where, option.index, seed) for seed in range(60))
        assert found == where.right(option.index), option.label


def test_positions_come_from_anybodys_list_by_label_or_by_index() -> None:
    t = Table().hero("Spider-Man").villain(stage=2, damage=13)
    assert position("mine", t.game, [0]).acceptable == {"Attack with Spider-Man"}
    assert position("mine", t.game, ["End turn"], "why not").right(len(t.options()) - 1)
    for wrong in (["Fly"], [99], [], t.options()):
        with pytest.raises(ConfigError, match="mine"):
            position("mine", t.game, wrong)
    over = new_game(["spider_man"], "rhino", 1)
    while over.decision is not None:
        over.choose(len(over.decision) - 1)
    with pytest.raises(ConfigError, match="over"):
        position("late", over, [0])


# ------------------------------------------------------------------------------------------ runs


def test_suites_are_there_and_name_tasks_that_exist() -> None:
    assert set(SUITES) == {"text-tiny", "text-core"}
    for suite in SUITES.values():
        for task in suite.tasks:
            assert len(suite.seeds(task)) == suite.games


def test_positions_and_games_are_run_side_by_side_and_reported(tmp_path: Path) -> None:
    suite = Suite("both", "some of each", lambda: ours()[:3], tasks=("ladder-1-v1",), games=2)
    with serving({"nonsense": 5}) as server:
        model = spec(server)
        done = run(plan(suite, [model, "heuristic"], parallel=4), tmp_path)
    assert len(done) == 2 * (3 + 2)
    page = report.write(tmp_path)
    for words in ("# both", "10 of 10 items", "| positions | ", "| ladder-1-v1 | ", "legal at once", "`heuristic`"):
        assert words in page
    figures = json.loads((tmp_path / "results.json").read_text())["figures"]
    games = figures[model]["ladder-1-v1"]
    assert games["items"] == 2
    assert games["first"] < games["legal"] == 1.0
    assert games["tokens"] > 1000
    assert "legal" not in figures["heuristic"]["ladder-1-v1"]
    assert server.url.split("//")[1] in page  # which server it was
    transcripts = sorted(path.name for path in (tmp_path / TRANSCRIPTS / "1").iterdir())
    assert transcripts == ["ladder-1-v1-4294967296.jsonl", "ladder-1-v1-4294967297.jsonl"] + [
        "win-attack.jsonl",
        "win-event.jsonl",
        "win-past_a_guard.jsonl",
    ]


def test_stopped_game_goes_on_where_it_was_and_comes_to_the_same(tmp_path: Path) -> None:
    def finish(folder: Path, stops: int) -> tuple[dict[str, object], int, int]:
        with serving(says="Ready?") as server:
            chosen = plan(ONE_GAME, [spec(server)])
            for stop in range(stops):
                server.stop_at = 20 * (stop + 1)
                with pytest.raises(ServerError, match="403"):
                    run(chosen, folder)
            server.stop_at = 0
            (played,) = run(chosen, folder).values()
        tally = played.tally
        figures = {name: tally[name] for name in ("decisions", "first", "legal", "calls", "said")}
        return {**figures, "outcome": played.outcome, "rounds": played.rounds}, server.requests, int(tally["calls"])

    whole, asked, calls = finish(tmp_path / "whole", 0)
    pieces, asked_again, _ = finish(tmp_path / "pieces", 3)
    assert pieces == whole
    assert asked == calls
    assert asked_again == asked + 3  # only what was refused is asked again


def test_games_beside_one_that_fails_stop_too_and_go_on_later(tmp_path: Path) -> None:
    two = replace(ONE_GAME, games=2)
    with serving() as server:
        chosen = plan(two, [spec(server)], parallel=2)
        server.stop_at = 30
        with pytest.raises(ServerError, match="403"):
            run(chosen, tmp_path)
        stopped = server.requests
        assert len(run(chosen, tmp_path)) == 2
    calls = sum(item["tally"]["calls"] for item in _items(tmp_path))
    assert stopped < calls
    assert server.requests == calls + 1  # what was refused


def _items(folder: Path) -> list[dict[str, dict[str, int]]]:
    report.write(folder)
    found: list[dict[str, dict[str, int]]] = json.loads((folder / "results.json").read_text())["items"]
    return found


def test_half_a_line_at_the_end_of_a_journal_is_no_loss(tmp_path: Path) -> None:
    suite = Suite("tiny", "two positions", lambda: ours()[:2])
    chosen = plan(suite, ["heuristic"])
    run(chosen, tmp_path)
    path = tmp_path / NAME
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:-1]) + lines[-1][: len(lines[-1]) // 2])
    assert len(run(chosen, tmp_path)) == 2
    assert [json.loads(line) for line in path.read_text().splitlines()][-1]["item"] == ours()[1].name


def test_positions_have_names_of_their_own(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="name of its own"):
        run(plan(Suite("twice", "the same twice", lambda: ours()[:1] * 2), ["heuristic"]), tmp_path)


def test_journal_of_another_run_is_refused_with_what_differs(tmp_path: Path) -> None:
    suite = Suite("tiny", "a position", lambda: ours()[:1])
    run(plan(suite, ["heuristic"]), tmp_path)
    with pytest.raises(ConfigError, match="agents was \\['heuristic'\\], is \\['random'\\]"):
        run(plan(suite, ["random"]), tmp_path)


def test_partner_plays_the_other_seats_and_a_mask_keeps_it_deaf(tmp_path: Path) -> None:
    heard = []
    for mask in ((), ("say",)):
        with serving(says="Listen") as server:
            chosen = plan(ONE_GAME, [spec(server)], mask=mask)
            run(chosen, tmp_path / str(len(mask)))
        texts = [body["messages"][1]["content"] for body in server.asked]
        heard.append(any('Captain Marvel: "Listen"' in text and "You are Spider-Man" in text for text in texts))
    assert heard == [True, False]
    with serving() as server:
        done = run(plan(ONE_GAME, [spec(server)], partner="heuristic"), tmp_path / "partner")
    (played,) = done.values()
    assert played.tally["decisions"] < played.decisions


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"agents": []}, "name an agent"),
        ({"agents": ["heuristic", "heuristic"]}, "once"),
        ({"agents": ["nobody"]}, "nobody"),
        ({"games": 0}, "games"),
        ({"parallel": 0}, "parallel"),
        ({"mask": ("shout",)}, "shout"),
        ({"partner": "somebody"}, "somebody"),
    ],
)
def test_wrong_plan_is_refused_before_anything_is_asked(changes: dict[str, object], words: str) -> None:
    given: dict[str, object] = {"agents": ["heuristic"], **changes}
    with pytest.raises(McEnvError, match=words):
        plan(ONE_GAME, **given)  # type: ignore[arg-type]


def test_plan_knows_what_makes_it_another_run() -> None:
    one = Plan(ONE_GAME, ("heuristic",))
    assert one.origin([]) != replace(one, mask=("say",)).origin([])
    assert one.origin([]) == replace(one, parallel=7).origin([])


@pytest.mark.slow
def test_killed_run_resumes(tmp_path: Path) -> None:
    """A process is killed in the middle, twice; the third one finishes, and hardly a question was asked twice."""
    with serving() as server:
        command = [sys.executable, "-m", "mc_env", "text", "run", "text-core", spec(server), "--games", "1"]
        command += ["--out", str(tmp_path), "--parallel", "2"]
        for stop in (60, 150):
            process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
            while server.requests < stop and process.poll() is None:
                time.sleep(0.01)
            os.kill(process.pid, signal.SIGKILL)
            process.wait()
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL, timeout=600)
    figures = json.loads((tmp_path / "results.json").read_text())
    assert len(figures["items"]) == 5
    calls = sum(item["tally"]["calls"] for item in figures["items"])
    assert calls <= server.requests <= calls + 2 * 2
