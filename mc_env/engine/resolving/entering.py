"""Cards entering play and engaging (Reference "Enters Play", "Engage", "Teamwork", "Quickstrike")."""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import (
    AFTER,
    EVENT_ATTACK,
    EVENT_ENGAGE,
    EVENT_ENTER_PLAY,
    STAT_QUICKSTRIKE,
    TYPE_HERO,
    TYPE_MINION,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board import moves
from mc_env.engine.board.events import Pair, open_window
from mc_env.engine.program.ops import OP_ENTER, Op
from mc_env.engine.program.tables import FACES
from mc_env.engine.resolving.activation import activate, initiate
from mc_env.engine.resolving.frames import EnterFrame
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import MINIONS, PLAY
from mc_env.kernel.columns import replaced
from mc_env.kernel.log import note
from mc_env.kernel.ops import FIRST
from mc_env.kernel.records import FULLY, NOTHING
from mc_env.kernel.zones import NOBODY


def enter_play(
    g: State,
    sc: int,
    c: int,
    controller: int = NOBODY,
    engaged: int = NOBODY,
    host: int = -1,
    with_events: tuple[Pair, ...] = (),
    guise: int = 0,
) -> None:
    """A card enters play; keywords of entering and engaging follow, then one response window for all of it."""
    if controller != NOBODY and not g.alive[controller]:  # eliminated while paying, or by the same ability
        moves.move(g, c, moves.home(g, c))
        g.report(sc, NOTHING)
        return
    if (
        engaged != NOBODY and not g.alive[engaged]
    ):  # likewise: whoever was engaged with them is with the next player now
        engaged = g.next_player(engaged)
    moves.put_in_play(g, c, controller, engaged, host, guise)
    if g.log is not None:
        note(g, "enters play", card=c, player=controller if controller != NOBODY else engaged)
    p = controller if controller != NOBODY else engaged if engaged != NOBODY else -1
    r = g.new_rec(EVENT_ENTER_PLAY, c, c, p, c, p)
    pairs: tuple[Pair, ...] = (*with_events, (r, EVENT_ENTER_PLAY))
    if engaged != NOBODY:
        pairs += ((r, EVENT_ENGAGE),)
    g.stack.append(EnterFrame(OP_ENTER, sc, pairs, r, at=FIRST if g.ctype[c] == TYPE_MINION else ENTER.answering))


class EnterOp(Op):
    """What follows a card's entering play, or engaging: keywords, then one window for all of it (Reference "Enters Play")."""

    __slots__ = ("answering",)

    def __init__(self) -> None:
        super().__init__(OP_ENTER)
        self.steps = (self.teamwork, self.quickstrike, self.responses, self.end)
        self.answering = self.number(self.responses)  # keywords of entering are those of minions

    def teamwork(self, g: State, f: EnterFrame) -> bool:
        enters = any(ev == EVENT_ENTER_PLAY for _, ev in f.pairs)
        return enters and teamwork(g, g.recs[f.record].target)

    def quickstrike(self, g: State, f: EnterFrame) -> bool:
        return quickstrike(g, g.recs[f.record].target)

    def responses(self, g: State, f: EnterFrame) -> bool:
        return open_window(g, f.pairs, AFTER)

    def end(self, g: State, f: EnterFrame) -> bool:
        c = g.recs.pop(f.record).target
        g.stack.pop()
        g.report(f.sc, (FULLY, 1, (c,)))
        return True


ENTER: Final = EnterOp()


def teamwork(g: State, c: int) -> bool:
    """A minion with teamwork that entered play engaged activates beside another of the trait (Reference "Teamwork").

    It comes before quickstrike, which such a minion may have as well (docs/RULINGS.md, R70).
    """
    if g.zone[c] < PLAY or g.ctype[c] != TYPE_MINION or g.engaged[c] == NOBODY:
        return False
    trait = FACES[g.face[c]].teamwork if not g.blank[c] else ""
    if trait and any(x != c and mod.has_trait(g, x, trait) for x in g.zones[MINIONS]):
        return activate(g, c, g.engaged[c])
    return False


def quickstrike(g: State, c: int) -> bool:
    """A minion with quickstrike attacks the player it has just engaged, if in hero form (Reference "Quickstrike")."""
    if g.zone[c] < PLAY or g.ctype[c] != TYPE_MINION or g.engaged[c] == NOBODY:
        return False
    p = g.engaged[c]
    if mod.stat(g, c, STAT_QUICKSTRIKE) and g.ctype[g.identity[p]] == TYPE_HERO:
        return initiate(g, EVENT_ATTACK, c, p)
    return False


def engage(g: State, sc: int, c: int, p: int) -> None:
    """A minion in play engages another player."""
    g.engaged[c] = p
    g.area = replaced(g.area, c, g.parea[p])
    note(g, "engages", card=c, player=p)
    r = g.new_rec(EVENT_ENGAGE, c, c, p, c, p)
    g.stack.append(EnterFrame(OP_ENTER, sc, ((r, EVENT_ENGAGE),), r))
