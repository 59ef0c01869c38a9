"""Effects that move threat, and effects by which a card is played."""

from __future__ import annotations

from typing import Final

from mc_env.cards.kit import effects as e
from mc_env.cards.terms import (
    ABILITY_ACTION,
    STAT_COST,
    TYPE_EVENT,
    TYPE_MAIN_SCHEME,
    TYPE_PLAYER_SIDE_SCHEME,
    TYPE_RESOURCE,
    TYPE_SIDE_SCHEME,
    UNTIL_NEXT_PLAY,
)
from mc_env.engine.board.lasting import end_lasting
from mc_env.engine.board.permissions import playable_elsewhere
from mc_env.engine.effects.base import ChooseOp, Context, TargetedOp, add_lasting, done, handles, movable
from mc_env.engine.effects.frames import MoveThreatFrame, PlayCardFrame
from mc_env.engine.program.ops import Op
from mc_env.engine.program.tables import ADD, FACES, SET, Modifier
from mc_env.engine.query.selectors import compile_sel
from mc_env.engine.query.values import compile_value
from mc_env.engine.resolving.playing import can_play, start_play
from mc_env.engine.resolving.threat import place_threat, remove_threat, threat_removable
from mc_env.engine.state.options import ASK_TARGET, V_PLAY
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import HAND, PLAY
from mc_env.engine.using.abilities import start_ability
from mc_env.engine.using.initiating import can_play_event
from mc_env.kernel.records import FULLY, NOTHING, Scope
from mc_env.kernel.state import Opt

_SCHEMES: Final = (TYPE_PLAYER_SIDE_SCHEME, TYPE_MAIN_SCHEME, TYPE_SIDE_SCHEME)


class MoveThreatEffect(TargetedOp):
    """Move threat: taken off a scheme, placed on another card, mostly a scheme too (Reference "Move"). Where it lies already it
    cannot move to."""

    __slots__ = ("amount", "source")

    def __init__(self, n: e.MoveThreat, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.steps = (self.take_off, self.place, self.end)
        self.source = self.target(n.source, ctx, pre)
        self.target_slot = -1  # that was the source's: what it moves to may be no choice
        self.find = self.target(n.to, ctx, pre)
        movable(self, pre)
        self.amount = compile_value(n.amount, ctx)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        if g.zone[c] < PLAY:
            return False
        return any(x != c and g.ctype[x] in _SCHEMES and threat_removable(g, x, s.player) for x in self.source(g, s))

    def start(self, g: State, sc: int) -> None:
        g.stack.append(MoveThreatFrame(self.id, sc))

    def take_off(self, g: State, f: MoveThreatFrame) -> bool:
        s = g.scopes[f.sc]
        targets = [c for c in self.find(g, s) if self.affects(g, s, c)]
        if not targets:
            s.last = NOTHING
            g.stack.pop()
            return True
        f.to = targets[0]
        source = next(x for x in self.source(g, s) if x != f.to and threat_removable(g, x, s.player))
        f.amount = self.amount(g, s)
        remove_threat(g, f.sc, [(source, f.amount)], s.src, -1, s.player)
        return True

    def place(self, g: State, f: MoveThreatFrame) -> bool:
        s = g.scopes[f.sc]
        f.moved = s.last[1]
        if not f.moved:
            return False
        place_threat(g, f.sc, [(f.to, f.moved)], s.src, s.player)
        return True

    def end(self, g: State, f: MoveThreatFrame) -> bool:
        g.scopes[f.sc].last = done(f.moved, f.amount)
        g.stack.pop()
        return True


class PlayCardEffect(Op):
    """A player plays a card as part of an effect: everything that playing it asks for is asked for, but for the resource
    cost, which may be lower or ignored. A card with the requirement keyword cannot be played ignoring its cost (Reference
    "Requirement"). What a permission lets them play as if from hand will do (FAQ on "Magik").
    """

    __slots__ = ("ending", "free", "match", "price")

    def __init__(self, n: e.PlayCard, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.steps = (self.ask, self.play, self.end)
        self.ending = self.number(self.end)
        self.match = compile_sel(n.which, ctx)[1]
        self.free = n.free
        cheaper = compile_value(n.cheaper, ctx)

        def less(g: State, s: Scope) -> int:
            return -cheaper(g, s)

        value = compile_value(0, ctx) if n.free else less
        self.price = Modifier(STAT_COST, SET if n.free else ADD, self.match, value, None, None, "")

    def options(self, g: State, s: Scope) -> list[Opt]:
        """What can be played at this price, which must be in force."""
        out: list[Opt] = []
        faces: set[int] = set()
        p = s.player
        for c in (*g.zones[HAND + p], *playable_elsewhere(g, p)):
            info = FACES[g.face[c]]
            place = g.face[c] << 8 | g.zone[c]
            if c == s.src or place in faces or not self.match.holds(g, s, c) or (self.free and info.requirement):
                continue
            faces.add(place)
            if g.ctype[c] == TYPE_EVENT:
                actions = info.by_kind.get(ABILITY_ACTION, ())
                for ab in actions:
                    if can_play_event(g, Scope(c, p, -1, ab.id, ab.slots0, named=ab.named0), ab):
                        out.append((V_PLAY, c, ab.index, -1))
            elif g.ctype[c] != TYPE_RESOURCE and can_play(g, p, c):
                out.append((V_PLAY, c, -1, -1))
        return out

    def possible(self, g: State, s: Scope) -> bool:
        if s.player < 0:
            return False
        serial, dirty, ledger = g.serial, g.dirty, g.ledger
        g.ledger = None  # nothing happens: it is only tried
        add_lasting(g, self.price, s, UNTIL_NEXT_PLAY)
        found = bool(self.options(g, s))
        end_lasting(g, g.serial)
        g.serial, g.dirty, g.ledger = serial, dirty, ledger
        return found

    def start(self, g: State, sc: int) -> None:
        g.stack.append(PlayCardFrame(self.id, sc))

    def ask(self, g: State, f: PlayCardFrame) -> bool:
        s = g.scopes[f.sc]
        add_lasting(g, self.price, s.copy(), UNTIL_NEXT_PLAY)
        f.price = g.serial
        opts = self.options(g, s)
        if opts:
            g.ask(s.player, ASK_TARGET, tuple(opts), s.src)
            return True
        s.last = NOTHING
        f.at = self.ending
        return False

    def play(self, g: State, f: PlayCardFrame) -> bool:
        s = g.scopes[f.sc]
        _, c, ability, _ = g.answer
        s.last = (FULLY, 1, (c,))
        if ability >= 0:
            start_ability(g, c, FACES[g.face[c]].abilities[ability], s.player)
        else:
            start_play(g, s.player, c)
        return True

    def end(self, g: State, f: PlayCardFrame) -> bool:
        if f.price in g.lasting:
            end_lasting(g, f.price)
        g.stack.pop()
        return True


handles(
    {
        e.MoveThreat: MoveThreatEffect,
        e.PlayCard: PlayCardEffect,
    }
)
