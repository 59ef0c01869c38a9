"""The round, over and over: player phase, villain phase, and what begins and ends with them (Reference "Round Overview")."""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import (
    EVENT_PHASE_BEGINS,
    EVENT_PHASE_ENDS,
    EVENT_ROUND_BEGINS,
    EVENT_ROUND_ENDS,
    PERIOD_PHASE,
    PERIOD_ROUND,
    STAT_TEMPORARY,
    UNTIL_END_OF_PHASE,
    UNTIL_END_OF_ROUND,
    UNTIL_NEXT_EVENT,
    UNTIL_NEXT_PLAY,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.leaving import leave_play
from mc_env.engine.program.ops import OP_END_PHASE, OP_ROUND, OP_TURN, OP_VILLAIN_PHASE, Op
from mc_env.engine.program.tables import M_TEMPORARY
from mc_env.engine.round.frames import HandsFrame, RoundFrame, TurnFrame, VillainPhaseFrame
from mc_env.engine.round.periods import clear_limits, end_lastings, moment
from mc_env.engine.state.state import PLAYER_PHASE, VILLAIN_PHASE, State
from mc_env.engine.state.zones import N_ZONES, PLAY
from mc_env.kernel.log import fact, note


class RoundOp(Op):
    """The ten steps of Reference "Round Overview", over and over."""

    __slots__ = ("beginning", "turns", "villain_phase_over")

    def __init__(self) -> None:
        super().__init__(OP_ROUND)
        self.steps = (
            self.player_phase_begins,
            self.each_player_takes_a_turn,
            self.players_discard_draw_and_ready,
            self.player_phase_ends,
            self.villain_phase_begins,
            self.villain_phase,
            self.villain_phase_and_round_end,
            self.next_round,
        )
        self.beginning = self.number(self.player_phase_begins)
        self.turns = self.number(self.each_player_takes_a_turn)
        self.villain_phase_over = self.number(self.villain_phase_and_round_end)

    def player_phase_begins(self, g: State, f: RoundFrame) -> bool:
        """Step 1, and the round begins."""
        g.round += 1
        g.phase = PLAYER_PHASE
        g.step = 0
        f.position = 0
        f.players = g.players()
        if g.log is not None:
            note(g, "round", number=g.round, first=g.first)
        moment(g, EVENT_PHASE_BEGINS)
        moment(g, EVENT_ROUND_BEGINS)
        return True

    def each_player_takes_a_turn(self, g: State, f: RoundFrame) -> bool:
        """Step 2: in the player order that the phase began with."""
        if f.position == len(f.players):
            return False
        f.at = self.turns
        p = f.players[f.position]
        f.position += 1
        if g.alive[p]:
            g.stack.append(TurnFrame(OP_TURN, -1, p))
        return True

    def players_discard_draw_and_ready(self, g: State, f: RoundFrame) -> bool:
        """Step 3: what players do at its end (steps 1 to 3 of Reference "End of Player Phase")."""
        g.stack.append(HandsFrame(OP_END_PHASE, -1))
        return True

    def player_phase_ends(self, g: State, f: RoundFrame) -> bool:
        """Step 3: effects that last until then end, what waits for it resolves (steps 4 and 5 of that entry)."""
        end_phase_lastings(g)
        clear_limits(g, PERIOD_PHASE)
        moment(g, EVENT_PHASE_ENDS)
        return True

    def villain_phase_begins(self, g: State, f: RoundFrame) -> bool:
        """Step 4."""
        g.phase = VILLAIN_PHASE
        if g.log is not None:
            note(g, "villain phase")
        moment(g, EVENT_PHASE_BEGINS)
        return True

    def villain_phase(self, g: State, f: RoundFrame) -> bool:
        """Steps 5 to 9 (`villain_phase.VillainPhaseOp`)."""
        g.stack.append(VillainPhaseFrame(OP_VILLAIN_PHASE, -1))
        return True

    def villain_phase_and_round_end(self, g: State, f: RoundFrame) -> bool:
        """Step 10: effects that last until then end, what waits for it resolves (steps 6 and 7 of Reference "Villain Phase")."""
        g.step = 6
        if g.ledger is not None:
            fact(g, "step", number=6)
        end_phase_lastings(g)
        end_lastings(g, UNTIL_END_OF_ROUND)
        moment(g, EVENT_ROUND_ENDS)
        moment(g, EVENT_PHASE_ENDS)
        discard_temporary(g)  # before what happens at the end of the round
        return True

    def next_round(self, g: State, f: RoundFrame) -> bool:
        """Step 10: on to step one of the next round."""
        f.at = self.beginning
        clear_limits(g, PERIOD_ROUND)
        if g.ledger is not None:
            fact(g, "round over")
        g.happened.clear()
        return True


ROUND: Final = RoundOp()


def end_phase_lastings(g: State) -> None:
    """Lasting effects that end with every phase, those that wait for the next card to be played among them."""
    end_lastings(g, UNTIL_END_OF_PHASE)
    end_lastings(g, UNTIL_NEXT_PLAY)
    end_lastings(g, UNTIL_NEXT_EVENT)


def discard_temporary(g: State) -> None:
    """Temporary cards leave play when the round ends (Reference "Temporary")."""
    if g.marks[M_TEMPORARY] or g.mods[STAT_TEMPORARY]:
        leave_play(g, [c for z in range(PLAY, N_ZONES) for c in g.zones[z] if mod.stat(g, c, STAT_TEMPORARY)])
