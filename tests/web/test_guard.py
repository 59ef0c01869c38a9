"""Who may speak to the server, and what it does with those who speak nonsense."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.websockets import WebSocketDisconnect

from mc_env.errors import ConfigError
from mc_env.seen.plain import to_json
from mc_env.web import schema
from mc_env.web.server import BODY, BURST, ERRORS, MESSAGE, Bucket, Names
from mc_env.web.table import LiveTable
from tests.web.conftest import HOST, ORIGIN, Server, Sitter

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
KINDS = [
    "choose", "pay", "undo", "hint", "why", "pace", "step", "passing", "save", "concede", "review", "consent",
]  # fmt: skip


# ------------------------------------------------------------------------------------------ keys


@pytest.mark.parametrize("path", ["/api/me", "/api/cards", "/api/lobby", "/api/replays/x"])
@pytest.mark.parametrize("token", [None, "", "x", "x" * 500])
def test_nothing_is_told_without_a_token(server: Server, path: str, token: str | None) -> None:
    answer = server.client.get(path, params={} if token is None else {"token": token})
    assert answer.status_code == 403
    assert "token" in answer.json()["reason"]


@pytest.mark.parametrize("path", ["/api/lobby", "/api/replays/x"])
def test_seat_opens_its_table_and_not_the_lobby(server: Server, path: str) -> None:
    token = server.begin("spider_man")["seats"][0]["token"]
    assert server.client.get("/api/me", params={"token": token}).json()["role"] == "seat"
    assert server.client.get(path, params={"token": token}).status_code == 403
    answer = server.client.post("/api/games", params={"token": token}, json={})
    assert answer.status_code == 403


def test_tokens_are_long_and_each_seat_has_its_own(server: Server) -> None:
    tokens = [seat["token"] for seat in server.begin("spider_man", "captain_marvel")["seats"]]
    assert len({*tokens, server.house.host_token}) == 3
    assert all(len(token) >= 22 for token in tokens)


@pytest.mark.parametrize("origin", [None, "http://evil.example", "http://testserver:81", "null"])
def test_socket_is_opened_only_to_the_tables_own_page(server: Server, origin: str | None) -> None:
    token = server.begin("spider_man")["seats"][0]["token"]
    server.client.headers.pop("origin")
    with pytest.raises(WebSocketDisconnect), server.connect(token, origin) as session:
        session.receive_text()


@pytest.mark.parametrize("token", ["", "wrong", "HOST"])
def test_socket_needs_the_token_of_a_seat(server: Server, token: str) -> None:
    asked = server.house.host_token if token == "HOST" else token
    with pytest.raises(WebSocketDisconnect), server.connect(asked) as session:
        session.receive_text()


def test_request_from_another_page_is_refused(server: Server) -> None:
    params = {"token": server.house.host_token}
    for headers in ({"origin": "http://evil.example"}, {"host": "evil.example"}):
        assert server.client.get("/api/lobby", params=params, headers=headers).status_code == 403
    server.client.headers.pop("origin")
    assert server.client.get("/api/lobby", params=params).status_code == 200
    assert server.client.post("/api/games", params=params, json={}).status_code == 403


def test_server_answers_to_its_names_and_open_to_the_network_to_numbers() -> None:
    mine, open_to_all = Names(["table.example"]), Names(["0.0.0.0"])
    assert mine.answers_to("localhost:8765")
    assert mine.answers_to("[::1]:8765")
    assert mine.answers_to("table.example")
    assert not mine.answers_to("10.0.0.7:8765")
    assert open_to_all.answers_to("10.0.0.7:8765")
    assert not open_to_all.answers_to("evil.example")
    assert not mine.answers_to(None)
    assert mine.own_page("http://localhost:8765", "localhost:8765")
    assert not mine.own_page("http://localhost:1", "localhost:8765")
    assert not open_to_all.own_page("http://evil.example", "evil.example")


def test_every_answer_forbids_other_sources_and_framing(server: Server) -> None:
    for path in ("/", "/api/me", "/nowhere"):
        headers = server.client.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/%2e%2e/schema.py", "/schema.py", "/replay.html", "/strengths.json"]
)
def test_no_file_but_those_of_the_page_is_read(server: Server, path: str) -> None:
    assert server.client.get(path).status_code == 404


@pytest.mark.parametrize("name", ["..%2f..%2fetc%2fpasswd", "%2e%2e", "x%00", "a" * 80, "nobody"])
def test_replay_of_a_name_that_is_none_is_refused(server: Server, name: str) -> None:
    assert server.get(f"/api/replays/{name}").status_code in (400, 404)


@pytest.mark.parametrize(
    "who", ["ppo:/etc/passwd", "ppo:runs/best.safetensors", "sb3:x", "montecarlo:rollouts=99999", "x"]
)
def test_agent_that_is_not_listed_gets_no_seat(server: Server, who: str) -> None:
    seats = [{"hero": "spider_man", "who": "human"}, {"hero": "iron_man", "who": who}]
    answer = server.post("/api/games", {"seats": seats, "scenario": "rhino"})
    assert answer.status_code == 400
    assert "unknown agent" in answer.json()["reason"]


def test_deck_is_read_as_text_and_never_as_a_path(server: Server, tmp_path: Any) -> None:
    secret = tmp_path / "deck.yaml"
    secret.write_text("hero: spider_man\ncards:\n  Backflip: 2\n")
    seat = {"hero": "spider_man", "who": "human", "deck": str(secret)}
    answer = server.post("/api/games", {"seats": [seat], "scenario": "rhino"})
    assert answer.status_code == 400
    checked = server.post("/api/deck", {"hero": "spider_man", "text": str(secret)}).json()
    assert not checked["ok"]
    assert not checked["cards"]


def test_body_that_is_too_long_is_refused(server: Server) -> None:
    answer = server.post("/api/games", {"seats": "x" * BODY, "scenario": "rhino"})
    assert answer.status_code == 413


# ------------------------------------------------------------------------------------------ rates and sizes


def test_bucket_lets_a_burst_through_and_then_so_many_a_second() -> None:
    now = [0.0]
    bucket = Bucket(10, lambda: now[0])
    assert [bucket.takes() for _ in range(BURST + 1)] == [True] * BURST + [False]
    now[0] = 0.5
    assert [bucket.takes() for _ in range(6)] == [True] * 5 + [False]


def let_go(me: Sitter) -> bool:
    """Whether the server ends the conversation."""
    try:
        while True:
            me.hear()
    except WebSocketDisconnect as end:
        return end.code == 1008


def test_page_that_sends_too_much_is_let_go(restart: Callable[..., Server]) -> None:
    server = restart(rate=0.001)
    with server.client:
        token = server.begin("spider_man")["seats"][0]["token"]
        with server.sit(token) as me:
            for _ in range(BURST + 5):
                me.say(kind="step")
            assert let_go(me)


def test_message_that_is_too_long_is_refused(server: Server) -> None:
    with server.sit(server.begin("spider_man")["seats"][0]["token"]) as me:
        me.say_text(json.dumps({"kind": "save", "name": "x" * MESSAGE}))
        assert str(MESSAGE) in me.hear_until("refused")["reason"]


def test_page_that_speaks_only_nonsense_is_let_go(server: Server) -> None:
    with server.sit(server.begin("spider_man")["seats"][0]["token"]) as me:
        for _ in range(ERRORS):
            me.say_text("?")
        assert let_go(me)


# ------------------------------------------------------------------------------------------ nonsense


def hostile(rng: Random, me: Sitter) -> str:
    """A message that is wrong in one of many ways, or right in form and wrong in everything else."""
    version, options = me.version, len(me.table["decision"]["options"])
    good: dict[str, Any] = {"kind": "choose", "version": version, "option": 0}
    bad: list[Any] = [
        {**good, "option": options + rng.randrange(50)},
        {**good, "version": version - 1 - rng.randrange(version)},
        {**good, "version": version + 1 + rng.randrange(9)},
        {**good, "option": rng.choice([-1, 1.5, "0", None, [], {}, True, 2**70])},
        {**good, rng.choice(["seat", "player", "__class__", "token"]): 1},
        {"kind": rng.choice(["cheat", "", None, 7, "welcome", "table", "CHOOSE"])},
        {"kind": "pay", "version": version, "options": [options + 1]},
        {"kind": "pay", "version": version, "options": [0] * rng.choice([0, 41, 100])},
        {"kind": "why", "version": version, "card": rng.choice([9998, -3, "1", 2**65])},
        {"kind": "save", "name": rng.choice(["../x", "/etc/passwd", "", "a" * 61, 5, "\u0000", "con/../x"])},
        {"kind": "pace", "pace": rng.choice(["warp", "", None, 3])},
        {"kind": "review"},
        {"kind": "undo", "version": version + 5},
        {"kind": "hint", "version": version + 5, "search": True},
        [good],
        "choose",
        rng.randrange(1000),
    ]
    text = json.dumps(rng.choice(bad))
    if rng.random() < 0.3:  # damaged on the way
        at = rng.randrange(len(text))
        damaged = text[:at] + rng.choice(["", "\x00", "{", "\\", '"', "\ud83d\ude00", "9" * 30]) + text[at + 1 :]
        return text if readable(damaged) else damaged
    return text


def readable(text: str) -> bool:
    try:
        schema.message(text)
    except ConfigError:
        return False
    return True


def position(table: LiveTable) -> tuple[object, ...]:
    return table.course.game.state.key(), tuple(table.course.game.choices), table.course.conceded


@pytest.mark.parametrize("hands", ["open", "private"])
def test_thousand_hostile_messages_change_nothing_and_learn_nothing(server: Server, hands: str) -> None:
    started = server.begin("spider_man", "captain_marvel", hands=hands)
    mine, theirs = started["seats"][0]["token"], started["seats"][1]["token"]
    (table,) = server.house.tables.values()
    rng = Random(hands)
    sent, before, heard = 0, position(table), []
    files = sorted(server.house.store.folder.parent.rglob("*"))
    while sent < 500:  # a page is let go after a while, and comes again
        with server.sit(mine) as me:
            for _ in range(ERRORS - 1):
                me.say_text(hostile(rng, me))
                refused = me.hear_until("refused")
                assert refused["reason"]
                heard.append(json.dumps(refused))
                sent += 1
    assert position(table) == before
    assert sorted(server.house.store.folder.parent.rglob("*")) == files
    said = " ".join(heard)
    assert theirs not in said
    assert not any(card.title in said for card in look_at_hand(table, 1))
    with server.sit(theirs) as other:
        assert other.table["outcome"] is None


def look_at_hand(table: LiveTable, seat: int) -> list[Any]:
    from mc_env.seen.looking import look

    return [c for c in look(table.course.game, None).seats[seat].hand.cards if len(c.title) > 4]


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(JSON | st.fixed_dictionaries({"kind": st.sampled_from(KINDS), "version": JSON, "option": JSON, "name": JSON}))
def test_reader_refuses_what_is_no_message_and_never_fails_otherwise(data: Any) -> None:
    try:
        message = schema.message(json.dumps(data))
    except ConfigError:
        return
    assert json.loads(to_json(message)) == data  # what it takes, it takes as it stands


@settings(max_examples=200, deadline=None)
@given(st.text() | st.binary().map(lambda b: b.decode("latin-1")))
def test_reader_refuses_text_that_is_no_json(text: str) -> None:
    try:
        json.loads(text)
    except ValueError:
        with pytest.raises(ConfigError):
            schema.message(text)


def test_host_that_is_named_in_the_tests_is_the_one_of_the_client() -> None:
    assert ORIGIN.endswith(HOST)
