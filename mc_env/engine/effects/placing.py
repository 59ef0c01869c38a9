"""Effects on cards in play and on their way there: put into play, reveal, turn, attach, control, counters."""

from __future__ import annotations

from mc_env.cards.kit import effects as e
from mc_env.cards.terms import CardType, Event, Kind, Stat
from mc_env.engine import changing, dealing, index, lasting, moves
from mc_env.engine import modifiers as mod
from mc_env.engine.abilities import resolve_kind, right_form
from mc_env.engine.effects.base import ChooseOp, Context, Effect, add_lasting, after, done, handles
from mc_env.engine.entering import controllers_for, engage, enter_play, hosts_for, reveal, reveal_top, unique_in_play
from mc_env.engine.events import WHEN, WOULD, open_window
from mc_env.engine.leaving import announce, awaited, pairs, stays
from mc_env.engine.log import note
from mc_env.engine.ops import K
from mc_env.engine.options import K_TARGET, V_TARGET
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.selectors import compile_sel
from mc_env.engine.query.values import compile_value
from mc_env.engine.records import FULLY, NOTHING, Frame, Scope
from mc_env.engine.state import State
from mc_env.engine.tables import CARDS, FACES, SET, Modifier, counter_id, guise_id
from mc_env.engine.turn import change_form
from mc_env.engine.zones import DECK, HAND, NOBODY, PLAY, REMOVED, TABLE
from mc_env.errors import NotImplementedCard

_EVENT = int(CardType.EVENT)
_RESOURCE = int(CardType.RESOURCE)
_TREACHERY = int(CardType.TREACHERY)
_VILLAIN = int(CardType.VILLAIN)
_MINION = int(CardType.MINION)
_OBLIGATION = int(CardType.OBLIGATION)
_WHEN_REVEALED = int(Kind.WHEN_REVEALED)
_FLIP = int(Event.FLIP)
_CHANGE_FORM = int(Event.CHANGE_FORM)


class PutIntoPlayEffect(Effect):
    """Put cards into play: not played, no cost; a unique one already in play makes it fail."""

    __slots__ = ("attach", "control", "engaged")

    def __init__(self, n: e.PutIntoPlay, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)
        self.control = compile_players(n.control, ctx)
        self.engaged = compile_players(n.engaged, ctx)
        self.attach = compile_sel(n.attach, ctx)[0] if n.attach is not None else None  # type: ignore[arg-type]

    def affects(self, g: State, s: Scope, c: int) -> bool:
        if g.zone[c] >= PLAY or g.zone[c] == REMOVED or unique_in_play(g, c):
            return False
        info = FACES[g.face[c]]
        t = g.ctype[c]
        if t in (_EVENT, _RESOURCE, _TREACHERY):
            return False
        if t < 8:
            who = self.control(g, s)
            p = who[0] if who else s.player
            if not right_form(g, p, info):
                return False
            if info.max_per_player and p not in controllers_for(g, c, p):
                return False
            if info.attach is not None and self.attach is None:
                return bool(hosts_for(g, c, p))
        return True

    def step(self, g: State, f: Frame) -> None:
        """Registers: a = cards to come, b = how many entered, c = card waiting for a host."""
        s = g.scopes[f.sc]
        if f.pc == 0:
            f.pc = 1
            f.a = tuple(self.find(g, s))
            f.b = ()
        if f.pc == 2:
            f.pc = 1
            self.enter(g, f, s, f.c, g.answer[1])
            return
        if f.pc == 1 and f.a:
            c = f.a[0]
            f.a = f.a[1:]
            if not self.affects(g, s, c):
                return
            if self.attach is not None:
                hosts = self.attach(g, s)
            elif FACES[g.face[c]].attach is not None:
                hosts = hosts_for(g, c, s.player)
            else:
                self.enter(g, f, s, c, -1)
                return
            if hosts:
                f.c = c
                f.pc = 2
                g.ask(s.player if s.player >= 0 else g.first, K_TARGET, tuple((V_TARGET, h, -1, 0) for h in hosts), c)
            return
        wanted = len(self.find(g, s)) if not f.b else len(f.b)
        s.last = done(len(f.b), max(1, wanted), f.b)
        g.stack.pop()

    def enter(self, g: State, f: Frame, s: Scope, c: int, host: int) -> None:
        f.b = (*f.b, c)
        t = g.ctype[c]
        controller = engaged = NOBODY
        if t < _VILLAIN:
            who = self.control(g, s)
            controller = who[0] if who else s.player
            if host >= 0 and g.controller[host] != NOBODY:
                controller = g.controller[host]
        elif t == _MINION:
            who = self.engaged(g, s)
            engaged = who[0] if who else (s.player if s.player >= 0 else g.first)
        elif t == _OBLIGATION:
            controller = s.player
        if (
            not g.phase and g.owner[c] == NOBODY
        ):  # during setup it counts as revealed (Reference "When Revealed Abilities")
            resolve_kind(g, c, _WHEN_REVEALED, g.first)
        enter_play(g, -1, c, controller, engaged, host)


class PutIntoPlayAsEffect(Effect):
    """The top cards of a player's deck enter play facedown as something else, engaged with that player."""

    __slots__ = ("guise", "n", "players")

    def __init__(self, n: e.PutIntoPlayAs, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        try:
            self.guise = guise_id(n.guise)
        except KeyError:
            raise NotImplementedCard(f"guise {n.guise!r}") from None
        self.n = compile_value(n.n, ctx)
        self.players = compile_players(n.who, ctx)

    def possible(self, g: State, s: Scope) -> bool:
        return any(g.zones[DECK + p] for p in self.players(g, s))

    def fully(self, g: State, s: Scope) -> bool:
        players = self.players(g, s)
        return bool(players) and all(len(g.zones[DECK + p]) >= self.n(g, s) for p in players)

    def step(self, g: State, f: Frame) -> None:
        """Registers: a = players still to come, one entry for each card, b = cards so far."""
        s = g.scopes[f.sc]
        if f.pc == 0:
            f.pc = 1
            f.a = tuple(p for p in self.players(g, s) for _ in range(self.n(g, s)))
            f.b = ()
        if f.a:
            p = f.a[0]
            f.a = f.a[1:]
            c = dealing.player_top(g, p)
            if c >= 0:
                known = g.known[c]  # whoever knew the top card of the deck still knows it
                moves.lay(g, c, TABLE)
                g.known[c] = known
                f.b = (*f.b, c)
                enter_play(g, -1, c, NOBODY, p, -1, (), self.guise)
            return
        s.last = done(len(f.b), 1, f.b)
        g.stack.pop()


class TurnIntoEffect(Effect):
    """A card in play becomes another type, staying in play (Reference "Card Types")."""

    __slots__ = ("control", "engaged", "guise")

    def __init__(self, n: e.TurnInto, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)
        self.guise = guise_id(n.guise) if n.guise is not None else 0
        self.engaged = compile_players(n.engaged, ctx) if n.engaged is not None else None
        self.control = compile_players(n.control, ctx) if n.control is not None else None

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return g.zone[c] >= PLAY and g.guise[c] != self.guise

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        n = 0
        for c in self.find(g, s):
            if self.affects(g, s, c):
                engaged = self.engaged(g, s) if self.engaged is not None else ()
                control = self.control(g, s) if self.control is not None else ()
                changing.retype(g, c, self.guise, control[0] if control else NOBODY, engaged[0] if engaged else NOBODY)
                note(g, "changes type", card=c, type=CardType(g.ctype[c]).name)
                n += 1
        s.last = done(n, 1)


class RevealEffect(Effect):
    """A player reveals a card."""

    __slots__ = ("players", "top")

    def __init__(self, n: e.Reveal, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.top = n.target is None
        if n.target is not None:
            self.find = self.target(n.target, ctx, pre)
        self.players = compile_players(n.who, ctx)

    def possible(self, g: State, s: Scope) -> bool:
        return self.top or bool(self.find(g, s))

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        who = self.players(g, s)
        p = who[0] if who else g.first
        if self.top:
            reveal_top(g, sc, p)
            return
        found = self.find(g, s)
        if not found:
            s.last = NOTHING
            return
        for c in reversed(found):
            reveal(g, sc, c, p, False)


def same_title(g: State, a: int, b: int) -> bool:
    """Whether a card in play and one out of play share their title."""
    return FACES[g.face[a]].title == FACES[CARDS[g.card[b]].faces[0]].title


class SwapEffect(Effect):
    """Two cards exchange places. Same title: the newcomer takes over everything on the old card (Reference "Swap")."""

    __slots__ = ("other",)

    def __init__(self, n: e.Swap, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.other = self.target(n.b, ctx, pre)
        self.find = self.target(n.a, ctx, pre)

    def possible(self, g: State, s: Scope) -> bool:
        return bool(self.find(g, s)) and bool(self.other(g, s))

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return True

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        aa, bb = self.find(g, s), self.other(g, s)
        if not aa or not bb or aa[0] == bb[0]:
            s.last = NOTHING
            return
        a, b = aa[0], bb[0]
        if g.zone[b] >= PLAY and g.zone[a] < PLAY:
            a, b = b, a
        s.last = (FULLY, 1, (a, b))
        if g.zone[a] >= PLAY > g.zone[b]:
            if awaited(g, (a,)) and not same_title(g, a, b):
                g.push(self.id, sc, announce(g, (a,), s.src), (a, b))
            else:
                self.swap_in_play(g, s, a, b)
            return
        if g.zone[b] >= PLAY:  # both are in play: they change sides, and keep what is on them
            for column in (g.controller, g.engaged, g.area):
                column[a], column[b] = column[b], column[a]
            g.host[a], g.host[b] = g.host[b], g.host[a]
            g.dirty = True
            return
        za, zb = g.zone[a], g.zone[b]
        ia, ib = g.zones[za].index(a), g.zones[zb].index(b)
        pa, pb = index.PILE_KIND[za], index.PILE_KIND[zb]
        index.index_remove(g, a, pa)
        index.index_remove(g, b, pb)
        la, lb = list(g.zones[za]), list(g.zones[zb])
        if za == zb:
            la[ia], la[ib] = b, a
            g.zones[za] = tuple(la)
        else:
            la[ia], lb[ib] = b, a
            g.zones[za], g.zones[zb] = tuple(la), tuple(lb)
        g.zone[a], g.zone[b] = zb, za
        for c, z in ((a, zb), (b, za)):
            index.index_add(g, c, index.PILE_KIND[z])
            if HAND <= z < HAND + 4:
                g.known[c] |= moves.ALL_KNOW if g.open_hands else 1 << (z - HAND)

    def step(self, g: State, f: Frame) -> None:
        """Somebody may interrupt the leaving of the card in play. Registers: a = records, b = the two cards."""
        if f.pc < 2:
            f.pc += 1
            open_window(g, pairs(g, f.a), WOULD if f.pc == 1 else WHEN)
            return
        a, b = f.b
        s = g.scopes[f.sc]
        swaps = not stays(g, f.a, a) and g.zone[a] >= PLAY > g.zone[b]
        for r in f.a:
            del g.recs[r]
        g.stack.pop()
        if swaps:
            self.swap_in_play(g, s, a, b)
        else:
            s.last = NOTHING

    def swap_in_play(self, g: State, s: Scope, a: int, b: int) -> None:
        same = same_title(g, a, b)
        controller, engaged, host = g.controller[a], g.engaged[a], g.host[a]
        if not same:
            self.take_place(g, a, b)
            enter_play(g, -1, b, controller, engaged, host)
            return
        kept = (g.damage[a], g.threat[a], g.exhausted[a], g.stunned[a], g.confused[a], g.tough[a], g.accel[a])
        counters = {k & 255: v for k, v in g.counters.items() if k >> 8 == a}
        riders = [x for x, h in enumerate(g.host) if h == a]
        for x in riders:
            g.host[x] = b
        self.take_place(g, a, b)
        moves.put_in_play(g, b, controller, engaged, host)
        (g.damage[b], g.threat[b], g.exhausted[b], g.stunned[b], g.confused[b], g.tough[b], g.accel[b]) = kept
        for key in [x for x in g.counters if x >> 8 == b]:
            del g.counters[key]
        for kind, n in counters.items():
            g.counters[b << 8 | kind] = n

    def take_place(self, g: State, a: int, b: int) -> None:
        """Card a leaves play for the very place of card b, which is on its way into play."""
        z = g.zone[b]
        i = g.zones[z].index(b)
        moves.lift(g, b)
        moves.lay(g, b, TABLE)
        moves.move(g, a, z)
        cards = list(g.zones[z][:-1])
        g.zones[z] = (*cards[:i], a, *cards[i:])


class FlipEffect(Effect):
    """Flip cards to another face (Reference "Flip")."""

    __slots__ = ("face",)

    def __init__(self, n: e.Flip, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)
        self.face = n.face

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return len(CARDS[g.card[c]].faces) > 1

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        flipped = []
        changed: list[tuple[int, int]] = []
        for c in self.find(g, s):
            faces = CARDS[g.card[c]].faces
            if len(faces) < 2:
                continue
            i = faces.index(g.face[c]) if g.face[c] in faces else 0
            to = self.face if self.face is not None else (i + 1) % len(faces)
            if to != i:
                changing.flip(g, c, faces[to])
                note(g, "flip", card=c)
                flipped.append((_FLIP, c, mod.you_of(g, c), 1))
                if g.ctype[c] <= 1 or FACES[g.face[c]].identity_form:
                    changed.append((c, mod.you_of(g, c)))
        s.last = done(len(flipped), 1)
        for c, p in changed:  # a form card's flip is its identity's change of form
            r = g.new_rec(_CHANGE_FORM, c, g.identity[p], p, g.identity[p], p, g.ctype[g.identity[p]])
            g.push(K.point, -1, r, ((r, _CHANGE_FORM),))
        if flipped:
            after(g, sc, flipped, s.src)


class ChangeFormEffect(Effect):
    """Players change form by an effect; it does not count as the change of their turn."""

    __slots__ = ("face", "players")

    def __init__(self, n: e.ChangeForm, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.players = compile_players(n.who, ctx)
        self.face = n.to

    def possible(self, g: State, s: Scope) -> bool:
        for p in self.players(g, s):
            faces = CARDS[g.card[g.identity[p]]].faces
            if self.face is None or faces[self.face] != g.face[g.identity[p]]:
                return True
        return False

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        for p in reversed(self.players(g, s)):
            faces = CARDS[g.card[g.identity[p]]].faces
            if self.face is None or faces[self.face] != g.face[g.identity[p]]:
                change_form(g, sc, p, -1 if self.face is None else self.face)


class AttachToEffect(Effect):
    """Attach a card to another; from out of play it enters play that way."""

    __slots__ = ("host",)

    def __init__(self, n: e.AttachTo, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)
        self.host = self.target(n.host, ctx, pre)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return True

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        found, hosts = self.find(g, s), self.host(g, s)
        if not found or not hosts or g.zone[hosts[0]] < PLAY:
            s.last = NOTHING
            return
        c, h = found[0], hosts[0]
        s.last = (FULLY, 1, (c,))
        if g.zone[c] < PLAY:
            controller = g.controller[h] if g.owner[c] != NOBODY else NOBODY
            enter_play(g, -1, c, controller, NOBODY, h)
            return
        g.host[c] = h
        g.engaged[c] = NOBODY
        if g.owner[c] != NOBODY and g.controller[h] != NOBODY:
            g.controller[c] = g.controller[h]
        g.dirty = True
        note(g, "attach", card=c, host=h)


class TakeControlEffect(Effect):
    """A player takes control of cards; their upgrades come along (Reference "Ownership and Control")."""

    __slots__ = ("lasting", "players", "until")

    def __init__(self, n: e.TakeControl, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)
        self.players = compile_players(n.who, ctx)
        self.until = -1 if n.until is None else int(n.until)
        self.lasting = Modifier(int(Stat.CONTROL), SET, lambda g, s, c: c == s.slots[0], lambda g, s: 1, None, None, "")

    def affects(self, g: State, s: Scope, c: int) -> bool:
        who = self.players(g, s)
        if g.zone[c] < PLAY or not who or g.controller[c] == who[0]:
            return False
        # "Max 1 per player" bars taking control of a second copy (Reference "Max, Maximum")
        return not FACES[g.face[c]].max_per_player or who[0] in controllers_for(g, c, who[0])

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        who = self.players(g, s)
        n = 0
        for c in self.find(g, s):
            if self.affects(g, s, c):
                lasting.take_control(g, c, who[0])
                note(g, "takes control", card=c, player=who[0])
                n += 1
                if self.until >= 0:
                    add_lasting(g, self.lasting, Scope(s.src, who[0], slots=(c,)), self.until)
        s.last = done(n, 1)


class EngageEffect(Effect):
    """Minions engage a player."""

    __slots__ = ("players",)

    def __init__(self, n: e.Engage, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)
        self.players = compile_players(n.who, ctx)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        who = self.players(g, s)
        return g.zone[c] >= PLAY and bool(who) and g.engaged[c] != who[0]

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        who = self.players(g, s)
        s.last = NOTHING
        for c in reversed(self.find(g, s)):
            if self.affects(g, s, c):
                engage(g, sc, c, who[0])


class AddCountersEffect(Effect):
    """Put named counters on cards."""

    __slots__ = ("counter", "n")

    def __init__(self, n: e.AddCounters, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)
        self.n = compile_value(n.n, ctx)
        self.counter = counter_id(n.counter)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return g.zone[c] >= PLAY

    def possible(self, g: State, s: Scope) -> bool:
        return any(self.affects(g, s, c) for c in self.find(g, s))

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        n = self.n(g, s)
        found = [c for c in self.find(g, s) if self.affects(g, s, c)]
        for c in found:
            if n > 0:
                key = c << 8 | self.counter
                g.counters[key] = g.counters.get(key, 0) + n
        s.last = done(n if found else 0, 1, tuple(found))


class RemoveCountersEffect(Effect):
    """Remove named counters; the last one of a card with uses has it discarded after the effect."""

    __slots__ = ("counter", "n")

    def __init__(self, n: e.RemoveCounters, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)
        self.n = compile_value(n.n, ctx)
        self.counter = counter_id(n.counter)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return g.counters.get(c << 8 | self.counter, 0) > 0

    def fully(self, g: State, s: Scope) -> bool:
        found = self.find(g, s)
        n = self.n(g, s)
        return bool(found) and all(g.counters.get(c << 8 | self.counter, 0) >= n for c in found)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        n = self.n(g, s)
        total = 0
        for c in self.find(g, s):
            key = c << 8 | self.counter
            x = min(n, g.counters.get(key, 0))
            if x:
                total += x
                g.counters[key] -= x
                if not g.counters[key]:
                    del g.counters[key]
                    uses = FACES[g.face[c]].uses
                    if uses is not None and counter_id(uses[0]) == self.counter:
                        g.spent += (c,)
        s.last = done(total, n)


handles(
    {
        e.PutIntoPlay: PutIntoPlayEffect,
        e.PutIntoPlayAs: PutIntoPlayAsEffect,
        e.TurnInto: TurnIntoEffect,
        e.Reveal: RevealEffect,
        e.Swap: SwapEffect,
        e.Flip: FlipEffect,
        e.ChangeForm: ChangeFormEffect,
        e.AttachTo: AttachToEffect,
        e.TakeControl: TakeControlEffect,
        e.Engage: EngageEffect,
        e.AddCounters: AddCountersEffect,
        e.RemoveCounters: RemoveCountersEffect,
    }
)
