"""Cards outside the hand that may be played as if they were in it."""

from __future__ import annotations

from mc_env.cards.terms import PILE_HAND, STAT_PLAY_FROM, TYPE_EVENT
from mc_env.engine.board import modifiers as mod
from mc_env.engine.program.tables import FACES
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import ASIDE, DECK, DISCARD, EXTRA, UNDER


def may_play_from(g: State, p: int, c: int) -> bool:
    """Whether a card outside the hand may be played as if it were in it.

    Such a permission (Reference "Play Restrictions and Permissions") is given to the player who has the card that gives it,
    for whosever card it names; one of the scenario to the owner.
    """
    if not g.mods[STAT_PLAY_FROM] or not mod.changed(g, c, STAT_PLAY_FROM, 0):
        return False
    return any(
        (s.player == p if s.player >= 0 else g.owner[c] == p)
        and m.match.holds(g, s, c)
        and (m.cond is None or m.cond(g, s))
        for m, s in mod.entries(g, STAT_PLAY_FROM)
    )


def playable_elsewhere(g: State, p: int) -> list[int]:
    """Cards outside the hand that a permission lets a player play: the top of a deck, in a discard pile, ..."""
    decks = [p, *(q for q in g.players() if q != p)]
    zones = (*(z + q for q in decks for z in (DECK, DISCARD)), UNDER, ASIDE, *range(EXTRA, EXTRA + 2 * len(g.extra)))
    return [c for z in zones for c in g.zones[z] if may_play_from(g, p, c)]


def events_elsewhere(g: State, p: int, key: int) -> tuple[int, ...]:
    """Entries, as in the index of hands, for events outside the hand that a player may play at a moment."""
    return tuple(
        c << 8 | i
        for c in playable_elsewhere(g, p)
        if g.ctype[c] == TYPE_EVENT
        for k, i in FACES[g.face[c]].keys.get(PILE_HAND, ())
        if k == key
    )
