"""A player by a table of weights: `agents.make("light")`. Nearly as strong as the heuristic, many times as quick: for playouts.

The weights were learned by imitation (`fitting`), and stand in `weights.bin`: 16 bits each.
"""

from __future__ import annotations

import sys
from array import array
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mc_env.agents.players.base import Agent, Seat
from mc_env.agents.players.light.scoring import PLACES, pick, points
from mc_env.encoders import vocab
from mc_env.engine.game import Game
from mc_env.engine.state.state import State
from mc_env.errors import ConfigError
from mc_env.kernel.cells import numbers

if TYPE_CHECKING:
    from mc_env.kernel.cells import Numbers

WEIGHTS: Final = Path(__file__).with_name("weights.bin")
SCALE: Final = 1000  # points of a weight of 1


@cache
def read(path: Path = WEIGHTS) -> Numbers:
    """The table of weights in a file."""
    found = array("h")
    found.frombytes(path.read_bytes())
    if len(found) != PLACES:
        raise ConfigError(f"{path}: a table of {PLACES:,} weights of 16 bits is wanted, not {len(found):,}")
    if sys.byteorder == "big":
        found.byteswap()
    return numbers(found.tolist())


class LightAgent(Agent):
    """Takes the option with most points, the first among equals."""

    spec = "light"

    def __init__(self, seed: int = 0) -> None:
        self.table = read()

    def choose(self, seat: Seat) -> int:
        scores = seat.encode(self._points)
        best = scores.index(max(scores))
        if self.talks:
            ranked = sorted(range(len(scores)), key=lambda i: (i != best, -scores[i]))
            self.say(seat, [(i, f"{scores[i] / SCALE:.1f}") for i in ranked])
        return best

    def _points(self, game: Game, player: int) -> list[int]:
        assert game.state.pending is not None
        return points(game.state, game.state.pending, vocab.ids(), self.table)

    def pick(self, state: State) -> int:
        """`choose` without a seat around it, for rollouts in redrawn worlds."""
        assert state.pending is not None
        return pick(state, state.pending, vocab.ids(), self.table)
