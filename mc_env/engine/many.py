"""Many games at once: one choice in each, and what their deciders see. A whole batch is one call, which pays once compiled."""

from __future__ import annotations

from mc_env.engine.game import Game
from mc_env.engine.observing.direct.sheets import Sheets
from mc_env.engine.observing.direct.write import write


def illegal(games: list[Game], choices: list[int]) -> int:
    """The first game whose choice is none of its options, or that has no decision; -1 if there is none."""
    for i, game in enumerate(games):
        pending = game.state.pending
        if pending is None or not 0 <= choices[i] < len(pending.opts):
            return i
    return -1


def choose_in_all(games: list[Game], choices: list[int], last_round: int) -> list[int]:
    """Make a legal choice in every game; who decides now, -1 where the game is over or has come past the last round."""
    deciders: list[int] = []
    for i, game in enumerate(games):
        choice = choices[i]
        game.choices.append(choice)
        game.step(choice)
        g = game.state
        pending = g.pending
        deciders.append(-1 if pending is None or g.round > last_round else pending.player)
    return deciders


def all_fit(games: list[Game], seats: list[int], players: int) -> bool:
    """Whether each seat is one of its game, and no game has more players than so many."""
    for i, game in enumerate(games):
        n = game.state.n
        if n > players or not 0 <= seats[i] < n:
            return False
    return True


def write_all(games: list[Game], seats: list[int], ids: list[int], sheets: Sheets, piles: bool) -> None:
    """What one seat sees in each game, one after another."""
    sheets.clear()
    for i, game in enumerate(games):
        write(game.state, seats[i], ids, sheets, piles)
