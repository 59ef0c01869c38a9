"""The game as a whole and every seat in a few numbers."""

from __future__ import annotations

from typing import Final

from mc_env.kernel.cells import cells, laid
from mc_env.kernel.native import i16, i64
from mc_env.kernel.rows import MANY
from mc_env.kernel.zones import NOBODY
from mc_env.versus.engine import combat, values
from mc_env.versus.engine.observing.columns import GLOBAL_COLUMNS, SEAT_WIDTH
from mc_env.versus.engine.observing.decision import ranged, strikes_back
from mc_env.versus.engine.observing.entities import declared
from mc_env.versus.engine.observing.places import (
    G_ACTIVE_PLAYER,
    G_ATTACKER,
    G_ATTACKERS,
    G_ATTACKING,
    G_BACK,
    G_DEFENDER,
    G_ENDURE,
    G_ENTITIES,
    G_FIGHTING,
    G_FIRST_PLAYER,
    G_FORCE,
    G_MODE,
    G_OPTIONS,
    G_OUTCOME,
    G_PHASE,
    G_PILES,
    G_PLAYERS,
    G_POINTS,
    G_QUIET,
    G_RANGED,
    G_RESIST,
    G_ROUND,
    G_SEATS,
    G_STEP,
    G_TURN,
    S_ABLE,
    S_ALIVE,
    S_BACK,
    S_DECK,
    S_DOWN,
    S_ENERGY,
    S_FORCE,
    S_FRIEND,
    S_FRONT,
    S_HAND,
    S_KO,
    S_LEFT,
    S_LEVEL,
    S_LOCATIONS,
    S_MAIN,
    S_NEED,
    S_PRESENT,
    S_RESOURCES,
    S_STRENGTH,
    S_STUNNED,
    S_TOUGHNESS,
    S_XP,
)
from mc_env.versus.engine.observing.sheets import (
    T_ABLE,
    T_BACK,
    T_DOWN,
    T_FORCE,
    T_FRONT,
    T_STRENGTH,
    T_TOUGHNESS,
    TALLIES,
    Sheets,
)
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import FACES
from mc_env.versus.engine.zones import DECK, HAND, KO_PILE, RESOURCES

_NOTHING: Final = cells([0] * len(GLOBAL_COLUMNS))


def write_globals(g: State, p: int, s: Sheets, n_options: int, n_piles: i64) -> None:
    at: i64 = len(s.globals)
    out = s.globals = laid(s.globals, _NOTHING)
    rel = s.relative
    out[at + G_ENTITIES] = i16(s.n)
    out[at + G_OPTIONS] = i16(n_options)
    out[at + G_PILES] = i16(n_piles)
    out[at + G_PLAYERS] = i16(g.n)
    out[at + G_MODE] = i16(_mode(g))
    out[at + G_ROUND] = i16(min(g.round, MANY))
    out[at + G_TURN] = i16(min(g.turns, MANY))
    out[at + G_PHASE] = i16(g.phase)
    out[at + G_STEP] = i16(g.step)
    out[at + G_FIRST_PLAYER] = i16(rel[g.first])
    out[at + G_ACTIVE_PLAYER] = i16(rel[g.active if g.active >= 0 else NOBODY])
    out[at + G_POINTS] = i16(g.points)
    out[at + G_QUIET] = i16(g.quiet)
    out[at + G_OUTCOME] = i16(_outcome(g, p))
    _write_fight(g, s, at)
    for i in range(g.n):
        _write_seat(g, s, at + G_SEATS + i * SEAT_WIDTH, (p + i) % g.n, p)


def _mode(g: State) -> int:
    """Whether everybody plays alone, players share sides, or those of a side share everything."""
    return 2 if g.shared else int(len(set(g.sides)) < g.n)


def _outcome(g: State, p: int) -> int:
    if not g.outcome:
        return 0
    if p not in g.winners:
        return 2
    return 1 if all(g.sides[q] == g.sides[p] for q in g.winners) else 3


def _write_fight(g: State, s: Sheets, at: i64) -> None:
    """The combat that is going on, or the attack that is being declared."""
    out = s.globals
    f = declared(g)
    if f is not None:
        attackers, defender, player = f.attackers, f.defender, f.player
    elif g.combat >= 0:
        rec = g.recs[g.combat]
        attackers, defender, player = rec.cards, rec.target, rec.player
        out[at + G_FIGHTING] = 1
        out[at + G_RANGED] = i16(ranged(g))
    else:
        return
    out[at + G_ATTACKERS] = i16(len(attackers))
    out[at + G_ATTACKING] = i16(s.relative[player])
    if attackers:
        out[at + G_ATTACKER] = i16(s.row(attackers[0]))
        out[at + G_FORCE] = i16(combat.total(g, attackers))
        out[at + G_ENDURE] = i16(min([values.dfn(g, c) for c in attackers]))
    if defender >= 0:
        out[at + G_DEFENDER] = i16(s.row(defender))
        out[at + G_RESIST] = i16(values.dfn(g, defender))
        if attackers and strikes_back(g, attackers[0], defender):
            out[at + G_BACK] = i16(combat.strength(g, defender))


def _write_seat(g: State, s: Sheets, at: i64, q: int, p: int) -> None:
    out = s.globals
    out[at + S_PRESENT] = 1
    out[at + S_ALIVE] = i16(g.alive[q])
    out[at + S_FRIEND] = i16(g.sides[q] == g.sides[p])
    out[at + S_HAND] = i16(len(g.zones[HAND + q]))
    out[at + S_DECK] = i16(len(g.zones[DECK + q]))
    out[at + S_KO] = i16(len(g.zones[KO_PILE + q]))
    out[at + S_RESOURCES] = i16(len(g.zones[RESOURCES + q]))
    for c in g.zones[RESOURCES + q]:
        if not g.facedown[c]:
            out[at + S_LOCATIONS] += 1
            for symbol in FACES[g.face[c]].symbols:
                out[at + S_ENERGY + symbol] += 1
    c = g.mains[q]
    if s.row_of[c]:
        face = s.faces[g.face[c]]
        out[at + S_MAIN] = i16(s.row(c))
        out[at + S_LEFT] = i16(max(values.health(g, c) - g.wounds[c], 0))
        out[at + S_STUNNED] = i16(g.facedown[c])
        out[at + S_LEVEL] = i16(FACES[g.face[c]].level)
        out[at + S_XP] = i16(g.xp[c])
        out[at + S_NEED] = i16(face.need)
    mine: i64 = q * TALLIES
    tally = s.tally
    out[at + S_FRONT] = i16(tally[mine + T_FRONT])
    out[at + S_BACK] = i16(tally[mine + T_BACK])
    out[at + S_DOWN] = i16(tally[mine + T_DOWN])
    out[at + S_ABLE] = i16(tally[mine + T_ABLE])
    out[at + S_FORCE] = i16(tally[mine + T_FORCE])
    out[at + S_STRENGTH] = i16(tally[mine + T_STRENGTH])
    out[at + S_TOUGHNESS] = i16(tally[mine + T_TOUGHNESS])
