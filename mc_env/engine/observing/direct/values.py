"""Values that modifiers change, written over the printed ones: the numbers of `observing.live`, a stat at a time."""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import DASH, STAT_HP, STAT_INFINITE_HP
from mc_env.engine.board import modifiers as mod
from mc_env.engine.observing.columns import NO_LIMIT
from mc_env.engine.observing.direct.places import E_HP, E_REMAINING, E_WIDTH
from mc_env.engine.observing.direct.sheets import (
    C_ADD,
    C_BASE,
    C_CAP,
    C_DOUBLES,
    C_FIXED,
    C_GIVEN,
    C_HALVES,
    CHANGE,
    Sheets,
)
from mc_env.engine.observing.live import CHARACTERS, FLAGS, KEYWORDS, ON_ANYTHING, ON_SCHEMES, OTHERS, POWERS, SCHEMES
from mc_env.engine.program.tables import ADD, BASE, CAP, DOUBLE, FACES, MODIFIERS, OWN, SET, Modifier
from mc_env.engine.state.state import State
from mc_env.kernel.cells import noted, numbers
from mc_env.kernel.native import i16, i64
from mc_env.kernel.records import Scope

# what a stat is a stat of
_ANYTHING: Final = 0
_OF_CHARACTERS: Final = 1
_OF_SCHEMES: Final = 2
# how a value is written
_AS_IT_IS: Final = 0
_AS_FLAG: Final = 1
_AS_POWER: Final = 2  # a dash stays a dash

_TOUCHED: Final = 1
_GIVES: Final = 2


def _whom(s: int) -> int:
    return _ANYTHING if s in ON_ANYTHING else _OF_SCHEMES if s in ON_SCHEMES else _OF_CHARACTERS


_COLUMNS: Final = (
    *((s, column, _OF_CHARACTERS, _AS_POWER) for s, column in POWERS),
    *((s, column, _whom(s), _AS_FLAG if column in FLAGS else _AS_IT_IS) for s, column in OTHERS),
)
_STATS: Final = numbers([s for s, _, _, _ in _COLUMNS])
_PLACES: Final = numbers([column for _, column, _, _ in _COLUMNS])
_WHOM: Final = numbers([whom for _, _, whom, _ in _COLUMNS])
_HOW: Final = numbers([how for _, _, _, how in _COLUMNS])
_IS_KEYWORD: Final = numbers([int(s in {k for k, _ in KEYWORDS}) for s in range(128)])
_KIND: Final = numbers([_OF_CHARACTERS if t in CHARACTERS else _OF_SCHEMES if t in SCHEMES else 0 for t in range(16)])


def write_values(g: State, s: Sheets) -> None:
    """Powers, hit points, icons, keywords and prohibitions of cards in play."""
    mods = g.mods
    stats = _STATS
    for i in range(len(stats)):
        if mods[stats[i]]:
            _changes(g, s, stats[i], _WHOM[i])
            _write(g, s, stats[i], _PLACES[i], _HOW[i])
    if mods[STAT_HP]:
        _changes(g, s, STAT_HP, _OF_CHARACTERS)
        _write_hit_points(g, s)
    if mods[STAT_INFINITE_HP]:
        for row in range(1, s.n):
            c = s.cards[row]
            if _KIND[g.ctype[c]] == _OF_CHARACTERS and mod.stat(g, c, STAT_INFINITE_HP):
                s.entities[s.base + row * E_WIDTH + E_REMAINING] = NO_LIMIT


def write_keywords_of_blank(g: State, s: Sheets, c: int, at: i64) -> None:
    """A blank card has the keywords that something gives it, and no others."""
    for stat, column in KEYWORDS:
        s.entities[at + column] = i16(mod.stat(g, c, stat))


# ------------------------------------------------------------------------------------------ what modifiers do


def _changes(g: State, s: Sheets, stat: i64, whom: i64) -> None:
    """Note by row what the active modifiers of a stat do to it."""
    e: i64
    c: i64
    for e in g.mods[stat]:
        if e >= 0:
            src = e >> 8
            m = FACES[g.face[src]].mods[e & 255]
            if m.source is not None:
                continue
            scope = mod.scope_of(g, src)
        else:
            lasting = g.lasting[-e]
            m = MODIFIERS[lasting.mod]
            if m.source is not None:
                continue
            scope = lasting.scope
            src = -1
        if m.cond is not None and not m.cond(g, scope):
            continue
        if m.reach and src >= 0:  # it can only apply to one card
            _change_one(g, s, m, scope, src if m.reach == OWN else g.host[src], whom)
        elif m.yours:
            if 0 <= scope.player < g.n:
                _change_one(g, s, m, scope, g.identity[scope.player], whom)
        else:
            types = m.types
            for row in range(1, s.n):
                c = s.cards[row]
                kind = g.ctype[c]
                if (
                    (not whom or _KIND[kind] == whom)
                    and (types is None or kind in types)
                    and m.match.holds(g, scope, c)
                ):
                    _change(g, s, m, scope, row)


def _change_one(g: State, s: Sheets, m: Modifier, scope: Scope, c: i64, whom: i64) -> None:
    """The same for a modifier that can only apply to this card."""
    row = s.row(c)
    if row and (not whom or _KIND[g.ctype[c]] == whom) and m.match.holds(g, scope, c):
        _change(g, s, m, scope, row)


def _change(g: State, s: Sheets, m: Modifier, scope: Scope, row: i64) -> None:
    """Add what a modifier does to what others do to the card of a row."""
    while len(s.change) < (row + 1) * CHANGE:
        s.change = noted(s.change, 0)
    to = s.change
    at = row * CHANGE
    if not to[at + C_GIVEN]:
        if s.n_touched >= len(s.touched):
            s.touched = noted(s.touched, 0)
        s.touched[s.n_touched] = row
        s.n_touched += 1
        for i in range(CHANGE):
            to[at + i] = 0
        to[at + C_GIVEN] = _TOUCHED
        to[at + C_FIXED] = to[at + C_BASE] = to[at + C_CAP] = -1
    how: i64 = m.how
    if how == ADD:
        to[at + C_ADD] += m.value(g, scope)
    elif how == SET:
        to[at + C_FIXED] = m.value(g, scope)
        to[at + C_GIVEN] = _TOUCHED | _GIVES
    elif how == BASE:
        to[at + C_BASE] = m.value(g, scope)
        to[at + C_GIVEN] = _TOUCHED | _GIVES
    elif how == DOUBLE:
        to[at + C_DOUBLES] += 1
    elif how == CAP:
        to[at + C_CAP] = m.value(g, scope)
    else:
        to[at + C_HALVES] += 1


# ------------------------------------------------------------------------------------------ what becomes of values


def _write(g: State, s: Sheets, stat: i64, column: i64, how: i64) -> None:
    """Write the changed values of a stat, and forget the changes."""
    for i in range(s.n_touched):
        row = s.touched[i]
        c = s.cards[row]
        value = _value(g, s, stat, row)
        if how == _AS_FLAG and value > 1:
            value = 1
        if how != _AS_POWER or value or FACES[g.face[c]].base[stat] != DASH:
            s.entities[s.base + row * E_WIDTH + column] = i16(value)
        s.change[row * CHANGE + C_GIVEN] = 0
    s.n_touched = 0


def _write_hit_points(g: State, s: Sheets) -> None:
    """Maximum and remaining hit points."""
    out = s.entities
    for i in range(s.n_touched):
        row = s.touched[i]
        at = s.base + row * E_WIDTH
        hp = _value(g, s, STAT_HP, row)
        out[at + E_HP] = i16(hp)
        if out[at + E_REMAINING] != NO_LIMIT:
            hurt = g.damage[s.cards[row]]
            out[at + E_REMAINING] = i16(max(hp - hurt, 0))
        s.change[row * CHANGE + C_GIVEN] = 0
    s.n_touched = 0


def _value(g: State, s: Sheets, stat: i64, row: i64) -> i64:
    """The value of the card of a row under its changes: as `modifiers.changed` has it."""
    c = s.cards[row]
    info = FACES[g.face[c]]
    value: i64 = info.values[g.n][stat]
    change = s.change
    at = row * CHANGE
    if info.base[stat] == DASH:
        return value
    if not change[at + C_GIVEN] & _GIVES and stat in info.lacks:  # a power it does not have
        return value
    if g.blank[c] and _IS_KEYWORD[stat]:
        value = 0
    if change[at + C_BASE] >= 0:
        value = change[at + C_BASE]
    if change[at + C_FIXED] >= 0:
        return change[at + C_FIXED]
    value += change[at + C_ADD]
    if value < 0:
        value = 0
    value <<= change[at + C_DOUBLES]
    for _ in range(change[at + C_HALVES]):
        value = (value + 1) >> 1
    cap = change[at + C_CAP]
    if 0 <= cap < value:
        return cap
    return value
