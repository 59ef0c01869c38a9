"""Saved games in files: who plays which seat is kept beside the game, and games in progress are kept unasked."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from mc_env.engine.game import Game, load_game
from mc_env.errors import ConfigError, CorruptSave

_MOST: Final = 20  # games in progress that are kept


@dataclass(frozen=True, slots=True)
class Saved:
    """A game from a file."""

    game: Game
    seats: tuple[str, ...] | None  # who plays them; None if the file does not say


def load(path: str) -> Game:
    """A saved game from a file."""
    return read(path).game


def read(path: str | Path) -> Saved:
    """A saved game from a file, and who plays it."""
    try:
        data = Path(path).expanduser().read_text(encoding="utf-8")
    except OSError as error:
        raise CorruptSave(f"cannot read saved game {str(path)!r}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CorruptSave(f"{str(path)!r} is not a saved game") from None
    game = load_game(data)
    seats = json.loads(data).get("seats")
    if seats is None:
        return Saved(game, None)
    if not isinstance(seats, list) or len(seats) != game.players or not all(isinstance(s, str) for s in seats):
        raise CorruptSave(f"{str(path)!r} is damaged: seats must be {game.players} names, not {seats!r}")
    return Saved(game, tuple(seats))


def write(path: Path, game: Game, seats: Sequence[str]) -> None:
    """Write a game and who plays it; the file is replaced whole or not at all."""
    document = {**json.loads(game.save()), "seats": list(seats)}
    beside = path.with_name(f"{path.name}.new")
    beside.write_text(json.dumps(document), encoding="utf-8")
    beside.replace(path)


# ------------------------------------------------------------------------------------------ games in progress


def folder() -> Path:
    """Where games in progress are kept: among the files that the system sets apart for what programs remember."""
    base = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".local" / "state"
    return Path(base) / "mc_env" / "games"


def in_progress() -> list[Path]:
    """Files of games in progress, the latest first."""
    return sorted(folder().glob("*.json"), key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def latest() -> Path:
    """The game that was played last and is not over."""
    found = in_progress()
    if not found:
        raise ConfigError(f"there is no game to go on with in {folder()}; name a file: --resume FILE")
    return found[0]


def new_place(game: Game) -> Path:
    """A file for a game that begins; those that nobody went on with for the longest time make room."""
    for old in in_progress()[_MOST - 1 :]:
        old.unlink(missing_ok=True)
    scenario = game.setup.scenario if game.setup is not None else "position"
    stem = f"{datetime.now():%Y-%m-%d_%H-%M-%S}_{scenario}"
    names = [stem, *(f"{stem}_{i}" for i in range(2, _MOST + 2))]
    return next(path for name in names if not (path := folder() / f"{name}.json").exists())


class Autosave:
    """Keeps a game in progress. A folder that cannot be written is told once, and the game goes on."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble = ""

    def keep(self, game: Game, seats: Sequence[str]) -> bool:
        """Write the game; False if that fails for the first time."""
        if self.trouble:
            return True
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write(self.path, game, seats)
        except OSError as error:
            self.trouble = f"the game is not kept: cannot write {self.path}: {error.strerror}"
        return not self.trouble

    def forget(self) -> None:
        """The game is over."""
        self.path.unlink(missing_ok=True)
