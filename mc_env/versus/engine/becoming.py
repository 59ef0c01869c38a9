"""Cards that become something else: tokens made, characters transformed, promoted and demoted, set aside and brought back.

Rulebook: "Token Characters", "Transform", "Changing Main/Supporting Character Status", "Remove from the Game".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mc_env.errors import NotImplementedCard
from mc_env.kernel.log import note
from mc_env.kernel.zones import NOBODY, NOWHERE
from mc_env.versus.engine import moves
from mc_env.versus.engine.events import tell
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import CARDS, FACES, PLAYER
from mc_env.versus.engine.zones import FRONT, REMOVED, TABLE
from mc_env.versus.terms import EVENT_APPEARS, EVENT_LEAVES_PLAY, TYPE_MAIN, TYPE_SUPPORTING

if TYPE_CHECKING:
    from mc_env.kernel.columns import Column


def create(g: State, code: str, p: int) -> int:
    """A card of a player from outside the game: one that has ceased to exist before, or a new one. It is nowhere yet."""
    info = next((x for x in CARDS if x.code == code), None)
    if info is None:
        raise NotImplementedCard(f"card {code} is not defined yet: it cannot come from outside the game")
    for c in range(len(g.card)):
        if g.card[c] == info.id and g.owner[c] == p and g.zone[c] == NOWHERE:
            return c
    c = g.new_cards(1, info.id, info.faces[0], p, TABLE)[0]
    moves.lift(g, c)
    return c


def transform(g: State, c: int, new: int) -> None:
    """A character is replaced with another card, which has its orientation, counters and modifiers; the old one is removed."""
    p, z = g.controller[c], g.zone[c]
    tell(g, EVENT_LEAVES_PLAY, player=p, target=c)
    moves.lift(g, new)
    g.ctype[new] = g.ctype[c]
    _pass_on(g.facedown, c, new)
    _pass_on(g.exhausted, c, new)
    _pass_on(g.wounds, c, new)
    _pass_on(g.plus, c, new)
    _pass_on(g.minus, c, new)
    _pass_on(g.xp, c, new)
    _pass_on(g.frozen, c, new)
    g.harmed[new], g.harmed[c] = g.harmed[c], -1
    g.controller[new], g.controller[c] = p, NOBODY
    g.previous[new], g.previous[c] = g.previous[c], NOBODY
    for e in g.lasting.values():
        cards, known, n = e.scope.slots
        if isinstance(cards, tuple) and c in cards:
            e.scope.slots = (tuple([new if x == c else x for x in cards]), known, n)
        elif e.mod < 0 and known == c:  # a delayed effect on it
            e.scope.slots = (cards, new, n)
    if g.combat >= 0:
        rec = g.recs[g.combat]
        rec.cards = tuple([new if x == c else x for x in rec.cards])
        rec.target = new if rec.target == c else rec.target
    for x in range(len(g.host)):
        if g.host[x] == c:
            g.host[x] = new
    g.mains = tuple([new if x == c else x for x in g.mains])
    moves.end_of_source(g, c)
    moves.forget_blank(g, c)
    moves.lift(g, c)
    moves.lay(g, c, REMOVED)
    g.stamp[new] = g.joined[new] = g.tick()
    moves.lay(g, new, z)
    note(g, "transforms", card=new)
    tell(g, EVENT_APPEARS, player=p, target=new)


def _pass_on(values: Column, old: int, new: int) -> None:
    """What a card had is another one's now."""
    values[new] = values[old]
    values[old] = 0


def take_over(g: State, p: int, c: int) -> None:
    """A character becomes a player's main character; the one that was becomes a supporting character.

    Counters and modifiers stay. What has become of them holds in every zone; a main character that was demoted is removed from
    the game when it leaves play."""
    old = g.mains[p]
    g.mains = tuple([c if q == p else x for q, x in enumerate(g.mains)])
    g.ctype[old] = TYPE_SUPPORTING
    g.ctype[c] = TYPE_MAIN
    note(g, "takes over", card=c, player=p)
    g.dirty = True


def set_aside(g: State, c: int, by: int) -> None:
    """A character is removed from the game with its counters, until whoever set it aside lets it come back; a token for good."""
    token = FACES[g.face[c]].token or FACES[g.face[c]].captures
    moves.move(g, c, REMOVED, keep=not token)
    if not token:
        g.host[c] = by
    note(g, "set aside", card=c)


def aside(g: State, by: int) -> list[int]:
    """The cards that a card has set aside."""
    return [c for c in g.zones[REMOVED] if g.host[c] == by]


def come_back(g: State, c: int, z: int) -> None:
    """A card that was set aside appears in a row of its owner."""
    g.host[c] = -1
    moves.enter(g, c, g.owner[c], z)


def stand_in(g: State, p: int) -> int:
    """Somebody who defends for a player that is attacked: 0/1 with a health of 1. It does not appear; KO'd, the player is out."""
    c = create(g, PLAYER, p)
    g.controller[c] = p
    g.stamp[c] = g.joined[c] = g.tick()
    moves.lay(g, c, FRONT + p)
    return c
