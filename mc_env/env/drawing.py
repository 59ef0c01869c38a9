"""What `render` shows: the board as the deciding player sees it, the question, and the options with their numbers."""

from __future__ import annotations

from mc_env.engine.game import Game
from mc_env.engine.knowing.labels import labels, prompt
from mc_env.render import text


def seen_by(game: Game, seat: int) -> int:
    """Whose view is shown: the decider's, or the first player's still in the game."""
    if seat >= 0:
        return seat
    return next((p for p in range(game.players) if game.state.alive[p]), 0)


def caption(game: Game, seat: int, reason: str | None, outcome: str | None) -> str:
    """The question and its options, or how it ended."""
    pending = game.state.pending
    if seat < 0 or pending is None:
        return f"The episode is over: {outcome or 'truncated'} ({reason})."
    lines = [f"player_{seat}: {prompt(game.state, pending)}"]
    lines += [f"{i:4d}  {label}" for i, label in enumerate(labels(game.state, pending))]
    return "\n".join(lines)


def as_text(game: Game, seat: int, reason: str | None, outcome: str | None) -> str:
    """For render_mode "ansi": plain text, without colours."""
    return f"{text.plain(game.view(seen_by(game, seat)))}\n{caption(game, seat, reason, outcome)}\n"


def show(game: Game, seat: int, reason: str | None, outcome: str | None) -> None:
    """For render_mode "human": on the terminal, in colours if it has them."""
    console = text.console()
    console.print(text.board(game.view(seen_by(game, seat))))
    console.print(caption(game, seat, reason, outcome), markup=False)
