"""Cards come into play or go elsewhere in it: put there, revealed, attached, taken control of, engaged."""

from __future__ import annotations

from mc_env.cards.kit import effects as e
from mc_env.cards.terms import (
    ABILITY_WHEN_REVEALED,
    STAT_CONTROL,
    TYPE_EVENT,
    TYPE_MINION,
    TYPE_OBLIGATION,
    TYPE_RESOURCE,
    TYPE_TREACHERY,
    TYPE_VILLAIN,
)
from mc_env.engine.board import dealing, lasting, moves
from mc_env.engine.effects.base import ChooseOp, Context, TargetedOp, add_lasting, compile_effect, done, handles
from mc_env.engine.effects.frames import PutAsFrame, PutFrame
from mc_env.engine.program.tables import FACES, SET, Modifier, Told, guise_id
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.selectors import compile_sel
from mc_env.engine.query.values import compile_value
from mc_env.engine.resolving.entering import engage, enter_play
from mc_env.engine.resolving.playing import controllers_for, hosts_for, unique_in_play
from mc_env.engine.resolving.revealing import reveal, reveal_top
from mc_env.engine.state.options import ASK_TARGET, V_TARGET
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import DECK, ENC_DECK, ENC_DISCARD, PLAY, REMOVED, TABLE
from mc_env.engine.using.abilities import resolve_kind
from mc_env.engine.using.initiating import right_form
from mc_env.errors import NotImplementedCard
from mc_env.kernel.log import note
from mc_env.kernel.ops import share_of
from mc_env.kernel.records import FULLY, NOTHING, Scope
from mc_env.kernel.zones import NOBODY


class PutIntoPlayEffect(TargetedOp):
    """Put cards into play: not played, no cost; a unique one already in play makes it fail."""

    __slots__ = ("attach", "control", "engaged", "joined", "putting")

    def __init__(self, n: e.PutIntoPlay, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.steps = (self.find_cards, self.put_next, self.attach_to_chosen)
        self.putting = self.number(self.put_next)
        self.find = self.target(n.target, ctx, pre)
        self.control = compile_players(n.control, ctx)
        self.engaged = compile_players(n.engaged, ctx)
        self.attach = compile_sel(n.attach, ctx)[0] if n.attach is not None else None  # type: ignore[arg-type]
        self.joined = compile_effect(n.joined, ctx) if n.joined is not None else None

    def affects(self, g: State, s: Scope, c: int) -> bool:
        if g.zone[c] >= PLAY or g.zone[c] == REMOVED or unique_in_play(g, c):
            return False
        info = FACES[g.face[c]]
        t = g.ctype[c]
        if t in (TYPE_EVENT, TYPE_RESOURCE, TYPE_TREACHERY):
            return False
        if t < TYPE_VILLAIN:
            who = self.control(g, s)
            p = who[0] if who else s.player
            if not right_form(g, p, info):
                return False
            if info.max_per_player and p not in controllers_for(g, c, p):
                return False
            if info.attach is not None and self.attach is None:
                return bool(hosts_for(g, c, p))
        return True

    def start(self, g: State, sc: int) -> None:
        g.stack.append(PutFrame(self.id, sc))

    def find_cards(self, g: State, f: PutFrame) -> bool:
        f.cards = tuple(self.find(g, g.scopes[f.sc]))
        return False

    def put_next(self, g: State, f: PutFrame) -> bool:
        """The next card enters play, or waits until a host is chosen; when none is left, all of it is done."""
        s = g.scopes[f.sc]
        if not f.cards:
            wanted = len(self.find(g, s)) if not f.entered else len(f.entered)
            s.last = done(len(f.entered), max(1, wanted), f.entered)
            g.stack.pop()
            return True
        c = f.cards[0]
        f.cards = f.cards[1:]
        hosts: list[int] = []
        if self.affects(g, s, c):
            if self.attach is not None:
                hosts = self.attach(g, s)
            elif FACES[g.face[c]].attach is not None:
                hosts = hosts_for(g, c, s.player)
            else:
                self.enter(g, f, s, c, -1)
        if not hosts:
            f.at = self.putting
            return True
        f.waiting = c
        g.ask(s.player if s.player >= 0 else g.first, ASK_TARGET, tuple((V_TARGET, h, -1, 0) for h in hosts), c)
        return True

    def attach_to_chosen(self, g: State, f: PutFrame) -> bool:
        f.at = self.putting
        self.enter(g, f, g.scopes[f.sc], f.waiting, g.answer[1])
        return True

    def enter(self, g: State, f: PutFrame, s: Scope, c: int, host: int) -> None:
        f.entered += (c,)
        t = g.ctype[c]
        controller = engaged = NOBODY
        if t < TYPE_VILLAIN:
            who = self.control(g, s)
            controller = who[0] if who else s.player
            if host >= 0 and g.controller[host] != NOBODY:
                controller = g.controller[host]
        elif t == TYPE_MINION:
            who = self.engaged(g, s)
            engaged = who[0] if who else (s.player if s.player >= 0 else g.first)
        elif t == TYPE_OBLIGATION:
            controller = s.player
        # during setup it counts as revealed (Reference "When Revealed Abilities")
        if not g.phase and g.owner[c] == NOBODY:
            resolve_kind(g, c, ABILITY_WHEN_REVEALED, g.first)
        enter_play(g, -1, c, controller, engaged, host)
        if self.joined is not None:
            self.joined.start(g, f.sc)


class PutIntoPlayAsEffect(TargetedOp):
    """The top cards of a player's deck enter play facedown as something else, engaged with that player."""

    __slots__ = ("guise", "n", "players", "putting")

    def __init__(self, n: e.PutIntoPlayAs, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.steps = (self.count_cards, self.put_next)
        self.putting = self.number(self.put_next)
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

    def share(self, g: State, s: Scope) -> int:
        players = self.players(g, s)
        n = self.n(g, s)
        return share_of(sum([min(n, len(g.zones[DECK + p])) for p in players]), n * len(players))

    def start(self, g: State, sc: int) -> None:
        g.stack.append(PutAsFrame(self.id, sc))

    def count_cards(self, g: State, f: PutAsFrame) -> bool:
        s = g.scopes[f.sc]
        f.players = tuple(p for p in self.players(g, s) for _ in range(self.n(g, s)))
        return False

    def put_next(self, g: State, f: PutAsFrame) -> bool:
        """The next card enters play; when none is left, all of it is done."""
        if not f.players:
            g.scopes[f.sc].last = done(len(f.entered), 1, f.entered)
            g.stack.pop()
            return True
        p = f.players[0]
        f.players = f.players[1:]
        f.at = self.putting
        c = dealing.player_top(g, p)
        if c >= 0:
            known = g.known[c]  # whoever knew the top card of the deck still knows it
            moves.lay(g, c, TABLE)
            g.known[c] = known
            f.entered += (c,)
            enter_play(g, -1, c, NOBODY, p, -1, (), self.guise)
        return True


class RevealEffect(TargetedOp):
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
            reveal(g, sc, c, p, ENC_DECK <= g.zone[c] < ENC_DISCARD)


class AttachToEffect(TargetedOp):
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


class TakeControlEffect(TargetedOp):
    """A player takes control of cards; their upgrades come along (Reference "Ownership and Control")."""

    __slots__ = ("lasting", "players", "until")

    def __init__(self, n: e.TakeControl, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)
        self.players = compile_players(n.who, ctx)
        self.until = -1 if n.until is None else int(n.until)
        self.lasting = Modifier(
            STAT_CONTROL, SET, Told(lambda g, s, c: c == s.slots[0]), lambda g, s: 1, None, None, ""
        )
        self.lasting.chosen = (0,)

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


class EngageEffect(TargetedOp):
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


handles(
    {
        e.PutIntoPlay: PutIntoPlayEffect,
        e.PutIntoPlayAs: PutIntoPlayAsEffect,
        e.Reveal: RevealEffect,
        e.AttachTo: AttachToEffect,
        e.TakeControl: TakeControlEffect,
        e.Engage: EngageEffect,
    }
)
