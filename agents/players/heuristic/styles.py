"""Styles: the same rules with other prices.

Everything the heuristic weighs is in one currency, points. A style says what each thing is worth. The prices were found by
playing: what matters is how they stand to each other, above all a card in hand to a point of damage.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mc_env.errors import unknown


@dataclass(frozen=True, slots=True)
class Style:
    """Prices, in points."""

    damage: float = 0.72  # a point of damage on the villain
    minion: float = 1.3  # how much harm of a minion still to come counts
    side: float = 1.0  # the same for side schemes
    threat: float = 0.95  # a point of threat on the main scheme when it is far from done
    health: float = 0.48  # a hit point when there are plenty
    card: float = 1.8  # a card in hand, as something to pay with
    fresh: float = 2.5  # a card not drawn yet: what is kept at the end of a turn must be better
    defeat: float = 30.0  # losing the game (or a hero)
    fear_scheme: float = 1.3  # how much a scheme near its end frightens
    fear_death: float = 1.0  # the same for a hero near zero
    action: float = 3.5  # a hero's basic power in the next turn
    block: float = 3.4  # an ally that can stand in the way of one attack
    caution: float = 1.5  # how much better it must look to end a turn as an alter-ego
    partner: float = 0.9  # how much another player's troubles count


STYLES: Final[dict[str, Style]] = {
    "balanced": Style(),
    "aggressive": Style(damage=1.0, threat=0.75, health=0.38, fear_scheme=1.1),
    "thwart": Style(threat=1.25, side=1.25, fear_scheme=1.6),
    "protective": Style(health=0.7, fear_death=1.3, block=4.0, partner=1.0),
}


def style_of(name: str) -> Style:
    """A style by name."""
    if name not in STYLES:
        raise unknown("style", name, STYLES)
    return STYLES[name]
