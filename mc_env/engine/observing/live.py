"""Current values of many cards at once, for observations: the same numbers as `modifiers.stat`, each modifier looked at once.

A test compares them with `modifiers.stat` card by card.
"""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import (
    CHARACTER_TYPES,
    DASH,
    SCHEME_TYPES,
    STAT_CANNOT_BE_THWARTED,
    STAT_CANNOT_LEAVE_PLAY,
    STAT_CANNOT_LOSE_THREAT,
    STAT_CANNOT_READY,
    STAT_ESCALATION,
    STAT_HP,
    STAT_INFINITE_HP,
    STAT_PERMANENT,
    STAT_TARGET_THREAT,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.observing.columns import (
    CANNOT_STATS,
    ENTITY_COLUMNS,
    ICON_STATS,
    KEYWORD_STATS,
    NO_LIMIT,
    POWER_STATS,
)
from mc_env.engine.program.tables import ADD, BASE, CAP, DOUBLE, FACES, HALVE, MODIFIERS, OWN, SET, Test
from mc_env.engine.state.state import State
from mc_env.kernel.rows import names

_E: Final = names(ENTITY_COLUMNS)
_WIDTH: Final = 2 * len(ENTITY_COLUMNS)
CHARACTERS: Final = frozenset(int(t) for t in CHARACTER_TYPES)
SCHEMES: Final = frozenset(int(t) for t in SCHEME_TYPES)
_HP_AT: Final = 2 * _E["hp"]
_REMAINING: Final = 2 * _E["remaining"]
FLAGS: Final = frozenset(i for i, c in enumerate(ENTITY_COLUMNS) if c.kind == "flag")
POWERS: Final = tuple((int(s), _E[s.name.lower()]) for s in POWER_STATS)
KEYWORDS: Final = tuple((int(s), _E[s.name.lower()]) for s in KEYWORD_STATS)
OTHERS: Final = (
    (STAT_TARGET_THREAT, _E["target"]),
    (STAT_ESCALATION, _E["escalation"]),
    *((int(s), _E[s.name.lower()]) for s in (*ICON_STATS, *KEYWORD_STATS, *CANNOT_STATS)),
)
_KEYWORD_STATS: Final = frozenset(s for s, _ in KEYWORDS)
ON_SCHEMES: Final = frozenset(
    int(s) for s in (STAT_TARGET_THREAT, STAT_ESCALATION, STAT_CANNOT_BE_THWARTED, STAT_CANNOT_LOSE_THREAT)
)
ON_ANYTHING: Final = frozenset(int(s) for s in (*ICON_STATS, STAT_CANNOT_READY, STAT_CANNOT_LEAVE_PLAY, STAT_PERMANENT))
_FIRST: Final = min(s for s, _ in OTHERS)
_LAST: Final = max(s for s, _ in OTHERS) + 1

Memo = dict[tuple[Test, int], list[int]]  # cards that a selector of a card matches, found once for all its changes
Active = list[tuple[list[int], int, int]]  # cards, how, value: in the order of the modifiers


def put(buf: bytearray, at: int, value: int) -> None:
    """Write one number over the bytes of rows."""
    if 0 <= value < 256:
        buf[at] = value
        buf[at + 1] = 0
    else:
        buf[at : at + 2] = value.to_bytes(2, "little", signed=True)


def active(g: State, s: int, cards: list[int], memo: Memo) -> Active:
    """The active modifiers of a stat that apply to some of the cards: to which, and what they do."""
    out: Active = []
    for e in g.mods[s]:
        if e >= 0:
            src = e >> 8
            m = FACES[g.face[src]].mods[e & 255]
            if m.source is not None:
                continue
            scope = mod.scope_of(g, src)
        else:
            lasting = g.lasting[-e]
            src = e  # scopes of lasting effects differ even if their card is the same
            m = MODIFIERS[lasting.mod]
            if m.source is not None:
                continue
            scope = lasting.scope
        if m.cond is not None and not m.cond(g, scope):
            continue
        match = m.match
        if m.reach and src >= 0:  # it can only apply to one card
            c = src if m.reach == OWN else g.host[src]
            found = [c] if c in cards and match.holds(g, scope, c) else []
        elif m.yours:
            c = g.identity[scope.player] if 0 <= scope.player < g.n else -1
            found = [c] if c in cards and match.holds(g, scope, c) else []
        else:
            known = memo.get((match, src))
            if known is None:
                types = m.types
                if types is not None:  # most cards are of another type
                    ctype = g.ctype
                    known = [c for c in cards if ctype[c] in types and match.holds(g, scope, c)]
                else:
                    known = [c for c in cards if match.holds(g, scope, c)]
                memo[match, src] = known
            found = known
        if found:
            how = m.how
            out.append((found, how, 0 if how in (DOUBLE, HALVE) else m.value(g, scope)))
    return out


def changed_values(g: State, s: int, cards: list[int], memo: Memo) -> list[tuple[int, int]]:
    """Cards whose stat modifiers touch, with its current value (0 for a dash)."""
    found = active(g, s, cards, memo)
    if not found:
        return []
    face, blank = g.face, g.blank
    if len(found) == 1 and len(found[0][0]) == 1:
        (c,), how, x = found[0]
        return [(c, value_of(face[c], blank[c], s, g.n, [(how, x)]))]
    which: dict[int, int] = {}  # bit k: the k-th of these applies to the card
    if len(found) == 1:
        which = dict.fromkeys(found[0][0], 1)
    else:
        for k, (touched, _, _) in enumerate(found):
            for c in touched:
                which[c] = which.get(c, 0) | 1 << k
    values: dict[int, int] = {}  # often there are many copies of one card
    out = []
    for c, bits in which.items():
        key = (bits << 16 | face[c]) << 1 | blank[c]
        value = values.get(key)
        if value is None:
            changes = [(how, x) for k, (_, how, x) in enumerate(found) if bits >> k & 1]
            value = values[key] = value_of(face[c], blank[c], s, g.n, changes)
        out.append((c, value))
    return out


def value_of(face: int, blank: int, s: int, n: int, done: list[tuple[int, int]]) -> int:
    """The value of such a card under these changes, with n players: as `modifiers.changed` has it."""
    info = FACES[face]
    value = info.values[n][s]
    if info.base[s] == DASH:
        return value
    if s in info.lacks and not any(how in (BASE, SET) for how, _ in done):  # a power it does not have
        return value
    if s in _KEYWORD_STATS and blank:
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
    """Write powers, hit points, icons, keywords and prohibitions that modifiers change over the printed ones.

    Remaining hit points are those without damage."""
    mods = g.mods
    others = any(mods[_FIRST:_LAST])
    if not others and not any(mods[0:6]) and not mods[STAT_INFINITE_HP]:
        return
    ctype = g.ctype
    characters = [c for c in cards if ctype[c] in CHARACTERS]
    memo: Memo = {}
    _live_powers(g, characters, memo, row_of, buf)
    if others:
        _live_others(g, cards, characters, memo, row_of, buf)


def _live_powers(g: State, characters: list[int], memo: Memo, row_of: dict[int, int], buf: bytearray) -> None:
    """Powers and hit points of characters."""
    mods = g.mods
    for s, column in POWERS:
        if mods[s]:
            for c, value in changed_values(g, s, characters, memo):
                if value or FACES[g.face[c]].base[s] != DASH:
                    put(buf, row_of[c] * _WIDTH + 2 * column, value)
    if mods[STAT_HP]:
        for c, hp in changed_values(g, STAT_HP, characters, memo):
            at = row_of[c] * _WIDTH
            put(buf, at + _HP_AT, hp)
            if buf[at + _REMAINING] | buf[at + _REMAINING + 1] << 8 != NO_LIMIT:
                put(buf, at + _REMAINING, hp)
    if mods[STAT_INFINITE_HP]:
        for c in characters:
            if mod.stat(g, c, STAT_INFINITE_HP):
                put(buf, row_of[c] * _WIDTH + _REMAINING, NO_LIMIT)


def _live_others(
    g: State, cards: list[int], characters: list[int], memo: Memo, row_of: dict[int, int], buf: bytearray
) -> None:
    """Figures of schemes, icons, keywords and prohibitions; `memo` is about the characters."""
    mods = g.mods
    whole: Memo = {}
    schemes: list[int] | None = None
    for s, column in OTHERS:
        if mods[s]:
            if s in ON_ANYTHING:
                touched = changed_values(g, s, cards, whole)
            elif s in ON_SCHEMES:
                if schemes is None:
                    schemes = [c for c in cards if g.ctype[c] in SCHEMES]
                touched = changed_values(g, s, schemes, {})
            else:
                touched = changed_values(g, s, characters, memo)
            for c, value in touched:
                put(buf, row_of[c] * _WIDTH + 2 * column, min(value, 1) if column in FLAGS else value)
