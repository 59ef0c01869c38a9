"""Starting a game from a position: at setup, at the mulligan, at a player's turn, at a step of the villain phase."""

from __future__ import annotations

from typing import Final, Self

from mc_env.cards.terms import PILE_DECK, TYPE_ALTER_EGO
from mc_env.engine.board import changing, dealing, moves
from mc_env.engine.game import Game
from mc_env.engine.new_game import SETUP, add_encounter_cards, begin_setup, new_card, one_of
from mc_env.engine.program.ops import OP_ROUND, OP_TURN, OP_VILLAIN_PHASE
from mc_env.engine.program.tables import CARDS, FACES
from mc_env.engine.round.end_phase import hand_size
from mc_env.engine.round.frames import RoundFrame, TurnFrame, VillainPhaseFrame
from mc_env.engine.round.rounds import ROUND
from mc_env.engine.round.run import run
from mc_env.engine.round.villain_phase import VILLAIN_PHASE_OP
from mc_env.engine.state.log import begin_exact
from mc_env.engine.state.state import PLAYER_PHASE, VILLAIN_PHASE, State
from mc_env.engine.state.zones import DECK, ENC_DECK, ENC_DISCARD, HAND, MAIN_SCHEMES, PILE_KIND
from mc_env.kernel.zones import NOBODY
from mc_env.table.building import FILLER, Building
from mc_env.table.naming import TableError, encounter_card

ENCOUNTER_FILLER: Final = "filler_encounter"
PHASES: Final = ("setup", "mulligan", "player", "villain")


class Starting(Building):
    """A position that a game can start from."""

    def start(self, *, phase: str = "player", step: int = 1, seat: int = 0, first: int = 0) -> Self:
        """Start at a player's turn, or at a step of the villain phase (step 2: with that seat's activations).

        `phase="setup"`: with step 11 of setup, identities in alter-ego form (unless a form was named), main schemes with
        side A up; the named hands are the top cards of the decks, and so the first to be drawn. `phase="mulligan"`: everything
        is set up, the named hands are filled up, and players may discard cards of them.
        """
        g = self._building()
        one_of("phase", phase, PHASES)
        self._areas(None)
        g.first = self._seat(first)
        self._seat(seat)
        self._lay_decks(g)
        if phase == "setup":
            self._before_setup(g)
        for c in range(len(g.card)):
            if PILE_KIND[g.zone[c]] == PILE_DECK:
                g.known[c] = 0
        if phase in ("setup", "mulligan"):
            self._at_setup(g, phase)
        else:
            self._at_phase(g, phase, step, seat)
        g.dirty = True
        if self.exact:
            begin_exact(g)
        run(g)
        self._game = Game(g, None)
        return self

    @property
    def game(self) -> Game:
        """The game itself; asking for it starts it."""
        if self._game is None:
            self.start()
        assert self._game is not None
        return self._game

    def _lay_decks(self, g: State) -> None:
        """Named cards on top, filler (or the cards of the scenario) below."""
        for p in range(g.n):
            for _ in range(self.filler):
                new_card(g, FILLER, p, g.parea[p], DECK + p)
            for code in reversed(self._decks[p]):
                new_card(g, code, p, g.parea[p], DECK + p)
        if self._sets is not None:
            add_encounter_cards(g, self._sets, self._heroes)
        for area in sorted(set(g.parea)):
            if self._sets is None:
                for _ in range(self.filler):
                    new_card(g, ENCOUNTER_FILLER, NOBODY, area, ENC_DECK + area)
            else:
                moves.shuffle(g, ENC_DECK + area)
            here = g.parea.index(area)
            for name in self._encounter_discard.get(here, []):
                new_card(g, encounter_card(name), NOBODY, area, ENC_DISCARD + area)
            for name in reversed(self._encounter_named.get(here, [])):
                new_card(g, encounter_card(name), NOBODY, area, ENC_DECK + area)

    def _before_setup(self, g: State) -> None:
        """Take back what setup itself will do: forms, sides of main schemes, hands."""
        if self._main_scheme_named:
            raise TableError("a game that starts at setup sets up its main scheme itself: leave out main_scheme(...)")
        for p, c in enumerate(g.identity):
            faces = CARDS[g.card[c]].faces
            if not self._formed[p]:
                changing.flip(g, c, next((f for f in faces if FACES[f].type == TYPE_ALTER_EGO), faces[0]))
            for card in reversed(g.zones[HAND + p]):
                moves.move(g, card, DECK + p)
        for c in g.zones[MAIN_SCHEMES]:
            changing.flip(g, c, self._side_a[c])
            g.threat[c] = 0

    def _at_setup(self, g: State, phase: str) -> None:
        if phase == "setup":
            begin_setup(g)
            return
        begin_setup(g, SETUP.mulligans)
        for p in g.players():
            dealing.draw_cards(g, p, max(0, hand_size(g, p) - len(g.zones[HAND + p])))

    def _at_phase(self, g: State, phase: str, step: int, seat: int) -> None:
        g.round = 1
        order = tuple(g.players())
        position = order.index(seat)
        if phase == "player":
            g.phase = PLAYER_PHASE
            g.stack.append(RoundFrame(OP_ROUND, -1, position + 1, order, ROUND.turns))
            g.stack.append(TurnFrame(OP_TURN, -1, seat))
        else:
            g.phase = VILLAIN_PHASE
            g.stack.append(RoundFrame(OP_ROUND, -1, 0, order, ROUND.villain_phase_over))
            at = VILLAIN_PHASE_OP.at_step[step]
            g.stack.append(VillainPhaseFrame(OP_VILLAIN_PHASE, -1, position if step in (2, 4) else 0, order, at=at))
            g.step = step
