"""Who sees what: the one rule of what a player may know of a card (rulebook, "Resources and Locations", "Stunned Characters").

Everybody may look at stunned characters and KO piles; hands and face-down resources are for their player alone.
"""

from __future__ import annotations

from mc_env.kernel.zones import HELD, SHOWN
from mc_env.versus.engine.state import State
from mc_env.versus.engine.zones import FRONT, HAND, SECRECY, SIDE


def visible(g: State, p: int, c: int) -> bool:
    """Whether player p may see a card."""
    z = g.zone[c]
    if z >= FRONT or g.known[c] >> p & 1:
        return True
    secrecy = SECRECY[z]
    return secrecy == SHOWN or z == SIDE + p or (secrecy == HELD and (g.open_hands or z == HAND + p))
