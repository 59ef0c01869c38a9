"""Effects on cards and piles: draw, discard, search, put into play, counters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mc_env.cards.kit import effects as e
from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import Event, Pile, Stat
from mc_env.engine import modifiers as mod
from mc_env.engine import moves, rng
from mc_env.engine.effects.base import (
    ChooseOp,
    Context,
    Effect,
    after,
    card_options,
    compile_effect,
    done,
    handles,
    listened,
    set_slot,
)
from mc_env.engine.events import WHEN, WOULD, open_window
from mc_env.engine.leaving import announce, awaited, pairs, stays
from mc_env.engine.log import note
from mc_env.engine.options import K_DISCARD, K_PICK, STOP, V_PICK, V_STOP
from mc_env.engine.phases import hand_size, pick_options
from mc_env.engine.query.names import slot_cards
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.selectors import compile_sel
from mc_env.engine.query.sources import piles_of
from mc_env.engine.query.values import compile_value
from mc_env.engine.records import F_FROM_DECK, FULLY, NONE, Frame, Scope
from mc_env.engine.state import State
from mc_env.engine.tables import CARDS, FACES, Op
from mc_env.engine.views import visible
from mc_env.engine.zones import (
    ASIDE,
    DECK,
    DISCARD,
    ENC_DECK,
    ENC_DISCARD,
    EXTRA,
    HAND,
    N_ZONES,
    NEMESIS,
    NOBODY,
    PLAY,
    REMOVED,
    UNDER,
    VICTORY,
)
from mc_env.errors import NotImplementedCard

_PERMANENT = int(Stat.PERMANENT)
DECKS: Final = (*range(DECK, DECK + 4), *range(ENC_DECK, ENC_DECK + 5), *range(EXTRA, PLAY, 2))
DISCARD_PILES: Final = (
    *range(DISCARD, DISCARD + 4),
    *range(ENC_DISCARD, ENC_DISCARD + 5),
    *range(EXTRA + 1, PLAY, 2),
)
OPEN_AREAS: Final = (
    *range(PLAY, N_ZONES),
    ASIDE,
    *range(NEMESIS, NEMESIS + 4),
    *range(HAND, HAND + 4),
    *DISCARD_PILES,
)


def in_deck(zone: int) -> bool:
    """Whether a zone is a deck that cards are drawn or dealt from."""
    return zone in DECKS


_CANNOT_LEAVE = int(Stat.CANNOT_LEAVE_PLAY)
_DRAW = int(Event.DRAW)
_HAND_SIZE = int(Stat.HAND_SIZE)
_DISCARD = int(Event.DISCARD)
_LEAVE_PLAY = int(Event.LEAVE_PLAY)
_DEAL_ENCOUNTER = int(Event.DEAL_ENCOUNTER)


def can_leave_play(g: State, s: Scope, c: int) -> bool:
    """Identities, villains and main schemes cannot be discarded; permanent cards only by their own set."""
    if g.zone[c] < PLAY:
        return g.zone[c] != REMOVED
    if g.ctype[c] in (0, 1, 8, 9):
        return False
    if mod.stat(g, c, _PERMANENT):
        return FACES[g.face[c]].set_code == FACES[g.face[s.src]].set_code
    return not (g.mods[_CANNOT_LEAVE] and mod.stat(g, c, _CANNOT_LEAVE))


class DrawEffect(Effect):
    """Players draw cards (Reference "Draw")."""

    __slots__ = ("n", "players")

    def __init__(self, n: e.Draw, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.players = self.who(n.who, ctx, pre)
        self.n = compile_value(n.n, ctx)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return bool(g.zones[DECK + c] or g.zones[DISCARD + c])

    def possible(self, g: State, s: Scope) -> bool:
        return any(self.affects(g, s, p) for p in self.players(g, s)) and self.n(g, s) > 0

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        n = self.n(g, s)
        players = self.players(g, s)
        drawn: tuple[int, ...] = ()
        for p in players:
            drawn += moves.draw_cards(g, p, n)
        s.last = done(len(drawn), n * len(players), drawn)
        if drawn and listened(g, _DRAW):
            after(g, sc, [(_DRAW, -1, p, n) for p in players], s.src)


class DrawToHandSizeEffect(Effect):
    """Players draw up to their (printed) hand size."""

    __slots__ = ("players", "printed")

    def __init__(self, n: e.DrawToHandSize, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.players = self.who(n.who, ctx, pre)
        self.printed = n.printed

    def possible(self, g: State, s: Scope) -> bool:
        return any(self.missing(g, p) > 0 for p in self.players(g, s))

    def missing(self, g: State, p: int) -> int:
        size = mod.printed(g, g.identity[p], _HAND_SIZE) if self.printed else hand_size(g, p)
        return size - len(g.zones[HAND + p])

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        n = 0
        for p in self.players(g, s):
            n += len(moves.draw_cards(g, p, max(0, self.missing(g, p)), replace=True))
        s.last = done(n, 1)


class DiscardFromHandEffect(Effect):
    """Discard cards from hand: chosen one by one, at random, or each that fits."""

    __slots__ = ("each", "match", "n", "players", "random", "up_to")

    def __init__(self, n: e.DiscardFromHand, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.players = self.who(n.who, ctx, pre)
        self.n = compile_value(n.n, ctx)
        self.random = n.random
        self.up_to = n.up_to
        self.each = n.each
        self.match = compile_sel(n.which, ctx)[1] if n.which is not None else None

    def cards(self, g: State, s: Scope, p: int) -> list[int]:
        hand = [c for c in g.zones[HAND + p] if c != s.src]
        return [c for c in hand if self.match(g, s, c)] if self.match is not None else hand

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return bool(self.cards(g, s, c))

    def possible(self, g: State, s: Scope) -> bool:
        return any(self.cards(g, s, p) for p in self.players(g, s))

    def fully(self, g: State, s: Scope) -> bool:
        need = 1 if self.up_to or self.each else self.n(g, s)
        return all(len(self.cards(g, s, p)) >= need for p in self.players(g, s))

    def step(self, g: State, f: Frame) -> None:
        """Registers: a = players to come, b = cards picked by the player at hand, c = all cards discarded."""
        s = g.scopes[f.sc]
        if f.pc == 0:
            f.pc = 1
            f.a = self.players(g, s)
            f.b = ()
            f.c = ()
        if f.pc == 2:
            f.pc = 1
            if g.answer[0] == V_STOP:
                self.drop(g, f)
            else:
                f.b = (*f.b, g.answer[1])
        while f.a:
            p = f.a[0]
            cards = [c for c in self.cards(g, s, p) if c not in f.b]
            n = self.n(g, s)
            if self.each:
                f.b = tuple(cards)
                self.drop(g, f)
            elif self.random:
                picked = []
                for _ in range(min(n, len(cards))):
                    picked.append(cards.pop(rng.draw(g.rng, rng.RANDOM_DISCARD + p, len(cards))))
                f.b = tuple(picked)
                self.drop(g, f)
            elif len(f.b) >= n or not cards:
                self.drop(g, f)
            else:
                opts = pick_options(g, cards)
                if self.up_to and f.b:
                    opts.append(STOP)
                f.pc = 2
                g.ask(p, K_DISCARD, tuple(opts), s.src)
                return
        wanted = 1 if self.up_to or self.each else self.n(g, s)
        s.last = done(len(f.c), wanted, f.c)
        g.stack.pop()
        if f.c and listened(g, _DISCARD):
            after(g, f.sc, [(_DISCARD, c, g.owner[c], 1) for c in f.c], s.src)

    def drop(self, g: State, f: Frame) -> None:
        for c in f.b:
            moves.discard(g, c)
        f.c += f.b
        f.b = ()
        f.a = f.a[1:]

    def picked(self, f: Frame) -> tuple[int, ...]:
        return tuple(f.b)


class DiscardTopEffect(Effect):
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
            gone += moves.discard_top(g, z, n)
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
    if cards and listened(g, _DISCARD):
        events = [(_DISCARD, c, g.owner[c], 1) for c in cards]
        after(g, sc, events, g.scopes[sc].src, F_FROM_DECK)


class DiscardUntilEffect(Effect):
    """Discard from the encounter deck until a card fits or the deck is empty."""

    __slots__ = ("match",)

    def __init__(self, n: e.DiscardUntil, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.match = compile_sel(n.which, ctx)[1]

    def possible(self, g: State, s: Scope) -> bool:
        return True

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        z = ENC_DECK + mod.area_of(g, s.player, s.src)
        found: tuple[int, ...] = ()
        gone: tuple[int, ...] = ()
        while g.zones[z] and not found:
            c = g.zones[z][-1]
            moves.discard(g, c)
            gone += (c,)
            if self.match(g, s, c):
                found = (c,)
        s.last = (FULLY if found else NONE, len(found), found)
        if not g.zones[z]:
            moves.refill_encounter(g, z - ENC_DECK)
        discarded_from_deck(g, sc, gone)

    def plan(self, g: State, s: Scope) -> tuple[tuple[int, int], ...]:
        """From which deck cards are to be discarded: as many as it has."""
        z = ENC_DECK + mod.area_of(g, s.player, s.src)
        return ((z, len(g.zones[z])),)

    def ends(self, g: State, s: Scope, c: int) -> bool:
        """Whether the card just discarded is the last one."""
        return self.match(g, s, c)


class EachTimeEffect(Op):
    """Discard from decks, pausing at each card that fits until what is to happen then has been resolved (Reference
    "Alteration Effect: Each Time"). A deck that empties ends it, even if the pause has renewed the deck.

    Registers: a = decks with the number of cards still to come, b = cards discarded.
    """

    __slots__ = ("discard", "match", "op", "slot")

    def __init__(self, n: e.EachTime, ctx: Context, pre: list[ChooseOp]) -> None:
        discard = compile_effect(n.of, ctx)
        if not isinstance(discard, DiscardTopEffect | DiscardUntilEffect):
            raise NotImplementedCard(f"each time during {type(n.of).__name__}")
        self.discard = discard
        self.slot = ctx.slot(n.name)
        self.match = compile_sel(n.which, ctx)[1]
        self.op = compile_effect(n.effect, ctx)
        super().__init__()

    def possible(self, g: State, s: Scope) -> bool:
        return self.discard.possible(g, s)

    def step(self, g: State, f: Frame) -> None:
        s = g.scopes[f.sc]
        if f.pc == 0:
            f.pc = 1
            f.a = self.discard.plan(g, s)
            f.b = ()
        while f.a:
            z, left = f.a[0]
            if not left or not g.zones[z]:
                f.a = f.a[1:]
                continue
            c = g.zones[z][-1]
            moves.discard(g, c)
            f.b += (c,)
            over = self.discard.ends(g, s, c) or len(g.zones[z]) == 0
            f.a = ((z, 0 if over else left - 1), *f.a[1:])
            if self.match(g, s, c):
                set_slot(s, self.slot, (c,))
                self.op.start(g, f.sc)
                return
        for z in sorted({z for z, _ in self.discard.plan(g, s)}):
            if not g.zones[z] and ENC_DECK <= z < ENC_DECK + 5:
                moves.refill_encounter(g, z - ENC_DECK)
        s.last = done(len(f.b), 1, f.b)
        g.stack.pop()
        discarded_from_deck(g, f.sc, f.b)


def seers(g: State, c: int) -> int:
    """Who can see a card, as bits."""
    return sum(1 << p for p in range(4) if visible(g, p, c))


class MoveEffect(Effect):
    """Base of effects that move cards elsewhere."""

    __slots__ = ()

    def to(self, g: State, s: Scope, c: int) -> int:
        raise NotImplementedError

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return can_leave_play(g, s, c)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        found = self.find(g, s)
        if awaited(g, [c for c in found if g.zone[c] >= PLAY and self.affects(g, s, c)]):
            g.push(self.id, sc)
            return
        self.move_all(g, s, found)

    def step(self, g: State, f: Frame) -> None:
        """Somebody may interrupt a card's leaving play. Registers: a = records, b = the cards."""
        s = g.scopes[f.sc]
        if f.pc == 0:
            f.b = tuple(self.find(g, s))
            f.a = announce(g, [c for c in f.b if self.affects(g, s, c)], s.src)
        if f.pc < 2:
            f.pc += 1
            open_window(g, pairs(g, f.a), WOULD if f.pc == 1 else WHEN)
            return
        elsewhere = tuple(g.recs[r].target for r in f.a if g.zone[g.recs[r].target] < PLAY)
        stay = [c for c in f.b if stays(g, f.a, c) or c in elsewhere]
        for r in f.a:
            del g.recs[r]
        g.stack.pop()
        self.move_all(g, s, list(f.b), stay)
        # what an interrupt has sent elsewhere is gone as well, and the effect was carried out (FAQ on "Tinkering")
        gone = (*s.last[2], *(c for c in f.b if c in elsewhere))
        s.last = done(len(gone), len(f.b), gone)

    def move_all(self, g: State, s: Scope, found: list[int], stay: Sequence[int] = ()) -> None:
        moved = [c for c in found if c not in stay and self.affects(g, s, c)]
        for c in moved:
            was = g.zone[c]
            saw = seers(g, c) if g.log is not None else 0
            self.move(g, s, c)
            if g.log is not None:
                self.tell(g, c, was, saw | seers(g, c))
        for r in g.departed:
            if g.recs[r].src < 0:
                g.recs[r].src = s.src
        s.last = done(len(moved), len(found), tuple(moved))

    def move(self, g: State, s: Scope, c: int) -> None:
        moves.move(g, c, self.to(g, s, c))

    def tell(self, g: State, c: int, was: int, saw: int) -> None:
        """Whoever saw the card is told which one has moved, the others that one has."""
        for card, seen_by in ((c, saw), (-1, moves.ALL_KNOW & ~saw)):
            if seen_by:
                note(g, "moves", card=card, zone=was, to=g.zone[c], host=g.host[c], seen_by=seen_by)


class DiscardEffect(MoveEffect):
    """Discard cards from play or from anywhere but a discard pile (Reference "Discard")."""

    __slots__ = ()

    def __init__(self, n: e.Discard, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return g.zone[c] not in DISCARD_PILES and can_leave_play(g, s, c)

    def move(self, g: State, s: Scope, c: int) -> None:
        moves.discard(g, c)

    def tell(self, g: State, c: int, was: int, saw: int) -> None:
        """Discarding tells of itself."""

    def move_all(self, g: State, s: Scope, found: list[int], stay: Sequence[int] = ()) -> None:
        was = {c: g.zone[c] for c in found}
        super().move_all(g, s, found, stay)
        if not listened(g, int(Event.DISCARD)):
            return
        # cards looked at on top of a deck and discarded are discarded from its top (Reference "Discard")
        for from_deck in (F_FROM_DECK, 0):
            gone = [c for c in s.last[2] if in_deck(was[c]) == bool(from_deck)]
            after(g, -1, [(int(Event.DISCARD), c, g.owner[c], 1) for c in gone], s.src, from_deck)


class ReturnToHandEffect(MoveEffect):
    """Cards return to their owner's hand."""

    __slots__ = ()

    def __init__(self, n: e.ReturnToHand, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return can_leave_play(g, s, c) and g.owner[c] != NOBODY

    def to(self, g: State, s: Scope, c: int) -> int:
        p = g.owner[c]
        return HAND + p if g.alive[p] else REMOVED


class AddToHandEffect(MoveEffect):
    """Cards go to a hand without being drawn."""

    __slots__ = ("players",)

    def __init__(self, n: e.AddToHand, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)
        self.players = compile_players(n.who, ctx) if n.who is not None else None

    def to(self, g: State, s: Scope, c: int) -> int:
        if self.players is not None:
            who = self.players(g, s)
            return HAND + (who[0] if who else s.player)
        return HAND + g.owner[c] if g.owner[c] != NOBODY else HAND + s.player


class ShuffleIntoEffect(MoveEffect):
    """Cards are shuffled into a deck."""

    __slots__ = ("encounter",)

    def __init__(self, n: e.ShuffleInto, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)
        self.encounter = n.pile == Pile.ENCOUNTER_DECK

    def to(self, g: State, s: Scope, c: int) -> int:
        if self.encounter or g.owner[c] == NOBODY:
            return ENC_DECK + mod.area_of(g, s.player, s.src)
        return DECK + g.owner[c]

    def move_all(self, g: State, s: Scope, found: list[int], stay: Sequence[int] = ()) -> None:
        decks = sorted({self.to(g, s, c) for c in found})
        super().move_all(g, s, found, stay)
        for z in decks:
            moves.shuffle(g, z)


class PutOnDeckEffect(MoveEffect):
    """Cards go on the top or bottom of their owner's deck; who saw them knows them there."""

    __slots__ = ("bottom",)

    def __init__(self, n: e.PutOnDeck, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)
        self.bottom = n.bottom

    def move(self, g: State, s: Scope, c: int) -> None:
        p = g.owner[c]
        z = DECK + p if p != NOBODY else ENC_DECK + g.area[c]
        moves.move(g, c, z, self.bottom)


class RemoveFromGameEffect(MoveEffect):
    """Cards leave the game."""

    __slots__ = ()

    def __init__(self, n: e.RemoveFromGame, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)

    def to(self, g: State, s: Scope, c: int) -> int:
        return REMOVED


class SetAsideEffect(MoveEffect):
    """Cards are set aside."""

    __slots__ = ()

    def __init__(self, n: e.SetAside, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)

    def to(self, g: State, s: Scope, c: int) -> int:
        return ASIDE


class VictoryEffect(MoveEffect):
    """Cards go to the victory display."""

    __slots__ = ()

    def __init__(self, n: e.PutInVictoryDisplay, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)

    def to(self, g: State, s: Scope, c: int) -> int:
        return VICTORY


class PutUnderEffect(MoveEffect):
    """Cards go beneath a card; facedown, only those who knew them still do."""

    __slots__ = ("facedown", "host")

    def __init__(self, n: e.PutUnder, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)
        self.host = compile_sel(n.host, ctx)[0]
        self.facedown = n.facedown

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return can_leave_play(g, s, c) and bool(self.host(g, s))

    def move(self, g: State, s: Scope, c: int) -> None:
        host = self.host(g, s)[0]
        known = g.known[c]
        moves.move(g, c, UNDER)
        g.host[c] = host
        g.known[c] = known if self.facedown else moves.ALL_KNOW


class BringIntoGameEffect(Op):
    """A card from outside the game is set aside and belongs to a player from then on (Reference "Search")."""

    __slots__ = ("card", "owner", "slot", "wanted")

    def __init__(self, n: e.BringIntoGame, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.slot = ctx.slot(n.name)
        self.wanted = n.card
        self.owner = compile_players(n.owner, ctx) if n.owner is not None else None
        self.card = -1  # looked up when it is first needed: by then every card is compiled

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        if self.card < 0:
            self.card = next(info.id for info in CARDS if self.wanted in (info.code, FACES[info.faces[0]].title))
        owners = self.owner(g, s) if self.owner is not None else ()
        face = CARDS[self.card].faces[0]
        area = mod.area_of(g, s.player, s.src)
        c = g.new_card(self.card, face, FACES[face].type, owners[0] if owners else NOBODY, area)
        moves.lay(g, c, ASIDE)
        set_slot(s, self.slot, (c,))
        note(g, "enters the game", card=c)
        s.last = (FULLY, 1, (c,))


class SearchEffect(Op):
    """Look for cards in piles, choose among those that fit, shuffle each deck that was searched (Reference "Search").

    Whether the searched piles hold such a card decides nothing beforehand: a search may fail.
    """

    __slots__ = ("by", "count", "find", "piles", "slot")

    def __init__(self, n: e.Search, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = compile_sel(n.of, ctx)[0]
        self.slot = ctx.slot(n.name)
        self.by = compile_players(n.by, ctx)
        self.count = compile_value(n.count, ctx)
        found: list[k.In] = []

        def walk(x: k.Sel) -> None:
            if isinstance(x, k.In):
                found.append(x)
            elif isinstance(x, k.Both | k.EitherSel):
                walk(x.a)
                walk(x.b)

        walk(n.of)
        self.piles = tuple(piles_of(x, ctx) for x in found)

    def searched(self, g: State, s: Scope) -> list[int]:
        return sorted({z for piles in self.piles for z in piles(g, s)})

    def possible(self, g: State, s: Scope) -> bool:
        return any(g.zones[z] for z in self.searched(g, s))

    def step(self, g: State, f: Frame) -> None:
        s = g.scopes[f.sc]
        if f.pc == 0:
            f.a = ()
        if f.pc == 1:
            f.a = (*f.a, g.answer[1])
        found = [c for c in self.find(g, s) if c not in f.a] if len(f.a) < self.count(g, s) else []
        if found:
            f.pc = 1
            by = self.by(g, s)
            g.ask(by[0] if by else g.first, K_PICK, card_options(g, found, V_PICK), s.src)
            return
        set_slot(s, self.slot, f.a)
        for z in self.searched(g, s):
            if z < DECK + 4 or ENC_DECK <= z < ENC_DECK + 5 or (EXTRA <= z < PLAY and (z - EXTRA) % 2 == 0):
                moves.shuffle(g, z)
        by = self.by(g, s)
        p = by[0] if by else g.first
        note(g, "search", card=s.src, player=p, n=len(f.a))
        note(g, "found cards", player=p, cards=f.a, seen_by=moves.ALL_KNOW if g.open_hands else 1 << p)
        s.last = (FULLY if f.a else NONE, len(f.a), f.a)
        g.stack.pop()

    def picked(self, f: Frame) -> tuple[int, ...]:
        return tuple(f.a)


class FindEffect(Op):
    """Look for a card in every area where it may be (Reference "Find").

    Facedown encounter cards, the victory display and removed cards are left out. Places that lie open come first; decks are
    searched, and shuffled, only if the card is in none of them.
    """

    __slots__ = ("by", "match", "slot")

    def __init__(self, n: e.Find, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.match = compile_sel(n.of, ctx)[1]
        self.slot = ctx.slot(n.name)
        self.by = compile_players(n.by, ctx)

    def fitting(self, g: State, s: Scope, zones: Iterable[int]) -> list[int]:
        return [c for z in zones for c in g.zones[z] if c != s.src and self.match(g, s, c)]

    def step(self, g: State, f: Frame) -> None:
        """Register a = the decks that were searched."""
        s = g.scopes[f.sc]
        by = self.by(g, s)
        p = by[0] if by else g.first
        cards: tuple[int, ...] = ()
        if f.pc == 0:
            f.pc = 1
            f.a = ()
            found = self.fitting(g, s, OPEN_AREAS)
            found += [c for c in self.fitting(g, s, (UNDER,)) if visible(g, p, c)]
            if not found:
                f.a = tuple(z for z in DECKS if g.zones[z])
                found = self.fitting(g, s, f.a)
            if found:
                g.ask(p, K_PICK, card_options(g, found, V_PICK), s.src)
                return
        else:
            cards = (g.answer[1],)
        set_slot(s, self.slot, cards)
        for z in f.a:
            moves.shuffle(g, z)
        note(g, "search", card=s.src, player=p, n=len(cards))
        note(g, "found cards", player=p, cards=cards, seen_by=moves.ALL_KNOW if g.open_hands else 1 << p)
        s.last = (FULLY if cards else NONE, len(cards), cards)
        g.stack.pop()


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

    __slots__ = ("by", "slot")

    def __init__(self, n: e.Rearrange, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.slot = ctx.known(n.name)
        self.by = compile_players(n.by, ctx)

    def step(self, g: State, f: Frame) -> None:
        s = g.scopes[f.sc]
        if f.pc == 0:
            f.a = slot_cards(s, self.slot)
            f.b = ()
        if f.pc == 1:
            f.b = (*f.b, g.answer[1])
            f.a = tuple(c for c in f.a if c != g.answer[1])
        if f.a:
            f.pc = 1
            by = self.by(g, s)
            g.ask(by[0] if by else g.first, K_PICK, tuple((V_PICK, c, -1, 0) for c in f.a), s.src)
            return
        for c in reversed(f.b):
            z = g.zone[c]
            moves.lift(g, c)
            g.zone[c] = z
            g.zones[z] += (c,)
        s.last = (FULLY, len(f.b), f.b)
        g.stack.pop()


class DealEncounterEffect(Effect):
    """Deal facedown encounter cards to players."""

    __slots__ = ("n", "players")

    def __init__(self, n: e.DealEncounter, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.players = self.who(n.who, ctx, pre)
        self.n = compile_value(n.n, ctx)

    def possible(self, g: State, s: Scope) -> bool:
        return bool(self.players(g, s))

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        dealt = []
        for p in self.players(g, s):
            for _ in range(self.n(g, s)):
                c = moves.deal_encounter(g, p)
                if c >= 0:
                    dealt.append((_DEAL_ENCOUNTER, -1, p, 1))
        s.last = done(len(dealt), 1)
        if dealt and listened(g, _DEAL_ENCOUNTER):
            after(g, sc, dealt, s.src)


handles(
    {
        e.Draw: DrawEffect,
        e.DrawToHandSize: DrawToHandSizeEffect,
        e.DiscardFromHand: DiscardFromHandEffect,
        e.DiscardTop: DiscardTopEffect,
        e.DiscardUntil: DiscardUntilEffect,
        e.EachTime: EachTimeEffect,
        e.Discard: DiscardEffect,
        e.ReturnToHand: ReturnToHandEffect,
        e.AddToHand: AddToHandEffect,
        e.ShuffleInto: ShuffleIntoEffect,
        e.PutOnDeck: PutOnDeckEffect,
        e.RemoveFromGame: RemoveFromGameEffect,
        e.SetAside: SetAsideEffect,
        e.PutInVictoryDisplay: VictoryEffect,
        e.PutUnder: PutUnderEffect,
        e.BringIntoGame: BringIntoGameEffect,
        e.Search: SearchEffect,
        e.Find: FindEffect,
        e.LookAt: LookAtEffect,
        e.Rearrange: RearrangeEffect,
        e.DealEncounter: DealEncounterEffect,
    }
)
