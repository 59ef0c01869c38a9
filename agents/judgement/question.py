"""A question of judgement: a position, and what a good player brings about in it.

An agent is not asked for a single move but plays on, at all seats, until the player phase or the round is over; then it is looked
at what has come of it. So every good way counts, and a good beginning that is thrown away does not. The encounter deck is filler
without icons or text: nothing but the players' choices decides. Players do not know that, and need not: what is asked for is
right whatever the deck holds, because everything else loses or wastes something for certain.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from mc_env.engine.game import Game
from mc_env.engine.state.state import PLAYER_PHASE, State
from mc_env.table import Table

MOST: Final = 400  # decisions; a turn is much shorter


class Until(StrEnum):
    """When it is looked at what has come of it."""

    PHASE = "the player phase is over"
    ROUND = "the next round begins"


@dataclass(frozen=True, slots=True)
class Question:
    """A position with its proof: `right` is reached by some plays and missed by others (`proving`)."""

    name: str
    topic: str
    why: str
    table: Callable[[], Table]
    right: Callable[[Game], bool]
    until: Until = Until.PHASE

    def begin(self) -> Game:
        """The position as a game."""
        return self.table().game

    def over(self, state: State) -> bool:
        """Whether it is time to look."""
        if state.pending is None or state.round > 1:
            return True
        return self.until == Until.PHASE and state.phase != PLAYER_PHASE


def won(game: Game) -> bool:
    return game.outcome == "win"


def standing(game: Game) -> bool:
    """Nobody has fallen, and no scheme is completed."""
    return game.outcome == "win" or (game.outcome is None and all(game.state.alive))
