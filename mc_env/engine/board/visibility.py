"""Who sees what: the one rule of what a player may know of a card.

Views, sights, observations and effects all ask here. The state records who knows which card: whoever has seen it, until it is
shuffled away. What else is seen depends on the zone a card is in (`state.zones`) and on effects that show hidden cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mc_env.cards.terms import PILE_BOOST, PILE_DEALT, PILE_HAND, PILE_UNDER, STAT_FACEUP, STAT_PLAY_FROM
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.permissions import may_play_from
from mc_env.engine.program.tables import GUISES
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import HAND, PILE_KIND, PLAY, SECRECY
from mc_env.kernel.zones import HELD, HIDDEN, OPEN, SHOWN

_NEVER_SEARCHED: Final = (PILE_HAND, PILE_DEALT, PILE_BOOST, PILE_UNDER)


def visible(g: State, p: int, c: int) -> bool:
    """Whether player p may see a card; of one that lies facedown in play, what it is beneath its guise."""
    z = g.zone[c]
    if z >= PLAY:
        return not lies_facedown(g, c) or bool(g.known[c] >> p & 1)
    secrecy = SECRECY[z]
    if secrecy in (SHOWN, OPEN) or g.known[c] >> p & 1:
        return True
    if secrecy == HELD:
        return g.open_hands or z == HAND + p
    return secrecy == HIDDEN and effects_show(g) and _shown_by_effect(g, p, c)


def effects_show(g: State) -> bool:
    """Whether any effect could show hidden cards now; if not, hidden piles hold what a player knows and nothing else to see."""
    return bool(g.mods[STAT_FACEUP] or g.mods[STAT_PLAY_FROM])


def _shown_by_effect(g: State, p: int, c: int) -> bool:
    """A card turned faceup, or one that a player may play from where it lies."""
    return bool(g.mods[STAT_FACEUP] and mod.changed(g, c, STAT_FACEUP, 0)) or may_play_from(g, p, c)


def shows_face(g: State, p: int, c: int) -> bool:
    """Whether player p sees the face a card has now; in play everybody does, were it that of a guise."""
    return g.zone[c] >= PLAY or visible(g, p, c)


def lies_facedown(g: State, c: int) -> bool:
    """Whether a card in play lies facedown, as something else than what it is."""
    guise = GUISES[g.guise[c]]
    return guise is not None and guise.facedown


def known_among(g: State, p: int, cards: Sequence[int]) -> list[int]:
    """Those of some hidden cards that player p knows: they saw them, and nobody has shuffled since."""
    known = g.known
    return [c for c in cards if known[c] >> p & 1]


def seen_of_hand(g: State, p: int, q: int) -> tuple[int, ...]:
    """The cards of player q's hand that player p sees."""
    cards = g.zones[HAND + q]
    if p == q or g.open_hands:
        return cards
    return tuple([c for c in cards if visible(g, p, c)])


def seen_from_top(g: State, p: int, z: int) -> list[int]:
    """Which cards of a hidden pile player p sees, by place: 0 is the top."""
    cards = g.zones[z]
    seen = [c for c in cards if visible(g, p, c)] if effects_show(g) else known_among(g, p, cards)
    return [len(cards) - 1 - cards.index(c) for c in reversed(seen)] if seen else []


def seen_as_option(g: State, p: int, c: int) -> bool:
    """Whether the player who decides sees a card an option is about: a deck being searched lies open before them."""
    return PILE_KIND[g.zone[c]] not in _NEVER_SEARCHED or visible(g, p, c)
