"""Cards from the top of decks: drawn, dealt, discarded; and decks that run out. It all happens at once and opens no windows."""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import (
    AFTER,
    EVENT_ACCELERATION,
    PILE_DECK,
    PILE_ENCOUNTER_DECK,
    PILE_HAND,
    STAT_PLAY_FROM,
    TYPE_OBLIGATION,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.index import index_add, index_remove
from mc_env.engine.board.moves import ALL_KNOW, discard, lay, lift, move, put_in_play, shuffle
from mc_env.engine.board.outcome import LOSS, end_game
from mc_env.engine.program.tables import DECK_NAMES, FACES
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import DEALT, DECK, DISCARD, ENC_DECK, ENC_DISCARD, EXTRA, HAND, PILE_KIND
from mc_env.kernel.columns import replaced
from mc_env.kernel.log import note

_AFTER_ACCELERATION: Final = EVENT_ACCELERATION * 3 + AFTER
_DECK_BIT: Final = 1 << PILE_DECK
_HAND_BIT: Final = 1 << PILE_HAND
ENDLESS: Final = 250  # acceleration tokens: no game that gets anywhere sees its encounter deck run out so often


def encounter_top(g: State, area: int) -> int:
    """Take the top card of an encounter deck off it (into no zone); -1 if there is none.

    A deck that this empties is refilled at once (Reference "Encounter Deck").
    """
    z = ENC_DECK + area
    if not g.zones[z]:
        refill_encounter(g, area)
        if not g.zones[z]:
            return -1
    c = g.zones[z][-1]
    lift(g, c)
    if not g.zones[z]:
        refill_encounter(g, area)
    return c


def refill_encounter(g: State, area: int) -> None:
    """The encounter deck is empty: shuffle the discard pile, place an acceleration token; with neither, a loss."""
    z = ENC_DECK + area
    pile = g.zones[ENC_DISCARD + area]
    if not pile:
        g.dirty = True  # the continuous check ends the game
        return
    for c in pile:
        move(g, c, z)
    shuffle(g, z)
    scheme = mod.active_main_scheme(g, area)
    if scheme >= 0:
        place_acceleration(g, scheme, 1)
        if g.accel[scheme] >= ENDLESS:  # nothing but surge is left, and it will never end (docs/RULINGS.md, R39)
            end_game(g, LOSS, "encounter_deck_exhausted")
    note(g, "encounter deck refilled", area=area)


def place_acceleration(g: State, c: int, n: int) -> None:
    """Place acceleration tokens; if anybody waits for that, the continuous checks open the window."""
    g.accel = replaced(g.accel, c, g.accel[c] + n)
    if g.trig[_AFTER_ACCELERATION] or g.mods[STAT_PLAY_FROM]:
        g.departed += (g.new_rec(EVENT_ACCELERATION, -1, -1, -1, c, -1, n),)
        g.dirty = True


def player_top(g: State, p: int) -> int:
    """Take the top card off a player's deck (into no zone); -1 if there is none."""
    z = DECK + p
    if not g.zones[z]:
        return -1
    c = g.zones[z][-1]
    lift(g, c)
    return c


def refill_player(g: State, p: int) -> bool:
    """A player's empty deck is made anew from the discard pile, and an encounter card dealt (Reference "Player Deck")."""
    z = DECK + p
    pile = g.zones[DISCARD + p]
    if g.zones[z] or not pile or not g.alive[p]:
        return False
    for c in pile:
        move(g, c, z)
    shuffle(g, z)
    note(g, "player deck refilled", player=p)
    deal_encounter(g, p)
    return True


def refill_extra(g: State, i: int) -> None:
    """An empty extra deck is made anew from its discard pile."""
    z = EXTRA + 2 * i
    for c in g.zones[z + 1]:
        move(g, c, z)
    shuffle(g, z)
    note(g, "extra deck refilled", deck=DECK_NAMES[g.extra[i]])


def deal_encounter(g: State, p: int) -> int:
    """Deal one facedown encounter card to a player."""
    c = encounter_top(g, g.parea[p])
    if c >= 0:
        lay(g, c, DEALT + p)
        if g.log is not None:
            note(g, "deal encounter card", player=p, _card=c)
    return c


def draw_cards(g: State, p: int, n: int, replace: bool = False) -> tuple[int, ...]:
    """Draw cards one at a time; a deck that runs out is refilled and drawing goes on.

    An obligation drawn from a player deck goes into play instead (Reference "Obligation"); its windows open as soon as the
    effect that drew it is done. With `replace` (drawing up to hand size) another card is drawn for it.
    """
    drawn: list[int] = draw_at_once(g, p, n)
    n -= len(drawn)
    while n > 0:
        n -= 1
        c = player_top(g, p)
        if c < 0 and refill_player(g, p):
            c = player_top(g, p)
        if c < 0:
            break
        drawn.append(c)
        lay(g, c, HAND + p)
        if g.ctype[c] == TYPE_OBLIGATION:
            put_in_play(g, c, p)
            g.arrived += (c,)
            note(g, "obligation", card=c, player=p)
            n += replace
        if not g.zones[DECK + p]:
            refill_player(g, p)
    if drawn and g.log is not None:
        note(g, "draw", player=p, n=len(drawn))
        note(g, "drawn cards", player=p, cards=drawn, seen_by=ALL_KNOW if g.open_hands else 1 << p)
    return tuple(drawn)


def draw_at_once(g: State, p: int, n: int) -> list[int]:
    """Draw all the cards, or none if the deck would run out or an obligation is among them: then they come one by one."""
    deck = g.zones[DECK + p]
    if not 0 < n < len(deck):
        return []
    drawn = [*deck[-n:]]
    drawn.reverse()
    for c in drawn:
        if g.ctype[c] == TYPE_OBLIGATION:
            return []
    g.zones[DECK + p] = deck[:-n]
    g.zones[HAND + p] += tuple(drawn)
    knows = ALL_KNOW if g.open_hands else 1 << p
    for c in drawn:
        g.zone[c] = HAND + p
        g.known[c] |= knows
        active = FACES[g.face[c]].active
        if active & _DECK_BIT:
            index_remove(g, c, PILE_DECK)
        if active & _HAND_BIT:
            index_add(g, c, PILE_HAND)
    return drawn


def discard_top(g: State, z: int, n: int) -> tuple[int, ...]:
    """Discard from the top of a deck, stopping when it is empty; then an empty deck is refilled."""
    gone = []
    for _ in range(n):
        if not g.zones[z]:
            break
        c = g.zones[z][-1]
        discard(g, c)
        gone.append(c)
    refill_if_empty(g, z)
    return tuple(gone)


def refill_if_empty(g: State, z: int) -> None:
    """A player's or the encounter deck from which cards were discarded is made anew if none is left."""
    if not g.zones[z]:
        if PILE_KIND[z] == PILE_DECK:
            refill_player(g, z - DECK)
        elif PILE_KIND[z] == PILE_ENCOUNTER_DECK:
            refill_encounter(g, z - ENC_DECK)
