"""Placing threat on schemes and removing it, all that is simultaneous at once."""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import (
    AFTER,
    EVENT_DEFEAT,
    EVENT_PLACE_THREAT,
    EVENT_REMOVE_THREAT,
    EVENT_THWART,
    SIDE_SCHEME_TYPES,
    STAT_CANNOT_LOSE_THREAT,
    STAT_CRISIS,
    STAT_TARGET_THREAT,
    STAT_THREAT_REMOVED,
    TYPE_ATTACHMENT,
    TYPE_ENVIRONMENT,
    TYPE_MAIN_SCHEME,
    TYPE_MINION,
    TYPE_OBLIGATION,
    TYPE_PLAYER_SIDE_SCHEME,
    TYPE_SIDE_SCHEME,
    WHEN,
    WOULD,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.events import Pair, heard, open_at, open_window, paired
from mc_env.engine.program.ops import OP_DEFEAT, OP_PLACE_THREAT, OP_REMOVE_THREAT, Op
from mc_env.engine.program.tables import FACES, M_CRISIS
from mc_env.engine.resolving.defeat import defeated
from mc_env.engine.resolving.frames import DefeatFrame, ThreatFrame
from mc_env.engine.state.records import F_ANNOUNCED, F_IGNORES_CRISIS, F_MADE, F_OVER, F_STEP_ONE
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import N_ZONES, PLAY
from mc_env.kernel.log import fact, note
from mc_env.kernel.records import FULLY, NONE, PARTLY

_BEARERS: Final = (
    TYPE_SIDE_SCHEME,
    TYPE_MAIN_SCHEME,
    TYPE_ATTACHMENT,
    TYPE_ENVIRONMENT,
    TYPE_MINION,
    TYPE_PLAYER_SIDE_SCHEME,
    TYPE_OBLIGATION,
)  # types on which scheme icons are printed


def threat_removable(g: State, c: int, player: int = -1, ignoring_crisis: bool = False) -> bool:
    """Whether threat can be removed from a scheme (Reference "Crisis Icon"; "cannot")."""
    if g.zone[c] < PLAY or g.threat[c] == 0:
        return False
    if g.mods[STAT_CANNOT_LOSE_THREAT] and mod.stat(g, c, STAT_CANNOT_LOSE_THREAT):
        return False
    return ignoring_crisis or not (g.ctype[c] == TYPE_MAIN_SCHEME and crisis(g, g.area[c]))


def crisis(g: State, area: int) -> bool:
    """A crisis icon in play protects the main scheme."""
    if not g.marks[M_CRISIS] and not g.mods[STAT_CRISIS]:
        return False
    if g.mods[STAT_CRISIS]:
        return any(mod.stat(g, c, STAT_CRISIS) for z in range(PLAY, N_ZONES) for c in g.zones[z] if g.area[c] == area)
    zones = g.zones
    return any(
        FACES[g.face[c]].base[STAT_CRISIS] and g.area[c] == area and not g.blank[c]
        for t in _BEARERS
        for c in zones[PLAY + t]
    )


def place_threat(
    g: State, sc: int, targets: list[tuple[int, int]], src: int, player: int, flags: int = 0, link: int = -1
) -> None:
    """Push the placing of threat on schemes, all at once."""
    actor = g.recs[link].actor if link in g.recs else -1
    recs: tuple[int, ...] = ()
    for c, n in targets:
        if n > 0 and g.zone[c] >= PLAY:
            recs += (g.new_rec(EVENT_PLACE_THREAT, src, actor, player, c, player, n, flags, link),)
    if recs:
        if g.ledger is not None:
            due = [[r, g.recs[r].target, g.recs[r].amount] for r in recs]
            fact(g, "threat due", due=due, source=src, link=link, step_one=bool(flags & F_STEP_ONE))
        g.stack.append(ThreatFrame(OP_PLACE_THREAT, sc, recs))
    else:
        g.report(sc, (NONE, 0, ()))


class PlaceThreatOp(Op):
    """Threat is placed (Reference "Threat")."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_PLACE_THREAT)
        self.steps = (self.would_be_placed, self.place, self.end)

    def would_be_placed(self, g: State, f: ThreatFrame) -> bool:
        return heard(g, EVENT_PLACE_THREAT * 3 + WOULD) and open_window(g, paired(f.records, EVENT_PLACE_THREAT), WOULD)

    def place(self, g: State, f: ThreatFrame) -> bool:
        for r in f.records:
            rec = g.recs[r]
            t = rec.target
            if rec.flags & F_OVER or rec.amount <= 0 or g.zone[t] < PLAY:
                continue
            rec.taken = rec.amount
            g.threat[t] += rec.amount
            if completes(g, t) or mod.checked(g):
                g.dirty = True
            a = g.recs.get(rec.link)
            if a is not None:
                a.dealt += rec.amount
            if g.log is not None:
                note(g, "place threat", target=t, amount=rec.amount, source=rec.src, _rec=r, _link=rec.link)
        if not heard(g, EVENT_PLACE_THREAT * 3 + AFTER):
            return False
        placed = self.placed(g, f.records)
        return bool(placed) and open_window(g, placed, AFTER)

    def end(self, g: State, f: ThreatFrame) -> bool:
        total = 0
        full = True
        for r in f.records:
            taken = g.recs.pop(r).taken
            total += taken
            full = full and taken > 0
        g.stack.pop()
        g.report(f.sc, (FULLY if full else PARTLY if total else NONE, total, ()))
        return True

    def placed(self, g: State, recs: tuple[int, ...]) -> tuple[Pair, ...]:
        return tuple([(r, EVENT_PLACE_THREAT) for r in recs if g.recs[r].taken > 0])


PlaceThreatOp()


def completes(g: State, c: int) -> bool:
    """Whether there is enough threat on a main scheme to complete it."""
    if g.ctype[c] != TYPE_MAIN_SCHEME:
        return False
    target = mod.stat(g, c, STAT_TARGET_THREAT)
    return 0 < target <= g.threat[c]


def remove_threat(
    g: State, sc: int, targets: list[tuple[int, int]], src: int, actor: int, player: int, link: int = -1, flags: int = 0
) -> None:
    """Push the removing of threat from schemes, all at once."""
    ignoring = bool(flags & F_IGNORES_CRISIS)
    recs = tuple(
        g.new_rec(EVENT_REMOVE_THREAT, src, actor, player, c, player, n, flags, link)
        for c, n in targets
        if n > 0 and threat_removable(g, c, player, ignoring)
    )
    if recs:
        wanted = sum(n for _, n in targets)
        g.stack.append(ThreatFrame(OP_REMOVE_THREAT, sc, recs, (), wanted))
    else:
        g.report(sc, (NONE, 0, ()))


class RemoveThreatOp(Op):
    """Threat is removed; side schemes without threat are defeated by whoever removed it (Reference "Threat", "Side Scheme")."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_REMOVE_THREAT)
        self.steps = (self.thwart_is_announced, self.would_be_removed, self.remove, self.responses, self.end)

    def thwart_is_announced(self, g: State, f: ThreatFrame) -> bool:
        """The first threat of a thwart: now its targets are known, "when ... thwarts" can be answered."""
        link = g.recs[f.records[0]].link
        a = g.recs.get(link)
        if a is None or a.kind != EVENT_THWART:
            return False
        a.flags |= F_MADE
        for r in f.records:
            if g.recs[r].target not in a.struck:
                a.struck += (g.recs[r].target,)
        if a.flags & F_ANNOUNCED:
            return False
        a.flags |= F_ANNOUNCED
        a.target = g.recs[f.records[0]].target
        note(g, "thwart", actor=a.actor, target=a.target, player=a.player, _rec=link, _source=a.src)
        return open_at(g, link, EVENT_THWART, WHEN)

    def would_be_removed(self, g: State, f: ThreatFrame) -> bool:
        key = EVENT_REMOVE_THREAT * 3 + WOULD
        return heard(g, key) and open_window(g, paired(f.records, EVENT_REMOVE_THREAT), WOULD)

    def remove(self, g: State, f: ThreatFrame) -> bool:
        defeats = []
        for r in f.records:
            rec = g.recs[r]
            t = rec.target
            if rec.flags & F_OVER or not threat_removable(g, t, rec.player, bool(rec.flags & F_IGNORES_CRISIS)):
                continue
            if g.mods[STAT_THREAT_REMOVED] and rec.actor >= 0:
                rec.amount = mod.changed(g, rec.actor, STAT_THREAT_REMOVED, rec.amount, rec.src)
            n = min(rec.amount, g.threat[t])
            g.threat[t] -= n
            rec.taken = n
            a = g.recs.get(rec.link)
            if a is not None:
                a.dealt += n
            if g.log is not None:
                note(g, "remove threat", target=t, amount=n, source=rec.src, actor=rec.actor, _link=rec.link)
            if g.threat[t] or g.ctype[t] not in SIDE_SCHEME_TYPES or g.leaving[t]:
                continue
            if not mod.cannot_be_defeated(g, t):
                defeats.append(
                    g.new_rec(EVENT_DEFEAT, rec.src, rec.actor, rec.player, t, mod.you_of(g, t), 0, 0, rec.link)
                )
        f.defeats = tuple(defeats)
        if defeats:
            g.stack.append(DefeatFrame(OP_DEFEAT, -1, f.defeats, 1))
        return bool(defeats)

    def responses(self, g: State, f: ThreatFrame) -> bool:
        pairs = [(r, EVENT_REMOVE_THREAT) for r in f.records if g.recs[r].taken > 0]
        pairs += defeated(g, f.defeats)
        return bool(pairs) and open_window(g, tuple(pairs), AFTER)

    def end(self, g: State, f: ThreatFrame) -> bool:
        removed = 0
        for r in f.records:
            removed += g.recs.pop(r).taken
        for r in f.defeats:
            g.recs.pop(r, None)
        g.stack.pop()
        g.report(f.sc, (FULLY if removed >= f.wanted else PARTLY if removed else NONE, removed, ()))
        return True


RemoveThreatOp()
