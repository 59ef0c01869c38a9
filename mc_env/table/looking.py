"""Looking at a table: where cards are and what is on them, by title."""

from __future__ import annotations

import re
from typing import Final

from mc_env.cards.terms import TYPE_ALTER_EGO, Stat
from mc_env.engine.board import modifiers as mod
from mc_env.engine.game import Game
from mc_env.engine.program.tables import CARDS, FACES, GUISES, counter_id
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import (
    DEALT,
    DECK,
    DISCARD,
    ENC_DECK,
    ENC_DISCARD,
    HAND,
    MAIN_SCHEMES,
    NEMESIS,
    PILES_IN_PLAY,
    PLAY,
    zone_name,
)
from mc_env.errors import unknown
from mc_env.kernel.zones import NOBODY

_NUMBERED: Final = re.compile(r"(.*\S)#(\d+)")  # "Web-Shooter#2"; "Safe House #29" is a title


class Looking:
    """A position, whether a game has begun from it or not."""

    _g: State
    _game: Game | None

    def _g_now(self) -> State:
        return self._game.state if self._game is not None else self._g

    def find(self, title: str) -> int:
        """The card of a title or code ("Title#2" for the second): in play first, then anywhere."""
        g = self._g_now()
        numbered = _NUMBERED.fullmatch(title)
        name, nth = (numbered[1], int(numbered[2]) - 1) if numbered else (title, 0)

        def fits(c: int) -> bool:
            guise = GUISES[g.guise[c]]
            if guise is not None and guise.facedown:
                return guise.name == name
            if name in (CARDS[g.card[c]].code, FACES[g.face[c]].code):
                return True
            if g.ctype[c] <= TYPE_ALTER_EGO:
                return any(FACES[f].title == name for f in CARDS[g.card[c]].faces)
            return FACES[g.face[c]].title == name

        everywhere = [*PILES_IN_PLAY, *range(PLAY)]
        found = [c for z in everywhere for c in g.zones[z] if fits(c)]
        if len(found) <= nth:
            titles = {FACES[g.face[c]].title for z in g.zones for c in z if FACES[g.face[c]].title}
            raise unknown("card at the table", title, titles)
        return int(found[nth])

    def damage(self, title: str) -> int:
        """Damage on a card."""
        return self._g_now().damage[self.find(title)]

    def threat(self, title: str) -> int:
        """Threat on a scheme."""
        return self._g_now().threat[self.find(title)]

    def hand(self, seat: int = 0) -> list[str]:
        """Titles in a hand."""
        return self._titles(HAND + seat)

    def discard(self, seat: int | None = 0) -> list[str]:
        """Titles in a discard pile, the top one last (None: the encounter discard pile)."""
        return self._titles(ENC_DISCARD if seat is None else DISCARD + seat)

    def where(self, title: str) -> str:
        """Where a card is, in words."""
        g = self._g_now()
        return zone_name(g.zone[self.find(title)])

    def status(self, title: str) -> list[str]:
        """Status cards on a character."""
        g = self._g_now()
        c = self.find(title)
        return [
            w
            for w, col in (("stunned", g.stunned), ("confused", g.confused), ("tough", g.tough))
            for _ in range(col[c])
        ]

    def stat(self, title: str, stat: Stat) -> int:
        """A current value of a card."""
        return mod.stat(self._g_now(), self.find(title), int(stat))

    def counters(self, title: str, counter: str) -> int:
        """Counters on a card."""
        return self._g_now().counters.get(self.find(title) << 8 | counter_id(counter), 0)

    def in_play(self) -> list[str]:
        """Titles of all cards in play."""
        g = self._g_now()
        return [FACES[g.face[c]].title for z in g.zones[PLAY:] for c in z]

    # ------------------------------------------------------------------ whose, on what, in which pile

    def engaged(self, title: str) -> int | None:
        """The seat a minion is engaged with."""
        return _seat(self._g_now().engaged[self.find(title)])

    def controller(self, title: str) -> int | None:
        """The seat that controls a card."""
        return _seat(self._g_now().controller[self.find(title)])

    def host(self, title: str) -> str | None:
        """The title of the card that a card is attached to, lies beneath, or is a boost card of."""
        g = self._g_now()
        c = g.host[self.find(title)]
        return FACES[g.face[c]].title if c >= 0 else None

    def deck(self, seat: int | None = 0) -> list[str]:
        """Titles in a deck, the top one first (None: the encounter deck)."""
        return self._titles(ENC_DECK if seat is None else DECK + seat)[::-1]

    def dealt_to(self, seat: int = 0) -> list[str]:
        """Titles of the facedown encounter cards in front of a player, in the order they are revealed in."""
        return self._titles(DEALT + seat)

    def nemesis(self, seat: int = 0) -> list[str]:
        """Titles of a player's nemesis cards that are still set aside."""
        return self._titles(NEMESIS + seat)

    def acceleration(self, title: str | None = None) -> int:
        """Acceleration tokens on a main scheme (default: the first)."""
        g = self._g_now()
        return g.accel[self.find(title) if title is not None else g.zones[MAIN_SCHEMES][0]]

    def _titles(self, zone: int) -> list[str]:
        g = self._g_now()
        return [FACES[g.face[c]].title for c in g.zones[zone]]


def _seat(p: int) -> int | None:
    return None if p == NOBODY else p
