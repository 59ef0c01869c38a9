"""A server in a folder of its own, and people who sit down at its tables."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

from mc_env.web.house import House
from mc_env.web.server import make_app
from mc_env.web.store import Store

HOST = "testserver"
ORIGIN = f"http://{HOST}"
Message = dict[str, Any]


class Sitter:
    """Somebody at a seat, who remembers what they were last told."""

    def __init__(self, session: WebSocketTestSession, heard: list[str]) -> None:
        self._session = session
        self.heard = heard  # everything, as it came
        self.last: dict[str, Message] = {}
        self.lines: list[str] = []  # of the story
        self._answered = 0  # the latest table that was answered

    def say(self, **message: Any) -> None:
        if message["kind"] in ("choose", "pay"):
            self._answered = max(self._answered, message["version"])
        self._session.send_text(json.dumps(message))

    def say_text(self, text: str) -> None:
        self._session.send_text(text)

    def hear(self) -> Message:
        text = self._session.receive_text()
        self.heard.append(text)
        message: Message = json.loads(text)
        self.last[message["kind"]] = message
        if message["kind"] == "story":
            self.lines[message["start"] :] = [line["text"] for line in message["lines"]]
        return message

    def hear_until(self, *kinds: str) -> Message:
        while True:
            message = self.hear()
            if message["kind"] in kinds:
                return message
            assert message["kind"] != "refused", message

    def asked(self) -> Message:
        """Listen until this seat is asked something, or the game is over; the table message."""
        while True:
            message = self.hear_until("table")
            new = message["version"] > self._answered
            if new and (message["table"]["decision"] or message["table"]["outcome"]):
                return message

    @property
    def table(self) -> Message:
        table: Message = self.last["table"]["table"]
        return table

    @property
    def version(self) -> int:
        version: int = self.last["table"]["version"]
        return version

    def labels(self) -> list[str]:
        return [option["label"] for option in self.table["decision"]["options"]]

    def choose(self, option: int | str) -> None:
        index = option if isinstance(option, int) else self.labels().index(option)
        self.say(kind="choose", version=self.version, option=index)

    def play_on(self, rng: Random, until: Callable[[Message], bool] = lambda m: False) -> Message:
        """Choose at random until the game is over or something is so."""
        message = self.last.get("table") or self.asked()
        while not message["table"]["outcome"] and not until(message):
            if message["table"]["decision"]:
                self.choose(rng.randrange(len(message["table"]["decision"]["options"])))
            message = self.asked()
        return message


class Server:
    """A running server and its host."""

    def __init__(self, folder: Path, rate: float = 1e9, **more: Any) -> None:
        self.house = House(Store(folder, more.pop("shelf", None)), **more)
        app = make_app(self.house, [HOST], rate=rate)
        self.client = TestClient(app, headers={"origin": ORIGIN})

    def get(self, path: str, **params: str) -> Any:
        return self.client.get(path, params={"token": self.house.host_token, **params})

    def post(self, path: str, body: object) -> Any:
        return self.client.post(path, params={"token": self.house.host_token}, json=body)

    def begin(self, *seats: str, scenario: str = "rhino", **more: Any) -> Message:
        """A game: seats as "hero" or "hero=agent"."""
        chosen = []
        for seat in seats:
            hero, _, who = seat.partition("=")
            chosen.append({"hero": hero, "who": who or "human"})
        answer = self.post("/api/games", {"seats": chosen, "scenario": scenario, "seed": 5, **more})
        assert answer.status_code == 200, answer.text
        started: Message = answer.json()
        return started

    def connect(self, token: str, origin: str | None = ORIGIN) -> WebSocketTestSession:
        headers = {} if origin is None else {"origin": origin}
        return self.client.websocket_connect(f"/ws?token={token}", headers=headers)

    def sit(self, token: str) -> AbstractContextManager[Sitter]:
        return Sitting(self, token)


class Sitting(AbstractContextManager[Sitter]):
    """Sits down, has heard what everybody is told first, and stands up at the end."""

    def __init__(self, server: Server, token: str) -> None:
        self.session = server.connect(token)

    def __enter__(self) -> Sitter:
        self.session.__enter__()
        sitter = Sitter(self.session, [])
        sitter.hear_until("welcome")
        sitter.hear_until("table")
        sitter.hear_until("story")
        return sitter

    def __exit__(self, *error: Any) -> None:
        self.session.__exit__(*error)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path / "tables")
    with made.client:
        yield made


@pytest.fixture
def restart(tmp_path: Path) -> Callable[..., Server]:
    """Another server in the same folder."""
    return lambda **more: Server(tmp_path / "tables", **more)
