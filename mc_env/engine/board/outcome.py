"""The end of the game, and of the game for one player."""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import UNTIL_NEXT_EVENT, UNTIL_NEXT_PLAY
from mc_env.engine.board.lasting import end_lasting
from mc_env.engine.board.moves import home, move
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import (
    BOOST,
    DEALT,
    DECK,
    DISCARD,
    EXTRA,
    HAND,
    MINIONS,
    PILES_IN_PLAY,
    PLAY,
    REMOVED,
    UNDER,
)
from mc_env.kernel.columns import replaced
from mc_env.kernel.log import note

WIN: Final = 1
LOSS: Final = 2


def end_game(g: State, outcome: int, reason: str) -> None:
    """The game is over; of a win and a loss at the same moment the loss counts."""
    if g.outcome == LOSS or (g.outcome == WIN and outcome == WIN):
        return
    g.outcome = outcome
    g.reason = reason
    g.dirty = True
    note(g, "game over", outcome="win" if outcome == WIN else "loss", reason=reason)


def eliminate(g: State, p: int) -> None:
    """A player is eliminated: the steps of the Reference, in order ("Player Elimination")."""
    if not g.alive[p]:
        return
    note(g, "player eliminated", player=p)
    g.alive = tuple(a and q != p for q, a in enumerate(g.alive))
    if not any(g.alive):
        end_game(g, LOSS, "all_players_eliminated")
        return
    _pass_on(g, p, g.next_player(p))
    _clear_play(g, p)
    _clear_piles(g, p)
    for serial in [
        x for x, e in g.lasting.items() if e.scope.player == p and e.until in (UNTIL_NEXT_PLAY, UNTIL_NEXT_EVENT)
    ]:
        end_lasting(g, serial)
    g.dirty = True


def _pass_on(g: State, p: int, heir: int) -> None:
    """The first player token and engaged minions go to the next player."""
    if g.first == p:
        g.first = heir
    for c in g.zones[MINIONS]:
        if g.engaged[c] == p:
            g.engaged[c] = heir
            g.area = replaced(g.area, c, g.parea[heir])
            note(g, "engages", card=c, player=heir)


def _clear_play(g: State, p: int) -> None:
    """Others' cards that the player controlled are discarded; those the player owns leave the game."""
    for c in [c for z in PILES_IN_PLAY for c in g.zones[z] if g.controller[c] == p]:
        if g.zone[c] >= PLAY and g.controller[c] == p and g.owner[c] != p:
            move(g, c, home(g, c))
    for z in (*PILES_IN_PLAY, BOOST, UNDER):
        for c in g.zones[z]:
            if g.owner[c] == p and g.zone[c] == z:
                move(g, c, REMOVED)


def _clear_piles(g: State, p: int) -> None:
    """The player's piles are emptied, of what is theirs out of the game; so are their cards in extra decks."""
    for z in (DECK + p, HAND + p, DISCARD + p):
        for c in g.zones[z]:
            move(g, c, REMOVED if g.owner[c] == p else home(g, c))
    for c in g.zones[DEALT + p]:
        move(g, c, home(g, c))
    for z in range(EXTRA, PLAY):
        for c in g.zones[z]:
            if g.owner[c] == p:
                move(g, c, REMOVED)
