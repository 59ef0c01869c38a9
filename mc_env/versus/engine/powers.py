"""Using super powers and plot twists, and power-ups.

Rulebook: "Super Powers", "Playing Plot Twists", "Power-Ups", "Timing".
"""

from __future__ import annotations

from typing import Final

from mc_env.kernel.log import note
from mc_env.kernel.options import of_cards
from mc_env.kernel.records import NOTHING, Scope
from mc_env.kernel.state import Opt
from mc_env.versus.engine import circumstances, events, limits, moves, paying, stunning, values
from mc_env.versus.engine.frames import UseFrame
from mc_env.versus.engine.options import V_PLAY, V_POWER_UP, V_USE
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import FACES, OP_POWER, POWERS, USED_FROM, Op, PowerC
from mc_env.versus.engine.zones import HAND, KO_PILE, TABLE
from mc_env.versus.terms import (
    EITHER,
    EVENT_PLOT_TWIST,
    EVENT_POWER_UP,
    EVENT_SUPER_POWER,
    MOMENT_BUILD,
    MOMENT_COMBAT,
    MOMENT_MAIN,
    MOMENT_RECOVERY,
    PHASE_BUILD,
    PHASE_MAIN,
    PHASE_RECOVERY,
    PILE_HAND,
    PILE_KO,
    PILE_PLAY,
    POWER_ACTION,
    POWER_SUPER,
    STAT_NO_PLOT_TWISTS,
    STAT_NO_SUPER_POWERS,
    STAT_POWERED_UP_BY_ANYONE,
    TYPE_PLOT_TWIST,
    TYPE_SUPPORTING,
)

N_SLOTS: Final = (
    4  # what a power has chosen; of a delayed effect the card and the number that it knows; the player chosen
)
NO_CHOICE: Final = (-1, -1, 0, -1)  # the slots before anything is chosen
_PLAY: Final = of_cards(V_PLAY)
PHASE_MOMENT: Final = {PHASE_RECOVERY: MOMENT_RECOVERY, PHASE_BUILD: MOMENT_BUILD, PHASE_MAIN: MOMENT_MAIN}


# ------------------------------------------------------------------------------------------ what may be used


def may_use(g: State, p: int, c: int, power: PowerC, moment: int) -> bool:
    """Whether a player may use a super power now, as far as the moment and its card are concerned."""
    if power.kind not in (POWER_SUPER, POWER_ACTION) or power.moment != moment:
        return False
    if power.pile == PILE_PLAY:
        if not values.in_play(g, c):
            return False
        if g.blank[c] and not power.while_stunned and not (power.kind == POWER_ACTION and values.may_level(g, c)):
            return False
    elif g.zone[c] != (HAND if power.pile == PILE_HAND else KO_PILE) + p:
        return False
    if moment == MOMENT_COMBAT:
        if not power.any_turn and not g.on_turn(p):
            return False
        if not power.any_combat and not circumstances.in_combat(g, c):
            return False
    elif not g.on_turn(p):
        return False
    return True


def super_powers(g: State, p: int, moment: int) -> list[Opt]:
    """Super powers that a player can use and pay for now; of the same ones of cards out of play one."""
    out: list[Opt] = []
    seen: list[int] = []
    bit = 1 << moment
    for c in values.of_player(g, p):
        if FACES[g.face[c]].moments & bit or (g.lent and values.borrows(g, c)):
            _add_powers(g, p, c, moment, seen, out)
    if USED_FROM[PILE_HAND] & bit:
        _add_away(g, p, HAND + p, moment, seen, out)
    if USED_FROM[PILE_KO] & bit:
        _add_away(g, p, KO_PILE + p, moment, seen, out)
    return out


def _add_away(g: State, p: int, z: int, moment: int, seen: list[int], out: list[Opt]) -> None:
    """Add the super powers of cards that lie in a pile."""
    for c in g.zones[z]:
        if FACES[g.face[c]].moments >> moment & 1:
            _add_powers(g, p, c, moment, seen, out)


def _add_powers(g: State, p: int, c: int, moment: int, seen: list[int], out: list[Opt]) -> None:
    """Add the super powers of one card that can be used; `seen` are those that have been offered."""
    mine = values.powers_of(g, c) if g.lent and values.borrows(g, c) else FACES[g.face[c]].used
    for at, (i, power) in enumerate(mine):
        if power.moment != moment or not may_use(g, p, c, power, moment):
            continue
        copies = _copies(mine, at) if len(mine) > 1 else 1
        if not copies or limits.used_up(g, c, power, copies) or (power.pile != PILE_PLAY and power.id in seen):
            continue
        if usable(g, p, c, power, -1):
            seen.append(power.id)
            out.append((V_USE, c, i, 0))


def _copies(mine: list[tuple[int, PowerC]], at: int) -> int:
    """How many of these powers are the same as one of them; 0 if it is not the first of those."""
    n, wanted = 0, mine[at][1].id
    for k, (_, power) in enumerate(mine):
        if power.id == wanted:
            if k < at:
                return 0
            n += 1
    return n


def usable(g: State, p: int, c: int, power: PowerC, rec: int) -> bool:
    """Whether a power can be paid for, its condition holds and it could do anything."""
    if g.mods[STAT_NO_SUPER_POWERS] and _forbidden(g, p, power):
        return False
    if power.cost and not paying.payable(g, c, power.cost, paying.sources(g, p)):
        return False
    s = Scope(c, p, rec, slots=NO_CHOICE)
    if power.cond is not None and not power.cond(g, s):
        return False
    return power.effect is not None and power.effect.possible(g, s)


def _forbidden(g: State, p: int, power: PowerC) -> bool:
    """Whether an enemy keeps a player from using super powers with a symbol of this one."""
    for symbol in range(EITHER):
        if power.asks(symbol) and values.hindered(g, p, STAT_NO_SUPER_POWERS, symbol):
            return True
    return False


def playable(g: State, p: int, c: int, moment: int) -> bool:
    """Whether a plot twist can be played now (rulebook, "Playing Plot Twists")."""
    info = FACES[g.face[c]]
    if info.type != TYPE_PLOT_TWIST:
        return False
    power = power_for(g, c, moment)
    if power is None or (not g.on_turn(p) and not (moment == MOMENT_COMBAT and power.any_turn)):
        return False
    if values.of_enemies(g, p, STAT_NO_PLOT_TWISTS):
        return False
    if info.team >= 0 and not has_teammate(g, p, info.team):
        return False
    return power.effect is not None and power.effect.possible(g, Scope(c, p, slots=NO_CHOICE))


def power_for(g: State, c: int, moment: int) -> PowerC | None:
    """What a plot twist does at a moment, if it can be played then."""
    for power in FACES[g.face[c]].powers:
        if power.moment == moment:
            return power
    return None


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
    for c in values.within_reach(g, p):
        if FACES[g.face[c]].plays >> moment & 1 and g.face[c] not in seen and playable(g, p, c, moment):
            seen.append(g.face[c])
            out.append(_PLAY[c])
    return out


def power_ups(g: State, p: int) -> list[Opt]:
    """Cards of a player's hand that can power up a character: on their side in the main phase, in combat in a combat."""
    mine = [x for x in values.of_player(g, p) if not g.facedown[x]]
    if g.combat >= 0:
        mine = [x for x in mine if circumstances.in_combat(g, x)]
    bits = 0
    for x in mine:
        bits |= FACES[g.face[x]].name_bits
    cards = g.zones[HAND + p]
    if not g.mods[STAT_POWERED_UP_BY_ANYONE]:  # nearly all cards are nobody's namesakes, and that is quickly told
        cards = tuple([c for c in cards if FACES[g.face[c]].name_bits & bits or FACES[g.face[c]].powers_up_anybody])
    out: list[Opt] = []
    for x in mine if cards else ():
        seen: list[int] = []
        for c in cards:
            if g.face[c] not in seen and empowers(g, c, x):
                seen.append(g.face[c])
                out.append((V_POWER_UP, c, x, 0))
    return out


def empowers(g: State, c: int, x: int) -> bool:
    """Whether a card may be discarded to power up a character: one of its name, for some any character."""
    if FACES[g.face[c]].powers_up_anybody or values.same_name(g, c, x):
        return True
    return g.ctype[c] == TYPE_SUPPORTING and values.has(g, x, STAT_POWERED_UP_BY_ANYONE)


def actions(g: State, p: int, moment: int) -> list[Opt]:
    """Everything a player may play or use at a moment."""
    out = plot_twists(g, p, moment) + super_powers(g, p, moment)
    if moment == MOMENT_COMBAT or (moment == MOMENT_MAIN and g.on_turn(p)):
        out += power_ups(g, p)
    return out


# ------------------------------------------------------------------------------------------ using


def act(g: State, p: int, option: Opt) -> bool:
    """Begin what was chosen among `actions`; False if it is none of them."""
    verb, c, x, _ = option
    if verb == V_PLAY:
        power = power_for(g, c, PHASE_MOMENT[g.phase] if g.combat < 0 else MOMENT_COMBAT)
        assert power is not None
        begin(g, c, p, power)
    elif verb == V_USE:
        begin(g, c, p, values.power_at(g, c, x))
    elif verb == V_POWER_UP:
        if g.log is not None:
            note(g, "powers up", card=x, source=c, player=p)
        moves.discard_from_hand(g, p, (c,))
        stunning.add_counters(g, x, 1, 0)
        events.tell(g, EVENT_POWER_UP, src=c, player=p, target=x)
    else:
        return False
    return True


def begin(g: State, c: int, p: int, power: PowerC, rec: int = -1) -> None:
    """A player uses a super power, or plays a plot twist."""
    sc = g.new_scope(c, p, rec, nslots=N_SLOTS)
    g.stack.append(UseFrame(OP_POWER, sc, power.id))


class PowerOp(Op):
    """A power or plot twist from its cost to its end: it resolves before anybody may use another (rulebook, "Timing")."""

    __slots__ = ("resolving",)

    def __init__(self) -> None:
        super().__init__(OP_POWER)
        self.steps = (self.pay, self.announce, self.resolve, self.end)
        self.resolving = self.number(self.resolve)

    def pay(self, g: State, f: UseFrame) -> bool:
        power, s = POWERS[f.power], g.scopes[f.sc]
        paying.begin(g, f.sc, s.player, power.cost)
        return bool(power.cost)

    def announce(self, g: State, f: UseFrame) -> bool:
        """Everybody hears of it; who reacts to it does so before it resolves (rulebook, "Reaction Powers")."""
        power, s = POWERS[f.power], g.scopes[f.sc]
        if g.ctype[s.src] == TYPE_PLOT_TWIST:
            if g.log is not None:
                note(g, "plays", card=s.src, player=s.player)
            moves.move(g, s.src, TABLE)
            events.tell(g, EVENT_PLOT_TWIST, src=s.src, player=s.player)
        else:
            if g.log is not None:
                note(g, "uses", card=s.src, player=s.player, power=power.name)
            limits.use(g, s.src, power)
            if power.kind == POWER_SUPER:
                limits.count_use(g, s.player, power)
                events.tell(g, EVENT_SUPER_POWER, src=s.src, player=s.player, amount=f.sc)
        return True

    def resolve(self, g: State, f: UseFrame) -> bool:
        """Do what it says, amplified if a location was discarded for it; of a trigger with "if" only if that is still true."""
        power, s = POWERS[f.power], g.scopes[f.sc]
        s.last = NOTHING
        effect = power.amplified if power.amplified is not None and s.paid else power.effect
        if effect is not None and not f.canceled and events.still_true(g, s, f.power):
            effect.start(g, f.sc)
        return True

    def end(self, g: State, f: UseFrame) -> bool:
        s = g.scopes.pop(f.sc)
        if g.zone[s.src] == TABLE:
            moves.discard(g, s.src)
        events.forget(g, s.rec)
        g.stack.pop()
        g.dirty = True
        return True


POWER_OP: Final = PowerOp()
