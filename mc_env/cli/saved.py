"""Saved games, read from files."""

from __future__ import annotations

from pathlib import Path

from mc_env.engine.game import Game, load_game
from mc_env.errors import CorruptSave


def load(path: str) -> Game:
    """A saved game from a file."""
    try:
        data = Path(path).expanduser().read_text(encoding="utf-8")
    except OSError as error:
        raise CorruptSave(f"cannot read saved game {path!r}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CorruptSave(f"{path!r} is not a saved game") from None
    return load_game(data)
