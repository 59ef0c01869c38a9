"""What happens is told here to the powers that wait for it (rulebook, "Triggers", "Timing").

A power triggers if it is active when the event occurs; of stuns and KOs, just before. It resolves when the effect in progress
has ended: until then it is due.
"""

from __future__ import annotations

from typing import Final

from mc_env.kernel.index import without
from mc_env.kernel.records import Scope
from mc_env.versus.engine.state import Due, State
from mc_env.versus.engine.tables import FACES, POWERS
from mc_env.versus.engine.values import in_play

# kinds of counts in `happened`, which are cleared when a turn ends
_EVENT_ON: Final = 1  # an event happened to a card
_EVENT_OF: Final = 2  # an event of a player
_STUNNED_ENEMY: Final = 3  # a card stunned an enemy character
_ATTACKED: Final = 4  # a player attacked


def _key(kind: int, event: int, which: int) -> int:
    return (kind << 8 | event) << 16 | which


def times(g: State, r: int) -> int:
    """How often an event like this has happened this turn, to the same card or else of the same player."""
    rec = g.recs[r]
    if rec.target >= 0:
        return g.happened.get(_key(_EVENT_ON, rec.kind, rec.target), 0)
    return g.happened.get(_key(_EVENT_OF, rec.kind, rec.player), 0)


def count(g: State, key: int) -> None:
    g.happened[key] = g.happened.get(key, 0) + 1


def note_stun(g: State, source: int) -> None:
    count(g, _key(_STUNNED_ENEMY, 0, source))


def has_stunned(g: State, c: int) -> bool:
    """Whether a character has stunned an enemy character this turn."""
    return _key(_STUNNED_ENEMY, 0, c) in g.happened


def note_attack(g: State, p: int) -> None:
    count(g, _key(_ATTACKED, 0, p))


def has_attacked(g: State, p: int) -> bool:
    """Whether a player has made an attack this turn."""
    return _key(_ATTACKED, 0, p) in g.happened


def whose(g: State, c: int) -> int:
    """Whom a power means by "you": who controls its card, out of play its owner."""
    return g.controller[c] if in_play(g, c) else g.owner[c]


def listeners(g: State, r: int) -> list[Due]:
    """The powers that an event triggers now."""
    rec = g.recs[r]
    out: list[Due] = []
    for e in g.trig[rec.kind]:
        if e < 0:  # a delayed effect: it comes once
            lasting = g.lasting.pop(-e)
            g.trig[rec.kind] = without(g.trig[rec.kind], e)
            s = lasting.scope
            card, n = s.slots[1], s.slots[2]
            assert isinstance(card, int)
            assert isinstance(n, int)
            out.append((s.src, -lasting.mod - 1, r, s.player, card, n))
            continue
        src = e >> 8
        power = FACES[g.face[src]].powers[e & 255]
        s = Scope(src, whose(g, src), r)
        assert power.waits is not None
        if not power.waits(g, s, rec):
            continue
        if (power.cond is None or power.cond(g, s)) and (power.during is None or power.during(g, s)):
            out.append((src, power.id, r, s.player, -1, 0))
    return out


def occurred(g: State, r: int) -> None:
    """Count an event."""
    rec = g.recs[r]
    if rec.target >= 0:
        count(g, _key(_EVENT_ON, rec.kind, rec.target))
    else:
        count(g, _key(_EVENT_OF, rec.kind, rec.player))


def tell(
    g: State,
    event: int,
    src: int = -1,
    actor: int = -1,
    player: int = -1,
    target: int = -1,
    link: int = -1,
) -> None:
    """Something has happened: powers that wait for it are due."""
    r = g.new_rec(event, src, actor, player, target, g.controller[target] if target >= 0 else player, link=link)
    occurred(g, r)
    found = listeners(g, r)
    if found:
        g.due += tuple(found)
        g.dirty = True
    else:
        del g.recs[r]


def forget(g: State, r: int) -> None:
    """A power has resolved: the record goes if nothing else refers to it."""
    if r >= 0 and r != g.combat and r in g.recs and not any(d[2] == r for d in g.due):
        for s in g.scopes.values():
            if s.rec == r:
                return
        del g.recs[r]


def still_true(g: State, s: Scope, power: int) -> bool:
    """Whether what stands after "if" is still true when a power resolves (rulebook, "Intervening If Clause")."""
    cond = POWERS[power].cond
    return cond is None or cond(g, s)
