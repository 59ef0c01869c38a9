"""Stun, wound, KO, recover (rulebook, "Stunned Characters", "When this Character Stuns/KO triggers")."""

from __future__ import annotations

from mc_env.kernel.log import note
from mc_env.versus.engine import values
from mc_env.versus.engine.events import forget, listeners, note_fallen, note_stun, occurred, tell
from mc_env.versus.engine.moves import discard, drop_equipment, end_of_source, leave_combat, put_counters, refresh_blank
from mc_env.versus.engine.state import F_NO_WOUND, State
from mc_env.versus.engine.tables import FACES, PLAYER
from mc_env.versus.terms import (
    EVENT_GAINS_ATK,
    EVENT_GAINS_PLUS,
    EVENT_KO,
    EVENT_RECOVERS,
    EVENT_STUNNED,
    EVENT_WOUNDED,
    STAT_CANNOT_BE_STUNNED,
    STAT_CANNOT_RECOVER,
    STAT_DEADLY,
    STAT_DURABLE,
    STAT_GAINS_NO_MINUS,
    STAT_GAINS_NO_PLUS,
    STAT_LETHAL,
    STAT_NO_WOUND,
    STAT_UNWOUNDABLE,
    TYPE_MAIN,
    TYPE_SUPPORTING,
)

Hit = tuple[int, tuple[int, ...]]  # who gets stunned, and by which characters


def stun(g: State, hits: list[Hit], daze: bool = False, struck: bool = False, keep_equipment: bool = False) -> None:
    """Characters get stunned, all at the same time: by strikes of a combat, or by something else.

    Turned face down, exhausted, without counters, removed from combat, with a wound more: with as many as its health, or a
    lethal one, it is KO'd. Powers that wait for this are those that were there just before.
    """
    hits = [
        (c, sources) for c, sources in hits if values.face_up(g, c) and not values.has(g, c, STAT_CANNOT_BE_STUNNED)
    ]
    durable = [c for c, _ in hits if not struck and values.has(g, c, STAT_DURABLE)]
    recs: list[int] = []
    wounded: list[bool] = []
    fallen: list[Hit] = []
    for c, sources in hits:
        spared = daze or c in durable or values.has(g, c, STAT_NO_WOUND) or values.has(g, c, STAT_UNWOUNDABLE)
        flags = F_NO_WOUND if spared else 0
        r = g.new_rec(EVENT_STUNNED, -1, -1, g.controller[c], c, g.controller[c], 0, flags, g.combat, sources)
        recs.append(r)
        wounded.append(not flags)
        if not flags:
            recs.append(g.new_rec(EVENT_WOUNDED, -1, -1, g.controller[c], c, g.controller[c]))
        if _falls(g, c, sources, flags):
            fallen.append((c, sources))
    _gather(g, recs)
    kos = _tell_ko(g, fallen)
    for i, (c, sources) in enumerate(hits):
        for source in sources:
            if values.in_play(g, source) and g.sides[g.controller[source]] != g.sides[g.controller[c]]:
                note_stun(g, source)
        _turn_down(g, c, wounded[i], keep_equipment)
    for c, _ in fallen:
        _remove(g, c)
    for r in [*recs, *kos]:
        forget(g, r)
    for c in durable:
        if values.in_play(g, c) and values.dfn(g, c) > 0:
            recover(g, c)
    g.dirty = True


def _falls(g: State, c: int, sources: tuple[int, ...], flags: int) -> bool:
    """Whether a character that gets stunned is KO'd by it."""
    for source in sources:
        if values.has(g, source, STAT_DEADLY):
            return True
    if flags & F_NO_WOUND:
        return False
    if g.wounds[c] + 1 >= values.health(g, c):
        return True
    if g.combat < 0 or g.recs[g.combat].target != c or g.ctype[c] != TYPE_SUPPORTING:
        return False
    for source in sources:  # Lethal: a defending supporting character that it wounds is KO'd
        if values.has(g, source, STAT_LETHAL):
            return True
    return False


def _turn_down(g: State, c: int, wound: bool, keep_equipment: bool) -> None:
    shed(g, c)
    g.facedown[c] = 1
    g.exhausted[c] = 1
    if g.log is not None:
        note(g, "stunned", card=c)
    leave_combat(g, c)
    end_of_source(g, c)
    if not keep_equipment:
        drop_equipment(g, c)
    if wound:
        _put_wound(g, c)


def wound(g: State, cards: list[int], by: tuple[int, ...] = ()) -> None:
    """Wound characters without stunning them; who brings wounds up to the health of a character KOs it."""
    cards = [c for c in cards if not values.has(g, c, STAT_UNWOUNDABLE)]
    for c in cards:
        _put_wound(g, c)
        tell(g, EVENT_WOUNDED, player=g.controller[c], target=c)
    dead = [c for c in cards if g.wounds[c] >= values.health(g, c)]
    if dead:
        knock_out(g, dead, by)


def by_itself(g: State, c: int) -> tuple[int, ...]:
    """A card as the source of a stun or a KO: only a character in play is one."""
    return (c,) if c >= 0 and values.in_play(g, c) else ()


def _put_wound(g: State, c: int) -> None:
    g.wounds[c] += 1
    if g.ctype[c] == TYPE_MAIN:
        g.quiet = 0
    if g.log is not None:
        note(g, "wound", card=c)
    g.dirty = True


def _gather(g: State, recs: list[int]) -> None:
    """Powers that these events trigger are due, by how things are now."""
    for r in recs:
        rec = g.recs[r]
        occurred(g, rec.kind, rec.target, rec.player)
    for r in recs:
        g.due += tuple(listeners(g, r))


def _tell_ko(g: State, hits: list[Hit]) -> list[int]:
    recs = [
        g.new_rec(EVENT_KO, -1, -1, g.controller[c], c, g.controller[c], 0, 0, g.combat, sources) for c, sources in hits
    ]
    for c, _ in hits:
        note_fallen(g, g.controller[c], values.health(g, c))
    _gather(g, recs)
    return recs


def _remove(g: State, c: int) -> None:
    """A character goes to its owner's KO pile; everybody whose main character it is has lost it."""
    if g.log is not None:
        note(g, "KO", card=c)
    if c in g.mains:
        g.fallen += tuple([p for p, main in enumerate(g.mains) if main == c])
    elif FACES[g.face[c]].code == PLAYER:
        g.fallen += (g.owner[c],)
    discard(g, c)


def knock_out(g: State, cards: list[int], by: tuple[int, ...] = ()) -> None:
    """Characters are KO'd, all at the same time, perhaps by a character."""
    recs = _tell_ko(g, [(c, by) for c in cards])
    for c in cards:
        _remove(g, c)
    for r in recs:
        forget(g, r)
    g.dirty = True


def shed(g: State, c: int) -> bool:
    """A stunned character loses the counters that it cannot have; True if there were any."""
    plus = g.plus[c] if g.plus[c] and values.symbiotic(g, c) else 0
    minus = g.minus[c] if g.minus[c] and values.minus_stays(g, c) else 0
    changed = (plus, minus) != (g.plus[c], g.minus[c])
    g.plus[c], g.minus[c] = plus, minus
    return changed


def recover(g: State, c: int) -> bool:
    """Turn a stunned character face up; it stays exhausted and keeps its wounds (rulebook, "Recovering Characters")."""
    if not g.facedown[c] or values.has(g, c, STAT_CANNOT_RECOVER):
        return False
    g.facedown[c] = 0
    g.dirty = True
    refresh_blank(g, c)  # it has its powers again, also those that wait for this
    if g.log is not None:
        note(g, "recovers", card=c)
    tell(g, EVENT_RECOVERS, player=g.controller[c], target=c)
    return True


def add_counters(g: State, c: int, plus: int, minus: int, source: int = -1) -> None:
    """Put +1/+1 or -1/-1 counters on a character; they cancel out. A stunned character has none, but for Symbiosis."""
    if plus and (values.has(g, c, STAT_GAINS_NO_PLUS) or (g.facedown[c] and not values.symbiotic(g, c))):
        plus = 0
    if minus and (values.has(g, c, STAT_GAINS_NO_MINUS) or (g.facedown[c] and not values.minus_stays(g, c))):
        minus = 0
    if not plus and not minus:
        return
    put_counters(g, c, plus - minus)
    if minus:
        g.harmed[c] = source
    if g.log is not None:
        note(g, "counters", card=c, plus=plus, minus=minus)
    g.dirty = True
    if plus:
        tell(g, EVENT_GAINS_PLUS, player=g.controller[c], target=c, amount=plus)
        tell(g, EVENT_GAINS_ATK, player=g.controller[c], target=c, amount=plus)
