"""Effects that look for cards: search piles, find a card wherever it may be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mc_env.cards.kit import effects as e
from mc_env.cards.kit import nodes as k
from mc_env.engine.board import moves
from mc_env.engine.effects.base import ChooseOp, Context, card_options, handles, set_slot
from mc_env.engine.knowing.views import visible
from mc_env.engine.program.ops import Op
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.selectors import compile_sel
from mc_env.engine.query.sources import piles_of
from mc_env.engine.query.values import compile_value
from mc_env.engine.state.frames import OldFrame
from mc_env.engine.state.log import note
from mc_env.engine.state.options import ASK_PICK, V_PICK
from mc_env.engine.state.records import FULLY, NONE, Scope
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import (
    ASIDE,
    DECK,
    DECKS,
    DISCARD_PILES,
    ENC_DECK,
    EXTRA,
    HAND,
    N_ZONES,
    NEMESIS,
    PLAY,
    UNDER,
)

OPEN_AREAS: Final = (
    *range(PLAY, N_ZONES),
    ASIDE,
    *range(NEMESIS, NEMESIS + 4),
    *range(HAND, HAND + 4),
    *DISCARD_PILES,
)


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

    def step(self, g: State, f: OldFrame) -> None:
        s = g.scopes[f.sc]
        if f.at == 0:
            f.a = ()
        if f.at == 1:
            f.a = (*f.a, g.answer[1])
        found = [c for c in self.find(g, s) if c not in f.a] if len(f.a) < self.count(g, s) else []
        if found:
            f.at = 1
            by = self.by(g, s)
            g.ask(by[0] if by else g.first, ASK_PICK, card_options(g, found, V_PICK), s.src)
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

    def picked(self, f: OldFrame) -> tuple[int, ...]:
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

    def step(self, g: State, f: OldFrame) -> None:
        """Register a = the decks that were searched."""
        s = g.scopes[f.sc]
        by = self.by(g, s)
        p = by[0] if by else g.first
        cards: tuple[int, ...] = ()
        if f.at == 0:
            f.at = 1
            f.a = ()
            found = self.fitting(g, s, OPEN_AREAS)
            found += [c for c in self.fitting(g, s, (UNDER,)) if visible(g, p, c)]
            if not found:
                f.a = tuple(z for z in DECKS if g.zones[z])
                found = self.fitting(g, s, f.a)
            if found:
                g.ask(p, ASK_PICK, card_options(g, found, V_PICK), s.src)
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


handles(
    {
        e.Search: SearchEffect,
        e.Find: FindEffect,
    }
)
