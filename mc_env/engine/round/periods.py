"""What the passing of time brings: moments that abilities wait for, the end of lasting effects, limits that start anew."""

from __future__ import annotations

from collections.abc import Sequence

from mc_env.cards.terms import AFTER, PERIOD_TURN, STAT_PLAY_FROM, WHEN
from mc_env.engine.board import lasting
from mc_env.engine.board.events import heard, open_window
from mc_env.engine.program.ops import OP_DEPARTED, OP_POINT, Op
from mc_env.engine.program.tables import CARDS, FACE_BITS, FACES
from mc_env.engine.state.state import State
from mc_env.kernel.frames import EventsFrame, PointFrame
from mc_env.kernel.records import DONE


class PointOp(Op):
    """A moment that abilities may interrupt or respond to."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_POINT)
        self.steps = (self.interrupts, self.responses, self.end)

    def interrupts(self, g: State, f: PointFrame) -> bool:
        return bool(f.interrupts) and open_window(g, f.pairs, WHEN)

    def responses(self, g: State, f: PointFrame) -> bool:
        return open_window(g, f.pairs, AFTER)

    def end(self, g: State, f: PointFrame) -> bool:
        del g.recs[f.record]
        g.stack.pop()
        g.report(f.sc, DONE)
        return True


PointOp()


def moment(g: State, event: int, player: int = -1) -> None:
    """Open the windows of a moment of the round, if anybody listens."""
    if g.trig[event * 3 + WHEN] or g.trig[event * 3 + AFTER] or g.mods[STAT_PLAY_FROM]:
        r = g.new_rec(event, -1, -1, player, -1, player, g.phase)
        g.stack.append(PointFrame(OP_POINT, -1, r, ((r, event),), 1))


def answered(g: State, event: int, happened: Sequence[tuple[int, int, int]]) -> bool:
    """One response window for what a step of the round has just done, all at once: (card, player, amount) each.

    True if there is one: then somebody listens.
    """
    if not happened or not heard(g, event * 3 + AFTER):
        return False
    pairs = tuple([(g.new_rec(event, -1, -1, p, c, p, n), event) for c, p, n in happened])
    g.stack.append(EventsFrame(OP_DEPARTED, -1, pairs))
    return True


def end_lastings(g: State, until: int) -> None:
    """Lasting effects whose time is over."""
    if g.lasting:
        for serial in [x for x, e in g.lasting.items() if e.until == until]:
            lasting.end_lasting(g, serial)


def period_over(limit: int, period: int) -> bool:
    """Whether limits of one period start anew when another ends: a turn ends with every phase and round as well."""
    return limit == PERIOD_TURN or (period != PERIOD_TURN and limit <= period)


def clear_limits(g: State, period: int) -> None:
    """Limits of a period start anew."""
    if not g.limits:
        return
    for key in list(g.limits):
        if key >= 0:
            faces = CARDS[g.card[key >> 8]].faces
            face, i = divmod(key & 255, 1 << FACE_BITS)
            ab = FACES[faces[face]].abilities if face < len(faces) else ()
            if i >= len(ab) or period_over(ab[i].period, period):
                del g.limits[key]
        elif period_over((-key - 1) % 8, period):
            del g.limits[key]
