"""Agents of others: wherever a spec is taken, `module:Class`, `path.py:Class` and declared names are as good as ours."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random
from typing import Any

import pytest

import mc_env
from mc_env import agents, loading
from mc_env.agents.evaluation.cli import main as evaluate
from mc_env.agents.players import registry
from mc_env.agents.players.guests import Guest
from mc_env.cli.main import main
from mc_env.env.gym import MarvelChampionsEnv

ROOT = Path(mc_env.__file__).parent.parent
FILE = ROOT / "examples" / "my_agent.py"
EAGER = f"{FILE}:Eager"
PAIR = ("--heroes", "spider_man,captain_marvel")

Write = Callable[[str], str]


@pytest.fixture
def agent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Write a file with this code; its path, as a user in its folder would say it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "theirs", raising=False)

    def write(code: str) -> str:
        (tmp_path / "theirs.py").write_text(code)
        return "theirs.py"

    return write


def play(spec: str, seed: int = 1) -> list[int]:
    """The choices of a short game."""
    game = mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=seed, skirmish=1)
    player = agents.make(spec, seed=4)
    player.begin(seed)
    while game.decision:
        game.choose(player.decide(game, game.decision.player))
    return list(game.choices)


# ------------------------------------------------------------------------------------------ shapes


def test_page_shows_the_example_as_it_is() -> None:
    assert FILE.read_text().split('"""\n\n', 1)[1].strip() in (ROOT / "docs" / "AGENTS.md").read_text()


def test_agent_in_a_file_plays_and_takes_options() -> None:
    assert play(EAGER) == play(EAGER)
    assert play(f"{EAGER},thwart_at=0") != play(EAGER)
    drawn = agents.make(f"{EAGER},seed=9")
    assert isinstance(drawn, Guest)
    assert drawn.player.random.random() == Random(9).random()


def test_agent_in_a_module_of_the_current_folder_plays(agent: Write) -> None:
    agent("class Last:\n    def choose(self, seat):\n        return len(seat.decision) - 1\n")
    assert play("theirs:Last") == play("theirs.py:Last")


def test_agent_of_arrays_is_shown_what_gymnasium_shows(agent: Write) -> None:
    file = agent(
        "class Arrays:\n"
        "    encoder = 'flat'\n"
        "    def act(self, observation, mask, info):\n"
        "        self.seen = observation, info\n"
        "        return int(mask.nonzero()[0][-1])\n"
    )
    player = agents.make(f"{file}:Arrays")
    assert isinstance(player, Guest)
    game = mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=3)
    assert game.decision is not None
    assert player.decide(game, 0) == len(game.decision) - 1
    observation, info = player.player.seen
    env = MarvelChampionsEnv(heroes=["spider_man"], scenario="rhino", encoder="flat")
    assert env.observation_space.contains(observation)
    assert info["decision"] == game.decision.kind
    assert player.act(observation, observation["action_mask"], {}) == len(game.decision) - 1


def test_agent_that_is_one_of_ours_keeps_its_voice(agent: Write) -> None:
    file = agent("from mc_env.agents.players.heuristic import HeuristicAgent\nclass Mine(HeuristicAgent):\n    pass\n")
    player = agents.make(f"{file}:Mine,style=thwart")
    player.talks = True
    game = mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=1)
    assert game.decision is not None
    chosen = player.decide(game, 0)
    assert player.explain().startswith(game.decision.options[chosen].label)
    assert player.ranked[0][0] == chosen


def test_agent_may_choose_for_many_at_once(agent: Write) -> None:
    file = agent(
        "class Many:\n    together = True\n"
        "    def choose(self, seat):\n        return 0\n"
        "    def choose_together(self, seats):\n        return [0] * len(seats)\n"
    )
    assert evaluate([f"{file}:Many", "--seeds", "2", "--quiet", "--skirmish", "1"]) == 0


def test_installed_packages_declare_agents_by_name(monkeypatch: pytest.MonkeyPatch, agent: Write) -> None:
    agent("class First:\n    def choose(self, seat):\n        return 0\n")
    points = {"their_agent": EntryPoint("their_agent", "theirs:First", registry.GROUP)}
    registry.declared.cache_clear()
    monkeypatch.setattr(loading, "declared", lambda group: points if group == registry.GROUP else {})
    try:
        assert "their_agent" in agents.names()
        assert agents.about("their_agent") == "from an installed package: theirs:First"
        assert play("their_agent") == play("theirs:First")
    finally:
        registry.declared.cache_clear()


# ------------------------------------------------------------------------------------------ wherever a spec is taken


def test_third_party_agent_is_evaluated_on_two_workers_as_on_one(tmp_path: Path) -> None:
    for workers in ("1", "2"):
        words = ["random", EAGER, "--seeds", "8", "--skirmish", "1", "--workers", workers, "--quiet", "--no-plots"]
        assert evaluate([*words, "--out", str(tmp_path / workers)]) == 0
    found = [json.loads((tmp_path / workers / "results.json").read_text()) for workers in ("1", "2")]
    assert won(found[0]) == won(found[1])
    assert set(won(found[0])) == {"random", EAGER}
    assert EAGER in found[0]["weights"]  # the digest of its file


def won(results: dict[str, Any]) -> dict[str, tuple[int, float]]:
    """Games and decisions by team."""
    return {row["team"][0]: (row["wins"], row["decisions"]) for row in results["results"]}


def test_third_party_agent_plays_beside_every_other_in_cross_play(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["random", EAGER, "--cross", *PAIR, "--seeds", "2", "--skirmish", "1", "--quiet"]
    assert evaluate(words) == 0
    assert "cross" in capsys.readouterr().out.lower()


def test_third_party_agent_is_partner_and_replacement_in_evaluations() -> None:
    common = [*PAIR, "--seeds", "2", "--skirmish", "1", "--quiet"]
    assert evaluate(["random", "--partners", EAGER, *common]) == 0
    assert evaluate(["random", "--replace", f"{EAGER},thwart_at=2,heuristic", *common]) == 0


def test_third_party_agent_sits_at_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--player-1", EAGER, "--skirmish", "1", "--seed", "3", "--no-autosave"]) == 0
    assert f"Spider-Man ({EAGER}) against Rhino" in "".join(capsys.readouterr().out.split("\n"))


def test_third_party_agent_is_a_partner_in_environments() -> None:
    def total(partners: object) -> list[float]:
        env = MarvelChampionsEnv(heroes=PAIR[1].split(","), scenario="rhino", skirmish=1, seat=0, partners=partners)
        observation, _ = env.reset(seed=5)
        rewards, over = [], False
        while not over:
            observation, reward, ended, cut, _ = env.step(int(observation["action_mask"].sum()) - 1)
            rewards.append(float(reward))
            over = ended or cut
        return rewards

    assert total(EAGER) == total(EAGER)
    assert total({"one_of": [EAGER]}) == total(EAGER)
    assert total("heuristic") == total(agents.partner("heuristic"))


def test_third_party_agent_is_offered_by_a_host_and_by_nobody_else() -> None:
    pytest.importorskip("pydantic")
    from mc_env.web import lobby, thinking

    with pytest.raises(mc_env.McEnvError, match="unknown agent"):
        thinking.check(EAGER)
    thinking.invite(EAGER)
    try:
        thinking.check(EAGER)
        assert EAGER in [choice.spec for choice in lobby.agents()]
        game = mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=1)
        assert game.decision is not None
        assert 0 <= thinking.Partner(EAGER).think(game).option < len(game.decision)
    finally:
        thinking._INVITED.clear()


def test_third_party_agent_is_in_the_pool_of_partners_of_a_run() -> None:
    pytest.importorskip("torch")
    from mc_env.agents.learning import partners

    partners.check([partners.PAST, EAGER, "fighter"])
    made = partners.partner_for(EAGER, partners.Snapshots(2))()
    game = mc_env.new_game(heroes=PAIR[1].split(","), scenario="rhino", seed=1)
    made.begin(3)
    assert game.decision is not None
    assert 0 <= made.act(game) < len(game.decision)


# ------------------------------------------------------------------------------------------ bad input

BAD = "class Bad:\n    def __init__(self, depth: int = 1): pass\n    def choose(self, seat): return {}\n"


@pytest.mark.parametrize(
    ("code", "spec", "words"),
    [
        ("", "nowhere.py:Agent", ["nowhere.py", "no such file"]),
        ("", "no_such_module:Agent", ["no_such_module", "unknown agent", "no module"]),
        ("", "heuristc:protective", ["did you mean heuristic"]),
        ("", "mc_env.nowhere:Agent", ["mc_env.nowhere", "no module"]),
        (BAD, "theirs.py", ["say which class", "theirs.py:MyAgent"]),
        (BAD, "theirs.py:Badd", ["no Badd", "did you mean Bad"]),
        (BAD, "theirs.py:Bad,dept=2", ["dept", "did you mean depth"]),
        (BAD, "theirs.py:Bad,depth=deep", ["depth", "whole number", "deep"]),
        ("import nothing_like_this\n", "theirs.py:Bad", ["needs nothing_like_this", "not installed"]),
        ("1 / 0\n", "theirs.py:Bad", ["cannot be imported", "ZeroDivisionError"]),
        ("class Bad:\n    pass\n", "theirs.py:Bad", ["neither choose(seat) nor act"]),
        ("class Bad:\n    def __init__(self, path): pass\n", "theirs.py:Bad", ["needs path", "theirs.py:Bad,path="]),
        (
            "class Bad:\n    def __init__(self): raise OSError('no luck')\n",
            "theirs.py:Bad",
            ["could not be made", "no luck"],
        ),
        ("from mc_env.agents import Agent\nclass Bad(Agent):\n    pass\n", "theirs.py:Bad", ["abstract", "choose"]),
    ],
)
def test_wrong_guests_are_refused_in_words(agent: Write, code: str, spec: str, words: list[str]) -> None:
    agent(code)
    with pytest.raises(mc_env.McEnvError) as error:
        agents.make(spec)
    for word in words:
        assert word in str(error.value)


@pytest.mark.parametrize("answer", ["99", "-1", "None", "'attack'", "True", "1.5"])
def test_wrong_answers_name_the_guest_and_what_there_is(agent: Write, answer: str) -> None:
    file = agent(BAD.format(answer))
    game = mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=1)
    with pytest.raises(mc_env.ConfigError, match=rf"theirs.py:Bad' chose .*{answer}.*; there are options 0 to \d"):
        agents.make(f"{file}:Bad").decide(game, 0)
