"""`replay --html`: a saved game as one page that any browser opens from disk."""

from __future__ import annotations

import json
from pathlib import Path

from mc_env.engine.game import Game
from mc_env.errors import ConfigError
from mc_env.web import replaying, thinking
from mc_env.web.store import SEATS


def write(file: str, game: Game, player: int | None, out: str) -> int:
    """Write the page; `player` counts from 1, None: everything is open."""
    viewer = player - 1 if player is not None else None
    found = replaying.replays(game, viewer, seats_in(file, game.players), thinking.adviser(game))
    path = Path(out).expanduser()
    try:
        path.write_text(replaying.page(found), encoding="utf-8")
    except OSError as error:
        raise ConfigError(f"cannot write {out!r}: {error.strerror}") from None
    print(f"{out}: {len(found[0].frames)} moments, {path.stat().st_size / 1e6:.1f} MB")
    return 0


def seats_in(file: str, players: int) -> tuple[str, ...]:
    """Who sat where, if the file says so."""
    data = json.loads(Path(file).expanduser().read_text(encoding="utf-8"))
    seats = data.get(SEATS)
    if isinstance(seats, list) and len(seats) == players and all(isinstance(who, str) for who in seats):
        return tuple(seats)
    return ()
