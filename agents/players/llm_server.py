"""Asking a server of language models: one POST to an OpenAI-compatible `chat/completions`, with timeouts and retries.

A key comes from an environment variable and from nowhere else, goes to the server that was named and nowhere else
(redirects are not followed), and is struck out of whatever is told or logged.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from http.client import HTTPException
from typing import IO, Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, OpenerDirector, ProxyHandler, Request, build_opener

from mc_env.errors import ConfigError, ServerError

KEY: Final = "MC_ENV_LLM_KEY"  # the environment variable that is looked at if no other is named
ENDPOINT: Final = "/chat/completions"
HERE: Final = ("localhost", "127.0.0.1", "::1")
HOPELESS: Final = (401, 403, 404, 405)  # asking again would not help, nor would it at the next decision
WRONG: Final = (400, 413, 422)  # asking the same again would not help
LARGEST: Final = 4_000_000  # bytes of an answer
LONGEST_WAIT: Final = 60.0  # seconds between two tries

Message = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Completion:
    """What a model answered."""

    text: str
    cut_off: bool  # it was not finished
    prompt_tokens: int | None  # as the server counts; None if it does not say
    completion_tokens: int | None


class Unanswered(ServerError):
    """A question that the server did not answer, after all retries; the next one may go better."""


class _NoRedirects(HTTPRedirectHandler):
    """A redirect would carry the key elsewhere."""

    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None


class Server:
    """A model at a server. May be asked from several threads at once."""

    def __init__(
        self,
        url: str,
        model: str,
        *,
        key: str = "",
        temperature: float = 0.0,
        answer_tokens: int = 1024,
        timeout: float = 120.0,
        retries: int = 4,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.url, host = _address(url)
        self.model = model
        self.temperature = temperature
        self.answer_tokens = answer_tokens
        self.timeout = timeout
        self.retries = retries
        self._sleep = sleep
        self._key = _key(key)
        self._length = "max_tokens"  # newer servers call it max_completion_tokens, and say so
        local = [ProxyHandler({})] if host in HERE else []
        self._opener: OpenerDirector = build_opener(_NoRedirects(), *local)

    def complete(self, messages: Sequence[Message], seconds: float | None = None) -> Completion:
        """The answer to a conversation, in at most so many seconds with all retries.

        Raises `Unanswered` if there is none, `ServerError` if there will never be any (a wrong key, a model that is not there).
        """
        until = time.monotonic() + seconds if seconds is not None else None
        trouble = ""
        for attempt in range(self.retries + 1):
            left = until - time.monotonic() if until is not None else self.timeout
            if left <= 0:
                break
            try:
                return self._ask(messages, min(self.timeout, left))
            except HTTPError as error:
                trouble = self._told(error)
                wait = self._wait(error, trouble, attempt)
            except (OSError, HTTPException, ValueError) as error:
                trouble, wait = self._clean(str(error) or type(error).__name__), _pause(attempt)
            if attempt < self.retries:
                self._sleep(wait if until is None else max(0.0, min(wait, until - time.monotonic())))
        raise Unanswered(f"{self.url} gave no answer: {trouble or 'no time left'}")

    # ------------------------------------------------------------------ one request

    def _ask(self, messages: Sequence[Message], timeout: float) -> Completion:
        body: dict[str, Any] = {"model": self.model, "messages": list(messages), self._length: self.answer_tokens}
        if self.temperature >= 0:
            body["temperature"] = self.temperature
        headers = {"Content-Type": "application/json"}
        if self._key:
            headers["Authorization"] = f"Bearer {self._key}"
        request = Request(self.url, json.dumps(body).encode(), headers)
        try:
            with self._opener.open(request, timeout=timeout) as response:
                found = _completion(json.loads(_body(response, timeout)))
                return replace(found, text=self._clean(found.text))
        except URLError as error:
            if isinstance(error, HTTPError):
                raise
            raise OSError(str(error.reason)) from None

    def _wait(self, error: HTTPError, said: str, attempt: int) -> float:
        """How long to wait after a refusal; raises if waiting is in vain."""
        if error.code in HOPELESS or 300 <= error.code < 400:
            raise ServerError(f"{self.url} refuses to answer ({said})") from None
        if error.code == 400 and "max_completion_tokens" in said and self._length == "max_tokens":
            self._length = "max_completion_tokens"
            return 0.0
        if error.code in WRONG:
            raise Unanswered(f"{self.url} cannot answer this ({said})") from None
        asked = error.headers.get("Retry-After", "") if error.headers is not None else ""
        return min(float(asked), LONGEST_WAIT) if asked.replace(".", "", 1).isdigit() else _pause(attempt)

    def _told(self, error: HTTPError) -> str:
        """Status and the beginning of what the server says about it."""
        try:
            words = error.read(2_000).decode(errors="replace")
        except (OSError, HTTPException):
            words = ""
        return self._clean(f"{error.code} {' '.join(words.split())[:300]}".strip())

    def _clean(self, words: str) -> str:
        return words.replace(self._key, "***") if self._key else words

    def __repr__(self) -> str:
        return f"<{self.model} at {self.url}>"


def _address(url: str) -> tuple[str, str]:
    """Where to ask, and the host; "http://localhost:8000/v1" is enough."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ConfigError(f"url {url!r}: say where the server is, for example http://localhost:8000/v1")
    if parts.username or parts.password:
        raise ConfigError(f"the url of {parts.hostname} holds a name or password: keys come from the environment alone")
    path = parts.path.rstrip("/")
    if not path.endswith(ENDPOINT):
        path += ENDPOINT
    return parts._replace(path=path).geturl(), parts.hostname


def _key(name: str) -> str:
    """The key in an environment variable."""
    if name and name not in os.environ:
        raise ConfigError(f"key={name}: there is no such environment variable; it should hold the key of the server")
    return os.environ.get(name or KEY, "").strip()


def _pause(attempt: int) -> float:
    return min(LONGEST_WAIT, 0.5 * float(2**attempt))


def _body(response: IO[bytes], timeout: float) -> bytes:
    """All of an answer, if it comes in time and is not too long. A slow trickle does not reset the clock."""
    until = time.monotonic() + timeout
    pieces: list[bytes] = []
    size = 0
    while piece := response.read1(65_536) if hasattr(response, "read1") else response.read(65_536):
        pieces.append(piece)
        size += len(piece)
        if size > LARGEST:
            raise ValueError(f"an answer of more than {LARGEST:,} bytes")
        if time.monotonic() > until:
            raise TimeoutError("the answer took too long")
    return b"".join(pieces)


def _completion(data: Any) -> Completion:
    """The answer in a server's document. A refusal is an answer too: it is no option, and the player is told so."""
    try:
        choice = data["choices"][0]
        message = choice["message"]
        text = message.get("content") or message.get("refusal") or ""
        usage = data.get("usage") or {}
        counts = [usage.get(name) for name in ("prompt_tokens", "completion_tokens")]
    except (KeyError, IndexError, TypeError, AttributeError):
        raise ValueError("what came back is no chat completion") from None
    if isinstance(text, list):  # pieces of content
        text = "".join(str(piece.get("text", "")) for piece in text if isinstance(piece, dict))
    prompt, completion = (n if isinstance(n, int) else None for n in counts)
    return Completion(str(text), choice.get("finish_reason") == "length", prompt, completion)
