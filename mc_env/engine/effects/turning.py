"""Cards in play turn into another type, face or form."""

from __future__ import annotations

from mc_env.cards.kit import effects as e
from mc_env.cards.terms import (
    ABILITY_WHEN_REVEALED,
    EVENT_CHANGE_FORM,
    EVENT_FLIP,
    STAT_CANNOT_CHANGE_FORM,
    TYPE_ALTER_EGO,
    CardType,
)
from mc_env.engine.board import changing
from mc_env.engine.board import modifiers as mod
from mc_env.engine.effects.base import ChooseOp, Context, TargetedOp, after, done, handles
from mc_env.engine.program.ops import OP_POINT
from mc_env.engine.program.tables import CARDS, FACES, guise_id
from mc_env.engine.query.players import compile_players
from mc_env.engine.round.turn import change_form
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY
from mc_env.engine.using.abilities import resolve_kind
from mc_env.kernel.frames import PointFrame
from mc_env.kernel.log import note
from mc_env.kernel.records import Scope
from mc_env.kernel.zones import NOBODY


class TurnIntoEffect(TargetedOp):
    """A card in play becomes another type, staying in play (Reference "Card Types")."""

    __slots__ = ("control", "engaged", "guise")

    def __init__(self, n: e.TurnInto, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)
        self.guise = guise_id(n.guise) if n.guise is not None else 0
        self.engaged = compile_players(n.engaged, ctx) if n.engaged is not None else None
        self.control = compile_players(n.control, ctx) if n.control is not None else None

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return g.zone[c] >= PLAY and g.guise[c] != self.guise

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        n = 0
        for c in self.find(g, s):
            if self.affects(g, s, c):
                engaged = self.engaged(g, s) if self.engaged is not None else ()
                control = self.control(g, s) if self.control is not None else ()
                changing.retype(g, c, self.guise, control[0] if control else NOBODY, engaged[0] if engaged else NOBODY)
                note(g, "changes type", card=c, type=CardType(g.ctype[c]).name)
                n += 1
        s.last = done(n, 1)


class FlipEffect(TargetedOp):
    """Flip cards to another face (Reference "Flip"); what is revealed by that resolves when all of them have turned."""

    __slots__ = ("face", "reveal")

    def __init__(self, n: e.Flip, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)
        self.face = n.face
        self.reveal = n.reveal

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return len(CARDS[g.card[c]].faces) > 1

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        flipped = []
        changed: list[tuple[int, int]] = []
        for c in self.find(g, s):
            faces = CARDS[g.card[c]].faces
            if len(faces) < 2:
                continue
            i = faces.index(g.face[c]) if g.face[c] in faces else 0
            to = self.face if self.face is not None else (i + 1) % len(faces)
            if to != i:
                changing.flip(g, c, faces[to])
                note(g, "flip", card=c)
                flipped.append((EVENT_FLIP, c, mod.you_of(g, c), 1))
                if g.ctype[c] <= TYPE_ALTER_EGO or FACES[g.face[c]].identity_form:
                    changed.append((c, mod.you_of(g, c)))
        s.last = done(len(flipped), 1)
        for c, p in changed:  # a form card's flip is its identity's change of form
            r = g.new_rec(EVENT_CHANGE_FORM, c, g.identity[p], p, g.identity[p], p, g.ctype[g.identity[p]])
            g.stack.append(PointFrame(OP_POINT, -1, r, ((r, EVENT_CHANGE_FORM),)))
        if flipped:
            after(g, flipped, s.src)
        if self.reveal:
            for _, c, p, _ in reversed(flipped):
                resolve_kind(g, c, ABILITY_WHEN_REVEALED, p if p >= 0 else g.first)


class ChangeFormEffect(TargetedOp):
    """Players change form by an effect; it does not count as the change of their turn."""

    __slots__ = ("face", "players")

    def __init__(self, n: e.ChangeForm, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.players = compile_players(n.who, ctx)
        self.face = n.to

    def possible(self, g: State, s: Scope) -> bool:
        for p in self.players(g, s):
            c = g.identity[p]
            if (self.face is None or CARDS[g.card[c]].faces[self.face] != g.face[c]) and not (
                g.mods[STAT_CANNOT_CHANGE_FORM] and mod.stat(g, c, STAT_CANNOT_CHANGE_FORM)
            ):
                return True
        return False

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        for p in reversed(self.players(g, s)):
            faces = CARDS[g.card[g.identity[p]]].faces
            if self.face is None or faces[self.face] != g.face[g.identity[p]]:
                change_form(g, sc, p, -1 if self.face is None else self.face)


handles(
    {
        e.TurnInto: TurnIntoEffect,
        e.Flip: FlipEffect,
        e.ChangeForm: ChangeFormEffect,
    }
)
