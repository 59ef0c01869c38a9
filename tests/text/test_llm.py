"""A language model at a seat, asked at a small server that answers by rules of ours and sometimes badly."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from mc_env import agents
from mc_env.agents.players.llm import LlmAgent
from mc_env.agents.players.llm_server import KEY, Server, Unanswered
from mc_env.engine.game import Game, new_game
from mc_env.errors import ConfigError, McEnvError, ServerError
from mc_env.text import Said
from tests.text.fake_server import TROUBLE, FakeServer, serving

SECRET = "a-very-secret-key"


def made(server: FakeServer, options: str = "") -> LlmAgent:
    agent = agents.make(",".join([f"llm:{server.url}", "model=ours", *([options] if options else [])]))
    assert isinstance(agent, LlmAgent)
    agent.server._sleep = lambda seconds: None
    return agent


def solo(seed: int = 2) -> Game:
    return new_game(["spider_man"], "rhino", seed, log=True)


def play(game: Game, *seats: agents.Agent) -> None:
    while game.decision is not None:
        game.choose(seats[game.decision.player].decide(game, game.decision.player))


def test_whole_game_is_played_and_counted_while_everything_goes_wrong(tmp_path: Path) -> None:
    with serving(TROUBLE, slow=0.5) as server:
        agent = made(server, f"timeout=0.25,log={tmp_path / 'talk.jsonl'}")
        game = solo()
        agent.begin(5)
        play(game, agent)
    tally = agent.tally
    assert game.outcome in ("win", "loss")
    assert tally.decisions == len(game.choices) == tally.legal + tally.illegal + tally.unanswered + tally.unasked
    assert tally.first < tally.legal
    assert {what for what in TROUBLE if server.did[what]} >= {
        "nonsense",
        "refusal",
        "busy",
        "cut off",
        "no json",
        "hang up",
    }
    failed = sum(server.did[what] for what in ("busy", "no json", "hang up", "slow"))
    assert tally.calls == server.requests - failed
    assert tally.cut_off == server.did["cut off"]
    assert tally.completion_tokens == 12 * tally.calls
    lines = [json.loads(line) for line in (tmp_path / "talk.jsonl").read_text().splitlines()]
    assert len(lines) == tally.calls + tally.unanswered
    assert [line["option"] for line in lines if "option" in line] == game.choices
    assert "system" in lines[0]
    assert not any("system" in line for line in lines[1:])


def test_wrong_answers_are_asked_again_with_a_sentence_and_at_last_the_fallback_counts_as_illegal() -> None:
    with serving({"wrong number": 1}) as server:
        agent = made(server, "tries=2")
        game = solo()
        decision = game.decision
        assert decision is not None
        option = agent.decide(game, 0)
    assert decision.options[option].label == "Done"
    assert (agent.tally.illegal, agent.tally.legal, agent.tally.calls) == (1, 0, 2)
    again = server.asked[1]["messages"]
    assert [m["role"] for m in again] == ["system", "user", "assistant", "user"]
    assert "There is no option 999" in again[-1]["content"]


def test_server_that_never_answers_costs_the_decision_but_not_the_game() -> None:
    with serving({"busy": 1}) as server:
        agent = made(server, "retries=2")
        assert agent.decide(solo(), 0) >= 0
    assert (agent.tally.unanswered, agent.tally.illegal, server.requests) == (1, 0, 3)


@pytest.mark.parametrize("status", [401, 403, 404, 307])
def test_server_that_refuses_for_good_stops_the_game_and_the_key_is_told_to_nobody(
    status: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("OUR_KEY", SECRET)
    with serving() as server:
        server.status = status
        agent = made(server, f"key=OUR_KEY,log={tmp_path / 'talk.jsonl'}")
        with pytest.raises(ServerError, match=str(status)) as error:
            agent.decide(solo(), 0)
    assert server.keys == {f"Bearer {SECRET}"}
    assert SECRET not in str(error.value)
    assert SECRET not in repr(agent) + repr(agent.server) + agent.spec
    assert server.requests == 1


def test_key_comes_from_the_environment_and_goes_into_no_transcript(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(KEY, SECRET)
    with serving({"busy": 2}, says=f"my key is {SECRET}") as server:
        agent = made(server, f"log={tmp_path / 'talk.jsonl'},retries=0")
        game = solo()
        for _ in range(4):
            game.choose(agent.decide(game, 0))
    assert server.keys == {f"Bearer {SECRET}"}
    assert SECRET not in (tmp_path / "talk.jsonl").read_text()


def test_budgets_of_tokens_and_seconds_end_the_asking_and_not_the_game() -> None:
    for budget in ("budget=3000", "seconds=0.000001"):
        with serving() as server:
            agent = made(server, budget)
            game = solo()
            play(game, agent)
        assert game.outcome is not None
        assert agent.tally.unasked == agent.tally.decisions - agent.tally.legal - agent.tally.unanswered > 0
        assert server.requests <= 3


def test_slow_trickle_does_not_outlast_the_time_there_is() -> None:
    with serving({"slow": 1}, slow=0.3) as server:
        slow = Server(server.url, "ours", timeout=0.1, retries=1, sleep=lambda seconds: None)
        began = time.monotonic()
        with pytest.raises(Unanswered, match="timed out"):
            slow.complete([{"role": "user", "content": "## Your decision\n1. Pass"}])
        assert time.monotonic() - began < 5


def test_what_a_partner_says_is_heard_and_what_is_noted_comes_back() -> None:
    with serving(says="I take the villain") as server:
        pair = [made(server), made(server)]
        game = new_game(["spider_man", "captain_marvel"], "rhino", 3, log=True)
        while min(agent.tally.decisions for agent in pair) < 2:
            assert game.decision is not None
            me = game.decision.player
            game.choose(pair[me].decide(game, me))
            pair[1 - me].hear(Said(me, pair[me].said), len(game.choices) - 1)
    last = server.asked[-1]["messages"][1]["content"]
    assert 'Captain Marvel: "I take the villain"' in last or 'Spider-Man: "I take the villain"' in last
    assert "## Your notes\n- chose" in last


def test_player_who_may_not_speak_is_not_told_how_and_not_heard() -> None:
    with serving(says="Hello") as server:
        quiet = made(server, "say=false")
        game = new_game(["spider_man", "captain_marvel"], "rhino", 3, log=True)
        assert game.decision is not None
        quiet.decide(game, game.decision.player)
        assert quiet.said == ""
        quiet.hear(Said(1, "secret plan"), 0)
        game.choose(0)
        quiet.decide(game, game.decision.player)
    assert '"say"' not in server.asked[0]["messages"][0]["content"]
    assert "secret plan" not in json.dumps(server.asked[-1])


def test_taking_back_a_move_takes_back_what_was_noted_after_it() -> None:
    with serving() as server:
        agent = made(server)
        game = solo()
        for _ in range(3):
            game.choose(agent.decide(game, 0))
        noted = len(agent.diary.notes)
        back = game.rewind(1, log=True)
        agent.decide(back, 0)
    assert (noted, [moment for moment, _ in agent.diary.notes]) == (3, [0, 1])


def test_a_newer_name_for_the_length_of_answers_is_learned_from_the_refusal() -> None:
    with serving() as server:
        server.newer = True
        one = Server(server.url, "ours", retries=1, sleep=lambda seconds: None)
        for _ in range(2):
            one.complete([{"role": "user", "content": "## Your decision\n1. Pass"}])
    assert ["max_tokens" in body for body in server.asked] == [True, False, False]


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("llm", ["url"]),
        ("llm:http://localhost:1/v1", ["model"]),
        ("llm:localhost:1,model=m", ["localhost:1", "http://"]),
        ("llm:http://me:secret@there/v1,model=m", ["there", "environment"]),
        ("llm:http://there/v1,model=m,key=NO_SUCH_KEY", ["NO_SUCH_KEY"]),
        ("llm:http://there/v1,model=m,primer=long", ["primer", "short", "'long'"]),
        ("llm:http://there/v1,model=m,limit=10", ["limit", "1,000"]),
        ("llm:http://there/v1,model=m,tries=0", ["tries"]),
        ("llm:http://there/v1,model=m,timeout=-1", ["timeout"]),
        ("llm:http://there/v1,model=m,story=-1", ["story"]),
    ],
)
def test_wrong_spec_is_refused_with_what_would_be_right(spec: str, words: list[str]) -> None:
    with pytest.raises(McEnvError) as error:
        agents.make(spec)
    for word in words:
        assert word in str(error.value)
    assert "secret" not in str(error.value)


def test_url_with_a_question_mark_is_named_by_its_key() -> None:
    agent = agents.make("llm:url=https://there/v1?version=2,model=m")
    assert isinstance(agent, LlmAgent)
    assert agent.server.url == "https://there/v1/chat/completions?version=2"


def test_config_error_is_what_a_wrong_style_raises() -> None:
    with pytest.raises(ConfigError, match="options"):
        agents.make("llm:http://there/v1,model=m,options=some")
