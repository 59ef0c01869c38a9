"""The server of the table: pages, requests and sockets, each held to what its token opens.

Every address that tells or does anything needs a token. The host's opens the lobby; each person's seat has its own. Requests
must come from the page itself (Origin) and to a name this server answers to (Host), so that no other page in the same browser can
speak for a player. Sizes and rates are bounded, and everything is read by the schema before anything is done.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, TypeVar
from urllib.parse import urlsplit

from fastapi import FastAPI, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.responses import FileResponse, JSONResponse

from mc_env.errors import ConfigError, McEnvError
from mc_env.seen.faces import faces
from mc_env.seen.plain import to_json
from mc_env.web import lobby, schema
from mc_env.web import protocol as p
from mc_env.web.answering import Answering
from mc_env.web.house import House, Key
from mc_env.web.replaying import STATIC, packed

BODY: Final = 64 * 1024  # bytes of a request
MESSAGE: Final = 4 * 1024  # characters of a message over a socket
RATE: Final = 20.0  # messages a second over one socket, on average
BURST: Final = 60  # and at once
ERRORS: Final = 50  # refusals of messages that cannot be read, before a socket is closed
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",  # addresses hold tokens
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}
FILES: Final = ("index.html", "app.js", "app.css")
T = TypeVar("T")


class Refusal(Exception):
    """A request that is refused, with the status it gets."""

    def __init__(self, status: int, reason: str) -> None:
        self.status = status
        super().__init__(reason)


class Names:
    """The names under which this server may be spoken to, by its own pages only."""

    def __init__(self, hosts: Collection[str]) -> None:
        self.hosts = {*LOOPBACK, *hosts}
        self.anywhere = bool({"0.0.0.0", "::"} & self.hosts)

    def answers_to(self, host: str | None) -> bool:
        """Whether a Host header names this server. A server open to the network also answers to numeric addresses: what a
        hostile page could point at it is a name."""
        name = urlsplit(f"//{host or ''}").hostname or ""
        return name in self.hosts or (self.anywhere and _numeric(name))

    def own_page(self, origin: str | None, host: str | None) -> bool:
        """Whether a request comes from a page of this server."""
        return origin is not None and self.answers_to(host) and urlsplit(origin).netloc == host


def _numeric(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Bucket:
    """How many messages a socket may send: so many at once, and so many a second."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = float(BURST)
        self._at = clock()

    def takes(self) -> bool:
        now = self._clock()
        self._left = min(float(BURST), self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


def make_app(house: House, hosts: Collection[str] = (), *, rate: float = RATE, static: Path = STATIC) -> FastAPI:
    """The application. `hosts` are names beside the loopback ones that it answers to, `rate` is that of messages."""
    names = Names(hosts)

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        yield
        house.close()

    app = FastAPI(openapi_url=None, docs_url=None, redoc_url=None, lifespan=life)

    @app.middleware("http")
    async def guard(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
        """Host and Origin first; then every answer gets the headers, and what goes wrong its reason."""
        host, origin = request.headers.get("host"), request.headers.get("origin")
        if not names.answers_to(host):
            answer: Response = _problem(403, "this server does not answer to that name")
        elif (origin is not None or request.method != "GET") and not names.own_page(origin, host):
            answer = _problem(403, "only the table's own page may ask for that")
        else:
            answer = await call_next(request)
        answer.headers.update(HEADERS)
        return answer

    @app.exception_handler(Refusal)
    async def refused(_: Request, error: Refusal) -> Response:
        return _problem(error.status, str(error))

    @app.exception_handler(McEnvError)
    async def wrong(_: Request, error: McEnvError) -> Response:
        return _problem(400, str(error))

    _requests(app, house)
    _files(app, static)

    @app.websocket("/ws")
    async def socket(ws: WebSocket) -> None:
        key = house.key(ws.query_params.get("token"))
        host, origin = ws.headers.get("host"), ws.headers.get("origin")
        if key is None or key.role == "host" or not names.own_page(origin, host):
            await ws.close(1008)
            return
        await _converse(ws, house, key, Bucket(rate))

    return app


def _problem(status: int, reason: str) -> JSONResponse:
    return JSONResponse({"reason": reason}, status)


def _answer(told: object) -> Response:
    return Response(to_json(told), media_type="application/json")


# ------------------------------------------------------------------------------------------ requests


def _requests(app: FastAPI, house: House) -> None:
    """Everything that is asked for by HTTP."""

    def host_only(request: Request) -> None:
        if _key(house, request).role != "host":
            raise Refusal(403, "that is for the host's page")

    @app.get("/api/me")
    async def me(request: Request) -> Response:
        key = _key(house, request)
        return _answer(p.Me(key.role, key.game))

    @app.get("/api/cards")
    async def cards(request: Request) -> Response:
        _key(house, request)
        return _answer(faces())

    @app.get("/api/lobby")
    async def what_there_is(request: Request) -> Response:
        host_only(request)
        return _answer(lobby.lobby(house.saved(), house.records, house.local))

    @app.post("/api/games")
    async def begin(request: Request) -> Response:
        host_only(request)
        asked = schema.body(p.NewGame, await _body(request))
        return _answer(house.begin(asked, str(request.base_url)))

    @app.post("/api/resume")
    async def resume(request: Request) -> Response:
        host_only(request)
        asked = schema.body(p.Resume, await _body(request))
        return _answer(house.resume(asked.name, str(request.base_url)))

    @app.post("/api/deck")
    async def check_deck(request: Request) -> Response:
        host_only(request)
        return _answer(lobby.check_deck(schema.body(p.CheckDeck, await _body(request))))

    @app.get("/api/replays/{name}")
    async def replay(request: Request, name: str) -> Response:
        host_only(request)
        wanted = request.query_params.get("viewer", "open")
        if wanted not in ("open", "0", "1", "2", "3"):
            raise ConfigError(f"viewer {wanted[:20]!r}: open, or a seat from 0 to 3")
        viewer = None if wanted == "open" else int(wanted)
        loop = asyncio.get_running_loop()
        text = await loop.run_in_executor(house.workshop.helper, lambda: packed(house.replay(name, viewer)))
        return Response(text, media_type="application/json", headers={"Content-Encoding": "gzip"})


def _key(house: House, request: Request) -> Key:
    key = house.key(request.query_params.get("token"))
    if key is None:
        raise Refusal(403, "this address needs a token: use the link that mc-env serve printed, or a seat's link")
    return key


async def _body(request: Request) -> bytes:
    """What a request carries, up to a limit."""
    out = bytearray()
    async for piece in request.stream():
        out += piece
        if len(out) > BODY:
            raise Refusal(413, f"too long: {BODY} bytes at most")
    return bytes(out)


def _files(app: FastAPI, static: Path) -> None:
    """The page. It tells nothing by itself and needs no token."""

    @app.get("/")
    async def index() -> Response:
        return await file("index.html")

    @app.get("/{name}")
    async def file(name: str) -> Response:
        if name not in FILES:
            raise Refusal(404, "there is no such file")
        if not (static / name).is_file():
            raise Refusal(404, "the page is not built (in a checkout: make web)")
        return FileResponse(static / name)


# ------------------------------------------------------------------------------------------ sockets


async def _converse(ws: WebSocket, house: House, key: Key, bucket: Bucket) -> None:
    """A page at a table, until it leaves."""
    await ws.accept()
    table = house.table(key.game)
    page = table.open(key.seat)
    answering = Answering(table, key.seat, house.store)

    async def send() -> None:
        while (text := await page.queue.get()) is not None:
            await ws.send_text(text)
        await ws.close(1001)

    sender = asyncio.create_task(send())
    try:
        await _listen(ws, answering, page.send, bucket)
    except WebSocketDisconnect:
        pass
    finally:
        sender.cancel()
        table.close(key.seat, page)


async def _listen(ws: WebSocket, answering: Answering, send: Callable[[str], None], bucket: Bucket) -> None:
    """Answer messages. Whoever sends too many, or mostly nonsense, is let go."""
    errors = 0
    while errors < ERRORS:
        got = await ws.receive()
        if got["type"] == "websocket.disconnect":
            return
        text = got.get("text")
        if not bucket.takes():
            await ws.close(1008, "too many messages")
            return
        try:
            if text is None or len(text) > MESSAGE:
                raise ConfigError(f"a message is a text of at most {MESSAGE} characters")
            said = schema.message(text)
        except ConfigError as error:
            errors += 1
            send(to_json(p.Refused("refused", "", str(error)[:300])))
            continue
        refusal = await answering.answer(said)
        if refusal is not None:
            send(to_json(refusal))
    await ws.close(1008, "too many messages that cannot be read")
