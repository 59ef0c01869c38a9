"""A player by readable rules: `agents.make("heuristic:style=protective")`.

Read in this order: `styles` (prices), `facts` (what cards do, read from their definitions), `position` (where the game stands),
`worth` (what effects and cards are worth there), `plan` (what to play and pay with), `reach` (whether this turn wins), `forms`
(as whom to end it), `turn`, `defending` and `choices` (each decision).
"""

from __future__ import annotations

from mc_env.agents.players.base import Agent, Seat
from mc_env.agents.players.heuristic.choices import BY_KIND
from mc_env.agents.players.heuristic.position import Position
from mc_env.agents.players.heuristic.styles import STYLES, Style, style_of
from mc_env.engine.knowing.sight import Sight


class HeuristicAgent(Agent):
    """Scores every option by its style's prices and takes the best, the first among equals."""

    spec = "heuristic"

    def __init__(self, style: str = "balanced", seed: int = 0) -> None:
        self.style: Style = style_of(style)

    def choose(self, seat: Seat) -> int:
        scores = self.scores(seat.sight())
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
