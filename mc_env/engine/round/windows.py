"""Windows: who may or must do something at a stage of one or more events (Reference "Interrupt", "Response", "Forced").

First delayed effects, then forced abilities in an order the first player picks, then optional ones in player order until
all players have passed in a row. Each ability is used once for each event. Options are looked for anew at every
opportunity, so an interrupt drawn inside a window can be played in it; what must be done is not, once somebody has had an
opportunity (docs/RULINGS.md, R72).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mc_env.cards.terms import (
    ABILITY_FORCED_INTERRUPT,
    ABILITY_FORCED_RESPONSE,
    ABILITY_INTERRUPT,
    ABILITY_RESPONSE,
    AFTER,
    PERIOD_INSTANCE,
    PILE_HAND,
    STAT_PLAY_FROM,
    TYPE_EVENT,
    TYPE_OBLIGATION,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.events import Pair, Recalled
from mc_env.engine.board.lasting import end_lasting
from mc_env.engine.board.permissions import events_elsewhere, may_play_from
from mc_env.engine.program.ops import OP_ABILITY, OP_WINDOW, Op
from mc_env.engine.program.tables import ABILITIES, FACES, AbilityC
from mc_env.engine.state.options import (
    ASK_INTERRUPT,
    ASK_ORDER,
    ASK_RESPONSE,
    PASS,
    V_ORDER,
    V_PASS,
    V_PLAY,
    V_USE,
)
from mc_env.engine.state.records import F_OVER, Record
from mc_env.engine.state.state import SETUP, State
from mc_env.engine.state.zones import HAND, PILE_KIND, PLAY
from mc_env.engine.using.abilities import start_ability
from mc_env.engine.using.frames import AbilityFrame
from mc_env.engine.using.initiating import can_initiate, can_play_event
from mc_env.engine.using.spending import Purse
from mc_env.kernel.frames import WindowFrame
from mc_env.kernel.log import fact
from mc_env.kernel.records import NOTHING, Scope
from mc_env.kernel.state import Opt
from mc_env.kernel.zones import NOBODY

FORCED: Final = (ABILITY_FORCED_INTERRUPT, ABILITY_FORCED_RESPONSE)
OPTIONAL: Final = (ABILITY_INTERRUPT, ABILITY_RESPONSE)
NO_SHARES: Final[list[list[int]]] = [[], [], [], []]  # never written to
Use = tuple[int, int]  # an entry of the index, and the record it is used for


def you_for(g: State, c: int, ab: AbilityC, rec: Record) -> int:
    """Whom a triggered ability means by "you"."""
    p = g.controller[c]
    if p != NOBODY:
        return p
    for pattern in ab.patterns:
        if pattern.binds_you == "target" and rec.tplayer >= 0:
            return rec.tplayer
        if pattern.binds_you == "actor" and rec.player >= 0:
            return rec.player
    p = mod.you_of(g, c)
    if p >= 0:
        return p
    if rec.tplayer >= 0 and g.alive[rec.tplayer]:
        return rec.tplayer
    return g.first


def matches(g: State, s: Scope, ab: AbilityC, key: int, rec: Record, as_it_is: bool = False) -> bool:
    """Whether an event at a stage (key = event * 3 + stage) is what an ability waits for.

    A target that has left play is looked at as it was then, if not `as_it_is` (last known information).
    """
    if rec.snap and rec.target >= 0 and not as_it_is:
        with Recalled(g, rec.target, rec.snap):
            return matches(g, s, ab, key, rec, True)
    for pattern in ab.patterns:
        if pattern.key == key and pattern.test(g, s, rec):
            return True
    return False


def may_use(g: State, p: int, c: int, ab: AbilityC) -> bool:
    """Whether a player may use an ability of a card at all (Reference "Ability", "Action", "Interrupt")."""
    z = g.zone[c]
    if z < PLAY:
        if z == HAND + p:
            return True
        return (g.owner[c] == p and ab.pile != 0 and ab.pile != 1) or may_play_from(g, p, c)
    q = g.controller[c]
    if q == p or ab.anyone:
        return True
    if q != NOBODY or g.ctype[c] == TYPE_OBLIGATION:
        return False
    h = g.host[c]
    return h < 0 or g.controller[h] == NOBODY or g.controller[h] == p


def shares(g: State, key: int) -> list[list[int]]:
    """The entries of an index that each player may use, sorted out in one pass."""
    if not g.trig[key] and not g.mods[STAT_PLAY_FROM]:
        return NO_SHARES
    out: list[list[int]] = [[], []] if g.n <= 2 else [[], [], [], []]  # by player
    if g.mods[STAT_PLAY_FROM]:
        for p in range(g.n):
            for e in g.trig[key] + events_elsewhere(g, p, key):
                if e >= 0 and may_use(g, p, e >> 8, FACES[g.face[e >> 8]].abilities[e & 255]):
                    out[p].append(e)
        return out
    zone, controller, face = g.zone, g.controller, g.face
    for e in g.trig[key]:
        if e < 0:
            continue
        c = e >> 8
        z = zone[c]
        if z < PLAY:
            if PILE_KIND[z] == PILE_HAND:
                out[z - HAND].append(e)
                continue
        else:
            q = controller[c]
            if q != NOBODY and not FACES[face[c]].anyone:
                out[q].append(e)
                continue
        ab = FACES[face[c]].abilities[e & 255]
        for p in range(g.n):
            if may_use(g, p, c, ab):
                out[p].append(e)
    return out


class WindowOp(Op):
    """One window, looked at again after everything that is done in it (Reference "Ability: Simultaneous Timing Priority")."""

    __slots__ = ("answering", "looking", "offering")

    def __init__(self) -> None:
        super().__init__(OP_WINDOW)
        self.steps = (self.look, self.take_order, self.take_opportunity, self.next_opportunity)
        self.looking = self.number(self.look)
        self.answering = self.number(self.take_opportunity)
        self.offering = self.number(self.next_opportunity)

    def look(self, g: State, f: WindowFrame) -> bool:
        """Begin the next thing that must be done; if there is none, offer what may be done."""
        stage = f.stage
        live: Sequence[Pair] = f.pairs if stage == AFTER else going_on(g, f.pairs)
        if not live or g.outcome:
            self.close(g)
            return True
        delayed: list[Use] = []
        forced: list[Use] = []
        optional = bool(g.mods[STAT_PLAY_FROM])
        used = f.used
        for r, ev in live:
            key = ev * 3 + stage
            for e in g.trig[key]:
                if used and (e, r) in used:
                    continue
                if e < 0:
                    if self.falls_due(g, e, key, r, delayed):
                        delayed.append((e, r))
                    continue
                c = e >> 8
                ab = FACES[g.face[c]].abilities[e & 255]
                if ab.kind in FORCED:
                    if self.must_be_used(g, c, ab, key, r):
                        forced.append((e, r))
                elif not optional and not resting(g, c, ab, key, r):
                    optional = True
        if delayed or forced:
            self.order(g, f, delayed or forced)
        elif optional and g.phase:  # player card abilities do not resolve during setup
            self.offer(g, f, live)
        else:
            self.close(g)
        return True

    def take_order(self, g: State, f: WindowFrame) -> bool:
        """The first player has picked what must be done next."""
        _, c, ai, r = g.answer
        self.begin(g, f, c << 8 | ai if c >= 0 else ai, r)
        return True

    def take_opportunity(self, g: State, f: WindowFrame) -> bool:
        """A player has passed, or uses an ability: then all players have to pass again."""
        f.at = self.offering
        verb, c, ai, r = g.answer
        players = g.players()
        p = players[f.turn % len(players)]
        if verb == V_PASS:
            if g.ledger is not None:
                fact(g, "passes", player=p)
            f.turn += 1
            f.passes += 1
            return False
        f.turn = (f.turn + 1) % len(players)
        f.passes = 0
        f.used = (*f.used, (c << 8 | ai, r))
        if g.ledger is not None:
            fact(g, "optional", player=p, card=c, index=ai, rec=r)
        start_ability(g, c, FACES[g.face[c]].abilities[ai], p, r)
        return True

    def next_opportunity(self, g: State, f: WindowFrame) -> bool:
        """Offer again what may be done."""
        live: Sequence[Pair] = f.pairs if f.stage == AFTER else going_on(g, f.pairs)
        if not live or g.outcome:
            self.close(g)
        else:
            self.offer(g, f, live)
        return True

    def close(self, g: State) -> None:
        g.stack.pop()
        if g.ledger is not None:
            fact(g, "window closed")

    def falls_due(self, g: State, e: int, key: int, r: int, due: list[Use]) -> bool:
        """Whether this is what a delayed effect waits for (Reference "Delayed Effect"); it comes once, whatever else happens
        at the same time."""
        for other, _ in due:
            if other == e:
                return False
        lasting = g.lasting[-e]
        return matches(g, lasting.scope, ABILITIES[-lasting.mod - 1], key, g.recs[r])

    def must_be_used(self, g: State, c: int, ab: AbilityC, key: int, r: int) -> bool:
        """Whether a forced ability triggers now (Reference "Forced")."""
        if g.zone[c] < PLAY and ab.pile == 0:
            return self.must_be_played(g, c, ab, key, r)
        if g.phase == SETUP and g.owner[c] != NOBODY:
            return False  # player card abilities do not resolve during setup
        rec = g.recs[r]
        s = Scope(c, you_for(g, c, ab, rec), r, ab.id, ab.slots0, -1, NOTHING, (), 0, ab.named0)
        return matches(g, s, ab, key, rec) and can_initiate(g, s, ab)

    def must_be_played(self, g: State, c: int, ab: AbilityC, key: int, r: int) -> bool:
        """Whether an event in hand that says "must" has to be played now (Reference "Event")."""
        p = g.zone[c] - HAND
        if g.ctype[c] != TYPE_EVENT or not 0 <= p < g.n or not g.phase or (g.peril >= 0 and g.peril != p):
            return False
        s = Scope(c, p, r, ab.id, ab.slots0, named=ab.named0)
        return matches(g, s, ab, key, g.recs[r]) and can_play_event(g, s, ab)

    def order(self, g: State, f: WindowFrame, todo: list[Use]) -> None:
        """Of several things that must be done the first player picks the next."""
        if len(todo) == 1:
            self.begin(g, f, *todo[0])
            return
        opts: list[Opt] = []
        for e, r in todo:
            opts.append((V_ORDER, e >> 8, e & 255, r) if e >= 0 else (V_ORDER, -1, e, r))
        g.ask(g.first, ASK_ORDER, tuple(opts), g.recs[todo[0][1]].target)

    def begin(self, g: State, f: WindowFrame, entry: int, r: int) -> None:
        """Resolve a delayed effect or a forced ability, then look again."""
        f.at = self.looking
        f.used = (*f.used, (entry, r))
        if entry < 0:
            lasting = g.lasting[-entry]
            g.serial += 1
            sc = g.serial
            g.scopes[sc] = lasting.scope.copy()
            g.scopes[sc].rec = r
            end_lasting(g, -entry)
            if g.ledger is not None:
                fact(g, "delayed", card=lasting.scope.src, rec=r)
            g.stack.append(AbilityFrame(OP_ABILITY, sc, ABILITIES[-lasting.mod - 1].id))
            return
        c = entry >> 8
        ab = FACES[g.face[c]].abilities[entry & 255]
        if g.ledger is not None:
            fact(g, "forced", card=c, index=ab.index, rec=r)
        in_hand = HAND <= g.zone[c] < HAND + 4
        start_ability(g, c, ab, g.zone[c] - HAND if in_hand else you_for(g, c, ab, g.recs[r]), r)

    def offer(self, g: State, f: WindowFrame, live: Sequence[Pair]) -> None:
        """The next player who could do something is asked; the window closes when all have passed in a row."""
        turn, passes, stage = f.turn, f.passes, f.stage
        players = g.players()
        n = len(players)
        usable: list[list[list[int]]] = []
        for _, ev in live:
            usable.append(shares(g, ev * 3 + stage))
        while passes < n:
            p = players[turn % n]
            if g.peril < 0 or g.peril == p:
                opts: list[Opt] = []
                for share in usable:
                    if share[p]:
                        opts = options(g, p, live, usable, stage, f.used)
                        break
                if opts:
                    f.turn = turn % n
                    f.passes = passes
                    f.at = self.answering
                    opts.append(PASS)
                    source = g.recs[live[0][0]].target
                    g.ask(p, ASK_RESPONSE if stage == AFTER else ASK_INTERRUPT, tuple(opts), source)
                    return
            turn += 1
            passes += 1
        self.close(g)


def going_on(g: State, pairs: tuple[Pair, ...]) -> Sequence[Pair]:
    """Of the events of a window those that have not been canceled, replaced or ended."""
    for r, _ in pairs:
        if g.recs[r].flags & F_OVER:
            return [(x, ev) for x, ev in pairs if not g.recs[x].flags & F_OVER]
    return pairs


def resting(g: State, c: int, ab: AbilityC, key: int, r: int) -> bool:
    """Whether it is plain that nobody can use an optional ability now: its card is exhausted, or the only player who could
    use it is in the other form or not spoken of. Most windows are closed by this alone, before abilities are sorted out
    among the players."""
    if ab.exhausts and g.exhausted[c]:
        return True
    if ab.anyone:
        return False
    z = g.zone[c]
    p = g.controller[c] if z >= PLAY else z - HAND
    if not 0 <= p < g.n:
        return False
    if ab.form >= 0 and g.ctype[g.identity[p]] != ab.form:
        return True
    s = Scope(c, p, r, ab.id, ab.slots0, -1, NOTHING, (), 0, ab.named0)
    return not matches(g, s, ab, key, g.recs[r])


def times_used(g: State, ab: AbilityC, r: int, used: tuple[Use, ...]) -> int:
    """How often copies of an ability were used for one event (Reference "Max, Maximum": "max 1 per [instance]").

    An event card used up is in a discard pile by now; it has the same ability.
    """
    return sum(1 for e, x in used if x == r and e >= 0 and ab in FACES[g.face[e >> 8]].abilities)


def options(
    g: State, p: int, live: Sequence[Pair], usable: list[list[list[int]]], stage: int, used: tuple[Use, ...]
) -> list[Opt]:
    """What a player may use now: abilities of cards they control, of encounter cards, and events in hand.

    `usable` holds for each event the entries that are each player's to use (`shares`).
    """
    out: list[Opt] = []
    faces: list[tuple[int, int]] = []
    purse: Purse | None = None
    s: Scope | None = None  # one serves the whole list
    i = 0
    for r, ev in live:
        entries = usable[i][p]
        i += 1
        for e in entries:
            c = e >> 8
            ab = FACES[g.face[c]].abilities[e & 255]
            if (ab.exhausts and g.exhausted[c]) or (used and (e, r) in used):
                continue
            if ab.kind not in OPTIONAL or (ab.form >= 0 and ab.form != g.ctype[g.identity[p]]):
                continue
            if ab.period == PERIOD_INSTANCE and ab.limit and times_used(g, ab, r, used) >= ab.limit:
                continue
            event = g.zone[c] < PLAY and g.ctype[c] == TYPE_EVENT
            if event:
                if (g.face[c], r) in faces:
                    continue
            elif g.zone[c] < PLAY and not ab.pile:
                continue
            if s is None:
                s = Scope(c, p)
            s.src = c
            s.rec = r
            s.ability = ab.id
            s.slots = ab.slots0
            s.named = ab.named0
            if not matches(g, s, ab, ev * 3 + stage, g.recs[r]):
                continue
            if purse is None and (event or not ab.free):
                purse = Purse(g, p)
            if event:
                if can_play_event(g, s, ab, purse):
                    faces.append((g.face[c], r))
                    out.append((V_PLAY, c, ab.index, r))
            elif can_initiate(g, s, ab, 0, purse):
                out.append((V_USE, c, ab.index, r))
    return out


WindowOp()
