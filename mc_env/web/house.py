"""All tables of one server, the keys to them, and what is kept of them on disk."""

from __future__ import annotations

import hashlib
import secrets
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, Literal

from mc_env import strengths
from mc_env.errors import ConfigError, McEnvError
from mc_env.web import lobby, replaying, thinking
from mc_env.web import protocol as p
from mc_env.web.course import Course
from mc_env.web.store import TABLE, Store
from mc_env.web.table import LiveTable, Workshop, heading
from mc_env.web.thinking import HUMAN

TABLES: Final = 40  # that go on at once
SEEDS: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Key:
    """What a token opens."""

    role: Literal["host", "seat", "watch"]
    game: str = ""
    seat: int | None = None


def _digest(token: str) -> bytes:
    """Tokens are looked up by this, so that how long a look-up takes says nothing of them."""
    return hashlib.sha256(token.encode()).digest()


class House:
    """The tables of a server."""

    def __init__(self, store: Store, *, records: bool = False, local: bool = True, address: str = "") -> None:
        self.store = store
        self.address = address  # what links begin with, if that is not where the host's page came from
        self.records = records
        self.local = local
        self.workshop = Workshop(ThreadPoolExecutor(2), ThreadPoolExecutor(1), self._keep, records)
        self.tables: dict[str, LiveTable] = {}
        self.tokens: dict[str, dict[int | None, str]] = {}  # of each table, by seat; None: spectators
        self._keys: dict[bytes, Key] = {}
        self._recorded: set[str] = set()
        self.host_token = self._new_token(Key("host"))
        for name in reversed(store.names()[:TABLES]):
            self._remember(name)

    # ------------------------------------------------------------------ keys

    def key(self, token: str | None) -> Key | None:
        """What a token opens; None: nothing."""
        return self._keys.get(_digest(token)) if token and len(token) < 200 else None

    def _new_token(self, key: Key) -> str:
        token = secrets.token_urlsafe(16)
        self._keys[_digest(token)] = key
        return token

    def _remember(self, name: str) -> None:
        """The tokens of a table that went on when the server stopped: its pages find it again."""
        try:
            tokens = self.store.extra(name).get("tokens")
        except McEnvError:
            return
        if not isinstance(tokens, dict):
            return
        kept: dict[int | None, str] = {}
        for seat, token in tokens.items():
            if isinstance(token, str) and len(token) >= 16 and seat in ("watch", "0", "1", "2", "3"):
                who = None if seat == "watch" else int(seat)
                kept[who] = token
                self._keys[_digest(token)] = Key("watch" if who is None else "seat", name, who)
        self.tokens[name] = kept

    # ------------------------------------------------------------------ tables

    def table(self, name: str) -> LiveTable:
        """A table that goes on; after a restart it is set up again from what was kept."""
        if name not in self.tables:
            game, extra = self.store.read(name)
            course = Course(game, seats_of(extra, game.players))
            course.conceded = extra.get("conceded") is True
            table = LiveTable(name, course, self.workshop, extra.get("guided") is True)
            for seat, said in _pairs(extra.get("consent")):
                if seat in table.sides:
                    table.sides[seat].consent = said
            self._take_up(table)
        return self.tables[name]

    def _take_up(self, table: LiveTable) -> None:
        """A table begins; the one that nobody has looked at for longest makes room."""
        if len(self.tables) >= TABLES:
            idle = next((t for t in self.tables.values() if not any(s.pages for s in t.sides.values())), None)
            if idle is None:
                raise ConfigError(f"{TABLES} tables are being played: finish one first")
            idle.stop()
            del self.tables[idle.name]
        self.tables[table.name] = table

    def begin(self, asked: p.NewGame, address: str) -> p.Started:
        """Set up a new game."""
        seed = asked.seed if asked.seed is not None else secrets.randbelow(SEEDS)
        course = Course(lobby.begin(asked, seed), [s.who for s in asked.seats])
        return self._start(course, asked.guided, address)

    def start(self, course: Course, address: str) -> p.Started:
        """Play a game that is there already: from the command line."""
        return self._start(course, False, address)

    def _start(self, course: Course, guided: bool, address: str) -> p.Started:
        self.store.make_room()
        name = f"{TABLE}{secrets.token_hex(4)}"
        table = LiveTable(name, course, self.workshop, guided)
        self._take_up(table)
        self.tokens[name] = {
            viewer: self._new_token(Key("watch" if viewer is None else "seat", name, viewer)) for viewer in table.sides
        }
        self._keep(table)
        return self._started(table, address)

    def _started(self, table: LiveTable, address: str) -> p.Started:
        tokens = self.tokens[table.name]
        links = []
        for i, who in enumerate(table.course.seats):
            token = tokens.get(i)
            link = f"{self.address or address}?token={token}" if token is not None else None
            links.append(p.SeatLink(i, table.course.names[i], who, token, link))
        return p.Started(table.name, tuple(links), tokens.get(None))

    def resume(self, name: str, address: str) -> p.Started:
        """Go on with a game: at its table if it has one, else at a new one."""
        self.store.check(name)
        if self.tokens.get(name):
            return self._started(self.table(name), address)
        game, extra = self.store.read(name)
        return self._start(Course(game, seats_of(extra, game.players)), extra.get("guided") is True, address)

    # ------------------------------------------------------------------ keeping

    def _keep(self, table: LiveTable) -> None:
        """Write down a table that has changed, and a finished game for research if everybody agreed."""
        course = table.course
        consent = {str(seat): side.consent for seat, side in table.sides.items() if side.consent is not None}
        tokens = {"watch" if seat is None else str(seat): t for seat, t in self.tokens.get(table.name, {}).items()}
        extra: dict[str, Any] = {"seats": list(course.seats), "tokens": tokens, "guided": table.guided}
        self.store.write(table.name, course.game, {**extra, **heading(course), "consent": consent})
        people = [i for i, who in enumerate(course.seats) if who == HUMAN]
        agreed = bool(people) and all(table.sides[i].consent is True for i in people)
        if self.records and course.over and agreed and table.name not in self._recorded:
            self._recorded.add(table.name)
            self.store.record(table.name, course.game, {"seats": list(course.seats), **heading(course)})

    def saved(self) -> tuple[p.SavedGame, ...]:
        """Games that can be gone on with or watched, the latest first."""
        out = []
        for name in self.store.names()[:100]:
            try:
                extra = self.store.extra(name)
            except McEnvError:
                continue
            title, round_, outcome = extra.get("title"), extra.get("round"), extra.get("outcome")
            about = (
                title if isinstance(title, str) else name,
                round_ if isinstance(round_, int) else 0,
                outcome if outcome in ("win", "loss", "conceded") else None,
            )
            out.append(p.SavedGame(name, *about, self.store.changed(name), bool(self.tokens.get(name))))
        return tuple(out)

    def replay(self, name: str, viewer: int | None) -> p.Replay:
        """A kept game as a replay, with a network's values where there is one."""
        game, extra = self.store.read(name)
        if game.decision is not None and extra.get("conceded") is not True:
            raise ConfigError("the game is not over: a replay would show what its players may not know yet")
        if viewer is not None and viewer >= game.players:
            raise ConfigError(f"viewer {viewer}: this game has seats 0 to {game.players - 1}")
        return replaying.replay(game, viewer, seats_of(extra, game.players), thinking.adviser(game))

    def close(self) -> None:
        """The server goes down. Tables are kept as they are."""
        for table in self.tables.values():
            table.stop()
        self.workshop.thinker.shutdown(wait=False, cancel_futures=True)
        self.workshop.helper.shutdown(wait=False, cancel_futures=True)


def seats_of(extra: dict[str, Any], players: int) -> tuple[str, ...]:
    """Who sat where in a kept game; people where nothing is said or nobody of that name is known."""
    said = extra.get("seats")
    seats = said if isinstance(said, list) else []
    known = {HUMAN, *thinking.known()}
    return tuple(
        seats[i]
        if i < len(seats) and seats[i] in known and (seats[i] == HUMAN or strengths.available(seats[i]))
        else HUMAN
        for i in range(players)
    )


def _pairs(kept: object) -> list[tuple[int, bool]]:
    if not isinstance(kept, dict):
        return []
    return [(int(seat), said) for seat, said in kept.items() if str(seat).isdecimal() and isinstance(said, bool)]
