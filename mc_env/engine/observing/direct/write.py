"""One observation after another into the same sheets."""

from __future__ import annotations

from mc_env.engine.observing.direct.decision import write_decision
from mc_env.engine.observing.direct.entities import forget_rows, write_entities
from mc_env.engine.observing.direct.globals import write_globals
from mc_env.engine.observing.direct.over import write_over
from mc_env.engine.observing.direct.piles import write_piles
from mc_env.engine.observing.direct.sheets import Sheets
from mc_env.engine.observing.globals import current_act
from mc_env.engine.state.state import State
from mc_env.kernel.native import i64


def write(g: State, p: int, ids: list[int], s: Sheets, piles: bool) -> None:
    """Everything player p may know, after what the sheets hold already; piles only if they are wanted."""
    s.look_as(g.n, p, ids)
    pending = g.pending
    if pending is not None and pending.player != p:
        pending = None
    act = current_act(g) if g.recs else None
    try:
        write_entities(g, p, s, pending)
        write_over(g, s, act, pending)
        write_decision(g, p, s, pending)
        n_piles: i64 = 0
        if piles:
            n_piles = write_piles(g, p, s)
        write_globals(g, p, s, act, len(pending.opts) if pending is not None else 0, n_piles)
    finally:
        forget_rows(s)
    s.end(s.n, n_piles)
