"""The round, over and over: player phase, villain phase, and what begins and ends with them (Reference "Round Overview")."""

from __future__ import annotations

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
from mc_env.engine.program.ops import K, Op
from mc_env.engine.program.tables import M_TEMPORARY
from mc_env.engine.round.periods import clear_limits, end_lastings, moment
from mc_env.engine.state.log import fact, note
from mc_env.engine.state.records import Frame
from mc_env.engine.state.state import PLAYER_PHASE, VILLAIN_PHASE, State
from mc_env.engine.state.zones import N_ZONES, PLAY


class RoundOp(Op):
    """The whole round, over and over. Registers: a = position in player order, b = the players of the phase."""

    __slots__ = ()

    def step(self, g: State, f: Frame) -> None:
        pc = f.pc
        if pc == 0:  # the round and the player phase begin
            g.round += 1
            g.phase = PLAYER_PHASE
            g.step = 0
            f.pc = 1
            f.a = 0
            f.b = g.players()
            if g.log is not None:
                note(g, "round", number=g.round, first=g.first)
            moment(g, EVENT_PHASE_BEGINS)
            moment(g, EVENT_ROUND_BEGINS)
        elif pc == 1:
            if f.a < len(f.b):
                p = f.b[f.a]
                f.a += 1
                if g.alive[p]:
                    g.push(K.turn, -1, p)
            else:
                f.pc = 2
                g.push(K.end_phase, -1, 0, 0, ())
        elif pc == 2:
            f.pc = 3
            end_lastings(g, UNTIL_END_OF_PHASE)
            end_lastings(g, UNTIL_NEXT_PLAY)
            end_lastings(g, UNTIL_NEXT_EVENT)
            clear_limits(g, PERIOD_PHASE)
            moment(g, EVENT_PHASE_ENDS)
        elif pc == 3:
            g.phase = VILLAIN_PHASE
            f.pc = 4
            if g.log is not None:
                note(g, "villain phase")
            moment(g, EVENT_PHASE_BEGINS)
        elif pc == 4:
            f.pc = 5
            g.push(K.villain_phase, -1, 0, (), ())
        elif pc == 5:  # steps 6 and 7
            f.pc = 6
            g.step = 6
            if g.ledger is not None:
                fact(g, "step", number=6)
            end_lastings(g, UNTIL_END_OF_PHASE)
            end_lastings(g, UNTIL_NEXT_PLAY)
            end_lastings(g, UNTIL_NEXT_EVENT)
            end_lastings(g, UNTIL_END_OF_ROUND)
            moment(g, EVENT_ROUND_ENDS)
            moment(g, EVENT_PHASE_ENDS)
            discard_temporary(g)  # before what happens at the end of the round
        else:
            f.pc = 0
            clear_limits(g, PERIOD_ROUND)
            if g.ledger is not None:
                fact(g, "round over")
            g.happened.clear()


K.round = RoundOp().id


def discard_temporary(g: State) -> None:
    """Temporary cards leave play when the round ends (Reference "Temporary")."""
    if g.marks[M_TEMPORARY] or g.mods[STAT_TEMPORARY]:
        leave_play(g, [c for z in range(PLAY, N_ZONES) for c in g.zones[z] if mod.stat(g, c, STAT_TEMPORARY)])
