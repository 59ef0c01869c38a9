"""Who has lost, and how a game ends.

Rulebook: "Ending the Game", "Running Out Of Cards", "Free for All", "2-Headed Teammates".
"""

from __future__ import annotations

from mc_env.kernel.log import note
from mc_env.versus.engine import events, moves, values
from mc_env.versus.engine.state import State
from mc_env.versus.engine.zones import DECK, HAND, KO_PILE


def lost_as_the_turn_begins(g: State, p: int) -> bool:
    """Whether a player's main character is in a KO pile or a deck, or an opponent controls it."""
    c = g.mains[p]
    if DECK <= g.zone[c] < HAND or KO_PILE <= g.zone[c] < KO_PILE + 4:
        return True
    return values.in_play(g, c) and g.sides[g.controller[c]] != g.sides[p]


def fallen(g: State) -> bool:
    """Players who have lost their main character are out; two-headed teammates go on until both have.

    The player whose turn it is wins if the last ones fall together (rulebook, "Ending the Game"); if that one was out before,
    they share the game."""
    if not g.fallen:
        return False
    out = [p for p in g.players() if p in g.fallen]
    if g.shared:
        out = [p for p in out if all(q in g.fallen for q in g.team(p))]
    if not out:
        return False
    left = [p for p in g.players() if p not in out]
    standing = left or [p for p in out if g.sides[p] == g.sides[g.active]] or out
    g.alive = tuple([g.alive[p] and p not in out for p in range(g.n)])
    sides = {g.sides[p] for p in standing}
    if len(sides) == 1 or not left:
        finish(g, tuple([p for p in range(g.n) if g.sides[p] in sides]), "main_character_ko")
        return False
    for p in out:
        note(g, "out", player=p)
        moves.remove_player(g, p)
        abandon(g, p)
    return True


def abandon(g: State, p: int) -> None:
    """What a player who is out was doing comes to nothing: nobody is left to decide about it."""
    theirs = [sc for sc, s in g.scopes.items() if s.player == p]
    g.stack[:] = [f for f in g.stack if f.sc not in theirs]
    for sc in theirs:
        events.forget(g, g.scopes.pop(sc).rec)


def out_of_cards(g: State) -> bool:
    """With all decks empty, once every player has had a turn in which no main character got a wound, the fewest wounds win."""
    if any(bool(g.zones[DECK + p]) for p in g.players()):
        g.quiet = 0
        return False
    g.quiet += 1
    left = {g.sides[p] for p in g.players()}
    if g.quiet <= (len(left) if g.shared else len(g.players())):  # two-headed teams have their turns together
        return False
    fewest = min([wounds_of(g, side) for side in left])
    best = [side for side in left if wounds_of(g, side) == fewest]
    finish(g, tuple([p for p in range(g.n) if g.sides[p] in best]), "out_of_cards")
    return True


def wounds_of(g: State, side: int) -> int:
    """Wounds on the main characters of a side; one that is KO'd counts with its health."""
    n = 0
    for p in range(g.n):
        if g.sides[p] == side:
            c = g.mains[p]
            n += values.health(g, c) if p in g.fallen else g.wounds[c]
    return n


def finish(g: State, winners: tuple[int, ...], reason: str) -> None:
    """The game is over."""
    g.winners = winners
    g.outcome = 1
    g.reason = reason
    g.dirty = True
