"""A turn: its phases, and what ends with it (rulebook, "Turn Sequence", "Draw Phase", "Recovery Phase")."""

from __future__ import annotations

from typing import Final

from mc_env.kernel.log import note
from mc_env.versus.engine import ending, events, limits, moves, powers, stunning, values
from mc_env.versus.engine.frames import PhaseFrame
from mc_env.versus.engine.options import ASK_RECOVERY, STOP, V_STOP
from mc_env.versus.engine.state import FROZEN_NEXT, FROZEN_NOW, State
from mc_env.versus.engine.tables import OP_BUILD, OP_MAIN, OP_RECOVERY, OP_TURN, Op
from mc_env.versus.terms import (
    EVENT_BUILD_BEGINS,
    EVENT_MAIN_BEGINS,
    EVENT_TURN_BEGINS,
    EVENT_TURN_ENDS,
    MOMENT_RECOVERY,
    PHASE_BUILD,
    PHASE_DRAW,
    PHASE_MAIN,
    PHASE_RECOVERY,
    UNTIL_NEXT_ATTACK_ENDS,
    UNTIL_TURN_ENDS,
)

CARDS_A_TURN: Final = 2


class TurnOp(Op):
    """A player's turn; when it is over, the next player has theirs."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_TURN)
        self.steps = (
            self.begin,
            self.draw,
            self.recovery,
            self.build,
            self.main,
            self.turn_ends,
            self.next_turn,
        )

    def begin(self, g: State, f: PhaseFrame) -> bool:
        """ "At the start of your turn" comes before the draw."""
        p = f.player
        g.active = p
        g.turns += 1
        g.round = (g.turns + g.n - 1) // g.n
        g.phase = PHASE_DRAW
        if g.log is not None:
            note(g, "turn", player=p)
        for c in values.of_player(g, p):
            g.frozen[c] = FROZEN_NOW if g.frozen[c] & FROZEN_NEXT else 0
        moves.end_of_players_turn(g, p, begins=True)
        only_one_main(g, p)
        g.fallen += tuple([q for q in g.team(p) if q not in g.fallen and ending.lost_as_the_turn_begins(g, q)])
        events.tell(g, EVENT_TURN_BEGINS, player=p)
        g.dirty = True
        return True

    def draw(self, g: State, f: PhaseFrame) -> bool:
        """Two cards; the first turn of the game brings none, and if more than two take turns the second brings one."""
        n = CARDS_A_TURN
        if g.turns == 1:
            n = 0
        elif g.turns == 2 and g.n > 2 and not g.shared:
            n = 1
        for p in g.team(f.player):
            moves.draw(g, p, n)
        return True

    def recovery(self, g: State, f: PhaseFrame) -> bool:
        """Stunned characters recover, then characters ready; frozen ones do not."""
        g.phase = PHASE_RECOVERY
        mine = values.of_player(g, f.player)
        for c in mine:
            stunning.recover(g, c)
        for c in mine:
            moves.ready(g, c)
        g.stack.append(PhaseFrame(OP_RECOVERY, -1, f.player))
        return True

    def build(self, g: State, f: PhaseFrame) -> bool:
        g.phase = PHASE_BUILD
        events.tell(g, EVENT_BUILD_BEGINS, player=f.player)
        g.stack.append(PhaseFrame(OP_BUILD, -1, f.player))
        return True

    def main(self, g: State, f: PhaseFrame) -> bool:
        g.phase = PHASE_MAIN
        events.tell(g, EVENT_MAIN_BEGINS, player=f.player)
        g.stack.append(PhaseFrame(OP_MAIN, -1, f.player))
        return True

    def turn_ends(self, g: State, f: PhaseFrame) -> bool:
        events.tell(g, EVENT_TURN_ENDS, player=f.player)
        return True

    def next_turn(self, g: State, f: PhaseFrame) -> bool:
        """Modifiers of this turn expire, the frozen thaw; super powers can be used again."""
        for c in values.characters(g):
            g.frozen[c] &= FROZEN_NEXT
        moves.end_all(g, UNTIL_TURN_ENDS)
        moves.end_all(g, UNTIL_NEXT_ATTACK_ENDS)
        moves.end_of_players_turn(g, f.player, begins=False)
        g.ended = tuple([g.turns if p in g.team(f.player) else n for p, n in enumerate(g.ended)])
        limits.end_turn(g)
        g.happened.clear()
        g.stack.pop()
        if not ending.out_of_cards(g):
            g.stack.append(PhaseFrame(OP_TURN, -1, g.next_turn(f.player)))
        return True


class RecoveryOp(Op):
    """After characters have recovered and readied, super powers of the recovery phase may be used."""

    __slots__ = ("asking",)

    def __init__(self) -> None:
        super().__init__(OP_RECOVERY)
        self.steps = (self.ask, self.take)
        self.asking = self.number(self.ask)

    def ask(self, g: State, f: PhaseFrame) -> bool:
        for p in g.team(f.player):
            opts = powers.actions(g, p, MOMENT_RECOVERY) if p >= f.stage and g.alive[p] else []
            if opts:
                f.stage = p
                g.ask(p, ASK_RECOVERY, (*opts, STOP))
                return True
        moves.end_of_recovery(g, f.player)
        g.stack.pop()
        return True

    def take(self, g: State, f: PhaseFrame) -> bool:
        f.at = self.asking
        if g.answer[0] == V_STOP:
            f.stage += 1
        else:
            powers.act(g, f.stage, g.answer)
        return True


def only_one_main(g: State, p: int) -> None:
    """Who begins a turn with several main characters keeps one: the one they began with, or else the first.

    A two-headed team keeps those of both players."""
    mains = [c for c in values.of_player(g, p) if values.is_main(g, c)]
    own = [c for c in mains if any(g.mains[q] == c for q in g.team(p))]
    if len(mains) > 1:
        stunning.knock_out(g, [c for c in mains if c not in (own or mains[:1])])
