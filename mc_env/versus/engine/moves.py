"""Moving cards between zones, and what follows at once: the index, who knows them, what was on them."""

from __future__ import annotations

from typing import Final

from mc_env.kernel import index, rng
from mc_env.kernel.columns import replaced
from mc_env.kernel.index import own, without
from mc_env.kernel.log import note
from mc_env.kernel.records import Lasting, Scope
from mc_env.kernel.zones import HELD, NOBODY, NOWHERE, RESOLVING, SHOWN
from mc_env.versus.engine import lending, levels, streams
from mc_env.versus.engine.events import tell
from mc_env.versus.engine.state import F_CANCELED, FROZEN_NOW, State
from mc_env.versus.engine.tables import CARDS, FACES, POWERS, PowerC
from mc_env.versus.engine.values import NEVER, cards_of, has, in_play, locked, lost_at, of_enemies
from mc_env.versus.engine.zones import (
    ATTACHED,
    BACK,
    DECK,
    EGGS,
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
    EVENT_DISCARDS,
    EVENT_DRAWS,
    EVENT_LEAVES_HAND,
    EVENT_LEAVES_PLAY,
    EVENT_LOCATION_APPEARS,
    EVENT_RESOURCE,
    PILE_PLAY,
    POWER_TRIGGER,
    STAT_BRAINWASHED,
    STAT_CANNOT_READY,
    STAT_GAINS_NO_MINUS,
    STAT_HANDS_REVEALED,
    STAT_REGRESSED,
    TYPE_LOCATION,
    TYPE_MAIN,
    UNTIL_FAR_OFF,
    UNTIL_GONE,
    UNTIL_NEXT_ATTACK_ENDS,
    UNTIL_RECOVERY_ENDS,
    UNTIL_SOURCE_GOES,
    UNTIL_YOUR_NEXT_TURN,
    UNTIL_YOUR_NEXT_TURN_ENDS,
)

ALL_KNOW: Final = 15
LET_GO: Final = PowerC(POWER_TRIGGER, -1, "let go")  # a character that was held on another side goes back
_OF_A_PLAYER: Final = (UNTIL_YOUR_NEXT_TURN, UNTIL_YOUR_NEXT_TURN_ENDS)


def lift(g: State, c: int) -> None:
    """Take a card out of the zone it is in."""
    assert c >= 0, "there is no card to move"  # an index from behind would take another one
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
        g.known[c] |= ALL_KNOW if g.open_hands or of_enemies(g, z - HAND, STAT_HANDS_REVEALED) else 1 << (z - HAND)
    elif secrecy in (SHOWN, RESOLVING) or z >= FRONT:
        g.known[c] = ALL_KNOW
    if FACES[g.face[c]].active & PILE_BIT[z]:
        index.add(g, FACES[g.face[c]], c, PILE_KIND[z])
    g.dirty = True


def move(g: State, c: int, z: int, bottom: bool = False, keep: bool = False) -> None:
    """Move a card to a zone that is out of play; it keeps nothing that was on it, or its counters.

    A token ceases to exist there, but a Facehugger goes back into its pile. A main character that was demoted is removed from
    the game."""
    old = g.zone[c]
    if in_play(g, c):
        clear(g, c, keep)
        if FACES[g.face[c]].type == TYPE_MAIN and g.ctype[c] != TYPE_MAIN:
            z = REMOVED
    if old == ATTACHED:
        g.host[c] = -1
    lift(g, c)
    if FACES[g.face[c]].captures:
        z = EGGS + g.owner[c]
    elif FACES[g.face[c]].token:
        return
    lay(g, c, z, bottom)
    if HAND <= old < KO_PILE and not HAND <= z < KO_PILE:
        tell(g, EVENT_LEAVES_HAND, player=old - HAND)


def drop_equipment(g: State, c: int) -> None:
    """The equipment of a character is KO'd: it has been stunned, has left play, or has got another one."""
    for x in [x for x in g.zones[ATTACHED] if g.host[x] == c]:
        discard(g, x)


def clear(g: State, c: int, keep: bool = False) -> None:
    """A character leaves play: combat and modifiers on it are over, and counters and wounds too if they are not kept."""
    tell(g, EVENT_LEAVES_PLAY, player=g.controller[c], target=c)
    lending.give_back(g, c)
    drop_equipment(g, c)
    leave_combat(g, c)
    lift(g, c)
    g.facedown[c] = g.exhausted[c] = g.frozen[c] = g.attacked[c] = 0
    if not keep:
        g.wounds[c] = g.plus[c] = g.minus[c] = g.xp[c] = 0
    g.harmed[c] = -1
    forget_blank(g, c)
    g.controller[c] = g.previous[c] = NOBODY
    for serial in list(g.lasting):
        e = g.lasting[serial]
        if e.until == UNTIL_SOURCE_GOES and e.scope.src == c:
            end_lasting(g, serial)
            continue
        cards = e.scope.slots[0]
        if e.mod < 0 and e.until != UNTIL_GONE and e.scope.slots[1] == c:  # a delayed effect on it
            end_lasting(g, serial)
        elif isinstance(cards, tuple) and c in cards:
            left = tuple([x for x in cards if x != c])
            if left:
                e.scope.slots = (left, *e.scope.slots[1:])
            else:
                end_lasting(g, serial)
    g.dirty = True


def forget_blank(g: State, c: int) -> None:
    """A card that is in no zone has its powers again."""
    g.blank = replaced(g.blank, c, 0)


def leave_combat(g: State, c: int) -> None:
    """A character is removed from combat, if it is in one."""
    if g.combat < 0:
        return
    rec = g.recs[g.combat]
    if c in rec.cards:
        rec.cards = without(rec.cards, c)
    elif rec.target == c:
        rec.target = -1


def cancel_combat(g: State, by: int, p: int) -> None:
    """A card of a player cancels the combat that is going on (rulebook, "Cancel")."""
    g.recs[g.combat].flags |= F_CANCELED
    note(g, "cancels the combat", card=by, player=p)


def enter(g: State, c: int, p: int, z: int, recruited: bool = False) -> None:
    """A character enters play on a player's side: it appears, perhaps recruited from a hand (rulebook, "Appears")."""
    lift(g, c)
    g.controller[c] = p
    g.stamp[c] = g.joined[c] = g.tick()
    z = (FRONT if in_front(z) else BACK) + p  # of a row that two-headed teammates share, their own part
    if FACES[g.face[c]].appears_stunned:
        g.facedown[c] = g.exhausted[c] = 1
        g.blank = replaced(g.blank, c, 1)
    if FACES[g.face[c]].appears_with_minus and not has(g, c, STAT_GAINS_NO_MINUS):
        put_counters(g, c, -FACES[g.face[c]].appears_with_minus)
    lay(g, c, z)
    if g.log is not None:
        note(g, "appears", card=c, player=p)
    lending.refresh(g)
    tell(g, EVENT_APPEARS, player=p, target=c, amount=int(recruited))


def put_counters(g: State, c: int, n: int) -> None:
    """Add so many +1/+1 counters, or -1/-1 counters if n is less than nothing; those of both kinds cancel out."""
    n += g.plus[c] - g.minus[c]
    g.plus[c], g.minus[c] = max(n, 0), max(-n, 0)


def change_row(g: State, c: int, z: int) -> None:
    """A character moves to another row, of its own side or of another player's; it stays what it is."""
    p = side_of(z)
    lift(g, c)
    if g.controller[c] != p:
        g.previous[c] = g.controller[c]
        g.joined[c] = g.tick()
    g.controller[c] = p
    lay(g, c, z)
    if g.log is not None:
        note(g, "moves", card=c, player=p, row="front" if in_front(z) else "back")


def other_row(g: State, c: int) -> int:
    """The row of its side that a character is not in."""
    return g.zone[c] + (4 if in_front(g.zone[c]) else -4)


def row_of(g: State, c: int, front: bool) -> int:
    return (FRONT if front else BACK) + g.controller[c]


def gain_resource(g: State, p: int, c: int, up: bool) -> None:
    """A card becomes a resource of a player, a location perhaps face up (rulebook, "Resource Step")."""
    old = g.zone[c]
    if old == HAND + p and not up:
        place_unseen(g, p)
    move(g, c, RESOURCES + p)
    g.facedown[c] = 0 if up else 1
    g.known[c] |= ALL_KNOW if up else 1 << p
    if g.log is not None:
        note(g, "resource", player=p, up=up, _card=c)
    if old != RESOURCES + p:
        tell(g, EVENT_RESOURCE, player=p)
        if up:
            tell(g, EVENT_LOCATION_APPEARS, player=p)


def place_unseen(g: State, p: int) -> None:
    """A card of a hand is about to lie face down: nobody else knows any more which cards of that hand are still in it.

    Only those who look at the whole hand see which one it was."""
    if not g.open_hands and not of_enemies(g, p, STAT_HANDS_REVEALED):
        for c in g.zones[HAND + p]:
            g.known[c] &= 1 << p


def turn_resource(g: State, c: int, up: bool) -> None:
    """A location among resources is turned; everybody who has seen it knows it still."""
    g.facedown[c] = 0 if up else 1
    g.dirty = True  # somebody's DEF may depend on it
    if up:
        g.known[c] = ALL_KNOW


def ready(g: State, c: int) -> bool:
    """Ready a character if it can be."""
    if not can_ready(g, c):
        return False
    g.exhausted[c] = 0
    return True


def can_ready(g: State, c: int) -> bool:
    """Whether nothing keeps a character exhausted; a frozen one does not ready during its next turn (rulebook, "Freeze")."""
    return not g.frozen[c] & FROZEN_NOW and not g.facedown[c] and not has(g, c, STAT_CANNOT_READY)


def is_location(g: State, c: int) -> bool:
    return g.ctype[c] == TYPE_LOCATION


def discard(g: State, c: int) -> None:
    """A card goes to its owner's KO pile."""
    g.facedown[c] = 0
    move(g, c, KO_PILE + g.owner[c])


def discard_from_hand(g: State, p: int, cards: tuple[int, ...]) -> None:
    """A player discards cards of their hand, all at the same time (rulebook, "Discard")."""
    for c in cards:
        discard(g, c)
    if cards:
        tell(g, EVENT_DISCARDS, player=p, amount=len(cards))


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
    if g.log is not None:
        note(g, "draws", player=p, n=drawn)
    if drawn:
        tell(g, EVENT_DRAWS, player=p, amount=drawn)
    return drawn


def at_random(g: State, p: int, cards: tuple[int, ...]) -> int:
    """One of a player's cards, drawn by the generator."""
    return cards[rng.draw(g.rng, streams.AT_RANDOM + p, len(cards))]


def remove_player(g: State, p: int) -> None:
    """All cards of a player who is out are removed from the game.

    What else they controlled goes back to who controlled it before, and is in no combat of theirs any more, or else to its
    owner's KO pile."""
    for serial in [x for x, e in g.lasting.items() if e.scope.player == p and e.until in _OF_A_PLAYER]:
        end_lasting(g, serial)
    for c in range(len(g.card)):
        if g.owner[c] == p and g.zone[c] != NOWHERE:
            if not in_play(g, c):  # whatever was set aside does not come back
                g.facedown[c] = g.wounds[c] = g.plus[c] = g.minus[c] = 0
                g.host[c] = -1
            move(g, c, REMOVED)
        elif in_play(g, c) and g.controller[c] == p:
            q = g.previous[c]
            if q != NOBODY and g.alive[q]:
                leave_combat(g, c)
                change_row(g, c, (FRONT if in_front(g.zone[c]) else BACK) + q)
            else:
                discard(g, c)


# ------------------------------------------------------------------------------------------ lasting modifiers


def add_lasting(g: State, stat: int, s: Scope, cards: tuple[int, ...], until: int, a: int = 0, b: int = 0) -> None:
    """An effect has made a modifier: on these cards, with these numbers, from now on (rulebook, "Resolving Effects")."""
    serial = g.tick()
    g.lasting[serial] = Lasting(stat, Scope(s.src, s.player, -1, -1, (cards, a, b)), until, g.turns)
    own(g)
    g.mods[stat] += (-serial,)
    g.dirty = True


def end_lasting(g: State, serial: int) -> None:
    """A lasting modifier is over."""
    own(g)
    e = g.lasting.pop(serial)
    if e.mod == STAT_BRAINWASHED:  # those who are held on another side are let go
        g.due += tuple([(e.scope.src, LET_GO.id, -1, e.scope.player, c, 0) for c in cards_of(e)])
    if e.mod == STAT_REGRESSED:
        face = locked(e)[0]
        for c in cards_of(e):
            if levels.level(g, c) < FACES[face].level and face in CARDS[g.card[c]].faces:  # it may have transformed
                levels.progress(g, c, face)
    if e.mod < 0:  # a delayed effect
        event = POWERS[-e.mod - 1].event
        g.trig[event] = without(g.trig[event], -serial)
    else:
        g.mods[e.mod] = without(g.mods[e.mod], -serial)
    g.dirty = True


def add_delayed(g: State, power: int, s: Scope, until: int, card: int = -1, number: int = 0) -> None:
    """An effect is done later, when its event comes; it remembers a card and a number."""
    serial = g.tick()
    g.lasting[serial] = Lasting(-power - 1, Scope(s.src, s.player, -1, -1, ((), card, number)), until, g.turns)
    own(g)
    g.trig[POWERS[power].event] += (-serial,)


def forget_delayed(g: State, src: int, event: int) -> None:
    """What a card wanted to do when an event comes is not done any more."""
    for e in g.trig[event]:
        if e < 0 and g.lasting[-e].scope.src == src and g.lasting[-e].until == UNTIL_FAR_OFF:
            end_lasting(g, -e)


def end_all(g: State, until: int) -> None:
    """The modifiers with a duration are over."""
    for serial in [x for x, e in g.lasting.items() if e.until == until]:
        end_lasting(g, serial)


def end_of_players_turn(g: State, p: int, begins: bool) -> None:
    """What lasts until a player's next turn begins, or until it is over, is over; what began in this very turn is not."""
    until = UNTIL_YOUR_NEXT_TURN if begins else UNTIL_YOUR_NEXT_TURN_ENDS
    for serial in [x for x, e in g.lasting.items() if e.until == until and e.until_rec < g.turns]:
        if g.on_turn(g.lasting[serial].scope.player):
            end_lasting(g, serial)


def end_of_recovery(g: State, p: int) -> None:
    """The recovery phase of a player is over, and with it what lasted until after it."""
    for serial in [x for x, e in g.lasting.items() if e.until == UNTIL_RECOVERY_ENDS and e.until_rec < g.turns]:
        if g.on_turn(g.lasting[serial].scope.player):
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
