"""The five steps of the villain phase (Reference "Round Overview")."""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import (
    STAT_ACCELERATION,
    STAT_ESCALATION,
    STAT_HAZARD,
)
from mc_env.engine.board import dealing
from mc_env.engine.board import modifiers as mod
from mc_env.engine.program.ops import OP_VILLAIN_PHASE, Op
from mc_env.engine.program.tables import M_ACCELERATION, M_HAZARD
from mc_env.engine.resolving.activation import activate
from mc_env.engine.resolving.entering import reveal
from mc_env.engine.resolving.threat import place_threat
from mc_env.engine.state.frames import OldFrame
from mc_env.engine.state.log import fact, note
from mc_env.engine.state.options import ASK_ORDER, V_ACTIVATE
from mc_env.engine.state.records import F_STEP_ONE
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import (
    ATTACHMENTS,
    DEALT,
    ENVIRONMENTS,
    MAIN_SCHEMES,
    MINIONS,
    OBLIGATIONS,
    PLAYER_SIDE_SCHEMES,
    SIDE_SCHEMES,
    VILLAINS,
)

_ICON_ZONES: Final = (
    MAIN_SCHEMES,
    SIDE_SCHEMES,
    PLAYER_SIDE_SCHEMES,
    MINIONS,
    ATTACHMENTS,
    ENVIRONMENTS,
    OBLIGATIONS,
    VILLAINS,
)  # of cards on which scheme icons may be


class VillainPhaseOp(Op):
    """Steps one to five of the villain phase. Registers: a = position, b = players, c = minions that have activated."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_VILLAIN_PHASE)

    def step(self, g: State, f: OldFrame) -> None:
        pc = f.at
        if pc == 0:
            g.step = 1
            f.at = 1
            if g.ledger is not None:
                fact(g, "step", number=1)
            self.step_one(g)
            return
        if pc == 1:
            g.step = 2
            if g.ledger is not None:
                fact(g, "step", number=2)
            f.at = 2
            f.a = 0
            f.b = g.players()
            f.c = (-1,)
            pc = 2
        if pc == 2:
            if self.step_two(g, f):
                return
            f.at = pc = 4
        if pc == 3:  # the player has picked the next minion
            f.at = 2
            p = f.b[f.a]
            f.c = (*f.c, g.answer[1])
            if g.ledger is not None:
                fact(g, "takes its turn", card=g.answer[1], player=p)
            activate(g, g.answer[1], p)
            return
        if pc == 4:
            g.step = 3
            if g.ledger is not None:
                fact(g, "step", number=3)
            deal_encounter_cards(g)
            if g.ledger is not None:
                fact(g, "step", number=4)
            f.at = 5
            f.a = 0
            f.b = g.players()
            return
        if pc == 5:
            g.step = 4
            while f.a < len(f.b):
                p = f.b[f.a]
                dealt = g.zones[DEALT + p]
                if dealt and g.alive[p]:
                    reveal(g, -1, dealt[0], p, True)
                    return
                f.a += 1
            if any(g.zones[DEALT + p] for p in g.players()):
                f.a = 0
                return
            g.step = 5
            if g.ledger is not None:
                fact(g, "step", number=5)
            g.first = g.next_player(g.first)
            if g.log is not None:
                note(g, "first player", player=g.first)
            g.stack.pop()

    def step_one(self, g: State) -> None:
        """Threat on each main scheme: its own field, and every acceleration icon and token."""
        for area in sorted(set(g.parea), reverse=True):
            scheme = mod.active_main_scheme(g, area)
            targets = []
            for c in g.zones[MAIN_SCHEMES]:
                if g.area[c] == area:
                    n = mod.stat(g, c, STAT_ESCALATION)
                    if c == scheme:
                        n += acceleration(g, area)
                    targets.append((c, n))
            if targets:
                place_threat(g, -1, targets, scheme, g.first, F_STEP_ONE)

    def step_two(self, g: State, f: OldFrame) -> bool:
        """The villain activates against each player, then each minion engaged with that player, in their order."""
        while f.a < len(f.b):
            p = f.b[f.a]
            if not g.alive[p]:
                f.a += 1
                f.c = (-1,)
                continue
            if f.c == (-1,):
                f.c = ()
                villain = mod.active_villain(g, g.parea[p])
                if g.ledger is not None:
                    fact(g, "takes its turn", card=villain, player=p)
                if villain >= 0 and activate(g, villain, p):
                    return True
            left = to_come(g, p, f.c)
            if left:
                if len(left) == 1 and g.auto:
                    f.c = (*f.c, left[0])
                    if g.ledger is not None:
                        fact(g, "takes its turn", card=left[0], player=p)
                    activate(g, left[0], p)
                    return True
                f.at = 3
                g.ask(p, ASK_ORDER, tuple((V_ACTIVATE, m, p, 0) for m in left))
                return True
            f.a += 1
            f.c = (-1,)
        return False


VillainPhaseOp()


def to_come(g: State, p: int, done: tuple[int, ...]) -> list[int]:
    """Minions engaged with a player that have not activated yet."""
    return [m for m in g.zones[MINIONS] if g.engaged[m] == p and m not in done]


def to_activate(g: State) -> list[int]:
    """Enemies whose activation waits, and those still to activate in step two of the villain phase, as things stand."""
    out = [entry[1] for entry in g.queue]
    f = next((f for f in g.stack if f.op == OP_VILLAIN_PHASE), None)
    if f is None or g.step != 2:
        return out
    for i, p in enumerate(f.b[f.a :]):
        if g.alive[p]:
            done = f.c if i == 0 else (-1,)
            villain = mod.active_villain(g, g.parea[p])
            if done == (-1,) and villain >= 0:
                out.append(villain)
            out += to_come(g, p, done)
    return out


def acceleration(g: State, area: int) -> int:
    """Acceleration icons and tokens in play in an area."""
    icons = bool(g.marks[M_ACCELERATION] or g.mods[STAT_ACCELERATION])
    n = 0
    for z in _ICON_ZONES:
        for c in g.zones[z]:
            if g.area[c] == area:
                n += g.accel[c] + (mod.stat(g, c, STAT_ACCELERATION) if icons else 0)
    return n


def deal_encounter_cards(g: State) -> None:
    """Step three: one card each, then one for each hazard icon in player order, then those of heroic mode."""
    players = g.players()
    for p in players:
        dealing.deal_encounter(g, p)
    for area in sorted(set(g.parea)) if g.marks[M_HAZARD] or g.mods[STAT_HAZARD] else ():
        here = [p for p in players if g.parea[p] == area]
        if not here:
            continue
        icons = sum(mod.stat(g, c, STAT_HAZARD) for z in _ICON_ZONES for c in g.zones[z] if g.area[c] == area)
        for i in range(icons):
            dealing.deal_encounter(g, here[i % len(here)])
    for _ in range(g.heroic):
        for p in players:
            dealing.deal_encounter(g, p)
