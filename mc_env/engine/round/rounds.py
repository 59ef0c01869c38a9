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
from mc_env.engine.program.ops import OP_END_PHASE, OP_ROUND, OP_TURN, OP_VILLAIN_PHASE, Op
from mc_env.engine.program.tables import M_TEMPORARY
from mc_env.engine.round.periods import clear_limits, end_lastings, moment
from mc_env.engine.state.frames import OldFrame
from mc_env.engine.state.log import fact, note
from mc_env.engine.state.state import PLAYER_PHASE, VILLAIN_PHASE, State
from mc_env.engine.state.zones import N_ZONES, PLAY


class RoundOp(Op):
    """The whole round, over and over. Registers: a = position in player order, b = the players of the phase."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_ROUND)

    def step(self, g: State, f: OldFrame) -> None:
        pc = f.at
        if pc == 0:  # the round and the player phase begin
            g.round += 1
            g.phase = PLAYER_PHASE
            g.step = 0
            f.at = 1
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
                    g.push(OP_TURN, -1, p)
            else:
                f.at = 2
                g.push(OP_END_PHASE, -1, 0, 0, ())
        elif pc == 2:
            f.at = 3
            end_lastings(g, UNTIL_END_OF_PHASE)
            end_lastings(g, UNTIL_NEXT_PLAY)
            end_lastings(g, UNTIL_NEXT_EVENT)
            clear_limits(g, PERIOD_PHASE)
            moment(g, EVENT_PHASE_ENDS)
        elif pc == 3:
            g.phase = VILLAIN_PHASE
            f.at = 4
            if g.log is not None:
                note(g, "villain phase")
            moment(g, EVENT_PHASE_BEGINS)
        elif pc == 4:
            f.at = 5
            g.push(OP_VILLAIN_PHASE, -1, 0, (), ())
        elif pc == 5:  # steps 6 and 7
            f.at = 6
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
            f.at = 0
            clear_limits(g, PERIOD_ROUND)
            if g.ledger is not None:
                fact(g, "round over")
            g.happened.clear()


RoundOp()


def discard_temporary(g: State) -> None:
    """Temporary cards leave play when the round ends (Reference "Temporary")."""
    if g.marks[M_TEMPORARY] or g.mods[STAT_TEMPORARY]:
        leave_play(g, [c for z in range(PLAY, N_ZONES) for c in g.zones[z] if mod.stat(g, c, STAT_TEMPORARY)])
