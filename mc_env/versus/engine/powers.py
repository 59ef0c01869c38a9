"""Using super powers and plot twists, paying for them, power-ups, and resolving powers that have triggered.

Rulebook: "Super Powers", "Playing Plot Twists", "Power-Ups", "Resources and Locations", "Timing".
"""

from __future__ import annotations

from typing import Final

from mc_env.kernel.frames import Frame
from mc_env.kernel.log import note
from mc_env.kernel.records import NOTHING, Scope
from mc_env.kernel.state import Opt
from mc_env.versus.engine import events, moves, query, stunning, values
from mc_env.versus.engine.frames import UseFrame
from mc_env.versus.engine.options import ASK_ORDER, ASK_PAY, V_ORDER, V_PAY, V_PLAY, V_POWER_UP, V_USE
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import FACES, OP_POWER, OP_TRIGGERS, POWERS, Op, PowerC
from mc_env.versus.engine.zones import HAND, KO_PILE, RESOURCES, TABLE
from mc_env.versus.terms import (
    EVENT_PLOT_TWIST,
    EVENT_POWER_UP,
    EVENT_SUPER_POWER,
    MOMENT_COMBAT,
    MOMENT_MAIN,
    PILE_KO,
    PILE_PLAY,
    POWER_SUPER,
    TYPE_LOCATION,
    TYPE_PLOT_TWIST,
)

N_SLOTS: Final = 3  # what a power has chosen; of a delayed effect the card and the number that it knows


# ------------------------------------------------------------------------------------------ paying


def gives(g: State, location: int, c: int, symbol: int) -> bool:
    """Whether a location can pay a symbol for a power of a card: a team's location only for a character of that team."""
    info = FACES[g.face[location]]
    return symbol in info.symbols and (info.team < 0 or values.in_team(g, c, info.team))


def sources(g: State, p: int) -> list[int]:
    """Locations that a player could pay with: face up among the resources, or in hand."""
    out = [c for c in g.zones[RESOURCES + p] if not g.facedown[c] and g.ctype[c] == TYPE_LOCATION]
    return out + [c for c in g.zones[HAND + p] if g.ctype[c] == TYPE_LOCATION]


def payable(g: State, c: int, cost: tuple[int, ...], left: list[int]) -> bool:
    """Whether symbols can be paid, each with another location."""
    if not cost:
        return True
    for location in left:
        if gives(g, location, c, cost[0]) and payable(g, c, cost[1:], [x for x in left if x != location]):
            return True
    return False


def payments(g: State, p: int, c: int, cost: tuple[int, ...], picked: tuple[int, ...]) -> tuple[Opt, ...]:
    """Locations that may pay the next symbol, so that the others can be paid too; identical ones once."""
    left = [x for x in sources(g, p) if x not in picked]
    symbol, rest = cost[len(picked)], cost[len(picked) + 1 :]
    seen: list[int] = []
    out: list[Opt] = []
    for x in left:
        look = g.face[x] << 8 | g.zone[x]
        if look not in seen and gives(g, x, c, symbol) and payable(g, c, rest, [y for y in left if y != x]):
            seen.append(look)
            out.append((V_PAY, x, -1, symbol))
    return tuple(out)


# ------------------------------------------------------------------------------------------ what may be used


def limit_key(g: State, c: int, power: PowerC) -> int:
    return c << 16 | power.id


def may_use(g: State, p: int, c: int, power: PowerC, moment: int) -> bool:
    """Whether a player may use a super power now, as far as the moment, its card and its limit are concerned."""
    if power.kind != POWER_SUPER or power.moment != moment or limit_key(g, c, power) in g.limits:
        return False
    if power.pile == PILE_PLAY:
        if not values.in_play(g, c) or (g.blank[c] and not power.while_stunned):
            return False
    elif g.zone[c] != KO_PILE + p:
        return False
    if moment == MOMENT_COMBAT:
        if not power.any_turn and g.active != p:
            return False
        if not power.any_combat and not query.in_combat(g, Scope(c, p), c):
            return False
    elif g.active != p:
        return False
    return True


def super_powers(g: State, p: int, moment: int) -> list[Opt]:
    """Super powers that a player can use and pay for now."""
    out: list[Opt] = []
    for c in [*values.of_player(g, p), *g.zones[KO_PILE + p]]:
        for power in FACES[g.face[c]].powers:
            if may_use(g, p, c, power, moment) and payable(g, c, power.cost, sources(g, p)):
                s = Scope(c, p, slots=(-1, -1, 0))
                if power.cond is not None and not power.cond(g, s):
                    continue
                if power.pile == PILE_KO and any(o[0] == V_USE and g.face[o[1]] == g.face[c] for o in out):
                    continue
                if power.effect is not None and power.effect.possible(g, s):
                    out.append((V_USE, c, power.index, 0))
    return out


def playable(g: State, p: int, c: int, moment: int) -> bool:
    """Whether a plot twist can be played now (rulebook, "Playing Plot Twists")."""
    info = FACES[g.face[c]]
    if info.type != TYPE_PLOT_TWIST:
        return False
    power = info.powers[0]
    if power.moment != moment or (g.active != p and not (moment == MOMENT_COMBAT and power.any_turn)):
        return False
    if info.team >= 0 and not has_teammate(g, p, info.team):
        return False
    return power.effect is not None and power.effect.possible(g, Scope(c, p, slots=(-1, -1, 0)))


def has_teammate(g: State, p: int, team: int) -> bool:
    """Whether a player has a face-up character of a team on their side."""
    for c in values.of_player(g, p):
        if not g.facedown[c] and values.in_team(g, c, team):
            return True
    return False


def plot_twists(g: State, p: int, moment: int) -> list[Opt]:
    """Plot twists of a player's hand that can be played now, identical ones once."""
    seen: list[int] = []
    out: list[Opt] = []
    for c in g.zones[HAND + p]:
        if g.face[c] not in seen and playable(g, p, c, moment):
            seen.append(g.face[c])
            out.append((V_PLAY, c, -1, 0))
    return out


def power_ups(g: State, p: int) -> list[Opt]:
    """Cards of a player's hand that can power up a character: on their side in the main phase, in combat in a combat."""
    out: list[Opt] = []
    seen: list[tuple[int, int]] = []
    for x in values.of_player(g, p):
        if g.facedown[x] or (g.combat >= 0 and not query.in_combat(g, Scope(x, p), x)):
            continue
        for c in g.zones[HAND + p]:
            if (g.face[c], x) not in seen and values.same_name(g, c, x):
                seen.append((g.face[c], x))
                out.append((V_POWER_UP, c, x, 0))
    return out


def actions(g: State, p: int, moment: int) -> list[Opt]:
    """Everything a player may play or use at a moment."""
    out = [*plot_twists(g, p, moment), *super_powers(g, p, moment)]
    if moment != MOMENT_MAIN or g.active == p:
        out += power_ups(g, p) if moment in (MOMENT_MAIN, MOMENT_COMBAT) else []
    return out


# ------------------------------------------------------------------------------------------ using


def act(g: State, p: int, option: Opt) -> bool:
    """Begin what was chosen among `actions`; False if it is none of them."""
    verb, c, x, _ = option
    if verb == V_PLAY:
        begin(g, c, p, FACES[g.face[c]].powers[0])
    elif verb == V_USE:
        begin(g, c, p, FACES[g.face[c]].powers[x])
    elif verb == V_POWER_UP:
        note(g, "powers up", card=x, player=p)
        moves.discard(g, c)
        stunning.add_counters(g, x, 1, 0)
        events.tell(g, EVENT_POWER_UP, player=p, target=x)
    else:
        return False
    return True


def begin(g: State, c: int, p: int, power: PowerC) -> None:
    """A player uses a super power, or plays a plot twist."""
    sc = g.new_scope(c, p, nslots=N_SLOTS)
    g.stack.append(UseFrame(OP_POWER, sc, power.id))


class PowerOp(Op):
    """A power or plot twist from its cost to its end: it resolves before anybody may use another (rulebook, "Timing")."""

    __slots__ = ("paying", "resolving")

    def __init__(self) -> None:
        super().__init__(OP_POWER)
        self.steps = (self.pay, self.take_source, self.announce, self.resolve, self.end)
        self.paying = self.number(self.pay)
        self.resolving = self.number(self.resolve)

    def pay(self, g: State, f: UseFrame) -> bool:
        """The next symbol is paid with one location, until all are."""
        power, s = POWERS[f.power], g.scopes[f.sc]
        if len(f.sources) == len(power.cost):
            g.answer = (V_PAY, -1, -1, 0)
            return False
        g.ask(s.player, ASK_PAY, payments(g, s.player, s.src, power.cost, f.sources), s.src, power.cost[len(f.sources)])
        return True

    def take_source(self, g: State, f: UseFrame) -> bool:
        """All are paid at the same time: turned face down, or discarded from hand."""
        c = g.answer[1]
        if c >= 0:
            f.sources = (*f.sources, c)
            f.at = self.paying
            return False
        for x in f.sources:
            if g.zone[x] >= RESOURCES:
                moves.turn_resource(g, x, False)
            else:
                moves.discard(g, x)
        return False

    def announce(self, g: State, f: UseFrame) -> bool:
        power, s = POWERS[f.power], g.scopes[f.sc]
        if g.ctype[s.src] == TYPE_PLOT_TWIST:
            note(g, "plays", card=s.src, player=s.player)
            moves.move(g, s.src, TABLE)
            events.tell(g, EVENT_PLOT_TWIST, src=s.src, player=s.player)
        else:
            note(g, "uses", card=s.src, player=s.player, power=power.name)
            g.limits[limit_key(g, s.src, power)] = 1
            events.tell(g, EVENT_SUPER_POWER, src=s.src, player=s.player)
        return False

    def resolve(self, g: State, f: UseFrame) -> bool:
        """Do what it says; of a trigger with "if" only if that is still true."""
        power, s = POWERS[f.power], g.scopes[f.sc]
        s.last = NOTHING
        if power.effect is not None and events.still_true(g, s, f.power):
            power.effect.start(g, f.sc)
        return True

    def end(self, g: State, f: UseFrame) -> bool:
        s = g.scopes.pop(f.sc)
        if g.zone[s.src] == TABLE:
            moves.discard(g, s.src)
        events.forget(g, s.rec)
        g.stack.pop()
        g.dirty = True
        return True


class TriggersOp(Op):
    """Powers that have triggered resolve one after another; the player whose turn it is decides the order."""

    __slots__ = ("looking",)

    def __init__(self) -> None:
        super().__init__(OP_TRIGGERS)
        self.steps = (self.look, self.take)
        self.looking = self.number(self.look)

    def look(self, g: State, f: Frame) -> bool:
        if not g.due or g.outcome:
            g.due = ()
            g.stack.pop()
            return True
        opts: list[Opt] = [(V_ORDER, d[0], d[1], i) for i, d in enumerate(g.due)]
        if len(opts) == 1:
            g.answer = opts[0]
            return False
        decider = g.active if g.active >= 0 else g.first
        g.ask(decider, ASK_ORDER, tuple(opts))
        return True

    def take(self, g: State, f: Frame) -> bool:
        i = g.answer[3]
        src, power, r, p, card, n = g.due[i]
        g.due = g.due[:i] + g.due[i + 1 :]
        f.at = self.looking
        if not g.alive[p]:
            events.forget(g, r)
            return False
        sc = g.new_scope(src, p, r)
        g.scopes[sc].slots = (-1, card, n)
        g.stack.append(UseFrame(OP_POWER, sc, power, (), POWER_OP.resolving))
        return True


POWER_OP: Final = PowerOp()
TriggersOp()
