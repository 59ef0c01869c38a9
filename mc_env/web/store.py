"""The folder of a server: games that go on, games kept by name, records for research. Nothing outside it is touched."""

from __future__ import annotations

import json
import os
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from mc_env.engine.game import Game, load_game
from mc_env.errors import ConfigError, CorruptSave

NAME: Final = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9 _.-]{0,148}[A-Za-z0-9_-])?")  # evaluations give games long ones
SEATS: Final = "seats"  # who plays them, beside the game itself
EXTRA: Final = "table"  # and what only a table needs to know
TABLE: Final = "table-"  # how names of games begin that are kept by themselves
MOST: Final = 8_000_000  # bytes of a saved game
KEPT: Final = 500  # games in a folder; more are refused
TABLES: Final = 200  # of them kept by themselves; the oldest make room


class Store:
    """Saved games in one folder."""

    def __init__(self, folder: Path, shelf: Path | None = None) -> None:
        self.folder = folder.expanduser().resolve()
        self.shelf = (
            shelf.expanduser().resolve() if shelf is not None else None
        )  # games to watch; nothing is written there
        if self.shelf is not None and not self.shelf.is_dir():
            raise ConfigError(f"{shelf} is no folder of saved games")
        self.games = self.folder / "games"
        self.records = self.folder / "records"

    @staticmethod
    def check(name: str) -> str:
        """A name that can be a file's, and of nothing but a file in this folder."""
        if not NAME.fullmatch(name) or ".." in name:
            raise ConfigError(f"name {name[:60]!r}: letters, digits, spaces, - and _, at most 150")
        return name

    def path(self, name: str) -> Path:
        """The file of a game: its own, else one of the shelf."""
        own = self.games / f"{self.check(name)}.json"
        shelved = self.shelf / own.name if self.shelf is not None else own
        return shelved if shelved.is_file() and not own.exists() else own

    def names(self) -> list[str]:
        """Saved games, the latest first; then those of the shelf."""
        out: list[str] = []
        for folder in (self.games, *((self.shelf,) if self.shelf is not None else ())):
            files = [f for f in folder.glob("*.json") if NAME.fullmatch(f.stem) and f.is_file() and not f.is_symlink()]
            out += [f.stem for f in sorted(files, key=lambda f: -f.stat().st_mtime)]
        return list(dict.fromkeys(out))

    def write(self, name: str, game: Game, extra: dict[str, Any]) -> None:
        """Keep a game. It is a saved game like any other; `extra` says who plays the seats, and whatever else a table knows."""
        path = self.games / f"{self.check(name)}.json"
        if not path.exists() and sum(1 for _ in self.games.glob("*.json")) >= KEPT:
            raise ConfigError(f"{KEPT} games are kept already; delete some of {self.games}")
        _replace(path, _document(game, extra))

    def make_room(self) -> None:
        """Forget the oldest of the games that are kept by themselves; those with a name of their own stay."""
        for name in [name for name in self.names() if name.startswith(TABLE)][TABLES:]:
            (self.games / f"{name}.json").unlink(missing_ok=True)

    def record(self, name: str, game: Game, extra: dict[str, Any]) -> None:
        """Keep a finished game for research."""
        _replace(self.records / f"{self.check(name)}.json", _document(game, extra))

    def read(self, name: str) -> tuple[Game, dict[str, Any]]:
        """A saved game, and what was kept beside it."""
        data = self._data(name)
        return load_game(json.dumps(data)), self._extra(data)

    def extra(self, name: str) -> dict[str, Any]:
        """Only what is kept beside a game, without playing it again."""
        return self._extra(self._data(name))

    def changed(self, name: str) -> str:
        """When a game was last written."""
        return datetime.fromtimestamp(self.path(name).stat().st_mtime, UTC).isoformat(timespec="seconds")

    def _data(self, name: str) -> dict[str, Any]:
        path = self.path(name)
        if not path.is_file() or path.is_symlink():
            raise ConfigError(f"there is no saved game {name!r}")
        if path.stat().st_size > MOST:
            raise CorruptSave(f"{name!r} is too large to be a saved game")
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            raise CorruptSave(f"{name!r} is not a saved game") from None
        if not isinstance(data, dict):
            raise CorruptSave(f"{name!r} is not a saved game")
        setup = data.get("setup")
        decks = setup.get("decks", {}) if isinstance(setup, dict) else {}
        if not isinstance(decks, dict) or not all(isinstance(deck, dict) for deck in decks.values()):
            raise CorruptSave(f"{name!r} is damaged: its decks are no lists of cards")  # a text would be read as a path
        return data

    @staticmethod
    def _extra(data: dict[str, Any]) -> dict[str, Any]:
        extra = data.get(EXTRA, {})
        return {**(extra if isinstance(extra, dict) else {}), SEATS: data.get(SEATS)}


def _document(game: Game, extra: dict[str, Any]) -> str:
    beside = {key: value for key, value in extra.items() if key != SEATS}
    return json.dumps({**json.loads(game.save()), SEATS: extra[SEATS], EXTRA: beside})


def _replace(path: Path, text: str) -> None:
    """Write a file that only its owner reads; it takes the place of the old one whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.part")
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(part, path)
