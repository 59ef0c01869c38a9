"""Characters as a duelist sees them: what they can do in a fight, and what losing them would cost."""

from __future__ import annotations

from typing import Final

from mc_env.versus.engine import combat, values
from mc_env.versus.engine.state import State
from mc_env.versus.engine.zones import in_front
from mc_env.versus.terms import (
    STAT_CANNOT_STRIKE_BACK,
    STAT_DODGE,
    STAT_FLIGHT,
    STAT_GRAB,
    STAT_MONSTROUS,
    STAT_NO_STRIKE_BACK_AGAINST,
    STAT_RANGED,
    STAT_SNIPER,
    STAT_STEALTH,
)

LAST_WOUND: Final = 60.0  # what the last wound of a main character is worth
WOUND: Final = 4.0  # what any of its wounds is worth, ...
NEAR_DEATH: Final = 8.0  # ... and the more, the fewer it can still take
STUNNED: Final = 0.45  # share of a supporting character's worth that is lost if it survives a stun


class Fighter:
    """A character in play."""

    __slots__ = (
        "able",
        "atk",
        "card",
        "dfn",
        "dodge",
        "down",
        "flight",
        "front",
        "grab",
        "left",
        "loss",
        "main",
        "monstrous",
        "mute",
        "ranged",
        "safe",
        "sniper",
        "stealth",
        "worth",
    )

    def __init__(self, g: State, c: int) -> None:
        self.card = c
        self.atk = combat.strength(g, c)
        self.dfn = values.dfn(g, c)
        self.left = int(values.health(g, c) - g.wounds[c])
        self.main = values.is_main(g, c)
        self.front = in_front(g.zone[c])
        self.down = bool(g.facedown[c])
        self.flight = values.has(g, c, STAT_FLIGHT)
        self.ranged = values.has(g, c, STAT_RANGED)
        self.stealth = values.has(g, c, STAT_STEALTH)
        self.dodge = values.has(g, c, STAT_DODGE)
        self.grab = values.has(g, c, STAT_GRAB)
        self.monstrous = values.has(g, c, STAT_MONSTROUS)
        self.mute = values.has(g, c, STAT_CANNOT_STRIKE_BACK)  # against a team
        self.safe = values.has(g, c, STAT_NO_STRIKE_BACK_AGAINST)
        self.sniper = values.has(g, c, STAT_SNIPER)
        self.able = not self.down and not g.exhausted[c]
        keywords = self.flight + self.ranged + self.stealth + self.dodge + self.monstrous
        self.worth = worth(self.atk, self.dfn, keywords)
        self.loss = self._loss()

    def _loss(self) -> float:
        """What it costs its side if it gets stunned."""
        if self.main:
            return LAST_WOUND if self.left <= 1 else WOUND + NEAR_DEATH / self.left
        return self.worth + 0.5 if self.left <= 1 else self.worth * STUNNED


def worth(atk: int, dfn: int, keywords: int) -> float:
    """What a character does for its side."""
    return 0.5 + 0.55 * atk + 0.45 * dfn + 0.35 * keywords


def fighters(g: State, players: list[int]) -> list[Fighter]:
    """The characters of some players."""
    return [Fighter(g, c) for p in players for c in values.of_player(g, p)]
