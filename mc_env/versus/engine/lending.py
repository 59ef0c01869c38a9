"""Powers that characters have from other cards (rulebook, "Copying Powers", "Playing Equipment").

A continuous power that borrows, or an effect, lends a character the powers of another face. What is lent is brought up to date by
the continuous checks; each power of it is an entry of the index like a printed one, and means its bearer by "this character".
"""

from __future__ import annotations

from mc_env.kernel.index import own, without
from mc_env.versus.engine import values
from mc_env.versus.engine.state import Lent, State
from mc_env.versus.engine.tables import FACES, MARK_BORROWS
from mc_env.versus.engine.values import LENT
from mc_env.versus.engine.zones import ATTACHED, KO_PILE
from mc_env.versus.terms import ALL_POWERS, PILE_KO, POWER_BORROWS, STAT_LENT, TYPE_SUPPORTING


def due_to(g: State, c: int) -> list[Lent]:
    """What a character borrows by its own printed powers."""
    out: list[Lent] = []
    s = values.scope_of(g, c)
    for power in FACES[g.face[c]].powers:
        if power.kind != POWER_BORROWS:
            continue
        assert power.who is not None
        if power.pile == PILE_KO:
            pool = [x for x in g.zones[KO_PILE + s.player] if g.ctype[x] == TYPE_SUPPORTING]
        else:
            pool = [x for x in values.characters(g) if not g.blank[x]]
        out += [(c, g.face[x], power.what) for x in pool if power.who(g, s, x)]
    return out


def refresh(g: State) -> bool:
    """Bring it up to date what is lent to whom; True if anything changed."""
    if not (g.marks[MARK_BORROWS] or g.mods[STAT_LENT] or g.lent or g.zones[ATTACHED]):
        return False
    wanted = [
        (g.host[x], g.face[x], ALL_POWERS) for x in g.zones[ATTACHED] if g.stamp[x] > values.lost_at(g, g.host[x])
    ]
    for c in g.marks[MARK_BORROWS]:
        if not g.blank[c]:
            wanted += due_to(g, c)
    for e in g.mods[STAT_LENT]:
        lasting = g.lasting[-e]
        face, what = values.locked(lasting)
        for c in values.cards_of(lasting):
            if -e > values.lost_at(g, c):
                wanted.append((c, face, what))
    now = tuple(sorted(wanted))
    if now == g.lent:
        return False
    bearers = {x[0] for x in {*now, *g.lent} if list(now).count(x) != list(g.lent).count(x)}
    for c in sorted(bearers):
        unlist(g, c)
    g.lent = now
    for c in sorted(bearers):
        enlist(g, c)
    g.dirty = True
    return True


def unlist(g: State, c: int) -> None:
    """Take the lent powers of a character out of the index."""
    own(g)
    for i, power in values.lent_powers(g, c):
        if power.event >= 0:
            g.trig[power.event] = without(g.trig[power.event], c << 8 | i)
        if power.stat >= 0:
            g.mods[power.stat] = without(g.mods[power.stat], c << 8 | i)


def enlist(g: State, c: int) -> None:
    """List the lent powers of a character in the index."""
    own(g)
    for i, power in values.lent_powers(g, c):
        assert i >= LENT
        if power.event >= 0:
            g.trig[power.event] += (c << 8 | i,)
        if power.stat >= 0:
            g.mods[power.stat] += (c << 8 | i,)


def give_back(g: State, c: int) -> None:
    """A character leaves play: nothing is lent to it any more."""
    if any(x[0] == c for x in g.lent):
        unlist(g, c)
        g.lent = tuple([x for x in g.lent if x[0] != c])
