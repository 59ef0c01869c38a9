"""`serve`: the table in the browser."""

from __future__ import annotations

import argparse
import os
import socket
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mc_env.errors import ConfigError

if TYPE_CHECKING:
    from mc_env.engine.game import Game
    from mc_env.web.protocol import Started

PORT: Final = 8765
OPEN_TO_OTHERS: Final = """\
This server can be reached by everybody who reaches {host}: other computers of your network, perhaps of the internet. Nothing is
encrypted. Whoever has a seat's link plays that seat, whoever has yours sets up games and sees those that are over. Give each link
to one person only, and stop the server when you have played."""


def parser() -> argparse.ArgumentParser:
    out = argparse.ArgumentParser(
        prog="mc-env serve",
        description="The table in the browser: choose heroes, villain and partners on the page, and play. "
        "Games are kept as they go on; after a restart their pages find them again.",
    )
    add_arguments(out)
    return out


def add_arguments(out: argparse.ArgumentParser) -> None:
    """What can be said about the server, also to `play --web`."""
    out.add_argument("--host", default="127.0.0.1", help="address to listen at (default 127.0.0.1: this computer only)")
    out.add_argument("--port", type=int, help=f"port to listen at (default {PORT}, or any if that is taken)")
    out.add_argument("--folder", type=Path, help="where games are kept (default $MC_ENV_TABLES or ~/.mc_env/tables)")
    out.add_argument("--replays", type=Path, metavar="DIR", help="a folder of saved games to watch, such as evaluate's")
    out.add_argument(
        "--records", action="store_true", help="keep finished games for research, of players who agree to it"
    )
    out.add_argument(
        "--agent",
        action="append",
        default=[],
        metavar="SPEC",
        help="offer this agent too, such as my_agent.py:MyAgent or ppo:FILE; repeat",
    )
    out.add_argument("--no-browser", action="store_true", help="open no browser, only print the address")


def main(argv: Sequence[str] | None = None) -> int:
    """Serve until stopped."""
    return serve(parser().parse_args(argv))


def serve(args: argparse.Namespace, game: Game | None = None, seats: Sequence[str] = ()) -> int:
    """Serve the lobby, or a game that is there already."""
    import uvicorn

    from mc_env.web.course import Course
    from mc_env.web.house import House
    from mc_env.web.server import LOOPBACK, MESSAGE, make_app
    from mc_env.web.store import Store
    from mc_env.web.thinking import invite

    for spec in args.agent:
        invite(spec)
    local = args.host in LOOPBACK
    listening = _listen(args.host, args.port) if args.port is not None else _listen_somewhere(args.host)
    shown = _own_address() if args.host in ("0.0.0.0", "::") else args.host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{listening.getsockname()[1]}/"
    store = Store(_folder(args.folder), args.replays)
    house = House(store, records=args.records, local=local, address="" if local else address)
    if not local:
        print(OPEN_TO_OTHERS.format(host=args.host))
    _announce(f"{address}?token={house.host_token}", "The table is set", game is None and not args.no_browser)
    if game is not None:
        _announce_seats(house.start(Course(game, seats), address), address, not args.no_browser)
    app = make_app(house, [args.host])
    config = uvicorn.Config(app, log_level="warning", access_log=False, ws_max_size=4 * MESSAGE, ws_max_queue=16)
    uvicorn.Server(config).run(sockets=[listening])
    return 0


def _announce(address: str, what: str, browse: bool) -> None:
    print(f"{what}: {address}", flush=True)
    if browse:
        webbrowser.open(address)


def _announce_seats(started: Started, address: str, browse: bool) -> None:
    """The links of a game; the first one is opened."""
    links = [(seat.name, seat.address) for seat in started.seats if seat.address is not None]
    if started.watch is not None:
        links.append(("Watch", f"{address}?token={started.watch}"))
    for i, (name, link) in enumerate(links):
        _announce(link, name, browse and i == 0)


def _folder(asked: Path | None) -> Path:
    return asked or Path(os.environ.get("MC_ENV_TABLES") or Path.home() / ".mc_env" / "tables")


def _own_address() -> str:
    """The address under which other computers of the network reach this one. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def _listen_somewhere(host: str) -> socket.socket:
    """At the usual port, so that links stay good after a restart; at another if somebody else is there."""
    try:
        return _listen(host, PORT)
    except ConfigError:
        return _listen(host, 0)


def _listen(host: str, port: int) -> socket.socket:
    """The socket to listen at; said here, before anything is promised, if that is not possible."""
    if not 0 <= port <= 65535:
        raise ConfigError(f"--port {port}: from 0 to 65535")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    out = socket.socket(family, socket.SOCK_STREAM)
    out.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        out.bind((host, port))
    except OSError as error:
        out.close()
        raise ConfigError(
            f"cannot listen at {host}, port {port}: {error.strerror or error}; try another --port"
        ) from None
    return out
