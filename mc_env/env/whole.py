"""The whole state as one array, hidden cards and the order of decks included: what a centralised critic may read in training.

Row 0 is the game, every other row a card, wherever it lies; the columns have names (`GAME`, `CARD`). No player knows this much:
it is reachable through `state()` of an environment only, and agents, who get a `Seat` or an observation, have no way to it.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from mc_env.encoders import vocab
from mc_env.encoders.base import RowOverflow
from mc_env.engine.game import Game
from mc_env.engine.state.state import COLUMNS

# The game: whose turn or decision is counted from 1, 0 is nobody's; outcome: 0 running, 1 win, 2 loss.
GAME: Final = ("players", "round", "phase", "step", "first", "active", "decider", "outcome", "heroic", "expert")
# A card: its id as in observations, then where it lies (place: from the bottom of its pile, from 1) and how. `host` is a row.
_STATE: Final = ("zone", "owner", "controller", "area", "engaged", "exhausted", "damage", "threat", "accel")
_MARKS: Final = ("stunned", "confused", "tough", "guise", "blank", "known")
CARD: Final = ("card_id", "place", "host", "counters", *_STATE, *_MARKS)
ROWS: Final = {1: 256, 2: 320, 3: 384, 4: 448}  # by players, the row of the game included
_MOST: Final = 32767


class WholeState:
    """Makes the array for tables of up to so many players."""

    def __init__(self, players: int) -> None:
        self.rows = ROWS[players]
        self.space = spaces.Box(0, _MOST, (self.rows, len(CARD)), np.int16)

    def encode(self, game: Game) -> NDArray[np.int16]:
        """Everything there is to know. Changes nothing."""
        g = game.state
        n = len(g.card)
        if n >= self.rows:
            raise RowOverflow(f"the game has {n} cards; the whole state has room for {self.rows - 1}")
        out = np.zeros((self.rows, len(CARD)), np.int16)
        decider = g.pending.player + 1 if g.pending is not None else 0
        told = (g.n, g.round, g.phase, g.step, g.first + 1, g.active + 1, decider, g.outcome, g.heroic, g.expert)
        out[0, : len(GAME)] = [max(0, min(int(x), _MOST)) for x in told]
        cards = out[1 : n + 1]
        ids = vocab.ids()
        cards[:, 0] = [ids[g.face[c]] for c in range(n)]
        for pile in g.zones:
            for place, c in enumerate(pile, 1):
                cards[c, 1] = place
        cards[:, 2] = [g.host[c] + 1 for c in range(n)]
        for key, count in g.counters.items():
            cards[key // 256, 3] += count
        for i, name in enumerate((*_STATE, *_MARKS), 4):
            column = getattr(g, name)
            cards[:, i] = [min(column[c], _MOST) for c in range(n)]
        return out


assert set(_STATE + _MARKS) < set(COLUMNS)
