"""Moving cards between zones, and what follows at once: the index, who knows them, what was on them."""

from __future__ import annotations

from typing import Final

from mc_env.kernel import index, rng
from mc_env.kernel.columns import replaced
from mc_env.kernel.index import without
from mc_env.kernel.log import note
from mc_env.kernel.records import Lasting, Scope
from mc_env.kernel.zones import HELD, NOBODY, NOWHERE, RESOLVING, SHOWN
from mc_env.versus.engine import streams
from mc_env.versus.engine.events import tell
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import CARDS, FACES, POWERS
from mc_env.versus.engine.values import NEVER, in_play, lost_at
from mc_env.versus.engine.zones import (
    BACK,
    DECK,
    FRONT,
    HAND,
    KO_PILE,
    PILE_BIT,
    PILE_KIND,
    REMOVED,
    RESOURCES,
    SECRECY,
    in_front,
    side_of,
)
from mc_env.versus.terms import (
    EVENT_APPEARS,
    EVENT_LEAVES_HAND,
    EVENT_RESOURCE,
    PILE_PLAY,
    TYPE_LOCATION,
    UNTIL_NEXT_ATTACK_ENDS,
    UNTIL_SOURCE_GOES,
)

ALL_KNOW: Final = 15


def lift(g: State, c: int) -> None:
    """Take a card out of the zone it is in."""
    z = g.zone[c]
    if z == NOWHERE:
        return
    g.zones[z] = without(g.zones[z], c)
    if FACES[g.face[c]].active & PILE_BIT[z]:
        index.remove(g, FACES[g.face[c]], c, PILE_KIND[z])
    g.zone[c] = NOWHERE


def lay(g: State, c: int, z: int, bottom: bool = False) -> None:
    """Put a card that is in no zone on top (or at the bottom) of one; who sees it there knows it."""
    g.zone[c] = z
    g.zones[z] = (c, *g.zones[z]) if bottom else (*g.zones[z], c)
    secrecy = SECRECY[z]
    if secrecy == HELD:
        g.known[c] |= ALL_KNOW if g.open_hands else 1 << (z - HAND)
    elif secrecy in (SHOWN, RESOLVING) or z >= FRONT:
        g.known[c] = ALL_KNOW
    if FACES[g.face[c]].active & PILE_BIT[z]:
        index.add(g, FACES[g.face[c]], c, PILE_KIND[z])
    g.dirty = True


def move(g: State, c: int, z: int, bottom: bool = False) -> None:
    """Move a card to a zone that is out of play (or to a row it is not entering); it keeps nothing that was on it."""
    old = g.zone[c]
    if in_play(g, c):
        clear(g, c)
    lift(g, c)
    lay(g, c, z, bottom)
    if HAND <= old < KO_PILE and not HAND <= z < KO_PILE:
        tell(g, EVENT_LEAVES_HAND, player=old - HAND)


def clear(g: State, c: int) -> None:
    """A character leaves play: counters, wounds, combat and modifiers on it are over."""
    leave_combat(g, c)
    lift(g, c)
    g.facedown[c] = g.wounds[c] = g.exhausted[c] = g.plus[c] = g.minus[c] = g.frozen[c] = 0
    g.harmed[c] = -1
    g.blank = replaced(g.blank, c, 0)
    g.controller[c] = NOBODY
    for serial in list(g.lasting):
        e = g.lasting[serial]
        if e.until == UNTIL_SOURCE_GOES and e.scope.src == c:
            end_lasting(g, serial)
            continue
        cards = e.scope.slots[0]
        if isinstance(cards, tuple) and c in cards:
            left = tuple([x for x in cards if x != c])
            if left:
                e.scope.slots = (left, *e.scope.slots[1:])
            else:
                end_lasting(g, serial)
    g.dirty = True


def leave_combat(g: State, c: int) -> None:
    """A character is removed from combat, if it is in one."""
    if g.combat < 0:
        return
    rec = g.recs[g.combat]
    if c in rec.cards:
        rec.cards = without(rec.cards, c)
    elif rec.target == c:
        rec.target = -1


def enter(g: State, c: int, p: int, z: int) -> None:
    """A character enters play on a player's side: it appears (rulebook, "Appears")."""
    lift(g, c)
    g.controller[c] = p
    g.stamp[c] = g.tick()
    if FACES[g.face[c]].appears_stunned:
        g.facedown[c] = g.exhausted[c] = 1
        g.blank = replaced(g.blank, c, 1)
    lay(g, c, z)
    note(g, "appears", card=c, player=p)
    tell(g, EVENT_APPEARS, player=p, target=c)


def change_row(g: State, c: int, z: int) -> None:
    """A character moves to another row, of its own side or of another player's; it stays what it is."""
    p = side_of(z)
    lift(g, c)
    g.controller[c] = p
    lay(g, c, z)
    note(g, "moves", card=c, zone=z)


def other_row(g: State, c: int) -> int:
    """The row of its side that a character is not in."""
    return g.zone[c] + (4 if in_front(g.zone[c]) else -4)


def row_of(g: State, c: int, front: bool) -> int:
    return (FRONT if front else BACK) + g.controller[c]


def gain_resource(g: State, p: int, c: int, up: bool) -> None:
    """A card becomes a resource of a player, a location perhaps face up (rulebook, "Resource Step")."""
    old = g.zone[c]
    move(g, c, RESOURCES + p)
    g.facedown[c] = 0 if up else 1
    g.known[c] |= ALL_KNOW if up else 1 << p
    note(g, "resource", player=p, up=up, _card=c)
    if old != RESOURCES + p:
        tell(g, EVENT_RESOURCE, player=p)


def turn_resource(g: State, c: int, up: bool) -> None:
    """A location among resources is turned; everybody who has seen it knows it still."""
    g.facedown[c] = 0 if up else 1
    if up:
        g.known[c] = ALL_KNOW


def is_location(g: State, c: int) -> bool:
    return g.ctype[c] == TYPE_LOCATION


def discard(g: State, c: int) -> None:
    """A card goes to its owner's KO pile."""
    g.facedown[c] = 0
    move(g, c, KO_PILE + g.owner[c])


def shuffle(g: State, p: int) -> None:
    """Shuffle a deck: nobody knows its order any more."""
    z = DECK + p
    g.zones[z] = rng.shuffled(g.rng, streams.DECK + p, g.zones[z])
    for c in g.zones[z]:
        g.known[c] = 0


def draw(g: State, p: int, n: int) -> int:
    """Draw cards; with an empty deck draws are skipped (rulebook, "Running Out Of Cards")."""
    drawn = 0
    while drawn < n and g.zones[DECK + p]:
        move(g, g.zones[DECK + p][-1], HAND + p)
        drawn += 1
    note(g, "draws", player=p, n=drawn)
    return drawn


def at_random(g: State, p: int, cards: tuple[int, ...]) -> int:
    """One of a player's cards, drawn by the generator."""
    return cards[rng.draw(g.rng, streams.AT_RANDOM + p, len(cards))]


def remove_player(g: State, p: int) -> None:
    """All cards of a player who is out are removed from the game; what they controlled goes to its owner's KO pile."""
    for c in range(len(g.card)):
        if g.owner[c] == p and g.zone[c] != NOWHERE:
            g.facedown[c] = 0
            move(g, c, REMOVED)
        elif in_play(g, c) and g.controller[c] == p:
            discard(g, c)


# ------------------------------------------------------------------------------------------ lasting modifiers


def add_lasting(g: State, stat: int, s: Scope, cards: tuple[int, ...], until: int, a: int = 0, b: int = 0) -> None:
    """An effect has made a modifier: on these cards, with these numbers, from now on (rulebook, "Resolving Effects")."""
    serial = g.tick()
    g.lasting[serial] = Lasting(stat, Scope(s.src, s.player, -1, -1, (cards, a, b)), until)
    g.mods[stat] += (-serial,)
    g.dirty = True


def end_lasting(g: State, serial: int) -> None:
    """A lasting modifier is over."""
    e = g.lasting.pop(serial)
    if e.mod < 0:  # a delayed effect
        event = POWERS[-e.mod - 1].event
        g.trig[event] = without(g.trig[event], -serial)
    else:
        g.mods[e.mod] = without(g.mods[e.mod], -serial)
    g.dirty = True


def add_delayed(g: State, power: int, s: Scope, until: int, card: int = -1, number: int = 0) -> None:
    """An effect is done later, when its event comes; it remembers a card and a number."""
    serial = g.tick()
    g.lasting[serial] = Lasting(-power - 1, Scope(s.src, s.player, -1, -1, ((), card, number)), until)
    g.trig[POWERS[power].event] += (-serial,)


def end_all(g: State, until: int) -> None:
    """The modifiers with a duration are over."""
    for serial in [x for x, e in g.lasting.items() if e.until == until]:
        end_lasting(g, serial)


def end_next_attacks(g: State, attackers: tuple[int, ...]) -> None:
    """What was for the next attack of these characters is over with it."""
    for serial in [x for x, e in g.lasting.items() if e.until == UNTIL_NEXT_ATTACK_ENDS]:
        cards = g.lasting[serial].scope.slots[0]
        if isinstance(cards, tuple) and any(c in attackers for c in cards):
            end_lasting(g, serial)


def end_of_source(g: State, c: int) -> None:
    """A character got stunned: what lasts only as long as it is there is over."""
    for serial in [x for x, e in g.lasting.items() if e.until == UNTIL_SOURCE_GOES and e.scope.src == c]:
        end_lasting(g, serial)


def refresh_blank(g: State, c: int) -> bool:
    """Bring it up to date whether a character has lost its powers; True if it changed."""
    blank = int(lost_at(g, c) != NEVER)
    if blank == g.blank[c]:
        return False
    info = FACES[g.face[c]]
    index.remove(g, info, c, PILE_PLAY)
    g.blank = replaced(g.blank, c, blank)
    index.add(g, info, c, PILE_PLAY)
    return True


def become_face(g: State, c: int, face: int) -> None:
    """A main character becomes another level: everything on it stays (rulebook, "Regressing/Progressing Main Characters")."""
    z = g.zone[c]
    if FACES[g.face[c]].active & PILE_BIT[z]:
        index.remove(g, FACES[g.face[c]], c, PILE_KIND[z])
    g.face[c] = face
    if FACES[face].active & PILE_BIT[z]:
        index.add(g, FACES[face], c, PILE_KIND[z])
    note(g, "becomes", card=c, level=FACES[face].level)
    g.dirty = True


def level_face(g: State, c: int, level: int) -> int:
    """The face of a main character at a level; -1 if it has none."""
    for f in CARDS[g.card[c]].faces:
        if FACES[f].level == level:
            return f
    return -1
