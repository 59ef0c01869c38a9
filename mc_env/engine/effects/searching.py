"""Effects that look for cards: search piles, find a card wherever it may be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mc_env.cards.kit import effects as e
from mc_env.cards.kit import nodes as k
from mc_env.engine.board import moves
from mc_env.engine.board.visibility import visible
from mc_env.engine.effects.base import ChooseOp, Context, card_options, handles, set_slot
from mc_env.engine.effects.frames import FindFrame, SearchFrame
from mc_env.engine.program.ops import Op
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.selectors import compile_sel
from mc_env.engine.query.sources import piles_of
from mc_env.engine.query.values import compile_value
from mc_env.engine.state.options import ASK_PICK, PICKS
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import ASIDE, DECKS, DISCARD_PILES, HAND, N_ZONES, NEMESIS, PLAY, UNDER
from mc_env.kernel.log import note
from mc_env.kernel.records import FULLY, NONE, Scope
from mc_env.kernel.zones import MAX_PLAYERS

OPEN_AREAS: Final = (
    *range(PLAY, N_ZONES),
    ASIDE,
    *range(NEMESIS, NEMESIS + MAX_PLAYERS),
    *range(HAND, HAND + MAX_PLAYERS),
    *DISCARD_PILES,
)


class SearchEffect(Op):
    """Look for cards in piles, choose among those that fit, shuffle each deck that was searched (Reference "Search").

    Whether the searched piles hold such a card decides nothing beforehand: a search may fail.
    """

    __slots__ = ("asking", "by", "count", "ending", "find", "piles", "slot")

    def __init__(self, n: e.Search, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.steps = (self.ask, self.take_answer, self.end)
        self.asking = self.number(self.ask)
        self.ending = self.number(self.end)
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

    def start(self, g: State, sc: int) -> None:
        g.stack.append(SearchFrame(self.id, sc))

    def ask(self, g: State, f: SearchFrame) -> bool:
        """For the next card, until there are enough or no other fits."""
        s = g.scopes[f.sc]
        fitting = [c for c in self.find(g, s) if c not in f.found] if len(f.found) < self.count(g, s) else []
        if not fitting:
            f.at = self.ending
            return False
        by = self.by(g, s)
        g.ask(by[0] if by else g.first, ASK_PICK, card_options(g, fitting, PICKS), s.src)
        return True

    def take_answer(self, g: State, f: SearchFrame) -> bool:
        f.found += (g.answer[1],)
        f.at = self.asking
        return False

    def end(self, g: State, f: SearchFrame) -> bool:
        s = g.scopes[f.sc]
        set_slot(s, self.slot, f.found)
        for z in self.searched(g, s):
            if z in DECKS:
                moves.shuffle(g, z)
        by = self.by(g, s)
        p = by[0] if by else g.first
        tell_found(g, s, p, f.found)
        g.stack.pop()
        return True

    def picked(self, f: SearchFrame) -> tuple[int, ...]:
        return f.found


def tell_found(g: State, s: Scope, p: int, cards: tuple[int, ...]) -> None:
    """Report what a search has come to; which cards were found is the searcher's to know."""
    note(g, "search", card=s.src, player=p, n=len(cards))
    note(g, "found cards", player=p, cards=cards, seen_by=moves.ALL_KNOW if g.open_hands else 1 << p)
    s.last = (FULLY if cards else NONE, len(cards), cards)


class FindEffect(Op):
    """Look for a card in every area where it may be (Reference "Find").

    Facedown encounter cards, the victory display and removed cards are left out. Places that lie open come first; decks are
    searched, and shuffled, only if the card is in none of them.
    """

    __slots__ = ("by", "match", "slot")

    def __init__(self, n: e.Find, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.steps = (self.look, self.take_answer)
        self.match = compile_sel(n.of, ctx)[1]
        self.slot = ctx.slot(n.name)
        self.by = compile_players(n.by, ctx)

    def fitting(self, g: State, s: Scope, zones: Iterable[int]) -> list[int]:
        return [c for z in zones for c in g.zones[z] if c != s.src and self.match.holds(g, s, c)]

    def start(self, g: State, sc: int) -> None:
        g.stack.append(FindFrame(self.id, sc))

    def finder(self, g: State, s: Scope) -> int:
        by = self.by(g, s)
        return by[0] if by else g.first

    def look(self, g: State, f: FindFrame) -> bool:
        s = g.scopes[f.sc]
        p = self.finder(g, s)
        found = self.fitting(g, s, OPEN_AREAS)
        found += [c for c in self.fitting(g, s, (UNDER,)) if visible(g, p, c)]
        if not found:
            f.decks = tuple(z for z in DECKS if g.zones[z])
            found = self.fitting(g, s, f.decks)
        if found:
            g.ask(p, ASK_PICK, card_options(g, found, PICKS), s.src)
        else:
            self.end(g, f, ())
        return True

    def take_answer(self, g: State, f: FindFrame) -> bool:
        self.end(g, f, (g.answer[1],))
        return True

    def end(self, g: State, f: FindFrame, cards: tuple[int, ...]) -> None:
        s = g.scopes[f.sc]
        set_slot(s, self.slot, cards)
        for z in f.decks:
            moves.shuffle(g, z)
        tell_found(g, s, self.finder(g, s), cards)
        g.stack.pop()


handles(
    {
        e.Search: SearchEffect,
        e.Find: FindEffect,
    }
)
