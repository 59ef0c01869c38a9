"""Effects that fetch cards from decks, hands and KO piles (rulebook, "Searching and Shuffling")."""

from __future__ import annotations

from typing import Final

from mc_env.kernel.records import DONE, FULLY, NOTHING, Scope, set_slot
from mc_env.versus.cards import kit
from mc_env.versus.engine import moves, selecting
from mc_env.versus.engine.effects.base import CHOSEN_SLOT, ask_row, different, may_appear
from mc_env.versus.engine.frames import ListFrame
from mc_env.versus.engine.options import ASK_PICK, STOP, V_PICK
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import Op
from mc_env.versus.engine.zones import BACK, DECK, HAND, KO_PILE
from mc_env.versus.terms import PILE_DECK, PILE_HAND, PILE_KO

_FIRST: Final = {PILE_DECK: DECK, PILE_HAND: HAND, PILE_KO: KO_PILE}


class Fetch(Op):
    """Cards are picked one by one and go where they go; who searches a deck may fail to find, and shuffles it."""

    __slots__ = ("asking", "ending", "fits", "n", "piles", "same_team", "searches", "to")

    def __init__(self, node: kit.Fetch) -> None:
        super().__init__()
        self.fits = selecting.kind(node.kind)
        self.piles = tuple([_FIRST[pile] for pile in node.piles])
        self.searches = PILE_DECK in node.piles
        self.to = node.to
        self.n = node.n
        self.same_team = node.same_team
        self.steps = (self.ask, self.take, self.placed, self.end)
        self.asking = self.number(self.ask)
        self.ending = self.number(self.end)

    def candidates(self, g: State, s: Scope, had: tuple[int, ...]) -> list[int]:
        out: list[int] = []
        for z in self.piles:
            out += [c for c in g.zones[z + s.player] if c not in had and self.fits(g, s, c) and self.goes(g, s, c)]
        if self.same_team and had:
            return [c for c in out if selecting.share_team(g, c, had[0])]
        if self.same_team:
            return [c for c in out if any(x != c and selecting.share_team(g, c, x) for x in out)]
        return out

    def goes(self, g: State, s: Scope, c: int) -> bool:
        """Whether a card may go where it would."""
        return self.to not in (kit.ONTO_YOUR_SIDE, kit.INTO_BACK_ROW) or may_appear(g, s.player, c)

    def possible(self, g: State, s: Scope) -> bool:
        return self.searches or bool(self.candidates(g, s, ()))

    def start(self, g: State, sc: int) -> None:
        set_slot(g.scopes[sc], CHOSEN_SLOT, ())
        g.stack.append(ListFrame(self.id, sc))

    def ask(self, g: State, f: ListFrame) -> bool:
        s = g.scopes[f.sc]
        had = selecting.chosen(s)
        opts = different(g, tuple(self.candidates(g, s, had)))
        if f.done == self.n or not opts:
            g.settle(STOP)
            return False
        forced = self.same_team and bool(had)
        may_stop = not forced and (self.searches or self.n > 1)
        g.ask(s.player, ASK_PICK, (*opts, STOP) if may_stop else opts, s.src)
        return True

    def take(self, g: State, f: ListFrame) -> bool:
        s = g.scopes[f.sc]
        verb, c, _, _ = g.answer
        if verb != V_PICK:
            f.at = self.ending
            return False
        f.done += 1
        set_slot(s, CHOSEN_SLOT, (*selecting.chosen(s), c))
        if self.to == kit.ONTO_YOUR_SIDE:
            ask_row(g, s.player, c)
            return True
        return False

    def placed(self, g: State, f: ListFrame) -> bool:
        s = g.scopes[f.sc]
        c, p = selecting.chosen(s)[-1], s.player
        f.at = self.asking
        if self.to == kit.ONTO_YOUR_SIDE:
            moves.enter(g, c, p, g.answer[2])
        elif self.to == kit.INTO_BACK_ROW:
            moves.enter(g, c, p, BACK + p)
        elif self.to == kit.INTO_RESOURCES:
            moves.gain_resource(g, p, c, up=True)
        elif self.to == kit.AT_THE_BOTTOM:
            moves.move(g, c, DECK + g.owner[c], bottom=True)
        elif not self.same_team:
            self.to_hand(g, p, c)
        return True

    def to_hand(self, g: State, p: int, c: int) -> None:
        """It has been revealed to everybody."""
        g.known[c] = moves.ALL_KNOW
        moves.move(g, c, HAND + p)

    def end(self, g: State, f: ListFrame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        cards = selecting.chosen(s)
        if self.same_team:
            for c in cards:
                self.to_hand(g, s.player, c)
        if self.searches:
            moves.shuffle(g, s.player)
        s.last = (FULLY, len(cards), cards) if cards else NOTHING
        return True


class Reveal(Op):
    """The top cards are revealed; one of a kind goes to the hand, the rest to the bottom in the order they lie."""

    __slots__ = ("asking", "copies", "fits", "n")

    def __init__(self, node: kit.Reveal) -> None:
        super().__init__()
        self.n = node.n
        self.fits = selecting.kind(node.kind)
        self.copies = node.copies
        self.steps = (self.ask, self.take, self.end)
        self.asking = self.number(self.ask)

    def possible(self, g: State, s: Scope) -> bool:
        return bool(g.zones[DECK + s.player])

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        top = g.zones[DECK + s.player][-self.n :]
        set_slot(s, CHOSEN_SLOT, ())
        s.last = NOTHING
        for c in top:
            g.known[c] = moves.ALL_KNOW
        if top:
            g.stack.append(ListFrame(self.id, sc, len(top)))

    def ask(self, g: State, f: ListFrame) -> bool:
        s = g.scopes[f.sc]
        had = selecting.chosen(s)
        among = [c for c in g.zones[DECK + s.player][-f.done :] if c not in had]
        if had:
            fitting = [c for c in among if selecting.like_chosen(g, s, c)] if self.copies else []
        else:
            fitting = [c for c in among if self.fits(g, s, c)]
        opts = different(g, tuple(fitting))
        if not opts:
            g.settle(STOP)
            return False
        g.ask(s.player, ASK_PICK, (*opts, STOP) if had else opts, s.src)
        return True

    def take(self, g: State, f: ListFrame) -> bool:
        s = g.scopes[f.sc]
        if g.answer[0] == V_PICK:
            set_slot(s, CHOSEN_SLOT, (*selecting.chosen(s), g.answer[1]))
            f.at = self.asking
        return False

    def end(self, g: State, f: ListFrame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        p, picked = s.player, selecting.chosen(s)
        deck = g.zones[DECK + p]
        rest = tuple([c for c in deck[-f.done :] if c not in picked])
        below = deck[: len(deck) - f.done]
        for c in picked:
            moves.move(g, c, HAND + p)
        g.zones[DECK + p] = rest + below
        s.last = (FULLY, len(picked), picked) if picked else NOTHING
        return True


class RevealUntil(Op):
    """Cards are revealed up to one of a kind, which goes to the hand; the others are shuffled into the deck."""

    __slots__ = ("fits",)

    def __init__(self, node: kit.RevealUntil) -> None:
        super().__init__()
        self.fits = selecting.kind(node.kind)

    def possible(self, g: State, s: Scope) -> bool:
        return bool(g.zones[DECK + s.player])

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        found = [c for c in reversed(g.zones[DECK + s.player]) if self.fits(g, s, c)]
        s.last = DONE if found else NOTHING
        if found:
            g.known[found[0]] = moves.ALL_KNOW
            moves.move(g, found[0], HAND + s.player)
        moves.shuffle(g, s.player)
