"""Redrawing what a player cannot know (`kernel.hidden`): which cards of this game look alike from outside."""

from __future__ import annotations

from typing import Final

from mc_env.engine.board import index, visibility
from mc_env.engine.program.tables import CARDS, FACES
from mc_env.engine.state import streams
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import HAND, PLAY
from mc_env.kernel.hidden import Redrawing
from mc_env.kernel.zones import NOBODY


class HiddenCards(Redrawing[State]):
    """The hidden cards of this game: alike are those of one owner (or area) that belong to the same deck."""

    __slots__ = ()

    def visible(self, g: State, p: int, c: int) -> bool:
        return visibility.visible(g, p, c)

    def look(self, g: State, c: int) -> int:
        owner = g.owner[c]
        area = g.area[c] if owner == NOBODY else 0
        deck = FACES[CARDS[g.card[c]].faces[0]].extra_deck
        return (owner << 8 | area) << 32 | (deck + 1) << 16

    def become(self, g: State, c: int, card: int) -> None:
        z = g.zone[c]
        if z >= PLAY:  # facedown: it keeps the face of its guise
            return
        if FACES[g.face[c]].active & index.PILE_BIT[z]:
            index.index_remove(g, c, index.PILE_KIND[z])
        g.face[c] = CARDS[card].faces[0]
        g.ctype[c] = FACES[g.face[c]].type
        if FACES[g.face[c]].active & index.PILE_BIT[z]:
            index.index_add(g, c, index.PILE_KIND[z])


HIDDEN_CARDS: Final = HiddenCards(HAND, streams.MISC)


def resample(g: State, p: int, seed: int) -> State:
    """A copy in which what player p cannot know is redrawn; p's view is the same, the future is not."""
    return HIDDEN_CARDS.resample(g, p, seed)
