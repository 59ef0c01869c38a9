"""`replay --html`: a saved game as one page that any browser opens from disk."""

from __future__ import annotations

from pathlib import Path

from mc_env.engine.game import Game
from mc_env.errors import ConfigError
from mc_env.web import replaying, thinking


def write(game: Game, seats: tuple[str, ...], player: int | None, out: str) -> int:
    """Write the page; `player` counts from 1, None: everything is open. `seats` says who played, if that is known."""
    viewer = player - 1 if player is not None else None
    found = replaying.replays(game, viewer, seats, thinking.adviser(game))
    path = Path(out).expanduser()
    try:
        path.write_text(replaying.page(found), encoding="utf-8")
    except OSError as error:
        raise ConfigError(f"cannot write {out!r}: {error.strerror}") from None
    print(f"{out}: {len(found[0].frames)} moments, {path.stat().st_size / 1e6:.1f} MB")
    return 0
