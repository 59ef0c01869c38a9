"""Effects that move cards from where they are to another pile, or bring them into the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mc_env.cards.kit import effects as e
from mc_env.cards.terms import (
    EVENT_DISCARD,
    PILE_ENCOUNTER_DECK,
    STAT_CANNOT_LEAVE_PLAY,
    STAT_PERMANENT,
    TYPE_ALTER_EGO,
    TYPE_HERO,
    TYPE_MAIN_SCHEME,
    TYPE_VILLAIN,
    WHEN,
    WOULD,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board import moves
from mc_env.engine.board.events import open_window
from mc_env.engine.board.leaving import announce, awaited, pairs, stays
from mc_env.engine.board.visibility import visible
from mc_env.engine.effects.base import ChooseOp, Context, TargetedOp, after, done, handles, listened, set_slot
from mc_env.engine.effects.frames import MoveFrame
from mc_env.engine.program.ops import Op
from mc_env.engine.program.tables import CARD_ROOMS, CARDS, FACES, deck_id
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.selectors import compile_sel
from mc_env.engine.state.records import F_FROM_DECK
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import ASIDE, DECKS, DISCARD_PILES, ENC_DECK, EXTRA, HAND, PLAY, REMOVED, UNDER, VICTORY
from mc_env.kernel.log import fact, note
from mc_env.kernel.records import FULLY, Scope
from mc_env.kernel.zones import MAX_PLAYERS, NOBODY

_NEVER_LEAVES: Final = frozenset({TYPE_HERO, TYPE_ALTER_EGO, TYPE_VILLAIN, TYPE_MAIN_SCHEME})


def can_leave_play(g: State, s: Scope, c: int) -> bool:
    """Identities, villains and main schemes cannot be discarded; permanent cards only by their own set."""
    if g.zone[c] < PLAY:
        return g.zone[c] != REMOVED
    if g.ctype[c] in _NEVER_LEAVES:
        return False
    if mod.stat(g, c, STAT_PERMANENT):
        return FACES[g.face[c]].set_code == FACES[g.face[s.src]].set_code
    return not (g.mods[STAT_CANNOT_LEAVE_PLAY] and mod.stat(g, c, STAT_CANNOT_LEAVE_PLAY))


def seers(g: State, c: int) -> int:
    """Who can see a card, as bits."""
    return sum(1 << p for p in range(MAX_PLAYERS) if visible(g, p, c))


class MoveEffect(TargetedOp):
    """Base of effects that move cards elsewhere: at once, unless somebody may interrupt a card's leaving play."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.steps = (self.would_leave_play, self.when_they_leave, self.move_them)

    def to(self, g: State, s: Scope, c: int) -> int:
        raise NotImplementedError

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return can_leave_play(g, s, c)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        found = self.find(g, s)
        if awaited(g, [c for c in found if g.zone[c] >= PLAY and self.affects(g, s, c)]):
            g.stack.append(MoveFrame(self.id, sc))
            return
        self.move_all(g, s, found)

    def would_leave_play(self, g: State, f: MoveFrame) -> bool:
        s = g.scopes[f.sc]
        f.cards = tuple(self.find(g, s))
        f.leavings = announce(g, [c for c in f.cards if self.affects(g, s, c)], s.src)
        open_window(g, pairs(g, f.leavings), WOULD)
        return True

    def when_they_leave(self, g: State, f: MoveFrame) -> bool:
        open_window(g, pairs(g, f.leavings), WHEN)
        return True

    def move_them(self, g: State, f: MoveFrame) -> bool:
        s = g.scopes[f.sc]
        elsewhere = tuple(g.recs[r].target for r in f.leavings if g.zone[g.recs[r].target] < PLAY)
        stay = [c for c in f.cards if stays(g, f.leavings, c) or c in elsewhere]
        for r in f.leavings:
            del g.recs[r]
        g.stack.pop()
        self.move_all(g, s, list(f.cards), stay)
        # what an interrupt has sent elsewhere is gone as well, and the effect was carried out (FAQ on "Tinkering")
        gone = (*s.last[2], *(c for c in f.cards if c in elsewhere))
        s.last = done(len(gone), len(f.cards), gone)
        return True

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
        if not listened(g, EVENT_DISCARD):
            return
        # cards looked at on top of a deck and discarded are discarded from its top (Reference "Discard")
        for from_deck in (F_FROM_DECK, 0):
            gone = [c for c in s.last[2] if (was[c] in DECKS) == bool(from_deck)]
            after(g, [(EVENT_DISCARD, c, g.owner[c], 1) for c in gone], s.src, from_deck)


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


def deck_of(g: State, c: int, extra: int) -> int:
    """The extra deck that an effect names, if it is in the game; else the deck to which a card belongs."""
    return EXTRA + 2 * g.extra.index(extra) if extra in g.extra else moves.own_deck(g, c)


class ShuffleIntoEffect(MoveEffect):
    """Cards are shuffled into a deck."""

    __slots__ = ("encounter", "extra")

    def __init__(self, n: e.ShuffleInto, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)
        self.encounter = n.pile == PILE_ENCOUNTER_DECK
        self.extra = deck_id(n.extra) if n.extra else -1

    def to(self, g: State, s: Scope, c: int) -> int:
        deck = deck_of(g, c, self.extra)
        if self.encounter or (g.owner[c] == NOBODY and deck < EXTRA):
            return ENC_DECK + mod.area_of(g, s.player, s.src)
        return deck

    def move_all(self, g: State, s: Scope, found: list[int], stay: Sequence[int] = ()) -> None:
        decks = sorted({self.to(g, s, c) for c in found})
        super().move_all(g, s, found, stay)
        for z in decks:
            moves.shuffle(g, z)
            if g.ledger is not None:
                fact(g, "shuffled", deck=z)


class PutOnDeckEffect(MoveEffect):
    """Cards go on the top or bottom of the deck they belong to; who saw them knows them there."""

    __slots__ = ("bottom", "extra")

    def __init__(self, n: e.PutOnDeck, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)
        self.bottom = n.bottom
        self.extra = deck_id(n.extra) if n.extra else -1

    def move(self, g: State, s: Scope, c: int) -> None:
        moves.move(g, c, deck_of(g, c, self.extra), self.bottom)


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
            known = CARD_ROOMS.things()
            self.card = next(info.id for info in known if self.wanted in (info.code, FACES[info.faces[0]].title))
        owners = self.owner(g, s) if self.owner is not None else ()
        face = CARDS[self.card].faces[0]
        area = mod.area_of(g, s.player, s.src)
        c = g.new_card(self.card, face, FACES[face].type, owners[0] if owners else NOBODY, area)
        moves.lay(g, c, ASIDE)
        set_slot(s, self.slot, (c,))
        note(g, "enters the game", card=c)
        s.last = (FULLY, 1, (c,))


handles(
    {
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
    }
)
