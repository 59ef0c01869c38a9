"""Continuous checks, in one place: they follow every step of resolution that changed something they look at.

Defeats, completed schemes, limits (before enters-play abilities), empty decks, outcome. Each check acts or pushes at
most one op and is run again until nothing is left to do.
"""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import (
    EVENT_DEFEAT,
    EVENT_ENTER_PLAY,
    EVENT_IF_EVER,
    STAT_ALLY_LIMIT,
    STAT_BLANK,
    STAT_HP,
    STAT_RESTRICTED,
    STAT_STALWART,
)
from mc_env.engine.board import dealing, index, outcome
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.leaving import departing, departures, leave_play
from mc_env.engine.program.ops import OP_COMPLETE, OP_DEFEAT, OP_ENTER, OP_LIMIT, Op
from mc_env.engine.program.tables import BASE, FACES, M_RESTRICTED, MODIFIERS, NO_LEAST, Modifier
from mc_env.engine.resolving.frames import CompleteFrame, DefeatFrame, EnterFrame
from mc_env.engine.resolving.threat import completes
from mc_env.engine.round.frames import LimitFrame
from mc_env.engine.state.options import ASK_DISCARD, V_PICK
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import (
    ALLIES,
    DECK,
    DISCARD,
    ENC_DECK,
    ENC_DISCARD,
    EXTRA,
    IDENTITIES,
    MAIN_SCHEMES,
    MINIONS,
    N_ZONES,
    PLAY,
    PLAYER_SIDE_SCHEMES,
    SIDE_SCHEMES,
    SUPPORTS,
    UPGRADES,
    VILLAINS,
)
from mc_env.engine.using.abilities import start_ability
from mc_env.engine.using.frames import AbilityFrame
from mc_env.kernel.log import note
from mc_env.kernel.records import Scope

_IF_EVER: Final = EVENT_IF_EVER * 3
ALLIES_ALLOWED: Final = 3
RESTRICTED_ALLOWED: Final = 2
_CHARACTERS: Final[tuple[int, ...]] = (IDENTITIES, ALLIES, VILLAINS, MINIONS)
_SIDE_SCHEMES: Final[tuple[int, ...]] = (SIDE_SCHEMES, PLAYER_SIDE_SCHEMES)


def check(g: State) -> bool:
    """Do the next thing that must happen at once. True if something was done or pushed."""
    zones = g.zones
    if (g.mods[STAT_BLANK] or 1 in g.blank) and blanked(g):
        return True
    if defeats(g) or completed(g):
        return True
    if g.trig[_IF_EVER] and come_true(g):
        return True
    if g.stack and g.stack[-1].op == OP_LIMIT:
        return False  # somebody is discarding down to a limit right now
    if zones[ALLIES] and too_many_allies(g):
        return True
    if g.arrived:
        arrivals(g)
        return True
    if g.departed:
        departures(g)
        return True
    if g.extra and empty_extra_deck(g):
        return True
    if empty_player_deck(g):
        return True
    if zones[PLAYER_SIDE_SCHEMES] and limits_of_side_schemes(g):
        return True
    if (len(g.marks[M_RESTRICTED]) > RESTRICTED_ALLOWED or g.mods[STAT_RESTRICTED]) and restricted(g):
        return True
    if g.mods[STAT_STALWART] and stalwart(g):
        return True
    for area in g.parea:
        if not zones[ENC_DECK + area] and empty_encounter_deck(g, area):
            return True
    return False


def blanked(g: State) -> bool:
    """A card in play whose text box has become blank, or is no longer."""
    for z in range(PLAY, N_ZONES):
        for c in g.zones[z]:
            if index.refresh_blank(g, c):
                return True
    return False


def defeats(g: State) -> bool:
    """Characters without hit points and side schemes without threat are defeated, all of them together (Reference "Defeat")."""
    zones, damage, face, n = g.zones, g.damage, g.face, g.n
    fallen: list[int] = []
    lowest = least(g, STAT_HP) if g.mods[STAT_HP] else NO_LEAST
    bases: list[tuple[Modifier, Scope]] | None = None
    for z in _CHARACTERS:
        for c in zones[z]:
            hurt = damage[c]
            if hurt < lowest:
                if hurt < FACES[face[c]].values[n][STAT_HP]:
                    continue
                if bases is None:
                    bases = base_hit_points(g)
                if given_one_of(g, bases, c):
                    continue
            if mod.remaining(g, c) == 0 and not g.leaving[c] and not mod.cannot_be_defeated(g, c):
                fallen.append(c)
    for z in _SIDE_SCHEMES:
        for c in zones[z]:
            if g.threat[c] == 0 and not g.leaving[c] and not mod.cannot_be_defeated(g, c):
                fallen.append(c)
    if not fallen:
        return False
    recs = tuple([g.new_rec(EVENT_DEFEAT, -1, -1, -1, c, mod.you_of(g, c)) for c in fallen])
    for c in fallen:
        g.leaving[c] = 1
    g.stack.append(DefeatFrame(OP_DEFEAT, -1, recs))
    return True


def come_true(g: State) -> bool:
    """A constant ability whose condition holds has its effect at once; not a second time while it does."""
    for entry in g.trig[_IF_EVER]:
        c = entry >> 8
        ab = FACES[g.face[c]].abilities[entry & 255]
        s = Scope(c, g.first, -1, ab.id, ab.slots0, named=ab.named0)
        if ab.where is None or not ab.where(g, s):
            continue
        if any(isinstance(f, AbilityFrame) and f.ability == ab.id and g.scopes[f.sc].src == c for f in g.stack):
            continue
        start_ability(g, c, ab, g.first)
        return True
    return False


def completed(g: State) -> bool:
    """A main scheme with its target threat on it is completed (Reference "Main Scheme")."""
    for c in g.zones[MAIN_SCHEMES]:
        if completes(g, c) and not g.leaving[c]:
            g.leaving[c] = 1
            g.stack.append(CompleteFrame(OP_COMPLETE, -1, c))
            return True
    return False


def empty_extra_deck(g: State) -> bool:
    """An extra deck that has run out is made anew of its discard pile, unless it ends with that (Reference "Deck")."""
    for i in range(len(g.extra)):
        pile = g.zones[EXTRA + 2 * i + 1]
        if pile and not g.zones[EXTRA + 2 * i] and FACES[g.face[pile[0]]].refills_deck:
            dealing.refill_extra(g, i)
            return True
    return False


def empty_player_deck(g: State) -> bool:
    """A player's deck that has run out is made anew of their discard pile (Reference "Player Deck")."""
    for p in range(g.n):
        if not g.zones[DECK + p] and g.zones[DISCARD + p] and g.alive[p] and dealing.refill_player(g, p):
            return True
    return False


def empty_encounter_deck(g: State, area: int) -> bool:
    """An encounter deck has run out: with a discard pile it is made anew, without one the players lose (Reference "Encounter
    Deck")."""
    if g.zones[ENC_DISCARD + area]:
        dealing.refill_encounter(g, area)
        return True
    if g.phase:  # a card being revealed or turned up is in neither pile and saves nobody
        outcome.end_game(g, outcome.LOSS, "encounter_deck_exhausted")
    return False


def least(g: State, stat: int) -> int:
    """Below what number no modifier brings a stat: with what is printed it tells quickly that nothing is wrong."""
    lowest = NO_LEAST
    for e in g.mods[stat]:
        m = FACES[g.face[e >> 8]].mods[e & 255] if e >= 0 else MODIFIERS[g.lasting[-e].mod]
        if m.least < lowest:
            lowest = m.least
    return lowest


def base_hit_points(g: State) -> list[tuple[Modifier, Scope]]:
    """Modifiers that give characters hit points whatever is printed, as facedown minions have them, with their scopes."""
    out = []
    for e in g.mods[STAT_HP]:
        if e >= 0:
            m = FACES[g.face[e >> 8]].mods[e & 255]
            if m.how == BASE and m.source is None:
                s = mod.scope_of(g, e >> 8)
                if m.cond is None or m.cond(g, s):
                    out.append((m, s))
    return out


def given_one_of(g: State, bases: list[tuple[Modifier, Scope]], c: int) -> bool:
    """Whether a character has hit points by one of them."""
    for m, s in bases:
        if m.match.holds(g, s, c):
            return True
    return False


def too_many_allies(g: State) -> bool:
    """More allies under one player's control than the limit (Reference "Ally Limit")."""
    allies = g.zones[ALLIES]
    if len(allies) <= min(ALLIES_ALLOWED, least(g, STAT_ALLY_LIMIT)):
        return False
    for p in g.players():
        mine = tuple([c for c in allies if g.controller[c] == p and not departing(g, c)])
        if len(mine) > mod.changed(g, g.identity[p], STAT_ALLY_LIMIT, ALLIES_ALLOWED):
            g.stack.append(LimitFrame(OP_LIMIT, -1, p, mine))
            return True
    return False


def arrivals(g: State) -> None:
    """Cards that entered play in the middle of something else, obligations drawn from a deck: their windows open now."""
    for c in reversed(g.arrived):
        if g.zone[c] >= PLAY:
            r = g.new_rec(EVENT_ENTER_PLAY, c, c, g.controller[c], c, g.controller[c])
            g.stack.append(EnterFrame(OP_ENTER, -1, ((r, EVENT_ENTER_PLAY),), r))
    g.arrived = ()


def limits_of_side_schemes(g: State) -> bool:
    """More player side schemes than the limit: the first player discards (Reference "Player Side Scheme Limit")."""
    mine = tuple(c for c in g.zones[PLAYER_SIDE_SCHEMES] if not departing(g, c))
    if len(mine) > (1 if g.n <= 2 else 2):
        g.stack.append(LimitFrame(OP_LIMIT, -1, g.first, mine))
        return True
    return False


def restricted(g: State) -> bool:
    """More than two restricted cards under one player's control (Reference "Restricted")."""
    gained = bool(g.mods[STAT_RESTRICTED])
    cards = [
        c for z in (ALLIES, SUPPORTS, UPGRADES) for c in g.zones[z] if gained or FACES[g.face[c]].base[STAT_RESTRICTED]
    ]
    if len(cards) <= RESTRICTED_ALLOWED:
        return False
    for p in g.players():
        mine = tuple(
            c for c in cards if g.controller[c] == p and mod.stat(g, c, STAT_RESTRICTED) and not departing(g, c)
        )
        if len(mine) > RESTRICTED_ALLOWED:
            g.stack.append(LimitFrame(OP_LIMIT, -1, p, mine))
            return True
    return False


def stalwart(g: State) -> bool:
    """A character that has become stalwart loses its stunned and confused cards (Reference "Stalwart")."""
    for z in (IDENTITIES, ALLIES, VILLAINS, MINIONS):
        for c in g.zones[z]:
            if (g.stunned[c] or g.confused[c]) and mod.stat(g, c, STAT_STALWART):
                g.stunned[c] = g.confused[c] = 0
                return True
    return False


class LimitOp(Op):
    """A player over a limit discards one card; the continuous checks see whether that is enough."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_LIMIT)
        self.steps = (self.ask, self.discard)

    def ask(self, g: State, f: LimitFrame) -> bool:
        g.ask(f.player, ASK_DISCARD, tuple((V_PICK, c, -1, 0) for c in f.cards))
        return True

    def discard(self, g: State, f: LimitFrame) -> bool:
        g.stack.pop()
        c = g.answer[1]
        note(g, "over the limit", card=c, player=f.player)
        leave_play(g, (c,))
        return True


LimitOp()
