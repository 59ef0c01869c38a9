"""Moving cards between zones, and what follows at once: the index, who knows them, attachments.

All functions here act immediately and open no windows; the ops that call them do that.
"""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import (
    AFTER,
    CHARACTER_TYPES,
    EVENT_LEAVE_PLAY,
    PILE_DECK,
    PILE_DISCARD,
    PILE_ENCOUNTER_DECK,
    PILE_EXTRA_DECK,
    PILE_EXTRA_DISCARD,
    PILE_HAND,
    PILE_PLAY,
    SIDE_SCHEME_TYPES,
    STAT_HINDER,
    STAT_PLAY_FROM,
    STAT_THREAT,
    STAT_TOUGHNESS,
    STAT_VICTORY,
    TYPE_ALTER_EGO,
    TYPE_VILLAIN,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.copies import forget
from mc_env.engine.board.events import snapshot
from mc_env.engine.board.index import PILE_BIT, index_add, index_remove, refresh_blank
from mc_env.engine.program.tables import CARDS, FACES, GUISES, counter_id
from mc_env.engine.state import streams
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import (
    ASIDE,
    BOOST,
    DECK,
    DISCARD,
    ENC_DECK,
    ENC_DISCARD,
    EXTRA,
    HAND,
    N_ZONES,
    PILE_KIND,
    PLAY,
    PLAY_ZONE,
    REMOVED,
    SECRECY,
    UNDER,
    VICTORY,
)
from mc_env.kernel import rng
from mc_env.kernel.columns import replaced
from mc_env.kernel.index import without
from mc_env.kernel.log import note
from mc_env.kernel.zones import HELD, NOBODY, NOWHERE, RESOLVING, SHOWN

ALL_KNOW: Final = 15
_AFTER_LEAVING: Final = EVENT_LEAVE_PLAY * 3 + AFTER
_HAND_BIT: Final = 1 << PILE_HAND
_DISCARD_BIT: Final = 1 << PILE_DISCARD
_WATCHED: Final = (
    PILE_DECK,
    PILE_ENCOUNTER_DECK,
    PILE_EXTRA_DECK,
    PILE_EXTRA_DISCARD,
)  # a deck that runs out is made anew from its discards
FACEUP: Final = frozenset(z for z in range(N_ZONES) if SECRECY[z] in (SHOWN, RESOLVING))

# who learns what a card is that is laid in a zone
_HOLDER_LEARNS: Final = 1  # or everybody, if hands are open
_ALL_LEARN: Final = 2
_ALL_LEARN_AND_DECK_WAITS: Final = 3  # of a player's discard pile: their deck, if it is empty, is made anew from it


def _learning(z: int) -> int:
    if SECRECY[z] == HELD:
        return _HOLDER_LEARNS
    if z not in FACEUP:
        return 0
    return _ALL_LEARN_AND_DECK_WAITS if PILE_KIND[z] == PILE_DISCARD else _ALL_LEARN


_LEARNING: Final = tuple(_learning(z) for z in range(N_ZONES))


def lift(g: State, c: int) -> None:
    """Take a card out of the zone it is in."""
    z = g.zone[c]
    if z == NOWHERE:
        return
    cards = g.zones[z]
    left = cards[:-1] if cards[-1] == c else without(cards, c)
    g.zones[z] = left
    if not left and PILE_KIND[z] in _WATCHED:
        g.dirty = True
    if FACES[g.face[c]].active & PILE_BIT[z]:
        index_remove(g, c, PILE_KIND[z])
    g.zone[c] = NOWHERE
    if EXTRA <= z < PLAY:
        turn_up(g, z)


def lay(g: State, c: int, z: int, bottom: bool = False) -> None:
    """Put a card that is in no zone on top (or at the bottom) of a zone that is out of play."""
    g.zone[c] = z
    if bottom:
        g.zones[z] = (c, *g.zones[z])
    else:
        g.zones[z] += (c,)
    learning = _LEARNING[z]
    if learning:
        learn(g, c, z)
        if learning == _ALL_LEARN_AND_DECK_WAITS and not g.zones[z - DISCARD + DECK]:
            g.dirty = True  # an empty deck waits for this card
    if FACES[g.face[c]].active & PILE_BIT[z]:
        index_add(g, c, PILE_KIND[z])
    if z >= EXTRA:
        turn_up(g, z)


def learn(g: State, c: int, z: int) -> None:
    """Whoever sees the cards of a zone knows a card that comes into it."""
    learning = _LEARNING[z]
    if learning == _HOLDER_LEARNS:
        g.known[c] |= ALL_KNOW if g.open_hands else 1 << (z - HAND)
    elif learning:
        g.known[c] = ALL_KNOW


def turn_up(g: State, z: int) -> None:
    """The top card of some extra decks lies faceup: everybody learns what it is."""
    cards = g.zones[z]
    if cards and FACES[g.face[cards[-1]]].faceup_on_top:
        g.known[cards[-1]] = ALL_KNOW


def move(g: State, c: int, z: int, bottom: bool = False) -> None:
    """Move a card between zones; out of play it is its printed self again."""
    if g.zone[c] >= PLAY:
        clear(g, c)
        if len(CARDS[g.card[c]].faces) > 1 and z != VICTORY and z != ASIDE:
            z = REMOVED  # it has no back to lie on (Reference "Double-Sided Card")
    lift(g, c)
    if z != UNDER and z != BOOST:
        g.host[c] = -1
    lay(g, c, z, bottom)


def shuffle(g: State, z: int) -> None:
    """Shuffle a deck: nobody knows its order any more."""
    stream = streams.MISC
    kind = PILE_KIND[z]
    if kind == PILE_DECK:
        stream = streams.PLAYER_DECK + z - DECK
    elif kind == PILE_ENCOUNTER_DECK:
        stream = streams.ENCOUNTER_DECK + z - ENC_DECK
    elif z >= EXTRA:
        stream = streams.EXTRA
    g.zones[z] = rng.shuffled(g.rng, stream, g.zones[z])
    known = g.known
    for c in g.zones[z]:
        known[c] = 0
    if z >= EXTRA:
        turn_up(g, z)


def home(g: State, c: int) -> int:
    """The zone a card goes to when it is discarded (Reference "Discard", "Double-Sided Card")."""
    p = g.owner[c]
    faces = CARDS[g.card[c]].faces
    if len(faces) > 1:
        return REMOVED
    if g.extra:
        info = FACES[faces[0]]
        if info.own_pile and info.extra_deck in g.extra and (p == NOBODY or g.alive[p]):
            return EXTRA + 2 * g.extra.index(info.extra_deck) + 1
    if p != NOBODY:
        return DISCARD + p if g.alive[p] else REMOVED
    return ENC_DISCARD + g.area[c]


def own_deck(g: State, c: int) -> int:
    """The deck a card belongs to: an extra deck, its owner's, or the encounter deck of its area (Reference "Deck")."""
    if g.extra:
        deck = FACES[CARDS[g.card[c]].faces[0]].extra_deck
        if deck in g.extra:
            return EXTRA + 2 * g.extra.index(deck)
    p = g.owner[c]
    return DECK + p if p != NOBODY else ENC_DECK + g.area[c]


def discard(g: State, c: int) -> None:
    """Discard a card from wherever it is."""
    if g.log is not None:
        note(g, "discard", card=c, zone=g.zone[c])
    move(g, c, home(g, c))


def discard_from_hand(g: State, p: int, cards: tuple[int, ...]) -> None:
    """Discard cards of a player's hand, in this order."""
    hand, pile = HAND + p, DISCARD + p
    simple = g.log is None and not g.extra and g.alive[p]
    for c in cards:
        if not simple or g.zone[c] != hand or g.owner[c] != p or len(CARDS[g.card[c]].faces) > 1:
            for x in cards:
                discard(g, x)
            return
    kept = g.zones[hand]  # all go the same way: each pile changes once
    for c in cards:
        kept = without(kept, c)
    g.zones[hand] = kept
    g.zones[pile] += cards
    if not g.zones[DECK + p]:
        g.dirty = True
    for c in cards:
        g.zone[c] = pile
        g.known[c] = ALL_KNOW
        g.host[c] = -1
        active = FACES[g.face[c]].active
        if active & _HAND_BIT:
            index_remove(g, c, PILE_HAND)
        if active & _DISCARD_BIT:
            index_add(g, c, PILE_DISCARD)


def front(g: State, c: int) -> int:
    """The face a card enters play with: its first, or the one for the mode of this game (Reference "Double-Sided Card")."""
    info = CARDS[g.card[c]]
    return info.expert if g.expert else info.faces[0]


def put_in_play(
    g: State, c: int, controller: int = NOBODY, engaged: int = NOBODY, host: int = -1, guise: int = 0
) -> None:
    """A card enters play: columns, counters, starting threat, toughness, hinder (Reference "Enters Play")."""
    lift(g, c)
    look = GUISES[guise]
    info = FACES[front(g, c) if g.ctype[c] > TYPE_ALTER_EGO else g.face[c]]
    if look is not None:
        if look.face >= 0:
            info = FACES[look.face]
        g.guise = replaced(g.guise, c, guise)
        g.ctype[c] = look.type
    else:
        g.ctype[c] = info.type
    g.face[c] = info.id
    g.controller[c] = controller
    g.engaged[c] = engaged
    g.host[c] = host
    g.exhausted[c] = 0
    if look is None or not look.facedown:
        g.known[c] = ALL_KNOW
    if 0 <= controller < g.n:
        g.area = replaced(g.area, c, g.parea[controller])
    elif 0 <= engaged < g.n:
        g.area = replaced(g.area, c, g.parea[engaged])
    elif host >= 0:
        g.area = replaced(g.area, c, g.area[host])
    if controller != NOBODY and info.type < TYPE_VILLAIN and CARDS[g.card[c]].encounter:
        g.owner = replaced(
            g.owner, c, controller
        )  # it came with the scenario and now belongs to the player who controls it
    z = PLAY_ZONE[g.ctype[c]]
    g.zone[c] = z
    g.zones[z] += (c,)
    index_add(g, c, PILE_PLAY)
    refresh_blank(g, c)
    for held in (info.uses, info.counters):
        if held is not None:
            g.counters[c << 8 | counter_id(held[0])] = held[1] * g.n if held[2] else held[1]
    t = g.ctype[c]
    if t in SIDE_SCHEME_TYPES:
        g.threat[c] = mod.stat(g, c, STAT_THREAT) + mod.stat(g, c, STAT_HINDER)
    elif info.base[STAT_HINDER]:
        g.threat[c] += mod.stat(g, c, STAT_HINDER)
    if mod.stat(g, c, STAT_TOUGHNESS) and t in CHARACTER_TYPES:
        g.tough[c] = 1
    g.dirty = True


def on_card(g: State, c: int) -> list[int]:
    """Cards on or beneath a card, in the order in which they came to the piles they are in."""
    found = [x for x, h in enumerate(g.host) if h == c and x != c]
    if len(found) > 1:
        found.sort(key=lambda x: (g.zone[x], g.zones[g.zone[x]].index(x)))
    return found


def clear(g: State, c: int) -> None:
    """A card leaves play: it keeps nothing, and what was attached to it is discarded (Reference "Leaves Play").

    If anybody waits for that, it is noted, with what the card was; the continuous checks open the window.
    """
    if g.trig[_AFTER_LEAVING] or g.mods[STAT_PLAY_FROM]:
        p = mod.you_of(g, c)
        r = g.new_rec(EVENT_LEAVE_PLAY, -1, -1, p, c, p)
        g.recs[r].snap = snapshot(g, c)
        g.departed += (r,)
    lift(g, c)
    if c in g.host:
        for x in on_card(g, c):
            if g.zone[x] >= PLAY:
                note(g, "discard", card=x, zone=g.zone[x], because="host left play")
                victory = g.leaving[c] and mod.stat(g, x, STAT_VICTORY)
                move(g, x, VICTORY if victory else home(g, x))
            elif g.zone[x] == BOOST or g.zone[x] == UNDER:
                move(g, x, home(g, x))
    g.damage[c] = 0
    g.threat[c] = 0
    g.accel = replaced(g.accel, c, 0)
    g.exhausted[c] = 0
    g.stunned[c] = 0
    g.confused[c] = 0
    g.tough[c] = 0
    g.controller[c] = NOBODY
    g.engaged[c] = NOBODY
    g.host[c] = -1
    g.leaving[c] = 0
    g.guise = replaced(g.guise, c, 0)
    g.blank = replaced(g.blank, c, 0)
    g.face[c] = front(g, c)
    g.ctype[c] = FACES[g.face[c]].type
    g.known[c] = ALL_KNOW
    if g.counters:
        for key in [x for x in g.counters if x >> 8 == c]:
            del g.counters[key]
    forget(g, c)
    g.dirty = True
