"""Defeat of characters and side schemes, the next stage of a villain, the elimination of a player."""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import (
    ABILITY_WHEN_DEFEATED,
    ABILITY_WHEN_REVEALED,
    AFTER,
    CHARACTER_TYPES,
    EVENT_DEFEAT,
    EVENT_ENGAGE,
    EVENT_LEAVE_PLAY,
    SIDE_SCHEME_TYPES,
    STAT_TOUGHNESS,
    STAT_VICTORY,
    TYPE_ALTER_EGO,
    TYPE_VILLAIN,
    WHEN,
    WOULD,
)
from mc_env.engine.board import changing, index, moves, outcome
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.copies import forget, forget_limits
from mc_env.engine.board.events import Pair, open_window, snapshot
from mc_env.engine.board.leaving import announce, awaited, pairs, stays, told
from mc_env.engine.program.ops import OP_DEFEAT, OP_ENTER, Op
from mc_env.engine.program.tables import CARDS, FACES
from mc_env.engine.resolving.frames import DefeatFrame, EnterFrame
from mc_env.engine.state.options import ASK_ORDER, V_ORDER
from mc_env.engine.state.records import F_OVER
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import MINIONS, PLAY, REMOVED, VICTORY, VILLAIN_DECK, VILLAINS
from mc_env.engine.using.abilities import resolve_kind
from mc_env.kernel.columns import exchanged
from mc_env.kernel.log import note

_CHARACTERS: Final = frozenset(int(t) for t in CHARACTER_TYPES)


class DefeatOp(Op):
    """Characters and side schemes are defeated together: steps 6 to 10 of Reference "Damage" (Reference "Defeat")."""

    __slots__ = ("resolving",)

    def __init__(self) -> None:
        super().__init__(OP_DEFEAT)
        self.steps = (
            self.would_be_defeated,
            self.would_leave_play,
            self.when_they_are,
            self.resolve_when_defeated,
            self.take_order,
            self.leave_play,
            self.after_they_were,
            self.end,
        )
        self.resolving = self.number(self.resolve_when_defeated)

    def would_be_defeated(self, g: State, f: DefeatFrame) -> bool:
        """Step 6: abilities that trigger when somebody would be defeated."""
        for r in f.defeats:
            g.leaving[g.recs[r].target] = 1
        return open_window(g, tuple((r, EVENT_DEFEAT) for r in f.defeats), WOULD)

    def would_leave_play(self, g: State, f: DefeatFrame) -> bool:
        """Who was saved is out of it; for the others their leaving play is imminent (Reference "Leaves Play")."""
        for r in f.defeats:
            rec = g.recs[r]
            t = rec.target
            if g.zone[t] < PLAY:
                rec.flags |= F_OVER
            elif rec.flags & F_OVER or not is_defeated(g, t):
                rec.flags |= F_OVER
                g.leaving[t] = 0
        fallen = [r for r in f.defeats if not g.recs[r].flags & F_OVER and not stages_left(g, g.recs[r].target)]
        if not awaited(g, [g.recs[r].target for r in fallen]):
            return False
        for r in fallen:
            announce(g, (g.recs[r].target,), g.recs[r].src, r)
        return open_window(g, pairs(g, leavings(g, f.defeats)), WOULD)

    def when_they_are(self, g: State, f: DefeatFrame) -> bool:
        """Step 7: abilities that trigger when somebody is defeated, or leaves play by that. One of them may move the card
        elsewhere: then it was defeated as what it is now (FAQ on "Operation Zero Tolerance")."""
        live = tuple((r, EVENT_DEFEAT) for r in f.defeats if not g.recs[r].flags & F_OVER)
        for r, _ in live:
            g.recs[r].snap = snapshot(g, g.recs[r].target)
        return bool(live) and open_window(g, live + pairs(g, leavings(g, f.defeats)), WHEN)

    def resolve_when_defeated(self, g: State, f: DefeatFrame) -> bool:
        """Step 8: When Defeated abilities, in an order the first player picks."""
        todo = [r for r in f.defeats if not g.recs[r].flags & F_OVER and self.has_ability(g, r) and r not in f.resolved]
        if len(todo) > 1:
            g.ask(g.first, ASK_ORDER, tuple((V_ORDER, g.recs[r].target, -1, r) for r in todo))
        elif todo:
            self.when_defeated(g, f, todo[0])
        else:
            f.at += 1  # nothing to order
        return bool(todo)

    def take_order(self, g: State, f: DefeatFrame) -> bool:
        self.when_defeated(g, f, g.answer[3])
        return True

    def leave_play(self, g: State, f: DefeatFrame) -> bool:
        """Step 9: the defeated are discarded."""
        self.remove_all(g, f.defeats)
        return g.stack[-1] is not f

    def after_they_were(self, g: State, f: DefeatFrame) -> bool:
        """Step 10, unless it is part of a batch that tells of it together with its damage."""
        live = () if f.told else tuple(defeated(g, f.defeats))
        return bool(live) and open_window(g, live, AFTER)

    def end(self, g: State, f: DefeatFrame) -> bool:
        g.stack.pop()
        if not f.told:
            for r in f.defeats:
                g.recs.pop(r, None)
        return True

    def remove_all(self, g: State, recs: tuple[int, ...]) -> None:
        """The defeated cards leave play; one whose leaving was replaced stays, if it can ("Leaves Play")."""
        leaves = leavings(g, recs)
        for r in recs:
            rec = g.recs[r]
            if rec.flags & F_OVER:
                continue
            if stays(g, leaves, rec.target) and not is_defeated(g, rec.target):
                rec.flags |= F_OVER
                g.leaving[rec.target] = 0
                continue
            self.remove(g, r)
            told(g, rec.target)
        for r in leaves:
            del g.recs[r]

    def has_ability(self, g: State, r: int) -> bool:
        t = g.recs[r].target
        found = FACES[g.face[t]].by_kind.get(ABILITY_WHEN_DEFEATED, ())
        return any(ab.decides for ab in found) if g.blank[t] else bool(found)

    def when_defeated(self, g: State, f: DefeatFrame, r: int) -> None:
        """Resolve those of one card, then come back for the others."""
        f.at = self.resolving
        f.resolved = (*f.resolved, r)
        rec = g.recs[r]
        p = mod.you_of(g, rec.target)
        resolve_kind(g, rec.target, ABILITY_WHEN_DEFEATED, p if p >= 0 else g.first, r)

    def remove(self, g: State, r: int) -> None:
        """The defeated card leaves play (Reference "Defeat", "Victory X", "Villain Defeat", "Player Elimination")."""
        rec = g.recs[r]
        t = rec.target
        gone = g.zone[t] < PLAY  # somebody's interrupt has moved it
        if not gone:
            rec.snap = snapshot(g, t)
        a = g.recs.get(rec.link)
        if a is not None and t not in a.killed:
            a.killed += (t,)
            a.snaps += (rec.snap,)
        if gone:
            return
        note(g, "defeat", card=t, actor=rec.actor, source=rec.src, _link=rec.link)
        kind = g.ctype[t]
        if kind <= TYPE_ALTER_EGO:
            g.leaving[t] = 0
            eliminate(g, g.controller[t])
        elif kind == TYPE_VILLAIN:
            g.leaving[t] = 0
            rec.snap = ()
            next_stage(g, t)
        elif mod.stat(g, t, STAT_VICTORY):
            moves.move(g, t, VICTORY)
        else:
            moves.discard(g, t)


DefeatOp()


def eliminate(g: State, p: int) -> None:
    """A player is eliminated; the minions engaged with them engage the next player, with all that follows from engaging
    (Reference "Player Elimination", "Quickstrike")."""
    minions = [m for m in g.zones[MINIONS] if g.engaged[m] == p]
    outcome.eliminate(g, p)
    for m in reversed(minions):
        if g.zone[m] >= PLAY and not g.outcome:
            q = g.engaged[m]
            r = g.new_rec(EVENT_ENGAGE, m, m, q, m, q)
            g.stack.append(EnterFrame(OP_ENTER, -1, ((r, EVENT_ENGAGE),), r))


def defeated(g: State, recs: tuple[int, ...]) -> list[Pair]:
    """What there is to respond to after defeats: the defeat itself, and that the card has left play."""
    out = []
    for r in recs:
        if not g.recs[r].flags & F_OVER:
            out.append((r, EVENT_DEFEAT))
            if g.zone[g.recs[r].target] < PLAY:
                out.append((r, EVENT_LEAVE_PLAY))
    return out


def leavings(g: State, recs: tuple[int, ...]) -> tuple[int, ...]:
    """Records of the cards that leave play with these defeats."""
    return tuple(x for x, rec in g.recs.items() if rec.kind == EVENT_LEAVE_PLAY and rec.link in recs)


def is_defeated(g: State, c: int) -> bool:
    """Whether a card in play meets the condition of defeat."""
    t = g.ctype[c]
    if t in _CHARACTERS:
        return mod.remaining(g, c) == 0 and not mod.cannot_be_defeated(g, c)
    return t in SIDE_SCHEME_TYPES and g.threat[c] == 0 and not mod.cannot_be_defeated(g, c)


def stages_left(g: State, c: int) -> list[int]:
    """The stages of a villain that are still to come, the next one last; none for any other card."""
    if g.ctype[c] != TYPE_VILLAIN:
        return []
    return [x for x in g.zones[VILLAIN_DECK + g.area[c]] if g.host[x] == c or g.host[x] < 0]


def next_stage(g: State, c: int) -> None:
    """A villain stage is defeated: the next one takes its place in the same card slot, so that attachments, status cards
    and a running activation go on with it; a different title keeps none of that (Reference "Villain Defeat")."""
    mine = stages_left(g, c)
    if not mine:
        g.leaving[c] = 1  # it is defeated: what is attached to it knows
        moves.move(g, c, REMOVED)
        if not g.zones[VILLAINS]:
            outcome.end_game(g, outcome.WIN, "villain_defeated")
        return
    nxt = mine[-1]
    old_title = FACES[g.face[c]].title
    sides = [f for f in CARDS[g.card[nxt]].faces if FACES[f].title == old_title]
    new_face = sides[0] if sides else g.face[nxt]  # of two sides the one that goes on (docs/RULINGS.md, R80)
    same = FACES[new_face].title == old_title
    index.index_remove(g, c, 0)
    g.card = exchanged(g.card, c, nxt)
    g.face[c], g.face[nxt] = new_face, g.face[c]
    g.host[nxt] = -1
    moves.lift(g, nxt)
    moves.lay(g, nxt, REMOVED)
    g.damage[c] = 0
    if same:
        forget_limits(g, c)  # of the stage that is gone
    else:
        changing.strip(g, c)
        forget(g, c)
    index.index_add(g, c, 0)
    g.dirty = True
    note(g, "villain stage", card=c)
    if mod.stat(g, c, STAT_TOUGHNESS):
        g.tough[c] = max(1, g.tough[c])
    resolve_kind(g, c, ABILITY_WHEN_REVEALED, g.first)
