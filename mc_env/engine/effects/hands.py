"""Effects on hands: draw, discard from hand, deal encounter cards."""

from __future__ import annotations

from mc_env.cards.kit import effects as e
from mc_env.cards.terms import EVENT_DEAL_ENCOUNTER, EVENT_DISCARD, EVENT_DRAW, STAT_HAND_SIZE
from mc_env.engine.board import dealing, moves
from mc_env.engine.board import modifiers as mod
from mc_env.engine.effects.base import ChooseOp, Context, TargetedOp, after, done, handles, listened
from mc_env.engine.effects.frames import DiscardHandFrame
from mc_env.engine.program.tables import FACES
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.selectors import compile_sel
from mc_env.engine.query.values import compile_value, settled
from mc_env.engine.round.end_phase import hand_size, pick_options
from mc_env.engine.state import streams
from mc_env.engine.state.options import ASK_DISCARD, STOP, V_STOP
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import DEALT, DECK, DISCARD, HAND, PLAY
from mc_env.kernel import rng
from mc_env.kernel.log import note
from mc_env.kernel.ops import share_of
from mc_env.kernel.records import Scope


class DrawEffect(TargetedOp):
    """Players draw cards (Reference "Draw")."""

    __slots__ = ("n", "players", "settled")

    def __init__(self, n: e.Draw, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.players = self.who(n.who, ctx, pre)
        self.n = compile_value(n.n, ctx)
        self.settled = settled(n.n)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return bool(g.zones[DECK + c] or g.zones[DISCARD + c])

    def possible(self, g: State, s: Scope) -> bool:
        if self.settled and self.n(g, s) <= 0:
            return False
        return any(self.affects(g, s, p) for p in self.players(g, s))

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        n = self.n(g, s)
        players = self.players(g, s)
        drawn: tuple[int, ...] = ()
        for p in players:
            drawn += dealing.draw_cards(g, p, n)
        s.last = done(len(drawn), n * len(players), drawn)
        if drawn and listened(g, EVENT_DRAW):
            after(g, [(EVENT_DRAW, -1, p, n) for p in players], s.src)


class DrawToHandSizeEffect(TargetedOp):
    """Players draw up to their (printed) hand size."""

    __slots__ = ("players", "printed")

    def __init__(self, n: e.DrawToHandSize, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.players = self.who(n.who, ctx, pre)
        self.printed = n.printed

    def possible(self, g: State, s: Scope) -> bool:
        return any(self.missing(g, p) > 0 for p in self.players(g, s))

    def missing(self, g: State, p: int) -> int:
        size = mod.printed(g, g.identity[p], STAT_HAND_SIZE) if self.printed else hand_size(g, p)
        return size - len(g.zones[HAND + p])

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        n = 0
        for p in self.players(g, s):
            n += len(dealing.draw_cards(g, p, max(0, self.missing(g, p)), replace=True))
        s.last = done(n, 1)


class DiscardFromHandEffect(TargetedOp):
    """Discard cards from hand: chosen one by one, at random, or each that fits."""

    __slots__ = ("discarding", "each", "match", "n", "players", "random", "up_to")

    def __init__(self, n: e.DiscardFromHand, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.steps = (self.find_players, self.discard, self.take_answer)
        self.discarding = self.number(self.discard)
        self.players = self.who(n.who, ctx, pre)
        self.n = compile_value(n.n, ctx)
        self.random = n.random
        self.up_to = n.up_to
        self.each = n.each
        self.match = compile_sel(n.which, ctx)[1] if n.which is not None else None

    def cards(self, g: State, s: Scope, p: int) -> list[int]:
        hand = [c for c in g.zones[HAND + p] if c != s.src]
        return [c for c in hand if self.match.holds(g, s, c)] if self.match is not None else hand

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return bool(self.cards(g, s, c))

    def possible(self, g: State, s: Scope) -> bool:
        return any(self.cards(g, s, p) for p in self.players(g, s))

    def fully(self, g: State, s: Scope) -> bool:
        need = 1 if self.up_to or self.each else self.n(g, s)
        return all(len(self.cards(g, s, p)) >= need for p in self.players(g, s))

    def share(self, g: State, s: Scope) -> int:
        need = 1 if self.up_to or self.each else self.n(g, s)
        players = self.players(g, s)
        return share_of(sum([min(need, len(self.cards(g, s, p))) for p in players]), need * len(players))

    def start(self, g: State, sc: int) -> None:
        g.stack.append(DiscardHandFrame(self.id, sc))

    def find_players(self, g: State, f: DiscardHandFrame) -> bool:
        f.players = self.players(g, g.scopes[f.sc])
        return False

    def discard(self, g: State, f: DiscardHandFrame) -> bool:
        """One player after another; who has a choice is asked for one card after another."""
        s = g.scopes[f.sc]
        while f.players:
            p = f.players[0]
            cards = [c for c in self.cards(g, s, p) if c not in f.picks]
            n = self.n(g, s)
            if self.each:
                f.picks = tuple(cards)
                self.drop(g, f)
            elif self.random:
                picked = []
                for _ in range(min(n, len(cards))):
                    picked.append(cards.pop(rng.draw(g.rng, streams.RANDOM_DISCARD + p, len(cards))))
                f.picks = tuple(picked)
                self.drop(g, f)
            elif self.enough(g, f.picks, n) or not cards:
                self.drop(g, f)
            else:
                opts = pick_options(g, cards)
                if self.up_to and f.picks:
                    opts.append(STOP)
                g.ask(p, ASK_DISCARD, tuple(opts), s.src)
                return True
        wanted = 1 if self.up_to or self.each else self.n(g, s)
        s.last = done(len(f.discarded), wanted, f.discarded)
        g.stack.pop()
        if f.discarded and listened(g, EVENT_DISCARD):
            after(g, [(EVENT_DISCARD, c, g.owner[c], 1) for c in f.discarded], s.src)
        return True

    def take_answer(self, g: State, f: DiscardHandFrame) -> bool:
        if g.answer[0] == V_STOP:
            self.drop(g, f)
        else:
            f.picks += (g.answer[1],)
        f.at = self.discarding
        return False

    def enough(self, g: State, picks: tuple[int, ...], n: int) -> bool:
        """Whether what a player has picked is what they have to discard."""
        return len(picks) >= n

    def drop(self, g: State, f: DiscardHandFrame) -> None:
        """The player at hand discards what was picked; the next one is at hand."""
        for c in f.picks:
            moves.discard(g, c)
        f.discarded += f.picks
        f.picks = ()
        f.players = f.players[1:]

    def picked(self, f: DiscardHandFrame) -> tuple[int, ...]:
        return f.picks


class DiscardResourcesEffect(DiscardFromHandEffect):
    """Discard resources: cards with printed icons, as many as it takes. A wild is none of the other types, as nothing is paid
    (Reference "Wild Resource")."""

    __slots__ = ("types",)

    def __init__(self, n: e.DiscardResources, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__(e.DiscardFromHand(n.n, n.who), ctx, pre)
        self.types = tuple(int(r) for r in n.types) or tuple(range(4))

    def icons(self, g: State, c: int) -> int:
        return sum([FACES[g.face[c]].icons[r] for r in self.types])

    def cards(self, g: State, s: Scope, p: int) -> list[int]:
        return [c for c in super().cards(g, s, p) if self.icons(g, c)]

    def enough(self, g: State, picks: tuple[int, ...], n: int) -> bool:
        return sum([self.icons(g, c) for c in picks]) >= n


class DealAsEncounterEffect(TargetedOp):
    """Deal cards that are known to a player as facedown encounter cards."""

    __slots__ = ("players",)

    def __init__(self, n: e.DealAsEncounter, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)
        self.players = compile_players(n.who, ctx)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return g.zone[c] < PLAY and bool(self.players(g, s))

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        dealt = [c for c in self.find(g, s) if self.affects(g, s, c)]
        for c in dealt:
            p = self.players(g, s)[0]
            was = g.zone[c]
            moves.move(g, c, DEALT + p)
            note(g, "moves", card=c, zone=was, to=g.zone[c], host=-1)
        s.last = done(len(dealt), 1, tuple(dealt))
        if dealt and listened(g, EVENT_DEAL_ENCOUNTER):
            after(g, [(EVENT_DEAL_ENCOUNTER, -1, self.players(g, s)[0], 1) for _ in dealt], s.src)


class DealEncounterEffect(TargetedOp):
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
                c = dealing.deal_encounter(g, p)
                if c >= 0:
                    dealt.append((EVENT_DEAL_ENCOUNTER, -1, p, 1))
        s.last = done(len(dealt), 1)
        if dealt and listened(g, EVENT_DEAL_ENCOUNTER):
            after(g, dealt, s.src)


handles(
    {
        e.Draw: DrawEffect,
        e.DrawToHandSize: DrawToHandSizeEffect,
        e.DiscardFromHand: DiscardFromHandEffect,
        e.DealEncounter: DealEncounterEffect,
        e.DealAsEncounter: DealAsEncounterEffect,
        e.DiscardResources: DiscardResourcesEffect,
    }
)
