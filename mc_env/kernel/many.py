"""Many games at once: one choice in each, in a single call, which pays once compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mc_env.kernel.game import Game
from mc_env.kernel.state import State


def illegal(games: Sequence[Game[Any, Any]], choices: list[int]) -> int:
    """The first game whose choice is none of its options, or that has no decision; -1 if there is none."""
    for i, game in enumerate(games):
        g: State = game.state
        pending = g.pending
        if pending is None or not 0 <= choices[i] < len(pending.opts):
            return i
    return -1


def choose_in_all(games: Sequence[Game[Any, Any]], choices: list[int], last_round: int) -> list[int]:
    """Make a legal choice in every game; who decides now, -1 where the game is over or has come past the last round."""
    deciders: list[int] = []
    for i, game in enumerate(games):
        choice = choices[i]
        game.choices.append(choice)
        game.step(choice)
        g: State = game.state
        pending = g.pending
        deciders.append(-1 if pending is None or g.round > last_round else pending.player)
    return deciders


def all_fit(games: Sequence[Game[Any, Any]], seats: list[int], players: int) -> bool:
    """Whether each seat is one of its game, and no game has more players than so many."""
    for i, game in enumerate(games):
        g: State = game.state
        if g.n > players or not 0 <= seats[i] < g.n:
            return False
    return True
