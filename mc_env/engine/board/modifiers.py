"""Current values of cards: printed base, then modifiers, evaluated live (Reference "Modifiers").

Base, then additions, then doubling and halving, then the floor of 0. A "set" overrides everything else, and the one that
was resolved last wins. A dash is an unmodifiable 0. Keywords, icons, traits and prohibitions are counted the same way.
"""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import (
    DASH,
    STAT_ACCELERATION,
    STAT_ALLY_LIMIT,
    STAT_AMPLIFY,
    STAT_BLANK,
    STAT_CANNOT_LEAVE_PLAY,
    STAT_FIRST_KEYWORD,
    STAT_GUARD,
    STAT_HP,
    STAT_INFINITE_HP,
    STAT_LAST_KEYWORD,
    STAT_OVERKILL,
    STAT_PERMANENT,
    STAT_PIERCING,
    STAT_RANGED,
    STAT_RESTRICTED,
    STAT_STALWART,
    STAT_TARGET_THREAT,
    STAT_TRAIT,
    TYPE_SUPPORT,
    TYPE_UPGRADE,
)
from mc_env.engine.program.tables import ADD, BASE, CAP, DOUBLE, FACES, M_GUARD, MODIFIERS, OWN, SET, Modifier
from mc_env.engine.state.records import F_OVERKILL, F_PIERCING, F_RANGED
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import MAIN_SCHEMES, MINIONS, PLAY, VILLAINS
from mc_env.kernel.records import Scope
from mc_env.kernel.zones import MAX_PLAYERS, NOBODY

_ATTACK_KEYWORDS: Final = (
    (STAT_OVERKILL, F_OVERKILL),
    (STAT_PIERCING, F_PIERCING),
    (STAT_RANGED, F_RANGED),
)
_CHECKED: Final = (  # stats that `checks.check` asks for
    STAT_HP,
    STAT_BLANK,
    STAT_CANNOT_LEAVE_PLAY,
    STAT_PERMANENT,
    STAT_STALWART,
    STAT_INFINITE_HP,
    STAT_TARGET_THREAT,
    STAT_ALLY_LIMIT,
    STAT_RESTRICTED,
)


def you_of(g: State, c: int) -> int:
    """Whom a card means by "you": its controller, the engaged player, or those of its host; out of play its owner; -1 if
    nobody."""
    p = g.controller[c]
    if p != NOBODY:
        return p
    p = g.engaged[c]
    if p != NOBODY:
        return p
    h = g.host[c]
    if h >= 0:
        return you_of(g, h)
    p = g.owner[c]
    return p if p != NOBODY and g.zone[c] < PLAY else -1


SCOPES: Final[list[list[Scope]]] = []  # by card, then by player, the first for nobody


def scope_of(g: State, src: int) -> Scope:
    """The scope in which constant abilities of a card are evaluated.

    It says only whose they are, and nobody writes in it: one for each card and player serves all games.
    """
    while src >= len(SCOPES):
        SCOPES.append([Scope(len(SCOPES), p) for p in range(-1, MAX_PLAYERS)])
    return SCOPES[src][you_of(g, src) + 1]


def scope_for(g: State, src: int, c: int, you: int) -> Scope:
    """The same while a player is meant by "you" on the encounter card c and on those attached to it."""
    sc = scope_of(g, src)
    return SCOPES[src][you + 1] if c in (src, g.host[src]) and g.controller[src] == NOBODY else sc


def entries(g: State, stat: int) -> list[tuple[Modifier, Scope]]:
    """The active modifiers of a stat with the scope each is evaluated in."""
    out = []
    for e in g.mods[stat]:
        if e >= 0:
            src = e >> 8
            out.append((FACES[g.face[src]].mods[e & 255], scope_of(g, src)))
        else:
            lasting = g.lasting[-e]
            out.append((MODIFIERS[lasting.mod], lasting.scope))
    return out


def printed(g: State, c: int, stat: int) -> int:
    """The printed value; a dash counts as 0."""
    return FACES[g.face[c]].values[g.n][stat]


def is_dash(g: State, c: int, stat: int) -> bool:
    """Whether a power is printed as a dash and so cannot be used."""
    return FACES[g.face[c]].base[stat] == DASH


def _in_text_box(s: int) -> bool:
    """Whether a stat is printed in the text box: keywords, and the icons of schemes (Reference "Text Box")."""
    return STAT_FIRST_KEYWORD <= s <= STAT_LAST_KEYWORD or STAT_ACCELERATION <= s <= STAT_AMPLIFY


def stat(g: State, c: int, s: int, source: int = -1, you: int = -1) -> int:
    """The current value of a stat of a card; `source` matters for changes that look at where damage comes from. `you` is a
    player whom the encounter cards c and those on it mean by "you", if it is not as usual."""
    info = FACES[g.face[c]]
    value = info.values[g.n][s]
    if g.blank[c] and _in_text_box(s):
        value = 0
    if not g.mods[s] or info.base[s] == DASH or (s in info.lacks and not given(g, c, s)):
        return value
    return changed(g, c, s, value, source, you)


def given(g: State, c: int, s: int) -> bool:
    """Whether something gives a character a power it does not have; else modifiers of it are ignored (Reference
    "Attachment")."""
    return any(
        m.how in (BASE, SET) and m.match.holds(g, sc, c) and (m.cond is None or m.cond(g, sc))
        for m, sc in entries(g, s)
    )


def changed(g: State, c: int, s: int, value: int, source: int = -1, you: int = -1) -> int:
    """A value after the active modifiers of stat `s` that apply to card `c`."""
    add = 0
    doubles = 0
    halves = 0
    fixed = -1
    cap = -1
    for e in g.mods[s]:
        if e >= 0:
            src = e >> 8
            m = FACES[g.face[src]].mods[e & 255]
            reach = m.reach
            if reach and c != (src if reach == OWN else g.host[src]):
                continue
            sc = scope_of(g, src) if you < 0 else scope_for(g, src, c, you)
        else:
            lasting = g.lasting[-e]
            m = MODIFIERS[lasting.mod]
            sc = lasting.scope
        if not m.match.holds(g, sc, c):
            continue
        if m.cond is not None and not m.cond(g, sc):
            continue
        if m.source is not None and (source < 0 or not m.source.holds(g, sc, source)):
            continue
        how = m.how
        if how == ADD:
            add += m.value(g, sc)
        elif how == SET:
            fixed = m.value(g, sc)
        elif how == BASE:
            value = m.value(g, sc)
        elif how == DOUBLE:
            doubles += 1
        elif how == CAP:
            cap = m.value(g, sc)
        else:
            halves += 1
    if fixed >= 0:
        return fixed
    value += add
    if value < 0:
        value = 0
    value <<= doubles
    while halves:
        value = (value + 1) // 2
        halves -= 1
    return cap if 0 <= cap < value else value


def blanked(g: State, c: int) -> bool:
    """Whether the text box of a card is blank now; that of a permanent card only by its own set (Reference "Permanent")."""
    if not g.mods[STAT_BLANK]:
        return False
    info = FACES[g.face[c]]
    for m, sc in entries(g, STAT_BLANK):
        if info.base[STAT_PERMANENT] and FACES[g.face[sc.src]].set_code != info.set_code:
            continue
        if m.match.holds(g, sc, c) and (m.cond is None or m.cond(g, sc)):
            return True
    return False


def attack_keywords(g: State, c: int) -> int:
    """Overkill, piercing and ranged of a character (or of the card that attacks), as flags of its attack."""
    flags = 0
    for keyword, flag in _ATTACK_KEYWORDS:
        if (g.mods[keyword] or FACES[g.face[c]].base[keyword]) and stat(g, c, keyword):
            flags |= flag
    return flags


def checked(g: State) -> bool:
    """Whether anything changes what the continuous checks look at beside tokens; such a change may depend on anything."""
    for s in _CHECKED:
        if g.mods[s]:
            return True
    return False


def cannot_be_defeated(g: State, c: int) -> bool:
    """Whether a card stays in play even without hit points or threat: it is permanent, or cannot leave play (Reference
    "Permanent", "Cannot")."""
    if (FACES[g.face[c]].base[STAT_PERMANENT] or g.mods[STAT_PERMANENT]) and stat(g, c, STAT_PERMANENT):
        return True
    return bool(g.mods[STAT_CANNOT_LEAVE_PLAY]) and stat(g, c, STAT_CANNOT_LEAVE_PLAY) > 0


def has_trait(g: State, c: int, trait: str) -> bool:
    """Whether a card has a trait now, printed or gained and not lost."""
    has = trait in FACES[g.face[c]].traits
    if g.mods[STAT_TRAIT]:
        for m, sc in entries(g, STAT_TRAIT):
            if m.trait == trait and m.match.holds(g, sc, c) and (m.cond is None or m.cond(g, sc)):
                if m.how == SET:
                    return False
                has = True
    return has


def max_hp(g: State, c: int) -> int:
    """Maximum hit points."""
    return stat(g, c, STAT_HP)


def remaining(g: State, c: int) -> int:
    """Remaining hit points (not below 0)."""
    if (g.mods[STAT_INFINITE_HP] or FACES[g.face[c]].base[STAT_INFINITE_HP]) and stat(g, c, STAT_INFINITE_HP):
        return 9999
    left = stat(g, c, STAT_HP) - g.damage[c]
    return left if left > 0 else 0


def in_play(g: State, c: int) -> bool:
    return g.zone[c] >= PLAY


def villains(g: State, area: int) -> list[int]:
    return [c for c in g.zones[VILLAINS] if g.area[c] == area]


def active_villain(g: State, area: int) -> int:
    """The villain meant by "the villain": the one with the active mark, else the first; -1 if there is none."""
    return active_of(g, VILLAINS, area)


def active_of(g: State, pile: int, area: int) -> int:
    """The card of a pile in an area that has the active mark, else the first; -1 if there is none."""
    cards = g.zones[pile]
    if len(cards) == 1:  # as nearly always
        return cards[0] if g.area[cards[0]] == area else -1
    first = -1
    for c in cards:
        if g.area[c] == area:
            if g.counters.get(c << 8, 0):  # counter 0 is the active mark
                return c
            if first < 0:
                first = c
    return first


def active_main_scheme(g: State, area: int) -> int:
    """The main scheme meant by "the main scheme"."""
    return active_of(g, MAIN_SCHEMES, area)


def area_of(g: State, player: int, card: int = -1) -> int:
    """The area in which a player (or else a card) acts."""
    if 0 <= player < g.n:
        return g.parea[player]
    return g.area[card] if card >= 0 else 0


def in_form(g: State, p: int, name: str) -> bool:
    """Whether a form card grants a player this form now (Reference "Form, Change Form")."""
    return any(
        g.controller[c] == p and FACES[g.face[c]].identity_form == name
        for t in (TYPE_UPGRADE, TYPE_SUPPORT)
        for c in g.zones[PLAY + t]
    )


def apart(g: State) -> bool:
    """Whether players have areas of their own: then nothing reaches from one into another."""
    return g.parea[0] != g.parea[-1]


def guarded(g: State, player: int) -> bool:
    """Whether a minion with guard is engaged with the player."""
    if not g.marks[M_GUARD] and not g.mods[STAT_GUARD]:
        return False
    return any(g.engaged[m] == player and stat(g, m, STAT_GUARD) for m in g.zones[MINIONS])
