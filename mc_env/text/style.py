"""How the game is told: how much of the rules, as text or JSON, with or without the list of options, and how long at most."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mc_env.errors import ConfigError

CHOICES: Final = {
    "primer": ("none", "short", "full"),
    "form": ("text", "json"),
    "options": ("listed", "hidden"),
    "cards": ("none", "sight", "all"),
}
LEAST: Final = 1_000  # tokens: less does not hold a table


@dataclass(frozen=True, slots=True)
class Style:
    """How a seat is told about a game. Two players are compared fairly only in the same style."""

    primer: str = "short"  # the rules: none, short or full
    form: str = "text"  # text or json
    options: str = "listed"  # hidden: the player says in words what to do, and only what fits an option counts
    cards: str = "sight"  # texts of no cards, of those in sight, or of all, discard piles included
    story: int = 30  # sentences of what happened, at most: since the last decision, then some that were told before
    limit: int = 6_000  # tokens of one decision with the rules, at most (as `tokens` estimates them)
    say: bool = True  # whether the player may say a sentence to the others
    notes: bool = True  # whether the player may keep notes

    def __post_init__(self) -> None:
        for name, allowed in CHOICES.items():
            if getattr(self, name) not in allowed:
                raise ConfigError(f"{name} is {', '.join(allowed)}, not {getattr(self, name)!r}")
        if self.story < 0:
            raise ConfigError(f"story is a number of sentences, not {self.story}")
        if self.limit < LEAST:
            raise ConfigError(f"limit is at least {LEAST:,} tokens, not {self.limit}: a table does not fit into less")
