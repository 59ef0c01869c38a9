"""Effects on the top of decks: discard cards from it, look at them, put them back."""

from __future__ import annotations

from mc_env.cards.kit import effects as e
from mc_env.cards.terms import EVENT_DISCARD
from mc_env.engine.board import dealing, moves
from mc_env.engine.board import modifiers as mod
from mc_env.engine.effects.base import (
    ChooseOp,
    Context,
    TargetedOp,
    after,
    compile_effect,
    done,
    handles,
    listened,
    set_slot,
)
from mc_env.engine.effects.frames import EachTimeFrame, RearrangeFrame
from mc_env.engine.program.ops import Op
from mc_env.engine.query.names import slot_cards
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.selectors import compile_sel
from mc_env.engine.query.values import compile_value
from mc_env.engine.state.options import ASK_PICK, V_PICK
from mc_env.engine.state.records import F_FROM_DECK
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import DECK, DECKS, ENC_DECK, ENC_DISCARD
from mc_env.errors import NotImplementedCard
from mc_env.kernel.log import fact, note
from mc_env.kernel.records import FULLY, NONE, NOTHING, Scope


class DiscardTopEffect(TargetedOp):
    """Discard from the top of decks; a deck that empties ends it (Reference "Player Deck", "Encounter Deck")."""

    __slots__ = ("n", "players")

    def __init__(self, n: e.DiscardTop, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.n = compile_value(n.n, ctx)
        self.players = self.who(n.who, ctx, pre) if n.who is not None else None

    def decks(self, g: State, s: Scope) -> list[int]:
        if self.players is None:
            return [ENC_DECK + mod.area_of(g, s.player, s.src)]
        return [DECK + p for p in self.players(g, s)]

    def possible(self, g: State, s: Scope) -> bool:
        return any(g.zones[z] for z in self.decks(g, s)) and self.n(g, s) > 0

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        n = self.n(g, s)
        gone: tuple[int, ...] = ()
        decks = self.decks(g, s)
        for z in decks:
            gone += dealing.discard_top(g, z, n)
        s.last = done(len(gone), n * len(decks), gone)
        discarded_from_deck(g, sc, gone)

    def plan(self, g: State, s: Scope) -> tuple[tuple[int, int], ...]:
        """From which decks how many cards are to be discarded."""
        n = self.n(g, s)
        return tuple((z, n) for z in self.decks(g, s))

    def ends(self, g: State, s: Scope, c: int) -> bool:
        """Whether the card just discarded is the last one."""
        return False


def discarded_from_deck(g: State, sc: int, cards: tuple[int, ...]) -> None:
    """Cards were discarded from the top of decks: they can be answered when all of them are (Reference "Discard")."""
    if cards and listened(g, EVENT_DISCARD):
        events = [(EVENT_DISCARD, c, g.owner[c], 1) for c in cards]
        after(g, events, g.scopes[sc].src, F_FROM_DECK)


class DiscardUntilEffect(TargetedOp):
    """Discard from the encounter deck, or a player's, until a card fits or the deck is empty."""

    __slots__ = ("match", "players")

    def __init__(self, n: e.DiscardUntil, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.match = compile_sel(n.which, ctx)[1]
        self.players = compile_players(n.who, ctx) if n.who is not None else None

    def deck(self, g: State, s: Scope) -> int:
        """The deck that is meant; -1 if its player is out of the game."""
        if self.players is None:
            return ENC_DECK + mod.area_of(g, s.player, s.src)
        who = self.players(g, s)
        return DECK + who[0] if who else -1

    def possible(self, g: State, s: Scope) -> bool:
        return self.players is None or (self.deck(g, s) >= 0 and bool(g.zones[self.deck(g, s)]))

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        z = self.deck(g, s)
        if z < 0:
            s.last = NOTHING
            return
        found: tuple[int, ...] = ()
        gone: tuple[int, ...] = ()
        while g.zones[z] and not found:
            c = g.zones[z][-1]
            moves.discard(g, c)
            gone += (c,)
            if self.match.holds(g, s, c):
                found = (c,)
        s.last = (FULLY if found else NONE, len(found), found)
        dealing.refill_if_empty(g, z)
        discarded_from_deck(g, sc, gone)

    def plan(self, g: State, s: Scope) -> tuple[tuple[int, int], ...]:
        """From which deck cards are to be discarded: as many as it has."""
        z = self.deck(g, s)
        return ((z, len(g.zones[z])),) if z >= 0 else ()

    def ends(self, g: State, s: Scope, c: int) -> bool:
        """Whether the card just discarded is the last one."""
        return self.match.holds(g, s, c)


class EachTimeEffect(Op):
    """Discard from decks, pausing at each card that fits until what is to happen then has been resolved (Reference
    "Alteration Effect: Each Time"). A deck that empties ends it, even if the pause has renewed the deck.
    """

    __slots__ = ("discard", "discarding", "match", "op", "slot")

    def __init__(self, n: e.EachTime, ctx: Context, pre: list[ChooseOp]) -> None:
        discard = compile_effect(n.of, ctx)
        if not isinstance(discard, DiscardTopEffect | DiscardUntilEffect):
            raise NotImplementedCard(f"each time during {type(n.of).__name__}")
        self.discard = discard
        self.slot = ctx.slot(n.name)
        self.match = compile_sel(n.which, ctx)[1]
        self.op = compile_effect(n.effect, ctx)
        super().__init__()
        self.steps = (self.plan, self.discard_on, self.end)
        self.discarding = self.number(self.discard_on)

    def start(self, g: State, sc: int) -> None:
        g.stack.append(EachTimeFrame(self.id, sc))

    def possible(self, g: State, s: Scope) -> bool:
        return self.discard.possible(g, s)

    def plan(self, g: State, f: EachTimeFrame) -> bool:
        f.plan = self.discard.plan(g, g.scopes[f.sc])
        return False

    def discard_on(self, g: State, f: EachTimeFrame) -> bool:
        """Until a card fits: then what is to happen is resolved before the next one is discarded."""
        s = g.scopes[f.sc]
        while f.plan:
            z, left = f.plan[0]
            if not left or not g.zones[z]:
                f.plan = f.plan[1:]
                continue
            c = g.zones[z][-1]
            moves.discard(g, c)
            f.discarded += (c,)
            over = self.discard.ends(g, s, c) or len(g.zones[z]) == 0
            f.plan = ((z, 0 if over else left - 1), *f.plan[1:])
            if self.match.holds(g, s, c):
                set_slot(s, self.slot, (c,))
                f.at = self.discarding
                self.op.start(g, f.sc)
                return True
        return False

    def end(self, g: State, f: EachTimeFrame) -> bool:
        s = g.scopes[f.sc]
        for z in sorted({z for z, _ in self.discard.plan(g, s)}):
            if not g.zones[z] and ENC_DECK <= z < ENC_DISCARD:
                dealing.refill_encounter(g, z - ENC_DECK)
        s.last = done(len(f.discarded), 1, f.discarded)
        g.stack.pop()
        discarded_from_deck(g, f.sc, f.discarded)
        return True


class LookAtEffect(Op):
    """Look at the top cards of a deck: the player knows them until they are shuffled away."""

    __slots__ = ("by", "find", "slot")

    def __init__(self, n: e.LookAt, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = compile_sel(n.pile, ctx)[0]
        self.slot = ctx.slot(n.name)
        self.by = compile_players(n.by, ctx)

    def possible(self, g: State, s: Scope) -> bool:
        return bool(self.find(g, s))

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        cards = tuple(reversed(self.find(g, s)))
        by = self.by(g, s)
        bits = moves.ALL_KNOW if g.open_hands else 0
        for p in by:
            bits |= 1 << p
        for c in cards:
            g.known[c] |= bits
        note(g, "looks at", player=by[0] if by else -1, cards=cards, seen_by=bits)
        set_slot(s, self.slot, cards)
        s.last = done(len(cards), 1, cards)


class RearrangeEffect(Op):
    """Put looked-at cards back on top in any order: the card picked first ends up on top."""

    __slots__ = ("asking", "by", "putting", "slot")

    def __init__(self, n: e.Rearrange, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.steps = (self.take_up, self.ask, self.take_answer, self.put_back)
        self.asking = self.number(self.ask)
        self.putting = self.number(self.put_back)
        self.slot = ctx.known(n.name)
        self.by = compile_players(n.by, ctx)

    def start(self, g: State, sc: int) -> None:
        g.stack.append(RearrangeFrame(self.id, sc))

    def take_up(self, g: State, f: RearrangeFrame) -> bool:
        """What is left of them: a card that has gone elsewhere meanwhile is not put back."""
        f.cards = tuple([c for c in slot_cards(g.scopes[f.sc], self.slot) if g.zone[c] in DECKS])
        return False

    def ask(self, g: State, f: RearrangeFrame) -> bool:
        if not f.cards:
            f.at = self.putting
            return False
        s = g.scopes[f.sc]
        by = self.by(g, s)
        g.ask(by[0] if by else g.first, ASK_PICK, tuple((V_PICK, c, -1, 0) for c in f.cards), s.src)
        return True

    def take_answer(self, g: State, f: RearrangeFrame) -> bool:
        picked = g.answer[1]
        f.ordered += (picked,)
        f.cards = tuple(c for c in f.cards if c != picked)
        f.at = self.asking
        return False

    def put_back(self, g: State, f: RearrangeFrame) -> bool:
        for c in reversed(f.ordered):
            z = g.zone[c]
            moves.lift(g, c)
            g.zone[c] = z
            g.zones[z] += (c,)
        fact(g, "rearranged")  # who knows them knows them still
        g.scopes[f.sc].last = (FULLY, len(f.ordered), f.ordered)
        g.stack.pop()
        return True


handles(
    {
        e.DiscardTop: DiscardTopEffect,
        e.DiscardUntil: DiscardUntilEffect,
        e.EachTime: EachTimeEffect,
        e.LookAt: LookAtEffect,
        e.Rearrange: RearrangeEffect,
    }
)
