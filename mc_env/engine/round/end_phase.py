"""The end of the player phase: players discard, draw up to their hand size and ready their cards."""

from __future__ import annotations

from collections.abc import Sequence

from mc_env.cards.terms import (
    EVENT_DISCARD,
    EVENT_DRAW,
    EVENT_READY,
    EVENT_READY_STEP,
    STAT_CANNOT_READY,
    STAT_HAND_SIZE,
)
from mc_env.engine.board import dealing, moves
from mc_env.engine.board import modifiers as mod
from mc_env.engine.program.ops import OP_END_PHASE, Op
from mc_env.engine.program.tables import FACES
from mc_env.engine.round.frames import HandsFrame
from mc_env.engine.round.periods import answered, moment
from mc_env.engine.state.options import ASK_DISCARD, PICKS, STOP, V_STOP
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import HAND
from mc_env.kernel.columns import cards_with
from mc_env.kernel.log import fact
from mc_env.kernel.state import Opt
from mc_env.kernel.zones import NOBODY


def hand_size(g: State, p: int) -> int:
    """A player's hand size now."""
    c = g.identity[p]
    return mod.stat(g, c, STAT_HAND_SIZE) if g.mods[STAT_HAND_SIZE] else FACES[g.face[c]].values[g.n][STAT_HAND_SIZE]


class EndPhaseOp(Op):
    """The first three steps of Reference "End of Player Phase"; the others are the round's (`rounds.RoundOp`)."""

    __slots__ = ("discarding",)

    def __init__(self) -> None:
        super().__init__(OP_END_PHASE)
        self.steps = (self.begin, self.discard, self.take_pick, self.draw_up, self.ready_step, self.ready)
        self.discarding = self.number(self.discard)

    def begin(self, g: State, f: HandsFrame) -> bool:
        f.players = g.players()
        g.active = -1
        if g.ledger is not None:
            fact(g, "end of player phase")
        return False

    def discard(self, g: State, f: HandsFrame) -> bool:
        """Step 1: in player order each player picks cards to discard; who has too many must go on."""
        while f.position < len(f.players):
            p = f.players[f.position]
            left = len(g.zones[HAND + p]) - len(f.picks)
            if not left:
                if self.drop(g, f):
                    f.at = self.discarding
                    return True
                continue
            opts = pick_options(g, g.zones[HAND + p], f.picks)
            if left <= hand_size(g, p):
                opts.append(STOP)
            g.ask(p, ASK_DISCARD, tuple(opts))
            return True
        f.at += 1  # nobody is left to pick
        return False

    def take_pick(self, g: State, f: HandsFrame) -> bool:
        f.at = self.discarding
        verb, c, _, _ = g.answer
        if verb == V_STOP:
            return self.drop(g, f)
        f.picks = (*f.picks, c)
        return False

    def draw_up(self, g: State, f: HandsFrame) -> bool:
        """Step 2: each player draws up to their hand size."""
        drawn: list[tuple[int, int, int]] = []
        for p in g.players():
            missing = hand_size(g, p) - len(g.zones[HAND + p])
            if missing > 0:
                drawn.append((-1, p, len(dealing.draw_cards(g, p, missing, replace=True))))
        if g.ledger is not None:
            fact(g, "drawn up")
        return answered(g, EVENT_DRAW, drawn)

    def ready_step(self, g: State, f: HandsFrame) -> bool:
        """Step 3: players are about to ready their cards."""
        moment(g, EVENT_READY_STEP)
        return True

    def ready(self, g: State, f: HandsFrame) -> bool:
        """Step 3: each player readies all of their cards."""
        readied = ready_all(g)
        if g.ledger is not None:
            fact(g, "readied")
        g.stack.pop()
        answered(g, EVENT_READY, [(c, g.controller[c], 1) for c in readied])
        return True

    def drop(self, g: State, f: HandsFrame) -> bool:
        """Discard what a player has picked; the next player's turn to pick. True if somebody may answer that first."""
        p, cards = f.players[f.position], f.picks
        f.picks = ()
        f.position += 1
        if not cards:
            return False
        moves.discard_from_hand(g, p, cards)
        return answered(g, EVENT_DISCARD, [(c, p, 1) for c in cards])

    def picked(self, f: HandsFrame) -> tuple[int, ...]:
        return f.picks


EndPhaseOp()


def pick_options(g: State, cards: Sequence[int], picked: tuple[int, ...] = ()) -> list[Opt]:
    """Options to pick a card of a hand, beside those picked already; identical copies are one."""
    seen: list[int] = []
    out: list[Opt] = []
    for c in cards:
        if not picked or c not in picked:
            face = g.face[c]
            if face not in seen:
                seen.append(face)
                out.append(PICKS[c])
    return out


def ready_all(g: State) -> list[int]:
    """Each player readies all of their cards; which those are."""
    out: list[int] = []
    for c in cards_with(g.exhausted):
        if g.controller[c] != NOBODY and not (g.mods[STAT_CANNOT_READY] and mod.stat(g, c, STAT_CANNOT_READY)):
            g.exhausted[c] = 0
            out.append(c)
    return out
