"""How strong agents were measured to be, table by table, and who is the strongest of them."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from mc_env.agents.evaluation.stats import wilson
from mc_env.engine.new_game import Setup

FILE: Final = Path(__file__).with_name("strengths.json")  # written by tools/strengths.py
LEARNED: Final = ("ppo:", "search")  # specs of agents that need torch
GENERALIST: Final = "generalist"
RULES: Final = "heuristic"  # who plays where nobody learned anything


@dataclass(frozen=True, slots=True)
class Strength:
    """How often a team of one agent won at a table; no games: nobody has measured it there."""

    spec: str
    wins: int = 0
    games: int = 0

    @property
    def at_least(self) -> float:
        """The lower end of Wilson's interval: a few lucky games are no strength."""
        return wilson(self.wins, self.games)[0] if self.games else 0.0

    def __str__(self) -> str:
        if not self.games:
            return f"{self.spec} (not measured at this table)"
        return f"{self.spec} (as a team it won {self.wins} of {self.games} games at this table)"


@cache
def networks() -> bool:
    """Whether networks can play: torch is installed. It is imported by whoever thinks, which takes seconds."""
    return all(find_spec(name) is not None for name in ("torch", "safetensors"))


def available(spec: str) -> bool:
    """Whether an agent can play here."""
    return networks() or not spec.startswith(LEARNED)


@cache
def measured() -> tuple[dict[str, Any], ...]:
    """Every table at which a team of one agent was measured."""
    return tuple(json.loads(FILE.read_text(encoding="utf-8")))


def at_table(setup: Setup) -> list[Strength]:
    """Who was measured at a table, the strongest first. Decks, modular sets and difficulty are the usual ones there."""
    if setup.heroic or setup.skirmish or setup.modular:
        return []
    table = (sorted(setup.heroes), setup.scenario, setup.mode, setup.hands)
    found = [
        Strength(row["spec"], row["wins"], row["games"])
        for row in measured()
        if (row["heroes"], row["scenario"], row["mode"], row["hands"]) == table
    ]
    return sorted(found, key=lambda one: -one.at_least)


def strongest(setup: Setup | None, among: Collection[str] = ()) -> Strength:
    """The best partner for a table: the strongest that was measured there and can play here (`among`: if it is one of these),
    else the network that knows all tables, else rules."""
    for one in at_table(setup) if setup is not None else ():
        if available(one.spec) and (not among or one.spec in among):
            return one
    return Strength(f"ppo:{GENERALIST}" if networks() else RULES)
