"""Looking ahead: what an effect comes to if nobody answers it, tried in a world that the player imagines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mc_env.agents.versus.duelist.standing import standing
from mc_env.kernel.state import Opt, Pending
from mc_env.versus.engine.game import Game
from mc_env.versus.engine.options import (
    ASK_COMBAT,
    ASK_FORMATION,
    ASK_MAIN,
    ASK_OPTION,
    ASK_PICK,
    ASK_RECRUIT,
    ASK_RESOURCE,
    ASK_STRIKE,
    ASK_TARGET,
    V_NO,
    V_PASS,
    V_STOP,
)
from mc_env.versus.engine.state import State

QUIET: Final = (ASK_MAIN, ASK_RECRUIT, ASK_FORMATION, ASK_RESOURCE)  # questions at which nothing is going on
BRANCHING: Final = (ASK_TARGET, ASK_OPTION, ASK_PICK, ASK_STRIKE)
MOST: Final = 5  # further choices that are tried one by one
LONG: Final = 60  # choices after which a look ahead ends wherever it is
MANY: Final = 12  # options of a decision that are looked at


def declining(opts: Sequence[Opt]) -> int:
    """The option that does nothing more; the last one if there is none."""
    for i, o in enumerate(opts):
        if o[0] in (V_PASS, V_STOP, V_NO):
            return i
    return len(opts) - 1


def outlook(world: Game, p: int, option: int, nested: bool = True) -> float:
    """How player p stands once an option has been chosen and all that it brings is over, if everybody passes."""
    copy = world.clone()
    copy.step(option)
    return _settled(copy, p, nested)


def _settled(game: Game, p: int, nested: bool) -> float:
    g: State = game.state
    for _ in range(LONG):
        pending = g.pending
        if pending is None or (pending.kind in QUIET and g.combat < 0):
            break
        if nested and pending.player == p and pending.kind in BRANCHING:
            return max([outlook(game, p, i, False) for i in range(min(len(pending.opts), MOST))])
        game.step(_usual(pending))
    return standing(g, p)


def _usual(pending: Pending) -> int:
    """What is chosen without thinking: pass in a combat, else the first thing that is offered."""
    return declining(pending.opts) if pending.kind == ASK_COMBAT else 0


def gains(world: Game, p: int, options: Sequence[int]) -> list[float]:
    """How player p would stand after each of some options."""
    return [outlook(world, p, i) for i in options]
