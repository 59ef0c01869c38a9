"""Rows of cards: in play, in hands, and those that are neither."""

from __future__ import annotations

from typing import Final

from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.visibility import lies_facedown, seen_as_option, visible
from mc_env.engine.observing.columns import ENTITY_COLUMNS, NO_LIMIT
from mc_env.engine.observing.direct.places import (
    E_AREA,
    E_BENEATH,
    E_BLANK,
    E_CONFUSED,
    E_CONTROLLER,
    E_DAMAGE,
    E_ENGAGED,
    E_EXHAUSTED,
    E_FACEDOWN,
    E_HOST,
    E_LEAVING,
    E_OWNER,
    E_READY,
    E_REMAINING,
    E_SEAT,
    E_STUNNED,
    E_THREAT,
    E_TOKENS,
    E_TOUGH,
    E_TYPE,
    E_WIDTH,
    E_ZONE,
)
from mc_env.engine.observing.direct.sheets import Sheets
from mc_env.engine.observing.direct.values import write_keywords_of_blank, write_values
from mc_env.engine.observing.globals import resolving
from mc_env.engine.observing.table import still_shown
from mc_env.engine.observing.terms import ZONE_NUMBER
from mc_env.engine.program.tables import CARDS
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import DISCARD, HAND, N_ZONES, PLAY, PLAYER_SIDE_SCHEMES, TABLE, UNDER
from mc_env.kernel.cells import cells, laid, noted
from mc_env.kernel.native import i16, i64
from mc_env.kernel.state import Pending
from mc_env.kernel.zones import NOBODY

_NULL_ROW: Final = cells([0] * len(ENTITY_COLUMNS))


def write_entities(g: State, p: int, s: Sheets, pending: Pending | None) -> None:
    """The null row, cards in play, hands that the observer sees, and the other cards that are laid open or asked about."""
    s.base = len(s.entities)
    s.entities = laid(s.entities, _NULL_ROW)
    s.n = 1
    while len(s.row_of) < len(g.card):
        s.row_of = noted(s.row_of, 0)
    _number_in_play(g, p, s)
    if g.outcome and False in g.alive:
        _leave_out_eliminated(g, s)
    blanks = _lay_in_play(g, s)
    _lay_scenario(g, s)
    write_values(g, s)
    if blanks or s.disguised:
        _write_special(g, p, s)
    _lay_hands(g, p, s)
    _lay_beside(g, p, s, pending)


def forget_rows(s: Sheets) -> None:
    """No card has a row any more."""
    row_of, cards = s.row_of, s.cards
    for row in range(1, s.n):
        row_of[cards[row]] = 0


def _number(s: Sheets, c: i64) -> None:
    """Give a card the next row."""
    n = s.n
    s.row_of[c] = n
    if n < len(s.cards):
        s.cards[n] = c
    else:
        s.cards = noted(s.cards, c)
    s.n = n + 1


# ------------------------------------------------------------------------------------------ cards in play


def _number_in_play(g: State, p: i64, s: Sheets) -> None:
    """Identities from the observer's on, then by type, each as they entered play."""
    zones, guise = g.zones, g.guise
    c: i64
    n: i64 = g.n
    s.disguised = False
    for i in range(n):
        c = g.identity[(p + i) % n]
        if g.zone[c] == PLAY:
            _number(s, c)
    for z in range(PLAY + 1, N_ZONES):
        for c in zones[z]:
            if guise[c]:
                s.disguised = True
            _number(s, c)


def _leave_out_eliminated(g: State, s: Sheets) -> None:
    """Number anew what is still shown when the game stopped in the middle of the last elimination."""
    cards = [int(s.cards[row]) for row in range(1, s.n)]
    forget_rows(s)
    s.n = 1
    for c in still_shown(g, cards):
        _number(s, c)


def _lay_in_play(g: State, s: Sheets) -> bool:
    """Rows of the numbered cards, but for what modifiers change; whether one of them is blank."""
    face, owner, controller, engaged, host = g.face, g.owner, g.controller, g.engaged, g.host
    exhausted, damage, threat = g.exhausted, g.damage, g.threat
    stunned, confused, tough, leaving, blank = g.stunned, g.confused, g.tough, g.leaving, g.blank
    rel, faces, cards, row_of, out = s.relative, s.faces, s.cards, s.row_of, s.entities
    blanks = False
    at: i64 = s.base
    for row in range(1, s.n):
        at += E_WIDTH
        c = cards[row]
        printed = faces.row(face[c])
        out = laid(out, printed.in_play)
        whose, against, on = controller[c], engaged[c], host[c]
        out[at + E_OWNER] = i16(rel[owner[c]])
        if whose != NOBODY:
            out[at + E_CONTROLLER] = i16(rel[whose])
            out[at + E_SEAT] = i16(rel[whose])
        if against != NOBODY:
            out[at + E_ENGAGED] = i16(rel[against])
            if whose == NOBODY:
                out[at + E_SEAT] = i16(rel[against])
        if on >= 0:
            out[at + E_HOST] = i16(row_of[on])
        if exhausted[c]:
            out[at + E_EXHAUSTED] = 1
            out[at + E_READY] = 0
        hurt = damage[c]
        if hurt:
            out[at + E_DAMAGE] = i16(hurt)
            if printed.remaining != NO_LIMIT:
                out[at + E_REMAINING] = i16(max(printed.remaining - hurt, 0))
        if threat[c]:
            out[at + E_THREAT] = i16(threat[c])
        if stunned[c] | confused[c] | tough[c] | leaving[c]:
            out[at + E_STUNNED] = i16(stunned[c])
            out[at + E_CONFUSED] = i16(confused[c])
            out[at + E_TOUGH] = i16(tough[c])
            out[at + E_LEAVING] = i16(leaving[c])
        if blank[c]:
            blanks = True
    s.entities = out
    return blanks


def _lay_scenario(g: State, s: Sheets) -> None:
    """Acceleration tokens, whom attached encounter cards mean by "you", and areas."""
    zones, rel, out = g.zones, s.relative, s.entities
    accel, host, controller = g.accel, g.host, g.controller
    c: i64
    for z in range(PLAYER_SIDE_SCHEMES, N_ZONES):
        for c in zones[z]:
            at = s.at(c)
            if at < 0:  # not shown any more
                continue
            if accel[c]:
                out[at + E_TOKENS] = i16(min(accel[c], 255))
            if host[c] >= 0 and controller[c] == NOBODY:
                you: i64 = mod.you_of(g, c)
                if you >= 0:
                    out[at + E_SEAT] = i16(rel[you])
    if g.parea[0] != g.parea[-1]:
        for row in range(1, s.n):
            out[s.base + row * E_WIDTH + E_AREA] = i16(rel[g.area[s.cards[row]]])


def _write_special(g: State, p: int, s: Sheets) -> None:
    """Blank cards, and cards that count as something else than what they are."""
    out = s.entities
    at: i64 = s.base
    for row in range(1, s.n):
        at += E_WIDTH
        c = s.cards[row]
        if g.blank[c]:
            out[at + E_BLANK] = 1
            write_keywords_of_blank(g, s, c, at)
        if g.guise[c]:
            out[at + E_TYPE] = i16(g.ctype[c] + 1)
            if lies_facedown(g, c):
                out[at + E_FACEDOWN] = 1
                if g.known[c] >> p & 1:
                    out[at + E_BENEATH] = i16(s.card_ids[CARDS[g.card[c]].faces[0]])


# ------------------------------------------------------------------------------------------ other cards


def _lay_hands(g: State, p: i64, s: Sheets) -> None:
    """Hands from the observer's on, as far as they see them."""
    face, owner, rel, faces, out = g.face, g.owner, s.relative, s.faces, s.entities
    place: i64 = ZONE_NUMBER[HAND]
    n: i64 = g.n
    c: i64
    for i in range(n):
        q = (p + i) % n
        if not g.alive[q]:
            continue
        for c in g.zones[HAND + q]:
            if q == p or g.open_hands or visible(g, p, c):
                at = len(out)
                out = laid(out, faces.row(face[c]).elsewhere)
                out[at + E_ZONE] = i16(place)
                out[at + E_OWNER] = i16(rel[owner[c]])
                out[at + E_SEAT] = i16(rel[q])
                _number(s, c)
    s.entities = out


def _lay_beside(g: State, p: int, s: Sheets, pending: Pending | None) -> None:
    """Cards that are neither in play nor in hands: being resolved, beneath others, and what options are about."""
    zones = g.zones
    c: i64
    for c in zones[TABLE]:
        if visible(g, p, c):
            _lay_elsewhere(g, s, c)
    for c in zones[UNDER]:
        if visible(g, p, c):
            _lay_elsewhere(g, s, c)
    if pending is not None:
        for opt in pending.opts:
            c = opt[1]
            if c >= 0 and not s.row_of[c] and seen_as_option(g, p, c):
                _lay_elsewhere(g, s, c)
    for c in zones[TABLE]:
        at = s.at(c)
        if at >= 0:
            who: i64 = resolving(g, c)
            if who >= 0:
                s.entities[at + E_SEAT] = i16(s.relative[who])


def _lay_elsewhere(g: State, s: Sheets, c: i64) -> None:
    """The row of a card that is neither in play nor in a hand that the observer sees."""
    rel = s.relative
    zone = g.zone[c]
    at = len(s.entities)
    out = s.entities = laid(s.entities, s.faces.row(g.face[c]).elsewhere)
    out[at + E_ZONE] = i16(ZONE_NUMBER[zone])
    out[at + E_OWNER] = i16(rel[g.owner[c]])
    out[at + E_CONTROLLER] = i16(rel[g.controller[c]])
    if HAND <= zone < DISCARD:
        out[at + E_SEAT] = i16(rel[zone - HAND])
    out[at + E_HOST] = i16(s.row(g.host[c]))
    _number(s, c)
