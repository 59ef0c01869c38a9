"""What page and server agree on: one source, a schema that is shipped, types for the page."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import jsonschema
import pytest

from mc_env import strengths
from mc_env.errors import ConfigError
from mc_env.web import schema
from mc_env.web.protocol import Choose, NewGame
from tests.web.conftest import Server
from tools import strengths as measuring
from tools import web_types

SCHEMA: dict[str, Any] = json.loads(schema.FILE.read_text(encoding="utf-8"))


def checker(name: str) -> jsonschema.Draft202012Validator:
    """Somebody else's reading of the shipped schema."""
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]})


def test_shipped_schema_is_up_to_date() -> None:
    assert schema.FILE.read_text(encoding="utf-8") == schema.text(), "run make web-types"


def test_types_of_the_page_are_up_to_date() -> None:
    assert web_types.TYPES.read_text(encoding="utf-8") == web_types.typescript(), "run make web-types"


def test_measured_strengths_are_those_of_the_kept_results() -> None:
    assert strengths.FILE.read_text(encoding="utf-8") == measuring.text(), "run make web-types"


def test_everything_that_is_told_fits_the_shipped_schema(server: Server) -> None:
    told = checker("ServerMessage")
    checker("Lobby").validate(server.get("/api/lobby").json())
    checker("Faces").validate(server.get("/api/cards").json())
    started = server.begin("spider_man", "captain_marvel=heuristic")
    checker("Started").validate(started)
    with server.sit(started["seats"][0]["token"]) as me:
        me.say(kind="pace", pace="fast")
        me.say(kind="hint", version=me.version, search=False)
        me.play_on(Random(1))
        me.say(kind="review")
        me.hear_until("review")
        me.say(kind="nonsense")
        me.hear_until("refused")
        assert {json.loads(text)["kind"] for text in me.heard} >= {"welcome", "table", "story", "explained", "thinking"}
        for text in me.heard:
            told.validate(json.loads(text))
    name = server.get("/api/lobby").json()["saved"][0]["name"]
    checker("Replay").validate(server.get(f"/api/replays/{name}").json())


def test_message_is_read_as_its_class() -> None:
    assert schema.message('{"kind": "choose", "version": 3, "option": 1}') == Choose("choose", 3, 1)


@pytest.mark.parametrize(
    ("text", "culprit"),
    [
        ('{"kind": "choose", "version": 3}', "option"),
        ('{"kind": "choose", "version": 3, "option": "1"}', "option"),
        ('{"kind": "choose", "version": 3, "option": true}', "option"),
        ('{"kind": "choose", "version": 3, "option": -1}', "option"),
        ('{"kind": "choose", "version": 3, "option": 1, "seat": 1}', "seat"),
        ('{"kind": "cheat"}', "cheat"),
        ('{"kind": "pay", "version": 1, "options": []}', "options"),
        ("[]", "object"),
        ("{", "JSON"),
    ],
)
def test_message_that_breaks_the_schema_is_refused_by_name(text: str, culprit: str) -> None:
    with pytest.raises(ConfigError, match=culprit):
        schema.message(text)
    checks = checker("ClientMessage")
    if text != "{":
        assert not checks.is_valid(json.loads(text))


def test_new_game_has_bounds() -> None:
    seat = {"hero": "spider_man", "who": "human"}
    schema.body(NewGame, json.dumps({"seats": [seat], "scenario": "rhino"}).encode())
    bads: list[dict[str, Any]] = [{"seats": []}, {"seats": [seat] * 5}, {"heroic": 21}, {"seed": -1}, {"decks": "/etc"}]
    for bad in [*bads, {"mode": "easy"}]:
        with pytest.raises(ConfigError):
            schema.body(NewGame, json.dumps({"seats": [seat], "scenario": "rhino", **bad}).encode())
