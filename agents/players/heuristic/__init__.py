"""A player by readable rules: `agents.make("heuristic:style=protective")`.

Read in this order: `styles` (prices), `facts` (what cards do, read from their definitions), `position` (where the game stands),
`hands` (hand sizes), `worth` (what effects and cards are worth there), `plan` (what to play and pay with), `reach` (whether this
turn wins), `forms` (as whom to end it), `turn`, `defending` and `choices` (each decision).
"""

from __future__ import annotations

from math import inf
from random import Random
from typing import Final

from mc_env.agents.players.base import Agent, Seat
from mc_env.agents.players.heuristic.choices import BY_KIND
from mc_env.agents.players.heuristic.position import Position
from mc_env.agents.players.heuristic.styles import STYLES, Style, style_of
from mc_env.engine.knowing.sight import Sight
from mc_env.errors import ConfigError

ANY: Final = "any"  # style: another one in each game


class HeuristicAgent(Agent):
    """Scores every option by its style's prices and takes the best, the first among equals.

    `noise` is the standard deviation of an error in every score, in points; `style="any"` takes another style in each game. Both
    together are what we call a human-like partner: habits that differ from one to the next, and slips where options are close.
    """

    spec = "heuristic"

    def __init__(self, style: str = "balanced", noise: float = 0.0, seed: int = 0) -> None:
        if not 0 <= noise < inf:
            raise ConfigError(f"heuristic: noise is 0 or more points, not {noise}")
        self.any_style, self.noise, self._seed = style == ANY, noise, seed
        self.style = STYLES["balanced"] if self.any_style else style_of(style)
        self._chance = Random(seed)

    def begin(self, seed: int) -> None:
        self._chance = Random(f"{self._seed}/{seed}")
        if self.any_style:
            self.style = STYLES[self._chance.choice(list(STYLES))]

    def choose(self, seat: Seat) -> int:
        scores = self.scores(seat.sight())
        if self.noise:
            scores = [score + self._chance.gauss(0.0, self.noise) for score in scores]
        best = scores.index(max(scores))
        if self.talks:
            ranked = sorted(range(len(scores)), key=lambda i: (i != best, -scores[i]))
            self.say(seat, [(i, f"{scores[i]:.1f}") for i in ranked])
        return best

    def scores(self, sight: Sight) -> list[float]:
        """Points for each option of the decision."""
        return BY_KIND[sight.kind](Position(sight, self.style))

    def pick(self, sight: Sight) -> int:
        """`choose` without a seat around it, for rollouts."""
        if len(sight.options) == 1:
            return 0
        scores = BY_KIND[sight.kind](Position(sight, self.style))
        return scores.index(max(scores))


__all__ = ["STYLES", "HeuristicAgent", "Style"]
