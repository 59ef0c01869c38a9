"""Main schemes: completion and advancing (Reference "Main Scheme")."""

from __future__ import annotations

from mc_env.cards.terms import (
    ABILITY_WHEN_COMPLETED,
    ABILITY_WHEN_REVEALED,
    EVENT_COMPLETE,
    STAT_THREAT,
    WOULD,
)
from mc_env.engine.board import changing, moves, outcome
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.events import open_at
from mc_env.engine.program.ops import OP_ADVANCE, OP_COMPLETE, Op
from mc_env.engine.program.tables import CARDS
from mc_env.engine.state.frames import OldFrame
from mc_env.engine.state.log import note
from mc_env.engine.state.records import F_OVER
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY, REMOVED, SCHEME_DECK
from mc_env.engine.using.abilities import resolve_kind


class CompleteOp(Op):
    """A main scheme has reached its target. Registers: a = scheme, b = record."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_COMPLETE)

    def step(self, g: State, f: OldFrame) -> None:
        c = f.a
        if f.at == 0:
            f.at = 1
            f.b = g.new_rec(EVENT_COMPLETE, c, -1, g.first, c, g.first)
            note(g, "scheme completed", card=c)
            if open_at(g, f.b, EVENT_COMPLETE, WOULD):
                return
        rec = g.recs[f.b]
        if f.at == 1:
            f.at = 2
            if not rec.flags & F_OVER and resolve_kind(g, c, ABILITY_WHEN_COMPLETED, g.first, f.b):
                return
        over = rec.flags & F_OVER or g.zone[c] < PLAY
        del g.recs[f.b]
        g.stack.pop()
        g.leaving[c] = 0
        if over:
            g.dirty = True
            return
        if next_card(g, c) < 0:
            outcome.end_game(g, outcome.LOSS, "scheme_completed")
            return
        g.push(OP_ADVANCE, -1, c)


CompleteOp()


def next_card(g: State, c: int) -> int:
    """The next stage of a main scheme's own deck; -1 if there is none."""
    mine = [x for x in g.zones[SCHEME_DECK + g.area[c]] if g.host[x] == c or g.host[x] < 0]
    return mine[-1] if mine else -1


class AdvanceOp(Op):
    """The main scheme deck advances: the old stage goes, side A of the next is revealed, then side B with its threat.

    Register a = the old stage; b = the new one.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_ADVANCE)

    def step(self, g: State, f: OldFrame) -> None:
        if f.at == 0:
            f.at = 1
            old = f.a
            new = next_card(g, old)
            tokens = g.accel[old]
            marked = g.counters.get(old << 8, 0)
            for x in [x for x, h in enumerate(g.host) if h == old and g.zone[x] == SCHEME_DECK + g.area[old]]:
                g.host[x] = new
            g.host[new] = -1
            moves.move(g, old, REMOVED)
            moves.put_in_play(g, new)
            g.accel[new] = tokens
            if marked:
                g.counters[new << 8] = marked
            f.b = new
            note(g, "scheme advances", card=new)
            if resolve_kind(g, new, ABILITY_WHEN_REVEALED, g.first):
                return
        if f.at == 1:
            f.at = 2
            reveal_side_b(g, f.b)
            return
        g.stack.pop()


AdvanceOp()


def side_b(g: State, c: int) -> int:
    """The face of a main scheme that is in play during the game: its second (a third waits for an effect to flip it)."""
    faces = CARDS[g.card[c]].faces
    return faces[1] if len(faces) > 1 else faces[0]


def reveal_side_b(g: State, c: int) -> None:
    """Turn a main scheme to its B side with its starting threat, and resolve that side's When Revealed."""
    if g.zone[c] < PLAY:
        return
    face = side_b(g, c)
    if g.face[c] != face:
        changing.flip(g, c, face)
    g.threat[c] = mod.stat(g, c, STAT_THREAT)
    g.dirty = True
    resolve_kind(g, c, ABILITY_WHEN_REVEALED, g.first)
