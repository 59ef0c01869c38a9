"""What happens is told here to the powers that wait for it (rulebook, "Triggers", "Timing").

A power triggers if it is active when the event occurs; of stuns and KOs, just before. It resolves when the effect in progress
has ended: until then it is due.
"""

from __future__ import annotations

from typing import Final

from mc_env.kernel.index import own, without
from mc_env.kernel.records import Scope
from mc_env.versus.engine import limits
from mc_env.versus.engine.frames import UseFrame
from mc_env.versus.engine.state import Due, Record, State
from mc_env.versus.engine.tables import POWERS
from mc_env.versus.engine.values import in_play, may_level, power_at
from mc_env.versus.terms import MOMENT_REACTION, POWER_LEVEL_UP

# kinds of counts in `happened`, which are cleared when a turn ends
_EVENT_ON: Final = 1  # an event happened to a card
_EVENT_OF: Final = 2  # an event of a player
_STUNNED_ENEMY: Final = 3  # a card stunned an enemy character
_ATTACKED: Final = 4  # a player attacked
_FALLEN: Final = 6  # the health of characters of a player that were KO'd
_MOVED: Final = 5  # a mobile character moved in the main phase


def _key(kind: int, event: int, which: int) -> int:
    return (kind << 8 | event) << 16 | which


def times(g: State, r: int) -> int:
    """How often an event like this has happened this turn, to the same card or else of the same player."""
    rec = g.recs[r]
    if rec.target >= 0:
        return g.happened.get(_key(_EVENT_ON, rec.kind, rec.target), 0)
    return g.happened.get(_key(_EVENT_OF, rec.kind, rec.player), 0)


def happened_to(g: State, event: int, c: int) -> bool:
    """Whether an event has happened to a card this turn."""
    return _key(_EVENT_ON, event, c) in g.happened


def count(g: State, key: int) -> None:
    g.happened[key] = g.happened.get(key, 0) + 1


def note_stun(g: State, source: int) -> None:
    count(g, _key(_STUNNED_ENEMY, 0, source))


def has_stunned(g: State, c: int) -> bool:
    """Whether a character has stunned an enemy character this turn."""
    return _key(_STUNNED_ENEMY, 0, c) in g.happened


def note_move(g: State, c: int) -> None:
    count(g, _key(_MOVED, 0, c))


def has_moved(g: State, c: int) -> bool:
    """Whether a mobile character has moved in this main phase."""
    return _key(_MOVED, 0, c) in g.happened


def note_attack(g: State, p: int) -> None:
    count(g, _key(_ATTACKED, 0, p))


def has_attacked(g: State, p: int) -> bool:
    """Whether a player has made an attack this turn."""
    return _key(_ATTACKED, 0, p) in g.happened


def note_fallen(g: State, p: int, health: int) -> None:
    key = _key(_FALLEN, 0, p)
    g.happened[key] = g.happened.get(key, 0) + health


def fallen_health(g: State, p: int) -> int:
    """The health of all characters of a player that were KO'd this turn."""
    return g.happened.get(_key(_FALLEN, 0, p), 0)


def costs(g: State, rec: Record, symbol: int) -> bool:
    """Whether the super power that a record is about has a symbol in its cost."""
    for f in g.stack:
        if isinstance(f, UseFrame) and f.sc == rec.amount:
            return POWERS[f.power].asks(symbol)
    return False


def whose(g: State, c: int) -> int:
    """Whom a power means by "you": who controls its card, out of play its owner."""
    return g.controller[c] if in_play(g, c) else g.owner[c]


def listeners(g: State, r: int) -> list[Due]:
    """The powers that an event triggers now."""
    rec = g.recs[r]
    out: list[Due] = []
    for e in g.trig[rec.kind]:
        if e < 0:  # a delayed effect: it comes once
            lasting = g.lasting[-e]
            s, later = lasting.scope, POWERS[-lasting.mod - 1]
            if later.waits is not None and not later.waits(g, Scope(s.src, s.player, r, slots=s.slots), rec):
                continue
            if later.cond is not None and not later.cond(g, Scope(s.src, s.player, r, slots=s.slots)):
                continue
            del g.lasting[-e]
            own(g)
            g.trig[rec.kind] = without(g.trig[rec.kind], e)
            card, n = s.slots[1], s.slots[2]
            assert isinstance(card, int)
            assert isinstance(n, int)
            out.append((s.src, -lasting.mod - 1, r, s.player, card, n))
            continue
        src = e >> 8
        power = power_at(g, src, e & 255)
        if power.kind == POWER_LEVEL_UP and g.blank[src] and not may_level(g, src):
            continue
        s = Scope(src, whose(g, src), r)
        assert power.waits is not None
        if not power.waits(g, s, rec):
            continue
        if limits.used_up(g, src, power) and power.moment != MOMENT_REACTION:
            continue
        if (power.cond is None or power.cond(g, s)) and (power.during is None or power.during(g, s)):
            if power.moment != MOMENT_REACTION:
                limits.use(g, src, power)
            out.append((src, power.id, r, s.player, -1, 0))
    return out


def occurred(g: State, event: int, target: int, player: int) -> None:
    """Count an event: of a card, or else of a player."""
    # written out: it is done at every event
    key = (_EVENT_ON << 8 | event) << 16 | target if target >= 0 else (_EVENT_OF << 8 | event) << 16 | player
    g.happened[key] = g.happened.get(key, 0) + 1


def tell(
    g: State,
    event: int,
    src: int = -1,
    actor: int = -1,
    player: int = -1,
    target: int = -1,
    link: int = -1,
    amount: int = 0,
    cards: tuple[int, ...] = (),
) -> None:
    """Something has happened: powers that wait for it are due. While the table is being set up nothing waits."""
    if g.active < 0:
        return
    occurred(g, event, target, player)
    if not g.trig[event]:
        g.serial += 1  # of the record that nobody needs
        return
    to = g.controller[target] if target >= 0 else player
    r = g.new_rec(event, src, actor, player, target, to, amount, 0, link, cards)
    found = listeners(g, r)
    if found:
        g.due += tuple(found)
        g.dirty = True
    else:
        del g.recs[r]


def forget(g: State, r: int) -> None:
    """A power has resolved: the record goes if nothing else refers to it."""
    if r < 0 or r == g.combat or r not in g.recs:
        return
    for d in g.due:
        if d[2] == r:
            return
    for s in g.scopes.values():
        if s.rec == r:
            return
    del g.recs[r]


def still_true(g: State, s: Scope, power: int) -> bool:
    """Whether what stands after "if" is still true when a power resolves (rulebook, "Intervening If Clause")."""
    cond = POWERS[power].cond
    return cond is None or cond(g, s)
