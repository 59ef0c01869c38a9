"""Making things happen without a card that does: damage, threat, a revealed card, an enemy's attack or scheme.

They are pushed as the engine's own ops on top of a player's turn: windows open, keywords work, and whatever players are asked is
answered as usual. When all of it is over, that player's turn goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from mc_env.cards.terms import EVENT_ATTACK, EVENT_SCHEME
from mc_env.engine.game import Game
from mc_env.engine.new_game import new_card
from mc_env.engine.program.tables import FACES
from mc_env.engine.resolving.activation import initiate
from mc_env.engine.resolving.damage import deal, packet
from mc_env.engine.resolving.revealing import reveal
from mc_env.engine.resolving.threat import place_threat
from mc_env.engine.round.frames import TurnFrame
from mc_env.engine.round.run import run
from mc_env.engine.round.turn import TURN
from mc_env.engine.state.log import begin_exact
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import ASIDE, DEALT, ENC_DECK, ENC_DISCARD, NEMESIS
from mc_env.kernel.zones import NOBODY
from mc_env.table.naming import TableError, encounter_card
from mc_env.table.playing import Playing


class Happening(Playing):
    """A game in which things can be made to happen at a player's turn."""

    def deal_damage(self, target: str, n: int, *, by: str | None = None) -> Self:
        """Deal damage to a character (from a card, or from nowhere)."""
        c, src = self._there(target), self._source(by)

        def push(g: State) -> None:
            deal(g, -1, [packet(g, c, n, src, src, self._whose(g, src))])

        return self._happens(push)

    def place_threat(self, scheme: str, n: int, *, by: str | None = None) -> Self:
        """Place threat on a scheme (by a card, or from nowhere)."""
        c, src = self._there(scheme), self._source(by)
        return self._happens(lambda g: place_threat(g, -1, [(c, n)], src, self._whose(g, src)))

    def reveal(self, title: str, *, seat: int = 0) -> Self:
        """A seat reveals an encounter card: one of that title from the encounter deck, its discard pile, in front of a player
        or set aside if there is one, else a new one."""

        def push(g: State) -> None:
            reveal(g, -1, self._to_reveal(g, title, seat), seat, True)

        return self._happens(push)

    def enemy_attacks(self, enemy: str, *, seat: int | None = None) -> Self:
        """An enemy attacks a seat: that it is engaged with, or whose turn it is."""
        return self._activates(EVENT_ATTACK, enemy, seat)

    def enemy_schemes(self, enemy: str, *, seat: int | None = None) -> Self:
        """An enemy schemes against a seat: that it is engaged with, or whose turn it is."""
        return self._activates(EVENT_SCHEME, enemy, seat)

    def _activates(self, kind: int, enemy: str, seat: int | None) -> Self:
        c = self._there(enemy)
        g = self.game.state
        if seat is None:
            seat = g.engaged[c] if g.engaged[c] != NOBODY else self.decision.player
        against = self._seat(seat)

        def push(g: State) -> None:
            if not initiate(g, kind, c, against):
                raise TableError(
                    f"{enemy} cannot activate against seat {against}: it is not in play, or the seat is out"
                )

        return self._happens(push)

    def _there(self, title: str) -> int:
        """A card, after the game has begun: villain and main scheme may be placed only then."""
        if self._game is None:
            self.start()
        return self.find(title)

    def _source(self, by: str | None) -> int:
        return self._there(by) if by is not None else -1

    def _whose(self, g: State, c: int) -> int:
        """The player who controls a card, -1 if nobody does."""
        return g.controller[c] if c >= 0 and g.controller[c] != NOBODY else -1

    def _to_reveal(self, g: State, title: str, seat: int) -> int:
        code = encounter_card(title)
        area = g.parea[self._seat(seat)]
        piles = (ENC_DECK + area, ENC_DISCARD + area, DEALT + seat, NEMESIS + seat, ASIDE)
        for c in (c for z in piles for c in reversed(g.zones[z])):
            if FACES[g.face[c]].code == code:
                return c
        c = new_card(g, code, NOBODY, area, ASIDE)
        if g.ledger is not None:  # auditors learn of the new card from a new first entry
            begin_exact(g)
        return c

    def _happens(self, push: Callable[[State], None]) -> Self:
        """Let something happen, as soon as the player whose turn it is would be asked again."""
        d = self.game.decision
        if d is None or d.kind != "turn":
            now = "the game is over" if d is None else f"the decision is {d.kind} ({d.prompt}): answer it first"
            raise TableError(f"things are made to happen at a player's turn; {now}")
        g = self.game.state
        f = g.stack[-1]
        assert isinstance(f, TurnFrame)
        g.pending = None
        f.at = TURN.asking
        push(g)
        g.dirty = True
        run(g)
        self._game = Game(g, None)  # saved, this is where it begins: no choice led here
        self._sound()
        return self
