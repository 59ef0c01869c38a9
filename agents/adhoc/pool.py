"""A held-out pool of partners of different strength and habit, for two heroes against Rhino.

No shipped network learned beside any of them, but for networks of the same recipe, which learned beside themselves.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from mc_env.agents.players.base import Agent, Seat
from mc_env.env.partners import TASTES, answer, make_partner
from mc_env.errors import unknown


@dataclass(frozen=True)
class Partner:
    """Somebody to play with."""

    name: str
    spec: str
    habit: str  # in a few words


class ScriptedAgent(Agent):
    """A scripted partner of the environment as an agent: `mc_env.agents.adhoc.pool:ScriptedAgent,taste=helper`."""

    def __init__(self, taste: str, seed: int = 0) -> None:
        if taste not in TASTES:
            raise unknown("taste of a scripted partner", taste, TASTES)
        self.partner = make_partner(taste)
        self.seed = seed

    def begin(self, seed: int) -> None:
        self.partner.begin(seed + self.seed)

    def choose(self, seat: Seat) -> int:
        return seat.encode(lambda game, _: answer(self.partner, game))


def _scripted(taste: str, habit: str) -> Partner:
    return Partner(taste, f"mc_env.agents.adhoc.pool:ScriptedAgent,taste={taste}", habit)


def pool(imitator: Path) -> tuple[Partner, ...]:
    """The partners, about from the weakest to the strongest; `imitator` is a network that has only imitated."""
    return (
        Partner("random", "random", "any option"),
        _scripted("hothead", "attacks, never defends"),
        _scripted("defender", "defends for everybody"),
        _scripted("helper", "thwarts, defends, asks"),
        Partner("imitator", f"ppo:{imitator}", "imitation of the heuristic only"),
        Partner("thwart", "heuristic:style=thwart", "the heuristic, threat first"),
        Partner("aggressive", "heuristic:style=aggressive", "the heuristic, damage first"),
        Partner("protective", "heuristic:style=protective", "the heuristic, defence first"),
        Partner("older generalist", "ppo:core_generalist", "a past network of another recipe"),
        Partner("past duo", "ppo:rhino_duo", "a past checkpoint: two million decisions, not five"),
        Partner("careless duo", "ppo:rhino_duo_4,greedy=false", "another seed, draws its choices"),
        Partner("other duo", "ppo:rhino_duo_3", "another training seed"),
        Partner("private duo", "ppo:rhino_duo_private_2", "learned without seeing the other hand"),
    )


EGOS: Final = ("heuristic", "ppo:rhino_duo_1", "ppo:generalist")  # who is measured
ANSWERED: Final = ("helper", "thwart", "other duo")  # partners to whom a best response is trained
