"""The build phase and the main phase: what their player may do (rulebook, "Build Phase", "Main Phase")."""

from __future__ import annotations

from typing import Final

from mc_env.kernel.options import of_cards
from mc_env.kernel.state import Opt
from mc_env.versus.engine import combat, driving, events, moves, powers, recruiting, revealing, values
from mc_env.versus.engine.frames import DeclareFrame, PhaseFrame
from mc_env.versus.engine.options import (
    ASK_FORMATION,
    ASK_MAIN,
    ASK_RECRUIT,
    ASK_RESOURCE,
    STOP,
    V_ATTACK,
    V_EQUIP,
    V_MOVE,
    V_RECRUIT,
    V_RESOURCE,
    V_STOP,
)
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import OP_ATTACK, OP_BUILD, OP_MAIN, Op
from mc_env.versus.engine.zones import HAND, RESOURCES
from mc_env.versus.terms import (
    MOMENT_BUILD,
    MOMENT_MAIN,
    STAT_CANNOT_MOVE,
    STAT_IMMOBILE,
    STAT_MOBILE,
    STAT_POINTS,
    STEP_FORMATION,
    STEP_RECRUIT,
    STEP_RESOURCE,
    TYPE_LOCATION,
)

_ATTACK: Final = of_cards(V_ATTACK)
_MOVE: Final = of_cards(V_MOVE)
_FACE_UP: Final = of_cards(V_RESOURCE, 1)
_FACE_DOWN: Final = of_cards(V_RESOURCE)


class BuildOp(Op):
    """The build phase: resource step, recruit step, formation step (rulebook, "Build Phase")."""

    __slots__ = ("asking",)

    def __init__(self) -> None:
        super().__init__(OP_BUILD)
        self.steps = (self.ask, self.take)
        self.asking = self.number(self.ask)

    def ask(self, g: State, f: PhaseFrame) -> bool:
        p = f.player
        g.step = f.stage
        if f.stage > STEP_FORMATION or not g.alive[p]:
            g.stack.pop()
            return True
        if f.stage == STEP_RESOURCE:
            opts, kind = resource_options(g, p), ASK_RESOURCE
        elif f.stage == STEP_RECRUIT:
            opts, kind = recruiting.options(g, p), ASK_RECRUIT
        else:
            opts, kind = formation_options(g, p, f.last), ASK_FORMATION
        g.ask(p, kind, (*opts, *powers.actions(g, p, MOMENT_BUILD), STOP))
        return True

    def take(self, g: State, f: PhaseFrame) -> bool:
        p = f.player
        f.at = self.asking
        verb, c, _, n = g.answer
        if verb == V_STOP:
            next_step(g, f)
        elif verb == V_RESOURCE:
            moves.gain_resource(g, p, c, bool(n))
            next_step(g, f)
        elif verb in (V_RECRUIT, V_EQUIP):
            recruiting.begin(g, p, g.answer)
        elif verb == V_MOVE:
            f.last = c
            moves.change_row(g, c, moves.other_row(g, c))
        else:
            powers.act(g, p, g.answer)
        return True


def next_step(g: State, f: PhaseFrame) -> None:
    """The recruit step begins with a recruit point for each resource; what is left over goes away after it.

    Two-headed teammates take each step one after the other."""
    team = g.team(f.player)
    after = [p for p in team if p > f.player]
    f.last = -1
    if after:
        f.player = after[0]
    else:
        f.player = team[0]
        f.stage += 1
    g.points = 0
    if f.stage == STEP_RECRUIT:
        g.points = len(g.zones[RESOURCES + f.player]) + values.number_of_you(g, f.player, STAT_POINTS)


def resource_options(g: State, p: int) -> list[Opt]:
    """Any card of the hand face down, or a location face up; identical cards once."""
    seen: list[int] = []
    out: list[Opt] = []
    for c in g.zones[HAND + p]:
        if g.face[c] not in seen:
            seen.append(g.face[c])
            if g.ctype[c] == TYPE_LOCATION:
                out.append(_FACE_UP[c])
            out.append(_FACE_DOWN[c])
    return out


def formation_options(g: State, p: int, last: int) -> list[Opt]:
    """Characters that may change their row: each at most once, in one order, so that every formation is reached one way."""
    mine = sorted([c for c in values.of_player(g, p) if c > last])
    if not (g.mods[STAT_CANNOT_MOVE] or g.mods[STAT_IMMOBILE]):
        return [_MOVE[c] for c in mine]
    return [_MOVE[c] for c in mine if not (values.has(g, c, STAT_CANNOT_MOVE) or values.has(g, c, STAT_IMMOBILE))]


def mobile_options(g: State, p: int) -> list[Opt]:
    """Mobile characters, which may change their row once in the main phase of their player (rulebook, "Copying Powers")."""
    mine = [c for c in values.of_player(g, p) if values.has(g, c, STAT_MOBILE) and not events.has_moved(g, c)]
    return [_MOVE[c] for c in mine if not values.has(g, c, STAT_CANNOT_MOVE)]


class MainOp(Op):
    """The main phase: attacks, plot twists, super powers and power-ups, until the player has done enough.

    Of a two-headed team one acts until they are done, then the other; it is over when both are done one after the other."""

    __slots__ = ("asking",)

    def __init__(self) -> None:
        super().__init__(OP_MAIN)
        self.steps = (self.ask, self.take)
        self.asking = self.number(self.ask)

    def ask(self, g: State, f: PhaseFrame) -> bool:
        p = f.player
        if not g.alive[p] or f.stage >= len(g.team(p)):
            g.stack.pop()
            return True
        if driving.begins(g, p):
            f.at = self.asking
            return True
        opts: list[Opt] = [_ATTACK[c] for c in combat.attackers(g, p)]
        opts += powers.actions(g, p, MOMENT_MAIN) + mobile_options(g, p) + revealing.payments(g, p)
        g.ask(p, ASK_MAIN, (*opts, STOP))
        return True

    def take(self, g: State, f: PhaseFrame) -> bool:
        p = f.player
        f.at = self.asking
        verb, c, _, _ = g.answer
        if verb == V_STOP:
            f.stage += 1
            f.player = next((q for q in g.team(p) if q > p), g.team(p)[0])
            return True
        f.stage = 0
        if verb == V_ATTACK:
            g.stack.append(DeclareFrame(OP_ATTACK, -1, p, (c,)))
        elif verb == V_MOVE:
            events.note_move(g, c)
            moves.change_row(g, c, moves.other_row(g, c))
        elif not revealing.pay(g, p, g.answer):
            powers.act(g, p, g.answer)
        return True
