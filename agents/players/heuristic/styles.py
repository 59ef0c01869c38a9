"""Styles: the same rules with other prices.

Everything the heuristic weighs is in one currency, points. A style says what each thing is worth. The prices were found by
playing: what matters is how they stand to each other, above all a card in hand to a point of damage.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from mc_env.errors import unknown


@dataclass(frozen=True, slots=True)
class Style:
    """Prices, in points."""

    damage: float = 0.67  # a point of damage on the villain
    minion: float = 1.17  # how much harm of a minion still to come counts
    side: float = 1.59  # the same for side schemes
    threat: float = 1.01  # a point of threat on the main scheme when it is far from done
    health: float = 0.55  # a hit point when there are plenty
    card: float = 2.62  # a card in hand, as something to pay with
    fresh: float = 1.27  # a card not drawn yet: what is kept at the end of a turn must be better
    race: float = 0.32  # how much the clock that runs out first makes threat or hit points dearer
    defeat: float = 22.3  # losing the game (or a hero)
    fear_scheme: float = 0.89  # how much a scheme near its end frightens
    fear_death: float = 1.08  # the same for a hero near zero
    action: float = 1.31  # how much of a hero's basic power in the next turn counts
    block: float = 0.9  # how much of a blow an ally counts for that can stand in its way
    caution: float = 2.46  # how much better it must look to end a turn as an alter-ego
    hurry: float = 0.5  # how much less what pays later counts where the scenario grows by itself
    horizon: float = 7.79  # rounds beyond which nobody looks
    advance: float = 3.99  # for each player, what the next stage of the main scheme brings
    hazard: float = 1.95  # an encounter card more each round
    crisis: float = 0.52  # how much of what a crisis scheme shields counts for it
    stay: float = 3.85  # rounds for which a minion left alone would stay
    spare: float = 0.56  # for each hit point of a minion, the work that is done when it falls
    guard: float = 1.79  # more for a minion that guards
    tough: float = 1.27  # to strip a villain of tough
    ambush: float = 0.22  # attacks of treacheries a hero has to expect
    hand: float = 1.06  # how much a larger hand counts for being an alter-ego
    nerve: float = 0.5  # each further hit point leaves so much of the danger of dying soon
    guise: float = 3.0  # a card that becomes a minion: somebody has to spend a blow on it, or it stays
    encounter: float = 2.09  # an encounter card
    ally: float = 1.43  # how much of an ally's coming deeds counts
    engine: float = 1.24  # gear that brings cards or resources
    deeds: float = 1.09  # gear that acts
    power: float = 0.98  # gear that makes a hero stronger
    moment: float = 0.6  # how much of a card is kept for a better moment when it could answer now
    loose: float = 1.4  # how little a card in hand holds one back from spending it
    icon: float = 0.41  # a resource icon on a kept card
    last: float = 0.8  # how much an ally that would fall by its own deed is spared for a blow
    waste: float = 0.32  # each point of damage that hits nothing
    martyr: float = 0.98  # how much of an ally is mourned that falls defending
    partner: float = 0.9  # how much another player's troubles count


STYLES: Final[dict[str, Style]] = {
    "balanced": Style(),
    "aggressive": Style(damage=0.93, threat=0.8, health=0.44, fear_scheme=0.75),
    "thwart": Style(threat=1.33, side=2.0, fear_scheme=1.1),
    "protective": Style(health=0.8, fear_death=1.4, block=1.1, partner=1.0),
}


_PRESSED: Final[dict[Style, Style]] = {}


def pressed(style: Style) -> Style:
    """The same style where the scenario grows by itself, with threat or minions every round.

    There it can be neither held for good nor simply outrun: minions fall before they are many, threat is removed while it can
    be, and what is left goes into damage. Cards are what this is paid with, and stages of the main scheme.
    """
    known = _PRESSED.get(style)
    if known is None:
        known = _PRESSED[style] = replace(
            style,
            damage=2.24 * style.damage,
            threat=1.58 * style.threat,
            minion=1.37 * style.minion,
            health=1.1 * style.health,
            fear_scheme=0.79 * style.fear_scheme,
            advance=0.5 * style.advance,
            horizon=0.83 * style.horizon,
            partner=1.22 * style.partner,
        )
    return known


def style_of(name: str) -> Style:
    """A style by name."""
    if name not in STYLES:
        raise unknown("style", name, STYLES)
    return STYLES[name]
