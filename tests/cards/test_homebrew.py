"""Cards of others: a folder of definitions becomes a product, for this process and those it starts, and changes nothing of ours.

What is taken in stays, so each of these plays in a process of its own.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import mc_env

ROOT = Path(mc_env.__file__).parent.parent
HOMEBREW = ROOT / "examples" / "homebrew"
TAKE_IN = f"import mc_env; mc_env.use_cards({str(HOMEBREW)!r})\n"


def run(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if k != "MC_ENV_CARDS"} | variables
    return subprocess.run(words, capture_output=True, text=True, cwd=ROOT, timeout=300, env=environment)


def told(program: str, **variables: str) -> Any:
    """What a program prints last, as JSON."""
    done = run(sys.executable, "-c", program, **variables)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def mc(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return run(sys.executable, "-m", "mc_env", *words, **variables)


# ------------------------------------------------------------------------------------------ the example


def test_abilities_of_the_example_work_at_a_table() -> None:
    program = f"""{TAKE_IN}
from mc_env.table import Table
t = Table(scenario="night_market", modular=["power_cut"], seed=1)
t.hero("Lamplighter", form="hero", hand=["Searchlight", "Genius", "Flare"])
t.villain("The Auctioneer", stage=1)
t.play("Flare", pay=["Genius"], target="The Auctioneer")
t.expect(damage={{"The Auctioneer": 5}}, hand={{0: 1}})
print("true")
"""
    assert told(program) is True


def test_linter_has_nothing_to_say_about_the_example() -> None:
    done = mc("cards", "lint", str(HOMEBREW))
    assert (done.returncode, done.stderr) == (0, "")
    assert "26 faces, lamplighter, night_market, power_cut; no findings" in done.stdout


def test_example_is_played_by_heuristic_and_network_on_two_workers(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    out = tmp_path / "out"
    words = ["evaluate", "heuristic", "ppo:core_generalist", "--cards", str(HOMEBREW), "--heroes", "lamplighter"]
    words += [
        "--scenarios",
        "night_market",
        "--seeds",
        "4",
        "--workers",
        "2",
        "--quiet",
        "--no-plots",
        "--out",
        str(out),
    ]
    done = mc(*words)
    assert done.returncode == 0, done.stderr
    results = json.loads((out / "results.json").read_text())
    assert list(results["cards"]) == ["homebrew"]
    rows = results["results"]
    assert [(row["team"][0], row["games"]) for row in rows] == [("heuristic", 4), ("ppo:core_generalist", 4)]
    assert rows[0]["wins"] > 0


def test_example_is_seen_by_encoders_and_survives_a_save() -> None:
    program = f"""{TAKE_IN}
import mc_env, json
env = mc_env.env(heroes=["lamplighter", "spider_man"], scenario="night_market", modular=["power_cut"])
env.reset(seed=3)
for agent in env.agent_iter(300):
    observation, _, over, cut, _ = env.last()
    if over or cut:
        break
    assert env.observation_space(agent).contains(observation)
    env.step(int(observation["action_mask"].argmax()))
game = env.unwrapped.game
print(json.dumps(mc_env.load_game(game.save()).state.key() == game.state.key()))
"""
    assert told(program) is True


def test_variable_names_cards_for_every_program() -> None:
    program = "import mc_env, json; print(json.dumps(mc_env.new_game(['lamplighter'], 'rhino', 1).players))"
    assert told(program, MC_ENV_CARDS=str(HOMEBREW)) == 1


def test_declared_packages_are_taken_in(tmp_path: Path) -> None:
    info = tmp_path / "their_cards-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: their_cards\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[mc_env.cards]\nlong_night = their_cards\n")
    (tmp_path / "their_cards.py").write_text((HOMEBREW / "power_cut.py").read_text())
    program = (
        "import json; from mc_env.cards import catalog; import mc_env\n"
        "print(json.dumps([[s.code for s in catalog.encounter_sets(['long_night'])],"
        " mc_env.new_game(['spider_man'], 'rhino', 1, modular=['power_cut']).players]))"
    )
    assert told(program, PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}") == [["power_cut"], 1]


def test_page_of_the_example_runs_as_it_stands() -> None:
    first = re.findall(r"```py\n(.*?)```", (ROOT / "docs" / "HOMEBREW.md").read_text(), re.S)[0]
    done = run(sys.executable, "-c", first)
    assert done.stdout.strip() in ("win", "loss"), done.stderr


# ------------------------------------------------------------------------------------------ ours stay as they are


def test_cards_of_others_leave_every_episode_of_every_task_and_id_as_it_was() -> None:
    program = "import json, tests.env.test_products as t; print(json.dumps(t.everything()))"
    assert told(TAKE_IN + program) == told(program)


# ------------------------------------------------------------------------------------------ bad input

FINE = 'LOOTER = Minion("bad_1", "Looter", sch=1, atk=1, hp=3, boost=1)\n'


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (None, ["no Python file in that folder"]),
        (FINE, ["no HeroSet, CardPool, EncounterSet or Scenario"]),
        (FINE.replace("Minion(", "Mimion("), ["Mimion", "did you mean Minion?", "a.py, line 2"]),
        (FINE.replace("boost", "bost"), ["unexpected keyword argument 'bost'", "a.py, line 2"]),
        (FINE + "SET = (\n", ["SyntaxError", "a.py, line 3"]),
        (
            FINE.replace("bad_1", "01001a") + 'S = EncounterSet("bad", "Bad", cards={LOOTER: 1})\n',
            ["'01001a'", "Spider-Man"],
        ),
        (FINE + 'S = EncounterSet("rhino", "Bad", cards={LOOTER: 1})\n', ["'rhino'", "taken"]),
        (
            FINE
            + 'B = Minion("bad_1", "B", sch=1, atk=1, hp=1)\nS = EncounterSet("bad", "Bad", cards={LOOTER: 1, B: 1})\n',
            ["same code 'bad_1'", "Looter"],
        ),
        ("import nothing_like_this\n", ["nothing_like_this"]),
    ],
)
def test_cards_that_cannot_be_taken_in_say_why(tmp_path: Path, code: str | None, words: list[str]) -> None:
    if code is not None:
        (tmp_path / "a.py").write_text(f"from mc_env.cards.kit import *\n{code}")
    done = mc("list", "heroes", "--cards", str(tmp_path))
    assert done.returncode == 2
    for word in words:
        assert word in done.stderr, done.stderr


def test_linter_names_file_line_card_and_fault(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(
        "from mc_env.cards.kit import *\n"
        'X = Minion("bad_1", "X", sch=1, hp=2)\n'
        'Y = Event("bad_2", "Y", cost=1)\n'
        'SET = EncounterSet("bad", "Bad", cards={X: 1, Y: 1})\n'
        'STORY = Scenario("worse", "Worse", villains=((X,),), schemes=(), sets=("bad", "standrd"))\n'
    )
    done = mc("cards", "lint", str(tmp_path))
    assert done.returncode == 1
    assert f"{tmp_path}/a.py:2: X (bad_1): minion without ATK" in done.stdout
    assert f"{tmp_path}/a.py:3: Y (bad_2): event without an ability" in done.stdout
    assert "Worse (worse): the encounter set standrd is not registered" in done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["list", "heroes", "--cards"], "--cards needs a folder"),
        (["list", "heroes", "--cards", "no_such_place"], "no such file or folder"),
        (["list", "heroes", "--cards=nowhere/cards.py"], "no such file"),
        (["play", "--heroes", "lamplighter"], "unknown hero"),
    ],
)
def test_places_that_are_none_are_named(words: list[str], said: str) -> None:
    done = mc(*words)
    assert done.returncode == 2
    assert said in done.stderr
