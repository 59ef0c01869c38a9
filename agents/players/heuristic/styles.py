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
    race: float = 0.5  # how much the clock that runs out first makes threat or hit points dearer
    defeat: float = 30.0  # losing the game (or a hero)
    fear_scheme: float = 1.3  # how much a scheme near its end frightens
    fear_death: float = 1.0  # the same for a hero near zero
    action: float = 1.3  # how much of a hero's basic power in the next turn counts
    block: float = 3.4  # an ally that can stand in the way of one attack
    caution: float = 1.5  # how much better it must look to end a turn as an alter-ego
    outrun: float = 0.6  # how much more damage counts where the scenario grows by itself
    hurry: float = 0.33  # how much less what pays later counts there
    horizon: float = 6.0  # rounds beyond which nobody looks
    advance: float = 3.0  # for each player, what the next stage of the main scheme brings
    hazard: float = 2.3  # an encounter card more each round
    crisis: float = 0.7  # how much of what a crisis scheme shields counts for it
    stay: float = 2.6  # rounds for which a minion left alone would stay
    spare: float = 0.9  # for each hit point of a minion, the work that is done when it falls
    guard: float = 2.5  # more for a minion that guards
    tough: float = 1.6  # to strip a villain of tough
    ambush: float = 0.3  # attacks of treacheries a hero has to expect
    hand: float = 0.9  # how much a larger hand counts for being an alter-ego
    nerve: float = 0.55  # each further hit point leaves so much of the danger of dying soon
    guise: float = 1.6  # a card that becomes a minion
    encounter: float = 2.4  # an encounter card
    ally: float = 0.9  # how much of an ally's coming deeds counts
    engine: float = 1.0  # gear that brings cards or resources
    deeds: float = 1.0  # gear that acts
    power: float = 1.0  # gear that makes a hero stronger
    pressure: float = (
        0.0  # how much less gear counts for each minion engaged and when a scheme or a hero is near the end
    )
    moment: float = 0.5  # how much of a card is kept for a better moment when it could answer now
    loose: float = 0.8  # how little a card in hand holds one back from spending it
    icon: float = 0.8  # a resource icon on a kept card
    last: float = 1.0  # how much an ally that would fall by its own deed is spared for a blow
    waste: float = 0.3  # each point of damage that hits nothing
    martyr: float = 0.9  # how much of an ally is mourned that falls defending
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
