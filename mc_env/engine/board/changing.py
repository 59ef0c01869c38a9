"""A card in play turns into something else: another type, another face."""

from __future__ import annotations

from mc_env.cards.terms import PILE_PLAY, SCHEME_TYPES, STAT_THREAT, TYPE_ALTER_EGO, TYPE_MAIN_SCHEME
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.index import index_add, index_remove
from mc_env.engine.board.moves import home, lift, move
from mc_env.engine.program.tables import CARDS, FACES, GUISES, counter_id
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import BOOST, PLAY, PLAY_ZONE, UNDER
from mc_env.kernel.columns import replaced
from mc_env.kernel.zones import NOBODY


def retype(g: State, c: int, guise: int, controller: int, engaged: int) -> None:
    """A card in play becomes another type without leaving play (Reference "Card Types")."""
    look = GUISES[guise]
    lift(g, c)
    g.guise = replaced(g.guise, c, guise)
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
    index_add(g, c, PILE_PLAY)
    g.dirty = True


def flip(g: State, c: int, face: int) -> bool:
    """Turn a card to another face; tokens stay unless the card type changes (Reference "Flip").

    Hero and alter-ego are one type here: an identity keeps everything.
    """
    info = FACES[face]
    same = info.type == g.ctype[c] or (info.type <= TYPE_ALTER_EGO and g.ctype[c] <= TYPE_ALTER_EGO)
    if g.zone[c] < PLAY:
        g.face[c] = face
        g.ctype[c] = info.type
        return same
    index_remove(g, c, PILE_PLAY)
    if not same:
        strip(g, c)
        g.damage[c] = g.threat[c] = 0
        if g.ctype[c] != TYPE_MAIN_SCHEME:  # tokens at a main scheme never leave play ("Acceleration Token")
            g.accel = replaced(g.accel, c, 0)
    old = g.zone[c]
    g.face[c] = face
    g.ctype[c] = info.type
    z = PLAY_ZONE[info.type]
    if z != old:
        g.zones[old] = tuple([x for x in g.zones[old] if x != c])
        g.zones[z] += (c,)
        g.zone[c] = z
        if info.type in SCHEME_TYPES:
            g.threat[c] = mod.stat(g, c, STAT_THREAT)
            g.engaged[c] = NOBODY
    index_add(g, c, PILE_PLAY)
    if info.counters is not None:  # this side enters play with them (Reference "In Play and Out of Play")
        name, n, each = info.counters
        g.counters[c << 8 | counter_id(name)] = n * g.n if each else n
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
