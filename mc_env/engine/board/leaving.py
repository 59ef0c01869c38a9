"""Cards leaving play: what goes along with them, and the windows before and after (Reference "Leaves Play").

Whatever the cause, an ability that looks for a card leaving play sees it. Before a card goes there are a *would* and a
*when* window, opened by the op that makes it leave; that it has left is noted by `moves.clear`, and the continuous checks
open one response window for everything that went together.
"""

from __future__ import annotations

from collections.abc import Sequence

from mc_env.cards.terms import AFTER, EVENT_LEAVE_PLAY, STAT_PLAY_FROM, STAT_VICTORY, TYPE_ALTER_EGO, WHEN, WOULD
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board import moves
from mc_env.engine.board.events import open_window
from mc_env.engine.program.ops import OP_DEPARTED, OP_LEAVE, Op
from mc_env.engine.state.frames import LeaveFrame
from mc_env.engine.state.records import F_OVER
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PILES_IN_PLAY, PLAY, VICTORY
from mc_env.kernel.frames import EventsFrame, Pair


def awaited(g: State, cards: Sequence[int]) -> bool:
    """Whether anything could interrupt these cards' leaving play."""
    if not (g.trig[EVENT_LEAVE_PLAY * 3 + WOULD] or g.trig[EVENT_LEAVE_PLAY * 3 + WHEN] or g.mods[STAT_PLAY_FROM]):
        return False
    return any(g.zone[c] >= PLAY and not under_way(g, c) for c in cards)


def under_way(g: State, c: int) -> bool:
    """Whether a card is leaving play already: what happens to it instead, or meanwhile, is part of that."""
    return any(rec.kind == EVENT_LEAVE_PLAY and rec.target == c and not rec.snap for rec in g.recs.values())


def going(g: State, cards: Sequence[int]) -> list[int]:
    """Cards in play that leave it together with these: what is attached to them, everything of an eliminated player."""
    out = [c for c in cards if g.zone[c] >= PLAY]
    for c in out:  # grows while it is walked through: attachments of attachments
        if g.ctype[c] <= TYPE_ALTER_EGO:
            p = g.controller[c]
            more = [x for z in PILES_IN_PLAY for x in g.zones[z] if p in (g.controller[x], g.owner[x])]
        else:
            more = [x for x, h in enumerate(g.host) if h == c and g.zone[x] >= PLAY]
        out += [x for x in more if x not in out]
    return out


def announce(g: State, cards: Sequence[int], src: int = -1, link: int = -1) -> tuple[int, ...]:
    """Records of cards about to leave play, each with the player it belongs to."""
    recs = []
    for c in going(g, [c for c in cards if not under_way(g, c)]):
        p = mod.you_of(g, c)
        recs.append(g.new_rec(EVENT_LEAVE_PLAY, src, -1, p, c, p, link=link))
    return tuple(recs)


def pairs(g: State, recs: Sequence[int]) -> tuple[Pair, ...]:
    """What there is to interrupt: the leaving that nothing has replaced."""
    return tuple(
        (r, EVENT_LEAVE_PLAY) for r in recs if not g.recs[r].flags & F_OVER and g.zone[g.recs[r].target] >= PLAY
    )


def stays(g: State, recs: Sequence[int], c: int) -> bool:
    """Whether a card's leaving play was replaced by something else."""
    return any(g.recs[r].target == c and g.recs[r].flags & F_OVER for r in recs)


def departing(g: State, c: int) -> bool:
    """Whether a card is on its way out of play already, while somebody interrupts that."""
    return any(isinstance(f, LeaveFrame) and c in f.cards for f in g.stack)


def leave_play(g: State, cards: Sequence[int], used_up: bool = False) -> None:
    """Discard cards from play by a rule of the game: limits, temporary, spent uses (Reference "Victory X")."""
    if awaited(g, cards):
        g.stack.append(LeaveFrame(OP_LEAVE, -1, announce(g, cards), tuple(cards), int(used_up)))
        return
    for c in cards:
        _go(g, c, used_up)


def _go(g: State, c: int, used_up: bool) -> None:
    if g.zone[c] >= PLAY:
        if used_up and mod.stat(g, c, STAT_VICTORY):
            moves.move(g, c, VICTORY)
        else:
            moves.discard(g, c)


class LeaveOp(Op):
    """Cards are discarded from play by a rule of the game, unless something happens instead (Reference "Leaves Play")."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_LEAVE)
        self.steps = (self.would_leave, self.when_they_leave, self.leave)

    def would_leave(self, g: State, f: LeaveFrame) -> bool:
        open_window(g, pairs(g, f.leavings), WOULD)
        return True

    def when_they_leave(self, g: State, f: LeaveFrame) -> bool:
        open_window(g, pairs(g, f.leavings), WHEN)
        return True

    def leave(self, g: State, f: LeaveFrame) -> bool:
        for c in f.cards:
            if not stays(g, f.leavings, c):
                _go(g, c, bool(f.used_up))
        for r in f.leavings:
            del g.recs[r]
        g.stack.pop()
        return True


LeaveOp()


def departures(g: State) -> None:
    """One response window for all cards that have left play since the last one, and what else was done without a window."""
    gone = tuple((r, g.recs[r].kind) for r in g.departed)
    g.departed = ()
    g.stack.append(EventsFrame(OP_DEPARTED, -1, gone))


class DepartedOp(Op):
    """Cards have left play, or something else has happened to several at once: one response window for all of it."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_DEPARTED)
        self.steps = (self.responses, self.end)

    def responses(self, g: State, f: EventsFrame) -> bool:
        return open_window(g, f.pairs, AFTER)

    def end(self, g: State, f: EventsFrame) -> bool:
        for r, _ in f.pairs:
            del g.recs[r]
        g.stack.pop()
        return True


DepartedOp()


def told(g: State, c: int) -> None:
    """That this card has left play is told by its own op, together with what made it leave."""
    for r in [r for r in g.departed if g.recs[r].target == c and g.recs[r].kind == EVENT_LEAVE_PLAY]:
        g.departed = tuple(x for x in g.departed if x != r)
        del g.recs[r]
