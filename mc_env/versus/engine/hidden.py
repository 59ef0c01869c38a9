"""Redrawing what a player cannot know (`kernel.hidden`): hidden cards of one owner look alike."""

from __future__ import annotations

from typing import Final

from mc_env.kernel.hidden import Redrawing
from mc_env.versus.engine import streams, visibility
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import CARDS, FACES
from mc_env.versus.engine.zones import FRONT, HAND, SIDE


class HiddenCards(Redrawing[State]):
    """The hidden cards of Vs. System: in decks, hands and face-down resources, which have nothing for the index there."""

    __slots__ = ()

    def visible(self, g: State, p: int, c: int) -> bool:
        return visibility.visible(g, p, c)

    def look(self, g: State, c: int) -> int:
        return g.owner[c] << 33 | (1 << 32 if SIDE <= g.zone[c] < FRONT else 0)

    def become(self, g: State, c: int, card: int) -> None:
        g.face[c] = CARDS[card].faces[0]
        g.ctype[c] = FACES[g.face[c]].type


HIDDEN_CARDS: Final = HiddenCards(HAND, streams.MISC)
