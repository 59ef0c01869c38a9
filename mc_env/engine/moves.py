"""Moving cards between zones, and what follows at once: the trigger index, decks running out, attachments.

All functions here act immediately and open no windows; the ops that call them do that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mc_env.cards.terms import CardType, Event, Pile, Stat, Until
from mc_env.engine import modifiers as mod
from mc_env.engine import rng
from mc_env.engine.events import AFTER, snapshot
from mc_env.engine.log import fact, note
from mc_env.engine.records import Scope
from mc_env.engine.state import State
from mc_env.engine.tables import ABILITIES, CARDS, DECK_NAMES, FACES, GUISES, MODIFIERS, counter_id
from mc_env.engine.zones import (
    ASIDE,
    BOOST,
    DEALT,
    DECK,
    DISCARD,
    ENC_DECK,
    ENC_DISCARD,
    EXTRA,
    HAND,
    N_EXTRA,
    N_ZONES,
    NOBODY,
    PLAY,
    PLAY_ZONE,
    REMOVED,
    TABLE,
    UNDER,
    VICTORY,
)

_THREAT = int(Stat.THREAT)
_HINDER = int(Stat.HINDER)
_TOUGHNESS = int(Stat.TOUGHNESS)
_VICTORY = int(Stat.VICTORY)
_OBLIGATION = int(CardType.OBLIGATION)
_MINION = int(CardType.MINION)
ALL_KNOW: Final = 15
WIN: Final = 1
LOSS: Final = 2
_AFTER_LEAVING: Final = int(Event.LEAVE_PLAY) * 3 + AFTER
ENDLESS: Final = 250  # acceleration tokens: no game that gets anywhere sees its encounter deck run out so often


_END_OF_ATTACK = int(Until.END_OF_ATTACK)


def _pile_kinds() -> tuple[int, ...]:
    kinds = [-1] * N_ZONES
    for p in range(4):
        kinds[DECK + p] = Pile.DECK
        kinds[HAND + p] = Pile.HAND
        kinds[DISCARD + p] = Pile.DISCARD
    for a in range(5):
        kinds[ENC_DISCARD + a] = Pile.ENCOUNTER_DISCARD
    kinds[ASIDE] = Pile.SET_ASIDE
    kinds[VICTORY] = Pile.VICTORY
    kinds[UNDER] = Pile.UNDER
    for z in range(PLAY, N_ZONES):
        kinds[z] = Pile.PLAY
    return tuple(int(x) for x in kinds)


PILE_KIND: Final = _pile_kinds()
_PILE_DECK: Final = int(Pile.DECK)
_PILE_HAND: Final = int(Pile.HAND)
_PILE_DISCARD: Final = int(Pile.DISCARD)
_DECK_BIT: Final = 1 << _PILE_DECK
_HAND_BIT: Final = 1 << _PILE_HAND
_DISCARD_BIT: Final = 1 << _PILE_DISCARD
PILE_BIT: Final = tuple(1 << kind if kind >= 0 else 0 for kind in PILE_KIND)
FACEUP: Final = frozenset(
    [*range(DISCARD, DISCARD + 4), *range(ENC_DISCARD, ENC_DISCARD + 5), VICTORY, REMOVED, TABLE]
    + [EXTRA + 2 * i + 1 for i in range(N_EXTRA)]
)


HANDS: Final = 1
FACE_UP: Final = 2
PLAYER_DISCARDS: Final = 3
PLACE: Final = tuple(  # of a zone: who sees the cards in it
    HANDS if HAND <= z < HAND + 4 else 0 if z not in FACEUP else PLAYER_DISCARDS if z < DISCARD + 4 else FACE_UP
    for z in range(N_ZONES)
)


# ------------------------------------------------------------------------------------------ the index


def without(entries: tuple[int, ...], e: int) -> tuple[int, ...]:
    """A list of the index after an entry has been taken out, if it was there."""
    if e not in entries:
        return entries
    i = entries.index(e)
    return entries[:i] + entries[i + 1 :]


def index_add(g: State, c: int, pile: int) -> None:
    """List the abilities and modifiers of a card that are active in a kind of pile."""
    info = FACES[g.face[c]]
    keys = info.keys.get(pile)
    if keys:
        entry = c << 8
        for key, i in keys:
            if not g.blank[c] or info.abilities[i].decides:
                g.trig[key] += (entry | i,)
    if pile == 0:
        if info.mods and not g.blank[c]:
            for i, m in enumerate(info.mods):
                g.mods[m.stat] += (c << 8 | i,)
            g.dirty = True
        for mark in info.marks:
            g.marks[mark] += (c,)


def index_remove(g: State, c: int, pile: int) -> None:
    """Take the entries of a card out of the index."""
    info = FACES[g.face[c]]
    keys = info.keys.get(pile)
    if keys:
        entry = c << 8
        for key, i in keys:
            g.trig[key] = without(g.trig[key], entry | i)
    if pile == 0:
        if info.mods and not g.blank[c]:
            for i, m in enumerate(info.mods):
                g.mods[m.stat] = without(g.mods[m.stat], c << 8 | i)
            g.dirty = True
        for mark in info.marks:
            g.marks[mark] = without(g.marks[mark], c)


# ------------------------------------------------------------------------------------------ plain moves


def lift(g: State, c: int) -> None:
    """Take a card out of the zone it is in."""
    z = g.zone[c]
    if z == 255:
        return
    cards = g.zones[z]
    if cards[-1] == c:
        left = cards[:-1]
    else:
        i = cards.index(c)
        left = cards[:i] + cards[i + 1 :]
    g.zones[z] = left
    if not left and (z < HAND or EXTRA <= z < PLAY):
        g.dirty = True  # an empty player deck or extra deck is refilled at once
    bit = PILE_BIT[z]
    if bit and FACES[g.face[c]].active & bit:
        index_remove(g, c, PILE_KIND[z])
    g.zone[c] = 255


def lay(g: State, c: int, z: int, bottom: bool = False) -> None:
    """Put a card that is in no zone on top (or at the bottom) of a zone that is out of play."""
    g.zone[c] = z
    if bottom:
        g.zones[z] = (c, *g.zones[z])
    else:
        g.zones[z] += (c,)
    place = PLACE[z]
    if place == HANDS:
        g.known[c] |= ALL_KNOW if g.open_hands else 1 << (z - HAND)
    elif place:
        g.known[c] = ALL_KNOW
        if place == PLAYER_DISCARDS and not g.zones[z - DISCARD + DECK]:
            g.dirty = True  # an empty deck waits for this card
    bit = PILE_BIT[z]
    if bit and FACES[g.face[c]].active & bit:
        index_add(g, c, PILE_KIND[z])


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
    stream = rng.MISC
    if DECK <= z < DECK + 4:
        stream = rng.PLAYER_DECK + z - DECK
    elif ENC_DECK <= z < ENC_DECK + 5:
        stream = rng.ENCOUNTER_DECK + z - ENC_DECK
    elif z >= EXTRA:
        stream = rng.EXTRA
    g.zones[z] = rng.shuffled(g.rng, stream, g.zones[z])
    known = g.known
    for c in g.zones[z]:
        known[c] = 0


def home(g: State, c: int) -> int:
    """The zone a card goes to when it is discarded (Reference "Discard", "Double-Sided Card")."""
    p = g.owner[c]
    faces = CARDS[g.card[c]].faces
    if len(faces) > 1:
        return REMOVED
    if g.extra:
        deck = FACES[faces[0]].extra_deck
        if deck in g.extra and (p == NOBODY or g.alive[p]):
            return EXTRA + 2 * g.extra.index(deck) + 1
    if p != NOBODY:
        return DISCARD + p if g.alive[p] else REMOVED
    return ENC_DISCARD + g.area[c]


def discard(g: State, c: int) -> None:
    """Discard a card from wherever it is."""
    if g.log is not None:
        note(g, "discard", card=c, zone=g.zone[c])
    move(g, c, home(g, c))


def discard_from_hand(g: State, p: int, cards: Sequence[int]) -> None:
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
    g.zones[pile] += tuple(cards)
    if not g.zones[DECK + p]:
        g.dirty = True
    for c in cards:
        g.zone[c] = pile
        g.known[c] = ALL_KNOW
        g.host[c] = -1
        active = FACES[g.face[c]].active
        if active & _HAND_BIT:
            index_remove(g, c, _PILE_HAND)
        if active & _DISCARD_BIT:
            index_add(g, c, _PILE_DISCARD)


# ------------------------------------------------------------------------------------------ in and out of play


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
    info = FACES[front(g, c) if g.ctype[c] > 1 else g.face[c]]
    if look is not None:
        if look.face >= 0:
            info = FACES[look.face]
        g.guise[c] = guise
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
        g.area[c] = g.parea[controller]
    elif 0 <= engaged < g.n:
        g.area[c] = g.parea[engaged]
    elif host >= 0:
        g.area[c] = g.area[host]
    if controller != NOBODY and info.type < CardType.VILLAIN and CARDS[g.card[c]].encounter:
        g.owner[c] = controller  # it came with the scenario and now belongs to the player who controls it
    z = PLAY_ZONE[g.ctype[c]]
    g.zone[c] = z
    g.zones[z] += (c,)
    index_add(g, c, 0)
    refresh_blank(g, c)
    for held in (info.uses, info.counters):
        if held is not None:
            g.counters[c << 8 | counter_id(held[0])] = held[1]
    t = g.ctype[c]
    if t in (7, 11):
        g.threat[c] = mod.stat(g, c, _THREAT) + mod.stat(g, c, _HINDER)
    elif info.base[_HINDER]:
        g.threat[c] += mod.stat(g, c, _HINDER)
    if mod.stat(g, c, _TOUGHNESS) and t in (0, 1, 2, 8, 10):
        g.tough[c] = 1
    g.dirty = True


def clear(g: State, c: int) -> None:
    """A card leaves play: it keeps nothing, and what was attached to it is discarded (Reference "Leaves Play").

    If anybody waits for that, it is noted, with what the card was; the continuous checks open the window.
    """
    if g.trig[_AFTER_LEAVING] or g.mods[Stat.PLAY_FROM]:
        p = mod.you_of(g, c)
        r = g.new_rec(int(Event.LEAVE_PLAY), -1, -1, p, c, p)
        g.recs[r].snap = snapshot(g, c)
        g.departed += (r,)
    lift(g, c)
    if c in g.host:
        for x in [x for x, h in enumerate(g.host) if h == c and x != c]:
            if g.zone[x] >= PLAY:
                note(g, "discard", card=x, zone=g.zone[x], because="host left play")
                victory = g.leaving[c] and mod.stat(g, x, _VICTORY)
                move(g, x, VICTORY if victory else home(g, x))
            elif g.zone[x] == BOOST or g.zone[x] == UNDER:
                move(g, x, home(g, x))
    g.damage[c] = 0
    g.threat[c] = 0
    g.accel[c] = 0
    g.exhausted[c] = 0
    g.stunned[c] = 0
    g.confused[c] = 0
    g.tough[c] = 0
    g.controller[c] = NOBODY
    g.engaged[c] = NOBODY
    g.host[c] = -1
    g.leaving[c] = 0
    g.guise[c] = 0
    g.blank[c] = 0
    g.face[c] = front(g, c)
    g.ctype[c] = FACES[g.face[c]].type
    g.known[c] = ALL_KNOW
    if g.counters:
        for key in [x for x in g.counters if x >> 8 == c]:
            del g.counters[key]
    if g.limits:
        for key in [x for x in g.limits if x >= 0 and x >> 8 == c]:
            del g.limits[key]
    if g.lasting:
        for serial in [x for x, e in g.lasting.items() if e.until == 6 and e.scope.src == c]:
            end_lasting(g, serial)
    g.dirty = True


def retype(g: State, c: int, guise: int, controller: int, engaged: int) -> None:
    """A card in play becomes another type without leaving play (Reference "Card Types")."""
    look = GUISES[guise]
    lift(g, c)
    g.guise[c] = guise
    if look is not None:
        g.ctype[c] = look.type
        if look.face >= 0:
            g.face[c] = look.face
    else:
        g.face[c] = CARDS[g.card[c]].faces[0]
        g.ctype[c] = FACES[g.face[c]].type
    g.controller[c] = controller
    g.engaged[c] = engaged
    z = PLAY_ZONE[g.ctype[c]]
    g.zone[c] = z
    g.zones[z] += (c,)
    index_add(g, c, 0)
    g.dirty = True


def flip(g: State, c: int, face: int) -> bool:
    """Turn a card to another face; tokens stay unless the card type changes (Reference "Flip").

    Hero and alter-ego are one type here: an identity keeps everything.
    """
    info = FACES[face]
    same = info.type == g.ctype[c] or (info.type <= 1 and g.ctype[c] <= 1)
    if g.zone[c] < PLAY:
        g.face[c] = face
        g.ctype[c] = info.type
        return same
    index_remove(g, c, 0)
    if not same:
        strip(g, c)
        g.damage[c] = g.threat[c] = 0
        if g.ctype[c] != CardType.MAIN_SCHEME:  # tokens at a main scheme never leave play ("Acceleration Token")
            g.accel[c] = 0
    old = g.zone[c]
    g.face[c] = face
    g.ctype[c] = info.type
    z = PLAY_ZONE[info.type]
    if z != old:
        g.zones[old] = tuple([x for x in g.zones[old] if x != c])
        g.zones[z] += (c,)
        g.zone[c] = z
        if info.type in (7, 9, 11):
            g.threat[c] = mod.stat(g, c, _THREAT)
            g.engaged[c] = NOBODY
    index_add(g, c, 0)
    g.dirty = True
    return same


def strip(g: State, c: int) -> None:
    """Attachments, status cards and counters of a card are discarded; the active mark is none of these and stays."""
    for x in [x for x, h in enumerate(g.host) if h == c]:
        if g.zone[x] >= PLAY or g.zone[x] == BOOST or g.zone[x] == UNDER:
            move(g, x, home(g, x))
    g.stunned[c] = g.confused[c] = g.tough[c] = 0
    for key in [x for x in g.counters if x >> 8 == c and x & 255]:
        del g.counters[key]


def take_control(g: State, c: int, p: int) -> None:
    """A player takes control of a card in play, and of the upgrades on it (Reference "Ownership and Control").

    Of a scenario's card that lies among player cards, as an ally, they become the owner.
    """
    g.controller[c] = p
    if p != NOBODY:
        g.area[c] = g.parea[p]
        if g.ctype[c] < CardType.VILLAIN and CARDS[g.card[c]].encounter:
            g.owner[c] = p
    for x, h in enumerate(g.host):
        if h == c and g.ctype[x] == CardType.UPGRADE and g.zone[x] >= PLAY:
            g.controller[x] = p
    g.dirty = True


def give_back(g: State, s: Scope) -> None:
    """The effect that gave a player control of a card has ended: its owner has it again, or who took it last."""
    c = s.slots[0]
    assert isinstance(c, int)
    if g.zone[c] < PLAY or g.controller[c] != s.player:
        return
    others = [e.scope for n, e in sorted(g.lasting.items()) if -n in g.mods[Stat.CONTROL] and e.scope.slots[0] == c]
    p = others[-1].player if others else g.owner[c]
    take_control(g, c, p if p == NOBODY or g.alive[p] else NOBODY)
    note(g, "control returns", card=c, player=g.controller[c] if g.controller[c] != NOBODY else -1)


def refresh_blank(g: State, c: int) -> bool:
    """Bring the blank mark of a card in play up to date; True if it changed."""
    blank = int(mod.blanked(g, c))
    if blank == g.blank[c]:
        return False
    index_remove(g, c, 0)
    g.blank[c] = blank
    index_add(g, c, 0)
    return True


def end_lasting(g: State, serial: int) -> None:
    """A lasting or delayed effect is over."""
    e = g.lasting.pop(serial)
    if g.ledger is not None:
        fact(g, "lasting over", serial=serial)
    if e.mod >= 0:
        s = MODIFIERS[e.mod].stat
        g.mods[s] = tuple([x for x in g.mods[s] if x != -serial])
        if s == Stat.CONTROL:
            give_back(g, e.scope)
    else:
        for pattern in ABILITIES[-e.mod - 1].patterns:
            g.trig[pattern.key] = tuple([x for x in g.trig[pattern.key] if x != -serial])
    g.dirty = True


def end_of_attack(g: State, serials: tuple[int, ...]) -> None:
    """Effects on "this attack" (or thwart, or activation) end with it."""
    if g.lasting:
        for serial in [x for x, e in g.lasting.items() if e.until == _END_OF_ATTACK and e.until_rec in serials]:
            end_lasting(g, serial)


# ------------------------------------------------------------------------------------------ decks


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
        g.accel[scheme] += 1
        if g.accel[scheme] >= ENDLESS:  # nothing but surge is left, and it will never end (docs/RULINGS.md, R39)
            end_game(g, LOSS, "encounter_deck_exhausted")
    note(g, "encounter deck refilled", area=area)


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
        if g.ctype[c] == _OBLIGATION:
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
        if g.ctype[c] == _OBLIGATION:
            return []
    g.zones[DECK + p] = deck[:-n]
    g.zones[HAND + p] += tuple(drawn)
    knows = ALL_KNOW if g.open_hands else 1 << p
    for c in drawn:
        g.zone[c] = HAND + p
        g.known[c] |= knows
        active = FACES[g.face[c]].active
        if active & _DECK_BIT:
            index_remove(g, c, _PILE_DECK)
        if active & _HAND_BIT:
            index_add(g, c, _PILE_HAND)
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
    if not g.zones[z]:
        if DECK <= z < DECK + 4:
            refill_player(g, z - DECK)
        elif ENC_DECK <= z < ENC_DECK + 5:
            refill_encounter(g, z - ENC_DECK)
    return tuple(gone)


def end_game(g: State, outcome: int, reason: str) -> None:
    """The game is over; of a win and a loss at the same moment the loss counts."""
    if g.outcome == LOSS or (g.outcome == WIN and outcome == WIN):
        return
    g.outcome = outcome
    g.reason = reason
    g.dirty = True
    note(g, "game over", outcome="win" if outcome == WIN else "loss", reason=reason)


def eliminate(g: State, p: int) -> None:
    """A player is eliminated: the five steps of the Reference ("Player Elimination")."""
    if not g.alive[p]:
        return
    note(g, "player eliminated", player=p)
    g.alive = tuple(a and q != p for q, a in enumerate(g.alive))
    if not any(g.alive):
        end_game(g, LOSS, "all_players_eliminated")
        return
    heir = g.next_player(p)
    if g.first == p:
        g.first = heir
    for c in g.zones[PLAY + _MINION]:
        if g.engaged[c] == p:
            g.engaged[c] = heir
            g.area[c] = g.parea[heir]
            note(g, "engages", card=c, player=heir)
    area = [c for z in range(PLAY, N_ZONES) for c in g.zones[z] if g.controller[c] == p]
    for c in area:
        if g.zone[c] >= PLAY and g.controller[c] == p and g.owner[c] != p:
            move(g, c, home(g, c))
    for z in [*range(PLAY, N_ZONES), BOOST, UNDER]:
        for c in g.zones[z]:
            if g.owner[c] == p and g.zone[c] == z:
                move(g, c, REMOVED)
    for z in (DECK + p, HAND + p, DISCARD + p):
        for c in g.zones[z]:
            move(g, c, REMOVED if g.owner[c] == p else home(g, c))
    for c in g.zones[DEALT + p]:
        move(g, c, home(g, c))
    for z in range(EXTRA, PLAY):
        for c in g.zones[z]:
            if g.owner[c] == p:
                move(g, c, REMOVED)
    for serial in [x for x, e in g.lasting.items() if e.scope.player == p and e.until in (4, 7)]:
        end_lasting(g, serial)
    g.dirty = True
