"""A small OpenAI-compatible server that answers by rules of ours, and badly where it is told to."""

from __future__ import annotations

import json
import re
import threading
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

# every so many requests (prime numbers, so that they meet in all orders) something goes wrong
TROUBLE: Mapping[str, int] = {
    "nonsense": 7,
    "refusal": 11,
    "busy": 13,
    "cut off": 17,
    "no json": 19,
    "hang up": 23,
    "slow": 61,
    "wrong number": 29,
    "empty": 31,
}
LIKED = (
    "Change form to Spider-Man",
    "Change form to Captain Marvel",
    "Play",
    "Thwart with",
    "Attack with",
    "Defend with",
    "Use",
    "Pay",
)


def choose(text: str) -> int:
    """The first option of a kind that is liked; now and then the last one."""
    options = dict(re.findall(r"^(\d+)\. (.+)$", text.rpartition("## Your decision")[2], re.MULTILINE))
    if len(text) % 29:
        for word in LIKED:
            for number, label in options.items():
                if label.startswith(word):
                    return int(number)
    return int(list(options)[-1])


class FakeServer(ThreadingHTTPServer):
    """Counts what it was asked and what it did wrong; `asked` are the bodies, `keys` the keys that came along."""

    daemon_threads = True

    def __init__(self, trouble: Mapping[str, int], says: str, slow: float) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.trouble, self.says, self.slow = trouble, says, slow
        self.lock = threading.Lock()
        self.requests = 0
        self.did: Counter[str] = Counter()
        self.asked: list[dict[str, Any]] = []
        self.keys: set[str | None] = set()
        self.status = 0  # answered to everything, if not 0
        self.stop_at = 0  # the request that is refused for good, if not 0
        self.newer = False  # whether it knows only the newer name of a field

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/v1"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Nobody waits for a slow answer."""


class Handler(BaseHTTPRequestHandler):
    server: FakeServer

    def log_message(self, *args: Any) -> None:
        """Quiet."""

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        server = self.server
        with server.lock:
            server.requests += 1
            what = next((w for w, n in server.trouble.items() if server.requests % n == 0), "fine")
            server.did[what] += 1
            server.asked.append(body)
            server.keys.add(self.headers.get("Authorization"))
        if self.path != "/v1/chat/completions":
            self._send(404, {"error": "no such place"})
        elif server.requests == server.stop_at:
            self._send(403, {"error": "no more today"})
        elif server.status:
            self._send(server.status, {"error": f"refused {self.headers.get('Authorization')}"})
        elif server.newer and "max_tokens" in body:
            self._send(400, {"error": "'max_tokens' is not supported: use 'max_completion_tokens' instead"})
        elif what == "busy":
            self._send(503, {"error": "busy"}, {"Retry-After": "0.01"})
        elif what == "no json":
            self._raw(200, b"<html>gateway</html>")
        elif what == "hang up":
            self.close_connection = True
        else:
            if what == "slow":
                time.sleep(server.slow)
            self._answer(body, what)

    def _answer(self, body: dict[str, Any], what: str) -> None:
        text = next(m["content"] for m in reversed(body["messages"]) if "## Your decision" in m["content"])
        n = choose(text)
        said = f', "say": "{self.server.says}"' if self.server.says else ""
        words = {
            "nonsense": "I would like to fly.",
            "refusal": "I cannot take part in violence.",
            "cut off": "<think>Let me look at the hand and",
            "wrong number": '{"answer": 999}',
            "empty": "",
        }.get(what, f'It looks best. {{"answer": {n}{said}, "note": "chose {n}"}}')
        message = {"role": "assistant", "content": None if what == "refusal" else words}
        if what == "refusal":
            message["refusal"] = words
        choice = {"index": 0, "message": message, "finish_reason": "length" if what == "cut off" else "stop"}
        if body.get("stream"):
            self._stream(words, choice["finish_reason"])
            return
        used = {"prompt_tokens": sum(len(m["content"]) for m in body["messages"]) // 4, "completion_tokens": 12}
        self._send(200, {"object": "chat.completion", "choices": [choice], "usage": used})

    def _stream(self, words: str, end: object) -> None:
        """The answer piece by piece, for clients that ask for it so."""
        head = {"id": "1", "object": "chat.completion.chunk", "created": 0, "model": "ours"}
        steps: list[tuple[dict[str, str], object]] = [({"role": "assistant", "content": words}, None), ({}, end)]
        chunks = [{**head, "choices": [{"index": 0, "delta": delta, "finish_reason": why}]} for delta, why in steps]
        lines = [f"data: {json.dumps(chunk)}\n\n" for chunk in chunks]
        self._raw(200, "".join([*lines, "data: [DONE]\n\n"]).encode(), kind="text/event-stream")

    def _send(self, status: int, data: Any, headers: Mapping[str, str] | None = None) -> None:
        self._raw(status, json.dumps(data).encode(), headers)

    def _raw(
        self, status: int, data: bytes, headers: Mapping[str, str] | None = None, kind: str = "application/json"
    ) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data)


@contextmanager
def serving(trouble: Mapping[str, int] | None = None, says: str = "", slow: float = 0.5) -> Iterator[FakeServer]:
    """A server that runs meanwhile."""
    server = FakeServer(trouble or {}, says, slow)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
