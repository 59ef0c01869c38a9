"""Stun, wound, KO, recover (rulebook, "Stunned Characters", "When this Character Stuns/KO triggers")."""

from __future__ import annotations

from mc_env.kernel.log import note
from mc_env.versus.engine import values
from mc_env.versus.engine.events import forget, listeners, note_stun, occurred
from mc_env.versus.engine.moves import discard, end_of_source, leave_combat
from mc_env.versus.engine.state import F_NO_WOUND, State
from mc_env.versus.engine.tables import FACES
from mc_env.versus.terms import (
    EVENT_KO,
    EVENT_STUNNED,
    STAT_CANNOT_RECOVER,
    STAT_DEADLY,
    STAT_LETHAL,
    STAT_NO_WOUND,
    TYPE_MAIN,
    TYPE_SUPPORTING,
)

Hit = tuple[int, tuple[int, ...]]  # who gets stunned, and by which characters


def stun(g: State, hits: list[Hit], daze: bool = False) -> None:
    """Characters get stunned, all at the same time.

    Turned face down, exhausted, without counters, removed from combat, with a wound more: with as many as its health, or a
    lethal one, it is KO'd. Powers that wait for this are those that were there just before.
    """
    hits = [(c, sources) for c, sources in hits if values.face_up(g, c)]
    recs: list[int] = []
    wounded: list[bool] = []
    fallen: list[int] = []
    for c, sources in hits:
        flags = F_NO_WOUND if daze or values.has(g, c, STAT_NO_WOUND) else 0
        r = g.new_rec(EVENT_STUNNED, -1, -1, g.controller[c], c, g.controller[c], 0, flags, g.combat, sources)
        recs.append(r)
        wounded.append(not flags)
        if _falls(g, c, sources, flags):
            fallen.append(c)
    _gather(g, recs)
    kos = _tell_ko(g, fallen)
    for i, (c, sources) in enumerate(hits):
        for source in sources:
            if g.controller[source] != g.controller[c]:
                note_stun(g, source)
        _turn_down(g, c, wounded[i])
    for c in fallen:
        _remove(g, c)
    for r in [*recs, *kos]:
        forget(g, r)
    g.dirty = True


def _falls(g: State, c: int, sources: tuple[int, ...], flags: int) -> bool:
    """Whether a character that gets stunned is KO'd by it."""
    for source in sources:
        if values.has(g, source, STAT_DEADLY):
            return True
    if flags & F_NO_WOUND:
        return False
    if g.wounds[c] + 1 >= FACES[g.face[c]].health:
        return True
    if g.combat < 0 or g.recs[g.combat].target != c or g.ctype[c] != TYPE_SUPPORTING:
        return False
    for source in sources:  # Lethal: a defending supporting character that it wounds is KO'd
        if values.has(g, source, STAT_LETHAL):
            return True
    return False


def _turn_down(g: State, c: int, wound: bool) -> None:
    g.facedown[c] = 1
    g.exhausted[c] = 1
    g.plus[c] = g.minus[c] = 0
    note(g, "stunned", card=c)
    leave_combat(g, c)
    end_of_source(g, c)
    if wound:
        add_wound(g, c)


def add_wound(g: State, c: int) -> None:
    g.wounds[c] += 1
    if g.ctype[c] == TYPE_MAIN:
        g.quiet = 0
    note(g, "wound", card=c)
    g.dirty = True


def _gather(g: State, recs: list[int]) -> None:
    """Powers that these events trigger are due, by how things are now."""
    for r in recs:
        occurred(g, r)
    for r in recs:
        g.due += tuple(listeners(g, r))


def _tell_ko(g: State, cards: list[int]) -> list[int]:
    recs = [g.new_rec(EVENT_KO, -1, -1, g.controller[c], c, g.controller[c]) for c in cards]
    _gather(g, recs)
    return recs


def _remove(g: State, c: int) -> None:
    """A character goes to its owner's KO pile."""
    note(g, "KO", card=c)
    discard(g, c)


def knock_out(g: State, cards: list[int]) -> None:
    """Characters are KO'd, all at the same time."""
    recs = _tell_ko(g, cards)
    for c in cards:
        _remove(g, c)
    for r in recs:
        forget(g, r)
    g.dirty = True


def recover(g: State, c: int) -> bool:
    """Turn a stunned character face up; it stays exhausted and keeps its wounds (rulebook, "Recovering Characters")."""
    if not g.facedown[c] or values.has(g, c, STAT_CANNOT_RECOVER):
        return False
    g.facedown[c] = 0
    g.dirty = True
    note(g, "recovers", card=c)
    return True


def add_counters(g: State, c: int, plus: int, minus: int, source: int = -1) -> None:
    """Put +1/+1 or -1/-1 counters on a character; they cancel out. A stunned character has none."""
    if g.facedown[c]:
        return
    n = g.plus[c] - g.minus[c] + plus - minus
    g.plus[c] = max(n, 0)
    g.minus[c] = max(-n, 0)
    if minus:
        g.harmed[c] = source
    note(g, "counters", card=c, plus=plus, minus=minus)
    g.dirty = True
