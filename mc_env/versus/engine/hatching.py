"""Ovomorphs, Facehuggers and their captives (rulebook, "Facehuggers and Capturing Characters").

A Facehugger is a token whose home is the Facehugger pile of its owner: there it goes whenever it leaves play. Its captive lies
removed from the game, with its captor as host.
"""

from __future__ import annotations

from mc_env.kernel.columns import replaced
from mc_env.kernel.log import note
from mc_env.versus.engine import becoming, moves, stunning, values
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import FACES
from mc_env.versus.engine.zones import BACK, EGGS, REMOVED
from mc_env.versus.terms import TYPE_SUPPORTING


def pile(g: State, p: int) -> int:
    """Whose Facehugger pile a player uses: their own, or else that of an opponent; -1 if nobody has one."""
    for q in (p, *g.enemies(p)):
        if g.zones[EGGS + q]:
            return q
    return -1


def prey(g: State, p: int) -> list[int]:
    """Enemy supporting characters, face up or stunned: those that a Facehugger may capture."""
    return [c for c in values.characters(g) if g.ctype[c] == TYPE_SUPPORTING and g.sides[g.controller[c]] != g.sides[p]]


def reveal(g: State, p: int, ovomorph: int) -> int:
    """A random card of the pile is revealed; a Facehugger replaces its Ovomorph. The Facehugger, or -1."""
    q = pile(g, p)
    if q < 0:
        return -1
    c = moves.at_random(g, q, g.zones[EGGS + q])
    note(g, "reveals", card=c, player=p)
    if FACES[g.face[c]].type != TYPE_SUPPORTING:
        return -1  # it does not open yet; the card goes back into the pile
    stunning.knock_out(g, [ovomorph])
    moves.enter(g, c, p, BACK + p)
    return c


def capture(g: State, captor: int, c: int) -> None:
    """A character is removed from the game, but keeps its wounds; it is a captive now. A token is nowhere then."""
    g.plus[c] = g.minus[c] = 0
    if FACES[g.face[c]].token:
        moves.move(g, c, REMOVED)
    else:
        becoming.set_aside(g, c, captor)


def captives(g: State, captor: int) -> list[int]:
    return becoming.aside(g, captor)


def free(g: State) -> bool:
    """Captives whose captor has left play come back stunned, in the back row of their owner; True if there was one."""
    for c in g.zones[REMOVED]:
        by = g.host[c]
        if by < 0 or not FACES[g.face[by]].captures or values.in_play(g, by):
            continue
        p = g.owner[c]
        g.facedown[c] = g.exhausted[c] = 1
        g.blank = replaced(g.blank, c, 1)
        becoming.come_back(g, c, BACK + p)
        return True
    return False


def burst(g: State, captor: int) -> None:
    """The captive goes to its owner's KO pile, and the captor is KO'd."""
    for c in captives(g, captor):
        g.host[c] = -1
        g.wounds[c] = 0
        moves.discard(g, c)
    stunning.knock_out(g, [captor])
