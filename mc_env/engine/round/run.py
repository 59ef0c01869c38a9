"""The loop: continuous checks, then the op on top of the stack, until somebody must decide or the game is over."""

from __future__ import annotations

from mc_env.engine.program.ops import OPS
from mc_env.engine.round.checks import check
from mc_env.engine.state.log import fact
from mc_env.engine.state.options import DecisionKind
from mc_env.engine.state.state import State


def run(g: State) -> None:
    """Resolve until a decision is pending or the game has ended."""
    stack = g.stack
    while g.pending is None:
        if g.dirty:  # the end of the game makes it so, too
            g.dirty = False
            if g.outcome:
                stack.clear()
                if g.ledger is not None:
                    fact(g, "end", outcome=g.outcome, reason=g.reason)
                return
            if check(g):
                g.dirty = True
                continue
            if g.outcome:
                continue
        f = stack[-1]
        OPS[f.op].step(g, f)
    if g.ledger is not None:
        fact(g, "decision", player=g.pending.player, kind=DecisionKind(g.pending.kind).name.lower())
