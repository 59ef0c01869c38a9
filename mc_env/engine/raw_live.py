"""Current values of many cards at once, for the raw view: the same numbers as `modifiers.stat`, each modifier looked at once.

A test compares them with `modifiers.stat` card by card.
"""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import DASH, SCHEME_TYPES, Stat
from mc_env.engine import modifiers as mod
from mc_env.engine.columns import CANNOT_STATS, ENTITY_COLUMNS, ICON_STATS, KEYWORD_STATS, NO_LIMIT, POWER_STATS, names
from mc_env.engine.records import Scope
from mc_env.engine.state import State
from mc_env.engine.tables import ADD, BASE, CAP, DOUBLE, FACES, HALVE, MODIFIERS, SET, Match

_E: Final = names(ENTITY_COLUMNS)
_WIDTH: Final = 2 * len(ENTITY_COLUMNS)
_CHARACTERS: Final = frozenset({0, 1, 2, 8, 10})
_SCHEMES: Final = frozenset(int(t) for t in SCHEME_TYPES)
_HP: Final = int(Stat.HP)
_INFINITE: Final = int(Stat.INFINITE_HP)
_HP_AT: Final = 2 * _E["hp"]
_REMAINING: Final = 2 * _E["remaining"]
_FLAGS: Final = frozenset(i for i, c in enumerate(ENTITY_COLUMNS) if (c.low, c.high) == (0, 1))
POWERS: Final = tuple((int(s), _E[s.name.lower()]) for s in POWER_STATS)
KEYWORDS: Final = tuple((int(s), _E[s.name.lower()]) for s in KEYWORD_STATS)
OTHERS: Final = (
    (int(Stat.TARGET_THREAT), _E["target"]),
    (int(Stat.ESCALATION), _E["escalation"]),
    *((int(s), _E[s.name.lower()]) for s in (*ICON_STATS, *KEYWORD_STATS, *CANNOT_STATS)),
)
_KEYWORD_STATS: Final = frozenset(s for s, _ in KEYWORDS)
_ON_SCHEMES: Final = frozenset(
    int(s) for s in (Stat.TARGET_THREAT, Stat.ESCALATION, Stat.CANNOT_BE_THWARTED, Stat.CANNOT_LOSE_THREAT)
)
_ON_ANYTHING: Final = frozenset(
    int(s) for s in (*ICON_STATS, Stat.CANNOT_READY, Stat.CANNOT_LEAVE_PLAY, Stat.PERMANENT)
)
_FIRST: Final = min(s for s, _ in OTHERS)
_LAST: Final = max(s for s, _ in OTHERS) + 1

Memo = dict[tuple[Match, int], list[int]]  # cards that a selector of a card matches, found once for all its changes
Changes = dict[int, list[tuple[int, int]]]  # card -> (how, value) in the order of the modifiers


def put(buf: bytearray, at: int, value: int) -> None:
    """Write one number over the bytes of rows."""
    if 0 <= value < 256:
        buf[at] = value
        buf[at + 1] = 0
    else:
        buf[at : at + 2] = value.to_bytes(2, "little", signed=True)


def changes(g: State, s: int, cards: list[int], memo: Memo) -> Changes:
    """What the active modifiers of a stat do to some of the cards."""
    out: Changes = {}
    for e in g.mods[s]:
        if e >= 0:
            src = e >> 8
            m = FACES[g.face[src]].mods[e & 255]
            scope = None
        else:
            lasting = g.lasting[-e]
            src = e  # scopes of lasting effects differ even if their card is the same
            m = MODIFIERS[lasting.mod]
            scope = lasting.scope
        if m.source is not None:
            continue
        match = m.match
        found = memo.get((match, src))
        if found is None:
            if scope is None:
                scope = Scope(src, mod.you_of(g, src))
            found = [c for c in cards if match(g, scope, c)]
            memo[match, src] = found
        if found:
            if scope is None:
                scope = Scope(src, mod.you_of(g, src))
            if m.cond is not None and not m.cond(g, scope):
                continue
            how = m.how
            change = (how, 0 if how in (DOUBLE, HALVE) else m.value(g, scope))
            for c in found:
                out.setdefault(c, []).append(change)
    return out


def value_of(g: State, c: int, s: int, done: list[tuple[int, int]]) -> int:
    """A card's value under these changes: as `modifiers.changed` has it."""
    info = FACES[g.face[c]]
    value = info.base[s]
    if value == DASH:
        return 0
    if s in info.per_player:
        value *= g.n
    if s in _KEYWORD_STATS and g.blank[c]:
        value = 0
    add = doubles = halves = 0
    fixed = cap = -1
    for how, x in done:
        if how == ADD:
            add += x
        elif how == SET:
            fixed = x
        elif how == BASE:
            value = x
        elif how == DOUBLE:
            doubles += 1
        elif how == CAP:
            cap = x
        else:
            halves += 1
    if fixed >= 0:
        return fixed
    value = max(0, value + add) << doubles
    for _ in range(halves):
        value = (value + 1) // 2
    return cap if 0 <= cap < value else value


def live_values(g: State, cards: list[int], row_of: dict[int, int], buf: bytearray) -> None:
    """Write powers, hit points, icons, keywords and prohibitions that modifiers change over the printed ones."""
    mods = g.mods
    others = any(mods[_FIRST:_LAST])
    if not others and not any(mods[0:6]) and not mods[_INFINITE]:
        return
    ctype = g.ctype
    characters = [c for c in cards if ctype[c] in _CHARACTERS]
    memo: Memo = {}
    for s, column in POWERS:
        if mods[s]:
            for c, done in changes(g, s, characters, memo).items():
                if FACES[g.face[c]].base[s] != DASH:
                    put(buf, row_of[c] * _WIDTH + 2 * column, value_of(g, c, s, done))
    if mods[_HP]:
        for c, done in changes(g, _HP, characters, memo).items():
            hp = value_of(g, c, _HP, done)
            at = row_of[c] * _WIDTH
            put(buf, at + _HP_AT, hp)
            put(buf, at + _REMAINING, max(0, hp - g.damage[c]))
    if mods[_INFINITE]:
        for c in characters:
            if mod.stat(g, c, _INFINITE):
                put(buf, row_of[c] * _WIDTH + _REMAINING, NO_LIMIT)
    if others:
        whole: Memo = {}
        schemes: list[int] | None = None
        for s, column in OTHERS:
            if mods[s]:
                if s in _ON_ANYTHING:
                    touched = changes(g, s, cards, whole)
                elif s in _ON_SCHEMES:
                    if schemes is None:
                        schemes = [c for c in cards if ctype[c] in _SCHEMES]
                    touched = changes(g, s, schemes, {})
                else:
                    touched = changes(g, s, characters, memo)
                for c, done in touched.items():
                    value = value_of(g, c, s, done)
                    put(buf, row_of[c] * _WIDTH + 2 * column, min(value, 1) if column in _FLAGS else value)
