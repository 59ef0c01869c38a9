"""Players who play with open hands, and who may pay for it to end."""

from __future__ import annotations

from mc_env.kernel.state import Opt
from mc_env.versus.engine import moves, paying, values
from mc_env.versus.engine.options import V_PAY
from mc_env.versus.engine.state import State
from mc_env.versus.terms import STAT_HANDS_REVEALED


def payments(g: State, p: int) -> list[Opt]:
    """The locations with which a player may end that enemies see their hand: (V_PAY, location, modifier, symbol)."""
    out: list[Opt] = []
    for e in g.mods[STAT_HANDS_REVEALED]:
        lasting = g.lasting[-e]
        if g.sides[lasting.scope.player] != g.sides[p]:
            symbol = values.locked(lasting)[0]
            out += [
                (verb, c, -e, symbol) for verb, c, _, symbol in paying.payments(g, p, lasting.scope.src, (symbol,), ())
            ]
    return out


def pay(g: State, p: int, option: Opt) -> bool:
    """A player ends it; False if that is not what was chosen."""
    verb, c, serial, _ = option
    if verb != V_PAY:
        return False
    paying.spend(g, p, (c,))
    moves.end_lasting(g, serial)
    return True
