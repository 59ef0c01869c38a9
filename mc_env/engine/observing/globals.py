"""The table as a whole in an observation: round and phase, villain and scheme, what is going on, every seat in a few numbers."""

from __future__ import annotations

from struct import Struct
from typing import Final

from mc_env.cards.terms import EVENT_SCHEME, EVENT_THWART, TYPE_ALTER_EGO
from mc_env.engine.board import modifiers as mod
from mc_env.engine.observing.columns import ENTITY_COLUMNS, GLOBAL_COLUMNS, ICON_STATS, SEAT_WIDTH
from mc_env.engine.program.tables import FACES
from mc_env.engine.state.records import F_DEFENDED, F_OVER, F_OVERKILL, F_PIERCING, F_RANGED, Record
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import (
    ALLIES,
    BOOST,
    DEALT,
    DECK,
    DISCARD,
    ENC_DECK,
    ENC_DISCARD,
    HAND,
    MAIN_SCHEMES,
    MINIONS,
    N_ZONES,
    NEMESIS,
    PLAYER_SIDE_SCHEMES,
    SCHEME_DECK,
    VILLAIN_DECK,
    VILLAINS,
)
from mc_env.kernel.rows import SEATS_FROM, names
from mc_env.kernel.zones import MAX_PLAYERS, NOBODY

_E: Final = names(ENTITY_COLUMNS)
_WIDTH: Final = 2 * len(ENTITY_COLUMNS)
_REMAINING: Final = 2 * _E["remaining"]  # places in the bytes of an entity row
_HP: Final = 2 * _E["hp"]
_TARGET: Final = 2 * _E["target"]
_ESCALATION: Final = 2 * _E["escalation"]
_READY: Final = 2 * _E["ready"]
_STUNNED: Final = 2 * _E["stunned"]
_CONFUSED: Final = 2 * _E["confused"]
_THW: Final = 2 * _E["thw"]
_ATK: Final = 2 * _E["atk"]
_SCH: Final = 2 * _E["sch"]
_CANNOT_ATTACK: Final = 2 * _E["cannot_attack"]
_CANNOT_THWART: Final = 2 * _E["cannot_thwart"]
_CANNOT_SCHEME: Final = 2 * _E["cannot_scheme"]
_ICONS: Final = tuple(int(s) for s in ICON_STATS)
FIRST_ICON: Final = min(_ICONS)
LAST_ICON: Final = max(_ICONS)
SCENARIO_ZONES: Final = tuple(range(PLAYER_SIDE_SCHEMES, N_ZONES))  # cards in play that bear icons and tokens
_PACK_HEAD: Final = Struct("<33h").pack
_PACK_SEAT: Final = Struct(f"<{SEAT_WIDTH}h").pack
_ABSENT: Final = tuple(bytes(2 * SEAT_WIDTH * (MAX_PLAYERS - n)) for n in range(MAX_PLAYERS + 1))  # by players
_ACT_WIDTH: Final = 12
_IDLE: Final = bytes(2 * _ACT_WIDTH)
_PACK_ACT: Final = Struct(f"<{_ACT_WIDTH}h").pack
_PACK_THREE: Final = Struct("<3h").pack
_PACK_WORDS: Final = Struct(f"<{MAX_PLAYERS}h").pack
_SILENCE: Final = bytes(2 * MAX_PLAYERS)
FaceIcons = tuple[int, int, int, int]  # acceleration, crisis, hazard, amplify
Icons = tuple[int, int, int, int, int]  # ... and acceleration tokens
ICONS_OF_FACE: Final[dict[int, FaceIcons]] = {}

Numbers = tuple[int, int, int]  # rows of entities, options, piles


def current_act(g: State) -> Record | None:
    """The innermost attack, scheme or thwart in progress."""
    recs = g.recs
    if not recs:
        return None
    best = -1
    for r, rec in recs.items():
        if rec.kind <= EVENT_THWART and r > best and not rec.flags & F_OVER:
            best = r
    return recs[best] if best >= 0 else None


def resolving(g: State, c: int) -> int:
    """Who plays, reveals or resolves a card on the table (of a boost card: whom the enemy activates against)."""
    found = [r for r, rec in g.recs.items() if rec.target == c and rec.player >= 0]
    if found:
        return g.recs[max(found)].player
    scopes = [s.player for s in g.scopes.values() if s.src == c]
    return scopes[-1] if scopes else g.owner[c]


def icons_of(face: int) -> FaceIcons:
    """Printed acceleration, crisis, hazard and amplify icons of a face."""
    base = FACES[face].base
    a, c, h, m = (max(0, base[s]) for s in _ICONS)
    ICONS_OF_FACE[face] = (a, c, h, m)
    return a, c, h, m


def live_icons(g: State, area: int) -> FaceIcons:
    """Icons in an area while modifiers change some."""
    cards = [c for z in SCENARIO_ZONES for c in g.zones[z] if g.area[c] == area]
    a, c, h, m = (sum(mod.stat(g, card, s) for card in cards) for s in _ICONS)
    return a, c, h, m


def global_row(
    g: State,
    p: int,
    rel: tuple[int, ...],
    row_of: dict[int, int],
    entities: bytearray,
    icons: Icons,
    hand_sizes: tuple[int, ...],
    act: Record | None,
    rows: Numbers,
) -> bytes:
    """The row of globals; live values come from the entity rows, where they have been worked out."""
    zones = g.zones
    area = g.parea[p]
    a, c, h, m, tokens = icons
    villain, stage, left, hp = _villain(g, area, row_of, entities)
    scheme, threat, target, on_it, escalation = _main_scheme(g, area, row_of, entities)
    head = _PACK_HEAD(
        rows[0],
        rows[1],
        rows[2],
        g.n,
        g.round,
        g.phase,
        g.step,
        rel[g.first],
        rel[g.active] if g.active >= 0 else 0,
        rel[g.peril] if g.peril >= 0 else 0,
        g.outcome,
        g.open_hands,
        g.overpay,
        g.expert,
        g.heroic,
        g.parea[0] != g.parea[-1],
        len(zones[ENC_DECK + area]),
        len(zones[ENC_DISCARD + area]),
        villain,
        stage,
        len(zones[VILLAIN_DECK + area]),
        left,
        hp,
        scheme,
        len(zones[SCHEME_DECK + area]),
        threat,
        target,
        on_it,
        escalation + a + tokens if scheme else 0,
        a,
        c,
        h,
        m,
    )
    doing = _IDLE if act is None else _acting(g, act, rel, row_of)
    coming = _forecast(g, row_of, entities)
    others = sum(coming[q][0] for q in range(g.n) if q != p and g.alive[q] and g.ctype[g.identity[q]] == TYPE_ALTER_EGO)
    seats = _seats(g, p, row_of, entities, hand_sizes, coming)
    return head + doing + _PACK_THREE(len(g.queue), len(zones[BOOST]), others) + seats + _words(g, p)


def _villain(g: State, area: int, row_of: dict[int, int], entities: bytearray) -> tuple[int, int, int, int]:
    """The villain of an area: row, stage, remaining and maximum hit points."""
    one = g.zones[VILLAINS]
    villain = one[0] if len(one) == 1 and g.area[one[0]] == area else mod.active_villain(g, area)
    if villain < 0:
        return 0, 0, 0, 0
    row = row_of[villain]
    at = row * _WIDTH
    left = entities[at + _REMAINING] | entities[at + _REMAINING + 1] << 8
    return row, FACES[g.face[villain]].stage, left, entities[at + _HP] | entities[at + _HP + 1] << 8


def _main_scheme(g: State, area: int, row_of: dict[int, int], entities: bytearray) -> tuple[int, int, int, int, int]:
    """The main scheme of an area: row, threat, target threat, acceleration tokens on it, what step one places itself."""
    one = g.zones[MAIN_SCHEMES]
    scheme = one[0] if len(one) == 1 and g.area[one[0]] == area else mod.active_main_scheme(g, area)
    if scheme < 0:
        return 0, 0, 0, 0, 0
    row = row_of[scheme]
    at = row * _WIDTH
    target = entities[at + _TARGET] | entities[at + _TARGET + 1] << 8
    step_one = entities[at + _ESCALATION] | entities[at + _ESCALATION + 1] << 8
    return row, g.threat[scheme], target, g.accel[scheme], step_one


def _forecast(g: State, row_of: dict[int, int], entities: bytearray) -> list[list[int]]:
    """Of every player: threat and damage that are sure to come, THW and ATK that stand ready (see the columns of a seat)."""
    out = [[0, 0, 0, 0] for _ in range(g.n)]
    for q in range(g.n):
        if g.alive[q]:
            _add_enemy(out[q], mod.active_villain(g, g.parea[q]), row_of, entities)
            _add_character(out[q], g.identity[q], row_of, entities)
    for c in g.zones[MINIONS]:
        if g.engaged[c] != NOBODY:
            _add_enemy(out[g.engaged[c]], c, row_of, entities)
    for c in g.zones[ALLIES]:
        if g.controller[c] != NOBODY:
            _add_character(out[g.controller[c]], c, row_of, entities)
    return out


def _add_enemy(out: list[int], c: int, row_of: dict[int, int], entities: bytearray) -> None:
    """Whatever keeps an enemy from attacking or scheming, it adds nothing to that."""
    at = row_of.get(c, 0) * _WIDTH
    if not entities[at + _CONFUSED] and not entities[at + _CANNOT_SCHEME]:
        out[0] += _power(entities, at + _SCH)
    if not entities[at + _STUNNED] and not entities[at + _CANNOT_ATTACK]:
        out[1] += _power(entities, at + _ATK)


def _add_character(out: list[int], c: int, row_of: dict[int, int], entities: bytearray) -> None:
    at = row_of.get(c, 0) * _WIDTH
    if not entities[at + _READY]:
        return
    if not entities[at + _CONFUSED] and not entities[at + _CANNOT_THWART]:
        out[2] += _power(entities, at + _THW)
    if not entities[at + _STUNNED] and not entities[at + _CANNOT_ATTACK]:
        out[3] += _power(entities, at + _ATK)


def _power(entities: bytearray, at: int) -> int:
    """A power; a dash, which is below 0, counts nothing."""
    return 0 if entities[at + 1] & 0x80 else entities[at] | entities[at + 1] << 8


def _seats(
    g: State,
    p: int,
    row_of: dict[int, int],
    entities: bytearray,
    hand_sizes: tuple[int, ...],
    coming: list[list[int]],
) -> bytes:
    """A few numbers of every seat, from the observer's on; zeros for those that nobody sat at."""
    zones = g.zones
    out = b""
    for q in SEATS_FROM[g.n, p]:
        if not g.alive[q]:
            out += _eliminated(g, q)
            continue
        identity = g.identity[q]
        at = row_of.get(identity, 0) * _WIDTH + _REMAINING
        out += _PACK_SEAT(
            1,
            1,
            1 + g.ctype[identity],
            len(zones[HAND + q]),
            hand_sizes[q],
            len(zones[DECK + q]),
            len(zones[DISCARD + q]),
            len(zones[DEALT + q]),
            g.changed >> q & 1,
            g.declined >> q & 1,
            entities[at] | entities[at + 1] << 8,
            len(zones[NEMESIS + q]),
            *coming[q],
        )
    return out + _ABSENT[g.n]


def _words(g: State, p: int) -> bytes:
    """What every seat has said, from the observer's on."""
    if not g.said:
        return _SILENCE
    return _PACK_WORDS(*[g.said[q] for q in SEATS_FROM[g.n, p]], *(0,) * (MAX_PLAYERS - g.n))


def _eliminated(g: State, q: int) -> bytes:
    """The numbers of a player who is out of the game: the sizes of their piles."""
    deck, discard, nemesis = len(g.zones[DECK + q]), len(g.zones[DISCARD + q]), len(g.zones[NEMESIS + q])
    return _PACK_SEAT(1, 0, 0, 0, 0, deck, discard, 0, 0, 0, 0, nemesis, 0, 0, 0, 0)


def _acting(g: State, act: Record, rel: tuple[int, ...], row_of: dict[int, int]) -> bytes:
    """The attack, scheme or thwart in progress."""
    enemy = act.actor >= 0 and g.controller[act.actor] == NOBODY
    flags = act.flags
    return _PACK_ACT(
        4 if act.kind == EVENT_THWART else 2 if act.kind == EVENT_SCHEME else 1 if enemy else 3,
        row_of.get(act.actor, 0),
        0 if act.kind == EVENT_SCHEME else row_of.get(act.target, 0),
        row_of.get(act.defender, 0),
        rel[act.tplayer] if act.tplayer >= 0 else 0,
        act.boost,
        len([x for x in act.cards if g.zone[x] == BOOST]),
        bool(flags & F_DEFENDED),
        bool(flags & F_OVERKILL),
        bool(flags & F_PIERCING),
        bool(flags & F_RANGED),
        len([r for r in g.recs.values() if r.kind <= EVENT_THWART and not r.flags & F_OVER]),
    )


assert len(GLOBAL_COLUMNS) == 33 + _ACT_WIDTH + 3 + MAX_PLAYERS * (SEAT_WIDTH + 1)
