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
from mc_env.engine.resolving.frames import AdvanceFrame, CompleteFrame
from mc_env.engine.state.records import F_OVER
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY, REMOVED, SCHEME_DECK
from mc_env.engine.using.abilities import resolve_kind
from mc_env.kernel.columns import replaced
from mc_env.kernel.log import note


class CompleteOp(Op):
    """A main scheme has reached its target."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_COMPLETE)
        self.steps = (self.would_complete, self.when_completed, self.advance)

    def would_complete(self, g: State, f: CompleteFrame) -> bool:
        c = f.scheme
        f.record = g.new_rec(EVENT_COMPLETE, c, -1, g.first, c, g.first)
        note(g, "scheme completed", card=c)
        return open_at(g, f.record, EVENT_COMPLETE, WOULD)

    def when_completed(self, g: State, f: CompleteFrame) -> bool:
        if g.recs[f.record].flags & F_OVER:
            return False
        return resolve_kind(g, f.scheme, ABILITY_WHEN_COMPLETED, g.first, f.record)

    def advance(self, g: State, f: CompleteFrame) -> bool:
        """The deck advances; after its last stage the players have lost."""
        c = f.scheme
        over = g.recs.pop(f.record).flags & F_OVER or g.zone[c] < PLAY
        g.stack.pop()
        g.leaving[c] = 0
        if over:
            g.dirty = True
        elif next_card(g, c) < 0:
            outcome.end_game(g, outcome.LOSS, "scheme_completed")
        else:
            g.stack.append(AdvanceFrame(OP_ADVANCE, -1, c))
        return True


CompleteOp()


def next_card(g: State, c: int) -> int:
    """The next stage of a main scheme's own deck; -1 if there is none."""
    mine = [x for x in g.zones[SCHEME_DECK + g.area[c]] if g.host[x] == c or g.host[x] < 0]
    return mine[-1] if mine else -1


class AdvanceOp(Op):
    """The main scheme deck advances: the old stage goes, side A of the next is revealed, then side B with its threat."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_ADVANCE)
        self.steps = (self.reveal_side_a, self.reveal_side_b, self.end)

    def reveal_side_a(self, g: State, f: AdvanceFrame) -> bool:
        old = f.old
        f.new = new = next_card(g, old)
        tokens = g.accel[old]
        marked = g.counters.get(old << 8, 0)
        for x in [x for x, h in enumerate(g.host) if h == old and g.zone[x] == SCHEME_DECK + g.area[old]]:
            g.host[x] = new
        g.host[new] = -1
        moves.move(g, old, REMOVED)
        moves.put_in_play(g, new)
        g.accel = replaced(g.accel, new, tokens)
        if marked:
            g.counters[new << 8] = marked
        note(g, "scheme advances", card=new)
        return resolve_kind(g, new, ABILITY_WHEN_REVEALED, g.first)

    def reveal_side_b(self, g: State, f: AdvanceFrame) -> bool:
        reveal_side_b(g, f.new)
        return True

    def end(self, g: State, f: AdvanceFrame) -> bool:
        g.stack.pop()
        return True


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
