"""What effects have in common (rulebook, "Resolving Effects"): done at once, or on characters that are found or chosen.

An effect is processed in the order in which it stands; what is impossible is skipped, and the rest is done.
"""

from __future__ import annotations

from typing import Final

from mc_env.kernel.frames import Frame
from mc_env.kernel.options import of_cards
from mc_env.kernel.records import FULLY, NOTHING, Scope, set_slot
from mc_env.kernel.state import Opt
from mc_env.versus.cards import kit
from mc_env.versus.engine import query, values
from mc_env.versus.engine.options import (
    ASK_ROW,
    ASK_TARGET,
    STOP,
    V_PICK,
    V_ROW,
    V_TARGET,
)
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import Fits, Op
from mc_env.versus.engine.zones import BACK, FRONT
from mc_env.versus.terms import (
    STAT_SWARM,
)

_TARGET: Final = of_cards(V_TARGET)
CHOSEN_SLOT: Final = 0  # where a power keeps what it has chosen


class AtOnce(Op):
    """An effect that is done in a moment, without a question."""

    __slots__ = ()

    def act(self, g: State, s: Scope) -> int:
        """Do it; how much was done."""
        raise NotImplementedError

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        n = self.act(g, s)
        s.last = (FULLY, n, ()) if n else NOTHING


class Question(Op):
    """An effect that begins with a question to who does it; if there is nothing to choose, nothing happens."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind  # of the decision

    def options(self, g: State, s: Scope) -> list[Opt]:
        """What there is to choose."""
        raise NotImplementedError

    def possible(self, g: State, s: Scope) -> bool:
        return bool(self.options(g, s))

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        s.last = NOTHING
        opts = self.options(g, s)
        if opts:
            g.begin(self.id, sc)
            g.ask(s.player, self.kind, tuple(opts), s.src)


class Targeted(Op):
    """An effect on characters: itself, each of a kind, or one that the player chooses."""

    __slots__ = ("how", "most", "taking", "test")

    def __init__(self, target: kit.Target) -> None:
        super().__init__()
        self.how = target.how
        self.most = target.most
        self.test: Fits = query.fits(target.which)
        self.steps = (self.take, self.take_some)
        self.taking = self.number(self.take_some)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        """Whether a character may be chosen for this."""
        return True

    def candidates(self, g: State, s: Scope) -> list[int]:
        return [c for c in query.found(g, s, self.test) if self.affects(g, s, c)]

    def possible(self, g: State, s: Scope) -> bool:
        if self.how == "before":
            chosen = s.slots[CHOSEN_SLOT]
            return isinstance(chosen, tuple) and any(values.in_play(g, c) and self.affects(g, s, c) for c in chosen)
        return self.how != "a" or self.finds_one(g, s)

    def finds_one(self, g: State, s: Scope) -> bool:
        """Whether there are candidates at all."""
        for c in values.characters(g):
            if self.test(g, s, c) and self.affects(g, s, c):
                return True
        return False

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        if self.how in ("a", "up to one"):
            opts: list[Opt] = [_TARGET[c] for c in self.candidates(g, s)]
            if self.how == "up to one":
                opts.append(STOP)
            if not opts:
                s.last = NOTHING
                return
            g.begin(self.id, sc)
            g.ask(s.player, ASK_TARGET, tuple(opts), s.src)
            return
        if self.how == "some":
            set_slot(s, CHOSEN_SLOT, ())
            g.begin(self.id, sc)
            g.stack[-1].at = self.taking
            self.ask_some(g, s)
            return
        if self.how == "self":
            cards = [s.src] if values.in_play(g, s.src) else []
        elif self.how == "each":
            cards = self.candidates(g, s)
        elif self.how == "before":
            chosen = s.slots[CHOSEN_SLOT]
            cards = [c for c in chosen if values.in_play(g, c)] if isinstance(chosen, tuple) else []
        elif self.how == "remembered":
            c = s.slots[1]
            cards = [c] if isinstance(c, int) and c >= 0 and values.in_play(g, c) else []
        else:
            target = g.recs[s.rec].target if s.rec in g.recs else -1
            cards = [target] if target >= 0 and values.in_play(g, target) else []
        self.done(g, s, cards)

    def take(self, g: State, f: Frame) -> bool:
        """The player has chosen."""
        g.stack.pop()
        s = g.scopes[f.sc]
        verb, c, _, _ = g.answer
        if verb == V_TARGET:
            set_slot(s, CHOSEN_SLOT, (c,))
            self.done(g, s, [c])
        else:
            s.last = NOTHING
        return True

    def ask_some(self, g: State, s: Scope) -> bool:
        """Another one, in the order in which they stand, so that every choice is made in one way; False if none is left."""
        chosen = s.slots[CHOSEN_SLOT]
        assert isinstance(chosen, tuple)
        left = self.candidates(g, s)
        if chosen:
            left = left[left.index(chosen[-1]) + 1 :]
        if len(chosen) == self.most > 0:
            left = []
        if left:
            g.ask(s.player, ASK_TARGET, (*[_TARGET[c] for c in left], STOP), s.src)
        else:
            g.settle(STOP)
        return bool(left)

    def take_some(self, g: State, f: Frame) -> bool:
        """The player has chosen another one, or enough."""
        s = g.scopes[f.sc]
        chosen = s.slots[CHOSEN_SLOT]
        assert isinstance(chosen, tuple)
        verb, c, _, _ = g.answer
        if verb == V_TARGET:
            set_slot(s, CHOSEN_SLOT, (*chosen, c))
            f.at = self.taking
            return self.ask_some(g, s)
        g.stack.pop()
        self.done(g, s, list(chosen))
        return True

    def done(self, g: State, s: Scope, cards: list[int]) -> None:
        n = self.act(g, s, cards) if cards else 0
        s.last = (FULLY, n, tuple(cards)) if n else NOTHING
        g.dirty = True

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        """Do it to these characters; how much was done."""
        raise NotImplementedError


def ask_row(g: State, p: int, c: int) -> None:
    """Front or back row?"""
    g.ask(p, ASK_ROW, ((V_ROW, c, FRONT + p, 0), (V_ROW, c, BACK + p, 0)), c)


def may_appear(g: State, p: int, c: int) -> bool:
    """Whether a character may come onto a player's side: not with the name of a main character (rulebook, "Uniqueness")."""
    for q in g.team(p):
        x = g.mains[q]
        if x != c and q not in g.fallen and values.same_name(g, x, c) and not values.has(g, x, STAT_SWARM):
            return False
    return True


def different(g: State, cards: tuple[int, ...]) -> tuple[Opt, ...]:
    """Cards to pick from, identical ones of one pile once."""
    seen: list[int] = []
    opts: list[Opt] = []
    for c in cards:
        look = g.face[c] << 8 | g.zone[c]
        if look not in seen:
            seen.append(look)
            opts.append((V_PICK, c, -1, 0))
    return tuple(opts)
