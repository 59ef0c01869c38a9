"""What `render` shows: the board as the deciding player sees it, the question, and the options with their numbers."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mc_env.engine.game import Game
from mc_env.engine.knowing.labels import labels, prompt
from mc_env.render import text
from mc_env.render.picture import picture


def seen_by(game: Game, seat: int) -> int:
    """Whose view is shown: the decider's, or the first player's still in the game."""
    if seat >= 0:
        return seat
    return next((p for p in range(game.players) if game.state.alive[p]), 0)


def question(game: Game, seat: int, reason: str | None, outcome: str | None) -> tuple[str, list[str]]:
    """The question and its options, or how it ended and none."""
    pending = game.state.pending
    if seat < 0 or pending is None:
        return f"The episode is over: {outcome or 'truncated'} ({reason}).", []
    return f"player_{seat}: {prompt(game.state, pending)}", list(labels(game.state, pending))


def caption(game: Game, seat: int, reason: str | None, outcome: str | None) -> str:
    """The question and its options as lines, or how it ended."""
    asked, options = question(game, seat, reason, outcome)
    return "\n".join([asked, *(f"{i:4d}  {label}" for i, label in enumerate(options))])


def drawn(mode: str, game: Game, seat: int, reason: str | None, outcome: str | None) -> str | NDArray[np.uint8] | None:
    """What `render` returns in a mode: text, a picture, or nothing because it is shown."""
    if mode == "ansi":
        return as_text(game, seat, reason, outcome)
    if mode == "rgb_array":
        return as_picture(game, seat, reason, outcome)
    show(game, seat, reason, outcome)
    return None


def as_picture(game: Game, seat: int, reason: str | None, outcome: str | None) -> NDArray[np.uint8]:
    """For render_mode "rgb_array": the board as an array of pixels."""
    return picture(game.view(seen_by(game, seat)), *question(game, seat, reason, outcome))


def as_text(game: Game, seat: int, reason: str | None, outcome: str | None) -> str:
    """For render_mode "ansi": plain text, without colours."""
    return f"{text.plain(game.view(seen_by(game, seat)))}\n{caption(game, seat, reason, outcome)}\n"


def show(game: Game, seat: int, reason: str | None, outcome: str | None) -> None:
    """For render_mode "human": on the terminal, in colours if it has them."""
    console = text.console()
    console.print(text.board(game.view(seen_by(game, seat))))
    console.print(caption(game, seat, reason, outcome), markup=False)
