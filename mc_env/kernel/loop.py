"""The loop: continuous checks, then the op on top of the stack, until somebody must decide or the game is over."""

from __future__ import annotations

from typing import Generic

from mc_env.kernel.ops import G, Op


class Loop(Generic[G]):
    """How a game goes on: its ops, what is checked all the time, and what auditors are told."""

    __slots__ = ("ops",)

    def __init__(self, ops: list[Op[G]]) -> None:
        self.ops = ops

    def check(self, g: G) -> bool:
        """Do the next thing that must happen at once. True if something was done or pushed."""
        raise NotImplementedError

    def ended(self, g: G) -> None:
        """For auditors: the game is over."""

    def decided(self, g: G) -> None:
        """For auditors: somebody must decide."""

    def run(self, g: G) -> None:
        """Resolve until a decision is pending or the game has ended."""
        stack, ops = g.stack, self.ops
        while g.pending is None:
            if g.dirty:  # the end of the game makes it so, too
                g.dirty = False
                if g.outcome:
                    stack.clear()
                    if g.ledger is not None:
                        self.ended(g)
                    return
                if self.check(g):
                    g.dirty = True
                    continue
                if g.outcome:
                    continue
            f = stack[-1]
            ops[f.op].step(g, f)
        if g.ledger is not None:
            self.decided(g)
