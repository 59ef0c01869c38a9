"""Which games a learner meets more often: those it neither always wins nor always loses.

A table is who plays against what. Of every table the learner knows how often it has won of late; an episode of a table where
nothing is to be learned is passed over, and the next one of the stream of seeds is begun instead. So an episode is still a
function of its seed, and a resumed run finds its games again.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from mc_env.engine.new_game import Setup
from mc_env.env.match import Match
from mc_env.kernel.rng import MASK, mix

_FORGET: Final = 0.97  # what a game counts for after the next one at its table
_PRIOR: Final = 2.0  # games, half of them won, that a table begins with
_WON: Final = 0.15  # the weight of a table that is always won, where everything is open it is 1;
_LOST: Final = 0.25  # of one that is always lost; what is learned elsewhere will open it


def table(setup: Setup | None) -> str:
    """The table of a game in words: heroes in the order of their names, scenario, and what makes it easier or harder."""
    if setup is None:
        return "a position"
    parts = ["+".join(sorted(setup.heroes)), setup.scenario, setup.mode]
    parts += [f"stage {setup.skirmish}"] if setup.skirmish else []
    parts += ["+".join(sorted(setup.modular))] if setup.modular else []
    return " ".join(parts)


def kind(setup: Setup | None) -> Hashable:
    """What returns are compared within: the scenario, how much of it is played, and by how many."""
    return (setup.scenario, setup.mode, setup.skirmish, len(setup.heroes)) if setup is not None else None


class Balance:
    """How often each table was won of late, and how welcome its next game is."""

    def __init__(self) -> None:
        self.won: dict[str, float] = {}
        self.played: dict[str, float] = {}

    def note(self, name: str, won: bool) -> None:
        """A game at a table is over."""
        self.won[name] = self.won.get(name, _PRIOR / 2) * _FORGET + won
        self.played[name] = self.played.get(name, _PRIOR) * _FORGET + 1

    def weight(self, name: str) -> float:
        """1 where one game in two is won, less the surer it is how games end."""
        if name not in self.played:
            return 1.0
        rate = self.won[name] / self.played[name]
        least = _WON if rate > 0.5 else _LOST
        return least + (1 - least) * 4 * rate * (1 - rate)

    def welcome(self, match: Match) -> bool:
        """Whether to play an episode that was just begun; drawn by its seed."""
        name = table(match.game.setup)
        most = max(map(self.weight, self.played), default=1.0) if name in self.played else 1.0
        return mix((match.seed ^ 0xBA1A) & MASK) / (MASK + 1) < self.weight(name) / most

    def state(self) -> dict[str, Any]:
        return {"won": dict(self.won), "played": dict(self.played)}

    def restore(self, data: dict[str, Any]) -> None:
        self.won, self.played = dict(data["won"]), dict(data["played"])
